//! The settings that the players agree on before a match.

use super::DiceSet;
use crate::{Ball, Course};
use std::fmt;
use std::sync::Arc;

/// The mode of play, basic or carom (rule G3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mode {
    /// Each ball is played alone on the course until it is holed or has reached the stroke limit.
    Basic,
    /// One stroke per ball, round after round; balls stay on the course.
    Carom,
}

/// Which tokens lie on the courses (rule D5).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tokens {
    /// The tokens that the course files contain.
    Printed,
    /// Tokens with these values, scattered at random on every course instead of the printed ones.
    Scattered(Vec<i8>),
}

impl Tokens {
    /// Returns the tokens to scatter if the players do not choose any: three blue, two red and one
    /// yellow, roughly the proportions in the box.
    pub fn handful() -> Tokens {
        Tokens::Scattered(vec![-1, -1, -1, -2, -2, -3])
    }
}

/// The edition of the rules. A match is always replayed under the edition under which it began.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Edition {
    /// If a withdrawal ends the match, the current course counts for no player.
    First,
    /// If a withdrawal ends the match, the current course counts as it stands (G8).
    #[default]
    Second,
}

/// The players' settings for a match, not yet checked.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Setup {
    pub mode: Mode,
    /// The balls of each player.
    pub players: Vec<Vec<Ball>>,
    pub courses: Vec<Arc<Course>>,
    /// The stroke limit for every course; if `None`, each course has its own limit (G5).
    pub limit: Option<u8>,
    pub dice: DiceSet,
    pub tokens: Tokens,
}

/// Why a match cannot be played with these settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// There are no players.
    NoPlayers,
    /// This player has no ball.
    NoBall(usize),
    /// This ball is given to two players, or twice to the same player.
    BallTwice(Ball),
    /// Carom mode needs two balls (G3).
    CaromAlone,
    /// The list of courses is empty, or longer than [`Rules::MAX_COURSES`].
    Courses,
    /// The limit is not between 1 and 99.
    Limit,
    /// The number of tokens is not between 1 and 32, or a token is not worth −1, −2 or −3.
    Tokens,
    /// The course has too few cells for the tokens that are to be scattered.
    NoRoomForTokens(usize),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::NoPlayers => f.write_str("a match needs a player"),
            SetupError::NoBall(player) => write!(f, "player {} has no ball", player + 1),
            SetupError::BallTwice(ball) => write!(f, "{ball} is given to players twice"),
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

/// The checked settings of a match, shared by all copies of the game.
#[derive(Debug)]
pub struct Rules {
    setup: Setup,
    owners: [Option<u8>; Ball::COUNT],
    /// The playing order of the balls on each course.
    orders: Vec<Vec<Ball>>,
    edition: Edition,
}

impl Rules {
    /// Maximum number of courses in a match.
    pub const MAX_COURSES: usize = 99;
    /// The number of tokens in the boxes, and therefore the maximum number to scatter.
    pub const MAX_TOKENS: usize = 32;

    /// Checks the settings; returns all violations if there are any.
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

    /// Returns the same settings under another edition of the rules.
    #[must_use]
    pub fn by(mut self, edition: Edition) -> Rules {
        self.edition = edition;
        self
    }

    /// Returns the edition of the rules.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// Returns the mode.
    pub fn mode(&self) -> Mode {
        self.setup.mode
    }

    /// Returns the courses, in the order they are played.
    pub fn courses(&self) -> &[Arc<Course>] {
        &self.setup.courses
    }

    /// Returns the dice and cards.
    pub fn dice(&self) -> &DiceSet {
        &self.setup.dice
    }

    /// Returns which tokens lie on the courses.
    pub fn tokens(&self) -> &Tokens {
        &self.setup.tokens
    }

    /// Returns the token values to scatter on every course.
    pub fn scattered_values(&self) -> &[i8] {
        match &self.setup.tokens {
            Tokens::Printed => &[],
            Tokens::Scattered(values) => values,
        }
    }

    /// Returns the number of players.
    pub fn players(&self) -> usize {
        self.setup.players.len()
    }

    /// Returns the balls of a player.
    pub fn balls_of(&self, player: usize) -> &[Ball] {
        self.setup.players.get(player).map_or(&[], |balls| balls)
    }

    /// Returns the owner of a ball, if it is in play.
    pub fn owner(&self, ball: Ball) -> Option<usize> {
        self.owners[ball.index()].map(usize::from)
    }

    /// Returns the balls in their playing order on a course (G2); empty beyond the last course.
    pub fn playing_order(&self, course: usize) -> &[Ball] {
        self.orders.get(course).map_or(&[], |order| order)
    }

    /// Returns the limit that the players agreed on for every course, if any.
    pub fn agreed_limit(&self) -> Option<u8> {
        self.setup.limit
    }

    /// Returns the stroke limit on a course (G5); 0 beyond the last course.
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
            // There are only twelve balls, so a valid setup has at most twelve players.
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
