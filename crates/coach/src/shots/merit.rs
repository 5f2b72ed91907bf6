//! The merit of a shot: how difficult it was and how much it gained.

use carramboule::board::{Kind, Player};
use carramboule::game::{Game, Phase, Played, Shot};
use carramboule::referee::QueenPlace;

use super::player::ShotPlayer;
use super::value;
use crate::level::Level;
use solver::Rng;

/// How many times a shot is repeated to measure its difficulty.
pub const TRIES: u32 = 10;
/// The level of the computer player that repeats the shots and evaluates positions.
const HAND: Level = Level::Expert;
/// The weight of a shot that never fails, relative to one that always fails.
const EASY: f64 = 0.2;
/// The maximum gain that is counted. Without this limit, the last ball in a round would always have
/// the most merit.
const MAX_GAIN: f64 = 6.0;

/// The merit of a shot: how difficult it was and how much it gained.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ShotMerit {
    /// How many of [`TRIES`] repetitions by a skilled player had the same or a better result.
    pub made: u32,
    /// How much the shot improved the position for the player, roughly in points.
    pub gain: f64,
}

impl ShotMerit {
    /// Returns the value by which shots are compared: the gain, weighted by difficulty.
    pub fn rank(&self) -> f64 {
        let failed = f64::from(TRIES - self.made.min(TRIES)) / f64::from(TRIES);
        self.gain.min(MAX_GAIN) * (EASY + (1.0 - EASY) * failed)
    }
}

/// Returns the merit of a shot; `None` if it was a foul, or pocketed neither the queen nor one of
/// the shooter's own balls. The same seed gives the same result.
pub fn shot_merit(game: &Game, shot: &Shot, seed: u64) -> Option<ShotMerit> {
    let Phase::Shot(me) = game.phase() else {
        return None;
    };
    let hand = ShotPlayer::of(HAND);
    let before = hand.standing(game, me);
    let (played, after) = play(game, shot)?;
    let done = deed(game, me, &played)?;
    let round = played.verdict.as_ref().and_then(|verdict| verdict.round);
    let worth = match round {
        Some(result) => value::of_result(result, me),
        None => hand.standing(&after, me),
    };
    let mut rng = Rng::new(seed);
    let made = (0..TRIES).filter(|_| {
        let again = play(game, &hand.shaken(shot, &mut rng));
        let again = again.and_then(|(played, _)| deed(game, me, &played));
        again.is_some_and(|again| again.0 >= done.0 && again.1 >= done.1)
    });
    Some(ShotMerit {
        made: made.count() as u32,
        gain: (worth - before).max(0.0),
    })
}

fn play(game: &Game, shot: &Shot) -> Option<(Played, Game)> {
    let mut after = game.clone();
    let played = after.shoot(shot).ok()?;
    Some((played, after))
}

/// Returns how many of the shooter's own balls were pocketed, and whether the queen was won or must
/// be covered; `None` if the shot was a foul, or if it pocketed none of these balls and did not
/// gain the queen.
fn deed(game: &Game, me: Player, played: &Played) -> Option<(usize, bool)> {
    let verdict = played.verdict.as_ref()?;
    let own = Kind::Colour(game.score().round().colour_of(me));
    let balls = played.outcome.pocketed.iter();
    let own = balls.filter(|kind| **kind == own).count();
    let had = matches!(game.score().round().queen(), QueenPlace::Held(_));
    let queen = !had && [QueenPlace::Pending, QueenPlace::Held(me)].contains(&verdict.queen);
    (verdict.foul.is_none() && (own > 0 || queen)).then_some((own, queen))
}
