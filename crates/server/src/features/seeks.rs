//! “Play now”: searches for an opponent of similar strength for up to a minute.
//!
//! The client repeats its request every two seconds. A search is a row in the database, so requests
//! may reach different nodes. If two players find each other at the same time, the database lets
//! only one of the requests create the pair.

use crate::app::App;
use crate::features::ratings;
use crate::http::error::{Error, Errors};
use crate::http::extract::JsonBody;
use crate::identity::player::Player;
use crate::random;
use crate::tables::opening::{self, has_room};
use crate::tables::{Command, new_id};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::online::{
    ChatRule, CreateTable, GolfKit, RatedGame, Seek, SeekAnswer, ShortGolf, TableSetup,
};
use protocol::{CarrambouleSetup, Clock, GolfMode, Millis, SeatKind, TableId};
use storage::StorageError;

/// Maximum duration of a search in milliseconds.
const MAX_SEARCH: Millis = 60_000;
/// A search counts as abandoned after this many milliseconds without a request.
const FRESH: Millis = 7_000;
/// After an opponent is found, repeated requests return the same table for this many milliseconds.
const TOLD: Millis = 20_000;
/// Maximum rating difference at the start of a search, and its growth per second, in thousandths of
/// a point.
const WIDTH: i64 = 100_000;
const WIDER: i64 = 15_000;

/// Searches for an opponent to play now. Repeat the request every two seconds until the search
/// ends.
#[utoipa::path(
    post, path = "/api/seek", security(("key" = [])), request_body = Seek,
    responses(
        (status = 200, description = "State of the search", body = SeekAnswer),
        Errors,
    )
)]
pub(crate) async fn seek(
    State(app): State<App>,
    player: Player,
    JsonBody(Seek { game }): JsonBody<Seek>,
) -> Result<Json<SeekAnswer>, Error> {
    player.refuse_bots()?;
    let (now, kind) = (app.peers.now(), ratings::word(game));
    let before = app.store.seek(&player.id).await?;
    let before = before.filter(|before| before.kind == kind && now < before.seen + TOLD);
    if let Some((table, seat)) = before.as_ref().and_then(|before| before.found.clone()) {
        let table = TableId::new(table).map_err(|_| Error::unavailable())?;
        return Ok(Json(SeekAnswer::Found { table, seat }));
    }
    let rating = ratings::of(&app, &player.id, game).await?;
    let house = ratings::house_near(rating);
    let since = before.map_or(now, |before| before.since);
    let waited = now.saturating_sub(since);
    if waited > MAX_SEARCH {
        app.store.drop_seek(&player.id).await?;
        return Ok(Json(SeekAnswer::Nobody { house }));
    }
    let own = storage::Seek {
        player: player.id.to_string(),
        kind: kind.to_owned(),
        rating,
        since,
        seen: now,
        found: None,
    };
    app.store.keep_seek(&own).await?;
    let seekers = app
        .store
        .seekers(&player.id, kind, now.saturating_sub(FRESH))
        .await?;
    if let Some(other) = partner(&own, &seekers, now)
        && let Some(table) = pair(&app, &player, other, game).await?
    {
        return Ok(Json(SeekAnswer::Found { table, seat: 0 }));
    }
    Ok(Json(SeekAnswer::Waiting {
        waited: waited as u32,
        most: MAX_SEARCH as u32,
        house,
    }))
}

/// Ends your search for an opponent.
#[utoipa::path(
    delete, path = "/api/seek", operation_id = "stop_seeking", security(("key" = [])),
    responses(
        (status = 204, description = "The search has ended"),
        Errors,
    )
)]
pub(crate) async fn stop(State(app): State<App>, player: Player) -> Result<StatusCode, Error> {
    player.in_person()?;
    app.store.drop_seek(&player.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns the searching player with the nearest rating, if the difference is small enough. The
/// allowed rating difference grows as the players wait.
fn partner<'s>(
    own: &storage::Seek,
    seekers: &'s [storage::Seek],
    now: Millis,
) -> Option<&'s storage::Seek> {
    let apart = |other: &storage::Seek| (other.rating - own.rating).abs();
    let near = |other: &&storage::Seek| {
        let since = own.since.min(other.since);
        let seconds = now.saturating_sub(since) as i64 / 1000;
        apart(other) <= WIDTH + WIDER * seconds
    };
    seekers.iter().filter(near).min_by_key(|other| apart(other))
}

