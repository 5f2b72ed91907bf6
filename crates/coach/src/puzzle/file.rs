//! Puzzles as files: made in bulk over many courses, and checked again.

use super::finder::{FoundPuzzle, find_puzzles};
use super::judge::{BALLS, Ground, Judged, Position};
use golf::{Ball, COURSES, Cell, Collection, Course, CourseFile, GameBox, LAYOUTS};
use protocol::puzzle::{PuzzleChoice, PuzzleFile, PuzzleTheme};
use protocol::{Hex, course_code};
use solver::{CourseSpec, generate};
use std::collections::BTreeMap;
use table::sealed::sha256;

/// Makes about so many puzzles, the same ones for the same seed: on the courses and layouts of
/// the collection and on new ones, as varied in theme and grade as they come.
pub fn make_puzzles(seed: u64, count: usize) -> Vec<PuzzleFile> {
    let mut buckets: BTreeMap<(PuzzleTheme, u8), Vec<PuzzleFile>> = BTreeMap::new();
    let fresh = count.div_ceil(6);
    for (number, (name, course)) in (0..).zip(printed().chain(made(seed, fresh))) {
        let Some(ground) = Ground::new(course) else {
            continue;
        };
        for found in find_puzzles(&ground, seed.wrapping_add(number)) {
            let puzzle = file(&name, &found);
            let bucket = buckets.entry((puzzle.theme, puzzle.grade));
            bucket.or_default().push(puzzle);
        }
    }
    // One of each kind after the other, and of each kind from all courses alike.
    for bucket in buckets.values_mut() {
        bucket.sort_by(|a, b| a.id.cmp(&b.id));
    }
    let mut chosen: Vec<PuzzleFile> = Vec::new();
    while chosen.len() < count {
        let before = chosen.len();
        for bucket in buckets.values_mut() {
            chosen.extend(bucket.pop());
        }
        if chosen.len() == before {
            break;
        }
    }
    chosen.truncate(count);
    chosen.sort_by(|a, b| (a.grade, a.theme, &a.id).cmp(&(b.grade, b.theme, &b.id)));
    chosen
}

/// The courses and layouts of the collection.
fn printed() -> impl Iterator<Item = (String, Course)> {
    let all = COURSES.iter().chain(LAYOUTS);
    all.filter_map(|standard| {
        let course = Collection::course(standard.id)?.ok()?;
        Some((standard.id.to_owned(), course))
    })
}

/// So many new courses.
fn made(seed: u64, count: usize) -> impl Iterator<Item = (String, Course)> {
    (0..count as u64).filter_map(move |number| {
        let made = generate(&CourseSpec {
            seed: seed.wrapping_mul(1_000_003).wrapping_add(number),
            par: 3 + (number % 2) as i32,
            boxes: vec![GameBox::Base, GameBox::Expansion],
            on: None,
            work: CourseSpec::WORK,
        });
        // As the code tells it, without its long name.
        let mut file = made.ok()?.course.to_file();
        file.name = None;
        file.names = [const { None }; 4];
        let code = course_code::encode(&file).ok()?;
        let course = course_of(&code).ok()?;
        Some((code, course))
    })
}

fn file(name: &str, found: &FoundPuzzle) -> PuzzleFile {
    let FoundPuzzle { position, judged } = found;
    let mut balls = BTreeMap::from([(BALLS[0].to_string(), [position.at.x, position.at.y])]);
    if let Some(other) = position.other {
        balls.insert(BALLS[1].to_string(), [other.x, other.y]);
    }
    let theme = position.theme;
    let key = format!("{name} {theme:?} {balls:?} {:?}", position.impulses);
    let hash = sha256(&[key.as_bytes()]);
    PuzzleFile {
        id: Hex::<4>(std::array::from_fn(|index| hash[index])).to_string(),
        theme,
        grade: judged.grade,
        course: name.to_owned(),
        balls,
        ball: BALLS[0].to_string(),
        impulses: position.impulses,
        choices: choices(judged),
        best: judged.choices[judged.best].name.clone(),
        obvious: judged.choices[judged.obvious].name.clone(),
        margin: rounded(judged.margin),
    }
}

fn choices(judged: &Judged) -> Vec<PuzzleChoice> {
    let choices = judged.choices.iter();
    choices
        .map(|choice| PuzzleChoice {
            name: choice.name.clone(),
            value: rounded(choice.value),
            outlooks: choice
                .outlooks
                .map(|(own, other)| [rounded(own), rounded(other)]),
        })
        .collect()
}

/// To a thousandth.
fn rounded(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0
}

fn course_of(name: &str) -> Result<Course, String> {
    if let Some(course) = Collection::course(name) {
        return course.map_err(|_| format!("the course {name} cannot be read"));
    }
    let file: CourseFile = course_code::decode(name).map_err(|error| error.to_string())?;
    let course = Course::new("puzzle", &file, &Collection);
    course.map_err(|findings| match findings.first() {
        Some(finding) => finding.to_string(),
        None => "the course cannot be played".to_owned(),
    })
}

/// Checks puzzles; courses are solved once each.
#[derive(Default)]
pub struct PuzzleChecker {
    grounds: BTreeMap<String, Ground>,
}

impl PuzzleChecker {
    /// Solves a puzzle again and compares everything it says; the error is a sentence.
    pub fn check(&mut self, puzzle: &PuzzleFile) -> Result<(), String> {
        let id = &puzzle.id;
        if !self.grounds.contains_key(&puzzle.course) {
            let ground = Ground::new(course_of(&puzzle.course)?);
            let ground = ground.ok_or_else(|| format!("{id}: its course cannot be solved"))?;
            self.grounds.insert(puzzle.course.clone(), ground);
        }
        let position = position(puzzle).ok_or_else(|| format!("{id}: its balls are wrong"))?;
        let judged = self.grounds[&puzzle.course].judge(&position);
        let judged = judged.ok_or_else(|| format!("{id}: no choice is clearly the best"))?;
        let again = file(&puzzle.course, &FoundPuzzle { position, judged });
        if again == *puzzle {
            Ok(())
        } else {
            Err(format!("{id}: it should say {}", again.to_line()))
        }
    }
}

fn position(puzzle: &PuzzleFile) -> Option<Position> {
    let at = |ball: Ball| {
        let [x, y] = puzzle.balls.get(&ball.to_string())?;
        Cell::new(*x, *y)
    };
    Some(Position {
        theme: puzzle.theme,
        at: at(BALLS[0])?,
        other: at(BALLS[1]),
        impulses: puzzle.impulses,
    })
}
