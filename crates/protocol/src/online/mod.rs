//! Wire types that only online servers use: for players, tables that players reach by a link, chat,
//! courses and results.
//!
//! A table's own messages ([`crate::message`]) are the same for online and local tables.

/// Defines types with the derives that every wire type needs.
macro_rules! wire {
    ($($(#[$doc:meta])* pub $kind:ident $name:ident $body:tt)*) => {
        $(
            #[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, ts_rs::TS)]
            #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
            #[serde(deny_unknown_fields)]
            #[allow(missing_docs)]
            $(#[$doc])*
            pub $kind $name $body
        )*
    };
}

mod chat;
mod course;
mod cup;
mod handle;
mod message;
mod operators;
mod people;
mod player;
mod problem;
mod push;
mod rating;
mod seek;
mod table;
mod tournament;

pub use chat::{ChatRule, ChatText, EMOJI, Phrase, Remark, Said};
pub use course::{
    CourseEntry, CourseFacts, CourseRecord, DailyBoard, DailyEntry, NewCourse, NewResult,
    PublishedCourse, Rating,
};
pub use cup::{
    Cup, CupBoard, CupChoice, CupDeciding, CupEntry, CupLine, CupList, CupPlaying, CupRhythm,
    CupSeason, CupSeasonLine, CupSpot, CupStart, CupState, NewCup,
};
pub use handle::{
    DailyTally, DayPlace, Handle, HeadToHead, MatchOutcome, NewHandle, PlayedMatch, PlayerAbout,
    PublicProfile, look_of,
};
pub use message::{SocketMessage, SocketRequest};
pub use operators::{FoundPlayer, LoggedAct, SeenNetwork, WaitingReport};
pub use people::{
    BlockedPlayer, Challenge, NewBlock, NewReport, People, Person, PlayerRef, Reported,
};
pub use player::{
    Code, CodeKind, Device, Identity, NewCode, NewPlayer, NewToken, Passkey, Profile, Scope, Token,
    UseCode,
};
pub use problem::{ApiError, ApiErrorReason, Ban, Health};
pub use push::{PushKey, PushSubscription, QuietHours};
pub use rating::{
    PlayerRating, RankedPlayer, RatedGame, RatedMatch, RatingChange, Ratings, SeatRatingChange,
    ShownRating, SkillOfMatch, TableRatings,
};
pub use seek::{Seek, SeekAnswer};
pub use table::{
    CreateTable, GameKind, GolfKit, OwnTable, SeatEntry, ShortGolf, Sitter, TableEntry, TableInfo,
    TableLink, TableSetup,
};
pub use tournament::{
    BoardState, Correction, NewCorrection, NewTournament, TournamentBegin, TournamentBoard,
    TournamentCall, TournamentCourses, TournamentEntry, TournamentInfo, TournamentLink,
    TournamentName, TournamentScore, TournamentStage, TournamentStanding, TournamentTable,
    Tournaments,
};
