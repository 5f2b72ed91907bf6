//! How good players are: ratings and skill, from the matches in the log and nothing else.
//!
//! Matches are judged in the order they ended, a few seconds later, so that every node has stored
//! what ended before. Should one come to light that ended before the last judged one, everything
//! is made anew: ratings are a function of the log, whenever they are computed. Two nodes that
//! judge at the same time meet at the keys of the database.
//!
//! Beside the rating stands skill: what each choice of a match in basic mode cost against perfect
//! play, because dice decide much. Players of the house have fixed ratings; newcomers find their
//! place by them.

mod rated;
mod scale;

use crate::app::App;
use crate::peers::Lease;
use crate::player::STRANGER;
use coach::{Budget, review};
use protocol::online::{PlayerRating, RatedGame, RatedMatch, Ratings, SkillOfMatch};
use protocol::{Event, EventKind, Millis, Record, Seat};
use rated::{OverMatch, Who};
use scale::Rating;
use std::time::{Duration, Instant};
use storage::{JudgedMatch, RatingPoint, SkillPoint, StorageError};
use table::CourseCache;

/// So often matches are looked for.
const PAUSE: Duration = Duration::from_secs(3);
/// A match is judged so long after its end.
const SETTLED: Millis = 5_000;
/// Matches changed so long before the last look are looked at again.
const AGAIN: Millis = 600_000;
/// The lease of whoever judges.
const LEASE: &str = "ratings";
/// A rating that is less sure than this is provisional.
const PROVISIONAL: i64 = 110_000;

/// Judges and reviews matches, without end.
pub(crate) async fn run(app: &App) {
    tokio::join!(judge_all(app), review_all(app));
}

