//! The history of benchmark runs. Each run adds a line of JSON to a file in the repository. The
//! benchmark document shows which figures have got worse since the previous run on the same kind of
//! machine.

use crate::line::Line;
use crate::spread::shown;
use anyhow::{Context, Result};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use std::fmt::Write;
use tools::machine::Machine;
use tools::{report, root};

const FILE: &str = "docs/benchmarks.jsonl";
/// The number of runs to show.
const SHOWN: usize = 5;
/// A figure is marked if it is worse than in the previous run by more than this fraction.
const TOLERANCE: f64 = 0.1;

/// Appends this run to the file, and shows it next to earlier runs in the document.
pub(crate) fn add(machine: &Machine, lines: &[Line]) -> Result<()> {
    let claimed: Vec<&Line> = lines.iter().filter(|line| line.is_claim()).collect();
    if claimed.is_empty() {
        return Ok(());
    }
    let path = root().join(FILE);
    let mut text = std::fs::read_to_string(&path).unwrap_or_default();
    let _ = writeln!(text, "{}", run(machine, &claimed));
    std::fs::write(&path, &text).with_context(|| format!("cannot write {FILE}"))?;
    let section = section(&read(&text), &machine.kind());
    report::write("trend", &section)
}

/// Returns one run in the file's format.
fn run(machine: &Machine, lines: &[&Line]) -> Value {
    let figure = |line: &&Line| {
        let digits = format!("{:.4e}", line.median());
        let value: f64 = digits.parse().unwrap_or_default();
        let better = if line.more_is_better() {
            "more"
        } else {
            "less"
        };
        (line.what().to_owned(), json!([value, better]))
    };
    let figures: Map<String, Value> = lines.iter().map(figure).collect();
    let mut run = machine.to_json();
    run["figures"] = figures.into();
    run
}

/// Parses all runs in the file, skipping invalid lines.
fn read(text: &str) -> Vec<Value> {
    let lines = text.lines();
    lines
        .filter_map(|line| serde_json::from_str(line).ok())
        .collect()
}

/// Returns the section with the latest runs on one kind of machine.
fn section(runs: &[Value], kind: &str) -> String {
    let mut runs: Vec<&Value> = runs.iter().filter(|run| run["machine"] == kind).collect();
    let oldest = runs.len().saturating_sub(SHOWN);
    let runs = runs.split_off(oldest);
    let mut text = format!(
        "## Over time\n\nThe table shows the medians of the last runs on {kind}, from `{FILE}`. \
         The last column compares the newest value with the one before it; *the same* means that \
         they differ by at most {:.0} %.\n\n| claim |",
        TOLERANCE * 100.0
    );
    // Writing to a `String` cannot fail.
    for run in &runs {
        let word = |name: &str| run[name].as_str().unwrap_or("?").to_owned();
        let _ = write!(text, " {}, {} |", word("date"), word("commit"));
    }
    let _ = writeln!(text, " |\n| --- |{} --- |", " ---: |".repeat(runs.len()));
    for name in names(&runs) {
        let _ = write!(text, "| {name} |");
        for run in &runs {
            let value = value(run, &name).map_or_else(|| "–".to_owned(), shown);
            let _ = write!(text, " {value} |");
        }
        let _ = writeln!(text, " {} |", verdict(&runs, &name));
    }
    text
}

/// Returns the names of the figures that occur in any of the runs.
fn names(runs: &[&Value]) -> BTreeSet<String> {
    let figures = runs.iter().filter_map(|run| run["figures"].as_object());
    figures
        .flat_map(|figures| figures.keys().cloned())
        .collect()
}

fn value(run: &Value, name: &str) -> Option<f64> {
    run["figures"][name][0].as_f64()
}

/// Compares the latest value with the previous one.
fn verdict(runs: &[&Value], name: &str) -> String {
    let mut known = runs.iter().rev().filter_map(|run| {
        let more = run["figures"][name][1] == "more";
        Some((value(run, name)?, more))
    });
    let (Some((last, more)), Some((before, _))) = (known.next(), known.next()) else {
        return String::new();
    };
    // A ratio above 1 means an improvement.
    let ratio = if more { last / before } else { before / last };
    if !ratio.is_finite() || ratio <= 0.0 {
        return String::new();
    }
    let worse = 1.0 / ratio - 1.0;
    if worse > TOLERANCE {
        format!("**worse by {:.0} %**", worse * 100.0)
    } else if ratio - 1.0 > TOLERANCE {
        format!("better by {:.0} %", (ratio - 1.0) * 100.0)
    } else {
        "the same".to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::{read, section};

    const RUNS: &str = r#"{"date":"2026-11-01","commit":"aaa","machine":"2 cores","figures":{"strokes per second":[100.0,"more"],"p99, ms":[10.0,"less"]}}
{"date":"2026-11-02","commit":"bbb","machine":"64 cores","figures":{"strokes per second":[900.0,"more"]}}
no run at all
{"date":"2026-11-03","commit":"ccc","machine":"2 cores","figures":{"strokes per second":[80.0,"more"],"p99, ms":[10.5,"less"],"fields per second":[7.0,"more"]}}
"#;

    #[test]
    fn what_became_slower_on_such_a_machine_is_marked() {
        let text = section(&read(RUNS), "2 cores");
        let rows: Vec<&str> = text
            .lines()
            .skip_while(|line| !line.starts_with('|'))
            .collect();
        assert_eq!(
            rows,
            [
                "| claim | 2026-11-01, aaa | 2026-11-03, ccc | |",
                "| --- | ---: | ---: | --- |",
                "| fields per second | – | 7.00 |  |",
                "| p99, ms | 10.0 | 10.5 | the same |",
                "| strokes per second | 100 | 80.0 | **worse by 25 %** |",
            ]
        );
    }
}
