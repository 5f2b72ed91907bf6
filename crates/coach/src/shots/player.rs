//! Chooses shots for a computer player.

use std::f64::consts::PI;

use carramboule::board::Player;
use carramboule::game::{Game, Phase, Shot};
use carramboule::referee::{Choice, Verdict};

use super::aim::{Idea, View, sort_by_ease};
use super::network::ShotNetwork;
use super::skill::Skill;
use super::value;
use crate::level::Level;
use solver::Rng;

/// The number of top-ranked shots whose variations are examined.
const PROMISING: usize = 8;

/// Returns the shot that a player at this level plays, including the aiming error; `None` if no
/// shot is due or the cue ball fits nowhere.
pub fn choose_shot(game: &Game, level: Level, seed: u64) -> Option<Shot> {
    ShotPlayer::of(level).shot(game, seed)
}

/// Returns the choice that a player at this level makes under rule K-F3 or K-F6; `None` if no
/// choice is due.
pub fn make_choice(game: &Game, level: Level) -> Option<Choice> {
    ShotPlayer::of(level).choice(game)
}

/// Decides for a computer player.
#[derive(Clone, Debug)]
pub struct ShotPlayer {
    skill: &'static Skill,
    /// The trained network. Without it, a heuristic evaluates positions.
    network: Option<ShotNetwork>,
}

/// A simulated shot, and its value so far.
struct Tried {
    shot: Shot,
    value: f64,
    trials: u32,
}

impl ShotPlayer {
    /// Returns the player for a level.
    pub fn of(level: Level) -> ShotPlayer {
        ShotPlayer {
            skill: Skill::of(level),
            network: (level == Level::Master).then(ShotNetwork::learned),
        }
    }

    /// Returns a player with this skill and network.
    pub fn new(skill: &'static Skill, network: Option<ShotNetwork>) -> ShotPlayer {
        ShotPlayer { skill, network }
    }

    /// Returns the shot that the player plays, including the aiming error; `None` if no shot is due
    /// or the cue ball fits nowhere.
    pub fn shot(&self, game: &Game, seed: u64) -> Option<Shot> {
        let Phase::Shot(me) = game.phase() else {
            return None;
        };
        let mut rng = Rng::new(seed);
        let meant = self.best(game, me, &mut rng)?;
        // If the aiming error made the shot illegal, the intended shot is played.
        let played = self.shaken(&meant, &mut rng);
        Some(if is_legal(game, me, &played) {
            played
        } else {
            meant
        })
    }

    /// Returns the choice that the player makes under rule K-F3 or K-F6; `None` if no choice is
    /// due.
    pub fn choice(&self, game: &Game) -> Option<Choice> {
        let Phase::Choice(me) = game.phase() else {
            return None;
        };
        let worth = |choice| self.after_choice(game.clone(), me, choice);
        Some(if worth(Choice::Replay) > worth(Choice::Pass) {
            Choice::Replay
        } else {
            Choice::Pass
        })
    }

    /// Returns the intended shot. First, all candidates are simulated once without aiming error.
    /// Then the best ones are simulated with errors, in stages: each stage keeps fewer shots and
    /// runs more simulations of each.
    pub(super) fn best(&self, game: &Game, me: Player, rng: &mut Rng) -> Option<Shot> {
        let ideas = self.think(game, me, rng).into_iter();
        let mut ranked: Vec<Tried> = ideas.map(|idea| self.once(game, me, idea.shot)).collect();
        sort_by_value(&mut ranked);
        if self.skill.nearby > 0 && !ranked.is_empty() {
            self.add_nearby(game, me, &mut ranked, rng);
            sort_by_value(&mut ranked);
        }
        for &(count, trials) in self.skill.stages {
            ranked.truncate(count);
            let errors = rng.clone();
            for tried in &mut ranked {
                if self.skill.fair {
                    *rng = errors.clone();
                }
                self.try_out(game, me, tried, trials, rng);
            }
            sort_by_value(&mut ranked);
        }
        ranked.first().map(|tried| tried.shot)
    }

    /// Returns the candidates: the easiest direct pots, a few pots off cushions or other balls, and
    /// a few shots that do not aim at a pocket.
    fn think(&self, game: &Game, me: Player, rng: &mut Rng) -> Vec<Idea> {
        let skill = self.skill;
        let wanted = value::wanted(game, me);
        let view = View {
            parameters: game.parameters(),
            position: game.position(),
            by: me,
            wanted: &wanted,
        };
        let mut direct = view.direct(skill.places, skill.each);
        let mut indirect = if skill.indirect > 0 {
            view.indirect(skill.places.min(7))
        } else {
            Vec::new()
        };
        keep_easiest(&mut direct, skill.candidates);
        keep_easiest(&mut indirect, skill.indirect);
        let mut ideas = Vec::new();
        for idea in direct.into_iter().chain(indirect) {
            ideas.extend(variations(game, &idea, skill));
        }
        for _ in 0..skill.quiet {
            ideas.extend(quiet(game, &view, me, rng));
        }
        ideas.retain(|idea| is_legal(game, me, &idea.shot));
        if ideas.is_empty() {
            // Without a legal candidate, shoot straight ahead from the first free position.
            let straight = if me == Player::A { 0.5 * PI } else { -0.5 * PI };
            let places = view.places(101);
            ideas.extend(places.first().map(|&across| Idea {
                shot: Shot::level(across, straight, 1.0),
                ease: 0.0,
                indirect: true,
            }));
        }
        ideas
    }

