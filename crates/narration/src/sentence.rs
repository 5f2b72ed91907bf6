//! The events of a stroke, gathered into sentences.

use golf::{Ball, Direction, Event, Field, Layer};

/// All that happens while one ball moves.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Sentence {
    pub ball: Ball,
    pub clauses: Vec<Clause>,
}

/// A part of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Clause {
    /// Steps in one direction, on one layer.
    #[allow(missing_docs)]
    Run {
        direction: Direction,
        layer: Layer,
        count: u32,
    },
    /// Anything but a step.
    Event(Event),
}

/// One sentence for every time a ball moves; none if nothing happens.
pub fn narrate(field: &Field, events: &[Event]) -> Vec<Sentence> {
    let mut sentences: Vec<Sentence> = Vec::new();
    let Some(mut ball) = events.iter().find_map(ball_of) else {
        return sentences;
    };
    for event in events {
        // A piece moves because of the ball before it.
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
