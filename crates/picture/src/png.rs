//! Converts pictures to PNG. This module needs the feature `png`, which the web page does not use.

use resvg::{tiny_skia, usvg};
use std::fmt;

/// Why a picture could not be converted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PngError {
    /// The picture is not SVG drawn by this crate.
    Unreadable,
    /// The picture would have too many pixels.
    TooLarge,
    /// The PNG could not be written.
    Unwritable,
}

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PngError::Unreadable => "the picture cannot be read",
            PngError::TooLarge => "the picture is too large; ask for a smaller one",
            PngError::Unwritable => "the picture cannot be written as PNG",
        })
    }
}

impl std::error::Error for PngError {}

/// Font families that contain all the letters we use; the web page's own font comes first.
const FAMILIES: [&str; 5] = [
    "Bricolage Grotesque",
    "Noto Sans",
    "DejaVu Sans",
    "Liberation Sans",
    "Arial",
];

/// Converts an SVG to a PNG that is `width` pixels wide.
///
/// Numbers on the board are drawn as lines, so only the words of a page need a font. System fonts
/// are loaded, and one of them replaces any missing family.
pub fn png(svg: &str, width: u16) -> Result<Vec<u8>, PngError> {
    let mut options = usvg::Options::default();
    let fonts = options.fontdb_mut();
    if svg.contains("<text") {
        fonts.load_system_fonts();
    }
    let has = |family: &str| {
        fonts
            .faces()
            .any(|face| face.families.iter().any(|f| f.0 == family))
    };
    let known = FAMILIES
        .into_iter()
        .find(|family| has(family))
        .map(str::to_owned);
    let any = || {
        fonts
            .faces()
            .next()
            .and_then(|face| Some(face.families.first()?.0.clone()))
    };
    if let Some(family) = known.or_else(any) {
        fonts.set_sans_serif_family(family);
    }
    let tree = usvg::Tree::from_str(svg, &options).map_err(|_| PngError::Unreadable)?;
    let size = tree.size();
    let scale = f32::from(width) / size.width();
    let height = (size.height() * scale).round().clamp(1.0, 65_000.0) as u16;
    let mut pixels =
        tiny_skia::Pixmap::new(width.into(), height.into()).ok_or(PngError::TooLarge)?;
    // Stretch the picture to fill the last row, because the picture's height may not be a whole
    // number of pixels.
    let transform = tiny_skia::Transform::from_scale(scale, f32::from(height) / size.height());
    resvg::render(&tree, transform, &mut pixels.as_mut());
    pixels.encode_png().map_err(|_| PngError::Unwritable)
}

/// Encodes opaque pixels, given from the top left as red, green, blue and opacity, as a PNG.
pub fn png_of_pixels(pixels: Vec<u8>, [width, height]: [u32; 2]) -> Result<Vec<u8>, PngError> {
    let size = tiny_skia::IntSize::from_wh(width, height).ok_or(PngError::TooLarge)?;
    let pixels = tiny_skia::Pixmap::from_vec(pixels, size).ok_or(PngError::Unwritable)?;
    pixels.encode_png().map_err(|_| PngError::Unwritable)
}
