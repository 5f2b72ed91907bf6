//! Cups in duplicate: everybody plays the same courses with the same dice.
//!
//! Nothing has to run for a cup. It is a [`Series`], whose editions follow from the clock; the
//! courses of an [`Edition`] follow from SHA-256 of the series and the edition, its dice from a
//! secret that the server keeps until the edition is over. How an edition
//! stands ([`standings`]), where it was decided ([`deciding`]) and what a season comes to
//! ([`season`]) follow from the results alone.

mod deciding;
mod edition;
mod season;
mod series;
mod standings;

pub use deciding::{DECIDING_PLAYERS, Deciding, End, Met, Place, Taken, deciding};
pub use edition::{Edition, Judged, Played, judge};
pub use season::{BEST_OF_MONTH, BEST_OF_WEEKS, SeasonLine, WEEKS, season};
pub use series::{Series, WEEKLY};
pub use standings::{middle, standings};
