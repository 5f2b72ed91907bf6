//! Writes the inks of pictures as CSS for the web page, so both have the same colours.

use crate::ball;
use crate::theme::{DICE, Palette, Theme};
use golf::Colour;
use std::fmt::Write;

/// An ink of the page: its name, and where the palette has it.
type Token = (&'static str, fn(&Palette) -> &'static str);

/// The inks that the page uses. In metal, the page's low shade is the deepest of the drawing.
const TOKENS: [Token; 25] = [
    ("paper", |inks| inks.paper),
    ("line", |inks| inks.line),
    ("ink", |inks| inks.ink),
    ("ink-2", |inks| inks.ink_second),
    ("accent", |inks| inks.accent),
    ("accent-ink", |inks| inks.accent_ink),
    ("felt", |inks| inks.felt.plain),
    ("felt-hi", |inks| inks.felt.high),
    ("felt-deep", |inks| inks.felt.deep),
    ("on-felt", |inks| inks.on_felt),
    ("oak", |inks| inks.oak.plain),
    ("oak-hi", |inks| inks.oak.high),
    ("oak-lo", |inks| inks.oak.low),
    ("oak-deep", |inks| inks.oak.deep),
    ("birch", |inks| inks.birch.plain),
    ("birch-hi", |inks| inks.birch.high),
    ("birch-lo", |inks| inks.birch.low),
    ("birch-deep", |inks| inks.birch.deep),
    ("brass", |inks| inks.brass.plain),
    ("brass-hi", |inks| inks.brass.high),
    ("brass-lo", |inks| inks.brass.deep),
    ("coin", |inks| inks.coin),
    ("coin-edge", |inks| inks.coin_edge),
    ("heat-a", |inks| inks.heat[0]),
    ("heat-b", |inks| inks.heat[1]),
];

/// Returns a style sheet with the inks of both themes, the colours of balls, and a class with the
/// colours of each die.
pub fn stylesheet() -> String {
    let (light, dark) = (Theme::Light.palette(), Theme::Dark.palette());
    let mut css = String::from("/* Generated from crates/picture/src/theme.rs. */\n:root {\n");
    for (name, ink) in TOKENS {
        let _ = writeln!(
            css,
            "  --{name}: light-dark({}, {});",
            ink(light),
            ink(dark)
        );
    }
    for colour in Colour::ALL {
        let _ = writeln!(css, "  --{colour}: {};", ball::ink(colour));
    }
    css.push_str("}\n");
    for die in &DICE {
        let _ = writeln!(
            css,
            ".die-{} {{\n  --die-plain: {};\n  --die-ink: {};\n  --die-edge: {};\n}}",
            die.name, die.plain, die.ink, die.edge
        );
    }
    css
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns how light an ink is, by the formula of WCAG 2.
    fn luminance(ink: &str) -> f64 {
        let channel = |i: usize| {
            let byte = u8::from_str_radix(&ink[1 + 2 * i..3 + 2 * i], 16).map_or(0.0, f64::from);
            libm::pow((byte / 255.0 + 0.055) / 1.055, 2.4)
        };
        0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2)
    }

    #[test]
    fn numbers_on_dice_are_easy_to_read() {
        for die in &DICE {
            let (a, b) = (luminance(die.plain), luminance(die.ink));
            let contrast = (a.max(b) + 0.05) / (a.min(b) + 0.05);
            assert!(contrast >= 4.5, "{}: {contrast}", die.name);
        }
    }

    #[test]
    fn the_page_has_the_inks_of_both_themes() {
        let css = stylesheet();
        assert!(
            css.contains("  --felt: light-dark(#47775e, #30594a);\n"),
            "{css}"
        );
        assert!(css.contains("  --green: #6fbf3f;\n"), "{css}");
    }
}
