//! Plays one stroke and prints its events: `cargo run -p golf --example stroke [course.toml]`.

use golf::{
    Ball, Collection, Colour, Course, CourseFile, Direction, Event, Library, Scene, Trace, stroke,
};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let file = match std::env::args_os().nth(1) {
        Some(path) => CourseFile::parse_bytes(&std::fs::read(path)?),
        None => Ok(Collection.course_file("5")?),
    };
    // The parser reports all findings at once. This example shows only the first.
    let first = |findings: Vec<golf::Finding>| findings.into_iter().next();
    let course = file.and_then(|file| Course::new("course", &file, &Collection));
    let course = course.map_err(|findings| first(findings).expect("a reason"))?;
    let field = course.field();
    let mut scene = Scene::new(field);
    let ball = Ball::round(Colour::Red);
    scene.put(field, ball, field.starts()[0])?;
    let open = scene.directions(field, ball);
    let direction = open.iter().next().unwrap_or(Direction::E);
    let mut trace = Trace::default();
    stroke(field, &mut scene, ball, direction, 12, &mut trace)?;
    for event in &trace.events {
        match event {
            Event::Step { to, left, .. } => println!("{} ({left} left)", field.cell(*to)),
            other => println!("{other:?}"),
        }
    }
    Ok(())
}
