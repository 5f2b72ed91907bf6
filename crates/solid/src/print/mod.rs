//! Files for 3D printers.
//!
//! A [`Plate`] is what one file contains: parts that are printed together. A board that does not
//! fit on the printer's bed is split into several plates, which are joined by dovetails. Lengths in
//! files are in millimetres; x, y and z begin at 0.

mod joints;
mod stl;
mod three_mf;
mod zip;

use crate::board::{Board, Marks};
use crate::line::PITCH;
use crate::measures::THINNEST;
use crate::mesh::Mesh;
use crate::plane::UNIT;
use crate::{Body, Form, Material};
use golf::{Layout, Piece};
use std::fmt;

/// The thinnest wall that a common printer prints well: two lines of 0.4 mm.
const MIN_WALL: f64 = 0.8;

/// The size of a model.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scale {
    /// The distance between the centres of neighbouring cells, in millimetres.
    cell: f64,
}

impl Scale {
    /// The largest cell, in millimetres.
    pub const MAX_CELL: f64 = 200.0;

    /// Returns the smallest cell, in millimetres, that leaves all walls thick enough to print.
    pub fn min_cell() -> f64 {
        libm::ceil(10.0 * MIN_WALL * PITCH / THINNEST) / 10.0
    }

    /// Returns the scale at which cells are `cell` millimetres wide.
    pub fn new(cell: f64) -> Result<Scale, PrintError> {
        if (Scale::min_cell()..=Scale::MAX_CELL).contains(&cell) {
            Ok(Scale { cell })
        } else {
            Err(PrintError::Cell)
        }
    }

    /// Returns the number of millimetres in a cell radius.
    fn radius(self) -> f64 {
        self.cell / PITCH
    }

    /// Returns the number of millimetres in an integer unit of a mesh.
    fn unit(self) -> f64 {
        self.radius() / f64::from(UNIT)
    }
}

/// The area that a printer can print on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bed {
    /// The width and the depth, in millimetres.
    pub size: [f64; 2],
}

/// Why a model cannot be printed.
#[derive(Clone, PartialEq, Debug)]
pub enum PrintError {
    /// The cells are too small or too large.
    Cell,
    /// The bed is too small to split the board.
    Bed,
    /// A piece does not fit on the bed. It has a name, a width and a depth in millimetres.
    Piece(String, [f64; 2]),
    /// The course has shapes from which no watertight body could be built.
    Leak(String),
}

impl fmt::Display for PrintError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PrintError::Cell => write!(
                f,
                "cells can be {} to {} mm wide; walls of smaller cells would be too thin to print",
                Scale::min_cell(),
                Scale::MAX_CELL
            ),
            PrintError::Bed => write!(
                f,
                "the bed is too small to split the board; use a larger bed or smaller cells"
            ),
            PrintError::Piece(name, [width, depth]) => write!(
                f,
                "{name} is {width:.0} × {depth:.0} mm and does not fit on the bed; use a larger bed or smaller cells"
            ),
            PrintError::Leak(name) => {
                write!(f, "no watertight body could be built for {name}")
            }
        }
    }
}

impl std::error::Error for PrintError {}

/// A part of a plate, in one colour.
#[derive(Clone, Debug)]
pub struct Part {
    name: String,
    material: Material,
    mesh: Mesh,
}

impl Part {
    fn new(body: &Body) -> Result<Part, PrintError> {
        Part::of(body, body.mesh())
    }

    fn of(body: &Body, mesh: Mesh) -> Result<Part, PrintError> {
        if mesh.triangles().is_empty() || !mesh.is_closed() || mesh.six_volumes() <= 0 {
            return Err(PrintError::Leak(body.name().to_owned()));
        }
        Ok(Part {
            name: body.name().to_owned(),
            material: body.material(),
            mesh,
        })
    }

    /// Returns the name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the surface.
    pub fn mesh(&self) -> &Mesh {
        &self.mesh
    }
}

/// The contents of one file.
#[derive(Clone, Debug)]
pub struct Plate {
    name: String,
    parts: Vec<Part>,
    scale: Scale,
}

impl Plate {
    /// Moves the parts so that all coordinates begin at 0.
    fn new(name: &str, mut parts: Vec<Part>, scale: Scale) -> Plate {
        let bounds = parts.iter().filter_map(|part| part.mesh.bounds());
        let lows: Vec<[i32; 3]> = bounds.map(|[low, _]| low).collect();
        let low = [0, 1, 2].map(|axis| lows.iter().map(|low| low[axis]).min().unwrap_or(0));
        for part in &mut parts {
            part.mesh = std::mem::take(&mut part.mesh).moved(low.map(|value| -value));
        }
        Plate {
            name: name.to_owned(),
            parts,
            scale,
        }
    }

