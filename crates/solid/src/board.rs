//! The board: wood, felt, cup, flag and start cells.
//!
//! Walls are what the open parts leave of the wood. Felt, channels through walls, and the places of
//! tall pieces are open, each at the height of its floor:
//!
//! ```text
//!    ____        ____          wood = everything within the rim, minus all open parts
//!   |    |felt__|    |
//!   |________________|
//! ```
//!
//! A higher floor stands on a higher block of wood, which covers the rim of the lower floor.

use crate::figures;
use crate::line::{centre, toward};
use crate::measures::{
    BASE, BEVEL, CLEARANCE, CUP, CUP_RING, ENGRAVING, FELT, HOLE, POLE, RIM, STOREY, THINNEST, WALL,
};
use crate::plane::{DEVIATION, Ends, Place, Region};
use crate::ramp::Ramp;
use crate::terrain::{Terrain, Zone};
use crate::turned::{eased, panel, turned};
use crate::{Body, Material, flat, piece_bodies, tall};
use golf::{Cell, Layout, PieceBody};
use picture::{BoardShape, Polygons};

/// Returns the region inside lines of a drawing, in which y points down.
pub(crate) fn region(lines: &Polygons) -> Region {
    let north = |line: &Vec<Place>| line.iter().map(|[x, y]| [*x, -y]).collect();
    let lines: Vec<Vec<Place>> = lines.iter().map(north).collect();
    Region::inside(&lines)
}

/// A floor and its felt.
pub(crate) struct Floor {
    pub(crate) height: f64,
    pub(crate) felt: Region,
    cells: Vec<Cell>,
}

/// The floors of a course, from the lowest to the highest.
pub(crate) struct Floors {
    floors: Vec<Floor>,
    /// The edge of the felt and the walls between its lanes.
    wood: Region,
}

impl Floors {
    fn new(course: &Layout) -> Floors {
        let shape = BoardShape::new(course, DEVIATION);
        let floor = |floor: picture::Floor| Floor {
            height: f64::from(floor.level) * STOREY,
            felt: region(&floor.edge),
            cells: floor.cells,
        };
        Floors {
            wood: region(&shape.wood),
            floors: shape.floors.into_iter().map(floor).collect(),
        }
    }

    /// Returns a floor for a single piece, without walls.
    pub(crate) fn flat(body: &PieceBody) -> Floors {
        let mut cells = body.cells();
        for cell in body.cells() {
            cells.extend(cell.around());
        }
        let felt = region(&picture::edge_around(&cells, 0.4, DEVIATION));
        Floors {
            wood: felt.clone(),
            floors: vec![Floor {
                height: 0.0,
                felt,
                cells,
            }],
        }
    }

    /// Returns the floor of a cell; `None` if the cell is not fairway.
    pub(crate) fn on(&self, cell: Cell) -> Option<&Floor> {
        self.floors.iter().find(|floor| floor.cells.contains(&cell))
    }

    /// Returns the height of the floor that is nearest to a cell.
    pub(crate) fn height(&self, cell: Cell) -> f64 {
        let distance = |floor: &Floor| {
            let distances = floor.cells.iter().map(|other| other.distance(cell));
            distances.min().unwrap_or(i32::MAX)
        };
        let nearest = self.floors.iter().min_by_key(|floor| distance(floor));
        nearest.map_or(0.0, |floor| floor.height)
    }

    /// Returns all felt.
    pub(crate) fn felt(&self) -> Region {
        Region::union_of(self.floors.iter().map(|floor| &floor.felt))
    }
}

/// What is open at the height of one floor: its felt, and the places that pieces take from walls.
struct Opening {
    height: f64,
    /// The felt, including its parts below pieces.
    felt: Region,
    /// The places of level ramps, which lie on wood.
    ramps: Region,
}

/// What is engraved on the start cells.
#[derive(Clone, Copy)]
pub(crate) enum Marks {
    /// Frames with numbers.
    Numbers,
    /// Only frames.
    Frames,
}

/// A board without its pieces.
pub(crate) struct Board<'c> {
    course: &'c Layout,
    floors: Floors,
    openings: Vec<Opening>,
    /// The whole board.
    outer: Region,
}

