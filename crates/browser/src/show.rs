//! Pictures of boards and strokes.

use crate::view::{BoardCell, BoardLayers, BoardPicture, LayerChange, Spot, Way};
#[cfg(feature = "study")]
use figures::{FigureScene, Played};
use golf::{Course, Event, Field, Layer, Node, Scene, Trace};
use picture::{Backdrop, Drawing, Theme, Turn};
use protocol::{ByName, TraceFile};
#[cfg(feature = "study")]
use std::collections::BTreeMap;

/// Returns a theme by its name.
pub(crate) fn theme(name: &str) -> Theme {
    match name {
        "dark" => Theme::Dark,
        "print" => Theme::Print,
        _ => Theme::Light,
    }
}

/// Computes the positions of nodes in a picture.
pub(crate) struct Places<'b> {
    field: &'b Field,
    drawing: Drawing<'b>,
}

impl<'b> Places<'b> {
    pub(crate) fn new(course: &'b Course) -> Places<'b> {
        Places {
            field: course.field(),
            drawing: Drawing::new(course),
        }
    }

    /// If `upright` is true, rotates a long board to fit a portrait screen.
    pub(crate) fn upright(course: &'b Course, upright: bool) -> Places<'b> {
        let mut places = Places::new(course);
        if upright {
            places.drawing = places.drawing.turned(Turn::upright(course));
        }
        places
    }

    pub(crate) fn spot(&self, node: Node) -> Spot {
        let layer = self.field.layer(node);
        let seen = self.drawing.seen(self.field.cell(node), layer);
        Spot {
            x: seen.x,
            y: seen.y,
            hidden: seen.hidden,
            top: layer == Layer::Top,
        }
    }

    pub(crate) fn balls(&self, scene: &Scene) -> ByName<Spot> {
        let balls = scene.balls();
        balls
            .map(|(ball, node)| (ball.to_string(), self.spot(node)))
            .collect()
    }
}

/// A course to draw.
pub(crate) struct Board<'b> {
    course: &'b Course,
    field: &'b Field,
    theme: Theme,
    prefix: &'b str,
    places: Places<'b>,
    view: Option<figures::View>,
    #[cfg(feature = "study")]
    heat: BTreeMap<golf::Cell, f64>,
}

impl<'b> Board<'b> {
    pub(crate) fn new(course: &'b Course, theme_name: &str, prefix: &'b str) -> Board<'b> {
        Board {
            course,
            field: course.field(),
            theme: theme(theme_name),
            prefix,
            places: Places::new(course),
            view: None,
            #[cfg(feature = "study")]
            heat: BTreeMap::new(),
        }
    }

    /// If `upright` is true, rotates a long board to fit a portrait screen.
    pub(crate) fn upright(mut self, upright: bool) -> Board<'b> {
        self.places = Places::upright(self.course, upright);
        self
    }

    fn turn(&self) -> Turn {
        self.places.drawing.turn()
    }

    fn drawing(&self) -> Drawing<'b> {
        let drawing = Drawing::new(self.course)
            .turned(self.turn())
            .theme(self.theme)
            .prefix(self.prefix);
        let drawing = drawing.backdrop(Backdrop::None);
        #[cfg(feature = "study")]
        let drawing = drawing.heat(|cell| self.heat.get(&cell).copied());
        match self.view {
            Some(view) => drawing.view(view),
            None => drawing,
        }
    }

    /// Draws the board with the scene's pieces and tokens, and returns its balls separately.
    pub(crate) fn picture(&self, scene: &Scene, language: &str) -> BoardPicture {
        let mut bare = scene.clone();
        for (ball, _) in scene.balls() {
            bare.lift(ball);
        }
        let drawing = self.drawing().scene(self.field, &bare).language(language);
        let cell = |node: Node| {
            let cell = self.field.cell(node);
            BoardCell {
                at: [cell.x, cell.y],
                spot: self.places.spot(node),
            }
        };
        BoardPicture {
            svg: drawing.render(),
            balls: self.places.balls(scene),
            starts: self.field.starts().map(cell).to_vec(),
            hole: cell(self.field.hole()),
            turn: self.turn().quarters(),
        }
    }

    pub(crate) fn layers(&self, scene: &Scene) -> BoardLayers {
        layers(&self.drawing().scene(self.field, scene))
    }

    /// Describes a stroke from `before` to `after`.
    pub(crate) fn way(&self, dir: &str, before: &Scene, after: &Scene, trace: &Trace) -> Way {
        let drawing = || self.drawing().scene(self.field, before);
        let node = |event: &Event| match event {
            Event::Step { to: node, .. }
            | Event::Settle { at: node, .. }
            | Event::Rebound { at: node, .. }
            | Event::Token { at: node, .. }
            | Event::Holed { at: node, .. } => Some(*node),
            Event::Carom { .. } | Event::Piece { .. } => None,
        };
        let nodes: Vec<Option<Node>> = trace.events.iter().map(node).collect();
        let spot = |node: &Option<Node>| node.map(|node| self.places.spot(node));
        let left = |event: &Event| {
            let node = match event {
                Event::Carom { hits, .. } => before.ball(*hits),
                event => node(event),
            };
            node.and_then(|node| self.field.steps_to_hole(node))
        };
        let changes = trace
            .events
            .iter()
            .enumerate()
            .filter(|(_, event)| matches!(event, Event::Piece { .. } | Event::Token { .. }));
        let change = |(index, _)| LayerChange {
            event: index,
            layers: layers(&drawing().after(self.field, &trace.events[..=index])),
        };
        Way {
            dir: dir.to_owned(),
            turn: self.turn().quarters(),
            trace: TraceFile::new(self.course, after, trace),
            spots: nodes.iter().map(spot).collect(),
            steps: trace.events.iter().map(left).collect(),
            path: drawing().trace(self.field, trace).path_markup(),
            changes: changes.map(change).collect(),
        }
    }
}

fn layers(drawing: &Drawing<'_>) -> BoardLayers {
    let moving = drawing.moving();
    BoardLayers {
        hints: moving.hints,
        tokens: moving.tokens,
        movers: moving.movers,
    }
}

/// Settings that only figures and positions need.
#[cfg(feature = "study")]
impl<'b> Board<'b> {
    /// Shows only a part of the board.
    pub(crate) fn cut(mut self, view: Option<figures::View>) -> Board<'b> {
        self.view = view;
        self
    }

    /// Colours cells by the given values, from 0 (near the hole) to 1 (far from it).
    pub(crate) fn heat(mut self, heat: BTreeMap<golf::Cell, f64>) -> Board<'b> {
        self.heat = heat;
        self
    }

    /// Draws the letters and arrows of a figure's scene around its balls and strokes.
    pub(crate) fn notes(&self, said: &FigureScene, played: &Played) -> String {
        let mut drawing = self.drawing().noted(said);
        if let Some(start) = &played.start {
            drawing = drawing.scene(self.field, start);
        }
        for stroke in &played.strokes {
            drawing = drawing.stroke(self.field, &stroke.before, &stroke.trace);
        }
        drawing.notes_markup()
    }

    pub(crate) fn balls(&self, scene: &Scene) -> ByName<Spot> {
        self.places.balls(scene)
    }
}