    /// Returns the name, for a file: `board-1`, `V-I5-1`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the parts.
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// Returns the width, depth and height in millimetres.
    pub fn size(&self) -> [f64; 3] {
        let bounds = self.parts.iter().filter_map(|part| part.mesh.bounds());
        let highs: Vec<[i32; 3]> = bounds.map(|[_, high]| high).collect();
        [0, 1, 2].map(|axis| {
            let high = highs.iter().map(|high| high[axis]).max().unwrap_or(0);
            f64::from(high) * self.scale.unit()
        })
    }

    /// Returns a binary STL file. It has no colours.
    pub fn stl(&self) -> Vec<u8> {
        stl::write(self)
    }

    /// Returns a 3MF file. Every part has the colour of its material.
    pub fn three_mf(&self) -> Vec<u8> {
        three_mf::write(self)
    }

    fn fits(&self, bed: Bed) -> bool {
        let [width, depth, _] = self.size();
        let fits = |size: [f64; 2]| width <= size[0] && depth <= size[1];
        fits(bed.size) || fits([bed.size[1], bed.size[0]])
    }
}

/// Whether the felt and the cup of a board are parts of their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colours {
    /// The board is one body, as files without colours need it.
    One,
    /// Every material is a part of its own.
    Many,
}

/// Returns the plates of a course. Without a bed, there is one plate, on which everything is in its
/// place. With a bed, the board is split if it does not fit, and every piece has its own plate.
pub fn course(
    course: &Layout,
    colours: Colours,
    scale: Scale,
    bed: Option<Bed>,
) -> Result<Vec<Plate>, PrintError> {
    let board = Board::new(course);
    let mut fixed = match colours {
        Colours::One => vec![Body::terrain("board", Material::Oak, board.in_one())],
        Colours::Many => board.fixed(Marks::Numbers),
    };
    let mut groups = vec![("flag".to_owned(), board.flag().to_vec())];
    for piece in course.pieces() {
        let bodies = crate::piece_bodies(piece, board.floors());
        groups.push((piece.name.clone(), bodies));
    }
    let Some(bed) = bed else {
        fixed.extend(groups.into_iter().flat_map(|(_, bodies)| bodies));
        return Ok(vec![plate("course", &fixed, scale)?]);
    };
    let mut loose = Vec::new();
    for (name, bodies) in groups {
        let plate = plate(&name, &bodies, scale)?;
        if !plate.fits(bed) {
            let [width, depth, _] = plate.size();
            return Err(PrintError::Piece(name, [width, depth]));
        }
        loose.push(plate);
    }
    let whole = plate("board", &fixed, scale)?;
    let mut plates = if whole.fits(bed) {
        vec![whole]
    } else {
        split(&board, &fixed, scale, bed)?
    };
    plates.extend(loose);
    Ok(plates)
}

/// Returns the parts of a board that is too large for the bed.
fn split(board: &Board, bodies: &[Body], scale: Scale, bed: Bed) -> Result<Vec<Plate>, PrintError> {
    let mut plates = Vec::new();
    for tile in joints::tiles(board.outer(), &board.cup(), scale, bed)? {
        let mut parts = Vec::new();
        for body in bodies {
            // Only pieces and the flag have bodies of other forms, and these are not split.
            if let Form::Terrain(terrain) = &body.form {
                let mesh = terrain.within(&tile).mesh();
                if !mesh.triangles().is_empty() {
                    parts.push(Part::of(body, mesh)?);
                }
            }
        }
        if !parts.is_empty() {
            let name = format!("board-{}", plates.len() + 1);
            plates.push(Plate::new(&name, parts, scale));
        }
    }
    Ok(plates)
}

/// Returns the plate of a single piece.
pub fn piece(piece: &Piece, scale: Scale) -> Result<Plate, PrintError> {
    plate(&piece.name, &crate::piece(piece), scale)
}

fn plate(name: &str, bodies: &[Body], scale: Scale) -> Result<Plate, PrintError> {
    let parts: Result<Vec<Part>, PrintError> = bodies.iter().map(Part::new).collect();
    Ok(Plate::new(name, parts?, scale))
}
