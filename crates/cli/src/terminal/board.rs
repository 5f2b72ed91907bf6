//! Draws the board (hexagons, balls and the path of a stroke) at the largest size that fits.
//!
//! ```text
//! small: a cell is two columns wide,      large: four columns and two rows,
//! rows are shifted by one                 with its edges drawn
//!
//!   ▒▒▒▒▒▒▒▒▒▒                                ╱ ╲ ╱ ╲ ╱ ╲
//!  ▒▒· · · · ▒▒                              │ · │(R)│ · │
//!   ▒▒· R · ▒▒                                ╲ ╱ ╲ ╱ ╲ ╱
//! ```
//!
//! In the overview, a cell is only one column wide, and rows are not shifted.

use super::look::{Look, looks};
use super::palette::{Palette, Role};
use super::tableau::Tableau;
use golf::{Ball, Cell, Direction, Layer};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::widgets::Widget;
use std::collections::BTreeMap;

/// Marks drawn over the course.
#[derive(Clone, Default, Debug)]
pub(crate) struct Marks {
    /// The steps of a stroke.
    pub(crate) path: Vec<(Cell, Cell)>,
    /// The cells in which the ball bounces.
    pub(crate) turns: Vec<Cell>,
    /// The cells to choose from, each with the key that selects it and whether it is selected.
    pub(crate) labels: Vec<(Cell, char, bool)>,
}

/// The course and everything on it.
pub(crate) struct Board<'b> {
    pub(crate) tableau: &'b Tableau,
    pub(crate) marks: &'b Marks,
    pub(crate) palette: Palette,
    /// The cell to keep visible.
    pub(crate) focus: Option<Cell>,
    pub(crate) in_turn: Option<Ball>,
    /// Whether to fit the entire course on the screen, even if it must be drawn smaller.
    pub(crate) overview: bool,
}

/// The size of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Size {
    Tiny,
    Small,
    Large,
}

impl Size {
    /// Returns the column and row of a cell, relative to cell (0,0).
    fn place(self, cell: Cell) -> (i32, i32) {
        match self {
            Size::Tiny => (cell.x.div_euclid(2), cell.y),
            Size::Small => (cell.x, cell.y),
            Size::Large => (2 * cell.x, 2 * cell.y),
        }
    }
}

/// Where on the screen the course is drawn, and at which size.
struct View<'v> {
    buffer: &'v mut Buffer,
    area: Rect,
    size: Size,
    /// The column and row of the character for cell (0,0), relative to `area`.
    origin: (i32, i32),
}

impl View<'_> {
    fn place(&self, cell: Cell) -> (i32, i32) {
        let (column, row) = self.size.place(cell);
        (self.origin.0 + column, self.origin.1 + row)
    }

    fn put(&mut self, (column, row): (i32, i32), glyph: char, style: Style) {
        let inside = (0..i32::from(self.area.width)).contains(&column)
            && (0..i32::from(self.area.height)).contains(&row);
        if inside {
            let (x, y) = (self.area.x + column as u16, self.area.y + row as u16);
            let cell = &mut self.buffer[(x, y)];
            cell.reset();
            cell.set_char(glyph).set_style(style);
        }
    }

    fn style_at(&self, (column, row): (i32, i32)) -> Style {
        let (x, y) = (
            i32::from(self.area.x) + column,
            i32::from(self.area.y) + row,
        );
        let cell = u16::try_from(x).ok().zip(u16::try_from(y).ok());
        cell.and_then(|(x, y)| self.buffer.cell((x, y)))
            .map(ratatui::buffer::Cell::style)
            .unwrap_or_default()
    }
}

impl Widget for Board<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let looks = looks(self.tableau);
        let Some(bounds) = Bounds::of(&looks) else {
            return;
        };
        let size = bounds.size_for(area, self.overview);
        let origin = bounds.origin(size, area, self.focus);
        let mut view = View {
            buffer,
            area,
            size,
            origin,
        };
        for (cell, look) in &looks {
            self.draw_cell(&mut view, &looks, *cell, *look);
        }
        self.draw_path(&mut view);
        self.draw_labels(&mut view);
        self.draw_balls(&mut view);
        draw_more(&mut view, &bounds, self.palette);
    }
}

