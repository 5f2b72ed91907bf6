//! Tests that every figure in `figures/` agrees with the rules.
//!
//! `FIGURE=20 cargo test -p figures --test main figures::` tests a single figure.

use figures::{FIGURES, Figure};
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../figures")
}

/// Returns the number and the text of every file in the folder, so that authors can test a figure
/// before they register it.
fn files() -> BTreeMap<String, String> {
    let entries = fs::read_dir(folder()).expect("there is a folder figures/");
    let paths = entries.map(|entry| entry.expect("readable").path());
    paths
        .filter(|path| path.extension().is_some_and(|e| e == "toml"))
        .map(|path| {
            let stem = path.file_stem().expect("a file").to_string_lossy();
            let text = fs::read_to_string(&path).expect("a UTF-8 text");
            (stem.into_owned(), text)
        })
        .collect()
}

#[test]
fn every_figure_holds() {
    let only = std::env::var("FIGURE").ok();
    let mut faults = Vec::new();
    for (stem, text) in files() {
        if only.as_ref().is_some_and(|only| *only != stem) {
            continue;
        }
        match Figure::parse(&text) {
            Err(findings) => faults.extend(
                findings
                    .iter()
                    .map(|finding| format!("figures/{stem}.toml:{finding}")),
            ),
            Ok(figure) => {
                if figure.number != stem {
                    faults.push(format!(
                        "figures/{stem}.toml: its number is {}; name the file after it",
                        figure.number
                    ));
                }
                let mismatches = figure.play().err().unwrap_or_default();
                faults.extend(mismatches.iter().map(ToString::to_string));
            }
        }
    }
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

#[test]
fn every_file_is_registered() {
    let mut registered: Vec<&str> = FIGURES.iter().map(|(number, _)| *number).collect();
    registered.sort_unstable();
    let files = files();
    let on_disk: Vec<&str> = files.keys().map(String::as_str).collect();
    assert_eq!(
        registered, on_disk,
        "list every figure in crates/figures/src/register.rs"
    );
}

#[test]
fn replaying_twice_gives_the_same() {
    for figure in Figure::all() {
        let figure = figure.expect("every_figure_holds says what is wrong");
        let strokes = |replay: figures::Replay| {
            let scenes = replay.scenes.into_iter();
            let strokes = scenes.flat_map(|scene| scene.strokes);
            strokes
                .map(|stroke| (stroke.trace, stroke.after))
                .collect::<Vec<_>>()
        };
        assert_eq!(
            strokes(figure.replay()),
            strokes(figure.replay()),
            "{}",
            figure.number
        );
    }
}
