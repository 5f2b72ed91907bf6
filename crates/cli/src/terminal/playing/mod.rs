//! A match at the keyboard: the state of the screen, and how keys change it.
//!
//! This module does not draw, read keys or read a clock. Callers pass in keys and times, and
//! [`screen`](super::screen) draws the result.

mod keyboard;

use super::board::Marks;
use super::host::{ActionOutcome, Host, Stroke};
use super::keys;
use super::motion::{Motion, Speed};
use super::tableau::Tableau;
use super::told;
use crate::texts::Texts;
use golf::game::{Action, Game, Phase, Pick};
use golf::{Ball, Cell, Direction, Trace};
use protocol::Millis;
use std::rc::Rc;

/// A window over the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Overlay {
    Help,
    /// The score pad, after a course or on request.
    Pad,
    /// The question of whether to leave.
    Quit,
}

/// What to do after a key press.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    Stay,
    Leave,
}

/// An open direction, with the stroke in that direction and a description of where it ends.
#[derive(Clone, Debug)]
pub(crate) struct Preview {
    pub(crate) direction: Direction,
    pub(crate) stroke: Stroke,
    pub(crate) marks: Marks,
    pub(crate) ending: String,
}

/// The choices of the current player before the roll. They are sent to the table with the roll;
/// until then the player can change them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Draft {
    pub(crate) start: Option<Cell>,
    pub(crate) pick: Option<Pick>,
}

/// A match, and what its screen currently shows.
pub(crate) struct Playing {
    host: Host,
    texts: Rc<Texts>,
    names: Vec<String>,
    overlay: Option<Overlay>,
    draft: Draft,
    last_picks: Vec<Option<Pick>>,
    previews: Vec<Preview>,
    chosen: usize,
    motion: Option<Motion>,
    /// The match before the stroke that is being animated.
    before: Option<Game>,
    /// The message to show after the animation. Shown earlier, the message would give away the
    /// result.
    untold: Option<String>,
    /// The path of the last stroke, kept until the next stroke.
    trail: Option<(usize, Marks)>,
    said: Vec<String>,
    speed: Speed,
    overview: bool,
    pads_seen: usize,
    computer_at: Option<Millis>,
}

impl Playing {
    pub(crate) fn new(host: Host, texts: Rc<Texts>, speed: Speed) -> Playing {
        let names = host.names();
        let mut playing = Playing {
            last_picks: vec![None; names.len()],
            pads_seen: host.game().finished().len(),
            host,
            texts,
            names,
            overlay: None,
            draft: Draft::default(),
            previews: Vec::new(),
            chosen: 0,
            motion: None,
            before: None,
            untold: None,
            trail: None,
            said: Vec::new(),
            speed,
            overview: false,
            computer_at: None,
        };
        if playing.game().is_over() {
            playing.overlay = Some(Overlay::Pad);
        }
        playing.take_turn();
        playing
    }

    pub(crate) fn host(&self) -> &Host {
        &self.host
    }

    pub(crate) fn game(&self) -> &Game {
        self.host.game()
    }

    /// Returns the match as shown on the screen, that is, without a stroke that is still being
    /// animated.
    pub(crate) fn shown(&self) -> &Game {
        self.before.as_ref().unwrap_or(self.game())
    }

    pub(crate) fn texts(&self) -> &Texts {
        &self.texts
    }

    pub(crate) fn names(&self) -> &[String] {
        &self.names
    }

    pub(crate) fn overlay(&self) -> Option<Overlay> {
        self.overlay
    }

    pub(crate) fn draft(&self) -> Draft {
        self.draft
    }

    pub(crate) fn motion(&self) -> Option<&Motion> {
        self.motion.as_ref()
    }

    /// Returns whether to show the entire course, even if it must be drawn smaller.
    pub(crate) fn overview(&self) -> bool {
        self.overview
    }

    /// Returns the directions to choose from, and the index of the chosen one.
    pub(crate) fn previews(&self) -> (&[Preview], usize) {
        (&self.previews, self.chosen)
    }

    /// Returns the latest messages, the newest last.
    pub(crate) fn said(&self) -> &[String] {
        &self.said
    }

    /// Returns the current board, its marks, and the ball to keep visible.
    pub(crate) fn board(&self) -> (Tableau, Marks, Option<Ball>) {
        if let Some((tableau, marks, ball)) = self.motion.as_ref().and_then(Motion::rolling) {
            return (tableau.clone(), marks.clone(), Some(ball));
        }
        let mut tableau = Tableau::of(self.game());
        let turn = self.game().turn().map(|turn| turn.ball);
        if let (Some(ball), Some(cell)) = (turn, self.draft.start) {
            tableau.put(ball, cell);
        }
        (tableau, self.marks(), turn)
    }

    fn marks(&self) -> Marks {
        if !self.previews.is_empty() && self.motion.is_none() {
            let mut marks = self.previews[self.chosen].marks.clone();
            let label = |(index, preview): (usize, &Preview)| {
                let end = preview.marks.end()?;
                let letter = keys::letter(preview.direction, self.texts.language());
                Some((end, letter, index == self.chosen))
            };
            let labels = self.previews.iter().enumerate().filter_map(label);
            marks.labels = labels.collect();
            // Draw the chosen label over the others.
            marks.labels.sort_by_key(|(_, _, chosen)| *chosen);
            return marks;
        }
        let mut marks = match &self.trail {
            Some((course, marks)) if *course == self.game().finished().len() => marks.clone(),
            _ => Marks::default(),
        };
        if self.is_persons_turn() {
            let starts = self.starts();
            let label = |(index, cell): (usize, &Cell)| {
                let letter = char::from(b'a' + index as u8);
                (*cell, letter, false)
            };
            marks.labels = starts.iter().enumerate().map(label).collect();
        }
        marks
    }