impl Board<'_> {
    fn draw_cell(&self, view: &mut View<'_>, looks: &BTreeMap<Cell, Look>, cell: Cell, look: Look) {
        let style = self.palette.style(look.role);
        let (column, row) = view.place(cell);
        view.put((column, row), look.glyph, style);
        match view.size {
            Size::Tiny => {}
            Size::Small => view.put((column + 1, row), look.fill, style),
            Size::Large => {
                for (dx, dy) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
                    view.put((column + dx, row + dy), look.fill, style);
                }
                self.draw_edges(view, looks, cell, look);
            }
        }
    }

    fn draw_edges(&self, view: &mut View<'_>, looks: &BTreeMap<Cell, Look>, cell: Cell, own: Look) {
        const EDGES: [(Direction, (i32, i32), char); 6] = [
            (Direction::E, (2, 0), '│'),
            (Direction::NE, (1, -1), '╲'),
            (Direction::NW, (-1, -1), '╱'),
            (Direction::W, (-2, 0), '│'),
            (Direction::SW, (-1, 1), '╲'),
            (Direction::SE, (1, 1), '╱'),
        ];
        let (column, row) = view.place(cell);
        for (direction, (dx, dy), line) in EDGES {
            let is_wall = |look: &Look| matches!(look.role, Role::Wall | Role::RoundedWall);
            let beside_fairway = || {
                looks
                    .get(&cell.next(direction))
                    .is_some_and(|l| !is_wall(l))
            };
            let (glyph, style) = match is_wall(&own) {
                false => (line, self.edge(own)),
                // The fairway cell on the other side draws this edge.
                true if beside_fairway() => continue,
                true => (own.fill, self.palette.style(own.role)),
            };
            view.put((column + dx, row + dy), glyph, style);
        }
    }

    fn edge(&self, look: Look) -> Style {
        let own = self.palette.style(look.role);
        match self.palette {
            Palette::Colour => own.fg(ratatui::style::Color::Indexed(28)),
            Palette::Plain => self.palette.style(Role::Line),
        }
        .remove_modifier(Modifier::BOLD)
    }

    fn draw_path(&self, view: &mut View<'_>) {
        for (from, to) in &self.marks.path {
            let ((c1, r1), (c2, r2)) = (view.place(*from), view.place(*to));
            let halfway = (i32::midpoint(c1, c2), i32::midpoint(r1, r2));
            let between = match view.size {
                Size::Tiny => None,
                Size::Small => (r1 == r2).then_some((halfway, '─')),
                Size::Large => Some((halfway, '•')),
            };
            for (place, glyph) in between.into_iter().chain([((c2, r2), '•')]) {
                let style = self.palette.path(view.style_at(place));
                view.put(place, glyph, style);
            }
        }
        for cell in &self.marks.turns {
            let place = view.place(*cell);
            let style = self.palette.path(view.style_at(place));
            view.put(place, '◆', style);
        }
    }

    fn draw_labels(&self, view: &mut View<'_>) {
        for (cell, key, chosen) in &self.marks.labels {
            let (column, row) = view.place(*cell);
            let style = self.palette.label(*chosen);
            if view.size != Size::Tiny {
                view.put((column + 1, row), ' ', style);
            }
            if view.size == Size::Large {
                view.put((column - 1, row), ' ', style);
            }
            view.put((column, row), *key, style);
        }
    }

    fn draw_balls(&self, view: &mut View<'_>) {
        let mut balls: Vec<_> = self.tableau.balls().collect();
        // Balls on top hide balls below. Within a layer, the active ball is drawn last.
        balls.sort_by_key(|(ball, _, layer)| (*layer, self.in_turn == Some(*ball)));
        for (ball, cell, layer) in balls {
            let mut style = self.palette.style(Role::Ball(ball.colour()));
            let under = layer == Layer::Ground && self.is_under_deck(cell);
            if under {
                style = style.add_modifier(Modifier::UNDERLINED);
            }
            let (column, row) = view.place(cell);
            view.put((column, row), letter(ball), style);
            match view.size {
                Size::Tiny => {}
                Size::Small => view.put((column + 1, row), ball_side(ball), style),
                Size::Large => {
                    let (left, right) = if ball.is_flat() {
                        ('[', ']')
                    } else {
                        ('(', ')')
                    };
                    view.put((column - 1, row), left, style);
                    view.put((column + 1, row), right, style);
                }
            }
        }
    }

    fn is_under_deck(&self, cell: Cell) -> bool {
        self.tableau
            .course()
            .field()
            .node(cell, Layer::Top)
            .is_some()
    }
}

