//! A small SVG writer for elements, groups and escaped text.

use crate::path_data::{PathData, number};
use crate::point::{Frame, Point, Turn, p};
use crate::theme::Palette;
use std::fmt::Write as _;

/// The font families for words, best first. Numbers on the board need no font, because they are
/// drawn as lines (see [`crate::numerals`]).
const FAMILIES: &str = "Bricolage Grotesque, Avenir Next, Segoe UI, Noto Sans, DejaVu Sans, \
                        Liberation Sans, Arial, sans-serif";

/// Escapes text for an element or attribute. Characters that XML does not allow are removed.
pub(crate) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '&' => out.push_str("&amp;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\t' | '\n' | '\r' => out.push(' '),
            '\u{0}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => {}
            other => out.push(other),
        }
    }
    out
}

/// The fill and line of a shape.
#[derive(Clone, Default)]
pub(crate) struct Paint<'p> {
    fill: Option<&'p str>,
    stroke: Option<(&'p str, f64)>,
    opacity: Option<f64>,
    dash: Option<[f64; 2]>,
    round: bool,
    shift: Option<(f64, f64)>,
    filter: Option<&'p str>,
}

impl<'p> Paint<'p> {
    /// Returns a fill without a line.
    pub(crate) fn fill(ink: &'p str) -> Paint<'p> {
        Paint {
            fill: Some(ink),
            ..Paint::default()
        }
    }

    /// Returns a line without a fill.
    pub(crate) fn line(ink: &'p str, width: f64) -> Paint<'p> {
        Paint {
            stroke: Some((ink, width)),
            ..Paint::default()
        }
    }

    /// Returns a line with round ends and joins.
    pub(crate) fn round(ink: &'p str, width: f64) -> Paint<'p> {
        Paint {
            round: true,
            ..Paint::line(ink, width)
        }
    }

    pub(crate) fn edged(mut self, ink: &'p str, width: f64) -> Paint<'p> {
        self.stroke = Some((ink, width));
        self
    }

    pub(crate) fn opacity(mut self, opacity: f64) -> Paint<'p> {
        self.opacity = Some(opacity);
        self
    }

    pub(crate) fn dashed(mut self, dash: f64, gap: f64) -> Paint<'p> {
        self.dash = Some([dash, gap]);
        self
    }

    /// Shifts the shape right by `x` and down by `y`.
    pub(crate) fn shifted(mut self, x: f64, y: f64) -> Paint<'p> {
        self.shift = Some((x, y));
        self
    }

    /// Applies the filter with this id.
    pub(crate) fn filtered(mut self, id: &'p str) -> Paint<'p> {
        self.filter = Some(id);
        self
    }
}

/// The attributes of a group.
#[derive(Clone, Copy, Default)]
pub(crate) struct Group<'g> {
    /// The id, which is also used as the class.
    pub(crate) name: Option<&'g str>,
    pub(crate) class: Option<&'g str>,
    pub(crate) transform: Option<&'g str>,
    pub(crate) clip: Option<&'g str>,
    pub(crate) opacity: Option<f64>,
}

/// The style of a text.
#[derive(Clone, Copy)]
pub(crate) struct Type<'t> {
    pub(crate) size: f64,
    pub(crate) weight: u16,
    pub(crate) ink: &'t str,
}

/// Writes a picture in one theme's inks.
pub(crate) struct Pen {
    out: String,
    prefix: String,
    pub(crate) inks: &'static Palette,
    /// The orientation of the lattice on the page.
    pub(crate) turn: Turn,
}

impl Pen {
    /// Creates a pen. `prefix` is put before every id so that one page can contain several
    /// pictures.
    pub(crate) fn new(inks: &'static Palette, prefix: &str) -> Pen {
        let sound = |c: &char| c.is_ascii_alphanumeric() || *c == '-' || *c == '_';
        Pen {
            out: String::new(),
            prefix: prefix.chars().filter(sound).collect(),
            inks,
            turn: Turn::None,
        }
    }

    pub(crate) fn turned(mut self, turn: Turn) -> Pen {
        self.turn = turn;
        self
    }

    pub(crate) fn finish(self) -> String {
        self.out
    }

    /// Writes a part of the picture in which ids get an additional prefix.
    pub(crate) fn scoped(&mut self, word: &str, inside: impl FnOnce(&mut Pen)) {
        let inner = format!("{}{word}-", self.prefix);
        let outer = std::mem::replace(&mut self.prefix, inner);
        inside(self);
        self.prefix = outer;
    }

    /// Opens a nested picture that shows `frame`, with its upper left corner at `low`; `</svg>`
    /// closes it.
    pub(crate) fn open_picture(&mut self, frame: Frame, low: Point) {
        let [x, y] = [low.x, low.y].map(number);
        let [left, top, width, height] =
            [frame.low.x, frame.low.y, frame.width(), frame.height()].map(number);
        self.markup(&format!(
            r#"<svg x="{x}" y="{y}" width="{width}" height="{height}" viewBox="{left} {top} {width} {height}">
"#
        ));
    }

    /// Writes markup that is known to be valid.
    pub(crate) fn markup(&mut self, text: &str) {
        self.out += text;
    }

    /// Returns an id with the prefix of this picture.
    pub(crate) fn id(&self, name: &str) -> String {
        format!("{}{name}", self.prefix)
    }

