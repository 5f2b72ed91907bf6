//! The server's clock.

use protocol::Millis;
use std::time::{SystemTime, UNIX_EPOCH};

/// Returns the milliseconds since 1970.
pub(crate) fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as Millis)
}
