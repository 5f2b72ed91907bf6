//! Cups: editions, players' tries, and standings.

pub(crate) mod access;
pub(crate) mod editions;
pub(crate) mod routes;
mod service;
pub(crate) mod state;
pub(crate) mod tries;

pub(crate) use service::*;
