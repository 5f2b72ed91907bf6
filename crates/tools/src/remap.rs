//! Path remapping: replaces this machine's folder names in compiled programs, so that builds on
//! different machines are identical.

use crate::{root, rustc};
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A folder and its replacement in compiled programs.
pub type Remap = (PathBuf, String);

/// Returns the folders of downloaded crates. Their names depend on the registry, so each path is
/// removed completely.
pub fn crates() -> Vec<Remap> {
    let Some(home) = cargo_home() else {
        return Vec::new();
    };
    let sources = home.join("registry/src");
    let mut folders: Vec<PathBuf> = std::fs::read_dir(&sources)
        .map(|entries| entries.filter_map(|entry| Some(entry.ok()?.path())))
        .map(Iterator::collect)
        .unwrap_or_default();
    folders.sort();
    // If several folders match, compilers use the last one, so the more general folder comes first.
    folders.insert(0, sources);
    let nothing = |folder| (folder, String::new());
    folders.into_iter().map(nothing).collect()
}

/// Returns all folders that differ between machines, with their replacements; `target` is cargo's
/// target folder.
pub fn everything(target: &Path) -> Result<Vec<Remap>> {
    let mut remaps = vec![
        (root(), "carambole".to_owned()),
        (target.to_owned(), "target".to_owned()),
    ];
    remaps.extend(crates());
    let library = sysroot()?.join("lib/rustlib/src/rust");
    let commit = compiler("commit-hash: ")?;
    remaps.push((library, format!("/rustc/{commit}")));
    Ok(remaps)
}

/// Returns the folders whose names must not appear in a release.
pub fn private_folders(target: &Path) -> Result<Vec<PathBuf>> {
    let home = std::env::home_dir().filter(|home| home.components().count() > 1);
    let mut folders = vec![root(), target.to_owned(), sysroot()?];
    folders.extend(cargo_home());
    folders.extend(home);
    Ok(folders)
}

/// Finds the line that starts with `words` in the output of `rustc -vV`. Returns the rest of that
/// line.
pub fn compiler(words: &str) -> Result<String> {
    let output = Command::new(rustc()).arg("-vV").output()?;
    let text = String::from_utf8(output.stdout)?;
    let line = text.lines().find_map(|line| line.strip_prefix(words));
    let line = line.with_context(|| format!("rustc -vV prints no {words}"))?;
    Ok(line.to_owned())
}

fn sysroot() -> Result<PathBuf> {
    let mut rustc = Command::new(rustc());
    let output = rustc.args(["--print", "sysroot"]).output()?;
    Ok(PathBuf::from(String::from_utf8(output.stdout)?.trim()))
}

fn cargo_home() -> Option<PathBuf> {
    let named = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    named.or_else(|| Some(std::env::home_dir()?.join(".cargo")))
}