    /// Returns the start cells that can be chosen.
    pub(crate) fn starts(&self) -> Vec<Cell> {
        let game = self.game();
        if !matches!(game.phase(), Phase::Choosing { .. }) {
            return Vec::new();
        }
        game.free_starts()
            .map(|node| game.field().cell(node))
            .collect()
    }

    /// Returns whether a person has a choice to make.
    pub(crate) fn is_persons_turn(&self) -> bool {
        self.motion.is_none() && self.game().turn().is_some() && !self.host.is_computers_turn()
    }

    /// Returns whether the player can only skip the stroke.
    pub(crate) fn can_only_pass(&self) -> bool {
        self.game().actions() == [Action::Pass]
    }

    fn act(&mut self, actions: &[Action], now: Millis) {
        for action in actions {
            let before = self.game().clone();
            match self.host.act(*action, now) {
                Ok(outcome) => self.show(outcome, before, now),
                Err(refusal) => {
                    self.tell(refusal.to_string());
                    return;
                }
            }
        }
    }

    /// Advances animations and computer players to the time `now`.
    pub(crate) fn tick(&mut self, now: Millis) {
        if self.overlay == Some(Overlay::Quit) {
            return;
        }
        if let Some(motion) = &mut self.motion {
            if !motion.advance(self.speed, now) {
                self.end_motion();
            }
            return;
        }
        if self.overlay.is_some() || !self.host.is_computers_turn() {
            return;
        }
        let at = *self.computer_at.get_or_insert(now + self.speed.thought());
        if now >= at {
            self.computer_at = None;
            let before = self.game().clone();
            match self.host.computer_act(now) {
                Ok(outcome) => self.show(outcome, before, now),
                Err(problem) => self.tell(problem.to_string()),
            }
        }
    }

    fn show(&mut self, outcome: ActionOutcome, before: Game, now: Millis) {
        match outcome {
            ActionOutcome::Chosen => return,
            ActionOutcome::Rolled { pick, face } => {
                self.note_pick(pick);
                self.motion = Some(Motion::tumble(pick, face, now));
                self.untold = self.roll_words(pick);
            }
            ActionOutcome::Struck(stroke) => {
                self.untold = Some(told::story(&self.texts, &stroke));
                self.trail = Some((self.pads_seen, Marks::of(&stroke)));
                self.motion = Some(Motion::roll(stroke, now));
                self.before = Some(before);
            }
        }
        self.previews.clear();
        self.draft = Draft::default();
        if self.speed == Speed::None {
            self.end_motion();
        }
    }

    fn note_pick(&mut self, pick: Pick) {
        if let Some(turn) = self.game().turn() {
            self.last_picks[turn.player] = Some(pick);
        }
    }

    fn roll_words(&self, pick: Pick) -> Option<String> {
        let game = self.game();
        let (Phase::Aiming { impulses, .. }, Some(turn)) = (game.phase(), game.turn()) else {
            return None;
        };
        let dice = game.rules().dice();
        let name = told::pick_name(&self.texts, dice.name(pick).unwrap_or_default());
        Some(self.texts.fill(
            "said-rolled",
            &[
                ("name", self.names[turn.player].as_str().into()),
                ("die", name.into()),
                ("impulses", impulses.into()),
            ],
        ))
    }

    fn end_motion(&mut self) {
        (self.motion, self.before) = (None, None);
        if let Some(untold) = self.untold.take() {
            self.tell(untold);
        }
        let finished = self.game().finished().len();
        if finished > self.pads_seen || self.game().is_over() {
            self.pads_seen = finished;
            self.overlay = Some(Overlay::Pad);
        }
        self.take_turn();
    }

    /// Prepares the choices of the player whose turn it is.
    fn take_turn(&mut self) {
        self.draft = self.usual_draft();
        self.previews = self.look_ahead();
        self.chosen = 0;
    }

    /// Returns the choices already made, and defaults for the others: the first start cell, and the
    /// die or card that the player used last (or the first one in the list).
    fn usual_draft(&self) -> Draft {
        let game = self.game();
        let (Phase::Choosing { start, pick }, Some(turn)) = (game.phase(), game.turn()) else {
            return Draft::default();
        };
        if self.host.is_computers_turn() {
            return Draft::default();
        }
        let start = start.map(|node| game.field().cell(node));
        let usual = self.last_picks[turn.player].or_else(|| game.rules().dice().picks().next());
        Draft {
            start: start.or_else(|| self.starts().first().copied()),
            pick: pick.or(usual),
        }
    }

    fn look_ahead(&self) -> Vec<Preview> {
        let game = self.game();
        let (Phase::Aiming { .. }, Some(turn)) = (game.phase(), game.turn()) else {
            return Vec::new();
        };
        if self.host.is_computers_turn() {
            return Vec::new();
        }
        let preview = |(direction, _, _): (Direction, char, char)| {
            let mut trace = Trace::default();
            game.preview(Action::Play(direction), &mut trace).ok()?;
            let stroke = Stroke {
                before: Tableau::of(game),
                ball: turn.ball,
                events: trace.events,
            };
            Some(Preview {
                direction,
                marks: Marks::of(&stroke),
                ending: told::ending(&self.texts, &stroke),
                stroke,
            })
        };
        keys::DIRECTIONS.into_iter().filter_map(preview).collect()
    }

    fn tell(&mut self, sentence: String) {
        const KEPT: usize = 50;
        if self.said.len() >= KEPT {
            self.said.remove(0);
        }
        self.said.push(sentence);
    }
}
