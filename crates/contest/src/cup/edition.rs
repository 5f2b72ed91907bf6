//! One edition of a cup: its courses, its dice, and the results of matches in it.

use crate::cup::deciding::StrokeChoice;
use golf::game::{DiceSet, Mode, Rules, Setup, Tokens};
use golf::{Catalogue, Collection, Course};
use protocol::{
    Answer, ClientToServer, CourseText, Event, EventKind, GameAction, GolfError, GolfSetup, Hex,
    MalformedError, MatchSetup, MessageId, Millis, PlayerName, Request, SeatKind, TableId,
};
use std::fmt;
use std::sync::Arc;
use table::sealed::sha256;
use table::{Caller, CourseCache, NewTable, Play, ReplayError, Secret, Table, TableError, deal};

/// How a cup's courses are chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CupCourses {
    /// The number of standard courses drawn for each edition.
    Drawn(u8),
    /// The courses chosen by the creator of the cup.
    Chosen(Vec<CourseText>),
}

/// Pools of standard courses, from easy to hard; the last but one contains the courses with tokens.
/// Each course is in at most one pool, so no course is drawn twice for an edition.
const POOLS: [&[&str]; 6] = [
    &["1", "7", "8", "S-1a", "S-4a"],
    &["2", "3", "6", "S-2a"],
    &["9", "S-1b", "S-3b", "S-5a"],
    &["5", "S-3a", "S-4b"],
    &["S-9a", "S-9b", "S-9c", "S-10a", "S-10b"],
    &["4", "S-2b", "S-5b"],
];

/// The complete setup of an edition.
#[derive(Clone, Debug)]
pub struct Edition {
    /// The table id from which the dice are derived. It is the same for all players.
    pub dice: TableId,
    /// The setup of the match that each player plays.
    pub setup: MatchSetup,
    /// The dice secret.
    pub secret: Secret,
    /// The player's contribution to the dice. It is the same for all players.
    pub contribution: Hex<16>,
}

/// The result of a cup match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CupScore {
    /// When the match ended.
    pub ended: Millis,
    /// The scores by course; the total is their sum.
    pub scores: Vec<i32>,
    /// All strokes of the match.
    pub strokes: Vec<StrokeChoice>,
}

/// Why an edition cannot be created or played, or a match in it cannot be judged.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum EditionError {
    Id(MalformedError),
    Golf(GolfError),
    /// The table refuses the setup or the player.
    Table(TableError),
    /// The log of the match is invalid.
    Log(ReplayError),
    /// The match has no result yet.
    NotOver,
}

impl fmt::Display for EditionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EditionError::Id(error) => error.fmt(f),
            EditionError::Golf(error) => error.fmt(f),
            EditionError::Table(error) => error.fmt(f),
            EditionError::Log(error) => error.fmt(f),
            EditionError::NotOver => f.write_str("the match is not over"),
        }
    }
}

impl std::error::Error for EditionError {}

impl From<GolfError> for EditionError {
    fn from(error: GolfError) -> EditionError {
        EditionError::Golf(error)
    }
}

impl Edition {
    /// Returns an edition in a series. The same secret gives the same edition on every machine.
    pub fn of(
        series: &str,
        edition: u32,
        played: &CupCourses,
        secret: Secret,
    ) -> Result<Edition, EditionError> {
        let bytes = |purpose| public_bytes(series, edition, purpose);
        let dice = TableId::new(format!("cup-{series}-{edition}"));
        let courses = match played {
            CupCourses::Drawn(number) => drawn(*number, bytes("courses")),
            CupCourses::Chosen(texts) => {
                let course = |text: &CourseText| text.course().map(Arc::new);
                texts.iter().map(course).collect::<Result<_, _>>()?
            }
        };
        let contribution = bytes("contribution");
        Ok(Edition {
            dice: dice.map_err(EditionError::Id)?,
            setup: MatchSetup::Golf(setup(courses)?),
            secret,
            contribution: Hex(std::array::from_fn(|index| contribution[index])),
        })
    }

    /// Returns the dice secret for old editions, which were created without a secret. Anyone can
    /// compute it.
    pub fn public_secret(series: &str, edition: u32) -> Secret {
        Secret::new(public_bytes(series, edition, "dice"))
    }

