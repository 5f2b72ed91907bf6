//! The tests of tables, linked into one program.

mod carramboule;
mod matches;
mod requests;
mod secrecy;
mod support;
mod tampering;
