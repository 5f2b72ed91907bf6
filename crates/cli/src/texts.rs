//! Sentences in the user's language, from the Fluent files in `locales`.

use anyhow::{Result, anyhow};
use fluent::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// The name of a blank in a sentence and its value: a text, or a number that selects a plural form.
pub(crate) type Blank<'b> = (&'b str, FluentValue<'b>);

/// The language, name and text of every file, collected by `build.rs`.
static FILES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// The program's sentences in one language.
pub(crate) struct Texts {
    language: &'static str,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// Loads the sentences for the terminal client, in English if `language` is unknown.
    pub(crate) fn terminal(language: &str) -> Result<Texts> {
        Texts::read(language, "terminal.ftl")
    }

    /// Loads the sentences for certificates.
    pub(crate) fn certificate(language: &str) -> Result<Texts> {
        Texts::read(language, "certificate.ftl")
    }

    /// Loads the sentences about course files.
    pub(crate) fn findings(language: &str) -> Result<Texts> {
        Texts::read(language, "findings.ftl")
    }

    /// Loads the sentences for reviews.
    pub(crate) fn review(language: &str) -> Result<Texts> {
        Texts::read(language, "review.ftl")
    }

    /// Loads the sentences in a file and those in `names.ftl`.
    fn read(language: &str, file: &str) -> Result<Texts> {
        let known = golf::LANGUAGES.into_iter().find(|known| *known == language);
        let language = known.unwrap_or("en");
        let broken = |errors: &dyn std::fmt::Debug| {
            anyhow!("the sentences in {language} are broken: {errors:?}")
        };
        let id: LanguageIdentifier = language.parse()?;
        let mut bundle = FluentBundle::new(vec![id]);
        // Turn off the control characters that isolate names, because some terminals show them.
        bundle.set_use_isolating(false);
        let wanted = |(of, name, _): &&(&str, &str, &str)| {
            *of == language && (*name == file || *name == "names.ftl")
        };
        for (_, _, text) in FILES.iter().filter(wanted) {
            let resource = FluentResource::try_new((*text).to_owned())
                .map_err(|(_, errors)| broken(&errors))?;
            bundle
                .add_resource(resource)
                .map_err(|errors| broken(&errors))?;
        }
        Ok(Texts { language, bundle })
    }

    /// Returns the language code, as used in `--lang`.
    pub(crate) fn language(&self) -> &'static str {
        self.language
    }

    /// Translates the name "you" from the language in which the match was started. Players who give
    /// no name are recorded under this name, and sentences have a special form for it. Other names
    /// stay unchanged.
    pub(crate) fn person<'n>(&self, name: &'n str) -> &'n str {
        if !words_for_you().any(|(_, you)| you == name) {
            return name;
        }
        let own = words_for_you().find(|(language, _)| *language == self.language);
        own.map_or(name, |(_, you)| you)
    }

    /// Returns a sentence that has no blanks.
    pub(crate) fn say(&self, key: &str) -> String {
        self.fill(key, &[])
    }

    /// Returns a sentence with its blanks filled in, or the key if the sentence is missing.
    pub(crate) fn fill(&self, key: &str, blanks: &[Blank<'_>]) -> String {
        let message = self.bundle.get_message(key);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let arguments: FluentArgs<'_> = blanks
            .iter()
            .map(|(name, value)| (*name, value.clone()))
            .collect();
        // A placeholder without a value is shown as its name, so errors can be ignored.
        let mut errors = Vec::new();
        let said = self
            .bundle
            .format_pattern(pattern, Some(&arguments), &mut errors);
        said.into_owned()
    }
}

/// Returns each language with its word for "you", which the page records for players without a
/// name.
fn words_for_you() -> impl Iterator<Item = (&'static str, &'static str)> {
    let own = FILES.iter().filter(|(_, name, _)| *name == "language.ftl");
    own.filter_map(|(language, _, text)| {
        let you = text.lines().find_map(|line| line.strip_prefix("you = "))?;
        Some((*language, you))
    })
}

