//! Relations between players: follows, challenges and blocks.
//!
//! Only players with a handle can follow or challenge others, because the others must know who
//! follows or challenges them.

use crate::app::App;
use crate::features::people::profiles::is_here;
use crate::http::error::{Error, Errors};
use crate::http::extract::{JsonBody, PathParams, base};
use crate::identity::holder;
use crate::identity::player::Player;
use crate::identity::player_ref::{block_id, other_player};
use crate::push::Notice;
use crate::tables::opening::{has_room, opened};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use protocol::online::{
    BlockedPlayer, Challenge, CreateTable, NewBlock, People, Person, SocketMessage, TableEntry,
    TableLink,
};
use protocol::{PlayerName, SeatKind, TableId};
use std::sync::Arc;
use storage::{BlockedRow, ChallengeRow, HandleRow, PersonRow, Tie, WaitingChallenge};

/// Maximum number of players that a player may follow. A player may block the same number.
const TIES: u64 = 500;
/// Maximum number of open challenges from one player to another.
const WAITING: u64 = 3;
/// Maximum number of challenges in a list.
const LISTED: u32 = 50;

/// Finds another player by handle.
async fn other(app: &App, player: &Player, handle: String) -> Result<HandleRow, Error> {
    player.in_person()?;
    let row = holder(&app.store, handle).await?;
    if *row.player == *player.id {
        return Err(Error::malformed("This is you."));
    }
    Ok(row)
}

/// Returns a player's handle. Refuses players without a handle, because other players must be able
/// to identify them.
async fn check_named(app: &App, player: &Player) -> Result<HandleRow, Error> {
    let row = app.store.handle_of(&player.id).await?;
    row.ok_or_else(|| Error::forbidden("Claim a handle first, so that others know who you are."))
}

async fn tie(app: &App, tie: Tie, player: &Player, other: &str) -> Result<(), Error> {
    let store = &app.store;
    if store.ties(tie, &player.id).await? >= TIES {
        let text = "You follow or block too many players. Remove some first.";
        return Err(Error::too_many(text));
    }
    let now = app.peers.now();
    Ok(store.tie(tie, &player.id, other, now).await?)
}

/// Follows a player. Your list of followed players shows whether this player is online, unless the
/// profile is private.
#[utoipa::path(
    put, path = "/api/players/{handle}/follow", operation_id = "follow", security(("key" = [])),
    params(("handle" = String, Path, description = "The player's handle")),
    responses(
        (status = 204, description = "Followed"),
        Errors,
    )
)]
pub(crate) async fn follow(
    State(app): State<App>,
    player: Player,
    PathParams(handle): PathParams<String>,
) -> Result<StatusCode, Error> {
    let other = other(&app, &player, handle).await?;
    check_named(&app, &player).await?;
    tie(&app, Tie::Follows, &player, &other.player).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Unfollows a player.
#[utoipa::path(
    delete, path = "/api/players/{handle}/follow", operation_id = "unfollow", security(("key" = [])),
    params(("handle" = String, Path, description = "The player's handle")),
    responses(
        (status = 204, description = "No longer followed"),
        Errors,
    )
)]
pub(crate) async fn unfollow(
    State(app): State<App>,
    player: Player,
    PathParams(handle): PathParams<String>,
) -> Result<StatusCode, Error> {
    let other = other(&app, &player, handle).await?;
    let store = &app.store;
    store.untie(Tie::Follows, &player.id, &other.player).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Blocks or unblocks a player, identified by handle or by where you met. A blocked player cannot
/// challenge you, take a seat at your tables, see your tables in the lobby, or see whether you are
/// online. You do not see a blocked player's chat messages. “Play now” never pairs you with a
/// blocked player. Players are not notified when you block them.
#[utoipa::path(
    put, path = "/api/me/blocks", operation_id = "block", security(("key" = [])),
    request_body = NewBlock,
    responses(
        (status = 204, description = "Done"),
        Errors,
    )
)]
pub(crate) async fn block(
    State(app): State<App>,
    player: Player,
    JsonBody(new): JsonBody<NewBlock>,
) -> Result<StatusCode, Error> {
    let other = other_player(&app.store, &player, &new.player).await?;
    let store = &app.store;
    if new.blocked {
        tie(&app, Tie::Blocks, &player, &other.id).await?;
        store.untie(Tie::Follows, &player.id, &other.id).await?;
    } else {
        store.untie(Tie::Blocks, &player.id, &other.id).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Challenges a player: creates an invitation-only table and notifies the player.
#[utoipa::path(
    post, path = "/api/players/{handle}/challenge", operation_id = "challenge",
    security(("key" = [])), request_body = CreateTable,
    params(("handle" = String, Path, description = "The player's handle")),
    responses(
        (status = 201, description = "The table and its link", body = TableLink),
        Errors,
    )
)]
pub(crate) async fn challenge(
    State(app): State<App>,
    player: Player,
    PathParams(handle): PathParams<String>,
    headers: HeaderMap,
    JsonBody(mut new): JsonBody<CreateTable>,
) -> Result<(StatusCode, Json<TableLink>), Error> {
    let called = other(&app, &player, handle).await?;
    let own = check_named(&app, &player).await?;
    let store = &app.store;
    if store
        .is_tied(Tie::Blocks, &called.player, &player.id)
        .await?
    {
        return Err(Error::forbidden(
            "This player does not accept challenges from you.",
        ));
    }
    let people = new
        .seats
        .iter()
        .filter(|seat| **seat == SeatKind::Person {});
    if people.count() < 2 {
        return Err(Error::malformed(
            "A challenge needs a seat for the other player.",
        ));
    }
    let waiting = store.challenges_by(&player.id, &called.player).await?;
    if waiting >= WAITING || !app.people.challenges.take(Arc::clone(&player.id)) {
        return Err(Error::too_many(
            "You have sent too many challenges. Wait for an answer.",
        ));
    }
    let has_computers = new.seats.iter().any(|seat| *seat != SeatKind::Person {});
    has_room(&app.host, &player, has_computers).await?;
    new.open = false;
    let (id, entry) = opened(&app.host, &player, new).await?;
    let row = ChallengeRow {
        table: id.to_string(),
        challenger: player.id.to_string(),
        player: called.player,
        made: app.peers.now(),
    };
    store.add_challenge(&row).await?;
    let by = Person {
        handle: own.handle,
        name: PlayerName::kept(player.name).map_err(|_| Error::unavailable())?,
        here: !own.private,
        bot: player.bot,
    };
    app.push
        .notice(Notice::challenge(&row.player, &entry, &by.name));
    let challenge = Box::new(Challenge {
        table: entry,
        by,
        at: row.made,
    });
    let text = SocketMessage::Challenge { challenge }.to_json().into();
    app.peers.notify(&row.player, &text);
    let link = format!("{}/t/{id}", base(&app.http, &headers));
    Ok((StatusCode::CREATED, Json(TableLink { table: id, link })))
}

