//! The courses on which puzzles are set.

use golf::{COURSES, Collection, Course, CourseFile, GameBox, LAYOUTS};
use protocol::course_code;
use solver::{CourseSpec, generate};

/// Returns the courses and layouts in the collection.
pub(super) fn printed() -> impl Iterator<Item = (String, Course)> {
    let all = COURSES.iter().chain(LAYOUTS);
    all.filter_map(|standard| {
        let course = Collection::course(standard.id)?.ok()?;
        Some((standard.id.to_owned(), course))
    })
}

/// Generates up to `count` courses with pieces from these boxes.
pub(super) fn made(
    seed: u64,
    count: usize,
    boxes: &[GameBox],
) -> impl Iterator<Item = (String, Course)> {
    (0..count as u64).filter_map(move |number| {
        let made = generate(&CourseSpec {
            seed: seed.wrapping_mul(1_000_003).wrapping_add(number),
            par: 3 + (number % 2) as i32,
            boxes: boxes.to_vec(),
            on: None,
            work: CourseSpec::WORK,
        });
        // Remove the long names to keep the course code short. Decode the code so that the course
        // contains only what the code stores.
        let mut file = made.ok()?.course.to_file();
        file.name = None;
        file.names = [const { None }; 4];
        let code = course_code::encode(&file).ok()?;
        let course = course_of(&code).ok()?;
        Some((code, course))
    })
}

/// Returns the course that a puzzle refers to.
pub(super) fn course_of(name: &str) -> Result<Course, String> {
    if let Some(course) = Collection::course(name) {
        return course.map_err(|_| format!("the course {name} cannot be read"));
    }
    let file: CourseFile = course_code::decode(name).map_err(|error| error.to_string())?;
    let course = Course::new("puzzle", &file, &Collection);
    course.map_err(|findings| match findings.first() {
        Some(finding) => finding.to_string(),
        None => "the course cannot be played".to_owned(),
    })
}
