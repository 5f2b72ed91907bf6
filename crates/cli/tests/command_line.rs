//! Runs the real program as scripts and people do, and checks its output and exit codes.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use tempfile::TempDir;

const COURSE: &str = "format = 1
map = '''
  # # # # # # #
 # s s s . . . #
  # s s s . . o #
   # # # # # # #
'''
";

/// A temporary folder, deleted after the test.
struct Folder(TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn write(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        let path = self.path().join(name);
        fs::write(&path, content).unwrap();
        path.to_str().unwrap().to_owned()
    }
}

fn carambole(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_carambole"))
        .args(arguments)
        .env("LC_ALL", "C")
        .output()
        .unwrap()
}

fn printed(arguments: &[&str]) -> String {
    let output = carambole(arguments);
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).unwrap()
}

/// Asserts exit code 2, no standard output, and one line on standard error with `fragment`.
fn refused(arguments: &[&str], fragment: &str) {
    let output = carambole(arguments);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
    assert!(output.stdout.is_empty(), "{arguments:?} printed something");
    assert_eq!(
        said.trim_end().lines().count(),
        1,
        "{arguments:?} says:\n{said}"
    );
    assert!(said.contains(fragment), "{arguments:?} says: {said}");
}

#[test]
fn trace_tells_a_stroke_as_json() {
    let folder = Folder::new();
    let course = folder.write("c.toml", COURSE);
    let json = printed(&[
        "trace",
        &course,
        "--ball",
        "red@5,1",
        "--play",
        "red",
        "--dir",
        "SE",
        "--impulses",
        "2",
        "--json",
    ]);
    assert_eq!(
        json.trim_end(),
        r#"{"events":[{"type":"step","ball":"red","to":[6,2],"layer":"ground","dir":"SE","cost":1,"left":1},{"type":"rebound","ball":"red","at":[6,2],"in":"SE","out":"NE","hit":["wall"],"rule":"R3"},{"type":"step","ball":"red","to":[7,1],"layer":"ground","dir":"NE","cost":1,"left":0},{"type":"settle","ball":"red","at":[7,1],"layer":"ground","why":"spent"}],"balls":{"red":{"at":[7,1],"layer":"ground"}},"tokens":{},"pieces":{}}"#
    );
}

#[test]
fn trace_reads_like_a_commentary() {
    let folder = Folder::new();
    let course = folder.write("c.toml", COURSE);
    let words = printed(&[
        "trace",
        &course,
        "--ball",
        "red@5,1",
        "--ball",
        "blue@12,2",
        "--play",
        "red",
        "--dir",
        "SE",
        "--impulses",
        "3",
    ]);
    assert!(
        words
            .starts_with("red rolls SE 1, off the wall, NE 1, off the wall, SE 1, stops at 8,2.\n"),
        "{words}"
    );
    assert_eq!(
        words.lines().filter(|line| line.starts_with("  ")).count(),
        6,
        "one line per event: {words}"
    );
}

