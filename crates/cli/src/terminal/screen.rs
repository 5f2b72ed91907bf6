//! Draws the match screen: title, board, panel, commentary and keys.

use super::board::Board;
use super::help::Help;
use super::pad::Pad;
use super::palette::{Palette, Role};
use super::panel::Panel;
use super::playing::{Overlay, Playing};
use super::widgets::{is_too_small, key_line, question};
use crate::texts::Texts;
use golf::game::{Game, Mode, Phase};
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Margin, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Widget, Wrap};

/// The parts of the screen.
pub(crate) struct Parts {
    pub(crate) title: Rect,
    pub(crate) board: Rect,
    pub(crate) panel: Rect,
    pub(crate) said: Rect,
    pub(crate) keys: Rect,
}

impl Parts {
    pub(crate) fn of(area: Rect) -> Parts {
        // Give the commentary the rows that even the largest course does not need.
        let said = if area.height >= 34 { 4 } else { 2 };
        let panel = if area.width >= 110 { 36 } else { 29 };
        let [title, middle, said, keys] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Fill(1),
            Constraint::Length(said),
            Constraint::Length(1),
        ])
        .areas(area);
        let [board, panel] = Layout::horizontal([Constraint::Fill(1), Constraint::Length(panel)])
            .spacing(1)
            .areas(middle);
        Parts {
            title,
            board,
            panel,
            said: said.inner(Margin::new(1, 0)),
            keys,
        }
    }
}

/// The match widget.
pub(crate) struct Screen<'s> {
    pub(crate) playing: &'s Playing,
    pub(crate) palette: Palette,
}

impl Widget for Screen<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let (playing, palette) = (self.playing, self.palette);
        if is_too_small(area, playing.texts(), buffer) {
            return;
        }
        let parts = Parts::of(area);
        title(playing.shown(), playing.texts(), palette).render(parts.title, buffer);
        let (tableau, marks, ball) = playing.board();
        let board = Board {
            tableau: &tableau,
            marks: &marks,
            palette,
            focus: ball.and_then(|ball| tableau.place(ball)),
            in_turn: ball,
            overview: playing.overview(),
        };
        board.render(parts.board, buffer);
        Panel { playing, palette }.render(parts.panel, buffer);
        words(playing, palette, parts.said).render(parts.said, buffer);
        keys(playing, palette).render(parts.keys, buffer);
        self.overlay(area, buffer);
    }
}

impl Screen<'_> {
    fn overlay(&self, area: Rect, buffer: &mut Buffer) {
        let (playing, palette) = (self.playing, self.palette);
        let texts = playing.texts();
        match playing.overlay() {
            None => {}
            Some(Overlay::Help) => Help { texts, palette }.render(area, buffer),
            Some(Overlay::Pad) => Pad {
                game: playing.game(),
                names: playing.names(),
                texts,
                palette,
            }
            .render(area, buffer),
            Some(Overlay::Quit) => {
                let lines = [texts.say("quit-question"), texts.say("quit-keys")];
                question(&lines, palette, area, buffer);
            }
        }
    }
}

/// Returns the title line: course, mode and limit.
pub(crate) fn title(game: &Game, texts: &Texts, palette: Palette) -> Paragraph<'static> {
    let mode = match game.rules().mode() {
        Mode::Basic => texts.say("mode-basic"),
        Mode::Carom => texts.say("mode-carom"),
    };
    let course = texts.fill(
        "title-course",
        &[
            ("name", game.course().name_in(texts.language()).into()),
            ("number", (game.course_index() + 1).into()),
            ("courses", game.rules().courses().len().into()),
        ],
    );
    let limit = texts.fill("limit", &[("strokes", game.limit().into())]);
    let line = format!(" ⬡ Carambole  {course} · {mode} · {limit}");
    Paragraph::new(line).style(palette.style(Role::Title))
}

fn words(playing: &Playing, palette: Palette, area: Rect) -> Paragraph<'static> {
    let (previews, chosen) = playing.previews();
    if let Some(preview) = previews.get(chosen) {
        let story = super::told::story(playing.texts(), &preview.stroke);
        // Lines break between words, so text cannot fill all of the space.
        let room = usize::from(area.width) * usize::from(area.height);
        let story = shortened(&story, room.saturating_sub(30));
        return Paragraph::new(story)
            .style(palette.style(Role::Plain))
            .wrap(Wrap { trim: false });
    }
    let said = playing.said();
    let room = usize::from(area.width.max(1));
    // Show as many of the latest sentences as fit, the newest one last.
    let mut rows = 0;
    let mut lines: Vec<Line<'static>> = Vec::new();
    for (age, sentence) in said.iter().rev().enumerate() {
        rows += sentence.chars().count().div_ceil(room);
        if age > 0 && rows > usize::from(area.height) {
            break;
        }
        let role = if age == 0 { Role::Plain } else { Role::Quiet };
        lines.insert(0, Line::styled(sentence.clone(), palette.style(role)));
    }
    Paragraph::new(lines).wrap(Wrap { trim: false })
}

/// If a description has more than `room` characters, cuts out its middle.
fn shortened(story: &str, room: usize) -> String {
    let length = story.chars().count();
    if length <= room {
        return story.to_owned();
    }
    let head: String = story.chars().take(room / 2).collect();
    let tail: String = story.chars().skip(length - room / 2).collect();
    let head = head.rsplit_once(", ").map_or(&*head, |(head, _)| head);
    let tail = tail.split_once(", ").map_or(&*tail, |(_, tail)| tail);
    format!("{head} … {tail}")
}

fn keys(playing: &Playing, palette: Palette) -> Line<'static> {
    let texts = playing.texts();
    let game = playing.game();
    let text = if playing.motion().is_some() {
        texts.say("keys-motion")
    } else if !playing.is_persons_turn() {
        texts.say("keys-waiting")
    } else if playing.can_only_pass() {
        texts.say("keys-pass")
    } else {
        match game.phase() {
            Phase::Aiming { .. } => texts.say("keys-aiming"),
            _ if playing.starts().is_empty() => texts.say("keys-choosing"),
            _ => texts.say("keys-starting"),
        }
    };
    key_line(&text, palette)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_story_keeps_its_beginning_and_its_end() {
        let story = "Red: → 1, off the wall, ← 2, off the wall, → 3, rests 7 from the hole.";
        assert_eq!(shortened(story, 100), story);
        let short = shortened(story, 50);
        assert!(short.starts_with("Red: → 1, "), "{short}");
        assert!(short.ends_with("rests 7 from the hole."), "{short}");
        assert!(
            short.contains(" … ") && short.chars().count() <= 53,
            "{short}"
        );
    }
}
