//! Ratings and skill of players.

pub(crate) mod rated;
pub(crate) mod routes;
mod service;

pub(crate) use service::*;
