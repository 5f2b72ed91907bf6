//! Benchmarks for exact solutions and certificates. Run them with `cargo xtask bench solver`.

#[path = "../../golf/benches/measure/mod.rs"]
mod measure;

use golf::{Collection, Course, CourseFile, Placement};
use measure::{Asked, Figures};
use solver::{Bag, Budget, Certificate, Solution};
use std::hint::black_box;

fn main() {
    match Asked::read() {
        Asked::Nothing => {}
        Asked::Count(_, rounds) => count(rounds),
        Asked::Figures(file) => {
            let mut figures = Figures::default();
            exact_values(&mut figures);
            certificates(&mut figures);
            figures.write(file.as_deref());
        }
    }
}

/// Returns a course of 300 cells without pieces.
fn meadow() -> Course {
    let file = CourseFile::parse(include_str!("meadow.toml")).expect("a file");
    Course::new("meadow", &file, &()).expect("a course")
}

fn course(id: &str) -> Course {
    let course = Collection::course(id).expect("in the collection");
    course.expect("a course")
}

fn solve(course: &Course) -> Solution {
    Solution::new(course, Bag::standard(), 10, Budget::default())
}

fn certify(course: &Course) -> Certificate {
    Certificate::new(course, Bag::standard(), 10, Budget::default())
}

fn exact_values(figures: &mut Figures) {
    let meadow = meadow();
    assert_eq!(meadow.field().len(), 300);
    // The field of the fresh course is already computed, but the field's table of landings is not.
    figures.measure("exact values of 300 nodes", 21, self::meadow, |fresh| {
        black_box(solve(fresh));
    });
    // This time, the table of landings exists, as it does after a change of the dice or the limit.
    let again = "exact values of 300 nodes, again";
    figures.measure(
        again,
        21,
        || (),
        |()| {
            black_box(solve(&meadow));
        },
    );
    for id in ["1", "4", "7", "9"] {
        let course = course(id);
        figures.measure(
            &format!("exact values of course {id}"),
            11,
            || (),
            |()| {
                black_box(solve(&course));
            },
        );
    }
}

/// Solves the 300-cell course from scratch once per round. Prints the number of solutions and nodes
/// per round.
fn count(rounds: usize) {
    let meadow = meadow();
    for _ in 0..rounds {
        // The copy of a fresh course has no table of landings yet.
        let fresh = meadow.clone();
        black_box(solve(&fresh));
    }
    println!("1 {}", meadow.field().len());
}

fn certificates(figures: &mut Figures) {
    for id in ["1", "4", "9"] {
        let course = course(id);
        figures.measure(
            &format!("certificate of course {id}"),
            7,
            || (),
            |()| {
                black_box(certify(&course));
            },
        );
    }
    let course = six_tokens();
    figures.measure(
        "certificate with six tokens",
        5,
        || (),
        |()| {
            black_box(certify(&course));
        },
    );
}

fn six_tokens() -> Course {
    let course = course("4");
    let plain = |cell: &&golf::Cell| course.tile(**cell) == Some(golf::Tile::Fairway);
    let cells: Vec<_> = course.fairway().iter().filter(plain).collect();
    let mut tokens = String::new();
    for (index, cell) in cells.iter().skip(10).step_by(23).take(6).enumerate() {
        let (x, y, value) = (cell.x, cell.y, -1 - (index as i32) % 3);
        let piece = format!("[[piece]]\nid = \"token\"\nat = [{x}, {y}]\nvalue = {value}\n");
        tokens.push_str(&piece);
    }
    let file = CourseFile::parse(&format!("format = 1\non = [\"4\"]\n{tokens}")).expect("a file");
    let mut placements = file.pieces.iter().map(|piece| &piece.placement);
    assert!(placements.all(|placement| matches!(placement, Placement::Token { .. })));
    Course::new("tokens", &file, &Collection).expect("a course")
}
