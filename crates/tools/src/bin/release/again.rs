//! Builds a fresh clone of the last commit in another folder, and compares the two builds.

use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tools::{root, succeed, target_folder};

/// Returns whether there are uncommitted changes.
pub(crate) fn has_changes() -> Result<bool> {
    let output = git(&root()).args(["status", "--porcelain"]).output();
    Ok(!output.context("cannot start git")?.stdout.is_empty())
}

/// Returns the hash of the last commit.
pub(crate) fn last_commit() -> Result<String> {
    let output = git(&root()).args(["rev-parse", "HEAD"]).output();
    let output = output.context("cannot start git")?;
    if !output.status.success() {
        bail!("there is no git commit here to build a second time");
    }
    Ok(String::from_utf8(output.stdout)?.trim().to_owned())
}

/// Builds a clone of a commit and compares the resulting program with the program `first`.
pub(crate) fn compare(first: &Path, commit: &str) -> Result<()> {
    let folder = target_folder()?.join("release-again");
    let tree = clone(&folder, commit)?;
    println!("building again in {}", tree.display());
    let mut build = Command::new(std::env::current_exe()?);
    build.arg("release");
    build.env("CARGO_MANIFEST_DIR", tree.join("crates/tools"));
    build.env("CARGO_TARGET_DIR", folder.join("target"));
    succeed(build.current_dir(&tree))?;
    let name = first.file_name().context("the program has no name")?;
    let second = tree.join("dist").join(name);
    if let Some(place) = difference(&fs::read(first)?, &fs::read(&second)?) {
        let (first, second) = (first.display(), second.display());
        bail!("{first} and {second} differ from byte {place}");
    }
    println!("both builds are identical");
    Ok(())
}

/// Clones a commit into a folder. Empties the folder first, so that nothing from an earlier build
/// is used.
fn clone(folder: &Path, commit: &str) -> Result<PathBuf> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("cannot empty {}", folder.display()))?;
    }
    fs::create_dir_all(folder)?;
    let tree = folder.join("another-place");
    let mut command = git(folder);
    command.args(["clone", "--quiet"]).arg(root()).arg(&tree);
    succeed(&mut command)?;
    succeed(git(&tree).args(["checkout", "--quiet", "--detach", commit]))?;
    Ok(tree)
}

fn git(folder: &Path) -> Command {
    let mut command = Command::new("git");
    command.current_dir(folder);
    command
}

/// Returns the index of the first byte at which two programs differ.
fn difference(first: &[u8], second: &[u8]) -> Option<usize> {
    if first == second {
        return None;
    }
    let pairs = first.iter().zip(second);
    let same = pairs.take_while(|(one, other)| one == other).count();
    Some(same)
}

#[cfg(test)]
mod tests {
    use super::difference;

    #[test]
    fn first_difference_is_told() {
        assert_eq!(difference(b"abc", b"abc"), None);
        assert_eq!(difference(b"abc", b"abd"), Some(2));
        assert_eq!(difference(b"abc", b"ab"), Some(2));
    }
}
