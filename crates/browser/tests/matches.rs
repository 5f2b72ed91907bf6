//! Tests complete matches, played as on the page.

use browser::view;
use golf::game::{DiceSet, Mode, Rules, Setup, Tokens};
use golf::{Ball, Collection};
use protocol::{CarrambouleSetup, EventKind, GolfSetup, MatchSetup, Record};
use std::sync::Arc;

/// Returns the setup of a table with two computer players, of levels 1 and 3.
fn new_table(setup: &MatchSetup) -> String {
    format!(
        r#"{{"table":"a-table","setup":{},"seats":[{{"type":"computer","level":1}},{{"type":"computer","level":3}}],"clock":null}}"#,
        view::json(setup)
    )
}

fn golf(mode: Mode) -> MatchSetup {
    let course = |id: &str| Collection::course(id).expect("there").expect("sound");
    let balls = Ball::all().step_by(2);
    let rules = Rules::new(Setup {
        mode,
        players: balls.take(2).map(|ball| vec![ball]).collect(),
        courses: vec![Arc::new(course("1"))],
        limit: None,
        dice: DiceSet::everything(),
        tokens: Tokens::Printed,
    });
    MatchSetup::Golf(GolfSetup::new(&rules.expect("sound")))
}

/// Plays a match. Checks that the match ends, that its record is valid, and that the same seeds
/// give the same record again.
fn check(setup: &MatchSetup) {
    let new = new_table(setup);
    let play = || browser::match_of_computers(&new, &[7; 32], 5).expect("a sound table");
    let text = play();
    let record = Record::parse(text.as_bytes()).expect("a record");
    let ended = record
        .events
        .iter()
        .any(|event| matches!(event.what, EventKind::Ended { .. }));
    assert!(ended, "{text}");
    let verified = browser::verify_record(&text).expect("every draw and stroke is right");
    assert!(verified.starts_with(&format!("[{},", record.events.len())));
    assert_eq!(text, play());
}

#[test]
fn a_basic_match_of_golf_ends_and_verifies() {
    check(&golf(Mode::Basic));
}

#[test]
fn a_carom_match_of_golf_ends_and_verifies() {
    check(&golf(Mode::Carom));
}

#[test]
fn a_match_of_carramboule_ends_and_verifies() {
    check(&MatchSetup::Carramboule(CarrambouleSetup { starts: 0 }));
}
