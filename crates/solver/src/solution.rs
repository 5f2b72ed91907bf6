//! The solution of a course for one ball in basic mode.
//!
//! Values are scores that are still to come, so lower is better. If the budget is too small for all
//! states, the values are only bounds; see [`Solution::is_exact`].

use crate::atlas::{Atlas, explore};
use crate::bag::Bag;
use crate::induction::{Edge, Problem, Values};
use crate::moves::{Moves, Position};
use crate::tokens::Tokens;
use golf::{Course, Field, Node, Scene, Surface};

/// The resources that a solution may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Maximum number of states. A state is a position of the ball and the movers, combined with
    /// the remaining tokens. On courses with moving pieces, each position takes about half a
    /// kilobyte of memory.
    pub states: usize,
}

impl Default for Budget {
    fn default() -> Self {
        Budget { states: 2_000_000 }
    }
}

/// A state of play for one ball: its position, the states of the movers, and the remaining tokens.
/// A spot is valid only for the solution that returned it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Spot {
    pub(crate) position: Position,
    pub(crate) lying: u32,
}

/// Bounds on the value of a spot, which is the lowest expected score from there. Both bounds are
/// equal if the solution is exact.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs)]
pub struct Worth {
    pub lower: f64,
    pub upper: f64,
}

impl Worth {
    /// Returns the midpoint of the bounds, which is the value itself if the solution is exact.
    pub fn middle(self) -> f64 {
        f64::midpoint(self.lower, self.upper)
    }
}

/// Perfect play with one ball on a course in basic mode: the lowest expected score within the
/// stroke limit.
///
/// ```
/// use golf::{Course, CourseFile};
/// use solver::{Bag, Budget, Solution};
/// let file = CourseFile::parse("format = 1
/// map = '''
/// s s s . o
///  s s s . .
/// '''
/// ").unwrap();
/// let course = Course::new("tiny", &file, &()).unwrap();
/// let solution = Solution::new(&course, Bag::standard(), 10, Budget::default());
/// assert!(solution.is_exact());
/// let par = solution.par();
/// assert!(1.0 <= par.lower && par.lower < 3.0);
/// ```
#[derive(Clone, Debug)]
pub struct Solution {
    bag: Bag,
    limit: u8,
    pub(crate) moves: Moves,
    pub(crate) atlas: Atlas,
    pub(crate) tokens: Tokens,
    worths: Vec<f64>,
    lower: Values,
    /// The upper bounds, if they differ from the lower ones.
    upper: Option<Values>,
    starts: Vec<Spot>,
}

impl Solution {
    /// Solves `course` for up to `limit` strokes.
    pub fn new(course: &Course, bag: Bag, limit: u8, budget: Budget) -> Solution {
        let field = course.field();
        let mut tokens = Tokens::of(course);
        let (moves, atlas) = explore(field, bag.numbers(), &tokens, budget.states.max(1));
        let fit = (budget.states / moves.positions).max(1).ilog2() as usize;
        tokens.keep(fit);
        let moves = without_bits(moves, &tokens);
        let worths = tokens.worths();
        let problem = Problem {
            moves: &moves,
            throws: bag.places(),
            worths: &worths,
        };
        let lower = problem.solve(limit, Edge::Lower);
        let cut = moves.played() < moves.positions;
        let upper = cut.then(|| problem.solve(limit, Edge::Upper));
        let set_up = Scene::new(field);
        let spot = |start: &Node| {
            let position = atlas.position(field, &set_up, *start)?;
            let lying = tokens.all();
            Some(Spot { position, lying })
        };
        let starts = field.starts().iter().filter_map(spot).collect();
        Solution {
            bag,
            limit,
            moves,
            atlas,
            tokens,
            worths,
            lower,
            upper,
            starts,
        }
    }

    /// Returns the throws to pick from.
    pub fn bag(&self) -> &Bag {
        &self.bag
    }

    /// Returns the stroke limit.
    pub fn limit(&self) -> u8 {
        self.limit
    }

    /// Returns whether values are exact rather than bounds.
    pub fn is_exact(&self) -> bool {
        self.upper.is_none() && self.tokens.left_out == 0
    }

    /// Returns whether every position that the ball can reach has been expanded.
    pub(crate) fn knows_all_positions(&self) -> bool {
        self.upper.is_none()
    }

