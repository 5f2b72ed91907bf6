//! An edition of a cup: the same for everyone, and what follows from matches on it.

use coach::cup::{Edition, Met, Played, WEEKLY, deciding};
use golf::game::{Action, Phase};
use protocol::{
    ClientToServer, GameAction, GolfAction, GolfSetup, MatchSetup, MessageId, PlayerName, Record,
    Request, SeatKind,
};
use table::{Caller, CourseCache, Play, Table};

fn golf(edition: &Edition) -> &GolfSetup {
    match &edition.new.setup {
        MatchSetup::Golf(golf) => golf,
        other @ MatchSetup::Carramboule(_) => panic!("{other:?}"),
    }
}

fn weekly(edition: u32) -> Edition {
    Edition::of(WEEKLY, edition, &Played::Drawn(6)).expect("it can be played")
}

fn ids(edition: &Edition) -> Vec<String> {
    let courses = golf(edition).courses.iter();
    courses.map(|course| course.id.clone()).collect()
}

#[test]
fn an_edition_has_its_courses_and_dice_for_ever() {
    let (one, other) = (weekly(3), weekly(3));
    assert_eq!(one.new.setup, other.new.setup);
    assert_eq!(one.secret.reveal(), other.secret.reveal());
    assert_eq!(one.contribution, other.contribution);
    assert_eq!(one.new.id.as_str(), "cup-weekly-3");
    assert_eq!(one.new.seats, [SeatKind::Person {}]);
    assert_eq!(golf(&one).dice.len(), 8, "the dice of both boxes");
    let next = weekly(4);
    assert_ne!(one.secret.reveal(), next.secret.reveal());
    assert_ne!(one.contribution, next.contribution);
    // A change of these is a change of cups that are being played.
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
        let edition = Edition::of("abc", 1, &Played::Drawn(number)).expect("it can be played");
        assert_eq!(edition.courses().len(), usize::from(number));
    }
}

/// A match on one course: always the same start and die, `choose` finds the way.
fn played(edition: &Edition, mut choose: impl FnMut(&[Action]) -> Action) -> Record {
    let mut cache = CourseCache::new();
    let mut table = Table::create(edition.new.clone(), edition.secret.clone(), &mut cache, 0)
        .expect("it can be played");
    let mut count = 0;
    let mut ask = |table: &mut Table, request| {
        count += 1;
        let id = MessageId::new(format!("m{count}")).expect("an id");
        table.request(Caller::holding([0]), &ClientToServer { id, request }, 0);
    };
    let (seat, name) = (0, PlayerName::new("Ada").expect("a name"));
    let contribution = edition.contribution;
    ask(
        &mut table,
        Request::Join {
            seat,
            name,
            contribution,
        },
    );
    ask(&mut table, Request::Ready { seat, ready: true });
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
    let edition = Edition::of("known", 1, &Played::Drawn(3)).expect("it can be played");
    let record = played(&edition, |actions| actions[0]);
    let judged = edition.judge(&record).expect("it is right");
    assert_eq!(judged.scores.len(), 3);
    for (course, score) in (0..).zip(&judged.scores) {
        let strokes: Vec<&Met> = judged
            .strokes
            .iter()
            .filter(|met| met.course == course)
            .collect();
        let last = strokes.last().expect("at least one");
        let numbers: Vec<u32> = strokes.iter().map(|met| met.stroke).collect();
        assert!(numbers.is_sorted(), "{numbers:?}");
        assert_eq!(last.after + last.stroke as i32, *score);
        // As a line and back.
        for met in strokes {
            assert_eq!(met.to_string().parse().as_ref(), Ok(met));
        }
    }
    let other = Edition::of("known", 2, &Played::Drawn(3)).expect("it can be played");
    assert!(other.judge(&record).is_err());
}

#[test]
fn the_first_stroke_of_everybody_is_compared() {
    let edition = Edition::of("known", 1, &Played::Drawn(1)).expect("it can be played");
    let strokes = |way: usize| {
        let record = played(&edition, |actions| actions[way % actions.len()]);
        edition.judge(&record).expect("it is right").strokes
    };
    let players: Vec<Vec<Met>> = (0..6).map(strokes).collect();
    let first = |strokes: &Vec<Met>| (strokes[0].from, strokes[0].impulses);
    assert!(players.iter().all(|one| first(one) == first(&players[0])));
    if let Some(decided) = deciding(&players) {
        let chosen: u32 = decided.choices.iter().map(|choice| choice.players).sum();
        assert_eq!(chosen, decided.players);
        assert!(decided.choices.len() > 1);
    }
}
