//! The score pad: one column per course, totals and ranks.

use super::board::letter;
use super::palette::{Palette, Role};
use super::widgets::{centred, clipped, framed, key_line};
use crate::texts::Texts;
use golf::game::{Fate, Game, Ranking, ScorePad};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::Widget;
use std::fmt::{Arguments, Write};

/// Width of a name in columns.
const NAME: usize = 16;
/// Width of a course's column.
const COLUMN: usize = 5;

/// The score pad in the middle of the screen.
pub(crate) struct Pad<'p> {
    pub(crate) game: &'p Game,
    pub(crate) names: &'p [String],
    pub(crate) texts: &'p Texts,
    pub(crate) palette: Palette,
}

impl Widget for Pad<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let title = if self.game.is_over() {
            self.texts.say("pad-over")
        } else {
            self.texts.say("pad-title")
        };
        let room = usize::from(area.width).saturating_sub(NAME + 2 * COLUMN + 12);
        let mut lines = vec![Line::default()];
        lines.extend(self.table(room / COLUMN));
        lines.push(Line::default());
        let free = usize::from(area.height).saturating_sub(lines.len() + 4);
        lines.extend(self.last_course().into_iter().take(free));
        lines.push(Line::default());
        let keys = if self.game.is_over() {
            self.texts.say("pad-keys-over")
        } else {
            self.texts.say("pad-keys")
        };
        lines.push(key_line(&keys, self.palette));
        let width = lines.iter().map(Line::width).max().unwrap_or(0) + 4;
        let area = centred(area, width.max(46) as u16, lines.len() as u16 + 2);
        let inner = framed(area, self.palette, &title, buffer);
        Text::from(lines).render(inner, buffer);
    }
}

impl Pad<'_> {
    /// Returns the heading and a line per player, with columns for the last `most` courses.
    fn table(&self, most: usize) -> Vec<Line<'static>> {
        let finished = self.game.finished();
        let first = finished.len().saturating_sub(most.max(1));
        let courses = self.game.rules().courses().iter();
        let ids = courses.map(|course| course.id()).take(finished.len());
        let mut heading = format!("  {:NAME$}", "");
        for id in ids.skip(first) {
            let id = clipped(id, COLUMN - 1);
            append(&mut heading, format_args!("{id:>COLUMN$}"));
        }
        append(
            &mut heading,
            format_args!("  {:>6}", self.texts.say("total")),
        );
        append(&mut heading, format_args!("  {}", self.texts.say("rank")));
        let heading = Line::styled(heading, self.palette.style(Role::Heading));
        let mut standings = self.game.ranking();
        standings.sort_by_key(|standing| standing.rank);
        let rows = standings
            .iter()
            .map(|standing| self.row(standing, &finished[first..]));
        [heading].into_iter().chain(rows).collect()
    }

    fn row(&self, standing: &Ranking, pads: &[ScorePad]) -> Line<'static> {
        let name = self.names.get(standing.player).map_or("", String::as_str);
        let mut text = format!("  {:<NAME$}", clipped(name, NAME - 1));
        for pad in pads {
            let score = pad.score(self.game.rules(), standing.player);
            append(&mut text, format_args!("{:>COLUMN$}", signed(score)));
        }
        append(&mut text, format_args!("  {:>6}", signed(standing.total)));
        let role = match standing.rank {
            1 if !self.game.finished().is_empty() && !standing.withdrawn => Role::Good,
            _ => Role::Plain,
        };
        let medal = if role == Role::Good { "★" } else { "" };
        let rank = format!("  {:>3} {medal}", standing.rank);
        Line::from(vec![
            Span::styled(text, self.palette.style(role)),
            Span::styled(rank, self.palette.style(role)),
        ])
    }

    /// Returns the name of the last finished course, and a line about each ball on it.
    fn last_course(&self) -> Vec<Line<'static>> {
        let finished = self.game.finished();
        let Some((pad, course)) = finished.last().zip(finished.len().checked_sub(1)) else {
            return vec![Line::styled(
                format!("  {}", self.texts.say("pad-empty")),
                self.palette.style(Role::Quiet),
            )];
        };
        let played = &self.game.rules().courses()[course];
        let name = played.name_in(self.texts.language()).to_owned();
        let heading = Line::styled(format!("  {name}"), self.palette.style(Role::Heading));
        let order = self.game.rules().playing_order(course).iter();
        let lines = order.map(|ball| {
            let mark = pad.mark(*ball);
            let fate = match mark.fate {
                Fate::Holed(count) => self.texts.fill("pad-holed", &[("count", count.into())]),
                Fate::Out(_) => self.texts.say("pad-out"),
                // The match ended before the ball finished the course (G8).
                Fate::Open => self.texts.say("pad-open"),
            };
            let tokens = match mark.tokens {
                0 => String::new(),
                tokens => {
                    let tokens = signed(i32::from(tokens));
                    self.texts.fill("pad-tokens", &[("tokens", tokens.into())])
                }
            };
            let score = mark.score().map_or_else(|| "–".to_owned(), signed);
            Line::from(vec![
                Span::raw("  "),
                Span::styled(
                    format!(" {} ", letter(*ball)),
                    self.palette.style(Role::Ball(ball.colour())),
                ),
                Span::styled(
                    format!(" {score:>3}  {fate} {tokens}"),
                    self.palette.style(Role::Plain),
                ),
            ])
        });
        [heading].into_iter().chain(lines).collect()
    }
}

fn append(text: &mut String, more: Arguments<'_>) {
    text.write_fmt(more)
        .expect("writing to a string never fails");
}

/// Formats a number; negative numbers have a typographic minus sign.
fn signed(number: i32) -> String {
    if number < 0 {
        format!("−{}", number.unsigned_abs())
    } else {
        number.to_string()
    }
}
