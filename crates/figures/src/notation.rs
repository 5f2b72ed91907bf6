//! Parses the short notation of figures: cells, rebounds and arrows.

use crate::expect::Bounce;
use crate::place::Place;
use golf::toml_reader::printable;
use golf::{Ball, Cell, Direction, Directions, Layer};
use std::iter::Peekable;
use std::str::SplitWhitespace;

/// The words in a text that have not been read yet.
struct Rest<'t>(Peekable<SplitWhitespace<'t>>);

impl<'t> Rest<'t> {
    fn new(text: &'t str) -> Rest<'t> {
        Rest(text.split_whitespace().peekable())
    }

    /// Takes the next word if `read` accepts it, and returns the result.
    fn take<T>(&mut self, read: impl Fn(&str) -> Option<T>) -> Option<T> {
        let found = self.0.peek().and_then(|word| read(word))?;
        self.0.next();
        Some(found)
    }

    fn layer(&mut self) -> Layer {
        let top = self.take(|word| (word == "top").then_some(Layer::Top));
        top.unwrap_or(Layer::Ground)
    }
}

/// Parses a cell, such as `12,4`.
fn cell(word: &str) -> Option<Cell> {
    let (x, y) = word.split_once(',')?;
    Cell::new(x.parse().ok()?, y.parse().ok()?)
}

fn direction(word: &str) -> Option<Direction> {
    word.parse().ok()
}

/// Parses a position with directions, such as `12,4 E NE` or `12,4 top W`.
pub(crate) fn ways(text: &str) -> Result<(Place, Directions), String> {
    let wrong = || {
        format!(
            "write a position and its directions as \"12,4 E NE\" or \"12,4 top W\", x + y even; not `{}`",
            printable(text, 60)
        )
    };
    let mut rest = Rest::new(text);
    let cell = rest.take(cell).ok_or_else(wrong)?;
    let layer = rest.layer();
    let mut directions = Directions::NONE;
    while let Some(direction) = rest.take(direction) {
        directions = directions.with(direction);
    }
    if directions.is_empty() || rest.0.next().is_some() {
        return Err(wrong());
    }
    Ok((Place { cell, layer }, directions))
}

/// Parses a rebound, such as `red 12,4 NE>SE off wall`. Only the outgoing direction is required.
/// The layer is used only for arrows, whose rebounds must state a position.
pub(crate) fn bounce(text: &str) -> Result<(Bounce, Layer), String> {
    let wrong = || {
        format!(
            "write a rebound as \"12,4 NE>SE\" or only \"SE\", optionally with the ball in front and \"off wall\" at the end; not `{}`",
            printable(text, 60)
        )
    };
    let mut rest = Rest::new(text);
    let ball = rest.take(|word| word.parse::<Ball>().ok());
    let at = rest.take(cell);
    let layer = rest.layer();
    let turn = rest.0.next().ok_or_else(wrong)?;
    let (incoming, outgoing) = match turn.split_once('>') {
        Some((incoming, outgoing)) => (Some(direction(incoming).ok_or_else(wrong)?), outgoing),
        None => (None, turn),
    };
    let outgoing = direction(outgoing).ok_or_else(wrong)?;
    let off = match rest.0.next() {
        None => None,
        Some("off") => {
            let mut names: Vec<String> = rest.0.map(str::to_owned).collect();
            sorted::sort(&mut names);
            Some(names).filter(|names| !names.is_empty())
        }
        Some(_) => return Err(wrong()),
    };
    let bounce = Bounce {
        ball,
        at,
        incoming,
        outgoing,
        off,
    };
    Ok((bounce, layer))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rebound_is_written_as_it_is_read() {
        for text in [
            "SE",
            "NE>SE",
            "12,4 NE>SE",
            "red-flat 12,4 NE>SE off F-I2-1 wall",
        ] {
            let (bounce, _) = bounce(text).expect(text);
            assert_eq!(bounce.to_string(), format!("\"{text}\""));
        }
    }

    #[test]
    fn nonsense_is_refused() {
        for text in ["", "12,4", "12,3 NE>SE", "NE>", "NE>SE wall", "pink NE"] {
            assert!(bounce(text).is_err(), "{text}");
        }
        for text in ["", "12,4", "12,3 E", "12,4 E X", "E"] {
            assert!(ways(text).is_err(), "{text}");
        }
    }
}
