//! Tokens laid otherwise than the course file has them (rule D5).

use super::{Course, errors};
use crate::Cell;
use crate::course_file::Placement;
use crate::field::{Field, Layer};
use crate::finding::Finding;
use crate::piece::{Piece, PieceBody};

impl Course {
    /// The cells a scattered token can lie on, row by row: those D5 allows and
    /// a ball can come to.
    pub fn token_cells(&self) -> Vec<Cell> {
        let field = Field::new(self);
        let reach = field.reach();
        let reached = |cell: &Cell| {
            let node = field.node(*cell, Layer::Ground);
            node.is_some_and(|node| reach.from_start[node.index()])
        };
        let mut cells = errors::token_cells(self);
        cells.retain(reached);
        cells
    }

    /// The course with these tokens in place of its own.
    pub fn with_tokens(&self, tokens: &[(Cell, i8)]) -> Result<Course, Vec<Finding>> {
        let mut course = self.clone();
        let own = |piece: &Piece| matches!(piece.body, PieceBody::Token { .. });
        course.pieces.retain(|piece| !own(piece));
        let numbered = tokens.iter().zip(1..);
        course
            .pieces
            .extend(numbered.map(|((at, value), number)| Piece {
                name: format!("token-{number}"),
                shape: "token".to_owned(),
                body: PieceBody::Token {
                    at: *at,
                    value: *value,
                },
                placement: Placement::Token {
                    at: *at,
                    value: *value,
                },
                position: self.ground_position,
            }));
        let findings = errors::findings(&course);
        if findings.is_empty() {
            Ok(course)
        } else {
            Err(findings)
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Collection, Course, collection};

    fn course(id: &str) -> Course {
        Collection::course(id).expect("standard").expect("valid")
    }

    #[test]
    fn tokens_can_lie_on_every_cell_that_is_named_for_them() {
        for standard in collection::COURSES {
            let course = course(standard.id);
            for cell in course.token_cells() {
                let laid = course.with_tokens(&[(cell, -2)]);
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
