//! The wire types for mini golf: setups, actions and random events. Each converts to and from its
//! counterpart in [`golf`].

use crate::golf_error::GolfError;
use crate::json::JsonError;
use golf::game::{self, BlankCard, DiceSet, Face, Game, Mode, Pick, Rules, Setup, Tokens};
use golf::{Ball, Card, Catalogue, Cell, Course, CourseFile, Die, GameBox};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use ts_rs::TS;

/// The id and file of a course.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct CourseText {
    pub id: String,
    /// A course file that includes its map. In a list, the file may be empty: the course then uses
    /// the file of the nearest earlier course with the same id.
    pub file: String,
}

/// A die or card: its name and six numbers of impulses, one for each side of the die or each result
/// of the white die.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct SixNumbers {
    pub id: String,
    pub impulses: [u8; 6],
}

/// The mode of a mini golf match.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum GolfMode {
    Basic,
    Carom,
}

/// The setup of a mini golf match.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct GolfSetup {
    pub mode: GolfMode,
    /// The names of each seat's balls.
    pub balls: Vec<Vec<String>>,
    pub courses: Vec<CourseText>,
    /// The stroke limit on every course; null to use each course's own limit.
    pub limit: Option<u8>,
    pub dice: Vec<SixNumbers>,
    pub cards: Vec<SixNumbers>,
    /// The values of the tokens to scatter on every course; null to use each course's own tokens.
    pub tokens: Option<Vec<i8>>,
}

/// The name of the die or card used for a stroke.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum GolfPick {
    Die(String),
    Card(String),
}

/// A player's action.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum GolfAction {
    Start { at: [i32; 2] },
    Pick { pick: GolfPick },
    Roll {},
    Play { dir: String },
    Pass {},
}

/// The result of a random event in mini golf: a roll, or the cells where tokens are scattered.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum GolfChance {
    /// The side of the die, from 0 to 5.
    Face { face: u8 },
    /// The cells of the tokens, in the order of their values.
    Tokens { cells: Vec<[i32; 2]> },
}

impl GolfSetup {
    /// Describes the setup of a match with these rules.
    pub fn new(rules: &Rules) -> GolfSetup {
        let names = |player: usize| rules.balls_of(player).iter().map(Ball::to_string).collect();
        let text = |course: &Arc<Course>| CourseText::new(course);
        let (dice, cards) = GolfSetup::kit(rules.dice());
        GolfSetup {
            mode: match rules.mode() {
                Mode::Basic => GolfMode::Basic,
                Mode::Carom => GolfMode::Carom,
            },
            balls: (0..rules.players()).map(names).collect(),
            courses: rules.courses().iter().map(text).collect(),
            limit: rules.agreed_limit(),
            dice,
            cards,
            tokens: match rules.tokens() {
                Tokens::Printed => None,
                Tokens::Scattered(values) => Some(values.clone()),
            },
        }
    }

    /// Returns the dice and cards of a set.
    pub fn kit(set: &DiceSet) -> (Vec<SixNumbers>, Vec<SixNumbers>) {
        let dice = set.dice().iter().map(|die| six(&die.id, die.faces));
        let cards = set.cards().iter();
        let cards = cards.map(|card| six(&card.id, card.impulses));
        (dice.collect(), cards.collect())
    }

    /// Returns all courses with their files. Repeated courses share the one file that the list
    /// contains.
    pub fn full_courses(&self) -> Result<Vec<&CourseText>, GolfError> {
        CourseText::full(&self.courses)
    }

    /// Removes repeated files: the list then contains each file once, even if its course is played
    /// several times.
    pub fn write_files_once(&mut self) {
        for place in (1..self.courses.len()).rev() {
            let (before, rest) = self.courses.split_at_mut(place);
            let mut before = before.iter().rev();
            if let Some(text) = rest.first_mut()
                && let Some(last) = before.find(|one| one.id == text.id && !one.file.is_empty())
                && last.file == text.file
            {
                text.file.clear();
            }
        }
    }

    /// Reads a setup from JSON.
    pub fn parse(text: &str) -> Result<GolfSetup, JsonError> {
        crate::json::read_struct(text.as_bytes())
            .map_err(JsonError::with("the match cannot be read"))
    }

