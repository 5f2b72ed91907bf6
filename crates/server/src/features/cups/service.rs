//! The courses, dice and standings of cup editions. In a cup, everyone plays with the same dice.
//!
//! The clock determines the current edition, and each edition's secret determines its dice. The
//! courses are chosen by the player who created the cup, or drawn from the cup's id
//! ([`contest::cup`]). Everything else is computed from the stored results. The caches in `cache`
//! only save work. Players' tries are handled in `tries`.

use crate::app::App;
use crate::features::cups::state::{
    Decided, Finisher, Kept, Season, Standing, keep, keep_made, kept,
};
use crate::http::error::{AnyError, Error};
use crate::http::limits::locked;
use crate::random;
use contest::cup::{
    BEST_OF_MONTH, BEST_OF_WEEKS, CupCourses, Edition, Series, StrokeChoice, WEEKLY, deciding,
    middle, standings,
};
use protocol::online::CupRhythm;
use protocol::{Hex, Millis};
use std::collections::HashSet;
use std::sync::Arc;
use storage::{CupEntrant, CupRow, StorageError};
use table::Secret;

/// Maximum number of matches searched for the deciding stroke.
const LOOKED_THROUGH: u32 = 500;

/// An existing cup, either built in or created by a player.
#[derive(Clone, Debug)]
pub(crate) struct KnownCup {
    pub(crate) id: String,
    /// The id of the player who created the cup. Empty for the built-in weekly cup, and after the
    /// player's account has been deleted.
    pub(crate) owner: String,
    pub(crate) name: String,
    pub(crate) series: Series,
    pub(crate) drawn: Option<u8>,
    /// The chosen courses, as JSON.
    courses: String,
}

impl KnownCup {
    /// Returns the built-in weekly cup.
    pub(crate) fn weekly() -> KnownCup {
        KnownCup {
            id: WEEKLY.to_owned(),
            owner: String::new(),
            name: "Weekly cup".to_owned(),
            series: Series::weekly(),
            drawn: Some(6),
            courses: String::new(),
        }
    }

    pub(crate) fn of_row(row: CupRow) -> KnownCup {
        KnownCup {
            series: Series {
                rhythm: match &*row.rhythm {
                    "daily" => CupRhythm::Daily {},
                    "weekly" => CupRhythm::Weekly {},
                    _ => CupRhythm::Once {
                        days: row.days as u8,
                    },
                },
                made: row.made,
                ended: row.ended,
            },
            drawn: Some(row.drawn as u8).filter(|drawn| *drawn > 0),
            id: row.id,
            owner: row.owner,
            name: row.name,
            courses: row.courses,
        }
    }

    /// Finds a cup by id.
    pub(crate) async fn find(app: &App, id: &str) -> Result<KnownCup, Error> {
        if id == WEEKLY {
            return Ok(KnownCup::weekly());
        }
        let missing = || Error::not_found("This cup does not exist.");
        let fits = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit();
        if id.len() > 20 || !id.bytes().all(fits) {
            return Err(missing());
        }
        match app.store.cup(id).await {
            Ok(row) => Ok(KnownCup::of_row(row)),
            Err(StorageError::NotFound) => Err(missing()),
            Err(other) => Err(other.into()),
        }
    }

    /// Returns the courses and dice of an edition.
    pub(crate) async fn edition(&self, app: &App, edition: u32) -> Result<Arc<Edition>, Error> {
        let key = (self.id.clone(), edition);
        if let Some(kept) = locked(&app.cups.editions).get(&key) {
            return Ok(Arc::clone(kept));
        }
        let secret = self.secret(app, edition).await?;
        // A past edition without a secret was never played.
        let secret = secret.unwrap_or_else(|| Edition::public_secret(&self.id, edition));
        let (id, drawn, courses) = (self.id.clone(), self.drawn, self.courses.clone());
        let made = tokio::task::spawn_blocking(move || {
            let played = match drawn {
                Some(number) => CupCourses::Drawn(number),
                None => CupCourses::Chosen(protocol::json::read(courses.as_bytes())?),
            };
            Ok(Edition::of(&id, edition, &played, secret)?)
        });
        let made: Result<_, AnyError> = made.await.map_err(|_| Error::unavailable())?;
        let made = made.map_err(|error| {
            tracing::error!(error, cup = self.id, "cannot build an edition of a cup");
            Error::unavailable()
        })?;
        let made = Arc::new(made);
        keep(&app.cups.editions, key, Arc::clone(&made));
        Ok(made)
    }

