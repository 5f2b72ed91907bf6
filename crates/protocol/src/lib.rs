//! The types that go over the wire and into files, and their JSON.
//!
//! The core types of [`golf`] and [`carramboule`](::carramboule) do not know JSON; they are
//! converted here. [`ClientToServer`] and [`ServerToClient`] are messages, an [`Event`] is an entry
//! of a table's log, and a [`Record`] is the file of a match. [`course_code`] writes a course as
//! one short string; [`position_line`] writes a position as one line.

use serde::{Deserialize, Serialize};

pub mod by_name;
pub mod carramboule;
#[cfg(test)]
mod cases;
pub mod certificate;
pub mod cluster;
pub mod course_code;
pub mod daily;
pub mod event;
pub mod golf_wire;
pub mod ids;
pub mod message;
pub mod online;
pub mod pads;
pub mod page;
mod piece_state;
pub mod position_line;
pub mod puzzle;
pub mod record;
pub mod record_code;
pub mod replay;
pub mod review;
pub mod solution;
pub mod trace;
#[cfg(test)]
mod typescript;
pub mod workshop;

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

/// Reads JSON. All readers call this function, because every direct call of `serde_json` compiles
/// another copy of its code.
fn read_json<'de, T: Deserialize<'de>>(bytes: &'de [u8]) -> serde_json::Result<T> {
    // UTF-8 is checked once here instead of once per string.
    let text = std::str::from_utf8(bytes).map_err(serde::de::Error::custom)?;
    serde_json::from_str(text)
}

/// Reads a struct from JSON. Serde buffers the content of a tagged enum before it reads it, which
/// compiles a second copy of every nested reader. On wasm32, where size matters, all structs are
/// therefore read from such a buffer, and one copy suffices.
fn read_fields<'de, T: Deserialize<'de>>(bytes: &'de [u8]) -> serde_json::Result<T> {
    if cfg!(target_arch = "wasm32") {
        read_json::<Kept<T>>(bytes).map(|kept| kept.fields)
    } else {
        read_json(bytes)
    }
}

/// Reads a JSON array of structs, each as [`read_fields`] does.
fn read_list<'de, T: Deserialize<'de>>(bytes: &'de [u8]) -> serde_json::Result<Vec<T>> {
    if cfg!(target_arch = "wasm32") {
        let kept: Vec<Kept<T>> = read_json(bytes)?;
        Ok(kept.into_iter().map(|kept| kept.fields).collect())
    } else {
        read_json(bytes)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept<T> {
    #[serde(flatten)]
    fields: T,
}

/// Returns a value as one line of JSON. All keys written here are strings, so serialising cannot
/// fail. Numbers that are not finite become null.
fn json_line<T: Serialize>(value: &T) -> String {
    let mut text = Vec::with_capacity(512);
    serde_json::to_writer(&mut text, value).expect("keys are strings");
    String::from_utf8(text).expect("JSON is text")
}

#[cfg(test)]
mod tests {
    use super::{Kept, read_json};
    use crate::ClientToServer;

    #[test]
    fn both_readers_take_and_refuse_the_same() {
        let right = r#"{"id":"1","request":{"type":"act","seat":0,"action":{"golf":{"type":"roll"}},"version":7}}"#;
        let kept: Kept<ClientToServer> = read_json(right.as_bytes()).expect("a message");
        let read: ClientToServer = read_json(right.as_bytes()).expect("a message");
        assert_eq!(kept.fields, read);
        for wrong in [
            r#"{"id":"1","request":{"type":"look"},"more":1}"#,
            r#"{"id":"1","request":{"type":"look","more":1}}"#,
            r#"{"request":{"type":"look"}}"#,
            r#"{"id":1,"request":{"type":"look"}}"#,
            "[]",
        ] {
            assert!(
                read_json::<Kept<ClientToServer>>(wrong.as_bytes()).is_err(),
                "{wrong}"
            );
            assert!(
                read_json::<ClientToServer>(wrong.as_bytes()).is_err(),
                "{wrong}"
            );
        }
    }
}
