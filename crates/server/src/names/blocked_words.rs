//! Checks names and titles for words that the operator does not allow.

/// The words that names and titles must not contain.
#[derive(Debug, Default)]
pub(crate) struct BlockedWords(Vec<String>);

impl BlockedWords {
    /// Parses a list with one word per line. Empty lines and lines that begin with `#` are ignored.
    pub(crate) fn new(text: &str) -> BlockedWords {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let words = lines.map(letters).filter(|word| !word.is_empty());
        BlockedWords(words.collect())
    }

    /// Returns whether a name or title contains one of the words, even with other characters
    /// between the letters of the word.
    pub(crate) fn are_in(&self, text: &str) -> bool {
        let text = letters(text);
        self.0.iter().any(|word| text.contains(word))
    }
}

/// Returns the letters and digits of a text, in lower case.
fn letters(text: &str) -> String {
    let small = text.chars().flat_map(char::to_lowercase);
    small.filter(|c| c.is_alphanumeric()).collect()
}

#[cfg(test)]
mod tests {
    use super::BlockedWords;

    #[test]
    fn words_are_found_in_any_case_and_between_signs() {
        let words = BlockedWords::new("# our list\n\nDarn\nbad word\n");
        for name in [
            "darn",
            "DARN!",
            "d.a.r.n",
            "Xx_Darn_xX",
            "BadWord",
            "ba d-word",
        ] {
            assert!(words.are_in(name), "{name}");
        }
        for name in ["Ada", "dar", "word"] {
            assert!(!words.are_in(name), "{name}");
        }
        assert!(!BlockedWords::default().are_in("anything"));
    }
}
