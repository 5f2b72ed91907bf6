//! Tournaments: head to head, in rounds, by the Swiss system.
//!
//! A tournament's state is a function of its rows. Twice per second the node with the lease takes
//! the next steps of all tournaments: it pairs rounds that are due (`contest::swiss`), opens their tables,
//! and reads the results of matches from the log. When all matches of a round are decided, the next
//! round is due. Each step is a transaction that two nodes can try without harm, because the keys
//! of the database let only one of them succeed. If a node dies in between, the next node finishes
//! its work. The tables reserve seats for their two players, who sit down themselves and add their
//! own bytes to the dice.

mod rounds;
mod runner;
mod shown;

pub(crate) use rounds::{courses_of_round, is_printed, read_game};
pub(crate) use runner::run;
pub(crate) use shown::{Shown, call, entry};
