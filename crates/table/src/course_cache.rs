//! A cache of courses that are ready to play, so that each is parsed and checked once.

use golf::Course;
use protocol::{CourseText, GolfError, MatchSetup};
use sorted::Map;
use std::sync::Arc;

/// A cache of courses, keyed by id and text. A server keeps one cache for all its tables.
#[derive(Clone, Default, Debug)]
pub struct CourseCache {
    courses: Map<(String, String), Arc<Course>>,
}

impl CourseCache {
    /// Upper bound on cached courses; other courses are prepared again each time.
    pub const MAX: usize = 1_000;

    /// Returns an empty cache.
    pub fn new() -> CourseCache {
        CourseCache::default()
    }

    /// Returns a course, preparing it first if it is not cached.
    pub fn course(&mut self, text: &CourseText) -> Result<Arc<Course>, GolfError> {
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

    /// Returns a cache that contains only the courses of one match. Courses missing from `self` are
    /// prepared and also added to `self`.
    pub fn part(&mut self, setup: &MatchSetup) -> Result<CourseCache, GolfError> {
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

    /// Returns the number of cached courses.
    pub fn len(&self) -> usize {
        self.courses.len()
    }

    /// Returns whether the cache is empty.
    pub fn is_empty(&self) -> bool {
        self.courses.is_empty()
    }
}
