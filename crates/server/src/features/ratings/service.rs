//! Player ratings and skill, computed only from logged matches.
//!
//! Only fair matches count (`tables::fair`, `rated`): the setup must be one of the few that treat
//! all players equally, and the match must have been finished or have lasted at least a few
//! strokes. Repeated matches between the same two players within a week count less and less. Wins
//! against computer players and provisional players raise a rating only up to a cap ([`rating`]).
//!
//! Matches are rated in the order in which they ended, after a short delay during which every node
//! stores all earlier matches. If an earlier match turns up after this delay, all ratings are
//! recomputed. If two nodes rate at the same time, the database reports a conflict to one of them.
//!
//! Skill is measured in basic-mode matches, as the average cost of a choice compared with perfect
//! play. Computer players have fixed ratings, which anchor the ratings of new players.

use super::rated::{OverMatch, Who};
use crate::app::App;
use crate::identity::player::STRANGER;
use crate::peers::Lease;
use coach::{Budget, review};
use contest::calendar::DAY;
use contest::rating::{self, Rating};
use protocol::online::{
    GameKind, PlayerRating, RankedPlayer, RatedGame, RatedMatch, RatingChange, Ratings,
    SeatRatingChange, ShownRating, SkillOfMatch, TableEntry, TableRatings,
};
use protocol::{Event, EventKind, GolfMode, Millis, PlayerName, Record, Seat};
use std::collections::HashMap;
use std::time::{Duration, Instant};
use storage::{JudgedMatch, RatingPoint, SkillPoint, StorageError};
use table::CourseCache;

/// The interval between two searches for finished matches.
const SEARCH_INTERVAL: Duration = Duration::from_secs(1);
/// Each search also covers this many milliseconds before the previous search.
const SEARCH_OVERLAP: Millis = 600_000;
/// The name of the lease held by the node that rates matches.
const LEASE: &str = "ratings";
/// The largest deviation of an established rating, in thousandths of a point.
const MAX_ESTABLISHED: i64 = 110_000;
/// Repeated matches between two players count less and less within this time, in milliseconds.
const PAIR_PERIOD: Millis = 7 * DAY;
/// Maximum number of players on the leaderboard.
const MAX_RANKED: u32 = 100;

/// Rates and reviews matches. Runs forever.
pub(crate) async fn run(app: &App) {
    tokio::join!(judge_all(app), review_all(app));
}

async fn judge_all(app: &App) {
    let mut since = 0;
    loop {
        match judge_new(app, since).await {
            Ok(next) => since = next,
            // Another node was faster. The next search tries again.
            Err(StorageError::Conflict) => {}
            Err(error) => tracing::warn!(%error, "cannot rate matches"),
        }
        tokio::time::sleep(SEARCH_INTERVAL).await;
    }
}

/// Rates unrated matches that ended after `since`. Returns the value of `since` for the next
/// search.
async fn judge_new(app: &App, since: Millis) -> Result<Millis, StorageError> {
    if app.peers.is_lost() || app.peers.lease(LEASE).await == Lease::Refused {
        return Ok(since);
    }
    let settled = app.peers.now().saturating_sub(app.peers.settling_time());
    let last = app.store.last_judged_match().await?;
    // If an operator has deleted all ratings, all matches are rated again.
    let since = if last.is_none() { 0 } else { since };
    let mut over = Vec::new();
    for table in app.store.unjudged_matches(since).await? {
        let lines = app.store.events(&table, 0).await?;
        let row = app.store.table(&table).await?;
        match OverMatch::read(&lines, &row.holders) {
            Some(mut found) if found.ended <= settled => {
                if row.casual || app.store.is_unrated(&table).await? {
                    found.entrants.clear();
                }
                over.push((found.ended, table, found));
            }
            _ => {}
        }
    }
    over.sort_by(|(at, table, _), (other_at, other, _)| (at, table).cmp(&(other_at, other)));
    let first = over.first().map(|(at, table, _)| (*at, table.clone()));
    if first.is_some() && first < last {
        tracing::info!("found an earlier match: all ratings are computed again");
        app.store.forget_ratings().await?;
        return Ok(0);
    }
    for (_, table, found) in over {
        let judged = judge(app, table, &found).await?;
        app.store.add_judged_match(&judged).await?;
    }
    Ok(settled.saturating_sub(SEARCH_OVERLAP))
}

