//! The courses for training, and the held-out courses for measurements.

use coach::{CaromPlayer, Terrain};
use golf::{COURSES, Collection, Course, GameBox, LAYOUTS};
use solver::{Bag, CourseSpec, generate};
use std::sync::Arc;

/// A course with the data that players need.
pub struct Ground {
    pub course: Course,
    pub bag: Bag,
    pub terrain: Arc<Terrain>,
    pub limit: u8,
}

impl Ground {
    fn new(course: Course) -> Ground {
        let (bag, limit) = (Bag::standard(), course.limit());
        let terrain = Arc::new(Terrain::new(&course, &bag, limit));
        Ground {
            course,
            bag,
            terrain,
            limit,
        }
    }

    /// Returns the current carom-mode player for this course.
    pub fn player(&self) -> CaromPlayer<'_> {
        CaromPlayer::with_terrain(self.course.field(), &self.bag, Arc::clone(&self.terrain))
    }
}

/// A set of courses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Courses for training.
    Learned,
    /// Courses that training never uses.
    HeldOut,
}

/// The maximum stroke limit of a course. A longer course would take as much time as all other
/// courses together.
const MAX_STROKE_LIMIT: u8 = 20;

/// Returns every second course in the collection and `made` generated courses. Leaves out courses
/// with a stroke limit above [`MAX_STROKE_LIMIT`].
pub fn grounds(kind: Kind, made: u64) -> Vec<Ground> {
    let (parity, first) = match kind {
        Kind::Learned => (0, 1),
        Kind::HeldOut => (1, 1_000_001),
    };
    let printed = (COURSES.iter().chain(LAYOUTS))
        .enumerate()
        .filter(|(place, _)| place % 2 == parity)
        .filter_map(|(_, standard)| Collection::course(standard.id)?.ok());
    printed
        .chain((first..first + made).filter_map(made_to_order))
        .filter(|course| course.limit() <= MAX_STROKE_LIMIT)
        .map(Ground::new)
        .collect()
}

/// Generates a course. Returns `None` if no arrangement of pieces fits.
fn made_to_order(seed: u64) -> Option<Course> {
    let mut boxes = vec![GameBox::Base];
    if !seed.is_multiple_of(2) {
        boxes.push(GameBox::Expansion);
    }
    let spec = CourseSpec {
        seed,
        par: 2 + (seed % 4) as i32,
        boxes,
        on: None,
        work: CourseSpec::WORK / 4,
    };
    generate(&spec).ok().map(|made| made.course)
}

#[cfg(test)]
mod tests {
    use super::{Kind, grounds};

    #[test]
    fn nothing_that_is_measured_on_was_learned_on() {
        let ids = |kind| -> Vec<String> {
            let grounds = grounds(kind, 0).into_iter();
            grounds
                .map(|ground| ground.course.id().to_owned())
                .collect()
        };
        let (learned, held_out) = (ids(Kind::Learned), ids(Kind::HeldOut));
        assert!(learned.len() > 10 && held_out.len() > 10);
        assert!(held_out.iter().all(|id| !learned.contains(id)));
    }
}
