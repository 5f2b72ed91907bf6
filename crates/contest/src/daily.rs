//! The daily course, which has the same dice for everyone. The course and the dice depend only on
//! the date.
//!
//! The course, the dice and the contribution are derived from a SHA-256 hash of the date. So the
//! page (even offline), the terminal and the server all compute exactly the same course and dice.
//! Cheaters can therefore predict the dice; only a server that keeps a secret can prevent this.

use crate::calendar::Day;
use golf::game::{DiceSet, Mode, Rules, Setup, Tokens};
use golf::{Catalogue, Collection, Course, GameBox, Library};
use protocol::{EventKind, GolfSetup, Hex, MatchSetup, Record, SeatKind, TableId};
use solver::{Bag, Budget, CourseSpec, GeneratedCourse, Solution, generate};
use std::fmt::Write;
use std::sync::Arc;
use table::sealed::sha256;
use table::{NewTable, Secret, deal};

/// The kind of course for a day of the week.
struct Kind {
    par: i32,
    /// The printed courses on which pieces may be placed: those that have a suitable par and are
    /// quick to solve. If empty, a new outline is generated.
    on: &'static [&'static str],
    boxes: &'static [GameBox],
}

/// The first version of the rules in which strokes work as they do today. Later versions have
/// changed only what happens when players resign, and a player who resigns has no daily result.
const STROKES: &str = "2026-1";

const BASE: &[GameBox] = &[GameBox::Base];
const BOTH: &[GameBox] = &[GameBox::Base, GameBox::Expansion];

/// The kinds of courses from Monday to Sunday. They become harder during the week.
const WEEK: [Kind; 7] = [
    kind(3, &["2", "3", "6"], BASE),
    kind(3, &[], BASE),
    kind(3, &["1", "2", "3", "6"], BOTH),
    kind(3, &[], BOTH),
    kind(4, &["2", "3", "4", "5", "6"], BASE),
    kind(4, &[], BOTH),
    kind(5, &[], BOTH),
];

const fn kind(par: i32, on: &'static [&'static str], boxes: &'static [GameBox]) -> Kind {
    Kind { par, on, boxes }
}

/// The work limit per generation attempt, in the units of [`CourseSpec::work`]. Most specifications
/// need little work, so it is faster to try another one than to continue a slow one.
const ATTEMPT_WORK: usize = 40_000;
/// The number of attempts to generate a course. If all fail, course 1 is used as printed.
const ORDERS: u8 = 40;

/// The complete setup of the course for one day.
#[derive(Clone, Debug)]
pub struct Daily {
    /// The day.
    pub day: Day,
    /// The table, with its id, setup and only seat.
    pub new: NewTable,
    /// The dice secret. It is public here, but every table needs one.
    pub secret: Secret,
    /// The player's contribution to the dice.
    pub contribution: Hex<16>,
    /// The course.
    pub course: Course,
    /// The expected score with perfect play from the best start. Par is this value, rounded.
    pub value: f64,
}

impl Daily {
    /// Returns the daily course for a day. The result is the same on every machine.
    pub fn of(day: Day) -> Daily {
        let Kind { par, on, boxes } = WEEK[day.weekday()];
        let made = (0..ORDERS).find_map(|order| {
            let bits = bytes(day, &format!("course {order}"));
            let spec = CourseSpec {
                seed: u64::from_be_bytes(std::array::from_fn(|index| bits[index])),
                par,
                boxes: boxes.to_vec(),
                on: usize::from(bits[8])
                    .checked_rem(on.len())
                    .map(|place| on[place].to_owned()),
                work: ATTEMPT_WORK,
            };
            named(generate(&spec).ok()?, &spec, day)
        });
        let (course, value) = made.unwrap_or_else(|| plain(boxes));
        let contribution = bytes(day, "contribution");
        Daily {
            day,
            new: NewTable {
                id: table_id(day),
                setup: MatchSetup::Golf(setup(course.clone(), boxes)),
                seats: vec![SeatKind::Person {}],
                clock: None,
            },
            secret: Secret::new(bytes(day, "dice")),
            contribution: Hex(std::array::from_fn(|index| contribution[index])),
            course,
            value,
        }
    }