    /// Creates the table for a player's attempt and starts the match.
    pub fn open_table(
        &self,
        id: TableId,
        player: PlayerName,
        cache: &mut CourseCache,
        now: Millis,
    ) -> Result<Table, EditionError> {
        let new = NewTable {
            id,
            setup: self.setup.clone(),
            seats: vec![SeatKind::Person {}],
            clock: None,
        };
        let (dice, secret) = (self.dice.clone(), self.secret.clone());
        let table = Table::create_with_shared_dice(new, dice, secret, cache, now);
        let mut table = table.map_err(EditionError::Table)?;
        let join = Request::Join {
            seat: 0,
            name: player,
            contribution: self.contribution,
        };
        let ready = Request::Ready {
            seat: 0,
            ready: true,
        };
        for (id, request) in [("join", join), ("ready", ready)] {
            let id = MessageId::new(id).map_err(EditionError::Id)?;
            let message = ClientToServer { id, request };
            let answered = table.answer(Caller::holding([0]), &message, now);
            if let Answer::Refused { reason, text } = answered.answer {
                return Err(EditionError::Table(TableError { reason, text }));
            }
        }
        Ok(table)
    }

    /// Returns the courses with their files.
    pub fn courses(&self) -> Vec<CourseText> {
        let MatchSetup::Golf(golf) = &self.setup else {
            return Vec::new();
        };
        let full = golf.full_courses().unwrap_or_default();
        full.into_iter().cloned().collect()
    }
}

/// Returns the result of a match from the server's log, or `None` if the player resigned.
pub fn judge(events: &[Event]) -> Result<Option<CupScore>, EditionError> {
    let mut strokes = Vec::new();
    let state = table::replay(events, &mut CourseCache::new(), |state, event| {
        if let Some(Play::Golf(game)) = state.play() {
            strokes.extend(look(game, event));
        }
    });
    let state = state.map_err(EditionError::Log)?;
    let ended = |event: &&Event| matches!(event.what, EventKind::Ended { .. });
    let ended = events.iter().find(ended).ok_or(EditionError::NotOver)?;
    let results = state.results().and_then(<[_]>::first);
    let (Some(result), Some(Play::Golf(game))) = (results, state.play()) else {
        return Err(EditionError::NotOver);
    };
    if result.withdrawn {
        return Ok(None);
    }
    let finished = game.finished().iter();
    let scores: Vec<i32> = finished.map(|pad| pad.score(game.rules(), 0)).collect();
    for met in &mut strokes {
        let score = scores.get(met.course as usize).copied().unwrap_or_default();
        met.after = score - met.stroke as i32;
    }
    Ok(Some(CupScore {
        ended: ended.at,
        scores,
        strokes,
    }))
}

/// Derives 32 bytes from an edition and a purpose. Anyone can compute them.
fn public_bytes(series: &str, edition: u32, purpose: &str) -> [u8; 32] {
    sha256(&[format!("carambole cup 1\n{series}\n{edition}\n{purpose}").as_bytes()])
}

/// Returns the stroke that an event is about to play, or `None` if the event is not a stroke.
fn look(game: &golf::game::Game, event: &Event) -> Option<StrokeChoice> {
    let EventKind::Acted {
        action: GameAction::Golf(action),
        ..
    } = &event.what
    else {
        return None;
    };
    StrokeChoice::look(game, action.action(game.rules().dice()).ok()?)
}

fn drawn(number: u8, chance: [u8; 32]) -> Vec<Arc<Course>> {
    let pools: Vec<usize> = match number {
        1 => vec![usize::from(chance[31]) % POOLS.len()],
        3 => vec![0, 2, 5],
        _ => (0..POOLS.len()).collect(),
    };
    let course = |pool: usize| {
        let ids = POOLS[pool];
        let id = ids[usize::from(chance[pool]) % ids.len()];
        let course = Collection::course(id).and_then(Result::ok);
        Arc::new(course.expect("the standard courses are valid"))
    };
    pools.into_iter().map(course).collect()
}

/// Returns the setup of a match with one red ball and the dice in both boxes.
fn setup(courses: Vec<Arc<Course>>) -> Result<GolfSetup, GolfError> {
    let dice = Catalogue::standard().dice().to_vec();
    let rules = Rules::new(Setup {
        mode: Mode::Basic,
        players: deal(1, 1),
        courses,
        limit: None,
        dice: DiceSet::new(dice, Vec::new())?,
        tokens: Tokens::Printed,
    });
    let mut setup = GolfSetup::new(&rules?);
    setup.write_files_once();
    Ok(setup)
}
