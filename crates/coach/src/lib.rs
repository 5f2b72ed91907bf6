//! Advice and analysis: computer players for both games, hints, reviews and puzzles. The crate
//! `solver` computes the values of positions; this crate uses them to make and rate decisions.
//!
//! ```text
//!  ComputerPlayer (a seat at a table) ─▶ BasicPlayer  mini golf, one ball alone: by the solution
//!                                     ├▶ CaromPlayer  mini golf, many balls: by search
//!                                     └▶ shots        Carramboule: candidates tried by simulation
//!  Level ─▶ how well each of the five levels sees, aims and looks ahead
//! ```

mod advice;
mod bag;
mod basic;
mod budget;
mod carom;
mod certificate;
mod computer;
mod facts;
mod highlight;
mod level;
pub mod network;
mod price;
mod puzzle;
mod random;
mod review;
pub mod shots;
mod softmax;
mod solutions;

pub use advice::{Advice, advice, worths};
pub use basic::BasicPlayer;
pub use carom::{
    CaromBall, CaromPlayer, CaromPosition, HIDDEN, INPUTS, Judge, Network, OUTPUTS, Outlook, Price,
    Terrain, chances_to_win, company,
};
pub use certificate::certificate_file;
pub use computer::ComputerPlayer;
pub use facts::course_facts;
pub use highlight::{Highlight, highlight};
pub use level::Level;
pub use price::{Priced, Prices};
pub use puzzle::{PuzzleChecker, make_puzzles, make_rival_puzzles};
pub use random::RandomPlayer;
pub use review::{
    BallReview, BallReviewError, CaromCourse, CaromParts, CaromReview, CaromStroke, Chances,
    CourseReview, Decided, MatchReview, Played, Review, ReviewError, StrokeChances, StrokeReview,
    StrokesError, Totals, carom_review_file, chances, review, review_ball, review_carom,
    review_file, review_with,
};
pub use solutions::Solutions;
/// The maximum number of states in a solution.
pub use solver::Budget;
