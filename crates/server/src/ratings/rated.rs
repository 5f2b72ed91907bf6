//! What of a finished match is rated.

use protocol::online::RatedGame;
use protocol::{Event, EventKind, GolfMode, MatchSetup, Millis, Seat, SeatKind};

/// A match that is over, as far as ratings need it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct OverMatch {
    pub(super) ended: Millis,
    pub(super) game: RatedGame,
    /// By seat; none if the match is not rated.
    pub(super) entrants: Vec<Entrant>,
}

/// Who played, and how it went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Entrant {
    pub(super) who: Who,
    pub(super) rank: u8,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Who {
    /// A player by id.
    Player(String),
    /// A player of the house, of a level from 1 to 5.
    House(u8),
}

impl OverMatch {
    /// Reads a match from its first and its last events and from who holds its seats; nothing if
    /// it is not over.
    pub(super) fn read(lines: &[String], holders: &[(Seat, String)]) -> Option<OverMatch> {
        let first = Event::parse(lines.first()?).ok()?;
        let EventKind::Created { setup, seats, .. } = first.what else {
            return None;
        };
        // Only what concerns a rematch comes after the end.
        let parsed = lines
            .iter()
            .rev()
            .filter_map(|line| Event::parse(line).ok());
        let (ended, results) = parsed.into_iter().find_map(|event| match event.what {
            EventKind::Ended { results, .. } => Some((event.at, results)),
            _ => None,
        })?;
        let entrants = seats.iter().zip(results).zip(0..);
        let entrants = entrants.map(|((kind, result), seat)| {
            let who = match kind {
                SeatKind::Computer { level } => Who::House(*level),
                SeatKind::Person {} => {
                    let holder = holders.iter().find(|(held, _)| *held == seat)?;
                    Who::Player(holder.1.clone())
                }
            };
            let rank = result.rank;
            Some(Entrant { who, rank })
        });
        let entrants: Option<Vec<Entrant>> = entrants.collect();
        Some(OverMatch {
            ended,
            game: match &*setup {
                MatchSetup::Golf(golf) if golf.mode == GolfMode::Basic => RatedGame::Basic,
                MatchSetup::Golf(_) => RatedGame::Carom,
                MatchSetup::Carramboule(_) => RatedGame::Carramboule,
            },
            entrants: entrants.filter(|all| is_rated(all)).unwrap_or_default(),
        })
    }
}

/// At least two different players, each with one seat, at least one of them a person.
fn is_rated(entrants: &[Entrant]) -> bool {
    let once = |entrant: &Entrant| {
        entrants
            .iter()
            .filter(|other| other.who == entrant.who)
            .count()
            == 1
    };
    let person = |entrant: &Entrant| matches!(entrant.who, Who::Player(_));
    entrants.len() > 1 && entrants.iter().all(once) && entrants.iter().any(person)
}
