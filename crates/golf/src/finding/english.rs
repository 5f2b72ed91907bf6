//! The English sentences for findings, read from `locales/en/findings.ftl`.

/// The file with the sentences. Each sentence is on one line, and its only placeables are of the
/// form `{ $name }`.
const SENTENCES: &str = include_str!("../../data/findings.ftl");

/// Returns the sentence for a key, with its placeables filled in.
pub(super) fn sentence(key: &str, facts: &[(&'static str, String)]) -> Option<String> {
    let of_key = |line: &'static str| line.strip_prefix(key)?.strip_prefix(" = ");
    let mut parts = SENTENCES.lines().find_map(of_key)?.split("{ $");
    let mut text = parts.next()?.to_owned();
    for part in parts {
        let (name, rest) = part.split_once(" }")?;
        let fact = facts.iter().find(|(known, _)| *known == name);
        match fact {
            // The values of these placeables are words that have their own entries in the file.
            Some(("part" | "home", word)) => text.push_str(&nested(name, word)),
            Some((_, fact)) => text.push_str(fact),
            None => text.push_str(name),
        }
        text.push_str(rest);
    }
    Some(text)
}

/// Returns the name of a file part or a box. Returns an unknown word unchanged.
fn nested(name: &str, word: &str) -> String {
    let (kind, shape) = word.split_once(' ').unwrap_or((word, ""));
    let facts = [("shape", shape.to_owned())];
    let named = sentence(&format!("finding-{name}-{kind}"), &facts);
    named.unwrap_or_else(|| word.to_owned())
}
