//! Sentences in the reader's language, from the files in `locales`.

use anyhow::{Result, anyhow};
use fluent::{FluentArgs, FluentBundle, FluentResource};
use unic_langid::LanguageIdentifier;

/// The sentences of one language.
pub(crate) struct Locale {
    bundle: FluentBundle<FluentResource>,
    decimal_point: &'static str,
}

impl Locale {
    /// The sentences of certificates; `language` is `en`, `fr`, `de` or `pl`.
    pub(crate) fn certificate(language: &str) -> Result<Locale> {
        let text = match language {
            "fr" => include_str!("../../../locales/fr/certificate.ftl"),
            "de" => include_str!("../../../locales/de/certificate.ftl"),
            "pl" => include_str!("../../../locales/pl/certificate.ftl"),
            _ => include_str!("../../../locales/en/certificate.ftl"),
        };
        let id: LanguageIdentifier = language.parse()?;
        let resource = FluentResource::try_new(text.to_owned())
            .map_err(|(_, errors)| anyhow!("the sentences in {language} are broken: {errors:?}"))?;
        let mut bundle = FluentBundle::new(vec![id]);
        bundle.set_use_isolating(false);
        bundle
            .add_resource(resource)
            .map_err(|errors| anyhow!("the sentences in {language} are broken: {errors:?}"))?;
        Ok(Locale {
            bundle,
            decimal_point: if language == "en" { "." } else { "," },
        })
    }

    /// A sentence with its blanks filled in; its own name if it is missing.
    pub(crate) fn say(&self, sentence: &str, blanks: &[(&str, &str)]) -> String {
        let message = self.bundle.get_message(sentence);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            return sentence.to_owned();
        };
        let mut arguments = FluentArgs::new();
        for (name, value) in blanks {
            arguments.set(*name, *value);
        }
        let mut errors = Vec::new();
        let said = self
            .bundle
            .format_pattern(pattern, Some(&arguments), &mut errors);
        said.into_owned()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_the_same_sentences() {
        let names = |language: &str| {
            let path = format!(
                "{}/../../locales/{language}/certificate.ftl",
                env!("CARGO_MANIFEST_DIR")
            );
            let text = std::fs::read_to_string(path).expect("a file");
            let lines = text.lines().filter_map(|line| line.split_once(" = "));
            lines.map(|(name, _)| name.to_owned()).collect::<Vec<_>>()
        };
        for language in golf::LANGUAGES {
            assert_eq!(names(language), names("en"), "{language}");
            let locale = Locale::certificate(language).expect("sound sentences");
            for name in names("en") {
                assert_ne!(locale.say(&name, &[]), name);
            }
        }
    }
}
