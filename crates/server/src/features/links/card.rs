//! Draws the pictures for link previews: courses, tables, tournaments and players.

use crate::features::links::SIZE;
use crate::http::error::{AnyError, Error};
use carramboule::board::{Parameters, Player};
use carramboule::game::{BallPositions, Phase};
use golf::game::{Action, Game};
use golf::{Ball, Collection, Colour, Course, Layout, Trace};
use picture::{Backdrop, Drawing, TableDrawing, Theme};
use protocol::{CourseText, Event, EventKind, GameAction, MatchSetup, course_code};
use std::fmt::Write;
use table::{CourseCache, Play, State};

/// The space between the board and the edge of the picture, in pixels.
const MARGIN: u16 = 24;

/// Returns a card with a board in the middle.
pub(crate) fn around(board: &str) -> String {
    let (width, height) = SIZE;
    let (across, down) = (width - 2 * MARGIN, height - 2 * MARGIN);
    let placed =
        format!("<svg x=\"{MARGIN}\" y=\"{MARGIN}\" width=\"{across}\" height=\"{down}\" ");
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\">\
         <defs><radialGradient id=\"light\" cx=\"0.5\" cy=\"0.42\" r=\"0.75\">\
         <stop offset=\"0\" stop-color=\"#fbf4e6\"/><stop offset=\"1\" stop-color=\"#e2cda6\"/>\
         </radialGradient></defs><rect width=\"100%\" height=\"100%\" fill=\"url(#light)\"/>{}</svg>",
        board.replacen("<svg ", &placed, 1)
    )
}

/// Draws a course with all pieces in their starting positions.
pub(crate) fn course(course: &Layout) -> String {
    drawing(course).render()
}

fn drawing(course: &Layout) -> Drawing<'_> {
    Drawing::new(course)
        .theme(Theme::Light)
        .backdrop(Backdrop::None)
}

/// Decodes a course code.
pub(crate) fn coded(code: &str) -> Result<Course, Error> {
    let unknown = || Error::not_found("This is not a valid course.");
    let file = course_code::decode(code).map_err(|_| unknown())?;
    Course::new("shared", &file, &Collection).map_err(|_| unknown())
}

/// Parses a published course.
pub(crate) fn published(id: String, file: String) -> Result<Course, Error> {
    let text = CourseText { id, file };
    text.course().map_err(|_| Error::unavailable())
}

/// Draws a table. In mini golf, shows the last stroke and its result, or the first board if no
/// stroke has been played. In Carramboule, shows the balls.
pub(crate) fn table(lines: &[String]) -> Result<String, Error> {
    drawn(lines).map_err(|error| {
        tracing::error!(error, "cannot draw a table");
        Error::unavailable()
    })
}

fn drawn(lines: &[String]) -> Result<String, AnyError> {
    let events = lines.iter().map(|line| Event::parse(line));
    let events: Vec<Event> = events.collect::<Result<_, _>>()?;
    let (mut cache, mut last) = (CourseCache::new(), None);
    let state = table::replay(&events, &mut cache, |before, event| {
        last = stroke(before, event).or(last.take());
    })?;
    match (last, state.play()) {
        (Some((game, action)), _) => Ok(played(&game, action)),
        (None, Some(Play::Carramboule(play))) => Ok(balls(play.game())),
        _ => first_board(&events, &mut cache),
    }
}

/// Returns the stroke played in an event, and the game before that stroke.
fn stroke(before: &State, event: &Event) -> Option<(Game, Action)> {
    let EventKind::Acted {
        action: GameAction::Golf(action),
        ..
    } = &event.what
    else {
        return None;
    };
    let Some(Play::Golf(game)) = before.play() else {
        return None;
    };
    let action = action.action(game.rules().dice()).ok()?;
    matches!(action, Action::Play(_)).then(|| (game.clone(), action))
}

/// Draws the path of a stroke and the positions of the balls after it.
fn played(game: &Game, action: Action) -> String {
    let mut trace = Trace::default();
    let plain = drawing(game.course());
    match game.preview(action, &mut trace) {
        Ok(_) => plain.stroke(game.field(), game.scene(), &trace).render(),
        Err(_) => plain.scene(game.field(), game.scene()).render(),
    }
}

