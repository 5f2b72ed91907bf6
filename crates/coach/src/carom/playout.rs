//! Simulates a game from a position to its end.

use super::judge::{Judge, sides};
use super::position::CaromPosition;
use solver::{Rng, first_least};

/// The best stroke for a rolled number: the position after it, the standing of the player who plays
/// it, and the expected scores that [`sides`] returns.
struct BestStroke {
    after: CaromPosition,
    standing: f64,
    sides: [f64; 2],
}

impl Judge<'_> {
    /// Simulates a game from a position to its end with players that use the network without
    /// lookahead. Returns the score of `owner` and the mean score of the other owners.
    ///
    /// The dice depend on the seed, the ball and the round, so playouts with the same seed have the
    /// same dice. The luck in each roll, as estimated by the network, is subtracted: it averages
    /// zero, and subtracting it reduces the variance. The last remaining ball is not played,
    /// because the exact value of a lone ball is known.
    pub fn play_out(&self, mut position: CaromPosition, owner: u8, seed: u64) -> [f64; 2] {
        let mut luck = [0.0; 2];
        while !position.is_over() && position.open() > 1 {
            if let Some(start) = self.quick_start(&position) {
                position.enter(self.field, start);
            }
            let mut strokes = self.best_strokes(&position, owner);
            let Some((face, faces)) = self.rolled(&position, &strokes, seed) else {
                position.play(self.field, None, 1);
                continue;
            };
            for (side, luck) in luck.iter_mut().enumerate() {
                let worth = |face: u8| strokes[usize::from(face)].sides[side];
                let mean = faces.iter().map(|face| worth(*face)).sum::<f64>() / 6.0;
                *luck += worth(faces[face]) - mean;
            }
            position = strokes.swap_remove(usize::from(faces[face])).after;
        }
        let ends = sides(&position, &self.scores(&position), owner);
        [ends[0] - luck[0], ends[1] - luck[1]]
    }

    /// Returns the best stroke for each number in the bag; empty if no direction is open.
    fn best_strokes(&self, position: &CaromPosition, owner: u8) -> Vec<BestStroke> {
        let mover = position.balls[position.turn].owner;
        let best = |impulses: &u8| {
            let afters = self.afters(position, *impulses).into_iter().flatten();
            let replies = afters.map(|after| {
                let scores = self.scores(&after);
                let [own, others] = sides(&after, &scores, mover);
                BestStroke {
                    standing: own - others,
                    sides: sides(&after, &scores, owner),
                    after,
                }
            });
            replies.reduce(|best, next| {
                if next.standing < best.standing {
                    next
                } else {
                    best
                }
            })
        };
        self.bag.numbers().iter().filter_map(best).collect()
    }

    /// Rolls the best throw. Returns the index of the face rolled, and the numbers on all faces as
    /// indices into the bag; `None` if no direction is open.
    fn rolled(
        &self,
        position: &CaromPosition,
        replies: &[BestStroke],
        seed: u64,
    ) -> Option<(usize, [u8; 6])> {
        if replies.len() < self.bag.numbers().len() {
            return None;
        }
        let sum = |faces: &[u8; 6]| -> f64 {
            let standings = faces
                .iter()
                .map(|face| replies[usize::from(*face)].standing);
            standings.sum()
        };
        let throw = first_least(self.bag.places().iter().map(sum))?;
        let stroke = u64::from(position.round) * 16 + position.turn as u64;
        let face = Rng::new(seed.wrapping_add(stroke.wrapping_mul(Rng::STEP))).below(6);
        Some((face, self.bag.places()[throw]))
    }
}

#[cfg(test)]
mod tests {
    use crate::carom::{CaromPlayer, CaromPosition};
    use golf::{Ball, Collection, Colour};
    use solver::Bag;

    /// Runs a test on a game between two players with one ball each, both on the course.
    fn duel(test: impl Fn(&CaromPlayer<'_>, CaromPosition)) {
        let course = Collection::course("1").expect("there").expect("sound");
        let (field, bag) = (course.field(), Bag::base());
        let player = CaromPlayer::new(&course, &bag, course.limit());
        let balls = [
            (Ball::round(Colour::Blue), 0),
            (Ball::round(Colour::Red), 1),
        ];
        let mut position = CaromPosition::new(field, &balls, course.limit());
        for start in &field.starts()[..2] {
            assert!(position.enter(field, *start));
            position.play(field, None, 1);
        }
        test(&player, position);
    }

    #[test]
    fn the_same_seed_plays_the_same_and_what_one_has_the_other_meets() {
        duel(|player, position| {
            let judge = player.judge();
            let play = |owner, seed| judge.play_out(position.clone(), owner, seed);
            let [own, others] = play(0, 7);
            assert!((play(0, 7)[0] - own).abs() < 1e-12);
            let [theirs, ours] = play(1, 7);
            assert!((theirs - others).abs() < 1e-9 && (ours - own).abs() < 1e-9);
            assert!((0..5).any(|seed| (play(0, seed)[0] - own).abs() > 1e-3));
        });
    }

    #[test]
    fn the_last_ball_is_valued_as_it_is_alone() {
        duel(|player, mut position| {
            position.balls[1].holed = Some(1);
            position.scene.lift(position.balls[1].ball);
            position.turn = 0;
            let alone = position.outlook(player.heuristic(), 0);
            let [own, others] = player.judge().play_out(position, 0, 3);
            assert!((own - alone).abs() < 1e-5, "{own} {alone}");
            assert!((others - 1.0).abs() < 1e-9);
        });
    }
}
