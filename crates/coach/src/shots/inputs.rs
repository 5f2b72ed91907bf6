//! The network's inputs for a game: the situations of the next shooter and of the opponent.

use super::aim::View;
use carramboule::board::{Kind, Player};
use carramboule::game::Game;
use carramboule::referee::QueenPlace;

/// The number of inputs per player.
const SIDE: usize = 13;
/// The total number of inputs.
pub const COUNT: usize = 2 * SIDE + 1;

/// The number of cue ball positions to examine.
const PLACES: u32 = 5;
/// The minimum ease of an open pot, which a skilled player makes in about three out of four
/// attempts.
const OPEN: f32 = 0.3;
/// The minimum ease of a sure pot, which a skilled player almost never misses.
const SURE: f32 = 0.6;

/// Returns the inputs for an unfinished game, from the point of view of `next`, the shooter.
pub(super) fn inputs(game: &Game, next: Player) -> [f32; COUNT] {
    let mut inputs = [0.0; COUNT];
    inputs[0] = share(game.score().round().queen() == QueenPlace::Pending);
    side(game, next, &mut inputs[1..=SIDE]);
    side(game, next.other(), &mut inputs[1 + SIDE..]);
    inputs
}

/// Fills in a player's balls, owed balls and queen, and the pots that the player would have if it
/// were their turn.
fn side(game: &Game, player: Player, inputs: &mut [f32]) {
    let round = game.score().round();
    let view = View {
        parameters: game.parameters(),
        position: game.position(),
        by: player,
        wanted: &[Kind::Colour(round.colour_of(player)), Kind::Queen],
    };
    // `best`: the ease of the easiest balls, highest first. `open`, `sure` and `behind`: how many
    // balls have an open pot, have a sure pot, or lie behind the camp line. `queen`: the ease of
    // the queen.
    let (mut best, mut sum, mut queen) = ([0.0; 3], 0.0, 0.0);
    let (mut open, mut sure, mut behind) = (0.0, 0.0, 0.0);
    for (kind, pot) in view.eases(PLACES) {
        let mut ease = pot.unwrap_or(0.0) as f32;
        if kind == Kind::Queen {
            queen = ease;
            continue;
        }
        open += share(ease > OPEN);
        sure += share(ease > SURE);
        behind += share(pot.is_none());
        sum += ease;
        for known in &mut best {
            if ease > *known {
                std::mem::swap(known, &mut ease);
            }
        }
    }
    let left = f32::from(round.on_table(round.colour_of(player)));
    inputs.copy_from_slice(&[
        left / 9.0,
        1.0 / (1.0 + left),
        f32::from(round.owed(player).min(3) as u8) / 3.0,
        share(round.queen() == QueenPlace::Held(player)),
        share(round.may_win_queen(player)),
        best[0],
        best[1],
        best[2],
        open / 9.0,
        sure / 9.0,
        sum / 9.0,
        // K6: balls behind the camp line can only be played off a cushion.
        behind / 9.0,
        // Q1: a player cannot win the queen before pocketing one of their own balls.
        share(round.may_win_queen(player)) * queen,
    ]);
}

fn share(holds: bool) -> f32 {
    f32::from(u8::from(holds))
}
