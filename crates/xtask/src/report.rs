//! Documents with sections that commands write: each its own, and the others are left alone.

use crate::root;
use anyhow::{Context, Result};

/// What docs/benchmarks.md begins with.
const HEAD: &str = "# Benchmarks\n\nEach section is written by the command it names.\n";

/// Replaces the section of a command in docs/benchmarks.md, or adds it at the end.
pub(crate) fn write(name: &str, section: &str) -> Result<()> {
    write_into("docs/benchmarks.md", name, section)
}

/// Replaces a section of a document, or adds it at the end.
pub(crate) fn write_into(file: &str, name: &str, section: &str) -> Result<()> {
    let path = root().join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|_| HEAD.to_owned());
    let written = std::fs::write(&path, replaced(&text, name, section));
    written.with_context(|| format!("cannot write {}", path.display()))
}

fn replaced(text: &str, name: &str, section: &str) -> String {
    let (begin, end) = (format!("<!-- {name} -->"), format!("<!-- /{name} -->"));
    let marked = format!("{begin}\n{}\n{end}", section.trim());
    match (text.find(&begin), text.find(&end)) {
        (Some(from), Some(to)) if from < to => {
            format!("{}{marked}{}", &text[..from], &text[to + end.len()..])
        }
        _ => format!("{}\n\n{marked}\n", text.trim_end()),
    }
}

#[cfg(test)]
mod tests {
    use super::replaced;

    #[test]
    fn a_section_is_replaced_and_others_stay() {
        let first = replaced("# Benchmarks\n", "soak", "one");
        let both = replaced(&first, "server", "two");
        let changed = replaced(&both, "soak", "three");
        assert_eq!(
            changed,
            "# Benchmarks\n\n<!-- soak -->\nthree\n<!-- /soak -->\n\n\
             <!-- server -->\ntwo\n<!-- /server -->\n"
        );
    }
}
