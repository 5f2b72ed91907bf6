//! Computer players think on threads of their own, a few at a time.

use crate::App;
use crate::limits::locked;
use crate::room::Room;
use std::sync::{Arc, Mutex};
use table::{ComputerPlayer, SolverPlayer};
use tokio::sync::Semaphore;

/// The players; each remembers the courses it has solved.
#[derive(Debug)]
pub(crate) struct Computers {
    free: Mutex<Vec<SolverPlayer>>,
    bound: Semaphore,
}

impl Computers {
    /// At most `most` think at the same time.
    pub(crate) fn new(most: usize) -> Computers {
        Computers {
            free: Mutex::default(),
            bound: Semaphore::new(most),
        }
    }
}

/// Plays for the computer players of a table until it is somebody else's turn.
pub(crate) async fn play(app: App, room: Arc<Room>) {
    while turn(&app, &room).await {}
}

/// One action; whether there may be another.
async fn turn(app: &App, room: &Arc<Room>) -> bool {
    let (play, seat, level, seed, version) = {
        let Ok(mut occupied) = room.open(app).await else {
            return false;
        };
        let live = occupied.live_mut();
        let state = live.table.state();
        let (Some((seat, level)), Some(play)) = (state.computer_in_turn(), state.play()) else {
            live.thinking = false;
            return false;
        };
        (play.clone(), seat, level, live.seed, state.version())
    };
    let Ok(_permit) = app.computers.bound.acquire().await else {
        return false;
    };
    let mut player = locked(&app.computers.free).pop();
    let thought = tokio::task::spawn_blocking(move || {
        let player = player.get_or_insert_with(|| SolverPlayer::new(seed));
        player.reseed(seed);
        let action = player.choose(&play, seat, level);
        (player.clone(), action)
    });
    let Ok((player, action)) = thought.await else {
        tracing::error!(table = %room.name, "a computer player has failed");
        return false;
    };
    locked(&app.computers.free).push(player);
    let Ok(mut occupied) = room.open(app).await else {
        return false;
    };
    if occupied.live().table.state().version() != version {
        return true;
    }
    let acted = occupied.computer_acts(app, action).await;
    if !acted {
        occupied.live_mut().thinking = false;
    }
    acted
}
