//! Luck and skill of a finished match as JSON.

use serde::Serialize;

/// What luck and skill came to in a match.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[allow(missing_docs)]
pub struct ReviewFile {
    pub players: Vec<PlayerReviewFile>,
    pub courses: Vec<CourseReviewFile>,
}

/// What the play of one player came to; `score − par` is `skill + luck + revised`.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[allow(missing_docs)]
pub struct PlayerReviewFile {
    pub name: String,
    /// How many balls on courses were judged.
    pub judged: usize,
    #[serde(flatten)]
    pub costs: CostsFile,
}

/// What play cost, in strokes: above zero is worse.
#[derive(Clone, Copy, PartialEq, Serialize, Debug)]
#[allow(missing_docs)]
pub struct CostsFile {
    pub score: f64,
    /// The score that perfect play expects.
    pub par: f64,
    /// `start`, `throw` and `direction` together.
    pub skill: f64,
    /// `inherited` and `roll` together.
    pub luck: f64,
    /// What earlier balls had changed on the course.
    pub inherited: f64,
    pub start: f64,
    pub throw: f64,
    pub roll: f64,
    pub direction: f64,
    /// What the guess of par was off by; 0 where the course is solved exactly.
    pub revised: f64,
}

/// One course of the match.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[allow(missing_docs)]
pub struct CourseReviewFile {
    pub course: String,
    /// Whether it is solved exactly; otherwise `par` and all costs are guesses,
    /// and `revised` makes up the difference.
    pub exact: bool,
    pub balls: Vec<BallReviewFile>,
}

/// The play of one ball on one course.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[allow(missing_docs)]
pub struct BallReviewFile {
    pub seat: u8,
    pub ball: String,
    /// Where it entered.
    pub start: [i32; 2],
    /// Null if its play cannot be judged; `unjudged` tells why.
    pub costs: Option<CostsFile>,
    pub unjudged: Option<String>,
    pub strokes: Vec<StrokeReviewFile>,
}

/// One stroke. Its costs are null if the play is not judged.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[allow(missing_docs)]
pub struct StrokeReviewFile {
    /// The die or card.
    pub pick: String,
    pub impulses: u8,
    /// Null if none was open.
    pub dir: Option<String>,
    pub throw: Option<f64>,
    pub roll: Option<f64>,
    pub direction: Option<f64>,
    pub revised: Option<f64>,
    /// What is still to be expected afterwards.
    pub rest: Option<f64>,
}

/// What luck and skill came to in a match of carom mode, and the chances to win.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[allow(missing_docs)]
pub struct CaromReviewFile {
    pub players: Vec<CaromPlayerFile>,
    pub courses: Vec<CaromCourseFile>,
    /// By seat, before the first stroke.
    pub chances: Vec<f64>,
    pub strokes: Vec<CaromStrokeFile>,
    /// The place among the strokes of the one that brought the winner most.
    pub decided: Option<usize>,
}

/// What the play of one player came to.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[allow(missing_docs)]
pub struct CaromPlayerFile {
    pub name: String,
    /// How many courses were judged.
    pub judged: usize,
    #[serde(flatten)]
    pub costs: CaromCostsFile,
}

/// What play cost, in strokes: above zero is worse. `result − expected` is
/// `skill + luck + revised`.
#[derive(Clone, Copy, PartialEq, Serialize, Debug)]
#[allow(missing_docs)]
pub struct CaromCostsFile {
    /// The own score less the mean of the others'.
    pub result: f64,
    /// What of that was expected at the beginning.
    pub expected: f64,
    /// `start`, `throw` and `direction` together.
    pub skill: f64,
    pub skill_spread: f64,
    /// `roll` and `others` together.
    pub luck: f64,
    pub luck_spread: f64,
    pub start: f64,
    pub throw: f64,
    pub roll: f64,
    pub direction: f64,
    /// What the strokes of others took, or gave.
    pub others: f64,
    /// What the estimates were off by in the own strokes.
    pub revised: f64,
}

/// One course of a match in carom mode.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[allow(missing_docs)]
pub struct CaromCourseFile {
    pub course: String,
    /// Whether all who began it played it to its end.
    pub judged: bool,
    /// By seat; null for who had left before.
    pub players: Vec<Option<CaromCostsFile>>,
}

/// One stroke in carom mode: what its choices cost, each with its standard error.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[allow(missing_docs)]
pub struct CaromStrokeFile {
    /// The event of the record.
    pub version: u32,
    pub course: usize,
    pub seat: u8,
    pub start: [f64; 2],
    pub throw: [f64; 2],
    pub direction: [f64; 2],
    pub roll: f64,
    pub revised: f64,
    /// By seat: the chance to win the match after it.
    pub chances: Vec<f64>,
}

impl CaromReviewFile {
    /// The review as one line of JSON.
    ///
    /// # Panics
    /// If a number is not finite; reviews give none such.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a review has only finite numbers")
    }
}

impl ReviewFile {
    /// The review as one line of JSON.
    ///
    /// # Panics
    /// If a number is not finite; reviews give none such.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a review has only finite numbers")
    }
}
