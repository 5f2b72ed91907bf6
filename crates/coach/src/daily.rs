//! The course of a day: the same course and the same dice for everyone, from the date alone.
//!
//! Course, dice and contribution follow from SHA-256 of the date, so a page without a network, the
//! terminal and a server come to the same bits. The dice can be foreseen by whoever wants to spoil
//! the fun; sealed dice of strangers need a host that keeps its secret.

use crate::day::Day;
use crate::duplicate::{Difference, compare};
use golf::game::{DiceSet, Mode, Rules, Setup, Tokens};
use golf::{Catalogue, Collection, Course, GameBox, Library};
use protocol::{EventKind, GolfSetup, Hex, MatchSetup, Record, SeatKind, TableId};
use solver::{Bag, Budget, CourseSpec, GeneratedCourse, Solution, generate};
use std::fmt::Write;
use std::sync::Arc;
use table::sealed::sha256;
use table::{NewTable, Secret, deal};

/// What a day of the week brings.
struct Kind {
    par: i32,
    /// The printed courses that pieces may be laid on: those that come to such a par quickly. A
    /// new outline is drawn if there are none.
    on: &'static [&'static str],
    boxes: &'static [GameBox],
}

/// The version of the rules since which every stroke comes out as it does now. What has changed
/// later concerns only those who give up, and they are on no board.
const STROKES: &str = "2026-1";

const BASE: &[GameBox] = &[GameBox::Base];
const BOTH: &[GameBox] = &[GameBox::Base, GameBox::Expansion];

/// The week begins gently and ends hard, from Monday to Sunday.
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

/// What one order may cost. Most are filled with little work; it is quicker to change one's mind
/// than to insist.
const WORK: usize = 40_000;
/// Orders that are tried before a printed course is taken as it is.
const ORDERS: u8 = 40;

/// The course of a day and everything it is played with.
#[derive(Clone, Debug)]
pub struct Daily {
    /// The day.
    pub day: Day,
    /// The table: its id, what is played, one seat.
    pub new: NewTable,
    /// What the dice hang on; no secret here, but the table needs one.
    pub secret: Secret,
    /// What the one player adds to the dice.
    pub contribution: Hex<16>,
    /// The course.
    pub course: Course,
    /// The score of perfect play from the best start; par is this, rounded.
    pub value: f64,
}

impl Daily {
    /// The course of a day: the same on every machine.
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
                work: WORK,
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

    /// Par: what perfect play takes, rounded.
    pub fn par(&self) -> i32 {
        self.value.round() as i32
    }

    /// Stands for course, dice and rules: only what was played alike compares.
    pub fn fingerprint(&self) -> Hex<8> {
        let setup = protocol::page::json(&self.new.setup);
        let commitment = self.secret.commitment();
        let hash = sha256(&[
            &commitment.0,
            STROKES.as_bytes(),
            setup.as_bytes(),
            &self.contribution.0,
        ]);
        Hex(std::array::from_fn(|index| hash[index]))
    }

    /// Stands for one match of this day, whatever name a copy of it carries: what was done, and
    /// the time between one thing and the next. Two players hardly need the same milliseconds.
    pub fn match_print(&self, record: &Record) -> Hex<32> {
        let mut text = format!("carambole match 1\n{}\n", self.day);
        let mut before = None;
        for event in &record.events {
            if let EventKind::Acted { action, .. } = &event.what {
                let passed = event.at - before.unwrap_or(event.at);
                // Writing to a `String` cannot fail.
                let _ = writeln!(text, "{passed} {}", protocol::page::json(action));
                before = Some(event.at);
            }
        }
        Hex(sha256(&[text.as_bytes()]))
    }

    /// Whether a record is of this day's course, played with its dice by one person. Whether it
    /// is right is for [`table::verify`] to say; the error is a sentence.
    pub fn suits(&self, record: &Record) -> Result<(), String> {
        let compared = compare(&self.new, &self.secret, &self.contribution, record);
        compared.map_err(|difference| match difference {
            Difference::Beginning => "a record begins with the creation of its table".to_owned(),
            Difference::Table => {
                let id = self.new.id.as_str();
                format!("the match must be of one player at the table {id}")
            }
            Difference::Setup => "this is not the course of the day".to_owned(),
            Difference::Dice => "these are not the dice of the day".to_owned(),
        })
    }
}

/// The id of a day's table.
fn table_id(day: Day) -> TableId {
    TableId::new(format!("daily-{day}")).expect("an id of letters, digits and hyphens")
}

/// 32 bytes of a day for a purpose.
fn bytes(day: Day, purpose: &str) -> [u8; 32] {
    sha256(&[format!("carambole daily 1\n{day}\n{purpose}").as_bytes()])
}

/// The course without the seed in its names, and its value.
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

/// Course 1 as printed.
fn plain(boxes: &[GameBox]) -> (Course, f64) {
    let course = Collection::course("1").and_then(Result::ok);
    let course = course.expect("course 1 is there and right");
    let dice = Catalogue::standard().dice().iter();
    let bag = Bag::of_dice(dice.filter(|die| boxes.contains(&die.home)));
    let bag = bag.expect("the boxes hold dice");
    let solution = Solution::new(&course, bag, course.limit(), Budget::default());
    let value = solution.par().lower;
    (course, value)
}

/// A match of one red ball on the course, with the dice of the boxes.
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
