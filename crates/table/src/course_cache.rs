//! Courses that are ready to be played, kept so that each is resolved once.

use golf::Course;
use protocol::{CourseText, MatchSetup};
use sorted::Map;
use std::sync::Arc;

/// Courses by their texts. Tables share them; a host keeps one cache for all its tables.
#[derive(Clone, Default, Debug)]
pub struct CourseCache {
    courses: Map<(String, String), Arc<Course>>,
}

impl CourseCache {
    /// Courses beyond this number are made ready anew each time.
    pub const MAX: usize = 1_000;

    /// An empty cache.
    pub fn new() -> CourseCache {
        CourseCache::default()
    }

    /// A course, made ready if it is not here; a sentence if it cannot be played.
    pub fn course(&mut self, text: &CourseText) -> Result<Arc<Course>, String> {
        let key = (text.id.clone(), text.file.clone());
        if let Some(course) = self.courses.get(&key) {
            return Ok(Arc::clone(course));
        }
        let course = Arc::new(text.course()?);
        if self.courses.len() < Self::MAX {
            self.courses.insert(key, Arc::clone(&course));
        }
        Ok(course)
    }

    /// A cache with the courses of one match only, made ready here if they are missing.
    pub fn part(&mut self, setup: &MatchSetup) -> Result<CourseCache, String> {
        let mut part = CourseCache::new();
        if let MatchSetup::Golf(golf) = setup {
            for text in golf.full_courses()? {
                let course = self.course(text)?;
                let key = (text.id.clone(), text.file.clone());
                part.courses.insert(key, course);
            }
        }
        Ok(part)
    }

    /// How many courses are ready.
    pub fn len(&self) -> usize {
        self.courses.len()
    }

    /// Whether no course is ready.
    pub fn is_empty(&self) -> bool {
        self.courses.is_empty()
    }
}
