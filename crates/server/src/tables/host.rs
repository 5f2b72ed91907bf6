//! State shared by all drivers.

use super::computers::Computers;
use crate::http::limits::{Buckets, Limits, Rate, locked};
use crate::metrics::Metrics;
use crate::names::blocked_words::BlockedWords;
use crate::peers::Peers;
use crate::push::Push;
use crate::writer::Writer;
use protocol::{GolfError, MatchSetup};
use std::sync::{Arc, Mutex};
use storage::Store;
use table::CourseCache;

/// The parts of a server that tables need.
#[derive(Debug)]
pub(crate) struct Host {
    pub(crate) store: Store,
    pub(crate) writer: Writer,
    pub(crate) peers: Arc<dyn Peers>,
    pub(crate) push: Push,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) computers: Computers,
    pub(crate) blocked_words: BlockedWords,
    pub(crate) limits: Limits,
    /// Rate limit for chat messages, per player.
    pub(crate) chat: Buckets<Arc<str>>,
    /// Rate limit for tables listed in the lobby, per IP address.
    pub(crate) open_tables: Buckets,
    /// Cached parsed courses.
    pub(crate) courses: Mutex<CourseCache>,
}

/// Rate limit for chat messages, per player across all tables and connections.
const CHAT: Rate = Rate {
    per_second: 0.5,
    burst: 8.0,
};

/// When more courses than this are cached, the cache is cleared. Tables in use keep their courses.
const MAX_CACHED_COURSES: usize = 200;

impl Host {
    pub(crate) fn new(
        store: &Store,
        writer: Writer,
        peers: Arc<dyn Peers>,
        push: Push,
        metrics: Arc<Metrics>,
        blocked_words: BlockedWords,
        limits: &Limits,
    ) -> Host {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        Host {
            store: store.clone(),
            writer,
            peers,
            push,
            metrics,
            computers: Computers::new(threads.div_ceil(2)),
            blocked_words,
            limits: limits.clone(),
            chat: Buckets::new(CHAT),
            open_tables: Buckets::new(limits.open_tables),
            courses: Mutex::default(),
        }
    }

    /// Returns the parsed courses of a match.
    pub(crate) fn courses_of(&self, setup: &MatchSetup) -> Result<CourseCache, GolfError> {
        let mut courses = locked(&self.courses);
        if courses.len() > MAX_CACHED_COURSES {
            *courses = CourseCache::new();
        }
        courses.part(setup)
    }
}
