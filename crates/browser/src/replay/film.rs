//! Shows a record step by step, forwards and backwards.

use super::steps::Steps;
use crate::billiard;
use crate::show::Board;
use crate::view::replay::{
    FilmFault, FilmFrame, FilmInfo, FilmKind, FilmRefusal, FilmRefusalKind, FilmStep, SealCheck,
};
use crate::view::{self, Way};
use golf::game::{Game, Phase};
use golf::{Cell, Course, Scene, Trace};
use protocol::{
    ByName, CarrambouleAction, CarrambouleBall, CarrambouleKind, Event, EventKind, GameAction,
    Record, RecordError, RulesVersion, Seat, Version,
};
use std::sync::Arc;
use table::{CourseCache, Play, ReplayError, State};
use wasm_bindgen::prelude::wasm_bindgen;

/// Upper bound on stored states. Any other state is computed quickly from the nearest stored one.
const KEPT: usize = 1_000;
const NEAR: usize = 16;

/// An opened record.
#[wasm_bindgen]
pub struct Film {
    record: Record,
    /// The states after event 1, 1 + `every`, 1 + 2 · `every` and so on.
    kept: Vec<State>,
    every: usize,
    steps: Vec<FilmStep>,
    fault: Option<ReplayError>,
}

/// Returns a `FilmRefusal` as JSON.
fn refusal(kind: FilmRefusalKind, text: String) -> String {
    view::json(&FilmRefusal { kind, text })
}

#[wasm_bindgen]
impl Film {
    /// Opens a record. If the record is invalid, its steps end at the first fault. A record without
    /// any steps is refused (`FilmRefusal`).
    #[wasm_bindgen(constructor)]
    pub fn new(record: &str) -> Result<Film, String> {
        let record = Record::parse(record.as_bytes()).map_err(|error| {
            let kind = match error {
                RecordError::TooLong | RecordError::TooManyEvents => FilmRefusalKind::Large,
                RecordError::UnknownFormat => FilmRefusalKind::Version,
                RecordError::Malformed(_) => FilmRefusalKind::NoRecord,
            };
            refusal(kind, error.to_string())
        })?;
        let first = record.events.first();
        let first = first
            .ok_or_else(|| refusal(FilmRefusalKind::NoRecord, "there are no events".to_owned()))?;
        let mut state = State::new(first, &mut CourseCache::new()).map_err(|error| {
            let is_known = match &first.what {
                EventKind::Created { rules, .. } => RulesVersion::named(rules).is_some(),
                _ => true,
            };
            let kind = if is_known {
                FilmRefusalKind::NoRecord
            } else {
                FilmRefusalKind::Version
            };
            refusal(kind, error.to_string())
        })?;
        let every = (record.events.len() / KEPT).max(NEAR);
        let (mut kept, mut steps, mut fault) = (vec![state.clone()], Steps::default(), None);
        for (index, event) in record.events.iter().enumerate().skip(1) {
            let before = state.clone();
            if let Err(problem) = state.apply(event) {
                fault = Some(ReplayError {
                    version: before.version() + 1,
                    text: problem.to_string(),
                });
                break;
            }
            steps.take(&before, event, &state);
            if index % every == 0 {
                kept.push(state.clone());
            }
        }
        if steps.list.is_empty() {
            return Err(match fault {
                Some(fault) => refusal(FilmRefusalKind::NoRecord, fault.to_string()),
                None => refusal(
                    FilmRefusalKind::Nothing,
                    "nothing was played yet".to_owned(),
                ),
            });
        }
        Ok(Film {
            record,
            kept,
            every,
            steps: steps.list,
            fault,
        })
    }

    /// Returns the description of the record and its steps (`FilmInfo`).
    pub fn info(&self) -> Result<String, String> {
        let view = self.after(self.steps.len() - 1)?.view();
        let Some(EventKind::Created { table, setup, .. }) = self.what(0) else {
            return Err("a table begins with its creation".to_owned());
        };
        Ok(view::json(&FilmInfo {
            table: table.to_string(),
            setup: (**setup).clone(),
            seats: view.seats,
            finished: view.results.is_some(),
            results: view.results,
            begun: self.record.events[0].at,
            steps: self.steps.clone(),
            fault: self.fault.as_ref().map(|fault| self.named(fault)),
        }))
    }

