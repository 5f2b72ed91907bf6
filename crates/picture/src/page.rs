//! A sheet of paper with a course on it: name, order of colours, limit, pieces.
//!
//! Lengths are millimetres. Words are set in a font of the system, unlike the
//! figures on the board: without any font they are missing, nothing else is.

use crate::ball::{self, Look};
use crate::numerals;
use crate::path_data::number;
use crate::pieces;
use crate::point::{Frame, Point, p};
use crate::svg::{Paint, Pen, Type};
use crate::words::Words;
use golf::{Ball, Layout, Piece, PieceBody};

/// What a picture is drawn on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Page {
    /// Just as large as the board.
    #[default]
    Fit,
    /// A sheet of A4, upright or across, whichever shows the board larger.
    A4,
}

const MARGIN: f64 = 12.0;
const HEADER: f64 = 24.0;
const TILE: Point = p(31.0, 25.0);
/// How much of the header belongs to the order of play and the limit.
const FACTS: f64 = 92.0;
/// No board is drawn larger than this: millimetres a unit.
const LARGEST: f64 = 0.62;

/// A kind of piece and how many of it lie on the course.
struct Entry<'e> {
    piece: &'e Piece,
    count: usize,
}

/// How the sheet is divided.
pub(crate) struct Sheet<'s> {
    course: &'s Layout,
    words: &'static Words,
    language: &'s str,
    pub(crate) size: Point,
    entries: Vec<Entry<'s>>,
    scale: f64,
    board: Frame,
}

impl<'s> Sheet<'s> {
    /// The better of the two ways to lay the sheet.
    pub(crate) fn a4(course: &'s Layout, language: &'s str, board: Frame) -> Sheet<'s> {
        let [upright, across] = [p(210.0, 297.0), p(297.0, 210.0)].map(|size| {
            let mut sheet = Sheet {
                course,
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

    /// The transform that puts the board into its room.
    pub(crate) fn placement(&self) -> String {
        let shift = self.room().middle() - self.board.middle() * self.scale;
        format!(
            "translate({} {}) scale({:.4})",
            number(shift.x),
            number(shift.y),
            self.scale
        )
    }

    /// Where the board goes.
    fn room(&self) -> Frame {
        let legend = match self.rows() {
            0 => 0.0,
            rows => 9.0 + f64::from(rows as u32) * TILE.y,
        };
        Frame {
            low: p(MARGIN, MARGIN + HEADER),
            high: p(self.size.x - MARGIN, self.size.y - MARGIN - legend),
        }
    }

    fn columns(&self) -> usize {
        ((self.size.x - 2.0 * MARGIN) / TILE.x) as usize
    }

    fn rows(&self) -> usize {
        self.entries.len().div_ceil(self.columns())
    }

    /// Everything but the board.
    pub(crate) fn draw(&self, pen: &mut Pen) {
        pen.layer("page", |pen| {
            self.frame(pen);
            self.header(pen);
            self.legend(pen);
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
        let room = self.size.x - 2.0 * MARGIN - FACTS - 6.0;
        // Names are at most so wide; an average letter takes about 0.58 of the size.
        let size = (room / (0.58 * f64::from(name.chars().count().max(1) as u32))).min(10.5);
        let title = Type {
            size,
            weight: 800,
            ink,
        };
        pen.text(p(MARGIN, MARGIN + 10.5), title, name);
        let small = Type {
            size: 3.6,
            weight: 500,
            ink: second,
        };
        if self.course.id() != name {
            pen.text(p(MARGIN, MARGIN + 17.0), small, self.course.id());
        }
        self.order(pen, small);
        self.limit(pen, small);
    }

    fn order(&self, pen: &mut Pen, small: Type<'_>) {
        let right = self.size.x - MARGIN;
        let left = right - FACTS;
        pen.text(p(left, MARGIN + 3.2), small, self.words.order);
        for (index, colour) in self.course.order().into_iter().enumerate() {
            let at = p(left + 3.6 + 8.3 * f64::from(index as u32), MARGIN + 10.0);
            ball::draw(pen, Ball::round(colour), at, 3.1, Look::Solid);
        }
    }

    fn limit(&self, pen: &mut Pen, small: Type<'_>) {
        let (ink, line) = (pen.inks.ink, pen.inks.line);
        let left = self.size.x - MARGIN - 34.0;
        pen.text(p(left, MARGIN + 3.2), small, self.words.limit);
        let text = self.course.limit().to_string();
        let middle = left + numerals::width(&text, 6.4) / 2.0;
        pen.numeral(p(middle, MARGIN + 10.0), 6.4, &text, ink);
        let rule = p(self.size.x - 2.0 * MARGIN, 0.3);
        pen.rectangle(
            p(MARGIN, MARGIN + HEADER - 3.0),
            rule,
            0.0,
            &Paint::fill(line),
        );
    }

    fn legend(&self, pen: &mut Pen) {
        if self.entries.is_empty() {
            return;
        }
        let small = Type {
            size: 3.6,
            weight: 500,
            ink: pen.inks.ink_second,
        };
        let top = self.room().high.y + 5.0;
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
        let name = Type {
            size: 3.1,
            weight: 700,
            ink: inks.ink,
        };
        let [first, second] = self.label(entry.piece);
        pen.text(base + p(width + 1.4, 0.0), name, &first);
        let second_line = Type {
            size: 2.8,
            weight: 400,
            ink: inks.ink_second,
        };
        pen.text(base + p(width + 1.4, 3.6), second_line, &second);
    }

    /// The id of a shape and how it lies; of anything else its name.
    fn label(&self, piece: &Piece) -> [String; 2] {
        let word = self.words.piece(&piece.body).to_owned();
        match &piece.body {
            PieceBody::Flat { .. } | PieceBody::Tall { .. } => [piece.shape.clone(), word],
            PieceBody::Token { value, .. } => [format!("{word} −{}", value.abs()), String::new()],
            _ => [word, String::new()],
        }
    }
}

/// The kinds of pieces in the order in which the course names them first.
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
