//! Tournaments: rounds of two-player matches, paired by the Swiss system.
//!
//! A tournament's state consists only of its database rows. Twice per second, the node that holds
//! the lease advances all tournaments: it pairs rounds that are due (`contest::swiss`), opens their
//! tables, and collects match results. When all matches in a round are decided, the next round is
//! due. Each step is one transaction. Two nodes can safely attempt the same step, because unique
//! keys in the database let only one of them succeed. If a node dies between two steps, another
//! node continues its work. Each table reserves its seats for its two players, who sit down
//! themselves and add their own random bytes to the dice seed.

mod rounds;
pub(crate) mod routes;
mod runner;
mod shown;
pub(crate) mod state;

pub(crate) use rounds::{courses_of_round, is_printed, read_game};
pub(crate) use runner::run;
pub(crate) use shown::{call, entry, standings_json};
