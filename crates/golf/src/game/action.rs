//! Player actions and random results.

use super::{Face, Pick};
use crate::{Ball, Cell, Direction};
use std::fmt;

/// An action of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Chooses the start cell on which the ball enters (G4). The choice can be changed until the
    /// roll.
    Start(Cell),
    /// Picks the die or card (S1). The choice can be changed until the roll.
    Pick(Pick),
    /// Rolls the die. This makes the choices of start cell and die or card final.
    Roll,
    /// Plays the ball in a direction, with the impulses that were rolled.
    Play(Direction),
    /// Skips a stroke because no direction (S2) or no start (G4) is open. The stroke still counts.
    Pass,
}

/// The kind of random result that the game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Awaited {
    /// The face that the die shows.
    Face,
    /// The cells on which to scatter the tokens, one for each of
    /// [`Rules::scattered_values`](super::Rules::scattered_values).
    Tokens,
}

/// A random result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// The face that the die shows.
    Face(Face),
    /// The cells on which the tokens lie.
    Tokens(Vec<Cell>),
}

/// Why an action is refused. A refused action does not change the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// The match is over.
    Over,
    /// The die has been rolled; the game is waiting for the result.
    AwaitsChance,
    /// The die has been rolled; only a direction can be chosen.
    Rolled,
    /// The same choice has already been made.
    AlreadyChosen,
    /// The ball is already on the course.
    OnCourse,
    /// The cell is not a start cell.
    NoStart,
    /// Another ball lies on that start cell (G4).
    StartTaken(Ball),
    /// No start cell is free; the only action is to pass (G4).
    NoStartFree,
    /// The match has no such die or card.
    NoSuchPick,
    /// A start cell must be chosen first.
    StartFirst,
    /// A die or card must be picked first.
    PickFirst,
    /// The die must be rolled first.
    RollFirst,
    /// The way in that direction is blocked (S2).
    Blocked,
    /// The ball can be played, so the player cannot pass.
    CannotPass,
    /// The game is not waiting for this kind of random result, or the result is impossible.
    WrongChance,
    /// There is no such player, or the player has already left the match.
    NoSuchPlayer,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::Over => "the match is over",
            Refusal::AwaitsChance => "the dice are still rolling",
            Refusal::Rolled => "the die has been rolled; choose a direction",
            Refusal::AlreadyChosen => "this is already chosen",
            Refusal::OnCourse => "the ball is already on the course",
            Refusal::NoStart => "this is not a start cell",
            Refusal::StartTaken(ball) => return write!(f, "{ball} lies on that start cell"),
            Refusal::NoStartFree => "no start cell is free; skip the stroke",
            Refusal::NoSuchPick => "there is no such die or card at this table",
            Refusal::StartFirst => "choose a start cell first",
            Refusal::PickFirst => "pick a die or card first",
            Refusal::RollFirst => "roll first",
            Refusal::Blocked => "the way in that direction is blocked",
            Refusal::CannotPass => "the ball can be played, so you cannot skip the stroke",
            Refusal::WrongChance => "the game is not waiting for this result",
            Refusal::NoSuchPlayer => "there is no such player in the match",
        })
    }
}

impl std::error::Error for Refusal {}
