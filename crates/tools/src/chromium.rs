//! Finds a browser for tests and measurements.

use crate::has;
use std::process::Command;

/// A smaller Chromium that cannot open windows.
const HEADLESS: &str = "chromium-headless-shell";
const WITH_WINDOW: [&str; 4] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

/// Returns the path of a Chromium for tests without a window, if there is one.
#[must_use]
pub fn find() -> Option<String> {
    named()
        .or_else(|| path_of(HEADLESS))
        .or_else(find_with_window)
}

/// Returns the path of a Chromium with a window, if there is one.
#[must_use]
pub fn find_with_window() -> Option<String> {
    named().or_else(|| WITH_WINDOW.into_iter().find_map(path_of))
}

/// Returns the browser that the environment variable `CHROMIUM` names.
fn named() -> Option<String> {
    std::env::var("CHROMIUM").ok()
}

fn path_of(program: &str) -> Option<String> {
    if !has(program, "--version") {
        return None;
    }
    let output = Command::new("which").arg(program).output().ok()?;
    let path = String::from_utf8(output.stdout).ok()?;
    Some(path.trim().to_owned()).filter(|path| !path.is_empty())
}
