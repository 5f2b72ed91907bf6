//! Whether chances of winning come true.

use crate::courses::Ground;
use crate::game::{Who, order, play};
use coach::Level;
use solver::Rng;
use std::fmt::Write;

/// Positions with about the same chance.
#[derive(Clone, Copy, Default)]
struct Bin {
    count: f64,
    said: f64,
    came: f64,
}

const BINS: usize = 10;
/// The picture, in points.
const SIZE: f64 = 320.0;
const MARGIN: f64 = 40.0;

/// Courses of two players with one, two or three balls: a table and a picture of what was said
/// and what came true.
pub fn measure(grounds: &[Ground], courses: usize, seed: u64) -> (String, String) {
    let mut bins = [Bin::default(); BINS];
    for number in 0..courses {
        let mut rng = Rng::new(Rng::mix(seed.wrapping_add(number as u64)));
        course(grounds, 1 + (number % 3) as u8, &mut rng, &mut bins);
    }
    (table(&bins), picture(&bins))
}

fn course(grounds: &[Ground], each: u8, rng: &mut Rng, bins: &mut [Bin; BINS]) {
    let ground = &grounds[rng.below(grounds.len())];
    let owners = order(2, each, rng);
    let player = ground.player();
    let mut said = Vec::new();
    let seats = [Who::Level(Level::Expert); 2];
    let scores = play(ground, &owners, &seats, rng, |position| {
        if !position.is_over() {
            said.push(player.judge().chance(position, 0, 1, 0.0));
        }
    });
    let came = f64::from(scores[1].total_cmp(&scores[0]) as i8) / 2.0 + 0.5;
    for chance in said {
        let bin = &mut bins[((chance * BINS as f64) as usize).min(BINS - 1)];
        bin.count += 1.0;
        bin.said += chance;
        bin.came += came;
    }
}

fn table(bins: &[Bin]) -> String {
    let mut text = String::from("| said | came true | positions |\n| --- | --- | --- |\n");
    for bin in bins.iter().filter(|bin| bin.count > 0.0) {
        let _ = writeln!(
            text,
            "| {:.0} % | {:.0} % | {:.0} |",
            100.0 * bin.said / bin.count,
            100.0 * bin.came / bin.count,
            bin.count
        );
    }
    text
}

fn picture(bins: &[Bin]) -> String {
    let side = SIZE - 2.0 * MARGIN;
    let place = |x: f64, y: f64| (MARGIN + x * side, SIZE - MARGIN - y * side);
    let (left, bottom) = place(0.0, 0.0);
    let (right, top) = place(1.0, 1.0);
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {SIZE} {SIZE}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n\
         <title>Chances of winning a course: said and come true</title>\n\
         <rect width=\"{SIZE}\" height=\"{SIZE}\" fill=\"#fff\"/>\n\
         <path d=\"M{left} {top}V{bottom}H{right}\" fill=\"none\" stroke=\"#444\"/>\n\
         <path d=\"M{left} {bottom}L{right} {top}\" stroke=\"#bbb\"/>\n"
    );
    for percent in [0, 50, 100] {
        let (x, y) = place(f64::from(percent) / 100.0, f64::from(percent) / 100.0);
        let _ = writeln!(
            text,
            "<text x=\"{x}\" y=\"{}\" text-anchor=\"middle\">{percent} %</text>\n\
             <text x=\"{}\" y=\"{}\" text-anchor=\"end\">{percent} %</text>",
            bottom + 16.0,
            left - 4.0,
            y + 4.0
        );
    }
    for bin in bins.iter().filter(|bin| bin.count > 0.0) {
        let (x, y) = place(bin.said / bin.count, bin.came / bin.count);
        let _ = writeln!(
            text,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\" fill=\"#1b6e4b\"/>"
        );
    }
    let _ = writeln!(
        text,
        "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">said</text>\n\
         <text x=\"12\" y=\"{}\">came true</text>\n</svg>",
        SIZE / 2.0,
        SIZE - 6.0,
        MARGIN - 16.0
    );
    text
}
