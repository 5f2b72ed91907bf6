//! The daily course: results submitted by players.

pub(crate) mod cache;
pub(crate) mod routes;
