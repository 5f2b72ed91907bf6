//! Cups in duplicate: what they are played with, and how they stand.
//!
//! Nothing runs for a cup, so nothing is lost with a node: editions follow from the clock, courses
//! and dice from the id ([`coach::cup`]), and everything else from the stored results. What is
//! kept here spares work and nothing else.

use crate::app::App;
use crate::error::Error;
use crate::limits::locked;
use coach::cup::{
    BEST_OF_MONTH, BEST_OF_WEEKS, Deciding, Edition, Met, Played, SeasonLine, Series, WEEKLY,
    deciding, middle, season, standings,
};
use protocol::online::CupRhythm;
use protocol::{CourseText, Millis};
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use storage::{CupEntrant, CupRow, StorageError};

/// After its end an edition takes results for so long: whoever has begun in time may finish.
pub(crate) const GRACE: Millis = 10 * 60_000;
/// What follows from results is made anew after so long, for names that have changed.
const FRESH: Duration = Duration::from_secs(10);
/// So many editions, and so much of what follows from them, are kept.
const KEPT: usize = 200;
/// So many matches are looked through for the deciding stroke.
const LOOKED_THROUGH: u32 = 500;

/// A cup that is there.
#[derive(Clone, Debug)]
pub(crate) struct Known {
    pub(crate) id: String,
    /// Empty for the cup of the house, and where the maker is gone.
    pub(crate) owner: String,
    pub(crate) name: String,
    pub(crate) series: Series,
    pub(crate) drawn: Option<u8>,
    /// The courses that were chosen, as JSON.
    courses: String,
}

impl Known {
    /// The cup of the house.
    pub(crate) fn weekly() -> Known {
        Known {
            id: WEEKLY.to_owned(),
            owner: String::new(),
            name: "Weekly cup".to_owned(),
            series: Series::weekly(),
            drawn: Some(6),
            courses: String::new(),
        }
    }

