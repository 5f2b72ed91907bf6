//! `solve`, `certify` and `make` as scripts use them.

use crate::support::cases;
use serde_json::Value;
use std::process::{Command, Output};

fn carambole(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_carambole"))
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .args(arguments)
        .output()
        .expect("it runs")
}

fn said(arguments: &[&str]) -> String {
    let output = carambole(arguments);
    assert!(output.status.success(), "{arguments:?}: {output:?}");
    String::from_utf8(output.stdout).expect("text")
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&said(arguments)).expect("JSON")
}

#[test]
fn solve_tells_the_value_of_every_start() {
    let solution = json(&["solve", "courses/4.toml", "--json"]);
    assert_eq!(solution["exact"], true);
    assert_eq!(solution["starts"].as_array().map(Vec::len), Some(6));
    let par = solution["par"]["lower"].as_f64().expect("a number");
    assert!((par - 4.185_903).abs() < 1e-6);
    let one = json(&["solve", "courses/4.toml", "--json", "--start", "74,2"]);
    let value = one["starts"][0]["value"]["lower"]
        .as_f64()
        .expect("a number");
    assert!((value - par).abs() < 1e-12, "74,2 is the best start");
}

#[test]
fn solve_writes_a_model_with_as_many_states_as_it_says() {
    let folder = tempfile::tempdir().expect("room");
    let path = folder.path().join("model.drn");
    let name = path.to_str().expect("a path");
    said(&["solve", "courses/1.toml", "--export", name]);
    let model = std::fs::read_to_string(&path).expect("a model");
    let mut lines = model.lines();
    let count = |lines: &mut std::str::Lines, key: &str| -> usize {
        lines.find(|line| *line == key).expect("a head");
        lines.next().and_then(|n| n.parse().ok()).expect("a number")
    };
    let states = count(&mut lines, "@nr_states");
    let choices = count(&mut lines, "@nr_choices");
    let starting = |start: &str| model.lines().filter(|line| line.starts_with(start)).count();
    assert_eq!(starting("state "), states);
    assert_eq!(starting("\taction "), choices);
    assert!(model.contains(" done") && model.contains("1/6"));
}

/// A course that is judged in a moment.
const SMALL: &str = "format = 1
map = '''
s s s . . .
 s s s . . o
'''
";

#[test]
fn certificates_speak_four_languages() {
    let folder = tempfile::tempdir().expect("room");
    let path = folder.path().join("small.toml");
    std::fs::write(&path, SMALL).expect("room");
    let name = path.to_str().expect("a path");
    for (language, word) in [
        ("en", "Par 1"),
        ("fr", "coups"),
        ("de", "Schläge"),
        ("pl", "uderze"),
    ] {
        let text = said(&["certify", name, "--lang", language]);
        assert!(text.contains(word), "{language}: {text}");
        assert!(!text.contains("{$"), "{language}: {text}");
        if language == "de" {
            assert!(text.contains("rot") && !text.contains("red"), "{text}");
        }
    }
    let judged = json(&["certify", "courses/4.toml", "--json"]);
    assert_eq!(judged["par"], 4);
    assert_eq!(judged["solvable"], true);
}

#[test]
fn made_courses_are_files_that_read_back() {
    let wishes = [&["--boxes", "base"][..], &["--on", "4"], &[]];
    for more in wishes.into_iter().take(cases(1, 3) as usize) {
        let wish = [&["make", "--seed", "11", "--par", "3"][..], more].concat();
        let text = said(&wish);
        assert_eq!(text, said(&wish));
        let folder = tempfile::tempdir().expect("room");
        let path = folder.path().join("course.toml");
        std::fs::write(&path, text).expect("room");
        let name = path.to_str().expect("a path");
        assert_eq!(said(&["check", name]), "", "no errors, no advice");
        let mut certify = vec!["certify", name, "--json"];
        if more.contains(&"base") {
            certify.extend(["--dice", "white,blue,yellow,green,orange,violet"]);
        }
        assert_eq!(json(&certify)["par"], 3, "{more:?}");
    }
}

#[test]
fn bad_input_gets_one_line_and_exit_code_two() {
    for arguments in [
        &["solve", "courses/4.toml", "--dice", "purple"][..],
        &["solve", "courses/4.toml", "--start", "0,0"],
        &["solve", "nowhere.toml"],
        &["certify", "courses/4.toml", "--lang", "xx"],
        &["make", "--seed", "1", "--on", "99"],
    ] {
        let output = carambole(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let text = String::from_utf8(output.stderr).expect("text");
        assert_eq!(text.lines().count(), 1, "{text}");
    }
}
