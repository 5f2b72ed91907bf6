//! Reads the top-level keys and the scenes of figures.

mod facts;
mod reader;
mod setting;
mod stroke;
mod value;

use crate::figure::{Figure, FigureScene};
use crate::register::FIGURES;
use crate::words::Words;
use golf::TextPosition;
use golf::toml_reader::printable;
pub use reader::FigureError;
use reader::Reader;
use setting::Setting;
use toml::Spanned;
use toml::de::DeTable;

const HEAD_KEYS: [&str; 6] = ["format", "number", "rules", "title", "text", "scene"];

/// The keys for a scene's setting. If they are written above the `[[scene]]` tables, they apply to
/// all scenes.
const SETTING_KEYS: [&str; 8] = [
    "course", "piece", "view", "marks", "circles", "balls", "pieces", "round",
];

/// The keys for a scene's strokes and facts.
const SCENE_KEYS: [&str; 10] = [
    "caption", "stroke", "open", "arrows", "holds", "touching", "counter", "order", "shapes",
    "score",
];

/// The first letters of rule ids, each with the number of rules whose ids begin with it.
const RULES: [(char, u8); 10] = [
    ('B', 4),
    ('S', 6),
    ('R', 6),
    ('W', 2),
    ('F', 3),
    ('T', 6),
    ('D', 5),
    ('C', 4),
    ('L', 3),
    ('G', 8),
];

impl Figure {
    /// Reads a figure. All mistakes in its text and in its courses are reported at once, each with
    /// its position.
    pub fn parse(text: &str) -> Result<Figure, Vec<FigureError>> {
        figure(text)
    }

    /// Returns the figures that come with the game, in booklet order.
    pub fn all() -> impl Iterator<Item = Result<Figure, Vec<FigureError>>> {
        FIGURES.iter().map(|(_, text)| Figure::parse(text))
    }
}

fn figure(text: &str) -> Result<Figure, Vec<FigureError>> {
    if text.len() > Figure::MAX_BYTES {
        return Err(vec![FigureError {
            position: TextPosition::START,
            text: "a figure must not be larger than 256 KiB".to_owned(),
        }]);
    }
    let mut reader = Reader::new(text);
    let document = reader.document().map(Spanned::into_inner);
    let figure = document.and_then(|document| head(&mut reader, &document));
    let errors = reader.into_errors();
    match figure {
        Some(figure) if errors.is_empty() => Ok(figure),
        _ => Err(errors),
    }
}

fn head<'t>(reader: &mut Reader<'t>, document: &DeTable<'t>) -> Option<Figure> {
    let known: Vec<&str> = [&HEAD_KEYS[..], &SETTING_KEYS, &SCENE_KEYS].concat();
    reader.refuse_unknown(document, &known, "a figure");
    if let Some(format) = reader.required(document, "format", 0, "a figure") {
        reader.integer(format, "format", 1..=1);
    }
    let number = number(reader, document);
    let rules = rules(reader, document);
    let title = required_words(reader, document, "title", 100);
    let text = required_words(reader, document, "text", 1_500);
    let number_text = number.clone().unwrap_or_default();
    let scenes = scenes(reader, document, &number_text);
    Some(Figure {
        number: number?,
        rules: rules?,
        title: title?,
        text: text?,
        scenes: scenes?,
    })
}

fn number<'t>(reader: &mut Reader<'t>, document: &DeTable<'t>) -> Option<String> {
    let value = reader.required(document, "number", 0, "a figure")?;
    let number = reader.string(value, "number")?;
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
    if number.is_empty() || number.len() > 8 || !number.chars().all(plain) {
        let text = "`number` must be like \"1\", \"5a\" or \"D-13\"";
        reader.error(value.span().start, text);
        return None;
    }
    Some(number.to_owned())
}

fn rules<'t>(reader: &mut Reader<'t>, document: &DeTable<'t>) -> Option<Vec<String>> {
    let value = reader.required(document, "rules", 0, "a figure")?;
    let items = reader.array(value, "rules", 20)?;
    if items.is_empty() {
        reader.error(value.span().start, "`rules` must name at least one rule");
    }
    let mut rules = Vec::with_capacity(items.len());
    for item in items {
        let id = reader.string(item, "rules")?;
        if !is_rule(id) {
            let text = format!(
                "there is no rule `{}`; rules are like \"S4\" or \"G5\"",
                printable(id, 20)
            );
            reader.error(item.span().start, text);
        }
        rules.push(id.to_owned());
    }
    Some(rules)
}

fn is_rule(id: &str) -> bool {
    let count = RULES.iter().find(|(letter, _)| id.starts_with(*letter));
    let number: Option<u8> = id.get(1..).and_then(|number| number.parse().ok());
    count.is_some_and(|(_, count)| number.is_some_and(|n| (1..=*count).contains(&n)))
}

fn required_words<'t>(
    reader: &mut Reader<'t>,
    document: &DeTable<'t>,
    key: &str,
    most: usize,
) -> Option<Words> {
    let value = reader.required(document, key, 0, "a figure")?;
    value::words(reader, value, key, most)
}

fn scenes<'t>(
    reader: &mut Reader<'t>,
    document: &DeTable<'t>,
    number: &str,
) -> Option<Vec<FigureScene>> {
    let common = setting::read(reader, document, Setting::default());
    if document.get("scene").is_none() {
        return Some(vec![scene(reader, 0, document, common?, number)?]);
    }
    for key in SCENE_KEYS {
        if let Some(value) = document.get(key) {
            let text = format!("this figure has [[scene]]s; move `{key}` into one of them");
            reader.error(value.span().start, text);
        }
    }
    let tables = reader.tables(document, "scene", 20);
    let common = common?;
    let mut scenes = Vec::with_capacity(tables.len());
    for (offset, table) in tables {
        let known: Vec<&str> = [&SETTING_KEYS[..], &SCENE_KEYS].concat();
        reader.refuse_unknown(table, &known, "a scene");
        let setting = setting::read(reader, table, common.clone());
        if let Some(setting) = setting
            && let Some(scene) = scene(reader, offset, table, setting, number)
        {
            scenes.push(scene);
        }
    }
    if scenes.is_empty() {
        reader.error(0, "`scene` is empty; write at least one [[scene]]");
    }
    Some(scenes)
}

fn scene<'t>(
    reader: &mut Reader<'t>,
    offset: usize,
    table: &DeTable<'t>,
    setting: Setting,
    number: &str,
) -> Option<FigureScene> {
    let caption = value::optional_words(reader, table, "caption", 200);
    let course = setting.build(reader, number)?;
    let pieces = setting.resolved_pieces(reader, course.as_ref())?;
    let strokes = stroke::strokes(reader, table, &setting, course.as_ref());
    let facts = facts::read(reader, table, course.as_ref());
    let (strokes, facts) = (strokes?, facts?);
    if strokes.is_empty() && facts.is_empty() {
        let text = "this scene says nothing that can be checked; add a [[stroke]], or one of open, arrows, holds, touching, counter, order, shapes";
        reader.error(offset, text);
    }
    Some(FigureScene {
        caption,
        course,
        view: setting.view,
        marks: setting.marks,
        circles: setting.circles,
        balls: setting.balls,
        pieces,
        round: setting.round,
        strokes,
        facts,
        position: reader.position(offset),
    })
}
