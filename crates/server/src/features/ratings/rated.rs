//! Reads the data that ratings need from a finished match, and decides whether the match counts.

use crate::tables::fair;
use protocol::online::RatedGame;
use protocol::{
    CarrambouleAction, Event, EventKind, GameAction, GolfAction, GolfMode, MatchSetup, Millis,
    Seat, SeatKind, SeatResult,
};

/// A match that a player left still counts if the players have made at least this many strokes or
/// shots on average. The average is used because a good player may finish a course in one stroke.
const MIN_STROKES: u32 = 3;

/// A finished match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OverMatch {
    pub(crate) ended: Millis,
    pub(crate) game: RatedGame,
    /// The players in seat order, or an empty list if the match does not count.
    pub(crate) entrants: Vec<Entrant>,
}

/// A player in a finished match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entrant {
    pub(crate) who: Who,
    pub(crate) rank: u8,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Who {
    /// A human player, by id.
    Player(String),
    /// A computer player, by level from 1 to 5.
    House(u8),
}

impl Who {
    /// Returns the key under which this player is stored as an opponent.
    pub(crate) fn key(&self) -> String {
        match self {
            Who::Player(id) => id.clone(),
            Who::House(level) => format!("house-{level}"),
        }
    }
}

impl OverMatch {
    /// Reads a match from its events and seat owners. Returns `None` if the match is not over.
    pub(crate) fn read(lines: &[String], holders: &[(Seat, String)]) -> Option<OverMatch> {
        let mut events = lines.iter().filter_map(|line| Event::parse(line).ok());
        let EventKind::Created { setup, seats, .. } = events.next()?.what else {
            return None;
        };
        let mut strokes = vec![0; seats.len()];
        let (ended, results) = events.find_map(|event| match event.what {
            EventKind::Acted { seat, action, .. } => {
                if let Some(count) = strokes.get_mut(usize::from(seat)) {
                    *count += u32::from(is_stroke(&action));
                }
                None
            }
            EventKind::Ended { results, .. } => Some((event.at, results)),
            _ => None,
        })?;
        let is_fair = fair::check(&setup, &seats).is_ok() && is_played(&results, &strokes);
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
        let counts = |all: &Vec<Entrant>| is_fair && are_different(all);
        Some(OverMatch {
            ended,
            game: match &*setup {
                MatchSetup::Golf(golf) if golf.mode == GolfMode::Basic => RatedGame::Basic,
                MatchSetup::Golf(_) => RatedGame::Carom,
                MatchSetup::Carramboule(_) => RatedGame::Carramboule,
            },
            entrants: entrants.filter(counts).unwrap_or_default(),
        })
    }
}

fn is_stroke(action: &GameAction) -> bool {
    matches!(
        action,
        GameAction::Golf(GolfAction::Play { .. } | GolfAction::Pass {})
            | GameAction::Carramboule(CarrambouleAction::Shoot { .. })
    )
}

/// Returns true if every player made a stroke or shot, and if the match either was finished or had
/// lasted long enough when a player left.
fn is_played(results: &[SeatResult], strokes: &[u32]) -> bool {
    let was_left = results.iter().any(|result| result.withdrawn);
    let is_long = strokes.iter().sum::<u32>() >= MIN_STROKES * strokes.len() as u32;
    strokes.iter().all(|count| *count > 0) && (is_long || !was_left)
}

/// Returns whether there are at least two players, all different and at least one of them human.
fn are_different(entrants: &[Entrant]) -> bool {
    let once = |entrant: &Entrant| {
        let same = entrants.iter().filter(|other| other.who == entrant.who);
        same.count() == 1
    };
    let is_person = |entrant: &Entrant| matches!(entrant.who, Who::Player(_));
    entrants.len() > 1 && entrants.iter().all(once) && entrants.iter().any(is_person)
}