    /// Returns the state after a step (`FilmFrame`).
    pub fn frame(&self, step: usize, theme: &str, prefix: &str) -> Result<String, String> {
        let state = self.after(step)?;
        let mut frame = FilmFrame {
            view: state.view(),
            balls: ByName::default(),
            layers: None,
            stroke: None,
            shot: None,
            motion: None,
            table: Vec::new(),
        };
        match state.play() {
            Some(Play::Golf(_)) => {
                let seen = self.seen(step)?;
                let board = Board::new(&seen.course, theme, prefix);
                frame.balls = board.balls(&seen.scene);
                frame.layers = Some(board.layers(&seen.scene));
                frame.stroke = seen.stroke.map(|(before, dir, trace)| -> Way {
                    board.way(&dir, &before, &seen.scene, &trace)
                });
            }
            Some(Play::Carramboule(play)) => {
                let lying = play.game().lying().balls().iter();
                let lying = lying.map(|(kind, place)| CarrambouleBall {
                    kind: (*kind).into(),
                    at: [nanometres(place.x), nanometres(place.y)],
                });
                frame.table = lying.collect();
                self.shot(step, &mut frame)?;
            }
            None => {}
        }
        Ok(view::json(&frame))
    }

    /// Draws the board at a step (`BoardPicture`); `heat` lists cells to colour (x, y, and a value
    /// from 0 to 1).
    pub fn board(
        &self,
        step: usize,
        theme: &str,
        language: &str,
        prefix: &str,
        heat: &[f64],
    ) -> Result<String, String> {
        let seen = self.seen(step)?;
        let cells = heat.chunks_exact(3).filter_map(|cell| {
            let (x, y) = (cell[0] as i32, cell[1] as i32);
            Some((Cell::new(x, y)?, cell[2]))
        });
        let board = Board::new(&seen.course, theme, prefix);
        let picture = board.heat(cells.collect()).picture(&seen.scene, language);
        Ok(picture.to_json())
    }

    /// Checks every event, every roll, and the dice seal (`SealCheck`).
    pub fn verify(&self) -> Result<String, String> {
        let mut check = SealCheck {
            events: self.record.events.len(),
            draws: 0,
            commitment: String::new(),
            secret: None,
            contributions: Vec::new(),
            sealed: false,
            fault: None,
        };
        for event in &self.record.events {
            match &event.what {
                EventKind::Created {
                    commitment, seats, ..
                } => {
                    check.commitment = commitment.to_string();
                    check.contributions = vec![None; seats.len()];
                }
                EventKind::Joined {
                    seat, contribution, ..
                } => {
                    if let Some(place) = check.contributions.get_mut(usize::from(*seat)) {
                        *place = Some(contribution.to_string());
                    }
                }
                EventKind::Ended { secret, .. } => {
                    let secret = secret.or(self.record.secret);
                    check.secret = secret.map(|secret| secret.to_string());
                }
                _ => {}
            }
        }
        if self.record.is_sealed() && self.fault.is_none() {
            // Everything except the dice was checked when the film was created.
            check.sealed = true;
            return Ok(view::json(&check));
        }
        match table::verify(&self.record, &mut CourseCache::new()) {
            Ok(verified) => check.draws = verified.draws,
            Err(fault) => check.fault = Some(self.named(&fault)),
        }
        Ok(view::json(&check))
    }

    /// Returns the text of the record file.
    pub fn text(&self) -> String {
        self.record.to_string()
    }
}

/// The board after a step.
pub(super) struct Seen {
    pub(super) course: Arc<Course>,
    pub(super) scene: Scene,
    /// The scene before the stroke, and the stroke's direction and trace.
    stroke: Option<(Scene, String, Trace)>,
}

impl Film {
    pub(super) fn record(&self) -> &Record {
        &self.record
    }

    pub(super) fn steps(&self) -> &[FilmStep] {
        &self.steps
    }

    fn what(&self, index: usize) -> Option<&EventKind> {
        self.record.events.get(index).map(|event| &event.what)
    }

    pub(super) fn step(&self, step: usize) -> Result<&FilmStep, String> {
        let found = self.steps.get(step);
        found.ok_or_else(|| "there is no such step".to_owned())
    }

    fn at(&self, version: Version) -> Result<State, String> {
        let place = (version as usize).saturating_sub(1);
        let index = (place / self.every).min(self.kept.len() - 1);
        let mut state = self.kept[index].clone();
        for event in &self.record.events[index * self.every + 1..=place] {
            state.apply(event).map_err(|problem| problem.to_string())?;
        }
        Ok(state)
    }

    pub(super) fn after(&self, step: usize) -> Result<State, String> {
        self.at(self.step(step)?.version)
    }

    /// Returns the action at a step, and the state before that action.
    pub(super) fn acted(&self, step: usize) -> Result<Option<(State, GameAction)>, String> {
        let before = match step.checked_sub(1) {
            Some(before) => self.after(before)?,
            None => return Ok(None),
        };
        let last = self.step(step)?.version;
        let events = &self.record.events[before.version() as usize..last as usize];
        let action = events.iter().find_map(|event: &Event| match &event.what {
            EventKind::Acted { action, .. } => Some(action.clone()),
            _ => None,
        });
        Ok(action.map(|action| (before, action)))
    }

    fn golf(state: &State) -> Result<&Game, String> {
        match state.play() {
            Some(Play::Golf(game)) => Ok(game),
            _ => Err("this is not a match of mini golf".to_owned()),
        }
    }

