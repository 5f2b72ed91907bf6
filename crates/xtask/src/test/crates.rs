//! Tests the crates. Cargo compiles and lints them in one pass. After that, test programs that
//! start servers run in parallel with test programs that mostly compute. Each program reports its
//! tests as JSON.

use super::Selection;
use super::tally::{End, Tally};
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tools::{cargo, has, succeed};

/// The crates to test.
#[derive(Clone, Copy)]
pub(super) enum Crates<'n> {
    All,
    Named(&'n [String]),
}

pub(super) fn run(
    crates: Crates,
    programs: &[Program],
    selection: Selection,
    tally: &mut Tally,
) -> Result<()> {
    let (serving, computing): (Vec<_>, Vec<_>) = programs.iter().partition(|it| it.serves());
    let (one, other) = super::side_by_side(
        || run_all(&serving, selection),
        || run_all(&computing, selection),
    )?;
    tally.join(one?);
    tally.join(other?);
    documents(crates, selection.names, tally)
}

fn run_all(programs: &[&Program], selection: Selection) -> Result<Tally> {
    let mut tally = Tally::default();
    for program in programs {
        program.run(selection, &mut tally)?;
    }
    Ok(tally)
}

/// The feature that enables all programs in `tools`.
const PROGRAMS: &str = "tools/all";

/// Returns a `cargo test` command for these crates.
fn cargo_test(crates: Crates) -> Command {
    let mut command = cargo(&["test", "--locked"]);
    match crates {
        Crates::All => {
            command.args(["--workspace", "--features", PROGRAMS]);
        }
        Crates::Named(names) => {
            command.args(names.iter().flat_map(|name| ["--package", name]));
            if names.iter().any(|name| name == "tools") {
                command.args(["--features", PROGRAMS]);
            }
        }
    }
    command.env("CARAMBOLE_SERVICES", "required");
    with_lints(&mut command);
    command
}

/// Makes cargo compile our crates with clippy. Clippy is the compiler with additional lints, so a
/// single pass both checks and builds. Running `cargo clippy` before `cargo test` would process all
/// crates twice, including dependencies.
fn with_lints(command: &mut Command) {
    if has("clippy-driver", "--version") {
        command.env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver");
        // This is the value that `cargo clippy -- --deny warnings` passes.
        command.env("CLIPPY_ARGS", "--deny__CLIPPY_HACKERY__warnings");
    } else {
        println!("clippy is not installed: lints are not checked");
    }
}

/// Builds the program that generates some of the page's files.
pub(super) fn build_glue() -> Result<()> {
    // With `--package`, dependencies would have different features than in the tests, and cargo
    // would compile them twice.
    let mut command = cargo(&[
        "build",
        "--locked",
        "--quiet",
        "--workspace",
        "--features",
        "tools/glue",
        "--bin",
        "glue",
    ]);
    with_lints(&mut command);
    succeed(&mut command)
}

/// A compiled test program.
pub(super) struct Program {
    name: String,
    file: PathBuf,
    /// The folder in which cargo would run the program.
    folder: PathBuf,
}

/// Compiles and lints the tests of these crates, and also their programs, examples and benchmarks.
pub(super) fn compile(crates: Crates) -> Result<Vec<Program>> {
    // `--all-targets` would compile examples as tests instead of as the programs that we call.
    let mut benches = cargo_test(crates);
    let mut command = cargo_test(crates);
    command.args(["--no-run", "--quiet"]);
    command.args(["--message-format", "json-render-diagnostics"]);
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.context("cannot start cargo test")?;
    if !output.status.success() {
        bail!("the tests cannot be compiled, or lints have findings");
    }
    succeed(benches.args(["--benches", "--no-run", "--quiet"]))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let messages = text
        .lines()
        .filter_map(|line| serde_json::from_str(line).ok());
    Ok(messages.filter_map(|message| program(&message)).collect())
}

