//! Luck and skill: what was done well in a finished match, ball by ball and in all.

mod ball;
mod exact;
mod file;
mod match_review;
mod rough;

pub use ball::{Played, Review, StrokeReview, StrokesError};
pub use exact::review_ball;
pub use file::review_file;
pub use match_review::{
    BallReview, BallReviewError, CourseReview, MatchReview, ReviewError, Totals, review,
    review_with,
};
