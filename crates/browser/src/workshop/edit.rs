//! Edits courses: each edit takes a course file and returns a new one.

use super::{EditError, Problem, laid, refused};
use crate::view::workshop::CourseEdit;
use golf::{
    ArrowEntry, Catalogue, Cell, Collection, Colour, CourseFile, Direction, Finding, Ground,
    Layout, Located, PieceEntry, Placement, Shape, TextPosition, Tile,
};
use std::collections::BTreeMap;
use wasm_bindgen::prelude::wasm_bindgen;

/// The largest shift accepted; the limit prevents overflow in sums of coordinates.
const FAR: i32 = 2_000;

/// Returns the course file after an edit (`CourseEdit`). The error says why the edit is refused
/// (`CourseFinding`).
#[wasm_bindgen]
pub fn edit_course(file: &str, edit: &str) -> Result<String, String> {
    let edit = CourseEdit::parse(edit).map_err(|text| refused(&Problem::Unreadable(text)))?;
    apply(file, edit).map_err(|problem| refused(&problem))
}

/// Returns the file after an edit. The edited course can be laid out, but is not necessarily
/// playable.
pub(super) fn apply(file: &str, edit: CourseEdit) -> Result<String, Problem> {
    let mut file = read(file)?;
    change(&mut file, edit)?;
    let text = file.to_string();
    // Only the parser checks course files, so parse the edited file again.
    let read = read(&text)?;
    laid_out(&read)?;
    Ok(text)
}

/// Lays out the course in a file. The course need not be playable.
pub(super) fn laid_out(file: &CourseFile) -> Result<Layout, Problem> {
    Layout::new("course", file, &Collection).map_err(first)
}

pub(super) fn read(text: &str) -> Result<CourseFile, Problem> {
    CourseFile::parse_bytes(text.as_bytes()).map_err(first)
}

fn first(findings: Vec<Finding>) -> Problem {
    match findings.into_iter().next() {
        Some(first) => Problem::Found(first),
        None => Problem::Unreadable("the course cannot be read".to_owned()),
    }
}

fn change(file: &mut CourseFile, edit: CourseEdit) -> Result<(), Problem> {
    match edit {
        CourseEdit::Lay { pieces, by } => {
            let by = cell(by)?;
            for piece in &pieces {
                let mut entry = laid::entry(piece)?;
                entry.placement = moved(&entry.placement, by);
                file.pieces.push(entry);
            }
        }
        CourseEdit::Move { pieces, by } => {
            let by = cell(by)?;
            each(file, &pieces, |_, placement| Ok(moved(placement, by)))?;
        }
        CourseEdit::Turn { pieces, sixths } => {
            let middle = middle(&cells_of(file, &pieces)?);
            each(file, &pieces, |shape, placement| {
                Ok(turned(shape, placement, middle, sixths % 6))
            })?;
        }
        CourseEdit::Mirror { pieces } => {
            let middle = middle(&cells_of(file, &pieces)?);
            each(file, &pieces, |shape, placement| {
                Ok(mirrored(shape, placement, middle))
            })?;
        }
        CourseEdit::Open { pieces } => each(file, &pieces, opened)?,
        CourseEdit::Value { pieces } => each(file, &pieces, revalued)?,
        CourseEdit::Remove { mut pieces } => {
            pieces.sort_unstable();
            pieces.dedup();
            for index in pieces.into_iter().rev() {
                known(file, index)?;
                file.pieces.remove(index);
            }
        }
        CourseEdit::Cell { piece, at } => {
            let at = cell(at)?;
            each(file, &[piece], |_, placement| toggled(placement, at))?;
        }
        CourseEdit::Paint { cells, tile } => paint(file, &cells, &tile)?,
        CourseEdit::Start { at } => move_start(file, cell(at)?)?,
        CourseEdit::Hole { at } => move_hole(file, cell(at)?)?,
        CourseEdit::Arrow { at, incoming, out } => arrow(file, at, &incoming, out.as_deref())?,
        CourseEdit::Link {
            courses,
            start,
            hole,
        } => link(file, courses, start, hole),
        CourseEdit::Name { name } => {
            let name = name.trim();
            file.name = (!name.is_empty()).then(|| name.to_owned());
            file.names = [None, None, None, None];
        }
        CourseEdit::Order { colours } => file.order = Some(order(&colours)?),
        CourseEdit::Limit { limit } => file.limit = Some(limit),
    }
    Ok(())
}

fn cell([x, y]: [i32; 2]) -> Result<Cell, Problem> {
    let near = (-FAR..=FAR).contains(&x) && (-FAR..=FAR).contains(&y);
    let cell = Cell::new(x, y).filter(|_| near);
    cell.ok_or(EditError::NoCell).map_err(Problem::from)
}

fn known(file: &CourseFile, index: usize) -> Result<&PieceEntry, Problem> {
    let entry = file.pieces.get(index);
    entry.ok_or(EditError::NoPiece).map_err(Problem::from)
}

