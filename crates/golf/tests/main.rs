//! Mini golf tests, linked into one binary.

#![allow(clippy::unwrap_used)]

mod cases;
mod collection;
mod course_file_errors;
mod engine;
mod findings;
mod oracle;
mod properties;
mod rules;
mod symmetry;
