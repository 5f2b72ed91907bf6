//! Parses arbitrary bytes as a course file. The parser must not panic. If it accepts a file,
//! printing the course and parsing it again must not change it.
#![no_main]

use golf::{Collection, Course, CourseFile};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(file) = CourseFile::parse_bytes(bytes) else {
        return;
    };
    let printed = file.to_string();
    let again = CourseFile::parse(&printed).expect("a printed course reads back");
    assert_eq!(file, again, "printing changed the course");
    if let Ok(course) = Course::new("fuzzed", &file, &Collection) {
        course.advice();
        assert!(course.field().len() > 6);
    }
});
