//! Replaying and verifying a log of events.

use crate::play::Play;
use crate::problem::Fault;
use crate::sealed::{Draws, Secret};
use crate::shelf::Shelf;
use crate::state::State;
use protocol::{Event, GameChance, Happening, Record, SeatResult, Version};

/// A record that is right in every event.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Verified {
    pub events: usize,
    /// How many draws of the dice were checked.
    pub draws: u32,
    pub results: Vec<SeatResult>,
}

impl State {
    /// The state that events lead to. The first wrong one is named.
    pub fn replay(events: &[Event], shelf: &mut Shelf) -> Result<State, Fault> {
        replay(events, shelf, |_, _| Ok(()))
    }
}

/// Checks a finished match: every action by the rules, every draw of the dice
/// against the secret, the secret against its commitment, the results.
pub fn verify(record: &Record, shelf: &mut Shelf) -> Result<Verified, Fault> {
    let events = &record.events;
    let secret = events.iter().find_map(|event| match &event.what {
        Happening::Ended { secret, .. } => Some(Secret::new(secret.0)),
        _ => None,
    });
    let committed = events.first().and_then(|event| match &event.what {
        Happening::Created { commitment, .. } => Some(*commitment),
        _ => None,
    });
    // With a wrong secret every roll would look wrong; the event of the end is then at fault.
    let secret_fits = secret.as_ref().map(Secret::commitment) == committed;
    let known = secret.as_ref().filter(|_| secret_fits);
    let state = replay(events, shelf, |state, event| match (known, &event.what) {
        (Some(secret), Happening::Drawn { chance, .. }) => check_draw(state, secret, chance),
        _ => Ok(()),
    })?;
    let results = state.view().results;
    let results = results.ok_or_else(|| Fault {
        version: state.version() + 1,
        text: "the end of the match is missing".to_owned(),
    })?;
    Ok(Verified {
        events: events.len(),
        draws: state.drawn,
        results,
    })
}

fn check_draw(state: &State, secret: &Secret, chance: &GameChance) -> Result<(), String> {
    let context = state
        .context
        .as_ref()
        .ok_or("the dice are not sealed yet")?;
    let mut draws = Draws::new(secret, context, state.drawn);
    let expected = state.play().and_then(|play: &Play| play.draw(&mut draws));
    if expected.as_ref() == Some(chance) {
        return Ok(());
    }
    Err("the sealed dice show something else".to_owned())
}

/// The state that events lead to; `check` sees each before it happens.
pub fn replay(
    events: &[Event],
    shelf: &mut Shelf,
    mut check: impl FnMut(&State, &Event) -> Result<(), String>,
) -> Result<State, Fault> {
    let fault = |version: Version, text: String| Fault { version, text };
    let Some((first, rest)) = events.split_first() else {
        return Err(fault(1, "there are no events".to_owned()));
    };
    let mut state = State::new(first, shelf).map_err(|problem| fault(1, problem.text))?;
    for event in rest {
        let version = state.version() + 1;
        check(&state, event).map_err(|text| fault(version, text))?;
        state
            .apply(event)
            .map_err(|problem| fault(version, problem.text))?;
    }
    Ok(state)
}
