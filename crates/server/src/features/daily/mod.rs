//! The daily course: results submitted by players.

pub(crate) mod routes;
pub(crate) mod state;
