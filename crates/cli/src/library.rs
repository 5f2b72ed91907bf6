//! Course files on disk.

use anyhow::{Context, Result, bail};
use golf::{Collection, Course, CourseFile, Finding, Library, TextPosition};
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

/// The courses in the folder of a file; what is not there may be in the standard collection.
pub(crate) struct Shelf {
    folder: PathBuf,
}

impl Shelf {
    pub(crate) fn beside(file: &Path) -> Shelf {
        Shelf {
            folder: file.parent().unwrap_or(Path::new("")).to_owned(),
        }
    }
}

impl Library for Shelf {
    fn course_file(&self, id: &str) -> Result<CourseFile, String> {
        let path = self.folder.join(format!("{id}.toml"));
        if !path.exists() {
            return Collection
                .course_file(id)
                .map_err(|reason| format!("there is no {} and {reason}", path.display()));
        }
        let bytes = read(&path, CourseFile::MAX_BYTES).map_err(|error| format!("{error:#}"))?;
        CourseFile::parse_bytes(&bytes).map_err(|findings| {
            let first = findings.first().map(Finding::to_string).unwrap_or_default();
            format!("{}:{first}", path.display())
        })
    }
}

/// The bytes of a file; of one that is longer than `most`, one byte more than that.
pub(crate) fn read(path: &Path, most: usize) -> Result<Vec<u8>> {
    let shown = path.display();
    let file = File::open(path).with_context(|| format!("cannot open {shown}"))?;
    let mut bytes = Vec::new();
    file.take(most as u64 + 1)
        .read_to_end(&mut bytes)
        .with_context(|| format!("cannot read {shown}"))?;
    Ok(bytes)
}

/// Reads and judges a course file.
pub(crate) fn judge(path: &Path) -> Result<Course, Vec<Finding>> {
    let bytes = read(path, CourseFile::MAX_BYTES)
        .map_err(|error| vec![Finding::error(TextPosition::START, format!("{error:#}"))])?;
    let file = CourseFile::parse_bytes(&bytes)?;
    let id = path.file_stem().unwrap_or_default().to_string_lossy();
    Course::new(&id, &file, &Shelf::beside(path))
}

/// Reads a course file that must be playable.
pub(crate) fn course(path: &Path) -> Result<Course> {
    match judge(path) {
        Ok(course) => Ok(course),
        Err(findings) => {
            let more = match findings.len() {
                0 | 1 => String::new(),
                count => format!(" (and {} more; carambole check lists them)", count - 1),
            };
            let first = findings
                .first()
                .map(|finding| (finding.position, &*finding.text));
            let (position, text) =
                first.unwrap_or((TextPosition::START, "the course cannot be used"));
            bail!("{}:{position}: {text}{more}", path.display());
        }
    }
}
