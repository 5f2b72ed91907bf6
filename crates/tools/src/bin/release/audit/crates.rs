//! Checks crates with `cargo-deny`, configured by `deny.toml`.

use super::patience::within;
use super::{AuditOutcome, Tally};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use tools::{cargo, cargo_install, root, succeed};

const VERSION: &str = "0.20.2";

/// The timeout for fetching the database of known vulnerabilities.
const DOWNLOAD_TIMEOUT: Duration = Duration::from_mins(2);

/// The `cargo-deny` checks that need no network.
const OFFLINE: [(&str, &str); 3] = [
    ("licenses", "only licences that deny.toml allows"),
    ("bans", "no crate that deny.toml bans, no new build script"),
    ("sources", "all crates come from crates.io"),
];

const HOLES: &str = "advisories";

pub(super) fn check(tally: &mut Tally) {
    match tool() {
        Ok(tool) => {
            for (check, meaning) in OFFLINE {
                tally.add(&name(check), &judge(&tool, check, meaning));
            }
            tally.add(&name(HOLES), &holes(&tool));
        }
        Err(reason) => {
            for check in OFFLINE.map(|(check, _)| check).into_iter().chain([HOLES]) {
                tally.add(&name(check), &AuditOutcome::Skipped(reason.to_owned()));
            }
        }
    }
}

fn name(check: &str) -> String {
    format!("cargo deny {check}")
}

fn judge(tool: &Path, check: &str, meaning: &str) -> AuditOutcome {
    let mut command = deny(tool);
    // Nothing is fetched in this step, so any error concerns the crates.
    command.args(["--frozen", "check", "--hide-inclusion-graph", check]);
    match succeed(&mut command) {
        Ok(()) => AuditOutcome::Passed(meaning.to_owned()),
        Err(_) => AuditOutcome::Failed("see the output of cargo-deny above".to_owned()),
    }
}

/// Checks the crates for known vulnerabilities. The vulnerability database is fetched in a separate
/// step, so that a network failure is never reported as a vulnerability, or vice versa.
fn holes(tool: &Path) -> AuditOutcome {
    let fetched = within(DOWNLOAD_TIMEOUT, deny(tool).args(["fetch", "db"]));
    if !fetched.is_some_and(|answer| answer.success) {
        let reason = "cannot fetch the database of known vulnerabilities";
        return AuditOutcome::Skipped(reason.to_owned());
    }
    judge(tool, HOLES, "no known vulnerability, no yanked crate")
}

/// Returns a `cargo-deny` command for the workspace.
fn deny(tool: &Path) -> Command {
    let mut command = Command::new(tool);
    command.current_dir(root());
    command
}

/// Fetches all crates that `cargo-deny` reads, installs `cargo-deny` if necessary, and returns its
/// path. The error says which step failed.
fn tool() -> Result<PathBuf, &'static str> {
    // `cargo-deny` reads licences and build scripts in the crates themselves, including crates for
    // other platforms.
    if succeed(&mut cargo(&["fetch", "--quiet", "--locked"])).is_err() {
        return Err("some crates of Cargo.lock are missing and cannot be fetched");
    }
    let tool = cargo_install::find_or_install("cargo-deny", VERSION);
    tool.map_err(|_| "cargo-deny is missing and cannot be installed")
}
