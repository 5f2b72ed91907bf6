//! The daily courses of these days.

use coach::{Daily, Day};
use std::sync::{Arc, Mutex, PoisonError};

/// The courses of the days that are being played, made when they are first asked for.
#[derive(Default, Debug)]
pub(crate) struct Days(Mutex<Vec<Arc<Daily>>>);

impl Days {
    /// Yesterday, today and tomorrow.
    const MOST: usize = 3;

    /// The course of a day. Whoever asks meanwhile waits, so that it is made only once.
    pub(crate) fn get(&self, day: Day) -> Arc<Daily> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(daily) = known.iter().find(|daily| daily.day == day) {
            return Arc::clone(daily);
        }
        let daily = Arc::new(Daily::of(day));
        if known.len() == Self::MOST {
            known.remove(0);
        }
        known.push(Arc::clone(&daily));
        daily
    }
}
