//! The tests of pictures, linked into one binary.

mod figures;
mod pictures;
mod snapshots;
