//! Draws the menu: the form on the left, the course on the right.

use super::{Menu, Row};
use crate::terminal::board::{Board, Marks};
use crate::terminal::palette::{Palette, Role};
use crate::terminal::plan::Kit;
use crate::terminal::widgets::{clipped, is_too_small, key_line};
use coach::Level;
use golf::game::Mode;
use golf::{Collection, CourseFile, LANGUAGES};
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Paragraph, Widget, Wrap};

/// Width of the labels in columns.
const LABEL: usize = 12;

/// The menu widget.
pub(crate) struct Form<'f> {
    pub(crate) menu: &'f mut Menu,
    pub(crate) palette: Palette,
}

impl Widget for Form<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        if is_too_small(area, &self.menu.texts, buffer) {
            return;
        }
        let [title, middle, keys] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Fill(1),
            Constraint::Length(1),
        ])
        .areas(area);
        let [left, right] =
            Layout::horizontal([Constraint::Length(42), Constraint::Fill(1)]).areas(middle);
        let heading = format!(" ⬡ Carambole  {}", self.menu.texts.say("menu-title"));
        Paragraph::new(heading)
            .style(self.palette.style(Role::Title))
            .render(title, buffer);
        if self.menu.picker.is_some() {
            self.picker(usize::from(left.height)).render(left, buffer);
            key_line(&self.menu.texts.say("keys-picker"), self.palette).render(keys, buffer);
        } else {
            Paragraph::new(self.rows())
                .wrap(Wrap { trim: false })
                .render(left, buffer);
            key_line(&self.menu.texts.say("keys-menu"), self.palette).render(keys, buffer);
        }
        self.course(right, buffer);
    }
}