    /// Checks the setup and returns the rules of the match. `course` prepares a course, or returns
    /// it from a cache.
    pub fn rules(
        &self,
        course: impl FnMut(&CourseText) -> Result<Arc<Course>, GolfError>,
    ) -> Result<Rules, GolfError> {
        Ok(Rules::new(self.setup(course)?)?)
    }

    /// Converts the setup to a [`Setup`]. [`Rules::new`] decides whether it can be played.
    pub fn setup(
        &self,
        mut course: impl FnMut(&CourseText) -> Result<Arc<Course>, GolfError>,
    ) -> Result<Setup, GolfError> {
        if self.courses.len() > Rules::MAX_COURSES {
            return Err(vec![game::SetupError::Courses].into());
        }
        let ball = |name: &String| name.parse::<Ball>();
        let balls = |names: &Vec<String>| names.iter().map(ball).collect::<Result<_, _>>();
        Ok(Setup {
            mode: match self.mode {
                GolfMode::Basic => Mode::Basic,
                GolfMode::Carom => Mode::Carom,
            },
            players: self.balls.iter().map(balls).collect::<Result<_, _>>()?,
            courses: self
                .full_courses()?
                .into_iter()
                .map(&mut course)
                .collect::<Result<_, _>>()?,
            limit: self.limit,
            dice: self.dice_set()?,
            tokens: self
                .tokens
                .clone()
                .map_or(Tokens::Printed, Tokens::Scattered),
        })
    }

    fn dice_set(&self) -> Result<DiceSet, GolfError> {
        let dice = self.dice.iter().map(|die| Die {
            home: home(&die.id),
            id: die.id.clone(),
            faces: die.impulses,
        });
        let cards = self.cards.iter().map(|card| {
            let blank = BlankCard::Six(card.impulses);
            blank.written(&card.id)
        });
        let cards = cards.collect::<Result<Vec<Card>, _>>()?;
        Ok(DiceSet::new(dice.collect(), cards)?)
    }
}

fn six(id: &str, impulses: [u8; 6]) -> SixNumbers {
    SixNumbers {
        id: id.to_owned(),
        impulses,
    }
}

/// Returns the game box that contains a die. Custom dice count as part of the base game.
pub(crate) fn home(id: &str) -> GameBox {
    let known = Catalogue::standard().dice().iter().find(|die| die.id == id);
    known.map_or(GameBox::Base, |die| die.home)
}

impl CourseText {
    /// Returns a course with its complete file.
    pub fn new(course: &Course) -> CourseText {
        CourseText {
            id: course.id().to_owned(),
            file: course.to_file().to_string(),
        }
    }

    /// Returns all courses of a list with their files; see [`GolfSetup::full_courses`].
    pub fn full(courses: &[CourseText]) -> Result<Vec<&CourseText>, GolfError> {
        let mut full: Vec<&CourseText> = Vec::with_capacity(courses.len());
        for text in courses {
            let before = || full.iter().rev().find(|before| before.id == text.id);
            full.push(if text.file.is_empty() {
                before().ok_or_else(|| GolfError::NoFile(text.id.clone()))?
            } else {
                text
            });
        }
        Ok(full)
    }

    /// Reads the course file and checks it.
    pub fn course(&self) -> Result<Course, GolfError> {
        let plain = |b: u8| b.is_ascii_alphanumeric() || b"-_. ".contains(&b);
        if self.id.is_empty() || self.id.len() > 100 || !self.id.bytes().all(plain) {
            return Err(GolfError::CourseId);
        }
        let file = CourseFile::parse_bytes(self.file.as_bytes())?;
        Ok(Course::new(&self.id, &file, &())?)
    }
}

impl GolfAction {
    /// Describes an action in a game.
    pub fn new(action: game::Action, dice: &DiceSet) -> GolfAction {
        match action {
            game::Action::Start(cell) => GolfAction::Start {
                at: [cell.x, cell.y],
            },
            game::Action::Pick(pick) => GolfAction::Pick {
                pick: GolfPick::new(pick, dice),
            },
            game::Action::Roll => GolfAction::Roll {},
            game::Action::Play(direction) => GolfAction::Play {
                dir: direction.name().to_owned(),
            },
            game::Action::Pass => GolfAction::Pass {},
        }
    }

