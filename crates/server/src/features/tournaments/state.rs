//! Caches the standings of tournaments.

use crate::http::limits::locked;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use storage::{TournamentRow, TournamentStatus};

/// Caches standings and rounds as JSON, because many clients request the same data.
#[derive(Default, Debug)]
pub(crate) struct Shown(Mutex<HashMap<String, Kept>>);

#[derive(Debug)]
struct Kept {
    revision: u64,
    made: Instant,
    text: Arc<str>,
}

/// Lifetime of a cached tournament. It is short because table events do not change the tournament's
/// revision.
const FRESH: Duration = Duration::from_secs(2);
/// Lifetime of a cached tournament that has ended and therefore rarely changes.
const ENDED: Duration = Duration::from_mins(10);
/// Maximum number of cached tournaments.
const MAX_CACHED: usize = 100;

impl Shown {
    /// Returns a tournament's standings and rounds, if they are cached and up to date.
    pub(crate) fn kept(&self, row: &TournamentRow) -> Option<Arc<str>> {
        let life = match row.status {
            TournamentStatus::Over => ENDED,
            _ => FRESH,
        };
        let cached = locked(&self.0);
        let kept = cached.get(&row.id)?;
        let is_fresh = kept.revision == row.revision && kept.made.elapsed() < life;
        is_fresh.then(|| Arc::clone(&kept.text))
    }

    /// Caches a tournament's standings and rounds.
    pub(crate) fn keep(&self, row: &TournamentRow, text: Arc<str>) {
        let mut kept = locked(&self.0);
        if kept.len() >= MAX_CACHED {
            kept.clear();
        }
        let one = Kept {
            revision: row.revision,
            made: Instant::now(),
            text,
        };
        kept.insert(row.id.clone(), one);
    }
}
