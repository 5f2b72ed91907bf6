//! Parses arbitrary bytes as a record. The parser must not panic. If it accepts a record, writing
//! and parsing it again must not change the record.
#![no_main]

use libfuzzer_sys::fuzz_target;
use protocol::Record;
use table::{CourseCache, verify};

fuzz_target!(|bytes: &[u8]| {
    if let Ok(record) = Record::parse(bytes) {
        let again = Record::parse(record.to_string().as_bytes());
        assert_eq!(again.as_ref(), Ok(&record));
        let _ = verify(&record, &mut CourseCache::new());
    }
});
