//! `cargo xtask test`: everything that must hold before a change goes in.

use crate::{cargo, has, succeed};
use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

pub(crate) fn run() -> Result<()> {
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
    say("tests");
    let count = tests(&mut cargo(&[
        "test",
        "--workspace",
        "--locked",
        "--no-fail-fast",
    ]))?;
    println!("{} passed, {} failed", count.passed, count.failed);
    if count.failed > 0 || count.passed == 0 || !count.success {
        bail!("not all tests passed");
    }
    Ok(())
}

fn say(what: &str) {
    println!("── {what}");
}

struct Count {
    passed: u64,
    failed: u64,
    success: bool,
}

/// Runs `cargo test`, shows what it prints, and adds up its closing lines.
fn tests(command: &mut Command) -> Result<Count> {
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot start cargo test")?;
    let output = child.stdout.take().context("cargo test has no output")?;
    let mut count = Count {
        passed: 0,
        failed: 0,
        success: false,
    };
    for line in BufReader::new(output).lines() {
        let line = line.context("cannot read what cargo test prints")?;
        println!("{line}");
        if let Some((passed, failed)) = closing_line(&line) {
            count.passed += passed;
            count.failed += failed;
        }
    }
    count.success = child.wait().context("cargo test was lost")?.success();
    Ok(count)
}

/// The numbers of `test result: ok. 5 passed; 0 failed; …`.
fn closing_line(line: &str) -> Option<(u64, u64)> {
    let rest = line.strip_prefix("test result: ")?;
    let number = |word: &str| {
        let before = &rest[..rest.find(word)?];
        before.split_whitespace().next_back()?.parse().ok()
    };
    Some((number(" passed")?, number(" failed")?))
}

#[cfg(test)]
mod tests {
    use super::closing_line;

    #[test]
    fn closing_lines_of_cargo_test_are_read() {
        let line = "test result: FAILED. 12 passed; 3 failed; 0 ignored; 0 measured";
        assert_eq!(closing_line(line), Some((12, 3)));
        assert_eq!(closing_line("running 3 tests"), None);
    }
}