fn cells_of(file: &CourseFile, pieces: &[usize]) -> Result<Vec<Cell>, Problem> {
    let mut cells = Vec::new();
    for index in pieces {
        let body = known(file, *index)?.body();
        cells.extend(body.into_iter().flat_map(|body| body.cells()));
    }
    Ok(cells)
}

/// Changes the placement of each of these pieces.
fn each(
    file: &mut CourseFile,
    pieces: &[usize],
    change: impl Fn(&Shape, &Placement) -> Result<Placement, Problem>,
) -> Result<(), Problem> {
    for index in pieces {
        let entry = known(file, *index)?;
        let shape = Catalogue::standard().shape(&entry.id);
        let shape = shape.ok_or(EditError::NoPiece)?;
        file.pieces[*index].placement = change(shape, &entry.placement)?;
    }
    Ok(())
}

/// Returns the cell nearest to the centre of these cells; the first one if several are equally
/// near. With this cell as the pivot, a piece is back in its position after six rotations.
pub(super) fn middle(cells: &[Cell]) -> Cell {
    let count = cells.len().max(1) as i32;
    let sum = cells
        .iter()
        .fold(Cell { x: 0, y: 0 }, |sum, cell| sum + *cell);
    // All lengths are multiplied by `count`. A half-column is 1 wide, and a row is √3 high.
    let distance = |cell: &&Cell| {
        let (x, y) = (cell.x * count - sum.x, cell.y * count - sum.y);
        i64::from(x) * i64::from(x) + 3 * i64::from(y) * i64::from(y)
    };
    let nearest = cells.iter().min_by_key(distance).copied();
    nearest.unwrap_or(Cell { x: 0, y: 0 })
}

/// Returns a placement with `to` applied to every cell.
fn mapped(placement: &Placement, to: impl Fn(Cell) -> Cell) -> Placement {
    match placement.clone() {
        Placement::At {
            at,
            rotate,
            mirror,
            channel,
        } => Placement::At {
            at: to(at),
            rotate,
            mirror,
            channel,
        },
        Placement::Cells(cells) => Placement::Cells(cells.into_iter().map(to).collect()),
        Placement::Token { at, value } => Placement::Token { at: to(at), value },
    }
}

fn moved(placement: &Placement, by: Cell) -> Placement {
    mapped(placement, |cell| cell + by)
}

fn turned(shape: &Shape, placement: &Placement, middle: Cell, sixths: u8) -> Placement {
    let mut placement = mapped(placement, |cell| (cell - middle).rotated(sixths) + middle);
    if let Placement::At { rotate, .. } = &mut placement
        && shape.form.can_turn()
    {
        *rotate = (*rotate + sixths) % 6;
    }
    placement
}

fn mirrored(shape: &Shape, placement: &Placement, middle: Cell) -> Placement {
    let mut placement = mapped(placement, |cell| (cell - middle).mirrored() + middle);
    if let Placement::At { rotate, mirror, .. } = &mut placement {
        // A flip after a rotation equals the opposite rotation after a flip.
        *rotate = (6 - *rotate) % 6;
        *mirror ^= shape.form.can_mirror();
    }
    placement
}

fn opened(shape: &Shape, placement: &Placement) -> Result<Placement, Problem> {
    let mut placement = placement.clone();
    match &mut placement {
        Placement::At { channel, .. } if shape.can_be_channelled() => *channel = !*channel,
        _ => return Err(EditError::NoChannel.into()),
    }
    Ok(placement)
}

fn revalued(shape: &Shape, placement: &Placement) -> Result<Placement, Problem> {
    let Placement::Token { at, value } = *placement else {
        return Err(EditError::NoValue.into());
    };
    let values: Vec<i8> = shape.values.iter().map(|(value, _)| *value).collect();
    let place = values.iter().position(|v| *v == value).unwrap_or(0);
    let value = values.get((place + 1) % values.len().max(1)).copied();
    let value = value.ok_or(EditError::NoValue)?;
    Ok(Placement::Token { at, value })
}

fn toggled(placement: &Placement, at: Cell) -> Result<Placement, Problem> {
    let Placement::Cells(cells) = placement else {
        return Err(EditError::NoBlob.into());
    };
    let mut cells = cells.clone();
    match cells.iter().position(|cell| *cell == at) {
        Some(place) => drop(cells.remove(place)),
        None => cells.push(at),
    }
    if (1..=5).contains(&cells.len()) {
        Ok(Placement::Cells(cells))
    } else {
        Err(EditError::BlobSize.into())
    }
}

