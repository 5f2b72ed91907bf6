//! The state of a match and its accessors.

use super::score::{self, Fate, ScorePad};
use super::{Action, Awaited, DiceSet, Mode, Pick, Ranking, Rules};
use crate::{Ball, Cell, Course, Direction, Directions, Field, Layer, Node, Scene};
use std::sync::Arc;

/// The phase of a match: what happens next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The tokens of the course must be scattered.
    Scattering,
    /// The player chooses a start cell, if needed, and a die or card. The choices can be changed
    /// until the roll.
    Choosing {
        /// The start node chosen, for a ball that is not on the course yet.
        start: Option<Node>,
        /// The die or card chosen.
        pick: Option<Pick>,
    },
    /// The die is rolling.
    Rolling {
        /// The die or card picked.
        pick: Pick,
    },
    /// The player chooses a direction.
    Aiming {
        /// The die or card picked.
        pick: Pick,
        /// The impulses rolled.
        impulses: u8,
    },
    /// The match is over.
    Over,
}

/// The next stroke: its player, its ball and its number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub struct Turn {
    pub player: usize,
    pub ball: Ball,
    /// The number of the stroke (basic mode) or round (carom mode), from 1.
    pub count: u8,
}

/// A match in progress. Two games with the same rules are equal if they are in the same state and
/// will continue in the same way.
///
/// ```
/// use golf::game::{Action, Chance, DiceSet, Face, Game, Mode, Pick, Rules, Setup, Tokens};
/// use golf::{Ball, Collection, Colour};
/// use std::sync::Arc;
/// let rules = Rules::new(Setup {
///     mode: Mode::Basic,
///     players: vec![vec![Ball::round(Colour::Red)]],
///     courses: vec![Arc::new(Collection::course("1").unwrap().unwrap())],
///     limit: None,
///     dice: DiceSet::dice_of_the_box(),
///     tokens: Tokens::Printed,
/// });
/// let mut game = Game::new(Arc::new(rules.unwrap()));
/// let start = game.course().starts()[0];
/// for action in [Action::Start(start), Action::Pick(Pick::Die(0)), Action::Roll] {
///     game.act(action, &mut ()).unwrap();
/// }
/// // The caller draws the random result.
/// game.chance(&Chance::Face(Face::new(3).unwrap())).unwrap();
/// let direction = game.directions().iter().next().unwrap();
/// game.act(Action::Play(direction), &mut ()).unwrap();
/// assert_eq!(game.turn().unwrap().count, 2, "the second stroke is next");
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    pub(super) rules: Arc<Rules>,
    /// The index of the current course in the list of courses; the length of that list when all
    /// courses are finished.
    pub(super) course_index: usize,
    pub(super) course: Arc<Course>,
    /// The cells where tokens were scattered on this course.
    pub(super) scattered: Arc<[Cell]>,
    pub(super) scene: Scene,
    pub(super) phase: Phase,
    /// The current ball's index in the playing order.
    pub(super) turn: usize,
    pub(super) count: u8,
    pub(super) pad: ScorePad,
    /// One bit per player, set if the player has left the match.
    pub(super) withdrawn: u16,
    pub(super) finished: Arc<Vec<ScorePad>>,
}

impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.course_index == other.course_index
            && self.scattered == other.scattered
            && self.scene == other.scene
            && self.phase == other.phase
            && self.turn == other.turn
            && self.count == other.count
            && self.pad == other.pad
            && self.withdrawn == other.withdrawn
            && self.finished == other.finished
    }
}

impl Eq for Game {}

impl Game {
    /// Returns the agreed settings.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// Returns the index of the current course in the list of courses; after the match, the index
    /// of the last course.
    pub fn course_index(&self) -> usize {
        self.course_index.min(self.rules.courses().len() - 1)
    }

    /// Returns the current course, with its scattered tokens.
    pub fn course(&self) -> &Arc<Course> {
        &self.course
    }

    /// Returns the field of the current course.
    pub fn field(&self) -> &Field {
        self.course.field()
    }

    /// Returns the cells where tokens were scattered on this course, in the order of
    /// [`Rules::scattered_values`].
    pub fn scattered(&self) -> &[Cell] {
        &self.scattered
    }

    /// Returns the current balls, movers and tokens.
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// Returns the phase of the match: what happens next.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns whether the match is over.
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// Returns the stroke limit on this course.
    pub fn limit(&self) -> u8 {
        self.rules.limit(self.course_index())
    }

