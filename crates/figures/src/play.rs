//! Replays figures.

use crate::figure::{Figure, FigureScene, FigureStroke};
use crate::mismatch::{Judge, Mismatch};
use crate::place::Place;
use crate::played::{Played, PlayedStroke, Replay};
use crate::{board, game, outcome};
use golf::{Ball, Course, Field, Scene, TextPosition, Trace, stroke};

impl Figure {
    /// Plays all strokes. Returns an error if any result differs from what the figure states.
    pub fn play(&self) -> Result<Vec<Played>, Vec<Mismatch>> {
        let replay = self.replay();
        if replay.mismatches.is_empty() {
            Ok(replay.scenes)
        } else {
            Err(replay.mismatches)
        }
    }

    /// Plays all strokes. Returns the results and every difference from what the figure states.
    pub fn replay(&self) -> Replay {
        let mut judge = Judge::new(self);
        let mut scenes = Vec::with_capacity(self.scenes.len());
        for (index, scene) in self.scenes.iter().enumerate() {
            judge.at_scene(index + 1);
            scenes.push(play_scene(&mut judge, scene));
        }
        Replay {
            scenes,
            mismatches: judge.mismatches,
        }
    }
}

fn play_scene(judge: &mut Judge<'_>, scene: &FigureScene) -> Played {
    game::shown(judge, scene);
    let Some(course) = &scene.course else {
        return Played {
            start: None,
            strokes: Vec::new(),
        };
    };
    let start = set_up(judge, scene, course.field());
    board::judge(judge, scene, course, &start);
    let strokes = play_strokes(judge, scene, course, start.clone());
    judge.at_scene_again();
    game::scores(judge, scene, course, &strokes);
    Played {
        start: Some(start),
        strokes,
    }
}

fn set_up(judge: &mut Judge<'_>, scene: &FigureScene, field: &Field) -> Scene {
    let mut start = Scene::new(field);
    for piece in &scene.pieces {
        let (index, word) = piece.value;
        let body = scene
            .course
            .as_ref()
            .and_then(|course| course.pieces().get(index));
        let state = body.and_then(|piece| word.state(field, &piece.body));
        let set = state.map(|state| start.set_movers(field, &[(index, state)]));
        if !matches!(set, Some(Ok(()))) {
            let found = "a piece that cannot be in that state here";
            judge.differ(piece.position, "pieces", word.to_string(), found);
        }
    }
    for ball in &scene.balls {
        let (ball, place) = (ball.value, ball.position);
        put(judge, field, &mut start, ball, place);
    }
    start.settle_doors(field);
    start
}

/// Places a ball. Returns false if the ball cannot lie there.
fn put(
    judge: &mut Judge<'_>,
    field: &Field,
    scene: &mut Scene,
    (ball, place): (Ball, Place),
    position: TextPosition,
) -> bool {
    let reason = match field.node(place.cell, place.layer) {
        None => "that no ball can ever be there".to_owned(),
        Some(node) => match scene.put(field, ball, node) {
            Ok(()) => return true,
            Err(reason) => format!("that {reason}"),
        },
    };
    let expected = format!("{ball} at {place}");
    judge.differ(position, "place of a ball", expected, reason);
    false
}

fn play_strokes(
    judge: &mut Judge<'_>,
    scene: &FigureScene,
    course: &Course,
    mut now: Scene,
) -> Vec<PlayedStroke> {
    let mut strokes = Vec::with_capacity(scene.strokes.len());
    let mut rounds = Rounds::new(scene.round);
    for (index, said) in scene.strokes.iter().enumerate() {
        judge.at_stroke(index + 1);
        let round = rounds.next(said.ball);
        let Some(played) = play_stroke(judge, course, said, &mut now, round) else {
            break;
        };
        outcome::judge(judge, course, said, &played);
        strokes.push(played);
    }
    strokes
}

fn play_stroke(
    judge: &mut Judge<'_>,
    course: &Course,
    said: &FigureStroke,
    now: &mut Scene,
    round: u8,
) -> Option<PlayedStroke> {
    let field = course.field();
    if let Some(from) = &said.from {
        now.lift(said.ball);
        let place = (said.ball, from.value);
        if !put(judge, field, now, place, from.position) {
            return None;
        }
        now.settle_doors(field);
    }
    let before = now.clone();
    let mut trace = Trace::default();
    if let Err(reason) = stroke(
        field,
        now,
        said.ball,
        said.direction,
        said.impulses,
        &mut trace,
    ) {
        let expected = format!("{} to be played {}", said.ball, said.direction);
        judge.differ(said.position, "stroke", expected, format!("that {reason}"));
        return None;
    }
    Some(PlayedStroke {
        ball: said.ball,
        round,
        before,
        trace,
        after: now.clone(),
    })
}

/// Counts rounds. A new round begins when a ball that has already played in the current round plays
/// again. So with a single ball, every stroke is a round.
struct Rounds {
    round: u8,
    played: Vec<Ball>,
}

impl Rounds {
    fn new(first: u8) -> Rounds {
        Rounds {
            round: first,
            played: Vec::new(),
        }
    }

    fn next(&mut self, ball: Ball) -> u8 {
        if self.played.contains(&ball) {
            self.round = self.round.saturating_add(1);
            self.played.clear();
        }
        self.played.push(ball);
        self.round
    }
}
