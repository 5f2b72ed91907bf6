//! A cache of the daily courses that can be played now.

use contest::{Daily, Day};
use std::sync::{Arc, Mutex, PoisonError};

/// The daily courses that can be played now in at least one time zone. Each day's course is
/// computed on first use.
#[derive(Default, Debug)]
pub(crate) struct Days(Mutex<Vec<Arc<Daily>>>);

impl Days {
    /// Maximum number of cached days: yesterday, today and tomorrow.
    const MAX_CACHED_DAYS: usize = 3;

    /// Returns the course for a day. If several callers ask at the same time, one computes the
    /// course and the others wait.
    pub(crate) fn get(&self, day: Day) -> Arc<Daily> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(daily) = known.iter().find(|daily| daily.day == day) {
            return Arc::clone(daily);
        }
        let daily = Arc::new(Daily::of(day));
        if known.len() == Self::MAX_CACHED_DAYS {
            known.remove(0);
        }
        known.push(Arc::clone(&daily));
        daily
    }
}
