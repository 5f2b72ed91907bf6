//! Crates: what `cargo-deny` says of them by `deny.toml`.

use super::patience::within;
use super::{Outcome, Tally};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use toolbox::{cargo, root, succeed, tools};

const VERSION: &str = "0.20.2";

/// How long the list of known holes may take to arrive.
const PATIENCE: Duration = Duration::from_mins(2);

/// What `cargo-deny` checks without a network.
const OFFLINE: [(&str, &str); 3] = [
    ("licenses", "only licences that deny.toml allows"),
    ("bans", "no crate that deny.toml bans, no new build script"),
    ("sources", "everything comes from crates.io"),
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
                tally.add(&name(check), &Outcome::Skipped(reason.to_owned()));
            }
        }
    }
}

fn name(check: &str) -> String {
    format!("cargo deny {check}")
}

fn judge(tool: &Path, check: &str, meaning: &str) -> Outcome {
    let mut command = deny(tool);
    // Nothing is fetched any more, so whatever is wrong is wrong with the crates.
    command.args(["--frozen", "check", "--hide-inclusion-graph", check]);
    match succeed(&mut command) {
        Ok(()) => Outcome::Passed(meaning.to_owned()),
        Err(_) => Outcome::Failed("see what cargo-deny says above".to_owned()),
    }
}

/// First the list of known holes, then the question whether we have any: so that a network that
/// is not there is no hole, and a hole is never taken for a missing network.
fn holes(tool: &Path) -> Outcome {
    let fetched = within(PATIENCE, deny(tool).args(["fetch", "db"]));
    if !fetched.is_some_and(|answer| answer.success) {
        let reason = "the database of known holes cannot be reached";
        return Outcome::Skipped(reason.to_owned());
    }
    judge(tool, HOLES, "no known hole, nothing taken back")
}

/// `cargo-deny` for the workspace.
fn deny(tool: &Path) -> Command {
    let mut command = Command::new(tool);
    command.current_dir(root());
    command
}

/// Where `cargo-deny` is, installed if need be, with all crates it has to read; or why not.
fn tool() -> Result<PathBuf, &'static str> {
    // Licences and build scripts are in the crates themselves, of all platforms.
    if succeed(&mut cargo(&["fetch", "--quiet", "--locked"])).is_err() {
        return Err("the crates of Cargo.lock are not all here and cannot be fetched");
    }
    let tool = tools::find_or_install("cargo-deny", VERSION);
    tool.map_err(|_| "cargo-deny is not here and cannot be installed")
}
