//! Embeds the sentences of link previews: each folder in `locales` contains one language.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut folders = fs::read_dir(locales)?.collect::<io::Result<Vec<_>>>()?;
    folders.sort_by_key(fs::DirEntry::file_name);
    let mut list = String::new();
    for folder in folders {
        let language = folder.file_name().to_string_lossy().into_owned();
        let file = folder.path().join("links.ftl").display().to_string();
        // Writing to a `String` cannot fail.
        let _ = writeln!(list, "({language:?}, include_str!({file:?})),");
    }
    let out = env::var_os("OUT_DIR").unwrap_or_default();
    fs::write(Path::new(&out).join("links.rs"), format!("&[\n{list}]\n"))
}
