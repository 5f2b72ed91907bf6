//! What the referee is told, and what the referee says.

use std::fmt;

use crate::board::{Colour, Kind, Player};

/// What a shot did, as far as the rules care.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// What fell into a pocket, in order.
    pub pocketed: Vec<Kind>,
    /// K9: what left the table.
    pub off: Vec<Kind>,
    /// K6: a ball on or behind the camp line was played directly.
    pub breach: bool,
    /// K-F3, K-F6: what the shooter chose, where a choice is due.
    pub choice: Option<Choice>,
}

impl Outcome {
    /// A shot that pocketed these, in order, and did nothing else.
    pub fn pocketing(pocketed: &[Kind]) -> Self {
        Self {
            pocketed: pocketed.to_vec(),
            ..Self::default()
        }
    }

    /// The same with a choice.
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
    /// One ball back (with the queen in K-F6), the turn passes.
    Pass,
    /// Two balls back, shoot again (to cover the queen in K-F6).
    Replay,
}

/// What was wrong with a shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Foul {
    /// K6: a ball on or behind the camp line was played directly.
    Breach,
    /// K-F1: a ball of the opponent's.
    OpponentBall,
    /// K-F2: the cue ball alone.
    Scratch,
    /// K-F3: own balls and the cue ball.
    OwnBallAndScratch,
    /// K-F4: balls of the opponent's and the cue ball.
    OpponentBallAndScratch,
    /// K-F5: the cue ball and a queen not covered.
    ScratchWithOpenQueen,
    /// K-F6: the cue ball and a queen covered.
    ScratchWithCoveredQueen,
}

impl Foul {
    /// The rule that is broken.
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

    /// The name used in files, which write a foul without its `K-`.
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
    /// Pocketed by the shooter and to be covered in the next shot.
    Pending,
    /// Held by a player for the rest of the round.
    Held(Player),
}

impl QueenPlace {
    /// The name used in files.
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
    /// Who won it.
    pub winner: Player,
    /// What it is worth.
    pub points: u32,
}

/// The referee's word on a shot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The shot's number in the round, from 1.
    pub shot: u32,
    /// Who shot.
    pub by: Player,
    /// What was wrong with it.
    pub foul: Option<Foul>,
    /// Who shoots next; nobody after the end.
    pub next: Option<Player>,
    /// White and black balls on the table, by [`Colour::index`].
    pub table: [u8; 2],
    /// Where the queen is.
    pub queen: QueenPlace,
    /// Balls owed to the table, by [`Player::index`].
    pub owed: [u32; 2],
    /// What goes back to the centre (K10), in this order.
    pub back: Vec<Kind>,
    /// The end of the round.
    pub round: Option<RoundResult>,
}

/// Why the referee does not accept an outcome: it cannot have happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OutcomeError {
    /// The round is over.
    Over,
    /// More balls of a colour fell or left than lie on the table.
    TooMany(Colour),
    /// The queen is not on the table.
    NoQueen,
    /// The cue ball fell or left twice, or both.
    CueTwice,
    /// The shooter has to choose.
    ChoiceDue,
    /// There is nothing to choose.
    NoChoiceDue,
}

impl fmt::Display for OutcomeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => write!(f, "the round is over"),
            Self::TooMany(colour) => {
                write!(
                    f,
                    "more {} balls fell or left than lie on the table",
                    colour.name()
                )
            }
            Self::NoQueen => write!(
                f,
                "the queen is not on the table, or fell or left more than once"
            ),
            Self::CueTwice => write!(f, "the cue ball can fall or leave the table only once"),
            Self::ChoiceDue => write!(f, "the shooter has to choose `pass` or `replay`"),
            Self::NoChoiceDue => write!(f, "there is no choice to make in this shot"),
        }
    }
}

impl std::error::Error for OutcomeError {}
