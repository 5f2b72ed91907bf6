//! Compiles the program with flags that keep paths on this machine out of it.

use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;
use tools::remap::{self, Remap};
use tools::{cargo, root, succeed, target_folder};

/// A compiled program and cargo's target folder.
pub(crate) struct Program {
    pub(crate) file: PathBuf,
    pub(crate) target: PathBuf,
}

/// Builds `carambole` for a platform. Uses its own target folder: in a shared folder, the different
/// flags would cause rebuilds.
pub(crate) fn program(platform: &str) -> Result<Program> {
    let target = target_folder()?.join("reproducible");
    let remaps = remap::everything(&target)?;
    let mut command = cargo(&["build", "--release", "--locked", "--package", "carambole"]);
    // If a platform is given, the flags apply to the program but not to build scripts.
    command.args(["--target", platform, "--target-dir"]);
    command.arg(&target);
    command.env("CARGO_ENCODED_RUSTFLAGS", rust_flags(&remaps));
    command.env("SOURCE_DATE_EPOCH", date()?);
    command.env("CARGO_INCREMENTAL", "0");
    command.env("CARGO_PROFILE_RELEASE_STRIP", "symbols");
    if !cfg!(windows) {
        command.env("CFLAGS", c_flags(&remaps));
    }
    succeed(&mut command)?;
    let name = format!("carambole{}", std::env::consts::EXE_SUFFIX);
    let file = target.join(platform).join("release").join(name);
    Ok(Program { file, target })
}

fn rust_flags(remaps: &[Remap]) -> String {
    let flag = |(folder, name): &Remap| format!("--remap-path-prefix={}={name}", shown(folder));
    remaps.iter().map(flag).collect::<Vec<_>>().join("\u{1f}")
}

/// Returns the flags for `SQLite` and other C code.
fn c_flags(remaps: &[Remap]) -> String {
    let flag = |(folder, name): &Remap| format!("-ffile-prefix-map={}={name}", shown(folder));
    remaps.iter().map(flag).collect::<Vec<_>>().join(" ")
}

fn shown(folder: &Path) -> String {
    folder.display().to_string()
}

/// Returns `SOURCE_DATE_EPOCH` if it is set, otherwise the time of the last commit. Compilers that
/// embed a date use this time.
pub(crate) fn date() -> Result<String> {
    if let Ok(date) = std::env::var("SOURCE_DATE_EPOCH") {
        return Ok(date);
    }
    let mut git = Command::new("git");
    git.args(["log", "-1", "--format=%ct"]).current_dir(root());
    let output = git.output().context("cannot start git")?;
    let date = String::from_utf8(output.stdout)?.trim().to_owned();
    if date.is_empty() {
        bail!("there is no git commit here; set the date of the build in SOURCE_DATE_EPOCH");
    }
    Ok(date)
}

#[cfg(test)]
mod tests {
    use super::{c_flags, rust_flags};

    #[test]
    fn every_folder_gets_another_name() {
        let remaps = [
            ("/home/ada/carambole".into(), "carambole".to_owned()),
            ("/home/ada/.cargo/registry/src".into(), String::new()),
        ];
        assert_eq!(
            rust_flags(&remaps),
            "--remap-path-prefix=/home/ada/carambole=carambole\u{1f}\
             --remap-path-prefix=/home/ada/.cargo/registry/src="
        );
        assert_eq!(
            c_flags(&remaps),
            "-ffile-prefix-map=/home/ada/carambole=carambole \
             -ffile-prefix-map=/home/ada/.cargo/registry/src="
        );
    }
}
