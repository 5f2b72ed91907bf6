//! The editions of a cup, derived from the clock.

use crate::calendar::{DAY, Day};
use crate::cup::season::WEEKS;
use protocol::Millis;
use protocol::online::CupRhythm;

/// The id of the built-in weekly cup.
pub const WEEKLY: &str = "weekly";

const WEEK: Millis = 7 * DAY;
/// The first Monday in 1970, a year that began on a Thursday.
const MONDAY: Millis = 4 * DAY;

/// The schedule of a cup that runs once or repeatedly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Series {
    /// How often a new edition of the cup begins.
    pub rhythm: CupRhythm,
    /// When the cup was created, which is when the first edition begins.
    pub made: Millis,
    /// When the creator of the cup ended it, if ever.
    pub ended: Option<Millis>,
}

impl Series {
    /// Returns the built-in weekly cup, which began on the first Monday of November 2026.
    pub fn weekly() -> Series {
        Series {
            rhythm: CupRhythm::Weekly {},
            made: 1_793_577_600_000,
            ended: None,
        }
    }

    /// Returns the length of an edition and the start of the first one. In a daily or weekly cup,
    /// this start is rounded down to the start of the day or week.
    fn beat(&self) -> (Millis, Millis) {
        match self.rhythm {
            CupRhythm::Once { days } => (Millis::from(days) * DAY, self.made),
            CupRhythm::Daily {} => (DAY, self.made / DAY * DAY),
            CupRhythm::Weekly {} => {
                let weeks = self.made.saturating_sub(MONDAY) / WEEK;
                (WEEK, MONDAY + weeks * WEEK)
            }
        }
    }

    /// Returns the number of the current edition, or of the last one if the cup is over.
    pub fn edition_at(&self, now: Millis) -> u32 {
        if let CupRhythm::Once { .. } = self.rhythm {
            return 1;
        }
        // No edition begins at the instant when the cup ends.
        let now = self
            .ended
            .map_or(now, |ended| now.min(ended.saturating_sub(1)));
        let (length, first) = self.beat();
        (now.saturating_sub(first) / length) as u32 + 1
    }

    /// Returns when an edition begins.
    pub fn begins(&self, edition: u32) -> Millis {
        let (length, first) = self.beat();
        let begins = first + Millis::from(edition.saturating_sub(1)) * length;
        begins.max(self.made)
    }

    /// Returns when an edition ends.
    pub fn ends(&self, edition: u32) -> Millis {
        let (length, first) = self.beat();
        let ends = first + Millis::from(edition) * length;
        self.ended.map_or(ends, |ended| ends.min(ended))
    }

    /// Returns the first and last editions of the season that ends with `edition`: in a weekly cup,
    /// the last ten editions; in a daily cup, all editions since the start of the month. A cup that
    /// runs once has no season.
    pub fn season(&self, edition: u32) -> Option<(u32, u32)> {
        match self.rhythm {
            CupRhythm::Once { .. } => None,
            CupRhythm::Weekly {} => Some((edition.saturating_sub(WEEKS - 1).max(1), edition)),
            CupRhythm::Daily {} => {
                let day = Day::of_number((self.begins(edition) / DAY) as u32);
                let before = day.in_month().saturating_sub(1);
                Some((edition.saturating_sub(before).max(1), edition))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(day: &str, hour: u64) -> Millis {
        let day: Day = day.parse().expect("a day");
        Millis::from(day.number()) * DAY + hour * 3_600_000
    }

    fn series(rhythm: CupRhythm, made: Millis) -> Series {
        Series {
            rhythm,
            made,
            ended: None,
        }
    }

    #[test]
    fn the_cup_of_the_house_begins_on_mondays() {
        let weekly = Series::weekly();
        assert_eq!(weekly.made, at("2026-11-02", 0));
        assert_eq!(weekly.edition_at(at("2026-11-15", 23)), 2);
        assert_eq!(weekly.edition_at(at("2026-11-16", 0)), 3);
        assert_eq!(weekly.begins(3), at("2026-11-16", 0));
        assert_eq!(weekly.ends(3), at("2026-11-23", 0));
        assert_eq!(weekly.edition_at(0), 1, "a clock that is wrong");
    }

    #[test]
    fn a_cup_begins_at_once_and_then_with_the_calendar() {
        let made = at("2026-11-18", 15);
        let weekly = series(CupRhythm::Weekly {}, made);
        assert_eq!(
            (weekly.begins(1), weekly.ends(1)),
            (made, at("2026-11-23", 0))
        );
        assert_eq!(weekly.edition_at(made), 1);
        assert_eq!(weekly.edition_at(at("2026-11-23", 0)), 2);
        let daily = series(CupRhythm::Daily {}, made);
        assert_eq!(
            (daily.begins(1), daily.ends(1)),
            (made, at("2026-11-19", 0))
        );
        assert_eq!(daily.begins(3), at("2026-11-20", 0));
        let once = series(CupRhythm::Once { days: 3 }, made);
        assert_eq!((once.begins(1), once.ends(1)), (made, at("2026-11-21", 15)));
        assert_eq!(once.edition_at(at("2027-01-01", 0)), 1);
    }

    #[test]
    fn a_cup_that_was_ended_has_no_edition_after_that() {
        let mut daily = series(CupRhythm::Daily {}, at("2026-11-18", 15));
        daily.ended = Some(at("2026-11-20", 0));
        assert_eq!(daily.edition_at(at("2026-12-01", 0)), 2);
        daily.ended = Some(at("2026-11-20", 5));
        assert_eq!(daily.edition_at(at("2026-12-01", 0)), 3);
        assert_eq!(daily.ends(3), at("2026-11-20", 5));
        daily.ended = Some(daily.made);
        assert_eq!(daily.edition_at(at("2026-12-01", 0)), 1);
    }

    #[test]
    fn seasons_are_ten_weeks_or_a_month() {
        let weekly = Series::weekly();
        assert_eq!(weekly.season(3), Some((1, 3)));
        assert_eq!(weekly.season(23), Some((14, 23)));
        let daily = series(CupRhythm::Daily {}, at("2026-11-18", 15));
        assert_eq!(daily.season(5), Some((1, 5)));
        assert_eq!(daily.season(14), Some((14, 14)), "the first of December");
        assert_eq!(daily.season(20), Some((14, 20)));
        assert_eq!(series(CupRhythm::Once { days: 1 }, 0).season(1), None);
    }
}
