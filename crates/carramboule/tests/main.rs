//! The tests of the physics and the referee, linked into one program.

mod cases;
mod properties;
mod vectors;
