//! What came of a figure.

use crate::mismatch::Mismatch;
use golf::{Ball, Scene, Trace};

/// What came of a figure.
#[derive(Clone, Debug)]
pub struct Replay {
    /// In the order of the figure's scenes.
    pub scenes: Vec<Played>,
    /// Where it differs from what the figure says.
    pub mismatches: Vec<Mismatch>,
}

/// A scene of a figure, played: enough to draw and to animate it.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Played {
    /// How it is before the first stroke; nothing if the scene has no course.
    pub start: Option<Scene>,
    /// Ends early at a stroke that cannot be played.
    pub strokes: Vec<PlayedStroke>,
}

/// A stroke of a figure, played.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct PlayedStroke {
    pub ball: Ball,
    /// The number of the stroke (basic mode) or round (carom mode).
    pub round: u8,
    pub before: Scene,
    pub trace: Trace,
    pub after: Scene,
}
