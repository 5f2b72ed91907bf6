//! The rate limit of this feature.

use crate::http::limits::{Buckets, Rate};
use std::sync::Arc;

/// The rate limit for this feature.
#[derive(Debug)]
pub(crate) struct Library {
    /// Submitted offline matches, per player.
    pub(crate) results: Buckets<Arc<str>>,
}

/// Submissions are limited because the server verifies each match stroke by stroke.
const RESULTS: Rate = Rate {
    per_second: 0.1,
    burst: 30.0,
};

impl Default for Library {
    fn default() -> Library {
        Library {
            results: Buckets::new(RESULTS),
        }
    }
}
