//! Inspects a built program: its size, the embedded page, its linked libraries, and whether it
//! contains paths on the machine that built it.

use crate::build::Program;
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tools::{has, remap, root};

/// The size in bytes that a release must stay below.
const LIMIT: usize = 40_000_000;

/// The only libraries that a release may link dynamically: the C library with its parts, and the
/// compiler's support library.
const EXPECTED: [&str; 7] = [
    "libc.so",
    "libm.so",
    "libgcc_s.so",
    "ld-linux",
    "libdl.so",
    "librt.so",
    "libpthread.so",
];

/// Runs all inspections and prints the results. If one of them fails, returns its error at once.
pub(crate) fn all(program: &Program) -> Result<()> {
    let bytes = fs::read(&program.file)?;
    size(bytes.len())?;
    page(&bytes)?;
    println!("{}", links(&program.file)?);
    paths(&bytes, &remap::private_folders(&program.target)?)
}

fn size(bytes: usize) -> Result<()> {
    let (whole, part) = (bytes / 1_000_000, bytes / 100_000 % 10);
    println!("size: {whole}.{part} MB");
    if bytes >= LIMIT {
        let limit = LIMIT / 1_000_000;
        bail!("the program is {whole}.{part} MB; a release must be smaller than {limit} MB");
    }
    Ok(())
}

/// Checks that the program contains the current build of the page.
fn page(program: &[u8]) -> Result<()> {
    for name in ["index.html", "sw.js"] {
        let file = root().join("web/dist").join(name);
        let built = fs::read(&file).with_context(|| format!("cannot read {}", file.display()))?;
        if find(program, &built).is_none() {
            bail!("the program does not contain {name} of the current page");
        }
    }
    println!("page: embedded");
    Ok(())
}

/// Describes the libraries that the program links dynamically. Fails if one of them is not
/// expected.
fn links(program: &Path) -> Result<String> {
    if !has("readelf", "--version") {
        return Ok("linked to: not checked, readelf is not installed".to_owned());
    }
    let names = needed(&readelf("--dynamic", program)?);
    if let Some(name) = names.iter().find(|name| !is_expected(name)) {
        bail!("the program needs {name}, which not every machine has");
    }
    let versions = readelf("--version-info", program)?;
    let newest = newest_c_library(&versions).map_or_else(String::new, |(major, minor)| {
        format!(" (glibc {major}.{minor} or newer)")
    });
    Ok(format!("linked to: {}{newest}", names.join(", ")))
}

fn readelf(what: &str, program: &Path) -> Result<String> {
    let mut command = Command::new("readelf");
    let output = command
        .args([what, "--wide"])
        .arg(program)
        .env("LC_ALL", "C")
        .output()?;
    if !output.status.success() {
        bail!("readelf cannot read {}", program.display());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Returns the names in lines such as `0x1 (NEEDED)  Shared library: [libc.so.6]`.
fn needed(text: &str) -> Vec<String> {
    let name = |line: &str| {
        let (_, rest) = line.split_once("(NEEDED)")?;
        let (_, rest) = rest.split_once('[')?;
        Some(rest.split_once(']')?.0.to_owned())
    };
    text.lines().filter_map(name).collect()
}

fn is_expected(name: &str) -> bool {
    EXPECTED.iter().any(|start| name.starts_with(start))
}

/// Returns the highest version among symbols such as `GLIBC_2.34`.
fn newest_c_library(text: &str) -> Option<(u32, u32)> {
    let version = |rest: &str| {
        let end = rest.find(|letter: char| !letter.is_ascii_digit() && letter != '.');
        let (major, minor) = rest[..end.unwrap_or(rest.len())].split_once('.')?;
        let minor = minor.split('.').next()?;
        Some((major.parse().ok()?, minor.parse().ok()?))
    };
    text.split("GLIBC_").skip(1).filter_map(version).max()
}

/// Checks that the program contains no paths of folders on this machine.
fn paths(program: &[u8], folders: &[PathBuf]) -> Result<()> {
    for folder in folders {
        let needle = format!("{}{}", folder.display(), std::path::MAIN_SEPARATOR);
        if let Some(place) = find(program, needle.as_bytes()) {
            let end = program.len().min(place + needle.len() + 60);
            let text: String = String::from_utf8_lossy(&program[place..end])
                .chars()
                .take_while(|letter| !letter.is_control())
                .collect();
            bail!("the program contains a folder of this machine: {text}");
        }
    }
    println!("paths of this machine: none");
    Ok(())
}

fn find(bytes: &[u8], needle: &[u8]) -> Option<usize> {
    let first = needle.first()?;
    let mut start = 0;
    loop {
        start += bytes.get(start..)?.iter().position(|byte| byte == first)?;
        if bytes[start..].starts_with(needle) {
            return Some(start);
        }
        start += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::{LIMIT, find, is_expected, needed, newest_c_library, paths, size};
    use std::path::PathBuf;

    #[test]
    fn needed_libraries_are_read() {
        let text = " 0x0001 (NEEDED)  Shared library: [libgcc_s.so.1]\n \
                    0x0001 (NEEDED)  Shared library: [libssl.so.3]\n 0x000e (SONAME)  [x]\n";
        let names = needed(text);
        assert_eq!(names, ["libgcc_s.so.1", "libssl.so.3"]);
        assert!(is_expected(&names[0]));
        assert!(!is_expected(&names[1]));
    }

    #[test]
    fn newest_c_library_is_found_by_number() {
        let text = "Name: GLIBC_2.9  Flags: none\nName: GLIBC_2.34\nName: GLIBC_2.2.5";
        assert_eq!(newest_c_library(text), Some((2, 34)));
        assert_eq!(newest_c_library("nothing"), None);
    }

    #[test]
    fn program_that_names_a_folder_of_the_machine_is_refused() {
        let folder = PathBuf::from("/home/ada");
        let file = folder.join("carambole.rs").display().to_string();
        let words = paths(
            format!("\0{file}\0more").as_bytes(),
            std::slice::from_ref(&folder),
        );
        let words = words.expect_err("a folder is named").to_string();
        assert!(words.ends_with(&file), "{words}");
        let another = b"\0src/main.rs\0/home/adalbert/main.rs";
        assert!(paths(another, &[folder]).is_ok());
    }

    #[test]
    fn program_that_is_too_large_is_refused() {
        assert!(size(LIMIT - 1).is_ok());
        assert!(size(LIMIT).is_err());
    }

    #[test]
    fn bytes_are_found_wherever_they_are() {
        assert_eq!(find(b"aaab", b"aab"), Some(1));
        assert_eq!(find(b"aab", b"aab"), Some(0));
        assert_eq!(find(b"aa", b"aab"), None);
        assert_eq!(find(b"", b"a"), None);
    }
}
