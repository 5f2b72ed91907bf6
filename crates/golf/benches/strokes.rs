//! How many strokes a second: prints what was reached, what was aimed at, and the ratio.
//!
//! `cargo xtask bench golf` runs it; with `--count lone|carom N` it plays the same strokes
//! N times and prints how many they are, so that instructions can be counted around it.

// Rates need no more digits than a float has.
#![allow(clippy::cast_precision_loss)]

use fastrand::Rng;
use golf::{Ball, Course, CourseFile, Direction, Event, Field, Node, Scene, Tracer, stroke};
use std::hint::black_box;
use std::time::{Duration, Instant};

const COURSE: &str = include_str!("course.toml");
/// Strokes are drawn beforehand, so that chance is not what is measured.
const DRAWN: usize = 1 << 14;

struct Drawn {
    from: Node,
    direction: Direction,
    impulses: u8,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let file = CourseFile::parse(COURSE).expect("the course of the benchmark is valid");
    let course =
        Course::new("benchmark", &file, &()).expect("the course of the benchmark is playable");
    let field = Field::new(&course);
    if let [flag, what, count, ..] = &arguments[..]
        && flag == "--count"
    {
        return count_steps(&field, what, count.parse().expect("a number of rounds"));
    }
    println!("{} cells, {} nodes", course.fairway().len(), field.len());
    let strokes = draw(&field, 1);
    let alone = alone(&field);
    let lone = rate(DRAWN, || {
        let mut scene = alone.clone();
        play_lone(&field, &mut scene, &strokes, &mut ());
        black_box(&scene);
    });
    report("strokes a second, one ball, untold", lone, 20e6);
    let crowds = crowds(&field, 2);
    let carom = rate(crowds.len(), || play_carom(&field, &crowds, &mut ()));
    report("strokes a second, six balls, untold", carom, 3e6);
    let told = rate(DRAWN, || {
        let mut scene = alone.clone();
        let mut steps = Steps(0);
        play_lone(&field, &mut scene, &strokes, &mut steps);
        black_box(steps.0);
    });
    println!(
        "{:>12.2} M  strokes a second, one ball, told to a counter of steps",
        told / 1e6
    );
    let compiled = rate(1, || {
        black_box(Field::new(black_box(&course)));
    });
    report("fields compiled a second", compiled, 1e3);
    let tabled = rate(1, || {
        let field = Field::new(black_box(&course));
        black_box(field.landing(field.starts()[0], Direction::E, 1));
    });
    report(
        "fields compiled and all landings tabled a second",
        tabled,
        1e3,
    );
}

fn report(what: &str, reached: f64, aim: f64) {
    println!(
        "{:>12.3} M  {what}; aim {:.3} M, ratio {:.2}",
        reached / 1e6,
        aim / 1e6,
        reached / aim
    );
}

/// The seconds this thread has been on a core: unlike the clock on the wall, that does
/// not count what others do on the machine.
fn busy_seconds() -> f64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

/// Operations a second on one core: the median of 21 runs of at least 20 ms each.
fn rate(operations: usize, mut run: impl FnMut()) -> f64 {
    let mut rates: Vec<f64> = (0..21)
        .map(|_| {
            let begin = Instant::now();
            let busy = busy_seconds();
            let mut runs = 0;
            while begin.elapsed() < Duration::from_millis(20) {
                run();
                runs += 1;
            }
            (operations * runs) as f64 / (busy_seconds() - busy)
        })
        .collect();
    rates.sort_by(f64::total_cmp);
    rates[rates.len() / 2]
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

/// Six balls at random and a stroke of one of them.
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

/// Counts steps.
struct Steps(u64);

impl Tracer for Steps {
    fn event(&mut self, event: Event) {
        self.0 += u64::from(matches!(event, Event::Step { .. }));
    }
}

/// Plays all drawn strokes untold, `rounds` times, then once told; prints how many
/// strokes and steps a round has.
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
