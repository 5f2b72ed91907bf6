//! The Carramboule table with its balls.

use crate::balls::RINGS;
use crate::measures::FELT;
use crate::plane::{Ends, Place, Region};
use crate::terrain::{Terrain, Zone};
use crate::turned::sphere;
use crate::{Body, Material};
use carramboule::Vec2;
use carramboule::board::{Colour, Kind, Parameters, Player};

/// Cell radii per metre of a table.
pub const RADII_PER_METRE: f64 = 28.0;

/// The width and height of the cushions.
const CUSHION: [f64; 2] = [0.6, 0.64];
/// The width and height of the frame, and the radius of its corners.
const FRAME: [f64; 3] = [2.3, 0.86, 0.9];
/// The underside of the table.
const BASE: f64 = -1.05;
/// The depth of the pockets.
const POCKET: f64 = 0.9;

fn at(place: Vec2) -> Place {
    [place.x * RADII_PER_METRE, place.y * RADII_PER_METRE]
}

/// Returns the bodies of a table and of the balls on it. Player A sits in the south.
pub fn billiard(parameters: &Parameters, balls: &[(Kind, Vec2)]) -> Vec<Body> {
    let side = parameters.side * RADII_PER_METRE;
    let bed = Region::rectangle([0.0, 0.0], [side, side]);
    let wide = |by: f64| Region::rectangle([-by, -by], [side + by, side + by]);
    let radius = parameters.pocket_radius * RADII_PER_METRE;
    let centre = at(parameters.centre());
    // A pocket touches both cushions. The cloth also ends where the corner behind it is cut off.
    let pocket = |pocket: Vec2| {
        let pocket = at(pocket);
        let corner = [0, 1].map(|axis| {
            if pocket[axis] < centre[axis] {
                0.0
            } else {
                side
            }
        });
        let low = [0, 1].map(|axis| pocket[axis].min(corner[axis]));
        let high = [0, 1].map(|axis| pocket[axis].max(corner[axis]));
        Region::disc(pocket, radius).union(&Region::rectangle(low, high))
    };
    let pockets: Vec<Region> = parameters
        .pocket_centres()
        .into_iter()
        .map(pocket)
        .collect();
    let pockets = Region::union_of(&pockets);
    let hollow = wide(CUSHION[0]);
    let outer = wide(CUSHION[0] + FRAME[0]).softened(FRAME[2]);
    let frame = Terrain {
        tops: vec![
            Zone::rounded(outer.minus(&hollow), FRAME[1], 0.2, 0.2),
            Zone::level(hollow.clone(), -FELT),
            Zone::level(pockets.clone(), -POCKET),
        ],
        base: BASE,
        ..Terrain::default()
    };
    let line = [Player::A, Player::B].map(|player| {
        let y = parameters.camp_line(player);
        let (from, to) = parameters.camp;
        let ends = [Vec2::new(from, y), Vec2::new(to, y)].map(at);
        Region::stroke(&ends, 0.05, Ends::Flat)
    });
    let cloth = Terrain {
        tops: vec![
            Zone::level(bed.minus(&pockets), 0.0),
            Zone::level(Region::union_of(&line), -0.04).covered(Material::Cream),
        ],
        base: -FELT,
        ..Terrain::default()
    };
    let cushions = Terrain {
        tops: vec![Zone::rounded(
            hollow.minus(&bed).minus(&pockets),
            CUSHION[1],
            0.12,
            0.12,
        )],
        base: -FELT,
        ..Terrain::default()
    };
    let mut bodies = vec![
        Body::terrain("frame", Material::Oak, frame),
        Body::terrain("cloth", Material::Cloth, cloth),
        Body::terrain("cushions", Material::Cloth, cushions),
    ];
    let radius = parameters.ball.radius * RADII_PER_METRE;
    for (index, (kind, place)) in balls.iter().enumerate() {
        let material = match kind {
            Kind::Queen => Material::Red,
            Kind::Cue => Material::Yellow,
            Kind::Colour(Colour::White) => Material::Birch,
            Kind::Colour(Colour::Black) => Material::Black,
        };
        let mesh = sphere(at(*place), 0.0, radius, RINGS);
        bodies.push(Body::solid(&format!("ball-{}", index + 1), material, mesh));
    }
    bodies
}
