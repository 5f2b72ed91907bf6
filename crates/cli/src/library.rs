//! Reads course files from disk.

use crate::findings;
use anyhow::{Context, Result, bail};
use golf::{
    Collection, Course, CourseFile, Finding, FindingKind, Library, LibraryError, TextPosition,
};
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

/// Looks for courses in a file's folder first, then in the standard collection.
pub(crate) struct SiblingCourses {
    folder: PathBuf,
}

impl SiblingCourses {
    pub(crate) fn beside(file: &Path) -> SiblingCourses {
        SiblingCourses {
            folder: file.parent().unwrap_or(Path::new("")).to_owned(),
        }
    }
}

impl Library for SiblingCourses {
    fn course_file(&self, id: &str) -> Result<CourseFile, LibraryError> {
        let path = self.folder.join(format!("{id}.toml"));
        if path.exists() {
            Ok(course_file(&path)?)
        } else {
            Collection.course_file(id)
        }
    }
}

/// Reads at most `most + 1` bytes of a file, so callers can detect files that are too long.
pub(crate) fn read(path: &Path, most: usize) -> Result<Vec<u8>> {
    let shown = path.display();
    let file = File::open(path).with_context(|| format!("cannot open {shown}"))?;
    let mut bytes = Vec::new();
    file.take(most as u64 + 1)
        .read_to_end(&mut bytes)
        .with_context(|| format!("cannot read {shown}"))?;
    Ok(bytes)
}

fn course_file(path: &Path) -> Result<CourseFile, Vec<Finding>> {
    let bytes = read(path, CourseFile::MAX_BYTES).map_err(|error| {
        let reason = format!("{error:#}");
        vec![FindingKind::FileUnreadable { reason }.at(TextPosition::START)]
    })?;
    CourseFile::parse_bytes(&bytes)
}

/// Reads and checks a course file.
pub(crate) fn judge(path: &Path) -> Result<Course, Vec<Finding>> {
    let file = course_file(path)?;
    let id = path.file_stem().unwrap_or_default().to_string_lossy();
    Course::new(&id, &file, &SiblingCourses::beside(path))
}

/// Reads a course file like [`course`]. If there is no such file, takes the course of the standard
/// collection with this id.
pub(crate) fn course_or_standard(path: &Path, language: &str) -> Result<Course> {
    let id = path.to_str().filter(|_| !path.exists());
    match id.and_then(Collection::course) {
        Some(Ok(course)) => Ok(course),
        _ => course(path, language),
    }
}

/// Reads a course file that must be playable. The error says, in `language`, why the course is not
/// playable.
pub(crate) fn course(path: &Path, language: &str) -> Result<Course> {
    match judge(path) {
        Ok(course) => Ok(course),
        Err(errors) => bail!("{}:{}", path.display(), findings::first(&errors, language)?),
    }
}
