//! Matches of computer players among themselves.

use golf::game::{DiceSet, Mode, Rules, Setup, Stage, Tokens};
use golf::{Ball, Collection};
use protocol::{GolfSetup, MatchSetup, SeatKind, Status, TableId};
use std::sync::Arc;
use table::{NewTable, Player, Secret, Shelf, Table};

/// A match to be played.
pub struct Wish<'w> {
    pub mode: Mode,
    pub courses: &'w [&'w str],
    pub levels: &'w [u8],
    pub dice: DiceSet,
    pub tokens: Tokens,
    pub seed: u8,
}

/// Plays a match of computers to its end.
pub fn played(wish: &Wish, shelf: &mut Shelf, player: &mut dyn Player) -> Table {
    let course = |id: &&str| Collection::course(id).expect("there").expect("sound");
    let balls: Vec<Ball> = Ball::all().step_by(2).collect();
    let rules = Rules::new(Setup {
        mode: wish.mode,
        players: wish
            .levels
            .iter()
            .zip(balls)
            .map(|(_, b)| vec![b])
            .collect(),
        courses: wish
            .courses
            .iter()
            .map(|id| Arc::new(Stage::new(course(id))))
            .collect(),
        limit: None,
        dice: wish.dice.clone(),
        tokens: wish.tokens.clone(),
    });
    let new = NewTable {
        id: TableId::new("computers").expect("an id"),
        setup: MatchSetup::Golf(GolfSetup::new(&rules.expect("sound"))),
        seats: wish
            .levels
            .iter()
            .map(|level| SeatKind::Computer { level: *level })
            .collect(),
        clock: None,
    };
    let secret = Secret::new([wish.seed; 32]);
    let table = Table::create(new, secret.clone(), shelf, 0).expect("sound");
    // Nobody joins whose message would begin the match.
    let events = table.events().to_vec();
    let mut table = Table::restore(events, secret, shelf).expect("sound");
    assert_eq!(table.state().status(), Status::Playing);
    let mut actions = 0;
    while table.state().status() == Status::Playing {
        let update = table.computer_turn(player, 0).expect("a legal action");
        assert!(update.is_some(), "only computers play");
        actions += 1;
        assert!(actions < 10_000, "the match goes on");
    }
    table
}