/// Returns the printed tiles by row and column. If the file is a layout on other courses, first
/// replaces it with a file that includes its map.
fn map(file: &mut CourseFile) -> Result<BTreeMap<(i32, i32), Tile>, Problem> {
    if matches!(file.ground, Ground::On { .. }) {
        *file = laid_out(file)?.to_file();
    }
    match &file.ground {
        Ground::Map { tiles, .. } => {
            let tiles = tiles.iter();
            Ok(tiles
                .map(|(cell, tile)| ((cell.y, cell.x), *tile))
                .collect())
        }
        Ground::On { .. } => Err(Problem::Unreadable("the course has no map".to_owned())),
    }
}

fn print(file: &mut CourseFile, map: &BTreeMap<(i32, i32), Tile>) {
    let tiles = map
        .iter()
        .map(|((y, x), tile)| (Cell { x: *x, y: *y }, *tile));
    let left = map.keys().map(|(_, x)| *x).min().unwrap_or(0);
    let top = map.keys().next().map_or(0, |(y, _)| *y);
    file.ground = Ground::Map {
        // Move the origin one half-column to the left if the corner is not a cell (B1).
        origin: Cell {
            x: left - ((left + top) & 1),
            y: top,
        },
        tiles: tiles.collect(),
        position: TextPosition::START,
    };
}

fn paint(file: &mut CourseFile, cells: &[[i32; 2]], tile: &str) -> Result<(), Problem> {
    let tile = match tile {
        "." => Some(Tile::Fairway),
        "#" => Some(Tile::Wall),
        "%" => Some(Tile::RoundedWall),
        " " => None,
        _ => return Err(Problem::Unreadable("unknown tile".to_owned())),
    };
    let mut map = map(file)?;
    let mut painted = false;
    for at in cells {
        let Cell { x, y } = cell(*at)?;
        // The start and the hole can be moved, but not painted over.
        if matches!(map.get(&(y, x)), Some(Tile::Start | Tile::Hole)) {
            continue;
        }
        painted = true;
        match tile {
            Some(tile) => drop(map.insert((y, x), tile)),
            None => drop(map.remove(&(y, x))),
        }
    }
    if !painted {
        return Err(EditError::PaintEnd.into());
    }
    print(file, &map);
    Ok(())
}

fn move_start(file: &mut CourseFile, at: Cell) -> Result<(), Problem> {
    let mut map = map(file)?;
    let starts = map.iter().filter(|(_, tile)| **tile == Tile::Start);
    let starts: Vec<Cell> = starts.map(|((y, x), _)| Cell { x: *x, y: *y }).collect();
    let by = at - middle(&starts);
    for start in &starts {
        map.insert((start.y, start.x), Tile::Fairway);
    }
    for start in starts {
        let Cell { x, y } = start + by;
        if map.get(&(y, x)) == Some(&Tile::Hole) {
            return Err(EditError::StartOnHole.into());
        }
        map.insert((y, x), Tile::Start);
    }
    print(file, &map);
    Ok(())
}

fn move_hole(file: &mut CourseFile, at: Cell) -> Result<(), Problem> {
    let mut map = map(file)?;
    if map.get(&(at.y, at.x)) == Some(&Tile::Start) {
        return Err(EditError::StartOnHole.into());
    }
    for tile in map.values_mut().filter(|tile| **tile == Tile::Hole) {
        *tile = Tile::Fairway;
    }
    map.insert((at.y, at.x), Tile::Hole);
    print(file, &map);
    Ok(())
}

fn arrow(
    file: &mut CourseFile,
    at: [i32; 2],
    incoming: &str,
    out: Option<&str>,
) -> Result<(), Problem> {
    let at = cell(at)?;
    let direction = |name: &str| -> Result<Direction, Problem> {
        let direction = name.parse();
        direction.map_err(|_| Problem::Unreadable("unknown direction".to_owned()))
    };
    let incoming = direction(incoming)?;
    let outgoing = out.map(direction).transpose()?;
    // In a layout, the arrow printed on the underlying course would remain, so give the file its
    // own map first.
    map(file)?;
    file.arrows
        .retain(|arrow| arrow.at != at || arrow.incoming != incoming);
    if let Some(outgoing) = outgoing {
        file.arrows.push(ArrowEntry {
            at,
            incoming,
            outgoing,
            position: here(()),
        });
    }
    Ok(())
}

fn link(file: &mut CourseFile, courses: Vec<String>, start: Option<String>, hole: Option<String>) {
    // The underlying courses define the board and the rebounds.
    file.board = None;
    file.arrows.clear();
    file.ground = Ground::On {
        courses: courses.into_iter().map(here).collect(),
        start: start.map(here),
        hole: hole.map(here),
        position: TextPosition::START,
    };
}

fn here<T>(value: T) -> Located<T> {
    Located {
        value,
        position: TextPosition::START,
    }
}

fn order(colours: &[String]) -> Result<[Colour; 6], Problem> {
    let read = colours.iter().map(|colour| colour.parse().ok());
    let read: Option<Vec<Colour>> = read.collect();
    let six = read.and_then(|read| <[Colour; 6]>::try_from(read).ok());
    six.ok_or(EditError::Order).map_err(Problem::from)
}
