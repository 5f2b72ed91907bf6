//! Draws the numbers of the courses on a board that links several courses.

use crate::point::{Point, R, Turn};
use crate::svg::{Group, Pen};
use golf::{Layout, PrintedCourse};

/// The height of a number.
const HEIGHT: f64 = 1.9 * R;

/// Draws the id of every printed course faintly on its felt, where there is the most room.
pub(crate) fn draw(pen: &mut Pen, course: &Layout) {
    if course.printed().len() < 2 {
        return;
    }
    let busy = busy(pen.turn, course);
    let group = Group {
        name: Some("nameplates"),
        opacity: Some(0.26),
        ..Group::default()
    };
    pen.group(group, |pen| {
        let ink = pen.inks.on_felt;
        for printed in course.printed() {
            if let Some(at) = roomiest(pen.turn, printed, &busy) {
                pen.numeral(at, HEIGHT, &printed.id, ink);
            }
        }
    });
}

/// Returns the points that a number must avoid, because something is drawn there or the felt ends
/// there.
fn busy(turn: Turn, course: &Layout) -> Vec<Point> {
    let pieces = course.pieces().iter().flat_map(|piece| piece.body.cells());
    let (starts, hole) = (course.starts(), course.hole());
    // The flag stands above the hole.
    let flag = turn.of(hole).up(1.8 * R);
    let cells = pieces.chain(starts).chain([hole]).map(|cell| turn.of(cell));
    let walls = course.walls().iter().map(|cell| turn.of(*cell));
    cells.chain(walls).chain([flag]).collect()
}

fn roomiest(turn: Turn, printed: &PrintedCourse, busy: &[Point]) -> Option<Point> {
    let room = |at: Point| {
        let nearest = busy.iter().map(|other| (*other - at).length());
        nearest.fold(f64::INFINITY, f64::min)
    };
    let places = printed.cells.iter().map(|cell| turn.of(*cell));
    let rated = places.map(|at| ((room(at) * 100.0) as i64, at));
    // If several points are equally good, the first one wins.
    let best = rated.reduce(|best, next| if next.0 > best.0 { next } else { best });
    best.map(|(_, at)| at)
}
