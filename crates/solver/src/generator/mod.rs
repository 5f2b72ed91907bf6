//! Generates courses to order: draws a new outline or takes a printed course, then lays pieces on
//! it until the course has the requested par.

mod outline;
mod place;

use crate::bag::Bag;
use crate::certificate::Certificate;
use crate::rng::Rng;
use crate::solution::{Budget, Solution};
use golf::{
    Catalogue, Collection, Course, CourseFile, Finding, FindingKind, GameBox, Ground, Library,
    LibraryError, Located, TextPosition,
};
use place::PiecePlacer;
use std::fmt;

/// The requirements for a generated course.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CourseSpec {
    /// The random seed. The same seed always gives the same course.
    pub seed: u64,
    /// The requested par, which is the rounded score of perfect play.
    pub par: i32,
    /// The boxes with the pieces and dice to use.
    pub boxes: Vec<GameBox>,
    /// The id of the course on which to lay pieces, from the standard collection. If absent, a new
    /// outline is drawn.
    pub on: Option<String>,
    /// The budget for all attempts together. Each state examined costs two units of work, or ten if
    /// pieces move. Moving pieces are used only while at least half of the budget is left.
    pub work: usize,
}

impl CourseSpec {
    /// Enough work for almost every request. Using all of it takes a few seconds at most.
    pub const WORK: usize = 800_000;
}

/// A generated course.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct GeneratedCourse {
    pub file: CourseFile,
    pub course: Course,
    pub certificate: Certificate,
}

/// Why no course was generated.
#[derive(Clone, PartialEq, Debug)]
pub enum GenerateError {
    /// The boxes contain no dice, there is no course with the given name, or no outline could be
    /// drawn.
    NothingToLayOn,
    /// None of the arrangements tried has the requested par. The closest arrangement has this
    /// value.
    OutOfReach(f64),
}

impl fmt::Display for GenerateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GenerateError::NothingToLayOn => f.write_str("there is nothing to lay pieces on"),
            GenerateError::OutOfReach(value) => {
                write!(
                    f,
                    "no arrangement has that par; the closest value is {value:.2}"
                )
            }
        }
    }
}

impl std::error::Error for GenerateError {}

/// Number of arrangements tried per course before the next course is tried.
const TRIES: usize = 160;
const GROUNDS: usize = 12;
const MIN_PIECES: usize = 3;
const MAX_PIECES: usize = 5;

/// Generates a course without errors or dead ends. It has no warnings, except perhaps about fairway
/// that no ball can reach.
///
/// ```
/// use golf::GameBox;
/// use solver::{CourseSpec, generate};
/// let spec = CourseSpec {
///     seed: 1,
///     par: 3,
///     boxes: vec![GameBox::Base],
///     on: Some("2".to_owned()),
///     work: CourseSpec::WORK,
/// };
/// assert_eq!(generate(&spec).unwrap().certificate.par(), 3);
/// ```
pub fn generate(spec: &CourseSpec) -> Result<GeneratedCourse, GenerateError> {
    let mut rng = Rng::new(spec.seed);
    let dice = Catalogue::standard().dice().iter();
    let bag = Bag::of_dice(dice.filter(|die| spec.boxes.contains(&die.home)))
        .map_err(|_| GenerateError::NothingToLayOn)?;
    let mut closest = f64::INFINITY;
    let mut work = spec.work;
    for _ in 0..GROUNDS {
        let ground = ground(spec, &mut rng).ok_or(GenerateError::NothingToLayOn)?;
        let mut search = Search {
            spec,
            bag: &bag,
            placer: PiecePlacer::new(&ground.course, &spec.boxes),
            ground,
            work: &mut work,
        };
        match search.run(&mut rng) {
            Ok(made) => return Ok(made),
            Err(value)
                if (value - f64::from(spec.par)).abs() < (closest - f64::from(spec.par)).abs() =>
            {
                closest = value;
            }
            Err(_) => {}
        }
    }
    Err(GenerateError::OutOfReach(closest))
}

/// A course without pieces, on which the generator lays pieces.
struct Bare {
    id: String,
    /// The course file as printed or drawn.
    file: CourseFile,
    course: Course,
    /// The course file without pieces, to which pieces can be added.
    empty: CourseFile,
}

/// A library that reads the printed course only once for all arrangements.
impl Library for Bare {
    fn course_file(&self, id: &str) -> Result<CourseFile, LibraryError> {
        if id == self.id {
            Ok(self.file.clone())
        } else {
            Err(LibraryError::Unknown)
        }
    }
}

