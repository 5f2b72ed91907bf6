//! Generates files for the web page from the Rust code: the JavaScript that loads the core's two
//! WebAssembly modules, a picture of the balls, and a style sheet with the colours of pictures.
//! `cargo xtask web`, and all tasks that need the page, run this program.

mod panics;
mod reorder;

use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;
use tools::root;
use wasm_bindgen_cli_support::Bindgen;

/// Generates the files. The arguments are the files of two WebAssembly modules: the one for playing
/// games, and the complete one. With `--quick`, they are not made smaller.
fn main() -> Result<()> {
    let mut modules: Vec<String> = std::env::args().skip(1).collect();
    let is_quick = modules.pop_if(|last| last == "--quick").is_some();
    let [game, study] = modules.as_slice() else {
        bail!("expected the files of two modules; run `cargo xtask web` instead");
    };
    let generated = root().join("web/src/generated");
    for (name, module) in [("game", game), ("study", study)] {
        let glue = generated.join(name);
        fs::create_dir_all(&glue)?;
        let mut module = fs::read(module)?;
        if !is_quick {
            module = panics::shorten(&module)?;
        }
        Bindgen::new()
            .input_bytes("browser", module)
            .web(true)?
            .typescript(true)
            .remove_name_section(true)
            .remove_producers_section(true)
            .generate(&glue)
            .context("cannot write the glue of the core")?;
        if !is_quick {
            let module = glue.join("browser_bg.wasm");
            fs::write(&module, reorder::reorder(&fs::read(&module)?)?)?;
        }
    }
    write_if_new(&generated.join("balls.svg"), &balls())?;
    write_if_new(&generated.join("theme.css"), &picture::stylesheet())
}

/// Returns an SVG file with every ball as a symbol.
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

/// Writes a file unless it already has this content; writing it again would trigger rebuilds.
fn write_if_new(path: &Path, text: &str) -> Result<()> {
    if fs::read_to_string(path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}
