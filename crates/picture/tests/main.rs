//! The picture tests, linked into one program.

mod figures;
mod pictures;
mod snapshots;
