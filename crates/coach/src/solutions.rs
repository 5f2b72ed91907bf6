//! The solved courses in a match.

use crate::bag::bag_of;
use crate::carom::Terrain;
use golf::Course;
use golf::game::Game;
use solver::{Bag, Budget, Heuristic, Solution};
use std::sync::Arc;

/// The maximum number of states for courses with moving pieces. Courses with more states can rarely
/// be solved exactly, and finding that out takes a long time, so they get an estimate.
const MOVING_STATES: usize = 100_000;

/// The solutions of the courses in one match, each computed on first use.
#[derive(Clone, Debug)]
pub struct Solutions {
    budget: Budget,
    /// The solutions computed so far, by the index of the course in the match.
    known: Vec<Option<Arc<Solution>>>,
    heuristics: Vec<Option<Arc<Heuristic>>>,
    terrains: Vec<Option<Arc<Terrain>>>,
}

impl Solutions {
    /// Creates an empty set. `budget` applies to each course; courses with moving pieces get a
    /// smaller budget.
    pub fn new(budget: Budget) -> Solutions {
        Solutions {
            budget,
            known: Vec::new(),
            heuristics: Vec::new(),
            terrains: Vec::new(),
        }
    }

    /// Returns the solution of the current course in basic mode.
    pub(crate) fn solution(&mut self, game: &Game) -> Option<Arc<Solution>> {
        let bag = bag_of(game.rules().dice()).ok()?;
        Some(self.of(game.course_index(), game.course(), &bag, game.limit()))
    }

    /// Returns the heuristic for the current course.
    pub(crate) fn heuristic(&mut self, game: &Game) -> Option<Arc<Heuristic>> {
        let bag = bag_of(game.rules().dice()).ok()?;
        let place = game.course_index();
        let count = self.heuristics.len().max(place + 1);
        self.heuristics.resize(count, None);
        let heuristic = self.heuristics[place]
            .get_or_insert_with(|| Arc::new(Heuristic::new(game.field(), &bag, game.limit())));
        Some(Arc::clone(heuristic))
    }

    /// Returns the precomputed data for the current course in carom mode.
    pub(crate) fn terrain(&mut self, game: &Game) -> Option<Arc<Terrain>> {
        let bag = bag_of(game.rules().dice()).ok()?;
        Some(self.terrain_of(game.course_index(), game.course(), &bag, game.limit()))
    }

    /// Returns the precomputed data for a course in the match. `place` is its index in the match,
    /// and `course` is its current layout.
    pub(crate) fn terrain_of(
        &mut self,
        place: usize,
        course: &Course,
        bag: &Bag,
        limit: u8,
    ) -> Arc<Terrain> {
        let count = self.terrains.len().max(place + 1);
        self.terrains.resize(count, None);
        let terrain =
            self.terrains[place].get_or_insert_with(|| Arc::new(Terrain::new(course, bag, limit)));
        Arc::clone(terrain)
    }

    /// Returns the solution of a course in the match. `place` is its index in the match, and
    /// `course` is its current layout.
    pub fn of(&mut self, place: usize, course: &Course, bag: &Bag, limit: u8) -> Arc<Solution> {
        let count = self.known.len().max(place + 1);
        self.known.resize(count, None);
        let field = course.field();
        let solution = self.known[place].get_or_insert_with(|| {
            let most = if field.has_movers() {
                MOVING_STATES
            } else {
                usize::MAX
            };
            let budget = Budget {
                states: self.budget.states.min(most),
            };
            Arc::new(Solution::new(course, bag.clone(), limit, budget))
        });
        Arc::clone(solution)
    }
}
