//! Draws a replay.

use super::Replay;
use crate::terminal::board::Board;
use crate::terminal::help::Help;
use crate::terminal::palette::{Palette, Role};
use crate::terminal::panel::{Standings, counter};
use crate::terminal::screen::{Parts, title};
use crate::terminal::told;
use crate::terminal::widgets::{clipped, is_too_small, key_line};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Text};
use ratatui::widgets::{Paragraph, Widget, Wrap};

/// The replay widget.
pub(crate) struct Film<'f> {
    pub(crate) replay: &'f Replay,
    pub(crate) palette: Palette,
}

impl Widget for Film<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let (replay, palette) = (self.replay, self.palette);
        let texts = &*replay.texts;
        if is_too_small(area, texts, buffer) {
            return;
        }
        let parts = Parts::of(area);
        let (tableau, marks, ball) = replay.board();
        let game = if replay.stroke().is_some() {
            &replay.before
        } else {
            &replay.now
        };
        title(game, texts, palette).render(parts.title, buffer);
        Board {
            tableau: &tableau,
            marks: &marks,
            palette,
            focus: ball.and_then(|ball| tableau.place(ball)).or(marks.end()),
            in_turn: ball,
            overview: false,
        }
        .render(parts.board, buffer);
        self.panel(parts.panel, buffer);
        let words = match (&replay.fault, replay.stroke()) {
            (Some(fault), _) if replay.at == replay.last => texts.fill(
                "replay-fault",
                &[
                    ("event", fault.version.into()),
                    ("reason", fault.text.as_str().into()),
                ],
            ),
            (_, Some(stroke)) => told::story(texts, &stroke),
            _ => replay.words(replay.at - 1),
        };
        Paragraph::new(words)
            .wrap(Wrap { trim: false })
            .render(parts.said, buffer);
        key_line(&texts.say("keys-replay"), palette).render(parts.keys, buffer);
        if replay.help {
            Help { texts, palette }.render(area, buffer);
        }
    }
}

impl Film<'_> {
    fn panel(&self, area: Rect, buffer: &mut Buffer) {
        let (replay, palette) = (self.replay, self.palette);
        let texts = &*replay.texts;
        let width = usize::from(area.width);
        let names = replay.names();
        let order = replay.now.rules().playing_order(0).len();
        let mut lines = Standings {
            game: &replay.now,
            names: &names,
            texts,
            palette,
        }
        .lines(width, order.min(8));
        lines.push(Line::default());
        lines.extend(counter(&replay.now, texts, palette));
        let place = texts.fill(
            "replay-place",
            &[
                ("event", replay.at.into()),
                ("events", replay.events.len().into()),
            ],
        );
        lines.push(Line::styled(place, palette.style(Role::Heading)));
        let room = usize::from(area.height).saturating_sub(lines.len()).max(1);
        let first = replay.at.saturating_sub(room / 2 + 1);
        let first = first.min(replay.last.saturating_sub(room));
        for index in first..replay.last.min(first + room) {
            let role = if index + 1 == replay.at {
                Role::Chosen
            } else {
                Role::Quiet
            };
            let words = clipped(&replay.words(index), width.saturating_sub(5));
            let line = format!("{:>4} {words}", index + 1);
            lines.push(Line::styled(line, palette.style(role)));
        }
        Text::from(lines).render(area, buffer);
    }
}
