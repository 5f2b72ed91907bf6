//! Caches for cups. All cached values can be recomputed from stored data.

use crate::http::limits::locked;
use contest::cup::{Deciding, Edition, SeasonLine};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use storage::CupEntrant;

/// How long cached values that depend on results stay valid. Older values are recomputed, because
/// player names may have changed.
const FRESH: Duration = Duration::from_secs(10);
/// Maximum number of entries in each cache.
const KEPT: usize = 200;

/// Cached editions of cups, and values computed from their results.
#[derive(Default, Debug)]
pub(crate) struct CupCache {
    pub(crate) editions: Mutex<HashMap<(String, u32), Arc<Edition>>>,
    pub(crate) standings: Mutex<HashMap<(String, u32), Kept<Standing>>>,
    pub(crate) decided: Mutex<HashMap<(String, u32), Kept<Decided>>>,
    pub(crate) seasons: Mutex<HashMap<(String, u32), Kept<Season>>>,
}

/// A cached value, and how many tries had been started and finished when it was computed.
#[derive(Clone, Debug)]
pub(crate) struct Kept<T> {
    pub(crate) counts: (u64, u64),
    made: Instant,
    value: Arc<T>,
}

/// The standings of an edition.
#[derive(Clone, Debug)]
pub(crate) struct Standing {
    /// The players who have finished, best first.
    pub(crate) finished: Vec<Finisher>,
    pub(crate) playing: Vec<CupEntrant>,
    /// The median score of all players on each course, in tenths of a stroke.
    pub(crate) middle: Vec<i32>,
}

/// A player who has finished an edition.
#[derive(Clone, Debug)]
pub(crate) struct Finisher {
    pub(crate) rank: u32,
    pub(crate) scores: Vec<i32>,
    pub(crate) entrant: CupEntrant,
}

/// The deciding stroke of an edition, and the players to whom its indices refer.
#[derive(Clone, Debug)]
pub(crate) struct Decided {
    pub(crate) stroke: Option<Deciding>,
    pub(crate) players: Vec<String>,
}

/// The standings of a season.
#[derive(Clone, Debug)]
pub(crate) struct Season {
    pub(crate) from: u32,
    pub(crate) until: u32,
    pub(crate) best: u32,
    pub(crate) lines: Vec<SeasonLine<String>>,
    /// The players' names and handles, by player id.
    pub(crate) names: HashMap<String, (String, Option<String>)>,
}

pub(crate) type KeptBy<T> = Mutex<HashMap<(String, u32), T>>;

pub(crate) fn keep<T>(place: &KeptBy<T>, key: (String, u32), value: T) {
    let mut kept = locked(place);
    if kept.len() >= KEPT {
        kept.clear();
    }
    kept.insert(key, value);
}

pub(crate) fn kept<T>(
    place: &KeptBy<Kept<T>>,
    key: &(String, u32),
    fits: impl Fn(&Kept<T>) -> bool,
) -> Option<Arc<T>> {
    let kept = locked(place);
    let found = kept.get(key).filter(|kept| fits(kept))?;
    (found.made.elapsed() < FRESH).then(|| Arc::clone(&found.value))
}

pub(crate) fn keep_made<T>(
    place: &KeptBy<Kept<T>>,
    key: (String, u32),
    counts: (u64, u64),
    value: T,
) -> Arc<T> {
    let value = Arc::new(value);
    let made = Kept {
        counts,
        made: Instant::now(),
        value: Arc::clone(&value),
    };
    keep(place, key, made);
    value
}

impl CupCache {
    /// Drops a cup's cached season standings, so that a new result appears at once.
    pub(crate) fn changed(&self, cup: &str) {
        locked(&self.seasons).retain(|(id, _), _| id != cup);
    }
}
