//! The distribution of balls to players.

use golf::{Ball, Colour};

/// Returns the balls of each player: easily distinguished colours first, round balls before flat
/// ones.
pub fn deal(players: usize, each: usize) -> Vec<Vec<Ball>> {
    const COLOURS: [Colour; 6] = [
        Colour::Red,
        Colour::Blue,
        Colour::Yellow,
        Colour::Green,
        Colour::Orange,
        Colour::Violet,
    ];
    let balls: Vec<Ball> = COLOURS
        .map(Ball::round)
        .into_iter()
        .chain(COLOURS.map(Ball::flat))
        .collect();
    let hand = |player: usize| {
        let own = balls.iter().skip(player).step_by(players);
        own.take(each).copied().collect()
    };
    (0..players).map(hand).collect()
}
