//! The merit of a shot that was played: its difficulty and its gain.

use carramboule::board::{Kind, Player};
use carramboule::game::{Game, Phase, Played, Shot};
use carramboule::referee::QueenPlace;

use super::player::ShotPlayer;
use super::value;
use crate::level::Level;
use solver::Rng;

/// How often a shot is repeated to measure its difficulty.
pub const TRIES: u32 = 10;
/// The level whose aim is used, and which evaluates positions.
const HAND: Level = Level::Expert;
/// The weight of a shot that never fails, relative to one that always fails.
const EASY: f64 = 0.2;
/// The largest gain that counts, so that the last ball of a round is not the best one for that
/// alone.
const MAX_GAIN: f64 = 6.0;

/// The merit of a shot: its difficulty and its gain.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ShotMerit {
    /// Out of [`TRIES`] with a steady hand, how many have the same result or a better one.
    pub made: u32,
    /// The gain of the position for the player, roughly in points.
    pub gain: f64,
}

impl ShotMerit {
    /// Returns the value by which shots are compared: the gain, weighted by difficulty.
    pub fn rank(&self) -> f64 {
        let failed = f64::from(TRIES - self.made.min(TRIES)) / f64::from(TRIES);
        self.gain.min(MAX_GAIN) * (EASY + (1.0 - EASY) * failed)
    }
}

/// Returns the merit of a shot; `None` if it was a foul, or pocketed neither one of the shooter's
/// balls nor the queen. The same seed gives the same answer.
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

/// Returns the number of the shooter's balls pocketed, and whether the queen was won or has to be
/// covered. `None` for fouls and for shots with neither.
fn deed(game: &Game, me: Player, played: &Played) -> Option<(usize, bool)> {
    let verdict = played.verdict.as_ref()?;
    let own = Kind::Colour(game.score().round().colour_of(me));
    let balls = played.outcome.pocketed.iter();
    let own = balls.filter(|kind| **kind == own).count();
    let had = matches!(game.score().round().queen(), QueenPlace::Held(_));
    let queen = !had && [QueenPlace::Pending, QueenPlace::Held(me)].contains(&verdict.queen);
    (verdict.foul.is_none() && (own > 0 || queen)).then_some((own, queen))
}
