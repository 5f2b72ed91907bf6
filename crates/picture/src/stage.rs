//! The state of a course in the picture: balls, movers and tokens.

use crate::movers::Stand;
use crate::point::{Point, Turn};
use crate::strip;
use crate::track::{Spot, Track};
use golf::{Ball, Cell, Event, Field, Layer, Layout, PieceBody, Scene, Trace};
use sorted::{Map, Set};

/// The balls, movers and tokens in the picture, and the heights of objects on tall pieces.
#[derive(Clone, Debug)]
pub(crate) struct Stage {
    pub(crate) turn: Turn,
    pub(crate) balls: Map<Ball, Spot>,
    pub(crate) tracks: Vec<Track>,
    /// The states of the movers, keyed by the index of the piece.
    movers: Map<usize, Stand>,
    taken: Set<usize>,
    /// The tokens that strokes in the picture take.
    fetched: Set<usize>,
    /// The state of each changed mover before the first stroke that changed it.
    moved: Map<usize, Stand>,
    lifts: Map<Cell, f64>,
    /// The hole of the course.
    pub(crate) hole: Spot,
    /// The cells where a ball can be below a deck.
    roofed: Set<Cell>,
}

impl Stage {
    /// Creates the initial stage of a course, without balls.
    pub(crate) fn new(course: &Layout) -> Stage {
        let mut stage = Stage {
            turn: Turn::None,
            balls: Map::new(),
            tracks: Vec::new(),
            movers: Map::new(),
            taken: Set::new(),
            fetched: Set::new(),
            moved: Map::new(),
            lifts: Map::new(),
            hole: Spot {
                cell: course.hole(),
                layer: Layer::Ground,
            },
            roofed: Set::new(),
        };
        for (index, piece) in course.pieces().iter().enumerate() {
            if let PieceBody::Tall { cells } = &piece.body {
                stage.lifts.extend(strip::lifts(cells));
                stage.roofed.extend(cells.iter().map(|cell| cell.at));
            }
            if let Some(stand) = Stand::set_up(&piece.body) {
                stage.movers.insert(index, stand);
            }
        }
        stage
    }

    /// Copies the state of a scene.
    pub(crate) fn set(&mut self, field: &Field, scene: &Scene) {
        let spots = scene
            .balls()
            .map(|(ball, node)| (ball, Spot::of(field, node)));
        self.balls = spots.collect();
        for (piece, state) in scene.movers(field) {
            self.movers.insert(piece, Stand::of(field, state));
        }
        let taken = scene.tokens(field).filter(|(_, taken)| *taken);
        self.taken = taken.map(|(piece, _)| piece).collect();
    }

    /// Updates the state with the events of a stroke; the picture shows only the new state.
    pub(crate) fn advance(&mut self, field: &Field, events: &[Event]) {
        for event in events {
            match event {
                Event::Piece { piece, state } => {
                    self.movers.insert(*piece, Stand::of(field, *state));
                }
                Event::Token { piece, .. } => {
                    self.taken.insert(*piece);
                }
                _ => {}
            }
        }
    }

    /// Updates the state with a stroke and adds the tracks of its balls. The scene may be the one
    /// before or after the stroke, because the trace takes precedence.
    pub(crate) fn play(&mut self, field: &Field, trace: &Trace) {
        let stroke = self.tracks.last().map_or(0, |track| track.stroke + 1);
        let tracks = Track::all(field, trace, &self.balls, stroke);
        for track in &tracks {
            match track.end() {
                Some(spot) => self.balls.insert(track.ball, spot),
                None => self.balls.remove(&track.ball),
            };
        }
        for event in &trace.events {
            match event {
                Event::Piece { piece, state } => {
                    let before = self.movers.insert(*piece, Stand::of(field, *state));
                    if let Some(before) = before {
                        self.moved.get_or_insert(*piece, before);
                    }
                }
                Event::Token { piece, .. } => {
                    self.fetched.insert(*piece);
                }
                _ => {}
            }
        }
        self.tracks.extend(tracks);
    }

    /// Returns whether several strokes are shown.
    pub(crate) fn has_strokes(&self) -> bool {
        self.tracks.last().is_some_and(|track| track.stroke > 0)
    }

    /// Returns whether a later stroke in the picture continues where this track ends.
    pub(crate) fn goes_on(&self, index: usize) -> bool {
        let track = &self.tracks[index];
        let later = self.tracks[index + 1..].iter();
        let next = later.clone().find(|later| later.ball == track.ball);
        next.is_some_and(|next| Some(next.origin) == track.end())
    }

    /// Returns the state of a mover before the strokes; `None` if the strokes did not change it.
    pub(crate) fn before(&self, piece: usize) -> Option<Stand> {
        let before = self.moved.get(&piece).copied();
        before.filter(|before| self.mover(piece) != Some(*before))
    }

    /// Returns whether a stroke in the picture takes the token.
    pub(crate) fn is_fetched(&self, piece: usize) -> bool {
        self.fetched.contains(&piece)
    }

    pub(crate) fn mover(&self, piece: usize) -> Option<Stand> {
        self.movers.get(&piece).copied()
    }

    pub(crate) fn is_taken(&self, piece: usize) -> bool {
        self.taken.contains(&piece)
    }

    /// Returns the point at which a ball on this spot is drawn.
    pub(crate) fn point(&self, spot: Spot) -> Point {
        let lift = match spot.layer {
            Layer::Ground => 0.0,
            Layer::Top => self.lifts.get(&spot.cell).copied().unwrap_or(0.0),
        };
        self.turn.of(spot.cell).up(lift)
    }

    /// Returns whether a tall piece hides the spot.
    pub(crate) fn is_hidden(&self, spot: Spot) -> bool {
        spot.layer == Layer::Ground && self.roofed.contains(&spot.cell)
    }
}
