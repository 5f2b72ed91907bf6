//! What each cell of a course looks like: a character and what it stands for.

use super::palette::Role;
use super::tableau::Tableau;
use golf::{
    Cell, ChannelCell, Direction, Directions, DoorFrame, MoverState, PieceBody, TallCell, TallPart,
    Tile,
};
use std::collections::BTreeMap;

/// A cell: its character, and the one that fills the rest of it.
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

/// All characters of the board with the key of their name, for the legend.
pub(crate) const LEGEND: [(Look, &str); 16] = [
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
    (look('o', Role::Mover), "legend-roller"),
    (look('+', Role::Mover), "legend-spinner"),
    (look('▲', Role::Mover), "legend-toppler"),
    (look('¦', Role::Mover), "legend-door"),
    (look('2', Role::Token(-2)), "legend-token"),
];

/// Every cell of the course, without balls.
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
    // Tokens last: they may share their cell with sand, water or a channel.
    for (index, piece) in course.pieces().iter().enumerate() {
        if !matches!(piece.body, PieceBody::Token { .. }) {
            looks.extend(piece_looks(&piece.body, tableau.mover(index)));
        }
    }
    for index in 0..course.pieces().len() {
        if let Some(MoverState::Roller { at }) = tableau.mover(index) {
            looks.insert(tableau.course().field().cell(at), ROLLER);
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
        // Rollers are told by their state alone.
        PieceBody::Roller { .. } | PieceBody::Token { .. } => Vec::new(),
        PieceBody::Toppler { at } => toppler(*at, state),
        PieceBody::Spinner { hub, arm } => spinner(*hub, *arm, state),
        PieceBody::Door(frame) => door(frame, state),
        PieceBody::StartMarker { cells } => all(cells, printed_look(Tile::Start)),
        PieceBody::HoleMarker { at } => vec![(*at, printed_look(Tile::Hole))],
    }
}

/// The roller, wherever it has rolled.
pub(crate) const ROLLER: Look = look('o', Role::Mover);

fn channel(cell: &ChannelCell) -> (Cell, Look) {
    let look = if cell.ways.is_empty() {
        look('■', Role::Flat)
    } else {
        look(strand(cell.ways), Role::Channel)
    };
    (cell.at, look)
}

/// The line that joins the ways of a channel.
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

/// A triangle towards the foot of a slope.
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

fn toppler(at: Cell, state: Option<MoverState>) -> Vec<(Cell, Look)> {
    let mut looks = vec![(at, look('▲', Role::Mover))];
    if let Some(MoverState::Toppler {
        fallen: Some(direction),
    }) = state
    {
        looks[0].1.glyph = '△';
        let line = line_along(direction);
        for distance in 1..=2 {
            looks.push((at.far(direction, distance), look(line, Role::Mover)));
        }
    }
    looks
}

fn spinner(hub: Cell, arm: Direction, state: Option<MoverState>) -> Vec<(Cell, Look)> {
    let arm = match state {
        Some(MoverState::Spinner { arm }) => arm,
        _ => arm,
    };
    vec![
        (hub, look('+', Role::Mover)),
        (hub.next(arm), look(line_along(arm), Role::Mover)),
    ]
}

fn line_along(direction: Direction) -> char {
    match direction {
        Direction::E | Direction::W => '━',
        Direction::NE | Direction::SW => '╱',
        Direction::NW | Direction::SE => '╲',
    }
}

fn door(frame: &DoorFrame, state: Option<MoverState>) -> Vec<(Cell, Look)> {
    let open = matches!(state, Some(MoverState::Door { open: true }));
    let panel = if open {
        look('¦', Role::OpenDoor)
    } else {
        look('▬', Role::Mover)
    };
    let post = look('¦', Role::Mover);
    let posts = frame.posts.map(|cell| (cell, post));
    let panels = frame.panels.map(|cell| (cell, panel));
    posts.into_iter().chain(panels).collect()
}
