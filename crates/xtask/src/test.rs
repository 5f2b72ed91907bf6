//! `cargo xtask test`: everything that must hold before a change goes in.

use crate::{cargo, chromium, faults, has, succeed, wasm_target, web};
use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader};
use std::ops::AddAssign;
use std::process::{Command, Stdio};
use std::time::Instant;

/// Runs everything; the last line says how many tests passed and failed.
pub(crate) fn run() -> Result<()> {
    let begin = Instant::now();
    format_and_lints()?;
    say("the page");
    web::run()?;
    succeed(&mut web::npm(&["run", "--silent", "check"]))?;
    say("tests of the crates");
    faults::prepare()?;
    // This program is compiled already, as a package by itself; among the others it would be again.
    let mut crates = cargo(&["test", "--workspace", "--exclude=xtask"]);
    crates.args(["--locked", "--no-fail-fast"]);
    crates.env("CARAMBOLE_SERVICES", "required");
    let mut count = tests(crates, of_cargo)?;
    count += tests(cargo(&["test", "--package=xtask", "--locked"]), of_cargo)?;
    // The program with the page inside, and an example: compiled with the tests of the crates.
    let debug = wasm_target::target_folder()?.join("debug");
    say("tests of the page's parts");
    let mut parts = web::npm(&["run", "--silent", "test"]);
    parts.env("CARAMBOLE_MATCH", debug.join("examples/match"));
    count += tests(parts, of_vitest)?;
    say("tests of the page in a browser");
    let mut in_browser = web::npm(&["run", "--silent", "e2e", "--", "--reporter=list"]);
    in_browser.env("CARAMBOLE_BIN", debug.join("carambole"));
    in_browser.env("CHROMIUM", chromium::find_or_install()?);
    count += tests(in_browser, of_playwright)?;
    println!("It took {} minutes.", begin.elapsed().as_secs() / 60);
    println!("{} passed, {} failed", count.passed, count.failed);
    if count.failed > 0 || count.passed == 0 || !count.success {
        bail!("not all tests passed");
    }
    Ok(())
}

fn format_and_lints() -> Result<()> {
    if has("cargo", "fmt") {
        say("format");
        succeed(&mut cargo(&["fmt", "--all", "--check"]))?;
    } else {
        println!("rustfmt is not installed: the format is not checked");
    }
    if has("cargo-clippy", "--version") {
        say("lints");
        let lints = [
            "clippy",
            "--quiet",
            "--workspace",
            "--all-targets",
            "--locked",
        ];
        succeed(cargo(&lints).args(["--", "--deny", "warnings"]))?;
    } else {
        println!("clippy is not installed: lints are not checked");
    }
    Ok(())
}

fn say(what: &str) {
    println!("── {what}");
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Count {
    passed: u64,
    failed: u64,
    success: bool,
}

impl AddAssign for Count {
    fn add_assign(&mut self, other: Count) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.success &= other.success;
    }
}

/// Runs a test runner, shows what it prints, and adds up what `closing` reads in its lines.
fn tests(mut command: Command, closing: fn(&str) -> (u64, u64)) -> Result<Count> {
    let words = format!("{command:?}");
    let mut child = command
        .env("NO_COLOR", "1")
        .env_remove("FORCE_COLOR")
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start {words}"))?;
    let output = child.stdout.take().context("the runner has no output")?;
    let mut count = Count {
        passed: 0,
        failed: 0,
        success: false,
    };
    for line in BufReader::new(output).lines() {
        let line = line.with_context(|| format!("cannot read what {words} prints"))?;
        println!("{line}");
        let (passed, failed) = closing(&line);
        count.passed += passed;
        count.failed += failed;
    }
    count.success = child.wait().context("the runner was lost")?.success();
    Ok(count)
}

/// `test result: ok. 5 passed; 0 failed; …`.
fn of_cargo(line: &str) -> (u64, u64) {
    match line.strip_prefix("test result: ") {
        Some(rest) => (before(rest, " passed"), before(rest, " failed")),
        None => (0, 0),
    }
}

/// `      Tests  1 failed | 9 passed (10)`.
fn of_vitest(line: &str) -> (u64, u64) {
    match line.trim_start().strip_prefix("Tests ") {
        Some(rest) => (before(rest, " passed"), before(rest, " failed")),
        None => (0, 0),
    }
}

/// `  12 passed (5.3s)`, `  1 failed`, `  2 flaky`.
fn of_playwright(line: &str) -> (u64, u64) {
    let words: Vec<&str> = line.split_whitespace().collect();
    let number = |word: &&str| word.parse().unwrap_or(0);
    match words.as_slice() {
        [count, "passed" | "flaky"] | [count, "passed", _] => (number(count), 0),
        [count, "failed"] => (0, number(count)),
        _ => (0, 0),
    }
}

/// The number just before a word.
fn before(text: &str, word: &str) -> u64 {
    let number = || {
        let before = &text[..text.find(word)?];
        before.split_whitespace().next_back()?.parse().ok()
    };
    number().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::{of_cargo, of_playwright, of_vitest};

    #[test]
    fn closing_lines_are_read() {
        let line = "test result: FAILED. 12 passed; 3 failed; 0 ignored; 0 measured";
        assert_eq!(of_cargo(line), (12, 3));
        assert_eq!(of_cargo("running 3 tests"), (0, 0));
        assert_eq!(of_vitest("      Tests  1 failed | 9 passed (10)"), (9, 1));
        assert_eq!(of_vitest(" Test Files  2 passed (2)"), (0, 0));
        assert_eq!(of_playwright("  12 passed (5.3s)"), (12, 0));
        assert_eq!(of_playwright("  2 failed"), (0, 2));
        assert_eq!(of_playwright("the page has passed"), (0, 0));
    }
}
