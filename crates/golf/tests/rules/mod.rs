//! One test or more for every rule of the project's rules document, named after
//! what the rule does; rule id and figure stand in the comment above it.
//!
//! Every stroke here is played twice, by the engine and by the slow oracle, and
//! both must tell the same (see [`both`]).

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