/// Returns the test program that a cargo message describes, or `None` if the message describes
/// something else.
fn program(message: &Value) -> Option<Program> {
    if message["reason"] != "compiler-artifact" || message["profile"]["test"] != true {
        return None;
    }
    let folder = Path::new(message["manifest_path"].as_str()?).parent()?;
    let package = folder.file_name()?.to_str()?;
    let target = &message["target"];
    let name = match target["kind"][0].as_str()? {
        "test" => format!("{package}/tests/{}", target["name"].as_str()?),
        "bin" if package == "tools" => format!("tools/{}", target["name"].as_str()?),
        _ => package.to_owned(),
    };
    Some(Program {
        name,
        file: message["executable"].as_str()?.into(),
        folder: folder.to_owned(),
    })
}

impl Program {
    /// Returns whether the program's tests start servers, and so mostly wait.
    fn serves(&self) -> bool {
        ["cli", "server", "storage"].contains(&self.name.split('/').next().unwrap_or_default())
    }

    fn run(&self, selection: Selection, tally: &mut Tally) -> Result<()> {
        let mut command = Command::new(&self.file);
        command.args(selection.names);
        if selection.all {
            command.arg("--include-ignored");
        }
        selection.tell(&mut command);
        command.args(["-Zunstable-options", "--format=json", "--report-time"]);
        // JSON output needs a nightly compiler or this variable.
        command.env("RUSTC_BOOTSTRAP", "1");
        command.env("CARAMBOLE_SERVICES", "required");
        command.env("CARGO_MANIFEST_DIR", &self.folder);
        command.current_dir(&self.folder).stdout(Stdio::piped());
        let mut child = command
            .spawn()
            .with_context(|| format!("cannot start {}", self.file.display()))?;
        let output = child
            .stdout
            .take()
            .context("the tests have no standard output")?;
        let mut told = Told::default();
        for line in BufReader::new(output).lines() {
            let line = line.with_context(|| format!("cannot read the output of {}", self.name))?;
            told.hear(&line, &self.name, tally);
        }
        let status = child.wait().context("cannot wait for the tests")?;
        told.end(status.success(), &self.name, tally);
        Ok(())
    }
}

/// The results that one program has reported so far.
#[derive(Default)]
struct Told {
    running: BTreeSet<String>,
    passed: u64,
    failed: u64,
    seconds: f64,
}

impl Told {
    fn hear(&mut self, line: &str, program: &str, tally: &mut Tally) {
        let Ok(event) = serde_json::from_str::<Value>(line) else {
            // Print other lines: tests write them directly, not through the test harness.
            println!("{line}");
            return;
        };
        let word = event["event"].as_str().unwrap_or_default();
        let seconds = event["exec_time"].as_f64().unwrap_or_default();
        if event["type"] == "suite" {
            self.seconds = seconds;
        }
        let (Some(name), "test") = (event["name"].as_str(), event["type"].as_str().unwrap_or(""))
        else {
            return;
        };
        let full = format!("{program}: {name}");
        let end = match word {
            "started" => {
                self.running.insert(name.to_owned());
                return;
            }
            "timeout" => {
                println!("{full} has been running for a minute");
                return;
            }
            "ok" => End::Passed,
            "ignored" => End::Skipped,
            _ => End::Failed,
        };
        self.running.remove(name);
        self.passed += u64::from(end == End::Passed);
        if end == End::Failed {
            self.failed += 1;
            println!("FAILED {full}");
            println!("{}", event["stdout"].as_str().unwrap_or_default());
        }
        tally.add(full, end, seconds);
    }

    /// Records the end of a program. Tests that were still running count as failed. If the program
    /// failed although no test failed, the program itself counts as failed.
    fn end(self, success: bool, program: &str, tally: &mut Tally) {
        let lost = !self.running.is_empty() || (!success && self.failed == 0);
        for name in &self.running {
            tally.add(format!("{program}: {name} (lost)"), End::Failed, 0.0);
        }
        if lost && self.running.is_empty() {
            tally.add(format!("{program} (ended badly)"), End::Failed, 0.0);
        }
        let failed = self.failed + u64::from(lost);
        if self.passed + failed > 0 {
            let Told {
                passed, seconds, ..
            } = self;
            println!("{seconds:8.1} s  {program}: {passed} passed, {failed} failed");
        }
    }
}

