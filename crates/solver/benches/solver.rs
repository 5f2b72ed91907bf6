//! How long exact answers take.

use golf::{Collection, Course, CourseFile, Field, Placement};
use solver::{Bag, Budget, Certificate, Solution};

fn main() {
    divan::main();
}

/// A bare course of 300 cells.
fn meadow() -> Course {
    let mut map = String::new();
    for row in 0..15 {
        for column in 0..20 {
            let character = match (row, column) {
                (6 | 7, 1..=3) => 's',
                (8, 17) => 'o',
                _ => '.',
            };
            if column == 0 && row % 2 == 1 {
                map.push(' ');
            }
            map.push(character);
            map.push(' ');
        }
        map.push('\n');
    }
    let file = CourseFile::parse(&format!("format = 1\nmap = '''\n{map}'''\n"));
    Course::new("meadow", &file.expect("a course"), &()).expect("a course")
}

#[divan::bench]
fn exact_values_of_300_nodes(bencher: divan::Bencher) {
    let course = meadow();
    let field = Field::new(&course);
    assert_eq!(field.len(), 300);
    bencher.bench(|| Solution::new(&course, &field, Bag::standard(), 10, Budget::default()));
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
    let tokens: String = (0..6)
        .map(|i| {
            let cell = cells[10 + i * 23];
            let value = -1 - (i as i32) % 3;
            format!(
                "[[piece]]\nid = \"token\"\nat = [{}, {}]\nvalue = {value}\n",
                cell.x, cell.y
            )
        })
        .collect();
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
