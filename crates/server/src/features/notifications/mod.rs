//! Notifications for players who do not have the page open.

pub(crate) mod routes;
mod service;

pub(crate) use routes::shown;
pub(crate) use service::*;
