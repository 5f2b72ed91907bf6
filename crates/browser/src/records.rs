//! Finished matches.

use protocol::Record;
use protocol::page;
use table::CourseCache;
use wasm_bindgen::prelude::wasm_bindgen;

/// Checks every roll and stroke of a record: how many events and draws were right, as
/// `[events, draws]`; the error names the first wrong event.
#[wasm_bindgen]
pub fn verify_record(record: &str) -> Result<String, String> {
    let record = Record::parse(record.as_bytes())?;
    let verified = table::verify(&record, &mut CourseCache::new());
    let verified = verified.map_err(|fault| fault.to_string())?;
    Ok(page::json(&[verified.events as u32, verified.draws]))
}
