//! A course or a Carramboule table to draw on a screen: its triangles by material, with normals, and
//! the parts that move.
//!
//! Everything that stands still and has the same material is one part, so that a screen draws few
//! parts. Numbers and the flag are parts of their own, because they turn to the viewer.

use crate::billiard::{Plan, drawn};
use crate::board::{Board, Marks};
use crate::line::{between, centre, dot, left_of, toward, unit};
use crate::plane::{Edges, Place, Region, UNIT, place, radii, spot};
use crate::rests::{Rest, Surfaces, rests};
use crate::{Body, Material, Mesh, marks, piece_bodies};
use carramboule::board::Parameters;
use golf::{Cell, Course, Piece, PieceBody};
use std::collections::BTreeMap;

/// How a part moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
pub enum Motion {
    /// Turns around its pivot, so that viewers can read it.
    Facing,
    /// Disappears when a ball takes it. Turns to the viewer, too.
    Token,
    Roller,
    Spinner,
    Toppler,
    Door,
}

impl Motion {
    /// Returns the name that the page uses.
    pub const fn name(self) -> &'static str {
        match self {
            Motion::Facing => "facing",
            Motion::Token => "token",
            Motion::Roller => "roller",
            Motion::Spinner => "spinner",
            Motion::Toppler => "toppler",
            Motion::Door => "door",
        }
    }
}

/// Triangles that are drawn and moved together.
#[derive(Clone, PartialEq, Debug)]
pub struct Part {
    /// The name of the piece; for everything that stands still, the name of the material.
    pub name: String,
    /// The material.
    pub material: Material,
    /// `None` if the part stands still.
    pub motion: Option<Motion>,
    /// The point around which the part turns.
    pub pivot: [f64; 3],
    /// The direction of a spinner's arm, or of the axis of a door. A door opens by a turn to the
    /// left around its axis.
    pub way: [f64; 2],
    /// The first of its entries in [`Model::triangles`], and the one after its last.
    pub range: [usize; 2],
}

/// The distances from points on the felt to the nearest wall or piece, as a grey picture.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
#[allow(missing_docs)]
pub struct Shade {
    pub width: usize,
    /// Rows from south to north. 255 stands for [`Shade::REACH`] and more.
    pub pixels: Vec<u8>,
}

impl Shade {
    /// The largest distance in the picture, in cell radii.
    pub const REACH: f64 = 1.4;
    /// The size of a pixel, in cell radii.
    pub const PIXEL: f64 = 0.2;

    fn new(outlines: &[Region], [low, high]: [Place; 2]) -> Shade {
        let edges: Vec<Edges> = outlines.iter().map(Edges::of).collect();
        let count = |axis: usize| libm::ceil((high[axis] - low[axis]) / Shade::PIXEL) as u32;
        let (width, height) = (count(0), count(1));
        let limit = Shade::REACH * f64::from(UNIT);
        let pixel = |index: u32| {
            let at = |axis: usize, step: u32| low[axis] + (f64::from(step) + 0.5) * Shade::PIXEL;
            let at = spot([at(0, index % width), at(1, index / width)]);
            let distances = edges.iter().map(|edges| edges.distance(at, limit));
            (255.0 * distances.fold(limit, f64::min) / limit) as u8
        };
        Shade {
            width: width as usize,
            pixels: (0..width * height).map(pixel).collect(),
        }
    }
}

/// A course or a table to draw.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Model {
    /// Three coordinates per point, in cell radii.
    pub points: Vec<f32>,
    /// Four values per point: the normal, at a length of 127, and 0.
    pub normals: Vec<i8>,
    /// Three points per triangle.
    pub triangles: Vec<u32>,
    /// The parts of the course in its initial state, or of the table, without balls.
    pub parts: Vec<Part>,
    /// For each node of the field, how a ball lies there. Empty for a table.
    pub rests: Vec<Rest>,
    /// The long straight edges of the felt or of the table, from one end to the other. Wood has its
    /// grain along the nearest one.
    pub walls: Vec<[f64; 4]>,
    /// The south-western and the north-eastern corners of the board or table.
    pub bounds: [Place; 2],
    /// The shade on the felt.
    pub shade: Shade,
}

/// The length from which an edge of the felt counts as a wall with its own grain.
const LONG_EDGE: f64 = 1.2;
/// The cosine of the angle between faces up to which they look like one curved surface.
const CREASE: f64 = 0.76;
/// The height of the axis around which a toppler falls, and around which a door opens.
const TOPPLER_AXIS: f64 = 0.46;
const DOOR_AXIS: f64 = 1.4;

