//! Converts integers for the database.

/// Milliseconds since 1970.
pub type Millis = u64;

/// Converts a number for storage in the database. All stored values are far below 2⁶³.
pub(crate) fn number(value: u64) -> i64 {
    i64::try_from(value).unwrap_or(i64::MAX)
}

/// Converts a number read from the database, where numbers are never negative.
pub(crate) fn natural(value: i64) -> u64 {
    u64::try_from(value).unwrap_or(0)
}
