//! Pieces on the board.

use crate::catalogue::{ChannelCell, Form, Shape, TallCell, TallPart};
use crate::finding::TextPosition;
use crate::{Cell, Direction, Directions};

/// How a piece is placed on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Placement {
    /// A piece placed by its anchor cell.
    At {
        /// The anchor cell.
        at: Cell,
        /// The counter-clockwise rotation in steps of 60°, from 0 to 5.
        rotate: u8,
        /// Whether the piece is mirrored north to south before it is turned.
        mirror: bool,
        /// For flat pieces: whether the channel is open.
        channel: bool,
    },
    /// Sand or water, given by its cells.
    Cells(Vec<Cell>),
    /// A token.
    Token {
        /// The token's cell.
        at: Cell,
        /// The value: −1, −2 or −3.
        value: i8,
    },
}

/// A piece on the board, in lattice coordinates.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Piece {
    /// The id, followed by a number that distinguishes pieces with the same id (for example
    /// `roller-1`).
    pub name: String,
    /// The id of its shape in the catalogue.
    pub shape: String,
    pub body: PieceBody,
    /// The placement in the course file.
    pub placement: Placement,
    /// The position in the file of the piece or, if the piece comes from another course, of that
    /// course's id.
    pub position: TextPosition,
}

/// The kind of a piece and the cells it covers.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum PieceBody {
    /// A flat piece. If it has no open channel, its cells have no ways.
    Flat {
        cells: Vec<ChannelCell>,
        open: bool,
    },
    Tall {
        cells: Vec<TallCell>,
    },
    Sand {
        cells: Vec<Cell>,
    },
    Water {
        cells: Vec<Cell>,
    },
    Roller {
        at: Cell,
    },
    Toppler {
        at: Cell,
    },
    Spinner {
        hub: Cell,
        arm: Direction,
    },
    Door(DoorFrame),
    Token {
        at: Cell,
        value: i8,
    },
    StartMarker {
        cells: [Cell; 6],
    },
    HoleMarker {
        at: Cell,
    },
}

/// The cells of a door (rule D4).
///
/// ```text
///        far   far   far
///   post  panel panel  post      turned and mirrored like the piece;
///        ↗ ↖   ↗ ↖               a ball moving as the arrows show opens it
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct DoorFrame {
    pub posts: [Cell; 2],
    pub panels: [Cell; 2],
    /// The three cells beside the panels on the far side.
    pub far: [Cell; 3],
    /// The directions in which a ball must move to lift the door.
    pub lifting: [Direction; 2],
}

/// How a piece is turned and mirrored about its anchor.
#[derive(Clone, Copy)]
struct Orientation {
    at: Cell,
    rotate: u8,
    mirror: bool,
}

impl Orientation {
    fn cell(self, offset: Cell) -> Cell {
        let offset = if self.mirror {
            offset.mirrored()
        } else {
            offset
        };
        offset.rotated(self.rotate) + self.at
    }

    fn offset(self, x: i32, y: i32) -> Cell {
        self.cell(Cell { x, y })
    }

    fn direction(self, direction: Direction) -> Direction {
        let direction = if self.mirror {
            direction.mirrored()
        } else {
            direction
        };
        direction.turned(self.rotate as i8)
    }

    fn directions(self, directions: Directions) -> Directions {
        directions.iter().map(|d| self.direction(d)).collect()
    }

    fn part(self, part: TallPart) -> TallPart {
        match part {
            TallPart::Slope { down } => TallPart::Slope {
                down: self.direction(down),
            },
            TallPart::Deck { under, hole } => TallPart::Deck {
                under: self.directions(under),
                hole,
            },
        }
    }
}

impl PieceBody {
    /// Returns the piece of `shape` in the given placement; `None` if the placement does not suit
    /// the shape. The course file parser never returns such a placement.
    pub fn place(shape: &Shape, placement: &Placement) -> Option<PieceBody> {
        match placement {
            Placement::Cells(cells) => match shape.form {
                Form::Sand => Some(PieceBody::Sand {
                    cells: cells.clone(),
                }),
                Form::Water => Some(PieceBody::Water {
                    cells: cells.clone(),
                }),
                _ => None,
            },
            Placement::Token { at, value } => match shape.form {
                Form::Token => Some(PieceBody::Token {
                    at: *at,
                    value: *value,
                }),
                _ => None,
            },
            Placement::At {
                at,
                rotate,
                mirror,
                channel,
            } => {
                let orientation = Orientation {
                    at: *at,
                    rotate: *rotate,
                    mirror: *mirror,
                };
                Self::anchored(&shape.form, orientation, *channel)
            }
        }
    }