impl Model {
    /// Builds a course. Scattered `tokens` replace the printed ones.
    pub fn new(course: &Course, tokens: Option<&[(Cell, i8)]>) -> Model {
        let board = Board::new(course);
        let floors = board.floors();
        let mut collector = Collector::default();
        let mut surfaces = Surfaces::default();
        for body in board.fixed(Marks::Frames) {
            let mesh = body.mesh();
            surfaces.add(&mesh);
            collector.still(&body, &mesh);
        }
        let depth = board.depth();
        collector.still(&depth, &depth.mesh());
        for (cell, body) in board.numbers() {
            collector.moving(&body, body.name(), Motion::Facing, pivot(cell, 0.0));
        }
        let hole = pivot(course.hole(), floors.height(course.hole()));
        let [pole, cloth] = board.flag();
        collector.still(&pole, &pole.mesh());
        collector.moving(&cloth, cloth.name(), Motion::Facing, hole);
        for piece in course.pieces() {
            if let PieceBody::Token { .. } = piece.body {
                continue;
            }
            let carries = matches!(
                piece.body,
                PieceBody::Flat { .. }
                    | PieceBody::Tall { .. }
                    | PieceBody::Sand { .. }
                    | PieceBody::Water { .. }
            );
            for body in piece_bodies(piece, floors) {
                if body.moves {
                    let (motion, hinge) = hinge(piece, |cell| floors.height(cell));
                    collector.moving(&body, &piece.name, motion, hinge);
                    continue;
                }
                let mesh = body.mesh();
                if carries {
                    surfaces.add(&mesh);
                }
                collector.still(&body, &mesh);
            }
        }
        for (name, at, value) in tokens_of(course, tokens) {
            let body = marks::token(&name, at, value, floors);
            let hinge = pivot(at, floors.height(at));
            collector.moving(&body, &name, Motion::Token, hinge);
        }
        let mut model = collector.finish();
        let felt = floors.felt();
        model.rests = rests(course, floors, &surfaces);
        model.walls = walls(&felt);
        model.bounds = board.outer().bounds().unwrap_or_default();
        model.shade = Shade::new(&board.outlines(), model.bounds);
        model
    }

    /// Builds a Carramboule table. Player A sits in the south.
    pub fn table(parameters: &Parameters) -> Model {
        let plan = Plan::new(parameters);
        let mut collector = Collector::default();
        for body in drawn(parameters, &plan) {
            collector.still(&body, &body.mesh());
        }
        let mut model = collector.finish();
        let next = plan.corners.iter().cycle().skip(1);
        let walls = plan.corners.iter().zip(next);
        model.walls = walls
            .map(|(from, to)| [from[0], from[1], to[0], to[1]])
            .collect();
        model.bounds = plan.outer.bounds().unwrap_or_default();
        model.shade = Shade::new(&[plan.bed], model.bounds);
        model
    }
}

fn tokens_of(course: &Course, scattered: Option<&[(Cell, i8)]>) -> Vec<(String, Cell, i8)> {
    if let Some(scattered) = scattered {
        let named = scattered.iter().zip(1..);
        return named
            .map(|((at, value), number)| (format!("token-{number}"), *at, *value))
            .collect();
    }
    let pieces = course.pieces().iter();
    pieces
        .filter_map(|piece| match piece.body {
            PieceBody::Token { at, value } => Some((piece.name.clone(), at, value)),
            _ => None,
        })
        .collect()
}

/// A pivot, and the direction that goes with it.
type Hinge = ([f64; 3], Place);

fn pivot(cell: Cell, height: f64) -> Hinge {
    let [x, y] = centre(cell);
    ([x, y, height], [1.0, 0.0])
}

/// Returns how the moving part of a piece moves.
fn hinge(piece: &Piece, height: impl Fn(Cell) -> f64) -> (Motion, Hinge) {
    match &piece.body {
        PieceBody::Spinner { hub, arm } => {
            let (hinge, _) = pivot(*hub, height(*hub));
            (Motion::Spinner, (hinge, toward(*arm)))
        }
        PieceBody::Toppler { at } => (Motion::Toppler, pivot(*at, height(*at) + TOPPLER_AXIS)),
        PieceBody::Door(frame) => {
            let posts = frame.posts.map(centre);
            let along = unit(between(posts[0], posts[1]));
            let far = between(posts[0], centre(frame.far[1]));
            // The lower edge of a door swings to the left of its axis.
            let opens_left = dot(far, left_of(along)) > 0.0;
            let axis = if opens_left { along } else { along.map(|v| -v) };
            let [x, y] = posts[0];
            let top = height(frame.panels[0]) + DOOR_AXIS;
            (Motion::Door, ([x, y, top], axis))
        }
        body => {
            let cell = body.cells()[0];
            (Motion::Roller, pivot(cell, height(cell)))
        }
    }
}

fn walls(felt: &Region) -> Vec<[f64; 4]> {
    let mut walls = Vec::new();
    for contour in felt.contours() {
        let next = contour.iter().cycle().skip(1);
        for (from, to) in contour.iter().zip(next) {
            let (from, to) = (place(*from), place(*to));
            let way = between(from, to);
            if libm::hypot(way[0], way[1]) >= LONG_EDGE {
                walls.push([from[0], from[1], to[0], to[1]]);
            }
        }
    }
    walls
}

