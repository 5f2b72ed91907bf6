//! The types that are sent over the wire or stored in files, and their JSON.
//!
//! The core types of [`golf`] and [`carramboule`](::carramboule) know nothing about JSON; this
//! crate converts them. [`ClientToServer`] and [`ServerToClient`] are messages, an [`Event`] is an
//! entry in a table's log, and a [`Record`] is the file of a match. [`course_code`] writes a course
//! as one short string; [`position_line`] writes a position as one line.

pub mod by_name;
pub mod carramboule;
#[cfg(test)]
mod cases;
pub mod certificate;
pub mod cluster;
pub mod course_code;
pub mod event;
mod golf_error;
pub mod golf_wire;
pub mod ids;
pub mod json;
pub mod message;
pub mod online;
mod piece_state;
pub mod position_line;
pub mod puzzle;
pub mod record;
pub mod record_code;
pub mod review;
pub mod solution;
pub mod trace;

pub use by_name::ByName;
pub use carramboule::wire::{
    CarrambouleAction, CarrambouleBall, CarrambouleChance, CarrambouleChoice, CarrambouleFoul,
    CarrambouleKind, CarrambouleOutcome, CarramboulePhase, CarrambouleQueen, CarrambouleRound,
    CarrambouleSetup, CarrambouleVerdict, CarrambouleView,
};
pub use certificate::{CertificateFile, CompanyFile, StartCertificateFile, TurnFile};
pub use event::{
    CARRAMBOULE_RULES, Cause, Clock, Event, EventKind, GOLF_RULES, GameAction, GameChance,
    GameOutcome, MatchSetup, RulesVersion, SeatKind, SeatResult, Withdrawal,
};
pub use golf_error::GolfError;
pub use golf_wire::{
    CourseText, GolfAction, GolfChance, GolfMode, GolfPick, GolfSetup, SixNumbers,
};
pub use ids::{
    Hex, MalformedError, MessageId, Millis, PlayerName, Seat, TableId, Version, hides_nothing,
};
pub use message::{
    Answer, BallMark, ClientToServer, GameView, GolfView, Reason, Request, SeatView,
    ServerToClient, Snapshot, Status, View,
};
pub use piece_state::PieceState;
pub use record::{Record, RecordError};
pub use review::{
    BallReviewFile, CaromCostsFile, CaromCourseFile, CaromPlayerFile, CaromReviewFile,
    CaromStrokeFile, CostsFile, CourseReviewFile, PlayerReviewFile, ReviewFile, StrokeReviewFile,
};
pub use solution::{PlaceFile, RollFile, SolutionFile, StartFile, WorthFile};
pub use trace::{BallPlace, TraceEvent, TraceFile};
