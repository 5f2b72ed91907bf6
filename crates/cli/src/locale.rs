//! The sentences of certificates and reviews, with numbers in the reader's way.

use crate::names::computer_names;
use crate::texts::{Blank, Texts};
use anyhow::Result;
use protocol::{SeatKind, SeatView};

/// The sentences of one language.
pub(crate) struct Locale {
    texts: Texts,
    decimal_point: &'static str,
}

impl Locale {
    /// The sentences of certificates; `language` is `en`, `fr`, `de` or `pl`.
    pub(crate) fn certificate(language: &str) -> Result<Locale> {
        Ok(Self::of(Texts::certificate(language)?))
    }

    /// The sentences of reviews.
    pub(crate) fn review(language: &str) -> Result<Locale> {
        Ok(Self::of(Texts::review(language)?))
    }

    fn of(texts: Texts) -> Locale {
        let decimal_point = if texts.language() == "en" { "." } else { "," };
        Locale {
            texts,
            decimal_point,
        }
    }

    /// The sentences themselves, for names.
    pub(crate) fn texts(&self) -> &Texts {
        &self.texts
    }

    /// A sentence with its blanks filled in; its own name if it is missing.
    pub(crate) fn say(&self, sentence: &str, blanks: &[(&str, &str)]) -> String {
        let blanks: Vec<Blank<'_>> = blanks
            .iter()
            .map(|(name, value)| (*name, (*value).into()))
            .collect();
        self.texts.fill(sentence, &blanks)
    }

    /// A number with two decimals.
    pub(crate) fn number(&self, number: f64) -> String {
        format!("{number:.2}").replace('.', self.decimal_point)
    }

    /// A difference with its sign; nothing at all is 0.
    pub(crate) fn signed(&self, number: f64) -> String {
        let text = format!("{number:+.2}");
        if text == "+0.00" || text == "-0.00" {
            return "0".to_owned();
        }
        text.replace('-', "−").replace('.', self.decimal_point)
    }

    /// Who sits at the seats of a match that is reviewed: the names, or what players without one
    /// are called.
    pub(crate) fn seats(&self, seats: &[SeatView]) -> Vec<String> {
        let computers = computer_names(seats.iter().map(|seat| &seat.kind));
        let name = |(seat, computer): (usize, Option<String>)| {
            let view = &seats[seat];
            match (&view.name, computer, &view.kind) {
                (Some(name), ..) => name.to_string(),
                (None, Some(name), SeatKind::Computer { level }) => {
                    let level = level.to_string();
                    self.say("seat-computer", &[("name", &name), ("level", &level)])
                }
                _ => self.say("seat-player", &[("number", &(seat + 1).to_string())]),
            }
        };
        computers.into_iter().enumerate().map(name).collect()
    }

    /// A share of all cases.
    pub(crate) fn percent(&self, share: f64) -> String {
        format!("{:.1} %", share * 100.0).replace('.', self.decimal_point)
    }
}
