//! Tests `review` on matches between computer players.

use crate::support::cases;
use coach::ComputerPlayer;
use golf::Collection;
use golf::game::{DiceSet, Mode, Rules, Setup, Tokens};
use protocol::{GolfSetup, MatchSetup, SeatKind, Status, TableId};
use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output};
use std::sync::Arc;
use table::{CourseCache, NewTable, Secret, Table};
use tempfile::TempPath;

/// Writes the record of a match between two computer players to a file.
fn record(mode: Mode) -> TempPath {
    let course = |id| Collection::course(id).expect("there").expect("sound");
    let stage = |id| Arc::new(course(id));
    let ball = |name: &str| vec![name.parse().expect("a ball")];
    let setup = Setup {
        mode,
        players: vec![ball("orange"), ball("red")],
        courses: vec![stage("1"), stage("4")],
        limit: None,
        dice: DiceSet::dice_of_the_box(),
        tokens: Tokens::Printed,
    };
    let seat = |level| SeatKind::Computer { level };
    let new = NewTable {
        id: TableId::new("computers").expect("an id"),
        setup: MatchSetup::Golf(GolfSetup::new(&Rules::new(setup).expect("sound"))),
        seats: vec![seat(1), seat(5)],
        clock: None,
    };
    let (mut shelf, secret) = (CourseCache::new(), Secret::new([3; 32]));
    let table = Table::create(new, secret.clone(), &mut shelf, 0).expect("sound");
    let events = table.events().to_vec();
    let mut table = Table::restore(events, secret, &mut shelf).expect("sound");
    let mut player = ComputerPlayer::new(1);
    while table.state().status() == Status::Playing {
        table.computer_turn(&mut player, 0).expect("legal");
    }
    let file = tempfile::NamedTempFile::new().expect("room");
    std::fs::write(&file, table.record().to_string()).expect("room");
    file.into_temp_path()
}

fn review(path: &Path, more: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_carambole"))
        .arg("review")
        .arg(path)
        .args(more)
        .output()
        .expect("the program runs")
}

#[test]
fn a_match_is_reviewed_in_words_and_json() {
    let path = record(Mode::Basic);
    let words = review(&path, &[]);
    let json = review(&path, &["--json"]);
    let german = review(&path, &["--lang", "de"]);
    let german = String::from_utf8(german.stdout).expect("text");
    for word in ["Bahn 4", "Insgesamt", "Rot", "Iris (Stufe 5)", "Können"] {
        assert!(german.contains(word), "{word}: {german}");
    }
    let words = String::from_utf8(words.stdout).expect("text");
    println!("{words}");
    for word in ["Course 4", "Total", "every decision was perfect"] {
        assert!(words.contains(word), "{word}: {words}");
    }
    let json: Value = serde_json::from_slice(&json.stdout).expect("JSON");
    for ball in json["courses"].as_array().into_iter().flatten() {
        for ball in ball["balls"].as_array().expect("balls") {
            let cost = |name: &str| ball["costs"][name].as_f64().expect("a number");
            let parts = ["inherited", "start", "throw", "roll", "direction"];
            let sum: f64 = parts.into_iter().map(cost).sum();
            assert!((sum - (cost("score") - cost("par"))).abs() < 1e-9);
            assert!(!ball["strokes"].as_array().expect("strokes").is_empty());
        }
    }
    assert_eq!(json["players"].as_array().map(Vec::len), Some(2));
}

#[test]
fn carom_matches_are_reviewed_with_their_uncertainty() {
    let path = record(Mode::Carom);
    let words = |language: &str| {
        let said = review(&path, &["--lang", language]);
        assert_eq!(said.status.code(), Some(0));
        String::from_utf8(said.stdout).expect("text")
    };
    let english = words("en");
    println!("{english}");
    let said = ["The stroke that decided it", "others", " ± "];
    assert!(said.iter().all(|word| english.contains(word)), "{english}");
    let others = [
        ("pl", ["Decydujące uderzenie", "inni", " ± "]),
        ("fr", ["Le coup décisif", "autres", " ± "]),
        ("de", ["Der entscheidende Schlag", "andere", " ± "]),
    ];
    for (language, said) in others.into_iter().take(cases(1, 3) as usize) {
        let text = words(language);
        assert!(said.iter().all(|word| text.contains(word)), "{text}");
    }
    let json = review(&path, &["--json"]);
    let json: Value = serde_json::from_slice(&json.stdout).expect("JSON");
    for player in json["players"].as_array().expect("players") {
        let part = |name: &str| player[name].as_f64().expect("a number");
        let sum: f64 = ["skill", "luck", "revised"].into_iter().map(part).sum();
        assert!((sum - (part("result") - part("expected"))).abs() < 1e-9);
        assert!(part("luck_spread") > 0.0);
    }
    let strokes = json["strokes"].as_array().expect("strokes");
    let last = strokes.last().expect("a stroke");
    assert_eq!(last["chances"].as_array().map(Vec::len), Some(2));
}
