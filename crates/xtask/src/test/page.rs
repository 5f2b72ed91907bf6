//! Tests the page: its functions in Node.js, its components in a browser, and the whole page in a
//! browser with the real server.

use super::Selection;
use super::tally::{End, Tally};
use anyhow::{Context, Result};
use serde_json::Value;
use std::path::PathBuf;
use std::process::Command;
use tools::page::npm;
use tools::{cargo, root, setup, succeed, target_folder};

/// Checks formatting, lints, types and components.
pub(super) fn check() -> Result<()> {
    // Remove old output, in which moved components would also be found at their old paths.
    let _ = std::fs::remove_dir_all(root().join("web/.svelte-check"));
    succeed(&mut npm(&["run", "--silent", "check"]))
}

/// Compiles the programs that the page's tests need.
pub(super) fn programs() -> Result<()> {
    succeed(&mut cargo(&["build", "--locked", "--package", "carambole"]))?;
    let example = [
        "build",
        "--locked",
        "--package",
        "browser",
        "--example",
        "match",
    ];
    succeed(&mut cargo(&example))
}

/// How to show the browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Look {
    Hidden,
    Window,
    /// Show it in Playwright's inspector.
    Debugger,
}

impl Look {
    pub(super) fn of(headed: bool, debug: bool) -> Look {
        match (headed, debug) {
            (_, true) => Look::Debugger,
            (true, false) => Look::Window,
            (false, false) => Look::Hidden,
        }
    }

    fn chromium(self) -> Result<String> {
        match self {
            Look::Hidden => setup::chromium(),
            Look::Window | Look::Debugger => setup::chromium_with_window(),
        }
    }
}

/// Runs the tests of functions and components: either those in files or folders with these names,
/// or all.
pub(super) fn parts(
    files: &[String],
    look: Look,
    selection: Selection,
    tally: &mut Tally,
) -> Result<()> {
    let mut command = vitest("test", files, selection)?;
    command.env("CHROMIUM", look.chromium()?);
    if look != Look::Hidden {
        command.env("CARAMBOLE_HEADED", "1");
    }
    read(command, "vitest", "the page's parts", of_vitest, tally)
}

/// Tests components, and some user journeys with the real server, in Safari's engine.
pub(super) fn in_webkit(files: &[String], selection: Selection, tally: &mut Tally) -> Result<()> {
    let mut command = vitest("test:webkit", files, selection)?;
    command.env("CARAMBOLE_BIN", debug()?.join("carambole"));
    read(command, "vitest", "the page in WebKit", of_vitest, tally)
}

/// Returns a command that runs Vitest on files or folders with these names, or on all.
fn vitest(script: &str, files: &[String], selection: Selection) -> Result<Command> {
    let mut command = npm(&["run", "--silent", script, "--"]);
    command.args(files).arg("--passWithNoTests");
    command.args(["--reporter=default", "--reporter=json"]);
    let report = report("vitest")?;
    command.arg(format!("--outputFile.json={}", report.display()));
    if !selection.names.is_empty() {
        command.args(["--testNamePattern", &pattern(selection.names)]);
    }
    selection.tell(&mut command);
    command.env("CARAMBOLE_MATCH", debug()?.join("examples/match"));
    Ok(command)
}

/// Runs end-to-end tests in a browser: either those in files with these names, or all.
pub(super) fn in_browser(
    files: &[String],
    look: Look,
    selection: Selection,
    tally: &mut Tally,
) -> Result<()> {
    let specs = files.iter().map(|name| format!("e2e/{name}.spec.ts"));
    let specs: Vec<String> = specs
        .filter(|file| root().join("web").join(file).exists())
        .collect();
    if specs.is_empty() && !files.is_empty() {
        return Ok(());
    }
    let mut command = npm(&["run", "--silent", "e2e", "--"]);
    command
        .args(specs)
        .args(["--reporter=list,json", "--pass-with-no-tests"]);
    match look {
        Look::Hidden => {}
        Look::Window => {
            command.arg("--headed");
        }
        Look::Debugger => {
            command.arg("--debug");
        }
    }
    if !selection.names.is_empty() {
        command.args(["--grep", &pattern(selection.names)]);
    }
    selection.tell(&mut command);
    command.env("PLAYWRIGHT_JSON_OUTPUT_NAME", report("playwright")?);
    command.env("CARAMBOLE_BIN", debug()?.join("carambole"));
    command.env("CHROMIUM", look.chromium()?);
    read(
        command,
        "playwright",
        "the page in a browser",
        of_playwright,
        tally,
    )
}

/// Returns the folder with debug builds.
fn debug() -> Result<PathBuf> {
    Ok(target_folder()?.join("debug"))
}

/// Returns the file to which a test runner writes its report.
fn report(runner: &str) -> Result<PathBuf> {
    let folder = target_folder()?.join("reports");
    std::fs::create_dir_all(&folder)?;
    Ok(folder.join(runner).with_extension("json"))
}

/// Returns a regular expression for tests whose names contain one of these texts.
fn pattern(names: &[String]) -> String {
    let plain = |name: &String| {
        let mut text = String::new();
        for letter in name.chars() {
            if !letter.is_alphanumeric() && letter != ' ' {
                text.push('\\');
            }
            text.push(letter);
        }
        text
    };
    names.iter().map(plain).collect::<Vec<_>>().join("|")
}

