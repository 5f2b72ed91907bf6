//! Scripted cup players.

#![allow(dead_code, clippy::unwrap_used)]

use super::online::call;
use golf::game::{Action, Game, Phase};
use protocol::{Event, GameAction, GolfAction};
use serde_json::{Value, json};
use table::{CourseCache, Play, State};

/// Starts a try. Returns the server's answer.
pub(crate) async fn begin(address: &str, key: &str, cup: &str) -> Value {
    call(address, "POST", &format!("/api/cups/{cup}/begin"), key, "").await
}

/// Plays a try until it ends or `most` actions have been played. Different seeds lead to different
/// choices.
pub(crate) async fn play(address: &str, key: &str, table: &str, seed: u64, most: u32) {
    let since = async |version: u32| -> Vec<Event> {
        let path = format!("/api/tables/{table}/events?since={version}");
        serde_json::from_value(call(address, "GET", &path, key, "").await).unwrap()
    };
    let mut state = State::replay(&since(0).await, &mut CourseCache::new()).unwrap();
    let mut chance = seed;
    for _ in 0..most {
        let Some(Play::Golf(game)) = state.turn().and(state.play()) else {
            break;
        };
        let action = chosen(game, &mut chance);
        let action = GameAction::Golf(GolfAction::new(action, game.rules().dice()));
        let id = format!("m{}-{seed}", state.version());
        let act = json!({"type": "act", "seat": 0, "action": action, "version": null});
        let body = json!({"id": id, "request": act}).to_string();
        let path = format!("/api/tables/{table}/requests");
        let answer = call(address, "POST", &path, key, &body).await;
        assert_eq!(answer["type"], "accepted", "{answer}");
        for event in since(state.version()).await {
            state.apply(&event).unwrap();
        }
    }
}

/// Chooses the first start cell and the first die, then a random direction.
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
