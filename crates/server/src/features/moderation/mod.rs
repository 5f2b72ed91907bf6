//! Reports from players, and operator actions.

pub(crate) mod operators;
pub(crate) mod routes;
