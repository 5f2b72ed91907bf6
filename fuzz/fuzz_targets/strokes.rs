//! Plays strokes on arbitrary courses. Every stroke must end, and no two balls may share a node. A
//! stroke must have the same result with and without a trace, and the scene restored from the trace
//! must equal the scene after the stroke.
#![no_main]

use arbitrary::{Arbitrary, Unstructured};
use golf::{Ball, Collection, Course, CourseFile, Direction, Scene, Trace, stroke};
use libfuzzer_sys::fuzz_target;
use protocol::{TraceFile, trace::restore};

#[derive(Arbitrary, Debug)]
struct Play {
    balls: Vec<(u8, u16)>,
    strokes: Vec<(u8, u8, u8)>,
}

fuzz_target!(|bytes: &[u8]| {
    // The input begins with the course, up to a NUL byte, which no course contains. The rest
    // defines the strokes.
    let cut = bytes.iter().position(|byte| *byte == 0).unwrap_or(bytes.len());
    let (text, rest) = bytes.split_at(cut);
    let Ok(file) = CourseFile::parse_bytes(text) else {
        return;
    };
    let Ok(course) = Course::new("fuzzed", &file, &Collection) else {
        return;
    };
    let Ok(play) = Play::arbitrary(&mut Unstructured::new(rest)) else {
        return;
    };
    play_on(&course, &play);
});

fn play_on(course: &Course, play: &Play) {
    let field = course.field();
    let nodes: Vec<_> = field.nodes().collect();
    let balls: Vec<Ball> = Ball::all().collect();
    let mut scene = Scene::new(field);
    for (ball, node) in play.balls.iter().take(12) {
        let node = nodes[usize::from(*node) % nodes.len()];
        // The scene refuses nodes where no ball can lie. The error is ignored.
        let _ = scene.put(field, balls[usize::from(*ball) % balls.len()], node);
    }
    scene.settle_doors(field);
    for (ball, direction, impulses) in play.strokes.iter().take(64) {
        let ball = balls[usize::from(*ball) % balls.len()];
        let direction = Direction::from_index(*direction);
        let mut untold = scene.clone();
        let mut trace = Trace::default();
        let told = stroke(field, &mut scene, ball, direction, *impulses, &mut trace);
        assert_eq!(stroke(field, &mut untold, ball, direction, *impulses, &mut ()), told);
        assert_eq!(scene, untold, "the trace changed the stroke");
        if told.is_ok() {
            let json = TraceFile::new(course, &scene, &trace).to_json();
            let mut restored = restore(course, &json).expect("a trace restores its scene");
            restored.settle_doors(field);
            assert_eq!(restored, scene, "the trace restores another scene");
        }
    }
    let mut taken: Vec<_> = scene.balls().map(|(_, node)| node).collect();
    taken.sort();
    assert!(taken.windows(2).all(|pair| pair[0] != pair[1]), "two balls share a node");
}
