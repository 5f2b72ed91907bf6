//! The computer player for both games.

use crate::bag::bag_of;
use crate::basic::BasicPlayer;
use crate::budget::budget;
use crate::carom::{CaromPlayer, CaromPosition, Terrain, carom_position};
use crate::level::Level;
use crate::shots::carramboule_action;
use golf::game::{Action, DiceSet, Game, Mode, Phase, Turn};
use golf::{Course, Node};
use protocol::{GameAction, GolfAction, Seat};
use solver::{Bag, BagError, Rng, Solution, Spot, Worth};
use std::sync::Arc;
use table::{Play, Player};

/// Plays both games at every level, and mini golf in both modes.
///
/// One instance serves all computer players at a table. In mini golf, a decision depends only on
/// the seed and the game, so a restarted server makes the same decisions. Use a different seed for
/// each match. In Carramboule, a decision also depends on how many decisions this instance has made
/// before, so that no two shots have the same errors. A restarted server may therefore choose
/// different shots. Courses are solved on first use and cached.
#[derive(Clone, Debug)]
pub struct ComputerPlayer {
    seed: u64,
    /// A seed that changes with every decision in Carramboule, so that no two shots have the same
    /// errors.
    shot_seed: u64,
    /// The cached courses, oldest first.
    known: Vec<Known>,
}

/// The cached data for a course with a set of dice.
#[derive(Clone, Debug)]
struct Known {
    course: Arc<Course>,
    dice: DiceSet,
    limit: u8,
    mode: Mode,
    bag: Bag,
    /// The solution; `None` in carom mode.
    solution: Option<Arc<Solution>>,
    terrain: Arc<Terrain>,
}

/// Maximum number of cached courses.
const KNOWN: usize = 16;
/// If an inexact solution's upper bound exceeds the heuristic's guess by more than this number of
/// strokes, the guess is used instead.
const DOUBT: f64 = 0.5;

impl ComputerPlayer {
    /// Creates a player with a seed for random choices.
    pub fn new(seed: u64) -> ComputerPlayer {
        ComputerPlayer {
            seed,
            shot_seed: seed,
            known: Vec::new(),
        }
    }

    /// Sets the seed for mini golf decisions in the next match. The cached courses are kept.
    pub fn reseed(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// Returns the next action, or `None` if it is no player's turn.
    fn golf(&mut self, game: &Game, level: Level) -> Option<Action> {
        let turn = game.turn()?;
        let actions = game.actions();
        let seed = self.seed_of(game, turn);
        let wanted = self.known(game).and_then(|known| {
            let decision = Decision {
                game,
                known,
                turn,
                level,
                seed,
            };
            decision.action()
        });
        wanted
            .filter(|action| actions.contains(action))
            .or_else(|| actions.first().copied())
    }

    /// Returns a seed that is different for every decision in a match.
    fn seed_of(&self, game: &Game, turn: Turn) -> u64 {
        let step = match game.phase() {
            Phase::Choosing { start: None, .. } => 0,
            Phase::Choosing { .. } => 1,
            _ => 2,
        };
        let numbers = [
            game.course_index() as u64,
            turn.ball.index() as u64,
            u64::from(turn.count),
            step,
        ];
        let add = |seed: u64, number: u64| Rng::new(seed.wrapping_add(number)).bits();
        numbers.into_iter().fold(Rng::mix(self.seed), add)
    }

    fn known(&mut self, game: &Game) -> Option<&Known> {
        let (rules, limit) = (game.rules(), game.limit());
        let fits = |known: &Known| {
            Arc::ptr_eq(&known.course, game.course())
                && known.mode == rules.mode()
                && known.limit == limit
                && known.dice == *rules.dice()
        };
        let place = self.known.iter().position(fits);
        let place = if let Some(place) = place {
            place
        } else {
            let known = Known::new(game).ok()?;
            if self.known.len() == KNOWN {
                self.known.remove(0);
            }
            self.known.push(known);
            self.known.len() - 1
        };
        self.known.get(place)
    }
}

impl Player for ComputerPlayer {
    /// # Panics
    /// Panics if it is no player's turn.
    fn choose(&mut self, play: &Play, _: Seat, level: u8) -> GameAction {
        let level = Level::of_number(level);
        match play {
            Play::Golf(game) => {
                let action = self.golf(game, level);
                let action = action.expect("the game waits for a player");
                GameAction::Golf(GolfAction::new(action, game.rules().dice()))
            }
            Play::Carramboule(play) => {
                self.shot_seed = self.shot_seed.wrapping_add(Rng::STEP);
                GameAction::Carramboule(carramboule_action(play, level, self.shot_seed))
            }
        }
    }
}

impl Known {
    fn new(game: &Game) -> Result<Known, BagError> {
        let (rules, course, limit) = (game.rules(), game.course(), game.limit());
        let bag = bag_of(rules.dice())?;
        let solution = (rules.mode() == Mode::Basic).then(|| {
            let budget = budget(course.field(), &bag, limit);
            Arc::new(Solution::new(course, bag.clone(), limit, budget))
        });
        let terrain = match &solution {
            Some(solution) => {
                let solution = Some(Arc::clone(solution));
                Terrain::for_one(course.field(), &bag, solution, limit)
            }
            None => Terrain::new(course, &bag, limit),
        };
        Ok(Known {
            solution,
            terrain: Arc::new(terrain),
            course: Arc::clone(course),
            dice: rules.dice().clone(),
            limit,
            mode: rules.mode(),
            bag,
        })
    }
}

/// Returns whether a solution's value is more reliable than a guess.
fn is_sure(solution: &Solution, worth: Worth, guess: f64) -> bool {
    solution.is_exact() || worth.upper <= guess + DOUBT
}

/// A decision that a computer player must make.
struct Decision<'d> {
    game: &'d Game,
    known: &'d Known,
    turn: Turn,
    level: Level,
    seed: u64,
}