type Reader = fn(&Value, &mut Tally) -> Option<()>;

/// Runs a test runner and reads its report.
fn read(
    mut command: Command,
    runner: &str,
    what: &str,
    reader: Reader,
    tally: &mut Tally,
) -> Result<()> {
    let report = report(runner)?;
    // Remove an old report, which would be read if the runner did not write a new one.
    let _ = std::fs::remove_file(&report);
    let words = format!("{command:?}");
    let status = command
        .env("NO_COLOR", "1")
        .env_remove("FORCE_COLOR")
        .status();
    let status = status.with_context(|| format!("cannot start {words}"))?;
    let before = tally.failed.len();
    let text = std::fs::read(report).unwrap_or_default();
    let told = serde_json::from_slice(&text).ok();
    let told = told.and_then(|value| reader(&value, tally));
    // If a runner fails but reports no failed test, count the runner itself as failed.
    if told.is_none() || (!status.success() && tally.failed.len() == before) {
        tally.add(format!("{what} ({status})"), End::Failed, 0.0);
    }
    Ok(())
}

fn of_vitest(report: &Value, tally: &mut Tally) -> Option<()> {
    for file in report["testResults"].as_array()? {
        let path = file["name"].as_str().unwrap_or_default();
        let name = path.rsplit(['/', '\\']).next().unwrap_or(path);
        for test in file["assertionResults"].as_array()? {
            let end = match test["status"].as_str()? {
                "passed" => End::Passed,
                "pending" | "skipped" | "todo" => End::Skipped,
                _ => End::Failed,
            };
            let title = test["fullName"].as_str()?;
            let seconds = test["duration"].as_f64().unwrap_or_default() / 1e3;
            tally.add(format!("page {name}: {title}"), end, seconds);
        }
    }
    Some(())
}

fn of_playwright(report: &Value, tally: &mut Tally) -> Option<()> {
    for suite in report["suites"].as_array()? {
        of_suite(suite, "", tally)?;
    }
    for error in report["errors"].as_array()? {
        let text = error["message"].as_str().unwrap_or("an error");
        tally.add(format!("page in a browser: {text}"), End::Failed, 0.0);
    }
    Some(())
}

fn of_suite(suite: &Value, above: &str, tally: &mut Tally) -> Option<()> {
    let title = suite["title"].as_str().unwrap_or_default();
    let name = format!("{above}{title}: ");
    for inner in suite["suites"].as_array().into_iter().flatten() {
        of_suite(inner, &name, tally)?;
    }
    for spec in suite["specs"].as_array().into_iter().flatten() {
        let title = spec["title"].as_str()?;
        for test in spec["tests"].as_array()? {
            let end = match test["status"].as_str()? {
                "expected" => End::Passed,
                "skipped" => End::Skipped,
                // Tests that pass only when retried count as failed too.
                _ => End::Failed,
            };
            let project = test["projectName"].as_str().unwrap_or_default();
            let results = test["results"].as_array().into_iter().flatten();
            let times = results.filter_map(|result| result["duration"].as_f64());
            let seconds = times.sum::<f64>() / 1e3;
            tally.add(format!("{name}{title} ({project})"), end, seconds);
        }
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::super::tally::Tally;
    use super::{of_playwright, of_vitest, pattern};
    use serde_json::json;

    #[test]
    fn reports_of_vitest_are_read() {
        let test = |status: &str| json!({ "fullName": "a dart", "status": status, "duration": 5 });
        let results = json!([test("passed"), test("failed"), test("skipped")]);
        let file = json!({ "name": "/somewhere/tests/plan.test.ts", "assertionResults": results });
        let mut tally = Tally::default();
        of_vitest(&json!({ "testResults": [file] }), &mut tally).expect("a report");
        assert_eq!(tally.passed, 1);
        assert_eq!(tally.failed, ["page plan.test.ts: a dart"]);
        assert!(of_vitest(&json!({}), &mut tally).is_none());
    }

    #[test]
    fn test_that_passes_at_the_second_try_has_failed() {
        let test = |status: &str| json!({ "status": status, "projectName": "phone", "results": [{ "duration": 900 }] });
        let tests = json!([
            test("expected"),
            test("flaky"),
            test("unexpected"),
            test("skipped")
        ]);
        let specs = json!([{ "title": "a die is chosen", "tests": tests }]);
        let inner = json!({ "title": "in carom mode", "specs": specs });
        let suites = json!([{ "title": "golf.spec.ts", "suites": [inner], "specs": [] }]);
        let mut tally = Tally::default();
        let report = json!({ "suites": suites, "errors": [] });
        of_playwright(&report, &mut tally).expect("a report");
        assert_eq!(tally.passed, 1);
        let name = "golf.spec.ts: in carom mode: a die is chosen (phone)";
        assert_eq!(tally.failed, [name, name]);
    }

    #[test]
    fn names_are_taken_as_they_are() {
        let names = ["a (b)".to_owned(), "c".to_owned()];
        assert_eq!(pattern(&names), r"a \(b\)|c");
    }
}
