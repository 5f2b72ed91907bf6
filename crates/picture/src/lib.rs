//! Draws courses, pieces, balls and strokes as SVG.
//!
//! A [`Drawing`] takes a course and, optionally, a scene, the trace of a stroke, heat values for
//! cells and a theme. [`Drawing::render`] returns the picture as text. The crate does no I/O, and
//! the same input always gives the same text.
//!
//! The layers of a picture are groups with ids, from back to front:
//!
//! | layer | what it holds | changes in a game |
//! | --- | --- | --- |
//! | `rails`, `felt`, `grid`, `ground`, `edge`, `marks` | wood, felt, cells, sand and water, start and hole | no |
//! | `nameplates` | numbers of the courses on a linked board | no |
//! | `heat` | coloured cells | if the heat values change |
//! | `hints` | where spinners turn and doors lift | if a spinner turns |
//! | `pieces` | flat pieces | no |
//! | `tokens`, `balls`, `movers` | the parts that a stroke can change | yes |
//! | `tall` | tall pieces | no |
//! | `balls-top` | balls on top | yes |
//! | `flag` | the flag | no |
//! | `notes` | circles and arrows of a figure | no |
//! | `path` | the paths of strokes | yes |
//! | `letters` | marks of a figure | no |
//!
//! Shapes, proportions and inks follow the project's drawing language. Pieces are drawn from their
//! data, never from their ids.

#![cfg_attr(not(test), warn(clippy::disallowed_methods, clippy::disallowed_types))]

mod ball;
mod billiard;
mod booklet;
mod corners;
mod door;
mod drawing;
mod felt;
mod flat;
mod ground;
mod lanes;
mod lattice;
mod layers;
mod letters;
mod marks;
mod movers;
mod nameplates;
mod notes;
mod numerals;
mod outline;
mod page;
mod path;
mod path_data;
mod pieces;
#[cfg(feature = "png")]
mod png;
mod point;
mod shape;
mod slowing;
mod stage;
mod steps;
mod strip;
mod stylesheet;
mod svg;
mod tall;
mod theme;
mod token;
mod track;
mod under;
mod words;
mod zigzag;

pub use billiard::TableDrawing;
pub use booklet::FigureDrawing;
pub use drawing::{Backdrop, Drawing, Grid, Moving, Seen};
pub use page::{Code, Imprint};
#[cfg(feature = "png")]
pub use png::{PngError, png, png_of_pixels};
pub use point::Turn;
pub use shape::{BoardShape, Floor, Polygons, edge_around};
pub use strip::{Span, Strip, strips};
pub use stylesheet::stylesheet;
pub use theme::Theme;

/// Returns a single ball: a group around the origin, at the size of a ball on a board. Insert it
/// into a picture with the same theme.
pub fn ball_markup(ball: golf::Ball, theme: Theme) -> String {
    let mut pen = svg::Pen::new(theme.palette(), "");
    let origin = point::p(0.0, 0.0);
    ball::draw(&mut pen, ball, origin, ball::SIZE, ball::Look::Solid);
    pen.finish()
}

/// The distances between cells in every picture: for one step in x, and for one step in y.
pub const PITCH: [f64; 2] = [point::HALF * point::R, 1.5 * point::R];

/// Returns the two ends of a cell's edge in a direction, in counter-clockwise order.
pub fn corners(cell: golf::Cell, direction: golf::Direction) -> [[f64; 2]; 2] {
    let middle = Turn::None.edge(cell, direction);
    let along = Turn::None.toward(direction).across() * (0.5 * point::R);
    [middle + along, middle - along].map(|corner| [corner.x, corner.y])
}

/// Returns a single piece in its position on the board. Insert it into a picture with the same
/// theme and prefix.
pub fn piece_markup(body: &golf::PieceBody, theme: Theme, prefix: &str) -> String {
    let mut pen = svg::Pen::new(theme.palette(), prefix);
    pieces::alone(&mut pen, body);
    pen.finish()
}

/// Returns a picture of a single piece. The picture uses the textures of a board with the same
/// prefix.
pub fn piece_svg(body: &golf::PieceBody, theme: Theme, prefix: &str) -> String {
    let frame = pieces::frame(Turn::None, body);
    let view = [frame.low.x, frame.low.y, frame.width(), frame.height()].map(path_data::number);
    let view = view.join(" ");
    let piece = piece_markup(body, theme, prefix);
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" stroke-linejoin="round" aria-hidden="true">{piece}</svg>"#
    )
}

/// Returns a picture of a course in its initial state and in the light theme.
pub fn course_svg(course: &golf::Layout) -> String {
    Drawing::new(course).render()
}
