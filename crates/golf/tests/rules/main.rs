//! One test or more for every rule of the project's rules document, named after
//! what the rule does; rule id and figure stand in the comment above it.
//!
//! Every stroke here is played twice, by the engine and by the slow oracle, and
//! both must tell the same (see [`both`]).
#![allow(clippy::unwrap_used)]

#[path = "../engine/mod.rs"]
mod engine;
#[allow(dead_code, unused_imports)]
#[path = "../oracle/mod.rs"]
mod oracle;

mod board;
mod both;
mod carom;
mod courses;
mod dice;
mod dynamic;
mod figures;
mod flat;
mod pieces;
mod rebounds;
mod slowing;
mod stroke;
mod tall;
