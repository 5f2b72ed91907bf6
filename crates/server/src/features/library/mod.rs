//! The library: published courses and their results.

pub(crate) mod board_hash;
pub(crate) mod results;
pub(crate) mod routes;
mod service;
pub(crate) mod state;

pub(crate) use routes::shown;
pub(crate) use service::*;
