//! Handles key presses during a match.

use super::{Next, Overlay, Playing};
use crate::terminal::keys;
use crate::terminal::told;
use golf::game::{Action, Phase, Pick};
use protocol::Millis;
use ratatui::crossterm::event::KeyCode;

impl Playing {
    /// Handles a key press.
    pub(crate) fn press(&mut self, key: KeyCode, now: Millis) -> Next {
        match self.overlay {
            Some(Overlay::Quit) => return self.press_quit(key),
            Some(overlay) => return self.press_overlay(overlay, key),
            None => {}
        }
        match key {
            KeyCode::Esc => self.overlay = Some(Overlay::Quit),
            KeyCode::Char('?') | KeyCode::F(1) => self.overlay = Some(Overlay::Help),
            KeyCode::Char('p' | 'P') => self.overlay = Some(Overlay::Pad),
            KeyCode::Char('o' | 'O') => self.overview = !self.overview,
            KeyCode::Char('s' | 'S') => self.speed = self.speed.next(),
            _ if self.motion.is_some() => self.end_motion(),
            key if self.is_persons_turn() => self.press_in_turn(key, now),
            _ => {}
        }
        Next::Stay
    }

    fn press_quit(&mut self, key: KeyCode) -> Next {
        if keys::is_yes(key)
            || matches!(
                key,
                KeyCode::Char('y' | 'Y' | 'o' | 'O' | 'j' | 'J' | 't' | 'T')
            )
        {
            return Next::Leave;
        }
        self.overlay = None;
        Next::Stay
    }

    fn press_overlay(&mut self, overlay: Overlay, key: KeyCode) -> Next {
        if overlay == Overlay::Pad && self.game().is_over() {
            let leave = keys::is_yes(key) || key == KeyCode::Esc;
            return if leave { Next::Leave } else { Next::Stay };
        }
        self.overlay = None;
        Next::Stay
    }

    fn press_in_turn(&mut self, key: KeyCode, now: Millis) {
        if self.can_only_pass() {
            if keys::is_yes(key) {
                self.act(&[Action::Pass], now);
            }
            return;
        }
        match self.game().phase() {
            Phase::Choosing { .. } => self.press_choosing(key, now),
            Phase::Aiming { .. } => self.press_aiming(key, now),
            _ => {}
        }
    }

    fn press_choosing(&mut self, key: KeyCode, now: Millis) {
        let starts = self.starts();
        let picks: Vec<Pick> = self.game().rules().dice().picks().collect();
        if let Some(start) = keys::place(key).and_then(|place| starts.get(place)) {
            self.draft.start = Some(*start);
            return;
        }
        if let Some(pick) = keys::digit(key).and_then(|place| picks.get(place)) {
            self.draft.pick = Some(*pick);
            return;
        }
        match key {
            KeyCode::Backspace => self.draft = self.usual_draft(),
            KeyCode::Left | KeyCode::Right => {
                let step = if key == KeyCode::Left { -1 } else { 1 };
                self.draft.start = neighbour(&starts, self.draft.start, step);
            }
            KeyCode::Up | KeyCode::Down | KeyCode::Tab | KeyCode::BackTab => {
                let step = keys::step(key).unwrap_or(1);
                self.draft.pick = neighbour(&picks, self.draft.pick, step);
            }
            key if keys::is_yes(key) => self.roll(now),
            _ => {}
        }
    }

    fn roll(&mut self, now: Millis) {
        let Phase::Choosing { start, pick } = self.game().phase() else {
            return;
        };
        let start = start.map(|node| self.game().field().cell(node));
        let mut actions = Vec::new();
        if let Some(wanted) = self.draft.start.filter(|wanted| Some(*wanted) != start) {
            actions.push(Action::Start(wanted));
        }
        if let Some(wanted) = self.draft.pick.filter(|wanted| Some(*wanted) != pick) {
            actions.push(Action::Pick(wanted));
        }
        actions.push(Action::Roll);
        self.act(&actions, now);
    }

    fn press_aiming(&mut self, key: KeyCode, now: Millis) {
        if let Some(direction) = keys::direction(key) {
            let found = self
                .previews
                .iter()
                .position(|preview| preview.direction == direction);
            match found {
                Some(index) if index == self.chosen => self.play(now),
                Some(index) => self.chosen = index,
                None => {
                    let blocked = self.texts.fill(
                        "said-blocked",
                        &[("arrow", told::arrow(direction).to_string().into())],
                    );
                    self.tell(blocked);
                }
            }
        } else if let Some(step) = keys::step(key) {
            self.chosen = keys::moved(self.chosen, step, self.previews.len());
        } else if keys::is_yes(key) {
            self.play(now);
        }
    }

    fn play(&mut self, now: Millis) {
        if let Some(preview) = self.previews.get(self.chosen) {
            let action = Action::Play(preview.direction);
            self.act(&[action], now);
        }
    }
}

/// Returns the item that is `step` places after the current one, wrapping around at the ends.
fn neighbour<T: Copy + PartialEq>(items: &[T], now: Option<T>, step: isize) -> Option<T> {
    let index = items.iter().position(|item| Some(*item) == now);
    let next = index.map_or(0, |index| keys::moved(index, step, items.len()));
    items.get(next).copied()
}
