//! Why each event of a stroke happened.

use crate::view::{self, StrokeReason};
use golf::Direction;
use protocol::{PieceState, TraceEvent, TraceFile};
use std::collections::BTreeMap;
use wasm_bindgen::prelude::wasm_bindgen;

/// Returns the reason for each event of a stroke (`TraceFile`), as an array of `StrokeReason`s.
#[wasm_bindgen]
pub fn reasons(trace: &str) -> Result<String, String> {
    let trace: TraceFile = protocol::json::read_struct(trace.as_bytes())
        .map_err(|error| format!("the stroke cannot be read: {error}"))?;
    Ok(view::json(&of_events(&trace.events)))
}

fn of_events(events: &[TraceEvent]) -> Vec<StrokeReason> {
    // Whether each ball is on top of a tall piece. Balls that are not listed are on the ground.
    let mut layers = BTreeMap::new();
    let mut reasons = Vec::with_capacity(events.len());
    for event in events {
        reasons.push(match event {
            TraceEvent::Step {
                ball, layer, cost, ..
            } => {
                let before = layers.insert(ball, layer == "top").unwrap_or(false);
                of_step(*cost, before || layer == "top")
            }
            TraceEvent::Rebound {
                r#in, out, rule, ..
            } => of_rebound(rule, r#in, out),
            TraceEvent::Carom { .. } => StrokeReason::Carom,
            TraceEvent::Settle {
                ball, layer, why, ..
            } => {
                layers.insert(ball, layer == "top");
                of_settling(why)
            }
            TraceEvent::Token { .. } => StrokeReason::Token,
            TraceEvent::Piece { state, .. } => match state {
                PieceState::Roller { .. } => StrokeReason::PieceRoller,
                PieceState::Spinner { .. } => StrokeReason::PieceSpinner,
                PieceState::Toppler { .. } => StrokeReason::PieceToppler,
                PieceState::Door { .. } => StrokeReason::PieceDoor,
                PieceState::Token { .. } => StrokeReason::Token,
            },
            TraceEvent::Holed { .. } => StrokeReason::Holed,
        });
    }
    reasons
}

/// Returns the reason for the cost of a step; `high` is true if it begins or ends on top of a tall
/// piece.
fn of_step(cost: u8, high: bool) -> StrokeReason {
    match (cost, high) {
        (0, _) => StrokeReason::StepDown,
        (1, true) => StrokeReason::StepTop,
        (1, false) => StrokeReason::Step,
        (2, true) => StrokeReason::StepUp,
        (2, false) => StrokeReason::StepSlow,
        _ => StrokeReason::StepWater,
    }
}

/// Returns the reason for a rebound. The core names its rule; R3 has one reason per angle.
fn of_rebound(rule: &str, inward: &str, out: &str) -> StrokeReason {
    match rule {
        "R2" => StrokeReason::BounceTwo,
        "R4" => StrokeReason::BounceBlocked,
        "R5" => StrokeReason::BounceArrow,
        "F2" => StrokeReason::BouncePath,
        "D1" => StrokeReason::BounceRoller,
        "D2" => StrokeReason::BounceSpinner,
        "D3" => StrokeReason::BounceToppler,
        "D4" => StrokeReason::BounceDoor,
        _ => {
            let turned = |sixths| {
                let inward = inward.parse::<Direction>();
                inward.is_ok_and(|inward| inward.turned(sixths).name() == out)
            };
            if turned(1) || turned(-1) {
                StrokeReason::BounceFollow
            } else if turned(2) || turned(-2) {
                StrokeReason::BounceMirror
            } else {
                StrokeReason::BounceBack
            }
        }
    }
}

fn of_settling(why: &str) -> StrokeReason {
    match why {
        "too-dear" => StrokeReason::SettleTooDear,
        "water" => StrokeReason::SettleWater,
        "door" => StrokeReason::SettleDoor,
        "carom" => StrokeReason::SettleCarom,
        "rolled-back" => StrokeReason::SettleRolledBack,
        "fell-through" => StrokeReason::SettleFellThrough,
        "wedged" => StrokeReason::SettleWedged,
        _ => StrokeReason::SettleSpent,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(ball: &str, cost: u8, layer: &str) -> TraceEvent {
        TraceEvent::Step {
            ball: ball.to_owned(),
            to: [0, 0],
            layer: layer.to_owned(),
            dir: "E".to_owned(),
            cost,
            left: 0,
        }
    }

    #[test]
    fn costly_steps_are_distinguished_by_the_layers_of_their_ball() {
        let events = [
            step("red", 2, "top"),
            step("blue", 1, "ground"),
            step("red", 1, "top"),
            step("red", 0, "ground"),
            step("red", 2, "ground"),
            step("blue", 3, "ground"),
        ];
        let expected = [
            StrokeReason::StepUp,
            StrokeReason::Step,
            StrokeReason::StepTop,
            StrokeReason::StepDown,
            StrokeReason::StepSlow,
            StrokeReason::StepWater,
        ];
        assert_eq!(of_events(&events), expected);
    }

    #[test]
    fn rebounds_are_distinguished_by_rule_and_then_by_angle() {
        assert_eq!(of_rebound("R3", "NE", "SE"), StrokeReason::BounceMirror);
        assert_eq!(of_rebound("R3", "E", "SE"), StrokeReason::BounceFollow);
        assert_eq!(of_rebound("R3", "E", "W"), StrokeReason::BounceBack);
        assert_eq!(of_rebound("D2", "E", "SE"), StrokeReason::BounceSpinner);
    }

    #[test]
    fn the_strokes_of_every_standard_course_can_be_explained() {
        for standard in golf::Collection::all() {
            let course = golf::Collection::course(standard.id).and_then(Result::ok);
            let course = course.expect("a standard course");
            let mut scene = golf::Scene::new(course.field());
            let ball: golf::Ball = "red".parse().expect("a ball");
            let start = course.field().starts()[0];
            scene
                .put(course.field(), ball, start)
                .expect("a free start cell");
            let before = scene.clone();
            for direction in Direction::ALL {
                let (mut after, mut trace) = (before.clone(), golf::Trace::default());
                let _ = golf::stroke(course.field(), &mut after, ball, direction, 9, &mut trace);
                let trace = TraceFile::new(&course, &after, &trace);
                let reasons = reasons(&trace.to_json()).expect("a trace");
                assert_eq!(reasons.matches('"').count(), 2 * trace.events.len());
            }
        }
    }
}
