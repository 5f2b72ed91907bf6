//! The value of a game for a player, roughly in points.

use carramboule::board::{Kind, Player};
use carramboule::game::{Game, Phase};
use carramboule::referee::{QueenPlace, RoundResult};

use super::aim::View;
use super::network::Outlook;

/// The value of winning a round, apart from its points.
const ROUND: f64 = 8.0;

/// Returns the value of a finished round.
pub(super) fn of_result(result: RoundResult, me: Player) -> f64 {
    let points = ROUND + f64::from(result.points);
    if result.winner == me { points } else { -points }
}

/// Returns the value of an unfinished game according to the network: the expected value of the
/// round.
pub(super) fn of_outlook(outlook: Outlook) -> f64 {
    (2.0 * outlook.chance - 1.0) * ROUND + outlook.points
}

/// Estimates the value of an unfinished game for `me` from the remaining balls, the queen and the
/// owed balls. The position that the next shooter gets also counts, weighted by `foresight`.
pub(super) fn of_game(game: &Game, me: Player, foresight: f64) -> f64 {
    let round = game.score().round();
    let to_go = |player: Player| {
        let left = f64::from(round.on_table(round.colour_of(player)));
        // The last balls count more, because the end of the round is near.
        left - 2.0 / (1.0 + left) + f64::from(round.owed(player))
    };
    let next = match game.phase() {
        Phase::Shot(player) | Phase::Choice(player) => player,
        Phase::Over => return 0.0,
    };
    let sign = if next == me { 1.0 } else { -1.0 };
    let queen = match round.queen() {
        QueenPlace::Table => 0.0,
        // The shooter has only the next shot to cover the queen.
        QueenPlace::Pending => sign * 0.8,
        QueenPlace::Held(player) if player == me => 3.0,
        QueenPlace::Held(_) => -3.0,
    };
    let mut value = to_go(me.other()) - to_go(me) + queen + sign * 0.6;
    if foresight > 0.0 {
        let wanted = wanted(game, next);
        let view = View {
            parameters: game.parameters(),
            position: game.position(),
            by: next,
            wanted: &wanted,
        };
        value += sign * foresight * 1.5 * view.best_ease(5);
    }
    value
}

/// Returns the kinds of balls that a player wants to pocket: their own colour, and the queen if
/// they may win it.
pub(super) fn wanted(game: &Game, player: Player) -> Vec<Kind> {
    let round = game.score().round();
    let mut wanted = vec![Kind::Colour(round.colour_of(player))];
    if round.may_win_queen(player) && round.queen() == QueenPlace::Table {
        wanted.push(Kind::Queen);
    }
    wanted
}