    /// Returns the secret that determines an edition's dice. The secrets of the current and next
    /// editions are generated on first use. Returns `None` for a past edition without a secret.
    async fn secret(&self, app: &App, edition: u32) -> Result<Option<Secret>, Error> {
        let mut found = app.store.cup_secret(&self.id, edition).await?;
        let now = app.peers.now();
        if found.is_none() && edition >= self.series.edition_at(now) {
            let new = Hex(random::bytes::<32>()?).to_string();
            let added = app.store.add_cup_secret(&self.id, edition, &new, now);
            added.await?;
            found = app.store.cup_secret(&self.id, edition).await?;
        }
        match found {
            None => Ok(None),
            Some(text) if text.is_empty() => Ok(Some(Edition::public_secret(&self.id, edition))),
            Some(text) => {
                let secret = Hex::<32>::try_from(text).map_err(|_| Error::unavailable())?;
                Ok(Some(Secret::new(secret.0)))
            }
        }
    }

    /// Returns the commitment to the next edition's dice. The commitment is published before that
    /// edition begins. Returns `None` if there is no next edition.
    pub(crate) async fn next_seal(&self, app: &App) -> Result<Option<Hex<32>>, Error> {
        if self.series.ended.is_some() || matches!(self.series.rhythm, CupRhythm::Once { .. }) {
            return Ok(None);
        }
        let next = self.series.edition_at(app.peers.now()) + 1;
        let secret = self.secret(app, next).await?;
        Ok(secret.map(|secret| secret.commitment()))
    }

    /// Returns the secret that determines an edition's dice, or `None` until the edition has
    /// closed.
    pub(crate) async fn published_secret(
        &self,
        app: &App,
        edition: u32,
    ) -> Result<Option<Hex<32>>, Error> {
        if !self.is_closed(app, edition) {
            return Ok(None);
        }
        Ok(Some(self.edition(app, edition).await?.secret.reveal()))
    }

    /// Returns when an edition stops accepting results. This time is later than the edition's end,
    /// because players who started in time may still finish.
    pub(crate) fn closes(&self, app: &App, edition: u32) -> Millis {
        self.series.ends(edition) + app.limits.cup_grace
    }

    /// Returns whether an edition has stopped accepting results.
    pub(crate) fn is_closed(&self, app: &App, edition: u32) -> bool {
        app.peers.now() >= self.closes(app, edition)
    }
}

/// Returns the standings of an edition.
pub(crate) async fn standing(app: &App, cup: &KnownCup, n: u32) -> Result<Arc<Standing>, Error> {
    let key = (cup.id.clone(), n);
    let counts = app.store.cup_counts(&cup.id, n, n).await?;
    let same = |kept: &Kept<Standing>| kept.counts == counts;
    if let Some(kept) = kept(&app.cups.standings, &key, same) {
        return Ok(kept);
    }
    let entrants = app.store.cup_entrants(&cup.id, n, n).await?;
    Ok(keep_made(
        &app.cups.standings,
        key,
        counts,
        ranked(entrants),
    ))
}

