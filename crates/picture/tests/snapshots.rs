//! Tests that pictures do not change by accident: the files in `docs/pictures` must match the
//! drawing code.

use golf::Collection;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures")
}

#[test]
fn every_course_is_drawn_as_in_the_gallery() {
    let mut changed = Vec::new();
    for standard in Collection::all() {
        let course = Collection::course(standard.id).expect("it is in the collection");
        let course = course.expect("the standard courses are valid");
        let path = folder().join(format!("{}.svg", standard.id));
        let committed = std::fs::read_to_string(&path).unwrap_or_default();
        let drawn = picture::course_svg(&course);
        if drawn != committed {
            changed.push(format!(
                "{}: {}",
                standard.id,
                difference(&committed, &drawn)
            ));
        }
    }
    assert!(
        changed.is_empty(),
        "these pictures have changed:\n{}\nIf that is meant, run `cargo xtask pictures`, \
         look at every one of them in docs/pictures, and commit them.",
        changed.join("\n")
    );
}

/// Returns the first line that differs, cut to a readable length.
fn difference(old: &str, new: &str) -> String {
    let mut lines = old.lines().zip(new.lines()).enumerate();
    let Some((index, (before, now))) = lines.find(|(_, (before, now))| before != now) else {
        return format!("{} bytes before, {} now", old.len(), new.len());
    };
    let same = before.chars().zip(now.chars()).take_while(|(a, b)| a == b);
    let from = same.count().saturating_sub(20);
    let part = |line: &str| line.chars().skip(from).take(60).collect::<String>();
    format!(
        "line {}: …{}… has become …{}…",
        index + 1,
        part(before),
        part(now)
    )
}

#[test]
fn the_gallery_has_no_picture_of_nothing() {
    for entry in std::fs::read_dir(folder()).expect("docs/pictures is there") {
        let path = entry.expect("it can be read").path();
        let id = path
            .file_stem()
            .expect("it has a name")
            .to_string_lossy()
            .into_owned();
        assert!(
            Collection::all().any(|standard| standard.id == id),
            "{} shows no course of the collection",
            path.display()
        );
    }
}
