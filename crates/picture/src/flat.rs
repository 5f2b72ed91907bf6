//! Draws flat pieces as birch capsules along their cells. A closed piece has an inlaid line; a
//! piece with a channel has a groove of felt.

use crate::path_data::PathData;
use crate::point::{HALF, R, Turn};
use crate::svg::{Paint, Pen};
use golf::{Cell, ChannelCell, Direction, Directions};

/// The width of the piece.
const WIDTH: f64 = 1.46 * R;
/// The width of the groove.
const GROOVE: f64 = 0.84 * R;
/// The bend radius of the piece and of the groove.
const BEND: f64 = 0.7 * R;
/// The height of the piece.
const HEIGHT: f64 = 0.2 * R;

/// Draws a flat piece.
pub(crate) fn draw(pen: &mut Pen, cells: &[ChannelCell]) {
    let body = body(pen.turn, cells);
    capsule(pen, &body, WIDTH, HEIGHT);
    if cells.iter().any(|cell| !cell.ways.is_empty()) {
        groove(pen, cells);
    } else {
        inlay(pen, &body);
    }
}

/// Draws a low wooden capsule around a line.
pub(crate) fn capsule(pen: &mut Pen, line: &PathData, width: f64, height: f64) {
    let birch = pen.inks.birch;
    let shadow = Paint::round("#000", width).opacity(pen.inks.shadow);
    pen.path(line, &shadow.shifted(0.12 * R, 0.24 * R));
    pen.path(
        line,
        &Paint::round(birch.deep, width).shifted(0.0, height * 0.6),
    );
    pen.path(
        line,
        &Paint::round(birch.low, width).shifted(0.0, -height * 0.1),
    );
    pen.path(
        line,
        &Paint::round(birch.high, width).shifted(-0.3, -height * 0.62),
    );
    pen.path(
        line,
        &Paint::round(birch.plain, width - 2.0).shifted(0.0, -height * 0.5),
    );
}

fn inlay(pen: &mut Pen, body: &PathData) {
    let birch = pen.inks.birch;
    let width = WIDTH * 0.52;
    let raised = -HEIGHT * 0.5;
    pen.path(body, &Paint::round(birch.low, width).shifted(0.0, raised));
    pen.path(
        body,
        &Paint::round(birch.plain, width - 2.2).shifted(0.0, raised),
    );
}

/// Returns the lines between the centres of adjacent cells.
fn body(turn: Turn, cells: &[ChannelCell]) -> PathData {
    let all: Vec<Cell> = cells.iter().map(|cell| cell.at).collect();
    let links = |cell: Cell| -> Directions {
        let touches = |d: &Direction| all.contains(&cell.next(*d));
        Direction::ALL.into_iter().filter(touches).collect()
    };
    all.iter()
        .map(|cell| ways(turn, *cell, links(*cell), HALF * R))
        .collect()
}

/// Returns the lines inside one cell: a gently bent line between each pair of directions in `ways`.
fn ways(turn: Turn, cell: Cell, ways: Directions, reach: f64) -> PathData {
    let centre = turn.of(cell);
    let end = |d: Direction| centre + turn.toward(d) * reach;
    let ways: Vec<Direction> = ways.iter().collect();
    match ways[..] {
        [] => PathData::dot(centre),
        [only] => PathData::line(&[centre, end(only)]),
        _ => {
            let mut path = PathData::new();
            for (index, from) in ways.iter().enumerate() {
                for to in &ways[index + 1..] {
                    path.join(&PathData::bent(&[end(*from), centre, end(*to)], BEND));
                }
            }
            path
        }
    }
}

fn groove(pen: &mut Pen, cells: &[ChannelCell]) {
    let turn = pen.turn;
    let (birch, felt, on_felt) = (pen.inks.birch, pen.inks.felt, pen.inks.on_felt);
    let inside: Vec<Cell> = cells.iter().map(|cell| cell.at).collect();
    let channel = |mouth: f64| -> PathData {
        let line = |cell: &ChannelCell| channel_line(turn, cell, &inside, mouth);
        cells.iter().map(line).collect()
    };
    // The walls of the groove end where the capsule does; the felt continues outside.
    let (walls, floor) = (channel(0.6 * R), channel(0.8 * R));
    pen.path(
        &walls,
        &Paint::line(birch.high, GROOVE + 3.2).shifted(0.5, 0.4 - HEIGHT * 0.5),
    );
    pen.path(
        &walls,
        &Paint::line(birch.deep, GROOVE + 1.4).shifted(0.0, -HEIGHT * 0.5),
    );
    pen.path(
        &floor,
        &Paint::line(felt.deep, GROOVE - 0.4).shifted(0.0, -HEIGHT * 0.25),
    );
    pen.path(
        &floor,
        &Paint::line(felt.plain, GROOVE - 2.0).shifted(0.6, 0.6),
    );
    let middle: PathData = cells
        .iter()
        .map(|cell| arms(turn, cell, 0.74 * R))
        .collect();
    let dashes = Paint::line(on_felt, 1.2).dashed(2.5, 3.5).opacity(0.7);
    pen.path(&middle, &dashes);
}

/// Returns the channel in one cell. Where the channel leaves the piece, it ends at the distance
/// `mouth` from the cell's centre.
fn channel_line(turn: Turn, cell: &ChannelCell, inside: &[Cell], mouth: f64) -> PathData {
    let leaves = |d: &Direction| !inside.contains(&cell.at.next(*d));
    let through = ways(turn, cell.at, cell.ways, HALF * R);
    if !cell.ways.iter().any(|d| leaves(&d)) {
        return through;
    }
    let centre = turn.of(cell.at);
    let end = |d: Direction| {
        let reach = if leaves(&d) { mouth } else { HALF * R };
        centre + turn.toward(d) * reach
    };
    let ways: Vec<Direction> = cell.ways.iter().collect();
    let mut path = PathData::new();
    for (index, from) in ways.iter().enumerate() {
        for to in &ways[index + 1..] {
            path.join(&PathData::bent(&[end(*from), centre, end(*to)], BEND));
        }
    }
    path
}

/// Returns the centre line of the channel in one cell: one bent line if the channel leaves the cell
/// in two directions, otherwise a straight line in each direction.
fn arms(turn: Turn, cell: &ChannelCell, reach: f64) -> PathData {
    if cell.ways.len() == 2 {
        return ways(turn, cell.at, cell.ways, reach);
    }
    let centre = turn.of(cell.at);
    let arm = |d| PathData::line(&[centre + turn.toward(d) * (0.2 * R), turn.edge(cell.at, d)]);
    cell.ways.iter().map(arm).collect()
}
