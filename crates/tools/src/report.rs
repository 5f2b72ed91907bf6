//! Updates documents with sections written by commands. Each command replaces only its own section.

use crate::root;
use anyhow::{Context, Result};

/// The start of docs/benchmarks.md.
const HEAD: &str = "# Benchmarks\n\nThis page is for developers who check or improve performance. \
     It lists our performance claims and says how we measure them. \
     Do not edit the sections by hand: each one is written by the command in its heading or first \
     line, or by `cargo xtask bench`.\n";

/// Replaces a command's section in docs/benchmarks.md, or adds it at the end.
pub fn write(name: &str, section: &str) -> Result<()> {
    write_into("docs/benchmarks.md", name, section)
}

/// Replaces a section in a document, or adds it at the end.
pub fn write_into(file: &str, name: &str, section: &str) -> Result<()> {
    let path = root().join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|_| HEAD.to_owned());
    let written = std::fs::write(&path, replaced(&text, name, section));
    written.with_context(|| format!("cannot write {}", path.display()))
}

/// Replaces a command's section in docs/benchmarks.md, or adds it before all others.
pub fn write_first(name: &str, section: &str) -> Result<()> {
    let path = root().join("docs/benchmarks.md");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|_| HEAD.to_owned());
    let written = std::fs::write(&path, replaced_first(&text, name, section));
    written.with_context(|| format!("cannot write {}", path.display()))
}

fn replaced_first(text: &str, name: &str, section: &str) -> String {
    if text.contains(&format!("<!-- {name} -->")) {
        return replaced(text, name, section);
    }
    let first = text.find("<!-- ").unwrap_or(text.len());
    let with_first = replaced(&text[..first], name, section);
    let others = text[first..].trim();
    format!("{with_first}\n{others}\n").trim_end().to_owned() + "\n"
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
    use super::{replaced, replaced_first};

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

    #[test]
    fn what_comes_first_is_put_before_the_others_and_stays_there() {
        let other = replaced("# Benchmarks\n", "soak", "one");
        let both = replaced_first(&other, "claims", "two");
        assert_eq!(
            both,
            "# Benchmarks\n\n<!-- claims -->\ntwo\n<!-- /claims -->\n\n\
             <!-- soak -->\none\n<!-- /soak -->\n"
        );
        assert_eq!(replaced_first(&both, "claims", "two"), both);
        let alone = replaced_first("# Benchmarks\n", "claims", "two");
        assert_eq!(
            alone,
            "# Benchmarks\n\n<!-- claims -->\ntwo\n<!-- /claims -->\n"
        );
    }
}
