//! The referee's input and output.

use std::fmt;

use crate::board::{Colour, Kind, Player};

/// The outcome of a shot, reduced to what matters for the rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShotOutcome {
    /// The balls that were pocketed, in order.
    pub pocketed: Vec<Kind>,
    /// K9: the balls that left the table.
    pub off: Vec<Kind>,
    /// K6: whether a ball on or behind the camp line was played directly.
    pub breach: bool,
    /// K-F3, K-F6: the shooter's choice, if these rules require a choice.
    pub choice: Option<Choice>,
}

impl ShotOutcome {
    /// Returns the outcome of a shot that pocketed these balls, in order, and did nothing else.
    pub fn pocketing(pocketed: &[Kind]) -> Self {
        Self {
            pocketed: pocketed.to_vec(),
            ..Self::default()
        }
    }

    /// Returns this outcome with the shooter's choice.
    #[must_use]
    pub fn choosing(self, choice: Choice) -> Self {
        Self {
            choice: Some(choice),
            ..self
        }
    }
}

/// K-F3, K-F6: the shooter's choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// One ball goes back (in K-F6, the queen too), and the turn passes to the opponent.
    Pass,
    /// Two balls go back and the shooter shoots again (in K-F6, to cover the queen).
    Replay,
}

/// The foul in a shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Foul {
    /// K6: a ball on or behind the camp line was played directly.
    Breach,
    /// K-F1: an opponent's ball was pocketed.
    OpponentBall,
    /// K-F2: the cue ball alone was pocketed.
    Scratch,
    /// K-F3: one or more of the shooter's balls and the cue ball were pocketed.
    OwnBallAndScratch,
    /// K-F4: one or more of the opponent's balls and the cue ball were pocketed.
    OpponentBallAndScratch,
    /// K-F5: the cue ball and the queen were pocketed, and the queen was not covered.
    ScratchWithOpenQueen,
    /// K-F6: the cue ball and the queen were pocketed, and the queen was covered.
    ScratchWithCoveredQueen,
}

impl Foul {
    /// Returns the id of the rule that this foul breaks.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Breach => "K6",
            Self::OpponentBall => "K-F1",
            Self::Scratch => "K-F2",
            Self::OwnBallAndScratch => "K-F3",
            Self::OpponentBallAndScratch => "K-F4",
            Self::ScratchWithOpenQueen => "K-F5",
            Self::ScratchWithCoveredQueen => "K-F6",
        }
    }

    /// Returns the name used in files: `breach` for K6, otherwise the rule id without `K-`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Breach => "breach",
            foul => foul.rule().trim_start_matches("K-"),
        }
    }
}

/// Where the queen is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum QueenPlace {
    /// On the table.
    Table,
    /// Pocketed by the shooter, who must cover it in the next shot.
    Pending,
    /// Held by a player for the rest of the round.
    Held(Player),
}

impl QueenPlace {
    /// Returns the name used in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Pending => "pending",
            Self::Held(player) => player.name(),
        }
    }
}

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RoundResult {
    /// The winner of the round.
    pub winner: Player,
    /// The points for the winner.
    pub points: u32,
}

/// The referee's verdict on a shot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The shot's number in the round, from 1.
    pub shot: u32,
    /// The player who shot.
    pub by: Player,
    /// The foul, if there was one.
    pub foul: Option<Foul>,
    /// The player who shoots next; `None` if the round has ended.
    pub next: Option<Player>,
    /// The numbers of white and black balls on the table, indexed by [`Colour::index`].
    pub table: [u8; 2],
    /// Where the queen is.
    pub queen: QueenPlace,
    /// The number of balls that each player still has to put back on the table, indexed by
    /// [`Player::index`].
    pub owed: [u32; 2],
    /// The balls that go back to the centre (K10), in order.
    pub back: Vec<Kind>,
    /// The result of the round, if it has ended.
    pub round: Option<RoundResult>,
}

/// Why the referee rejects an outcome as impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OutcomeError {
    /// The round is over.
    Over,
    /// More balls of a colour were pocketed or left the table than were on it.
    TooMany(Colour),
    /// The queen is not on the table, or left it more than once.
    NoQueen,
    /// The cue ball was pocketed or left the table more than once.
    CueTwice,
    /// The shooter must make a choice.
    ChoiceDue,
    /// There is no choice to make.
    NoChoiceDue,
}

impl fmt::Display for OutcomeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => write!(f, "the round is over"),
            Self::TooMany(colour) => {
                write!(
                    f,
                    "more {} balls were pocketed or left the table than lay on it",
                    colour.name()
                )
            }
            Self::NoQueen => write!(
                f,
                "the queen is not on the table, or left it more than once"
            ),
            Self::CueTwice => write!(f, "the cue ball can fall or leave the table only once"),
            Self::ChoiceDue => write!(f, "the shooter has to choose `pass` or `replay`"),
            Self::NoChoiceDue => write!(f, "there is no choice to make in this shot"),
        }
    }
}

impl std::error::Error for OutcomeError {}