#[test]
fn a_trace_is_the_state_of_the_next_stroke() {
    let folder = Folder::new();
    let course = folder.write(
        "c.toml",
        format!("{COURSE}\n[[piece]]\nid = \"roller\"\nat = [9, 1]\n"),
    );
    let first = printed(&[
        "trace",
        &course,
        "--ball",
        "red@3,1",
        "--play",
        "red",
        "--dir",
        "E",
        "--impulses",
        "3",
        "--json",
    ]);
    assert!(
        first.contains(r#""pieces":{"roller-1":{"at":[11,1]}}"#),
        "{first}"
    );
    let state = folder.write("first.json", &first);
    let second = printed(&[
        "trace",
        &course,
        "--state",
        &state,
        "--play",
        "red",
        "--dir",
        "E",
        "--impulses",
        "4",
        "--json",
    ]);
    assert!(second.contains(r#""roller-1":{"at":[13,1]}"#), "{second}");
    let moved = printed(&[
        "directions",
        &course,
        "--state",
        &state,
        "--ball",
        "red@9,1",
        "--play",
        "red",
    ]);
    assert_eq!(moved, "W\nSW\nSE\n", "the roller is east of the ball");
}

#[test]
fn directions_are_listed_one_a_line() {
    let folder = Folder::new();
    let course = folder.write("c.toml", COURSE);
    assert_eq!(
        printed(&["directions", &course, "--ball", "red@3,1", "--play", "red"]),
        "E\nSE\n"
    );
}

#[test]
fn bad_arguments_are_refused_in_one_line() {
    let folder = Folder::new();
    let course = folder.write("c.toml", COURSE);
    let with = |ball: &str, direction: &str, impulses: &str, fragment: &str| {
        refused(
            &[
                "trace",
                &course,
                "--ball",
                ball,
                "--play",
                "red",
                "--dir",
                direction,
                "--impulses",
                impulses,
                "--json",
            ],
            fragment,
        );
    };
    with(
        "red@3,1",
        "NW",
        "3",
        "NW is blocked for red; open directions: E, SE",
    );
    with("red@3,1", "N", "3", "not a direction");
    with("red@3,1", "E", "0", "1 to 99");
    with("red@3,1", "E", "100", "1 to 99");
    with("red@3,1", "E", "-5", "impulses");
    with("red@3,2", "E", "3", "x + y must be even");
    with("red@1,1", "E", "3", "no ball can ever be there");
    with("red@14,2", "E", "3", "the hole is there");
    with("red@3,1,top", "E", "3", "no ball can ever be there");
    with("red@999999999999,1", "E", "3", "write a ball as");
    with("pink@3,1", "E", "3", "not a ball");
    with("red", "E", "3", "write a ball as");
    with("blue@3,1", "E", "3", "red is not on the course");
    refused(
        &[
            "trace",
            &course,
            "--ball",
            "red@3,1",
            "--ball",
            "blue@3,1",
            "--play",
            "red",
            "--dir",
            "E",
            "--impulses",
            "3",
        ],
        "red lies there",
    );
    refused(
        &[
            "trace",
            &course,
            "--ball",
            "red@3,1",
            "--ball",
            "red@5,1",
            "--play",
            "red",
            "--dir",
            "E",
            "--impulses",
            "3",
        ],
        "given twice",
    );
    refused(&["trace", &course], "--play");
    refused(&["nonsense"], "nonsense");
    refused(
        &[
            "directions",
            "/no/such/file.toml",
            "--ball",
            "red@3,1",
            "--play",
            "red",
        ],
        "cannot open",
    );
}

#[test]
fn a_state_that_does_not_fit_is_refused_in_one_line() {
    let folder = Folder::new();
    let course = folder.write("c.toml", COURSE);
    let with = |state: &[u8], fragment: &str| {
        let path = folder.write("state.json", state);
        refused(
            &[
                "directions",
                &course,
                "--state",
                &path,
                "--ball",
                "red@3,1",
                "--play",
                "red",
            ],
            fragment,
        );
    };
    with(b"", "not a trace");
    with(b"[[[[[[", "not a trace");
    with(&vec![b'['; 100_000], "not a trace");
    with(b"\xff\xfe", "UTF-8");
    with(
        br#"{"pieces":{"roller-1":{"at":[3,1]}}}"#,
        "roller-1 does not fit",
    );
    with(
        br#"{"balls":{"red":{"at":[0,0],"layer":"ground"}}}"#,
        "red cannot lie at 0,0",
    );
    with(
        br#"{"balls":{"red":{"at":[3,1],"layer":"cellar"}}}"#,
        "red cannot lie",
    );
    with(br#"{"balls":{"mauve":"holed"}}"#, "not a ball");
    with(br#"{"balls":{"red":"lost"}}"#, "not a trace");
}

#[test]
fn check_tells_errors_and_advice_with_their_place() {
    let folder = Folder::new();
    let fine = folder.write("fine.toml", COURSE);
    assert_eq!(printed(&["check", &fine]), format!("{fine}: no findings\n"));
    assert_eq!(
        printed(&["check", "--lang", "de", &fine]),
        format!("{fine}: keine Meldungen\n")
    );
    let advised = folder.write(
        "advised.toml",
        format!("{COURSE}\n[[piece]]\nid = \"F-I2\"\nat = [9, 1]\nchannel = true\nrotate = 1\n"),
    );
    let advice = printed(&["check", &advised]);
    assert!(
        advice.contains("advised.toml:9:1: warning: the mouth of F-I2-1"),
        "{advice}"
    );
    let broken = folder.write("broken.toml", COURSE.replace(" . o", " . ."));
    let output = carambole(&["check", &fine, &broken]);
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(
        said.contains("broken.toml:2:7: error: a course has exactly one hole"),
        "{said}"
    );
}

#[test]
fn check_speaks_four_languages() {
    let folder = Folder::new();
    let over = "format = 1\non = [\"broken\"]\n";
    folder.write("broken.toml", COURSE.replace("format = 1", ""));
    let over = folder.write("over.toml", over);
    let several = COURSE.replace(" . o", " . .") + "[[piece]]\nid = \"token\"\n";
    let several = folder.write("several.toml", several);
    let crowd = "[[piece]]\nid = \"F-S4\"\nat = [9, 1]\n".repeat(2);
    let advised = folder.write("advised.toml", COURSE.to_owned() + &crowd);
    let said = |language: &str| {
        let files = [&*over, &several, &advised, "nowhere.toml"];
        let output = carambole(&[&["check", "--lang", language], &files[..]].concat());
        assert_eq!(output.status.code(), Some(1));
        String::from_utf8(output.stdout).unwrap()
    };
    let expected = [
        ("en", "1:1: error: a course needs the key `format`; add it"),
        ("fr", "1:1: error: un parcours doit avoir la clé `format`"),
        ("de", "1:1: error: eine Bahn braucht den Schlüssel `format`"),
        ("pl", "1:1: error: tor wymaga klucza `format`"),
    ];
    let english = said("en");
    for (language, inner) in expected {
        let said = said(language);
        assert!(said.contains("over.toml:2:7: error: "), "{said}");
        assert!(said.contains(&format!("broken.toml:{inner}")), "{said}");
        assert_eq!(said.lines().count(), english.lines().count(), "{said}");
        assert!(!said.contains("finding-") && !said.contains('$'), "{said}");
        for (line, other) in said.lines().zip(english.lines()) {
            assert_eq!(line == other, language == "en", "{line}");
        }
    }
    // Commands that need a playable course report errors in the system language.
    let mut solve = Command::new(env!("CARGO_BIN_EXE_carambole"));
    let solve = solve
        .args(["solve", &*several])
        .env("LC_ALL", "de_DE.UTF-8");
    let told = String::from_utf8(solve.output().unwrap().stderr).unwrap();
    assert!(
        told.contains("eine Marke braucht den Schlüssel `at`"),
        "{told}"
    );
}

#[test]
fn hostile_course_files_are_refused_quickly() {
    let folder = Folder::new();
    let mut huge_map = String::from("format = 1\nmap = '''\n");
    for _ in 0..1000 {
        huge_map.push_str(&". ".repeat(500));
        huge_map.push('\n');
    }
    huge_map.push_str("'''\n");
    let cases: [(&str, Vec<u8>, &str); 7] = [
        ("large", vec![b'#'; 100 << 20], "1 MiB"),
        (
            "deep",
            format!("format = 1\nx = {}", "[".repeat(100_000)).into_bytes(),
            "error",
        ),
        ("rubbish", (0..=255).cycle().take(50_000).collect(), "error"),
        (
            "cells",
            huge_map.into_bytes(),
            "the limit is 200 lines of 400 characters",
        ),
        (
            "numbers",
            COURSE
                .replace("format = 1", "format = 1\nlimit = 99999999999999999999")
                .into_bytes(),
            "`limit` must be a whole number from 1 to 99",
        ),
        (
            "nul",
            COURSE
                .replace("format = 1", "format = 1\nname = \"a\\u0000b\"")
                .into_bytes(),
            "control character",
        ),
        ("empty", Vec::new(), "a course needs the key `format`"),
    ];
    for (name, content, fragment) in cases {
        let path = folder.write(&format!("{name}.toml"), content);
        let output = carambole(&["check", &path]);
        let said = String::from_utf8(output.stdout).unwrap();
        assert_eq!(output.status.code(), Some(1), "{name}: {said}");
        assert!(said.contains(fragment), "{name}: {said}");
        assert!(
            said.lines().all(|line| line.starts_with(&path)),
            "{name}: {said}"
        );
        refused(
            &["directions", &path, "--ball", "red@3,1", "--play", "red"],
            &path,
        );
    }
}

#[test]
fn layouts_find_their_courses_beside_them_and_in_the_collection() {
    let folder = Folder::new();
    let own = folder.write(
        "mine.toml",
        COURSE.replace("format = 1", "format = 1\nboard = \"b\""),
    );
    assert!(printed(&["check", &own]).ends_with(": no findings\n"));
    let beside = folder.write(
        "over.toml",
        "format = 1\non = [\"mine\"]\n[[piece]]\nid = \"roller\"\nat = [9, 1]\n",
    );
    assert!(printed(&["check", &beside]).ends_with(": no findings\n"));
    let standard = folder.write("standard.toml", "format = 1\non = [\"1\"]\n");
    assert!(printed(&["check", &standard]).ends_with(": no findings\n"));
    let missing = folder.write("missing.toml", "format = 1\non = [\"nowhere\"]\n");
    refused(
        &["directions", &missing, "--ball", "red@3,1", "--play", "red"],
        "course nowhere cannot be used",
    );
    let outside = folder.write("outside.toml", "format = 1\non = [\"../../etc/passwd\"]\n");
    refused(
        &["directions", &outside, "--ball", "red@3,1", "--play", "red"],
        "not a course id",
    );
}

#[test]
fn help_shows_examples() {
    let help = printed(&["--help"]);
    for word in [
        "trace",
        "directions",
        "check",
        "Examples:",
        "carambole check my-course.toml",
    ] {
        assert!(help.contains(word), "{help}");
    }
}

#[test]
fn the_referee_judges_a_round_and_stops_at_impossible_input() {
    let folder = Folder::new();
    let round = folder.write(
        "round.json",
        r#"{"white":"A","shots":[{"pocketed":["white"]},{"pocketed":["cue"]}]}"#,
    );
    let lines = printed(&["referee", &round]);
    assert_eq!(lines.lines().count(), 2);
    assert!(lines.ends_with("\"foul\":\"F2\",\"next\":\"B\",\"table\":{\"white\":9,\"black\":9,\"queen\":true},\"queen\":\"table\",\"owed\":{\"A\":0,\"B\":0},\"round\":null}\n"), "{lines}");
    let choice = folder.write(
        "choice.json",
        r#"{"white":"A","shots":[{"pocketed":["white"],"choice":"pass"}]}"#,
    );
    refused(&["referee", &choice], "shot 1");
}

#[test]
fn shots_are_simulated_line_by_line() {
    let vectors = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../carramboule/tests/billiard-vectors.json"
    );
    let lines = printed(&["shots", vectors]);
    assert_eq!(lines.lines().count(), 35);
    assert!(
        lines
            .lines()
            .all(|line| line.starts_with("{\"id\":\"") && line.contains("\"n_events\":"))
    );
}

#[test]
fn courses_strokes_and_tables_are_drawn() {
    let folder = Folder::new();
    let course = folder.write("c.toml", COURSE);
    let out = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (svg, png) = (out("c.svg"), out("c.png"));
    assert_eq!(printed(&["render", &course, "-o", &svg]), "");
    assert!(fs::read_to_string(&svg).unwrap().contains("<g id=\"felt\""));
    printed(&[
        "render", &course, "-o", &png, "--width", "200", "--theme", "dark",
    ]);
    assert!(fs::read(&png).unwrap().starts_with(b"\x89PNG"));
    let model = out("model.png");
    let day = ["render", &course, "-o", &model, "--solid", "--width", "64"];
    assert_eq!(printed(&day), "");
    let bytes = fs::read(&model).unwrap();
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
    assert_eq!([number(16), number(20)], [64, 33]);
    let stroke = [
        "trace",
        &course,
        "--ball",
        "red@5,1",
        "--play",
        "red",
        "--dir",
        "SE",
        "--impulses",
        "3",
        "--json",
    ];
    let trace = folder.write("trace.json", printed(&stroke));
    printed(&[
        "render", &course, "-o", &svg, "--trace", &trace, "--page", "a4", "--lang", "pl",
    ]);
    assert!(fs::read_to_string(&svg).unwrap().contains("<g id=\"path\""));
    let with = |more: &[&'static str]| [&day[..], more].concat();
    let mut after = with(&["--theme", "dark", "--view", "above", "--height", "40"]);
    after.extend(["--trace", &trace]);
    printed(&after);
    assert_ne!(fs::read(&model).unwrap(), bytes);
    refused(
        &with(&["--theme", "print"]),
        "--solid has no colours for print",
    );
    refused(&with(&["--page", "a4"]), "cannot be used with");
    refused(
        &["render", &course, "-o", &svg, "--solid"],
        "must end in .png with --solid",
    );
    refused(
        &["render", &course, "-o", &svg, "--view", "above"],
        "--solid",
    );
    let table = folder.write(
        "t.json",
        r#"{"shooter":"B","shot":{"across":0.3,"direction_deg":-80,"speed":4}}"#,
    );
    printed(&["render", &table, "-o", &model, "--solid", "--width", "64"]);
    printed(&["render", &table, "-o", &svg]);
    assert!(fs::read_to_string(&svg).unwrap().contains("skin-queen"));

    refused(
        &["render", &course, "-o", &out("c.gif")],
        "must end in .svg or .png",
    );
    refused(
        &["render", &course, "-o", "/no/such/folder/c.svg"],
        "cannot write",
    );
    refused(
        &["render", &course, "-o", &svg, "--width", "99999"],
        "--width",
    );
    let other = folder.write("other.json", r#"{"events":[{"type":"holed","ball":"red","at":[90,0]}],"balls":{},"tokens":{},"pieces":{}}"#);
    refused(
        &["render", &course, "-o", &svg, "--trace", &other],
        "does not fit the course",
    );
    let backwards = folder.write(
        "b.json",
        r#"{"shooter":"A","shot":{"across":0.3,"direction_deg":-80,"speed":4}}"#,
    );
    refused(
        &["render", &backwards, "-o", &svg],
        "away from the player's cushion",
    );
    let twice = folder.write(
        "w.json",
        r#"{"shooter":"A","balls":[["white",0.3,0.3],["white",0.3,0.3]]}"#,
    );
    refused(&["render", &twice, "-o", &svg], "overlaps another");
}

#[test]
fn courses_and_pieces_are_exported_for_printers() {
    let folder = Folder::new();
    let out = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let course = folder.write("c.toml", COURSE);
    let stl = out("c.stl");
    let line = printed(&["export", &course, "-o", &stl]);
    assert!(line.starts_with(&stl) && line.ends_with(" mm\n"), "{line}");
    let bytes = fs::read(&stl).unwrap();
    let count = u32::from_le_bytes(bytes[80..84].try_into().unwrap()) as usize;
    assert_eq!(bytes.len(), 84 + 50 * count);
    let model = out("c.3mf");
    printed(&["export", "7", "-o", &model, "--cell", "15"]);
    assert!(fs::read(&model).unwrap().starts_with(b"PK"));

    let parts = printed(&["export", "1", "-o", &stl, "--bed", "220x220"]);
    assert!(parts.lines().count() > 3, "{parts}");
    for line in parts.lines() {
        let (path, _) = line.split_once(": ").unwrap();
        assert!(fs::metadata(path).is_ok(), "{path} is written");
    }
    assert!(fs::metadata(out("c-board-1.stl")).is_ok());

    let piece = out("p.stl");
    printed(&["export", "--piece", "F-I3", "--channel", "-o", &piece]);
    let open = fs::read(&piece).unwrap();
    printed(&["export", "--piece", "F-I3", "-o", &piece]);
    assert_ne!(open, fs::read(&piece).unwrap());

    refused(
        &["export", &course, "-o", &out("c.obj")],
        "must end in .stl or .3mf",
    );
    refused(
        &["export", &course, "-o", "/no/such/folder/c.stl"],
        "cannot write",
    );
    refused(&["export", "no-such-course", "-o", &stl], "no-such-course");
    refused(&["export", "-o", &stl], "COURSE");
    refused(
        &["export", "1", "-o", &stl, "--cell", "3"],
        "too thin to print",
    );
    refused(&["export", "1", "-o", &stl, "--bed", "220"], "220x220");
    refused(
        &["export", "1", "-o", &stl, "--bed", "30x30"],
        "too small to split",
    );
    refused(
        &["export", "--piece", "V-I77", "-o", &stl],
        "there is no piece V-I77",
    );
    refused(&["export", "--piece", "sand", "-o", &stl], "no fixed shape");
    refused(
        &["export", "--piece", "V-I7", "--channel", "-o", &stl],
        "has no channel",
    );
}

#[test]
fn figures_are_drawn() {
    let folder = Folder::new();
    let out = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let svg = out("20.svg");
    let told = printed(&["figure", "20", "--draw", &svg, "--lang", "de"]);
    assert!(told.starts_with("Figure 20"));
    let drawn = fs::read_to_string(&svg).unwrap();
    assert!(drawn.starts_with("<svg") && drawn.contains("Mit Karten"));
    let png = out("50.png");
    printed(&[
        "figure", "50", "--draw", &png, "--width", "300", "--theme", "print",
    ]);
    assert_eq!(&fs::read(&png).unwrap()[1..4], b"PNG");
    let two = carambole(&["figure", "20", "50", "--draw", &svg]);
    assert!(!two.status.success());
    let reason = String::from_utf8_lossy(&two.stderr).into_owned();
    assert!(reason.contains("one at a time"), "{reason}");
}
