//! The facts about a course that the course library displays.

use golf::Course;
use protocol::online::CourseFacts;
use solver::{Bag, Budget, Solution};

/// Returns a course's par, values, size and pieces. If the solver exceeds its budget, par and the
/// values are missing, because the bounds are then too imprecise.
pub fn course_facts(course: &Course, budget: Budget) -> CourseFacts {
    let solution = Solution::new(course, Bag::standard(), course.limit(), budget);
    let value = solution.is_exact().then(|| solution.par().lower);
    let average = solution.is_exact().then(|| solution.average());
    let mut pieces: Vec<String> = course
        .pieces()
        .iter()
        .map(|piece| piece.shape.clone())
        .collect();
    sorted::sort(&mut pieces);
    pieces.dedup();
    CourseFacts {
        par: value.map(|value| value.round() as i32),
        value: value.map(thousandths),
        average: average.map(thousandths),
        cells: course.fairway().len() as u32,
        pieces,
    }
}

fn thousandths(strokes: f64) -> i32 {
    (strokes * 1000.0).round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use golf::Collection;

    fn facts(id: &str, budget: Budget) -> CourseFacts {
        let course = Collection::course(id).expect("there is one");
        course_facts(&course.expect("it can be played"), budget)
    }

    #[test]
    fn facts_are_those_of_the_certificate() {
        let course = Collection::course("S-1b").expect("there is one");
        let course = course.expect("it can be played");
        let (bag, limit) = (Bag::standard(), course.limit());
        let judged = solver::Certificate::new(&course, bag, limit, Budget::default());
        let facts = facts("S-1b", Budget::default());
        assert_eq!(facts.par, Some(judged.par()));
        assert_eq!(facts.value, Some(thousandths(judged.value.lower)));
        assert_eq!(facts.average, Some(thousandths(judged.average)));
        assert_eq!(facts.cells, 206);
        assert!(facts.pieces.contains(&"sand".to_owned()), "{facts:?}");
    }

    #[test]
    fn a_course_that_does_not_fit_has_no_par_but_a_size() {
        let facts = facts("S-10a", Budget { states: 100 });
        assert_eq!((facts.par, facts.value, facts.average), (None, None, None));
        assert!(facts.cells > 0 && !facts.pieces.is_empty());
    }
}
