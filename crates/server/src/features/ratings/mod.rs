//! Player ratings and skill.

pub(crate) mod rated;
pub(crate) mod routes;
mod service;
pub(crate) mod sitters;

pub(crate) use service::*;
