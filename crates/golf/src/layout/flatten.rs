//! Writes a course as one file that refers to no other courses, for records and links.

use super::Layout;
use crate::Cell;
use crate::course_file::{ArrowEntry, CourseFile, Ground, PieceEntry, Tile};
use crate::finding::{Located, TextPosition};
use crate::piece::{Piece, PieceBody};

impl Layout {
    /// Returns the complete course with a map of its own. The map includes the courses that this
    /// one builds on, with the starts and the hole where markers have moved them. The result plays
    /// exactly like this course.
    pub fn to_file(&self) -> CourseFile {
        let here = Located {
            value: (),
            position: TextPosition::START,
        };
        CourseFile {
            name: Some(self.name.clone()),
            names: self.names.clone(),
            board: self.board.clone(),
            order: Some(self.order),
            limit: Some(self.limit),
            ground: self.flat_ground(),
            pieces: self
                .pieces
                .iter()
                .filter(|piece| !is_marker(piece))
                .map(|piece| PieceEntry {
                    id: piece.shape.clone(),
                    placement: piece.placement.clone(),
                    position: here,
                })
                .collect(),
            arrows: self
                .arrows
                .iter()
                .map(|arrow| ArrowEntry {
                    at: arrow.at,
                    incoming: arrow.incoming,
                    outgoing: arrow.outgoing,
                    position: here,
                })
                .collect(),
        }
    }

    fn flat_ground(&self) -> Ground {
        let fairway = self.fairway.iter().map(|cell| {
            let tile = if *cell == self.hole {
                Tile::Hole
            } else if self.starts.contains(cell) {
                Tile::Start
            } else {
                Tile::Fairway
            };
            (*cell, tile)
        });
        let walls = self
            .walls
            .iter()
            .filter_map(|cell| Some((*cell, self.tile(*cell)?)));
        let mut tiles: Vec<(Cell, Tile)> = fairway.chain(walls).collect();
        sorted::sort_by_key(&mut tiles, |(cell, _)| (cell.y, cell.x));
        let left = tiles.iter().map(|(cell, _)| cell.x).min().unwrap_or(0);
        let top = tiles.first().map_or(0, |(cell, _)| cell.y);
        // If the corner is not a cell, move it one half-column to the left (B1).
        let x = left - ((left + top) & 1);
        Ground::Map {
            origin: Cell { x, y: top },
            tiles,
            position: TextPosition::START,
        }
    }
}

fn is_marker(piece: &Piece) -> bool {
    matches!(
        piece.body,
        PieceBody::StartMarker { .. } | PieceBody::HoleMarker { .. }
    )
}
