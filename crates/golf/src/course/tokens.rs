//! Courses with tokens other than those in the course file (rule D5).

use super::{Course, UnplayableError, errors};
use crate::Cell;
use crate::field::Layer;

impl Course {
    /// Returns the cells where a scattered token can lie, row by row: those that D5 allows and that
    /// a ball can reach. Computed on first use.
    pub fn token_cells(&self) -> &[Cell] {
        self.token_cells.get_or_init(|| {
            let start_reaches = self.field.start_reaches();
            let reached = |cell: &Cell| {
                let node = self.field.node(*cell, Layer::Ground);
                node.is_some_and(|node| start_reaches[node.index()])
            };
            let mut cells = errors::token_cells(&self.layout);
            cells.retain(reached);
            cells
        })
    }

    /// Returns the course with these tokens instead of its own.
    pub fn with_tokens(&self, tokens: &[(Cell, i8)]) -> Result<Course, UnplayableError> {
        let mut course = Course::judge(self.layout.with_tokens(tokens))?;
        // Tokens do not block balls, so the cells for scattered tokens stay the same.
        course.token_cells = self.token_cells.clone();
        Ok(course)
    }
}

#[cfg(test)]
mod tests {
    use crate::{COURSES, Collection, Course};

    fn course(id: &str) -> Course {
        Collection::course(id).expect("standard").expect("valid")
    }

    #[test]
    fn tokens_can_lie_on_every_cell_that_is_named_for_them() {
        for standard in COURSES {
            let course = course(standard.id);
            for cell in course.token_cells() {
                let laid = course.with_tokens(&[(*cell, -2)]);
                assert!(laid.is_ok(), "{} at {cell}", standard.id);
            }
        }
    }

    #[test]
    fn no_token_lies_on_start_or_hole() {
        let course = course("1");
        let cells = course.token_cells();
        assert!(!cells.contains(&course.hole()));
        assert!(course.starts().iter().all(|start| !cells.contains(start)));
        assert!(course.with_tokens(&[(course.hole(), -1)]).is_err());
    }
}
