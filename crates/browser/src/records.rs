//! Verifies finished matches.

use crate::view;
use protocol::Record;
use table::CourseCache;
use wasm_bindgen::prelude::wasm_bindgen;

/// Verifies every roll and stroke in a record and returns the numbers of events and draws as
/// `[events, draws]`. The error names the first invalid event.
#[wasm_bindgen]
pub fn verify_record(record: &str) -> Result<String, String> {
    let record = Record::parse(record.as_bytes())?;
    let verified = table::verify(&record, &mut CourseCache::new());
    let verified = verified.map_err(|fault| fault.to_string())?;
    Ok(view::json(&[verified.events as u32, verified.draws]))
}
