//! Computer players in carom mode: every stroke is tried and judged by what a network has learned
//! from games against itself; the strongest level also looks at the best reply to the promising
//! ones.

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

/// Who decides for computer players on one field.
#[derive(Clone, Debug)]
pub struct CaromPlayer<'c> {
    field: &'c Field,
    bag: &'c Bag,
    terrain: Arc<Terrain>,
    network: &'c Network,
}

/// Throws and directions that are looked at more closely …
const PROMISING: usize = 3;
/// … and directions of a number that may not come up.
const PROMISING_IF: usize = 2;

impl<'c> CaromPlayer<'c> {
    /// Players for a course, a bag and a limit of rounds.
    pub fn new(course: &'c Course, bag: &'c Bag, limit: u8) -> CaromPlayer<'c> {
        let terrain = Terrain::new(course, bag, limit);
        Self::with_terrain(course.field(), bag, Arc::new(terrain))
    }

    /// The same with what was found out earlier about that field and bag.
    pub fn with_terrain(field: &'c Field, bag: &'c Bag, terrain: Arc<Terrain>) -> CaromPlayer<'c> {
        CaromPlayer {
            field,
            bag,
            terrain,
            network: Network::learned(),
        }
    }

    /// The same players after they have learned something else.
    #[must_use]
    pub fn with_network(mut self, network: &'c Network) -> CaromPlayer<'c> {
        self.network = network;
        self
    }

    /// What places are worth to a lone ball.
    pub fn heuristic(&self) -> &Heuristic {
        self.terrain.heuristic()
    }

    /// What they judge by.
    pub fn judge(&self) -> Judge<'_> {
        Judge {
            field: self.field,
            bag: self.bag,
            terrain: &self.terrain,
            network: self.network,
        }
    }

    /// The start cell on which the ball in turn enters; nothing if it need not
    /// or cannot.
    pub fn start(&self, position: &CaromPosition, level: Level, seed: u64) -> Option<Node> {
        let (starts, values) = self.judge().starts(position);
        let index = level.decide_in_carom(&values, &mut Rng::new(seed))?;
        Some(starts[index])
    }

    /// What the ball in turn, which is on the course, throws.
    pub fn throw(&self, position: &CaromPosition, level: Level, seed: u64) -> usize {
        let values = if level == Level::Master {
            self.throws_by_replies(position, PROMISING)
        } else {
            self.means(&self.judge().rolls(position, regard(level)))
        };
        let index = level.decide_in_carom(&values, &mut Rng::new(seed));
        index.unwrap_or(0)
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

    /// The throw that is best at a glance: neither blurred nor looking ahead.
    pub fn quick_throw(&self, position: &CaromPosition) -> usize {
        let values = self.means(&self.judge().rolls(position, 1.0));
        first_least(values.into_iter()).unwrap_or(0)
    }

    /// The direction that is best at a glance; nothing if none is open.
    pub fn quick_direction(&self, position: &CaromPosition, impulses: u8) -> Option<Direction> {
        let values = self.judge().directions(position, impulses, 1.0);
        let best = first_least(values.into_iter())?;
        values[best]
            .is_finite()
            .then(|| Direction::from_index(best as u8))
    }

    /// What the ball in turn can expect of each throw: how its owner stands against the others
    /// after the next ball's reply, in strokes, less is better.
    pub fn throws(&self, position: &CaromPosition) -> Vec<f64> {
        self.throws_by_replies(position, self.bag.throws().len())
    }

    /// The same of each direction once `impulses` have come up; nothing where it is blocked.
    pub fn ways(&self, position: &CaromPosition, impulses: u8) -> [Option<f64>; 6] {
        let open = position.scene.directions(self.field, position.ball());
        Direction::ALL.map(|direction| {
            open.contains(direction)
                .then(|| self.after_reply(position, direction.index(), impulses))
        })
    }

    /// What the roll of a throw took, or gave (below zero): how the owner of the ball in turn
    /// stands with this number against the mean over all six, after the next ball's reply.
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

    /// By throw: the mean over its faces of the best direction.
    fn means(&self, rolls: &[[f64; 6]]) -> Vec<f64> {
        let best: Vec<f64> = rolls.iter().map(best).collect();
        let mean = |faces: &[u8; 6]| faces.iter().map(|f| best[usize::from(*f)]).sum::<f64>() / 6.0;
        self.bag.places().iter().map(mean).collect()
    }

    /// By throw, for the `count` most promising: the mean over its faces of the best direction
    /// after the next ball's reply.
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

    /// The best of the promising directions after the next ball's reply.
    fn best_reply(&self, position: &CaromPosition, roll: &[f64; 6], place: usize) -> f64 {
        let impulses = self.bag.numbers()[place];
        let mut values = [f64::INFINITY; 6];
        for direction in promising(roll, PROMISING_IF) {
            values[direction] = self.after_reply(position, direction, impulses);
        }
        best(&values)
    }

    /// How the owner stands after a stroke and the next ball's reply, on average.
    fn after_reply(&self, position: &CaromPosition, direction: usize, impulses: u8) -> f64 {
        let owner = position.balls[position.turn].owner;
        let mut after = position.clone();
        let direction = Direction::from_index(direction as u8);
        after.play(self.field, Some(direction), impulses);
        self.judge().after_reply(&after, owner)
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
fn promising(values: &[f64], count: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..values.len())
        .filter(|i| values[*i].is_finite())
        .collect();
    sorted::sort_by(&mut order, |a, b| values[*a].total_cmp(&values[*b]));
    order.truncate(count);
    order
}
