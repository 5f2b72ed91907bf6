//! The tests of figures, linked into one program.

mod figure_format;
mod figures;
