//! Tests one edition of a cup: it is the same for everyone, and its results follow from the
//! matches.

use contest::cup::{CupCourses, CupScore, Edition, StrokeChoice, WEEKLY, deciding, judge};
use golf::game::{Action, Phase};
use protocol::{
    ClientToServer, EventKind, GameAction, GolfAction, GolfSetup, MatchSetup, MessageId,
    PlayerName, Record, Request, TableId,
};
use table::{Caller, CourseCache, Play, Secret, Table, verify};

fn golf(edition: &Edition) -> &GolfSetup {
    match &edition.setup {
        MatchSetup::Golf(golf) => golf,
        other @ MatchSetup::Carramboule(_) => panic!("{other:?}"),
    }
}

fn of(series: &str, edition: u32, drawn: u8) -> Edition {
    let secret = Secret::new([7; 32]);
    Edition::of(series, edition, &CupCourses::Drawn(drawn), secret).expect("it can be played")
}

fn weekly(edition: u32) -> Edition {
    of(WEEKLY, edition, 6)
}

fn ids(edition: &Edition) -> Vec<String> {
    let courses = golf(edition).courses.iter();
    courses.map(|course| course.id.clone()).collect()
}

#[test]
fn an_edition_has_its_courses_for_ever() {
    let (one, other) = (weekly(3), weekly(3));
    assert_eq!(one.setup, other.setup);
    assert_eq!(one.contribution, other.contribution);
    assert_eq!(one.dice.as_str(), "cup-weekly-3");
    assert_eq!(golf(&one).dice.len(), 8, "the dice of both boxes");
    let next = weekly(4);
    assert_ne!(one.contribution, next.contribution);
    let old = |edition| Edition::public_secret(WEEKLY, edition).reveal();
    assert_eq!(old(3), old(3));
    assert_ne!(old(3), old(4));
    // Changing these values would change cups in progress.
    assert_eq!(ids(&one), KNOWN);
}

const KNOWN: [&str; 6] = ["1", "2", "9", "S-3a", "S-9a", "S-5b"];

#[test]
fn courses_go_from_gentle_to_hard_and_none_is_drawn_twice() {
    let mut all = Vec::new();
    for edition in 1..60 {
        let mut drawn = ids(&weekly(edition));
        assert_eq!(drawn.len(), 6);
        all.extend(drawn.clone());
        drawn.sort();
        drawn.dedup();
        assert_eq!(drawn.len(), 6);
    }
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 24, "each of them has its turn within a year");
    for number in [1, 3] {
        let edition = of("abc", 1, number);
        assert_eq!(edition.courses().len(), usize::from(number));
    }
}

/// Plays a match in an edition, always with the first free start cell and the first die. `choose`
/// selects the directions.
fn played(edition: &Edition, id: &str, mut choose: impl FnMut(&[Action]) -> Action) -> Record {
    let mut cache = CourseCache::new();
    let id = TableId::new(id).expect("an id");
    let name = PlayerName::new("Ada").expect("a name");
    let mut table = edition
        .open_table(id, name, &mut cache, 0)
        .expect("it can be played");
    let mut count = 0;
    let mut ask = |table: &mut Table, request| {
        count += 1;
        let id = MessageId::new(format!("m{count}")).expect("an id");
        table.request(Caller::holding([0]), &ClientToServer { id, request }, 0);
    };
    let seat = 0;
    while let Some(Play::Golf(game)) = table.state().turn().and(table.state().play()) {
        let actions = game.actions();
        let first = |wanted: fn(&Action) -> bool| actions.iter().copied().find(wanted);
        let action = match game.phase() {
            Phase::Choosing { start, pick } => first(|one| matches!(one, Action::Start(_)))
                .filter(|_| start.is_none())
                .or(first(|one| matches!(one, Action::Pick(_))).filter(|_| pick.is_none()))
                .unwrap_or(Action::Roll),
            _ => choose(&actions),
        };
        let action = GameAction::Golf(GolfAction::new(action, game.rules().dice()));
        let version = None;
        ask(
            &mut table,
            Request::Act {
                seat,
                action,
                version,
            },
        );
    }
    table.record()
}

