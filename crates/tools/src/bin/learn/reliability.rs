//! Reliability diagrams: a table and a picture that compare predicted chances with actual results.

use std::fmt::Write;

/// A group of positions with similar predicted chances.
#[derive(Clone, Copy, Default)]
struct Bin {
    count: f64,
    said: f64,
    came: f64,
}

const BINS: usize = 10;
/// The size of the picture in points.
const SIZE: f64 = 320.0;
const MARGIN: f64 = 40.0;

/// Positions grouped by their predicted chance.
#[derive(Clone, Copy, Default)]
pub struct Reliability([Bin; BINS]);

impl Reliability {
    /// Adds a position with its predicted chance and its actual result.
    pub fn note(&mut self, said: f64, came: f64) {
        let bin = &mut self.0[((said * BINS as f64) as usize).min(BINS - 1)];
        bin.count += 1.0;
        bin.said += said;
        bin.came += came;
    }

    /// Returns a table that compares predicted chances with actual results.
    pub fn table(&self) -> String {
        let mut text = String::from("| predicted | actual | positions |\n| --- | --- | --- |\n");
        for bin in self.0.iter().filter(|bin| bin.count > 0.0) {
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

    /// Returns a picture that compares predicted chances with actual results. `of` says what the
    /// chances refer to, for the title.
    pub fn picture(&self, of: &str) -> String {
        let side = SIZE - 2.0 * MARGIN;
        let place = |x: f64, y: f64| (MARGIN + x * side, SIZE - MARGIN - y * side);
        let (left, bottom) = place(0.0, 0.0);
        let (right, top) = place(1.0, 1.0);
        let mut text = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {SIZE} {SIZE}\" \
             font-family=\"sans-serif\" font-size=\"12\">\n\
             <title>Chances of winning {of}: predicted and actual</title>\n\
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
        for bin in self.0.iter().filter(|bin| bin.count > 0.0) {
            let (x, y) = place(bin.said / bin.count, bin.came / bin.count);
            let _ = writeln!(
                text,
                "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\" fill=\"#1b6e4b\"/>"
            );
        }
        let _ = writeln!(
            text,
            "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">predicted</text>\n\
             <text x=\"12\" y=\"{}\">actual</text>\n</svg>",
            SIZE / 2.0,
            SIZE - 6.0,
            MARGIN - 16.0
        );
        text
    }
}
