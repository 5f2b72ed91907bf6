//! The menu in which players choose courses, players, mode and dice. This file contains the menu's
//! state and the effects of keys; `form` draws the menu.

mod form;
mod picker;
mod preset;

pub(crate) use form::Form;
use picker::Picker;
use preset::Preset;

use super::keys;
use super::plan::{self, Courses, Kit, Plan};
use super::tableau::Tableau;
use crate::texts::Texts;
use golf::Ball;
use golf::game::Mode;
use protocol::PlayerName;
use ratatui::crossterm::event::KeyCode;
use std::path::PathBuf;
use std::rc::Rc;

/// The lines of the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Row {
    Resume,
    Courses,
    Mode,
    Names,
    Computers,
    Level,
    Balls,
    Kit,
    Limit,
    Tokens,
    Begin,
}

/// The limits to choose from; any other limit can be set with `--limit`.
const LIMITS: [Option<u8>; 10] = [
    None,
    Some(5),
    Some(8),
    Some(10),
    Some(12),
    Some(15),
    Some(20),
    Some(30),
    Some(50),
    Some(99),
];

/// What to do after a key press.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    Stay,
    Leave,
    Begin,
    Resume(PathBuf),
}

/// The state of the menu.
pub(crate) struct Menu {
    texts: Rc<Texts>,
    courses: Courses,
    plan: Plan,
    names: String,
    preset: Preset,
    row: Row,
    picker: Option<Picker>,
    unfinished: Option<PathBuf>,
    /// Advice on the plan, or the reason why it cannot be played.
    verdict: Result<Vec<String>, String>,
}

impl Menu {
    pub(crate) fn new(plan: Plan, texts: Rc<Texts>, unfinished: Option<PathBuf>) -> Menu {
        let row = if unfinished.is_some() {
            Row::Resume
        } else {
            Row::Courses
        };
        let mut menu = Menu {
            names: plan.people.join(", "),
            preset: Preset::of(&plan.courses),
            texts,
            courses: Courses::default(),
            plan,
            row,
            picker: None,
            unfinished,
            verdict: Ok(Vec::new()),
        };
        menu.judge();
        menu
    }

    pub(crate) fn plan(&self) -> &Plan {
        &self.plan
    }

    fn rows(&self) -> Vec<Row> {
        let all = [
            Row::Resume,
            Row::Courses,
            Row::Mode,
            Row::Names,
            Row::Computers,
            Row::Level,
            Row::Balls,
            Row::Kit,
            Row::Limit,
            Row::Tokens,
            Row::Begin,
        ];
        let shown = |row: &Row| match row {
            Row::Resume => self.unfinished.is_some(),
            Row::Level => self.plan.computers > 0,
            _ => true,
        };
        all.into_iter().filter(shown).collect()
    }

    /// Handles a key press.
    pub(crate) fn press(&mut self, key: KeyCode) -> Next {
        if let Some(picker) = &mut self.picker {
            if picker.press(key) {
                self.plan.courses = picker.picked();
                self.preset = Preset::of(&self.plan.courses);
                self.picker = None;
                self.judge();
            }
            return Next::Stay;
        }
        match key {
            KeyCode::Esc => return Next::Leave,
            KeyCode::Up | KeyCode::BackTab => self.move_row(-1),
            KeyCode::Down | KeyCode::Tab => self.move_row(1),
            KeyCode::Enter => return self.enter(),
            KeyCode::Left => self.change(-1),
            KeyCode::Char(letter) if self.row == Row::Names => self.type_letter(letter),
            KeyCode::Right | KeyCode::Char(' ') => self.change(1),
            KeyCode::Backspace if self.row == Row::Names => {
                self.names.pop();
                self.read_names();
            }
            _ => {}
        }
        Next::Stay
    }

    fn move_row(&mut self, step: isize) {
        let rows = self.rows();
        let index = rows.iter().position(|row| *row == self.row).unwrap_or(0);
        self.row = rows[keys::moved(index, step, rows.len())];
    }

    fn enter(&mut self) -> Next {
        match (self.row, &self.unfinished) {
            (Row::Resume, Some(path)) => Next::Resume(path.clone()),
            (Row::Courses, _) => {
                self.picker = Some(Picker::new(&self.plan.courses));
                Next::Stay
            }
            (Row::Begin, _) if self.verdict.is_ok() => Next::Begin,
            (Row::Begin, _) => Next::Stay,
            _ => {
                self.move_row(1);
                Next::Stay
            }
        }
    }

    fn change(&mut self, step: isize) {
        let moved = |value: usize, least: usize, most: usize| {
            (value as isize + step).clamp(least as isize, most as isize) as usize
        };
        match self.row {
            Row::Courses => {
                self.preset = self.preset.next(step);
                if let Some(courses) = self.preset.courses() {
                    self.plan.courses = courses;
                }
            }
            Row::Mode => {
                self.plan.mode = match self.plan.mode {
                    Mode::Basic => Mode::Carom,
                    Mode::Carom => Mode::Basic,
                }
            }
            Row::Computers => self.plan.computers = moved(self.plan.computers, 0, 11),
            Row::Level => self.plan.level = moved(self.plan.level.into(), 1, 5) as u8,
            Row::Balls => self.plan.balls = moved(self.plan.balls, 1, 6),
            Row::Kit => {
                let at = Kit::ALL.iter().position(|kit| *kit == self.plan.kit);
                self.plan.kit = Kit::ALL[keys::moved(at.unwrap_or(0), step, Kit::ALL.len())];
            }
            Row::Limit => {
                let at = LIMITS.iter().position(|limit| *limit == self.plan.limit);
                self.plan.limit = LIMITS[keys::moved(at.unwrap_or(0), step, LIMITS.len())];
            }
            Row::Tokens => self.plan.scatter = !self.plan.scatter,
            Row::Resume | Row::Names | Row::Begin => {}
        }
        self.judge();
    }

    fn type_letter(&mut self, letter: char) {
        // 200 characters are enough for twelve names of usual length.
        if !letter.is_control() && self.names.chars().count() < 200 {
            self.names.push(letter);
            self.read_names();
        }
    }

    fn read_names(&mut self) {
        self.plan.people = split_names(&self.names);
        self.judge();
    }

    fn judge(&mut self) {
        let rules = self.plan.rules(&mut self.courses, &self.texts);
        let people = &self.plan.people;
        let is_name = |name: &String| PlayerName::new(name.as_str()).is_ok();
        self.verdict = match rules {
            Err(error) => Err(error.to_string()),
            Ok(_) if people.is_empty() => Err(self.texts.say("wrong-no-people")),
            Ok(_) if !people.iter().all(is_name) => Err(self.texts.say("wrong-name")),
            Ok(rules) => Ok(plan::advice(&rules, &self.texts)),
        };
    }

    /// Returns the course to show beside the menu.
    fn shown(&mut self) -> Option<Tableau> {
        let id = match &self.picker {
            Some(picker) => picker.current().to_owned(),
            None => self.plan.courses.first()?.clone(),
        };
        let language = self.texts.language();
        Some(Tableau::fresh(&self.courses.course(&id, language).ok()?))
    }

    /// Returns the number of balls in play, capped at `Ball::COUNT + 1`.
    fn balls_in_play(&self) -> usize {
        (self.plan.players() * self.plan.balls).min(Ball::COUNT + 1)
    }
}

/// Splits names at commas.
pub(crate) fn split_names(names: &str) -> Vec<String> {
    let names = names.split(',').map(str::trim);
    names
        .filter(|name| !name.is_empty())
        .map(str::to_owned)
        .collect()
}
