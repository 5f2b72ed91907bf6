//! `cargo xtask release`: builds a release with the page inside. Builds are reproducible: all
//! machines with the same tools produce the same bytes. `--twice` compares builds in two folders on
//! one machine.

use crate::{again, build, inspect, origin};
use anyhow::{Context, Result, bail};
use clap::Args;
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use tools::{cargo, page, remap, root, succeed};

#[derive(Args)]
pub(crate) struct Arguments {
    /// Build a second time from a clone in another folder, and compare byte by byte
    #[arg(long)]
    twice: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let second = arguments.twice.then(commit_to_repeat).transpose()?;
    if second.is_none() && again::has_changes()? {
        println!("note: there are uncommitted changes, so others cannot reproduce this build");
    }
    let host = remap::compiler("host: ")?;
    succeed(&mut cargo(&["fetch", "--locked", "--target", &host]))?;
    page::build()?;
    let program = build::program(&host)?;
    inspect::all(&program)?;
    let file = put_down(&program.file, &host)?;
    match second {
        Some(commit) => again::compare(&file, &commit),
        None => Ok(()),
    }
}

/// Returns the last commit, which both builds use. Uncommitted changes are an error.
fn commit_to_repeat() -> Result<String> {
    if again::has_changes()? {
        bail!("the second build is made from the last commit: commit your changes first");
    }
    again::last_commit()
}

/// Copies the program into `dist`, and writes its hash and its origin next to it.
fn put_down(built: &Path, host: &str) -> Result<PathBuf> {
    let end = std::env::consts::EXE_SUFFIX;
    let name = format!("carambole-{}-{host}{end}", env!("CARGO_PKG_VERSION"));
    let folder = root().join("dist");
    fs::create_dir_all(&folder)?;
    let file = folder.join(&name);
    fs::copy(built, &file).with_context(|| format!("cannot write {}", file.display()))?;
    fs::write(folder.join(format!("{name}.buildinfo")), origin::tell()?)?;
    let hash = write_hash(&file)?;
    println!("dist/{name}\nSHA-256: {hash}");
    Ok(file)
}

/// Writes the hash of a file next to it, in the format of `sha256sum --check`. Returns the hash.
pub(crate) fn write_hash(file: &Path) -> Result<String> {
    let hash = sha256(&fs::read(file)?);
    let name = file.file_name().context("the file has no name")?;
    let name = name.to_string_lossy();
    let line = format!("{hash}  {name}\n");
    fs::write(file.with_file_name(format!("{name}.sha256")), line)?;
    Ok(hash)
}

fn sha256(bytes: &[u8]) -> String {
    let mut text = String::new();
    for byte in Sha256::digest(bytes) {
        // Writing to a `String` cannot fail.
        let _ = write!(text, "{byte:02x}");
    }
    text
}
