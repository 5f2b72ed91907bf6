//! Random bytes and strings from the operating system's random number generator.

use crate::http::error::Error;

/// Letters and digits, except those that look alike.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// Returns unpredictable bytes.
pub(crate) fn bytes<const N: usize>() -> Result<[u8; N], Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!(%error, "no random bytes available");
        Error::unavailable()
    })?;
    Ok(bytes)
}

/// Returns `N` random letters and digits, five bits each.
pub(crate) fn letters<const N: usize>() -> Result<String, Error> {
    let letter = |byte: u8| char::from(LETTERS[usize::from(byte % 32)]);
    Ok(bytes::<N>()?.into_iter().map(letter).collect())
}
