//! Figures of the rule booklet: their scenes side by side, with captions.

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

/// A picture of a figure in the making.
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
    /// The figure and what came of its scenes, by [`Figure::replay`].
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

    /// In these inks.
    #[must_use]
    pub fn theme(mut self, theme: Theme) -> FigureDrawing<'f> {
        self.theme = theme;
        self
    }

    /// On this ground.
    #[must_use]
    pub fn backdrop(mut self, backdrop: Backdrop) -> FigureDrawing<'f> {
        self.backdrop = backdrop;
        self
    }

    /// With captions in this language (`en`, `fr`, `de`, `pl`).
    #[must_use]
    pub fn language(mut self, language: &'f str) -> FigureDrawing<'f> {
        self.language = language;
        self
    }

    /// With this before every id, as for [`crate::Drawing::prefix`].
    #[must_use]
    pub fn prefix(mut self, prefix: &'f str) -> FigureDrawing<'f> {
        self.prefix = prefix;
        self
    }

    /// The SVG. The same drawing always gives the same text.
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
