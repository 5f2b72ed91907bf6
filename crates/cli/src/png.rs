//! Pictures as pixels.

use anyhow::{Context, Result};
use resvg::{tiny_skia, usvg};

/// Families that have the letters we write, the page's own first.
const FAMILIES: [&str; 5] = [
    "Bricolage Grotesque",
    "Noto Sans",
    "DejaVu Sans",
    "Liberation Sans",
    "Arial",
];

/// An SVG as a PNG, `width` pixels wide.
///
/// Numbers on the board are lines; only the words of a page need a font. The fonts of the
/// system are loaded, and one of them stands in for a family that is missing.
pub(crate) fn from_svg(svg: &str, width: u16) -> Result<Vec<u8>> {
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
    let tree = usvg::Tree::from_str(svg, &options).context("the picture cannot be read back")?;
    let size = tree.size();
    let scale = f32::from(width) / size.width();
    let height = (size.height() * scale).round().clamp(1.0, 65_000.0) as u16;
    let mut pixels = tiny_skia::Pixmap::new(width.into(), height.into())
        .context("the picture is too large; ask for a smaller --width")?;
    // To the last row: a picture is never a whole number of pixels high.
    let transform = tiny_skia::Transform::from_scale(scale, f32::from(height) / size.height());
    resvg::render(&tree, transform, &mut pixels.as_mut());
    pixels
        .encode_png()
        .context("the picture cannot be written as PNG")
}
