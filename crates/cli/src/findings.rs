//! Findings about a course file, in the user's language.

use crate::texts::{Blank, Texts};
use anyhow::Result;
use golf::{Finding, FindingKind};

/// Formats a finding as compilers do: `line:column: error: sentence`. The severity is the same in
/// every language, so that programs can parse it.
pub(crate) fn line(texts: &Texts, finding: &Finding) -> String {
    let (position, severity) = (finding.position, finding.severity());
    format!("{position}: {severity}: {}", sentence(texts, &finding.kind))
}

/// Returns the first error and the number of further errors.
pub(crate) fn first(findings: &[Finding], language: &str) -> Result<String> {
    let texts = Texts::findings(language)?;
    let Some((first, others)) = findings.split_first() else {
        return Ok(String::new());
    };
    let mut said = format!("{}: {}", first.position, sentence(&texts, &first.kind));
    if !others.is_empty() {
        let more = texts.fill("finding-more", &[("count", others.len().into())]);
        said = format!("{said} {more}");
    }
    Ok(said)
}

fn sentence(texts: &Texts, kind: &FindingKind) -> String {
    let facts = kind.facts().into_iter();
    let blanks: Vec<Blank<'_>> = facts
        .map(|(name, fact)| {
            let words = match (name, kind) {
                ("part" | "home", _) => word(texts, name, &fact),
                ("reason", FindingKind::BrokenCourse { reason, .. }) => line(texts, reason),
                _ => fact,
            };
            (name, words.into())
        })
        .collect();
    texts.fill(&format!("finding-{}", kind.code()), &blanks)
}

/// Returns the text for `fact` in the user's language. `name` is `part` if `fact` is a part of a
/// file, and `home` if it is a game box.
fn word(texts: &Texts, name: &str, fact: &str) -> String {
    let (word, shape) = fact.split_once(' ').unwrap_or((fact, ""));
    texts.fill(
        &format!("finding-{name}-{word}"),
        &[("shape", shape.into())],
    )
}