/// Returns the deciding stroke of an edition.
pub(crate) async fn decided(app: &App, cup: &KnownCup, n: u32) -> Result<Arc<Decided>, Error> {
    let key = (cup.id.clone(), n);
    let counts = app.store.cup_counts(&cup.id, n, n).await?;
    let same = |kept: &Kept<Decided>| kept.counts.1 == counts.1;
    if let Some(kept) = kept(&app.cups.decided, &key, same) {
        return Ok(kept);
    }
    let rows = app.store.cup_strokes(&cup.id, n, LOOKED_THROUGH).await?;
    let found = tokio::task::spawn_blocking(move || {
        let read = |text: &str| text.lines().filter_map(|line| line.parse().ok()).collect();
        let strokes: Vec<Vec<StrokeChoice>> = rows.iter().map(|(_, text)| read(text)).collect();
        Decided {
            stroke: deciding(&strokes),
            players: rows.into_iter().map(|(player, _)| player).collect(),
        }
    });
    let found = found.await.map_err(|_| Error::unavailable())?;
    Ok(keep_made(&app.cups.decided, key, counts, found))
}

/// Returns the standings of the season that ends with `edition`, or `None` if the cup has no
/// seasons.
pub(crate) async fn season(
    app: &App,
    cup: &KnownCup,
    edition: u32,
) -> Result<Option<Arc<Season>>, Error> {
    let Some((from, until)) = cup.series.season(edition) else {
        return Ok(None);
    };
    let key = (cup.id.clone(), edition);
    if let Some(kept) = kept(&app.cups.seasons, &key, |_| true) {
        return Ok(Some(kept));
    }
    let entrants = app.store.cup_entrants(&cup.id, from, until).await?;
    let best = match cup.series.rhythm {
        CupRhythm::Daily {} => BEST_OF_MONTH,
        _ => BEST_OF_WEEKS,
    };
    let made = tokio::task::spawn_blocking(move || season_of(&entrants, from, until, best));
    let made = made.await.map_err(|_| Error::unavailable())?;
    Ok(Some(keep_made(&app.cups.seasons, key, (0, 0), made)))
}

fn scores(text: &str) -> Vec<i32> {
    let numbers = text.split(' ').filter_map(|number| number.parse().ok());
    numbers.collect()
}

fn ranked(entrants: Vec<CupEntrant>) -> Standing {
    let mut finished: Vec<Finisher> = Vec::new();
    let mut playing = Vec::new();
    for entrant in entrants {
        match entrant.scores.as_deref().map(scores) {
            Some(scores) => finished.push(Finisher {
                rank: 0,
                scores,
                entrant,
            }),
            None => playing.push(entrant),
        }
    }
    let all: Vec<&[i32]> = finished.iter().map(|one| &*one.scores).collect();
    let (ranks, middle) = (standings(&all), middle(&all));
    for (one, rank) in finished.iter_mut().zip(ranks) {
        one.rank = rank;
    }
    finished.sort_by_key(|one| one.rank);
    Standing {
        finished,
        playing,
        middle,
    }
}

fn season_of(entrants: &[CupEntrant], from: u32, until: u32, best: usize) -> Season {
    let finished: Vec<(u32, String, Vec<i32>)> = entrants
        .iter()
        .filter_map(|one| {
            let scores = scores(one.scores.as_deref()?);
            Some((one.edition, one.player.clone(), scores))
        })
        .collect();
    let editions: Vec<Vec<(String, &[i32])>> = finished
        .chunk_by(|one, other| one.0 == other.0)
        .map(|results| {
            let result = |(_, player, scores)| (String::clone(player), Vec::as_slice(scores));
            let results = results
                .iter()
                .map(|(edition, player, scores)| (edition, player, scores));
            results.map(result).collect()
        })
        .collect();
    let lines = contest::cup::season(&editions, best);
    let listed: HashSet<&str> = lines.iter().map(|line| &*line.player).collect();
    let names = entrants.iter().filter(|one| listed.contains(&*one.player));
    let names = names.map(|one| {
        let shown = (one.name.clone(), one.handle.clone());
        (one.player.clone(), shown)
    });
    Season {
        from,
        until,
        best: best as u32,
        names: names.collect(),
        lines,
    }
}