    /// Converts the action to an action in a game with these dice.
    pub fn action(&self, dice: &DiceSet) -> Result<game::Action, GolfError> {
        Ok(match self {
            GolfAction::Start { at } => game::Action::Start(cell(*at)?),
            GolfAction::Pick { pick } => game::Action::Pick(pick.pick(dice)?),
            GolfAction::Roll {} => game::Action::Roll,
            GolfAction::Play { dir } => game::Action::Play(dir.parse()?),
            GolfAction::Pass {} => game::Action::Pass,
        })
    }
}

impl GolfPick {
    /// Reads a pick from JSON.
    pub fn parse(text: &str) -> Result<GolfPick, JsonError> {
        crate::json::read(text.as_bytes()).map_err(JsonError::with("this is not a die or card"))
    }

    /// Returns the name of a pick.
    pub fn new(pick: Pick, dice: &DiceSet) -> GolfPick {
        let name = dice.name(pick).unwrap_or_default().to_owned();
        match pick {
            Pick::Die(_) => GolfPick::Die(name),
            Pick::Card(_) => GolfPick::Card(name),
        }
    }

    /// Returns the pick with this name.
    pub fn pick(&self, dice: &DiceSet) -> Result<Pick, GolfError> {
        let found = dice
            .picks()
            .find(|pick| GolfPick::new(*pick, dice) == *self);
        found.ok_or(GolfError::Refused(game::Refusal::NoSuchPick))
    }
}

impl GolfChance {
    /// Describes the result of a random event.
    pub fn new(chance: &game::Chance) -> GolfChance {
        match chance {
            game::Chance::Face(face) => GolfChance::Face {
                face: face.index() as u8,
            },
            game::Chance::Tokens(cells) => GolfChance::Tokens {
                cells: cells.iter().map(|cell| [cell.x, cell.y]).collect(),
            },
        }
    }

    /// Returns the random event.
    pub fn chance(&self) -> Result<game::Chance, GolfError> {
        Ok(match self {
            GolfChance::Face { face } => {
                let face = Face::new(*face).ok_or(GolfError::Side)?;
                game::Chance::Face(face)
            }
            GolfChance::Tokens { cells } => {
                let cells = cells.iter().map(|at| cell(*at));
                game::Chance::Tokens(cells.collect::<Result<_, _>>()?)
            }
        })
    }
}

fn cell([x, y]: [i32; 2]) -> Result<Cell, GolfError> {
    Cell::new(x, y).ok_or(GolfError::Cell([x, y]))
}

/// Returns the legal actions of the player whose turn it is.
pub fn actions(game: &Game) -> Vec<GolfAction> {
    let dice = game.rules().dice();
    let actions = game.actions().into_iter();
    actions
        .map(|action| GolfAction::new(action, dice))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(id: &str, file: &str) -> CourseText {
        let (id, file) = (id.to_owned(), file.to_owned());
        CourseText { id, file }
    }

    #[test]
    fn a_course_that_is_played_often_is_written_down_once() {
        let mut setup = GolfSetup {
            mode: GolfMode::Basic,
            balls: Vec::new(),
            courses: vec![
                text("a", "A"),
                text("b", "B"),
                text("a", "A"),
                text("a", "C"),
            ],
            limit: None,
            dice: Vec::new(),
            cards: Vec::new(),
            tokens: None,
        };
        setup.courses.extend([text("a", "C"), text("b", "B")]);
        let before = setup.clone();
        setup.write_files_once();
        let files: Vec<&str> = setup.courses.iter().map(|text| &*text.file).collect();
        assert_eq!(files, ["A", "B", "", "C", "", ""]);
        let full: Vec<CourseText> = setup
            .full_courses()
            .expect("all")
            .into_iter()
            .cloned()
            .collect();
        assert_eq!(full, before.courses);
        let once = setup.clone();
        setup.write_files_once();
        assert_eq!(setup, once, "done twice it is the same");
        setup.courses.remove(0);
        assert_eq!(setup.full_courses(), Err(GolfError::NoFile("a".to_owned())));
    }
}
