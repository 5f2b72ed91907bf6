//! Cups in duplicate: the same courses and the same dice for everyone.

use crate::golf_wire::CourseText;
use crate::ids::{Hex, Millis, TableId};
use serde::{Deserialize, Serialize};

wire! {
    /// How often a cup begins anew. Days and weeks are those of UTC, weeks begin on Monday.
    #[derive(Copy)]
    #[serde(tag = "type", rename_all = "kebab-case")]
    pub enum CupRhythm {
        /// Once, for so many days from the moment it was made.
        Once {
            #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 31))]
            days: u8,
        },
        Daily {},
        Weekly {},
    }

    /// Makes a cup.
    pub struct NewCup {
        #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 60))]
        pub name: String,
        pub rhythm: CupRhythm,
        /// So many courses of the house, drawn anew each time: 1, 3 or 6. Null if they are chosen.
        #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 6))]
        pub drawn: Option<u8>,
        /// Up to six courses, each a printed course's id, a published course's id or a course
        /// code. Empty if they are drawn.
        #[cfg_attr(feature = "openapi", schema(max_items = 6))]
        pub courses: Vec<String>,
    }

    /// A cup and the edition of it that is on, or was the last.
    pub struct CupEntry {
        /// `weekly` for the cup of the house.
        pub id: String,
        pub name: String,
        pub rhythm: CupRhythm,
        /// How many courses are drawn each time; null if they were chosen.
        pub drawn: Option<u8>,
        /// The edition, from 1 on.
        pub edition: u32,
        #[cfg_attr(test, ts(type = "number"))]
        pub begins: Millis,
        #[cfg_attr(test, ts(type = "number"))]
        pub ends: Millis,
        /// How many have begun it.
        pub players: u32,
        /// How far whoever asks has come with it.
        pub state: CupState,
        /// Whether whoever asks has made it.
        pub own: bool,
    }

    /// How far somebody has come with an edition.
    #[derive(Copy)]
    #[serde(rename_all = "kebab-case")]
    pub enum CupState {
        New,
        Playing,
        Finished,
        /// The try ended without a result: it was given up, or came too late.
        GivenUp,
    }

    /// The cups that concern somebody.
    pub struct CupList {
        /// The cup of the house.
        pub weekly: CupEntry,
        /// Those one has made or taken part in, the latest first.
        pub own: Vec<CupEntry>,
    }

    /// A cup with what is played.
    pub struct Cup {
        pub cup: CupEntry,
        /// The courses of the edition that is on.
        pub courses: Vec<CourseText>,
        /// SHA-256 of the dice secret of the next edition; null if there is none.
        #[cfg_attr(test, ts(type = "string | null"))]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
        pub next_seal: Option<Hex<32>>,
    }

    /// The one try of a player at an edition.
    pub struct CupStart {
        pub edition: u32,
        /// The table it is played at, with the match under way.
        #[cfg_attr(test, ts(type = "string"))]
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        pub table: TableId,
    }

    /// A line of the standings.
    pub struct CupLine {
        pub rank: u32,
        pub name: String,
        /// What the player goes by in public, if anything.
        pub handle: Option<String>,
        pub total: i32,
        /// Course by course.
        pub scores: Vec<i32>,
        pub own: bool,
        /// The id of the result, under which its record is found.
        pub result: String,
    }

    /// Somebody who has begun and not finished.
    pub struct CupPlaying {
        pub name: String,
        pub handle: Option<String>,
        pub own: bool,
    }

    /// How an edition stands.
    pub struct CupBoard {
        pub edition: u32,
        #[cfg_attr(test, ts(type = "number"))]
        pub begins: Millis,
        #[cfg_attr(test, ts(type = "number"))]
        pub ends: Millis,
        pub state: CupState,
        /// The table of the asking player's try; null if it has not begun.
        #[cfg_attr(test, ts(type = "string | null"))]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
        pub table: Option<TableId>,
        /// SHA-256 of the dice secret of the edition.
        #[cfg_attr(test, ts(type = "string"))]
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        pub seal: Hex<32>,
        /// The dice secret of the edition, once it is over.
        #[cfg_attr(test, ts(type = "string | null"))]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
        pub secret: Option<Hex<32>>,
        /// How many have finished.
        pub finished: u32,
        /// How many are still playing, or never came to the end.
        pub playing: u32,
        /// The best hundred, and whoever asks.
        pub lines: Vec<CupLine>,
        /// The first twenty who are still playing.
        pub still: Vec<CupPlaying>,
        /// The middle of the field, course by course, in tenths of a stroke.
        pub middle: Vec<i32>,
        /// Whether whoever asks may look at matches and at the deciding stroke.
        pub open: bool,
    }

    /// The stroke at which choices made the greatest difference.
    pub struct CupDeciding {
        /// The place of the course, from 0.
        pub course: u32,
        /// The stroke on it, from 1.
        pub stroke: u32,
        /// What everybody rolled there.
        pub impulses: u8,
        /// How many were there.
        pub players: u32,
        /// Where the ball lay.
        pub from: CupSpot,
        /// What they chose, the most frequent first.
        pub choices: Vec<CupChoice>,
    }

    /// A place on a course, in the units of its picture.
    #[derive(Copy)]
    pub struct CupSpot {
        pub x: i32,
        pub y: i32,
    }

    /// One way to play the deciding stroke.
    pub struct CupChoice {
        /// The direction; `pass` where no way was open.
        pub dir: String,
        pub players: u32,
        /// Where the ball came to lie, in the hole if it was holed.
        pub end: CupSpot,
        pub holed: bool,
        /// What the course took after this stroke, on average, in tenths of a stroke.
        pub after: i32,
        pub own: bool,
    }

    /// The table of a season.
    pub struct CupSeason {
        /// The editions it is made of, from the first to the last.
        pub from: u32,
        pub until: u32,
        /// So many editions count for each player, their best.
        pub best: u32,
        /// The best fifty, and whoever asks.
        pub lines: Vec<CupSeasonLine>,
    }

    /// A line of a season.
    pub struct CupSeasonLine {
        pub rank: u32,
        pub name: String,
        pub handle: Option<String>,
        /// Half points.
        pub halves: u32,
        /// How many editions were played.
        pub played: u32,
        pub own: bool,
    }
}