/// Runs the documentation tests. They do not report JSON, so the counts are read from the lines in
/// the output that begin with `test result:`.
fn documents(crates: Crates, names: &[String], tally: &mut Tally) -> Result<()> {
    let libraries;
    let crates = match crates {
        Crates::Named(names) => {
            libraries = with_library(names)?;
            Crates::Named(&libraries)
        }
        Crates::All => Crates::All,
    };
    if matches!(crates, Crates::Named([])) {
        return Ok(());
    }
    let mut command = cargo_test(crates);
    command.args(["--doc", "--no-fail-fast", "--quiet", "--"]);
    let output = command.args(names).stderr(Stdio::inherit()).output();
    let output = output.context("cannot start cargo test")?;
    let text = String::from_utf8_lossy(&output.stdout);
    let (passed, failed) = text
        .lines()
        .map(of_document)
        .fold((0, 0), |one, other| (one.0 + other.0, one.1 + other.1));
    tally.add_passed(passed);
    if failed > 0 || !output.status.success() {
        println!("{text}");
        tally.add("tests in documents".to_owned(), End::Failed, 0.0);
    }
    println!("            documents: {passed} passed, {failed} failed");
    Ok(())
}

/// Returns the packages that have a library, because cargo refuses to run documentation tests for
/// other packages.
fn with_library(names: &[String]) -> Result<Vec<String>> {
    let metadata = tools::metadata()?;
    let packages = metadata["packages"].as_array();
    let packages = packages.context("cargo does not list our crates")?;
    let is_library = |package: &&Value| {
        let targets = package["targets"].as_array().into_iter().flatten();
        targets.into_iter().any(|target| target["doctest"] == true)
    };
    let known = packages.iter().filter(is_library);
    let known: Vec<&str> = known
        .filter_map(|package| package["name"].as_str())
        .collect();
    let mut libraries = names.to_vec();
    libraries.retain(|name| known.contains(&name.as_str()));
    Ok(libraries)
}

/// Parses `test result: ok. 5 passed; 0 failed; …` into the counts of passed and failed tests.
fn of_document(line: &str) -> (u64, u64) {
    let Some(rest) = line.strip_prefix("test result: ") else {
        return (0, 0);
    };
    let before = |word: &str| {
        let before = &rest[..rest.find(word)?];
        before.split_whitespace().next_back()?.parse().ok()
    };
    (
        before(" passed").unwrap_or(0),
        before(" failed").unwrap_or(0),
    )
}

#[cfg(test)]
mod tests {
    use super::{Tally, Told, of_document};

    fn told(lines: &[&str], success: bool) -> (u64, Vec<String>) {
        let (mut told, mut tally) = (Told::default(), Tally::default());
        for line in lines {
            told.hear(line, "golf", &mut tally);
        }
        told.end(success, "golf", &mut tally);
        (tally.passed, tally.failed)
    }

    const STARTED: &str = r#"{"type":"test","event":"started","name":"rolls"}"#;
    const PASSED: &str = r#"{"type":"test","event":"ok","name":"rolls","exec_time":0.5}"#;
    const FAILED: &str = r#"{"type":"test","event":"failed","name":"rolls","stdout":"no"}"#;

    #[test]
    fn tests_that_pass_and_fail_are_counted() {
        assert_eq!(told(&[STARTED, PASSED], true), (1, vec![]));
        let failed = vec!["golf: rolls".to_owned()];
        assert_eq!(told(&[STARTED, FAILED], false), (0, failed));
    }

    #[test]
    fn program_that_dies_fails_with_the_test_it_was_at() {
        let lost = vec!["golf: rolls (lost)".to_owned()];
        assert_eq!(told(&[STARTED], false), (0, lost));
        let bad = vec!["golf (ended badly)".to_owned()];
        assert_eq!(told(&[STARTED, PASSED, "noise"], false), (1, bad));
    }

    #[test]
    fn last_lines_of_documents_are_read() {
        let line = "test result: FAILED. 12 passed; 3 failed; 0 ignored; 0 measured";
        assert_eq!(of_document(line), (12, 3));
        assert_eq!(of_document("running 3 tests"), (0, 0));
    }
}
