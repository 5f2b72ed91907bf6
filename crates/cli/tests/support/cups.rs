//! Matches of cups, played by a script.

#![allow(dead_code, clippy::unwrap_used)]

use golf::game::{Action, Game, Phase};
use protocol::{
    ClientToServer, GameAction, GolfAction, MessageId, PlayerName, Request, SeatKind, TableId,
};
use serde_json::Value;
use table::{Caller, CourseCache, NewTable, Play, Secret, Table};

/// The record of the match that the answer to `begin` is about; another seed is another player.
pub(crate) fn played(start: &Value, seed: u64) -> String {
    let new = NewTable {
        id: TableId::new(start["table"].as_str().unwrap()).unwrap(),
        setup: serde_json::from_value(start["setup"].clone()).unwrap(),
        seats: vec![SeatKind::Person {}],
        clock: None,
    };
    let secret: protocol::Hex<32> = serde_json::from_value(start["secret"].clone()).unwrap();
    let contribution = serde_json::from_value(start["contribution"].clone()).unwrap();
    let mut cache = CourseCache::new();
    let mut table = Table::create(new, Secret::new(secret.0), &mut cache, 0).unwrap();
    let mut count = 0;
    let mut ask = |table: &mut Table, request| {
        count += 1;
        let id = MessageId::new(format!("m{count}")).unwrap();
        table.request(Caller::holding([0]), &ClientToServer { id, request }, 0);
    };
    let (seat, name) = (0, PlayerName::new("Ada").unwrap());
    let join = Request::Join {
        seat,
        name,
        contribution,
    };
    ask(&mut table, join);
    ask(&mut table, Request::Ready { seat, ready: true });
    let mut chance = seed;
    while let Some(Play::Golf(game)) = table.state().turn().and(table.state().play()) {
        let action = chosen(game, &mut chance);
        let action = GameAction::Golf(GolfAction::new(action, game.rules().dice()));
        let version = None;
        let act = Request::Act {
            seat,
            action,
            version,
        };
        ask(&mut table, act);
    }
    table.record().to_string()
}

/// The first start and the first die, as everybody takes them; then some way.
fn chosen(game: &Game, chance: &mut u64) -> Action {
    let actions = game.actions();
    let first = |wanted: fn(&Action) -> bool| actions.iter().copied().find(wanted);
    if let Phase::Choosing { start, pick } = game.phase() {
        let start = first(|one| matches!(one, Action::Start(_))).filter(|_| start.is_none());
        let pick = first(|one| matches!(one, Action::Pick(_))).filter(|_| pick.is_none());
        return start.or(pick).unwrap_or(Action::Roll);
    }
    *chance = chance
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407);
    actions[(*chance >> 33) as usize % actions.len()]
}
