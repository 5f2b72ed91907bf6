//! Courses to draw: few parts and triangles, and a surface under every ball.

use crate::bodies::{courses, sample};
use golf::{Course, Layer, Surface};
use solid::{Model, Motion};

/// The most parts and triangles of a course. Most parts are drawn twice, because they cast shadows,
/// and balls and marks come on top.
const MAX_PARTS: usize = 34;
const MAX_TRIANGLES: usize = 60_000;
const MAX_TABLE_TRIANGLES: usize = 12_000;

/// How much higher than its floor a ball may lie: on sand, on water or in a channel.
const THIN: f64 = 0.13;
const STOREY: f64 = 1.35;

fn check(course: &Course) {
    let id = course.id();
    let model = Model::new(course, None);
    let drawn = model.parts.iter();
    let drawn = drawn.filter(|part| part.motion != Some(Motion::Token));
    assert!(drawn.count() <= MAX_PARTS, "{id}: too many parts");
    let count = model.triangles.len() / 3;
    assert!(count <= MAX_TRIANGLES, "{id}: {count} triangles");
    let points = model.points.len() / 3;
    assert_eq!(model.normals.len(), 4 * points, "{id}");
    assert!(
        model
            .triangles
            .iter()
            .all(|index| (*index as usize) < points)
    );
    let mut end = 0;
    for part in &model.parts {
        assert_eq!(part.range[0], end, "{id}: {}", part.name);
        assert!(part.range[1] > end, "{id}: {} is empty", part.name);
        end = part.range[1];
    }
    assert_eq!(end, model.triangles.len(), "{id}");
    for normal in model.normals.chunks(4) {
        let squares: i32 = normal.iter().map(|v| i32::from(*v) * i32::from(*v)).sum();
        assert!((15_500..=16_700).contains(&squares), "{id}: {normal:?}");
    }
    let field = course.field();
    assert_eq!(model.rests.len(), field.nodes().count(), "{id}");
    for (node, rest) in field.nodes().zip(&model.rests) {
        let (cell, layer) = (field.cell(node), field.layer(node));
        // Floors and decks have heights that are multiples of a storey.
        let above = rest.height.rem_euclid(STOREY);
        let is_level = above <= THIN || above >= STOREY - 0.01;
        match field.surface(node) {
            Surface::Slope { down } => {
                let ends = [down, down.opposite()].map(|way| rest.edges[way.index()]);
                assert!(ends[0] + 0.3 < ends[1], "{id} at {cell}: {ends:?}");
                let within = ends[0] - THIN..=ends[1] + THIN;
                assert!(
                    within.contains(&rest.height),
                    "{id} at {cell}: {}",
                    rest.height
                );
            }
            _ => assert!(is_level, "{id} at {cell} on {layer:?}: {}", rest.height),
        }
        if layer == Layer::Top && !matches!(field.surface(node), Surface::Slope { .. }) {
            let below = field.node(cell, Layer::Ground);
            let below = below.and_then(|node| field.nodes().position(|other| other == node));
            let below = below.map_or(0.0, |index| model.rests[index].height);
            assert!(rest.height > below + 1.0, "{id} at {cell}: {}", rest.height);
        }
        for edge in rest.edges {
            assert!(
                (-0.01..=2.0 * STOREY + 0.2).contains(&edge),
                "{id} at {cell}: {edge}"
            );
        }
    }
}

#[test]
fn courses_to_draw_are_small_and_carry_their_balls() {
    sample().for_each(|course| check(&course));
}

#[test]
#[ignore = "all: builds every course"]
fn all_courses_to_draw_are_small_and_carry_their_balls() {
    courses().for_each(|course| check(&course));
}

#[test]
fn moving_pieces_numbers_and_tokens_are_parts_of_their_own() {
    let course = crate::bodies::course("S-11a");
    let model = Model::new(&course, None);
    for piece in course.pieces().iter().filter(|piece| piece.body.is_mover()) {
        let parts = model.parts.iter().filter(|part| part.name == piece.name);
        assert!(parts.count() > 0, "{}", piece.name);
    }
    for number in 1..=6 {
        let name = format!("start-{number}");
        assert!(model.parts.iter().any(|part| part.name == name), "{name}");
    }
    let cell = course.hole();
    let scattered = Model::new(&course, Some(&[(cell, -2)]));
    let tokens = |model: &Model| -> Vec<String> {
        let tokens = model.parts.iter();
        let tokens = tokens.filter(|part| part.motion == Some(Motion::Token));
        let mut names: Vec<String> = tokens.map(|part| part.name.clone()).collect();
        names.dedup();
        names
    };
    assert_eq!(tokens(&scattered), ["token-1"]);
}

#[test]
fn the_table_to_draw_is_small_and_encloses_its_bed() {
    let parameters = carramboule::board::Parameters::carramboule();
    let model = Model::table(&parameters);
    assert_eq!(model, Model::table(&parameters));
    assert!(model.triangles.len() / 3 <= MAX_TABLE_TRIANGLES);
    assert!(model.rests.is_empty());
    let names: Vec<&str> = model.parts.iter().map(|part| part.name.as_str()).collect();
    let expected = ["birch", "black", "brass", "cloth", "cream", "oak"];
    assert_eq!(names, expected);
    let points: Vec<&[f32]> = model.points.chunks(3).collect();
    let [[west, south], [east, north]] = model.bounds;
    for point in &points {
        let at = [0, 1, 2].map(|axis| f64::from(point[axis]));
        assert!((west..=east).contains(&at[0]) && (south..=north).contains(&at[1]));
        assert!((-1.051..=0.861).contains(&at[2]), "{point:?}");
    }
    // Every triangle faces the side to which its normals point.
    for corners in model.triangles.chunks(3) {
        let [from, second, third] = [0, 1, 2].map(|corner| points[corners[corner] as usize]);
        let way = |to: &[f32]| [0, 1, 2].map(|axis| to[axis] - from[axis]);
        let (u, v) = (way(second), way(third));
        let face = [
            u[1] * v[2] - u[2] * v[1],
            u[2] * v[0] - u[0] * v[2],
            u[0] * v[1] - u[1] * v[0],
        ];
        let normal = &model.normals[4 * corners[0] as usize..][..3];
        let dot: f32 = (0..3)
            .map(|axis| face[axis] * f32::from(normal[axis]))
            .sum();
        assert!(dot > 0.0, "{corners:?}");
    }
    // The shade is darkest at a cushion and lightest in the middle of the bed.
    let side = parameters.side * solid::RADII_PER_METRE;
    let shade = |x: f64, y: f64| {
        let pixel = |from: f64, at: f64| ((at - from) / solid::Shade::PIXEL) as usize;
        model.shade.pixels[pixel(south, y) * model.shade.width + pixel(west, x)]
    };
    assert!(shade(0.1, 0.5 * side) < 40 && shade(0.5 * side, 0.5 * side) == 255);
}
