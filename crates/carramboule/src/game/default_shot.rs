//! The default shot, from which players start aiming.

use std::f64::consts::{FRAC_PI_2, PI};

use super::playing::{Game, Phase, Played};
use super::shot::Shot;
use crate::Vec2;
use crate::board::{Kind, Player};
use crate::physics::{BallId, EventKind, Trajectory};

/// Cue speeds to try, in m/s: first those for the break, then those for all later shots.
const BREAK: [f64; 3] = [3.0, 2.5, 2.0];
const LATER: [f64; 2] = [1.8, 1.2];
/// Distance in metres between the cue ball positions to try.
const STEP: f64 = 0.02;
/// Maximum number of shots simulated per search. If none of them is suitable, the next search
/// accepts less suitable shots.
const TRIALS: usize = 60;
/// Maximum angle from straight ahead in degrees. Players would not start aiming at a wider angle.
const WIDEST: f64 = 70.0;

impl Game {
    /// Returns a shot from which the active player can start aiming. It is a reasonable starting
    /// point, not a good shot. The cue ball lies on the camp line and touches no ball. It first
    /// hits, full on, one of the player's own balls that may be played directly. The shot is not a
    /// foul and pockets nothing.
    ///
    /// If there is no such shot, returns any shot that pockets nothing and is not a foul; failing
    /// that, any shot that is not a foul; failing that, any legal shot. Returns `None` if no shot
    /// is due or there is no room for the cue ball on the camp line.
    ///
    /// Positions are rounded to micrometres and angles to microradians, so saving and reloading the
    /// shot does not change it.
    ///
    /// ```
    /// use carramboule::board::{Parameters, Player};
    /// use carramboule::game::Game;
    ///
    /// let mut game = Game::new(Parameters::carramboule(), Player::A);
    /// let played = game.shoot(&game.default_shot().expect("a shot is due")).expect("it is allowed");
    /// assert_eq!(played.verdict.expect("no choice is due").foul, None);
    /// assert!(played.outcome.pocketed.is_empty());
    /// ```
    pub fn default_shot(&self) -> Option<Shot> {
        let Phase::Shot(me) = self.phase() else {
            return None;
        };
        let places = self.places(me);
        let mut own = self.own_balls(me, &places).take(TRIALS);
        let fan = || fan(me, &places).take(TRIALS);
        own.find(|(shot, target)| {
            let trajectory = self.quiet(shot);
            trajectory.is_some_and(|trajectory| first_met(&trajectory) == Some(*target))
        })
        .map(|(shot, _)| shot)
        .or_else(|| fan().find(|shot| self.quiet(shot).is_some()))
        .or_else(|| fan().find(|shot| self.without_foul(shot).is_some()))
        .or_else(|| {
            let across = *places.first()?;
            Some(Shot::level(across, ahead(me, 0.0), LATER[0]))
        })
    }

    /// Returns positions for the cue ball: first those with room around them, then the others. Both
    /// groups start in the middle and go outwards.
    fn places(&self, me: Player) -> Vec<f64> {
        let parameters = self.parameters();
        let (from, to) = parameters.camp;
        let middle = 0.5 * (from + to);
        let steps = (0.5 * (to - from) / STEP) as i32;
        let outwards = (0..=steps).flat_map(|step| [-step, step]);
        let places = outwards.map(|step| millimetres(middle + f64::from(step) * STEP));
        let fits = |across: &f64| self.position().cue_fits(parameters, me, *across);
        let has_room = |across: f64| {
            let place = Vec2::new(across, parameters.camp_line(me));
            let mut balls = self.position().balls().iter();
            balls.all(|(_, ball)| (*ball - place).norm() > 3.0 * parameters.ball.radius)
        };
        let (free, tight): (Vec<f64>, Vec<f64>) =
            places.filter(fits).partition(|&across| has_room(across));
        if !free.is_empty() || !tight.is_empty() {
            return free.into_iter().chain(tight).collect();
        }
        // The cue ball fits at none of these positions, so try the midpoints of the free gaps.
        let gaps = self.position().free_stretches(parameters, me).into_iter();
        gaps.map(|(from, to)| micrometres(0.5 * (from + to)))
            .filter(fits)
            .collect()
    }

