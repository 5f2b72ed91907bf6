//! Analysis of a match. An analysis can take a long time, so the page runs it in a separate worker.

use super::film::Film;
use crate::billiard;
use crate::view;
use crate::view::replay::{
    FilmAdvice, FilmChance, FilmChances, FilmDecided, FilmKind, FilmOption, FilmPlayer, FilmReview,
    FilmStep, FilmStroke, FilmValues, ShotAdvice,
};
use carramboule::board::Player;
use carramboule::game::Game;
use coach::shots::{best_shot, win_probability, win_probability_of_shot};
use coach::{CaromReview, MatchReview, Prices, ReviewError, Solutions};
use golf::game::{Action, Phase};
use protocol::{CarrambouleAction, GameAction, GolfAction, Version};
use solver::Budget;
use std::collections::BTreeMap;
use table::{CourseCache, Play};
use wasm_bindgen::prelude::wasm_bindgen;

/// The seed for all estimates, which is fixed so that results are reproducible.
const SEED: u64 = 2026;
/// The number of simulations per Carramboule position.
const PLAYS: u32 = 12;
/// A shot counts as better only if its probability of winning is higher by at least this much,
/// which is more than the noise in the simulations.
const CLEARLY: f64 = 0.03;

/// Analyses the decisions in a record.
#[wasm_bindgen]
pub struct Analyst {
    film: Film,
    solutions: Solutions,
    prices: Prices,
    /// For each step computed so far, the probability that seat 0 wins the round.
    chances: BTreeMap<usize, f64>,
}

#[wasm_bindgen]
impl Analyst {
    /// Opens a record.
    #[wasm_bindgen(constructor)]
    pub fn new(record: &str) -> Result<Analyst, String> {
        Ok(Analyst {
            film: Film::new(record)?,
            solutions: Solutions::new(Budget::default()),
            prices: Prices::default(),
            chances: BTreeMap::new(),
        })
    }

    /// Returns how much luck and skill contributed to the result (`FilmReview`). The error is
    /// `other-game`, `unfinished` or an English message. In carom mode, this function is fast once
    /// all advice has been computed.
    pub fn review(&mut self) -> Result<String, String> {
        let steps = self.film.steps();
        if steps.last().is_none_or(|step| step.kind != FilmKind::End) {
            return Err("unfinished".to_owned());
        }
        let (record, mut cache) = (self.film.record(), CourseCache::new());
        let solutions = &mut self.solutions;
        let review = match coach::review_with(record, &mut cache, solutions) {
            Ok(review) => gains(&review, steps),
            Err(ReviewError::Carom) => {
                let review = coach::review_carom(record, &mut cache, solutions, &mut self.prices);
                carom_gains(&review.map_err(refused)?, steps)
            }
            Err(reason) => return Err(refused(reason)),
        };
        Ok(view::json(&review))
    }

    /// Returns each player's probability of winning a carom match (`FilmChances`, or null for other
    /// matches).
    pub fn chances(&mut self) -> Result<String, String> {
        let (record, mut cache) = (self.film.record(), CourseCache::new());
        let found = match coach::chances(record, &mut cache, &mut self.solutions) {
            Ok(found) => found,
            Err(ReviewError::Record(error)) => return Err(error.to_string()),
            Err(_) => return Ok(view::json(&None::<FilmChances>)),
        };
        let step = |version: Version| {
            let mut steps = self.film.steps().iter();
            steps.position(|step| step.kind == FilmKind::Stroke && step.version == version)
        };
        let steps: Option<Vec<usize>> = found.strokes.iter().map(|one| step(one.version)).collect();
        let steps = steps.ok_or("the review does not match the record")?;
        let decided = found.decided.map(|decided| FilmDecided {
            step: steps[decided.stroke],
            winner: decided.winner,
            before: decided.before,
            after: decided.after,
        });
        let strokes = found.strokes.into_iter().zip(steps);
        let chances = FilmChances {
            begin: found.begin,
            strokes: strokes
                .map(|(one, step)| FilmChance {
                    step,
                    chances: one.chances,
                })
                .collect(),
            decided,
        };
        Ok(view::json(&Some(chances)))
    }

    /// Returns the steps at which a player made a decision.
    pub fn decisions(&self) -> Vec<usize> {
        let steps = self.film.steps().iter().enumerate();
        let decided = steps.filter(|(_, step)| {
            let kind = step.kind;
            matches!(kind, FilmKind::Start | FilmKind::Roll | FilmKind::Shot)
                || (kind == FilmKind::Stroke && step.dir.is_some())
        });
        decided.map(|(index, _)| index).collect()
    }

