//! What the players agree on before a match.

use super::DiceSet;
use crate::{Ball, Course};
use std::fmt;
use std::sync::Arc;

/// Basic or carom (rule G3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mode {
    /// Each ball plays the course alone, stroke after stroke.
    Basic,
    /// One stroke a ball, round after round; balls stay on the course.
    Carom,
}

/// Which tokens lie on the courses (rule D5).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tokens {
    /// Those of the course files.
    Printed,
    /// Tokens of these values instead, scattered at random on every course.
    Scattered(Vec<i8>),
}

impl Tokens {
    /// A handful to scatter when the players name no others: three blue ones,
    /// two red ones, one yellow one, as in the proportions of the box.
    pub fn handful() -> Tokens {
        Tokens::Scattered(vec![-1, -1, -1, -2, -2, -3])
    }
}

/// The rules change with time; a match is played out, and replayed, by those it began with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Edition {
    /// Where a withdrawal ends the match, the course under way counts for nobody.
    First,
    /// It counts as it stands (G8).
    #[default]
    Second,
}

/// What the players want to play, not yet checked.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Setup {
    pub mode: Mode,
    /// The balls of each player.
    pub players: Vec<Vec<Ball>>,
    pub courses: Vec<Arc<Course>>,
    /// The strokes allowed on every course; those of the courses if absent (G5).
    pub limit: Option<u8>,
    pub dice: DiceSet,
    pub tokens: Tokens,
}

/// Why a match cannot be played as set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// Nobody plays.
    NoPlayers,
    /// This player has no ball.
    NoBall(usize),
    /// Two players, or one twice, have this ball.
    BallTwice(Ball),
    /// Carom mode needs two balls (G3).
    CaromAlone,
    /// The list of courses is empty or longer than [`Rules::MAX_COURSES`].
    Courses,
    /// The limit is not 1 to 99.
    Limit,
    /// Tokens are worth −1, −2 or −3, and there are 1 to 32 of them.
    Tokens,
    /// This course has fewer cells for tokens than tokens.
    NoRoomForTokens(usize),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::NoPlayers => f.write_str("a match needs a player"),
            SetupError::NoBall(player) => write!(f, "player {} has no ball", player + 1),
            SetupError::BallTwice(ball) => write!(f, "{ball} is given out twice"),
            SetupError::CaromAlone => f.write_str("carom mode needs two balls or more"),
            SetupError::Courses => write!(f, "a match has 1 to {} courses", Rules::MAX_COURSES),
            SetupError::Limit => f.write_str("the limit must be 1 to 99 strokes"),
            SetupError::Tokens => f.write_str("scatter 1 to 32 tokens of −1, −2 or −3"),
            SetupError::NoRoomForTokens(course) => {
                write!(
                    f,
                    "course number {} has too few cells for the tokens",
                    course + 1
                )
            }
        }
    }
}

impl std::error::Error for SetupError {}

/// What the players have agreed on, checked; games share it.
#[derive(Debug)]
pub struct Rules {
    setup: Setup,
    owners: [Option<u8>; Ball::COUNT],
    /// By course: the balls in their order of play.
    orders: Vec<Vec<Ball>>,
    edition: Edition,
}

impl Rules {
    /// A match may have this many courses.
    pub const MAX_COURSES: usize = 99;
    /// The boxes hold this many tokens.
    pub const MAX_TOKENS: usize = 32;

