//! The few words on a printed page, in the game's languages. Piece names come from
//! `locales/*/pieces.ftl`.

use golf::LANGUAGES;

/// The words of one language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Words {
    pub(crate) order: &'static str,
    pub(crate) limit: &'static str,
    pub(crate) par: &'static str,
    pub(crate) pieces: &'static str,
    pub(crate) scan: &'static str,
    channelled: &'static str,
    closed: &'static str,
    /// The contents of the file with the piece names.
    names: &'static str,
}

static WORDS: [Words; LANGUAGES.len()] = [
    Words {
        order: "Order of play",
        limit: "Stroke limit",
        par: "Par",
        pieces: "Pieces to lay out",
        scan: "Scan to open it",
        channelled: "channelled",
        closed: "closed",
        names: include_str!("../../../locales/en/pieces.ftl"),
    },
    Words {
        order: "Ordre de jeu",
        limit: "Limite de coups",
        par: "Par",
        pieces: "Pièces à poser",
        scan: "À scanner",
        channelled: "canalisé",
        closed: "plein",
        names: include_str!("../../../locales/fr/pieces.ftl"),
    },
    Words {
        order: "Reihenfolge",
        limit: "Schlaglimit",
        par: "Par",
        pieces: "Teile zum Auslegen",
        scan: "Zum Einscannen",
        channelled: "mit Kanal",
        closed: "geschlossen",
        names: include_str!("../../../locales/de/pieces.ftl"),
    },
    Words {
        order: "Kolejność gry",
        limit: "Limit uderzeń",
        par: "Par",
        pieces: "Elementy do ułożenia",
        scan: "Do zeskanowania",
        channelled: "z rynną",
        closed: "pełny",
        names: include_str!("../../../locales/pl/pieces.ftl"),
    },
];

impl Words {
    /// Returns the words of a language, or the English words if the language is unknown.
    pub(crate) fn of(language: &str) -> Words {
        let index = LANGUAGES.iter().position(|known| *known == language);
        WORDS[index.unwrap_or(0)]
    }

    /// Returns the name of a shape.
    pub(crate) fn piece<'s>(&self, shape: &'s str) -> &'s str
    where
        'static: 's,
    {
        let name = |line: &'static str| {
            let (known, name) = line.strip_prefix("piece-")?.split_once(" = ")?;
            (known == shape).then_some(name)
        };
        self.names.lines().find_map(name).unwrap_or(shape)
    }

    /// Returns the word for a piece whose channel is open, or for one whose channel is closed.
    pub(crate) const fn channel(&self, open: bool) -> &'static str {
        if open { self.channelled } else { self.closed }
    }
}

#[cfg(test)]
mod tests {
    use super::Words;
    use golf::{Catalogue, LANGUAGES};

    #[test]
    fn every_shape_has_a_name_in_every_language() {
        for language in LANGUAGES {
            for shape in Catalogue::standard().shapes() {
                let name = Words::of(language).piece(&shape.id);
                assert_ne!(name, shape.id, "{language}");
            }
        }
        assert_eq!(Words::of("en").piece("F-I3"), "Bar of 3");
        assert_eq!(Words::of("de").piece("F-99"), "F-99");
    }
}
