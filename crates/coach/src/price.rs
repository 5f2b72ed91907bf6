//! Computes how much worse a player's choices in mini golf are than the best options. In basic
//! mode, these costs are exact if the course has been solved exactly. In carom mode, they are
//! estimated by simulation.

use crate::advice::{Advice, advice, start_advice, with_carom};
use crate::carom::{Choice, Price, carom_position};
use crate::solutions::Solutions;
use golf::game::{Action, Game, Mode, Phase, Turn};
use std::collections::BTreeMap;

/// The fixed seed for all estimates, which makes them reproducible.
const SEED: u64 = 2026;

/// A choice that a player made, compared with all options.
#[derive(Clone, PartialEq, Debug)]
pub struct Priced {
    /// All options.
    pub advice: Advice,
    /// The index of the chosen option.
    pub chosen: usize,
    /// The cost of the chosen option. In basic mode, its standard error is 0.
    pub price: Price,
}

/// The costs of the choices in one match, each computed on first use.
#[derive(Clone, Default, Debug)]
pub struct Prices {
    /// The known costs. The key consists of the course's index, the number of the stroke or round,
    /// the ball, and the kind of choice.
    known: BTreeMap<Key, (Action, Price)>,
}

type Key = (usize, u8, usize, u8);

impl Prices {
    /// Returns the cost of a choice (a start cell, a die or card, or a direction) at the current
    /// decision; `None` if there is nothing to decide.
    pub fn priced(
        &mut self,
        game: &Game,
        chosen: Action,
        solutions: &mut Solutions,
    ) -> Option<Priced> {
        let advice = match chosen {
            Action::Start(_) => start_advice(game, solutions),
            _ => advice(game, solutions),
        }?;
        let same = |(action, _): &(Action, f64)| *action == chosen;
        let place = advice.options.iter().position(same)?;
        let best = advice.options[advice.best].0;
        let price = match self.known(game, chosen) {
            Some(price) => price,
            None if game.rules().mode() == Mode::Basic => Price {
                mean: advice.cost(chosen)?,
                spread: 0.0,
            },
            None => estimate(game, chosen, best, solutions)?,
        };
        if let Some(key) = key(game, chosen) {
            self.known.insert(key, (chosen, price));
        }
        Some(Priced {
            advice,
            chosen: place,
            price,
        })
    }

    /// Returns the cost of a choice.
    pub(crate) fn price_of(
        &mut self,
        game: &Game,
        chosen: Action,
        solutions: &mut Solutions,
    ) -> Option<Price> {
        let known = self.known(game, chosen);
        known.or_else(|| Some(self.priced(game, chosen, solutions)?.price))
    }

    fn known(&self, game: &Game, chosen: Action) -> Option<Price> {
        let (action, price) = self.known.get(&key(game, chosen)?)?;
        (*action == chosen).then_some(*price)
    }
}

fn key(game: &Game, chosen: Action) -> Option<Key> {
    let Turn { ball, count, .. } = game.turn()?;
    let kind = match chosen {
        Action::Start(_) => 0,
        Action::Pick(_) => 1,
        _ => 2,
    };
    Some((game.course_index(), count, ball.index(), kind))
}

fn estimate(game: &Game, chosen: Action, best: Action, solutions: &mut Solutions) -> Option<Price> {
    let turn = game.turn()?;
    let lies = game.scene().ball(turn.ball);
    let start = match (chosen, game.phase()) {
        (Action::Pick(_), Phase::Choosing { start, .. }) if lies.is_none() => start,
        _ => None,
    };
    let position = carom_position(game, turn, start)?;
    let (chosen, best, key) = (
        choice(game, chosen)?,
        choice(game, best)?,
        key(game, chosen)?,
    );
    let (course, count, ball, kind) = key;
    let place = ((course * 256 + usize::from(count)) * 16 + ball) * 4 + usize::from(kind);
    // Different choices must not share seeds.
    let seed = SEED + place as u64 * 1_024;
    with_carom(game, solutions, |player| {
        player.judge().price_of(&position, chosen, best, seed)
    })
}

fn choice(game: &Game, action: Action) -> Option<Choice> {
    match (action, game.phase()) {
        (Action::Start(cell), _) => {
            let mut starts = game.free_starts();
            let start = starts.find(|start| game.field().cell(*start) == cell);
            start.map(Choice::Start)
        }
        (Action::Pick(pick), _) => {
            let place = game.rules().dice().picks().position(|other| other == pick);
            place.map(Choice::Throw)
        }
        (Action::Play(direction), Phase::Aiming { impulses, .. }) => {
            Some(Choice::Way(direction, impulses))
        }
        _ => None,
    }
}
