//! Embeds the program's texts: each folder in `locales` contains one language.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs, io};

const FILES: [&str; 6] = [
    "certificate.ftl",
    "findings.ftl",
    "language.ftl",
    "names.ftl",
    "review.ftl",
    "terminal.ftl",
];

fn main() -> io::Result<()> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut folders = fs::read_dir(locales)?.collect::<io::Result<Vec<_>>>()?;
    folders.sort_by_key(fs::DirEntry::file_name);
    let mut list = String::new();
    for folder in folders {
        let (language, path) = (folder.file_name(), folder.path());
        let (language, path) = (language.to_string_lossy(), path.to_string_lossy());
        for name in FILES {
            let file = format!("{path}/{name}");
            // Writing to a `String` cannot fail.
            let _ = writeln!(list, "({language:?}, {name:?}, include_str!({file:?})),");
        }
    }
    let out = env::var_os("OUT_DIR").unwrap_or_default();
    fs::write(Path::new(&out).join("locales.rs"), format!("&[\n{list}]\n"))
}
