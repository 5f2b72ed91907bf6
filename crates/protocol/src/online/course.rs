//! Published courses and daily results.

use crate::ids::{Hex, Millis};
use serde::{Deserialize, Serialize};

wire! {
    /// A request to publish a course.
    pub struct NewCourse {
        /// A course file that includes its map.
        #[cfg_attr(feature = "openapi", schema(max_length = 65536))]
        pub file: String,
        /// The id of the published course that this course is based on.
        #[cfg_attr(feature = "openapi", schema(max_length = 40))]
        pub fork_of: Option<String>,
    }

    /// A published course in a list.
    pub struct CourseEntry {
        pub id: String,
        pub name: String,
        /// The name of the author.
        pub by: String,
        pub fork_of: Option<String>,
        pub created: Millis,
        /// The number of ratings, and the sum of their stars. A rating has 1 to 5 stars.
        pub ratings: u64,
        pub stars: u64,
        /// The name of the published course that this course is based on.
        pub fork_name: Option<String>,
        /// Whether the caller published the course.
        pub own: bool,
        /// Whether an operator has hidden the course from everyone but its author.
        pub hidden: bool,
        /// Facts about the course; null until the server has analysed it, shortly after
        /// publication.
        pub facts: Option<CourseFacts>,
        /// The number of finished single-player matches on the course.
        pub plays: u64,
        /// The best result; null until a player has finished the course.
        pub record: Option<CourseRecord>,
    }

    /// A course record: the fewest strokes in a single-player match with one ball.
    pub struct CourseRecord {
        /// The name of the record holder.
        pub name: String,
        /// The public handle of the record holder, if any.
        pub handle: Option<String>,
        pub total: i32,
        pub made: Millis,
        /// Whether the caller holds the record.
        pub own: bool,
    }

    /// Facts about a course, from the solver and from the board.
    pub struct CourseFacts {
        /// The par. If the course has too many states for an exact value, `par`, `value` and
        /// `average` are null.
        pub par: Option<i32>,
        /// The expected score of a perfect player, in thousandths of a stroke.
        pub value: Option<i32>,
        /// The expected score of an average player, in thousandths of a stroke.
        pub average: Option<i32>,
        /// The number of fairway cells.
        pub cells: u32,
        /// The ids of the pieces on the course, each listed once.
        pub pieces: Vec<String>,
    }

    /// A published course in full.
    pub struct PublishedCourse {
        pub entry: CourseEntry,
        pub file: String,
        /// The number of stars in the caller's rating.
        pub own_stars: Option<u8>,
        /// The fewest strokes in which the caller has finished the course.
        pub own_best: Option<i32>,
        /// Whether the caller may rate the course: it belongs to another player, and the caller has
        /// finished it.
        pub may_rate: bool,
    }

    /// The result of a match on a course.
    pub struct NewResult {
        pub total: i32,
        /// The player's fewest strokes, including this match.
        pub best: i32,
        pub entry: CourseEntry,
    }

    /// A player's rating of a course.
    pub struct Rating {
        /// From one star (worst) to five (best).
        #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 5))]
        pub stars: u8,
    }

    /// A result on the daily course.
    pub struct DailyEntry {
        pub rank: u32,
        pub name: String,
        /// The public handle of the player, if any.
        pub handle: Option<String>,
        pub total: i32,
        pub own: bool,
        /// The id of the result, for reports.
        pub result: String,
    }

    /// One day's results for everyone who played the same course with the same dice.
    pub struct DailyBoard {
        pub day: String,
        /// The fingerprint of the course and its dice.
        #[serde(rename = "print")]
        pub fingerprint: Hex<8>,
        pub results: Vec<DailyEntry>,
    }
}
