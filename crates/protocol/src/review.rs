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

impl ReviewFile {
    /// The review as one line of JSON.
    ///
    /// # Panics
    /// If a number is not finite; reviews give none such.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a review has only finite numbers")
    }
}
