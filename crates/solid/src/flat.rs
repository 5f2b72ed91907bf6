//! Flat pieces: low capsules along their cells. An open channel is a real groove.

use crate::board::Floors;
use crate::line::{ahead, centre, edge, through, toward};
use crate::measures::{ENGRAVING, FLAT, FLAT_ON_WALL, HALF_CHANNEL, HALF_WIDTH, SOLE};
use crate::plane::{Ends, Place, Region};
use crate::terrain::{Terrain, Zone};
use crate::{Body, Material};
use golf::{Cell, ChannelCell, Direction, Directions};

/// The radius of the rounded edge.
const EDGE: f64 = 0.13;
/// The radius of the ends of rails, seen from above.
const TIP: f64 = 0.08;
/// How far a channel reaches from the centre of its last cell.
const MOUTH: f64 = 1.3;
/// The distance from the middle line to the engraved line of a closed piece, and half its width.
const INLAY: [f64; 2] = [0.4, 0.035];

/// Returns the part of the plane that the piece covers.
pub(crate) fn place(cells: &[ChannelCell]) -> Region {
    along(cells, HALF_WIDTH)
}

/// Returns everything within `half_width` of the middle line of the piece.
fn along(cells: &[ChannelCell], half_width: f64) -> Region {
    let all: Vec<Cell> = cells.iter().map(|cell| cell.at).collect();
    let links = |cell: Cell| -> Directions {
        let touches = |d: &Direction| all.contains(&cell.next(*d));
        Direction::ALL.into_iter().filter(touches).collect()
    };
    let mut strokes = Vec::new();
    for cell in all.iter().copied() {
        let links: Vec<Direction> = links(cell).iter().collect();
        match links[..] {
            [] => strokes.push(Region::disc(centre(cell), half_width)),
            [only] => {
                let line = [centre(cell), edge(cell, only)];
                strokes.push(Region::stroke(&line, half_width, Ends::Round));
            }
            _ => strokes.extend(
                pairs(&links)
                    .map(|[from, to]| through(cell, from.opposite(), to))
                    .map(|line| Region::stroke(&line, half_width, Ends::Round)),
            ),
        }
    }
    Region::union_of(&strokes)
}

fn pairs(ways: &[Direction]) -> impl Iterator<Item = [Direction; 2]> {
    let later = |index: usize| ways[index + 1..].iter();
    (0..ways.len()).flat_map(move |index| later(index).map(move |to| [ways[index], *to]))
}

/// Returns the channel. It ends outside the piece.
fn channel(cells: &[ChannelCell]) -> Region {
    let inside = |cell: Cell| cells.iter().any(|other| other.at == cell);
    let mut strokes = Vec::new();
    for cell in cells {
        let ways: Vec<Direction> = cell.ways.iter().collect();
        for [from, to] in pairs(&ways) {
            let mut line = through(cell.at, from.opposite(), to);
            let beyond = |way: Direction| ahead(centre(cell.at), toward(way), MOUTH);
            if inside(cell.at.next(from)) {
                // Overlap the stroke of the next cell.
                line.insert(0, overlap(&line, 0, 1));
            } else {
                line.insert(0, beyond(from));
            }
            let last = line.len() - 1;
            if inside(cell.at.next(to)) {
                line.push(overlap(&line, last, last - 1));
            } else {
                line.push(beyond(to));
            }
            strokes.push(Region::stroke(&line, HALF_CHANNEL, Ends::Flat));
        }
    }
    Region::union_of(&strokes)
}

/// Returns the point a little beyond the end of a line.
fn overlap(line: &[Place], end: usize, before: usize) -> Place {
    let way = crate::line::unit(crate::line::between(line[before], line[end]));
    ahead(line[end], way, 0.02)
}

pub(crate) fn body(name: &str, cells: &[ChannelCell], floors: &Floors) -> Body {
    let floor = floors.height(cells[0].at);
    let on_wall = cells.iter().any(|cell| floors.on(cell.at).is_none());
    let height = if on_wall { FLAT_ON_WALL } else { FLAT };
    let place = place(cells);
    let top = floor + height;
    let mut tops = Vec::new();
    if cells.iter().all(|cell| cell.ways.is_empty()) {
        tops.push(Zone::rounded(place, top, EDGE, EDGE));
        let [offset, half] = INLAY;
        let line = along(cells, offset + half).minus(&along(cells, offset - half));
        tops.push(Zone::level(line, top - ENGRAVING).covered(Material::Walnut));
    } else {
        let rails = place.minus(&channel(cells)).softened(TIP);
        tops.push(Zone::level(place, floor + SOLE).covered(Material::Cloth));
        tops.push(Zone::rounded(rails, top, EDGE, EDGE));
    }
    let terrain = Terrain {
        tops,
        base: floor,
        ..Terrain::default()
    };
    Body::terrain(name, Material::Birch, terrain)
}
