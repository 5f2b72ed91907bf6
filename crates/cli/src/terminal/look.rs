//! Decides how each cell of a course looks: its characters, and the role that determines their
//! style.

use super::movers;
use super::palette::Role;
use super::tableau::Tableau;
use golf::{
    Cell, ChannelCell, Direction, Directions, MoverState, PieceBody, TallCell, TallPart, Tile,
};
use std::collections::BTreeMap;

/// The look of a cell: its character, and the character that fills the rest of the cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Look {
    pub(crate) glyph: char,
    pub(crate) fill: char,
    pub(crate) role: Role,
}

const fn look(glyph: char, role: Role) -> Look {
    let fill = ' ';
    Look { glyph, fill, role }
}

const fn solid(glyph: char, role: Role) -> Look {
    let fill = glyph;
    Look { glyph, fill, role }
}

/// The characters for the parts of a course that do not move, with the text keys of their names.
const RESTING: [(Look, &str); 11] = [
    (look('·', Role::Felt), "legend-fairway"),
    (look('⬡', Role::Start), "legend-start"),
    (look('◎', Role::Hole), "legend-hole"),
    (solid('▒', Role::Wall), "legend-wall"),
    (solid('░', Role::RoundedWall), "legend-rounded-wall"),
    (look('■', Role::Flat), "legend-flat"),
    (look('─', Role::Channel), "legend-channel"),
    (look('=', Role::Deck), "legend-deck"),
    (look('◢', Role::Slope), "legend-slope"),
    (look('∴', Role::Sand), "legend-sand"),
    (look('≈', Role::Water), "legend-water"),
];

/// Returns the characters for everything on the board except balls, with the text keys of their
/// names.
pub(crate) fn legend() -> impl Iterator<Item = (Look, &'static str)> {
    let movers = movers::LEGEND.map(|(glyph, key)| (look(glyph, Role::Mover), key));
    let token = (look('2', Role::Token(-2)), "legend-token");
    RESTING.into_iter().chain(movers).chain([token])
}

/// Returns the look of every cell of the course, without balls.
pub(crate) fn looks(tableau: &Tableau) -> BTreeMap<Cell, Look> {
    let course = tableau.course();
    let printed = course.walls().iter().chain(course.fairway());
    let mut looks: BTreeMap<Cell, Look> = printed
        .filter_map(|cell| Some((*cell, printed_look(course.tile(*cell)?))))
        .collect();
    looks.extend(
        course
            .starts()
            .map(|cell| (cell, printed_look(Tile::Start))),
    );
    looks.insert(course.hole(), printed_look(Tile::Hole));
    // Add tokens last: they may share their cell with sand, water or a channel.
    for (index, piece) in course.pieces().iter().enumerate() {
        if !matches!(piece.body, PieceBody::Token { .. }) {
            looks.extend(piece_looks(&piece.body, tableau.mover(index)));
        }
    }
    for index in 0..course.pieces().len() {
        if let Some((at, glyph)) = tableau.mover(index).and_then(movers::rolled) {
            looks.insert(course.field().cell(at), look(glyph, Role::Mover));
        }
    }
    for (index, piece) in course.pieces().iter().enumerate() {
        if let PieceBody::Token { at, value } = piece.body
            && !tableau.is_taken(index)
        {
            let digit = char::from(b'0' + value.unsigned_abs().min(9));
            looks.insert(at, look(digit, Role::Token(value)));
        }
    }
    looks
}

fn printed_look(tile: Tile) -> Look {
    match tile {
        Tile::Fairway => look('·', Role::Felt),
        Tile::Start => look('⬡', Role::Start),
        Tile::Hole => look('◎', Role::Hole),
        Tile::Wall => solid('▒', Role::Wall),
        Tile::RoundedWall => solid('░', Role::RoundedWall),
    }
}

fn piece_looks(body: &PieceBody, state: Option<MoverState>) -> Vec<(Cell, Look)> {
    let all = |cells: &[Cell], look: Look| cells.iter().map(|cell| (*cell, look)).collect();
    match body {
        PieceBody::Flat { cells, .. } => cells.iter().map(channel).collect(),
        PieceBody::Tall { cells } => cells.iter().map(tall).collect(),
        PieceBody::Sand { cells } => all(cells, look('∴', Role::Sand)),
        PieceBody::Water { cells } => all(cells, look('≈', Role::Water)),
        PieceBody::StartMarker { cells } => all(cells, printed_look(Tile::Start)),
        PieceBody::HoleMarker { at } => vec![(*at, printed_look(Tile::Hole))],
        PieceBody::Token { .. } => Vec::new(),
        mover => {
            let parts = movers::parts(mover, state).into_iter();
            parts
                .map(|(cell, glyph, role)| (cell, look(glyph, role)))
                .collect()
        }
    }
}

fn channel(cell: &ChannelCell) -> (Cell, Look) {
    let look = if cell.ways.is_empty() {
        look('■', Role::Flat)
    } else {
        look(strand(cell.ways), Role::Channel)
    };
    (cell.at, look)
}

/// Returns the line character for a channel with these directions.
fn strand(ways: Directions) -> char {
    let has = |direction| ways.contains(direction);
    if ways.len() > 2 {
        return 'Y';
    }
    if has(Direction::E) && has(Direction::W) {
        return '─';
    }
    if has(Direction::NE) && has(Direction::SW) {
        return '╱';
    }
    if has(Direction::NW) && has(Direction::SE) {
        return '╲';
    }
    '~'
}

fn tall(cell: &TallCell) -> (Cell, Look) {
    let look = match cell.part {
        TallPart::Slope { down } => look(downhill(down), Role::Slope),
        TallPart::Deck { hole: true, .. } => look('◎', Role::Deck),
        TallPart::Deck { under, .. } if under.is_empty() => look('=', Role::Deck),
        TallPart::Deck { .. } => look('∩', Role::Deck),
    };
    (cell.at, look)
}

/// Returns a triangle that points down a slope.
fn downhill(down: Direction) -> char {
    match down {
        Direction::E => '►',
        Direction::NE => '◥',
        Direction::NW => '◤',
        Direction::W => '◄',
        Direction::SW => '◣',
        Direction::SE => '◢',
    }
}
