//! How long exact answers take.

use golf::{Ball, Collection, Colour, Course, CourseFile, Field, Placement};
use solver::{Bag, Budget, CaromPlayer, CaromPosition, Certificate, Level, Solution};

fn main() {
    divan::main();
}

/// A bare course of 300 cells.
fn meadow() -> Course {
    let file = CourseFile::parse(include_str!("meadow.toml")).expect("a file");
    Course::new("meadow", &file, &()).expect("a course")
}

/// The field is known, where balls land on it is not.
#[divan::bench]
fn exact_values_of_300_nodes(bencher: divan::Bencher) {
    let course = meadow();
    assert_eq!(Field::new(&course).len(), 300);
    bencher
        .with_inputs(|| Field::new(&course))
        .bench_refs(|field| solve(&course, field));
}

/// Again on the same field, as after a change of dice or limit.
#[divan::bench]
fn exact_values_of_300_nodes_again(bencher: divan::Bencher) {
    let course = meadow();
    let field = Field::new(&course);
    bencher.bench(|| solve(&course, &field));
}

fn solve(course: &Course, field: &Field) -> Solution {
    Solution::new(course, field, Bag::standard(), 10, Budget::default())
}

#[divan::bench(args = ["1", "4", "7", "9"])]
fn exact_values_of_course(bencher: divan::Bencher, id: &str) {
    let course = Collection::course(id)
        .expect("in the collection")
        .expect("a course");
    let field = Field::new(&course);
    bencher.bench(|| Solution::new(&course, &field, Bag::standard(), 10, Budget::default()));
}

#[divan::bench(args = ["1", "4", "9"], sample_count = 20)]
fn certificate_of_course(bencher: divan::Bencher, id: &str) {
    let course = Collection::course(id)
        .expect("in the collection")
        .expect("a course");
    let field = Field::new(&course);
    bencher.bench(|| Certificate::new(&course, &field, Bag::standard(), 10, Budget::default()));
}

#[divan::bench(sample_count = 3)]
fn certificate_with_six_tokens(bencher: divan::Bencher) {
    let course = Collection::course("4")
        .expect("in the collection")
        .expect("a course");
    let plain = |cell: &&golf::Cell| course.tile(**cell) == Some(golf::Tile::Fairway);
    let cells: Vec<_> = course.fairway().iter().filter(plain).collect();
    let mut tokens = String::new();
    for (index, cell) in cells.iter().skip(10).step_by(23).take(6).enumerate() {
        let (x, y, value) = (cell.x, cell.y, -1 - (index as i32) % 3);
        let piece = format!("[[piece]]\nid = \"token\"\nat = [{x}, {y}]\nvalue = {value}\n");
        tokens.push_str(&piece);
    }
    let file = CourseFile::parse(&format!("format = 1\non = [\"4\"]\n{tokens}")).expect("a file");
    assert!(
        file.pieces
            .iter()
            .all(|p| matches!(p.placement, Placement::Token { .. }))
    );
    let course = Course::new("tokens", &file, &Collection).expect("a course");
    let field = Field::new(&course);
    bencher.bench(|| Certificate::new(&course, &field, Bag::standard(), 10, Budget::default()));
}

/// A die and a direction, six balls of six owners on the course.
#[divan::bench(args = Level::ALL.map(Level::name), sample_count = 10)]
fn carom_move(bencher: divan::Bencher, level: &str) {
    let level = Level::ALL.into_iter().find(|l| l.name() == level);
    let level = level.expect("a level");
    let course = Collection::course("4")
        .expect("in the collection")
        .expect("a course");
    let (field, bag) = (Field::new(&course), Bag::standard());
    let player = CaromPlayer::new(&field, &bag, 10);
    let balls: Vec<(Ball, u8)> = (0..6)
        .map(|i| (Ball::round(Colour::ALL[i]), i as u8))
        .collect();
    let mut position = CaromPosition::new(&field, &balls, 10);
    for start in field.starts() {
        position.enter(&field, start);
        position.play(&field, None, 1);
    }
    bencher.bench(|| {
        let throw = player.throw(&position, level, 1);
        let impulses = bag.throws()[throw].faces[2];
        player.direction(&position, level, impulses, 2)
    });
}
