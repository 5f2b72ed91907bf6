//! Lays out a printed course page: name, author, order of play, limit, par, pieces, and a code that
//! opens the course.
//!
//! Lengths are in millimetres. The words use a system font, but the numbers on the board are drawn
//! as lines. If no font is available, only the words are missing.

use crate::ball::{self, Look};
use crate::numerals;
use crate::path_data::number;
use crate::pieces;
use crate::point::{Frame, Point, p};
use crate::svg::{Paint, Pen, Type};
use crate::words::Words;
use golf::{Ball, Catalogue, Layout, Piece, PieceBody, Shape};
use std::fmt::Write as _;

/// Information that the printed sheet shows in addition to the course.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Imprint {
    /// The par: the rounded average number of strokes that perfect play needs.
    pub par: Option<i32>,
    /// A short line that names the author of the course.
    pub byline: String,
    /// A code that opens the course when scanned.
    pub code: Option<Code>,
}

/// A QR code: dark and light squares, row by row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Code {
    /// The number of squares per side.
    pub side: usize,
    /// Whether a square is dark.
    pub dark: Vec<bool>,
}

const MARGIN: f64 = 11.0;
const TILE: Point = p(31.0, 25.0);
/// The width reserved in the header for par, limit and order of play.
const FACTS: f64 = 106.0;
/// The side length of a square in the code. Phones cannot read smaller squares reliably.
const SQUARE: f64 = 0.42;
/// The width of the light border that scanners need around the code, in squares.
const QUIET: usize = 4;
/// The maximum scale of a board, in millimetres per picture unit.
const LARGEST: f64 = 1.2;

/// A kind of piece, and how many of these pieces the course has.
struct Entry<'e> {
    piece: &'e Piece,
    count: usize,
}

/// The layout of the sheet.
pub(crate) struct Sheet<'s> {
    course: &'s Layout,
    imprint: &'s Imprint,
    words: Words,
    language: &'s str,
    pub(crate) size: Point,
    entries: Vec<Entry<'s>>,
    scale: f64,
    board: Frame,
}