    /// Returns the options at a mini golf step (`FilmAdvice`, or null if they are unknown).
    pub fn advice(&mut self, step: usize) -> Result<String, String> {
        let advice = self.film.acted(step)?.and_then(|(before, action)| {
            let (Some(Play::Golf(game)), GameAction::Golf(action)) = (before.play(), action) else {
                return None;
            };
            let dice = game.rules().dice();
            let mut chosen = action.action(dice).ok()?;
            // The player can change the die until it is rolled, so the roll counts as the choice.
            if let (Action::Roll, Phase::Choosing { pick, .. }) = (chosen, game.phase()) {
                chosen = Action::Pick(pick?);
            }
            let priced = self.prices.priced(game, chosen, &mut self.solutions)?;
            let advice = priced.advice;
            let options = advice.options.iter().map(|(action, value)| FilmOption {
                action: GolfAction::new(*action, dice),
                value: *value,
            });
            Some(FilmAdvice {
                step,
                seat: advice.seat,
                exact: advice.exact,
                options: options.collect(),
                best: advice.best,
                chosen: priced.chosen,
                cost: priced.price.mean,
                spread: priced.price.spread,
            })
        });
        Ok(view::json(&advice))
    }

    /// Returns the values of the cells for the player who decided at a mini golf step
    /// (`FilmValues`, or null).
    pub fn values(&mut self, step: usize) -> Result<String, String> {
        let state = match self.film.acted(step)? {
            Some((before, _)) => before,
            None => self.film.after(step)?,
        };
        let Some(Play::Golf(game)) = state.play() else {
            return Err("this is not a match of mini golf".to_owned());
        };
        let values = coach::worths(game, &mut self.solutions).map(|(nodes, exact)| {
            // If a cell has nodes on two layers, use the better value.
            let mut cells: BTreeMap<(i32, i32), f64> = BTreeMap::new();
            for (node, worth) in nodes {
                let cell = game.field().cell(node);
                let value = cells.entry((cell.x, cell.y)).or_insert(f64::INFINITY);
                *value = value.min(worth);
            }
            let finite = cells.into_iter().filter(|(_, value)| value.is_finite());
            FilmValues {
                cells: finite.map(|((x, y), v)| (x, y, v)).collect(),
                exact,
            }
        });
        Ok(view::json(&values))
    }

    /// Returns how a Carramboule shot changed the probability of winning the round (`ShotAdvice`,
    /// or null).
    pub fn shot_advice(&mut self, step: usize) -> Result<String, String> {
        let Some((before, GameAction::Carramboule(action))) = self.film.acted(step)? else {
            return Ok(view::json(&None::<ShotAdvice>));
        };
        let (Some(Play::Carramboule(play)), Some(seat)) =
            (before.play(), self.film.step(step)?.seat)
        else {
            return Ok(view::json(&None::<ShotAdvice>));
        };
        let game = play.game();
        let me = if seat == 0 { Player::A } else { Player::B };
        let own = |chance: f64| if seat == 0 { chance } else { 1.0 - chance };
        let (first, last) = (self.chance_after(step - 1)?, self.chance_after(step)?);
        let after = own(last);
        let best = best_shot(game, SEED).map(|shot| CarrambouleAction::shoot(&shot));
        let other = best
            .filter(|best| *best != action)
            .and_then(|best| tried(game, me, best));
        let better = other.filter(|(_, chance, _)| *chance > after + CLEARLY);
        let (shot, best, motion) = match better {
            Some((shot, chance, motion)) => (Some(shot), chance, Some(motion)),
            None => (None, after, None),
        };
        let advice = ShotAdvice {
            step,
            seat,
            before: own(first),
            after,
            best,
            shot,
            motion,
        };
        Ok(view::json(&Some(advice)))
    }
}

impl Analyst {
    /// Returns the probability, after a step, that seat 0 wins the round. The probability is 0 or 1
    /// if the step ended the round.
    fn chance_after(&mut self, step: usize) -> Result<f64, String> {
        if let Some(known) = self.chances.get(&step) {
            return Ok(*known);
        }
        let state = self.film.after(step)?;
        let found = match (self.won(step)?, state.play()) {
            (Some(seat), _) => f64::from(u8::from(seat == 0)),
            (None, Some(Play::Carramboule(play))) => {
                win_probability(play.game(), Player::A, PLAYS, SEED)
            }
            _ => return Err("this is not a match of Carramboule".to_owned()),
        };
        self.chances.insert(step, found);
        Ok(found)
    }

    /// Returns the winner of the round that a step ended.
    fn won(&self, step: usize) -> Result<Option<u8>, String> {
        let Some((before, action)) = self.film.acted(step)? else {
            return Ok(None);
        };
        let outcome = before.play().and_then(|play| play.outcome(&action));
        let verdict = outcome.and_then(|outcome| {
            let protocol::GameOutcome::Carramboule(outcome) = outcome;
            outcome.verdict
        });
        Ok(verdict
            .and_then(|verdict| verdict.round)
            .map(|round| round.winner))
    }
}

