//! A browser for tests and measurements.

use crate::has;
use crate::setup::{self, Need};
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
pub fn find_or_install() -> Result<String> {
    setup::ensure(&[Need::Browser])?;
    match find() {
        Some(found) => Ok(found),
        None => bail!("Chromium is still missing; install it, or name it in CHROMIUM"),
    }
}

/// The path of Chromium, if there is one.
#[must_use]
pub fn find() -> Option<String> {
    if let Ok(named) = std::env::var("CHROMIUM") {
        return Some(named);
    }
    let found = NAMES.iter().find(|name| has(name, "--version"))?;
    let output = Command::new("which").arg(found).output().ok()?;
    let path = String::from_utf8(output.stdout).ok()?;
    Some(path.trim().to_owned()).filter(|path| !path.is_empty())
}
