//! Pictures of courses, drawn layer by layer.

use crate::ground::Ground;
use crate::notes::Notes;
use crate::page::{Imprint, Sheet};
use crate::path_data::number;
use crate::point::{Frame, HALF, Point, R, Turn, p};
use crate::stage::Stage;
use crate::svg::{Group, Paint, Pen, escaped};
use crate::theme::Theme;
use crate::track::Spot;
use crate::{felt, pieces};
use figures::{FigureScene, View};
use golf::{Cell, Event, Field, Layer, Layout, Scene, Trace};
use sorted::Map;

/// Which lines of the lattice are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Grid {
    /// No lines.
    Hidden,
    /// The edges of the cells.
    #[default]
    Lines,
    /// The edges of the cells, and the coordinates in every cell.
    Coordinates,
}

/// The background of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Backdrop {
    /// No background, for web pages that have their own.
    None,
    /// The paper colour of the theme.
    #[default]
    Paper,
}

/// The SVG of the layers that a stroke can change, except balls and paths. Each layer is a group
/// whose id is the layer's name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moving {
    /// Marks that show where spinners can turn and doors can lift.
    pub hints: String,
    /// The tokens that have not been taken.
    pub tokens: String,
    /// The moving pieces.
    pub movers: String,
}

/// Where a ball is drawn in the picture, in the picture's units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Seen {
    /// The distance from the left.
    pub x: f64,
    /// The distance from the top.
    pub y: f64,
    /// Whether the ball is below a deck.
    pub hidden: bool,
}

/// A picture of a course, configured step by step.
///
/// ```
/// use golf::{Course, CourseFile};
/// use picture::{Drawing, Imprint, Theme};
/// let map = ["# # # # # #", " # s s s . o #", "# s s s . . #", " # # # # # #"].join("\n");
/// let file = CourseFile::parse(&format!("format = 1\nmap = '''\n{map}\n'''\n")).unwrap();
/// let course = Course::new("tiny", &file, &()).unwrap();
/// let svg = Drawing::new(&course).theme(Theme::Print).sheet(&Imprint::default());
/// assert!(svg.starts_with("<svg "));
/// ```
#[derive(Clone, Debug)]
pub struct Drawing<'d> {
    pub(crate) course: &'d Layout,
    pub(crate) stage: Stage,
    pub(crate) heat: Map<Cell, f64>,
    theme: Theme,
    pub(crate) grid: Grid,
    backdrop: Backdrop,
    pub(crate) numbers: bool,
    /// The number given to the first stroke.
    pub(crate) first: usize,
    pub(crate) notes: Notes,
    pub(crate) view: Option<Frame>,
    language: &'d str,
    prefix: &'d str,
}

impl<'d> Drawing<'d> {
    /// Creates a picture of the course in its initial state, without balls.
    pub fn new(course: &'d Layout) -> Drawing<'d> {
        Drawing {
            course,
            stage: Stage::new(course),
            heat: Map::new(),
            theme: Theme::default(),
            grid: Grid::default(),
            backdrop: Backdrop::default(),
            numbers: true,
            first: 1,
            notes: Notes::default(),
            view: None,
            language: "en",
            prefix: "",
        }
    }

    /// Turns the lattice on the page. Figures and printed sheets leave it unturned.
    #[must_use]
    pub fn turned(mut self, turn: Turn) -> Drawing<'d> {
        self.stage.turn = turn;
        self
    }

    /// Returns how the lattice is turned on the page.
    pub fn turn(&self) -> Turn {
        self.stage.turn
    }

