//! Draws parts that several screens share: frames, questions and lines of key hints.

use super::palette::{Palette, Role};
use crate::texts::Texts;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Paragraph, Widget, Wrap};

/// The smallest supported screen: columns and rows.
pub(crate) const LEAST: (u16, u16) = (80, 24);

/// Shows a message and returns true if the screen is too small.
pub(crate) fn is_too_small(area: Rect, texts: &Texts, buffer: &mut Buffer) -> bool {
    if area.width >= LEAST.0 && area.height >= LEAST.1 {
        return false;
    }
    let sentence = texts.fill(
        "too-small",
        &[
            ("columns", area.width.into()),
            ("rows", area.height.into()),
            ("need-columns", LEAST.0.into()),
            ("need-rows", LEAST.1.into()),
        ],
    );
    Paragraph::new(sentence)
        .wrap(Wrap { trim: true })
        .render(area, buffer);
    true
}

/// Formats a line of keys; keys between asterisks are highlighted, as in `*Enter* rolls`.
pub(crate) fn key_line(text: &str, palette: Palette) -> Line<'static> {
    let part = |(index, part): (usize, &str)| {
        let role = if index % 2 == 1 {
            Role::Key
        } else {
            Role::Quiet
        };
        Span::styled(part.to_owned(), palette.style(role))
    };
    let spans = text.split('*').enumerate().map(part);
    let margin = [Span::raw(" ")];
    margin.into_iter().chain(spans).collect()
}

/// Draws a box with a question in the middle of the screen.
pub(crate) fn question(lines: &[String; 2], palette: Palette, area: Rect, buffer: &mut Buffer) {
    let width = lines.iter().map(|line| line.chars().count()).max();
    let width = (width.unwrap_or(0) as u16 + 6).min(area.width);
    let inner = framed(centred(area, width, 6), palette, "", buffer);
    let [_, first, second] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(1),
        Constraint::Length(1),
    ])
    .areas(inner);
    Line::styled(format!("  {}", lines[0]), palette.style(Role::Plain)).render(first, buffer);
    let mut keys = key_line(&lines[1], palette);
    keys.spans.insert(0, Span::raw(" "));
    keys.render(second, buffer);
}

/// Clears and frames a part of the screen. Returns the area inside the frame.
pub(crate) fn framed(area: Rect, palette: Palette, title: &str, buffer: &mut Buffer) -> Rect {
    Clear.render(area, buffer);
    let mut block = Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(palette.style(Role::Heading));
    if !title.is_empty() {
        block = block.title(Span::styled(
            format!(" {title} "),
            palette.style(Role::Heading),
        ));
    }
    let inner = block.inner(area);
    block.render(area, buffer);
    inner
}

/// Returns an area of this size in the middle of another area.
pub(crate) fn centred(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    }
}

/// Cuts a text to `room` characters.
pub(crate) fn clipped(text: &str, room: usize) -> String {
    if text.chars().count() <= room {
        return text.to_owned();
    }
    let kept: String = text.chars().take(room.saturating_sub(1)).collect();
    format!("{kept}…")
}
