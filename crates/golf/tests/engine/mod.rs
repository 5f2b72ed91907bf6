//! The engine under test, with the same interface as the oracle: it takes text and returns JSON.

use golf::{Ball, Cell, Course, CourseFile, Direction, Layer, Scene, Trace, stroke};
use protocol::TraceFile;
use serde_json::Value;

pub struct Engine {
    pub course: Course,
}

/// A ball to place: its name, its cell, and whether it lies on top.
pub type Given<'g> = (&'g str, (i32, i32), bool);

impl Engine {
    pub fn parse(text: &str) -> Result<Engine, Vec<String>> {
        let told = |findings: Vec<golf::Finding>| {
            findings.iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        let file = CourseFile::parse(text).map_err(told)?;
        let course = Course::new("test", &file, &()).map_err(told)?;
        Ok(Engine { course })
    }

    pub fn scene(&self, balls: &[Given]) -> Result<Scene, String> {
        let mut scene = Scene::new(self.course.field());
        for (name, (x, y), top) in balls {
            let ball: Ball = name.parse().map_err(|error| format!("{error}"))?;
            let layer = if *top { Layer::Top } else { Layer::Ground };
            let cell = Cell::new(*x, *y).ok_or("odd cell")?;
            let node = self.course.field().node(cell, layer).ok_or("no node")?;
            scene
                .put(self.course.field(), ball, node)
                .map_err(|error| error.to_string())?;
        }
        Ok(scene)
    }

    pub fn directions(&self, scene: &Scene, ball: &str) -> Vec<&'static str> {
        let ball = ball.parse().expect("a ball");
        scene
            .directions(self.course.field(), ball)
            .iter()
            .map(Direction::name)
            .collect()
    }

    pub fn stroke(
        &self,
        scene: &mut Scene,
        ball: &str,
        direction: &str,
        impulses: u8,
    ) -> Result<Value, String> {
        let (ball, direction) = (
            ball.parse().expect("a ball"),
            direction.parse().expect("a direction"),
        );
        let mut trace = Trace::default();
        stroke(
            self.course.field(),
            scene,
            ball,
            direction,
            impulses,
            &mut trace,
        )
        .map_err(|error| error.to_string())?;
        let file = TraceFile::new(&self.course, scene, &trace);
        Ok(serde_json::to_value(file).expect("a trace is JSON"))
    }
}