    /// Returns the number of distinct states in the solution.
    pub fn states(&self) -> usize {
        self.moves.positions * self.worths.len()
    }

    /// Returns the effort of computing the values: expanded states × numbers of impulses × strokes,
    /// doubled if there are two bounds. It is the same on every machine.
    pub fn work(&self) -> usize {
        let passes = 1 + usize::from(self.upper.is_some());
        let states = self.moves.played() * self.worths.len();
        states * self.moves.numbers * usize::from(self.limit) * passes
    }

    /// Returns the spots of the starts on the course as set up, in the order of [`Field::starts`].
    pub fn starts(&self) -> &[Spot] {
        &self.starts
    }

    /// Returns the spot of a ball at `node` with the movers and tokens as in `scene`; balls in
    /// `scene` are ignored. Returns `None` if the ball cannot get there or the position was beyond
    /// the budget.
    pub fn spot(&self, field: &Field, scene: &Scene, node: Node) -> Option<Spot> {
        let position = self.atlas.position(field, scene, node)?;
        let lying = self.tokens.lying(field, scene);
        Some(Spot { position, lying })
    }

    /// Returns the lowest expected score from a spot. `left` is the number of remaining strokes;
    /// numbers above the solution's limit count as the limit.
    pub fn worth(&self, spot: Spot, left: u8) -> Worth {
        let state = self.problem().state(spot.position, spot.lying);
        let left = left.min(self.limit);
        let lower = self.lower.layer(left)[state];
        let upper = self
            .upper
            .as_ref()
            .map_or(lower, |upper| upper.layer(left)[state]);
        let more = if left > 0 && spot.position != self.moves.holed {
            f64::from(self.tokens.left_out)
        } else {
            0.0
        };
        Worth {
            lower: lower + more,
            upper,
        }
    }

    /// Returns whether the ball at a spot is holed.
    pub fn is_holed(&self, spot: Spot) -> bool {
        spot.position == self.moves.holed
    }

    /// Returns the lowest expected score for the course, from its best start.
    pub fn par(&self) -> Worth {
        let worths = || {
            self.starts
                .iter()
                .map(|start| self.worth(*start, self.limit))
        };
        Worth {
            lower: worths()
                .map(|worth| worth.lower)
                .fold(f64::INFINITY, f64::min),
            upper: worths()
                .map(|worth| worth.upper)
                .fold(f64::INFINITY, f64::min),
        }
    }

    /// Returns the index of the start with the lowest expected score. If several starts are equally
    /// good, returns the first of them.
    pub fn best_start(&self) -> usize {
        let value = |index: &usize| self.values(self.limit)[self.state(self.starts[*index])];
        let better = |best: usize, next: usize| {
            if value(&next) < value(&best) - crate::SAME {
                next
            } else {
                best
            }
        };
        (0..self.starts.len()).reduce(better).unwrap_or(0)
    }

    /// Returns the value of every known node on the course as set up, with all strokes remaining.
    /// Leaves out the hole and all slopes, because a lone ball never rests on them.
    pub fn map(&self, field: &Field) -> Vec<(Node, Worth)> {
        let set_up = Scene::new(field);
        field
            .nodes()
            .filter(|node| !matches!(field.surface(*node), Surface::Slope { .. } | Surface::Hole))
            .filter_map(|node| Some((node, self.spot(field, &set_up, node)?)))
            .map(|(node, spot)| (node, self.worth(spot, self.limit)))
            .collect()
    }

    /// Returns the values used for choices: the upper bounds. Play based on these values is never
    /// worse than they say.
    pub(crate) fn values(&self, left: u8) -> &[f64] {
        self.upper.as_ref().unwrap_or(&self.lower).layer(left)
    }

    pub(crate) fn state(&self, spot: Spot) -> usize {
        self.problem().state(spot.position, spot.lying)
    }

    pub(crate) fn problem(&self) -> Problem<'_> {
        Problem {
            moves: &self.moves,
            throws: self.bag.places(),
            worths: &self.worths,
        }
    }
}

/// Removes from the table of moves the bits of the tokens that the solution does not distinguish.
fn without_bits(mut moves: Moves, tokens: &Tokens) -> Moves {
    if tokens.is_empty() {
        moves.swept = Vec::new();
    } else {
        let all = tokens.all();
        for row in &mut moves.swept {
            *row = row.map(|swept| swept & all);
        }
    }
    moves
}
