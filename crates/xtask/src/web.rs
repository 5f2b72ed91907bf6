//! Builds the page: the core as WebAssembly, its glue, and the client around it.

use crate::{cargo, has, root, succeed, wasm_target};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;
use std::process::Command;
use wasm_bindgen_cli_support::Bindgen;

/// Builds everything into `web/dist`.
pub fn run() -> Result<()> {
    core()?;
    packages()?;
    succeed(npm(&["run", "--silent", "build"]).env("NODE_ENV", "production"))
}

/// The two modules of the core for the page, with their glue, into `web/src/generated`.
pub fn core() -> Result<()> {
    let generated = root().join("web/src/generated");
    for (name, study) in [("game", false), ("study", true)] {
        let glue = generated.join(name);
        fs::create_dir_all(&glue)?;
        Bindgen::new()
            .input_path(wasm_target::build(study)?)
            .web(true)?
            .typescript(true)
            .remove_name_section(true)
            .remove_producers_section(true)
            .generate(&glue)
            .context("cannot write the glue of the core")?;
    }
    write_if_new(&generated.join("balls.svg"), &balls())
}

/// Installs the packages of the lock file, unless they are there.
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
    // No package of the page needs a script to be installed, so none may run one.
    let install = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
    succeed(npm(&install).arg("--silent"))?;
    fs::write(stamp, lock)?;
    Ok(())
}

/// `npm` in the folder of the page.
pub fn npm(arguments: &[&str]) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.args(arguments).current_dir(root().join("web"));
    command
}

/// All balls as symbols of one picture.
fn balls() -> String {
    let mut text = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\">\n");
    for ball in golf::Ball::all() {
        let drawn = picture::ball_markup(ball, picture::Theme::Light);
        let view = r#"viewBox="-15 -15 30 31""#;
        text.extend([
            &format!(r#"<symbol id="ball-{ball}" {view}>{drawn}</symbol>"#),
            "\n",
        ]);
    }
    text.push_str("</svg>\n");
    text
}

/// Leaves a file alone that is right already, so that nothing is built again for it.
fn write_if_new(path: &Path, text: &str) -> Result<()> {
    if fs::read_to_string(path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

/// Sets everything up and opens the game in the browser.
pub fn play(arguments: &[String]) -> Result<()> {
    run()?;
    let mut command = cargo(&["run", "--quiet", "--", "serve", "--open"]);
    succeed(command.args(arguments))
}
