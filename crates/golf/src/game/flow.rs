//! The flow of a match: choices, rolls, strokes and turns.

use super::score::{Fate, ScorePad};
use super::{Action, Chance, Edition, Game, Phase, Pick, Refusal, Rules};
use crate::stroke::{settle, stroke_unchecked};
use crate::trace::{Event, Tracer};
use crate::{Ball, Cell, Direction, Field, Node, Scene};
use std::sync::Arc;

pub(super) const CHOOSING: Phase = Phase::Choosing {
    start: None,
    pick: None,
};

/// G3 in carom mode: returns the index of the next ball to play after the ball at index `turn`, and
/// whether that next ball begins a new round. `count` is the number of balls in the playing order;
/// `open` tells whether the ball at an index is still in play.
pub fn next_in_carom(
    turn: usize,
    count: usize,
    open: impl Fn(&usize) -> bool,
) -> Option<(usize, bool)> {
    let later = (turn + 1..count).find(&open).map(|next| (next, false));
    later.or_else(|| (0..count).find(&open).map(|next| (next, true)))
}

/// A tracer that adds up the tokens taken in a stroke and forwards all events.
struct Tally<'t, T> {
    tracer: &'t mut T,
    tokens: [i16; Ball::COUNT],
}

impl<T: Tracer> Tracer for Tally<'_, T> {
    // The fast path skips token events; it is used only if there are no tokens.
    const SILENT: bool = T::SILENT;

    fn event(&mut self, event: Event) {
        if let Event::Token { ball, value, .. } = event {
            // D5: the token counts for the owner of the ball that took it, even if another
            // player struck that ball.
            self.tokens[ball.index()] += i16::from(value);
        }
        self.tracer.event(event);
    }
}

/// Plays a ball in a direction. S2: a ball without an open direction settles where it is.
fn move_ball<T: Tracer>(
    field: &Field,
    scene: &mut Scene,
    ball: Ball,
    direction: Option<Direction>,
    impulses: u8,
    tracer: &mut T,
) {
    match direction {
        Some(direction) => stroke_unchecked(field, scene, ball, direction, impulses, tracer),
        None => settle(field, scene, ball, tracer),
    }
}

impl Game {
    /// Creates a match that has not begun.
    pub fn new(rules: Arc<Rules>) -> Game {
        let course = Arc::clone(&rules.courses()[0]);
        let mut game = Game {
            scene: Scene::new(course.field()),
            rules,
            course_index: 0,
            course,
            scattered: Arc::from([]),
            phase: Phase::Over,
            turn: 0,
            count: 1,
            pad: ScorePad::BLANK,
            withdrawn: 0,
            finished: Arc::default(),
        };
        game.set_up(0);
        game
    }

