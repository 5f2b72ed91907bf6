//! Computes the players' expected scores on a course in carom mode.

use crate::advice::with_carom;
use crate::bag::bag_of;
use crate::carom::{CaromPlayer, CaromPosition, Outlook, Terrain, carom_position};
use crate::solutions::Solutions;
use golf::Ball;
use golf::game::{Game, Tokens};
use std::sync::Arc;

/// Returns each player's expected score on the current course.
pub(super) fn outlooks(game: &Game, solutions: &mut Solutions) -> Option<Vec<Outlook>> {
    let position = carom_position(game, game.turn()?, None)?;
    let players = game.rules().players();
    let ask = |player: &CaromPlayer<'_>| player.judge().outlooks(&position, players);
    with_carom(game, solutions, ask)
}

/// Returns each player's expected score on a course that has not begun.
pub(super) fn outlooks_of(
    game: &Game,
    place: usize,
    solutions: &mut Solutions,
) -> Option<Vec<Outlook>> {
    let rules = game.rules();
    let bag = bag_of(rules.dice()).ok()?;
    let (course, limit) = (rules.courses().get(place)?, rules.limit(place));
    let ball = |ball: &Ball| {
        let owner = rules.owner(*ball)?;
        (!game.has_withdrawn(owner)).then_some((*ball, owner as u8))
    };
    let order = rules.playing_order(place).iter();
    let balls: Vec<(Ball, u8)> = order.filter_map(ball).collect();
    // It is not known yet where scattered tokens will lie, so this data is not cached.
    let terrain = match rules.tokens() {
        Tokens::Scattered(_) => Arc::new(Terrain::new(course, &bag, limit)),
        Tokens::Printed => solutions.terrain_of(place, course, &bag, limit),
    };
    let player = CaromPlayer::with_terrain(course.field(), &bag, terrain);
    let position = CaromPosition::new(course.field(), &balls, limit);
    Some(player.judge().outlooks(&position, rules.players()))
}
