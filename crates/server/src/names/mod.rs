//! Checks the names that players choose for themselves, and for handles, courses, cups and bots.

pub(crate) mod blocked_words;
pub(crate) mod look_alikes;

use crate::http::error::Error;
use blocked_words::BlockedWords;
use storage::Store;

/// Refuses names that contain a blocked word, suggest server staff, or look like another player's
/// handle.
pub(crate) async fn check_name(
    store: &Store,
    words: &BlockedWords,
    name: &str,
    player: Option<&str>,
) -> Result<(), Error> {
    check_words(words, name)?;
    match look_alikes::refusal(store, name, player).await? {
        Some(text) => Err(Error::malformed(text)),
        None => Ok(()),
    }
}

/// Refuses a name or title that contains a blocked word.
pub(crate) fn check_words(words: &BlockedWords, name: &str) -> Result<(), Error> {
    if words.are_in(name) {
        let text = "This name is not allowed here. Choose another one.";
        return Err(Error::malformed(text));
    }
    Ok(())
}