async fn judge_all(app: &App) {
    let mut since = 0;
    loop {
        match judge_new(app, since).await {
            Ok(next) => since = next,
            // Another node was faster, or the database is away: the next look will tell.
            Err(StorageError::Conflict) => {}
            Err(error) => tracing::warn!(%error, "matches were not rated"),
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Judges what has ended since; from when on to look next time.
async fn judge_new(app: &App, since: Millis) -> Result<Millis, StorageError> {
    if app.peers.is_lost() || app.peers.lease(LEASE).await == Lease::Refused {
        return Ok(since);
    }
    let settled = app.peers.now().saturating_sub(SETTLED);
    let mut over = Vec::new();
    for table in app.store.unjudged_matches(since).await? {
        let lines = app.store.events(&table, 0).await?;
        let holders = app.store.table(&table).await?.holders;
        match OverMatch::read(&lines, &holders) {
            Some(found) if found.ended <= settled => over.push((found.ended, table, found)),
            _ => {}
        }
    }
    over.sort_by(|(at, table, _), (other_at, other, _)| (at, table).cmp(&(other_at, other)));
    let last = app.store.last_judged_match().await?;
    let first = over.first().map(|(at, table, _)| (*at, table.clone()));
    if first.is_some() && first < last {
        tracing::info!("a match came to light late: ratings are made anew");
        app.store.forget_ratings().await?;
        return Ok(0);
    }
    for (_, table, found) in over {
        let judged = judge(app, table, &found).await?;
        app.store.add_judged_match(&judged).await?;
    }
    Ok(settled.saturating_sub(AGAIN))
}

async fn judge(app: &App, table: String, over: &OverMatch) -> Result<JudgedMatch, StorageError> {
    let kind = word(over.game);
    let mut before: Vec<(Rating, u8)> = Vec::new();
    let mut numbers = Vec::new();
    for entrant in &over.entrants {
        let (rating, number) = match &entrant.who {
            Who::House(level) => (house(*level), 0),
            Who::Player(player) => match app.store.rating(player, kind).await? {
                Some(point) => (of_point(&point, over.ended), point.number),
                None => (scale::NEW, 0),
            },
        };
        before.push((rating, entrant.rank));
        numbers.push(number);
    }
    let after = scale::after(&before);
    let mut ratings = Vec::new();
    for ((entrant, new), number) in over.entrants.iter().zip(after).zip(numbers) {
        let Who::Player(player) = &entrant.who else {
            continue;
        };
        let [rating, deviation, volatility] = new.kept();
        ratings.push(RatingPoint {
            player: player.clone(),
            kind: kind.to_owned(),
            number: number + 1,
            table: table.clone(),
            at: over.ended,
            rating,
            deviation,
            volatility,
        });
    }
    let has_choices = over.game == RatedGame::Basic && !ratings.is_empty();
    Ok(JudgedMatch {
        table,
        ended: over.ended,
        ratings,
        to_review: has_choices,
    })
}

/// Tells choices from luck in one match after the other, the latest first. It takes a twentieth of
/// a processor at most: nobody waits for it.
async fn review_all(app: &App) {
    loop {
        let begin = Instant::now();
        if let Err(error) = review_next(app).await {
            tracing::warn!(%error, "a match was not reviewed");
        }
        tokio::time::sleep(PAUSE.max(19 * begin.elapsed())).await;
    }
}

async fn review_next(app: &App) -> Result<(), StorageError> {
    if app.peers.is_lost() || !app.peers.holds(LEASE) {
        return Ok(());
    }
    let Some(table) = app.store.unreviewed_match().await? else {
        return Ok(());
    };
    let lines = app.store.events(&table, 0).await?;
    let holders = app.store.table(&table).await?.holders;
    let skills = match OverMatch::read(&lines, &holders) {
        Some(over) => skills(lines, &table, &over).await,
        None => Vec::new(),
    };
    app.store.add_review(&table, &skills).await
}

/// What the choices of its players cost.
async fn skills(lines: Vec<String>, table: &str, over: &OverMatch) -> Vec<SkillPoint> {
    let players: Vec<(Seat, String)> = (0..)
        .zip(&over.entrants)
        .filter_map(|(seat, entrant)| match &entrant.who {
            Who::Player(player) if !player.starts_with(STRANGER) => Some((seat, player.clone())),
            Who::Player(_) | Who::House(_) => None,
        })
        .collect();
    let (table, at) = (table.to_owned(), over.ended);
    let reviewed = tokio::task::spawn_blocking(move || {
        let events = lines.iter().map(|line| Event::parse(line));
        let mut events: Vec<Event> = events.collect::<Result<_, _>>().ok()?;
        // A record ends with the match.
        let end = |event: &Event| matches!(event.what, EventKind::Ended { .. });
        events.truncate(events.iter().position(end)? + 1);
        let record = Record::new(events);
        let review = review(&record, &mut CourseCache::new(), Budget::default()).ok()?;
        let point = |(seat, player): (Seat, String)| {
            let totals = review.totals(seat);
            let balls = review.courses.iter().flat_map(|course| &course.balls);
            let judged = balls.filter(|ball| ball.seat == seat && ball.review.is_ok());
            // The start, and for each stroke what is thrown and where it goes.
            let choices = judged.map(|ball| 1 + 2 * ball.strokes.len() as u64).sum();
            SkillPoint {
                player,
                table: table.clone(),
                at,
                choices,
                loss: thousandths(totals.skill()),
                luck: thousandths(totals.luck()),
            }
        };
        let points = players.into_iter().map(point);
        Some(points.filter(|point| point.choices > 0).collect())
    });
    reviewed.await.ok().flatten().unwrap_or_default()
}

fn thousandths(strokes: f64) -> i64 {
    (strokes * 1e3).round() as i64
}

/// The ratings of the players of the house by level, as `cargo xtask strength` has found them for
/// carom mode (`docs/players.md`).
const HOUSE: [f64; 5] = [1170.0, 1364.0, 1500.0, 1601.0, 1719.0];

/// The rating of a player of the house.
fn house(level: u8) -> Rating {
    Rating {
        strength: HOUSE[usize::from(level.clamp(1, 5)) - 1],
        deviation: 50.0,
        volatility: scale::NEW.volatility,
    }
}

/// How a player stands at a moment after a match.
fn of_point(point: &RatingPoint, at: Millis) -> Rating {
    let then = Rating::of_kept([point.rating, point.deviation, point.volatility]);
    then.rested(at.saturating_sub(point.at))
}

/// As it is kept.
pub(crate) fn word(game: RatedGame) -> &'static str {
    match game {
        RatedGame::Basic => "basic",
        RatedGame::Carom => "carom",
        RatedGame::Carramboule => "carramboule",
    }
}

const GAMES: [RatedGame; 3] = [RatedGame::Basic, RatedGame::Carom, RatedGame::Carramboule];

/// The rating of a player, in thousandths.
pub(crate) async fn of(app: &App, player: &str, game: RatedGame) -> Result<i64, StorageError> {
    let point = app.store.rating(player, word(game)).await?;
    let [new, ..] = scale::NEW.kept();
    Ok(point.map_or(new, |point| point.rating))
}

/// The player of the house who is nearest to a rating, in thousandths.
pub(crate) fn house_near(rating: i64) -> u8 {
    let apart = |level: &u8| (house(*level).kept()[0] - rating).abs();
    (1..=5).min_by_key(apart).unwrap_or(1)
}

/// How a player stands and how it came to that.
pub(crate) async fn of_player(app: &App, player: &str) -> Result<Ratings, StorageError> {
    let points = app.store.rating_points(player).await?;
    let game = |point: &RatingPoint| GAMES.into_iter().find(|game| word(*game) == point.kind);
    let now = GAMES.into_iter().filter_map(|game| {
        let last = points.iter().rfind(|point| point.kind == word(game))?;
        let [rating, deviation, _] = of_point(last, app.peers.now()).kept();
        Some(PlayerRating {
            game,
            rating: whole(rating),
            deviation: whole(deviation),
            matches: last.number,
            provisional: deviation > PROVISIONAL,
        })
    });
    let curve = points.iter().filter_map(|point| {
        Some(RatedMatch {
            game: game(point)?,
            at: point.at,
            rating: whole(point.rating),
        })
    });
    let skill = app.store.skill_points(player).await?.into_iter();
    Ok(Ratings {
        now: now.collect(),
        curve: curve.collect(),
        skill: skill
            .map(|point| SkillOfMatch {
                at: point.at,
                choices: point.choices,
                loss: point.loss,
                luck: point.luck,
            })
            .collect(),
    })
}

/// Thousandths as a whole number.
fn whole(thousandths: i64) -> i64 {
    (thousandths + 500).div_euclid(1000)
}