/// Returns why there is no review: a keyword that the page knows, or an English message.
fn refused(reason: ReviewError) -> String {
    match reason {
        ReviewError::OtherGame => "other-game".to_owned(),
        reason => reason.to_string(),
    }
}

/// Tries an alternative shot. Returns the shot with its probability of winning and the motion of
/// the balls.
fn tried(
    game: &Game,
    me: Player,
    action: CarrambouleAction,
) -> Option<(CarrambouleAction, f64, view::Motion)> {
    let chance = win_probability_of_shot(game, me, &action.shot()?, PLAYS, SEED)?;
    let tried = billiard::try_action(game, action).ok()?;
    Some((action, chance, tried.motion))
}

/// Assigns the results of a basic-mode review to the steps of the record. Gains are positive.
fn gains(review: &MatchReview, steps: &[FilmStep]) -> FilmReview {
    let seats = 0..review.seats.len();
    let mut runs = vec![0.0; seats.len()];
    let mut strokes = Vec::new();
    // The number of strokes so far, by course and ball.
    let mut counts: BTreeMap<(usize, &str), usize> = BTreeMap::new();
    for (index, step) in steps.iter().enumerate() {
        let (FilmKind::Stroke, Some(name)) = (step.kind, &step.ball) else {
            continue;
        };
        let count = counts.entry((step.course, name)).or_default();
        let number = *count;
        *count += 1;
        let course = review.courses.get(step.course);
        let ball = course.and_then(|course| {
            let mut balls = course.balls.iter();
            balls.find(|ball| ball.ball.to_string() == *name)
        });
        let Some((ball, Ok(judged))) = ball.map(|ball| (ball, &ball.review)) else {
            continue;
        };
        let Some(stroke) = judged.strokes.get(number) else {
            continue;
        };
        let first = f64::from(u8::from(number == 0));
        let luck = -(stroke.luck + first * judged.inherited);
        let skill = -(stroke.throw + stroke.direction + first * judged.start);
        let run = &mut runs[usize::from(ball.seat)];
        *run += luck + skill;
        strokes.push(FilmStroke {
            step: index,
            seat: ball.seat,
            luck,
            skill,
            spread: 0.0,
            run: *run,
            rest: stroke.rest,
        });
    }
    let player = |seat: usize| {
        let totals = review.totals(seat as u8);
        FilmPlayer {
            judged: totals.balls,
            score: totals.score,
            par: totals.par,
            luck: -totals.luck(),
            skill: -totals.skill(),
            others: 0.0,
            revised: -totals.revised,
            luck_spread: 0.0,
            skill_spread: 0.0,
        }
    };
    FilmReview {
        exact: review.courses.iter().all(|course| course.exact),
        players: seats.map(player).collect(),
        strokes,
    }
}

/// Assigns the results of a carom-mode review to the steps of the record. A stroke counts only for
/// the player who made it; the effects of other players' strokes appear only in the totals.
fn carom_gains(review: &CaromReview, steps: &[FilmStep]) -> FilmReview {
    let seats = 0..review.seats.len();
    let mut runs = vec![0.0; seats.len()];
    let mut strokes = Vec::new();
    let judged = review.strokes.iter().filter(|stroke| {
        let course = review.courses.get(stroke.course);
        course.is_some_and(|course| course.judged)
    });
    for stroke in judged {
        let played =
            |step: &FilmStep| step.kind == FilmKind::Stroke && step.version == stroke.version;
        let Some(step) = steps.iter().position(played) else {
            continue;
        };
        let (luck, skill) = (-stroke.roll, stroke.skill());
        let run = &mut runs[usize::from(stroke.seat)];
        *run += luck - skill.mean;
        strokes.push(FilmStroke {
            step,
            seat: stroke.seat,
            luck,
            skill: -skill.mean,
            spread: skill.spread,
            run: *run,
            rest: stroke.stands,
        });
    }
    let player = |seat: usize| {
        let totals = review.totals(seat as u8);
        let (luck, skill) = (totals.luck(), totals.skill());
        FilmPlayer {
            judged: totals.courses,
            score: totals.result,
            par: totals.expected,
            luck: -luck.mean,
            skill: -skill.mean,
            others: -totals.others,
            revised: -totals.revised,
            luck_spread: luck.spread,
            skill_spread: skill.spread,
        }
    };
    FilmReview {
        exact: false,
        players: seats.map(player).collect(),
        strokes,
    }
}
