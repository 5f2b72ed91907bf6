//! Runs the engine and the oracle side by side and checks that they agree.
//!
//! Courses and balls are written in a short notation. Pieces are separated by `;`: `F-V3 9,3 r1
//! mirror channel`, `sand 9,3 11,3 10,4`, `token 9,3 -2`, `arrow 7,1 NE W`. Balls are separated by
//! spaces: `red@5,3 blue@11,3^`, with `^` for the top layer.
//!
//! Events are returned in a short notation too. `red NE 7,1 -1 =4` is a step to 7,1 that costs 1
//! and leaves 4; `red NE>SE wall` is a rebound; `red*blue =2` is a carom. Other examples are `red
//! rests 8,2 spent`, `red holed 22,6`, `red takes -2` and `roller-1 [15,3]`.

use crate::engine::{Engine, Given};
use crate::oracle::{self, Oracle};
use serde_json::Value;
use std::fmt::Write;

/// A hall with straight walls. Row 1 runs from x = 3 to 21, row 2 from 2 to 22, and so on. The
/// starts and the hole are in the bottom row.
pub const HALL: &str = "format = 1
map = '''
# # # # # # # # # # # # #
 # . . . . . . . . . . #
# . . . . . . . . . . . #
 # . . . . . . . . . . #
# . . . . . . . . . . . #
 # . . . . . . . . . . #
# s s s s s s . . . . o #
 # # # # # # # # # # # #
'''
";

/// The hall with four more rows for large pieces. The starts and the hole are in row 10.
pub const TALL_HALL: &str = "format = 1
map = '''
# # # # # # # # # # # # #
 # . . . . . . . . . . #
# . . . . . . . . . . . #
 # . . . . . . . . . . #
# . . . . . . . . . . . #
 # . . . . . . . . . . #
# . . . . . . . . . . . #
 # . . . . . . . . . . #
# . . . . . . . . . . . #
 # . . . . . . . . . . #
# s s s s s s . . . . o #
 # # # # # # # # # # # #
'''
";

/// One course, both in the engine and in the oracle.
pub struct Both {
    slow: Oracle,
    pub quick: Engine,
}

/// Balls on a course, both in the engine and in the oracle.
pub struct Table<'b> {
    both: &'b Both,
    slow: oracle::Scene,
    pub quick: golf::Scene,
    /// The complete trace of the last stroke.
    pub trace: Value,
}

/// Returns a course file with `map` and with `pieces` in the short notation.
pub fn file(map: &str, pieces: &str) -> String {
    let mut text = map.to_owned();
    for piece in pieces.split(';').map(str::trim).filter(|p| !p.is_empty()) {
        text.push_str(&entry(piece));
    }
    text
}

fn entry(words: &str) -> String {
    let mut words = words.split_whitespace();
    let id = words.next().unwrap();
    let words: Vec<&str> = words.collect();
    let cell = |word: &str| {
        let (x, y) = word.split_once(',').unwrap();
        format!("[{x}, {y}]")
    };
    if id == "arrow" {
        let [at, into, out] = words[..] else {
            panic!("arrow {words:?}")
        };
        let at = cell(at);
        return format!("\n[[arrow]]\nat = {at}\nin = \"{into}\"\nout = \"{out}\"\n");
    }
    let mut text = format!("\n[[piece]]\nid = \"{id}\"\n");
    let (cells, others): (Vec<&str>, Vec<&str>) =
        words.into_iter().partition(|word| word.contains(','));
    if matches!(id, "sand" | "water") {
        let cells: Vec<String> = cells.into_iter().map(cell).collect();
        writeln!(text, "cells = [{}]", cells.join(", ")).unwrap();
    } else {
        writeln!(text, "at = {}", cell(cells[0])).unwrap();
    }
    for word in others {
        match word.split_at(1) {
            ("r", turns) => writeln!(text, "rotate = {turns}"),
            ("-", _) => writeln!(text, "value = {word}"),
            _ => writeln!(text, "{word} = true"),
        }
        .unwrap();
    }
    text
}

/// Returns `map` with the character in one cell replaced.
pub fn redrawn(map: &str, (x, y): (usize, usize), character: char) -> String {
    let mut lines: Vec<String> = map.lines().map(str::to_owned).collect();
    // The file has two lines before the map.
    lines[y + 2].replace_range(x..=x, &character.to_string());
    lines.join("\n") + "\n"
}

pub fn hall(pieces: &str) -> Both {
    Both::parse(&file(HALL, pieces))
}

/// Returns whether the engine and the oracle, which must agree, refuse the hall with these pieces.
pub fn refused(pieces: &str) -> bool {
    !Both::try_parse(&file(HALL, pieces))
}

impl Both {
    pub fn parse(text: &str) -> Both {
        Both {
            slow: Oracle::parse(text).unwrap_or_else(|errors| panic!("{errors:#?}\n{text}")),
            quick: Engine::parse(text).unwrap_or_else(|errors| panic!("{errors:#?}\n{text}")),
        }
    }

    /// Returns whether the engine and the oracle, which must agree, accept a course file.
    pub fn try_parse(text: &str) -> bool {
        let (slow, quick) = (Oracle::parse(text).err(), Engine::parse(text).err());
        assert_eq!(
            slow.is_none(),
            quick.is_none(),
            "{slow:?} {quick:?}\n{text}"
        );
        quick.is_none()
    }

    pub fn collection(id: &str, pieces: &str) -> Both {
        let courses = golf::COURSES;
        let standard = courses.iter().find(|course| course.id == id).unwrap();
        Both::parse(&file(standard.text, pieces))
    }

