//! Cups: every player plays the same courses with the same dice and is ranked by score.
//!
//! A [`Series`] defines when the editions of a cup begin and end. The editions (for example, one
//! per week) are derived from the clock, so no background process is needed. Unless the creator of
//! the cup chose them, the courses in an [`Edition`] are derived from a SHA-256 hash of the series
//! and the edition number. Its dice come from a secret that the server keeps until the edition is
//! over. The ranking in an edition ([`standings`]), its deciding stroke ([`deciding`]) and the
//! season standings ([`season`]) are computed from the results alone.

mod deciding;
mod edition;
mod season;
mod series;
mod standings;

pub use deciding::{
    BallSpot, ChoiceTaken, DECIDING_PLAYERS, Deciding, StrokeChoice, StrokeEnd, deciding,
};
pub use edition::{CupCourses, CupScore, Edition, judge};
pub use season::{BEST_OF_MONTH, BEST_OF_WEEKS, SeasonLine, WEEKS, season};
pub use series::{Series, WEEKLY};
pub use standings::{middle, standings};
