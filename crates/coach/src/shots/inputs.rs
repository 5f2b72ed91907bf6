//! What the network is told of a game: how it stands for whoever shoots next, and for the other.

use super::aim::View;
use carramboule::board::{Kind, Player};
use carramboule::game::Game;
use carramboule::referee::QueenPlace;

/// Numbers of one side.
const SIDE: usize = 13;
/// Numbers that are told.
pub const COUNT: usize = 2 * SIDE + 1;

/// Places of the cue ball that are looked at.
const PLACES: u32 = 5;
/// A steady hand pockets a ball as easy as this three times out of four or so …
const OPEN: f32 = 0.3;
/// … and hardly ever misses one like this.
const SURE: f32 = 0.6;

/// What is told of a game that goes on, seen by `next`, who shoots.
pub(super) fn inputs(game: &Game, next: Player) -> [f32; COUNT] {
    let mut inputs = [0.0; COUNT];
    inputs[0] = share(game.score().round().queen() == QueenPlace::Pending);
    side(game, next, &mut inputs[1..=SIDE]);
    side(game, next.other(), &mut inputs[1 + SIDE..]);
    inputs
}

/// One player's balls, debts and queen, and what could be pocketed if it were that player's turn.
fn side(game: &Game, player: Player, inputs: &mut [f32]) {
    let round = game.score().round();
    let view = View {
        parameters: game.parameters(),
        position: game.position(),
        by: player,
        wanted: &[Kind::Colour(round.colour_of(player)), Kind::Queen],
    };
    // The easiest balls, the easiest first; how many are open, sure, behind the line; the queen.
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
        // K6: these wait for a cushion.
        behind / 9.0,
        // Q1: before the first own ball it is none of the player's business.
        share(round.may_win_queen(player)) * queen,
    ]);
}

fn share(holds: bool) -> f32 {
    f32::from(u8::from(holds))
}
