//! Tests of the figures, linked into one binary.

mod figure_format;
mod figures;
