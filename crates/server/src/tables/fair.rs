//! Decides which matches can be rated: those with one of the few allowed setups, in which all
//! players have equal chances. All other matches are casual.

use golf::Collection;
use golf::game::{DiceSet, Tokens};
use protocol::{CourseText, Event, EventKind, GolfSetup, MatchSetup, SeatKind};
use std::collections::HashMap;
use std::sync::OnceLock;

/// The numbers of courses allowed in a rated mini-golf match.
const COURSE_COUNTS: [usize; 3] = [3, 6, 9];
/// Maximum number of seats in a rated match.
const MAX_SEATS: usize = 4;

/// Checks that a match with this setup can be rated. On error, returns a one-sentence reason.
pub(crate) fn check(setup: &MatchSetup, seats: &[SeatKind]) -> Result<(), String> {
    if !(2..=MAX_SEATS).contains(&seats.len()) {
        return Err(format!("A rated match has 2 to {MAX_SEATS} players."));
    }
    match setup {
        MatchSetup::Golf(golf) => check_golf(golf).map_err(str::to_owned),
        MatchSetup::Carramboule(_) => Ok(()),
    }
}

/// Returns whether a table's match can be rated, given the table's first events.
pub(crate) fn can_be_rated(events: &[Event]) -> bool {
    match events.first().map(|event| &event.what) {
        Some(EventKind::Created { setup, seats, .. }) => check(setup, seats).is_ok(),
        _ => false,
    }
}

fn check_golf(golf: &GolfSetup) -> Result<(), &'static str> {
    let mut balls = golf.balls.iter().map(Vec::len);
    let first = balls.next();
    if balls.any(|other| Some(other) != first) {
        return Err("In a rated match, all players have the same number of balls.");
    }
    if !COURSE_COUNTS.contains(&golf.courses.len()) {
        return Err("A rated match is played on 3, 6 or 9 courses.");
    }
    if golf.limit.is_some() {
        return Err("A rated match uses the courses' own stroke limits.");
    }
    let courses = golf.full_courses().unwrap_or_default();
    if courses.is_empty() || !courses.into_iter().all(is_printed) {
        return Err("A rated match is played on courses from the collection.");
    }
    if !standard_kits().contains(&(golf.dice.clone(), golf.cards.clone())) {
        return Err("A rated match is played with the standard dice or cards.");
    }
    let handful = match Tokens::handful() {
        Tokens::Scattered(values) => Some(values),
        Tokens::Printed => None,
    };
    if golf.tokens.is_some() && golf.tokens != handful {
        return Err("A rated match is played with the standard tokens.");
    }
    Ok(())
}

/// Returns whether a course is identical to a course in the collection.
fn is_printed(text: &CourseText) -> bool {
    static PRINTED: OnceLock<HashMap<&'static str, String>> = OnceLock::new();
    let printed = PRINTED.get_or_init(|| {
        let courses = Collection::all().filter_map(|standard| {
            let course = Collection::course(standard.id)?.ok()?;
            Some((standard.id, CourseText::new(&course).file))
        });
        courses.collect()
    });
    printed.get(&*text.id) == Some(&text.file)
}

type Kit = (Vec<protocol::SixNumbers>, Vec<protocol::SixNumbers>);

fn standard_kits() -> &'static [Kit; 3] {
    static KITS: OnceLock<[Kit; 3]> = OnceLock::new();
    KITS.get_or_init(|| {
        [
            DiceSet::dice_of_the_box(),
            DiceSet::cards_of_the_box(),
            DiceSet::everything(),
        ]
        .map(|set| GolfSetup::kit(&set))
    })
}
