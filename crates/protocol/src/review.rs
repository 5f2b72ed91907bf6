//! Luck and skill in a finished match, as JSON.

use serde::Serialize;

/// Luck and skill in a match.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[allow(missing_docs)]
pub struct ReviewFile {
    pub players: Vec<PlayerReviewFile>,
    pub courses: Vec<CourseReviewFile>,
}

/// One player's luck and skill; `score − par` is `skill + luck + revised`.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[allow(missing_docs)]
pub struct PlayerReviewFile {
    pub name: String,
    /// The number of rated balls on all courses.
    pub judged: usize,
    #[serde(flatten)]
    pub costs: CostsFile,
}

/// The cost of a player's choices and rolls, in strokes; positive is worse.
#[derive(Clone, Copy, PartialEq, Serialize, Debug)]
#[allow(missing_docs)]
pub struct CostsFile {
    pub score: f64,
    /// The expected score under perfect play.
    pub par: f64,
    /// The sum of `start`, `throw` and `direction`.
    pub skill: f64,
    /// The sum of `inherited` and `roll`.
    pub luck: f64,
    /// The cost of the changes that earlier balls made to the course.
    pub inherited: f64,
    pub start: f64,
    pub throw: f64,
    pub roll: f64,
    pub direction: f64,
    /// How far off the estimated par was; 0 for a course that is solved exactly.
    pub revised: f64,
}

/// One course in the match.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[allow(missing_docs)]
pub struct CourseReviewFile {
    pub course: String,
    /// Whether the course is solved exactly; otherwise `par` and all costs are estimates, and
    /// `revised` says how far off they were in total.
    pub exact: bool,
    pub balls: Vec<BallReviewFile>,
}

/// One ball's strokes on one course, and their cost.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[allow(missing_docs)]
pub struct BallReviewFile {
    pub seat: u8,
    pub ball: String,
    /// The start cell of the ball.
    pub start: [i32; 2],
    /// The cost of the strokes; null if they cannot be rated, in which case `unjudged` gives the
    /// reason.
    pub costs: Option<CostsFile>,
    pub unjudged: Option<String>,
    pub strokes: Vec<StrokeReviewFile>,
}

/// One stroke. Its costs are null if the ball's strokes are not rated.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[allow(missing_docs)]
pub struct StrokeReviewFile {
    /// The die or card used for the stroke.
    pub pick: String,
    pub impulses: u8,
    /// The direction; null if no direction was open.
    pub dir: Option<String>,
    pub throw: Option<f64>,
    pub roll: Option<f64>,
    pub direction: Option<f64>,
    pub revised: Option<f64>,
    /// The expected remaining score.
    pub rest: Option<f64>,
}

/// Luck and skill in a carom-mode match, and the probabilities of winning.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[allow(missing_docs)]
pub struct CaromReviewFile {
    pub players: Vec<CaromPlayerFile>,
    pub courses: Vec<CaromCourseFile>,
    /// Each seat's probability of winning before the first stroke.
    pub chances: Vec<f64>,
    pub strokes: Vec<CaromStrokeFile>,
    /// The index of the stroke that helped the winner most.
    pub decided: Option<usize>,
}

/// One player's luck and skill.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[allow(missing_docs)]
pub struct CaromPlayerFile {
    pub name: String,
    /// The number of rated courses.
    pub judged: usize,
    #[serde(flatten)]
    pub costs: CaromCostsFile,
}

/// The cost of a player's choices and rolls, in strokes; positive is worse. `result − expected` is
/// `skill + luck + revised`.
#[derive(Clone, Copy, PartialEq, Serialize, Debug)]
#[allow(missing_docs)]
pub struct CaromCostsFile {
    /// The player's score minus the mean of the other players' scores.
    pub result: f64,
    /// The expected value of `result` before the first stroke.
    pub expected: f64,
    /// The sum of `start`, `throw` and `direction`.
    pub skill: f64,
    pub skill_spread: f64,
    /// The sum of `roll` and `others`.
    pub luck: f64,
    pub luck_spread: f64,
    pub start: f64,
    pub throw: f64,
    pub roll: f64,
    pub direction: f64,
    /// The cost of other players' strokes.
    pub others: f64,
    /// How far off the estimates were in the player's own strokes.
    pub revised: f64,
}

/// One course in a carom-mode match.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[allow(missing_docs)]
pub struct CaromCourseFile {
    pub course: String,
    /// Whether all players who began the course finished it.
    pub judged: bool,
    /// Each seat's costs; null for players who had left before the course.
    pub players: Vec<Option<CaromCostsFile>>,
}

/// One stroke in carom mode, with the costs of its choices and their standard errors.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[allow(missing_docs)]
pub struct CaromStrokeFile {
    /// The version of the event in the record.
    pub version: u32,
    pub course: usize,
    pub seat: u8,
    pub start: [f64; 2],
    pub throw: [f64; 2],
    pub direction: [f64; 2],
    pub roll: f64,
    pub revised: f64,
    /// Each seat's probability of winning the match after the stroke.
    pub chances: Vec<f64>,
}

impl CaromReviewFile {
    /// Returns the review as one line of JSON.
    ///
    /// # Panics
    /// Never panics: all keys are strings or integers. Numbers that are not finite become null.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("keys are strings or integers")
    }
}

impl ReviewFile {
    /// Returns the review as one line of JSON.
    ///
    /// # Panics
    /// Never panics: all keys are strings or integers. Numbers that are not finite become null.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("keys are strings or integers")
    }
}
