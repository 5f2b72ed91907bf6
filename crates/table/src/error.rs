//! Errors in events and requests.

use carramboule::game::{ChoiceError, ShotError};
use protocol::{GolfError, Reason, Version};
use std::fmt;

/// The reason why an event or request is refused. A refusal does not change the table.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct TableError {
    /// The reason, as a code for programs.
    pub reason: Reason,
    /// The reason as a sentence, for people.
    pub text: String,
}

impl TableError {
    pub(crate) fn new(reason: Reason, text: impl Into<String>) -> TableError {
        TableError {
            reason,
            text: text.into(),
        }
    }

    pub(crate) fn illegal(text: impl Into<String>) -> TableError {
        TableError::new(Reason::Illegal, text)
    }
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::error::Error for TableError {}

impl From<PlayError> for TableError {
    fn from(error: PlayError) -> TableError {
        TableError::illegal(error.to_string())
    }
}

/// Why a setup, an action or a random event does not fit the game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
#[allow(missing_docs)]
pub enum PlayError {
    Golf(GolfError),
    Shot(ShotError),
    Choice(ChoiceError),
    /// The action or random event belongs to another game.
    OtherGame,
    /// The recorded outcome of an action differs from the actual outcome.
    OtherOutcome,
    /// The starting seat is neither 0 nor 1.
    Starts,
    NotAShot,
    /// The balls must be set up first.
    RackDue,
    RackNotDue,
    /// The number of balls or a displacement is out of range.
    Rack,
    NoSuchPlayer,
    Over,
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PlayError::Golf(error) => return error.fmt(f),
            PlayError::Shot(error) => return error.fmt(f),
            PlayError::Choice(error) => return error.fmt(f),
            PlayError::OtherGame => "this belongs to another game",
            PlayError::OtherOutcome => "this action has a different outcome",
            PlayError::Starts => "seat 0 or 1 must start the match",
            PlayError::NotAShot => "this is not a shot",
            PlayError::RackDue => "the balls are not set up yet",
            PlayError::RackNotDue => "the balls are set up before the first shot of a round",
            PlayError::Rack => "a rack has 19 balls, each displaced by at most 12 micrometres",
            PlayError::NoSuchPlayer => "there is no such player",
            PlayError::Over => "the match is over",
        })
    }
}

impl std::error::Error for PlayError {}

impl From<GolfError> for PlayError {
    fn from(error: GolfError) -> PlayError {
        PlayError::Golf(error)
    }
}

/// The first invalid event in a log, and the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct ReplayError {
    /// The version of the event; if the event is missing, the version that it would have.
    pub version: Version,
    pub text: String,
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event {}: {}", self.version, self.text)
    }
}

impl std::error::Error for ReplayError {}
