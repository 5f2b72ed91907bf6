//! Shared functions for reading and writing JSON.

use serde::{Deserialize, Serialize};
use std::fmt;

/// Why a text is not the expected JSON.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JsonError {
    /// The problem, which is shown before the reason.
    problem: &'static str,
    reason: String,
}

impl JsonError {
    /// Returns a function that combines this problem and a reason into an error.
    pub(crate) fn with<E: fmt::Display>(problem: &'static str) -> impl Fn(E) -> JsonError {
        move |reason| JsonError {
            problem,
            reason: reason.to_string(),
        }
    }
}

impl fmt::Display for JsonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.problem, self.reason)
    }
}

impl std::error::Error for JsonError {}

impl From<JsonError> for String {
    fn from(error: JsonError) -> String {
        error.to_string()
    }
}

/// Reads JSON. Code that runs in the page calls this function instead of `serde_json::from_slice`,
/// which would add another compiled copy of the parser.
pub fn read<'de, T: Deserialize<'de>>(bytes: &'de [u8]) -> serde_json::Result<T> {
    // UTF-8 is checked once here instead of once per string.
    let text = std::str::from_utf8(bytes).map_err(serde::de::Error::custom)?;
    serde_json::from_str(text)
}

/// Reads a struct from JSON. Serde buffers a tagged enum's content before reading it, so every
/// nested reader is compiled a second time. On wasm32, where size matters, all structs are read
/// from such a buffer, so that one copy suffices.
pub fn read_struct<'de, T: Deserialize<'de>>(bytes: &'de [u8]) -> serde_json::Result<T> {
    if cfg!(target_arch = "wasm32") {
        read::<Kept<T>>(bytes).map(|kept| kept.fields)
    } else {
        read(bytes)
    }
}

/// Reads a JSON array of structs, each as [`read_struct`] does.
pub fn read_structs<'de, T: Deserialize<'de>>(bytes: &'de [u8]) -> serde_json::Result<Vec<T>> {
    if cfg!(target_arch = "wasm32") {
        let kept: Vec<Kept<T>> = read(bytes)?;
        Ok(kept.into_iter().map(|kept| kept.fields).collect())
    } else {
        read(bytes)
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
#[expect(clippy::missing_panics_doc, reason = "it never panics")]
pub fn line<T: Serialize>(value: &T) -> String {
    let mut text = Vec::with_capacity(512);
    serde_json::to_writer(&mut text, value).expect("keys are strings");
    String::from_utf8(text).expect("JSON is text")
}

#[cfg(test)]
mod tests {
    use super::{Kept, read};
    use crate::ClientToServer;

    #[test]
    fn both_readers_take_and_refuse_the_same() {
        let right = r#"{"id":"1","request":{"type":"act","seat":0,"action":{"golf":{"type":"roll"}},"version":7}}"#;
        let kept: Kept<ClientToServer> = read(right.as_bytes()).expect("a message");
        let plain: ClientToServer = read(right.as_bytes()).expect("a message");
        assert_eq!(kept.fields, plain);
        for wrong in [
            r#"{"id":"1","request":{"type":"look"},"more":1}"#,
            r#"{"id":"1","request":{"type":"look","more":1}}"#,
            r#"{"request":{"type":"look"}}"#,
            r#"{"id":1,"request":{"type":"look"}}"#,
            "[]",
        ] {
            assert!(
                read::<Kept<ClientToServer>>(wrong.as_bytes()).is_err(),
                "{wrong}"
            );
            assert!(read::<ClientToServer>(wrong.as_bytes()).is_err(), "{wrong}");
        }
    }
}
