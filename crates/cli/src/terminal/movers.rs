//! Decides how moving pieces look on the board.

use super::palette::Role;
use golf::{Cell, Direction, MoverState, Node, PieceBody};

const ROLLER: char = 'o';
const HUB: char = '+';
const UPRIGHT: char = '▲';
const POST: char = '¦';

/// The characters for moving pieces, with the text keys of their names.
pub(super) const LEGEND: [(char, &str); 4] = [
    (ROLLER, "legend-roller"),
    (HUB, "legend-spinner"),
    (UPRIGHT, "legend-toppler"),
    (POST, "legend-door"),
];

/// Returns the cells of a moving piece in the given state. For pieces that roll, see [`rolled`].
pub(super) fn parts(body: &PieceBody, state: Option<MoverState>) -> Vec<(Cell, char, Role)> {
    let part = |cell, glyph| (cell, glyph, Role::Mover);
    match (body, state) {
        (PieceBody::Toppler { at }, Some(MoverState::Toppler { fallen })) => match fallen {
            None => vec![part(*at, UPRIGHT)],
            Some(way) => {
                let fallen = |distance| part(at.far(way, distance), line_along(way));
                vec![part(*at, '△'), fallen(1), fallen(2)]
            }
        },
        (PieceBody::Spinner { hub, .. }, Some(MoverState::Spinner { arm })) => {
            vec![part(*hub, HUB), part(hub.next(arm), line_along(arm))]
        }
        (PieceBody::Door(frame), Some(MoverState::Door { open })) => {
            let (panel, role) = if open {
                (POST, Role::OpenDoor)
            } else {
                ('▬', Role::Mover)
            };
            let posts = frame.posts.map(|cell| part(cell, POST));
            let panels = frame.panels.map(|cell| (cell, panel, role));
            posts.into_iter().chain(panels).collect()
        }
        _ => Vec::new(),
    }
}

/// Returns the position and the character of a rolling piece.
pub(super) fn rolled(state: MoverState) -> Option<(Node, char)> {
    match state {
        MoverState::Roller { at } => Some((at, ROLLER)),
        MoverState::Spinner { .. } | MoverState::Toppler { .. } | MoverState::Door { .. } => None,
    }
}

fn line_along(direction: Direction) -> char {
    match direction {
        Direction::E | Direction::W => '━',
        Direction::NE | Direction::SW => '╱',
        Direction::NW | Direction::SE => '╲',
    }
}
