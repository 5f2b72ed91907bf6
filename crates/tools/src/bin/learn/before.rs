//! The strongest carom-mode player before training: the fixed opponent in measurements. This player
//! values positions as if every ball were alone, and samples opponents' replies.

use crate::courses::Ground;
use coach::CaromPosition;
use golf::{Direction, Node};
use solver::{Rng, first_least};

/// The number of directions and throws that are evaluated more closely.
const PROMISING: usize = 3;
/// The number of replies sampled per candidate when choosing a die.
const THROW_SAMPLES: usize = 24;
/// The number of replies sampled per candidate when choosing a direction.
const DIRECTION_SAMPLES: usize = 120;

/// The player before training, or a variant of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Before {
    /// The factor by which the numbers of sampled replies are multiplied.
    pub effort: usize,
    /// Whether all opponents have the same weight, as in the scores. If not, all opponents' balls
    /// have the same weight.
    pub by_player: bool,
}

impl Before {
    /// The player before training, without changes.
    pub const AS_IT_WAS: Before = Before {
        effort: 1,
        by_player: false,
    };

    pub fn start(ground: &Ground, position: &CaromPosition) -> Option<Node> {
        let field = ground.course.field();
        let starts = position.free_starts(field);
        let left = (position.limit + 1).saturating_sub(position.round);
        let heuristic = ground.terrain.heuristic();
        let best = first_least(starts.iter().map(|start| heuristic.value(*start, left)))?;
        Some(starts[best])
    }

    pub fn throw(self, ground: &Ground, position: &CaromPosition, seed: u64) -> usize {
        let mut rng = Rng::new(seed);
        let numbers = ground.bag.numbers();
        let rolls: Vec<[f64; 6]> = numbers
            .iter()
            .map(|number| self.directions(ground, position, *number))
            .collect();
        let mut throws = Self::means(ground, &rolls);
        self.look_closer_at_throws(ground, position, &rolls, &mut throws, &mut rng);
        decide(&throws).unwrap_or(0)
    }

    pub fn direction(
        self,
        ground: &Ground,
        position: &CaromPosition,
        impulses: u8,
        seed: u64,
    ) -> Option<Direction> {
        let mut rng = Rng::new(seed);
        let values = self.directions(ground, position, impulses);
        let seeds = seeds(DIRECTION_SAMPLES * self.effort, &mut rng);
        let mut closer = [f64::INFINITY; 6];
        for direction in promising(&values) {
            closer[direction] = self.after_replies(ground, position, direction, impulses, &seeds);
        }
        decide(&closer).map(|index| Direction::from_index(index as u8))
    }

    fn standing(self, ground: &Ground, position: &CaromPosition, owner: u8) -> f64 {
        let heuristic = ground.terrain.heuristic();
        let (mut own, mut others, mut count, mut seen) = (0.0, 0.0, 0.0, 0_u16);
        for (index, ball) in position.balls.iter().enumerate() {
            if ball.owner == owner {
                own += position.outlook(heuristic, index);
            } else {
                others += position.outlook(heuristic, index);
                count += 1.0;
                seen |= 1 << ball.owner;
            }
        }
        if self.by_player {
            count = f64::from(seen.count_ones());
        }
        if count > 0.0 {
            own - others / count
        } else {
            own
        }
    }

    fn directions(self, ground: &Ground, position: &CaromPosition, impulses: u8) -> [f64; 6] {
        let field = ground.course.field();
        let open = position.scene.directions(field, position.ball());
        let owner = position.balls[position.turn].owner;
        Direction::ALL.map(|direction| {
            if !open.contains(direction) {
                return f64::INFINITY;
            }
            let mut after = position.clone();
            after.play(field, Some(direction), impulses);
            self.standing(ground, &after, owner)
        })
    }

    fn means(ground: &Ground, rolls: &[[f64; 6]]) -> Vec<f64> {
        let best: Vec<f64> = rolls.iter().map(best).collect();
        let mean = |faces: &[u8; 6]| faces.iter().map(|f| best[usize::from(*f)]).sum::<f64>() / 6.0;
        ground.bag.places().iter().map(mean).collect()
    }

    fn look_closer_at_throws(
        self,
        ground: &Ground,
        position: &CaromPosition,
        rolls: &[[f64; 6]],
        throws: &mut [f64],
        rng: &mut Rng,
    ) {
        let seeds = seeds(THROW_SAMPLES * self.effort, rng);
        let closer = promising(throws);
        let bag = &ground.bag;
        let mut known: Vec<Option<f64>> = vec![None; bag.numbers().len()];
        for throw in &closer {
            let mut sum = 0.0;
            for place in bag.places()[*throw] {
                let place = usize::from(place);
                sum += *known[place].get_or_insert_with(|| {
                    let directions = promising(&rolls[place]).into_iter().take(2);
                    let number = bag.numbers()[place];
                    let values =
                        directions.map(|d| self.after_replies(ground, position, d, number, &seeds));
                    values.fold(f64::INFINITY, f64::min)
                });
            }
            throws[*throw] = sum / 6.0;
        }
        for (index, value) in throws.iter_mut().enumerate() {
            if !closer.contains(&index) {
                *value = f64::INFINITY;
            }
        }
    }

    fn after_replies(
        self,
        ground: &Ground,
        position: &CaromPosition,
        direction: usize,
        impulses: u8,
        seeds: &[u64],
    ) -> f64 {
        let owner = position.balls[position.turn].owner;
        let mut after = position.clone();
        let way = Direction::from_index(direction as u8);
        after.play(ground.course.field(), Some(way), impulses);
        let (mut total, mut count) = (0.0, 0.0);
        for seed in seeds {
            let mut game = after.clone();
            self.reply(ground, &mut game, owner, &mut Rng::new(*seed));
            total += self.standing(ground, &game, owner);
            count += 1.0;
        }
        total / count
    }

    fn reply(self, ground: &Ground, game: &mut CaromPosition, owner: u8, rng: &mut Rng) {
        let field = ground.course.field();
        for _ in 0..game.balls.len() {
            if game.is_over() || game.balls[game.turn].owner == owner {
                return;
            }
            if let Some(start) = Self::start(ground, game) {
                game.enter(field, start);
            }
            let left = (game.limit + 1).saturating_sub(game.round);
            let heuristic = ground.terrain.heuristic();
            let node = game.scene.ball(game.ball());
            let throw = node.map_or(0, |node| heuristic.throw(node, left));
            let bag = &ground.bag;
            let impulses = bag.numbers()[usize::from(bag.places()[throw][rng.below(6)])];
            let values = self.directions(ground, game, impulses);
            let direction = promising(&values).first().copied();
            let way = direction.map(|d| Direction::from_index(d as u8));
            game.play(field, way, impulses);
        }
    }
}

/// Returns the index of the best value; infinite values are never chosen.
fn decide(values: &[f64]) -> Option<usize> {
    let best = first_least(values.iter().copied())?;
    values[best].is_finite().then_some(best)
}

fn best(values: &[f64; 6]) -> f64 {
    let best = values.iter().copied().fold(f64::INFINITY, f64::min);
    // If no direction is open, all throws are equally good.
    if best.is_finite() { best } else { 0.0 }
}

/// Returns the indices of the [`PROMISING`] best values, best first.
fn promising(values: &[f64]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..values.len())
        .filter(|i| values[*i].is_finite())
        .collect();
    sorted::sort_by(&mut order, |a, b| values[*a].total_cmp(&values[*b]));
    order.truncate(PROMISING);
    order
}

fn seeds(count: usize, rng: &mut Rng) -> Vec<u64> {
    (0..count).map(|_| rng.bits()).collect()
}
