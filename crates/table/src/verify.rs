//! Replays and verifies an event log.

use crate::course_cache::CourseCache;
use crate::error::{ReplayError, TableError};
use crate::play::Play;
use crate::sealed::{Draws, Secret};
use crate::state::State;
use protocol::{Event, EventKind, GameChance, Record, SeatResult, Version};

/// The summary of a valid record.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Verified {
    pub events: usize,
    /// The number of random draws that were checked.
    pub draws: u32,
    pub results: Vec<SeatResult>,
}

impl State {
    /// Returns the state after the events. If an event is invalid, the error names the first such
    /// event.
    pub fn replay(events: &[Event], cache: &mut CourseCache) -> Result<State, ReplayError> {
        replay(events, cache, |_, _| ())
    }
}

/// Verifies a finished match: every action against the rules, every draw against the secret, the
/// secret against its commitment, and the results. Fails if the dice cannot be checked yet
/// ([`Record::is_sealed`]).
pub fn verify(record: &Record, cache: &mut CourseCache) -> Result<Verified, ReplayError> {
    let events = &record.events;
    let ended = events.iter().find_map(|event| match &event.what {
        EventKind::Ended { secret, .. } => *secret,
        _ => None,
    });
    let secret = ended.or(record.secret).map(|secret| Secret::new(secret.0));
    let committed = events.first().and_then(|event| match &event.what {
        EventKind::Created { commitment, .. } => Some(*commitment),
        _ => None,
    });
    // With a wrong secret, every roll would look wrong, so the rolls are not checked and the wrong
    // secret itself is reported.
    let secret_fits = secret.as_ref().map(Secret::commitment) == committed;
    let known = secret.as_ref().filter(|_| secret_fits);
    if record.secret.is_some() && !secret_fits {
        let text = "the secret does not match its commitment".to_owned();
        return Err(ReplayError { version: 1, text });
    }
    let state = replay_checked(events, cache, |state, event| match (known, &event.what) {
        (Some(secret), EventKind::Drawn { chance: roll, .. }) => check_draw(state, secret, roll),
        _ => Ok(()),
    })?;
    let results = state.view().results;
    let results = results.ok_or_else(|| ReplayError {
        version: state.version() + 1,
        text: "the end of the match is missing".to_owned(),
    })?;
    if known.is_none() {
        let text = "the dice cannot be checked yet: their secret is published when the edition \
                    of the cup is over";
        return Err(ReplayError {
            version: 1,
            text: text.to_owned(),
        });
    }
    Ok(Verified {
        events: events.len(),
        draws: state.drawn,
        results,
    })
}

fn check_draw(state: &State, secret: &Secret, roll: &GameChance) -> Result<(), TableError> {
    let unsealed = || TableError::illegal("the dice are not sealed yet");
    let context = state.context.as_ref().ok_or_else(unsealed)?;
    let mut draws = Draws::new(secret, context, state.drawn);
    let expected = state.play().and_then(|play: &Play| play.draw(&mut draws));
    if expected.as_ref() == Some(roll) {
        return Ok(());
    }
    let text = "the sealed dice give a different result";
    Err(TableError::illegal(text))
}

/// Returns the state after the events. Calls `look` with each event after the first, before the
/// event is applied.
pub fn replay(
    events: &[Event],
    cache: &mut CourseCache,
    mut look: impl FnMut(&State, &Event),
) -> Result<State, ReplayError> {
    replay_checked(events, cache, |state, event| {
        look(state, event);
        Ok(())
    })
}

fn replay_checked(
    events: &[Event],
    cache: &mut CourseCache,
    mut check: impl FnMut(&State, &Event) -> Result<(), TableError>,
) -> Result<State, ReplayError> {
    let failed = |version: Version, text: String| ReplayError { version, text };
    let Some((first, rest)) = events.split_first() else {
        return Err(failed(1, "there are no events".to_owned()));
    };
    let mut state = State::new(first, cache).map_err(|error| failed(1, error.text))?;
    for event in rest {
        let version = state.version() + 1;
        check(&state, event)
            .and_then(|()| state.apply(event))
            .map_err(|error| failed(version, error.text))?;
    }
    Ok(state)
}
