//! The Carramboule table with its balls.

use crate::balls::RINGS;
use crate::measures::{ENGRAVING, FELT};
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
/// The width of the brass ring around a pocket.
const RING: f64 = 0.1;
/// The gap between the rings and the cushions.
const GAP: f64 = 0.02;
/// The radius of the inlays in the frame.
const INLAY: f64 = 0.17;
/// Half the width of a camp line, and half the length of the ticks at its ends.
const CAMP_LINE: [f64; 2] = [0.05, 0.2];

fn at(place: Vec2) -> Place {
    [place.x * RADII_PER_METRE, place.y * RADII_PER_METRE]
}

/// The outlines of the parts of a table.
pub(crate) struct Plan {
    /// The play area, with the pockets.
    pub(crate) bed: Region,
    /// Everything inside the frame.
    hollow: Region,
    /// The whole table.
    pub(crate) outer: Region,
    /// The whole table, before the corners of the frame are rounded.
    pub(crate) corners: [Place; 4],
    pockets: Region,
    /// The brass around the pockets, and in the corners behind them.
    rings: Region,
}

impl Plan {
    pub(crate) fn new(parameters: &Parameters) -> Plan {
        let side = parameters.side * RADII_PER_METRE;
        let wide = |by: f64| Region::rectangle([-by, -by], [side + by, side + by]);
        let bed = wide(0.0);
        let radius = parameters.pocket_radius * RADII_PER_METRE;
        let places = parameters.pocket_centres().map(at);
        let discs = |radius: f64| {
            let discs = places.map(|place| Region::disc(place, radius));
            Region::union_of(&discs)
        };
        let edge = |place: f64| if place < 0.5 * side { 0.0 } else { side };
        // A pocket touches both cushions.
        let corners = places.map(|place| {
            let [x, y] = place.map(edge);
            let (low, high) = (
                [x.min(place[0]), y.min(place[1])],
                [x.max(place[0]), y.max(place[1])],
            );
            Region::rectangle(low, high)
        });
        let pockets = discs(radius);
        let rings = discs(radius + RING).union(&Region::union_of(&corners));
        let reach = CUSHION[0] + FRAME[0];
        let [low, high] = [-reach, side + reach];
        Plan {
            rings: rings.minus(&pockets),
            bed,
            hollow: wide(CUSHION[0]),
            outer: wide(reach).softened(FRAME[2]),
            corners: [[low, low], [high, low], [high, high], [low, high]],
            pockets,
        }
    }
}

/// Returns the bodies of a table and of the balls on it. Player A sits in the south.
pub fn billiard(parameters: &Parameters, balls: &[(Kind, Vec2)]) -> Vec<Body> {
    let mut bodies = table(parameters, &Plan::new(parameters), ENGRAVING);
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

/// Returns the bodies of a table. Lines and inlays lie as deep as `engraving`.
fn table(parameters: &Parameters, plan: &Plan, engraving: f64) -> Vec<Body> {
    vec![
        frame(parameters, plan, engraving),
        cloth(parameters, plan, engraving),
        cushions(plan),
        rings(plan),
    ]
}

/// Returns the bodies of a table for drawing. Its lines are level with the cloth, because a line in
/// a groove cannot be seen from the side.
pub(crate) fn drawn(parameters: &Parameters, plan: &Plan) -> Vec<Body> {
    let mut bodies = table(parameters, plan, 0.0);
    bodies.push(depth(plan));
    bodies
}

fn frame(parameters: &Parameters, plan: &Plan, engraving: f64) -> Body {
    let side = parameters.side * RADII_PER_METRE;
    let middle = CUSHION[0] + 0.5 * FRAME[0];
    let inlays = (1..=3).flat_map(|quarter| {
        let along = 0.25 * f64::from(quarter) * side;
        let (low, high) = (-middle, side + middle);
        [[along, low], [along, high], [low, along], [high, along]]
    });
    let inlays: Vec<Region> = inlays.map(|place| Region::disc(place, INLAY)).collect();
    let terrain = Terrain {
        tops: vec![
            Zone::rounded(plan.outer.minus(&plan.hollow), FRAME[1], 0.2, 0.2),
            Zone::level(Region::union_of(&inlays), FRAME[1] - engraving).covered(Material::Birch),
            Zone::level(plan.hollow.clone(), -FELT),
            Zone::level(plan.pockets.clone(), -POCKET),
        ],
        base: BASE,
        ..Terrain::default()
    };
    Body::terrain("frame", Material::Oak, terrain)
}

fn cloth(parameters: &Parameters, plan: &Plan, engraving: f64) -> Body {
    let [half, tick] = CAMP_LINE;
    let (from, to) = parameters.camp;
    let stroke = |ends: [Place; 2]| Region::stroke(&ends, half, Ends::Flat);
    let lines = [Player::A, Player::B].map(|player| {
        let y = parameters.camp_line(player);
        let ends = [Vec2::new(from, y), Vec2::new(to, y)].map(at);
        let ticks = ends.map(|[x, y]| stroke([[x, y - tick], [x, y + tick]]));
        stroke(ends).union(&Region::union_of(&ticks))
    });
    let terrain = Terrain {
        tops: vec![
            Zone::level(plan.bed.minus(&plan.pockets).minus(&plan.rings), 0.0),
            Zone::level(Region::union_of(&lines), -engraving).covered(Material::Cream),
        ],
        base: -FELT,
        ..Terrain::default()
    };
    Body::terrain("cloth", Material::Cloth, terrain)
}

fn cushions(plan: &Plan) -> Body {
    let region = plan.hollow.minus(&plan.bed);
    let terrain = Terrain {
        tops: vec![Zone::rounded(region, CUSHION[1], 0.12, 0.12)],
        base: -FELT,
        ..Terrain::default()
    };
    Body::terrain("cushions", Material::Cloth, terrain)
}

/// Returns the rings around the pockets. Balls roll over them, so they are level with the cloth.
fn rings(plan: &Plan) -> Body {
    // Pockets touch the edges of the bed, where a ring would have no width.
    let region = plan.rings.within(&plan.bed.grown(-GAP));
    let terrain = Terrain {
        tops: vec![Zone::level(region, 0.0)],
        base: -FELT,
        ..Terrain::default()
    };
    Body::terrain("rings", Material::Brass, terrain)
}

/// Returns the darkness in the pockets. A ball that falls disappears in it.
fn depth(plan: &Plan) -> Body {
    let terrain = Terrain {
        tops: vec![Zone::level(plan.pockets.clone(), -0.4 * POCKET)],
        base: -0.5 * POCKET,
        ..Terrain::default()
    };
    Body::terrain("depth", Material::Black, terrain)
}
