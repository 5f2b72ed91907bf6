//! Free corners of cells for what is written beside a ball.
//!
//! Ways leave a cell through its edges, so its corners are the calmest places.

use crate::lanes::stretches;
use crate::path;
use crate::point::{Point, R};
use crate::stage::Stage;
use crate::track::Spot;

/// How far from the centre of the cell.
const REACH: f64 = 1.06 * R;

/// Gives out corners, none twice.
pub(crate) struct Corners<'c> {
    stage: &'c Stage,
    taken: Vec<Point>,
}

impl Corners<'_> {
    /// `numbers`: the ends of the strokes have badges.
    pub(crate) fn new(stage: &Stage, numbers: bool) -> Corners<'_> {
        let tracks = stage.tracks.iter();
        let badges = tracks.flat_map(|track| path::beside(stage, track));
        Corners {
            stage,
            taken: if numbers {
                badges.collect()
            } else {
                Vec::new()
            },
        }
    }

    /// The calmest corner of a cell.
    pub(crate) fn find(&mut self, spot: Spot) -> Point {
        let centre = self.stage.point(spot);
        let ways = self.ways(spot);
        // Lower left first, then round to what is usually busier.
        let corners = [150.0_f64, 30.0, 90.0, 210.0, 330.0, 270.0];
        let rated = corners.map(|angle| {
            let out = Point::polar(angle.to_radians(), 1.0);
            let at = centre + out * REACH;
            let near = |place: &&Point| (**place - at).length() < 0.95 * R;
            let lines = ways.iter().filter(|way| way.dot(out) > 0.6).count();
            (3 * self.taken.iter().filter(near).count() + lines, at)
        });
        let best = rated.into_iter().min_by_key(|(cost, _)| *cost);
        let place = best.map_or(centre, |(_, at)| at);
        self.taken.push(place);
        place
    }

    /// The directions in which ways lead from a spot.
    fn ways(&self, spot: Spot) -> Vec<Point> {
        let stretches = self.stage.tracks.iter().flat_map(stretches);
        let toward = |(from, to)| {
            let way = self.stage.point(to) - self.stage.point(from);
            match spot {
                _ if spot == from => Some(way.unit()),
                _ if spot == to => Some(way.unit() * -1.0),
                _ => None,
            }
        };
        stretches.filter_map(toward).collect()
    }
}
