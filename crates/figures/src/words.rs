//! Texts in four languages.

use golf::LANGUAGES;

/// A text in each language in [`LANGUAGES`]. No translation is empty.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Words(pub(crate) [String; 4]);

impl Words {
    /// Returns the text in `language` (`en`, `fr`, `de` or `pl`), or in English for any other
    /// value.
    pub fn get(&self, language: &str) -> &str {
        let index = LANGUAGES.iter().position(|known| *known == language);
        &self.0[index.unwrap_or(0)]
    }
}
