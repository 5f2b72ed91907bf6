//! The sentences of certificates, with numbers in the reader's way.

use crate::texts::{Blank, Texts};
use anyhow::Result;

/// The sentences of one language.
pub(crate) struct Locale {
    texts: Texts,
    decimal_point: &'static str,
}

impl Locale {
    /// The sentences of certificates; `language` is `en`, `fr`, `de` or `pl`.
    pub(crate) fn certificate(language: &str) -> Result<Locale> {
        let texts = Texts::certificate(language)?;
        let decimal_point = if texts.language() == "en" { "." } else { "," };
        Ok(Locale {
            texts,
            decimal_point,
        })
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

    /// A share of all cases.
    pub(crate) fn percent(&self, share: f64) -> String {
        format!("{:.1} %", share * 100.0).replace('.', self.decimal_point)
    }
}
