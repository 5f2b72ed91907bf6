//! Tests of the crate `solid`.

mod bodies;
mod files;
mod ground;
mod model;
