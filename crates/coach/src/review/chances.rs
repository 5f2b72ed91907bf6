//! The probabilities of winning a carom-mode match, stroke by stroke, and the deciding stroke.

use super::outlook::{outlooks, outlooks_of};
use super::replay::{ReviewError, replay_golf};
use crate::carom::{Outlook, chances_to_win};
use crate::solutions::Solutions;
use golf::game::{Action, Game, Mode};
use protocol::{Record, Seat, Version};
use std::collections::BTreeMap;
use table::{CourseCache, Play};

/// The winning probabilities during a match.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Chances {
    /// The probabilities before the first stroke, by seat.
    pub begin: Vec<f64>,
    /// The probabilities after each stroke, in playing order.
    pub strokes: Vec<StrokeChances>,
    /// The stroke that raised the winner's probability the most. `None` if there is no sole winner,
    /// a player left, or the match is not over.
    pub decided: Option<Decided>,
}

/// The probabilities after a stroke.
#[derive(Clone, PartialEq, Debug)]
pub struct StrokeChances {
    /// The version of the event that played the stroke.
    pub version: Version,
    /// The seat of the player who played the stroke.
    pub seat: Seat,
    /// The probabilities by seat; they add up to 1.
    pub chances: Vec<f64>,
}

/// The stroke that decided a match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Decided {
    /// The index of the stroke in [`Chances::strokes`].
    pub stroke: usize,
    /// The winner's seat.
    pub winner: Seat,
    /// The winner's probability before the stroke.
    pub before: f64,
    /// The winner's probability after the stroke.
    pub after: f64,
}

/// Returns the winning probabilities during a carom-mode match, up to the last stroke played.
pub fn chances(
    record: &Record,
    cache: &mut CourseCache,
    solutions: &mut Solutions,
) -> Result<Chances, ReviewError> {
    let mut watch = Watch {
        solutions,
        found: Chances::default(),
        ahead: BTreeMap::new(),
        here: Vec::new(),
    };
    let state = replay_golf(record, cache, Mode::Carom, |game, action, version| {
        watch.look(game, action, version);
    })?;
    let mut found = watch.found;
    if let Some(Play::Golf(game)) = state.play() {
        found.decided = decided(game, &found);
    }
    Ok(found)
}

fn decided(game: &Game, found: &Chances) -> Option<Decided> {
    let left = (0..game.rules().players()).any(|player| game.has_withdrawn(player));
    let &[winner] = &*game.winners() else {
        return None;
    };
    if left || found.begin.len() < 2 {
        return None;
    }
    let mut before = found.begin[winner];
    let mut most: Option<Decided> = None;
    for (stroke, next) in found.strokes.iter().enumerate() {
        let after = next.chances[winner];
        if most.is_none_or(|most| after - before > most.after - most.before) {
            most = Some(Decided {
                stroke,
                winner: winner as Seat,
                before,
                after,
            });
        }
        before = after;
    }
    most.filter(|most| most.after > most.before)
}

/// Records the probabilities after every stroke during the replay of the match.
struct Watch<'w> {
    solutions: &'w mut Solutions,
    found: Chances,
    /// The expected scores on courses that have not begun, for the players still in the match.
    ahead: BTreeMap<usize, Vec<Outlook>>,
    here: Vec<bool>,
}

impl Watch<'_> {
    fn look(&mut self, game: &Game, action: Action, version: Version) -> Option<()> {
        if self.found.begin.is_empty() {
            self.found.begin = self.chances(game)?;
        }
        if !matches!(action, Action::Play(_) | Action::Pass) {
            return None;
        }
        let seat = game.turn()?.player as Seat;
        let mut after = game.clone();
        after.act(action, &mut ()).ok()?;
        let chances = self.chances(&after)?;
        self.found.strokes.push(StrokeChances {
            version,
            seat,
            chances,
        });
        Some(())
    }

    /// Returns the current probabilities. Once the match is over, the winners share a probability
    /// of 1 equally.
    fn chances(&mut self, game: &Game) -> Option<Vec<f64>> {
        let players = game.rules().players();
        if game.is_over() {
            let winners = game.winners();
            let share = 1.0 / f64::from(winners.len().max(1) as u32);
            let won = |player: usize| {
                if winners.contains(&player) {
                    share
                } else {
                    0.0
                }
            };
            return Some((0..players).map(won).collect());
        }
        let here: Vec<bool> = (0..players).map(|one| !game.has_withdrawn(one)).collect();
        if here != self.here {
            self.ahead.clear();
            self.here = here;
        }
        let ranking = game.ranking();
        let mut all: Vec<Outlook> = ranking
            .iter()
            .map(|ranked| Outlook {
                mean: f64::from(ranked.total),
                variance: 0.0,
            })
            .collect();
        let now = game.finished().len();
        for place in now..game.rules().courses().len() {
            let outlooks = match game.turn() {
                Some(_) if place == now => outlooks(game, self.solutions)?,
                _ => self.ahead(game, place)?,
            };
            for (sum, outlook) in all.iter_mut().zip(outlooks) {
                sum.mean += outlook.mean;
                sum.variance += outlook.variance;
            }
        }
        let seen = all.into_iter().zip(&self.here);
        let seen: Vec<Option<Outlook>> = seen.map(|(one, here)| here.then_some(one)).collect();
        Some(chances_to_win(&seen))
    }

    fn ahead(&mut self, game: &Game, place: usize) -> Option<Vec<Outlook>> {
        if let Some(known) = self.ahead.get(&place) {
            return Some(known.clone());
        }
        let found = outlooks_of(game, place, self.solutions)?;
        self.ahead.insert(place, found.clone());
        Some(found)
    }
}
