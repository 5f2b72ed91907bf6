//! What the tasks of the project share: where the workspace is, running programs in it, building
//! the page, and documents with sections that commands write.

mod chromium;
pub mod machine;
pub mod page;
pub mod python;
pub mod remap;
pub mod report;
pub mod setup;
pub mod tools;
pub mod wasm;

use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::path::PathBuf;
use std::process::Command;

/// The folder of the workspace.
#[must_use]
pub fn root() -> PathBuf {
    // Cargo tells it to whatever it runs; where nobody does, it is where this was compiled.
    let told = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let here = told.unwrap_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")));
    here.ancestors().nth(2).unwrap_or(&here).to_owned()
}

/// `cargo` in the folder of the workspace.
#[must_use]
pub fn cargo(arguments: &[&str]) -> Command {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = Command::new(cargo);
    command.args(arguments).current_dir(root());
    // What cargo has told this program about itself would make crates that ask for the same
    // names look changed, and all that uses them would be built again.
    for (name, _) in std::env::vars_os() {
        let name = name.to_string_lossy().into_owned();
        if name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_") {
            command.env_remove(name);
        }
    }
    command
}

/// Runs the program of one of our crates; anything but success is an error.
pub fn run_crate(name: &str, arguments: &[String]) -> Result<()> {
    let mut command = cargo(&["run", "--quiet", "--locked", "--package", name, "--"]);
    let status = command.args(arguments).status();
    let status = status.context("cannot start cargo")?;
    if !status.success() {
        // It has said why.
        std::process::exit(status.code().unwrap_or(1));
    }
    Ok(())
}

/// Runs a command to its end; anything but success is an error.
pub fn succeed(command: &mut Command) -> Result<()> {
    let words = format!("{command:?}");
    let status = command
        .status()
        .with_context(|| format!("cannot start {words}"))?;
    if !status.success() {
        bail!("{words} failed ({status})");
    }
    Ok(())
}

/// Whether a program can be started.
#[must_use]
pub fn has(program: &str, argument: &str) -> bool {
    let output = Command::new(program).arg(argument).output();
    output.is_ok_and(|output| output.status.success())
}

/// The compiler that cargo uses here.
#[must_use]
pub fn rustc() -> String {
    std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned())
}

/// What cargo knows of the workspace, without what it depends on.
pub fn metadata() -> Result<Value> {
    let output = cargo(&["metadata", "--format-version", "1", "--no-deps"]).output();
    let output = output.context("cannot start cargo")?;
    serde_json::from_slice(&output.stdout).context("cargo does not know this workspace")
}

/// The folder that cargo builds into.
pub fn target_folder() -> Result<PathBuf> {
    let metadata = metadata()?;
    let folder = metadata["target_directory"].as_str();
    let folder = folder.context("cargo does not say where it builds")?;
    Ok(PathBuf::from(folder))
}
