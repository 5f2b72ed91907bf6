//! Draws positions that do not belong to a match, for lessons and for pictures of pieces.

use crate::library::read;
use crate::show::Board;
use crate::view::{Position, PositionPicture, PositionStroke, Way};
use figures::View;
use golf::{Ball, Cell, Field, Layer, ParseBallError, Scene, Trace};
use wasm_bindgen::prelude::wasm_bindgen;

/// Draws a position (`Position`) and shows where its stroke leads in every open direction
/// (`PositionPicture`).
#[wasm_bindgen]
pub fn position(
    position: &str,
    theme: &str,
    language: &str,
    prefix: &str,
) -> Result<String, String> {
    let position = Position::parse(position)?;
    let course = read(&position.course)?;
    let field = course.field();
    let scene = scene(field, &position)?;
    let view = position.view.map(|[left, top, right, bottom]| View {
        left,
        top,
        right,
        bottom,
    });
    let board = Board::new(&course, theme, prefix).cut(view);
    let ways = match &position.stroke {
        Some(stroke) => ways(&board, field, &scene, stroke)?,
        None => Vec::new(),
    };
    let board = board.picture(&scene, language);
    Ok(PositionPicture { board, ways }.to_json())
}

fn ball(name: &str) -> Result<Ball, String> {
    name.parse()
        .map_err(|error: ParseBallError| error.to_string())
}

fn scene(field: &Field, position: &Position) -> Result<Scene, String> {
    let mut scene = Scene::new(field);
    for (name, [x, y]) in &position.balls {
        let node = Cell::new(*x, *y).and_then(|cell| field.node(cell, Layer::Ground));
        let node = node.ok_or_else(|| format!("no ball can lie at {x},{y}"))?;
        let put = scene.put(field, ball(name)?, node);
        put.map_err(|problem| problem.to_string())?;
    }
    Ok(scene)
}

fn ways(
    board: &Board<'_>,
    field: &Field,
    scene: &Scene,
    stroke: &PositionStroke,
) -> Result<Vec<Way>, String> {
    let ball = ball(&stroke.ball)?;
    let mut ways = Vec::new();
    for direction in scene.directions(field, ball).iter() {
        let (mut after, mut trace) = (scene.clone(), Trace::default());
        golf::stroke(
            field,
            &mut after,
            ball,
            direction,
            stroke.impulses,
            &mut trace,
        )
        .map_err(|problem| problem.to_string())?;
        ways.push(board.way(direction.name(), scene, &after, &trace));
    }
    Ok(ways)
}
