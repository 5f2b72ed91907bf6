//! Tournaments: rounds of matches between two players, paired by the Swiss system.
//!
//! A tournament's rows in the database determine its state. Twice per second, the node with the
//! lease takes the next steps of all tournaments. This node pairs rounds that are due
//! (`contest::swiss`), opens their tables, and reads the results of matches from the log. When all
//! matches of a round are decided, the next round is due. Each step is one transaction. Two nodes
//! may try the same step without harm, because unique keys in the database let only one of them
//! succeed. If a node dies between two steps, another node continues its work. Each table reserves
//! its seats for its two players, who sit down themselves and add their own random bytes to the
//! seed of the dice.

mod rounds;
pub(crate) mod routes;
mod runner;
mod shown;

pub(crate) use rounds::{courses_of_round, is_printed, read_game};
pub(crate) use runner::run;
pub(crate) use shown::{Shown, call, entry};
