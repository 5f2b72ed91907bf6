//! The most memorable shot of a Carramboule match.

use super::film::Film;
use crate::view::{self, BestShot, BestShotReason};
use carramboule::game::{Game, Played};
use carramboule::referee::QueenPlace;
use coach::shots::{ShotMerit, shot_merit};
use protocol::GameAction;
use table::Play;
use wasm_bindgen::prelude::wasm_bindgen;

/// The seed for the simulations, which is fixed so that the same shot is chosen every time.
const SEED: u64 = 2026;

#[wasm_bindgen]
impl Film {
    /// Returns the most memorable shot, judged by difficulty and result (`BestShot`, or null if no
    /// shot stands out).
    pub fn best_shot(&self) -> Result<String, String> {
        self.shot_to_remember().map(|shot| view::json(&shot))
    }
}

impl Film {
    pub(super) fn shot_to_remember(&self) -> Result<Option<BestShot>, String> {
        let mut best: Option<(f64, BestShot)> = None;
        for step in 0..self.steps().len() {
            let Some((merit, shot)) = self.remembered(step)? else {
                continue;
            };
            // If several shots rank equally, choose the latest.
            if best.as_ref().is_none_or(|(rank, _)| merit.rank() >= *rank) {
                best = Some((merit.rank(), shot));
            }
        }
        Ok(best.map(|(_, shot)| shot))
    }

    fn remembered(&self, at: usize) -> Result<Option<(ShotMerit, BestShot)>, String> {
        let Some((before, GameAction::Carramboule(action))) = self.acted(at)? else {
            return Ok(None);
        };
        let (Some(Play::Carramboule(play)), Some(shot)) = (before.play(), action.shot()) else {
            return Ok(None);
        };
        let Some(merit) = shot_merit(play.game(), &shot, SEED) else {
            return Ok(None);
        };
        let mut after = play.game().clone();
        let played = after.shoot(&shot).map_err(|fault| fault.to_string())?;
        let step = self.step(at)?;
        let pocketed = played.outcome.pocketed.iter();
        let shot = BestShot {
            step: at,
            round: step.course as u32 + 1,
            shot: u32::from(step.count),
            seat: step.seat.unwrap_or_default(),
            pocketed: pocketed.map(|&kind| kind.into()).collect(),
            reason: reason(play.game(), &after, &played),
            made: merit.made,
        };
        Ok(Some((merit, shot)))
    }
}

fn reason(before: &Game, after: &Game, played: &Played) -> BestShotReason {
    let verdict = played.verdict.as_ref();
    let held = |queen| matches!(queen, QueenPlace::Held(_));
    let covered = verdict.is_some_and(|verdict| held(verdict.queen));
    match verdict.and_then(|verdict| verdict.round) {
        Some(_) if after.score().is_over() => BestShotReason::Match,
        Some(_) => BestShotReason::Round,
        None if covered && !held(before.score().round().queen()) => BestShotReason::Queen,
        None => BestShotReason::Balls,
    }
}
