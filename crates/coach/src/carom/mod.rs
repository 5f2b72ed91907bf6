//! Computer players in carom mode. They try every stroke and evaluate the result with a network
//! trained by self-play. The strongest level also considers the best reply to each promising
//! stroke.

mod at_table;
mod company;
mod inputs;
mod judge;
mod network;
mod play_on;
mod playout;
mod position;
mod terrain;
mod winning;

use crate::level::Level;
pub(crate) use at_table::carom_position;
pub use company::company;
use golf::{Course, Direction, Field, Node};
pub use judge::{Judge, Outlook};
pub use network::{HIDDEN, INPUTS, Network, OUTPUTS};
pub(crate) use play_on::Choice;
pub use play_on::Price;
pub use position::{CaromBall, CaromPosition};
use solver::{Bag, Heuristic, Rng, first_least};
use std::sync::Arc;
pub use terrain::Terrain;
pub use winning::chances_to_win;

/// Decides for computer players on one field.
#[derive(Clone, Debug)]
pub struct CaromPlayer<'c> {
    field: &'c Field,
    bag: &'c Bag,
    terrain: Arc<Terrain>,
    network: &'c Network,
}

/// The number of promising throws or directions for which replies are examined.
const PROMISING: usize = 3;
/// When throws or rolls are compared, replies are examined for this number of promising directions
/// per rolled number.
const PROMISING_IF: usize = 2;