    /// Adds variations of the best shots: aimed a little to the left or right, softer or harder,
    /// and with more or less draw.
    fn add_nearby(&self, game: &Game, me: Player, ranked: &mut Vec<Tried>, rng: &mut Rng) {
        let promising = ranked.len().min(PROMISING);
        for number in 0..self.skill.nearby {
            let mut shot = ranked[number % promising].shot;
            shot.direction += rng.normal() * 0.008;
            let speed = shot.speed * (0.6 + 0.9 * rng.coarse_unit());
            shot.speed = speed.min(game.parameters().fastest);
            shot.top = (shot.top + rng.normal() * 0.2).clamp(-0.5, 0.5);
            if is_legal(game, me, &shot) {
                ranked.push(self.once(game, me, shot));
            }
        }
    }

    /// Simulates a shot without error.
    fn once(&self, game: &Game, me: Player, shot: Shot) -> Tried {
        Tried {
            shot,
            value: self.worth(game, me, &shot),
            trials: 0,
        }
    }

    /// Simulates a shot with aiming errors. The shot's value becomes the mean over all these
    /// trials.
    fn try_out(&self, game: &Game, me: Player, tried: &mut Tried, trials: u32, rng: &mut Rng) {
        let values = (0..trials).map(|_| self.worth(game, me, &self.shaken(&tried.shot, rng)));
        let sum = values.sum::<f64>() + tried.value * f64::from(tried.trials);
        tried.trials += trials;
        tried.value = sum / f64::from(tried.trials);
    }

    fn worth(&self, game: &Game, me: Player, shot: &Shot) -> f64 {
        let mut after = game.clone();
        let Ok(played) = after.shoot(shot) else {
            return -2.0;
        };
        let Some(verdict) = played.verdict else {
            let pass = self.after_choice(after.clone(), me, Choice::Pass);
            return pass.max(self.after_choice(after, me, Choice::Replay));
        };
        self.value(&after, me, &verdict)
    }

    fn after_choice(&self, mut game: Game, me: Player, choice: Choice) -> f64 {
        match game.choose(choice) {
            Ok(verdict) => self.value(&game, me, &verdict),
            Err(_) => f64::NEG_INFINITY,
        }
    }

    /// Returns the value of a game after a verdict on a shot, roughly in points.
    fn value(&self, game: &Game, me: Player, verdict: &Verdict) -> f64 {
        match verdict.round {
            Some(result) => value::of_result(result, me),
            None => self.standing(game, me),
        }
    }

    /// Returns the value of an unfinished game for `me`, roughly in points.
    pub fn standing(&self, game: &Game, me: Player) -> f64 {
        match &self.network {
            Some(network) => value::of_outlook(network.outlook(game, me)),
            None => value::of_game(game, me, self.skill.foresight),
        }
    }

    /// Returns the shot with the player's aiming error.
    pub(super) fn shaken(&self, shot: &Shot, rng: &mut Rng) -> Shot {
        let mut shaken = *shot;
        shaken.direction += rng.normal() * self.skill.direction;
        shaken.speed *= (1.0 + rng.normal() * self.skill.speed).clamp(0.5, 1.5);
        shaken
    }
}

fn is_legal(game: &Game, me: Player, shot: &Shot) -> bool {
    let checked = shot.check(game.parameters(), game.position(), me);
    checked.is_ok()
}

fn sort_by_value(ranked: &mut [Tried]) {
    sorted::sort_by(ranked, |a, b| b.value.total_cmp(&a.value));
}

fn keep_easiest(ideas: &mut Vec<Idea>, count: usize) {
    sort_by_ease(ideas);
    ideas.truncate(count);
}

/// Returns a pot and its variations. A direct pot is also played faster, with and without draw. An
/// indirect pot is also aimed a little to the left and right, because cushions are not exact
/// mirrors.
fn variations(game: &Game, idea: &Idea, skill: &Skill) -> Vec<Idea> {
    let fastest = game.parameters().fastest;
    let with = |turn: f64, factor: f64, top: f64| {
        let mut shot = idea.shot;
        shot.direction += turn;
        shot.speed = (shot.speed * factor).min(fastest);
        shot.top = top;
        Idea { shot, ..*idea }
    };
    if idea.indirect {
        let turns = [-0.03, -0.015, 0.0, 0.015, 0.03];
        return turns.map(|turn| with(turn, 1.0, 0.0)).to_vec();
    }
    // Levels without indirect shots do not use these variations.
    if skill.indirect == 0 {
        return vec![with(0.0, 1.0, 0.0)];
    }
    vec![
        with(0.0, 1.0, 0.0),
        with(0.0, 1.6, 0.0),
        with(0.0, 1.4, -0.4),
    ]
}

/// Returns a shot at a random ball with a random speed. The shot does not aim at a pocket.
fn quiet(game: &Game, view: &View<'_>, me: Player, rng: &mut Rng) -> Option<Idea> {
    let places = view.places(21);
    let pick = |count: usize, rng: &mut Rng| {
        ((rng.coarse_unit() * f64::from(u32::try_from(count).unwrap_or(u32::MAX))) as usize)
            .min(count.saturating_sub(1))
    };
    let across = *places.get(pick(places.len(), rng))?;
    let balls = game.position().balls();
    let target = balls.get(pick(balls.len(), rng))?.1;
    let aim = target - carramboule::Vec2::new(across, game.parameters().camp_line(me));
    let direction = libm::atan2(aim.y, aim.x) + rng.normal() * 0.03;
    let speed = 0.3 + rng.coarse_unit() * rng.coarse_unit() * (game.parameters().fastest - 0.3);
    Some(Idea {
        shot: Shot::level(across, direction, speed),
        ease: 0.0,
        indirect: false,
    })
}
