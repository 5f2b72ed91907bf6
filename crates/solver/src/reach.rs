//! Finds the dead ends and loops in which a ball can get stuck.

use crate::moves::Position;
use crate::solution::{Solution, Spot};
use golf::{Field, Node};

/// Whether a ball can be holed, and where it can get stuck.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Reach {
    /// For each start, whether some sequence of strokes holes the ball.
    pub solvable: Vec<bool>,
    /// Nodes where a ball can come to rest and from which no sequence of strokes can hole it.
    pub dead_ends: Vec<Node>,
    /// Nodes where a ball can come to rest and where, after rolling some number of impulses, every
    /// open direction brings the ball back to the same node.
    pub loops: Vec<Node>,
}

impl Solution {
    /// Finds dead ends and loops. Positions beyond the budget count as neither.
    pub fn reach(&self, field: &Field) -> Reach {
        let holes = self.positions_that_lead_home();
        let visited = self.positions_visited();
        let nodes = self.atlas.nodes(field);
        let at = |filter: &dyn Fn(usize) -> bool| {
            let positions = (0..self.moves.positions).filter(|p| visited[*p] && filter(*p));
            let mut found: Vec<Node> = positions.map(|position| nodes[position]).collect();
            found.sort_unstable();
            found.dedup();
            found
        };
        let home = |spot: &Spot| holes[spot.position as usize];
        Reach {
            solvable: self.starts().iter().map(home).collect(),
            dead_ends: at(&|position| !holes[position]),
            loops: at(&|position| self.comes_back(position)),
        }
    }

    fn comes_back(&self, position: usize) -> bool {
        let played = position < self.moves.played() && position != self.moves.holed as usize;
        let stays = |row: &[Position; 6]| row.iter().all(|next| *next as usize == position);
        played && self.moves.rows(position).iter().any(stays)
    }

    fn positions_visited(&self) -> Vec<bool> {
        let mut visited = vec![false; self.moves.positions];
        let starts = self.starts().iter().map(|spot| spot.position);
        let mut open: Vec<Position> = starts.collect();
        while let Some(position) = open.pop() {
            let position = position as usize;
            if std::mem::replace(&mut visited[position], true) || position >= self.moves.played() {
                continue;
            }
            open.extend(self.moves.rows(position).iter().flatten());
        }
        visited
    }

    fn positions_that_lead_home(&self) -> Vec<bool> {
        let played = self.moves.played();
        let mut home: Vec<bool> = (0..self.moves.positions).map(|p| p >= played).collect();
        home[self.moves.holed as usize] = true;
        // Each pass traces back one more stroke; only a few passes are needed.
        loop {
            let mut grown = false;
            for position in 0..played {
                let leads = || self.moves.rows(position).iter().flatten();
                if !home[position] && leads().any(|next| home[*next as usize]) {
                    home[position] = true;
                    grown = true;
                }
            }
            if !grown {
                return home;
            }
        }
    }
}
