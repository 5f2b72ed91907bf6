//! The sentences that make up certificates and reviews, with numbers formatted for the language.

use crate::names::computer_names;
use crate::texts::{Blank, Texts};
use anyhow::Result;
use protocol::{SeatKind, SeatView};

/// The sentences in one language.
pub(crate) struct Locale {
    texts: Texts,
    decimal_point: &'static str,
}

impl Locale {
    /// Loads the sentences for certificates; `language` is `en`, `fr`, `de` or `pl`.
    pub(crate) fn certificate(language: &str) -> Result<Locale> {
        Ok(Self::of(Texts::certificate(language)?))
    }

    /// Loads the sentences for reviews.
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

    /// Returns the underlying texts, to look up names.
    pub(crate) fn texts(&self) -> &Texts {
        &self.texts
    }

    /// Returns a sentence with its blanks filled in, or the key if the sentence is missing.
    pub(crate) fn say(&self, sentence: &str, blanks: &[(&str, &str)]) -> String {
        let blanks: Vec<Blank<'_>> = blanks
            .iter()
            .map(|(name, value)| (*name, (*value).into()))
            .collect();
        self.texts.fill(sentence, &blanks)
    }

    /// Formats a number with two decimals.
    pub(crate) fn number(&self, number: f64) -> String {
        format!("{number:.2}").replace('.', self.decimal_point)
    }

    /// Formats a difference with its sign and two decimals; values that round to zero become `0`.
    pub(crate) fn signed(&self, number: f64) -> String {
        let text = format!("{number:+.2}");
        if text == "+0.00" || text == "-0.00" {
            return "0".to_owned();
        }
        text.replace('-', "−").replace('.', self.decimal_point)
    }

    /// Returns the players' names by seat, with a substitute for players without a name.
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

    /// Formats a number between 0 and 1 as a percentage.
    pub(crate) fn percent(&self, share: f64) -> String {
        format!("{:.1} %", share * 100.0).replace('.', self.decimal_point)
    }
}
