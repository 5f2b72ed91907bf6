//! Finds names that could be mistaken for another player, a computer player, or the server's staff.
//!
//! Two names look alike if [`look_of`] returns the same string for their skeletons (as defined in
//! Unicode UTS 39).

use coach::Level;
use protocol::online::{Handle, look_of};
use storage::{HandleRow, StorageError, Store};

/// The computer players' names, by level.
const COMPUTERS: [&str; 5] = [
    Level::Beginner.name(),
    Level::Casual.name(),
    Level::Club.name(),
    Level::Expert.name(),
    Level::Master.name(),
];

/// Names that suggest server staff.
const STAFF: [&str; 15] = [
    "admin",
    "administrator",
    "carambole",
    "house",
    "mod",
    "moderation",
    "moderator",
    "official",
    "operator",
    "root",
    "security",
    "server",
    "staff",
    "support",
    "system",
];

/// Other reserved handles: words that mean “no player”, occur in the site's URLs, or suggest an
/// official contact.
const RESERVED: [&str; 21] = [
    "abuse",
    "account",
    "anonymous",
    "anyone",
    "api",
    "bot",
    "carramboule",
    "computer",
    "contact",
    "everyone",
    "guest",
    "help",
    "host",
    "info",
    "nobody",
    "null",
    "owner",
    "recover",
    "team",
    "undefined",
    "you",
];

/// Returns the look of a name written in any alphabet.
fn look(name: &str) -> String {
    look_of(&unicode_security::skeleton(name).collect::<String>())
}

fn is_like_any(look: &str, words: &[&str]) -> bool {
    words.iter().any(|word| look_of(word) == look)
}

/// Returns whether a handle looks like a reserved word.
pub(crate) fn is_reserved_handle(handle: &Handle) -> bool {
    let look = handle.look();
    let lists: [&[&str]; 3] = [&STAFF, &RESERVED, &COMPUTERS];
    lists.iter().any(|words| is_like_any(&look, words))
}

/// Returns whether a name looks like that of a computer player at one of these levels.
pub(crate) fn is_like_computer(name: &str, levels: impl IntoIterator<Item = u8>) -> bool {
    let look = look(name);
    let called = |level: u8| COMPUTERS.get(usize::from(level).wrapping_sub(1));
    let mut names = levels.into_iter().filter_map(called);
    names.any(|name| look_of(name) == look)
}

/// The player or staff that a name could be mistaken for.
#[derive(Clone, Debug)]
pub(crate) enum LookAlike {
    /// The server's staff.
    Staff,
    /// Another player, by their handle.
    Handle(HandleRow),
}

impl LookAlike {
    /// Returns a sentence that says why a player cannot use the name.
    pub(crate) fn text(&self) -> String {
        match self {
            LookAlike::Staff => {
                "This name is reserved for the staff of this server. Choose another name."
                    .to_owned()
            }
            LookAlike::Handle(row) => format!(
                "Another player has the handle @{}, which looks like this name. Choose another \
                 name.",
                row.handle
            ),
        }
    }
}

/// Returns the player or staff that a name could be mistaken for. The owner of a handle may use a
/// name that looks like the handle.
pub(crate) async fn find(
    store: &Store,
    name: &str,
    player: Option<&str>,
) -> Result<Option<LookAlike>, StorageError> {
    let look = look(name);
    if is_like_any(&look, &STAFF) {
        return Ok(Some(LookAlike::Staff));
    }
    match store.handle_like(&look).await {
        Ok(row) if Some(&*row.player) != player => Ok(Some(LookAlike::Handle(row))),
        Ok(_) | Err(StorageError::NotFound) => Ok(None),
        Err(problem) => Err(problem),
    }
}

/// Returns a sentence that says why a player cannot use a name, or `None` if the name is allowed.
pub(crate) async fn refusal(
    store: &Store,
    name: &str,
    player: Option<&str>,
) -> Result<Option<String>, StorageError> {
    let found = find(store, name, player).await?;
    Ok(found.map(|found| found.text()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_the_house_are_no_handles_however_they_are_written() {
        for word in [
            "admin",
            "ADM1N",
            "a-d-m-i-n",
            "adrnin",
            "Carambole",
            "n0body",
            "5taff",
            "5upport",
            "N1na",
            "Hou5e",
        ] {
            // This skips the check that handles begin with a letter, because only the look matters
            // here.
            let look = look_of(word);
            let lists: [&[&str]; 3] = [&STAFF, &RESERVED, &COMPUTERS];
            assert!(
                lists.iter().any(|words| is_like_any(&look, words)),
                "{word}"
            );
        }
        let handle = Handle::new("administra").expect("a handle");
        assert!(!is_reserved_handle(&handle));
    }

    #[test]
    fn letters_of_other_alphabets_look_like_ours() {
        // Cyrillic, Greek, mathematical and full-width letters, and separators.
        for name in ["Аdа", "Αda", "𝐀𝐝𝐚", "Ａｄａ", "A d a", "a.d.a"] {
            assert_eq!(look(name), look("ada"), "{name}");
        }
        assert_ne!(look("Ada"), look("Adam"));
        // An accent is visible, so these names do not look alike.
        assert_ne!(look("Adá"), look("Ada"));
    }

    #[test]
    fn names_and_handles_are_compared_alike() {
        for c in ('a'..='z').chain('A'..='Z').chain('0'..='9') {
            let text = c.to_string();
            assert_eq!(look(&text), look_of(&text), "{c}");
        }
        assert!(is_like_computer("Νina", [3]));
        assert!(!is_like_computer("Nina", [1, 2, 4, 5, 0, 9]));
    }
}
