//! Converts records to short codes for links, and back.

use protocol::{Record, record_code as code};
use wasm_bindgen::prelude::wasm_bindgen;

/// Returns the code of a record, for use in a link.
#[wasm_bindgen]
pub fn record_code(record: &str) -> Result<String, String> {
    let record = Record::parse(record.as_bytes())?;
    code::encode(&record).map_err(|error| error.to_string())
}

/// Returns the record that a code contains, as the text of a record file.
#[wasm_bindgen]
pub fn record_of_code(text: &str) -> Result<String, String> {
    let (mut record, chain) = code::decode(text).map_err(|error| error.to_string())?;
    table::relink(&mut record.events);
    if record.events.last().map(|event| event.chain) != Some(chain) {
        return Err(code::RecordCodeError::Malformed.to_string());
    }
    Ok(record.to_string())
}
