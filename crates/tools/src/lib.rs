//! Code shared by the project's tasks. It finds the workspace, runs programs there, builds the
//! page, and updates sections of documents.
//!
//! Each program in `src/bin` needs the Cargo feature of the same name, so that this library stays
//! quick to compile.

pub mod cargo_install;
mod chromium;
pub mod machine;
pub mod page;
pub mod python;
pub mod remap;
pub mod report;
pub mod setup;
pub mod wasm;

use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::path::PathBuf;
use std::process::Command;

/// Returns the workspace folder.
#[must_use]
pub fn root() -> PathBuf {
    // Cargo sets this variable. Without cargo, use the folder in which this crate was compiled.
    let told = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let here = told.unwrap_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")));
    here.ancestors().nth(2).unwrap_or(&here).to_owned()
}

/// Returns a `cargo` command that runs in the workspace folder.
#[must_use]
pub fn cargo(arguments: &[&str]) -> Command {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = Command::new(cargo);
    command.args(arguments).current_dir(root());
    // Cargo has set variables for this program. In the new cargo process, they would cause a
    // rebuild of crates that depend on them.
    for (name, _) in std::env::vars_os() {
        let name = name.to_string_lossy().into_owned();
        if name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_") {
            command.env_remove(name);
        }
    }
    command
}

/// Returns a `cargo` command (`build` or `run`) for one of the programs in `src/bin`.
#[must_use]
pub fn cargo_program(task: &str, name: &str) -> Command {
    let mut command = cargo(&[task, "--quiet", "--locked", "--package", "tools"]);
    command.args(["--features", name, "--bin", name]);
    command
}

/// Runs one of the programs in `src/bin`. If it fails, exits with the same code.
pub fn run_program(name: &str, arguments: &[String]) -> Result<()> {
    let mut command = cargo_program("run", name);
    let status = command.arg("--").args(arguments).status();
    let status = status.context("cannot start cargo")?;
    if !status.success() {
        // The program has already reported its error.
        std::process::exit(status.code().unwrap_or(1));
    }
    Ok(())
}

/// Runs a command and waits for it. A failure of the command is an error.
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

/// Returns whether a program runs successfully with this argument.
#[must_use]
pub fn has(program: &str, argument: &str) -> bool {
    let output = Command::new(program).arg(argument).output();
    output.is_ok_and(|output| output.status.success())
}

/// Returns the path of the compiler that cargo uses here.
#[must_use]
pub fn rustc() -> String {
    std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned())
}

/// Returns cargo's metadata about the workspace, without dependencies.
pub fn metadata() -> Result<Value> {
    let output = cargo(&["metadata", "--format-version", "1", "--no-deps"]).output();
    let output = output.context("cannot start cargo")?;
    serde_json::from_slice(&output.stdout).context("cannot parse the output of cargo metadata")
}

/// Returns cargo's target folder.
pub fn target_folder() -> Result<PathBuf> {
    let metadata = metadata()?;
    let folder = metadata["target_directory"].as_str();
    let folder = folder.context("cargo metadata names no target folder")?;
    Ok(PathBuf::from(folder))
}
