//! What happens in a shot.

use super::ball::{BallId, Motion};

/// Something that happened to one or two balls.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Event {
    /// Seconds since the strike.
    pub time: f64,
    /// What happened.
    pub kind: EventKind,
}

/// The kinds of events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EventKind {
    /// The cue struck a ball.
    Strike {
        /// The ball struck.
        ball: BallId,
    },
    /// Two balls met; the first has the lower number.
    Balls {
        /// One of them.
        first: BallId,
        /// The other.
        second: BallId,
    },
    /// A ball met a straight cushion.
    Cushion {
        /// The ball.
        ball: BallId,
        /// The cushion's index in the table's list.
        cushion: u8,
    },
    /// A ball met the round jaw of a cushion.
    Jaw {
        /// The ball.
        ball: BallId,
        /// The jaw's index in the table's list.
        jaw: u8,
    },
    /// A ball fell into a pocket.
    Pocket {
        /// The ball.
        ball: BallId,
        /// The pocket's index in the table's list.
        pocket: u8,
    },
    /// A ball's motion changed by itself.
    Transition {
        /// The ball.
        ball: BallId,
        /// Before.
        from: Motion,
        /// After.
        to: Motion,
    },
}

impl EventKind {
    /// The fixed order of events at the same time: transitions, pockets, then collisions; then ball
    /// numbers; then the cushion.
    pub(crate) fn order(self) -> (u8, u8, u8) {
        match self {
            Self::Strike { ball } => (0, ball.0, 0),
            Self::Transition { ball, .. } => (1, ball.0, 0),
            Self::Pocket { ball, pocket } => (2, ball.0, pocket),
            Self::Balls { first, second } => (3, first.0, second.0),
            Self::Cushion { ball, cushion } => (4, ball.0, cushion),
            Self::Jaw { ball, jaw } => (5, ball.0, jaw),
        }
    }

    /// The ball or balls it happened to.
    pub fn balls(self) -> (BallId, Option<BallId>) {
        match self {
            Self::Balls { first, second } => (first, Some(second)),
            Self::Strike { ball }
            | Self::Cushion { ball, .. }
            | Self::Jaw { ball, .. }
            | Self::Pocket { ball, .. }
            | Self::Transition { ball, .. } => (ball, None),
        }
    }
}
