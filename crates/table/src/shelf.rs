//! Courses that are ready to be played, kept so that each is resolved once.

use golf::Course;
use protocol::{CourseText, MatchSetup};
use sorted::Map;
use std::sync::Arc;

/// Stages by course. Tables share them; a host keeps one shelf for all its tables.
#[derive(Clone, Default, Debug)]
pub struct Shelf {
    stages: Map<(String, String), Arc<Course>>,
}

impl Shelf {
    /// Courses beyond this number are made ready anew each time.
    pub const MAX: usize = 1_000;

    /// An empty shelf.
    pub fn new() -> Shelf {
        Shelf::default()
    }

    /// The stage of a course, made ready if it is not here; a sentence if it cannot be played.
    pub fn stage(&mut self, text: &CourseText) -> Result<Arc<Course>, String> {
        let key = (text.id.clone(), text.file.clone());
        if let Some(stage) = self.stages.get(&key) {
            return Ok(Arc::clone(stage));
        }
        let stage = Arc::new(text.course()?);
        if self.stages.len() < Self::MAX {
            self.stages.insert(key, Arc::clone(&stage));
        }
        Ok(stage)
    }

    /// A shelf with the courses of one match only, made ready here if they are missing.
    pub fn part(&mut self, setup: &MatchSetup) -> Result<Shelf, String> {
        let mut part = Shelf::new();
        if let MatchSetup::Golf(golf) = setup {
            for text in golf.full_courses()? {
                let stage = self.stage(text)?;
                let key = (text.id.clone(), text.file.clone());
                part.stages.insert(key, stage);
            }
        }
        Ok(part)
    }

    /// How many courses are ready.
    pub fn len(&self) -> usize {
        self.stages.len()
    }

    /// Whether no course is ready.
    pub fn is_empty(&self) -> bool {
        self.stages.is_empty()
    }
}
