//! The table tests, linked into one program.

mod carramboule;
mod matches;
mod requests;
mod secrecy;
mod support;
mod tampering;