/// Declines a challenge. The challenger is notified.
#[utoipa::path(
    delete, path = "/api/me/challenges/{table}", operation_id = "decline", security(("key" = [])),
    params(("table" = String, Path, description = "The table's id")),
    responses(
        (status = 204, description = "Deleted"),
        Errors,
    )
)]
pub(crate) async fn decline(
    State(app): State<App>,
    player: Player,
    PathParams(table): PathParams<String>,
) -> Result<StatusCode, Error> {
    player.in_person()?;
    if table.contains('\0') {
        return Err(Error::not_found("This challenge does not exist."));
    }
    let challenger = app.store.decline_challenge(&player.id, &table).await?;
    // If there is no handle, the player has released it since the challenge was sent.
    if let (Ok(table), Some(own)) = (TableId::new(table), app.store.handle_of(&player.id).await?) {
        let handle = own.handle;
        let text = SocketMessage::Declined { table, handle }.to_json().into();
        app.peers.notify(&challenger, &text);
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Lists the players you follow, the players you block, your followers, and your open challenges.
#[utoipa::path(
    get, path = "/api/me/people", operation_id = "people", security(("key" = [])),
    responses(
        (status = 200, description = "The players by handle, and the challenges, latest first", body = People),
        Errors,
    )
)]
pub(crate) async fn people(State(app): State<App>, player: Player) -> Result<Json<People>, Error> {
    player.in_person()?;
    Ok(Json(people_of(&app, &player.id).await?))
}

/// Returns all of a player's relations.
pub(crate) async fn people_of(app: &App, player: &str) -> Result<People, Error> {
    let (store, most) = (&app.store, TIES as u32);
    let listed = |rows: Vec<PersonRow>| -> Vec<Person> {
        let people = rows.into_iter().filter_map(|row| person(app, row));
        people.collect()
    };
    Ok(People {
        following: listed(store.tied(Tie::Follows, player, most).await?),
        followers: listed(store.followers(player, most).await?),
        blocked: blocked(app, player).await?,
        challenges: waiting(app, player).await?,
    })
}

/// Returns the players that a player has blocked.
async fn blocked(app: &App, player: &str) -> Result<Vec<BlockedPlayer>, Error> {
    let rows = app.store.blocked(player, TIES as u32).await?.into_iter();
    let read = |row: BlockedRow| {
        Some(BlockedPlayer {
            id: block_id(player, &row.player),
            name: PlayerName::kept(row.name).ok()?,
            handle: row.handle,
            bot: row.bot,
        })
    };
    Ok(rows.filter_map(read).collect())
}

/// Returns the open challenges to a player.
pub(crate) async fn waiting(app: &App, player: &str) -> Result<Vec<Challenge>, Error> {
    let rows = app.store.challenges(player, LISTED).await?;
    let read = |row: WaitingChallenge| {
        Some(Challenge {
            table: TableEntry::parse(&row.summary).ok()?,
            by: person(app, row.by)?,
            at: row.made,
        })
    };
    Ok(rows.into_iter().filter_map(read).collect())
}

fn person(app: &App, row: PersonRow) -> Option<Person> {
    Some(Person {
        here: !row.private && is_here(app, &row.player, row.seen),
        name: PlayerName::kept(row.name).ok()?,
        handle: row.handle,
        bot: row.bot,
    })
}
