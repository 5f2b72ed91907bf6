//! Every body is a closed surface without flaws.

use golf::{Catalogue, Collection, Course, CourseFile, GameBox, Piece, PieceBody, Placement};
use solid::{Body, Mesh, UNIT};
use std::collections::BTreeMap;

/// Courses with all kinds of walls, pieces and floors, for tests of every change.
const SAMPLE: [&str; 4] = ["2", "7", "S-4b", "S-9c"];

/// Returns a course of the collection.
pub(crate) fn course(id: &str) -> Course {
    Collection::course(id)
        .expect("the course is registered")
        .expect("the course is valid")
}

/// Returns a few courses of the collection.
pub(crate) fn sample() -> impl Iterator<Item = Course> {
    SAMPLE.into_iter().map(course)
}

/// Returns all courses, layouts and extras that the project ships.
pub(crate) fn courses() -> impl Iterator<Item = Course> {
    Collection::all().map(|standard| course(standard.id))
}

/// Checks that a mesh is a closed surface that separates its inside from its outside, and returns
/// its number of triangles.
pub(crate) fn check(name: &str, mesh: &Mesh) -> usize {
    assert!(!mesh.triangles().is_empty(), "{name} has no surface");
    assert!(mesh.is_closed(), "{name} is not closed");
    assert!(mesh.six_volumes() > 0, "{name} is inside out");
    for corners in mesh.corners() {
        assert!(
            area_vector(corners) != [0; 3],
            "{name} has a triangle without area: {corners:?}"
        );
    }
    let mut points = mesh.points().to_vec();
    points.sort_unstable();
    points.dedup();
    assert_eq!(
        points.len(),
        mesh.points().len(),
        "{name} has a point twice"
    );
    one_fan_per_point(name, mesh);
    mesh.triangles().len()
}

fn area_vector([from, second, third]: [[i32; 3]; 3]) -> [i64; 3] {
    let way = |to: [i32; 3]| [0, 1, 2].map(|axis| i64::from(to[axis] - from[axis]));
    let (u, v) = (way(second), way(third));
    [
        u[1] * v[2] - u[2] * v[1],
        u[2] * v[0] - u[0] * v[2],
        u[0] * v[1] - u[1] * v[0],
    ]
}

/// Checks that the triangles around each point form one fan: two parts of a surface must not touch
/// in a single point.
fn one_fan_per_point(name: &str, mesh: &Mesh) {
    let mut next: BTreeMap<(u32, u32), u32> = BTreeMap::new();
    let mut first: BTreeMap<u32, (u32, usize)> = BTreeMap::new();
    for [a, b, c] in mesh.triangles() {
        for (at, from, to) in [(*a, *b, *c), (*b, *c, *a), (*c, *a, *b)] {
            next.insert((at, from), to);
            first.entry(at).or_insert((from, 0)).1 += 1;
        }
    }
    for (at, (from, count)) in first {
        let (mut to, mut seen) = (next[&(at, from)], 1);
        while to != from {
            to = next[&(at, to)];
            seen += 1;
        }
        let place = mesh.points()[at as usize];
        assert_eq!(seen, count, "{name} touches itself at {place:?}");
    }
}

fn check_all(id: &str, bodies: &[Body]) -> usize {
    let meshes = bodies.iter().map(|body| {
        let mesh = body.mesh();
        let count = check(&format!("{id}: {}", body.name()), &mesh);
        let [low, _] = mesh.bounds().expect("the mesh has points");
        let table = -1.05 * f64::from(UNIT);
        assert!(
            f64::from(low[2]) >= table - 1.0,
            "{id}: {} is below the table",
            body.name()
        );
        count
    });
    meshes.sum()
}

fn check_courses(courses: impl Iterator<Item = Course>) {
    for course in courses {
        let count = check_all(course.id(), &solid::course(&course));
        assert!(count <= 60_000, "{} has {count} triangles", course.id());
    }
}

#[test]
fn bodies_of_courses_are_closed_and_small() {
    check_courses(sample());
}

#[test]
#[ignore = "all: builds every course"]
fn bodies_of_all_courses_are_closed_and_small() {
    check_courses(courses());
}

#[test]
fn the_same_course_gives_the_same_bits() {
    for id in ["7", "S-4b"] {
        let build = || -> Vec<Mesh> { solid::course(&course(id)).iter().map(Body::mesh).collect() };
        assert_eq!(build(), build(), "{id}");
    }
}

#[test]
fn names_of_bodies_are_unique() {
    for course in sample() {
        let bodies = solid::course(&course);
        let mut names: Vec<String> = bodies.iter().map(|body| body.name().to_owned()).collect();
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count, "{}", course.id());
    }
}

/// Returns a piece of every shape in the boxes, in the first positions of a turn, mirrored or not,
/// with and without its channel.
pub(crate) fn pieces(turns: u8) -> impl Iterator<Item = Piece> {
    let at = golf::Cell { x: 0, y: 0 };
    Catalogue::standard()
        .shapes()
        .iter()
        .flat_map(move |shape| {
            let mut placements = Vec::new();
            for rotate in 0..if shape.form.can_turn() { turns } else { 1 } {
                for mirror in [false, true] {
                    for channel in [false, true] {
                        if (mirror && !shape.form.can_mirror())
                            || (channel && !shape.can_be_channelled())
                        {
                            continue;
                        }
                        placements.push(Placement::At {
                            at,
                            rotate,
                            mirror,
                            channel,
                        });
                    }
                }
            }
            placements.push(Placement::Cells(vec![
                at,
                at.next(golf::Direction::E),
                at.next(golf::Direction::NE),
            ]));
            placements.push(Placement::Token { at, value: -3 });
            let piece = |placement| {
                Some(Piece {
                    name: format!("{}-1", shape.id),
                    shape: shape.id.clone(),
                    body: PieceBody::place(shape, &placement)?,
                    placement,
                    position: golf::TextPosition::START,
                })
            };
            placements.into_iter().filter_map(piece).collect::<Vec<_>>()
        })
}

