//! The help page: the keys, and the meaning of the characters on the board.

use super::look::legend;
use super::palette::{Palette, Role};
use super::widgets::{centred, framed, key_line};
use crate::texts::Texts;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Paragraph, Widget, Wrap};

/// A help page that covers the entire screen.
pub(crate) struct Help<'h> {
    pub(crate) texts: &'h Texts,
    pub(crate) palette: Palette,
}

impl Widget for Help<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let area = centred(area, 78, 22);
        let inner = framed(area, self.palette, &self.texts.say("help-title"), buffer);
        let [left, right] =
            Layout::horizontal([Constraint::Length(48), Constraint::Fill(1)]).areas(inner);
        let keys = [
            "help-stroke",
            "help-choose",
            "help-roll",
            "help-aim",
            "help-compass-1",
            "help-compass-2",
            "help-compass-3",
            "help-play",
            "help-skip",
            "help-speed",
            "help-pad",
            "help-quit",
        ];
        let lines: Vec<Line<'static>> = keys
            .into_iter()
            .map(|key| key_line(&self.texts.say(key), self.palette))
            .collect();
        Paragraph::new(lines)
            .wrap(Wrap { trim: false })
            .render(left, buffer);
        let legend = legend().map(|(look, key)| {
            let style = self.palette.style(look.role);
            let cell = format!(" {}{} ", look.glyph, look.fill);
            Line::from(vec![
                Span::styled(cell, style),
                Span::styled(
                    format!(" {}", self.texts.say(key)),
                    self.palette.style(Role::Plain),
                ),
            ])
        });
        let ball = Line::from(vec![
            Span::styled(" R  ", self.palette.style(Role::Ball(golf::Colour::Red))),
            Span::styled(
                format!(" {}", self.texts.say("legend-ball")),
                self.palette.style(Role::Plain),
            ),
        ]);
        let path = Line::from(vec![
            Span::styled(" •◆ ", self.palette.path(self.palette.style(Role::Felt))),
            Span::styled(
                format!(" {}", self.texts.say("legend-path")),
                self.palette.style(Role::Plain),
            ),
        ]);
        let lines: Vec<Line<'static>> = legend.chain([ball, path]).collect();
        Text::from(lines).render(right, buffer);
    }
}
