//! Numbers as the database has them.

/// Milliseconds since 1970.
pub type Millis = u64;

/// A number as the database has it. All of ours are far below 2⁶³.
pub(crate) fn number(value: u64) -> i64 {
    i64::try_from(value).unwrap_or(i64::MAX)
}

/// A number from the database; negative ones are never written.
pub(crate) fn natural(value: i64) -> u64 {
    u64::try_from(value).unwrap_or(0)
}
