//! Match records: one self-contained JSON file per match.

use crate::event::{Event, EventKind, MatchSetup};
use crate::ids::Hex;
use serde::{Deserialize, Serialize};
use std::fmt::Write;
use ts_rs::TS;

/// The longest accepted record, in bytes.
pub const MAX_RECORD_BYTES: usize = 32 << 20;
/// The largest number of events in a record.
pub const MAX_EVENTS: usize = 500_000;

/// All events of a table. The first event contains the rules, the courses, the seats, the dice and
/// the commitment; the last one contains the results and the dice secret. If tables share their
/// dice, the record itself contains the secret once it is published.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The format version, always 1.
    pub carambole_record: u8,
    /// The secret of the shared dice, once it is published.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub secret: Option<Hex<32>>,
    /// All events, in order.
    pub events: Vec<Event>,
}

/// Why a text is not a record that this program can read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// The text is longer than 32 MiB.
    TooLong,
    /// The text is not a record; the string gives the reason.
    Malformed(String),
    /// Another version of the program wrote the record.
    UnknownFormat,
    /// The record has too many events.
    TooManyEvents,
}

impl std::fmt::Display for RecordError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            RecordError::TooLong => f.write_str("the record is longer than 32 MiB"),
            RecordError::Malformed(error) => write!(f, "this is not a record: {error}"),
            RecordError::UnknownFormat => {
                f.write_str("this program does not know the format of the record")
            }
            RecordError::TooManyEvents => {
                write!(f, "the record has more than {MAX_EVENTS} events")
            }
        }
    }
}

impl std::error::Error for RecordError {}

impl From<RecordError> for String {
    fn from(error: RecordError) -> String {
        error.to_string()
    }
}

impl Record {
    /// Returns the record of these events.
    pub fn new(events: Vec<Event>) -> Record {
        Record {
            carambole_record: 1,
            secret: None,
            events,
        }
    }

    /// Reads a record without checking its events.
    pub fn parse(bytes: &[u8]) -> Result<Record, RecordError> {
        if bytes.len() > MAX_RECORD_BYTES {
            return Err(RecordError::TooLong);
        }
        let record: Record =
            crate::json::read(bytes).map_err(|error| RecordError::Malformed(error.to_string()))?;
        if record.carambole_record != 1 {
            return Err(RecordError::UnknownFormat);
        }
        if record.events.len() > MAX_EVENTS {
            return Err(RecordError::TooManyEvents);
        }
        Ok(record)
    }

    /// Returns the setup, from the first event.
    pub fn setup(&self) -> Option<&MatchSetup> {
        match &self.events.first()?.what {
            EventKind::Created { setup, .. } => Some(setup),
            _ => None,
        }
    }

    /// Returns whether the record uses shared dice whose secret is still unpublished.
    pub fn is_sealed(&self) -> bool {
        let first = self.events.first().map(|event| &event.what);
        let is_shared = matches!(first, Some(EventKind::Created { dice: Some(_), .. }));
        is_shared && self.secret.is_none()
    }
}

impl std::fmt::Display for Record {
    /// Writes the file as JSON with one event per line, because people read and compare records.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("{\"carambole_record\":1,")?;
        if let Some(secret) = &self.secret {
            write!(f, "\"secret\":\"{secret}\",")?;
        }
        f.write_str("\"events\":[")?;
        for (index, event) in self.events.iter().enumerate() {
            f.write_str(if index == 0 { "\n" } else { ",\n" })?;
            let json = serde_json::to_string(event).map_err(|_| std::fmt::Error)?;
            f.write_str(&json)?;
        }
        f.write_str("\n]}")?;
        f.write_char('\n')
    }
}
