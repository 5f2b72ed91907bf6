//! Finds free cell corners for labels beside balls.
//!
//! The paths of balls leave a cell through its edges, so its corners have the most room.

use crate::point::{Point, R, Turn};
use crate::stage::Stage;
use crate::track::{Spot, Track};

/// The distances of labels from the cell's centre.
const REACH: f64 = 1.1 * R;
const FAR: f64 = 1.6 * R;

/// The corner of a cell that is tried first.
#[derive(Clone, Copy)]
pub(crate) enum Prefer {
    UpperRight,
    LowerRight,
    LowerLeft,
}

impl Prefer {
    /// Returns the corners in the order in which they are tried, as angles clockwise from east in
    /// degrees.
    fn angles(self) -> [f64; 6] {
        match self {
            Prefer::UpperRight => [330.0, 210.0, 270.0, 30.0, 150.0, 90.0],
            Prefer::LowerRight => [30.0, 150.0, 90.0, 330.0, 210.0, 270.0],
            Prefer::LowerLeft => [150.0, 30.0, 90.0, 210.0, 330.0, 270.0],
        }
    }
}

/// Assigns corners to labels, preferably corners with no other labels or balls nearby.
pub(crate) struct Corners<'c> {
    stage: &'c Stage,
    /// The positions of step numbers and balls.
    busy: Vec<Point>,
    /// The spots surrounded by arrows. Labels at these spots must be further from the cell's
    /// centre.
    ringed: Vec<Spot>,
    taken: Vec<Point>,
}

impl Corners<'_> {
    pub(crate) fn new(stage: &Stage, ringed: Vec<Spot>) -> Corners<'_> {
        let tracks = stage.tracks.iter().flat_map(Track::spots);
        let spots = tracks.chain(stage.balls.values().copied());
        let mut busy: Vec<Point> = Vec::new();
        for spot in spots {
            let at = stage.point(spot);
            if !busy.contains(&at) {
                busy.push(at);
            }
        }
        Corners {
            stage,
            busy,
            ringed,
            taken: Vec::new(),
        }
    }

    /// Assigns a label to the emptiest corner of a cell, and returns the corner.
    pub(crate) fn find(&mut self, spot: Spot, prefer: Prefer) -> Point {
        let centre = self.stage.point(spot);
        let ringed = self.ringed.contains(&spot);
        let reach = if ringed { FAR } else { REACH };
        // A quarter turn of the board moves a cell's corners to where its edges were.
        let tilt = if self.stage.turn == Turn::None {
            0.0
        } else {
            30.0
        };
        let rated = prefer.angles().map(|angle| {
            let at = centre + Point::polar((angle - tilt).to_radians(), reach);
            let near = |reach: f64| move |place: &&Point| (**place - at).length() < reach * R;
            let labels = self.taken.iter().filter(near(0.98)).count();
            let balls = self.busy.iter().filter(near(1.06)).count();
            (4 * labels + balls, at)
        });
        let best = rated.into_iter().min_by_key(|(cost, _)| *cost);
        let place = best.map_or(centre, |(_, at)| at);
        self.taken.push(place);
        place
    }

    /// Returns the corners that have already been assigned.
    pub(crate) fn taken(&self) -> &[Point] {
        &self.taken
    }
}
