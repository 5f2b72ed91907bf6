//! Tournaments: head to head, round by round, by the Swiss system.
//!
//! A tournament is a function of its rows. Once a second whoever has the lease looks after all of
//! them: a round that is due is paired (`pairing`), its tables are opened, what their matches come
//! to is taken from the log, and when all are decided the next round is due. Each of these is a
//! transaction that two nodes could try without harm: the keys of the database let one of them
//! have its way, and a node that dies in between leaves nothing that the next look would not
//! finish. Seats are kept for their two players by the table itself; these sit down themselves,
//! with what they add to the dice.

mod pairing;
mod rounds;
mod runner;
mod shown;
mod standings;

pub(crate) use rounds::{courses_of_round, is_printed, read_game};
pub(crate) use runner::run;
pub(crate) use shown::{Shown, call, entry};
