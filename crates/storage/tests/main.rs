//! Links all storage tests into one program.

#![allow(clippy::unwrap_used)]

mod log;
mod moderation;
mod stories;
mod upgrade;
