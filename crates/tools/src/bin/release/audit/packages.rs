//! Checks npm packages: their lock files, and the findings of `npm audit`.

use super::lock_file;
use super::patience::within;
use super::{AuditOutcome, Tally};
use serde_json::Value;
use std::fs;
use std::process::Command;
use std::time::Duration;
use tools::{has, root};

/// The purpose of an npm package.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Purpose {
    /// Packages that build the page or are part of it. A known vulnerability is a failure.
    Page,
    /// Packages that run only in benchmarks, on loopback. A known vulnerability is only reported.
    Benchmark,
}

const FOLDERS: [(&str, Purpose); 2] = [
    ("web", Purpose::Page),
    ("crates/tools/peers", Purpose::Benchmark),
];

pub(super) fn check(tally: &mut Tally) {
    for (folder, purpose) in FOLDERS {
        let file = format!("{folder}/package-lock.json");
        match fs::read_to_string(root().join(&file)) {
            Ok(lock) => {
                tally.add(&file, &judge_lock(&lock));
                tally.add(
                    &format!("npm audit of {folder}"),
                    &audit(folder, &lock, purpose),
                );
            }
            Err(error) => tally.add(&file, &AuditOutcome::Failed(error.to_string())),
        }
    }
}

fn judge_lock(lock: &str) -> AuditOutcome {
    match lock_file::check(lock) {
        Ok(count) => AuditOutcome::Passed(format!(
            "{count} packages, all with a hash and from a registry"
        )),
        Err(mistakes) => AuditOutcome::Failed(mistakes.join("; ")),
    }
}

/// Runs `npm audit` on the lock file alone, so no package needs to be installed.
fn audit(folder: &str, lock: &str, purpose: Purpose) -> AuditOutcome {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    if !has(program, "--version") {
        return AuditOutcome::Skipped("npm is not installed".to_owned());
    }
    let mut npm = Command::new(program);
    npm.args(["audit", "--json", "--package-lock-only"]);
    npm.args(["--fetch-retries=0", "--fetch-timeout=30000"]);
    npm.current_dir(root().join(folder));
    let answer = within(Duration::from_mins(2), &mut npm);
    let report = answer.and_then(|answer| serde_json::from_str::<Value>(&answer.text).ok());
    match report.filter(|report| report["vulnerabilities"].is_object()) {
        Some(report) => judge(&findings(&report, lock), purpose),
        None => AuditOutcome::Skipped("the registry does not answer npm audit".to_owned()),
    }
}

fn judge(findings: &[String], purpose: Purpose) -> AuditOutcome {
    if findings.is_empty() {
        return AuditOutcome::Passed("no known vulnerability".to_owned());
    }
    let list = findings.join("; ");
    match purpose {
        Purpose::Page => AuditOutcome::Failed(list),
        Purpose::Benchmark => {
            AuditOutcome::Passed(format!("known, but used in benchmarks only: {list}"))
        }
    }
}

/// Lists every package with a known vulnerability, with the severity and title, and whether the
/// package is only a build tool.
fn findings(report: &Value, lock: &str) -> Vec<String> {
    let lock: Value = serde_json::from_str(lock).unwrap_or_default();
    let holes = report["vulnerabilities"].as_object();
    let finding = |(name, hole): (&String, &Value)| {
        let severity = hole["severity"].as_str().unwrap_or("unknown");
        let mut via = hole["via"].as_array().into_iter().flatten();
        let title = via.find_map(|via| via["title"].as_str());
        let title = title.map_or_else(String::new, |title| format!(": {title}"));
        let kind = if is_tool(hole, &lock) {
            "tool"
        } else {
            "shipped"
        };
        format!("{name} ({severity}, {kind}){title}")
    };
    holes.into_iter().flatten().map(finding).collect()
}

/// Returns whether a package is installed for development only.
fn is_tool(hole: &Value, lock: &Value) -> bool {
    let nodes = hole["nodes"].as_array().into_iter().flatten();
    let mut places = nodes.filter_map(Value::as_str).peekable();
    places.peek().is_some() && places.all(|place| lock["packages"][place]["dev"] == true)
}

#[cfg(test)]
mod tests {
    use super::{AuditOutcome, Purpose, findings, judge};
    use serde_json::json;

    #[test]
    fn findings_tell_tools_from_what_is_shipped() {
        let lock = json!({ "packages": {
            "node_modules/hammer": { "dev": true },
            "node_modules/ball": {},
        } });
        let report = json!({ "vulnerabilities": {
            "ball": {
                "severity": "high",
                "via": [{ "title": "Rolls away" }],
                "nodes": ["node_modules/ball"],
            },
            "hammer": { "severity": "low", "via": ["ball"], "nodes": ["node_modules/hammer"] },
        } });
        let found = findings(&report, &lock.to_string());
        assert_eq!(
            found,
            ["ball (high, shipped): Rolls away", "hammer (low, tool)"]
        );
        assert!(matches!(
            judge(&found, Purpose::Page),
            AuditOutcome::Failed(_)
        ));
        assert!(matches!(
            judge(&found, Purpose::Benchmark),
            AuditOutcome::Passed(_)
        ));
        assert!(matches!(judge(&[], Purpose::Page), AuditOutcome::Passed(_)));
    }
}
