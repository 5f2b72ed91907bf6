//! Replays a mini golf match for a review.

use golf::game::{Action, Game, Mode};
use protocol::{EventKind, GameAction, Record, Version};
use std::fmt;
use table::{CourseCache, Play, ReplayError, State, replay};

/// Why a match cannot be reviewed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReviewError {
    /// The record is invalid or unfinished.
    Record(ReplayError),
    /// The match was played in carom mode, which another function reviews.
    Carom,
    /// The match was played in basic mode, which another function reviews.
    Basic,
    /// The match is not a mini golf match.
    OtherGame,
}

impl fmt::Display for ReviewError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReviewError::Record(error) => error.fmt(f),
            ReviewError::OtherGame => {
                f.write_str("luck and skill can be reviewed in mini golf only")
            }
            ReviewError::Carom => f.write_str("this match was played in carom mode"),
            ReviewError::Basic => f.write_str("this match was played in basic mode"),
        }
    }
}

impl std::error::Error for ReviewError {}

/// Replays a match in the given mode and calls `look` with every action before it is applied.
/// Returns the final state. If the match never began, `look` is not called.
pub(super) fn replay_golf(
    record: &Record,
    cache: &mut CourseCache,
    mode: Mode,
    mut look: impl FnMut(&Game, Action, Version),
) -> Result<State, ReviewError> {
    let state = replay(&record.events, cache, |state, event| {
        if let Some(Play::Golf(game)) = state.play()
            && game.rules().mode() == mode
            && let EventKind::Acted {
                action: GameAction::Golf(action),
                ..
            } = &event.what
            && let Ok(action) = action.action(game.rules().dice())
        {
            look(game, action, event.version);
        }
    });
    let state = state.map_err(ReviewError::Record)?;
    match state.play() {
        Some(Play::Carramboule(_)) => Err(ReviewError::OtherGame),
        Some(Play::Golf(game)) if game.rules().mode() != mode => Err(match mode {
            Mode::Basic => ReviewError::Carom,
            Mode::Carom => ReviewError::Basic,
        }),
        Some(Play::Golf(_)) | None => Ok(state),
    }
}
