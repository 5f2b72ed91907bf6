//! Checks what a figure states about the game: the counter, the order of play, boxes and scores.

use crate::expect::list;
use crate::facts::ShapeFact;
use crate::figure::FigureScene;
use crate::mismatch::Judge;
use crate::outcome::tokens;
use crate::played::PlayedStroke;
use golf::{
    Ball, Catalogue, Cell, Counter, Course, Event, Form, PieceBody, Placement, Shape, TextPosition,
};

/// Checks the facts that need no strokes: the counter, the order of play and the boxes.
pub(crate) fn shown(judge: &mut Judge<'_>, scene: &FigureScene) {
    for fact in &scene.facts.counter {
        let (stroke, expected) = fact.value;
        let text = |Counter { place, lap }| {
            format!("{{ stroke = {stroke}, place = {place}, lap = {lap} }}")
        };
        let (expected, found) = (text(expected), text(Counter::of(stroke)));
        judge.compare(fact.position, "counter", &expected, &found);
    }
    if let (Some(fact), Some(course)) = (&scene.facts.order, &scene.course) {
        let found = list(&course.playing_order(&fact.value.balls));
        judge.compare(fact.position, "order", &list(&fact.value.play), &found);
    }
    for fact in &scene.facts.shapes {
        shape(judge, fact.position, &fact.value);
    }
}

fn shape(judge: &mut Judge<'_>, position: TextPosition, said: &ShapeFact) {
    let Some(shape) = Catalogue::standard().shape(&said.id) else {
        let found = "that no box holds it";
        return judge.differ(position, "shapes", said.to_string(), found);
    };
    let (cells, mouths) = extent(shape);
    // Compare only the properties stated in the figure.
    let found = ShapeFact {
        id: said.id.clone(),
        cells: said.cells.map(|_| cells),
        channel: said.channel.map(|_| shape.can_be_channelled()),
        mouths: said.mouths.map(|_| mouths),
        count: said.count.map(|_| shape.count),
        home: said.home.map(|_| shape.home),
    };
    judge.compare(position, "shapes", said, &found);
}

/// Returns the number of cells that a shape covers, and its number of exits (for a flat piece, with
/// its channel open). Both numbers are 0 for sand, water and tokens, which are placed cell by cell.
fn extent(shape: &Shape) -> (usize, usize) {
    let placement = Placement::At {
        at: Cell { x: 0, y: 0 },
        rotate: 0,
        mirror: false,
        channel: matches!(shape.form, Form::Flat(_)),
    };
    let body = PieceBody::place(shape, &placement);
    body.map_or((0, 0), |body| (body.cells().len(), body.exits().len()))
}

/// G6: checks scores. A score is the number of the stroke or round in which the ball was holed (the
/// limit if it was not holed), plus the values of the tokens that the ball took.
pub(crate) fn scores(
    judge: &mut Judge<'_>,
    scene: &FigureScene,
    course: &Course,
    strokes: &[PlayedStroke],
) {
    for fact in &scene.facts.scores {
        let (ball, expected) = fact.value;
        let what = format!("score: {ball}");
        if let Some(found) = score(course, strokes, ball) {
            judge.compare(fact.position, &what, &expected, &found);
        } else {
            let found = "a ball that is still playing";
            judge.differ(fact.position, &what, expected.to_string(), found);
        }
        // G4: a score is valid only if the ball entered on a start cell.
        let first = strokes.iter().find(|s| s.ball == ball && s.round == 1);
        let from = first.and_then(|stroke| stroke.before.ball(ball));
        if from.is_some_and(|from| !course.field().starts().contains(&from)) {
            let found = "a first stroke from elsewhere";
            judge.differ(fact.position, what, "a start cell", found);
        }
    }
}

fn score(course: &Course, strokes: &[PlayedStroke], ball: Ball) -> Option<i16> {
    let is_holed = |event: &Event| matches!(event, Event::Holed { ball: b, .. } if *b == ball);
    let holed = strokes.iter().find(|s| s.trace.events.iter().any(is_holed));
    let last = strokes.last().map_or(0, |stroke| stroke.round);
    let round = match holed {
        Some(stroke) => stroke.round,
        None if last >= course.limit() => course.limit(),
        None => return None,
    };
    let taken = strokes.iter().flat_map(|s| tokens(&s.trace.events));
    let tokens = taken.filter(|(owner, _)| *owner == ball);
    let worth: i16 = tokens.flat_map(|(_, values)| values).map(i16::from).sum();
    Some(i16::from(round) + worth)
}
