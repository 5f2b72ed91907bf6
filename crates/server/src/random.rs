//! Random texts, from the system's source.

use crate::error::Error;

/// Letters and digits that are not taken for each other.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// Bytes nobody can foresee.
pub(crate) fn bytes<const N: usize>() -> Result<[u8; N], Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!(%error, "no random bytes");
        Error::unavailable()
    })?;
    Ok(bytes)
}

/// `N` random letters, five bits each.
pub(crate) fn letters<const N: usize>() -> Result<String, Error> {
    let letter = |byte: u8| char::from(LETTERS[usize::from(byte % 32)]);
    Ok(bytes::<N>()?.into_iter().map(letter).collect())
}
