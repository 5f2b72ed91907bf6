//! Reads the values of keys in figures.

use super::reader::Reader;
use crate::figure::Mark;
use crate::notation;
use crate::piece_word::{self, PieceWord};
use crate::place::{Place, Spot};
use crate::words::Words;
use golf::toml_reader::{Value, printable};
use golf::{Ball, Course, LANGUAGES, Layer, Located, PieceBody, TextPosition};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Reads a text in all four languages. Line breaks count as spaces.
pub(super) fn words<'t>(
    reader: &mut Reader<'t>,
    value: &Value<'t>,
    what: &str,
    most: usize,
) -> Option<Words> {
    let table = reader.table(value, what)?;
    reader.refuse_unknown(table, &LANGUAGES, &format!("`{what}`"));
    let texts = LANGUAGES.map(|language| {
        let value = reader.required(table, language, value.span().start, &format!("`{what}`"))?;
        let text = reader.string(value, language)?;
        // `split_whitespace` would also remove the no-break spaces that French needs.
        let text = text.split_ascii_whitespace().collect::<Vec<_>>().join(" ");
        let length = text.chars().count();
        if length == 0 || length > most || text.chars().any(char::is_control) {
            let text =
                format!("`{what}` must have 1 to {most} characters and no control characters");
            reader.error(value.span().start, text);
            return None;
        }
        Some(text)
    });
    let [Some(en), Some(fr), Some(de), Some(pl)] = texts else {
        return None;
    };
    Some(Words([en, fr, de, pl]))
}

/// Reads the text of a key, if it is present.
pub(super) fn optional_words<'t>(
    reader: &mut Reader<'t>,
    table: &DeTable<'t>,
    key: &str,
    most: usize,
) -> Option<Words> {
    let value = table.get(key)?;
    words(reader, value, key, most)
}

/// Reads a position: `[12, 4]`, `[12, 4, "top"]`, or the letter of a mark.
pub(super) fn place<'t>(
    reader: &mut Reader<'t>,
    value: &Value<'t>,
    what: &str,
    marks: &[Mark],
) -> Option<Place> {
    let offset = value.span().start;
    if let DeValue::String(letter) = value.get_ref() {
        let mark = marks.iter().find(|mark| mark.letter == *letter);
        if mark.is_none() {
            let text = format!(
                "`{what}`: there is no mark `{}`; add it to [marks] or write [x, y]",
                printable(letter, 20)
            );
            reader.error(offset, text);
        }
        return mark.map(|mark| mark.at);
    }
    let items = value.get_ref().as_array().map(|items| &items[..]);
    let (cell, layer) = if let Some([x, y, layer]) = items {
        let cell = reader.cell_of(offset, x, y, what)?;
        (cell, self::layer(reader, layer, what)?)
    } else {
        (reader.cell(value, what)?, Layer::Ground)
    };
    Some(Place { cell, layer })
}

fn layer<'t>(reader: &mut Reader<'t>, value: &Value<'t>, what: &str) -> Option<Layer> {
    let name = reader.string(value, what)?;
    let layers = [Layer::Ground, Layer::Top];
    let layer = layers.into_iter().find(|layer| layer.name() == name);
    if layer.is_none() {
        reader.error(value.span().start, "a layer is \"top\" or \"ground\"");
    }
    layer
}

/// Reads a position, or `"holed"`.
pub(super) fn spot<'t>(
    reader: &mut Reader<'t>,
    value: &Value<'t>,
    what: &str,
    marks: &[Mark],
) -> Option<Spot> {
    if value.get_ref().as_str() == Some("holed") {
        return Some(Spot::Holed);
    }
    place(reader, value, what, marks).map(Spot::On)
}

pub(super) fn ball(reader: &mut Reader<'_>, offset: usize, name: &str) -> Option<Ball> {
    match name.parse() {
        Ok(ball) => Some(ball),
        Err(error) => {
            reader.error(offset, format!("`{}` is {error}", printable(name, 40)));
            None
        }
    }
}

