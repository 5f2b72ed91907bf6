//! The events in a shot.

use super::ball::{BallId, Motion};

/// An event that involves one or two balls.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Event {
    /// Seconds since the strike.
    pub time: f64,
    /// What happened.
    pub kind: EventKind,
}

/// The kind of an event and the bodies it involves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EventKind {
    /// The cue struck a ball.
    Strike {
        /// The ball struck.
        ball: BallId,
    },
    /// Two balls collided.
    Balls {
        /// The ball with the lower number.
        first: BallId,
        /// The ball with the higher number.
        second: BallId,
    },
    /// A ball hit a straight cushion.
    Cushion {
        /// The ball.
        ball: BallId,
        /// The cushion's index in the table's list.
        cushion: u8,
    },
    /// A ball hit the round jaw of a cushion.
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
    /// The motion of a ball changed without a collision.
    Transition {
        /// The ball.
        ball: BallId,
        /// The motion before.
        from: Motion,
        /// The motion after.
        to: Motion,
    },
}

impl EventKind {
    /// Returns the sort key for simultaneous events: the kind (strikes, transitions, pockets,
    /// balls, cushions, jaws), then the ball, then the other body.
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

    /// Returns the one or two balls involved.
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
