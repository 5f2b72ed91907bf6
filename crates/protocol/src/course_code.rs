//! Course codes: a course as one short string that fits into a link.
//!
//! A course file is packed into bytes ([`pack`]), deflated, and written in base64url without
//! padding. `docs/formats.md` describes the format. The code for a layout on standard courses
//! contains only their ids; the code for any other course contains the whole course.

mod pack;
mod unpack;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use golf::{CourseFile, Ground, Library};
use std::fmt;

/// The longest accepted code, in bytes.
pub const MAX_CODE: usize = 16 << 10;
/// The largest accepted packed course, in bytes.
const MAX_PACKED: usize = 64 << 10;

/// Why a string is not a course code, or why a course has no code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CourseCodeError {
    /// The string is not valid output of [`encode`].
    Malformed,
    /// The course, or its code, is too large.
    TooLarge,
    /// The layout is based on courses outside the standard collection. [`golf::Course::to_file`]
    /// writes it in full.
    NotStandard,
}

impl fmt::Display for CourseCodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            CourseCodeError::Malformed => "this is not a course code",
            CourseCodeError::TooLarge => "the course is too large for a code",
            CourseCodeError::NotStandard => {
                "the layout is not based on standard courses; write it out in full first"
            }
        })
    }
}

impl std::error::Error for CourseCodeError {}

/// Returns the code of a course. Equal courses have equal codes.
pub fn encode(file: &CourseFile) -> Result<String, CourseCodeError> {
    if let Ground::On { courses, .. } = &file.ground {
        let standard = |id: &str| golf::Collection.course_file(id).is_ok();
        if !courses.iter().all(|id| standard(&id.value)) {
            return Err(CourseCodeError::NotStandard);
        }
    }
    let packed = pack::pack(file).ok_or(CourseCodeError::TooLarge)?;
    if packed.len() > MAX_PACKED {
        return Err(CourseCodeError::TooLarge);
    }
    let deflated = miniz_oxide::deflate::compress_to_vec(&packed, 9);
    let code = URL_SAFE_NO_PAD.encode(deflated);
    if code.len() > MAX_CODE {
        return Err(CourseCodeError::TooLarge);
    }
    Ok(code)
}

/// Returns the course that a code contains. The course has passed the checks for course files;
/// [`golf::Course::new`] decides whether it can be played.
pub fn decode(code: &str) -> Result<CourseFile, CourseCodeError> {
    if code.len() > MAX_CODE {
        return Err(CourseCodeError::TooLarge);
    }
    let deflated = URL_SAFE_NO_PAD
        .decode(code)
        .map_err(|_| CourseCodeError::Malformed)?;
    let packed = miniz_oxide::inflate::decompress_to_vec_with_limit(&deflated, MAX_PACKED)
        .map_err(|_| CourseCodeError::Malformed)?;
    let file = unpack::unpack(&packed).ok_or(CourseCodeError::Malformed)?;
    // The course file parser performs all the checks.
    let read = CourseFile::parse(&file.to_string()).map_err(|_| CourseCodeError::Malformed)?;
    if read != file || encode(&read)? != code {
        return Err(CourseCodeError::Malformed);
    }
    Ok(read)
}

/// The tiles in a packed map. A tile's number is its index in this array. The last entry means
/// "outside the map".
const TILES: [Option<golf::Tile>; 6] = [
    Some(golf::Tile::Fairway),
    Some(golf::Tile::Start),
    Some(golf::Tile::Hole),
    Some(golf::Tile::Wall),
    Some(golf::Tile::RoundedWall),
    None,
];
/// The longest run of equal tiles that fits in one byte of the map: the byte is `tile × 42 + length
/// − 1`. The byte 255 ends a row.
const LONGEST_RUN: usize = 42;
const END_OF_ROW: u8 = 255;
/// The first byte of every packed course.
const FORMAT: u8 = 1;

#[cfg(test)]
mod tests;
