//! Record codes: a record as one string that fits into a link.
//!
//! The code contains the events without their `chain`, which can be recomputed. The code also
//! contains the last `chain`, which reveals any change to the events. The code is deflated JSON,
//! written in base64url without padding.

use crate::event::{Cause, Event, EventKind};
use crate::ids::{Hex, Millis, Version};
use crate::record::{MAX_EVENTS, Record};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The longest code that is written or accepted, in bytes. The limit exists because links must not
/// be too long.
pub const MAX_CODE: usize = 256 << 10;
/// The largest accepted unpacked size, in bytes.
const MAX_UNPACKED: usize = 4 << 20;

/// Why a string is not a record code, or why a record has no code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordCodeError {
    /// The string is not valid output of [`encode`].
    Malformed,
    /// The record, or its code, is too long.
    TooLarge,
}

impl fmt::Display for RecordCodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RecordCodeError::Malformed => "this is not a record code",
            RecordCodeError::TooLarge => "the record is too long for a link",
        })
    }
}

impl std::error::Error for RecordCodeError {}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Packed {
    chain: Hex<16>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    secret: Option<Hex<32>>,
    events: Vec<Loose>,
}

/// An event without its `chain`.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Loose {
    version: Version,
    at: Millis,
    cause: Option<Cause>,
    what: EventKind,
}

/// Returns the code of a record.
pub fn encode(record: &Record) -> Result<String, RecordCodeError> {
    let chain = record
        .events
        .last()
        .ok_or(RecordCodeError::Malformed)?
        .chain;
    let loose = |event: &Event| Loose {
        version: event.version,
        at: event.at,
        cause: event.cause.clone(),
        what: event.what.clone(),
    };
    let events = record.events.iter().map(loose).collect();
    let json = crate::json::line(&Packed {
        chain,
        secret: record.secret,
        events,
    });
    if json.len() > MAX_UNPACKED {
        return Err(RecordCodeError::TooLarge);
    }
    let deflated = miniz_oxide::deflate::compress_to_vec(json.as_bytes(), 9);
    let code = URL_SAFE_NO_PAD.encode(deflated);
    if code.len() > MAX_CODE {
        return Err(RecordCodeError::TooLarge);
    }
    Ok(code)
}

/// Returns the record in a code, and the `chain` that its last event must have. The events of the
/// returned record have no `chain` yet.
pub fn decode(code: &str) -> Result<(Record, Hex<16>), RecordCodeError> {
    if code.len() > MAX_CODE {
        return Err(RecordCodeError::TooLarge);
    }
    let deflated = URL_SAFE_NO_PAD.decode(code);
    let deflated = deflated.map_err(|_| RecordCodeError::Malformed)?;
    let json = miniz_oxide::inflate::decompress_to_vec_with_limit(&deflated, MAX_UNPACKED);
    let json = json.map_err(|_| RecordCodeError::Malformed)?;
    let packed: Packed = crate::json::read(&json).map_err(|_| RecordCodeError::Malformed)?;
    if packed.events.is_empty() || packed.events.len() > MAX_EVENTS {
        return Err(RecordCodeError::Malformed);
    }
    let event = |loose: Loose| Event {
        version: loose.version,
        at: loose.at,
        cause: loose.cause,
        what: loose.what,
        chain: Hex([0; 16]),
    };
    let events = packed.events.into_iter().map(event).collect();
    let record = Record {
        secret: packed.secret,
        ..Record::new(events)
    };
    Ok((record, packed.chain))
}
