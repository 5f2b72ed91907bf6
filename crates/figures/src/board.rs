//! Checks the statements of a figure about the board: open directions, arrows, doors and touching
//! balls.

use crate::expect::{Bounce, directions, list};
use crate::facts::{Arrow, ArrowKind};
use crate::figure::FigureScene;
use crate::mismatch::Judge;
use crate::outcome::rebounds;
use crate::place::Place;
use golf::{
    Ball, Cell, Course, Direction, Directions, Field, Layer, MAX_IMPULSES, MoverState, Node,
    PieceBody, Scene, Trace, stroke_unchecked,
};

/// Checks what the figure states about the board before the first stroke.
pub(crate) fn judge(judge: &mut Judge<'_>, said: &FigureScene, course: &Course, scene: &Scene) {
    let field = course.field();
    for open in &said.facts.open {
        let (ball, expected) = open.value;
        let found = directions(scene.directions(field, ball));
        judge.compare(
            open.position,
            &format!("open: {ball}"),
            &directions(expected),
            &found,
        );
    }
    for arrow in &said.facts.arrows {
        match arrow.kind {
            ArrowKind::Open | ArrowKind::Blocked => ways(judge, arrow, field, scene),
            ArrowKind::Enter => all_ways(judge, arrow, field, scene, leads_into_path),
            ArrowKind::Under => all_ways(judge, arrow, field, scene, leads_under_deck),
            ArrowKind::Bounce => bounces(judge, arrow, course, scene),
        }
    }
    for hold in &said.facts.holds {
        let (piece, cells) = &hold.value;
        let (expected, found) = (in_rows(cells.clone()), holders(course, *piece));
        let places = |cells: Vec<Cell>| list(&cells.into_iter().map(on_ground).collect::<Vec<_>>());
        judge.compare(hold.position, "holds", &places(expected), &places(found));
    }
    for row in &said.facts.touching {
        touching(judge, row.position, &row.value, field, scene);
    }
}

fn on_ground(cell: Cell) -> Place {
    Place {
        cell,
        layer: Layer::Ground,
    }
}

fn in_rows(mut cells: Vec<Cell>) -> Vec<Cell> {
    sorted::sort_by_key(&mut cells, |cell| (cell.y, cell.x));
    cells
}

/// Checks `open` and `blocked`: whether the given directions are open at the given positions.
fn ways(judge: &mut Judge<'_>, arrow: &Arrow, field: &Field, scene: &Scene) {
    let name = arrow.kind.name();
    for (place, expected) in &arrow.from {
        let Some(node) = field.node(place.cell, place.layer) else {
            no_node(judge, arrow, *place);
            continue;
        };
        let open = scene.open_ways(field, node);
        let is_open = arrow.kind == ArrowKind::Open;
        if expected.iter().any(|d| open.contains(d) != is_open) {
            let expected = format!("{} from {place}", directions(*expected));
            let found = format!("that {} are open there", directions(open));
            judge.differ(arrow.position, format!("arrows: {name}"), expected, found);
        }
    }
}

fn no_node(judge: &mut Judge<'_>, arrow: &Arrow, place: Place) {
    let what = format!("arrows: {}", arrow.kind.name());
    let found = "that no ball can ever be there";
    judge.differ(arrow.position, what, place.to_string(), found);
}

/// Checks `enter` and `under`: the figure must list all steps of this kind on the course.
fn all_ways(
    judge: &mut Judge<'_>,
    arrow: &Arrow,
    field: &Field,
    scene: &Scene,
    is_one: fn(&Field, Node, Node) -> bool,
) {
    let mut expected = arrow.from.clone();
    sorted::sort_by_key(&mut expected, |(place, _)| (place.cell.y, place.cell.x));
    let mut found = Vec::new();
    for from in field.nodes() {
        let open = |d: &Direction| {
            let to = scene.next(field, from, *d);
            to.is_some_and(|to| is_one(field, from, to))
        };
        let ways: Directions = Direction::ALL.into_iter().filter(open).collect();
        if !ways.is_empty() {
            found.push((on_ground(field.cell(from)), ways));
        }
    }
    sorted::sort_by_key(&mut found, |(place, _)| (place.cell.y, place.cell.x));
    let texts = |ways: &[(Place, Directions)]| {
        let text = |(place, ways): &(Place, Directions)| {
            let ways = directions(*ways);
            format!("\"{} {}", place.cell, ways.trim_start_matches('"'))
        };
        list(&ways.iter().map(text).collect::<Vec<_>>())
    };
    let what = format!("arrows: {}", arrow.kind.name());
    judge.compare(arrow.position, &what, &texts(&expected), &texts(&found));
}