fn balls(game: &carramboule::game::Game) -> String {
    let player = match game.phase() {
        Phase::Shot(player) | Phase::Choice(player) => player,
        Phase::Over => Player::A,
    };
    TableDrawing::new(game.parameters(), game.lying(), player).render()
}

/// Draws the board of a match before its first stroke.
fn first_board(events: &[Event], cache: &mut CourseCache) -> Result<String, AnyError> {
    let Some(EventKind::Created { setup, .. }) = events.first().map(|event| &event.what) else {
        return Err("the first event of a table is its creation".into());
    };
    match &**setup {
        MatchSetup::Golf(golf) => {
            let first = golf.courses.first().ok_or("there is no course")?;
            Ok(course(&*cache.course(first)?))
        }
        MatchSetup::Carramboule(_) => {
            let parameters = Parameters::carramboule();
            let rack = BallPositions::rack(&parameters, Player::A);
            Ok(TableDrawing::new(&parameters, &rack, Player::A).render())
        }
    }
}

/// Draws a tournament as an oak strip with one hollow per round. Finished rounds have a green ball
/// in their hollow, and the current round has an orange one.
pub(crate) fn rounds((rounds, round, is_over): (u32, u32, bool)) -> String {
    let mut cups = String::new();
    let step = 860 / rounds.max(1);
    for cup in 0..rounds {
        let x = 70 + step / 2 + cup * step;
        // Writing to a `String` cannot fail.
        let _ = write!(
            cups,
            "<circle cx=\"{x}\" cy=\"250\" r=\"40\" fill=\"#2a170a\"/>"
        );
        let colour = match cup + 1 {
            played if played < round || is_over && played <= round => Colour::Green,
            now if now == round => Colour::Orange,
            _ => continue,
        };
        let ball = picture::ball_markup(Ball::round(colour), Theme::Light);
        let _ = write!(
            cups,
            "<g transform=\"translate({x} 250) scale(1.7)\">{ball}</g>"
        );
    }
    format!(
        "<svg viewBox=\"0 0 1000 500\"><rect width=\"1000\" height=\"500\" rx=\"48\" \
         fill=\"#c08a4b\"/><rect x=\"26\" y=\"26\" width=\"948\" height=\"448\" rx=\"28\" \
         fill=\"#48785f\"/><rect x=\"60\" y=\"180\" width=\"880\" height=\"140\" rx=\"70\" \
         fill=\"#c08a4b\"/>{cups}</svg>"
    )
}

/// Draws a player's card: framed felt with a curve of the player's rating over time.
pub(crate) fn curve(ratings: &[i64]) -> String {
    let (low, high) = (ratings.iter().min(), ratings.iter().max());
    let (low, high) = (
        low.copied().unwrap_or(0) - 20,
        high.copied().unwrap_or(0) + 20,
    );
    let last = (ratings.len() as i64 - 1).max(1);
    let mut path = String::new();
    for (index, rating) in (0..).zip(ratings) {
        let letter = if index == 0 { 'M' } else { 'L' };
        let x = 100 + 800 * index / last;
        let y = 400 - 300 * (rating - low) / (high - low);
        // Writing to a `String` cannot fail.
        let _ = write!(path, "{letter}{x} {y}");
    }
    format!(
        "<svg viewBox=\"0 0 1000 500\"><rect width=\"1000\" height=\"500\" rx=\"48\" \
         fill=\"#c08a4b\"/><rect x=\"26\" y=\"26\" width=\"948\" height=\"448\" rx=\"28\" \
         fill=\"#48785f\"/><path d=\"{path}\" fill=\"none\" stroke=\"#f3e3c3\" \
         stroke-width=\"9\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>{}</svg>",
        ball(ratings.is_empty(), &path)
    )
}

/// Draws the ball at the end of the curve, or in the middle of the board if there is no curve.
fn ball(is_alone: bool, path: &str) -> String {
    let end = path
        .rsplit(['M', 'L'])
        .next()
        .and_then(|end| end.split_once(' '));
    let (x, y) = end.filter(|_| !is_alone).unwrap_or(("500", "250"));
    let markup = picture::ball_markup(Ball::round(Colour::Orange), Theme::Light);
    format!("<g transform=\"translate({x} {y}) scale(2.4)\">{markup}</g>")
}
