//! Installs pinned versions of third-party programs with cargo.

use crate::{cargo, succeed, target_folder};
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Returns the path of this version of a program. Looks in `PATH` and below the target folder. If
/// the program is in neither, installs it below the target folder.
pub fn find_or_install(name: &str, version: &str) -> Result<PathBuf> {
    let folder = target_folder()?.join("tools");
    let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    let ours = folder.join("bin").join(file);
    for tool in [&ours, Path::new(name)] {
        if is_right(tool, version) {
            return Ok(tool.to_owned());
        }
    }
    println!("Installing {name} {version}; this takes a few minutes, once.");
    // A debug build compiles in a third of the time and is fast enough.
    let mut command = cargo(&["install", "--quiet", "--locked", "--debug", name]);
    command.args(["--version", version, "--root"]).arg(&folder);
    succeed(command.env_remove("CARGO_TARGET_DIR"))
        .with_context(|| format!("{name} is missing and cannot be installed"))?;
    Ok(ours)
}

/// Returns whether this program has the requested version.
fn is_right(tool: &Path, version: &str) -> bool {
    let output = Command::new(tool).arg("--version").output();
    output.is_ok_and(|output| {
        let text = String::from_utf8_lossy(&output.stdout);
        text.trim().ends_with(version)
    })
}
