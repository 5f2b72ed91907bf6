//! Errors in mini golf data from clients and files.

use golf::game::{DiceError, Refusal, SetupError};
use golf::{Finding, ParseBallError, ParseDirectionError};
use std::fmt;

/// Why a mini golf setup, action or random event cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum GolfError {
    CourseId,
    /// There is no file for a course with this id.
    NoFile(String),
    /// The course file has these errors.
    Course(Vec<Finding>),
    /// The setup of the match has these errors.
    Rules(Vec<SetupError>),
    Ball(ParseBallError),
    Dice(DiceError),
    Direction(ParseDirectionError),
    /// The side of the die is not a number from 0 to 5.
    Side,
    /// The coordinates are not those of a cell.
    Cell([i32; 2]),
    /// The game refuses the action or random event.
    Refused(Refusal),
}

impl fmt::Display for GolfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GolfError::CourseId => {
                f.write_str("a course id has 1 to 100 letters, digits, spaces or any of -_.")
            }
            GolfError::NoFile(id) => write!(f, "course {id:?} has no file"),
            GolfError::Course(findings) => match findings.first() {
                Some(finding) => write!(f, "a course cannot be played: {finding}"),
                None => f.write_str("a course cannot be played"),
            },
            GolfError::Rules(wrong) => {
                let reasons: Vec<String> = wrong.iter().map(ToString::to_string).collect();
                f.write_str(&reasons.join("; "))
            }
            GolfError::Ball(error) => error.fmt(f),
            GolfError::Dice(error) => error.fmt(f),
            GolfError::Direction(error) => error.fmt(f),
            GolfError::Side => f.write_str("a die has the sides 0 to 5"),
            GolfError::Cell([x, y]) => write!(f, "there is no cell {x},{y}: x + y must be even"),
            GolfError::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl std::error::Error for GolfError {}

impl From<GolfError> for String {
    fn from(error: GolfError) -> String {
        error.to_string()
    }
}

/// Converts the errors of [`golf`], so that `?` can be used.
macro_rules! from {
    ($($error:ty => $variant:ident),*) => {$(
        impl From<$error> for GolfError {
            fn from(error: $error) -> GolfError {
                GolfError::$variant(error)
            }
        }
    )*};
}

from!(
    Vec<Finding> => Course, Vec<SetupError> => Rules, ParseBallError => Ball, DiceError => Dice,
    ParseDirectionError => Direction, Refusal => Refused
);
