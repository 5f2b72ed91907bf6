//! Words that the operator does not want to see in names.

/// What names and titles must not contain.
#[derive(Debug, Default)]
pub(crate) struct BlockedWords(Vec<String>);

impl BlockedWords {
    /// One word a line; empty lines and those that begin with `#` say nothing.
    pub(crate) fn new(text: &str) -> BlockedWords {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let words = lines.map(letters).filter(|word| !word.is_empty());
        BlockedWords(words.collect())
    }

    /// Whether a name or title has one of them in it, whatever stands between its letters.
    pub(crate) fn are_in(&self, text: &str) -> bool {
        let text = letters(text);
        self.0.iter().any(|word| text.contains(word))
    }
}

/// Small letters and digits, without all that stands between them.
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