fn ground(spec: &CourseSpec, rng: &mut Rng) -> Option<Bare> {
    let Some(id) = &spec.on else {
        let file = outline::draw(spec.seed, spec.par, rng)?;
        return Some(Bare {
            id: MADE.to_owned(),
            course: Course::new(MADE, &file, &()).ok()?,
            empty: file.clone(),
            file,
        });
    };
    let file = Collection.course_file(id).ok()?;
    let course = Course::new(id, &file, &Collection).ok()?;
    Some(Bare {
        id: id.clone(),
        empty: layout(&course, spec.seed),
        file,
        course,
    })
}

/// Returns a layout on a printed course, without pieces.
fn layout(course: &Course, seed: u64) -> CourseFile {
    let id = Located {
        value: course.id().to_owned(),
        position: TextPosition::START,
    };
    CourseFile {
        name: Some(format!("{} {seed}", course.name())),
        names: [const { None }; 4],
        board: None,
        order: None,
        limit: None,
        ground: Ground::On {
            courses: vec![id],
            start: None,
            hole: None,
            position: TextPosition::START,
        },
        pieces: Vec::new(),
        arrows: Vec::new(),
    }
}

/// The search on one course. It adds and removes pieces. While the course has few pieces, every
/// valid change is kept; after that, only changes that do not move the value away from the
/// requested par.
struct Search<'s> {
    spec: &'s CourseSpec,
    bag: &'s Bag,
    placer: PiecePlacer,
    ground: Bare,
    work: &'s mut usize,
}

impl Search<'_> {
    /// Returns a course with the requested par, or else the closest value found.
    fn run(&mut self, rng: &mut Rng) -> Result<GeneratedCourse, f64> {
        let mut file = self.ground.empty.clone();
        let mut best = f64::INFINITY;
        let mut closest = f64::INFINITY;
        for _ in 0..TRIES {
            if *self.work == 0 {
                break;
            }
            let mut next = file.clone();
            let full = next.pieces.len() >= MAX_PIECES;
            if full || (!next.pieces.is_empty() && rng.below(4) == 0) {
                next.pieces.remove(rng.below(next.pieces.len()));
            } else {
                // Pieces that make a course slow to judge are added last.
                let last = next.pieces.len() + 1 >= MIN_PIECES;
                next.pieces.extend(self.placer.piece(last, rng));
            }
            let Some((course, value)) = self.judge(&next) else {
                continue;
            };
            let distance = (value - f64::from(self.spec.par)).abs();
            // A course with few pieces is not finished, so its value may still move away from the
            // par.
            if distance > best && next.pieces.len() > MIN_PIECES {
                continue;
            }
            if distance < best {
                closest = value;
            }
            best = distance;
            file = next;
            if file.pieces.len() >= MIN_PIECES && value.round() as i32 == self.spec.par {
                return self.finish(file, &course).ok_or(value);
            }
        }
        Err(closest)
    }

    /// Returns the course and its value; `None` if the arrangement has faults or is too costly to
    /// judge.
    fn judge(&mut self, file: &CourseFile) -> Option<(Course, f64)> {
        let course = self.flawless(file)?;
        let field = course.field();
        if field.has_movers() && *self.work < self.spec.work / 2 {
            return None;
        }
        let solution = self.solve(&course);
        let price = if field.has_movers() { 10 } else { 2 };
        *self.work = self.work.saturating_sub(price * solution.states());
        let reach = solution.reach(field);
        let sound = reach.dead_ends.is_empty() && reach.solvable.iter().all(|start| *start);
        (sound && solution.is_exact()).then(|| (course, solution.par().lower))
    }

    fn flawless(&self, file: &CourseFile) -> Option<Course> {
        let course: Result<Course, Vec<Finding>> = Course::new(MADE, file, &self.ground);
        // Ignore warnings about fairway that no ball reaches. A seed must keep giving the same
        // course, and these warnings were added later.
        let old = |finding: &Finding| !matches!(finding.kind, FindingKind::Unreached { .. });
        course
            .ok()
            .filter(|course| !course.advice().iter().any(old))
    }

    fn solve(&self, course: &Course) -> Solution {
        let budget = Budget {
            states: MOST_STATES,
        };
        Solution::new(course, self.bag.clone(), course.limit(), budget)
    }

    fn finish(&self, file: CourseFile, course: &Course) -> Option<GeneratedCourse> {
        let certificate = Certificate::of(course.field(), &self.solve(course));
        (certificate.par() == self.spec.par).then(|| GeneratedCourse {
            file,
            course: course.clone(),
            certificate,
        })
    }
}

/// Arrangements with more states than this are skipped, because judging them takes too long.
const MOST_STATES: usize = 7_000;
const MADE: &str = "made";