pub(super) fn ball_value<'t>(
    reader: &mut Reader<'t>,
    value: &Value<'t>,
    what: &str,
) -> Option<Ball> {
    let name = reader.string(value, what)?;
    ball(reader, value.span().start, name)
}

/// Reads a list of balls.
pub(super) fn balls<'t>(
    reader: &mut Reader<'t>,
    value: &Value<'t>,
    what: &str,
) -> Option<Vec<Ball>> {
    let items = reader.array(value, what, Ball::COUNT)?;
    let balls = items.iter().map(|item| ball_value(reader, item, what));
    balls.collect()
}

/// Reads a table whose keys are balls, such as `{ red = …, yellow-flat = … }`, in the order of
/// [`Ball::all`].
pub(super) fn by_ball<'t, T>(
    reader: &mut Reader<'t>,
    value: &Value<'t>,
    what: &str,
    mut read: impl FnMut(&mut Reader<'t>, &Value<'t>) -> Option<T>,
) -> Option<Vec<Located<(Ball, T)>>> {
    let table = reader.table(value, what)?;
    let mut entries = Vec::new();
    for (key, value) in table {
        let ball = ball(reader, key.span().start, key.get_ref())?;
        let found = read(reader, value)?;
        entries.push(reader.locate((ball, found), value.span().start));
    }
    sorted::sort_by_key(&mut entries, |entry| entry.value.0);
    Some(entries)
}

/// Reads the state of a moving piece: `[12, 4]`, `"NE"`, `"upright"`, `"open"` or `"closed"`.
pub(super) fn piece_word<'t>(reader: &mut Reader<'t>, value: &Value<'t>) -> Option<PieceWord> {
    let DeValue::String(word) = value.get_ref() else {
        return reader.cell(value, "pieces").map(PieceWord::At);
    };
    let word = PieceWord::read(word);
    if word.is_none() {
        reader.error(value.span().start, piece_word::WORDS);
    }
    word
}

/// Returns the index of the moving piece with this name, if `fits` accepts it.
pub(super) fn mover(
    reader: &mut Reader<'_>,
    position: TextPosition,
    course: Option<&Course>,
    name: &str,
    fits: &dyn Fn(&PieceBody) -> bool,
) -> Option<usize> {
    let pieces = course.map_or(&[][..], |course| course.pieces());
    let Some(index) = pieces.iter().position(|piece| piece.name == name) else {
        let movers = pieces.iter().filter(|piece| piece.body.is_mover());
        let names: Vec<&str> = movers.map(|piece| &*piece.name).collect();
        let text = format!(
            "there is no piece `{}` that can move; there are: {}",
            printable(name, 40),
            names.join(", ")
        );
        reader.error_at(position, text);
        return None;
    };
    let fits = fits(&pieces[index].body);
    if !fits {
        let text = format!("{name} cannot be in that state");
        reader.error_at(position, text);
    }
    fits.then_some(index)
}

/// Reads a list of short texts and parses each of them with `read`.
pub(super) fn short_texts<'t, T>(
    reader: &mut Reader<'t>,
    value: &Value<'t>,
    what: &str,
    read: impl Fn(&str) -> Result<T, String>,
) -> Option<Vec<T>> {
    let items = reader.array(value, what, 200)?;
    let mut found = Vec::with_capacity(items.len());
    for item in items {
        match read(reader.string(item, what)?) {
            Ok(value) => found.push(value),
            Err(text) => reader.error(item.span().start, text),
        }
    }
    (found.len() == items.len()).then_some(found)
}

pub(super) use notation::{bounce, ways};

/// Returns the name of a key, without its position in the text.
pub(super) fn key_name<'k>(key: &'k Spanned<std::borrow::Cow<'_, str>>) -> &'k str {
    key.get_ref()
}
