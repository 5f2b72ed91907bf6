//! Draws doors: two steel posts and a panel that lifts.

use crate::path_data::{PathData, chevron};
use crate::point::{Point, R, p};
use crate::svg::{Paint, Pen};
use crate::tall::wall;
use golf::DoorFrame;

/// The height of the closed panel, and the height of the open panel's lower edge.
const HEIGHT: f64 = 0.34 * R;
const RAISED: f64 = 0.72 * R;

/// Draws chevrons on the felt that show from which side and in which direction the door opens.
pub(crate) fn chevrons(pen: &mut Pen, door: &DoorFrame) {
    let ink = pen.inks.on_felt;
    let mut path = PathData::new();
    for panel in door.panels {
        for direction in door.lifting {
            let way = pen.turn.toward(direction);
            path.join(&chevron(pen.turn.of(panel) - way * (0.98 * R), way, 0.72));
        }
    }
    pen.path(&path, &Paint::round(ink, 1.8).opacity(0.95));
}

/// Draws a door.
pub(crate) fn draw(pen: &mut Pen, door: &DoorFrame, open: bool) {
    let [a, b] = door.posts.map(|post| pen.turn.of(post));
    let along = (b - a).unit();
    let (from, to) = (a + along * (0.4 * R), b - along * (0.4 * R));
    let foot = bar(from, to, 0.3 * R);
    if open {
        sill(pen, &foot);
        raised(pen, &foot, [from, to]);
    } else {
        let cast = foot.map(|corner| corner + p(4.0, 6.0));
        let shadow = Paint::fill("#000").opacity(pen.inks.shadow);
        pen.path(&PathData::polygon(&cast), &shadow);
        panel(pen, &foot, HEIGHT);
        split(pen, from.mix(to, 0.5).up(HEIGHT), along);
    }
    // Draw the nearer post last.
    let mut posts = [a, b];
    sorted::sort_by(&mut posts, |a, b| a.y.total_cmp(&b.y));
    for at in posts {
        post(pen, at);
    }
}

/// Returns the corners of a bar around a line.
fn bar(from: Point, to: Point, half: f64) -> [Point; 4] {
    let side = (to - from).unit().across() * half;
    [from - side, to - side, to + side, from + side]
}

fn panel(pen: &mut Pen, foot: &[Point; 4], height: f64) {
    let steel = pen.inks.steel;
    for i in 0..4 {
        let (a, b) = (foot[i], foot[(i + 1) % 4]);
        // The corners are in clockwise order on the page, so the outside is on the left.
        let outward = (b - a).unit().across() * -1.0;
        wall(pen, &[a, b, b.up(height), a.up(height)], outward, steel);
    }
    let top = foot.map(|corner| corner.up(height));
    let paint = Paint::fill(steel.high).edged(steel.deep, 1.0);
    pen.path(&PathData::polygon(&top), &paint);
}

/// Draws the line between the two halves of a closed panel.
fn split(pen: &mut Pen, middle: Point, along: Point) {
    let deep = pen.inks.steel.deep;
    let side = along.across() * (0.3 * R);
    let line = PathData::line(&[middle - side, middle + side]);
    pen.path(&line, &Paint::line(deep, 1.2));
}

/// For an open door, draws an outline on the felt where its panel would be if the door were closed.
fn sill(pen: &mut Pen, foot: &[Point; 4]) {
    let ink = pen.inks.on_felt;
    let paint = Paint::line(ink, 1.3).dashed(3.2, 2.6).opacity(0.85);
    pen.path(&PathData::polygon(foot), &paint);
}

/// Draws the panel of an open door: raised between the posts, with room for a ball below it.
fn raised(pen: &mut Pen, foot: &[Point; 4], ends: [Point; 2]) {
    let steel = pen.inks.steel;
    let shadow = Paint::fill("#000").opacity(pen.inks.shadow * 0.5);
    let cast = foot.map(|corner| corner + p(7.0, 9.0));
    pen.path(&PathData::polygon(&cast), &shadow);
    for end in ends {
        let rod = PathData::line(&[end, end.up(RAISED)]);
        pen.path(&rod, &Paint::round(steel.deep, 3.2));
        pen.path(&rod, &Paint::round(steel.high, 1.4));
    }
    let thin = bar(ends[0], ends[1], 0.12 * R);
    panel(pen, &thin.map(|corner| corner.up(RAISED)), 0.22 * R);
}

fn post(pen: &mut Pen, at: Point) {
    let (steel, brass) = (pen.inks.steel, pen.inks.brass);
    let radius = 0.56 * R;
    pen.shadow(at + p(2.2, 5.0), radius);
    let body = PathData::line(&[at + p(0.0, 2.2), at.up(4.4)]);
    pen.path(&body, &Paint::round(steel.deep, 2.0 * radius));
    let top = at.up(4.4);
    pen.circle(
        top,
        radius,
        &Paint::fill(steel.plain).edged(steel.high, 1.0),
    );
    pen.circle(
        top,
        0.26 * R,
        &Paint::fill(brass.plain).edged(brass.deep, 0.9),
    );
}
