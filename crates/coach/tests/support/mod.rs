//! Plays matches between computer players.

use golf::game::{DiceSet, Mode, Rules, Setup, Tokens};
use golf::{Ball, Collection};
use protocol::{GolfSetup, MatchSetup, SeatKind, Status, TableId};
use std::sync::Arc;
use table::{CourseCache, NewTable, Player, Secret, Table};

/// The match that a test plays.
pub struct MatchSpec<'w> {
    pub mode: Mode,
    pub courses: &'w [&'w str],
    pub levels: &'w [u8],
    pub dice: DiceSet,
    pub tokens: Tokens,
    pub seed: u8,
}

pub fn played(spec: &MatchSpec, cache: &mut CourseCache, player: &mut dyn Player) -> Table {
    let course = |id: &&str| Collection::course(id).expect("there").expect("sound");
    let balls: Vec<Ball> = Ball::all().step_by(2).collect();
    let rules = Rules::new(Setup {
        mode: spec.mode,
        players: spec
            .levels
            .iter()
            .zip(balls)
            .map(|(_, b)| vec![b])
            .collect(),
        courses: spec.courses.iter().map(|id| Arc::new(course(id))).collect(),
        limit: None,
        dice: spec.dice.clone(),
        tokens: spec.tokens.clone(),
    });
    let new = NewTable {
        id: TableId::new("computers").expect("an id"),
        setup: MatchSetup::Golf(GolfSetup::new(&rules.expect("sound"))),
        seats: spec
            .levels
            .iter()
            .map(|level| SeatKind::Computer { level: *level })
            .collect(),
        clock: None,
    };
    let secret = Secret::new([spec.seed; 32]);
    let table = Table::create(new, secret.clone(), cache, 0).expect("sound");
    // The table is restored, as it is after a server restart.
    let events = table.events().to_vec();
    let mut table = Table::restore(events, secret, cache).expect("sound");
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
