//! Draws balls: colour and pattern, round or flat.
//!
//! A ball is drawn in a circle of radius ten and scaled to its size.

use crate::path_data::{PathData, number};
use crate::point::{Point, R, p};
use crate::svg::{Group, Paint, Pen};
use crate::theme::{CREAM, mixed};
use golf::{Ball, Colour};

/// The radius of a ball on the board.
pub(crate) const SIZE: f64 = 0.6 * R;

/// Whether a ball is drawn solid or as a ghost.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Look {
    Solid,
    /// A ball in its previous position, or a ball under a deck.
    Ghost,
}

/// Returns the ink for a ball colour.
pub(crate) fn ink(colour: Colour) -> &'static str {
    match colour {
        Colour::Orange => "#f07d22",
        Colour::Green => "#6fbf3f",
        Colour::Yellow => "#f8d332",
        Colour::Blue => "#2f6fd6",
        Colour::Violet => "#8149c4",
        Colour::Red => "#d63a32",
    }
}

/// Returns the ink for the pattern on a ball colour.
fn mark_ink(colour: Colour) -> &'static str {
    match colour {
        Colour::Orange => "#3b1803",
        Colour::Green => "#12300a",
        Colour::Yellow => "#43340a",
        Colour::Blue => CREAM,
        Colour::Violet => "#f3e6ff",
        Colour::Red => "#fff3e4",
    }
}

/// Returns the outline of the pattern that marks a ball colour: band, dots, cross, ring, quarters
/// or diamond.
fn mark(colour: Colour) -> &'static str {
    match colour {
        // A tilted band from rim to rim.
        Colour::Orange => {
            "M-10 -.12L8.02 -5.97A10 10 0 0 1 10 .12L-8.02 5.97A10 10 0 0 1 -10 -.12Z"
        }
        Colour::Green => {
            "M-2.6 -4.4a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z\
             M-6.7 2.9a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z\
             M1.5 2.9a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z"
        }
        Colour::Yellow => "M-1.9 -6.8H1.9V-1.9H6.8V1.9H1.9V6.8H-1.9V1.9H-6.8V-1.9H-1.9Z",
        Colour::Blue => {
            "M-6.7 0A6.7 6.7 0 1 1 6.7 0A6.7 6.7 0 1 1 -6.7 0Z\
             M-3.5 0A3.5 3.5 0 1 0 3.5 0A3.5 3.5 0 1 0 -3.5 0Z"
        }
        // Two quarters of the disc, turned by 20°.
        Colour::Violet => {
            "M0 0L3.42 -9.4A10 10 0 0 1 9.4 3.42Z\
             M0 0L-3.42 9.4A10 10 0 0 1 -9.4 -3.42Z"
        }
        Colour::Red => "M0 -7.2L5.8 0L0 7.2L-5.8 0Z",
    }
}

/// Draws a ball centred at `at`.
pub(crate) fn draw(pen: &mut Pen, ball: Ball, at: Point, radius: f64, look: Look) {
    let transform = format!(
        "translate({} {}) scale({})",
        number(at.x),
        number(at.y),
        number(radius / 10.0)
    );
    if look == Look::Ghost {
        let felt = Paint::fill(pen.inks.felt.plain).opacity(0.85);
        pen.circle(at, radius * 1.16, &felt);
    }
    let class = format!("ball {ball}");
    let group = Group {
        class: Some(&class),
        transform: Some(&transform),
        opacity: (look == Look::Ghost).then_some(0.6),
        ..Group::default()
    };
    pen.group(group, |pen| {
        if look == Look::Solid {
            let shadow = Paint::fill("#000").opacity(pen.inks.shadow);
            pen.ellipse(p(1.8, 4.0), p(10.6, 9.7), &shadow);
        }
        let rim = mixed(CREAM, "#2a1f15", 0.45);
        pen.circle(p(0.0, 0.0), 11.3, &Paint::fill(CREAM).edged(&rim, 0.9));
        if ball.is_flat() {
            flat_face(pen, ball.colour());
        } else {
            round_face(pen, ball.colour());
        }
    });
}

fn round_face(pen: &mut Pen, colour: Colour) {
    let centre = p(0.0, 0.0);
    pen.circle(centre, 10.0, &Paint::fill(ink(colour)));
    pattern(pen, colour, None);
    // The lower edge is shaded because the light comes from above; the highlight faces the light.
    let mut foot = PathData::new();
    foot.start(p(-9.95, 1.0));
    foot.cubic(p(-8.0, 13.0), p(8.0, 13.0), p(9.95, 1.0));
    foot.cubic(p(6.5, 8.2), p(-6.5, 8.2), p(-9.95, 1.0));
    foot.close();
    pen.path(&foot, &Paint::fill("#000").opacity(0.2));
    let glint = Group {
        transform: Some("rotate(-28 -3.4 -5.2)"),
        ..Group::default()
    };
    pen.group(glint, |pen| {
        pen.ellipse(
            p(-3.4, -5.2),
            p(3.1, 1.8),
            &Paint::fill("#fff").opacity(0.72),
        );
    });
}

fn flat_face(pen: &mut Pen, colour: Colour) {
    let rim = mixed(ink(colour), "#000000", 0.26);
    pen.circle(p(0.0, 0.0), 10.0, &Paint::fill(&rim));
    let notch = |i: u8| {
        let angle = f64::from(i) * std::f64::consts::FRAC_PI_6;
        PathData::line(&[Point::polar(angle, 8.0), Point::polar(angle, 9.9)])
    };
    let notches: PathData = (0..12).map(notch).collect();
    pen.path(&notches, &Paint::line(CREAM, 1.3).opacity(0.8));
    pen.circle(p(0.0, 0.0), 7.5, &Paint::fill(ink(colour)));
    pattern(pen, colour, Some("scale(.74)"));
    pen.circle(p(0.0, 0.0), 7.5, &Paint::line(CREAM, 0.9).opacity(0.85));
}

fn pattern(pen: &mut Pen, colour: Colour, transform: Option<&str>) {
    let transform = transform.map_or(String::new(), |t| format!(r#" transform="{t}""#));
    let (shape, ink) = (mark(colour), mark_ink(colour));
    pen.markup(&format!(
        r#"<path d="{shape}" fill="{ink}" fill-rule="evenodd"{transform}/>"#
    ));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Theme;
    use std::collections::BTreeSet;

    #[test]
    fn every_ball_has_a_pattern_of_its_own() {
        let marks: BTreeSet<&str> = Colour::ALL.into_iter().map(mark).collect();
        assert_eq!(marks.len(), Colour::ALL.len());
        let drawn: BTreeSet<String> = Ball::all()
            .map(|ball| {
                let mut pen = Pen::new(Theme::Light.palette(), "");
                draw(&mut pen, ball, p(0.0, 0.0), SIZE, Look::Solid);
                pen.finish()
            })
            .collect();
        assert_eq!(drawn.len(), Ball::COUNT);
    }
}
