//! Exports the decision process for a course to public model checkers, in Storm's explicit format:
//! <https://www.stormchecker.org/documentation/background/drn.html>.

use crate::moves::Position;
use crate::solution::{Solution, Spot};
use golf::{Direction, Field, Layer, Node, Scene};
use std::collections::HashMap;
use std::fmt::Write;

/// A model under construction. It has one state per position of a resting ball, followed by the
/// states in which a direction is chosen: one per resting position and number of impulses.
struct Writer<'w> {
    solution: &'w Solution,
    /// The resting positions to write. The first one stands for a holed ball.
    positions: Vec<Position>,
    numbers: HashMap<Position, usize>,
    labels: HashMap<Position, Vec<String>>,
}

impl Solution {
    /// Returns the decision process as a discrete-time MDP. It has one state per resting position,
    /// and one per resting position and number of impulses. The reward `strokes` is 1 for each
    /// throw. The label `done` marks a holed ball, and `init` marks `start`. On the course as set
    /// up, `at_x_y` marks a ball on the ground, and `top_x_y` a ball on top of a tall piece. Tokens
    /// are left out, because they change the score but not the number of strokes.
    ///
    /// Each stroke takes two steps in the model, so the property for a limit of ten strokes is
    /// `R{"strokes"}min=? [ C<=20 ]`. Returns `None` if the course has more positions than the
    /// budget allowed.
    pub fn to_drn(&self, field: &Field, start: Spot) -> Option<String> {
        if self.moves.played() < self.moves.positions {
            return None;
        }
        let mut writer = Writer::new(self, field, start);
        writer.name_cells(field, start);
        Some(writer.text())
    }
}

impl<'w> Writer<'w> {
    fn new(solution: &'w Solution, field: &Field, start: Spot) -> Self {
        let mut writer = Writer {
            solution,
            positions: Vec::new(),
            numbers: HashMap::new(),
            labels: HashMap::new(),
        };
        writer.number(solution.moves.holed);
        writer.number(start.position);
        let starts = solution.starts().iter().map(|spot| spot.position);
        starts.for_each(|position| {
            writer.number(position);
        });
        // On a field without movers, every node becomes a state, even if no ball can reach it.
        if !field.has_movers() {
            let nodes = solution.map(field).into_iter().map(|(node, _)| node);
            nodes.for_each(|node| {
                writer.number(node.index() as Position);
            });
        }
        let mut done = 0;
        while let Some(position) = writer.positions.get(done).copied() {
            done += 1;
            if writer.is_played(position) {
                for next in solution.moves.rows(position as usize).iter().flatten() {
                    writer.number(*next);
                }
            }
        }
        writer
    }

    fn number(&mut self, position: Position) -> usize {
        let next = self.positions.len();
        let number = *self.numbers.entry(position).or_insert(next);
        if number == next {
            self.positions.push(position);
        }
        number
    }

    fn is_played(&self, position: Position) -> bool {
        position != self.solution.moves.holed && (position as usize) < self.solution.moves.played()
    }

    fn name_cells(&mut self, field: &Field, start: Spot) {
        let holed = self.solution.moves.holed;
        self.labels.entry(holed).or_default().push("done".into());
        let first = self.labels.entry(start.position).or_default();
        first.push("init".into());
        let set_up = Scene::new(field);
        for node in field.nodes().filter(|node| *node != field.hole()) {
            if let Some(spot) = self.solution.spot(field, &set_up, node) {
                let names = self.labels.entry(spot.position).or_default();
                names.push(cell_label(field, node));
            }
        }
    }

    fn text(&self) -> String {
        let bag = self.solution.bag();
        let count = self.solution.moves.numbers;
        let positions = self.positions.iter().copied();
        let played: Vec<Position> = positions.filter(|p| self.is_played(*p)).collect();
        let still = self.positions.len() - played.len();
        let aims: usize = played.iter().map(|p| self.ways(*p).len() * count).sum();
        let mut text = String::from("// The best play of one ball; see to_drn in crate solver.\n");
        // Writing to a string cannot fail.
        let _ = write!(
            text,
            "@type: MDP\n@parameters\n\n@reward_models\nstrokes\n@nr_states\n{}\n@nr_choices\n{}\n@model\n",
            self.positions.len() + played.len() * count,
            still + played.len() * bag.throws().len() + aims,
        );
        for (number, position) in self.positions.iter().enumerate() {
            self.write_rest(&mut text, number, *position, &played);
        }
        for (row, position) in played.iter().enumerate() {
            for place in 0..count {
                let number = self.positions.len() + row * count + place;
                self.write_aim(&mut text, number, *position, place);
            }
        }
        text
    }

    /// Writes the state in which a ball rests and a throw is chosen.
    fn write_rest(
        &self,
        text: &mut String,
        number: usize,
        position: Position,
        played: &[Position],
    ) {
        let labels = self.labels.get(&position).map(|l| l.join(" "));
        let _ = writeln!(text, "state {number} {}", labels.unwrap_or_default());
        let Ok(row) = played.binary_search_by_key(&number, |p| self.numbers[p]) else {
            let _ = write!(text, "\taction stay [0]\n\t\t{number} : 1\n");
            return;
        };
        let bag = self.solution.bag();
        for (throw, places) in bag.throws().iter().zip(bag.places()) {
            let name: String = throw.name.split_whitespace().collect();
            let _ = writeln!(text, "\taction {name} [1]");
            let mut places = *places;
            places.sort_unstable();
            for same in places.chunk_by(|a, b| a == b) {
                let to = self.positions.len() + row * self.solution.moves.numbers;
                let _ = writeln!(text, "\t\t{} : {}/6", to + usize::from(same[0]), same.len());
            }
        }
    }

    /// Writes the state in which a direction is chosen after a throw.
    fn write_aim(&self, text: &mut String, number: usize, position: Position, place: usize) {
        let _ = writeln!(text, "state {number}");
        let row = self.solution.moves.rows(position as usize)[place];
        for (name, direction) in self.ways(position) {
            let to = self.numbers[&row[direction.index()]];
            let _ = write!(text, "\taction {name} [0]\n\t\t{to} : 1\n");
        }
    }

    /// Returns the names and directions of the open ways. If no way is open, returns `stay`,
    /// because the ball stays on its node (S2).
    fn ways(&self, position: Position) -> Vec<(&'static str, Direction)> {
        let open = self.solution.moves.open[position as usize];
        if open.is_empty() {
            return vec![("stay", Direction::E)];
        }
        open.iter().map(|d| (d.name(), d)).collect()
    }
}

/// Returns a label such as `at_3_1` or `top_3_1`; a minus sign is written as `m`.
fn cell_label(field: &Field, node: Node) -> String {
    let cell = field.cell(node);
    let layer = match field.layer(node) {
        Layer::Ground => "at",
        Layer::Top => "top",
    };
    format!("{layer}_{}_{}", cell.x, cell.y).replace('-', "m")
}