    fn anchored(form: &Form, orientation: Orientation, open: bool) -> Option<PieceBody> {
        Some(match form {
            Form::Flat(cells) => PieceBody::Flat {
                cells: cells
                    .iter()
                    .map(|cell| flat_cell(*cell, orientation, open))
                    .collect(),
                open,
            },
            Form::Tall(cells) => PieceBody::Tall {
                cells: cells
                    .iter()
                    .map(|cell| tall_cell(*cell, orientation))
                    .collect(),
            },
            Form::Roller => PieceBody::Roller { at: orientation.at },
            Form::Toppler => PieceBody::Toppler { at: orientation.at },
            Form::Spinner => PieceBody::Spinner {
                hub: orientation.at,
                arm: orientation.direction(Direction::E),
            },
            Form::Door => PieceBody::Door(DoorFrame {
                posts: [orientation.offset(0, 0), orientation.offset(6, 0)],
                panels: [orientation.offset(2, 0), orientation.offset(4, 0)],
                far: [
                    orientation.offset(1, -1),
                    orientation.offset(3, -1),
                    orientation.offset(5, -1),
                ],
                lifting: [
                    orientation.direction(Direction::NE),
                    orientation.direction(Direction::NW),
                ],
            }),
            Form::StartMarker => {
                let offsets = [(0, 0), (2, 0), (4, 0), (1, 1), (3, 1), (5, 1)];
                PieceBody::StartMarker {
                    cells: offsets.map(|(x, y)| orientation.offset(x, y)),
                }
            }
            Form::HoleMarker => PieceBody::HoleMarker { at: orientation.at },
            Form::Sand | Form::Water | Form::Token => return None,
        })
    }

    /// Returns all cells that the piece covers in its initial state.
    pub fn cells(&self) -> Vec<Cell> {
        match self {
            PieceBody::Flat { cells, .. } => cells.iter().map(|cell| cell.at).collect(),
            PieceBody::Tall { cells } => cells.iter().map(|cell| cell.at).collect(),
            PieceBody::Sand { cells } | PieceBody::Water { cells } => cells.clone(),
            PieceBody::Roller { at }
            | PieceBody::Toppler { at }
            | PieceBody::HoleMarker { at }
            | PieceBody::Token { at, .. } => vec![*at],
            PieceBody::Spinner { hub, arm } => vec![*hub, hub.next(*arm)],
            PieceBody::Door(door) => door.posts.into_iter().chain(door.panels).collect(),
            PieceBody::StartMarker { cells } => cells.to_vec(),
        }
    }

    /// Returns whether the piece blocks its cells or guides balls through them, as all obstacles do
    /// except sand and water.
    pub fn is_solid(&self) -> bool {
        self.is_mover() || matches!(self, PieceBody::Flat { .. } | PieceBody::Tall { .. })
    }

    /// Returns whether the piece moves when a ball hits it (section 7).
    pub fn is_mover(&self) -> bool {
        matches!(
            self,
            PieceBody::Roller { .. }
                | PieceBody::Toppler { .. }
                | PieceBody::Spinner { .. }
                | PieceBody::Door(_)
        )
    }

    /// Returns whether all cells of the piece must be fairway.
    pub fn needs_fairway(&self) -> bool {
        !matches!(self, PieceBody::Flat { .. } | PieceBody::Tall { .. })
    }

    /// Returns the exits of a channel or tall piece, each as a cell and a direction.
    pub fn exits(&self) -> Vec<(Cell, Direction)> {
        let cells = self.cells();
        let ways: Vec<(Cell, Directions)> = match self {
            PieceBody::Flat { cells, .. } => cells.iter().map(|c| (c.at, c.ways)).collect(),
            PieceBody::Tall { cells } => cells.iter().map(|c| (c.at, c.ways)).collect(),
            _ => Vec::new(),
        };
        ways.into_iter()
            .flat_map(|(at, ways)| ways.iter().map(move |d| (at, d)).collect::<Vec<_>>())
            .filter(|(at, d)| !cells.contains(&at.next(*d)))
            .collect()
    }
}

fn flat_cell(cell: ChannelCell, orientation: Orientation, open: bool) -> ChannelCell {
    ChannelCell {
        at: orientation.cell(cell.at),
        ways: if open {
            orientation.directions(cell.ways)
        } else {
            Directions::NONE
        },
    }
}

fn tall_cell(cell: TallCell, orientation: Orientation) -> TallCell {
    TallCell {
        at: orientation.cell(cell.at),
        ways: orientation.directions(cell.ways),
        part: orientation.part(cell.part),
    }
}
