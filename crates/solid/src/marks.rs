//! Sand, water, tokens and markers.

use crate::board::{Floors, region};
use crate::line::centre;
use crate::measures::{CUP_RING, HOLE, MARKER, SAND, WATER};
use crate::plane::{DEVIATION, Region};
use crate::terrain::{Terrain, Zone};
use crate::{Body, Material, figures};
use golf::Cell;

/// The radius of a token and of its rim, and the heights of its rim and its face.
const TOKEN: [f64; 4] = [0.56, 0.42, 0.16, 0.12];
/// The radii of a hole marker.
const HOLE_MARKER: [f64; 2] = [0.64, 0.84];
/// The width of the frame of a start marker.
const FRAME: f64 = 0.14;

/// Returns the body of sand or water.
pub(crate) fn patch(name: &str, cells: &[Cell], floors: &Floors, material: Material) -> Vec<Body> {
    let [height, radius, drop] = match material {
        Material::Water => WATER,
        _ => SAND,
    };
    let Some(floor) = cells.iter().find_map(|cell| floors.on(*cell)) else {
        return Vec::new();
    };
    let place = region(&picture::edge_around(cells, 0.6, DEVIATION)).within(&floor.felt);
    let terrain = Terrain {
        tops: vec![Zone::rounded(place, floor.height + height, radius, drop)],
        base: floor.height,
        ..Terrain::default()
    };
    vec![Body::terrain(name, material, terrain)]
}

pub(crate) fn token(name: &str, at: Cell, value: i8, floors: &Floors) -> Body {
    let [radius, rim, height, face] = TOKEN;
    let (at, floor) = (centre(at), floors.height(at));
    let material = match value {
        -1 => Material::Blue,
        -2 => Material::Red,
        _ => Material::Yellow,
    };
    let value = figures::negative(value.unsigned_abs(), at, 0.46);
    let terrain = Terrain {
        tops: vec![
            Zone::rounded(Region::disc(at, radius), floor + height, 0.05, 0.05),
            Zone::level(Region::disc(at, rim), floor + face).covered(Material::Cream),
            Zone::level(value, floor + height),
        ],
        base: floor,
        ..Terrain::default()
    };
    Body::terrain(name, material, terrain)
}

pub(crate) fn start_marker(name: &str, cells: &[Cell], floors: &Floors) -> Vec<Body> {
    let Some(floor) = cells.iter().find_map(|cell| floors.on(*cell)) else {
        return Vec::new();
    };
    let inside = region(&picture::edge_around(cells, 0.5, DEVIATION));
    let frame = inside.grown(FRAME).minus(&inside).within(&floor.felt);
    let terrain = Terrain {
        tops: vec![Zone::level(frame, floor.height + MARKER)],
        base: floor.height,
        ..Terrain::default()
    };
    vec![Body::terrain(name, Material::Brass, terrain)]
}

pub(crate) fn hole_marker(name: &str, at: Cell, floors: &Floors) -> Vec<Body> {
    let [inner, outer] = HOLE_MARKER;
    debug_assert!(
        inner > HOLE + CUP_RING[0],
        "the ring of the cup fits inside"
    );
    let (at, floor) = (centre(at), floors.height(at));
    let frame = Region::disc(at, outer).minus(&Region::disc(at, inner));
    let terrain = Terrain {
        tops: vec![Zone::level(frame, floor + MARKER)],
        base: floor,
        ..Terrain::default()
    };
    vec![Body::terrain(name, Material::Brass, terrain)]
}
