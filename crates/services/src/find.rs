//! Finds the `PostgreSQL` and NATS programs.

use std::io::Write;
use std::path::{Path, PathBuf};

/// Returns the folder with the `PostgreSQL` programs: the newest version installed from Debian
/// packages or, if there is none, the version on `PATH`.
pub(crate) fn postgres_folder() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter();
    let mut found: Vec<(u32, PathBuf)> = versions
        .flatten()
        .flatten()
        .filter_map(|entry| {
            let version = entry.file_name().to_str()?.parse().ok()?;
            Some((version, entry.path().join("bin")))
        })
        .filter(|(_, folder)| folder.join("initdb").is_file())
        .collect();
    found.sort();
    let newest = found.pop().map(|(_, folder)| folder);
    newest.or_else(|| on_path("initdb")?.parent().map(Path::to_owned))
}

pub(crate) fn nats_program() -> Option<PathBuf> {
    on_path("nats-server").or_else(|| {
        // Not all users have this folder on their `PATH`.
        let program = PathBuf::from("/usr/sbin/nats-server");
        program.is_file().then_some(program)
    })
}

fn on_path(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let mut files = std::env::split_paths(&path).map(|folder| folder.join(name));
    files.find(|file| file.is_file())
}

/// Returns the names of the missing Debian packages.
#[must_use]
pub fn missing() -> Vec<&'static str> {
    let mut packages = Vec::new();
    if postgres_folder().is_none() {
        packages.push("postgresql");
    }
    if nats_program().is_none() {
        packages.push("nats-server");
    }
    packages
}

/// Returns whether tests that need `PostgreSQL` and NATS can run here. If not, prints the reason to
/// standard error.
///
/// # Panics
/// Panics if the tests cannot run and `CARAMBOLE_SERVICES=required`.
pub fn available() -> bool {
    let missing = missing();
    if missing.is_empty() {
        return true;
    }
    let sentence = format!("skipped: {} not installed", missing.join(" and "));
    let required = std::env::var("CARAMBOLE_SERVICES").is_ok_and(|word| word == "required");
    assert!(!required, "{sentence}");
    // Bypass the test harness, which hides output from passing tests.
    let _ = writeln!(std::io::stderr(), "{sentence}");
    false
}
