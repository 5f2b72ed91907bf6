//! The daily course: the results that players send in.

pub(crate) mod cache;
pub(crate) mod routes;
