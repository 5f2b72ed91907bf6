//! Steps through a recorded match. This file contains the replay's state and the effects of keys;
//! `film` draws the replay.

mod film;

pub(crate) use film::Film;

use super::board::Marks;
use super::host::{self, Stroke, golf_only};
use super::names::seat_names;
use super::tableau::Tableau;
use super::told;
use crate::texts::Texts;
use anyhow::{Result, anyhow};
use golf::Ball;
use golf::game::Game;
use protocol::{Event, EventKind, GameAction, GolfAction, Millis, Record, Seat, Withdrawal};
use ratatui::crossterm::event::KeyCode;
use std::rc::Rc;
use table::{CourseCache, Play, ReplayError, State};

/// Number of events between two saved states. Other states are computed from the nearest earlier
/// one.
const STRIDE: usize = 64;
/// Milliseconds per event when the replay runs automatically.
const PAUSE: Millis = 900;

/// What to do after a key press.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    Stay,
    Leave,
}

/// A recorded match and the event that is shown.
pub(crate) struct Replay {
    texts: Rc<Texts>,
    events: Vec<Event>,
    /// The states after event 1, 1 + `STRIDE`, 1 + 2 × `STRIDE` …
    kept: Vec<State>,
    /// The number of events up to and including the start of the match.
    first: usize,
    last: usize,
    fault: Option<ReplayError>,
    at: usize,
    /// The match before the event that is shown; `now` is the match after that event.
    before: Game,
    now: Game,
    help: bool,
    /// When to show the next event automatically; `None` if paused.
    runs: Option<Millis>,
}

impl Replay {
    /// Replays a record. An invalid event ends the replay early.
    pub(crate) fn new(record: Record, texts: Rc<Texts>) -> Result<Replay> {
        golf_only(&record)?;
        let events = record.events;
        let first = events
            .first()
            .ok_or_else(|| anyhow!("the record is empty"))?;
        let mut state = State::new(first, &mut CourseCache::new())?;
        let mut kept = vec![state.clone()];
        let (mut begin, mut last, mut fault) = (None, 1, None);
        for (index, event) in events.iter().enumerate().skip(1) {
            if let Err(problem) = state.apply(event) {
                let version = state.version() + 1;
                let text = problem.text;
                fault = Some(ReplayError { version, text });
                break;
            }
            last = index + 1;
            if begin.is_none() && state.play().is_some() {
                begin = Some(last);
            }
            if index % STRIDE == 0 {
                kept.push(state.clone());
            }
        }
        let first = begin.ok_or_else(|| match &fault {
            Some(fault) => anyhow!("{fault}"),
            None => anyhow!("the match has not started"),
        })?;
        let game =
            game_at(&events, &kept, first).ok_or_else(|| anyhow!("cannot replay the match"))?;
        Ok(Replay {
            texts,
            events,
            kept,
            first,
            last,
            fault,
            at: first,
            before: game.clone(),
            now: game,
            help: false,
            runs: None,
        })
    }

    /// Handles a key press.
    pub(crate) fn press(&mut self, key: KeyCode, now: Millis) -> Next {
        if self.help {
            self.help = false;
            return Next::Stay;
        }
        let running = self.runs.take().is_some();
        match key {
            KeyCode::Esc | KeyCode::Char('q' | 'Q') => return Next::Leave,
            KeyCode::Char('?') | KeyCode::F(1) => self.help = true,
            KeyCode::Left => self.go(self.at.saturating_sub(1)),
            KeyCode::Right => self.go(self.at + 1),
            KeyCode::Up | KeyCode::PageUp => self.go(self.stroke_before()),
            KeyCode::Down | KeyCode::PageDown => self.go(self.stroke_after()),
            KeyCode::Home => self.go(self.first),
            KeyCode::End => self.go(self.last),
            KeyCode::Char(' ') if !running => self.runs = Some(now),
            _ => {}
        }
        Next::Stay
    }

    /// Advances an automatic replay to the time `now`.
    pub(crate) fn tick(&mut self, now: Millis) {
        if let Some(at) = self.runs
            && now >= at
        {
            self.go(self.at + 1);
            self.runs = (self.at < self.last).then_some(now + PAUSE);
        }
    }

    pub(crate) fn is_running(&self) -> bool {
        self.runs.is_some()
    }

    fn go(&mut self, at: usize) {
        self.at = at.clamp(self.first, self.last);
        let before = self.at.saturating_sub(1).max(self.first);
        if let (Some(game), Some(earlier)) = (
            game_at(&self.events, &self.kept, self.at),
            game_at(&self.events, &self.kept, before),
        ) {
            (self.now, self.before) = (game, earlier);
        }
    }

    fn is_stroke(&self, index: usize) -> bool {
        let what = self.events.get(index).map(|event| &event.what);
        matches!(
            what,
            Some(EventKind::Acted {
                action: GameAction::Golf(GolfAction::Play { .. } | GolfAction::Pass {}),
                ..
            })
        )
    }

    fn stroke_before(&self) -> usize {
        let mut earlier = (self.first..self.at).rev();
        earlier
            .find(|at| self.is_stroke(at - 1))
            .unwrap_or(self.first)
    }