/// What makes a part: its name, its material and its motion.
type Key = (String, Material, Option<Motion>);

/// A point with its normal.
type Vertex = ([i32; 3], [i8; 3]);

#[derive(Default)]
struct Sheaf {
    hinge: Option<Hinge>,
    indices: BTreeMap<Vertex, u32>,
    vertices: Vec<Vertex>,
    triangles: Vec<u32>,
}

impl Sheaf {
    fn add(&mut self, vertex: Vertex) {
        let next = self.vertices.len() as u32;
        let index = *self.indices.entry(vertex).or_insert(next);
        if index == next {
            self.vertices.push(vertex);
        }
        self.triangles.push(index);
    }
}

/// Sorts triangles into parts.
#[derive(Default)]
struct Collector {
    sheaves: BTreeMap<Key, Sheaf>,
}

impl Collector {
    fn still(&mut self, body: &Body, mesh: &Mesh) {
        self.add(body, mesh, None, None);
    }

    fn moving(&mut self, body: &Body, name: &str, motion: Motion, hinge: Hinge) {
        self.add(body, &body.mesh(), Some((name, motion)), Some(hinge));
    }

    fn add(
        &mut self,
        body: &Body,
        mesh: &Mesh,
        moving: Option<(&str, Motion)>,
        hinge: Option<Hinge>,
    ) {
        let normals = normals(mesh);
        let corners = mesh.corners().zip(normals).zip(mesh.finishes());
        for ((corners, normals), finish) in corners {
            let material = finish.unwrap_or(body.material());
            let key = match moving {
                Some((name, motion)) => (name.to_owned(), material, Some(motion)),
                None => (material.name(), material, None),
            };
            let sheaf = self.sheaves.entry(key).or_default();
            sheaf.hinge = hinge;
            for vertex in corners.into_iter().zip(normals) {
                sheaf.add(vertex);
            }
        }
    }

    fn finish(self) -> Model {
        let mut model = Model::default();
        for ((name, material, motion), sheaf) in self.sheaves {
            let first = (model.points.len() / 3) as u32;
            for (point, [x, y, z]) in &sheaf.vertices {
                model.points.extend(point.map(|units| radii(units) as f32));
                model.normals.extend([*x, *y, *z, 0]);
            }
            let start = model.triangles.len();
            let triangles = sheaf.triangles.iter();
            model.triangles.extend(triangles.map(|index| first + index));
            let (pivot, way) = sheaf.hinge.unwrap_or_default();
            model.parts.push(Part {
                name,
                material,
                motion,
                pivot,
                way,
                range: [start, model.triangles.len()],
            });
        }
        model
    }
}

/// Returns the normals at the corners of all triangles. Faces that meet at a small angle share
/// them.
fn normals(mesh: &Mesh) -> Vec<[[i8; 3]; 3]> {
    let areas: Vec<[f64; 3]> = mesh.corners().map(area_vector).collect();
    let units: Vec<[f64; 3]> = areas.iter().map(|area| scaled(*area, 1.0)).collect();
    let mut around: Vec<Vec<usize>> = vec![Vec::new(); mesh.points().len()];
    for (index, triangle) in mesh.triangles().iter().enumerate() {
        for corner in triangle {
            around[*corner as usize].push(index);
        }
    }
    let normal = |face: usize, corner: u32| {
        let mut sum = [0.0; 3];
        for other in &around[corner as usize] {
            let cosine: f64 = (0..3)
                .map(|axis| units[face][axis] * units[*other][axis])
                .sum();
            if cosine >= CREASE {
                for axis in 0..3 {
                    sum[axis] += areas[*other][axis];
                }
            }
        }
        scaled(sum, 127.0).map(|v| libm::round(v) as i8)
    };
    let triangles = mesh.triangles().iter().enumerate();
    triangles
        .map(|(face, corners)| corners.map(|corner| normal(face, corner)))
        .collect()
}

fn area_vector([from, second, third]: [[i32; 3]; 3]) -> [f64; 3] {
    let way = |to: [i32; 3]| [0, 1, 2].map(|axis| f64::from(to[axis] - from[axis]));
    let (u, v) = (way(second), way(third));
    [
        u[1] * v[2] - u[2] * v[1],
        u[2] * v[0] - u[0] * v[2],
        u[0] * v[1] - u[1] * v[0],
    ]
}

fn scaled(vector: [f64; 3], length: f64) -> [f64; 3] {
    let squares: f64 = vector.iter().map(|v| v * v).sum();
    let factor = length / libm::sqrt(squares).max(f64::MIN_POSITIVE);
    vector.map(|v| v * factor)
}
