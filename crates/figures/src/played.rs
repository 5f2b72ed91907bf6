//! The results of replaying a figure.

use crate::mismatch::Mismatch;
use golf::{Ball, Scene, Trace};

/// The results of replaying a figure.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The played scenes, in figure order.
    pub scenes: Vec<Played>,
    /// The differences from what the figure states.
    pub mismatches: Vec<Mismatch>,
}

/// A played scene in a figure, with enough detail to draw and animate it.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Played {
    /// The scene before the first stroke; `None` if the scene has no course.
    pub start: Option<Scene>,
    /// The strokes played. If a stroke cannot be played, the list ends before this stroke.
    pub strokes: Vec<PlayedStroke>,
}

/// A played stroke in a figure.
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