async fn judge(app: &App, table: String, over: &OverMatch) -> Result<JudgedMatch, StorageError> {
    let kind = word(over.game);
    let mut before = Vec::new();
    let mut numbers = Vec::new();
    for entrant in &over.entrants {
        let (rating, number) = match &entrant.who {
            Who::House(level) => (house(*level), 0),
            Who::Player(player) => match app.store.rating(player, kind).await? {
                Some(point) => (of_point(&point, over.ended), point.number),
                None => (rating::NEW, 0),
            },
        };
        before.push(rating::Entrant {
            rating,
            rank: entrant.rank,
            is_computer: matches!(entrant.who, Who::House(_)),
        });
        numbers.push(number);
    }
    let weight = rating::weight(pair_matches(app, kind, over).await?);
    let after = rating::after(&before, weight);
    let mut ratings = Vec::new();
    if weight == 0.0 {
        numbers.clear();
    }
    for ((entrant, new), number) in over.entrants.iter().zip(after).zip(numbers) {
        let Who::Player(player) = &entrant.who else {
            continue;
        };
        let [rating, deviation, volatility] = new.kept();
        let others = over.entrants.iter().filter(|other| *other != entrant);
        let others: Vec<String> = others.map(|other| other.who.key()).collect();
        ratings.push(RatingPoint {
            opponents: others.join(" "),
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

/// Returns the number of recent rated matches of this kind between the two players at the table who
/// have met most often.
async fn pair_matches(app: &App, kind: &str, over: &OverMatch) -> Result<usize, StorageError> {
    let since = over.ended.saturating_sub(PAIR_PERIOD);
    let mut most = 0;
    for entrant in &over.entrants {
        let Who::Player(player) = &entrant.who else {
            continue;
        };
        let recent = app.store.recent_opponents(player, kind, since).await?;
        for other in over.entrants.iter().filter(|other| *other != entrant) {
            let key = other.who.key();
            let has_met = |opponents: &&String| opponents.split(' ').any(|id| id == key);
            most = most.max(recent.iter().filter(has_met).count());
        }
    }
    Ok(most)
}

/// Reviews matches one after another, latest first, to separate skill from luck. Uses at most 5% of
/// a processor, because no player is waiting for the result.
async fn review_all(app: &App) {
    loop {
        let begin = Instant::now();
        if let Err(error) = review_next(app).await {
            tracing::warn!(%error, "cannot review a match");
        }
        tokio::time::sleep(SEARCH_INTERVAL.max(19 * begin.elapsed())).await;
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

/// Returns the number and total cost of each player's choices, and the player's luck.
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
        // The record must end where the match ends.
        let end = |event: &Event| matches!(event.what, EventKind::Ended { .. });
        events.truncate(events.iter().position(end)? + 1);
        let record = Record::new(events);
        let review = review(&record, &mut CourseCache::new(), Budget::default()).ok()?;
        let point = |(seat, player): (Seat, String)| {
            let totals = review.totals(seat);
            let balls = review.courses.iter().flat_map(|course| &course.balls);
            let judged = balls.filter(|ball| ball.seat == seat && ball.review.is_ok());
            // Each ball requires choosing a start, and each stroke requires choosing a die and a
            // direction.
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

/// The rating of the computer player at each level, as measured by `cargo xtask strength` in carom
/// mode (`docs/players.md`).
const HOUSE: [f64; 5] = [1170.0, 1364.0, 1500.0, 1601.0, 1719.0];

/// Returns the rating of a computer player.
fn house(level: u8) -> Rating {
    Rating {
        strength: HOUSE[usize::from(level.clamp(1, 5)) - 1],
        deviation: 50.0,
        volatility: rating::NEW.volatility,
    }
}

/// Returns the player's rating at time `at`, which is after the rating `point`.
fn of_point(point: &RatingPoint, at: Millis) -> Rating {
    let then = Rating::of_kept([point.rating, point.deviation, point.volatility]);
    then.rested(at.saturating_sub(point.at))
}

/// Returns the name under which a game is stored.
pub(crate) fn word(game: RatedGame) -> &'static str {
    match game {
        RatedGame::Basic => "basic",
        RatedGame::Carom => "carom",
        RatedGame::Carramboule => "carramboule",
    }
}

const GAMES: [RatedGame; 3] = [RatedGame::Basic, RatedGame::Carom, RatedGame::Carramboule];

/// Returns the game whose rating applies at a table.
pub(crate) fn game_of(table: &TableEntry) -> RatedGame {
    match (table.game, table.mode) {
        (GameKind::Carramboule, _) => RatedGame::Carramboule,
        (GameKind::Golf, Some(GolfMode::Carom)) => RatedGame::Carom,
        (GameKind::Golf, _) => RatedGame::Basic,
    }
}

/// Returns the ratings shown next to players' names, by player and game.
pub(crate) async fn shown_of(
    app: &App,
    players: &[&str],
) -> Result<HashMap<(String, String), ShownRating>, StorageError> {
    let now = app.peers.now();
    let points = app.store.latest_ratings(players).await?.into_iter();
    let shown = points.map(|point| {
        let [rating, deviation, _] = of_point(&point, now).kept();
        let shown = ShownRating {
            rating: whole(rating),
            provisional: deviation > MAX_ESTABLISHED,
        };
        ((point.player, point.kind), shown)
    });
    Ok(shown.collect())
}

/// Returns the rating changes of the match at a table.
pub(crate) async fn of_table(app: &App, table: &str) -> Result<TableRatings, StorageError> {
    if !app.store.is_judged(table).await? {
        return Ok(TableRatings::Pending {});
    }
    let points = app.store.rating_points_of_table(table).await?;
    if points.is_empty() {
        return Ok(TableRatings::Casual {});
    }
    let holders = app.store.table(table).await?.holders;
    let mut changes = Vec::new();
    for point in points {
        let held = holders.iter().find(|(_, player)| *player == point.player);
        if let Some((seat, _)) = held {
            let change = change(app, &point).await?;
            changes.push(SeatRatingChange {
                seat: *seat,
                change,
            });
        }
    }
    changes.sort_by_key(|change| change.seat);
    Ok(TableRatings::Rated { changes })
}

/// Returns the rating before and after a match.
async fn change(app: &App, point: &RatingPoint) -> Result<RatingChange, StorageError> {
    let before = app.store.rating_before(point).await?;
    let [new, ..] = rating::NEW.kept();
    Ok(RatingChange {
        before: whole(before.unwrap_or(new)),
        after: whole(point.rating),
        provisional: point.deviation > MAX_ESTABLISHED,
    })
}

/// Returns a player's rating changes by table.
pub(crate) async fn changes_of(
    app: &App,
    player: &str,
) -> Result<HashMap<String, RatingChange>, StorageError> {
    let [new, ..] = rating::NEW.kept();
    let mut last: HashMap<String, i64> = HashMap::new();
    let mut changes = HashMap::new();
    for point in app.store.rating_points(player).await? {
        let before = last.insert(point.kind.clone(), point.rating);
        let change = RatingChange {
            before: whole(before.unwrap_or(new)),
            after: whole(point.rating),
            provisional: point.deviation > MAX_ESTABLISHED,
        };
        changes.insert(point.table, change);
    }
    Ok(changes)
}

/// Returns the best players in a game. Only people with a public handle and an established rating
/// are included.
pub(crate) async fn best(
    app: &App,
    game: RatedGame,
    asking: Option<&str>,
) -> Result<Vec<RankedPlayer>, StorageError> {
    let now = app.peers.now();
    let rows = app
        .store
        .best_players(word(game), MAX_ESTABLISHED, now, MAX_RANKED)
        .await?;
    let mut ranked: Vec<RankedPlayer> = Vec::new();
    for row in rows {
        let [rating, deviation, _] = of_point(&row.point, now).kept();
        let Ok(name) = PlayerName::kept(row.name) else {
            continue;
        };
        // The deviation grows while a player is away.
        if deviation > MAX_ESTABLISHED {
            continue;
        }
        let rating = whole(rating);
        let place = ranked.len() as u32 + 1;
        let shared = ranked.last().filter(|last| last.rating == rating);
        ranked.push(RankedPlayer {
            rank: shared.map_or(place, |last| last.rank),
            name,
            handle: row.handle,
            rating,
            matches: row.point.number,
            own: asking == Some(&*row.point.player),
        });
    }
    Ok(ranked)
}

/// Returns a player's rating in a game, in thousandths of a point.
pub(crate) async fn of(app: &App, player: &str, game: RatedGame) -> Result<i64, StorageError> {
    let point = app.store.rating(player, word(game)).await?;
    let [new, ..] = rating::NEW.kept();
    Ok(point.map_or(new, |point| point.rating))
}

/// Returns the level of the computer player whose rating is nearest to `rating`, which is in
/// thousandths of a point.
pub(crate) fn house_near(rating: i64) -> u8 {
    let apart = |level: &u8| (house(*level).kept()[0] - rating).abs();
    (1..=5).min_by_key(apart).unwrap_or(1)
}

/// Returns a player's current ratings and rating history.
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
            provisional: deviation > MAX_ESTABLISHED,
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

/// Rounds thousandths to the nearest whole number.
fn whole(thousandths: i64) -> i64 {
    (thousandths + 500).div_euclid(1000)
}
