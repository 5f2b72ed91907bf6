//! Clocks that limit the time for moves. All times are taken from the events.

use protocol::{Clock, Millis};

/// The clock for the current move.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct MoveClock {
    /// When the move began, shifted by the server's downtime.
    since: Millis,
}

impl MoveClock {
    pub(crate) fn start(at: Millis) -> MoveClock {
        MoveClock { since: at }
    }

    /// Excludes server downtime from the thinking time.
    pub(crate) fn skip(&mut self, away: Millis) {
        self.since = self.since.saturating_add(away);
    }

    /// Returns the deadline of the current move, if any. `left` is the player's remaining total
    /// time, if the total time is limited.
    pub(crate) fn deadline(self, clock: Clock, left: Option<Millis>) -> Option<Millis> {
        let allowed = match (clock.turn_ms, left) {
            (Some(turn), Some(left)) => turn.min(left),
            (turn, left) => turn.or(left)?,
        };
        Some(self.since.saturating_add(allowed))
    }

    /// Returns how much of the total time is left after a move made at `at`.
    pub(crate) fn left_after(self, clock: Clock, left: Millis, at: Millis) -> Millis {
        let spent = at.saturating_sub(self.since);
        left.saturating_sub(spent)
            .saturating_add(clock.increment_ms)
    }
}

/// Returns whether a clock is valid: it has a limit, no limit is zero, and no time is longer than a
/// year.
pub(crate) fn is_sound(clock: Clock) -> bool {
    const YEAR: Millis = 366 * 24 * 3_600_000;
    let fits = |time: Option<Millis>| time.is_none_or(|time| (1..=YEAR).contains(&time));
    let runs = clock.turn_ms.is_some() || clock.total_ms.is_some();
    runs && fits(clock.turn_ms) && fits(clock.total_ms) && clock.increment_ms <= YEAR
}
