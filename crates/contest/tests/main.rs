//! Contest tests, linked into one binary.

mod cup;
mod daily;
