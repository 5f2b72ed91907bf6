//! The state of a course at one moment, for example between two events of a stroke.

use golf::game::{Game, Phase};
use golf::{Ball, Cell, Course, Event, Layer, MoverState, Node, Scene};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The balls, movers and tokens on a course. Callers animate a stroke by applying its events one by
/// one. This type does not apply the rules.
#[derive(Clone, Debug)]
pub(crate) struct Tableau {
    course: Arc<Course>,
    balls: BTreeMap<Ball, Node>,
    movers: BTreeMap<usize, MoverState>,
    taken: BTreeSet<usize>,
}

impl Tableau {
    /// Returns the course in the current state of a game. A ball whose start cell has been chosen
    /// is placed there.
    pub(crate) fn of(game: &Game) -> Tableau {
        let mut tableau = Tableau::on(game.course(), game.scene());
        if let (
            Phase::Choosing {
                start: Some(start), ..
            },
            Some(turn),
        ) = (game.phase(), game.turn())
        {
            tableau.balls.insert(turn.ball, start);
        }
        tableau
    }

    /// Returns a course in its initial state, without balls.
    pub(crate) fn fresh(course: &Arc<Course>) -> Tableau {
        Tableau::on(course, &Scene::new(course.field()))
    }

    fn on(course: &Arc<Course>, scene: &Scene) -> Tableau {
        let field = course.field();
        let taken = scene.tokens(field).filter(|(_, taken)| *taken);
        Tableau {
            balls: scene.balls().collect(),
            movers: scene.movers(field).collect(),
            taken: taken.map(|(piece, _)| piece).collect(),
            course: Arc::clone(course),
        }
    }

    /// Applies the changes from one event in a stroke.
    pub(crate) fn apply(&mut self, event: &Event) {
        match *event {
            Event::Step { ball, to, .. } => {
                self.balls.insert(ball, to);
            }
            Event::Settle { ball, at, .. } => {
                self.balls.insert(ball, at);
            }
            Event::Token { piece, .. } => {
                self.taken.insert(piece);
            }
            Event::Piece { piece, state } => {
                self.movers.insert(piece, state);
            }
            Event::Holed { ball, .. } => {
                self.balls.remove(&ball);
            }
            Event::Rebound { .. } | Event::Carom { .. } => {}
        }
    }

    pub(crate) fn course(&self) -> &Arc<Course> {
        &self.course
    }

    pub(crate) fn balls(&self) -> impl Iterator<Item = (Ball, Cell, Layer)> {
        let field = self.course.field();
        self.balls
            .iter()
            .map(|(ball, node)| (*ball, field.cell(*node), field.layer(*node)))
    }

    /// Puts a ball into a cell at ground level.
    pub(crate) fn put(&mut self, ball: Ball, cell: Cell) {
        if let Some(node) = self.course.field().node(cell, Layer::Ground) {
            self.balls.insert(ball, node);
        }
    }

    /// Returns the cell of a ball.
    pub(crate) fn place(&self, ball: Ball) -> Option<Cell> {
        self.balls
            .get(&ball)
            .map(|node| self.course.field().cell(*node))
    }

    /// Returns the state of the moving piece with this index.
    pub(crate) fn mover(&self, piece: usize) -> Option<MoverState> {
        self.movers.get(&piece).copied()
    }

    pub(crate) fn is_taken(&self, piece: usize) -> bool {
        self.taken.contains(&piece)
    }
}
