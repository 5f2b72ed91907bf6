//! A browser for tests and measurements.

use crate::{has, succeed};
use anyhow::{Result, bail};
use std::process::Command;

const NAMES: [&str; 5] = [
    // Without windows it is lighter.
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

/// The path of Chromium, which is installed where Debian's packages are at hand.
pub(crate) fn find_or_install() -> Result<String> {
    if let Some(found) = find() {
        return Ok(found);
    }
    if has("apt-get", "--version") {
        println!("Installing Chromium for the tests in a browser.");
        let mut update = as_root("apt-get");
        // An old list may do, so a failure shows in the next step.
        let _ = update.args(["-qq", "update"]).status();
        let mut install = as_root("apt-get");
        install.args([
            "-qq",
            "-y",
            "--no-install-recommends",
            "install",
            "chromium-headless-shell",
        ]);
        install.env("DEBIAN_FRONTEND", "noninteractive");
        succeed(install.stdout(std::process::Stdio::null()))?;
    }
    match find() {
        Some(found) => Ok(found),
        None => bail!(
            "the tests in a browser need Chromium; install it, or name it in CHROMIUM, and try again"
        ),
    }
}

fn find() -> Option<String> {
    if let Ok(named) = std::env::var("CHROMIUM") {
        return Some(named);
    }
    let found = NAMES.iter().find(|name| has(name, "--version"))?;
    let output = Command::new("which").arg(found).output().ok()?;
    let path = String::from_utf8(output.stdout).ok()?;
    Some(path.trim().to_owned()).filter(|path| !path.is_empty())
}

fn as_root(program: &str) -> Command {
    if is_root() {
        Command::new(program)
    } else {
        let mut command = Command::new("sudo");
        command.arg(program);
        command
    }
}

/// Whether we may install packages without asking for a password.
pub(crate) fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
