//! The solved courses of a match.

use crate::bag::bag_of;
use crate::carom::Terrain;
use golf::Course;
use golf::game::Game;
use solver::{Bag, Budget, Heuristic, Solution};
use std::sync::Arc;

/// States told apart where pieces move: courses that need more can rarely be
/// solved exactly, and it takes long to find out; a guess serves then.
const MOVING_STATES: usize = 100_000;

/// The solutions of the courses of one match, each found when it is first asked for.
#[derive(Clone, Debug)]
pub struct Solutions {
    budget: Budget,
    /// By the place of the course in the match.
    known: Vec<Option<Arc<Solution>>>,
    heuristics: Vec<Option<Arc<Heuristic>>>,
    terrains: Vec<Option<Arc<Terrain>>>,
}

impl Solutions {
    /// None yet; `budget` is for each course, and where pieces move less is used.
    pub fn new(budget: Budget) -> Solutions {
        Solutions {
            budget,
            known: Vec::new(),
            heuristics: Vec::new(),
            terrains: Vec::new(),
        }
    }

    /// The solution of the course that is being played in basic mode.
    pub(crate) fn solution(&mut self, game: &Game) -> Option<Arc<Solution>> {
        let bag = bag_of(game.rules().dice()).ok()?;
        Some(self.of(game.course_index(), game.course(), &bag, game.limit()))
    }

    /// The heuristic to the course that is being played.
    pub(crate) fn heuristic(&mut self, game: &Game) -> Option<Arc<Heuristic>> {
        let bag = bag_of(game.rules().dice()).ok()?;
        let place = game.course_index();
        let count = self.heuristics.len().max(place + 1);
        self.heuristics.resize(count, None);
        let heuristic = self.heuristics[place]
            .get_or_insert_with(|| Arc::new(Heuristic::new(game.field(), &bag, game.limit())));
        Some(Arc::clone(heuristic))
    }

    /// What is known of the course that is being played in carom mode.
    pub(crate) fn terrain(&mut self, game: &Game) -> Option<Arc<Terrain>> {
        let bag = bag_of(game.rules().dice()).ok()?;
        Some(self.terrain_of(game.course_index(), game.course(), &bag, game.limit()))
    }

    /// What is known of the course at a place of the match, as it is laid out in `course`.
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

    /// The solution of the course at a place of the match, as it is laid out in `course`.
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
