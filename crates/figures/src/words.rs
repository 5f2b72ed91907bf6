//! Texts in four languages.

use golf::LANGUAGES;

/// A text in each of [`LANGUAGES`]; no translation is empty.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Words(pub(crate) [String; 4]);

impl Words {
    /// Returns the text in `language` (`en`, `fr`, `de`, `pl`), or in English for any other.
    pub fn get(&self, language: &str) -> &str {
        let index = LANGUAGES.iter().position(|known| *known == language);
        &self.0[index.unwrap_or(0)]
    }
}
