//! Computer players think on threads of their own, a few at a time.

use crate::App;
use crate::cluster::Lease;
use crate::limits::locked;
use crate::room::{Progress, Room};
use crate::shares::Shares;
use coach::ComputerPlayer;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use table::Player;

/// The players; each remembers the courses it has solved.
#[derive(Debug)]
pub(crate) struct Computers {
    free: Mutex<Vec<ComputerPlayer>>,
    shares: Shares,
}

impl Computers {
    /// At most `most` think at the same time.
    pub(crate) fn new(most: usize) -> Computers {
        Computers {
            free: Mutex::default(),
            shares: Shares::new(most),
        }
    }
}

/// Plays for the computer players of a table until it is somebody else's turn.
///
/// `table` is the table in memory that it plays for; should it be loaded anew meanwhile, that one
/// has a player of its own.
pub(crate) async fn play(app: App, room: Arc<Room>, table: Arc<Progress>) {
    while turn(&app, &room, &table).await {}
    if let Some(cluster) = &app.cluster {
        cluster.release(&app, &room.name).await;
    }
}

/// Of several nodes one plays. The others ask again while it is still the computer's turn.
const ASK_AGAIN: Duration = Duration::from_secs(1);

/// One action; whether there may be another.
async fn turn(app: &App, room: &Arc<Room>, table: &Arc<Progress>) -> bool {
    let lease = match &app.cluster {
        Some(cluster) => cluster.lease(app, &room.name).await,
        None => Lease::Held,
    };
    let (play, seat, level, seed, version, owner) = {
        let Ok(mut occupied) = room.open(app).await else {
            return false;
        };
        if !Arc::ptr_eq(&occupied.live().progress, table) {
            return false;
        }
        if lease == Lease::Taken {
            occupied.catch_up(app).await;
        }
        let live = occupied.live_mut();
        let state = live.table.state();
        let (Some((seat, level)), Some(play)) = (state.computer_in_turn(), state.play()) else {
            live.thinking = false;
            return false;
        };
        let owner: Arc<str> = live.owner.as_str().into();
        let play = play.clone();
        (play, seat, level, live.seed, state.version(), owner)
    };
    if lease == Lease::Refused {
        tokio::time::sleep(ASK_AGAIN).await;
        return true;
    }
    let Some(place) = app.computers.shares.place(&owner).await else {
        return false;
    };
    if app
        .cluster
        .as_ref()
        .is_some_and(|one| !one.holds(&room.name))
    {
        // It was a long wait.
        return true;
    }
    let mut player = locked(&app.computers.free).pop();
    let thought = tokio::task::spawn_blocking(move || {
        let player = player.get_or_insert_with(|| ComputerPlayer::new(seed));
        player.reseed(seed);
        let action = player.choose(&play, seat, level);
        (player.clone(), action)
    });
    let Ok((player, action)) = thought.await else {
        tracing::error!(table = %room.name, "a computer player has failed");
        return false;
    };
    drop(place);
    locked(&app.computers.free).push(player);
    let Ok(mut occupied) = room.open(app).await else {
        return false;
    };
    let live = occupied.live();
    if !Arc::ptr_eq(&live.progress, table) {
        return false;
    }
    if live.table.state().version() != version {
        return true;
    }
    let Some(durable) = occupied.computer_acts(app, action).await else {
        occupied.live_mut().thinking = false;
        return false;
    };
    drop(occupied);
    // One after the other: a long run of moves does not come upon those who look on all at once.
    // If it was not kept, the next look at the table shows it.
    let _ = durable.await;
    true
}
