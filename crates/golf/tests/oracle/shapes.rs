//! Section 12: the table of pieces, before the pieces are turned or mirrored.

use super::hex::{Cell, Dir, Pose, opposite, step};

const E: Dir = 0;
const NE: Dir = 1;
const NW: Dir = 2;
const W: Dir = 3;
const SW: Dir = 4;
const SE: Dir = 5;

/// The floor under a ball on a piece's path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Floor {
    /// Ground level: a channel, or a closed flat obstacle.
    Ground,
    /// A slope, with its downhill direction.
    Slope(Dir),
    Deck,
    DeckHole,
}

/// One cell of a flat or tall obstacle.
#[derive(Clone, Debug)]
pub struct PathCell {
    pub at: Cell,
    pub floor: Floor,
    /// The directions from here along the path to other cells of the piece.
    pub inner: Vec<Dir>,
    /// The directions in which the path leaves the piece: at mouths (flat pieces) or to feet (tall
    /// pieces).
    pub outer: Vec<Dir>,
    /// T2: the directions in which a ball can pass below this cell, if there is fairway below.
    pub under: Vec<Dir>,
}

impl PathCell {
    fn new(at: Cell, floor: Floor) -> Self {
        Self {
            at,
            floor,
            inner: vec![],
            outer: vec![],
            under: vec![],
        }
    }

    pub fn has_way(&self, d: Dir) -> bool {
        self.inner.contains(&d) || self.outer.contains(&d)
    }

    fn posed(&self, pose: Pose) -> Self {
        let dirs = |list: &[Dir]| list.iter().map(|d| pose.dir(*d)).collect();
        Self {
            at: pose.cell(self.at),
            floor: match self.floor {
                Floor::Slope(down) => Floor::Slope(pose.dir(down)),
                other => other,
            },
            inner: dirs(&self.inner),
            outer: dirs(&self.outer),
            under: dirs(&self.under),
        }
    }
}

/// Returns a chain of cells whose path leaves the piece at both ends. `floors` has one letter per
/// cell: `.` ground, `<` slope down towards the first cell, `>` slope down towards the last cell,
/// `=` deck, `O` deck hole.
fn chain(moves: &[Dir], floors: &str) -> Vec<PathCell> {
    let mut at = (0, 0);
    let mut cells = vec![at];
    for d in moves {
        at = step(at, *d);
        cells.push(at);
    }
    let last = moves.len();
    // The directions in which the path enters and leaves each cell.
    let coming = |i: usize| if i == 0 { moves[0] } else { moves[i - 1] };
    let going = |i: usize| if i == last { moves[last - 1] } else { moves[i] };
    cells
        .iter()
        .zip(floors.chars())
        .enumerate()
        .map(|(i, (at, letter))| {
            let (back, on) = (opposite(coming(i)), going(i));
            let mut cell = PathCell::new(
                *at,
                match letter {
                    '<' => Floor::Slope(back),
                    '>' => Floor::Slope(on),
                    '=' => Floor::Deck,
                    'O' => Floor::DeckHole,
                    _ => Floor::Ground,
                },
            );
            if i == 0 {
                cell.outer.push(back);
            } else {
                cell.inner.push(back);
            }
            if i == last {
                cell.outer.push(on);
            } else {
                cell.inner.push(on);
            }
            cell
        })
        .collect()
}

/// Returns a straight tall obstacle. Balls can pass below the cells in `under` along both cross
/// axes.
fn bridge(floors: &str, under: &[usize]) -> Vec<PathCell> {
    let mut cells = chain(&vec![E; floors.len() - 1], floors);
    for i in under {
        cells[*i].under = vec![NE, NW, SW, SE];
    }
    cells
}

/// F-Y4: the centre is (2,0); the arms are (0,0), (3,-1) and (3,1).
fn fork() -> Vec<PathCell> {
    let mut cells = vec![PathCell::new((2, 0), Floor::Ground)];
    cells[0].inner = vec![W, NE, SE];
    for d in [W, NE, SE] {
        let mut arm = PathCell::new(step((2, 0), d), Floor::Ground);
        arm.inner = vec![opposite(d)];
        arm.outer = vec![d];
        cells.push(arm);
    }
    cells
}

/// V-X13: the anchor is the centre, the axes are SW–NE and NW–SE, and the passage below is E–W.
fn cross() -> Vec<PathCell> {
    let mut centre = PathCell::new((0, 0), Floor::Deck);
    centre.inner = vec![NE, NW, SW, SE];
    centre.under = vec![E, W];
    let mut cells = vec![centre];
    for out in [NE, NW, SW, SE] {
        let mut at = (0, 0);
        for i in 1..=3 {
            at = step(at, out);
            let floor = if i == 1 {
                Floor::Deck
            } else {
                Floor::Slope(out)
            };
            let mut cell = PathCell::new(at, floor);
            cell.inner.push(opposite(out));
            if i == 3 {
                cell.outer.push(out);
            } else {
                cell.inner.push(out);
            }
            cells.push(cell);
        }
    }
    cells
}

