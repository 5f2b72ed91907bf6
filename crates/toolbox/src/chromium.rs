//! A browser for tests and measurements.

use crate::has;
use std::process::Command;

const NAMES: [&str; 5] = [
    // Without windows it is lighter.
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

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
