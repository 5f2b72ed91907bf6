//! Builds courses, pieces and Carramboule tables as solid bodies.
//!
//! A body is a closed triangle mesh with a material. [`course`] returns the bodies of a course, and
//! [`print`](mod@print) turns them into files for 3D printers. The crate does no I/O, and the same
//! course always gives the same bits.
//!
//! Shapes follow the same data as the drawings: the outline of the felt comes from `picture`, the
//! pieces from their cells. Lengths are in cell radii; x points east, y north and z up, and the
//! lowest felt is at height 0.
//!
//! | module | what it builds |
//! | --- | --- |
//! | `plane`, `nodes` | regions of the plane and their boolean operations |
//! | `terrain`, `turned`, `mesh` | closed meshes from zones of different heights, and turned bodies |
//! | `board` | wood, felt, cup and start cells, on one or several floors |
//! | `flat`, `tall`, `ramp`, `movers`, `marks` | pieces, tokens and markers |
//! | `billiard`, `balls` | the Carramboule table; balls |
//! | `model`, `rests` | courses and tables to draw: triangles by material, and where balls lie |
//! | `print` | sizes in millimetres, parts with joints, STL and 3MF files |

mod balls;
mod billiard;
mod board;
mod figures;
mod flat;
mod line;
mod marks;
mod measures;
mod mesh;
mod model;
mod movers;
mod nodes;
mod plane;
pub mod print;
mod ramp;
mod rests;
mod tall;
mod terrain;
mod turned;

pub use balls::ball;
pub use billiard::{RADII_PER_METRE, billiard};
pub use board::course;
pub use line::PITCH;
pub use measures::THINNEST;
pub use mesh::Mesh;
pub use model::{Model, Motion, Part, Shade};
pub use plane::UNIT;
pub use rests::Rest;

use board::Floors;
use golf::{Piece, PieceBody};
use terrain::Terrain;

/// What a body is made of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
pub enum Material {
    Oak,
    Felt,
    /// Felt without the lines of cells.
    Cloth,
    Birch,
    Walnut,
    Cream,
    Brass,
    Red,
    Sand,
    Water,
    Orange,
    Green,
    Yellow,
    Blue,
    Violet,
    Black,
}

impl Material {
    /// Returns the name in lower case.
    pub fn name(self) -> String {
        format!("{self:?}").to_lowercase()
    }

    /// Returns the colour as red, green and blue.
    pub const fn colour(self) -> [u8; 3] {
        match self {
            Material::Oak => [0xbd, 0x87, 0x48],
            Material::Felt | Material::Cloth => [0x41, 0x71, 0x60],
            Material::Birch => [0xf0, 0xda, 0xb0],
            Material::Walnut => [0x6b, 0x42, 0x26],
            Material::Cream => [0xff, 0xf8, 0xe7],
            Material::Brass => [0xc9, 0xa2, 0x4b],
            Material::Red => [0xd6, 0x3a, 0x32],
            Material::Sand => [0xe3, 0xc8, 0x8f],
            Material::Water => [0x4f, 0x93, 0xb8],
            Material::Orange => [0xe8, 0x7a, 0x24],
            Material::Green => [0x3f, 0x8f, 0x4a],
            Material::Yellow => [0xe9, 0xb9, 0x2f],
            Material::Blue => [0x2f, 0x6f, 0xd6],
            Material::Violet => [0x7d, 0x4f, 0xa8],
            Material::Black => [0x2a, 0x26, 0x24],
        }
    }
}

/// A solid body.
#[derive(Clone)]
pub struct Body {
    name: String,
    material: Material,
    form: Form,
    moves: bool,
}

#[derive(Clone)]
enum Form {
    Terrain(Terrain),
    Mesh(Mesh),
}

impl Body {
    fn terrain(name: &str, material: Material, terrain: Terrain) -> Body {
        Body {
            name: name.to_owned(),
            material,
            form: Form::Terrain(terrain),
            moves: false,
        }
    }

    fn solid(name: &str, material: Material, mesh: Mesh) -> Body {
        Body {
            name: name.to_owned(),
            material,
            form: Form::Mesh(mesh),
            moves: false,
        }
    }

    /// Marks a part that moves when a ball hits its piece.
    fn moving(self) -> Body {
        Body {
            moves: true,
            ..self
        }
    }

    /// Returns the name. A body of a piece starts with the piece's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the material.
    pub fn material(&self) -> Material {
        self.material
    }

    /// Builds the surface.
    pub fn mesh(&self) -> Mesh {
        match &self.form {
            Form::Terrain(terrain) => terrain.mesh(),
            Form::Mesh(mesh) => mesh.clone(),
        }
    }
}

/// Returns the bodies of a single piece in its initial state, as it lies on a course without walls.
/// Markers have no start numbers.
pub fn piece(piece: &Piece) -> Vec<Body> {
    piece_bodies(piece, &Floors::flat(&piece.body))
}

fn piece_bodies(piece: &Piece, floors: &Floors) -> Vec<Body> {
    let name = &piece.name;
    match &piece.body {
        PieceBody::Flat { cells, .. } => vec![flat::body(name, cells, floors)],
        PieceBody::Tall { cells } => match ramp::Ramp::new(cells, floors) {
            Some(ramp) => vec![ramp.body(name)],
            None => vec![tall::body(name, cells, floors)],
        },
        PieceBody::Sand { cells } => marks::patch(name, cells, floors, Material::Sand),
        PieceBody::Water { cells } => marks::patch(name, cells, floors, Material::Water),
        PieceBody::Roller { at } => movers::roller(name, *at, floors),
        PieceBody::Toppler { at } => movers::toppler(name, *at, floors),
        PieceBody::Spinner { hub, arm } => movers::spinner(name, *hub, *arm, floors),
        PieceBody::Door(frame) => movers::door(name, frame, floors),
        PieceBody::Token { at, value } => vec![marks::token(name, *at, *value, floors)],
        PieceBody::StartMarker { cells } => marks::start_marker(name, cells, floors),
        PieceBody::HoleMarker { at } => marks::hole_marker(name, *at, floors),
    }
}
