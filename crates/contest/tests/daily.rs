//! Tests that the daily course is the same for everyone.

use contest::{Daily, Day};
use protocol::{GolfSetup, MatchSetup, SeatKind};

fn daily(day: &str) -> Daily {
    Daily::of(day.parse().expect("a day"))
}

fn golf(daily: &Daily) -> &GolfSetup {
    match &daily.new.setup {
        MatchSetup::Golf(golf) => golf,
        other @ MatchSetup::Carramboule(_) => panic!("{other:?}"),
    }
}

#[test]
fn a_day_has_one_course_and_one_set_of_dice() {
    let (one, other) = (daily("2026-11-16"), daily("2026-11-16"));
    assert_eq!(one.new.setup, other.new.setup);
    assert_eq!(one.secret.reveal(), other.secret.reveal());
    assert_eq!(one.contribution, other.contribution);
    assert_eq!(one.fingerprint(), other.fingerprint());
    assert_eq!(one.new.id.as_str(), "daily-2026-11-16");
    assert_eq!(one.new.seats, [SeatKind::Person {}]);
    let tomorrow = daily("2026-11-17");
    assert_ne!(one.new.setup, tomorrow.new.setup);
    assert_ne!(one.secret.reveal(), tomorrow.secret.reveal());
    assert_ne!(one.contribution, tomorrow.contribution);
}

#[test]
fn a_week_is_made_to_order_and_varied() {
    let mut names = Vec::new();
    for number in 0..7 {
        let monday = "2026-11-16".parse::<Day>().expect("a day").number();
        let daily = Daily::of(Day::of_number(monday + number));
        let file = &golf(&daily).courses[0].file;
        assert!(!daily.course.pieces().is_empty(), "{file}");
        assert!(daily.course.advice().is_empty(), "{file}");
        assert!(!daily.course.name().chars().any(char::is_numeric), "{file}");
        names.push((daily.par(), golf(&daily).dice.len(), file.clone()));
    }
    let pars: Vec<i32> = names.iter().map(|(par, ..)| *par).collect();
    assert!(pars.is_sorted(), "from easy to hard: {pars:?}");
}

/// The course is the same in native programs, on the page and on every server. Changing these
/// values would change the daily course for everyone and split the leaderboards for the current
/// days.
#[test]
fn known_days_stay_as_they_are() {
    let monday = daily("2026-11-16");
    assert_eq!(monday.fingerprint().to_string(), "2622af097c62e961");
    assert_eq!(monday.par(), 3);
    let sunday = daily("2026-11-22");
    assert_eq!(sunday.fingerprint().to_string(), "6208f89d9c21619c");
    assert_eq!(sunday.par(), 5);
}
