//! What the tasks of all tables share.

use super::computers::Computers;
use crate::blocked_words::BlockedWords;
use crate::limits::{Buckets, locked};
use crate::metrics::Metrics;
use crate::peers::Peers;
use crate::push::Push;
use crate::writer::Writer;
use protocol::{MatchSetup, Millis};
use std::sync::{Arc, Mutex};
use storage::Store;
use table::CourseCache;

/// What a table needs of its server.
#[derive(Debug)]
pub(crate) struct Host {
    pub(crate) store: Store,
    pub(crate) writer: Writer,
    pub(crate) peers: Arc<dyn Peers>,
    pub(crate) push: Push,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) computers: Computers,
    pub(crate) blocked_words: BlockedWords,
    /// How long one waits for a player who is away.
    pub(crate) patience: Millis,
    /// By player: what is said.
    pub(crate) chat: Buckets<Arc<str>>,
    /// Courses that are ready to be played.
    pub(crate) courses: Mutex<CourseCache>,
}

/// Courses kept ready; beyond it they are forgotten. Tables in play keep theirs.
const MOST: usize = 200;

impl Host {
    /// The courses of a match, ready to be played.
    pub(crate) fn courses_of(&self, setup: &MatchSetup) -> Result<CourseCache, String> {
        let mut courses = locked(&self.courses);
        if courses.len() > MOST {
            *courses = CourseCache::new();
        }
        courses.part(setup)
    }
}
