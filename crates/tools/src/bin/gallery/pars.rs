//! `cargo xtask pars`: computes the par of every course in the collection.

use anyhow::{Context, Result};
use golf::{COURSES, EXTRAS, LAYOUTS};
use serde_json::Value;
use std::fmt::Write as _;
use tools::{cargo, root, succeed};

/// Solves all courses, layouts and extras. Writes `docs/par.tsv`, which the gallery uses.
pub(crate) fn run() -> Result<()> {
    succeed(&mut cargo(&[
        "build",
        "--quiet",
        "--release",
        "--bin",
        "carambole",
    ]))?;
    let mut table = String::new();
    let all = [
        ("courses", COURSES),
        ("courses/layouts", LAYOUTS),
        ("courses/extras", EXTRAS),
    ];
    for (folder, standards) in all {
        for standard in standards {
            let par = par(&format!("{folder}/{}.toml", standard.id))?;
            println!("{}\t{par}", standard.id);
            let _ = writeln!(table, "{}\t{par}", standard.id);
        }
    }
    std::fs::write(root().join("docs/par.tsv"), table).context("cannot write docs/par.tsv")
}

/// Returns the par that `carambole solve` computes for a course file, or bounds on it.
fn par(file: &str) -> Result<String> {
    let mut solve = cargo(&["run", "--quiet", "--release", "--bin", "carambole", "--"]);
    let output = solve.args(["solve", file, "--json"]).output();
    let output = output.context("cannot start carambole")?;
    let solution: Value = serde_json::from_slice(&output.stdout).with_context(|| {
        let errors = String::from_utf8_lossy(&output.stderr);
        format!("carambole solve {file} failed: {}", errors.trim())
    })?;
    shown(&solution).with_context(|| format!("carambole solve {file} printed no par"))
}

fn shown(solution: &Value) -> Option<String> {
    let bound = |name: &str| Some(format!("{:.2}", solution["par"][name].as_f64()?));
    let lower = bound("lower")?;
    if solution["exact"].as_bool()? {
        return Some(lower);
    }
    Some(format!("{lower} to {}", bound("upper")?))
}

#[cfg(test)]
mod tests {
    use super::shown;
    use serde_json::json;

    #[test]
    fn values_and_bounds_are_shown() {
        let exact = json!({"exact": true, "par": {"lower": 1.9943, "upper": 1.9943}});
        assert_eq!(shown(&exact).as_deref(), Some("1.99"));
        let bounds = json!({"exact": false, "par": {"lower": -1.09, "upper": 4.91}});
        assert_eq!(shown(&bounds).as_deref(), Some("-1.09 to 4.91"));
        assert_eq!(shown(&json!({})), None);
    }
}
