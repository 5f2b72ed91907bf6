//! Builds the page: the core as WebAssembly, its glue code, and the client.

use crate::{has, root, run_program, succeed, wasm};
use anyhow::{Result, bail};
use std::process::Command;
use std::{fs, io};

/// Builds all parts of the page into `web/dist`.
pub fn build() -> Result<()> {
    packages()?;
    glue(wasm::How::Small)?;
    client()
}

/// Builds the core. Writes the ball pictures and the glue code for the core's two modules into
/// `web/src/generated`.
pub fn glue(how: wasm::How) -> Result<()> {
    let modules = wasm::modules(how)?;
    let files = modules.iter().map(|file| file.display().to_string());
    // Modules that are compiled quickly need not compress well.
    let quick = (how == wasm::How::Soon).then(|| "--quick".to_owned());
    run_program("glue", &files.chain(quick).collect::<Vec<_>>())
}

/// Builds the client, including generated files, into `web/dist`.
///
/// The old files stay until the new ones are complete, because the server embeds `web/dist` and may
/// be compiled at the same time.
pub fn client() -> Result<()> {
    let new = ["--outDir", "dist.new", "--emptyOutDir"];
    let build = ["run", "--silent", "build", "--"];
    succeed(npm(&[&build[..], &new[..]].concat()).env("NODE_ENV", "production"))?;
    let web = root().join("web");
    let (new, old) = (web.join("dist.new"), web.join("dist"));
    if old.exists() {
        fs::remove_dir_all(web.join("dist.old")).or_else(ignore_missing)?;
        fs::rename(&old, web.join("dist.old"))?;
    }
    fs::rename(new, old)?;
    Ok(fs::remove_dir_all(web.join("dist.old")).or_else(ignore_missing)?)
}

fn ignore_missing(error: io::Error) -> io::Result<()> {
    if error.kind() == io::ErrorKind::NotFound {
        return Ok(());
    }
    Err(error)
}

/// Installs the packages listed in the lock file, unless they are already installed.
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
    // None of the page's packages needs an install script, so no script may run.
    let install = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
    succeed(npm(&install).arg("--silent"))?;
    fs::write(stamp, lock)?;
    Ok(())
}

/// Returns an `npm` command that runs in the page's folder.
#[must_use]
pub fn npm(arguments: &[&str]) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.args(arguments).current_dir(root().join("web"));
    command
}