    pub(crate) fn group(&mut self, group: Group<'_>, inside: impl FnOnce(&mut Pen)) {
        self.out += "<g";
        if let Some(name) = group.name {
            let _ = write!(self.out, r#" id="{}" class="{name}""#, self.id(name));
        }
        if let Some(class) = group.class {
            let _ = write!(self.out, r#" class="{class}""#);
        }
        if let Some(transform) = group.transform {
            let _ = write!(self.out, r#" transform="{transform}""#);
        }
        if let Some(clip) = group.clip {
            let _ = write!(self.out, r#" clip-path="url(#{})""#, self.id(clip));
        }
        if let Some(opacity) = group.opacity {
            let _ = write!(self.out, r#" opacity="{}""#, number(opacity));
        }
        self.out += ">";
        inside(self);
        self.out += "</g>\n";
    }

    /// Writes a named group, which programs can find by its name.
    pub(crate) fn layer(&mut self, name: &str, inside: impl FnOnce(&mut Pen)) {
        let group = Group {
            name: Some(name),
            ..Group::default()
        };
        self.group(group, inside);
    }

    pub(crate) fn path(&mut self, path: &PathData, paint: &Paint<'_>) {
        let _ = write!(self.out, r#"<path d="{}""#, path.as_str());
        self.paint(paint);
    }

    pub(crate) fn circle(&mut self, at: Point, radius: f64, paint: &Paint<'_>) {
        let (x, y, r) = (number(at.x), number(at.y), number(radius));
        let _ = write!(self.out, r#"<circle cx="{x}" cy="{y}" r="{r}""#);
        self.paint(paint);
    }

    pub(crate) fn ellipse(&mut self, at: Point, radii: Point, paint: &Paint<'_>) {
        let (x, y) = (number(at.x), number(at.y));
        let (rx, ry) = (number(radii.x), number(radii.y));
        let _ = write!(
            self.out,
            r#"<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}""#
        );
        self.paint(paint);
    }

    /// Draws a round shadow.
    pub(crate) fn shadow(&mut self, at: Point, radius: f64) {
        let shadow = Paint::fill("#000").opacity(self.inks.shadow);
        self.ellipse(at, p(radius, radius * 0.92), &shadow);
    }

    pub(crate) fn rectangle(&mut self, low: Point, size: Point, corner: f64, paint: &Paint<'_>) {
        let (x, y) = (number(low.x), number(low.y));
        let (width, height) = (number(size.x), number(size.y));
        let radius = number(corner);
        let _ = write!(
            self.out,
            r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}""#
        );
        self.paint(paint);
    }

    /// Writes a line of text that starts at `at`; does nothing if the text is empty.
    pub(crate) fn text(&mut self, at: Point, look: Type<'_>, text: &str) {
        if text.is_empty() {
            return;
        }
        let _ = write!(
            self.out,
            r#"<text x="{}" y="{}" font-family="{FAMILIES}" font-size="{}" font-weight="{}" fill="{}">{}</text>"#,
            number(at.x),
            number(at.y),
            number(look.size),
            look.weight,
            look.ink,
            escaped(text),
        );
    }

    fn paint(&mut self, paint: &Paint<'_>) {
        let _ = write!(self.out, r#" fill="{}""#, paint.fill.unwrap_or("none"));
        if let Some((ink, width)) = paint.stroke {
            let _ = write!(
                self.out,
                r#" stroke="{ink}" stroke-width="{}""#,
                number(width)
            );
            if paint.round && (self.inks.soft || paint.dash.is_none()) {
                self.out += r#" stroke-linecap="round""#;
            }
        }
        if let Some([mut dash, mut gap]) = paint.dash {
            // A PDF contains a shape for every dash. Dashes with square ends make small shapes, so
            // the dash is lengthened instead of rounded.
            if let (true, false, Some((_, width))) = (paint.round, self.inks.soft, paint.stroke) {
                (dash, gap) = (dash + width, (gap - width).max(1.0));
            }
            let _ = write!(
                self.out,
                r#" stroke-dasharray="{} {}""#,
                number(dash),
                number(gap)
            );
        }
        if let Some(opacity) = paint.opacity {
            let opacity = number(opacity);
            // A PDF contains a layer for every `opacity`, but none for the opacity of a fill or a
            // line.
            let _ = if self.inks.soft {
                write!(self.out, r#" opacity="{opacity}""#)
            } else {
                write!(
                    self.out,
                    r#" fill-opacity="{opacity}" stroke-opacity="{opacity}""#
                )
            };
        }
        if let Some((x, y)) = paint.shift {
            let _ = write!(
                self.out,
                r#" transform="translate({} {})""#,
                number(x),
                number(y)
            );
        }
        if let Some(filter) = paint.filter {
            let _ = write!(self.out, r#" filter="url(#{})""#, self.id(filter));
        }
        self.out += "/>";
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_two_decimals_at_most() {
        let written = [0.0, -0.001, 1.5, -1.25, 3.999, 10.05, -0.07].map(number);
        assert_eq!(written, ["0", "0", "1.5", "-1.25", "4", "10.05", "-0.07"]);
    }

    #[test]
    fn what_people_write_cannot_become_markup() {
        assert_eq!(
            escaped("<b a=\"1\">'&\u{1}"),
            "&lt;b a=&quot;1&quot;&gt;&#39;&amp;"
        );
    }
}
