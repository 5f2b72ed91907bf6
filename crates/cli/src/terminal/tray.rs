//! Draws the tray: all dice and cards with their six numbers.

use super::palette::{Palette, Role};
use super::told;
use super::widgets::clipped;
use crate::texts::Texts;
use golf::game::{DiceSet, Face, Pick};
use ratatui::style::{Color, Style};
use ratatui::text::{Line, Span};

/// The dice and cards to choose from, and the die or card that is chosen or rolling.
pub(crate) struct Tray<'t> {
    pub(crate) set: &'t DiceSet,
    pub(crate) chosen: Option<Pick>,
    /// The face that the rolling die shows.
    pub(crate) face: Option<Face>,
    pub(crate) texts: &'t Texts,
    pub(crate) palette: Palette,
}

impl Tray<'_> {
    /// Returns a heading, then a line for each die and card.
    pub(crate) fn lines(&self) -> Vec<Line<'static>> {
        let heading = if self.set.cards().is_empty() {
            self.texts.say("tray-dice")
        } else {
            self.texts.say("tray-cards")
        };
        let heading = Line::styled(heading, self.palette.style(Role::Heading));
        let rows = self.set.picks().enumerate();
        let rows = rows.map(|(index, pick)| self.line(index, pick));
        [heading].into_iter().chain(rows).collect()
    }

    fn line(&self, index: usize, pick: Pick) -> Line<'static> {
        let chosen = self.chosen == Some(pick);
        let role = if chosen { Role::Chosen } else { Role::Plain };
        let key = match index {
            0..=8 => (index + 1).to_string(),
            9 => "0".to_owned(),
            _ => " ".to_owned(),
        };
        let id = self.set.name(pick).unwrap_or_default();
        let name = told::pick_name(self.texts, id);
        let style = self.palette.style(role);
        let mut spans = vec![
            Span::styled(format!("{key} "), self.chip(id)),
            Span::styled(format!("{:<9}", clipped(&name, 9)), style),
        ];
        let impulses = self.set.impulses(pick).unwrap_or_default();
        for (face, number) in Face::ALL.into_iter().zip(impulses) {
            let up = chosen && self.face == Some(face);
            let style = match (up, chosen && self.face.is_some()) {
                (true, _) => self.palette.label(true),
                (false, true) => self.palette.style(Role::Quiet),
                (false, false) => style,
            };
            spans.push(Span::styled(format!("{number:>3}"), style));
        }
        Line::from(spans)
    }

    /// Returns the style in which a die's key is shown: the colour of the die.
    fn chip(&self, id: &str) -> Style {
        let (background, foreground) = match id {
            "blue" => (33, 231),
            "yellow" => (226, 16),
            "green" => (46, 16),
            "orange" => (208, 16),
            "violet" => (135, 231),
            "red" => (196, 231),
            "black" => (16, 231),
            "white" => (255, 16),
            _ => (180, 16),
        };
        match self.palette {
            Palette::Colour => Style::new()
                .bg(Color::Indexed(background))
                .fg(Color::Indexed(foreground)),
            Palette::Plain => self.palette.style(Role::Key),
        }
    }
}

/// Returns the result of a roll as a heading.
pub(crate) fn rolled(
    texts: &Texts,
    palette: Palette,
    tray: &Tray<'_>,
    pick: Pick,
    impulses: u8,
) -> Line<'static> {
    let name = told::pick_name(texts, tray.set.name(pick).unwrap_or_default());
    let words = texts.fill(
        "rolled",
        &[("die", name.into()), ("impulses", impulses.into())],
    );
    Line::styled(words, palette.style(Role::Heading))
}
