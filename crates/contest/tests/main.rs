//! The tests of contests, linked into one program.

mod cup;
mod daily;