    /// Returns par, the rounded expected score with perfect play.
    pub fn par(&self) -> i32 {
        self.value.round() as i32
    }

    /// Returns a hash of the course, the dice and the rules. Only results with the same hash are
    /// comparable.
    pub fn fingerprint(&self) -> Hex<8> {
        let setup = protocol::json::line(&self.new.setup);
        let commitment = self.secret.commitment();
        let hash = sha256(&[
            &commitment.0,
            STROKES.as_bytes(),
            setup.as_bytes(),
            &self.contribution.0,
        ]);
        Hex(std::array::from_fn(|index| hash[index]))
    }

    /// Returns a hash of the actions in a match on this day's course and the times between them. A
    /// copy of the match under another player's name has the same hash. Two separate matches almost
    /// never have the same times to the millisecond.
    pub(crate) fn match_print(&self, record: &Record) -> Hex<32> {
        let mut text = format!("carambole match 1\n{}\n", self.day);
        let mut before = None;
        for event in &record.events {
            if let EventKind::Acted { action, .. } = &event.what {
                let passed = event.at - before.unwrap_or(event.at);
                // Writing to a `String` cannot fail.
                let _ = writeln!(text, "{passed} {}", protocol::json::line(action));
                before = Some(event.at);
            }
        }
        Hex(sha256(&[text.as_bytes()]))
    }
}

fn table_id(day: Day) -> TableId {
    TableId::new(format!("daily-{day}")).expect("an id of letters, digits and hyphens")
}

fn bytes(day: Day, purpose: &str) -> [u8; 32] {
    sha256(&[format!("carambole daily 1\n{day}\n{purpose}").as_bytes()])
}

/// Returns the generated course with the seed removed from its names, and its value.
fn named(made: GeneratedCourse, spec: &CourseSpec, day: Day) -> Option<(Course, f64)> {
    let mut file = made.file;
    if let Some(printed) = &spec.on {
        file.names = Collection.course_file(printed).ok()?.names;
    }
    let ending = format!(" {}", spec.seed);
    for name in file.names.iter_mut().chain([&mut file.name]).flatten() {
        if let Some(short) = name.strip_suffix(&ending) {
            *name = short.to_owned();
        }
    }
    let course = Course::new(table_id(day).as_str(), &file, &Collection).ok()?;
    Some((course, made.certificate.value.lower))
}

/// Returns course 1 as printed, and its value.
fn plain(boxes: &[GameBox]) -> (Course, f64) {
    let course = Collection::course("1").and_then(Result::ok);
    let course = course.expect("course 1 is valid");
    let dice = Catalogue::standard().dice().iter();
    let bag = Bag::of_dice(dice.filter(|die| boxes.contains(&die.home)));
    let bag = bag.expect("the boxes hold dice");
    let solution = Solution::new(&course, bag, course.limit(), Budget::default());
    let value = solution.par().lower;
    (course, value)
}

/// Returns the setup of a match with one red ball on the course and the dice in these boxes.
fn setup(course: Course, boxes: &[GameBox]) -> GolfSetup {
    let dice = Catalogue::standard().dice().iter();
    let dice = dice.filter(|die| boxes.contains(&die.home)).cloned();
    let rules = Rules::new(Setup {
        mode: Mode::Basic,
        players: deal(1, 1),
        courses: vec![Arc::new(course)],
        limit: None,
        dice: DiceSet::new(dice.collect(), Vec::new()).expect("the dice of the boxes"),
        tokens: Tokens::Printed,
    });
    GolfSetup::new(&rules.expect("one ball and one course can be played"))
}
