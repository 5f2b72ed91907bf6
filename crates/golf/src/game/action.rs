//! What players and chance do in a game.

use super::{Face, Pick};
use crate::{Ball, Cell, Direction};
use std::fmt;

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Chooses the start cell the ball enters on (G4); can be changed until the roll.
    Start(Cell),
    /// Picks the die or card (S1); can be changed until the roll.
    Pick(Pick),
    /// Rolls; what has been chosen stands.
    Roll,
    /// Plays the ball in a direction with the impulses rolled.
    Play(Direction),
    /// Lets a stroke pass for which no direction (S2) or no start (G4) is open; it counts.
    Pass,
}

/// What the game waits for that no player decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Awaited {
    /// The side the die shows.
    Face,
    /// The cells of the tokens to be scattered, one for each of
    /// [`Rules::scattered_values`](super::Rules::scattered_values).
    Tokens,
}

/// What chance brings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// The side the die shows.
    Face(Face),
    /// Where the tokens lie.
    Tokens(Vec<Cell>),
}

/// Why an action is refused. The game is as before.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// The match is over.
    Over,
    /// The game waits for the dice.
    AwaitsChance,
    /// The dice are rolled; only a direction can be chosen now.
    Rolled,
    /// This is chosen already.
    AlreadyChosen,
    /// The ball is on the course; it needs no start.
    OnCourse,
    /// The cell is no start cell.
    NoStart,
    /// A ball lies on that start cell (G4).
    StartTaken(Ball),
    /// No start is free; the stroke can only pass (G4).
    NoStartFree,
    /// The table has no such die or card.
    NoSuchPick,
    /// First choose a start cell.
    StartFirst,
    /// First pick a die or card.
    PickFirst,
    /// First roll.
    RollFirst,
    /// The way in that direction is blocked (S2).
    Blocked,
    /// The ball can be played, so the stroke cannot pass.
    CannotPass,
    /// Chance brought what the game does not wait for, or what cannot be.
    WrongChance,
    /// There is no such player, or the player has left the match already.
    NoSuchPlayer,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::Over => "the match is over",
            Refusal::AwaitsChance => "the dice are still rolling",
            Refusal::Rolled => "the dice are rolled; choose a direction",
            Refusal::AlreadyChosen => "this is chosen already",
            Refusal::OnCourse => "the ball is on the course and needs no start",
            Refusal::NoStart => "this is no start cell",
            Refusal::StartTaken(ball) => return write!(f, "{ball} lies on that start cell"),
            Refusal::NoStartFree => "no start cell is free; the stroke passes",
            Refusal::NoSuchPick => "there is no such die or card at this table",
            Refusal::StartFirst => "choose a start cell first",
            Refusal::PickFirst => "pick a die or card first",
            Refusal::RollFirst => "roll first",
            Refusal::Blocked => "the way in that direction is blocked",
            Refusal::CannotPass => "the ball can be played, so the stroke cannot pass",
            Refusal::WrongChance => "chance brought what the game does not wait for",
            Refusal::NoSuchPlayer => "there is no such player in the match",
        })
    }
}

impl std::error::Error for Refusal {}
