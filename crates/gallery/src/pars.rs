//! `cargo xtask pars`: what perfect play needs on every course of the collection.

use anyhow::{Context, Result, bail};
use golf::collection::{COURSES, LAYOUTS};
use std::fmt::Write as _;
use toolbox::{cargo, root, succeed};

/// Solves all courses and layouts and writes `docs/par.tsv`, which the gallery shows.
pub(crate) fn run() -> Result<()> {
    succeed(&mut cargo(&[
        "build",
        "--quiet",
        "--release",
        "--bin",
        "carambole",
    ]))?;
    let mut table = String::new();
    for (folder, standards) in [("courses", COURSES), ("courses/layouts", LAYOUTS)] {
        for standard in standards {
            let par = par(&format!("{folder}/{}.toml", standard.id))?;
            println!("{}\t{par}", standard.id);
            let _ = writeln!(table, "{}\t{par}", standard.id);
        }
    }
    std::fs::write(root().join("docs/par.tsv"), table).context("cannot write docs/par.tsv")
}

/// The number, or the bounds, in the first line that `carambole solve` prints.
fn par(file: &str) -> Result<String> {
    let arguments = [
        "run",
        "--quiet",
        "--release",
        "--bin",
        "carambole",
        "--",
        "solve",
        file,
    ];
    let output = cargo(&arguments)
        .output()
        .context("cannot start carambole")?;
    let text = String::from_utf8_lossy(&output.stdout);
    let first = text.lines().next().unwrap_or_default();
    let Some(number) = scores(first) else {
        bail!(
            "carambole solve {file} says: {first}{}",
            String::from_utf8_lossy(&output.stderr)
        );
    };
    Ok(number)
}

fn scores(line: &str) -> Option<String> {
    let rest = line.split(" scores ").nth(1)?;
    let rest = rest.split(" (bounds").next()?.trim_end_matches('.');
    let numbers: Option<Vec<String>> = rest
        .split(" to ")
        .map(|number| {
            number
                .parse::<f64>()
                .ok()
                .map(|number| format!("{number:.2}"))
        })
        .collect();
    Some(numbers?.join(" to "))
}

#[cfg(test)]
mod tests {
    use super::scores;

    #[test]
    fn values_and_bounds_are_read() {
        let exact = "The Long Step: best play within 10 strokes scores 1.9943.";
        assert_eq!(scores(exact).as_deref(), Some("1.99"));
        let bounds =
            "Roof: best play within 20 strokes scores -1.09 to 4.91 (bounds: too many states).";
        assert_eq!(scores(bounds).as_deref(), Some("-1.09 to 4.91"));
        assert_eq!(scores("error"), None);
    }
}
