//! Decodes arbitrary text as a course code. The decoder must not panic. If it accepts a code,
//! encoding the course must give the same code.
#![no_main]

use golf::{Collection, Course};
use libfuzzer_sys::fuzz_target;
use protocol::course_code::{decode, encode};

fuzz_target!(|text: &str| {
    if let Ok(file) = decode(text) {
        assert_eq!(encode(&file).as_deref(), Ok(text), "a course has one code");
        let _ = Course::new("fuzzed", &file, &Collection);
    }
});