#[test]
fn every_piece_of_both_boxes_is_closed() {
    check_pieces(1);
}

#[test]
#[ignore = "all: builds every piece in every position"]
fn every_piece_of_both_boxes_is_closed_in_every_position() {
    check_pieces(6);
}

fn check_pieces(turns: u8) {
    let mut boxes = Vec::new();
    for piece in pieces(turns) {
        let shape = Catalogue::standard().shape(&piece.shape);
        boxes.extend(shape.map(|shape| shape.home));
        let name = format!("{:?}", piece.placement);
        check_all(&name, &solid::piece(&piece));
    }
    assert!(boxes.contains(&GameBox::Base) && boxes.contains(&GameBox::Expansion));
}

#[test]
fn balls_and_the_carramboule_table_are_closed() {
    let balls: Vec<Body> = golf::Ball::all().map(solid::ball).collect();
    check_all("balls", &balls);
    let parameters = carramboule::board::Parameters::carramboule();
    let rack = carramboule::board::rack(&parameters, carramboule::board::Player::A);
    let table = solid::billiard(&parameters, &rack);
    assert_eq!(table.len(), 4 + rack.len());
    let count = check_all("table", &table);
    assert!(count <= 60_000, "{count}");
}

#[test]
fn a_channel_has_the_volume_of_its_groove_less() {
    let [open, closed] = [true, false].map(|channel| {
        let piece = pieces(1).find(|piece| {
            piece.shape == "F-I3"
                && matches!(piece.placement, Placement::At { channel: c, .. } if c == channel)
        });
        let bodies = solid::piece(&piece.expect("the piece is in the box"));
        bodies[0].mesh().volume()
    });
    // A capsule of three cells is 1.52 wide, 0.5 high and 2 pitches long between its round ends.
    let capsule = 0.5 * (1.52 * 2.0 * 1.732 + std::f64::consts::PI * 0.76 * 0.76);
    assert!(
        (closed - capsule).abs() < 0.06 * capsule,
        "{closed}, not {capsule}"
    );
    let groove = 0.4 * 1.08 * (2.0 * 1.732 + 2.0 * 0.6);
    assert!(
        (closed - open - groove).abs() < 0.12 * groove,
        "{}",
        closed - open
    );
}

/// A ramp meets floors whose edges run in any direction.
#[test]
fn ramps_join_floors_at_every_angle() {
    for rotate in 0..6 {
        // Two floors with two cells of wall between them, as a band across the direction of the
        // ramp.
        let way = golf::Direction::from_index(rotate);
        let mut map = BTreeMap::new();
        let origin = golf::Cell { x: 0, y: 0 };
        for side in [way.turned(2), way.turned(1)] {
            for along in -4..8 {
                for across in -4..5 {
                    let cell = origin.far(way, along).far(side, across);
                    let distance = along;
                    let tile = if (0..2).contains(&distance) { '#' } else { '.' };
                    map.entry((cell.y, cell.x)).or_insert(tile);
                }
            }
            let text = course_text(&map, rotate);
            let file = CourseFile::parse(&text).expect("the file is valid");
            let layout = golf::Layout::new("ramp", &file, &()).expect("the course can be drawn");
            let bodies = solid::course(&layout);
            check_all(&format!("ramp to {way}"), &bodies);
            let ramp = bodies.iter().find(|body| body.name().starts_with("V-R2"));
            let mesh = ramp.expect("the ramp has a body").mesh();
            let [low, high] = mesh.bounds().expect("the mesh has points");
            let heights = [low[2], high[2]].map(|z| f64::from(z) / f64::from(UNIT));
            assert!((heights[0] + 0.12).abs() < 0.01, "{way}: {heights:?}");
            assert!((heights[1] - 1.35).abs() < 0.01, "{way}: {heights:?}");
            map.clear();
        }
    }
}

fn course_text(map: &BTreeMap<(i32, i32), char>, rotate: u8) -> String {
    let left = map.keys().map(|(_, x)| *x).min().unwrap_or(0);
    let top = map.keys().map(|(y, _)| *y).min().unwrap_or(0);
    // The map begins at an even cell, so that its characters are cells.
    let left = left - (left + top).rem_euclid(2);
    let bottom = map.keys().map(|(y, _)| *y).max().unwrap_or(0);
    let right = map.keys().map(|(_, x)| *x).max().unwrap_or(0);
    let mut open = map
        .iter()
        .filter(|(_, tile)| **tile == '.')
        .map(|(key, _)| *key);
    let starts: Vec<(i32, i32)> = open.by_ref().take(6).collect();
    let hole = open.next_back().expect("there is fairway");
    let row = |y: i32| -> String {
        let tile = |x: i32| match map.get(&(y, x)) {
            Some(_) if starts.contains(&(y, x)) => 's',
            Some(_) if hole == (y, x) => 'o',
            Some(tile) => *tile,
            None => ' ',
        };
        (left..=right)
            .map(tile)
            .collect::<String>()
            .trim_end()
            .to_owned()
    };
    let rows: Vec<String> = (top..=bottom).map(row).collect();
    format!(
        "format = 1\norigin = [{left}, {top}]\nmap = '''\n{}\n'''\n[[piece]]\nid = \"V-R2\"\nat = [0, 0]\nrotate = {rotate}\n",
        rows.join("\n")
    )
}