impl Decision<'_> {
    fn action(&self) -> Option<Action> {
        let on_course = self.game.scene().ball(self.turn.ball).is_some();
        match self.game.phase() {
            Phase::Choosing { start: None, .. } if !on_course => self.start(),
            Phase::Choosing { start, pick: None } => {
                let throw = self.throw(start)?;
                let pick = self.game.rules().dice().picks().nth(throw);
                pick.map(Action::Pick)
            }
            Phase::Choosing { .. } => Some(Action::Roll),
            Phase::Aiming { impulses, .. } => self.direction(impulses),
            Phase::Scattering | Phase::Rolling { .. } | Phase::Over => None,
        }
    }

    fn start(&self) -> Option<Action> {
        let (field, scene) = (self.game.field(), self.game.scene());
        let guess = self.known.terrain.heuristic().entering(self.left());
        let solution = self.known.solution.as_deref();
        let exact = solution
            .filter(|solution| is_sure(solution, solution.par(), guess))
            .and_then(|solution| {
                BasicPlayer::new(solution).start(field, scene, self.level, self.seed)
            });
        let node = exact.or_else(|| {
            let position = self.position(None)?;
            self.carom().start(&position, self.level, self.seed)
        });
        Some(Action::Start(field.cell(node?)))
    }

    /// Returns the throw to choose, as an index into the picks. `start` is the node where the ball
    /// will enter.
    fn throw(&self, start: Option<Node>) -> Option<usize> {
        let exact = self.solved(start).and_then(|(solution, spot)| {
            BasicPlayer::new(solution).throw(spot, self.left(), self.level, self.seed)
        });
        let guided = || {
            let position = self.position(start)?;
            Some(self.carom().throw(&position, self.level, self.seed))
        };
        // If both fail, choose any throw so that the game can continue.
        exact.or_else(guided).or(Some(0))
    }

    fn direction(&self, impulses: u8) -> Option<Action> {
        if self.game.directions().is_empty() {
            return Some(Action::Pass);
        }
        let exact = self.solved(None).and_then(|(solution, spot)| {
            let player = BasicPlayer::new(solution);
            player.direction(spot, self.left(), impulses, self.level, self.seed)
        });
        let direction = exact.or_else(|| {
            let position = self.position(None)?;
            self.carom()
                .direction(&position, self.level, impulses, self.seed)
        });
        direction.map(Action::Play)
    }

    /// Returns the number of remaining strokes, including this one.
    fn left(&self) -> u8 {
        (self.game.limit() + 1).saturating_sub(self.turn.count)
    }

    /// Returns the solution and the ball's spot in it, if the solution is reliable for that spot.
    fn solved(&self, start: Option<Node>) -> Option<(&Solution, Spot)> {
        let (field, scene) = (self.game.field(), self.game.scene());
        let solution = self.known.solution.as_deref()?;
        let node = scene.ball(self.turn.ball).or(start)?;
        let spot = solution.spot(field, scene, node)?;
        let worth = solution.worth(spot, self.left());
        let guess = self.known.terrain.heuristic().value(node, self.left());
        is_sure(solution, worth, guess).then_some((solution, spot))
    }

    fn carom(&self) -> CaromPlayer<'_> {
        let terrain = Arc::clone(&self.known.terrain);
        CaromPlayer::with_terrain(self.game.field(), &self.known.bag, terrain)
    }

    fn position(&self, start: Option<Node>) -> Option<CaromPosition> {
        carom_position(self.game, self.turn, start)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::budget::{MOVING_WORK, TOKENS_WORK};
    use golf::{Collection, CourseFile};

    /// Returns the work needed to solve a course with the dice in the base box, and the maximum
    /// allowed.
    fn solved(course: &Course) -> (usize, usize) {
        let bag = bag_of(&DiceSet::dice_of_the_box()).expect("dice");
        let (field, limit) = (course.field(), course.limit());
        let budget = budget(field, &bag, limit);
        let solution = Solution::new(course, bag, limit, budget);
        let most = if field.has_movers() {
            2 * MOVING_WORK
        } else {
            TOKENS_WORK
        };
        (solution.work(), most)
    }

    #[test]
    fn no_course_of_the_collection_takes_more_work_than_allowed() {
        for standard in Collection::all() {
            let course = Collection::course(standard.id).expect("there");
            let (work, most) = solved(&course.expect("sound"));
            assert!(work <= most, "{}: {work} of {most}", standard.id);
        }
    }

    #[test]
    fn six_tokens_take_no_more_work_than_allowed() {
        let cells = ["84, 2", "88, 4", "74, 8", "70, 14", "82, 14", "90, 8"];
        let token = |(at, value): (&str, i8)| {
            format!("[[piece]]\nid = \"token\"\nat = [{at}]\nvalue = {value}\n")
        };
        let tokens = cells.into_iter().zip([-1, -2, -3, -1, -2, -3]).map(token);
        let text = format!("format = 1\non = [\"4\"]\n{}", tokens.collect::<String>());
        let file = CourseFile::parse(&text).expect("a file");
        let course = Course::new("tokens", &file, &Collection).expect("sound");
        let (work, most) = solved(&course);
        assert!(work > most / 4 && work <= most, "{work} of {most}");
    }
}
