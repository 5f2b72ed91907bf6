//! Benchmarks of strokes, field creation and complete matches with random moves. Run them with
//! `cargo xtask bench golf`.

// A float is precise enough for rates.
#![allow(clippy::cast_precision_loss)]

mod matches;
mod measure;

use fastrand::Rng;
use golf::{
    Ball, Course, CourseFile, Direction, Event, Field, Layout, Node, Scene, Tracer, stroke,
};
use measure::{Asked, Figures};
use std::hint::black_box;

const COURSE: &str = include_str!("course.toml");
/// The number of random strokes prepared in advance, so that preparing them is not measured.
const DRAWN: usize = 1 << 14;
const ROUNDS: usize = 21;

struct Drawn {
    from: Node,
    direction: Direction,
    impulses: u8,
}

fn main() {
    let file = CourseFile::parse(COURSE).expect("the course of the benchmark is valid");
    let course =
        Course::new("benchmark", &file, &()).expect("the course of the benchmark is playable");
    let field = course.field();
    match Asked::read() {
        Asked::Nothing => {}
        Asked::Count(what, rounds) => count_steps(field, &what, rounds),
        Asked::Figures(file) => figures(&course).write(file.as_deref()),
    }
}

fn figures(course: &Course) -> Figures {
    let field = course.field();
    println!("{} cells, {} nodes", course.fairway().len(), field.len());
    let mut figures = Figures::default();
    let strokes = draw(field, 1);
    let alone = alone(field);
    let begin = || alone.clone();
    figures.measure_many("lone stroke", ROUNDS, DRAWN, begin, |scene| {
        play_lone(field, scene, &strokes, &mut ());
        black_box(&scene);
    });
    let crowds = crowds(field, 2);
    let none = || ();
    figures.measure_many("carom stroke", ROUNDS, crowds.len(), none, |()| {
        play_carom(field, &crowds, &mut ());
    });
    figures.measure_many("told stroke", ROUNDS, DRAWN, begin, |scene| {
        let mut steps = Steps(0);
        play_lone(field, scene, &strokes, &mut steps);
        black_box(steps.0);
    });
    let layout = || Some(Layout::clone(course));
    let judged = |layout: &mut Option<Layout>| {
        let layout = layout.take().expect("one for every run");
        Course::judge(black_box(layout)).expect("the course of the benchmark is playable")
    };
    figures.measure("course", ROUNDS, layout, |layout| {
        black_box(judged(layout));
    });
    figures.measure("course with landings", ROUNDS, layout, |layout| {
        let course = judged(layout);
        let field = course.field();
        black_box(field.landing(field.starts()[0], Direction::E, 1));
    });
    matches::measure(&mut figures, ROUNDS);
    figures
}

fn red() -> Ball {
    "red".parse().expect("a ball")
}

fn alone(field: &Field) -> Scene {
    let mut scene = Scene::new(field);
    scene.put(field, red(), field.starts()[0]).expect("a start");
    scene
}

fn draw(field: &Field, seed: u64) -> Vec<Drawn> {
    let mut rng = Rng::with_seed(seed);
    let empty = Scene::new(field);
    let nodes: Vec<Node> = field.nodes().filter(|node| *node != field.hole()).collect();
    let mut drawn = Vec::with_capacity(DRAWN);
    while drawn.len() < DRAWN {
        let from = *rng.choice(&nodes).expect("nodes");
        let open: Vec<Direction> = empty.open_ways(field, from).iter().collect();
        if let Some(direction) = rng.choice(&open) {
            drawn.push(Drawn {
                from,
                direction: *direction,
                impulses: rng.u8(1..=40),
            });
        }
    }
    drawn
}

fn play_lone<T: Tracer>(field: &Field, scene: &mut Scene, strokes: &[Drawn], tracer: &mut T) {
    for drawn in strokes {
        scene
            .put(field, red(), drawn.from)
            .expect("a ball may lie there");
        stroke(field, scene, red(), drawn.direction, drawn.impulses, tracer)
            .expect("the way is open");
    }
}

/// Returns scenes with six balls at random positions, each with a random stroke and the ball to
/// play.
fn crowds(field: &Field, seed: u64) -> Vec<(Scene, Drawn, Ball)> {
    let mut rng = Rng::with_seed(seed);
    let mut strokes = draw(field, seed);
    strokes.truncate(2048);
    let nodes: Vec<Node> = field.nodes().filter(|node| *node != field.hole()).collect();
    let balls: Vec<Ball> = Ball::all().step_by(2).collect();
    let crowd = |drawn: Drawn| {
        let mut scene = Scene::new(field);
        scene
            .put(field, balls[5], drawn.from)
            .expect("a ball may lie there");
        for ball in &balls[..5] {
            while scene
                .put(field, *ball, *rng.choice(&nodes).expect("nodes"))
                .is_err()
            {}
        }
        (scene, drawn, balls[5])
    };
    strokes.into_iter().map(crowd).collect()
}

fn play_carom<T: Tracer>(field: &Field, crowds: &[(Scene, Drawn, Ball)], tracer: &mut T) {
    for (scene, drawn, ball) in crowds {
        let mut scene = scene.clone();
        stroke(
            field,
            &mut scene,
            *ball,
            drawn.direction,
            drawn.impulses,
            tracer,
        )
        .expect("the way is open");
        black_box(&scene);
    }
}

struct Steps(u64);

impl Tracer for Steps {
    fn event(&mut self, event: Event) {
        self.0 += u64::from(matches!(event, Event::Step { .. }));
    }
}

/// Plays all prepared strokes `rounds` times without a tracer, then once more with a tracer that
/// counts steps. Prints the number of strokes and steps per round.
fn count_steps(field: &Field, what: &str, rounds: usize) {
    let mut steps = Steps(0);
    let strokes = if what == "carom" {
        let crowds = crowds(field, 2);
        (0..rounds).for_each(|_| play_carom(field, &crowds, &mut ()));
        play_carom(field, &crowds, &mut steps);
        crowds.len()
    } else {
        let strokes = draw(field, 1);
        let mut scene = alone(field);
        (0..rounds).for_each(|_| play_lone(field, &mut scene, &strokes, &mut ()));
        play_lone(field, &mut scene, &strokes, &mut steps);
        strokes.len()
    };
    println!("{strokes} {}", steps.0);
}
