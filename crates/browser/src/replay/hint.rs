//! Hints for players during a match.

use crate::view;
use crate::view::replay::PlayHint;
use coach::Solutions;
use golf::Cell;
use golf::game::Action;
use protocol::{GolfAction, Record};
use solver::Budget;
use table::{CourseCache, Play, replay};
use wasm_bindgen::prelude::wasm_bindgen;

/// Returns a strong player's choice at the current decision in a mini golf record (`PlayHint`, or
/// null if there is none). `x` and `y` are the start cell that the player has selected but not sent
/// yet.
#[wasm_bindgen]
pub fn hint(record: &str, x: Option<i32>, y: Option<i32>) -> Result<String, String> {
    let record = Record::parse(record.as_bytes())?;
    let state = replay(&record.events, &mut CourseCache::new(), |_, _| ());
    let state = state.map_err(|fault| fault.to_string())?;
    let Some(Play::Golf(game)) = state.play() else {
        return Err("this is not a match of mini golf".to_owned());
    };
    let mut game = game.clone();
    if let (Some(x), Some(y)) = (x, y) {
        let cell = Cell::new(x, y).ok_or("there is no such cell")?;
        // This fails if the start cell has already been sent.
        let _ = game.act(Action::Start(cell), &mut ());
    }
    let advice = coach::advice(&game, &mut Solutions::new(Budget::default()));
    let hint = advice.map(|advice| PlayHint {
        action: GolfAction::new(advice.options[advice.best].0, game.rules().dice()),
    });
    Ok(view::json(&hint))
}