impl<'c> CaromPlayer<'c> {
    /// Creates computer players for a course, a bag and a round limit.
    pub fn new(course: &'c Course, bag: &'c Bag, limit: u8) -> CaromPlayer<'c> {
        let terrain = Terrain::new(course, bag, limit);
        Self::with_terrain(course.field(), bag, Arc::new(terrain))
    }

    /// Creates computer players from data computed earlier for the field and bag.
    pub fn with_terrain(field: &'c Field, bag: &'c Bag, terrain: Arc<Terrain>) -> CaromPlayer<'c> {
        CaromPlayer {
            field,
            bag,
            terrain,
            network: Network::learned(),
        }
    }

    /// Replaces the network.
    #[must_use]
    pub fn with_network(mut self, network: &'c Network) -> CaromPlayer<'c> {
        self.network = network;
        self
    }

    /// Returns the heuristic that values a lone ball.
    pub fn heuristic(&self) -> &Heuristic {
        self.terrain.heuristic()
    }

    /// Returns the judge that evaluates positions for these players.
    pub fn judge(&self) -> Judge<'_> {
        Judge {
            field: self.field,
            bag: self.bag,
            terrain: &self.terrain,
            network: self.network,
        }
    }

    /// Returns the start cell for the current ball; `None` if the ball is already on the course or
    /// no start cell is free.
    pub fn start(&self, position: &CaromPosition, level: Level, seed: u64) -> Option<Node> {
        let (starts, values) = self.judge().starts(position);
        let index = level.decide_in_carom(&values, &mut Rng::new(seed))?;
        Some(starts[index])
    }

    /// Returns the throw for the current ball, which must be on the course, as an index into the
    /// bag.
    pub fn throw(&self, position: &CaromPosition, level: Level, seed: u64) -> usize {
        let values = if level == Level::Master {
            self.throws_by_replies(position, PROMISING)
        } else {
            self.means(&self.judge().rolls(position, regard(level)))
        };
        let index = level.decide_in_carom(&values, &mut Rng::new(seed));
        index.unwrap_or(0)
    }

    /// Returns the direction after a roll of `impulses`; `None` if no direction is open.
    pub fn direction(
        &self,
        position: &CaromPosition,
        level: Level,
        impulses: u8,
        seed: u64,
    ) -> Option<Direction> {
        let mut values = self.judge().directions(position, impulses, regard(level));
        if level == Level::Master {
            let closer = promising(&values, PROMISING);
            values = [f64::INFINITY; 6];
            for direction in closer {
                values[direction] = self.after_reply(position, direction, impulses);
            }
        }
        let index = level.decide_in_carom(&values, &mut Rng::new(seed))?;
        Some(Direction::from_index(index as u8))
    }

    /// Returns the best throw without noise or lookahead.
    pub fn quick_throw(&self, position: &CaromPosition) -> usize {
        let values = self.means(&self.judge().rolls(position, 1.0));
        first_least(values.into_iter()).unwrap_or(0)
    }

    /// Returns the best direction without noise or lookahead; `None` if no direction is open.
    pub fn quick_direction(&self, position: &CaromPosition, impulses: u8) -> Option<Direction> {
        let values = self.judge().directions(position, impulses, 1.0);
        let best = first_least(values.into_iter())?;
        values[best]
            .is_finite()
            .then(|| Direction::from_index(best as u8))
    }

    /// Returns the value of each throw for the current ball: the expected standing, in strokes, of
    /// the ball's owner after the next ball's reply. Lower is better.
    pub fn throws(&self, position: &CaromPosition) -> Vec<f64> {
        self.throws_by_replies(position, self.bag.throws().len())
    }

    /// Returns the value of each direction after a roll of `impulses`; `None` for a blocked
    /// direction.
    pub fn ways(&self, position: &CaromPosition, impulses: u8) -> [Option<f64>; 6] {
        let open = position.scene.directions(self.field, position.ball());
        Direction::ALL.map(|direction| {
            open.contains(direction)
                .then(|| self.after_reply(position, direction.index(), impulses))
        })
    }

    /// Returns the luck in rolling `impulses` with `throw`: the owner's standing for this number
    /// minus the mean of the standings for all six faces. All standings are those after the next
    /// ball's reply. Negative values are good luck.
    pub fn luck(&self, position: &CaromPosition, throw: usize, impulses: u8) -> Option<f64> {
        let faces = self.bag.places().get(throw)?.map(usize::from);
        let shown = self.bag.place(impulses)?;
        let value = |place: usize| {
            let roll = self
                .judge()
                .directions(position, self.bag.numbers()[place], 1.0);
            self.best_reply(position, &roll, place)
        };
        let values = faces.map(value);
        let face = faces.iter().position(|place| *place == shown)?;
        Some(values[face] - values.iter().sum::<f64>() / 6.0)
    }

    /// Returns, for each throw, the mean over its faces of the best direction's value.
    fn means(&self, rolls: &[[f64; 6]]) -> Vec<f64> {
        let best: Vec<f64> = rolls.iter().map(best).collect();
        let mean = |faces: &[u8; 6]| faces.iter().map(|f| best[usize::from(*f)]).sum::<f64>() / 6.0;
        self.bag.places().iter().map(mean).collect()
    }

    /// Returns the values of the `count` most promising throws. A throw's value is the value of the
    /// best direction after the next ball's reply, averaged over the faces. All other throws get
    /// infinity.
    fn throws_by_replies(&self, position: &CaromPosition, count: usize) -> Vec<f64> {
        let rolls = self.judge().rolls(position, 1.0);
        let guessed = self.means(&rolls);
        let mut known: Vec<Option<f64>> = vec![None; rolls.len()];
        let mut values = vec![f64::INFINITY; guessed.len()];
        for throw in promising(&guessed, count) {
            let faces = self.bag.places()[throw].map(usize::from);
            let best = faces.map(|place| {
                *known[place].get_or_insert_with(|| self.best_reply(position, &rolls[place], place))
            });
            values[throw] = best.iter().sum::<f64>() / 6.0;
        }
        values
    }

    /// Returns the value of the best promising direction. A direction's value is the owner's
    /// expected standing after the next ball's reply.
    fn best_reply(&self, position: &CaromPosition, roll: &[f64; 6], place: usize) -> f64 {
        let impulses = self.bag.numbers()[place];
        let mut values = [f64::INFINITY; 6];
        for direction in promising(roll, PROMISING_IF) {
            values[direction] = self.after_reply(position, direction, impulses);
        }
        best(&values)
    }

    /// Returns the owner's expected standing after a stroke and the next ball's reply.
    fn after_reply(&self, position: &CaromPosition, direction: usize, impulses: u8) -> f64 {
        let owner = position.balls[position.turn].owner;
        let mut after = position.clone();
        let direction = Direction::from_index(direction as u8);
        after.play(self.field, Some(direction), impulses);
        self.judge().after_reply(&after, owner)
    }
}

/// Returns the weight that players at a level give to the other players' scores, from 0 to 1.
fn regard(level: Level) -> f64 {
    match level {
        Level::Beginner | Level::Casual => 0.0,
        Level::Club => 0.5,
        Level::Expert | Level::Master => 1.0,
    }
}

fn best(values: &[f64; 6]) -> f64 {
    let best = values.iter().copied().fold(f64::INFINITY, f64::min);
    // If no direction is open, all throws are equal.
    if best.is_finite() { best } else { 0.0 }
}

/// Returns the indices of the `count` best finite values, best first.
fn promising(values: &[f64], count: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..values.len())
        .filter(|i| values[*i].is_finite())
        .collect();
    sorted::sort_by(&mut order, |a, b| values[*a].total_cmp(&values[*b]));
    order.truncate(count);
    order
}
