//! Compares the outcome of a stroke with what the figure states.

use crate::expect::{Bounce, CaromFact, ExpectedOutcome, Steps, directions, list};
use crate::figure::FigureStroke;
use crate::mismatch::Judge;
use crate::piece_word::PieceWord;
use crate::place::{Place, Spot};
use crate::played::PlayedStroke;
use golf::{Ball, Course, Event, Field, Located, Scene, Why};

/// Checks everything that the figure states about a stroke.
pub(crate) fn judge(
    judge: &mut Judge<'_>,
    course: &Course,
    said: &FigureStroke,
    played: &PlayedStroke,
) {
    let field = course.field();
    let (outcome, events) = (&said.outcome, &*played.trace.events);
    balls(judge, field, said, played);
    pieces(judge, course, said, played);
    if let Some(open) = &outcome.open {
        let found = played.before.directions(field, said.ball);
        if open.value != found {
            let (expected, found) = (directions(open.value), directions(found));
            judge.differ(open.position, "open", expected, found);
        }
    }
    if let Some(why) = &outcome.why {
        let found = last_why(events, said.ball).map_or("no rest", Why::name);
        judge.compare(why.position, "why", &why.value.name(), &found);
    }
    numbers(judge, outcome, events, said.impulses);
    patterns(
        judge,
        "rebounds",
        outcome.rebounds.as_ref(),
        &rebounds(course, events),
        Bounce::fits,
    );
    patterns(
        judge,
        "caroms",
        outcome.caroms.as_ref(),
        &caroms(events),
        CaromFact::fits,
    );
    let (expected, found) = (&outcome.tokens, tokens(events));
    let position = expected.position;
    judge.compare(
        position,
        "tokens",
        &token_text(&expected.value),
        &token_text(&found),
    );
}

fn balls(judge: &mut Judge<'_>, field: &Field, said: &FigureStroke, played: &PlayedStroke) {
    let outcome = &said.outcome;
    let end = spot(field, &played.after, said.ball);
    judge.compare(outcome.end.position, "end", &outcome.end.value, &end);
    for other in &outcome.others {
        let (ball, expected) = other.value;
        let what = format!("others: {ball}");
        if played.before.ball(ball).is_none() {
            let found = "no such ball on the course";
            judge.differ(other.position, what, expected.to_string(), found);
        } else {
            let found = spot(field, &played.after, ball);
            judge.compare(other.position, &what, &expected, &found);
        }
    }
    let named =
        |ball| ball == said.ball || outcome.others.iter().any(|other| other.value.0 == ball);
    for (ball, _) in played.before.balls().filter(|(ball, _)| !named(*ball)) {
        let what = format!("others: {ball}, which is not named and must stay");
        let expected = spot(field, &played.before, ball);
        let found = spot(field, &played.after, ball);
        judge.compare(said.position, &what, &expected, &found);
    }
}

fn pieces(judge: &mut Judge<'_>, course: &Course, said: &FigureStroke, played: &PlayedStroke) {
    let (named, field) = (&said.outcome.pieces, course.field());
    let before = played.before.movers(field);
    for ((piece, before), (_, after)) in before.zip(played.after.movers(field)) {
        let name = &course.pieces()[piece].name;
        let found = PieceWord::of(field, after);
        if let Some(named) = named.iter().find(|named| named.value.0 == piece) {
            let what = format!("pieces: {name}");
            judge.compare(named.position, &what, &named.value.1, &found);
        } else {
            let what = format!("pieces: {name}, which is not named and must stay");
            let expected = PieceWord::of(field, before);
            judge.compare(said.position, &what, &expected, &found);
        }
    }
}

fn numbers(judge: &mut Judge<'_>, outcome: &ExpectedOutcome, events: &[Event], impulses: u8) {
    if let Some(steps) = &outcome.steps {
        let by_ball = steps_by_ball(events);
        let found = match steps.value {
            Steps::Total(_) => Steps::Total(by_ball.iter().map(|(_, steps)| steps).sum()),
            Steps::ByBall(_) => Steps::ByBall(by_ball),
        };
        judge.compare(steps.position, "steps", &steps.value, &found);
    }
    let costs = costs(events);
    let spent: u8 = costs.iter().sum();
    if let Some(expected) = &outcome.costs {
        let (expected, position) = (list(&expected.value), expected.position);
        judge.compare(position, "costs", &expected, &list(&costs));
    }
    if let Some(expected) = &outcome.spent {
        judge.compare(expected.position, "spent", &expected.value, &spent);
    }
    if let Some(expected) = &outcome.lost {
        let lost = impulses.saturating_sub(spent);
        judge.compare(expected.position, "lost", &expected.value, &lost);
    }
}

