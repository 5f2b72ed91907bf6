//! Prints a course's par and the value of each start: `cargo run -p solver --example par -- 4`.

use golf::Collection;
use solver::{Bag, Budget, Certificate};

fn main() {
    let id = std::env::args().nth(1).unwrap_or_else(|| "1".to_owned());
    let Some(Ok(course)) = Collection::course(&id) else {
        eprintln!("there is no course {id}");
        std::process::exit(2);
    };
    let field = course.field();
    let bag = Bag::standard();
    let certificate = Certificate::new(&course, bag, course.limit(), Budget::default());
    println!("{}: par {}", course.name(), certificate.par());
    for start in &certificate.starts {
        let (cell, value) = (field.cell(start.node), start.value.middle());
        let spread = start.spread.deviation();
        println!(
            "from {},{}: {value:.3} strokes, ± {spread:.2}",
            cell.x, cell.y
        );
    }
}
