//! Courses that are ready to be played, kept so that each is resolved once.

use golf::game::Stage;
use protocol::{CourseText, MatchSetup};
use sorted::Map;
use std::sync::Arc;

/// Stages by course. Tables share them; a host keeps one cache for all its tables.
#[derive(Clone, Default, Debug)]
pub struct CourseCache {
    stages: Map<(String, String), Arc<Stage>>,
}

impl CourseCache {
    /// Courses beyond this number are made ready anew each time.
    pub const MAX: usize = 1_000;

    /// An empty cache.
    pub fn new() -> CourseCache {
        CourseCache::default()
    }

    /// The stage of a course, made ready if it is not here; a sentence if it cannot be played.
    pub fn stage(&mut self, text: &CourseText) -> Result<Arc<Stage>, String> {
        let key = (text.id.clone(), text.file.clone());
        if let Some(stage) = self.stages.get(&key) {
            return Ok(Arc::clone(stage));
        }
        let stage = Arc::new(Stage::new(text.course()?));
        if self.stages.len() < Self::MAX {
            self.stages.insert(key, Arc::clone(&stage));
        }
        Ok(stage)
    }

    /// A cache with the courses of one match only, made ready here if they are missing.
    pub fn part(&mut self, setup: &MatchSetup) -> Result<CourseCache, String> {
        let mut part = CourseCache::new();
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
