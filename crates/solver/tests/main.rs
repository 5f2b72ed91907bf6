//! Solver tests, linked into one binary.

mod cases;
mod collection;
mod courses;
mod judgement;
mod oracle;
mod values;
