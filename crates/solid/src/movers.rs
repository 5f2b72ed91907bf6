//! Moving pieces, in their initial state. Each part that moves is a body of its own.

use crate::board::Floors;
use crate::line::{PITCH, ahead, between, centre, dot, left_of, toward, unit};
use crate::plane::{Place, Region};
use crate::terrain::{Terrain, Zone};
use crate::turned::{ProfilePoint, eased, panel, sphere, turned};
use crate::{Body, Material};
use golf::{Cell, Direction, DoorFrame};

/// Turned parts of a piece, standing at one height.
struct Lathe<'n> {
    name: &'n str,
    height: f64,
}

impl Lathe<'_> {
    fn part(
        &self,
        part: &str,
        material: Material,
        at: Place,
        profile: &[ProfilePoint],
        edge: f64,
    ) -> Body {
        let raised = profile
            .iter()
            .map(|point| [point[0], point[1] + self.height]);
        let profile: Vec<ProfilePoint> = raised.collect();
        let name = format!("{}-{part}", self.name);
        Body::solid(&name, material, turned(at, &eased(&profile, edge)))
    }
}

pub(crate) fn roller(name: &str, at: Cell, floors: &Floors) -> Vec<Body> {
    let lathe = Lathe {
        name,
        height: floors.height(at),
    };
    let at = centre(at);
    let drum = [
        [0.0, 0.0],
        [0.66, 0.0],
        [0.7, 0.12],
        [0.62, 0.34],
        [0.7, 0.56],
        [0.66, 0.7],
        [0.0, 0.7],
    ];
    let cap = [[0.0, 0.66], [0.34, 0.66], [0.34, 0.8], [0.0, 0.84]];
    vec![
        lathe
            .part("drum", Material::Birch, at, &drum, 0.08)
            .moving(),
        lathe.part("cap", Material::Brass, at, &cap, 0.05).moving(),
    ]
}

pub(crate) fn spinner(name: &str, hub: Cell, arm: Direction, floors: &Floors) -> Vec<Body> {
    let lathe = Lathe {
        name,
        height: floors.height(hub),
    };
    let (at, way) = (centre(hub), toward(arm));
    let base = [
        [0.0, 0.0],
        [0.68, 0.0],
        [0.68, 0.2],
        [0.55, 0.26],
        [0.0, 0.26],
    ];
    let cap = [
        [0.0, 0.5],
        [0.36, 0.5],
        [0.36, 0.78],
        [0.2, 0.92],
        [0.0, 0.95],
    ];
    let corner = |along: f64, across: f64| ahead(ahead(at, way, along), left_of(way), across);
    let outline = [
        corner(-0.4, -0.34),
        corner(2.25, -0.24),
        corner(2.25, 0.24),
        corner(-0.4, 0.34),
    ];
    let bar = Region::polygon(&outline).softened(0.22);
    let bar = Terrain {
        tops: vec![Zone::rounded(bar, lathe.height + 0.62, 0.12, 0.12)],
        base: lathe.height + 0.14,
        ..Terrain::default()
    };
    vec![
        lathe.part("base", Material::Walnut, at, &base, 0.06),
        Body::terrain(&format!("{name}-arm"), Material::Birch, bar).moving(),
        lathe.part("cap", Material::Brass, at, &cap, 0.1),
    ]
}

pub(crate) fn toppler(name: &str, at: Cell, floors: &Floors) -> Vec<Body> {
    let lathe = Lathe {
        name,
        height: floors.height(at),
    };
    let at = centre(at);
    let stand = [[0.0, 0.0], [0.7, 0.0], [0.7, 0.2], [0.5, 0.28], [0.0, 0.28]];
    let figure = [
        [0.0, 0.26],
        [0.4, 0.26],
        [0.46, 0.9],
        [0.3, 1.9],
        [0.22, 2.3],
        [0.36, 2.42],
        [0.36, 2.52],
        [0.24, 2.6],
        [0.0, 2.6],
    ];
    let head = sphere(at, lathe.height + 2.5, 0.4, 12);
    vec![
        lathe.part("stand", Material::Walnut, at, &stand, 0.06),
        lathe
            .part("figure", Material::Birch, at, &figure, 0.12)
            .moving(),
        Body::solid(&format!("{name}-head"), Material::Birch, head).moving(),
    ]
}

pub(crate) fn door(name: &str, frame: &DoorFrame, floors: &Floors) -> Vec<Body> {
    let lathe = Lathe {
        name,
        height: floors.height(frame.panels[0]),
    };
    let posts = frame.posts.map(centre);
    let way = unit(between(posts[0], posts[1]));
    let width = 3.0 * PITCH;
    let post = [
        [0.0, 0.0],
        [0.62, 0.0],
        [0.62, 0.26],
        [0.42, 0.36],
        [0.42, 1.5],
        [0.56, 1.62],
        [0.56, 1.78],
        [0.3, 1.86],
        [0.0, 1.86],
    ];
    let mut bodies = Vec::new();
    for (at, end) in posts.into_iter().zip(["left", "right"]) {
        bodies.push(lathe.part(&format!("post-{end}"), Material::Walnut, at, &post, 0.06));
        let knob = sphere(at, lathe.height + 1.8, 0.26, 10);
        bodies.push(Body::solid(
            &format!("{name}-knob-{end}"),
            Material::Brass,
            knob,
        ));
    }
    let plank = |part: &str, material, from: Place, outline: &[[f64; 2]], thickness| {
        let outline: Vec<[f64; 2]> = outline
            .iter()
            .map(|[along, up]| [*along, up + lathe.height])
            .collect();
        let mesh = panel(from, way, &outline, thickness);
        Body::solid(&format!("{name}-{part}"), material, mesh)
    };
    let oblong = |left: f64, right: f64, low: f64, high: f64| {
        [[left, low], [right, low], [right, high], [left, high]]
    };
    let middle = 0.5 * width;
    let lintel = oblong(0.3, width - 0.3, 1.44, 1.66);
    bodies.push(plank("lintel", Material::Walnut, posts[0], &lintel, 0.3));
    // The arrows on the panels face the side from which a ball lifts the door.
    let far = between(posts[0], centre(frame.far[1]));
    let side = left_of(way);
    let opening = if dot(far, side) > 0.0 { -1.0 } else { 1.0 };
    let front = ahead(posts[0], side, 0.12 * opening);
    for (end, left, right) in [
        ("left", 0.5, middle - 0.03),
        ("right", middle + 0.03, width - 0.5),
    ] {
        let panel = oblong(left, right, 0.12, 1.4);
        let panel = plank(
            &format!("panel-{end}"),
            Material::Birch,
            posts[0],
            &panel,
            0.2,
        );
        bodies.push(panel.moving());
        let centre = 0.5 * (left + right);
        let arrow = [[centre - 0.42, 0.5], [centre + 0.42, 0.5], [centre, 1.0]];
        let arrow = plank(&format!("arrow-{end}"), Material::Red, front, &arrow, 0.1);
        bodies.push(arrow.moving());
    }
    bodies
}
