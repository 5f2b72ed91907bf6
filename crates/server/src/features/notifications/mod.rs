//! Notifications for players without an open page.

pub(crate) mod push;
pub(crate) mod routes;
mod service;

pub(crate) use routes::shown;
pub(crate) use service::*;
