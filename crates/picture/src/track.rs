//! Determines each ball's path in a stroke from the trace of the stroke.

use golf::{Ball, Cell, Direction, Event, Field, Layer, Node, Trace, Why};
use sorted::Map;

/// A position where a ball can be: a cell and a layer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Spot {
    pub(crate) cell: Cell,
    pub(crate) layer: Layer,
}

impl Spot {
    pub(crate) fn of(field: &Field, node: Node) -> Spot {
        Spot {
            cell: field.cell(node),
            layer: field.layer(node),
        }
    }
}

/// One movement of a ball.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Move {
    /// A step. `spent` is the number of impulses that all balls together have spent in the stroke
    /// so far.
    Step { to: Spot, spent: u8 },
    /// The ball bounced off a wall or piece that lies in direction `toward`.
    Rebound { toward: Direction },
    /// The ball passed its impulses to the ball in direction `toward`.
    Carom { toward: Direction },
    /// The ball rolled down a slope or fell through a deck while settling.
    Sink { to: Spot, why: Why },
}

/// All movements by one ball in a stroke.
#[derive(Clone, Debug)]
pub(crate) struct Track {
    pub(crate) ball: Ball,
    /// The index of the stroke in the picture.
    pub(crate) stroke: usize,
    pub(crate) origin: Spot,
    pub(crate) moves: Vec<Move>,
    /// The spot where the ball was holed; `None` if it was not.
    pub(crate) holed: Option<Spot>,
    /// The sum of the tokens that the ball took.
    pub(crate) tokens: i32,
    /// The number of impulses that the stroke had spent when the ball settled.
    pub(crate) spent: u8,
}

impl Track {
    /// Returns the tracks of all balls, in the order in which they started to move. `before`
    /// contains the known positions of balls before the stroke.
    pub(crate) fn all(
        field: &Field,
        trace: &Trace,
        before: &Map<Ball, Spot>,
        stroke: usize,
    ) -> Vec<Track> {
        let mut reader = Reader {
            field,
            stroke,
            before,
            impulses: impulses(trace),
            spent: 0,
            tracks: Vec::new(),
        };
        for event in &trace.events {
            reader.read(event);
        }
        reader.tracks
    }

    /// Returns where the ball ends up; `None` if it was holed.
    pub(crate) fn end(&self) -> Option<Spot> {
        if self.holed.is_some() {
            return None;
        }
        Some(self.last())
    }

    /// Returns the ball's last spot.
    pub(crate) fn last(&self) -> Spot {
        self.spots().last().unwrap_or(self.origin)
    }

    /// Returns all of the ball's spots, in order.
    pub(crate) fn spots(&self) -> impl Iterator<Item = Spot> {
        let spot = |step: &Move| match step {
            Move::Step { to, .. } | Move::Sink { to, .. } => Some(*to),
            _ => None,
        };
        std::iter::once(self.origin).chain(self.moves.iter().filter_map(spot))
    }

    /// Returns whether the ball moved or was holed.
    pub(crate) fn moved(&self) -> bool {
        self.last() != self.origin || self.moves.len() > 1 || self.holed.is_some()
    }
}

/// Returns the number of impulses at the beginning of the stroke, derived from the first step or
/// carom; 0 if the trace has neither.
fn impulses(trace: &Trace) -> u8 {
    let first = trace.events.iter().find_map(|event| match event {
        Event::Step { cost, left, .. } => Some(left.saturating_add(*cost)),
        Event::Carom { left, .. } => Some(*left),
        _ => None,
    });
    first.unwrap_or(0)
}

struct Reader<'r> {
    field: &'r Field,
    stroke: usize,
    before: &'r Map<Ball, Spot>,
    impulses: u8,
    spent: u8,
    tracks: Vec<Track>,
}

impl Reader<'_> {
    fn read(&mut self, event: &Event) {
        match *event {
            Event::Step {
                ball,
                to,
                direction,
                left,
                ..
            } => self.step(ball, to, direction, left),
            Event::Rebound {
                ball, at, incoming, ..
            } => {
                let at = Spot::of(self.field, at);
                let toward = incoming;
                self.track(ball, at).moves.push(Move::Rebound { toward });
            }
            Event::Carom {
                ball,
                hits,
                direction,
                ..
            } => self.carom(ball, hits, direction),
            Event::Settle { ball, at, why } => {
                let to = Spot::of(self.field, at);
                let track = self.track(ball, to);
                if track.last() != to {
                    track.moves.push(Move::Sink { to, why });
                }
            }
            Event::Token {
                ball, at, value, ..
            } => {
                let at = Spot::of(self.field, at);
                self.track(ball, at).tokens += i32::from(value);
            }
            Event::Holed { ball, at } => {
                let at = Spot::of(self.field, at);
                self.track(ball, at).holed = Some(at);
            }
            Event::Piece { .. } => {}
        }
    }

    fn step(&mut self, ball: Ball, to: Node, direction: Direction, left: u8) {
        let to = Spot::of(self.field, to);
        self.spent = self.impulses.saturating_sub(left);
        let origin = self.left_behind(ball, to, direction);
        let spent = self.spent;
        let step = Move::Step { to, spent };
        self.track(ball, origin).moves.push(step);
    }

    /// Adds a carom. If the striking ball has no track yet, a new track starts where the ball was
    /// before the stroke.
    fn carom(&mut self, ball: Ball, hits: Ball, toward: Direction) {
        let known = self.tracks.iter().any(|track| track.ball == ball);
        if let Some(at) = self.before.get(&ball).filter(|_| !known) {
            self.track(ball, *at);
        }
        let Some(track) = self.tracks.iter_mut().find(|track| track.ball == ball) else {
            return;
        };
        track.moves.push(Move::Carom { toward });
        let struck = self.neighbour(ball, toward);
        if let Some(struck) = struck {
            self.track(hits, struck);
        }
    }

    /// Returns the spot next to a ball, on the ball's layer if possible.
    fn neighbour(&self, ball: Ball, toward: Direction) -> Option<Spot> {
        let at = self.tracks.iter().find(|track| track.ball == ball)?.last();
        let cell = at.cell.next(toward);
        let layers = [at.layer, Layer::Ground, Layer::Top];
        let found = layers
            .into_iter()
            .find(|l| self.field.node(cell, *l).is_some());
        found.map(|layer| Spot { cell, layer })
    }

    /// Returns the spot that a ball left when it stepped to `to`. If the ball did not start the
    /// stroke on that cell, the layer follows from `to` and from the layers of the cell.
    fn left_behind(&self, ball: Ball, to: Spot, direction: Direction) -> Spot {
        let cell = to.cell.next(direction.opposite());
        let known = self.before.get(&ball).filter(|spot| spot.cell == cell);
        let has = |layer| self.field.node(cell, layer).is_some();
        let layer = if has(Layer::Top) && (to.layer == Layer::Top || !has(Layer::Ground)) {
            Layer::Top
        } else {
            Layer::Ground
        };
        known.copied().unwrap_or(Spot { cell, layer })
    }

    /// Returns the track of a ball. If the ball has no track yet, a new one starts at `origin`.
    fn track(&mut self, ball: Ball, origin: Spot) -> &mut Track {
        let stroke = self.stroke;
        let known = self.tracks.iter().position(|track| track.ball == ball);
        let index = known.unwrap_or_else(|| {
            self.tracks.push(Track {
                ball,
                stroke,
                origin,
                moves: Vec::new(),
                holed: None,
                tokens: 0,
                spent: 0,
            });
            self.tracks.len() - 1
        });
        let track = &mut self.tracks[index];
        track.spent = self.spent;
        track
    }
}
