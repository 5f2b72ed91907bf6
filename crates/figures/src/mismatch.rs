//! Records where the statements in a figure differ from the rules.

use crate::figure::Figure;
use golf::TextPosition;
use std::fmt;

/// A wrong statement in a figure.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Mismatch {
    /// The figure's number.
    pub figure: String,
    /// The rules that the figure shows.
    pub rules: Vec<String>,
    /// The number of the scene, counted from 1.
    pub scene: usize,
    /// The number of the stroke, counted from 1; `None` for statements about the scene.
    pub stroke: Option<usize>,
    /// The position of the statement in the figure's file.
    pub position: TextPosition,
    /// The key in the figure's file.
    pub what: String,
    /// The expected value in the notation of figures, or a phrase.
    pub expected: String,
    pub found: String,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rules = self.rules.join(", ");
        write!(
            f,
            "figures/{}.toml:{}: figure {}, rules {rules}, ",
            self.figure, self.position, self.figure
        )?;
        write!(f, "scene {}", self.scene)?;
        if let Some(stroke) = self.stroke {
            write!(f, ", stroke {stroke}")?;
        }
        write!(
            f,
            ": {}: expected {}, found {}",
            self.what, self.expected, self.found
        )
    }
}

impl std::error::Error for Mismatch {}

/// Collects the mismatches in a figure.
pub(crate) struct Judge<'f> {
    figure: &'f Figure,
    scene: usize,
    stroke: Option<usize>,
    pub(crate) mismatches: Vec<Mismatch>,
}

impl<'f> Judge<'f> {
    pub(crate) fn new(figure: &'f Figure) -> Judge<'f> {
        Judge {
            figure,
            scene: 0,
            stroke: None,
            mismatches: Vec::new(),
        }
    }

    /// Attributes all further mismatches to the scene with this number.
    pub(crate) fn at_scene(&mut self, scene: usize) {
        self.scene = scene;
        self.stroke = None;
    }

    /// Attributes all further mismatches to the current scene, but to none of its strokes.
    pub(crate) fn at_scene_again(&mut self) {
        self.stroke = None;
    }

    /// Attributes all further mismatches to the stroke with this number.
    pub(crate) fn at_stroke(&mut self, stroke: usize) {
        self.stroke = Some(stroke);
    }

    pub(crate) fn differ(
        &mut self,
        position: TextPosition,
        what: impl Into<String>,
        expected: impl Into<String>,
        found: impl Into<String>,
    ) {
        self.mismatches.push(Mismatch {
            figure: self.figure.number.clone(),
            rules: self.figure.rules.clone(),
            scene: self.scene,
            stroke: self.stroke,
            position,
            what: what.into(),
            expected: expected.into(),
            found: found.into(),
        });
    }

    /// Records a mismatch if the two values differ.
    pub(crate) fn compare<T: PartialEq + fmt::Display>(
        &mut self,
        position: TextPosition,
        what: &str,
        expected: &T,
        found: &T,
    ) {
        if expected != found {
            self.differ(position, what, expected.to_string(), found.to_string());
        }
    }
}
