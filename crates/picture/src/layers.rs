//! Draws the layers of a board, from back to front.

use crate::ball::{self, Look};
use crate::corners::Corners;
use crate::drawing::{Drawing, Grid};
use crate::ground::Ground;
use crate::marks::{self, Kind, StartLook};
use crate::point::{Point, R};
use crate::svg::{Group, Pen};
use crate::track::Spot;
use crate::{felt, flat, nameplates, path, slowing, tall, token};
use golf::{Cell, Layer, PieceBody};
use sorted::Set;

impl Drawing<'_> {
    /// Returns the fairway cells in or near the visible part of the board.
    fn shown_cells(&self, ground: &Ground) -> Set<Cell> {
        let view = self.view.map(|view| view.grown(2.0 * R, 2.0 * R, 2.0 * R));
        let turn = self.stage.turn;
        let is_shown = |cell: &&Cell| view.is_none_or(|view| view.contains(turn.of(**cell)));
        ground.fairway.iter().filter(is_shown).copied().collect()
    }

    /// Draws all layers of the board, but not the background or the page.
    pub(crate) fn board(&self, pen: &mut Pen, ground: &Ground) {
        felt::rails(pen, ground);
        felt::felt(pen, ground);
        if !self.heat.is_empty() {
            felt::heat(pen, &self.heat);
        }
        if self.grid != Grid::Hidden {
            felt::grid(pen, &self.shown_cells(ground), !self.heat.is_empty());
        }
        if self.heat.is_empty() && !self.is_cut() {
            nameplates::draw(pen, self.course);
        }
        self.slowing(pen);
        pen.layer("edge", |pen| felt::edge(pen, ground));
        self.marks(pen);
        if self.grid == Grid::Coordinates {
            let mut printed = self.course.starts().to_vec();
            printed.push(self.course.hole());
            felt::coordinates(pen, self.course.fairway(), &printed);
        }
        self.flats(pen);
        self.tokens(pen);
        pen.layer("balls", |pen| self.balls(pen, Layer::Ground));
        self.movers(pen);
        self.talls(pen);
        pen.layer("balls-top", |pen| self.balls(pen, Layer::Top));
        pen.layer("flag", |pen| marks::flag(pen, self.flag_foot()));
        self.notes.draw(pen, &self.stage);
        let mut corners = self.corners();
        self.path(pen, &mut corners);
        self.notes.letters(pen, &self.stage, &mut corners);
    }

    /// Returns the layers `hints`, `tokens` and `movers` as separate texts.
    pub(crate) fn moving_layers(&self) -> [String; 3] {
        [
            self.alone(|pen| pen.layer("hints", |pen| self.hints(pen))),
            self.alone(|pen| self.tokens(pen)),
            self.alone(|pen| self.movers(pen)),
        ]
    }

    /// Returns the `path` layer.
    pub(crate) fn path_layer(&self) -> String {
        self.alone(|pen| self.path(pen, &mut self.corners()))
    }

    /// Returns the notes as a separate layer. The notes avoid the balls and strokes.
    pub(crate) fn notes_layer(&self) -> String {
        self.alone(|pen| {
            let mut corners = self.corners();
            // Corners are assigned to the stroke numbers first.
            self.alone(|pen| self.path(pen, &mut corners));
            pen.layer("notes", |pen| {
                self.notes.draw(pen, &self.stage);
                self.notes.letters(pen, &self.stage, &mut corners);
            });
        })
    }

    fn corners(&self) -> Corners<'_> {
        let arrows = self.notes.arrows.iter().map(|arrow| arrow.at);
        Corners::new(&self.stage, arrows.collect())
    }

    fn path(&self, pen: &mut Pen, corners: &mut Corners<'_>) {
        if !self.stage.tracks.is_empty() {
            let numbers = self.numbers.then_some(self.first);
            pen.layer("path", |pen| {
                path::draw(pen, &self.stage, corners, numbers);
            });
        }
    }

    fn slowing(&self, pen: &mut Pen) {
        let group = Group {
            name: Some("ground"),
            clip: Some(felt::FLOOR),
            ..Group::default()
        };
        pen.group(group, |pen| {
            for piece in self.course.pieces() {
                match &piece.body {
                    PieceBody::Sand { cells } => slowing::sand(pen, cells),
                    PieceBody::Water { cells } => slowing::water(pen, cells),
                    _ => {}
                }
            }
        });
    }

    /// Draws the printed marks, and the hints that show how moving pieces can move.
    fn marks(&self, pen: &mut Pen) {
        let course = self.course;
        let (starts, hole) = (course.starts(), course.hole());
        let kind = |printed: bool| if printed { Kind::Printed } else { Kind::Marker };
        let moved_start = |body: &PieceBody| matches!(body, PieceBody::StartMarker { cells } if cells.contains(&starts[0]));
        let moved_hole =
            |body: &PieceBody| matches!(body, PieceBody::HoleMarker { at } if *at == hole);
        let none = |which: &dyn Fn(&PieceBody) -> bool| {
            !course.pieces().iter().any(|piece| which(&piece.body))
        };
        pen.layer("marks", |pen| {
            // At the edge of the felt, the rail covers a small part of the start area.
            let under_rail = Group {
                clip: Some(felt::FLOOR),
                ..Group::default()
            };
            let look = StartLook {
                kind: kind(none(&moved_start)),
                numbers: self.numbers,
                coloured: !self.heat.is_empty(),
            };
            pen.group(under_rail, |pen| marks::start(pen, &starts, look));
            marks::hole(pen, hole, kind(none(&moved_hole)));
            for arrow in course.arrows() {
                marks::arrow(pen, arrow);
            }
        });
        pen.layer("hints", |pen| self.hints(pen));
    }

    fn hints(&self, pen: &mut Pen) {
        for (index, piece) in self.course.pieces().iter().enumerate() {
            if let Some(stand) = self.stage.mover(index) {
                stand.hints(pen, &piece.body);
            }
        }
    }

    fn flats(&self, pen: &mut Pen) {
        pen.layer("pieces", |pen| {
            for piece in self.course.pieces() {
                if let PieceBody::Flat { cells, .. } = &piece.body {
                    flat::draw(pen, cells);
                }
            }
        });
    }

    fn tokens(&self, pen: &mut Pen) {
        pen.layer("tokens", |pen| {
            for (index, piece) in self.course.pieces().iter().enumerate() {
                if let PieceBody::Token { at, value } = piece.body
                    && (!self.stage.is_taken(index) || self.stage.is_fetched(index))
                {
                    let faded = Group {
                        opacity: self.stage.is_fetched(index).then_some(0.5),
                        ..Group::default()
                    };
                    pen.group(faded, |pen| {
                        token::draw(pen, self.stage.turn.of(at), token::SIZE, i32::from(value));
                    });
                }
            }
        });
    }

    /// Draws the balls on one layer. Leaves out balls that a stroke moves, because they are drawn
    /// with their paths. A ball below a deck is drawn with the balls on top, so that it shows
    /// through the deck.
    fn balls(&self, pen: &mut Pen, layer: Layer) {
        let tracks = &self.stage.tracks;
        for (ball, spot) in &self.stage.balls {
            let hidden = self.stage.is_hidden(*spot);
            let seen = if hidden { Layer::Top } else { spot.layer };
            if seen != layer || tracks.iter().any(|track| track.ball == *ball) {
                continue;
            }
            let look = if hidden { Look::Ghost } else { Look::Solid };
            ball::draw(pen, *ball, self.stage.point(*spot), ball::SIZE, look);
        }
    }

    /// Draws the moving pieces from back to front.
    fn movers(&self, pen: &mut Pen) {
        let turn = self.stage.turn;
        let pieces = self.course.pieces().iter().enumerate();
        let standing = pieces.filter_map(|(index, piece)| {
            let stand = self.stage.mover(index)?;
            Some((stand.row(turn, &piece.body)?, index, &piece.body, stand))
        });
        let mut standing: Vec<_> = standing.collect();
        sorted::sort_by_key(&mut standing, |(row, index, ..)| (*row, *index));
        pen.layer("movers", |pen| {
            for (_, index, body, _) in &standing {
                if let Some(before) = self.stage.before(*index) {
                    let faded = Group {
                        opacity: Some(0.4),
                        ..Group::default()
                    };
                    pen.group(faded, |pen| before.draw(pen, body));
                }
            }
            for (_, _, body, stand) in standing {
                stand.draw(pen, body);
            }
        });
    }

    /// Draws the tall pieces from back to front.
    fn talls(&self, pen: &mut Pen) {
        let turn = self.stage.turn;
        let pieces = self.course.pieces().iter();
        let talls = pieces.filter_map(|piece| match &piece.body {
            PieceBody::Tall { cells } => Some(cells),
            _ => None,
        });
        let mut talls: Vec<_> = talls.collect();
        sorted::sort_by_key(&mut talls, |cells| {
            cells.iter().map(|cell| turn.row(cell.at)).max()
        });
        pen.layer("tall", |pen| {
            for cells in talls {
                tall::draw(pen, cells);
            }
        });
    }

    /// Returns the point where the flag stands. If a deck covers the hole, the flag stands in the
    /// hole in the deck.
    fn flag_foot(&self) -> Point {
        let cell = self.course.hole();
        let on = |layer| Spot { cell, layer };
        if self.stage.is_hidden(on(Layer::Ground)) {
            self.stage.point(on(Layer::Top))
        } else {
            self.stage.turn.of(cell)
        }
    }
}
