//! Figure tests, linked into one binary.

mod figure_format;
mod figures;
