//! Reads a course file from bytes. Returns `None` for input that [`pack`](super::pack) could not
//! have written.

use super::{END_OF_ROW, FORMAT, LONGEST_RUN, TILES};
use golf::{
    ArrowEntry, Catalogue, Cell, Colour, CourseFile, Direction, Ground, Located, PieceEntry,
    Placement, TextPosition, Tile,
};

pub(super) fn unpack(bytes: &[u8]) -> Option<CourseFile> {
    let mut input = Reader(bytes);
    if input.byte()? != FORMAT {
        return None;
    }
    let file = CourseFile {
        name: input.maybe_text()?,
        names: [
            input.maybe_text()?,
            input.maybe_text()?,
            input.maybe_text()?,
            input.maybe_text()?,
        ],
        board: input.maybe_text()?,
        order: order(&mut input)?,
        limit: Some(input.byte()?).filter(|limit| *limit != 0),
        ground: ground(&mut input)?,
        pieces: input.list(CourseFile::MAX_PIECES, piece)?,
        arrows: input.list(CourseFile::MAX_PIECES, arrow)?,
    };
    input.0.is_empty().then_some(file)
}

struct Reader<'b>(&'b [u8]);

impl Reader<'_> {
    fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    fn number(&mut self) -> Option<i32> {
        let mut number = 0_u32;
        for shift in (0..35).step_by(7) {
            let byte = self.byte()?;
            let part = u32::from(byte & 127);
            if shift == 28 && part > 15 {
                return None;
            }
            number |= part << shift;
            if byte < 128 {
                return Some((number >> 1) as i32 ^ -((number & 1) as i32));
            }
        }
        None
    }

    fn count(&mut self, most: usize) -> Option<usize> {
        let count = usize::try_from(self.number()?).ok()?;
        (count <= most).then_some(count)
    }

    /// Reads a cell. Refuses coordinates far away from any board, because adding them could
    /// overflow.
    fn cell(&mut self) -> Option<Cell> {
        let (x, y) = (self.number()?, self.number()?);
        let near = |n: i32| (-1_000_000..=1_000_000).contains(&n);
        (near(x) && near(y)).then(|| Cell::new(x, y)).flatten()
    }

    #[allow(clippy::option_option)]
    fn maybe_text(&mut self) -> Option<Option<String>> {
        let Some(length) = self.count(1_000)?.checked_sub(1) else {
            return Some(None);
        };
        let (text, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(Some(std::str::from_utf8(text).ok()?.to_owned()))
    }

    fn list<T>(&mut self, most: usize, item: fn(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        (0..self.count(most)?).map(|_| item(self)).collect()
    }
}

const HERE: Located<()> = Located {
    value: (),
    position: TextPosition::START,
};

#[allow(clippy::option_option)]
fn order(input: &mut Reader<'_>) -> Option<Option<[Colour; 6]>> {
    if input.byte()? == 0 {
        return Some(None);
    }
    let mut order = Colour::ALL;
    for place in &mut order {
        *place = *Colour::ALL.get(usize::from(input.byte()?))?;
    }
    Some(Some(order))
}

fn ground(input: &mut Reader<'_>) -> Option<Ground> {
    let named = |id: String| Located {
        value: id,
        position: TextPosition::START,
    };
    match input.byte()? {
        0 => {
            let origin = input.cell()?;
            Some(Ground::Map {
                origin,
                tiles: map(input, origin)?,
                position: TextPosition::START,
            })
        }
        1 => {
            let courses = input.list(99, |input| input.maybe_text()?)?;
            Some(Ground::On {
                courses: courses.into_iter().map(named).collect(),
                start: input.maybe_text()?.map(named),
                hole: input.maybe_text()?.map(named),
                position: TextPosition::START,
            })
        }
        _ => None,
    }
}

fn map(input: &mut Reader<'_>, origin: Cell) -> Option<Vec<(Cell, Tile)>> {
    let mut tiles = Vec::new();
    for y in 0..input.count(CourseFile::MAX_ROWS)? as i32 {
        // In every other row, the first cell is half a column to the right (B1).
        let mut x = y & 1;
        loop {
            let byte = input.byte()?;
            if byte == END_OF_ROW {
                break;
            }
            let tile = *TILES.get(usize::from(byte) / LONGEST_RUN)?;
            for _ in 0..=usize::from(byte) % LONGEST_RUN {
                if x as usize >= CourseFile::MAX_COLUMNS {
                    return None;
                }
                tiles.extend(tile.map(|tile| (Cell { x, y } + origin, tile)));
                x += 2;
            }
        }
    }
    Some(tiles)
}

fn piece(input: &mut Reader<'_>) -> Option<PieceEntry> {
    let shapes = Catalogue::standard().shapes();
    let shape = shapes.get(usize::from(input.byte()?))?;
    let placement = match input.byte()? {
        100 => Placement::Cells(input.list(100, Reader::cell)?),
        101 => Placement::Token {
            at: input.cell()?,
            value: i8::try_from(input.number()?).ok()?,
        },
        turn @ 0..24 => Placement::At {
            at: input.cell()?,
            rotate: turn / 4,
            mirror: turn & 2 != 0,
            channel: turn & 1 != 0,
        },
        _ => return None,
    };
    Some(PieceEntry {
        id: shape.id.clone(),
        placement,
        position: HERE,
    })
}

fn arrow(input: &mut Reader<'_>) -> Option<ArrowEntry> {
    let at = input.cell()?;
    let turn = input.byte().filter(|turn| *turn < 36)?;
    Some(ArrowEntry {
        at,
        incoming: Direction::from_index(turn / 6),
        outgoing: Direction::from_index(turn % 6),
        position: HERE,
    })
}
