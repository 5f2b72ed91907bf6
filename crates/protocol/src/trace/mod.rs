//! The trace of a stroke as JSON, and the state of the course after the stroke.

mod read;
mod write;

use crate::by_name::ByName;
use crate::piece_state::PieceState;
pub use read::{Told, read, restore};

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The longest trace that is accepted as a starting state, in bytes.
pub const MAX_BYTES: usize = 4 << 20;

/// The events of one stroke and the state of the course after the stroke.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[allow(missing_docs)]
pub struct TraceFile {
    pub events: Vec<TraceEvent>,
    /// All balls on the course, and those holed by this stroke.
    pub balls: ByName<BallPlace>,
    /// The tokens taken in this stroke, by ball.
    pub tokens: ByName<Vec<i8>>,
    /// Every piece whose state differs from that in the course file.
    pub pieces: ByName<PieceState>,
}

/// One event of a stroke.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum TraceEvent {
    Step {
        ball: String,
        to: [i32; 2],
        layer: String,
        dir: String,
        cost: u8,
        left: u8,
    },
    Rebound {
        ball: String,
        at: [i32; 2],
        r#in: String,
        out: String,
        hit: Vec<String>,
        /// The id of the rule that decided the event; empty in traces from earlier versions.
        #[serde(default)]
        rule: String,
    },
    Carom {
        ball: String,
        hits: String,
        dir: String,
        left: u8,
    },
    Settle {
        ball: String,
        at: [i32; 2],
        layer: String,
        why: String,
    },
    Token {
        ball: String,
        at: [i32; 2],
        value: i8,
    },
    Piece {
        piece: String,
        #[serde(flatten)]
        state: PieceState,
    },
    Holed {
        ball: String,
        at: [i32; 2],
    },
}

/// Where a ball is after the stroke.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(untagged)]
#[allow(missing_docs)]
pub enum BallPlace {
    On {
        at: [i32; 2],
        layer: String,
    },
    /// The text `holed`.
    Off(Holed),
}

/// The text `holed`.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Holed {
    Holed,
}