    /// Returns shots that hit one of the player's balls full on, each with the index of that ball.
    /// The ball must be visible, and the rules must allow the player to play it directly.
    fn own_balls<'a>(
        &'a self,
        me: Player,
        places: &'a [f64],
    ) -> impl Iterator<Item = (Shot, usize)> + 'a {
        let parameters = self.parameters();
        let balls = self.position().balls();
        let own = Kind::Colour(self.score().round().colour_of(me));
        let speeds: &[f64] = if balls.len() == 19 { &BREAK } else { &LATER };
        let at = move |across: f64, speed: f64| {
            let cue = Vec2::new(across, parameters.camp_line(me));
            let targets = balls
                .iter()
                .enumerate()
                .filter(move |(index, (kind, ball))| {
                    *kind == own
                        && !parameters.behind_camp_line(me, *ball)
                        && self.is_in_sight(cue, *index)
                });
            targets.filter_map(move |(index, (_, ball))| {
                let angle = angle_to(me, *ball - cue);
                let shot = Shot::level(across, ahead(me, angle), speed);
                (angle.abs() <= WIDEST).then_some((shot, index))
            })
        };
        let tries = places
            .iter()
            .flat_map(move |&across| speeds.iter().map(move |&speed| (across, speed)));
        tries.flat_map(move |(across, speed)| at(across, speed))
    }

    /// Returns whether the straight path from a position to a ball is clear of other balls.
    fn is_in_sight(&self, from: Vec2, target: usize) -> bool {
        let balls = self.position().balls();
        let way = balls[target].1 - from;
        let length = way.norm();
        balls.iter().enumerate().all(|(index, (_, ball))| {
            let to = *ball - from;
            let along = (to.x * way.x + to.y * way.y) / length;
            let beside = (to.x * way.y - to.y * way.x).abs() / length;
            index == target
                || !(0.0..length).contains(&along)
                || beside > 2.0 * self.parameters().ball.radius
        })
    }

    /// Plays a shot on a copy of the game. Returns `None` if the shot pockets a ball, is a foul or
    /// is illegal.
    fn quiet(&self, shot: &Shot) -> Option<Trajectory> {
        let played = self.without_foul(shot)?;
        played
            .outcome
            .pocketed
            .is_empty()
            .then_some(played.trajectory)
    }

    /// Plays a shot on a copy of the game. Returns `None` if the shot is a foul, is illegal, or
    /// requires the shooter to choose.
    fn without_foul(&self, shot: &Shot) -> Option<Played> {
        let played = self.clone().shoot(shot).ok()?;
        played.verdict.as_ref()?.foul.is_none().then_some(played)
    }
}

/// Returns the index of the first ball that the cue ball hits; `None` if it hits a cushion first or
/// hits nothing.
fn first_met(trajectory: &Trajectory) -> Option<usize> {
    let cue = BallId(0);
    trajectory
        .events
        .iter()
        .find_map(|event| match event.kind {
            EventKind::Balls { first, second } if first == cue => Some(Some(second.index() - 1)),
            EventKind::Cushion { ball, .. } | EventKind::Jaw { ball, .. } if ball == cue => {
                Some(None)
            }
            _ => None,
        })?
}

/// Returns shots in many directions from every fifth position, straightest first.
fn fan(me: Player, places: &[f64]) -> impl Iterator<Item = Shot> + '_ {
    let angles = (0..=7).flat_map(|step| [-step, step].map(|side| f64::from(side) * 10.0));
    angles.flat_map(move |angle| {
        let from = places.iter().step_by(5);
        from.map(move |&across| Shot::level(across, ahead(me, angle), LATER[0]))
    })
}

/// Returns the direction `angle` degrees to the right of straight ahead, as an angle in radians
/// rounded to microradians.
fn ahead(me: Player, angle: f64) -> f64 {
    let straight = match me {
        Player::A => FRAC_PI_2,
        Player::B => -FRAC_PI_2,
    };
    micrometres(straight - angle * PI / 180.0)
}

/// Returns how far a vector points to the right of straight ahead, as seen by the player: an angle
/// in degrees, rounded to hundredths.
fn angle_to(me: Player, way: Vec2) -> f64 {
    let (right, forward) = match me {
        Player::A => (way.x, way.y),
        Player::B => (-way.x, -way.y),
    };
    (libm::atan2(right, forward) * 180.0 / PI * 100.0).round() / 100.0
}

fn millimetres(metres: f64) -> f64 {
    (metres * 1e3).round() / 1e3
}

