//! At least one test for every rule of the rules document, named after what the rule does. The
//! comment above each test gives the rule id and figure.
//!
//! Every stroke is played twice, by the engine and by the slow oracle, and both must agree (see
//! [`both`]).

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