    fn stroke_after(&self) -> usize {
        let mut later = self.at + 1..=self.last;
        later.find(|at| self.is_stroke(at - 1)).unwrap_or(self.last)
    }

    /// Returns the stroke that the current event plays, if it plays one.
    fn stroke(&self) -> Option<Stroke> {
        match &self.events[self.at - 1].what {
            EventKind::Acted { action, .. } => host::stroke(&self.before, action),
            _ => None,
        }
    }

    /// Returns the board, its marks, and the ball to keep visible.
    fn board(&self) -> (Tableau, Marks, Option<Ball>) {
        let Some(stroke) = self.stroke() else {
            let turn = self.now.turn().map(|turn| turn.ball);
            return (Tableau::of(&self.now), Marks::default(), turn);
        };
        // The stroke may have ended the course, so start from the board before the stroke.
        let mut tableau = stroke.before.clone();
        for event in &stroke.events {
            tableau.apply(event);
        }
        (tableau, Marks::of(&stroke), Some(stroke.ball))
    }

    /// Returns the names by seat.
    fn names(&self) -> Vec<String> {
        let seats = self.kept.first().map(|state| state.view().seats);
        let kinds: Vec<_> = seats.into_iter().flatten().map(|seat| seat.kind).collect();
        let mut people = vec![None; kinds.len()];
        for event in &self.events[..self.last] {
            if let EventKind::Joined { seat, name, .. } = &event.what
                && let Some(place) = people.get_mut(usize::from(*seat))
            {
                *place = Some(self.texts.person(name.as_str()).to_owned());
            }
        }
        seat_names(&kinds, &people)
    }

    /// Describes an event in words.
    fn words(&self, index: usize) -> String {
        let texts = &*self.texts;
        let name = |seat: Seat| {
            let names = self.names();
            let found = names.get(usize::from(seat));
            found.cloned().unwrap_or_default()
        };
        match &self.events[index].what {
            EventKind::Created { .. } => texts.say("event-created"),
            EventKind::Joined { name, .. } => {
                let name = texts.person(name.as_str());
                texts.fill("event-joined", &[("name", name.into())])
            }
            EventKind::Left { seat } => texts.fill("event-left", &[("name", name(*seat).into())]),
            EventKind::Ready { seat, ready } => {
                let ready = if *ready { "yes" } else { "no" };
                let blanks = [("name", name(*seat).into()), ("ready", ready.into())];
                texts.fill("event-ready", &blanks)
            }
            EventKind::Started {} => texts.say("event-started"),
            EventKind::Acted { seat, action, .. } => self.action_words(&name(*seat), action),
            EventKind::Drawn { chance, .. } => chance_words(texts, chance),
            EventKind::Withdrawn { seat, why } => {
                let why = match why {
                    Withdrawal::Resigned => "resigned",
                    Withdrawal::OutOfTime => "out-of-time",
                    Withdrawal::Absent => "absent",
                };
                let blanks = [("name", name(*seat).into()), ("why", why.into())];
                texts.fill("event-withdrawn", &blanks)
            }
            EventKind::Resumed { .. } => texts.say("event-resumed"),
            EventKind::Ended { .. } => texts.say("event-ended"),
            EventKind::Rematch { seat, .. } => {
                texts.fill("event-rematch", &[("name", name(*seat).into())])
            }
        }
    }

    fn action_words(&self, name: &str, action: &GameAction) -> String {
        let GameAction::Golf(action) = action else {
            return String::new();
        };
        let named = |key: &str, what: String| {
            let blanks = [("name", name.into()), ("what", what.into())];
            self.texts.fill(key, &blanks)
        };
        match action {
            GolfAction::Start { at } => named("event-start", format!("{},{}", at[0], at[1])),
            GolfAction::Pick { pick } => {
                let (protocol::GolfPick::Die(id) | protocol::GolfPick::Card(id)) = pick;
                named("event-pick", told::pick_name(&self.texts, id))
            }
            GolfAction::Roll {} => named("event-roll", String::new()),
            GolfAction::Play { dir } => {
                let arrow = dir.parse().map(|dir| told::arrow(dir).to_string());
                named("event-play", arrow.unwrap_or_default())
            }
            GolfAction::Pass {} => named("event-pass", String::new()),
        }
    }
}

fn chance_words(texts: &Texts, chance: &protocol::GameChance) -> String {
    let chance = match chance {
        protocol::GameChance::Golf(chance) => chance,
        protocol::GameChance::Carramboule(_) => return texts.say("event-rack"),
    };
    match chance {
        protocol::GolfChance::Face { face } => {
            texts.fill("event-face", &[("side", (face + 1).into())])
        }
        protocol::GolfChance::Tokens { .. } => texts.say("event-tokens"),
    }
}

/// Returns the match after `at` events.
fn game_at(events: &[Event], kept: &[State], at: usize) -> Option<Game> {
    let from = (at.checked_sub(1)? / STRIDE).min(kept.len() - 1);
    let mut state = kept[from].clone();
    for event in events.get(1 + from * STRIDE..at)? {
        state.apply(event).ok()?;
    }
    match state.play()? {
        Play::Golf(game) => Some(game.clone()),
        Play::Carramboule(_) => None,
    }
}
