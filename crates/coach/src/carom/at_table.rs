//! Converts a match to a search position in carom mode.

use super::position::{CaromBall, CaromPosition};
use golf::game::{Fate, Game, Mode, Turn};
use golf::{Ball, Node};

/// Returns the search position with all balls still in the match; in basic mode, with only the
/// current ball. `start` is the node where the current ball enters.
pub(crate) fn carom_position(
    game: &Game,
    turn: Turn,
    start: Option<Node>,
) -> Option<CaromPosition> {
    let rules = game.rules();
    let alone = rules.mode() == Mode::Basic;
    let order = rules.playing_order(game.course_index()).iter();
    let seen = order.filter(|ball| !alone || **ball == turn.ball);
    let entry = |ball: &Ball| {
        let mark = game.pad().mark(*ball);
        Some(CaromBall {
            ball: *ball,
            owner: rules.owner(*ball)? as u8,
            holed: match mark.fate {
                Fate::Open => None,
                Fate::Holed(round) => Some(round),
                // The ball's owner has left the match.
                Fate::Out(_) => return None,
            },
            tokens: i32::from(mark.tokens),
        })
    };
    let balls: Vec<CaromBall> = seen.filter_map(entry).collect();
    let place = balls.iter().position(|entry| entry.ball == turn.ball);
    let mut position = CaromPosition {
        scene: game.scene().clone(),
        balls,
        turn: place?,
        round: turn.count,
        limit: game.limit(),
    };
    let entered = start.is_none_or(|start| position.enter(game.field(), start));
    entered.then_some(position)
}
