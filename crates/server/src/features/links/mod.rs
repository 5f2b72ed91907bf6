//! Link previews: the text and picture that chat apps show for a link, such as a link to a table, a
//! course, a cup or a player.
//!
//! The linked page contains the text and the picture's URL as Open Graph tags ([`start_page`]). The
//! API serves the pictures ([`pictures`]). They contain no words, so they suit all languages and
//! need no font.

mod card;
pub(crate) mod pictures;
pub(crate) mod state;
mod subject;
mod words;

pub(crate) use subject::Subject;
pub(crate) use words::say;

use crate::app::App;
use crate::features::cups::KnownCup;
use crate::features::ratings;
use crate::http::error::Error;
use crate::http::extract::base;
use crate::identity::holder;
use axum::body::Bytes;
use axum::http::HeaderMap;
use protocol::TableId;
use protocol::online::{Handle, RatedMatch};
use std::fmt::Write;
use std::net::IpAddr;
use storage::TournamentStatus;

/// The picture width and height that chat apps expect, in pixels.
pub(crate) const SIZE: (u16, u16) = (1200, 630);

/// Returns the start page with preview tags for a path, or `None` if the path has no preview.
pub(crate) async fn start_page(app: &App, path: &str, headers: &HeaderMap) -> Option<String> {
    let subject = Subject::of_page(path)?;
    let html = app.http.page.start()?;
    let end = html.find("</head>")?;
    let words = words::of(app, &subject, headers).await?;
    let base = base(&app.http, headers);
    let picture = format!("{base}/api/pictures/{}", subject.picture_name());
    let mut tags = String::new();
    let (width, height) = (SIZE.0.to_string(), SIZE.1.to_string());
    for (name, value) in [
        ("og:site_name", "Carambole"),
        ("og:type", "website"),
        ("og:title", &words.title),
        ("og:description", &words.text),
        ("og:url", &format!("{base}{path}")),
        ("og:image", &picture),
        ("og:image:width", &width),
        ("og:image:height", &height),
        ("og:image:alt", &words.title),
        ("twitter:card", "summary_large_image"),
    ] {
        // Writing to a `String` cannot fail.
        let _ = write!(
            tags,
            "<meta property=\"{name}\" content=\"{}\">",
            escaped(value)
        );
    }
    Some([&html[..end], &tags, &html[end..]].concat())
}

/// Returns a subject's picture as a PNG. If the picture is not cached, refuses clients that exceed
/// the rate limit.
pub(crate) async fn picture(app: &App, subject: Subject, from: IpAddr) -> Result<Bytes, Error> {
    let mut name = subject.picture_name();
    let mut rounds = (0, 0, false);
    if let Subject::Tournament(id) = &subject {
        let row = app.store.tournament(id.as_str()).await?;
        let is_over = row.status == TournamentStatus::Over;
        rounds = (row.rounds, row.round, is_over);
        let _ = write!(name, " {rounds:?}");
    }
    if let Subject::Table(id) = &subject {
        is_no_try(app, id).await?;
        let version = app.store.table(id.as_str()).await?.version;
        // Writing to a `String` cannot fail.
        let _ = write!(name, " {version}");
    }
    let cup = match &subject {
        Subject::Cup(id) => Some(KnownCup::find(app, id).await?),
        _ => None,
    };
    let edition = cup
        .as_ref()
        .map(|cup| cup.series.edition_at(app.peers.now()));
    if let Some(edition) = edition {
        let _ = write!(name, " {edition}");
    }
    let file = match &subject {
        Subject::Published(id) => app.store.shown_course(id, None).await?.file,
        _ => String::new(),
    };
    if let Some(picture) = app.links.gallery.kept(&name) {
        return Ok(picture);
    }
    if !app.links.drawings.take(from) {
        return Err(Error::too_many(
            "You have requested too many pictures. Wait a moment.",
        ));
    }
    let events = match &subject {
        Subject::Table(id) => app.store.events(id.as_str(), 0).await?,
        _ => Vec::new(),
    };
    let curve = match &subject {
        Subject::Player(handle) => curve(app, handle).await?,
        _ => Vec::new(),
    };
    let courses = match (&cup, edition) {
        (Some(cup), Some(edition)) => cup.edition(app, edition).await?.courses(),
        _ => Vec::new(),
    };
    let host = app.clone();
    let board = move || match subject {
        Subject::Table(_) => card::table(&events),
        Subject::Course(code) => Ok(card::course(&*card::coded(&code)?)),
        Subject::Published(id) => Ok(card::course(&*card::published(id, file)?)),
        Subject::Day(day) => Ok(card::course(&host.days.get(day).course)),
        Subject::Player(_) => Ok(card::curve(&curve)),
        Subject::Tournament(_) => Ok(card::rounds(rounds)),
        Subject::Cup(_) => {
            let first = courses.into_iter().next().ok_or_else(Error::unavailable)?;
            Ok(card::course(&*card::published(first.id, first.file)?))
        }
    };
    let svg = move || Ok(card::around(&board()?));
    app.links.gallery.draw(name, SIZE.0, svg).await
}

/// Refuses to draw or describe the table of a cup try, because that would reveal the dice.
pub(crate) async fn is_no_try(app: &App, id: &TableId) -> Result<(), Error> {
    match app.store.try_table(id.as_str()).await? {
        Some(_) => Err(Error::not_found("This table does not exist.")),
        None => Ok(()),
    }
}

/// Returns a player's rating history in the game that they have played most. Returns an empty
/// history for a private profile.
async fn curve(app: &App, handle: &Handle) -> Result<Vec<i64>, Error> {
    let row = holder(&app.store, handle.to_string()).await?;
    if row.private {
        return Ok(Vec::new());
    }
    let ratings = ratings::of_player(app, &row.player).await?;
    let most = ratings.now.iter().max_by_key(|one| one.matches);
    let of_most = |point: &&RatedMatch| most.is_some_and(|most| most.game == point.game);
    let points = ratings.curve.iter().filter(of_most);
    Ok(points.map(|point| point.rating).collect())
}

/// Escapes text for use in an HTML attribute.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            letter => safe.push(letter),
        }
    }
    safe
}
