//! Distributes the balls among the players.

use golf::{Ball, Colour};

/// Returns the balls of each player. Colours that are easy to tell apart come first, and round
/// balls come before flat ones.
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
