//! At least one test for every rule in the rules document, named after what the rule does. The
//! comment above each test gives the rule ids and the figures.
//!
//! Every stroke is played by both the engine and the slow oracle, which must agree (see [`both`]).

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