pub const FLATS: [&str; 9] = [
    "F-1", "F-I2", "F-I3", "F-I4", "F-V3", "F-C4", "F-S4", "F-Y4", "F-I5",
];
pub const TALLS: [&str; 9] = [
    "V-I5", "V-I7", "V-C7h", "V-V6", "V-R2", "V-X13", "V-I9", "V-U7", "V-I4",
];

/// Returns the cells of the flat obstacle (with an open channel) or tall obstacle with this id.
fn canonical(id: &str) -> Option<Vec<PathCell>> {
    Some(match id {
        "F-1" => vec![PathCell::new((0, 0), Floor::Ground)],
        "F-I2" => chain(&[E], ".."),
        "F-I3" => chain(&[E, E], "..."),
        "F-I4" => chain(&[E, E, E], "...."),
        "F-I5" => chain(&[E, E, E, E], "....."),
        "F-V3" => chain(&[E, NE], "..."),
        "F-C4" => chain(&[NE, E, SE], "...."),
        "F-S4" => chain(&[E, NE, E], "...."),
        "F-Y4" => fork(),
        "V-I4" => bridge("<==>", &[]),
        "V-I5" => bridge("<===>", &[2]),
        "V-I7" => bridge("<<===>>", &[3]),
        "V-C7h" => bridge("<<=O=>>", &[3]),
        "V-I9" => bridge("<<=====>>", &[3, 4, 5]),
        "V-R2" => bridge("<<", &[]),
        "V-V6" => chain(&[E, E, NE, NE, NE], "<====>"),
        "V-U7" => chain(&[E, NE, NE, NW, NW, W], "<=====>"),
        "V-X13" => cross(),
        _ => return None,
    })
}

pub fn posed(id: &str, pose: Pose) -> Option<Vec<PathCell>> {
    Some(canonical(id)?.iter().map(|cell| cell.posed(pose)).collect())
}

/// Section 12 and D4: the cells of a door.
#[derive(Clone, Debug)]
pub struct Door {
    pub posts: [Cell; 2],
    pub panels: [Cell; 2],
    pub far_side: [Cell; 3],
    pub lifting: [Dir; 2],
}

pub fn door(pose: Pose) -> Door {
    Door {
        posts: [(0, 0), (6, 0)].map(|c| pose.cell(c)),
        panels: [(2, 0), (4, 0)].map(|c| pose.cell(c)),
        far_side: [(1, -1), (3, -1), (5, -1)].map(|c| pose.cell(c)),
        lifting: [NE, NW].map(|d| pose.dir(d)),
    }
}

/// L2: returns the cells of a start area placed by a marker.
pub fn start_area(pose: Pose) -> Vec<Cell> {
    [(0, 0), (2, 0), (4, 0), (1, 1), (3, 1), (5, 1)]
        .map(|c| pose.cell(c))
        .to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(id: &str) -> Vec<Cell> {
        canonical(id)
            .map(|v| v.iter().map(|c| c.at).collect())
            .unwrap_or_default()
    }

    #[test]
    fn the_table_is_transcribed_right() {
        assert_eq!(cells("F-V3"), [(0, 0), (2, 0), (3, -1)]);
        assert_eq!(cells("F-C4"), [(0, 0), (1, -1), (3, -1), (4, 0)]);
        assert_eq!(cells("F-S4"), [(0, 0), (2, 0), (3, -1), (5, -1)]);
        assert_eq!(cells("F-Y4"), [(2, 0), (0, 0), (3, -1), (3, 1)]);
        assert_eq!(
            cells("V-V6"),
            [(0, 0), (2, 0), (4, 0), (5, -1), (6, -2), (7, -3)]
        );
        let u7 = [(0, 0), (2, 0), (3, -1), (4, -2), (3, -3), (2, -4), (0, -4)];
        assert_eq!(cells("V-U7"), u7);
        assert_eq!(cells("V-X13").len(), 13);
    }

    #[test]
    fn every_inner_way_leads_to_a_cell_with_the_way_back() {
        for id in FLATS.iter().chain(&TALLS) {
            let shape = canonical(id).unwrap_or_default();
            assert!(!shape.is_empty(), "{id}");
            for cell in &shape {
                for d in &cell.inner {
                    let there = shape.iter().find(|c| c.at == step(cell.at, *d));
                    assert!(
                        there.is_some_and(|c| c.inner.contains(&opposite(*d))),
                        "{id}"
                    );
                }
                for d in &cell.outer {
                    assert!(shape.iter().all(|c| c.at != step(cell.at, *d)), "{id}");
                }
            }
        }
    }
}