    /// Returns whose turn it is; `None` while tokens are being scattered and when the match is
    /// over.
    pub fn turn(&self) -> Option<Turn> {
        if matches!(self.phase, Phase::Scattering | Phase::Over) {
            return None;
        }
        let ball = *self.rules.playing_order(self.course_index).get(self.turn)?;
        Some(Turn {
            player: self.rules.owner(ball)?,
            ball,
            count: self.count,
        })
    }

    /// Returns the kind of random result that the game is waiting for, if any.
    pub fn awaits(&self) -> Option<Awaited> {
        match self.phase {
            Phase::Scattering => Some(Awaited::Tokens),
            Phase::Rolling { .. } => Some(Awaited::Face),
            _ => None,
        }
    }

    /// Returns the score pad of the current course.
    pub fn pad(&self) -> &ScorePad {
        &self.pad
    }

    /// Returns the score pads of the finished courses, and of the course on which the match was cut
    /// short (G8). On the course that was cut short, some balls may still be in play.
    pub fn finished(&self) -> &[ScorePad] {
        &self.finished
    }

    /// Returns whether a player has left the match.
    pub fn has_withdrawn(&self, player: usize) -> bool {
        player < 16 && self.withdrawn >> player & 1 == 1
    }

    /// Returns the players' ranks and their totals over the finished courses, in player order (G6).
    pub fn ranking(&self) -> Vec<Ranking> {
        score::ranking(&self.rules, &self.finished, self.withdrawn)
    }

    /// Returns the players in first place; empty until the match is over.
    pub fn winners(&self) -> Vec<usize> {
        if !self.is_over() {
            return Vec::new();
        }
        let first = |ranked: &Ranking| ranked.rank == 1 && !ranked.withdrawn;
        let ranking = self.ranking().into_iter();
        ranking.filter(first).map(|ranked| ranked.player).collect()
    }

    /// Returns all legal actions of the player whose turn it is.
    pub fn actions(&self) -> Vec<Action> {
        match self.phase {
            Phase::Choosing { start, pick } => self.choices(start, pick),
            Phase::Aiming { .. } => {
                let open = self.directions();
                if open.is_empty() {
                    return vec![Action::Pass];
                }
                open.iter().map(Action::Play).collect()
            }
            Phase::Scattering | Phase::Rolling { .. } | Phase::Over => Vec::new(),
        }
    }

    /// Returns the directions open to the current ball, if it is on the course (S2).
    pub fn directions(&self) -> Directions {
        match self.turn() {
            Some(turn) => self.scene.directions(self.field(), turn.ball),
            None => Directions::NONE,
        }
    }

    /// Returns the start nodes on which the current ball can enter; empty if it is already on the
    /// course.
    pub fn free_starts(&self) -> impl Iterator<Item = Node> {
        let entering = self
            .turn()
            .is_some_and(|turn| self.scene.ball(turn.ball).is_none());
        let starts = self.field().starts().into_iter().filter(move |_| entering);
        // In basic mode the ball is alone on the course, so all starts are free (G4).
        starts.filter(|start| self.scene.ball_at(*start).is_none())
    }

    fn choices(&self, start: Option<Node>, pick: Option<Pick>) -> Vec<Action> {
        if self.is_shut_out() {
            return vec![Action::Pass];
        }
        let starts = self.free_starts().filter(|node| Some(*node) != start);
        let starts = starts.map(|node| Action::Start(self.field().cell(node)));
        let picks = self.dice().picks().filter(|other| Some(*other) != pick);
        let mut actions: Vec<Action> = starts.chain(picks.map(Action::Pick)).collect();
        if pick.is_some() && (start.is_some() || self.is_on_course()) {
            actions.push(Action::Roll);
        }
        actions
    }

    pub(super) fn dice(&self) -> &DiceSet {
        self.rules.dice()
    }

    pub(super) fn is_on_course(&self) -> bool {
        self.turn()
            .is_some_and(|turn| self.scene.ball(turn.ball).is_some())
    }

    /// G4: returns whether the current ball has not entered yet and no start is free.
    pub(super) fn is_shut_out(&self) -> bool {
        !self.is_on_course() && self.free_starts().next().is_none()
    }

    pub(super) fn start_node(&self, cell: Cell) -> Option<Node> {
        let node = self.field().node(cell, Layer::Ground)?;
        self.field().starts().contains(&node).then_some(node)
    }

    pub(super) fn is_open(&self, direction: Direction) -> bool {
        self.directions().contains(direction)
    }

    pub(super) fn is_carom(&self) -> bool {
        self.rules.mode() == Mode::Carom
    }

    pub(super) fn fate(&self, ball: Ball) -> Fate {
        self.pad.mark(ball).fate
    }
}
