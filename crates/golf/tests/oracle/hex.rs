//! B1: double-width coordinates and the six directions, counter-clockwise.

pub type Cell = (i32, i32);
/// The index of a direction, 0 to 5, counter-clockwise from E.
pub type Dir = usize;

pub const NAMES: [&str; 6] = ["E", "NE", "NW", "W", "SW", "SE"];
const OFFSETS: [Cell; 6] = [(2, 0), (1, -1), (-1, -1), (-2, 0), (-1, 1), (1, 1)];

#[must_use]
pub fn step(cell: Cell, d: Dir) -> Cell {
    (cell.0 + OFFSETS[d].0, cell.1 + OFFSETS[d].1)
}

/// Returns `d + by` modulo 6.
#[must_use]
pub fn turn(d: Dir, by: i32) -> Dir {
    usize::try_from((i32::try_from(d).unwrap_or(0) + by).rem_euclid(6)).unwrap_or(0)
}

#[must_use]
pub fn opposite(d: Dir) -> Dir {
    turn(d, 3)
}

#[must_use]
pub fn dir_named(name: &str) -> Option<Dir> {
    NAMES.iter().position(|n| *n == name)
}

#[must_use]
pub fn is_lattice(cell: Cell) -> bool {
    (cell.0 + cell.1).rem_euclid(2) == 0
}

/// How a piece in the table is placed on the board: it is mirrored north to south, then turned
/// counter-clockwise, then moved to its anchor (section 12).
#[derive(Clone, Copy, Debug)]
pub struct Pose {
    pub at: Cell,
    pub rotate: usize,
    pub mirror: bool,
}

impl Pose {
    #[must_use]
    pub fn cell(self, offset: Cell) -> Cell {
        let (mut x, mut y) = offset;
        if self.mirror {
            y = -y;
        }
        for _ in 0..self.rotate {
            // The linear map that takes E to NE and NE to NW.
            (x, y) = ((x + 3 * y).div_euclid(2), (y - x).div_euclid(2));
        }
        (self.at.0 + x, self.at.1 + y)
    }

    #[must_use]
    pub fn dir(self, d: Dir) -> Dir {
        let flipped = if self.mirror { (6 - d) % 6 } else { d };
        (flipped + self.rotate) % 6
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn posing_a_step_is_stepping_in_the_posed_direction() {
        for d in 0..6 {
            for rotate in 0..6 {
                for mirror in [false, true] {
                    let pose = Pose {
                        at: (-3, 5),
                        rotate,
                        mirror,
                    };
                    assert_eq!(pose.cell(step((0, 0), d)), step(pose.at, pose.dir(d)));
                }
            }
        }
    }
}
