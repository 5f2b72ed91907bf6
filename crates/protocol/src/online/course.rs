//! Published courses, and the results of a day.

use crate::ids::{Hex, Millis};
use serde::{Deserialize, Serialize};

wire! {
    /// Publishes a course.
    pub struct NewCourse {
        /// A course file with a map of its own.
        #[cfg_attr(feature = "openapi", schema(max_length = 65536))]
        pub file: String,
        /// The course it was made from.
        #[cfg_attr(feature = "openapi", schema(max_length = 40))]
        pub fork_of: Option<String>,
    }

    /// A published course in a list.
    pub struct CourseEntry {
        pub id: String,
        pub name: String,
        /// The name of whoever published it.
        pub by: String,
        pub fork_of: Option<String>,
        #[cfg_attr(test, ts(type = "number"))]
        pub created: Millis,
        /// How many have rated it, and the sum of their stars, 1 to 5 each.
        #[cfg_attr(test, ts(type = "number"))]
        pub ratings: u64,
        #[cfg_attr(test, ts(type = "number"))]
        pub stars: u64,
        /// The name of the published course it was made from.
        pub fork_name: Option<String>,
        /// Whether whoever asks has published it.
        pub own: bool,
        /// Whether an operator has hidden it from all but whoever published it.
        pub hidden: bool,
        /// Null until they are found, a moment after the course was published.
        pub facts: Option<CourseFacts>,
        /// How often it was played alone to its end.
        #[cfg_attr(test, ts(type = "number"))]
        pub plays: u64,
        /// Null until somebody has played it.
        pub record: Option<CourseRecord>,
    }

    /// The fewest strokes of one ball on a course, played alone.
    pub struct CourseRecord {
        /// Of whoever holds it.
        pub name: String,
        /// What they go by in public, if anything.
        pub handle: Option<String>,
        pub total: i32,
        #[cfg_attr(test, ts(type = "number"))]
        pub made: Millis,
        /// Whether whoever asks holds it.
        pub own: bool,
    }

    /// What is known of a course before anyone plays it.
    pub struct CourseFacts {
        /// Null where the course has too many states for an exact value, as are the next two.
        pub par: Option<i32>,
        /// What perfect play scores, in thousandths of a stroke.
        pub value: Option<i32>,
        /// What an average player scores, in thousandths of a stroke.
        pub average: Option<i32>,
        /// The cells of the fairway.
        pub cells: u32,
        /// The ids of the pieces on it, each once.
        pub pieces: Vec<String>,
    }

    /// A published course in full.
    pub struct PublishedCourse {
        pub entry: CourseEntry,
        pub file: String,
        /// The stars that whoever asks has given it.
        pub own_stars: Option<u8>,
        /// The fewest strokes of whoever asks.
        pub own_best: Option<i32>,
        /// Whether the player who asks may give stars: it is another player's course, and they have
        /// played it to its end.
        pub may_rate: bool,
    }

    /// What a match on a course came to.
    pub struct NewResult {
        pub total: i32,
        /// The fewest strokes of the player, with this match.
        pub best: i32,
        pub entry: CourseEntry,
    }

    /// What a player thinks of a course.
    pub struct Rating {
        /// 1 to 5.
        #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 5))]
        pub stars: u8,
    }

    /// The result of a day.
    pub struct DailyEntry {
        pub rank: u32,
        pub name: String,
        /// What the player goes by in public, if anything.
        pub handle: Option<String>,
        pub total: i32,
        pub own: bool,
        /// The id of the result, for reports.
        pub result: String,
    }

    /// The results of a day on one course with one set of dice.
    pub struct DailyBoard {
        pub day: String,
        /// What was played, as the answer to a result tells it.
        #[cfg_attr(test, ts(type = "string"))]
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        #[serde(rename = "print")]
        pub fingerprint: Hex<8>,
        pub results: Vec<DailyEntry>,
    }
}
