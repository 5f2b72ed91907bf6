//! Tests that every kind of finding can be caused by a bad file and has a sentence in every
//! language.
// The long functions here are tables of bad files.
#![allow(clippy::too_many_lines)]

use golf::{
    Cell, Course, CourseFile, Finding, FindingKind, LANGUAGES, Library, LibraryError, Located,
    Placement, TextPosition,
};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

const MAP: &str = "map = '''\ns s s . o\n s s s . .\n'''\n";

const HALL: &str = "map = '''
# # # # # # # # # # # # #
 # . . . . . . . . . . #
# . . . . . . . . . . . #
 # . . . . . . . . . . #
# . . . . . . . . . . . #
 # . . . . . . . . . . #
# s s s s s s . . . . o #
 # # # # # # # # # # # #
'''
";

/// A library with good and bad courses for layouts to build on.
struct Books;

impl Library for Books {
    fn course_file(&self, id: &str) -> Result<CourseFile, LibraryError> {
        let text = match id {
            "here" => format!("format = 1\nboard = \"b\"\n{MAP}"),
            "there" => format!("format = 1\nboard = \"b\"\norigin = [20, 0]\n{MAP}"),
            "over" => format!("format = 1\nboard = \"b\"\norigin = [2, 0]\n{MAP}"),
            "distant" => format!("format = 1\nboard = \"b\"\norigin = [3000, 0]\n{MAP}"),
            "full" => format!("format = 1\nboard = \"b\"\n{MAP}{}", tokens(300)),
            "fuller" => {
                let tokens = tokens(300);
                format!("format = 1\nboard = \"b\"\norigin = [20, 0]\n{MAP}{tokens}")
            }
            "elsewhere" => format!("format = 1\nboard = \"c\"\n{MAP}"),
            "layout" => "format = 1\non = [\"here\"]\n".to_owned(),
            "broken" => "format = 1\n".to_owned(),
            _ => return Err(LibraryError::Unknown),
        };
        Ok(CourseFile::parse(&text)?)
    }
}

/// Returns all findings about a file.
fn findings(bytes: &[u8]) -> Vec<Finding> {
    let file = CourseFile::parse_bytes(bytes);
    match file.and_then(|file| Course::new("test", &file, &Books)) {
        Ok(course) => course.advice(),
        Err(findings) => findings,
    }
}

/// Returns the map `HALL` with walls added in these cells.
fn walled(cells: &[(usize, usize)]) -> String {
    let mut rows: Vec<Vec<char>> = HALL.lines().map(|row| row.chars().collect()).collect();
    for (x, y) in cells {
        // The map starts on the second line.
        rows[y + 1][*x] = '#';
    }
    let rows: Vec<String> = rows.into_iter().map(String::from_iter).collect();
    format!("format = 1\n{}\n", rows.join("\n"))
}

fn tokens(count: usize) -> String {
    piece("token", 6, 0, "value = -1").repeat(count)
}

/// Returns a `[[piece]]` at a cell, with additional keys.
fn piece(id: &str, x: i32, y: i32, keys: &str) -> String {
    format!("[[piece]]\nid = \"{id}\"\nat = [{x}, {y}]\n{keys}\n")
}

fn blob(cells: &str) -> String {
    format!("[[piece]]\nid = \"sand\"\ncells = [{cells}]\n")
}

fn arrow(x: i32, y: i32, incoming: &str) -> String {
    format!("[[arrow]]\nat = [{x}, {y}]\nin = \"{incoming}\"\nout = \"W\"\n")
}

/// Returns a bad file for every kind of finding, with the kind's code.
fn bad_files() -> Vec<(&'static str, Vec<u8>)> {
    let head = |line: &str| format!("format = 1\n{line}\n{MAP}").into_bytes();
    let map = |rows: &str| format!("format = 1\nmap = '''\n{rows}\n'''\n").into_bytes();
    let on = |lines: &str| format!("format = 1\n{lines}\n").into_bytes();
    let with = |pieces: String| format!("format = 1\n{MAP}{pieces}").into_bytes();
    let hall = |pieces: String| format!("format = 1\n{HALL}{pieces}").into_bytes();
    let one = |id: &str, x: i32, y: i32| hall(piece(id, x, y, ""));
    let wide = ". ".repeat(180);
    vec![
        ("file-too-large", vec![b'#'; (1 << 20) + 1]),
        ("not-utf8", b"name = \"\xff\"".to_vec()),
        ("not-toml", head("limit =")),
        ("unknown-key", head("nam = 1")),
        ("missing-key", MAP.into()),
        ("not-text", head("name = 7")),
        ("not-table", head("names = 7")),
        ("not-boolean", with(piece("F-1", 6, 0, "mirror = 1"))),
        ("not-integer", head("limit = 0")),
        ("not-list", head("order = \"red\"")),
        ("too-many-entries", head("order = [1, 2, 3, 4, 5, 6, 7]")),
        ("not-tables", head("piece = [5]")),
        ("not-pair", head("origin = 5")),
        ("odd-cell", head("origin = [1, 0]")),
        ("not-one-of", with(arrow(6, 0, "N"))),
        ("format", format!("format = 2\n{MAP}").into()),
        ("control-character", head("name = \"a\\nb\"")),
        ("text-length", head("name = \"\"")),
        ("not-colour", head("order = [\"pink\"]")),
        ("colour-twice", head("order = [\"red\", \"red\"]")),
        ("order-incomplete", head("order = [\"red\"]")),
        ("end-beside-map", head("start = \"1\"")),
        ("origin-beside-on", on("origin = [0, 0]\non = [\"here\"]")),
        ("map-and-on", head("on = [\"here\"]")),
        ("no-ground", on("")),
        ("course-twice", on("on = [\"here\", \"here\"]")),
        ("no-courses", on("on = []")),
        ("map-quotes", on("map = 's'")),
        ("map-too-long", map(&". .\n".repeat(201))),
        ("map-too-wide", map(&". ".repeat(201))),
        ("map-tab", map("s\ts")),
        ("map-sign", map("s x s")),
        ("map-between", map("s s\ns s")),
        ("no-shape", with(piece("F-9", 6, 0, ""))),
        (
            "no-channel-here",
            with(piece("F-1", 6, 0, "channel = true")),
        ),
        ("course-id", on("on = [\"../secret\"]")),
        ("course-unknown", on("on = [\"missing\"]")),
        ("course-broken", on("on = [\"broken\"]")),
        ("course-is-layout", on("on = [\"layout\"]")),
        ("other-board", on("on = [\"here\", \"elsewhere\"]")),
        ("fairway-twice", on("on = [\"here\", \"over\"]")),
        (
            "too-much-fairway",
            map(&format!("{wide}\n {wide}\n").repeat(40)),
        ),
        ("too-many-pieces", on("on = [\"full\", \"fuller\"]")),
        ("map-empty", map("")),
        ("far-off", one("F-1", 9000, 0)),
        ("board-too-large", on("on = [\"here\", \"distant\"]")),
        ("marker-off", one("hole-marker", 0, 0)),
        ("end-not-on", on("on = [\"here\"]\nstart = \"there\"")),
        ("whose-end", on("on = [\"here\", \"there\"]")),
        ("start-count", map("s s . o")),
        ("hole-count", map("s s s .\n s s s .")),
        ("off-fairway", one("roller", 0, 2)),
        (
            "both-on",
            hall(piece("F-1", 9, 3, "") + &piece("F-1", 9, 3, "")),
        ),
        ("on-end", hall(piece("token", 2, 6, "value = -1"))),
        ("blob-size", hall(blob("[9, 3], [11, 3]"))),
        ("blob-apart", hall(blob("[9, 3], [11, 3], [15, 3]"))),
        ("foot-off", one("V-I9", 5, 3)),
        (
            "foot-under",
            hall(piece("V-I5", 7, 3, "") + &piece("F-1", 5, 3, "")),
        ),
        ("spinner-room", one("spinner", 7, 1)),
        (
            "spinner-bare",
            hall(piece("spinner", 10, 4, "") + &piece("token", 12, 4, "value = -1")),
        ),
        (
            "deck-hole-off",
            (walled(&[(11, 3)]) + &piece("V-C7h", 5, 3, "")).into(),
        ),
        ("covers-start", one("F-1", 2, 6)),
        ("covers-hole", one("roller", 22, 6)),
        ("hole-on-start", one("hole-marker", 4, 6)),
        ("arrow-no-wall", hall(arrow(7, 3, "E"))),
        ("arrow-twice", hall(arrow(3, 1, "NE") + &arrow(3, 1, "NE"))),
        ("out-of-reach", map("s s s   o\n s s s # .")),
        (
            "too-many",
            hall(piece("F-S4", 5, 3, "") + &piece("F-S4", 13, 3, "")),
        ),
        (
            "crowded",
            hall(
                (0..6)
                    .map(|i| piece("F-1", 3 + 4 * (i % 3), 1 + 2 * (i / 3), ""))
                    .collect(),
            ),
        ),
        (
            "dead-ends",
            (walled(&[(2, 2), (4, 2), (6, 2), (8, 2), (18, 2), (20, 2), (22, 2)])
                + &piece("door", 10, 2, ""))
                .into(),
        ),
        ("unreached", walled(&[(5, 1), (4, 2), (3, 3)]).into()),
        (
            "mouth-at-wall",
            hall(piece("F-I2", 19, 3, "channel = true")),
        ),
        ("sent-back", one("V-I7", 7, 3)),
        ("made-for", one("V-R2", 9, 3)),
        ("no-company", hall(blob("[9, 3], [11, 3], [10, 4]"))),
    ]
}

fn one_of_each() -> BTreeMap<&'static str, Finding> {
    let mut made = BTreeMap::new();
    for (code, bytes) in bad_files() {
        let found = findings(&bytes);
        let wanted = found.iter().find(|finding| finding.kind.code() == code);
        let Some(wanted) = wanted else {
            panic!("no {code} in {found:?}");
        };
        made.insert(code, wanted.clone());
    }
    // Course files cannot cause these two findings: one is about a die with too few faces, the
    // other about sand that is placed like a token.
    let die = "[[die]]\nid = \"mine\"\nbox = \"base\"\nfaces = [1]\n";
    let few = golf::Catalogue::parse("", die, "").unwrap_err().remove(0);
    let mut file = CourseFile::parse(&format!("format = 1\n{MAP}")).unwrap();
    file.pieces.push(golf::PieceEntry {
        id: "sand".to_owned(),
        placement: Placement::Token {
            at: Cell { x: 6, y: 0 },
            value: -1,
        },
        position: Located {
            value: (),
            position: TextPosition::START,
        },
    });
    let lie = Course::new("test", &file, &()).unwrap_err().remove(0);
    // Only programs that read files from disk report this kind of finding.
    let reason = "no such file".to_owned();
    let unreadable = FindingKind::FileUnreadable { reason }.at(TextPosition::START);
    for finding in [few, lie, unreadable] {
        made.insert(finding.kind.code(), finding);
    }
    made
}

fn sentences(language: &str) -> BTreeMap<String, String> {
    let root = env!("CARGO_MANIFEST_DIR");
    let file = format!("{root}/../../locales/{language}/findings.ftl");
    let text = fs::read_to_string(file).unwrap();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let pairs = lines.filter_map(|line| line.split_once(" = "));
    pairs
        .map(|(key, sentence)| (key.to_owned(), sentence.to_owned()))
        .collect()
}

fn blanks(sentence: &str) -> BTreeSet<&str> {
    let parts = sentence.split("{ $").skip(1);
    parts.map(|part| part.split_once(" }").unwrap().0).collect()
}

#[test]
fn every_kind_is_made_by_a_bad_file() {
    let made: BTreeSet<&str> = one_of_each().into_keys().collect();
    let all: BTreeSet<&str> = FindingKind::CODES.iter().copied().collect();
    assert_eq!(made, all);
    assert_eq!(all.len(), FindingKind::CODES.len(), "each code once");
}

#[test]
fn every_kind_has_a_sentence_in_every_language() {
    let kinds = one_of_each();
    for language in LANGUAGES {
        let sentences = sentences(language);
        for (code, finding) in &kinds {
            let key = format!("finding-{code}");
            let Some(sentence) = sentences.get(&key) else {
                panic!("{language} has no {key}");
            };
            let facts = finding.kind.facts();
            let known: BTreeSet<&str> = facts.iter().map(|(name, _)| *name).collect();
            let blanks = blanks(sentence);
            assert!(blanks.is_subset(&known), "{language}: {key} {known:?}");
        }
        let others = sentences.keys().filter(|key| {
            let code = key.strip_prefix("finding-").unwrap();
            !kinds.contains_key(code) && !code.starts_with("part-") && !code.starts_with("home-")
        });
        assert_eq!(
            others.collect::<Vec<_>>(),
            ["finding-more", "finding-none"],
            "{language}"
        );
    }
}

#[test]
fn english_is_told_in_full() {
    for (code, finding) in one_of_each() {
        let told = finding.to_string();
        assert!(!told.contains("{ $") && !told.ends_with(code), "{told}");
        let facts = finding.kind.facts();
        let named = ["part", "home", "cells", "count"];
        for (name, fact) in facts.iter().filter(|(name, _)| !named.contains(name)) {
            assert!(told.contains(fact), "{code} omits {name}: {told}");
        }
    }
}

#[test]
fn findings_name_the_cells_they_are_about() {
    let kinds = one_of_each();
    let cells = |code: &str| kinds[code].kind.cells();
    assert_eq!(cells("on-end"), [Cell { x: 2, y: 6 }]);
    assert!(cells("dead-ends").len() > 6);
    assert_eq!(cells("blob-size"), []);
}
