//! Balls of mini golf.

use crate::measures::{BALL, FLAT_BALL};
use crate::turned::{eased, sphere, turned};
use crate::{Body, Material};
use golf::{Ball, Colour};

/// How finely a ball is divided.
pub(crate) const RINGS: u32 = 16;

/// Returns a ball that lies at the origin, on a surface of height 0.
pub fn ball(ball: Ball) -> Body {
    let material = match ball.colour() {
        Colour::Orange => Material::Orange,
        Colour::Green => Material::Green,
        Colour::Yellow => Material::Yellow,
        Colour::Blue => Material::Blue,
        Colour::Violet => Material::Violet,
        Colour::Red => Material::Red,
    };
    let origin = [0.0, 0.0];
    let mesh = if ball.is_flat() {
        let [radius, height, edge] = FLAT_BALL;
        let profile = [[0.0, 0.0], [radius, 0.0], [radius, height], [0.0, height]];
        turned(origin, &eased(&profile, edge))
    } else {
        sphere(origin, 0.0, BALL, RINGS)
    };
    Body::solid(&ball.to_string(), material, mesh)
}
