//! The tests of pictures, linked into one program.

mod figures;
mod pictures;
mod snapshots;
