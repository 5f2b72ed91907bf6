//! Finds a perfect matching in a general graph with augmenting paths and blossoms (Edmonds).

use std::collections::VecDeque;

/// A graph whose edges connect the vertices that can be paired.
pub(super) struct Graph {
    size: usize,
    edges: Vec<bool>,
}

impl Graph {
    pub(super) fn new(size: usize, is_edge: impl Fn(usize, usize) -> bool) -> Graph {
        let is_edge = |at: usize| is_edge(at / size, at % size);
        let edges = (0..size * size).map(is_edge).collect();
        Graph { size, edges }
    }
}

const NOBODY: usize = usize::MAX;

/// A matching of the vertices that have not been taken out. Each of them is in at most one pair.
pub(super) struct Matching<'g> {
    graph: &'g Graph,
    is_out: Vec<bool>,
    mate: Vec<usize>,
}

impl<'g> Matching<'g> {
    pub(super) fn new(graph: &'g Graph, out: Option<usize>) -> Matching<'g> {
        let mut is_out = vec![false; graph.size];
        if let Some(out) = out {
            is_out[out] = true;
        }
        Matching {
            graph,
            is_out,
            mate: vec![NOBODY; graph.size],
        }
    }

    pub(super) fn is_out(&self, one: usize) -> bool {
        self.is_out[one]
    }

    /// Returns the vertex that is paired with `one`.
    pub(super) fn mate(&self, one: usize) -> usize {
        self.mate[one]
    }

    fn can_pair(&self, one: usize, other: usize) -> bool {
        one != other
            && !self.is_out[one]
            && !self.is_out[other]
            && self.graph.edges[one * self.graph.size + other]
    }

    /// Finds a partner for each vertex. Returns false if this is impossible.
    pub(super) fn complete(&mut self) -> bool {
        let size = self.mate.len();
        for one in 0..size {
            if self.mate[one] == NOBODY {
                let free = |&other: &usize| self.mate[other] == NOBODY && self.can_pair(one, other);
                if let Some(other) = (one + 1..size).find(free) {
                    (self.mate[one], self.mate[other]) = (other, one);
                }
            }
        }
        let alone = |matching: &Matching<'_>, one: usize| {
            !matching.is_out[one] && matching.mate[one] == NOBODY
        };
        (0..size).all(|one| !alone(self, one) || self.augment(one))
    }

    /// Takes a pair out if all other vertices can still be paired. Otherwise, changes nothing.
    pub(super) fn fix(&mut self, one: usize, other: usize) -> bool {
        let before = self.mate.clone();
        let widowed = [self.mate[one], self.mate[other]];
        (self.is_out[one], self.is_out[other]) = (true, true);
        if widowed == [other, one] {
            return true;
        }
        for left in widowed {
            self.mate[left] = NOBODY;
        }
        if self.augment(widowed[0]) {
            (self.mate[one], self.mate[other]) = (other, one);
            return true;
        }
        self.mate = before;
        (self.is_out[one], self.is_out[other]) = (false, false);
        false
    }

    /// Searches for an augmenting path from one unmatched vertex to another and flips it. Each odd
    /// cycle along the path (a blossom) is contracted to a single vertex.
    fn augment(&mut self, root: usize) -> bool {
        let size = self.mate.len();
        let mut search = Search {
            parent: vec![NOBODY; size],
            base: (0..size).collect(),
            is_reached: vec![false; size],
            queue: VecDeque::from([root]),
        };
        search.is_reached[root] = true;
        while let Some(one) = search.queue.pop_front() {
            for other in 0..size {
                if !self.can_pair(one, other)
                    || search.base[one] == search.base[other]
                    || self.mate[one] == other
                {
                    continue;
                }
                let is_even = other == root
                    || (self.mate[other] != NOBODY && search.parent[self.mate[other]] != NOBODY);
                if is_even {
                    search.contract(&self.mate, one, other);
                } else if search.parent[other] == NOBODY {
                    search.parent[other] = one;
                    if self.mate[other] == NOBODY {
                        self.turn_over(&search.parent, other);
                        return true;
                    }
                    let next = self.mate[other];
                    search.is_reached[next] = true;
                    search.queue.push_back(next);
                }
            }
        }
        false
    }

    fn turn_over(&mut self, parent: &[usize], end: usize) {
        let mut one = end;
        while one != NOBODY {
            let before = parent[one];
            let next = self.mate[before];
            (self.mate[one], self.mate[before]) = (before, one);
            one = next;
        }
    }
}

/// The search tree of paths from an unmatched vertex.
struct Search {
    parent: Vec<usize>,
    /// The representative of each vertex: the base of its blossom.
    base: Vec<usize>,
    is_reached: Vec<bool>,
    queue: VecDeque<usize>,
}

impl Search {
    /// Contracts the odd cycle that the edge between `one` and `other` closes.
    fn contract(&mut self, mate: &[usize], one: usize, other: usize) {
        let foot = self.common_foot(mate, one, other);
        let mut in_ring = vec![false; mate.len()];
        self.mark(mate, &mut in_ring, one, foot, other);
        self.mark(mate, &mut in_ring, other, foot, one);
        for place in 0..mate.len() {
            if in_ring[self.base[place]] {
                self.base[place] = foot;
                if !self.is_reached[place] {
                    self.is_reached[place] = true;
                    self.queue.push_back(place);
                }
            }
        }
    }

    fn common_foot(&self, mate: &[usize], one: usize, other: usize) -> usize {
        let mut on_way = vec![false; mate.len()];
        let mut place = one;
        loop {
            place = self.base[place];
            on_way[place] = true;
            if mate[place] == NOBODY {
                break;
            }
            place = self.parent[mate[place]];
        }
        place = other;
        loop {
            place = self.base[place];
            if on_way[place] {
                return place;
            }
            place = self.parent[mate[place]];
        }
    }

    fn mark(
        &mut self,
        mate: &[usize],
        in_ring: &mut [bool],
        from: usize,
        foot: usize,
        child: usize,
    ) {
        let (mut place, mut child) = (from, child);
        while self.base[place] != foot {
            in_ring[self.base[place]] = true;
            in_ring[self.base[mate[place]]] = true;
            self.parent[place] = child;
            child = mate[place];
            place = self.parent[mate[place]];
        }
    }
}
