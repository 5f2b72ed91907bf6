//! Describes courses and tables as solid bodies. The numbers of its points and triangles are passed as arrays.

use serde::Serialize;
use ts_rs::TS;

/// A course or a table as solid bodies. Lengths are in cell radii; x points east, y north and z up.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct SolidInfo {
    pub parts: Vec<SolidPart>,
    /// The long straight edges of the felt or of the table: x and y of both ends. Wood has its
    /// grain along the nearest one.
    pub walls: Vec<[f64; 4]>,
    /// The south-western and the north-eastern corners of the board or table.
    pub bounds: [[f64; 2]; 2],
    pub shade: SolidShade,
}

/// Triangles that are drawn and moved together.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct SolidPart {
    /// The name of the piece; for everything that stands still, the name of the material.
    pub name: String,
    pub material: String,
    /// `facing`, `token`, `roller`, `spinner`, `toppler` or `door`; null if the part stands still.
    pub motion: Option<String>,
    /// The point around which the part turns.
    pub pivot: [f64; 3],
    /// The direction of a spinner's arm, or of the axis of a door. A door opens by a turn to the
    /// left around its axis.
    pub way: [f64; 2],
    /// The first of its entries in the array of triangles, and the one after its last.
    pub range: [usize; 2],
}

/// A grey picture of the distances from points on the felt to the nearest wall or piece.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct SolidShade {
    /// The number of pixels per row.
    pub width: usize,
    /// The size of a pixel.
    pub pixel: f64,
    /// The distance for which 255 stands.
    pub reach: f64,
}

to_json!(SolidInfo);