impl<'s> Sheet<'s> {
    /// Returns the layout in portrait or landscape format, whichever shows the board larger.
    pub(crate) fn a4(
        course: &'s Layout,
        imprint: &'s Imprint,
        language: &'s str,
        board: Frame,
    ) -> Sheet<'s> {
        let [upright, across] = [p(210.0, 297.0), p(297.0, 210.0)].map(|size| {
            let mut sheet = Sheet {
                course,
                imprint,
                words: Words::of(language),
                language,
                size,
                entries: entries(course),
                scale: 0.0,
                board,
            };
            let room = sheet.room();
            sheet.scale = (room.width() / board.width())
                .min(room.height() / board.height())
                .min(LARGEST);
            sheet
        });
        if across.scale > upright.scale {
            across
        } else {
            upright
        }
    }

    /// Returns the transform that moves and scales the board to its area.
    pub(crate) fn placement(&self) -> String {
        let shift = self.room().middle() - self.board.middle() * self.scale;
        format!(
            "translate({} {}) scale({:.4})",
            number(shift.x),
            number(shift.y),
            self.scale
        )
    }

    /// Returns the area available for the board.
    fn room(&self) -> Frame {
        Frame {
            low: p(MARGIN, MARGIN + self.header_height()),
            high: p(
                self.size.x - MARGIN,
                self.size.y - MARGIN - self.footer_height(),
            ),
        }
    }

    fn is_across(&self) -> bool {
        self.size.x > self.size.y
    }

    /// Returns the height of the header. In portrait format, the facts are below the name.
    fn header_height(&self) -> f64 {
        if self.is_across() { 23.0 } else { 38.0 }
    }

    fn footer_height(&self) -> f64 {
        let pieces = match self.rows() {
            0 => 0.0,
            rows => 7.0 + f64::from(rows as u32) * TILE.y,
        };
        let code = self.imprint.code.as_ref();
        pieces.max(code.map_or(0.0, |code| code.width() + 7.0))
    }

    fn columns(&self) -> usize {
        let code = self.imprint.code.as_ref();
        let code = code.map_or(0.0, |code| code.width() + 4.0);
        ((self.size.x - 2.0 * MARGIN - code) / TILE.x) as usize
    }

    fn rows(&self) -> usize {
        self.entries.len().div_ceil(self.columns())
    }

    /// Draws the sheet without the board.
    pub(crate) fn draw(&self, pen: &mut Pen) {
        pen.layer("page", |pen| {
            self.frame(pen);
            self.header(pen);
            self.footer(pen);
        });
    }

    fn frame(&self, pen: &mut Pen) {
        let line = pen.inks.line;
        let inset = p(6.0, 6.0);
        let size = self.size - inset * 2.0;
        pen.rectangle(inset, size, 3.0, &Paint::line(line, 0.4));
    }

    fn header(&self, pen: &mut Pen) {
        let (ink, second) = (pen.inks.ink, pen.inks.ink_second);
        let name = self.course.name_in(self.language);
        let facts = if self.is_across() { FACTS + 6.0 } else { 0.0 };
        let room = self.size.x - 2.0 * MARGIN - facts;
        let title = Type {
            size: fitted(name, room, 10.5),
            weight: 800,
            ink,
        };
        pen.text(p(MARGIN, MARGIN + 9.5), title, name);
        let small = Type {
            size: 3.6,
            weight: 500,
            ink: second,
        };
        let byline = Type {
            size: fitted(&self.imprint.byline, room, 3.8),
            ..small
        };
        pen.text(p(MARGIN, MARGIN + 15.5), byline, &self.imprint.byline);
        let low = if self.is_across() {
            p(self.size.x - MARGIN - FACTS, MARGIN)
        } else {
            p(MARGIN, MARGIN + 19.0)
        };
        self.facts(pen, small, low);
        let rule = p(self.size.x - 2.0 * MARGIN, 0.3);
        let low = p(MARGIN, MARGIN + self.header_height() - 4.0);
        pen.rectangle(low, rule, 0.0, &Paint::fill(pen.inks.line));
    }

    /// Draws the order of play, the limit and the par side by side.
    fn facts(&self, pen: &mut Pen, small: Type<'_>, low: Point) {
        pen.text(low + p(0.0, 3.2), small, self.words.order);
        for (index, colour) in self.course.order().into_iter().enumerate() {
            let at = low + p(3.6 + 8.3 * f64::from(index as u32), 10.0);
            ball::draw(pen, Ball::round(colour), at, 3.1, Look::Solid);
        }
        let limit = self.course.limit().to_string();
        figure(pen, small, low + p(56.0, 0.0), self.words.limit, &limit);
        if let Some(par) = self.imprint.par {
            let par = par.to_string();
            figure(pen, small, low + p(96.0, 0.0), self.words.par, &par);
        }
    }

    fn footer(&self, pen: &mut Pen) {
        let small = Type {
            size: 3.6,
            weight: 500,
            ink: pen.inks.ink_second,
        };
        let top = self.size.y - MARGIN - self.footer_height() + 4.0;
        if let Some(code) = &self.imprint.code {
            let side = code.width();
            let low = p(self.size.x - MARGIN - side, self.size.y - MARGIN - side);
            pen.text(p(low.x, low.y - 1.6), small, self.words.scan);
            squares(pen, code, low);
        }
        if self.entries.is_empty() {
            return;
        }
        pen.text(p(MARGIN, top), small, self.words.pieces);
        for (index, entry) in self.entries.iter().enumerate() {
            let (row, column) = (index / self.columns(), index % self.columns());
            let low = p(
                MARGIN + f64::from(column as u32) * TILE.x,
                top + 2.0 + f64::from(row as u32) * TILE.y,
            );
            self.tile(pen, entry, low);
        }
    }

    fn tile(&self, pen: &mut Pen, entry: &Entry<'_>, low: Point) {
        let inks = pen.inks;
        let size = TILE - p(2.0, 2.0);
        let felt = p(size.x, size.y - 9.0);
        let ground = Paint::fill(inks.felt.plain).edged(inks.oak.plain, 0.5);
        pen.rectangle(low, felt, 2.0, &ground);
        pieces::icon(pen, &pieces::canonical(entry.piece), low, felt, 0.2);
        let base = low + p(0.4, felt.y + 4.2);
        let count = format!("{} ×", entry.count);
        let width = numerals::width(&count, 2.6);
        pen.numeral(base + p(width / 2.0, -1.1), 2.6, &count, inks.ink);
        let [first, second] = self.label(entry.piece);
        let name = Type {
            size: fitted(&first, size.x - width - 1.8, 3.3),
            weight: 700,
            ink: inks.ink,
        };
        pen.text(base + p(width + 1.4, 0.0), name, &first);
        let second_line = Type {
            size: 2.8,
            weight: 400,
            ink: inks.ink_second,
        };
        pen.text(base + p(width + 1.4, 3.6), second_line, &second);
    }

    /// Returns the name of a piece, and whether its channel is open.
    fn label(&self, piece: &Piece) -> [String; 2] {
        let name = self.words.piece(&piece.shape);
        let shape = Catalogue::standard().shape(&piece.shape);
        match &piece.body {
            PieceBody::Flat { open, .. } if shape.is_some_and(Shape::can_be_channelled) => {
                [name.to_owned(), self.words.channel(*open).to_owned()]
            }
            PieceBody::Token { value, .. } => [format!("{name} −{}", value.abs()), String::new()],
            _ => [name.to_owned(), String::new()],
        }
    }
}

