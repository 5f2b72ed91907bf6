//! `carambole demo`: a course in the terminal and a stroke on it.

use crate::{output, words};
use anyhow::{Result, anyhow};
use golf::{
    Ball, Cell, Colour, Course, CourseFile, Direction, Event, Field, Layer, Scene, Tile, Trace,
    stroke,
};
use protocol::TraceFile;
use std::process::ExitCode;

const COURSE: &str = include_str!("demo.toml");

pub(crate) fn run() -> Result<ExitCode> {
    let broken =
        |findings: Vec<golf::Finding>| anyhow!("the demonstration course is broken: {findings:?}");
    let file = CourseFile::parse(COURSE).map_err(broken)?;
    let course = Course::new("demo", &file, &()).map_err(broken)?;
    let field = Field::new(&course);
    let mut scene = Scene::new(&field);
    let (red, yellow) = (Ball::round(Colour::Red), Ball::round(Colour::Yellow));
    for (ball, cell) in [(red, course.starts()[1]), (yellow, Cell { x: 20, y: 4 })] {
        let node = field
            .node(cell, Layer::Ground)
            .ok_or_else(|| anyhow!("no ball can lie at {cell}"))?;
        scene
            .put(&field, ball, node)
            .map_err(|reason| anyhow!("{reason}"))?;
    }
    output::line(format_args!(
        "{}\n\n{}",
        course.name(),
        picture(&course, &field, &scene, &[])
    ));
    output::line("Red is struck south-east with 16 impulses (the violet die).\n");
    let mut trace = Trace::default();
    stroke(&field, &mut scene, red, Direction::SE, 16, &mut trace)?;
    output::line(format_args!(
        "{}\n",
        picture(&course, &field, &scene, &trace.events)
    ));
    output::print(words::commentary(&TraceFile::new(
        &course, &field, &scene, &trace,
    )));
    output::line("\ncarambole --help lists what else it can do.");
    Ok(ExitCode::SUCCESS)
}

/// The course as text: ▒ wall, · fairway, s start, O hole, ● path, R Y balls.
fn picture(course: &Course, field: &Field, scene: &Scene, events: &[Event]) -> String {
    let passed: Vec<Cell> = events
        .iter()
        .filter_map(|event| match event {
            Event::Step { to, .. } => Some(field.cell(*to)),
            _ => None,
        })
        .collect();
    let cells = course.walls().iter().chain(course.fairway());
    let (width, height) = cells.fold((0, 0), |(w, h), c| (w.max(c.x), h.max(c.y)));
    let mut text = String::new();
    for y in 0..=height {
        for x in 0..=width {
            text.push(
                Cell::new(x, y).map_or(' ', |cell| glyph(course, field, scene, &passed, cell)),
            );
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    text
}

fn glyph(course: &Course, field: &Field, scene: &Scene, passed: &[Cell], cell: Cell) -> char {
    let node = field.node(cell, Layer::Ground);
    if let Some(ball) = node.and_then(|node| scene.ball_at(node)) {
        return ball
            .colour()
            .name()
            .chars()
            .next()
            .unwrap_or('?')
            .to_ascii_uppercase();
    }
    if passed.contains(&cell) {
        return '●';
    }
    if course
        .pieces()
        .iter()
        .any(|piece| piece.body.is_solid() && piece.body.cells().contains(&cell))
    {
        return '■';
    }
    match course.tile(cell) {
        Some(Tile::Fairway) => '·',
        Some(Tile::Start) => 's',
        Some(Tile::Hole) => 'O',
        Some(Tile::Wall | Tile::RoundedWall) => '▒',
        None => ' ',
    }
}
