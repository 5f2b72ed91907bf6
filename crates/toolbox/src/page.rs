//! Builds the page: the core as WebAssembly, its glue, and the client.

use crate::{has, root, run_crate, succeed, wasm};
use anyhow::{Result, bail};
use std::fs;
use std::process::Command;

/// Builds everything into `web/dist`.
pub fn build() -> Result<()> {
    let modules = wasm::modules(wasm::How::Small)?;
    packages()?;
    glue(&modules)?;
    client()
}

/// Writes the glue of the two modules, and the balls, into `web/src/generated`.
pub fn glue(modules: &[std::path::PathBuf; 2]) -> Result<()> {
    let files = modules.iter().map(|file| file.display().to_string());
    run_crate("glue", &files.collect::<Vec<_>>())
}

/// Builds the client, including generated files, into `web/dist`.
pub fn client() -> Result<()> {
    succeed(npm(&["run", "--silent", "build"]).env("NODE_ENV", "production"))
}

/// Installs the packages of the lock file, unless they are installed already.
pub fn packages() -> Result<()> {
    if !has("node", "--version") || !has("npm", "--version") {
        bail!("the page needs Node.js 20 or newer with npm; install it and try again");
    }
    let web = root().join("web");
    let lock = fs::read(web.join("package-lock.json"))?;
    let stamp = web.join("node_modules/.installed-lock.json");
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    // No package of the page needs an install script, so none may run.
    let install = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
    succeed(npm(&install).arg("--silent"))?;
    fs::write(stamp, lock)?;
    Ok(())
}

/// Returns an `npm` command in the folder of the page.
#[must_use]
pub fn npm(arguments: &[&str]) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.args(arguments).current_dir(root().join("web"));
    command
}