/// Returns whether a step leads from open ground into a channel or onto a tall piece.
fn leads_into_path(field: &Field, from: Node, to: Node) -> bool {
    !field.is_path(from) && field.is_path(to)
}

/// Returns whether a step from open ground leads under a deck.
fn leads_under_deck(field: &Field, from: Node, to: Node) -> bool {
    let is_under = |node| {
        field.layer(node) == Layer::Ground && field.node(field.cell(node), Layer::Top).is_some()
    };
    !field.is_path(from) && !is_under(from) && is_under(to)
}

/// Checks bounces by playing a ball against the obstacle on a copy of the scene.
fn bounces(judge: &mut Judge<'_>, arrow: &Arrow, course: &Course, scene: &Scene) {
    let field = course.field();
    for ((place, incoming), expected) in arrow.from.iter().zip(&arrow.bounces) {
        let Some(node) = field.node(place.cell, place.layer) else {
            no_node(judge, arrow, *place);
            continue;
        };
        let Some(incoming) = incoming.iter().next() else {
            continue;
        };
        let mut scene = scene.clone();
        let ball = scene
            .ball_at(node)
            .or_else(|| Ball::all().find(|ball| scene.ball(*ball).is_none()))
            .unwrap_or(Ball::round(golf::Colour::Red));
        scene.put_unchecked(ball, node);
        let mut trace = Trace::default();
        // Use enough impulses to leave any surface. Only the first event matters.
        stroke_unchecked(field, &mut scene, ball, incoming, MAX_IMPULSES, &mut trace);
        let first = trace.events.first().copied();
        let found = rebounds(course, first.as_slice());
        if !found.iter().any(|found| expected.fits(found)) {
            let found = found.first().map_or_else(
                || "that it does not bounce there".to_owned(),
                |found| {
                    Bounce {
                        ball: None,
                        ..found.clone()
                    }
                    .to_string()
                },
            );
            judge.differ(
                arrow.position,
                "arrows: bounce",
                expected.to_string(),
                found,
            );
        }
    }
}

/// D4: returns all cells where a ball keeps an open door from closing.
fn holders(course: &Course, piece: usize) -> Vec<Cell> {
    let field = course.field();
    let PieceBody::Door(door) = &course.pieces()[piece].body else {
        return Vec::new();
    };
    let ball = Ball::round(golf::Colour::Red);
    let keeps_open = |node: &Node| {
        let mut scene = Scene::new(field);
        let panel = field.node(door.panels[0], Layer::Ground);
        if panel.is_none_or(|panel| scene.put(field, ball, panel).is_err()) {
            return false;
        }
        if scene.put(field, ball, *node).is_err() {
            return false;
        }
        scene.settle_doors(field);
        let open = (piece, MoverState::Door { open: true });
        scene.movers(field).any(|state| state == open)
    };
    let ground = |node: &Node| field.layer(*node) == Layer::Ground;
    let nodes = field.nodes().filter(ground).filter(keeps_open);
    in_rows(nodes.map(|node| field.cell(node)).collect())
}

fn touching(
    judge: &mut Judge<'_>,
    position: golf::TextPosition,
    row: &[Ball],
    field: &Field,
    scene: &Scene,
) {
    for pair in row.windows(2) {
        let place = |ball| scene.ball(ball).map(|n| (field.cell(n), field.layer(n)));
        let touch = match (place(pair[0]), place(pair[1])) {
            (Some((a, la)), Some((b, lb))) => la == lb && a.around().any(|cell| cell == b),
            _ => false,
        };
        if !touch {
            let expected = format!("{} next to {}", pair[0], pair[1]);
            judge.differ(position, "touching", expected, "that they do not touch");
        }
    }
}
