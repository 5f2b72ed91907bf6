//! Compiles the game core to WebAssembly, with any suitable toolchain on this machine.

use crate::{cargo, has, remap, root, rustc, succeed, target_folder};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const TARGET: &str = "wasm32-unknown-unknown";

/// How the core is compiled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// Optimised for size, for the browser.
    Small,
    /// Compiled quickly, for development.
    Soon,
}

/// Builds the two modules of the core: one for playing games, and the complete one.
pub fn modules(how: How) -> Result<[PathBuf; 2]> {
    let compiler = Compiler::find()?;
    Ok([compiler.build(false, how)?, compiler.build(true, how)?])
}

/// A compiler that supports the WebAssembly target, and its target folder.
struct Compiler {
    /// The path of the compiler, unless it is the default one.
    rustc: Option<PathBuf>,
    folder: PathBuf,
}

impl Compiler {
    fn find() -> Result<Compiler> {
        let target = target_folder()?;
        if is_installed(&mut Command::new(rustc())) || add_by_rustup() {
            return Ok(Compiler {
                rustc: None,
                folder: target,
            });
        }
        Ok(Compiler {
            rustc: Some(debian_toolchain(&target)?),
            // Another compiler must not share a target folder with the default one.
            folder: target.join("wasm"),
        })
    }

    /// Compiles the crate `browser` with or without its feature `study`. Returns the module's path.
    fn build(&self, study: bool, how: How) -> Result<PathBuf> {
        let (profile, folder) = match how {
            How::Small => ("web", "web"),
            How::Soon => ("dev", "debug"),
        };
        let mut command = cargo(&["build", "--locked", "--package", "browser"]);
        command.args(["--quiet", "--target", TARGET, "--profile", profile]);
        command.env("CARGO_ENCODED_RUSTFLAGS", flags());
        if !study {
            command.arg("--no-default-features");
        }
        if let Some(rustc) = &self.rustc {
            command.env("RUSTC", rustc);
            command.env("CARGO_TARGET_DIR", &self.folder);
        }
        succeed(&mut command)?;
        let folder = self.folder.join(TARGET).join(folder);
        let module = folder.join(if study { "study.wasm" } else { "game.wasm" });
        fs::copy(folder.join("browser.wasm"), &module)?;
        Ok(module)
    }
}

/// Returns the compiler flags. They make the SHA-2 code compact, because the page hashes little,
/// and leave out source paths, which would only make the module larger.
fn flags() -> String {
    let mut flags = vec![
        r#"--cfg=sha2_backend="soft""#.to_owned(),
        r#"--cfg=sha2_backend_soft="compact""#.to_owned(),
    ];
    for (folder, name) in remap::crates() {
        flags.push(format!("--remap-path-prefix={}={name}", folder.display()));
    }
    flags.join("\u{1f}")
}

/// Returns whether a compiler has the standard library for the WebAssembly target.
fn is_installed(rustc: &mut Command) -> bool {
    let output = rustc
        .args(["--print", "target-libdir", "--target", TARGET])
        .output();
    let Ok(output) = output else {
        return false;
    };
    let folder = String::from_utf8_lossy(&output.stdout);
    let files = fs::read_dir(folder.trim());
    files.is_ok_and(|mut files| {
        files.any(|file| {
            file.is_ok_and(|file| file.file_name().to_string_lossy().starts_with("libstd"))
        })
    })
}

fn add_by_rustup() -> bool {
    let mut command = Command::new("rustup");
    let added = command.args(["target", "add", TARGET]).status();
    added.is_ok_and(|status| status.success()) && is_installed(&mut Command::new(rustc()))
}

/// Unpacks a WebAssembly compiler from Debian packages into the target folder, without installing
/// anything. Returns the compiler's path.
fn debian_toolchain(target: &Path) -> Result<PathBuf> {
    let folder = target.join("wasm-toolchain");
    let rustc = folder.join("bin/rustc");
    if is_installed(&mut Command::new(&rustc)) {
        return Ok(rustc);
    }
    if !has("apt-get", "--version") || !has("dpkg", "--version") {
        bail!(
            "the page needs the compiler's target {TARGET}; install it with `rustup target add {TARGET}` and try again"
        );
    }
    println!(
        "Creating a WebAssembly toolchain from Debian's packages; this takes a few minutes, once."
    );
    let script = root().join("crates/tools/src/wasm_toolchain.sh");
    succeed(Command::new("bash").arg(script).arg(&folder)).with_context(|| {
        format!("the page needs the compiler's target {TARGET}; install it with `rustup target add {TARGET}`")
    })?;
    Ok(rustc)
}