#[test]
fn a_match_comes_to_its_scores_and_strokes() {
    let edition = of("known", 1, 3);
    let record = played(&edition, "try", |actions| actions[0]);
    let judged = judged(&record);
    assert_eq!(judged.scores.len(), 3);
    for (course, score) in (0..).zip(&judged.scores) {
        let strokes: Vec<&StrokeChoice> = judged
            .strokes
            .iter()
            .filter(|met| met.course == course)
            .collect();
        let last = strokes.last().expect("at least one");
        let numbers: Vec<u32> = strokes.iter().map(|met| met.stroke).collect();
        assert!(numbers.is_sorted(), "{numbers:?}");
        assert_eq!(last.after + last.stroke as i32, *score);
        // A stroke stays the same when it is written as a line and read again.
        for met in strokes {
            assert_eq!(met.to_string().parse().as_ref(), Ok(met));
        }
    }
    let half = record.events.len() / 2;
    assert!(judge(&record.events[..half]).is_err(), "it is not over");
}

fn judged(record: &Record) -> CupScore {
    let judged = judge(&record.events).expect("it is right");
    judged.expect("it was not given up")
}

fn rolls(record: &Record) -> Vec<&EventKind> {
    let events = record.events.iter().map(|event| &event.what);
    let drawn = |what: &&EventKind| matches!(what, EventKind::Drawn { .. });
    events.filter(drawn).collect()
}

#[test]
fn every_table_of_an_edition_rolls_alike_and_the_secret_opens_later() {
    let edition = of("known", 1, 1);
    let record = played(&edition, "one", |actions| actions[0]);
    let other = played(&edition, "other", |actions| actions[0]);
    assert_eq!(rolls(&record), rolls(&other));
    let secret = edition.secret.reveal();
    assert!(!record.to_string().contains(&secret.to_string()));
    // While the edition is in progress, the dice cannot be checked, so verification fails.
    let mut cache = CourseCache::new();
    assert!(record.is_sealed());
    let fault = verify(&record, &mut cache).expect_err("it is sealed");
    assert!(fault.text.contains("cannot be checked yet"), "{fault}");
    // After the edition, every roll is checked, so verification fails with a wrong secret.
    let open = Record {
        secret: Some(secret),
        ..record.clone()
    };
    let read = Record::parse(open.to_string().as_bytes()).expect("a record");
    assert_eq!(read, open);
    let verified = verify(&read, &mut cache).expect("right in every roll");
    assert!(verified.draws > 0);
    let wrong = Record {
        secret: Some(protocol::Hex([8; 32])),
        ..record.clone()
    };
    assert!(verify(&wrong, &mut cache).is_err());
    let code = protocol::record_code::encode(&open).expect("a code");
    let (read, _) = protocol::record_code::decode(&code).expect("a record");
    assert_eq!(read.secret, open.secret);
}

#[test]
fn the_first_stroke_of_everybody_is_compared() {
    let edition = of("known", 1, 1);
    let strokes = |way: usize| {
        let record = played(&edition, "try", |actions| actions[way % actions.len()]);
        judged(&record).strokes
    };
    let players: Vec<Vec<StrokeChoice>> = (0..8).map(strokes).collect();
    let first = |strokes: &Vec<StrokeChoice>| (strokes[0].from, strokes[0].impulses);
    assert!(players.iter().all(|one| first(one) == first(&players[0])));
    if let Some(decided) = deciding(&players) {
        let chosen: u32 = decided.choices.iter().map(|choice| choice.players).sum();
        assert_eq!(chosen, decided.players);
        assert!(decided.choices.len() > 1);
    }
}
