//! A turn of a computer player.

use std::f64::consts::PI;

use carramboule::board::Player;
use carramboule::game::{Game, Phase, Shot};
use carramboule::referee::Choice;

use super::aim::{Idea, View};
use super::skill::Skill;
use super::value;
use crate::level::Level;
use solver::Rng;

/// The shot a level plays now, its own aiming error included; `None` when it is not a shot that is
/// due, or when the cue ball fits nowhere.
pub fn choose_shot(game: &Game, level: Level, seed: u64) -> Option<Shot> {
    let Phase::Shot(me) = game.phase() else {
        return None;
    };
    let skill = Skill::of(level);
    let mut rng = Rng::new(seed);
    let meant = best(game, me, &skill, &mut rng)?;
    // An error that would make the shot illegal is not made.
    let played = shaken(&skill, &meant, &mut rng);
    let legal = |shot: &Shot| shot.check(game.parameters(), game.position(), me).is_ok();
    Some(if legal(&played) { played } else { meant })
}

/// The shot a level means to play: all candidates are played once without error, the best of them
/// again with errors.
pub(super) fn best(game: &Game, me: Player, skill: &Skill, rng: &mut Rng) -> Option<Shot> {
    let ideas = think(game, me, skill, rng);
    let nominal = |idea: Idea| (worth(game, me, skill, &idea.shot), idea.shot);
    let mut ranked: Vec<(f64, Shot)> = ideas.into_iter().map(nominal).collect();
    let best_first = |a: &(f64, Shot), b: &(f64, Shot)| b.0.total_cmp(&a.0);
    sorted::sort_by(&mut ranked, best_first);
    ranked.truncate(skill.finalists);
    for (value, shot) in &mut ranked {
        *value = try_out(game, me, skill, shot, rng);
    }
    sorted::sort_by(&mut ranked, best_first);
    ranked.first().map(|&(_, shot)| shot)
}

/// The choice a level makes in K-F3 and K-F6; `None` when none is due.
pub fn make_choice(game: &Game, level: Level) -> Option<Choice> {
    let Phase::Choice(me) = game.phase() else {
        return None;
    };
    let skill = Skill::of(level);
    let worth = |choice| after_choice(game.clone(), me, &skill, choice);
    Some(if worth(Choice::Replay) > worth(Choice::Pass) {
        Choice::Replay
    } else {
        Choice::Pass
    })
}

/// Candidates: the easiest pots, some off cushions and other balls, some quiet shots.
fn think(game: &Game, me: Player, skill: &Skill, rng: &mut Rng) -> Vec<Idea> {
    let wanted = value::wanted(game, me);
    let view = View {
        parameters: game.parameters(),
        position: game.position(),
        by: me,
        wanted: &wanted,
    };
    let mut direct = view.direct(skill.places);
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
    ideas.retain(|idea| {
        idea.shot
            .check(game.parameters(), game.position(), me)
            .is_ok()
    });
    if ideas.is_empty() {
        // Anything legal: many places, straight ahead.
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

fn keep_easiest(ideas: &mut Vec<Idea>, count: usize) {
    sorted::sort_by(ideas, |a, b| b.ease.total_cmp(&a.ease));
    ideas.truncate(count);
}

/// The same pot softer, harder, with draw; what comes off something also a little to either side,
/// because cushions are no mirrors.
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
    if skill.trials < 3 {
        return vec![with(0.0, 1.0, 0.0)];
    }
    vec![
        with(0.0, 1.0, 0.0),
        with(0.0, 1.6, 0.0),
        with(0.0, 1.4, -0.4),
    ]
}

/// A shot at some ball, soft or hard, without a pocket in mind.
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

/// The mean value of a shot over the errors of the level.
fn try_out(game: &Game, me: Player, skill: &Skill, shot: &Shot, rng: &mut Rng) -> f64 {
    let trials = (0..skill.trials).map(|_| worth(game, me, skill, &shaken(skill, shot, rng)));
    trials.sum::<f64>() / f64::from(skill.trials)
}

fn worth(game: &Game, me: Player, skill: &Skill, shot: &Shot) -> f64 {
    let mut after = game.clone();
    let Ok(played) = after.shoot(shot) else {
        return -2.0;
    };
    let Some(verdict) = played.verdict else {
        let pass = after_choice(after.clone(), me, skill, Choice::Pass);
        return pass.max(after_choice(after, me, skill, Choice::Replay));
    };
    match verdict.round {
        Some(result) => value::of_result(result, me),
        None => value::of_game(&after, me, skill),
    }
}

fn after_choice(mut game: Game, me: Player, skill: &Skill, choice: Choice) -> f64 {
    match game.choose(choice) {
        Ok(verdict) => match verdict.round {
            Some(result) => value::of_result(result, me),
            None => value::of_game(&game, me, skill),
        },
        Err(_) => f64::NEG_INFINITY,
    }
}

/// The shot with the level's error.
pub(super) fn shaken(skill: &Skill, shot: &Shot, rng: &mut Rng) -> Shot {
    let mut shaken = *shot;
    shaken.direction += rng.normal() * skill.direction;
    shaken.speed *= (1.0 + rng.normal() * skill.speed).clamp(0.5, 1.5);
    shaken
}