impl Board<'_> {
    pub(crate) fn new(course: &Layout) -> Board<'_> {
        let floors = Floors::new(course);
        let all_felt = floors.felt();
        let mut openings: Vec<Opening> = floors
            .floors
            .iter()
            .map(|floor| Opening {
                height: floor.height,
                felt: floor.felt.clone(),
                ramps: Region::default(),
            })
            .collect();
        let mut places = Region::default();
        for piece in course.pieces() {
            let (height, place, is_ramp) = match &piece.body {
                PieceBody::Flat { cells, .. } => {
                    (floors.height(cells[0].at), flat::place(cells), false)
                }
                PieceBody::Tall { cells } => match Ramp::new(cells, &floors) {
                    Some(ramp) => (ramp.low(), ramp.place(), true),
                    None => (tall::floor(cells, &floors), tall::place(cells), false),
                },
                _ => continue,
            };
            let place = place.grown(CLEARANCE).minus(&all_felt);
            let opening = openings
                .iter_mut()
                .rfind(|opening| opening.height <= height);
            let Some(opening) = opening else { continue };
            places = places.union(&place);
            if is_ramp {
                opening.ramps = opening.ramps.union(&place);
            } else {
                opening.felt = opening.felt.union(&place);
            }
        }
        let outer = floors.wood.union(&all_felt).grown(RIM);
        let outer = outer.union(&places.grown(0.5 * RIM));
        Board {
            course,
            floors,
            openings,
            outer,
        }
    }

    pub(crate) fn floors(&self) -> &Floors {
        &self.floors
    }

    fn hole(&self) -> (Place, f64) {
        let cell = self.course.hole();
        (centre(cell), self.floors.height(cell))
    }

    /// Returns the wood. The ground of each floor is lower than its height by `depth`.
    fn wood(&self, depth: f64) -> Terrain {
        let open = Region::union_of(
            self.openings
                .iter()
                .flat_map(|opening| [&opening.felt, &opening.ramps]),
        );
        let lowest = self.openings.first().map_or(0.0, |opening| opening.height);
        let mut tops = vec![Zone::level(self.outer.clone(), lowest - depth)];
        for (index, opening) in self.openings.iter().enumerate() {
            let block = if index == 0 {
                self.outer.clone()
            } else {
                let higher = self.floors.floors[index..].iter().map(|floor| &floor.felt);
                Region::union_of(higher).grown(RIM)
            };
            let height = opening.height + WALL;
            // Where a piece cuts a wall at an acute angle, the tip would be too thin to print.
            let walls = block.minus(&open).softened(0.5 * THINNEST);
            tops.push(Zone::rounded(walls, height, BEVEL, BEVEL));
        }
        for opening in &self.openings {
            tops.push(Zone::level(opening.felt.clone(), opening.height - depth));
            if !opening.ramps.is_empty() {
                tops.push(Zone::level(opening.ramps.clone(), opening.height - FELT));
            }
        }
        let (at, height) = self.hole();
        tops.push(Zone::level(Region::disc(at, HOLE), height - CUP));
        Terrain {
            tops,
            base: BASE,
            ..Terrain::default()
        }
    }

    /// Returns the numbers of the start cells on a floor, with their cells.
    fn starts_on<'f>(&self, floor: &'f Floor) -> impl Iterator<Item = (u8, Cell)> + use<'f> {
        let starts = (1..).zip(self.course.starts());
        starts.filter(|(_, cell)| floor.cells.contains(cell))
    }

    /// Returns the frames of the start cells on a floor, with or without their numbers.
    fn starts(&self, floor: &Floor, marks: Marks) -> Region {
        let marks: Vec<Region> = self
            .starts_on(floor)
            .map(|(number, cell)| {
                let at = centre(cell);
                match marks {
                    Marks::Numbers => figures::digit(number, at, 0.76).union(&hexagon(at, 0.8)),
                    Marks::Frames => hexagon(at, 0.8),
                }
            })
            .collect();
        // A start cell in a corner is smaller than a hexagon.
        Region::union_of(&marks).within(&floor.felt.grown(-THINNEST))
    }

    /// Returns the numbers of the start cells as thin bodies on the felt, with their cells.
    pub(crate) fn numbers(&self) -> Vec<(Cell, Body)> {
        let mut bodies = Vec::new();
        for floor in &self.floors.floors {
            for (number, cell) in self.starts_on(floor) {
                let digit = figures::digit(number, centre(cell), 0.76);
                let terrain = Terrain {
                    tops: vec![Zone::level(digit, floor.height + 0.3 * ENGRAVING)],
                    base: floor.height - 0.3 * ENGRAVING,
                    ..Terrain::default()
                };
                let name = format!("start-{number}");
                bodies.push((cell, Body::terrain(&name, Material::Cream, terrain)));
            }
        }
        bodies
    }

    /// Returns the board as one body, in which the felt is part of the wood.
    pub(crate) fn in_one(&self) -> Terrain {
        let mut terrain = self.wood(0.0);
        let cup = terrain.tops.pop();
        for floor in &self.floors.floors {
            let depth = floor.height - ENGRAVING;
            terrain
                .tops
                .push(Zone::level(self.starts(floor, Marks::Numbers), depth));
        }
        terrain.tops.extend(cup);
        terrain
    }

    /// Returns the whole part of the plane that the board covers.
    pub(crate) fn outer(&self) -> &Region {
        &self.outer
    }

    /// Returns the part of the plane that the cup and its ring cover.
    pub(crate) fn cup(&self) -> Region {
        Region::disc(self.hole().0, HOLE + CUP_RING[0])
    }

    /// Returns the darkness in the cup, for drawing.
    pub(crate) fn depth(&self) -> Body {
        let (at, height) = self.hole();
        let terrain = Terrain {
            tops: vec![Zone::level(Region::disc(at, HOLE), height - 0.3 * CUP)],
            base: height - 0.4 * CUP,
            ..Terrain::default()
        };
        Body::terrain("depth", Material::Black, terrain)
    }

    /// Returns the outlines of the felt and of the pieces that stand on it.
    pub(crate) fn outlines(&self) -> Vec<Region> {
        let felts = self.floors.floors.iter().map(|floor| floor.felt.clone());
        let pieces = self.course.pieces().iter();
        let places = pieces.filter_map(|piece| match &piece.body {
            PieceBody::Flat { cells, .. } => Some(flat::place(cells)),
            PieceBody::Tall { cells } => match Ramp::new(cells, &self.floors) {
                Some(_) => None,
                None => Some(tall::place(cells)),
            },
            _ => None,
        });
        felts.chain(places).collect()
    }

    pub(crate) fn flag(&self) -> [Body; 2] {
        let (at, height) = self.hole();
        flag(at, height)
    }

    /// Returns the board without the flag; felt and cup are bodies of their own.
    pub(crate) fn fixed(&self, marks: Marks) -> Vec<Body> {
        let (at, height) = self.hole();
        let ring = self.cup();
        let mut bodies = vec![Body::terrain("board", Material::Oak, self.wood(FELT))];
        for (index, (opening, floor)) in self.openings.iter().zip(&self.floors.floors).enumerate() {
            let name = if index == 0 {
                "felt".to_owned()
            } else {
                format!("felt-{}", index + 1)
            };
            let felt = Terrain {
                tops: vec![
                    Zone::level(opening.felt.minus(&ring), opening.height),
                    Zone::level(self.starts(floor, marks), opening.height - ENGRAVING)
                        .covered(Material::Cream),
                ],
                base: opening.height - FELT,
                ..Terrain::default()
            };
            bodies.push(Body::terrain(&name, Material::Felt, felt));
        }
        let cup = Terrain {
            tops: vec![Zone::level(
                ring.minus(&Region::disc(at, HOLE)),
                height + CUP_RING[1],
            )],
            base: height - FELT,
            ..Terrain::default()
        };
        bodies.push(Body::terrain("cup", Material::Cream, cup));
        bodies
    }
}