impl Form<'_> {
    fn rows(&self) -> Vec<Line<'static>> {
        let mut lines = vec![Line::default()];
        for row in self.menu.rows() {
            let chosen = row == self.menu.row;
            if row == Row::Begin {
                lines.push(Line::default());
            }
            let (label, value) = self.row(row);
            let role = if chosen { Role::Chosen } else { Role::Plain };
            let mark = if chosen { "► " } else { "  " };
            let value = if chosen && row == Row::Names {
                format!("{value}▏")
            } else if chosen && !matches!(row, Row::Begin | Row::Resume) {
                format!("◂ {value} ▸")
            } else {
                value
            };
            let room = if label.is_empty() { 36 } else { 26 };
            let mut spans = vec![Span::styled(mark, self.palette.style(Role::Key))];
            if !label.is_empty() {
                let label = format!("{label:<LABEL$}");
                spans.push(Span::styled(label, self.palette.style(Role::Quiet)));
            }
            let value = format!(" {} ", fitted(&value, room, row == Row::Names));
            spans.push(Span::styled(value, self.palette.style(role)));
            lines.push(Line::from(spans));
            if row == Row::Resume {
                lines.push(Line::default());
            }
        }
        lines.push(Line::default());
        match &self.menu.verdict {
            Err(complaint) => lines.push(Line::styled(
                format!("  {complaint}"),
                self.palette.style(Role::Alert),
            )),
            Ok(advice) => {
                let style = self.palette.style(Role::Quiet);
                let more = advice.iter().take(3);
                lines.extend(more.map(|one| Line::styled(format!("  {one}"), style)));
            }
        }
        lines
    }

    fn row(&self, row: Row) -> (String, String) {
        let (texts, plan) = (&self.menu.texts, &self.menu.plan);
        match row {
            Row::Resume => (String::new(), texts.say("menu-resume")),
            Row::Courses => {
                let own = texts.fill("preset-own", &[("count", plan.courses.len().into())]);
                let value = match self.menu.preset {
                    super::Preset::Own => own,
                    preset => texts.say(preset.key()),
                };
                (texts.say("menu-courses"), value)
            }
            Row::Mode => {
                let mode = match plan.mode {
                    Mode::Basic => texts.say("mode-basic"),
                    Mode::Carom => texts.say("mode-carom"),
                };
                (texts.say("menu-mode"), mode)
            }
            Row::Names => (texts.say("menu-names"), self.menu.names.clone()),
            Row::Computers => (texts.say("menu-computers"), plan.computers.to_string()),
            Row::Level => {
                let name = Level::of_number(plan.level).name();
                (texts.say("menu-level"), format!("{} · {name}", plan.level))
            }
            Row::Balls => {
                let balls = texts.fill(
                    "menu-balls-each",
                    &[
                        ("each", plan.balls.into()),
                        ("all", self.menu.balls_in_play().into()),
                    ],
                );
                (texts.say("menu-balls"), balls)
            }
            Row::Kit => {
                let kit = match plan.kit {
                    Kit::Dice => texts.say("kit-dice"),
                    Kit::Cards => texts.say("kit-cards"),
                    Kit::Both => texts.say("kit-both"),
                };
                (texts.say("menu-kit"), kit)
            }
            Row::Limit => {
                let limit = match plan.limit {
                    None => texts.say("limit-printed"),
                    Some(limit) => texts.fill("limit", &[("strokes", limit.into())]),
                };
                (texts.say("menu-limit"), limit)
            }
            Row::Tokens => {
                let tokens = if plan.scatter {
                    texts.say("tokens-scattered")
                } else {
                    texts.say("tokens-printed")
                };
                (texts.say("menu-tokens"), tokens)
            }
            Row::Begin => (String::new(), texts.say("menu-begin")),
        }
    }

    /// Returns the part of the list around the cursor.
    fn picker(&self, height: usize) -> Text<'static> {
        let Some(picker) = &self.menu.picker else {
            return Text::default();
        };
        let first = picker.cursor().saturating_sub(height / 2);
        let language = self.menu.texts.language();
        let lines = picker.rows().skip(first).take(height);
        let lines = lines.map(|(id, picked, chosen)| {
            let number = picked.map_or("  ".to_owned(), |place| format!("{:>2}", place + 1));
            let role = if chosen { Role::Chosen } else { Role::Plain };
            let name = course_name(id, language);
            Line::from(vec![
                Span::styled(
                    if chosen { "► " } else { "  " },
                    self.palette.style(Role::Key),
                ),
                Span::styled(format!("[{number}] "), self.palette.style(Role::Good)),
                Span::styled(
                    format!(" {id:<6}{} ", clipped(&name, 24)),
                    self.palette.style(role),
                ),
            ])
        });
        lines.collect()
    }

    fn course(self, area: Rect, buffer: &mut Buffer) {
        let Some(tableau) = self.menu.shown() else {
            return;
        };
        let [head, board] =
            Layout::vertical([Constraint::Length(2), Constraint::Fill(1)]).areas(area);
        let course = tableau.course();
        let name = course.name_in(self.menu.texts.language());
        let name = format!("{} · {name}", course.id());
        Line::styled(name, self.palette.style(Role::Heading))
            .centered()
            .render(head, buffer);
        Board {
            tableau: &tableau,
            marks: &Marks::default(),
            palette: self.palette,
            focus: Some(course.hole()),
            in_turn: None,
            overview: true,
        }
        .render(board, buffer);
    }
}

/// Shortens a text to `room` columns. While a text is being typed, its end stays visible.
fn fitted(text: &str, room: usize, typed: bool) -> String {
    let length = text.chars().count();
    if !typed || length <= room {
        return clipped(text, room);
    }
    let end: String = text.chars().skip(length + 1 - room).collect();
    format!("…{end}")
}

/// Returns the name of a course in the collection without loading the course.
fn course_name(id: &str, language: &str) -> String {
    let found = Collection::all().find(|one| one.id == id);
    let Some(file) = found.and_then(|one| CourseFile::parse(one.text).ok()) else {
        return String::new();
    };
    let index = LANGUAGES.iter().position(|one| *one == language);
    let name = index.and_then(|index| file.names[index].clone());
    name.or(file.name).unwrap_or_default()
}