/// Compares a list of expected items with the items found. Only the parts stated for each item are
/// compared.
fn patterns<T: std::fmt::Display>(
    judge: &mut Judge<'_>,
    what: &str,
    expected: Option<&Located<Vec<T>>>,
    found: &[T],
    fits: fn(&T, &T) -> bool,
) {
    let Some(Located { value, position }) = expected else {
        return;
    };
    let alike = value.len() == found.len() && value.iter().zip(found).all(|(a, b)| fits(a, b));
    if !alike {
        judge.differ(*position, what, list(value), list(found));
    }
}

/// Returns where a ball is.
pub(crate) fn spot(field: &Field, scene: &Scene, ball: Ball) -> Spot {
    scene.ball(ball).map_or(Spot::Holed, |node| {
        Spot::On(Place {
            cell: field.cell(node),
            layer: field.layer(node),
        })
    })
}

fn last_why(events: &[Event], played: Ball) -> Option<Why> {
    events.iter().rev().find_map(|event| match event {
        Event::Settle { ball, why, .. } if *ball == played => Some(*why),
        _ => None,
    })
}

fn steps_by_ball(events: &[Event]) -> Vec<(Ball, u32)> {
    let count = |of: Ball| {
        let steps = events
            .iter()
            .filter(|event| matches!(event, Event::Step { ball, .. } if *ball == of));
        (of, steps.count() as u32)
    };
    Ball::all().map(count).filter(|(_, n)| *n > 0).collect()
}

fn costs(events: &[Event]) -> Vec<u8> {
    let cost = |event: &Event| match event {
        Event::Step { cost, .. } => Some(*cost),
        _ => None,
    };
    events.iter().filter_map(cost).collect()
}

/// Returns all rebounds with all their parts.
pub(crate) fn rebounds(course: &Course, events: &[Event]) -> Vec<Bounce> {
    let bounce = |event: &Event| {
        let Event::Rebound {
            ball,
            at,
            incoming,
            outgoing,
            hit,
            ..
        } = *event
        else {
            return None;
        };
        let name = |body: golf::Body| match body.piece() {
            Some(piece) => course.pieces()[piece].name.clone(),
            None => "wall".to_owned(),
        };
        let mut off: Vec<String> = hit.into_iter().flatten().map(name).collect();
        sorted::sort(&mut off);
        off.dedup();
        Some(Bounce {
            ball: Some(ball),
            at: Some(course.field().cell(at)),
            incoming: Some(incoming),
            outgoing,
            off: Some(off),
        })
    };
    events.iter().filter_map(bounce).collect()
}

fn caroms(events: &[Event]) -> Vec<CaromFact> {
    let mut steps = 0;
    let mut caroms = Vec::new();
    for event in events {
        match *event {
            Event::Step { .. } => steps += 1,
            Event::Carom {
                ball,
                hits,
                direction,
                left,
            } => caroms.push(CaromFact {
                ball: Some(ball),
                hits,
                after: Some(steps),
                left: Some(left),
                direction: Some(direction),
            }),
            _ => {}
        }
    }
    caroms
}

/// Returns the tokens taken in a stroke, by ball.
pub(crate) fn tokens(events: &[Event]) -> Vec<(Ball, Vec<i8>)> {
    let of = |of: Ball| {
        let value = |event: &Event| match event {
            Event::Token { ball, value, .. } if *ball == of => Some(*value),
            _ => None,
        };
        (of, events.iter().filter_map(value).collect::<Vec<i8>>())
    };
    let all = Ball::all().map(of);
    all.filter(|(_, tokens)| !tokens.is_empty()).collect()
}

fn token_text(tokens: &[(Ball, Vec<i8>)]) -> String {
    if tokens.is_empty() {
        return "none".to_owned();
    }
    let texts: Vec<String> = tokens
        .iter()
        .map(|(ball, values)| format!("{ball} = {}", list(values)))
        .collect();
    format!("{{ {} }}", texts.join(", "))
}
