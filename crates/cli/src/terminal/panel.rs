//! The panel beside the board: order of play, stroke counter, and dice or directions.

use super::board::letter;
use super::keys;
use super::palette::{Palette, Role};
use super::playing::Playing;
use super::told;
use super::tray::{self, Tray};
use super::widgets::clipped;
use crate::texts::Texts;
use golf::game::{Fate, Game, Mode, Phase};
use golf::{Ball, Counter};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::Widget;

/// The panel widget.
pub(crate) struct Panel<'p> {
    pub(crate) playing: &'p Playing,
    pub(crate) palette: Palette,
}

impl Widget for Panel<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let game = self.playing.shown();
        let lower = self.lower(usize::from(area.width));
        let room = usize::from(area.height).saturating_sub(lower.len() + 5);
        let mut lines = Standings {
            game,
            names: self.playing.names(),
            texts: self.playing.texts(),
            palette: self.palette,
        }
        .lines(usize::from(area.width), room);
        lines.push(Line::default());
        lines.extend(counter(game, self.playing.texts(), self.palette));
        lines.extend(lower);
        Text::from(lines).render(area, buffer);
    }
}

impl Panel<'_> {
    fn lower(&self, width: usize) -> Vec<Line<'static>> {
        let playing = self.playing;
        let (texts, palette) = (playing.texts(), self.palette);
        let game = playing.shown();
        let tumbling = playing.motion().and_then(super::motion::Motion::tumbling);
        let mut tray = Tray {
            set: game.rules().dice(),
            chosen: playing.draft().pick,
            face: None,
            texts,
            palette,
        };
        if let Some((pick, face)) = tumbling {
            (tray.chosen, tray.face) = (Some(pick), Some(face));
            return tray.lines();
        }
        match game.phase() {
            Phase::Aiming { pick, impulses } => {
                let mut lines = vec![tray::rolled(texts, palette, &tray, pick, impulses)];
                if playing.motion().is_none() {
                    lines.extend(self.directions(width));
                }
                lines
            }
            Phase::Choosing { pick, .. } => {
                tray.chosen = tray.chosen.or(pick);
                tray.lines()
            }
            _ => Vec::new(),
        }
    }

    fn directions(&self, width: usize) -> Vec<Line<'static>> {
        let (previews, chosen) = self.playing.previews();
        let texts = self.playing.texts();
        if previews.is_empty() {
            let words = if self.playing.is_persons_turn() {
                texts.say("no-direction")
            } else {
                texts.say("computer-thinks")
            };
            return vec![Line::styled(words, self.palette.style(Role::Quiet))];
        }
        let line = |(index, preview): (usize, &super::playing::Preview)| {
            let key = keys::letter(preview.direction, texts.language());
            let arrow = told::arrow(preview.direction);
            let words = clipped(&preview.ending, width.saturating_sub(4));
            let rest = format!("{arrow} {words:<rest$}", rest = width.saturating_sub(4));
            let role = if index == chosen {
                Role::Chosen
            } else {
                Role::Plain
            };
            Line::from(vec![
                Span::styled(format!("{key} "), self.palette.style(Role::Key)),
                Span::styled(rest, self.palette.style(role)),
            ])
        };
        previews.iter().enumerate().map(line).collect()
    }
}

/// The balls in their order of play, with their scores.
pub(crate) struct Standings<'s> {
    pub(crate) game: &'s Game,
    pub(crate) names: &'s [String],
    pub(crate) texts: &'s Texts,
    pub(crate) palette: Palette,
}

impl Standings<'_> {
    /// Returns lines for at most `room` balls, including the one whose turn it is.
    pub(crate) fn lines(&self, width: usize, room: usize) -> Vec<Line<'static>> {
        let heading = self.texts.say("order-of-play");
        let total = self.texts.say("total");
        let gap = width.saturating_sub(heading.chars().count() + total.chars().count() + 1);
        let heading = format!("{heading}{}{total}", " ".repeat(gap));
        let mut lines = vec![Line::styled(heading, self.palette.style(Role::Heading))];
        let order = self.game.rules().playing_order(self.game.course_index());
        let turn = self.game.turn().map(|turn| turn.ball);
        let at = order.iter().position(|ball| Some(*ball) == turn);
        let room = room.max(1);
        let first = at
            .unwrap_or(0)
            .saturating_sub(room / 2)
            .min(order.len().saturating_sub(room));
        let shown = order.iter().skip(first).take(room);
        lines.extend(shown.map(|ball| self.line(*ball, turn == Some(*ball), width)));
        lines
    }

    fn line(&self, ball: Ball, in_turn: bool, width: usize) -> Line<'static> {
        let style = |role| self.palette.style(role);
        let owner = self.game.rules().owner(ball).unwrap_or(0);
        let name = self.names.get(owner).map_or("", String::as_str);
        let (fate, role) = self.fate(ball);
        let standings = self.game.ranking();
        let total = standings.get(owner).map_or(0, |standing| standing.total);
        let room = width.saturating_sub(18);
        let name_role = if in_turn { Role::Chosen } else { Role::Plain };
        Line::from(vec![
            Span::styled(if in_turn { "►" } else { " " }, style(Role::Key)),
            Span::styled(
                format!(" {} ", letter(ball)),
                style(Role::Ball(ball.colour())),
            ),
            Span::styled(format!(" {:<room$}", clipped(name, room)), style(name_role)),
            Span::styled(format!("{fate:>8}"), style(role)),
            Span::styled(format!("{total:>4}"), style(Role::Plain)),
        ])
    }

    fn fate(&self, ball: Ball) -> (String, Role) {
        let mark = self.game.pad().mark(ball);
        let tokens = match mark.tokens {
            0 => String::new(),
            tokens => format!(" −{}", tokens.unsigned_abs()),
        };
        match mark.fate {
            Fate::Open => (tokens, Role::Quiet),
            Fate::Holed(count) => (format!("◎ {count}{tokens}"), Role::Good),
            Fate::Out(count) => (format!("× {count}{tokens}"), Role::Alert),
        }
    }
}

/// Returns the lines of the stroke counter with its ten positions (G5).
pub(crate) fn counter(game: &Game, texts: &Texts, palette: Palette) -> Vec<Line<'static>> {
    let count = game.turn().map_or(0, |turn| turn.count);
    let blanks = [("count", count.into()), ("limit", game.limit().into())];
    let heading = match game.rules().mode() {
        Mode::Basic => texts.fill("stroke-of", &blanks),
        Mode::Carom => texts.fill("round-of", &blanks),
    };
    let Counter { place, lap } = Counter::of(count);
    let mut spans = Vec::new();
    for number in 1..=Counter::PLACES {
        let stroke = (lap - 1) * Counter::PLACES + number;
        let role = if number == place {
            Role::Chosen
        } else if stroke > game.limit() {
            Role::Line
        } else if number < place {
            Role::Plain
        } else {
            Role::Quiet
        };
        let shown = if stroke > game.limit() {
            " ·".to_owned()
        } else {
            format!("{stroke:>2}")
        };
        spans.push(Span::styled(shown, palette.style(role)));
        spans.push(Span::raw(" "));
    }
    vec![
        Line::styled(heading, palette.style(Role::Heading)),
        Line::from(spans),
        Line::default(),
    ]
}
