//! Finds the player that a client refers to by handle or by where the two players met.

use crate::http::error::Error;
use crate::identity::holder;
use crate::identity::player::Player;
use protocol::Hex;
use protocol::online::PlayerRef;
use sha2::{Digest, Sha256};
use storage::{StorageError, Store};

/// Another player.
pub(crate) struct MetPlayer {
    pub(crate) id: String,
    /// The player's handle, or the player's name if there is no handle.
    pub(crate) called: String,
}

/// Returns the public id of a player's result on a daily leaderboard.
pub(crate) fn daily_result_id(day: &str, player: &str) -> String {
    public_id(["daily result", day, player])
}

/// Returns the public id of a blocked player in another player's block list.
pub(crate) fn block_id(by: &str, blocked: &str) -> String {
    public_id(["block", by, blocked])
}

/// Returns a hash of ids for use as a public id. The hash does not reveal the ids, because player
/// ids are long and random.
fn public_id(parts: [&str; 3]) -> String {
    let hash: [u8; 32] = Sha256::digest(parts.join("\n")).into();
    Hex::<8>(std::array::from_fn(|index| hash[index])).to_string()
}

fn nobody() -> Error {
    Error::not_found("Player not found. They may have left or changed their name.")
}

/// Finds another player for the requesting player. Refuses bot tokens.
pub(crate) async fn other_player(
    store: &Store,
    player: &Player,
    which: &PlayerRef,
) -> Result<MetPlayer, Error> {
    player.in_person()?;
    let id = match find(store, player, which).await {
        Ok(Some(id)) => id,
        Ok(None) | Err(StorageError::NotFound) => return Err(nobody()),
        Err(problem) => return Err(problem.into()),
    };
    if *id == *player.id {
        return Err(Error::malformed("This is you."));
    }
    let row = match store.player(&id).await {
        Err(StorageError::NotFound) => return Err(nobody()),
        found => found?,
    };
    let handle = store.handle_of(&id).await?;
    let called = handle.map_or(row.name, |row| row.handle);
    Ok(MetPlayer { id, called })
}

/// Returns the id of the player referred to.
async fn find(
    store: &Store,
    player: &Player,
    which: &PlayerRef,
) -> Result<Option<String>, StorageError> {
    if which.to_json().contains("\\u0000") {
        return Ok(None);
    }
    Ok(match which {
        PlayerRef::Handle(handle) => {
            let found = holder(store, handle.clone()).await;
            found.ok().map(|row| row.player)
        }
        PlayerRef::Seat { table, seat } => Some(store.seat_holder(table.as_str(), *seat).await?),
        PlayerRef::Remark { table, id } => Some(store.chat_author(table.as_str(), id).await?),
        PlayerRef::CupResult {
            cup,
            edition,
            result,
        } => Some(store.cup_result_player(cup, *edition, result).await?),
        PlayerRef::Daily { day, result } => {
            let mut players = store.daily_players(day).await?.into_iter();
            players.find(|player| daily_result_id(day, player) == *result)
        }
        PlayerRef::Entrant { tournament, number } => {
            let mut entrants = store.entrants(tournament).await?.into_iter();
            let entrant = entrants.find(|entrant| entrant.number == *number);
            entrant.map(|entrant| entrant.player)
        }
        PlayerRef::Author(course) => {
            let row = store.shown_course(course, Some(&player.id)).await?;
            Some(row.owner)
        }
        PlayerRef::CourseRecord { course, made } => {
            let row = store.shown_course(course, Some(&player.id)).await?;
            let record = row.record.filter(|record| record.made == *made);
            record.map(|record| record.player)
        }
        PlayerRef::Blocked(id) => {
            let mut blocked = store.blocked(&player.id, u32::MAX).await?.into_iter();
            let found = blocked.find(|row| block_id(&player.id, &row.player) == *id);
            found.map(|row| row.player)
        }
    })
}