    /// Checks a setup; all that is wrong with it is told at once.
    pub fn new(setup: Setup) -> Result<Rules, Vec<SetupError>> {
        let mut wrong = Vec::new();
        let owners = owners(&setup, &mut wrong);
        if setup.mode == Mode::Carom && owners.iter().flatten().count() < 2 {
            wrong.push(SetupError::CaromAlone);
        }
        if !(1..=Self::MAX_COURSES).contains(&setup.courses.len()) {
            wrong.push(SetupError::Courses);
        }
        if setup.limit.is_some_and(|limit| !(1..=99).contains(&limit)) {
            wrong.push(SetupError::Limit);
        }
        check_tokens(&setup, &mut wrong);
        if !wrong.is_empty() {
            return Err(wrong);
        }
        let in_play = |ball: &Ball| owners[ball.index()].is_some();
        let balls: Vec<Ball> = Ball::all().filter(in_play).collect();
        let courses = setup.courses.iter();
        let orders = courses.map(|course| course.playing_order(&balls));
        Ok(Rules {
            orders: orders.collect(),
            owners,
            setup,
            edition: Edition::default(),
        })
    }

    /// The same match by the rules of an edition.
    #[must_use]
    pub fn by(mut self, edition: Edition) -> Rules {
        self.edition = edition;
        self
    }

    /// Which rules it is played by.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// The mode.
    pub fn mode(&self) -> Mode {
        self.setup.mode
    }

    /// The courses, in the order they are played.
    pub fn courses(&self) -> &[Arc<Course>] {
        &self.setup.courses
    }

    /// The dice and cards.
    pub fn dice(&self) -> &DiceSet {
        &self.setup.dice
    }

    /// Which tokens lie on the courses.
    pub fn tokens(&self) -> &Tokens {
        &self.setup.tokens
    }

    /// The values of the tokens to be scattered on every course.
    pub fn scattered_values(&self) -> &[i8] {
        match &self.setup.tokens {
            Tokens::Printed => &[],
            Tokens::Scattered(values) => values,
        }
    }

    /// How many players there are.
    pub fn players(&self) -> usize {
        self.setup.players.len()
    }

    /// The balls of a player.
    pub fn balls_of(&self, player: usize) -> &[Ball] {
        self.setup.players.get(player).map_or(&[], |balls| balls)
    }

    /// Whose ball it is, if it is in play.
    pub fn owner(&self, ball: Ball) -> Option<usize> {
        self.owners[ball.index()].map(usize::from)
    }

    /// The balls in the order a course prints (G2); nothing beyond the last course.
    pub fn playing_order(&self, course: usize) -> &[Ball] {
        self.orders.get(course).map_or(&[], |order| order)
    }

    /// The limit agreed on for every course, if there is one.
    pub fn agreed_limit(&self) -> Option<u8> {
        self.setup.limit
    }

    /// The strokes allowed on a course (G5); 0 beyond the last one.
    pub fn limit(&self, course: usize) -> u8 {
        let printed = || self.setup.courses.get(course).map(|course| course.limit());
        self.setup.limit.or_else(printed).unwrap_or(0)
    }
}

fn owners(setup: &Setup, wrong: &mut Vec<SetupError>) -> [Option<u8>; Ball::COUNT] {
    let mut owners = [None; Ball::COUNT];
    if setup.players.is_empty() {
        wrong.push(SetupError::NoPlayers);
    }
    for (player, balls) in setup.players.iter().enumerate() {
        if balls.is_empty() {
            wrong.push(SetupError::NoBall(player));
        }
        for ball in balls {
            // There are twelve balls, so whoever has one is among the first twelve.
            if owners[ball.index()]
                .replace(player.min(255) as u8)
                .is_some()
            {
                wrong.push(SetupError::BallTwice(*ball));
            }
        }
    }
    owners
}

fn check_tokens(setup: &Setup, wrong: &mut Vec<SetupError>) {
    let Tokens::Scattered(values) = &setup.tokens else {
        return;
    };
    let sound = |value: &i8| (-3..=-1).contains(value);
    if !(1..=Rules::MAX_TOKENS).contains(&values.len()) || !values.iter().all(sound) {
        wrong.push(SetupError::Tokens);
    }
    for (index, course) in setup.courses.iter().enumerate() {
        if course.token_cells().len() < values.len() {
            wrong.push(SetupError::NoRoomForTokens(index));
        }
    }
}
