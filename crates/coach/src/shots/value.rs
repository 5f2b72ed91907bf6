//! What a game is worth to a player, in points or so.

use carramboule::board::{Kind, Player};
use carramboule::game::{Game, Phase};
use carramboule::referee::{QueenPlace, RoundResult};

use super::aim::View;
use super::network::Outlook;

/// What the round itself is worth, beside its points.
const ROUND: f64 = 8.0;

/// The value of a finished round.
pub(super) fn of_result(result: RoundResult, me: Player) -> f64 {
    let points = ROUND + f64::from(result.points);
    if result.winner == me { points } else { -points }
}

/// The value of a game that goes on, as it was learned: the mean of those of its ends.
pub(super) fn of_outlook(outlook: Outlook) -> f64 {
    (2.0 * outlook.chance - 1.0) * ROUND + outlook.points
}

/// A guess of the value of a game that goes on, seen by `me`: balls to go, queen, debts, and what
/// is left for whoever shoots next, as far as `foresight` goes.
pub(super) fn of_game(game: &Game, me: Player, foresight: f64) -> f64 {
    let round = game.score().round();
    let to_go = |player: Player| {
        let left = f64::from(round.on_table(round.colour_of(player)));
        // The last balls weigh more: the round is near.
        left - 2.0 / (1.0 + left) + f64::from(round.owed(player))
    };
    let next = match game.phase() {
        Phase::Shot(player) | Phase::Choice(player) => player,
        Phase::Over => return 0.0,
    };
    let sign = if next == me { 1.0 } else { -1.0 };
    let queen = match round.queen() {
        QueenPlace::Table => 0.0,
        // The shooter has one shot to cover it.
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

/// The kinds a player likes to pocket: own balls, and the queen once it may be won.
pub(super) fn wanted(game: &Game, player: Player) -> Vec<Kind> {
    let round = game.score().round();
    let mut wanted = vec![Kind::Colour(round.colour_of(player))];
    if round.may_win_queen(player) && round.queen() == QueenPlace::Table {
        wanted.push(Kind::Queen);
    }
    wanted
}