/// Returns a hexagonal frame, oriented like the cells.
fn hexagon(at: Place, radius: f64) -> Region {
    let corner = |index: u8| {
        let way = toward(golf::Direction::from_index(index));
        // A cell has corners where its edges have directions, turned by 30°.
        [at[0] - way[1] * radius, at[1] + way[0] * radius]
    };
    let mut corners: Vec<Place> = (0..6).map(corner).collect();
    corners.extend([corner(0), corner(1)]);
    Region::stroke(&corners, 0.03, Ends::Flat)
}

/// The radius and the height of the disc on which the flag stands in the cup.
const FOOT: [f64; 2] = [0.44, 0.1];

fn flag(at: Place, height: f64) -> [Body; 2] {
    let [tall, radius] = POLE;
    let (foot, top) = (height - CUP, height + tall);
    let pole = turned(
        at,
        &eased(
            &[
                [0.0, foot],
                [FOOT[0], foot],
                [FOOT[0], foot + FOOT[1]],
                [radius, foot + FOOT[1] + 0.06],
                [radius, top - 0.1],
                [1.6 * radius, top],
                [1.2 * radius, top + 0.14],
                [0.0, top + 0.18],
            ],
            0.05,
        ),
    );
    let (low, high) = (top - 1.02, top - 0.12);
    let cloth = [
        [1.25, 0.5 * (low + high)],
        [1.55, high],
        [0.0, high],
        [0.0, low],
        [1.55, low],
    ];
    let cloth = panel(at, [1.0, 0.0], &cloth, 0.1);
    [
        Body::solid("flag-pole", Material::Cream, pole),
        Body::solid("flag", Material::Red, cloth),
    ]
}

/// Returns the bodies of a course in its initial state, without balls: the board and all pieces.
pub fn course(course: &Layout) -> Vec<Body> {
    let board = Board::new(course);
    let mut bodies = board.fixed(Marks::Numbers);
    bodies.extend(board.flag());
    for piece in course.pieces() {
        bodies.extend(piece_bodies(piece, board.floors()));
    }
    bodies
}
