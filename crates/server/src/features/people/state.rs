//! The rate limits of this feature.

use crate::http::limits::{Buckets, Rate};
use std::sync::Arc;

/// Rate limits for this feature, per player.
#[derive(Debug)]
pub(crate) struct People {
    pub(crate) new_handles: Buckets<Arc<str>>,
    pub(crate) challenges: Buckets<Arc<str>>,
}

const NEW_HANDLES: Rate = Rate {
    per_second: 1.0 / 3_600.0,
    burst: 5.0,
};

const CHALLENGES: Rate = Rate {
    per_second: 1.0 / 60.0,
    burst: 10.0,
};

impl Default for People {
    fn default() -> People {
        People {
            new_handles: Buckets::new(NEW_HANDLES),
            challenges: Buckets::new(CHALLENGES),
        }
    }
}
