//! The tests of the solver, linked into one program.

mod cases;
mod collection;
mod courses;
mod judgement;
mod oracle;
mod values;
