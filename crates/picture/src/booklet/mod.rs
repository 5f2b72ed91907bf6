//! Draws the figures in the rule booklet: their scenes in rows and columns, with captions.

mod board;
mod counter;
mod order;
mod panel;
mod shapes;
mod sheet;

use crate::drawing::Backdrop;
use crate::path_data::number;
use crate::point::p;
use crate::svg::{Paint, Pen, escaped};
use crate::theme::Theme;
use figures::Figure;
use figures::Played;
use panel::Block;
use sheet::Sheet;

/// A picture of a figure, configured step by step.
///
/// ```
/// use figures::Figure;
/// use picture::FigureDrawing;
/// let (_, text) = figures::FIGURES[0];
/// let figure = Figure::parse(text).unwrap();
/// let svg = FigureDrawing::new(&figure, &figure.replay().scenes).render();
/// assert!(svg.starts_with("<svg "));
/// ```
#[derive(Clone, Debug)]
pub struct FigureDrawing<'f> {
    figure: &'f Figure,
    played: &'f [Played],
    theme: Theme,
    backdrop: Backdrop,
    language: &'f str,
    prefix: &'f str,
}

impl<'f> FigureDrawing<'f> {
    /// Creates a picture of a figure; `played` holds its scenes as returned by [`Figure::replay`].
    pub fn new(figure: &'f Figure, played: &'f [Played]) -> FigureDrawing<'f> {
        FigureDrawing {
            figure,
            played,
            theme: Theme::default(),
            backdrop: Backdrop::default(),
            language: "en",
            prefix: "",
        }
    }

    /// Sets the theme.
    #[must_use]
    pub fn theme(mut self, theme: Theme) -> FigureDrawing<'f> {
        self.theme = theme;
        self
    }

    /// Sets the background.
    #[must_use]
    pub fn backdrop(mut self, backdrop: Backdrop) -> FigureDrawing<'f> {
        self.backdrop = backdrop;
        self
    }

    /// Sets the language of the captions (`en`, `fr`, `de`, `pl`).
    #[must_use]
    pub fn language(mut self, language: &'f str) -> FigureDrawing<'f> {
        self.language = language;
        self
    }

    /// Sets the prefix of every id, as in [`crate::Drawing::prefix`].
    #[must_use]
    pub fn prefix(mut self, prefix: &'f str) -> FigureDrawing<'f> {
        self.prefix = prefix;
        self
    }

    /// Returns the SVG. The same drawing always gives the same text.
    pub fn render(&self) -> String {
        let scenes = self.figure.scenes.iter().zip(self.played);
        let blocks = scenes.map(|(said, played)| Block::new(said, played, self.language));
        let sheet = Sheet::new(blocks.collect());
        let mut pen = Pen::new(self.theme.palette(), self.prefix);
        let (width, height) = (number(sheet.size.x), number(sheet.size.y));
        let title = escaped(self.figure.title.get(self.language));
        pen.markup(&format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" stroke-linejoin="round" role="img" aria-label="{title}"><title>{title}</title>
"#
        ));
        if self.backdrop == Backdrop::Paper {
            let paper = Paint::fill(pen.inks.paper);
            pen.rectangle(p(0.0, 0.0), sheet.size, 0.0, &paper);
        }
        sheet.draw(&mut pen);
        pen.markup("</svg>\n");
        pen.finish()
    }
}
