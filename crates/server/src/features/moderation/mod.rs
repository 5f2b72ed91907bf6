//! Reports, and the actions of operators.

pub(crate) mod operators;
pub(crate) mod routes;