/// Opens a table for two players. Returns `None` if one of them has found another opponent in the
/// meantime.
async fn pair(
    app: &App,
    player: &Player,
    other: &storage::Seek,
    game: RatedGame,
) -> Result<Option<TableId>, Error> {
    has_room(&app.host, player, false).await?;
    let table = new_id()?;
    let mut row =
        opening::new_table(&app.host, &player.id, table.clone(), new_table(game)?).await?;
    row.reserved = Some([player.id.to_string(), other.player.clone()]);
    app.store.create_table(&row).await?;
    app.metrics.tables_created_total.add(1);
    match app
        .store
        .pair(&player.id, &other.player, table.as_str())
        .await
    {
        Ok(()) => Ok(Some(table)),
        Err(problem) => {
            // No client knows about this table yet.
            let close = |reply| Command::Close(None, reply);
            let _ = app.tables.ask(&table, close).await;
            match problem {
                StorageError::Conflict => Ok(None),
                problem => Err(problem.into()),
            }
        }
    }
}

/// Returns a request for a short two-player match: either Carramboule, or mini golf on three of the
/// nine courses, drawn at random.
fn new_table(game: RatedGame) -> Result<CreateTable, Error> {
    let [lot, ..] = random::bytes::<1>()?;
    let first = lot % 9;
    let courses = [0, 4, 2].map(|step| ((first + step) % 9 + 1).to_string());
    let golf = |mode| {
        TableSetup::Golf(ShortGolf {
            courses: courses.to_vec(),
            mode,
            balls: 1,
            limit: None,
            kit: GolfKit::Dice,
            tokens: false,
        })
    };
    Ok(CreateTable {
        setup: match game {
            RatedGame::Basic => golf(GolfMode::Basic),
            RatedGame::Carom => golf(GolfMode::Carom),
            RatedGame::Carramboule => TableSetup::Carramboule(CarrambouleSetup { starts: lot % 2 }),
        },
        seats: vec![SeatKind::Person {}, SeatKind::Person {}],
        clock: Some(Clock {
            turn_ms: None,
            total_ms: Some(600_000),
            increment_ms: 10_000,
        }),
        // The lobby lists the match only once it has begun, because its seats are reserved.
        open: true,
        chat: ChatRule::Phrases,
        rated: None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seek(player: &str, rating: i64, since: Millis) -> storage::Seek {
        storage::Seek {
            player: player.to_owned(),
            kind: "carom".to_owned(),
            rating: rating * 1000,
            since,
            seen: since,
            found: None,
        }
    }

    #[test]
    fn the_nearest_is_taken_and_the_circle_widens_with_time() {
        let own = seek("ada", 1500, 10_000);
        let seekers = [
            seek("ben", 1650, 10_000),
            seek("cleo", 1420, 10_000),
            seek("dora", 1560, 10_000),
        ];
        let found = |seekers: &[storage::Seek], now| {
            partner(&own, seekers, now).map(|other| other.player.clone())
        };
        assert_eq!(found(&seekers, 10_000).as_deref(), Some("dora"));
        assert_eq!(found(&seekers[..1], 10_000), None, "still too far apart");
        assert_eq!(found(&seekers[..1], 14_000).as_deref(), Some("ben"));
        // Players who have waited a long time accept almost any opponent.
        let far = [seek("emil", 2500, 10_000)];
        assert_eq!(found(&far, 69_999).as_deref(), None);
        assert_eq!(found(&far, 70_000).as_deref(), Some("emil"));
    }
}