/// Returns the system language if it is one of [`golf::LANGUAGES`], otherwise English.
pub(crate) fn system_language() -> &'static str {
    let asked = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .unwrap_or_default();
    let found = golf::LANGUAGES
        .into_iter()
        .find(|language| asked.starts_with(language));
    found.unwrap_or("en")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    const NAMES: [&str; 4] = ["terminal.ftl", "certificate.ftl", "review.ftl", "names.ftl"];

    fn read(language: &str, file: &str) -> String {
        let root = env!("CARGO_MANIFEST_DIR");
        fs::read_to_string(format!("{root}/../../locales/{language}/{file}")).expect("a file")
    }

    fn keys(language: &str, file: &str) -> BTreeSet<String> {
        let text = read(language, file);
        let keys = text.lines().filter_map(|line| line.split_once(" ="));
        keys.map(|(key, _)| key)
            .filter(|key| !key.starts_with([' ', '#']))
            .map(str::to_owned)
            .collect()
    }

    /// Returns the blanks `{ $name }` in every message as pairs of key and name.
    fn blanks(language: &str, file: &str) -> BTreeSet<(String, String)> {
        let mut found = BTreeSet::new();
        let mut key = String::new();
        for line in read(language, file).lines() {
            if !line.starts_with([' ', '#']) {
                line.split(" =").next().unwrap_or("").clone_into(&mut key);
            }
            for part in line.split('$').skip(1) {
                let name: String = part
                    .chars()
                    .take_while(|c| c.is_ascii_alphanumeric() || *c == '-')
                    .collect();
                found.insert((key.clone(), name));
            }
        }
        found
    }

    fn sources(folder: &Path, text: &mut String) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                sources(&path, text);
            } else if !path.ends_with("texts.rs") {
                text.push_str(&fs::read_to_string(path).unwrap_or_default());
            }
        }
    }

    #[test]
    fn every_folder_of_locales_is_a_language_of_the_game() {
        let of = |file| FILES.iter().filter(move |(_, name, _)| *name == file);
        let folders: BTreeSet<&str> = of("language.ftl").map(|(language, ..)| *language).collect();
        assert_eq!(folders, BTreeSet::from(golf::LANGUAGES));
        assert_eq!(words_for_you().count(), folders.len());
    }

    #[test]
    fn every_language_has_the_same_sentences_with_the_same_blanks() {
        for language in golf::LANGUAGES {
            let texts = Texts::terminal(language).expect("valid texts");
            assert_eq!(texts.language(), language);
            Texts::certificate(language).expect("valid texts");
            Texts::review(language).expect("valid texts");
            Texts::findings(language).expect("valid texts");
            for file in NAMES.into_iter().chain(["findings.ftl"]) {
                assert_eq!(keys(language, file), keys("en", file), "{language}");
                assert_eq!(blanks(language, file), blanks("en", file), "{language}");
            }
        }
    }

    #[test]
    fn every_sentence_is_used_and_every_used_one_exists() {
        let mut source = String::new();
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        sources(&root.join("src"), &mut source);
        let keys: BTreeSet<String> = NAMES.iter().flat_map(|file| keys("en", file)).collect();
        for key in &keys {
            assert!(source.contains(&format!("\"{key}\"")), "{key} is unused");
        }
        // The program looks up sentences about course files by code; a test in `golf` checks those
        // sentences.
        let known = &keys | &self::keys("en", "findings.ftl");
        let packed: String = source.split_whitespace().collect();
        for call in [".say(\"", ".fill(\""] {
            for rest in packed.split(call).skip(1) {
                let key = rest.split('"').next().unwrap_or_default();
                assert!(known.contains(key), "{key} is missing");
            }
        }
    }

    /// Finds all calls that begin with `call`, for example `named("`. The text up to the next
    /// quotation mark is the key. Returns each key with the names of the blanks that the call fills
    /// in, or with `None` if the source code does not show these names.
    fn calls(packed: &str, call: &str) -> Vec<(String, Option<BTreeSet<String>>)> {
        let mut found = Vec::new();
        for (at, _) in packed.match_indices(call) {
            let rest = &packed[at + call.len()..];
            let Some((key, rest)) = rest.split_once('"') else {
                continue;
            };
            let mut depth = 1;
            let end = rest.find(|c: char| {
                depth += i32::from(c == '(') - i32::from(c == ')');
                depth == 0
            });
            let mut given = rest[..end.unwrap_or(0)].to_owned();
            if given.trim_end_matches(',') == ",&blanks" {
                let before = packed[..at].rfind("letblanks=[").unwrap_or(at);
                given = packed[before..at].to_owned();
            }
            let seen = given.is_empty() || given.contains("(\"") || given.contains("&[]");
            let blanks = given.split("(\"").skip(1).filter_map(|part| {
                let name = part.split('"').next()?;
                Some(name.to_owned())
            });
            found.push((key.to_owned(), seen.then(|| blanks.collect())));
        }
        found
    }

    #[test]
    fn every_sentence_gets_the_blanks_it_has_wherever_it_is_said() {
        let mut source = String::new();
        sources(
            &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
            &mut source,
        );
        let packed: String = source.split_whitespace().collect();
        let needed: BTreeSet<(String, String)> =
            NAMES.iter().flat_map(|file| blanks("en", file)).collect();
        let mut seen = 0;
        // In the replay, `named` fills in `name` and `what`.
        for call in [".say(\"", ".fill(\""] {
            for (key, given) in calls(&packed, call) {
                let Some(given) = given else { continue };
                seen += 1;
                for (_, blank) in needed.iter().filter(|(of, _)| *of == key) {
                    assert!(given.contains(blank), "{key} needs {blank}, gets {given:?}");
                }
            }
        }
        for (key, _) in calls(&packed, "named(\"") {
            for (_, blank) in needed.iter().filter(|(of, _)| *of == key) {
                assert!(blank == "name" || blank == "what", "{key} needs {blank}");
            }
        }
        assert!(seen > 100, "{seen}");
    }

    #[test]
    fn whoever_has_no_name_is_told_with_the_forms_for_you() {
        let said = [
            ("en", "You roll. You take 5."),
            ("fr", "Vous lancez. Vous prenez\u{a0}: 5."),
            ("de", "Du würfelst. Du nimmst 5."),
            ("pl", "Rzucasz. Bierzesz: 5."),
        ];
        for (language, expected) in said {
            let texts = Texts::terminal(language).expect("valid texts");
            // The match was started in German, whatever the reader's language is.
            let name = texts.person("Du");
            let rolls = texts.fill("event-roll", &[("name", name.into()), ("what", "".into())]);
            let takes = texts.fill("event-pick", &[("name", name.into()), ("what", "5".into())]);
            assert_eq!(format!("{rolls} {takes}"), expected);
            assert_eq!(texts.person("Ada"), "Ada");
        }
    }

    #[test]
    fn numbers_decide_the_form_of_words() {
        let texts = Texts::terminal("pl").expect("valid texts");
        let of = |n: i32| texts.fill("limit", &[("strokes", n.into())]);
        assert!(of(2).contains("uderzenia"), "{}", of(2));
        assert!(of(5).contains("uderzeń"), "{}", of(5));
    }
}
