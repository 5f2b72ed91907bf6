//! Compiles the core to WebAssembly, with whatever toolchain can do it here.

use crate::{cargo, has, remap, root, succeed};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const TARGET: &str = "wasm32-unknown-unknown";

/// Compiles the crate `browser` with or without its feature `study`; where the module lies.
pub fn build(study: bool) -> Result<PathBuf> {
    let target = target_folder()?;
    let mut command = cargo(&["build", "--package", "browser", "--profile", "web"]);
    command.args(["--quiet", "--target", TARGET]);
    command.env("CARGO_ENCODED_RUSTFLAGS", flags());
    if !study {
        command.arg("--no-default-features");
    }
    let folder = if is_installed(&mut Command::new(rustc())) || add_by_rustup() {
        target
    } else {
        // Another compiler must not share a folder with the usual one.
        let folder = target.join("wasm");
        command.env("RUSTC", debian_toolchain(&target)?);
        command.env("CARGO_TARGET_DIR", &folder);
        folder
    };
    succeed(&mut command)?;
    Ok(folder.join(TARGET).join("web/browser.wasm"))
}

/// The page hashes little, so the small code for it will do; and nobody needs to load where the
/// sources lay when it was built.
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

/// The compiler that cargo uses here.
pub fn rustc() -> String {
    std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned())
}

/// The folder that cargo builds into.
pub fn target_folder() -> Result<PathBuf> {
    let output = cargo(&["metadata", "--format-version", "1", "--no-deps"]).output()?;
    let text = String::from_utf8(output.stdout)?;
    let start = text.split_once("\"target_directory\":\"");
    let folder = start.and_then(|(_, rest)| rest.split_once('"'));
    let (folder, _) = folder.context("cargo does not say where it builds")?;
    Ok(PathBuf::from(folder.replace("\\\\", "\\")))
}

/// Whether a compiler has the standard library of the target.
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

/// A compiler for the target from Debian's packages, unpacked into the target folder; nothing is
/// installed.
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
        "Making a WebAssembly toolchain from Debian's packages; this takes a few minutes, once."
    );
    let script = root().join("crates/xtask/src/wasm_toolchain.sh");
    succeed(Command::new("bash").arg(script).arg(&folder)).with_context(|| {
        format!("the page needs the compiler's target {TARGET}; install it with `rustup target add {TARGET}`")
    })?;
    Ok(rustc)
}