    pub(crate) fn of_row(row: CupRow) -> Known {
        Known {
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

    /// A cup by id.
    pub(crate) async fn find(app: &App, id: &str) -> Result<Known, Error> {
        if id == WEEKLY {
            return Ok(Known::weekly());
        }
        let missing = || Error::not_found("There is no such cup.");
        let fits = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit();
        if id.len() > 20 || !id.bytes().all(fits) {
            return Err(missing());
        }
        match app.store.cup(id).await {
            Ok(row) => Ok(Known::of_row(row)),
            Err(StorageError::NotFound) => Err(missing()),
            Err(other) => Err(other.into()),
        }
    }

    /// What an edition is played with.
    pub(crate) async fn edition(&self, app: &App, edition: u32) -> Result<Arc<Edition>, Error> {
        let key = (self.id.clone(), edition);
        if let Some(kept) = locked(&app.cups.editions).get(&key) {
            return Ok(Arc::clone(kept));
        }
        let (id, drawn, courses) = (self.id.clone(), self.drawn, self.courses.clone());
        let made = tokio::task::spawn_blocking(move || {
            let played = match drawn {
                Some(number) => Played::Drawn(number),
                None => Played::Chosen(read_courses(&courses)?),
            };
            Edition::of(&id, edition, &played)
        });
        let made = made.await.map_err(|_| Error::unavailable())?;
        let made = made.map_err(|text| {
            tracing::error!(text, cup = self.id, "a cup cannot be played");
            Error::unavailable()
        })?;
        let made = Arc::new(made);
        keep(&app.cups.editions, key, Arc::clone(&made));
        Ok(made)
    }
}

fn read_courses(text: &str) -> Result<Vec<CourseText>, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

/// What cups are played with, and what follows from their results.
#[derive(Default, Debug)]
pub(crate) struct Cups {
    editions: Mutex<HashMap<(String, u32), Arc<Edition>>>,
    standings: Mutex<HashMap<(String, u32), Kept<Standing>>>,
    decided: Mutex<HashMap<(String, u32), Kept<Decided>>>,
    seasons: Mutex<HashMap<(String, u32), Kept<Season>>>,
}

/// Something that followed from so many who had begun and so many results.
#[derive(Clone, Debug)]
struct Kept<T> {
    counts: (u64, u64),
    made: Instant,
    value: Arc<T>,
}

/// How an edition stands.
#[derive(Clone, Debug)]
pub(crate) struct Standing {
    /// The best first.
    pub(crate) finished: Vec<Finisher>,
    pub(crate) playing: Vec<CupEntrant>,
    /// Course by course, in tenths of a stroke.
    pub(crate) middle: Vec<i32>,
}

/// Somebody who has finished.
#[derive(Clone, Debug)]
pub(crate) struct Finisher {
    pub(crate) rank: u32,
    pub(crate) scores: Vec<i32>,
    pub(crate) entrant: CupEntrant,
}

/// Where an edition was decided, and who those are who came there.
#[derive(Clone, Debug)]
pub(crate) struct Decided {
    pub(crate) stroke: Option<Deciding>,
    pub(crate) players: Vec<String>,
}

/// The table of a season.
#[derive(Clone, Debug)]
pub(crate) struct Season {
    pub(crate) from: u32,
    pub(crate) until: u32,
    pub(crate) best: u32,
    pub(crate) lines: Vec<SeasonLine<String>>,
    /// Names and handles by player.
    pub(crate) names: HashMap<String, (String, Option<String>)>,
}

type KeptBy<T> = Mutex<HashMap<(String, u32), T>>;

fn keep<T>(place: &KeptBy<T>, key: (String, u32), value: T) {
    let mut kept = locked(place);
    if kept.len() >= KEPT {
        kept.clear();
    }
    kept.insert(key, value);
}

fn kept<T>(
    place: &KeptBy<Kept<T>>,
    key: &(String, u32),
    fits: impl Fn(&Kept<T>) -> bool,
) -> Option<Arc<T>> {
    let kept = locked(place);
    let found = kept.get(key).filter(|kept| fits(kept))?;
    (found.made.elapsed() < FRESH).then(|| Arc::clone(&found.value))
}

fn keep_made<T>(
    place: &KeptBy<Kept<T>>,
    key: (String, u32),
    counts: (u64, u64),
    value: T,
) -> Arc<T> {
    let value = Arc::new(value);
    let made = Kept {
        counts,
        made: Instant::now(),
        value: Arc::clone(&value),
    };
    keep(place, key, made);
    value
}

impl Cups {
    /// How an edition stands.
    pub(crate) async fn standing(app: &App, cup: &Known, n: u32) -> Result<Arc<Standing>, Error> {
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

    /// Where an edition was decided.
    pub(crate) async fn decided(app: &App, cup: &Known, n: u32) -> Result<Arc<Decided>, Error> {
        let key = (cup.id.clone(), n);
        let counts = app.store.cup_counts(&cup.id, n, n).await?;
        let same = |kept: &Kept<Decided>| kept.counts.1 == counts.1;
        if let Some(kept) = kept(&app.cups.decided, &key, same) {
            return Ok(kept);
        }
        let rows = app.store.cup_strokes(&cup.id, n, LOOKED_THROUGH).await?;
        let found = tokio::task::spawn_blocking(move || {
            let read = |text: &str| text.lines().filter_map(|line| line.parse().ok()).collect();
            let strokes: Vec<Vec<Met>> = rows.iter().map(|(_, text)| read(text)).collect();
            Decided {
                stroke: deciding(&strokes),
                players: rows.into_iter().map(|(player, _)| player).collect(),
            }
        });
        let found = found.await.map_err(|_| Error::unavailable())?;
        Ok(keep_made(&app.cups.decided, key, counts, found))
    }

    /// The season that an edition belongs to, if there is any.
    pub(crate) async fn season(
        app: &App,
        cup: &Known,
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

    /// A result has come in here: whoever sent it shall see it at once.
    pub(crate) fn changed(&self, cup: &str) {
        locked(&self.seasons).retain(|(id, _), _| id != cup);
    }
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
    let lines = season(&editions, best);
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
