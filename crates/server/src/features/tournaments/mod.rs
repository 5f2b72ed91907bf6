//! Tournaments: matches of two players, in rounds, by the Swiss system.
//!
//! A tournament's rows in the database determine its state. Twice per second, the node with the
//! lease takes the next steps of all tournaments. It pairs rounds that are due (`contest::swiss`), opens
//! their tables, and reads the results of matches from the log. When all matches of a round are
//! decided, the next round is due. Each step is one transaction. Two nodes may try the same step
//! without harm, because the keys of the database let only one of them succeed. If a node dies in
//! between, the next node finishes its work. The tables reserve their seats for the two players,
//! who sit down themselves and add their own bytes to the dice.

mod rounds;
pub(crate) mod routes;
mod runner;
mod shown;

pub(crate) use rounds::{courses_of_round, is_printed, read_game};
pub(crate) use runner::run;
pub(crate) use shown::{Shown, call, entry};
