//! Packs a course file into bytes.

use super::{END_OF_ROW, FORMAT, LONGEST_RUN, TILES};
use golf::{Catalogue, Cell, CourseFile, Ground, Placement, Tile};
use sorted::Map;

/// Returns the packed bytes of a course, or `None` if a number is out of range.
pub(super) fn pack(file: &CourseFile) -> Option<Vec<u8>> {
    let mut out = Writer(vec![FORMAT]);
    out.maybe_text(file.name.as_deref())?;
    for name in &file.names {
        out.maybe_text(name.as_deref())?;
    }
    out.maybe_text(file.board.as_deref())?;
    match file.order {
        None => out.byte(0),
        Some(order) => {
            out.byte(1);
            for colour in order {
                out.byte(colour as u8);
            }
        }
    }
    out.byte(file.limit.unwrap_or(0));
    ground(&mut out, &file.ground)?;
    out.number(i32::try_from(file.pieces.len()).ok()?);
    for piece in &file.pieces {
        let shapes = Catalogue::standard().shapes();
        let shape = shapes.iter().position(|shape| shape.id == piece.id)?;
        out.byte(u8::try_from(shape).ok()?);
        placement(&mut out, &piece.placement)?;
    }
    out.number(i32::try_from(file.arrows.len()).ok()?);
    for arrow in &file.arrows {
        out.cell(arrow.at);
        out.byte(arrow.incoming as u8 * 6 + arrow.outgoing as u8);
    }
    Some(out.0)
}

struct Writer(Vec<u8>);

impl Writer {
    fn byte(&mut self, byte: u8) {
        self.0.push(byte);
    }

    /// Writes an integer in zigzag encoding, seven bits per byte, low bits first.
    fn number(&mut self, number: i32) {
        let mut rest = (number << 1 ^ number >> 31) as u32;
        while rest >= 128 {
            self.byte(rest as u8 | 128);
            rest >>= 7;
        }
        self.byte(rest as u8);
    }

    fn cell(&mut self, cell: Cell) {
        self.number(cell.x);
        self.number(cell.y);
    }

    /// Writes 0 if there is no text, and otherwise the length plus one, followed by the bytes.
    fn maybe_text(&mut self, text: Option<&str>) -> Option<()> {
        let Some(text) = text else {
            self.byte(0);
            return Some(());
        };
        self.number(i32::try_from(text.len() + 1).ok()?);
        self.0.extend(text.as_bytes());
        Some(())
    }
}

fn ground(out: &mut Writer, ground: &Ground) -> Option<()> {
    match ground {
        Ground::Map { origin, tiles, .. } => {
            out.byte(0);
            out.cell(*origin);
            map(out, *origin, tiles)
        }
        Ground::On {
            courses,
            start,
            hole,
            ..
        } => {
            out.byte(1);
            out.number(i32::try_from(courses.len()).ok()?);
            for id in courses {
                out.maybe_text(Some(&id.value))?;
            }
            out.maybe_text(start.as_ref().map(|id| &*id.value))?;
            out.maybe_text(hole.as_ref().map(|id| &*id.value))
        }
    }
}

/// Writes the cells of each row as runs from left to right, including cells outside the map.
fn map(out: &mut Writer, origin: Cell, tiles: &[(Cell, Tile)]) -> Option<()> {
    let mut rows: Map<i32, Map<i32, Tile>> = Map::new();
    for (cell, tile) in tiles {
        let place = *cell - origin;
        if place.x < 0 || place.y < 0 {
            return None;
        }
        rows.get_or_insert(place.y, Map::new())
            .insert(place.x / 2, *tile);
    }
    let height = rows.last().map_or(0, |(y, _)| y + 1);
    out.number(height);
    for y in 0..height {
        let row = rows.remove(&y).unwrap_or_default();
        let width = row.last().map_or(0, |(x, _)| x + 1);
        let kinds: Vec<usize> = (0..width)
            .map(|x| TILES.iter().position(|tile| *tile == row.get(&x).copied()))
            .collect::<Option<_>>()?;
        for run in kinds
            .chunk_by(|a, b| a == b)
            .flat_map(|run| run.chunks(LONGEST_RUN))
        {
            out.byte((run[0] * LONGEST_RUN + run.len() - 1) as u8);
        }
        out.byte(END_OF_ROW);
    }
    Some(())
}

fn placement(out: &mut Writer, placement: &Placement) -> Option<()> {
    match placement {
        Placement::At {
            at,
            rotate,
            mirror,
            channel,
        } => {
            out.byte(rotate * 4 + u8::from(*mirror) * 2 + u8::from(*channel));
            out.cell(*at);
        }
        Placement::Cells(cells) => {
            out.byte(100);
            out.number(i32::try_from(cells.len()).ok()?);
            for cell in cells {
                out.cell(*cell);
            }
        }
        Placement::Token { at, value } => {
            out.byte(101);
            out.cell(*at);
            out.number(i32::from(*value));
        }
    }
    Some(())
}
