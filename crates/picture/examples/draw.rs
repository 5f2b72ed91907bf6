//! Draws a course file: `draw FILE.toml OUT.png [options]` writes `OUT.svg` and `OUT.png`.
//!
//! Options: `--theme light|dark|print`, `--page a4`, `--grid hidden|lines|coordinates`,
//! `--thumbnail`, `--heat`, `--width PIXELS`, `--ball red@x,y[,top]` (any number of times),
//! `--play red:NE:8` (any number of times; the last stroke is traced).

use anyhow::{Context, Result, anyhow, bail};
use golf::{Ball, Cell, Course, CourseFile, Direction, Field, Layer, Library, Scene, Trace};
use picture::{Drawing, Grid, Page, Theme};
use resvg::{tiny_skia, usvg};
use std::path::{Path, PathBuf};

/// Turns an SVG into a PNG `width` pixels wide.
///
/// Numbers on the board are lines; only the words of a page need a font. The
/// fonts of the system are loaded, and the first sans-serif family there is
/// stands in for a family that is missing.
fn png(svg: &str, width: u16) -> Result<Vec<u8>> {
    let mut options = usvg::Options::default();
    let fonts = options.fontdb_mut();
    fonts.load_system_fonts();
    let families = [
        "Bricolage Grotesque",
        "Noto Sans",
        "DejaVu Sans",
        "Liberation Sans",
        "Arial",
    ];
    let has = |family: &str| {
        fonts
            .faces()
            .any(|face| face.families.iter().any(|f| f.0 == family))
    };
    let known = families
        .into_iter()
        .find(|family| has(family))
        .map(str::to_owned);
    let any = || fonts.faces().next().map(|face| face.families[0].0.clone());
    if let Some(family) = known.or_else(any) {
        fonts.set_sans_serif_family(family);
    }
    let tree = usvg::Tree::from_str(svg, &options)?;
    let size = tree.size();
    let scale = f32::from(width) / size.width();
    let height = (size.height() * scale).round().clamp(1.0, 65_000.0) as u16;
    let mut pixels =
        tiny_skia::Pixmap::new(width.into(), height.into()).context("the picture is too large")?;
    // To the last row: a picture is never a whole number of pixels high.
    let transform = tiny_skia::Transform::from_scale(scale, f32::from(height) / size.height());
    resvg::render(&tree, transform, &mut pixels.as_mut());
    Ok(pixels.encode_png()?)
}

struct Beside(PathBuf);

impl Library for Beside {
    fn course_file(&self, id: &str) -> Result<CourseFile, String> {
        let path = self.0.join(format!("{id}.toml"));
        let text = std::fs::read_to_string(&path).map_err(|error| error.to_string())?;
        CourseFile::parse(&text).map_err(|findings| format!("{findings:?}"))
    }
}

fn course(path: &Path) -> Result<Course> {
    let text = std::fs::read_to_string(path).with_context(|| path.display().to_string())?;
    let say = |findings: Vec<golf::Finding>| {
        let lines: Vec<String> = findings.iter().map(ToString::to_string).collect();
        anyhow!("{}: {}", path.display(), lines.join("\n"))
    };
    let file = CourseFile::parse(&text).map_err(say)?;
    let id = path
        .file_stem()
        .and_then(|s| s.to_str())
        .unwrap_or("course");
    let beside = Beside(path.parent().unwrap_or(Path::new(".")).to_owned());
    Course::new(id, &file, &beside).map_err(say)
}

fn put(field: &Field, scene: &mut Scene, text: &str) -> Result<()> {
    let (ball, place) = text.split_once('@').context("a ball is red@x,y")?;
    let ball: Ball = ball.parse()?;
    let parts: Vec<&str> = place.split(',').collect();
    let [x, y, ..] = parts[..] else {
        bail!("a ball is red@x,y");
    };
    let cell = Cell::new(x.parse()?, y.parse()?).context("x + y must be even")?;
    let layer = if parts.len() > 2 {
        Layer::Top
    } else {
        Layer::Ground
    };
    let node = field
        .node(cell, layer)
        .with_context(|| format!("no ball can lie on {cell}"))?;
    scene
        .put(field, ball, node)
        .map_err(|why| anyhow!("{text}: {why}"))
}

fn play(field: &Field, scene: &mut Scene, text: &str) -> Result<Trace> {
    let parts: Vec<&str> = text.split(':').collect();
    let [ball, direction, impulses] = parts[..] else {
        bail!("a stroke is red:NE:8");
    };
    let mut trace = Trace::default();
    let direction: Direction = direction.parse()?;
    golf::stroke(
        field,
        scene,
        ball.parse()?,
        direction,
        impulses.parse()?,
        &mut trace,
    )?;
    Ok(trace)
}

fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let source = PathBuf::from(arguments.next().context("which course?")?);
    let target = PathBuf::from(arguments.next().context("which picture?")?);
    let course = course(&source)?;
    let field = Field::new(&course);
    let mut scene = Scene::new(&field);
    let (mut before, mut trace) = (scene.clone(), None);
    let (mut options, mut width) = (Vec::new(), 1200);
    while let Some(option) = arguments.next() {
        match option.as_str() {
            "--thumbnail" | "--heat" => options.push((option, String::new())),
            _ => {
                let value = arguments
                    .next()
                    .with_context(|| format!("{option} what?"))?;
                match option.as_str() {
                    "--ball" => put(&field, &mut scene, &value)?,
                    "--play" => {
                        before = scene.clone();
                        trace = Some(play(&field, &mut scene, &value)?);
                    }
                    "--width" => width = value.parse()?,
                    _ => options.push((option, value)),
                }
            }
        }
    }
    if trace.is_none() {
        before = scene;
    }
    let mut drawing = Drawing::new(&course).scene(&field, &before);
    if let Some(trace) = &trace {
        drawing = drawing.trace(&field, trace);
    }
    for (option, value) in &options {
        drawing = match (option.as_str(), value.as_str()) {
            ("--theme", "dark") => drawing.theme(Theme::Dark),
            ("--theme", "print") => drawing.theme(Theme::Print),
            ("--page", "a4") => drawing.page(Page::A4),
            ("--grid", "hidden") => drawing.grid(Grid::Hidden),
            ("--grid", "coordinates") => drawing.grid(Grid::Coordinates),
            ("--thumbnail", _) => drawing.thumbnail(),
            ("--heat", _) => {
                let hole = course.hole();
                drawing.heat(|cell| {
                    let far = f64::from((cell.x - hole.x).abs() + (cell.y - hole.y).abs());
                    Some(1.0 - far / 40.0)
                })
            }
            _ => drawing,
        };
    }
    let svg = drawing.render();
    std::fs::write(target.with_extension("svg"), &svg)?;
    std::fs::write(&target, png(&svg, width)?)?;
    Ok(())
}
