//! Tests of the physics and the referee, linked into one binary.

mod cases;
mod properties;
mod vectors;