    /// Performs an action of the player whose turn it is. Reports the events of a stroke to
    /// `tracer`.
    pub fn act<T: Tracer>(&mut self, action: Action, tracer: &mut T) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::Over, _) => Err(Refusal::Over),
            (Phase::Scattering | Phase::Rolling { .. }, _) => Err(Refusal::AwaitsChance),
            (Phase::Choosing { start, pick }, action) => self.choose(start, pick, action, tracer),
            (Phase::Aiming { impulses, .. }, action) => {
                let direction = self.aim(action)?;
                self.strike(tracer, |game, ball, tally| {
                    let (field, scene) = (game.course.field(), &mut game.scene);
                    move_ball(field, scene, ball, direction, impulses, tally);
                });
                Ok(())
            }
        }
    }

    /// Returns the scene as an action would leave it on this course, and reports the events to
    /// `tracer`. The game itself does not change.
    pub fn preview<T: Tracer>(&self, action: Action, tracer: &mut T) -> Result<Scene, Refusal> {
        let mut scene = self.scene.clone();
        match (self.phase, self.turn()) {
            (Phase::Aiming { impulses, .. }, Some(turn)) => {
                let (field, direction) = (self.course.field(), self.aim(action)?);
                move_ball(field, &mut scene, turn.ball, direction, impulses, tracer);
            }
            // No other action moves a ball on the course, so only check whether the action is
            // legal.
            _ => self.clone().act(action, &mut ())?,
        }
        Ok(scene)
    }

    /// Returns the direction that an action plays after the roll, or `None` if the action is a pass
    /// and no direction is open.
    fn aim(&self, action: Action) -> Result<Option<Direction>, Refusal> {
        match action {
            Action::Play(direction) if self.is_open(direction) => Ok(Some(direction)),
            Action::Play(_) => Err(Refusal::Blocked),
            Action::Pass if self.directions().is_empty() => Ok(None),
            Action::Pass => Err(Refusal::CannotPass),
            _ => Err(Refusal::Rolled),
        }
    }

    /// Applies a random result that the game is waiting for.
    pub fn chance(&mut self, chance: &Chance) -> Result<(), Refusal> {
        match (self.phase, chance) {
            (Phase::Rolling { pick }, Chance::Face(face)) => {
                let impulses = self.dice().impulses(pick).ok_or(Refusal::NoSuchPick)?;
                self.phase = Phase::Aiming {
                    pick,
                    impulses: impulses[face.index()],
                };
                Ok(())
            }
            (Phase::Scattering, Chance::Tokens(cells)) => self.scatter(cells),
            _ => Err(Refusal::WrongChance),
        }
    }

    /// G8: a player leaves the match. The player's balls leave the course, and those that are not
    /// holed score the limit. On every later course, all of the player's balls score the limit. The
    /// match is over when at most one of several players is left; the current course then counts as
    /// it stands.
    pub fn withdraw(&mut self, player: usize) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        if player >= self.rules.players() || self.has_withdrawn(player) {
            return Err(Refusal::NoSuchPlayer);
        }
        let in_turn = self.turn().is_some_and(|turn| turn.player == player);
        self.withdrawn |= 1 << player;
        let left = self.rules.players() - self.withdrawn.count_ones() as usize;
        for ball in self.rules.balls_of(player).to_vec() {
            if self.fate(ball) == Fate::Open {
                self.pad.marks[ball.index()].fate = Fate::Out(self.limit());
            }
            self.scene.remove(self.course.field(), ball);
        }
        if left == 0 || (left == 1 && self.rules.players() > 1) {
            if self.rules.edition() != Edition::First {
                Arc::make_mut(&mut self.finished).push(self.pad);
            }
            self.phase = Phase::Over;
        } else if in_turn {
            self.pass_turn();
        }
        Ok(())
    }

    fn choose<T: Tracer>(
        &mut self,
        start: Option<Node>,
        pick: Option<Pick>,
        action: Action,
        tracer: &mut T,
    ) -> Result<(), Refusal> {
        match action {
            Action::Pass if self.is_shut_out() => {
                self.strike(tracer, |_, _, _| {});
                Ok(())
            }
            Action::Pass => Err(Refusal::CannotPass),
            Action::Play(_) => Err(Refusal::RollFirst),
            _ if self.is_shut_out() => Err(Refusal::NoStartFree),
            Action::Start(cell) => {
                let chosen = self.check_start(cell, start)?;
                self.phase = Phase::Choosing {
                    start: Some(chosen),
                    pick,
                };
                Ok(())
            }
            Action::Pick(chosen) => {
                self.dice().impulses(chosen).ok_or(Refusal::NoSuchPick)?;
                if pick == Some(chosen) {
                    return Err(Refusal::AlreadyChosen);
                }
                self.phase = Phase::Choosing {
                    start,
                    pick: Some(chosen),
                };
                Ok(())
            }
            Action::Roll => self.roll(start, pick),
        }
    }

    fn check_start(&self, cell: Cell, now: Option<Node>) -> Result<Node, Refusal> {
        if self.is_on_course() {
            return Err(Refusal::OnCourse);
        }
        let node = self.start_node(cell).ok_or(Refusal::NoStart)?;
        if let Some(ball) = self.scene.ball_at(node) {
            return Err(Refusal::StartTaken(ball));
        }
        if now == Some(node) {
            return Err(Refusal::AlreadyChosen);
        }
        Ok(node)
    }

    fn roll(&mut self, start: Option<Node>, pick: Option<Pick>) -> Result<(), Refusal> {
        let ball = self.turn().ok_or(Refusal::Over)?.ball;
        if start.is_none() && !self.is_on_course() {
            return Err(Refusal::StartFirst);
        }
        let pick = pick.ok_or(Refusal::PickFirst)?;
        if let Some(start) = start {
            let put = self.scene.put(self.course.field(), ball, start);
            put.map_err(|_| Refusal::NoStart)?;
        }
        self.phase = Phase::Rolling { pick };
        Ok(())
    }

    fn scatter(&mut self, cells: &[Cell]) -> Result<(), Refusal> {
        let values = self.rules.scattered_values();
        let course = &self.rules.courses()[self.course_index];
        let allowed = |cell: &Cell| course.token_cells().contains(cell);
        if cells.len() != values.len() || !cells.iter().all(allowed) {
            return Err(Refusal::WrongChance);
        }
        let tokens: Vec<(Cell, i8)> = cells.iter().copied().zip(values.iter().copied()).collect();
        let course = course.with_tokens(&tokens);
        self.course = Arc::new(course.map_err(|_| Refusal::WrongChance)?);
        self.scene = Scene::new(self.course.field());
        self.scattered = Arc::from(cells);
        self.phase = CHOOSING;
        // Players may have left the match before the tokens were scattered.
        self.turn = self.first_open().unwrap_or(0);
        Ok(())
    }

    /// Plays one stroke with the current ball, including all consequences.
    fn strike<T: Tracer>(
        &mut self,
        tracer: &mut T,
        play: impl FnOnce(&mut Game, Ball, &mut Tally<'_, T>),
    ) {
        let Some(turn) = self.turn() else {
            return;
        };
        let before: Vec<Ball> = self.scene.balls().map(|(ball, _)| ball).collect();
        let tokens = [0; Ball::COUNT];
        let mut tally = Tally { tracer, tokens };
        play(self, turn.ball, &mut tally);
        for (mark, tokens) in self.pad.marks.iter_mut().zip(tally.tokens) {
            mark.tokens += tokens;
        }
        for ball in before {
            if self.scene.ball(ball).is_none() {
                // C4: even if another player struck the ball, it counts as holed in the current
                // round.
                self.pad.marks[ball.index()].fate = Fate::Holed(self.count);
            }
        }
        let last = self.count >= self.limit();
        if last && !self.is_carom() && self.fate(turn.ball) == Fate::Open {
            self.pad.marks[turn.ball.index()].fate = Fate::Out(self.limit());
            self.scene.remove(self.course.field(), turn.ball);
        }
        self.pass_turn();
    }

    /// G3: moves on to the next ball or the next course.
    fn pass_turn(&mut self) {
        self.phase = CHOOSING;
        let order = self.rules.playing_order(self.course_index);
        let open = |turn: &usize| self.fate(order[*turn]) == Fate::Open;
        if self.is_carom() {
            match next_in_carom(self.turn, order.len(), open) {
                Some((turn, false)) => self.turn = turn,
                Some((turn, true)) if self.count < self.limit() => {
                    (self.turn, self.count) = (turn, self.count + 1);
                }
                _ => self.finish_course(),
            }
            return;
        }
        match (self.turn..order.len()).find(open) {
            Some(turn) if turn == self.turn => self.count += 1,
            Some(turn) => (self.turn, self.count) = (turn, 1),
            None => self.finish_course(),
        }
    }

    /// Finds the first ball that is still to be played, and returns its index in the playing order.
    fn first_open(&self) -> Option<usize> {
        let mut order = self.rules.playing_order(self.course_index).iter();
        order.position(|ball| self.fate(*ball) == Fate::Open)
    }

    fn finish_course(&mut self) {
        let limit = self.limit();
        for ball in self.rules.playing_order(self.course_index) {
            let mark = &mut self.pad.marks[ball.index()];
            if mark.fate == Fate::Open {
                mark.fate = Fate::Out(limit);
            }
        }
        Arc::make_mut(&mut self.finished).push(self.pad);
        self.set_up(self.course_index + 1);
    }

    /// Section 7, D5: begins a course with all pieces and tokens in their initial state.
    fn set_up(&mut self, index: usize) {
        self.course_index = index;
        let Some(course) = self.rules.courses().get(index) else {
            self.phase = Phase::Over;
            return;
        };
        self.course = Arc::clone(course);
        self.scene = Scene::new(course.field());
        self.scattered = Arc::from([]);
        self.pad = ScorePad::BLANK;
        let limit = self.limit();
        for ball in self.rules.playing_order(index) {
            let owner = self.rules.owner(*ball).unwrap_or(usize::MAX);
            if self.has_withdrawn(owner) {
                self.pad.marks[ball.index()].fate = Fate::Out(limit);
            }
        }
        (self.turn, self.count) = (self.first_open().unwrap_or(0), 1);
        self.phase = if self.rules.scattered_values().is_empty() {
            CHOOSING
        } else {
            Phase::Scattering
        };
    }
}
