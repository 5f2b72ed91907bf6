//! One edition of a cup: its courses, its dice, and whether a record is of it.

use crate::cup::deciding::Met;
use crate::duplicate::{Difference, compare};
use golf::game::{DiceSet, Mode, Rules, Setup, Tokens};
use golf::{Catalogue, Collection, Course};
use protocol::{
    CourseText, Event, EventKind, GameAction, GolfSetup, Hex, MatchSetup, Record, SeatKind, TableId,
};
use std::sync::Arc;
use table::sealed::sha256;
use table::{CourseCache, NewTable, Play, Secret, deal};

/// What is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Played {
    /// So many courses of the house, drawn anew each time.
    Drawn(u8),
    /// These.
    Chosen(Vec<CourseText>),
}

/// Courses of the house, from gentle to hard, those with tokens before the last. No course is in
/// two pools, so none is drawn twice.
const POOLS: [&[&str]; 6] = [
    &["1", "7", "8", "S-1a", "S-4a"],
    &["2", "3", "6", "S-2a"],
    &["9", "S-1b", "S-3b", "S-5a"],
    &["5", "S-3a", "S-4b"],
    &["S-9a", "S-9b", "S-9c", "S-10a", "S-10b"],
    &["4", "S-2b", "S-5b"],
];

/// An edition of a cup and everything it is played with.
#[derive(Clone, Debug)]
pub struct Edition {
    /// The table: its id, what is played, one seat.
    pub new: NewTable,
    /// What the dice hang on.
    pub secret: Secret,
    /// What the one player adds to the dice.
    pub contribution: Hex<16>,
}

/// What a record came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judged {
    /// Course by course; the total is their sum.
    pub scores: Vec<i32>,
    /// Every stroke.
    pub strokes: Vec<Met>,
}

impl Edition {
    /// An edition of a series: the same on every machine. The error is a sentence.
    pub fn of(series: &str, edition: u32, played: &Played) -> Result<Edition, String> {
        let bytes = |purpose: &str| {
            sha256(&[format!("carambole cup 1\n{series}\n{edition}\n{purpose}").as_bytes()])
        };
        let id = TableId::new(format!("cup-{series}-{edition}"));
        let courses = match played {
            Played::Drawn(number) => drawn(*number, bytes("courses")),
            Played::Chosen(texts) => {
                let course = |text: &CourseText| text.course().map(Arc::new);
                texts.iter().map(course).collect::<Result<_, _>>()?
            }
        };
        let contribution = bytes("contribution");
        Ok(Edition {
            new: NewTable {
                id: id.map_err(|error| error.to_string())?,
                setup: MatchSetup::Golf(setup(courses)?),
                seats: vec![SeatKind::Person {}],
                clock: None,
            },
            secret: Secret::new(bytes("dice")),
            contribution: Hex(std::array::from_fn(|index| contribution[index])),
        })
    }

    /// The courses, each with its file.
    pub fn courses(&self) -> Vec<CourseText> {
        let MatchSetup::Golf(golf) = &self.new.setup else {
            return Vec::new();
        };
        let full = golf.full_courses().unwrap_or_default();
        full.into_iter().cloned().collect()
    }

    /// Checks that a record is of this edition, and every roll and stroke of it. The error is a
    /// sentence.
    pub fn judge(&self, record: &Record) -> Result<Judged, String> {
        let compared = compare(&self.new, &self.secret, &self.contribution, record);
        compared.map_err(|difference| match difference {
            Difference::Beginning => "a record begins with the creation of its table".to_owned(),
            Difference::Table => {
                let id = self.new.id.as_str();
                format!("the match must be of one player at the table {id}")
            }
            Difference::Setup => "these are not the courses of the cup".to_owned(),
            Difference::Dice => "these are not the dice of the cup".to_owned(),
        })?;
        let mut cache = CourseCache::new();
        let verified = table::verify(record, &mut cache).map_err(|fault| fault.to_string())?;
        let result = verified.results.first().ok_or("there is no result")?;
        if result.withdrawn {
            return Err("the match was given up".to_owned());
        }
        let mut strokes = Vec::new();
        let state = table::replay(&record.events, &mut cache, |state, event| {
            if let Some(Play::Golf(game)) = state.play() {
                strokes.extend(look(game, event));
            }
            Ok(())
        });
        let state = state.map_err(|fault| fault.to_string())?;
        let Some(Play::Golf(game)) = state.play() else {
            return Err("there is no result".to_owned());
        };
        let finished = game.finished().iter();
        let scores: Vec<i32> = finished.map(|pad| pad.score(game.rules(), 0)).collect();
        for met in &mut strokes {
            let score = scores.get(met.course as usize).copied().unwrap_or_default();
            met.after = score - met.stroke as i32;
        }
        Ok(Judged { scores, strokes })
    }
}

/// The stroke that is about to be played, if this is one.
fn look(game: &golf::game::Game, event: &Event) -> Option<Met> {
    let EventKind::Acted {
        action: GameAction::Golf(action),
        ..
    } = &event.what
    else {
        return None;
    };
    Met::look(game, action.action(game.rules().dice()).ok()?)
}

/// Courses of the house.
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
        Arc::new(course.expect("a course of the house is there and right"))
    };
    pools.into_iter().map(course).collect()
}

/// A match of one red ball with the dice of both boxes.
fn setup(courses: Vec<Arc<Course>>) -> Result<GolfSetup, String> {
    let dice = Catalogue::standard().dice().to_vec();
    let rules = Rules::new(Setup {
        mode: Mode::Basic,
        players: deal(1, 1),
        courses,
        limit: None,
        dice: DiceSet::new(dice, Vec::new()).map_err(|error| error.to_string())?,
        tokens: Tokens::Printed,
    });
    let rules = rules.map_err(|wrong| {
        let reasons: Vec<String> = wrong.iter().map(ToString::to_string).collect();
        reasons.join("; ")
    })?;
    let mut setup = GolfSetup::new(&rules);
    setup.write_files_once();
    Ok(setup)
}
