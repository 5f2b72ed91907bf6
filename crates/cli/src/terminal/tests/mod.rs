//! Tests the terminal client without a terminal: sends keys to the reducers, and draws screens to
//! a test backend.

mod match_by_keys;
mod menu;
mod replay;
mod saved;
mod screens;

use super::host::Host;
use super::motion::Speed;
use super::palette::Palette;
use super::plan::{Courses, Plan};
use super::playing::Playing;
use super::rng::Rng;
use super::screen::Screen;
use crate::texts::Texts;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::widgets::Widget;
use std::rc::Rc;

fn texts(language: &str) -> Rc<Texts> {
    Rc::new(Texts::terminal(language).expect("valid texts"))
}

fn plan(courses: &[&str], people: &[&str]) -> Plan {
    let mut plan = Plan::first(String::new());
    plan.courses = courses.iter().map(|&id| id.to_owned()).collect();
    plan.people = people.iter().map(|&name| name.to_owned()).collect();
    plan
}

fn playing(plan: &Plan, seed: u64, language: &str) -> Playing {
    let texts = texts(language);
    let rules = plan
        .rules(&mut Courses::default(), &texts)
        .expect("a valid plan");
    let mut rng = Rng::new(Some(seed));
    let host = Host::begin(&rules, &plan.people, plan.level, &mut rng, 1_000).expect("a table");
    Playing::new(host, texts, Speed::None)
}

fn press(playing: &mut Playing, keys: &str) {
    for key in keys.chars() {
        let code = match key {
            '\n' => KeyCode::Enter,
            '\t' => KeyCode::Tab,
            '\x1b' => KeyCode::Esc,
            other => KeyCode::Char(other),
        };
        playing.press(code, 2_000);
    }
}

/// Draws a widget on a screen of this size.
fn buffer(widget: impl Widget, width: u16, height: u16) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a test backend");
    terminal
        .draw(|frame| frame.render_widget(widget, frame.area()))
        .expect("drawing to memory never fails");
    terminal.backend().buffer().clone()
}

/// Returns the characters of a screen, line by line.
fn text(buffer: &Buffer) -> String {
    let width = usize::from(buffer.area.width);
    let rows = buffer.content.chunks(width);
    let line = |row: &[ratatui::buffer::Cell]| {
        let line: String = row.iter().map(ratatui::buffer::Cell::symbol).collect();
        line.trim_end().to_owned()
    };
    rows.map(line).collect::<Vec<_>>().join("\n")
}

fn screen(playing: &Playing, width: u16, height: u16) -> String {
    let palette = Palette::Colour;
    text(&buffer(Screen { playing, palette }, width, height))
}