    /// Places balls on the course.
    pub fn with(&self, balls: &str) -> Table<'_> {
        let table = self.try_with(balls);
        table.unwrap_or_else(|| panic!("{balls} cannot lie there"))
    }

    /// Places balls on the course. Returns `None` if a ball cannot lie on its cell. The engine and
    /// the oracle must agree.
    pub fn try_with(&self, balls: &str) -> Option<Table<'_>> {
        let given: Vec<Given> = balls.split_whitespace().map(ball).collect();
        let (slow, quick) = (self.slow.scene(&given), self.quick.scene(&given));
        assert_eq!(slow.is_ok(), quick.is_ok(), "{balls}: {slow:?} {quick:?}");
        Some(Table {
            both: self,
            slow: slow.ok()?,
            quick: quick.ok()?,
            trace: Value::Null,
        })
    }

    /// Plays one stroke with the red ball from `at` on the course in its initial state. Returns the
    /// events.
    pub fn red(&self, at: &str, direction: &str, impulses: u8) -> Vec<String> {
        self.with(&format!("red@{at}"))
            .stroke("red", direction, impulses)
    }

    /// Returns the last event of [`Both::red`].
    pub fn red_ends(&self, at: &str, direction: &str, impulses: u8) -> String {
        self.red(at, direction, impulses).pop().unwrap()
    }

    /// Returns the directions that are open to a lone ball at `at`.
    pub fn open(&self, at: &str) -> Vec<&'static str> {
        self.with(&format!("red@{at}")).directions("red")
    }
}

fn ball(words: &str) -> Given<'_> {
    let (name, at) = words.split_once('@').unwrap();
    let (x, y) = at.trim_end_matches('^').split_once(',').unwrap();
    let cell = (x.parse().unwrap(), y.parse().unwrap());
    (name, cell, at.ends_with('^'))
}

impl Table<'_> {
    /// Plays a stroke in both the engine and the oracle. Returns the events.
    pub fn stroke(&mut self, ball: &str, direction: &str, impulses: u8) -> Vec<String> {
        let told = self.try_stroke(ball, direction, impulses);
        told.unwrap_or_else(|error| panic!("{ball} {direction} {impulses}: {error}"))
    }

    /// Plays a stroke, or returns the reason why the engine refuses it. The engine and the oracle
    /// must agree.
    pub fn try_stroke(
        &mut self,
        ball: &str,
        direction: &str,
        impulses: u8,
    ) -> Result<Vec<String>, String> {
        let Both { slow, quick } = self.both;
        let wanted = slow.stroke(&mut self.slow, ball, direction, u32::from(impulses));
        let found = quick.stroke(&mut self.quick, ball, direction, impulses);
        assert_eq!(found.is_ok(), wanted.is_ok(), "{found:?} {wanted:?}");
        self.trace = found?;
        assert_eq!(self.trace, wanted?, "{ball} {direction} {impulses}");
        let events = self.trace["events"].as_array().unwrap();
        Ok(events.iter().map(words).collect())
    }

    /// Places one more ball on the course, as a player does before the ball's first stroke.
    pub fn put(&mut self, words: &str) {
        let (name, at, top) = ball(words);
        let layer = if top {
            golf::Layer::Top
        } else {
            golf::Layer::Ground
        };
        let field = self.both.quick.course.field();
        let node = field.node(golf::Cell::new(at.0, at.1).unwrap(), layer);
        let put = self.quick.put(field, name.parse().unwrap(), node.unwrap());
        assert_eq!(put, Ok(()), "{words}");
        let node = oracle::Node { at, top };
        assert!(self.both.slow.can_lie(&self.slow, node), "{words}");
        self.slow.balls.insert(name.to_owned(), node);
    }

    pub fn directions(&self, ball: &str) -> Vec<&'static str> {
        let open = self.both.quick.directions(&self.quick, ball);
        assert_eq!(open, self.both.slow.directions(&self.slow, ball), "{ball}");
        open
    }

    /// Returns a copy of the balls and pieces.
    pub fn again(&self) -> Self {
        Table {
            both: self.both,
            slow: self.slow.clone(),
            quick: self.quick.clone(),
            trace: self.trace.clone(),
        }
    }
}

/// Returns an event in the short notation.
fn words(event: &Value) -> String {
    let text = |key: &str| event[key].as_str().unwrap_or("");
    let at = |key: &str| {
        let top = if event["layer"] == "top" { "^" } else { "" };
        format!("{},{}{top}", event[key][0], event[key][1])
    };
    let ball = text("ball");
    match text("type") {
        "step" => {
            let (dir, cost, left) = (text("dir"), &event["cost"], &event["left"]);
            format!("{ball} {dir} {} -{cost} ={left}", at("to"))
        }
        "rebound" => {
            let hit = event["hit"].as_array().unwrap().iter();
            let hit: Vec<&str> = hit.filter_map(Value::as_str).collect();
            format!("{ball} {}>{} {}", text("in"), text("out"), hit.join("+"))
        }
        "carom" => format!("{ball}*{} ={}", text("hits"), event["left"]),
        "settle" => format!("{ball} rests {} {}", at("at"), text("why")),
        "holed" => format!("{ball} holed {}", at("at")),
        "token" => format!("{ball} takes {}", event["value"]),
        _ => {
            let state = event.as_object().unwrap().iter();
            let state = state.filter(|(key, _)| !["type", "piece"].contains(&&***key));
            let state: Vec<String> = state.map(|(_, value)| value.to_string()).collect();
            format!("{} {}", text("piece"), state.join(" ").replace('"', ""))
        }
    }
}
