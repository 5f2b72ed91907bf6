//! The match that the players want to play, as chosen in the menu and with flags.

use crate::texts::Texts;
use crate::{findings, library};
use anyhow::{Result, anyhow, bail};
use golf::game::{Advice, DiceSet, Mode, Rules, Setup, SetupError, Tokens};
use golf::{Ball, Collection, Course};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

/// The dice and cards to play with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kit {
    Dice,
    Cards,
    Both,
}

impl Kit {
    pub(crate) const ALL: [Kit; 3] = [Kit::Dice, Kit::Cards, Kit::Both];

    fn set(self) -> DiceSet {
        match self {
            Kit::Dice => DiceSet::dice_of_the_box(),
            Kit::Cards => DiceSet::cards_of_the_box(),
            Kit::Both => DiceSet::everything(),
        }
    }
}

/// The settings of a match, not yet checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    /// Ids of courses in the collection, or course files.
    pub(crate) courses: Vec<String>,
    pub(crate) mode: Mode,
    pub(crate) people: Vec<String>,
    pub(crate) computers: usize,
    /// Level of the computer players, 1 to 5.
    pub(crate) level: u8,
    /// Balls per player.
    pub(crate) balls: usize,
    pub(crate) limit: Option<u8>,
    pub(crate) kit: Kit,
    /// Whether to scatter tokens on the courses.
    pub(crate) scatter: bool,
}

impl Plan {
    /// The default level of computer players.
    const LEVEL: u8 = 3;

    /// Returns the default plan: one player alone on course 1.
    pub(crate) fn first(name: String) -> Plan {
        Plan {
            courses: vec!["1".to_owned()],
            mode: Mode::Basic,
            people: vec![name],
            computers: 0,
            level: Plan::LEVEL,
            balls: 1,
            limit: None,
            kit: Kit::Dice,
            scatter: false,
        }
    }

    pub(crate) fn players(&self) -> usize {
        self.people.len() + self.computers
    }

    /// Checks the plan and returns its rules. The error is in the user's language.
    pub(crate) fn rules(&self, courses: &mut Courses, texts: &Texts) -> Result<Rules> {
        if self.players() * self.balls > Ball::COUNT {
            return Err(anyhow!(texts.say("wrong-balls")));
        }
        let ready = self
            .courses
            .iter()
            .map(|id| courses.course(id, texts.language()));
        let setup = Setup {
            mode: self.mode,
            players: table::deal(self.players(), self.balls),
            courses: ready.collect::<Result<_>>()?,
            limit: self.limit,
            dice: self.kit.set(),
            tokens: if self.scatter {
                Tokens::handful()
            } else {
                Tokens::Printed
            },
        };
        Rules::new(setup).map_err(|wrong| {
            let words: Vec<String> = wrong.iter().map(|one| complaint(one, texts)).collect();
            anyhow!(words.join(" "))
        })
    }
}

fn complaint(wrong: &SetupError, texts: &Texts) -> String {
    match wrong {
        SetupError::NoPlayers => texts.say("wrong-no-players"),
        SetupError::CaromAlone => texts.say("wrong-carom-alone"),
        SetupError::Courses => texts.say("wrong-courses"),
        SetupError::Limit => texts.say("wrong-limit"),
        SetupError::Tokens | SetupError::NoRoomForTokens(_) => texts.say("wrong-tokens"),
        SetupError::NoBall(_) | SetupError::BallTwice(_) => texts.say("wrong-balls"),
    }
}

/// Returns advice on the rules in the user's language.
pub(crate) fn advice(rules: &Rules, texts: &Texts) -> Vec<String> {
    let name = |course: usize| {
        let course = rules.courses().get(course);
        course.map_or(String::new(), |course| {
            course.name_in(texts.language()).to_owned()
        })
    };
    let words = |advice: &Advice| match advice {
        Advice::CaromWithTall { course } => {
            texts.fill("advice-tall", &[("course", name(*course).into())])
        }
        Advice::CaromWithDynamic { course } => {
            texts.fill("advice-dynamic", &[("course", name(*course).into())])
        }
        Advice::MoreBalls => texts.say("advice-more-balls"),
        Advice::HigherLimit { course } => {
            texts.fill("advice-limit", &[("course", name(*course).into())])
        }
    };
    rules.advice().iter().map(words).collect()
}

/// A cache of loaded courses.
#[derive(Default)]
pub(crate) struct Courses {
    ready: BTreeMap<String, Arc<Course>>,
}

impl Courses {
    /// Returns the course with this id, or in this file.
    pub(crate) fn course(&mut self, id: &str, language: &str) -> Result<Arc<Course>> {
        if let Some(course) = self.ready.get(id) {
            return Ok(Arc::clone(course));
        }
        let course = match Collection::course(id) {
            Some(course) => course
                .or_else(|errors| bail!("{id}.toml:{}", findings::first(&errors, language)?))?,
            None if id.contains(['/', '\\', '.']) => library::course(Path::new(id), language)?,
            None => {
                return Err(anyhow!(
                    "there is no course {id}; give an id from the collection (1 to 9, S-1a to S-12) or a file"
                ));
            }
        };
        let course = Arc::new(course);
        self.ready.insert(id.to_owned(), Arc::clone(&course));
        Ok(course)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_gets_a_ball_twice_and_round_ones_go_first() {
        for players in 1..=12 {
            for each in 1..=12 / players {
                let hands = table::deal(players, each);
                let mut all: Vec<Ball> = hands.iter().flatten().copied().collect();
                let flat = all.iter().filter(|ball| ball.is_flat()).count();
                assert_eq!(flat, (players * each).saturating_sub(6));
                assert!(hands.iter().all(|hand| hand.len() == each));
                all.sort_unstable();
                all.dedup();
                assert_eq!(all.len(), players * each);
            }
        }
    }

    #[test]
    fn what_cannot_be_played_is_said() {
        let texts = Texts::terminal("en").expect("valid texts");
        let mut courses = Courses::default();
        let mut said = |change: fn(&mut Plan)| {
            let mut plan = Plan::first("Anna".to_owned());
            change(&mut plan);
            let result = plan.rules(&mut courses, &texts);
            result
                .err()
                .map(|error| error.to_string())
                .unwrap_or_default()
        };
        assert_eq!(said(|_| {}), "");
        assert!(said(|plan| plan.mode = Mode::Carom).contains("two balls"));
        assert!(said(|plan| plan.people.clear()).contains("player"));
        assert!(said(|plan| plan.balls = 13).contains("twelve balls"));
        assert!(said(|plan| plan.courses[0] = "77".to_owned()).contains("no course 77"));
        assert!(said(|plan| plan.limit = Some(0)).contains("99"));
    }
}
