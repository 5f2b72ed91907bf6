//! Notices: the events about which players are notified.

use contest::calendar::DAY;
use protocol::online::{GameKind, TableEntry};
use protocol::{Clock, Millis, PlayerName, Seat, TableId};
use std::sync::Arc;

const MINUTE: Millis = 60_000;
/// A notice for a player.
#[derive(Clone, Debug)]
pub(crate) struct Notice {
    /// The player to notify. `None` if the match is over or it is a computer's turn; earlier
    /// notices about the table are then removed.
    pub(crate) player: Option<Arc<str>>,
    pub(crate) table: TableId,
    pub(crate) kind: NoticeKind,
    pub(crate) about: NoticeSubject,
}

/// Why a player is notified.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoticeKind {
    Turn,
    Challenge,
    Round,
}

/// The subject of a notification.
#[derive(Clone, Debug)]
pub(crate) enum NoticeSubject {
    /// A match: its game, and the names of the opponents or the challenger.
    Match(GameKind, Vec<String>),
    /// A tournament round: its number, the opponent, and the tournament's name.
    Round(u32, Option<String>, String),
}

impl NoticeKind {
    pub(crate) fn word(self) -> &'static str {
        match self {
            NoticeKind::Turn => "turn",
            NoticeKind::Challenge => "challenge",
            NoticeKind::Round => "round",
        }
    }

    pub(crate) fn read(word: &str) -> Option<NoticeKind> {
        let all = [NoticeKind::Turn, NoticeKind::Challenge, NoticeKind::Round];
        all.into_iter().find(|kind| kind.word() == word)
    }

    /// Returns how long a notification remains useful, in milliseconds.
    pub(crate) fn lifetime(self) -> Millis {
        match self {
            NoticeKind::Turn | NoticeKind::Challenge => DAY,
            // A player who does not arrive in time loses the match.
            NoticeKind::Round => 10 * MINUTE,
        }
    }

    /// Returns the urgency (RFC 8030), which decides whether a message wakes a phone.
    pub(crate) fn urgency(self) -> &'static str {
        match self {
            NoticeKind::Turn | NoticeKind::Challenge => "normal",
            NoticeKind::Round => "high",
        }
    }
}

impl Notice {
    /// Creates the notice that it is this player's turn, or, if `player` is `None`, that no player
    /// has to move.
    pub(crate) fn turn(player: Option<Arc<str>>, entry: &TableEntry, own: &[Seat]) -> Notice {
        let others = (0..)
            .zip(&entry.seats)
            .filter(|(seat, _)| !own.contains(seat));
        let names = others.filter_map(|(_, seat)| seat.name.as_ref());
        let names = names.map(PlayerName::to_string).collect();
        Notice {
            player,
            table: entry.table.clone(),
            kind: NoticeKind::Turn,
            about: NoticeSubject::Match(entry.game, names),
        }
    }

    /// Creates the notice that a player has been challenged.
    pub(crate) fn challenge(player: &str, entry: &TableEntry, by: &PlayerName) -> Notice {
        Notice {
            player: Some(player.into()),
            table: entry.table.clone(),
            kind: NoticeKind::Challenge,
            about: NoticeSubject::Match(entry.game, vec![by.to_string()]),
        }
    }
}

/// Returns whether a match may take days: it has no clock, or each limit of its clock is at least a
/// day.
pub(crate) fn takes_days(clock: Option<&Clock>) -> bool {
    let times = clock
        .into_iter()
        .flat_map(|clock| [clock.turn_ms, clock.total_ms]);
    times.flatten().all(|time| time >= DAY)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_over_days_are_those_without_a_clock_or_with_a_slow_one() {
        let clock = |turn_ms, total_ms| Clock {
            turn_ms,
            total_ms,
            increment_ms: 0,
        };
        assert!(takes_days(None));
        assert!(takes_days(Some(&clock(Some(DAY), None))));
        assert!(takes_days(Some(&clock(None, Some(7 * DAY)))));
        assert!(!takes_days(Some(&clock(Some(MINUTE), None))));
        assert!(!takes_days(Some(&clock(Some(MINUTE), Some(7 * DAY)))));
    }
}
