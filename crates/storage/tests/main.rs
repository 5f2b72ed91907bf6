//! The storage tests, linked into one program.

#![allow(clippy::unwrap_used)]

mod log;
mod moderation;
mod story;
mod upgrade;
