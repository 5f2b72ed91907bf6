//! Cups, in which everyone plays the same courses with the same dice.

use crate::golf_wire::CourseText;
use crate::ids::{Hex, Millis, TableId};
use serde::{Deserialize, Serialize};

wire! {
    /// How often a cup starts a new edition. Days and weeks are in UTC; weeks begin on Monday.
    #[derive(Copy)]
    #[serde(tag = "type", rename_all = "kebab-case")]
    pub enum CupRhythm {
        /// Never: there is only one edition, which begins when the cup is created and lasts this
        /// many days.
        Once {
            #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 31))]
            days: u8,
        },
        Daily {},
        Weekly {},
    }

    /// A request to create a cup.
    pub struct NewCup {
        #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 60))]
        pub name: String,
        pub rhythm: CupRhythm,
        /// How many standard courses to draw for each edition: 1, 3 or 6; null if the creator
        /// chooses the courses.
        #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 6))]
        pub drawn: Option<u8>,
        /// Up to six courses: ids of printed or published courses, or course codes. Empty if the
        /// courses are drawn.
        #[cfg_attr(feature = "openapi", schema(max_items = 6))]
        pub courses: Vec<String>,
    }

    /// A cup and its current or latest edition.
    pub struct CupEntry {
        /// The id of the cup; `weekly` for the built-in weekly cup.
        pub id: String,
        pub name: String,
        pub rhythm: CupRhythm,
        /// The number of courses drawn for each edition; null if the creator chose the courses.
        pub drawn: Option<u8>,
        /// The number of the edition; the first is 1.
        pub edition: u32,
        pub begins: Millis,
        pub ends: Millis,
        /// The number of players who have started this edition.
        pub players: u32,
        /// The caller's progress in this edition.
        pub state: CupState,
        /// Whether the caller created the cup.
        pub own: bool,
    }

    /// A player's progress in an edition.
    #[derive(Copy)]
    #[serde(rename_all = "kebab-case")]
    pub enum CupState {
        New,
        Playing,
        Finished,
        /// The attempt ended without a result: the player resigned or finished too late.
        GivenUp,
    }

    /// The cups on a player's page.
    pub struct CupList {
        /// The built-in weekly cup.
        pub weekly: CupEntry,
        /// Cups that the player has created or entered, the latest first.
        pub own: Vec<CupEntry>,
    }

    /// A cup and its courses.
    pub struct Cup {
        pub cup: CupEntry,
        /// The courses of the current edition.
        pub courses: Vec<CourseText>,
        /// SHA-256 of the next edition's dice secret; null if there is no next edition.
        pub next_seal: Option<Hex<32>>,
    }

    /// A player's only attempt at an edition.
    pub struct CupStart {
        pub edition: u32,
        /// The table of the attempt; its match has begun.
        pub table: TableId,
    }

    /// A row in the standings.
    pub struct CupLine {
        pub rank: u32,
        pub name: String,
        /// The public handle of the player, if any.
        pub handle: Option<String>,
        pub total: i32,
        /// The score on each course.
        pub scores: Vec<i32>,
        pub own: bool,
        /// The id of the result; clients need it to request the record.
        pub result: String,
    }

    /// A player who has started but not finished an edition.
    pub struct CupPlaying {
        pub name: String,
        pub handle: Option<String>,
        pub own: bool,
    }

    /// The standings of an edition.
    pub struct CupBoard {
        pub edition: u32,
        pub begins: Millis,
        pub ends: Millis,
        pub state: CupState,
        /// The table of the caller's attempt; null before the attempt begins.
        pub table: Option<TableId>,
        /// SHA-256 of the edition's dice secret.
        pub seal: Hex<32>,
        /// The edition's dice secret, once the edition has closed.
        pub secret: Option<Hex<32>>,
        /// The number of players who have finished.
        pub finished: u32,
        /// The number of players who have started but not finished.
        pub playing: u32,
        /// The hundred best results, and the caller's result.
        pub lines: Vec<CupLine>,
        /// The first twenty players who have started but not finished, and also the caller if the
        /// caller is still playing.
        pub still: Vec<CupPlaying>,
        /// The median score on each course, in tenths of a stroke.
        pub middle: Vec<i32>,
        /// Whether the caller may watch other players' matches and see the deciding stroke.
        pub open: bool,
    }

    /// The stroke at which the players' choices made the greatest difference.
    pub struct CupDeciding {
        /// The index of the course in the cup.
        pub course: u32,
        /// The number of the stroke on the course, from 1.
        pub stroke: u32,
        /// The impulses that all players rolled for this stroke.
        pub impulses: u8,
        /// The number of players who reached this position.
        pub players: u32,
        /// Where the ball lay.
        pub from: CupSpot,
        /// The players' choices, the most frequent first.
        pub choices: Vec<CupChoice>,
    }

    /// A point on a course, in the units of the course's picture.
    #[derive(Copy)]
    pub struct CupSpot {
        pub x: i32,
        pub y: i32,
    }

    /// A direction in which some players played the deciding stroke.
    pub struct CupChoice {
        /// The direction; `pass` if no direction was open.
        pub dir: String,
        pub players: u32,
        /// Where the ball came to rest, or the hole if the ball was holed.
        pub end: CupSpot,
        pub holed: bool,
        /// The average score for the rest of the course after this stroke, in tenths of a stroke.
        pub after: i32,
        pub own: bool,
    }

    /// The standings of a season.
    pub struct CupSeason {
        /// The first and last editions of the season.
        pub from: u32,
        pub until: u32,
        /// How many of each player's best editions count.
        pub best: u32,
        /// The fifty best players, and the caller.
        pub lines: Vec<CupSeasonLine>,
    }

    /// A row in the season's standings.
    pub struct CupSeasonLine {
        pub rank: u32,
        pub name: String,
        pub handle: Option<String>,
        /// The player's points, counted in half points.
        pub halves: u32,
        /// The number of editions played.
        pub played: u32,
        pub own: bool,
    }
}
