//! Cups in duplicate: all players play the same courses with the same dice.
//!
//! A cup needs no background process. It is a [`Series`] whose editions follow from the clock. The
//! courses of an [`Edition`] follow from SHA-256 of series and edition, its dice from a secret that
//! the server keeps until the edition is over. The ranking of an edition ([`standings`]), its
//! deciding stroke ([`deciding`]) and the table of a season ([`season`]) follow from the results
//! alone.

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
