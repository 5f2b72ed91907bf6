//! Physics tests, linked into one binary.

mod cases;
mod properties;
mod vectors;
