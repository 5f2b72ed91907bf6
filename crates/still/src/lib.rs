//! Draws solid bodies as stills: pictures of courses and Carramboule tables as wooden toys on a
//! linen table, by day or by night.
//!
//! The bodies come from `solid`. This crate looks at them through a [`View`], and returns pixels;
//! it does no I/O. It computes with IEEE arithmetic and `libm` in a fixed order, so a picture has
//! the same bits on every platform.
//!
//! | module | what it does |
//! | --- | --- |
//! | `build` | courses and tables as scenes |
//! | `scene` | triangles with normals, and what covers them |
//! | `camera` | the place of the camera |
//! | `raster` | fills triangles |
//! | `light` | soft shadows |
//! | `paint`, `noise` | the look of wood, felt and everything else |
//! | `draw` | pixels: which surfaces they show, and in which colours |

// Numbers of pixels are small.
#![allow(clippy::cast_precision_loss)]
// Corners and coordinates have their usual names.
#![allow(clippy::many_single_char_names)]

mod build;
mod camera;
mod draw;
mod light;
mod noise;
mod paint;
mod raster;
mod scene;
mod vector;

use carramboule::Vec2;
use carramboule::board::{Kind, Parameters};
use golf::Course;

/// From where a still shows the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum View {
    ThreeQuarter,
    Above,
}

/// The light in which a still shows the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Light {
    Day,
    Night,
}

/// How to draw a still.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    /// The width and height in pixels.
    pub size: [u32; 2],
    /// From where the board is seen.
    pub view: View,
    /// The light.
    pub light: Light,
}

/// Draws a course with the balls of a scene and returns the pixels from the top left, as red, green,
/// blue and opacity. Tokens that have been taken are gone. On failure, returns the index of a piece
/// that has moved: pieces can be drawn only in their initial state.
pub fn course(course: &Course, scene: &golf::Scene, frame: Frame) -> Result<Vec<u8>, usize> {
    let field = course.field();
    if let Some((piece, _)) = scene.changed_movers(field).next() {
        return Err(piece);
    }
    let taken: Vec<&str> = scene
        .tokens(field)
        .filter(|(_, is_taken)| *is_taken)
        .map(|(piece, _)| course.pieces()[piece].name.as_str())
        .collect();
    Ok(draw::picture(
        &mut build::course(course, scene, &taken),
        frame,
    ))
}

/// Draws a Carramboule table with the balls on it, like [`course`].
pub fn table(parameters: &Parameters, balls: &[(Kind, Vec2)], frame: Frame) -> Vec<u8> {
    draw::picture(&mut build::table(parameters, balls), frame)
}
