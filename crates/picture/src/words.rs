//! The few words on a page, in the languages of the game.

use crate::movers::Stand;
use golf::{LANGUAGES, PieceBody};

/// The words of one language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Words {
    /// Which of [`LANGUAGES`] they are of.
    language: usize,
    pub(crate) order: &'static str,
    pub(crate) limit: &'static str,
    pub(crate) pieces: &'static str,
    channelled: &'static str,
    closed: &'static str,
    tall: &'static str,
    sand: &'static str,
    water: &'static str,
    token: &'static str,
    start: &'static str,
    hole: &'static str,
}

static WORDS: [Words; LANGUAGES.len()] = [
    Words {
        language: 0,
        order: "Order of play",
        limit: "Strokes at most",
        pieces: "Pieces to lay out",
        channelled: "channelled",
        closed: "closed",
        tall: "tall",
        sand: "sand",
        water: "water",
        token: "token",
        start: "start marker",
        hole: "hole marker",
    },
    Words {
        language: 1,
        order: "Ordre de jeu",
        limit: "Coups au plus",
        pieces: "Pièces à poser",
        channelled: "à gorge",
        closed: "plein",
        tall: "haut",
        sand: "sable",
        water: "eau",
        token: "jeton",
        start: "départ déplacé",
        hole: "trou déplacé",
    },
    Words {
        language: 2,
        order: "Reihenfolge",
        limit: "Schläge höchstens",
        pieces: "Teile zum Auslegen",
        channelled: "mit Rinne",
        closed: "geschlossen",
        tall: "hoch",
        sand: "Sand",
        water: "Wasser",
        token: "Marke",
        start: "Startmarke",
        hole: "Lochmarke",
    },
    Words {
        language: 3,
        order: "Kolejność gry",
        limit: "Uderzeń najwyżej",
        pieces: "Elementy do ułożenia",
        channelled: "z rynną",
        closed: "pełny",
        tall: "wysoki",
        sand: "piasek",
        water: "woda",
        token: "żeton",
        start: "znacznik startu",
        hole: "znacznik dołka",
    },
];

impl Words {
    /// Those of a language, or English.
    pub(crate) fn of(language: &str) -> &'static Words {
        let index = LANGUAGES.iter().position(|known| *known == language);
        &WORDS[index.unwrap_or(0)]
    }

    /// What a piece is called, under its id or instead of it.
    pub(crate) fn piece(&self, body: &PieceBody) -> &'static str {
        match body {
            PieceBody::Flat { open: true, .. } => self.channelled,
            PieceBody::Flat { open: false, .. } => self.closed,
            PieceBody::Tall { .. } => self.tall,
            PieceBody::Sand { .. } => self.sand,
            PieceBody::Water { .. } => self.water,
            PieceBody::Token { .. } => self.token,
            PieceBody::StartMarker { .. } => self.start,
            PieceBody::HoleMarker { .. } => self.hole,
            mover => Stand::set_up(mover).map_or("", |stand| stand.names()[self.language]),
        }
    }
}