    pub(super) fn seen(&self, step: usize) -> Result<Seen, String> {
        if self.step(step)?.kind == FilmKind::Stroke
            && let Some((before, GameAction::Golf(action))) = self.acted(step)?
        {
            let game = Self::golf(&before)?;
            let action = action.action(game.rules().dice())?;
            let mut trace = Trace::default();
            let scene = game
                .preview(action, &mut trace)
                .map_err(|refusal| refusal.to_string())?;
            let dir = self.step(step)?.dir.clone().unwrap_or_default();
            return Ok(Seen {
                course: Arc::clone(game.course()),
                scene,
                stroke: Some((game.scene().clone(), dir, trace)),
            });
        }
        // The step that ends a match shows the board after the last stroke.
        let ended = self.step(step)?.kind == FilmKind::End && step > 0;
        if ended && self.step(step - 1)?.kind == FilmKind::Stroke {
            let last = self.seen(step - 1)?;
            return Ok(Seen {
                stroke: None,
                ..last
            });
        }
        let state = self.after(step)?;
        let game = Self::golf(&state)?;
        let mut scene = game.scene().clone();
        if let (Phase::Choosing { start, .. }, Some(turn)) = (game.phase(), game.turn())
            && let (Some(start), None) = (start, scene.ball(turn.ball))
        {
            scene
                .put(game.field(), turn.ball, start)
                .map_err(|problem| problem.to_string())?;
        }
        Ok(Seen {
            course: Arc::clone(game.course()),
            scene,
            stroke: None,
        })
    }

    /// Adds the shot at a step to `frame`. After the last shot of a round, the balls are shown
    /// where that shot left them.
    fn shot(&self, step: usize, frame: &mut FilmFrame) -> Result<(), String> {
        let Some((before, GameAction::Carramboule(action))) = self.acted(step)? else {
            return Ok(());
        };
        frame.shot = Some(action);
        let (Some(Play::Carramboule(play)), CarrambouleAction::Shoot { .. }) =
            (before.play(), action)
        else {
            return Ok(());
        };
        let tried = billiard::try_action(play.game(), action)?;
        let ends = self
            .steps
            .get(step + 1)
            .is_some_and(|next| next.kind == FilmKind::Next || next.kind == FilmKind::End);
        if ends {
            let lying = tried.balls.into_iter();
            frame.table = lying
                .filter(|ball| ball.kind != CarrambouleKind::Cue)
                .collect();
        }
        frame.motion = Some(tried.motion);
        Ok(())
    }

    /// Describes a fault in the record, with its step and roll number.
    fn named(&self, fault: &ReplayError) -> FilmFault {
        let place = fault.version as usize;
        let before = &self.record.events[..place.saturating_sub(1).min(self.record.events.len())];
        let drawn = |event: &&Event| matches!(event.what, EventKind::Drawn { .. });
        let what = self.what(place.saturating_sub(1));
        let roll = matches!(what, Some(EventKind::Drawn { .. }))
            .then(|| before.iter().filter(drawn).count() as u32 + 1);
        let found = self
            .steps
            .iter()
            .position(|step| step.version >= fault.version);
        let step = found.unwrap_or(self.steps.len() - 1);
        FilmFault {
            version: fault.version,
            text: fault.text.clone(),
            event: what.map_or("", name).to_owned(),
            roll,
            step,
            seat: self.seat_of(what, before).or(self.steps[step].seat),
        }
    }

    /// Returns the seat that caused an event. A roll is attributed to the player who acted before
    /// it.
    fn seat_of(&self, what: Option<&EventKind>, before: &[Event]) -> Option<Seat> {
        let actor = |what: &EventKind| match what {
            EventKind::Acted { seat, .. } | EventKind::Withdrawn { seat, .. } => Some(*seat),
            _ => None,
        };
        let seat = match what? {
            EventKind::Drawn { .. } => before.iter().rev().find_map(|event| actor(&event.what)),
            what => actor(what),
        }?;
        // A forged record may name any seat.
        let seats = match self.what(0) {
            Some(EventKind::Created { seats, .. }) => seats.len(),
            _ => 0,
        };
        (usize::from(seat) < seats).then_some(seat)
    }
}

/// Returns the name of an event's kind, as in its JSON.
fn name(what: &EventKind) -> &'static str {
    match what {
        EventKind::Created { .. } => "created",
        EventKind::Joined { .. } => "joined",
        EventKind::Left { .. } => "left",
        EventKind::Ready { .. } => "ready",
        EventKind::Started {} => "started",
        EventKind::Acted { .. } => "acted",
        EventKind::Drawn { .. } => "drawn",
        EventKind::Withdrawn { .. } => "withdrawn",
        EventKind::Resumed { .. } => "resumed",
        EventKind::Ended { .. } => "ended",
        EventKind::Rematch { .. } => "rematch",
    }
}

fn nanometres(metres: f64) -> i32 {
    (metres * 1e9).round() as i32
}
