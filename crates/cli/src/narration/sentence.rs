//! Groups the events of a stroke into sentences.

use golf::{Ball, Direction, Event, Field, Layer};

/// Everything that happens while one ball moves.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub(crate) struct Sentence {
    pub(crate) ball: Ball,
    pub(crate) clauses: Vec<Clause>,
}

/// A part of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Clause {
    /// Steps in one direction, on one layer.
    #[allow(missing_docs)]
    Run {
        direction: Direction,
        layer: Layer,
        count: u32,
    },
    /// An event other than a step.
    Event(Event),
}

/// Returns one sentence for every movement of a ball; none if nothing happens.
pub(crate) fn narrate(field: &Field, events: &[Event]) -> Vec<Sentence> {
    let mut sentences: Vec<Sentence> = Vec::new();
    let Some(mut ball) = events.iter().find_map(ball_of) else {
        return sentences;
    };
    for event in events {
        // A piece is moved by the ball of the preceding event.
        ball = ball_of(event).unwrap_or(ball);
        match sentences.last_mut() {
            Some(sentence) if sentence.ball == ball => add(field, &mut sentence.clauses, event),
            _ => {
                let mut clauses = Vec::new();
                add(field, &mut clauses, event);
                sentences.push(Sentence { ball, clauses });
            }
        }
    }
    sentences
}

fn add(field: &Field, clauses: &mut Vec<Clause>, event: &Event) {
    if clauses.last().is_some_and(|last| moves(last, event)) {
        clauses.pop();
    }
    let Event::Step { to, direction, .. } = *event else {
        clauses.push(Clause::Event(*event));
        return;
    };
    let layer = field.layer(to);
    match clauses.last_mut() {
        Some(Clause::Run {
            direction: way,
            layer: on,
            count,
        }) if *way == direction && *on == layer => *count += 1,
        _ => clauses.push(Clause::Run {
            direction,
            layer,
            count: 1,
        }),
    }
}

/// Returns whether a rebound moves a piece; if it does, only the movement of the piece is
/// described.
fn moves(clause: &Clause, event: &Event) -> bool {
    let (Clause::Event(Event::Rebound { hit, .. }), Event::Piece { piece, .. }) = (clause, event)
    else {
        return false;
    };
    let mut pieces = hit.iter().flatten().filter_map(|body| body.piece());
    pieces.any(|hit| hit == *piece)
}

fn ball_of(event: &Event) -> Option<Ball> {
    match *event {
        Event::Step { ball, .. }
        | Event::Rebound { ball, .. }
        | Event::Carom { ball, .. }
        | Event::Settle { ball, .. }
        | Event::Token { ball, .. }
        | Event::Holed { ball, .. } => Some(ball),
        Event::Piece { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::narration::commentary;
    use golf::{Ball, Colour, Course, CourseFile, Direction, Scene, Trace};

    #[test]
    fn a_rebound_that_moves_a_piece_is_told_by_what_the_ball_does_to_it() {
        let text = "format = 1\nmap = '''\ns s s . . o\n s s s . . .\n'''\n\
                    [[piece]]\nid = \"roller\"\nat = [6, 0]\n";
        let file = CourseFile::parse(text).expect("a course file");
        let course = Course::new("tiny", &file, &()).expect("a course");
        let field = course.field();
        let (mut scene, mut trace) = (Scene::new(field), Trace::default());
        let red = Ball::round(Colour::Red);
        scene
            .put(field, red, field.starts()[0])
            .expect("a free cell");
        golf::stroke(field, &mut scene, red, Direction::E, 3, &mut trace).expect("a stroke");
        let told = commentary(&course, &trace.events);
        let sentence = told.lines().next().unwrap_or_default();
        assert_eq!(
            sentence,
            "red rolls E 2, pushes roller-1 to 8,0, W 1, stops at 2,0."
        );
        assert!(told.contains("bounces off roller-1"), "{told}");
    }
}
