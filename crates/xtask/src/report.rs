//! docs/benchmarks.md: each command writes its own section and leaves the others alone.

use crate::root;
use anyhow::{Context, Result};

/// What the file begins with.
const HEAD: &str = "# Benchmarks\n\nEach section is written by the command it names.\n";

/// Replaces the section of a command, or adds it at the end.
pub(crate) fn write(name: &str, section: &str) -> Result<()> {
    let path = root().join("docs/benchmarks.md");
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
