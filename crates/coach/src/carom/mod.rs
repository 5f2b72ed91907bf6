//! Computer players in carom mode: every stroke is tried, and the strongest
//! level also plays out how the others would reply to the promising ones.

mod at_table;
mod position;

use crate::level::Level;
pub(crate) use at_table::carom_position;
use golf::{Direction, Field, Node};
pub use position::{CaromBall, CaromPosition};
use solver::{Bag, Heuristic, Rng};
use std::sync::Arc;

/// Who decides for computer players on one field.
#[derive(Clone, Debug)]
pub struct CaromPlayer<'c> {
    field: &'c Field,
    bag: &'c Bag,
    heuristic: Arc<Heuristic>,
}

/// Directions and throws that are looked at more closely.
const PROMISING: usize = 3;
/// Replies sampled for each when a die is chosen …
const THROW_SAMPLES: usize = 24;
/// … and when a direction is.
const DIRECTION_SAMPLES: usize = 120;

impl<'c> CaromPlayer<'c> {
    /// Players for a field, a bag and a limit of rounds.
    pub fn new(field: &'c Field, bag: &'c Bag, limit: u8) -> CaromPlayer<'c> {
        Self::with_heuristic(field, bag, Arc::new(Heuristic::new(field, bag, limit)))
    }

    /// The same with a heuristic made earlier for that field and bag.
    pub fn with_heuristic(
        field: &'c Field,
        bag: &'c Bag,
        heuristic: Arc<Heuristic>,
    ) -> CaromPlayer<'c> {
        CaromPlayer {
            field,
            bag,
            heuristic,
        }
    }

    /// What places are worth to a lone ball.
    pub fn heuristic(&self) -> &Heuristic {
        &self.heuristic
    }

    /// The start cell on which the ball in turn enters; nothing if it need not
    /// or cannot.
    pub fn start(&self, position: &CaromPosition, level: Level, seed: u64) -> Option<Node> {
        let starts = position.free_starts(self.field);
        let left = (position.limit + 1).saturating_sub(position.round);
        let values: Vec<f64> = starts
            .iter()
            .map(|s| self.heuristic.value(*s, left))
            .collect();
        let index = level.decide(&values, &mut Rng::new(seed))?;
        Some(starts[index])
    }

    /// What the ball in turn, which is on the course, throws.
    pub fn throw(&self, position: &CaromPosition, level: Level, seed: u64) -> usize {
        let mut rng = Rng::new(seed);
        let rolls = self.rolls(position, level);
        let mut throws = self.means(&rolls);
        if level == Level::Master {
            self.look_closer_at_throws(position, &rolls, &mut throws, &mut rng);
        }
        level.decide(&throws, &mut rng).unwrap_or(0)
    }

    /// Which way it goes once `impulses` have come up; nothing if no direction
    /// is open.
    pub fn direction(
        &self,
        position: &CaromPosition,
        level: Level,
        impulses: u8,
        seed: u64,
    ) -> Option<Direction> {
        let mut rng = Rng::new(seed);
        let mut values = self.directions(position, impulses, regard(level));
        if level == Level::Master {
            let seeds = seeds(DIRECTION_SAMPLES, &mut rng);
            let closer = promising(&values);
            values = [f64::INFINITY; 6];
            for direction in closer {
                values[direction] = self.after_replies(position, Some(direction), impulses, &seeds);
            }
        }
        let index = level.decide(&values, &mut rng)?;
        Some(Direction::from_index(index as u8))
    }

    /// What the ball in turn can expect of each throw: how its owner stands against the others once
    /// they have replied, in strokes, less is better. Seeds make no difference beyond chance.
    pub fn throws(&self, position: &CaromPosition, seed: u64) -> Vec<f64> {
        let seeds = seeds(THROW_SAMPLES, &mut Rng::new(seed));
        let numbers = self.bag.numbers().iter();
        let best: Vec<f64> = numbers
            .map(|number| {
                let ways = self.directions(position, *number, 1.0);
                let closer = promising(&ways).into_iter().take(2);
                let values = closer.map(|d| self.after_replies(position, Some(d), *number, &seeds));
                let least = values.fold(f64::INFINITY, f64::min);
                if least.is_finite() {
                    least
                } else {
                    self.after_replies(position, None, *number, &seeds)
                }
            })
            .collect();
        let mean = |faces: &[u8; 6]| faces.iter().map(|f| best[usize::from(*f)]).sum::<f64>() / 6.0;
        self.bag.places().iter().map(mean).collect()
    }

    /// The same of each direction once `impulses` have come up; nothing where it is blocked.
    pub fn ways(&self, position: &CaromPosition, impulses: u8, seed: u64) -> [Option<f64>; 6] {
        let seeds = seeds(DIRECTION_SAMPLES, &mut Rng::new(seed));
        let open = position.scene.directions(self.field, position.ball());
        Direction::ALL.map(|direction| {
            let index = direction.index();
            open.contains(direction)
                .then(|| self.after_replies(position, Some(index), impulses, &seeds))
        })
    }

    /// By direction: how the owner stands after the stroke, infinite where it is blocked.
    fn directions(&self, position: &CaromPosition, impulses: u8, regard: f64) -> [f64; 6] {
        let open = position.scene.directions(self.field, position.ball());
        let owner = position.balls[position.turn].owner;
        Direction::ALL.map(|direction| {
            if !open.contains(direction) {
                return f64::INFINITY;
            }
            let mut after = position.clone();
            after.play(self.field, Some(direction), impulses);
            after.standing(&self.heuristic, owner, regard)
        })
    }

    /// By number of the bag: what each direction leads to.
    fn rolls(&self, position: &CaromPosition, level: Level) -> Vec<[f64; 6]> {
        let numbers = self.bag.numbers().iter();
        numbers
            .map(|number| self.directions(position, *number, regard(level)))
            .collect()
    }

    /// By throw: the mean over its faces of the best direction.
    fn means(&self, rolls: &[[f64; 6]]) -> Vec<f64> {
        let best: Vec<f64> = rolls.iter().map(best).collect();
        let mean = |faces: &[u8; 6]| faces.iter().map(|f| best[usize::from(*f)]).sum::<f64>() / 6.0;
        self.bag.places().iter().map(mean).collect()
    }

    /// Replaces the values of the promising throws by what comes of replies
    /// and rules the others out.
    fn look_closer_at_throws(
        &self,
        position: &CaromPosition,
        rolls: &[[f64; 6]],
        throws: &mut [f64],
        rng: &mut Rng,
    ) {
        let seeds = seeds(THROW_SAMPLES, rng);
        let closer = promising(throws);
        let numbers = self.bag.numbers();
        let mut known: Vec<Option<f64>> = vec![None; numbers.len()];
        for throw in &closer {
            let mut sum = 0.0;
            for place in self.bag.places()[*throw] {
                let place = usize::from(place);
                let value = *known[place].get_or_insert_with(|| {
                    let directions = promising(&rolls[place]);
                    let values = directions
                        .into_iter()
                        .take(2)
                        .map(|d| self.after_replies(position, Some(d), numbers[place], &seeds));
                    values.fold(f64::INFINITY, f64::min)
                });
                sum += value;
            }
            throws[*throw] = sum / 6.0;
        }
        for (index, value) in throws.iter_mut().enumerate() {
            if !closer.contains(&index) {
                *value = f64::INFINITY;
            }
        }
    }

    /// How the owner stands once every other ball has replied, on average.
    fn after_replies(
        &self,
        position: &CaromPosition,
        direction: Option<usize>,
        impulses: u8,
        seeds: &[u64],
    ) -> f64 {
        let owner = position.balls[position.turn].owner;
        let mut after = position.clone();
        after.play(
            self.field,
            direction.map(|direction| Direction::from_index(direction as u8)),
            impulses,
        );
        let (mut total, mut count) = (0.0, 0.0);
        for seed in seeds {
            let mut game = after.clone();
            self.reply(&mut game, owner, &mut Rng::new(*seed));
            total += game.standing(&self.heuristic, owner, 1.0);
            count += 1.0;
        }
        total / count
    }

    /// The other owners play one stroke a ball, well but without looking ahead.
    fn reply(&self, game: &mut CaromPosition, owner: u8, rng: &mut Rng) {
        let most = game.balls.len();
        for _ in 0..most {
            if game.is_over() || game.balls[game.turn].owner == owner {
                return;
            }
            if let Some(start) = self.start(game, Level::Master, 0) {
                game.enter(self.field, start);
            }
            let left = (game.limit + 1).saturating_sub(game.round);
            let faces = self.quick_throw(game, left);
            let impulses = self.bag.numbers()[usize::from(faces[rng.below(6)])];
            let values = self.directions(game, impulses, 1.0);
            let direction = promising(&values).first().copied();
            game.play(
                self.field,
                direction.map(|d| Direction::from_index(d as u8)),
                impulses,
            );
        }
    }

    /// The throw that a lone ball would take: the others hardly change it.
    fn quick_throw(&self, game: &CaromPosition, left: u8) -> [u8; 6] {
        let throw = game
            .scene
            .ball(game.ball())
            .map(|node| self.heuristic.throw(node, left));
        self.bag.places()[throw.unwrap_or(0)]
    }
}

/// How much a level cares for what its strokes do to others.
fn regard(level: Level) -> f64 {
    match level {
        Level::Beginner | Level::Casual => 0.0,
        Level::Club => 0.5,
        Level::Expert | Level::Master => 1.0,
    }
}

fn best(values: &[f64; 6]) -> f64 {
    let best = values.iter().copied().fold(f64::INFINITY, f64::min);
    // Where no direction is open all throws are alike.
    if best.is_finite() { best } else { 0.0 }
}

/// The indices of the few best values, the best first.
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