/// Rounds to six decimals, that is, to micrometres or microradians.
fn micrometres(value: f64) -> f64 {
    (value * 1e6).round() / 1e6
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{MAX_NUDGE, Nudges, Parameters, RACK_BALLS};
    use crate::game::BallPositions;
    use crate::referee::Choice;

    fn game(balls: &[(Kind, f64, f64)]) -> Game {
        let parameters = Parameters::carramboule();
        let balls = balls.iter().map(|&(kind, x, y)| (kind, Vec2::new(x, y)));
        let position = BallPositions::new(&parameters, balls.collect()).expect("a valid position");
        Game::new(parameters, Player::A).with_position(position)
    }

    #[test]
    fn break_as_it_stands_is_no_foul_for_either_player() {
        for starts in [Player::A, Player::B] {
            let mut game = Game::new(Parameters::carramboule(), starts);
            let shot = game.default_shot().expect("a shot is due");
            let played = game.shoot(&shot).expect("it is allowed");
            assert!(!played.outcome.breach && played.outcome.pocketed.is_empty());
            assert_eq!(played.verdict.expect("no choice is due").foul, None);
        }
    }

    #[test]
    fn breaks_as_they_stand_are_legal_and_sink_nothing_in_200_racks() {
        let mut quiet = 0;
        for seed in 0..200 {
            let mut rng = fastrand::Rng::with_seed(seed);
            let nudge = |rng: &mut fastrand::Rng| rng.i8(-MAX_NUDGE..=MAX_NUDGE);
            let nudges: Vec<[i8; 2]> = (0..RACK_BALLS)
                .map(|_| [nudge(&mut rng), nudge(&mut rng)])
                .collect();
            let nudges = Nudges::new(&nudges).expect("within the range");
            let starts = if seed % 2 == 0 { Player::A } else { Player::B };
            let mut game = Game::new(Parameters::carramboule(), starts);
            assert!(game.nudge_rack(&nudges));
            let shot = game.default_shot().expect("a shot is due");
            let played = game.shoot(&shot).expect("it is allowed");
            let verdict = played.verdict.expect("no choice is due");
            assert_eq!(verdict.foul, None, "seed {seed}");
            quiet += u32::from(played.outcome.pocketed.is_empty());
            // The rack can be nudged only before the first shot.
            assert!(!game.nudge_rack(&nudges));
        }
        assert!(quiet >= 196, "{quiet} of 200 breaks pocket nothing");
    }

    #[test]
    fn every_turn_of_a_match_begins_free_of_balls_and_without_a_foul() {
        for seed in 0..4 {
            let mut rng = fastrand::Rng::with_seed(seed);
            let mut game = Game::new(Parameters::carramboule(), Player::A);
            let (mut turns, mut own) = (0, 0);
            while turns < 60 {
                let me = match game.phase() {
                    Phase::Over => break,
                    Phase::Choice(_) => {
                        game.choose(Choice::Pass).expect("a choice is due");
                        continue;
                    }
                    Phase::Shot(player) => player,
                };
                turns += 1;
                let shot = game.default_shot().expect("the cue ball fits");
                let place = Vec2::new(shot.across, game.parameters().camp_line(me));
                let room = 2.0 * game.parameters().ball.radius + 1e-3;
                let balls = game.position().balls();
                assert!(balls.iter().all(|(_, ball)| (*ball - place).norm() > room));
                let mut tried = game.clone();
                let played = tried.shoot(&shot).expect("it is allowed");
                let verdict = played.verdict.expect("no choice is due");
                assert_eq!(verdict.foul, None, "seed {seed}, turn {turns}");
                let colour = Kind::Colour(game.score().round().colour_of(me));
                own += u32::from(
                    first_met(&played.trajectory).is_some_and(|met| balls[met].0 == colour),
                );
                // Continue the match with a random shot.
                let direction = ahead(me, rng.f64() * 120.0 - 60.0);
                let shot = Shot::level(shot.across, direction, 0.5 + rng.f64() * 4.0);
                game.shoot(&shot).expect("it is allowed");
            }
            assert!(own * 10 >= turns * 8, "{own} of {turns} aim at own balls");
        }
    }

    #[test]
    fn balls_on_the_line_and_behind_it_are_neither_touched_nor_aimed_at() {
        // The first ball occupies the middle of the camp line, and the second lies just behind the
        // line. Neither may be played directly.
        let game = game(&[
            (Kind::WHITE, 0.37, 0.1),
            (Kind::BLACK, 0.44, 0.09),
            (Kind::WHITE, 0.3, 0.5),
        ]);
        let shot = game.default_shot().expect("a shot is due");
        assert!((shot.across - 0.37).abs() > 0.045);
        let trajectory = game.quiet(&shot).expect("no foul");
        assert_eq!(first_met(&trajectory), Some(2));
    }

    #[test]
    fn without_an_own_ball_in_sight_it_is_still_no_foul() {
        let game = game(&[(Kind::WHITE, 0.37, 0.03), (Kind::BLACK, 0.37, 0.4)]);
        let shot = game.default_shot().expect("a shot is due");
        assert!(game.without_foul(&shot).is_some());
    }
}
