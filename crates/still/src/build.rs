//! Courses and Carramboule tables as scenes.

use crate::scene::{Ball, Cover, Pattern, Scene};
use crate::vector::add;
use carramboule::Vec2;
use carramboule::board::{Colour as Shade, Kind, Parameters};
use golf::{Cell, Colour, Course, Layer, Surface};
use picture::BoardShape;
use solid::{PITCH, RADII_PER_METRE};

/// The radius of a round ball and of a flat one.
const RADII: [f64; 2] = [0.48, 0.52];
/// The largest distance between a curve and the lines that replace it.
const DEVIATION: f64 = 0.02;
/// The length from which an edge of the felt has wood with its own grain.
const LONG: f64 = 1.2;

fn centre(cell: Cell) -> [f64; 2] {
    [0.5 * PITCH * f64::from(cell.x), -1.5 * f64::from(cell.y)]
}

/// Returns a course with the balls of a scene and without the pieces that are taken.
pub(crate) fn course(course: &Course, balls: &golf::Scene, taken: &[&str]) -> Scene {
    let mut scene = Scene::default();
    for floor in BoardShape::new(course, DEVIATION).floors {
        for contour in floor.edge {
            let next = contour.iter().cycle().skip(1);
            let edges = contour.iter().zip(next);
            // y points down in drawings.
            let edges = edges.map(|(from, to)| [[from[0], -from[1]], [to[0], -to[1]]]);
            scene.walls.extend(
                edges.filter(|[from, to]| libm::hypot(to[0] - from[0], to[1] - from[1]) >= LONG),
            );
        }
    }
    let bodies = solid::course(course);
    let stands = |name: &str| !taken.contains(&name) && !name.starts_with("flag");
    for body in bodies.iter().filter(|body| stands(body.name())) {
        scene.add(body, None, |point| point);
    }
    let field = course.field();
    let placed: Vec<_> = balls
        .balls()
        .map(|(ball, node)| {
            let cell = field.cell(node);
            let at = centre(cell);
            let on_top = field.layer(node) == Layer::Top
                || matches!(field.surface(node), Surface::Slope { .. });
            (ball, [at[0], at[1], scene.height(at, on_top)])
        })
        .collect();
    for (ball, at) in placed {
        let radius = RADII[usize::from(ball.is_flat())];
        let (inks, pattern) = look(ball.colour());
        let cover = Cover::Ball(Ball {
            inks,
            pattern,
            is_flat: ball.is_flat(),
            centre: if ball.is_flat() {
                at
            } else {
                add(at, [0.0, 0.0, radius])
            },
            radius,
        });
        scene.add(&solid::ball(ball), Some(cover), |point| add(point, at));
    }
    // Balls do not lie on the flag, so it comes last.
    scene.flag = Some((scene.faces.len(), centre(course.hole())));
    for body in bodies.iter().filter(|body| body.name().starts_with("flag")) {
        scene.add(body, None, |point| point);
    }
    scene
}

/// Returns a table with balls.
pub(crate) fn table(parameters: &Parameters, balls: &[(Kind, Vec2)]) -> Scene {
    let mut scene = Scene::default();
    let side = parameters.side * RADII_PER_METRE;
    let corners = [[0.0, 0.0], [side, 0.0], [side, side], [0.0, side]];
    scene.walls = (0..4).map(|i| [corners[i], corners[(i + 1) % 4]]).collect();
    let bodies = solid::billiard(parameters, balls);
    let (table, round) = bodies.split_at(bodies.len() - balls.len());
    for body in table {
        scene.add(body, None, |point| point);
    }
    let radius = parameters.ball.radius * RADII_PER_METRE;
    for (body, (kind, place)) in round.iter().zip(balls) {
        let (inks, pattern) = match kind {
            Kind::Queen => (["#cf3129", "#ffe9b8"], Pattern::Diamond),
            Kind::Cue => (["#f8d332", "#43340a"], Pattern::Dot),
            Kind::Colour(Shade::White) => (["#f6eedd", "#574534"], Pattern::Dot),
            Kind::Colour(Shade::Black) => (["#1d1a18", "#fff8e7"], Pattern::Ring),
        };
        let at = [place.x, place.y].map(|v| v * RADII_PER_METRE);
        let cover = Cover::Ball(Ball {
            inks,
            pattern,
            is_flat: false,
            centre: [at[0], at[1], radius],
            radius,
        });
        scene.add(body, Some(cover), |point| point);
    }
    scene
}

/// Returns the inks of a ball and of its pattern, and the pattern.
fn look(colour: Colour) -> ([&'static str; 2], Pattern) {
    match colour {
        Colour::Orange => (["#f07d22", "#3b1803"], Pattern::Band),
        Colour::Green => (["#6fbf3f", "#12300a"], Pattern::Dots),
        Colour::Yellow => (["#f8d332", "#43340a"], Pattern::Cross),
        Colour::Blue => (["#2f6fd6", "#fff8e7"], Pattern::Ring),
        Colour::Violet => (["#8149c4", "#f3e6ff"], Pattern::Quarters),
        Colour::Red => (["#d63a32", "#fff3e4"], Pattern::Diamond),
    }
}
