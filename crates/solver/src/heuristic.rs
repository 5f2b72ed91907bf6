//! A quick estimate of a node's value. It assumes that the ball is alone, that movers stay in their
//! initial states, and that the course has no tokens. This is good enough for searches with many
//! balls.

use crate::bag::Bag;
use crate::induction::{Edge, Problem, Values};
use crate::moves::Moves;
use crate::plan::first_least;
use golf::{Field, Node};

/// The value of each node for each number of remaining strokes.
#[derive(Clone, Debug)]
pub struct Heuristic {
    values: Values,
    limit: u8,
    best_start: Vec<f64>,
    /// The best throw for each number of remaining strokes and each node.
    throws: Vec<u8>,
    nodes: usize,
}

impl Heuristic {
    /// Creates the heuristic for a field and up to `limit` strokes.
    pub fn new(field: &Field, bag: &Bag, limit: u8) -> Heuristic {
        let moves = Moves::still(field, bag.numbers());
        let problem = Problem {
            moves: &moves,
            throws: bag.places(),
            worths: &[0.0],
        };
        let values = problem.solve(limit, Edge::Upper);
        let best = |left: u8| {
            let values = values.layer(left);
            let starts = field
                .starts()
                .into_iter()
                .map(|start| values[start.index()]);
            starts.fold(f64::INFINITY, f64::min)
        };
        Heuristic {
            best_start: (0..=limit).map(best).collect(),
            throws: best_throws(&moves, bag, &values, limit),
            nodes: field.len(),
            limit,
            values,
        }
    }

    /// Returns the best throw for a lone ball at `node` with `left` remaining strokes, as an index
    /// into the bag.
    pub fn throw(&self, node: Node, left: u8) -> usize {
        let left = usize::from(left.min(self.limit));
        usize::from(self.throws[left * self.nodes + node.index()])
    }

    /// Returns the expected number of strokes for a ball at `node` with `left` remaining strokes.
    pub fn value(&self, node: Node, left: u8) -> f64 {
        self.values.layer(left.min(self.limit))[node.index()]
    }

    /// Returns the expected number of strokes for a ball that has not entered the course yet, with
    /// `left` remaining strokes.
    pub fn entering(&self, left: u8) -> f64 {
        self.best_start[usize::from(left.min(self.limit))]
    }
}

fn best_throws(moves: &Moves, bag: &Bag, values: &Values, limit: u8) -> Vec<u8> {
    let mut throws = vec![0; moves.positions];
    for left in 1..=limit {
        let after = values.layer(left - 1);
        throws.extend((0..moves.positions).map(|position| {
            let rows = moves.rows(position).iter();
            let least = |row: &[u32; 6]| {
                let values = row.iter().map(|next| after[*next as usize]);
                values.fold(f64::INFINITY, f64::min)
            };
            let rolls: Vec<f64> = rows.map(least).collect();
            let sum = |faces: &[u8; 6]| faces.iter().map(|f| rolls[usize::from(*f)]).sum::<f64>();
            first_least(bag.places().iter().map(sum)).unwrap_or(0) as u8
        }));
    }
    throws
}
