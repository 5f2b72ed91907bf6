//! Reviews of finished matches, with luck and skill per ball and in total.

mod ball;
mod carom;
mod carom_file;
mod carom_match;
mod chances;
mod exact;
mod file;
mod match_review;
mod outlook;
mod replay;
mod rough;

pub use ball::{Played, Review, StrokeReview, StrokesError};
pub use carom::{CaromCourse, CaromParts, CaromReview, CaromStroke};
pub use carom_file::carom_review_file;
pub use carom_match::review_carom;
pub use chances::{Chances, Decided, StrokeChances, chances};
pub use exact::review_ball;
pub use file::review_file;
pub use match_review::{
    BallReview, BallReviewError, CourseReview, MatchReview, Totals, review, review_with,
};
pub use replay::ReviewError;
