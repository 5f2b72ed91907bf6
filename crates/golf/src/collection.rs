//! The courses that come with the game.

use crate::course::Course;
use crate::course_file::CourseFile;
use crate::finding::Finding;
use crate::layout::{Library, LibraryError};

/// A course file in the standard collection.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Standard {
    pub id: &'static str,
    /// The file without its comments, which would make the page larger.
    pub text: &'static str,
}

macro_rules! files {
    ($folder:literal: $($id:literal)*) => {
        &[$(Standard {
            id: $id,
            text: {
                const FILE: &str = include_str!(concat!("../courses/", $folder, $id, ".toml"));
                const TEXT: [u8; without_comments::<{ FILE.len() }>(FILE).1] =
                    without_comments(FILE).0;
                match std::str::from_utf8(&TEXT) {
                    Ok(text) => text,
                    Err(_) => panic!("whole lines of a text are a text"),
                }
            },
        }),*]
    };
}

/// Returns the lines of a course file that are not comments, and the number of their bytes. In a
/// map, a line that starts with `#` is no comment.
const fn without_comments<const SIZE: usize>(file: &str) -> ([u8; SIZE], usize) {
    let file = file.as_bytes();
    let (mut kept, mut length) = ([0; SIZE], 0);
    let (mut in_map, mut in_comment) = (false, false);
    let mut index = 0;
    while index < file.len() {
        if index == 0 || file[index - 1] == b'\n' {
            in_comment = !in_map && file[index] == b'#';
        }
        if let [b'\'', b'\'', b'\'', ..] = file.split_at(index).1 {
            in_map = !in_map;
        }
        if !in_comment {
            kept[length] = file[index];
            length += 1;
        }
        index += 1;
    }
    (kept, length)
}

/// The nine courses printed on the boards.
pub const COURSES: &[Standard] = files!["": "1" "2" "3" "4" "5" "6" "7" "8" "9"];

/// The modified and linked courses on the sheets S-1 to S-12.
pub const LAYOUTS: &[Standard] = files!["layouts/":
    "S-1a" "S-1b" "S-2a" "S-2b" "S-3a" "S-3b" "S-4a" "S-4b" "S-5a" "S-5b" "S-6a" "S-6b"
    "S-7a" "S-7b" "S-8" "S-9a" "S-9b" "S-9c" "S-10a" "S-10b" "S-11a" "S-11b" "S-12"];

/// Extra courses for beginners. Each has one moving piece, because the sheets introduce moving
/// pieces late.
pub const EXTRAS: &[Standard] = files!["extras/": "M-1"];

/// The standard collection as a [`Library`], which provides the courses that layouts build on.
///
/// ```
/// let names = golf::Collection::all().map(|standard| standard.id);
/// assert_eq!(names.take(3).collect::<Vec<_>>(), ["1", "2", "3"]);
/// ```
#[derive(Clone, Copy, Default, Debug)]
pub struct Collection;

impl Collection {
    /// Returns all courses, layouts and extras.
    pub fn all() -> impl Iterator<Item = &'static Standard> {
        COURSES.iter().chain(LAYOUTS).chain(EXTRAS)
    }

    /// Returns the course or layout with this id, checked and ready to play.
    pub fn course(id: &str) -> Option<Result<Course, Vec<Finding>>> {
        let standard = Self::all().find(|standard| standard.id == id)?;
        let file = CourseFile::parse(standard.text);
        Some(file.and_then(|file| Course::new(id, &file, &Collection)))
    }
}

impl Library for Collection {
    fn course_file(&self, id: &str) -> Result<CourseFile, LibraryError> {
        let standard = Self::all().find(|standard| standard.id == id);
        let text = standard.ok_or(LibraryError::Unknown)?.text;
        Ok(CourseFile::parse(text)?)
    }
}