/// Draws a number below its label.
fn figure(pen: &mut Pen, small: Type<'_>, low: Point, word: &str, figure: &str) {
    pen.text(low + p(0.0, 3.2), small, word);
    let middle = numerals::width(figure, 6.4) / 2.0;
    pen.numeral(low + p(middle, 10.0), 6.4, figure, pen.inks.ink);
}

/// Returns a font size at which a text fits the given width. The average width of a letter is about
/// 0.58 times the font size.
fn fitted(text: &str, room: f64, largest: f64) -> f64 {
    let letters = text.chars().count().max(1) as u32;
    (room / (0.58 * f64::from(letters))).min(largest)
}

impl Code {
    /// Returns the width of the printed code, including the light border around it. The width is at
    /// least 30 mm, so codes with few squares have larger squares.
    fn width(&self) -> f64 {
        (SQUARE * f64::from((self.side + 2 * QUIET) as u32)).max(30.0)
    }
}

/// Draws the squares of a code on a white background.
fn squares(pen: &mut Pen, code: &Code, low: Point) {
    let width = code.width();
    pen.rectangle(low, p(width, width), 0.0, &Paint::fill("#fff"));
    let step = width / f64::from((code.side + 2 * QUIET) as u32);
    let mut ways = String::new();
    for (row, squares) in code.dark.chunks(code.side.max(1)).enumerate() {
        for (column, dark) in squares.iter().enumerate() {
            if *dark {
                let _ = write!(ways, "M{column} {row}h1v1h-1z");
            }
        }
    }
    let corner = low + p(step, step) * f64::from(QUIET as u32);
    pen.markup(&format!(
        r##"<path class="code" transform="translate({} {}) scale({step:.5})" fill="#000" shape-rendering="crispEdges" d="{ways}"/>
"##,
        number(corner.x),
        number(corner.y)
    ));
}

/// Returns the kinds of pieces in the order in which they first appear on the course.
fn entries(course: &Layout) -> Vec<Entry<'_>> {
    let mut entries: Vec<Entry<'_>> = Vec::new();
    for piece in course.pieces() {
        match entries.iter_mut().find(|entry| alike(entry.piece, piece)) {
            Some(entry) => entry.count += 1,
            None => entries.push(Entry { piece, count: 1 }),
        }
    }
    entries
}

fn alike(a: &Piece, b: &Piece) -> bool {
    a.shape == b.shape
        && match (&a.body, &b.body) {
            (PieceBody::Flat { open: a, .. }, PieceBody::Flat { open: b, .. }) => a == b,
            (PieceBody::Token { value: a, .. }, PieceBody::Token { value: b, .. }) => a == b,
            _ => true,
        }
}
