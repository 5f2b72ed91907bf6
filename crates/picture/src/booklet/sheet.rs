//! Arranges scenes in rows and columns, with their captions.

use super::panel::Block;
use crate::point::{Point, p};
use crate::svg::{Pen, Type};

const MARGIN: f64 = 14.0;
const GAP: f64 = 26.0;
/// The usual size of a picture on a page or screen.
const ROOM: Point = p(720.0, 620.0);

/// The scenes with their positions, and the total size.
pub(super) struct Sheet<'s> {
    blocks: Vec<Block<'s>>,
    places: Vec<Point>,
    words: f64,
    pub(super) size: Point,
}

impl<'s> Sheet<'s> {
    /// Arranges the blocks in columns. The number of columns is chosen so that the blocks are as
    /// large as possible.
    pub(super) fn new(blocks: Vec<Block<'s>>) -> Sheet<'s> {
        let scale = |columns: usize| {
            let size = Plan::new(&blocks, columns).size;
            (ROOM.x / size.x).min(ROOM.y / size.y)
        };
        let mut columns = 1;
        for more in 2..=blocks.len().clamp(1, 4) {
            if scale(more) > scale(columns) + 1e-6 {
                columns = more;
            }
        }
        let Plan {
            places,
            words,
            size,
        } = Plan::new(&blocks, columns);
        Sheet {
            blocks,
            places,
            words,
            size,
        }
    }

    pub(super) fn draw(&self, pen: &mut Pen) {
        for (index, (block, low)) in self.blocks.iter().zip(&self.places).enumerate() {
            pen.scoped(&format!("p{}", index + 1), |pen| block.draw(pen, *low));
            self.caption(pen, block, *low);
        }
    }

    fn caption(&self, pen: &mut Pen, block: &Block<'_>, low: Point) {
        let look = Type {
            size: self.words,
            weight: 500,
            ink: pen.inks.ink_second,
        };
        let mut at = low + p(2.0, block.size().y + 1.35 * self.words);
        for line in lines(block.caption, block.size().x, self.words) {
            pen.text(at, look, &line);
            at = at + p(0.0, 1.28 * self.words);
        }
    }
}

struct Plan {
    places: Vec<Point>,
    words: f64,
    size: Point,
}

impl Plan {
    fn new(blocks: &[Block<'_>], columns: usize) -> Plan {
        let column_width = |column: usize| {
            let column = blocks.iter().skip(column).step_by(columns);
            column.map(|block| block.size().x).fold(0.0, f64::max)
        };
        let widths: Vec<f64> = (0..columns).map(column_width).collect();
        let gaps = GAP * f64::from(columns as u32 - 1);
        let width = widths.iter().sum::<f64>() + gaps + 2.0 * MARGIN;
        // Makes the font size 12.5 pixels when the picture is 600 pixels wide.
        let words = (width / 48.0).clamp(10.0, 30.0);
        let mut places = Vec::new();
        let mut top = MARGIN;
        for row in blocks.chunks(columns) {
            let mut left = MARGIN;
            let mut height: f64 = 0.0;
            for (block, width) in row.iter().zip(&widths) {
                places.push(p(left, top));
                left += width + GAP;
                height = height.max(block.size().y + caption_height(block, words));
            }
            top += height + GAP * 0.7;
        }
        let size = p(width, (top - GAP * 0.7 + MARGIN).max(2.0 * MARGIN));
        Plan {
            places,
            words,
            size,
        }
    }
}

fn caption_height(block: &Block<'_>, words: f64) -> f64 {
    let count = lines(block.caption, block.size().x, words).len();
    if count == 0 {
        return 0.0;
    }
    words * (0.55 + 1.28 * f64::from(count as u32))
}

/// Breaks text into lines, assuming an average letter width of 0.53 times the font size.
fn lines(text: &str, width: f64, size: f64) -> Vec<String> {
    let most = ((width / (0.53 * size)) as usize).max(12);
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_ascii_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + word.chars().count() < most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