    /// Shows the balls, movers and tokens of `scene`; `field` must be the course's field.
    #[must_use]
    pub fn scene(mut self, field: &Field, scene: &Scene) -> Drawing<'d> {
        self.stage.set(field, scene);
        self
    }

    /// Shows the pieces and tokens as they are after the events of a stroke. Does not add the
    /// stroke's path.
    #[must_use]
    pub fn after(mut self, field: &Field, events: &[Event]) -> Drawing<'d> {
        self.stage.advance(field, events);
        self
    }

    /// Adds the path of a stroke. Call it after [`Drawing::scene`]. The scene may be the one before
    /// or after the stroke, because the trace takes precedence.
    #[must_use]
    pub fn trace(mut self, field: &Field, trace: &Trace) -> Drawing<'d> {
        self.stage.play(field, trace);
        self
    }

    /// Adds one of several strokes. Call it for each stroke in order, with the scene before the
    /// stroke. The strokes are numbered from [`Drawing::first()`].
    #[must_use]
    pub fn stroke(mut self, field: &Field, before: &Scene, trace: &Trace) -> Drawing<'d> {
        self.stage.set(field, before);
        self.stage.play(field, trace);
        self
    }

    /// Sets the number given to the first stroke when several strokes are shown.
    #[must_use]
    pub fn first(mut self, first: u8) -> Drawing<'d> {
        self.first = first.into();
        self
    }

    /// Shows only this part of the board.
    #[must_use]
    pub fn view(mut self, view: View) -> Drawing<'d> {
        let corner = |x: i32, y: i32| p(f64::from(x) * HALF * R, f64::from(y) * 1.5 * R);
        let corners = [corner(view.left, view.top), corner(view.right, view.bottom)];
        self.view = Some(Frame::around(corners).grown(HALF * R, R, R));
        self
    }

    /// Adds the letters and arrows of a figure's scene.
    #[must_use]
    pub fn noted(mut self, scene: &FigureScene) -> Drawing<'d> {
        self.notes = Notes::of(scene);
        self
    }

    /// Returns the letters and arrows added by [`Drawing::noted`] as a separate layer.
    pub fn notes_markup(&self) -> String {
        self.notes_layer()
    }

    /// Colours cells by a value from 0 (cold) to 1 (hot).
    #[must_use]
    pub fn heat(mut self, heat: impl Fn(Cell) -> Option<f64>) -> Drawing<'d> {
        let cells = self.course.fairway().iter();
        let values = cells.filter_map(|cell| Some((*cell, heat(*cell)?.clamp(0.0, 1.0))));
        self.heat = values.filter(|(_, value)| !value.is_nan()).collect();
        self
    }

    /// Sets the theme.
    #[must_use]
    pub fn theme(mut self, theme: Theme) -> Drawing<'d> {
        self.theme = theme;
        self
    }

    /// Sets how much of the lattice is shown.
    #[must_use]
    pub fn grid(mut self, grid: Grid) -> Drawing<'d> {
        self.grid = grid;
        self
    }

    /// Sets the background.
    #[must_use]
    pub fn backdrop(mut self, backdrop: Backdrop) -> Drawing<'d> {
        self.backdrop = backdrop;
        self
    }

    /// Sets whether start cells and steps are numbered.
    #[must_use]
    pub fn numbers(mut self, numbers: bool) -> Drawing<'d> {
        self.numbers = numbers;
        self
    }

    /// Sets the language of the words on a sheet (`en`, `fr`, `de`, `pl`).
    #[must_use]
    pub fn language(mut self, language: &'d str) -> Drawing<'d> {
        self.language = language;
        self
    }

    /// Sets a prefix for every id, so that one HTML page can contain several pictures. Characters
    /// that are not allowed in ids are removed.
    #[must_use]
    pub fn prefix(mut self, prefix: &'d str) -> Drawing<'d> {
        self.prefix = prefix;
        self
    }

    /// Configures a small picture: no grid, no numbers, no background.
    #[must_use]
    pub fn thumbnail(self) -> Drawing<'d> {
        self.grid(Grid::Hidden)
            .numbers(false)
            .backdrop(Backdrop::None)
    }

    /// Returns the SVG. The same drawing always gives the same text.
    pub fn render(&self) -> String {
        let ground = Ground::new(self.stage.turn, self.course);
        let board = self.frame(&ground);
        let mut pen = Pen::new(self.theme.palette(), self.prefix).turned(self.stage.turn);
        self.fit(&mut pen, &ground, board);
        pen.markup("</svg>\n");
        pen.finish()
    }

    /// Returns the drawing on an A4 sheet, in portrait or landscape format, whichever shows the
    /// board larger. The sheet also shows the imprint and the course's name, order of play and
    /// pieces.
    pub fn sheet(&self, imprint: &Imprint) -> String {
        let ground = Ground::new(self.stage.turn, self.course);
        let board = self.frame(&ground);
        let mut pen = Pen::new(self.theme.palette(), self.prefix).turned(self.stage.turn);
        self.on_sheet(&mut pen, &ground, board, imprint);
        pen.markup("</svg>\n");
        pen.finish()
    }

    /// Returns the layers that a stroke can change, except balls and paths, as [`Drawing::render`]
    /// draws them. With this method, a page can update these layers without redrawing the board.
    pub fn moving(&self) -> Moving {
        let [hints, tokens, movers] = self.moving_layers();
        Moving {
            hints,
            tokens,
            movers,
        }
    }

    /// Returns the `path` layer with the paths of the strokes; empty if there are none.
    pub fn path_markup(&self) -> String {
        self.path_layer()
    }

    pub(crate) fn alone(&self, draw: impl FnOnce(&mut Pen)) -> String {
        let mut pen = Pen::new(self.theme.palette(), self.prefix).turned(self.stage.turn);
        draw(&mut pen);
        pen.finish()
    }

    /// Returns where a ball on a cell is drawn in the picture.
    pub fn seen(&self, cell: Cell, layer: Layer) -> Seen {
        let spot = Spot { cell, layer };
        let Point { x, y } = self.stage.point(spot);
        Seen {
            x,
            y,
            hidden: self.stage.is_hidden(spot),
        }
    }

    fn fit(&self, pen: &mut Pen, ground: &Ground, board: Frame) {
        let view = [board.low.x, board.low.y, board.width(), board.height()].map(number);
        self.open(pen, &view.join(" "), "");
        felt::definitions(pen, ground);
        self.ground(pen, board);
        self.board(pen, ground);
    }

    fn on_sheet(&self, pen: &mut Pen, ground: &Ground, board: Frame, imprint: &Imprint) {
        let sheet = Sheet::a4(self.course, imprint, self.language, board);
        let (width, height) = (number(sheet.size.x), number(sheet.size.y));
        let size = format!(r#" width="{width}mm" height="{height}mm""#);
        self.open(pen, &format!("0 0 {width} {height}"), &size);
        felt::definitions(pen, ground);
        let whole = Frame {
            low: p(0.0, 0.0),
            high: sheet.size,
        };
        self.ground(pen, whole);
        sheet.draw(pen);
        let placement = sheet.placement();
        let group = Group {
            name: Some("board"),
            transform: Some(&placement),
            ..Group::default()
        };
        pen.group(group, |pen| self.board(pen, ground));
    }

    fn open(&self, pen: &mut Pen, view: &str, size: &str) {
        let name = escaped(self.course.name_in(self.language));
        pen.markup(&format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}"{size} stroke-linejoin="round" role="img" aria-label="{name}"><title>{name}</title>
"#
        ));
    }

    fn ground(&self, pen: &mut Pen, frame: Frame) {
        if self.backdrop == Backdrop::Paper {
            let paper = Paint::fill(pen.inks.paper);
            let size = p(frame.width(), frame.height());
            pen.rectangle(frame.low, size, 0.0, &paper);
        }
    }

    /// Returns the frame of the board alone. Larger pictures need it to place the board.
    pub(crate) fn own_frame(&self) -> Frame {
        self.frame(&Ground::new(self.stage.turn, self.course))
    }

    /// Returns whether only part of the board is shown.
    pub(crate) fn is_cut(&self) -> bool {
        self.view.is_some()
    }

    /// Writes the board and its definitions as part of a larger picture.
    pub(crate) fn part(&self, pen: &mut Pen) {
        let ground = Ground::new(self.stage.turn, self.course);
        felt::definitions(pen, &ground);
        self.board(pen, &ground);
    }

    /// Returns the frame of the board, including pieces that reach beyond it.
    fn frame(&self, ground: &Ground) -> Frame {
        let flag = self.stage.turn.of(self.course.hole());
        if let Some(view) = self.view {
            // Extend the view so that the flag is not cut off.
            let flag = Frame::around([flag]).grown(R, 2.5 * R, R);
            let view = if view.contains(flag.middle()) {
                view.with(flag)
            } else {
                view
            };
            return view.within(ground.frame());
        }
        let flag = Frame::around([flag]).grown(1.6 * R, 2.6 * R, R);
        let pieces = self.course.pieces().iter();
        let solid = pieces.filter(|piece| piece.body.is_solid());
        let frames = solid.map(|piece| {
            pieces::frame(self.stage.turn, &piece.body).grown(0.3 * R, 0.3 * R, 0.6 * R)
        });
        frames.fold(ground.frame().with(flag), Frame::with)
    }
}