/// Returns the letter of a ball, for terminals without colour. Flat balls have a lower-case letter.
pub(crate) fn letter(ball: Ball) -> char {
    let first = ball.colour().name().chars().next().unwrap_or('?');
    if ball.is_flat() {
        first
    } else {
        first.to_ascii_uppercase()
    }
}

/// Returns the character in the second column of a ball. It makes the ball stand out from the
/// cells.
fn ball_side(ball: Ball) -> char {
    if ball.is_flat() { '_' } else { ' ' }
}

/// The range of cells that a course takes up.
#[derive(Clone, Copy, Debug)]
struct Bounds {
    least: Cell,
    most: Cell,
}

impl Bounds {
    fn of(looks: &BTreeMap<Cell, Look>) -> Option<Bounds> {
        let first = *looks.keys().next()?;
        let start = Bounds {
            least: first,
            most: first,
        };
        Some(looks.keys().fold(start, |bounds, cell| Bounds {
            least: Cell {
                x: bounds.least.x.min(cell.x),
                y: bounds.least.y.min(cell.y),
            },
            most: Cell {
                x: bounds.most.x.max(cell.x),
                y: bounds.most.y.max(cell.y),
            },
        }))
    }

    /// Returns how many columns and rows the board takes up on the screen.
    fn extent(&self, size: Size) -> (i32, i32) {
        let (wide, high) = (self.most.x - self.least.x, self.most.y - self.least.y);
        match size {
            Size::Tiny => (wide / 2 + 2, high + 1),
            Size::Small => (wide + 2, high + 1),
            // The outermost edges are walls and need no extra row.
            Size::Large => (2 * wide + 5, 2 * high + 1),
        }
    }

    fn size_for(&self, area: Rect, overview: bool) -> Size {
        let fits = |size: Size| {
            let (columns, rows) = self.extent(size);
            columns <= i32::from(area.width) && rows <= i32::from(area.height)
        };
        if fits(Size::Large) {
            Size::Large
        } else if overview && !fits(Size::Small) {
            Size::Tiny
        } else {
            Size::Small
        }
    }

    /// Returns the position of cell (0,0). If the course fits, it is centred; otherwise `focus` is
    /// placed as near to the middle as possible.
    fn origin(&self, size: Size, area: Rect, focus: Option<Cell>) -> (i32, i32) {
        let (columns, rows) = self.extent(size);
        let least = size.place(self.least);
        let focus = size.place(focus.unwrap_or(self.least));
        let margin = match size {
            Size::Tiny | Size::Small => (0, 0),
            Size::Large => (2, 0),
        };
        let along = |room: u16, extent: i32, focus: i32| {
            let room = i32::from(room);
            if extent <= room {
                (room - extent) / 2
            } else {
                (room / 2 - focus).clamp(room - extent, 0)
            }
        };
        (
            along(area.width, columns, focus.0 - least.0) + margin.0 - least.0,
            along(area.height, rows, focus.1 - least.1) + margin.1 - least.1,
        )
    }
}

/// Draws arrows that point to parts of the course that are off screen. The arrows are near the
/// corners, where they hide as little of the course as possible.
fn draw_more(view: &mut View<'_>, bounds: &Bounds, palette: Palette) {
    let (wide, high) = (i32::from(view.area.width), i32::from(view.area.height));
    let (left, top) = view.place(bounds.least);
    let (right, bottom) = view.place(bounds.most);
    let style = palette.style(Role::Chosen);
    if left < 0 {
        view.put((0, high - 1), '◄', style);
    }
    if right >= wide {
        view.put((wide - 1, high - 1), '►', style);
    }
    if top < 0 {
        view.put((wide - 2, 0), '▲', style);
    }
    if bottom >= high {
        view.put((wide - 2, high - 1), '▼', style);
    }
}
