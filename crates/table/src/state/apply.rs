//! Applies events to the state. Events from requests and from records pass the same checks.

use super::remembered::Done;
use super::{Life, SeatState, State};
use crate::chain;
use crate::clock::MoveClock;
use crate::error::TableError;
use crate::play::{MoveNumber, Play};
use crate::sealed::{Context, Secret};
use protocol::{
    Event, EventKind, GameAction, GameChance, GameOutcome, Hex, Millis, Reason, Seat, SeatResult,
    Status, TraceFile, Withdrawal,
};

impl State {
    /// Applies the next event. An invalid event is refused and does not change the state.
    pub fn apply(&mut self, event: &Event) -> Result<(), TableError> {
        if event.version != self.version + 1 {
            return Err(TableError::illegal("the preceding event is missing"));
        }
        if event.at < self.at {
            return Err(TableError::illegal("it is older than the preceding event"));
        }
        if event.chain != chain::link(self.chain, event) {
            return Err(TableError::illegal("the event does not fit its chain"));
        }
        self.apply_linked(event)
    }

    /// Applies an event that was created for this state, so its version, time and chain are known
    /// to be correct.
    pub(crate) fn apply_linked(&mut self, event: &Event) -> Result<(), TableError> {
        let thinking = self.thinking();
        self.happen(&event.what, event.at)?;
        self.note_time(thinking, event.at);
        self.version = event.version;
        self.at = event.at;
        self.chain = event.chain;
        if let Some(cause) = &event.cause {
            let done = Done {
                id: cause.id.clone(),
                fingerprint: cause.fingerprint,
                version: event.version,
            };
            self.done.add(done, Self::REMEMBERED);
        }
        Ok(())
    }

    /// Returns the trace of a stroke that the player in this seat is about to play; `None` if it is
    /// not their turn.
    pub fn trace(&self, seat: Seat, action: &GameAction) -> Option<TraceFile> {
        let play = self.play().filter(|_| self.turn() == Some(seat))?;
        play.trace(action)
    }

    fn happen(&mut self, what: &EventKind, at: Millis) -> Result<(), TableError> {
        match what {
            EventKind::Created { .. } => {
                return Err(TableError::illegal("a table is created only once"));
            }
            EventKind::Joined {
                seat,
                name,
                contribution,
            } => {
                let place = self.waiting_seat(*seat)?;
                if place.guest.is_some() {
                    return Err(TableError::new(Reason::SeatTaken, "the seat is taken"));
                }
                place.guest = Some((name.clone(), *contribution));
            }
            EventKind::Left { seat } => {
                let place = self.waiting_seat(*seat)?;
                if place.guest.take().is_none() {
                    return Err(TableError::new(Reason::NoChange, "the seat is free"));
                }
                place.ready = false;
            }
            EventKind::Ready { seat, ready } => {
                let place = self.waiting_seat(*seat)?;
                if place.guest.is_none() || place.ready == *ready {
                    return Err(TableError::new(Reason::NoChange, "nothing to change"));
                }
                place.ready = *ready;
            }
            EventKind::Started {} => self.start(at)?,
            EventKind::Acted {
                seat,
                action,
                outcome,
            } => self.act(*seat, action, outcome.as_deref(), at)?,
            EventKind::Drawn {
                first,
                chance: roll,
            } => self.draw(*first, roll)?,
            EventKind::Withdrawn { seat, why } => self.withdraw(*seat, *why, at)?,
            EventKind::Resumed { since } => self.resume(*since, at)?,
            EventKind::Ended { results, secret } => self.end(results, *secret)?,
            EventKind::Rematch { seat, agree } => self.rematch(*seat, *agree)?,
        }
        Ok(())
    }

    fn person(&mut self, seat: Seat) -> Result<&mut SeatState, TableError> {
        let place = self.seats.get_mut(usize::from(seat));
        place
            .filter(|place| place.is_person())
            .ok_or_else(|| TableError::new(Reason::NoSuchSeat, "there is no such seat for people"))
    }

    fn waiting_seat(&mut self, seat: Seat) -> Result<&mut SeatState, TableError> {
        if self.status() != Status::Waiting {
            return Err(TableError::new(Reason::Started, "the match has begun"));
        }
        self.person(seat)
    }

    fn start(&mut self, at: Millis) -> Result<(), TableError> {
        if !self.can_start() {
            return Err(TableError::illegal("not everyone is ready"));
        }
        let shares = self.seats.iter().map(|seat| Some(seat.guest.as_ref()?.1));
        let shares: Vec<Option<Hex<16>>> = shares.collect();
        let name = self.dice.as_ref().unwrap_or(&self.table);
        self.context = Some(Context::new(name, &shares));
        self.life = Life::Playing(self.agreed.begin());
        self.move_clock = MoveClock::start(at);
        Ok(())
    }

    fn playing(&mut self) -> Result<&mut Play, TableError> {
        match &mut self.life {
            Life::Playing(play) => Ok(play),
            Life::Waiting => Err(TableError::new(
                Reason::NotStarted,
                "the match has not begun",
            )),
            Life::Over(..) => Err(TableError::new(Reason::Over, "the match is over")),
        }
    }

    fn act(
        &mut self,
        seat: Seat,
        action: &GameAction,
        outcome: Option<&GameOutcome>,
        at: Millis,
    ) -> Result<(), TableError> {
        let deadline = self.deadline();
        let play = self.playing()?;
        if play.turn() != Some(seat) {
            return Err(TableError::new(
                Reason::NotYourTurn,
                "it is not this seat's turn",
            ));
        }
        if deadline.is_some_and(|deadline| at >= deadline) {
            return Err(TableError::illegal("the time is up"));
        }
        play.act_as_told(action, outcome)?;
        if let Some(place) = self.seats.get_mut(usize::from(seat)) {
            place.has_moved = true;
        }
        Ok(())
    }

    fn draw(&mut self, first: u32, roll: &GameChance) -> Result<(), TableError> {
        if first != self.drawn {
            return Err(TableError::illegal(
                "the dice must be drawn in order without gaps",
            ));
        }
        let count = self.playing()?.roll(roll)?;
        self.drawn += count;
        Ok(())
    }

    fn withdraw(&mut self, seat: Seat, why: Withdrawal, at: Millis) -> Result<(), TableError> {
        let late = self.turn() == Some(seat) && self.deadline().is_some_and(|end| at >= end);
        if why == Withdrawal::OutOfTime && !late {
            return Err(TableError::illegal("there is time left"));
        }
        if why == Withdrawal::Absent {
            self.can_be_absent(seat)?;
        }
        if self.computer_left_alone() != Some(seat) {
            self.person(seat)?;
        }
        Ok(self.playing()?.withdraw(seat)?)
    }

    /// Checks that a player can be withdrawn for absence. It must be the player's turn, and the
    /// match must have no clock; with a clock, the player is withdrawn when time runs out.
    fn can_be_absent(&self, seat: Seat) -> Result<(), TableError> {
        if self.turn() != Some(seat) {
            let text = "it is not this player's turn";
            return Err(TableError::new(Reason::NotYourTurn, text));
        }
        if self.deadline().is_some() {
            return Err(TableError::illegal(
                "the clock decides when this player is out of time",
            ));
        }
        Ok(())
    }

    fn resume(&mut self, since: Millis, at: Millis) -> Result<(), TableError> {
        if since < self.at || since > at {
            return Err(TableError::illegal("the server was not down at that time"));
        }
        self.move_clock.skip(at - since);
        Ok(())
    }

    fn end(&mut self, results: &[SeatResult], secret: Option<Hex<32>>) -> Result<(), TableError> {
        let (commitment, is_shared) = (self.commitment, self.dice.is_some());
        let play = self.playing()?;
        if !play.is_over() {
            return Err(TableError::illegal("the match is not over"));
        }
        if play.results() != results {
            return Err(TableError::illegal(
                "the results differ from those of the match",
            ));
        }
        match secret {
            Some(_) if is_shared => {
                let text = "the secret of shared dice is published separately from the match";
                return Err(TableError::illegal(text));
            }
            None if !is_shared => return Err(TableError::illegal("the secret is missing")),
            Some(secret) if Secret::new(secret.0).commitment() != commitment => {
                return Err(TableError::illegal(
                    "the secret does not match its commitment",
                ));
            }
            _ => {}
        }
        self.life = Life::Over(play.clone(), results.to_vec());
        Ok(())
    }

    fn rematch(&mut self, seat: Seat, agree: bool) -> Result<(), TableError> {
        if self.status() != Status::Over {
            return Err(TableError::new(Reason::NotOver, "the match is not over"));
        }
        let place = self.person(seat)?;
        if place.rematch == agree {
            return Err(TableError::new(Reason::NoChange, "nothing to change"));
        }
        place.rematch = agree;
        Ok(())
    }

    /// Returns the seat of the player whose turn it is, and the number of the move.
    fn thinking(&self) -> Option<(Seat, MoveNumber)> {
        let Life::Playing(play) = &self.life else {
            return None;
        };
        Some((play.turn()?, play.move_number()))
    }

    /// If a move is complete, deducts its time and starts the clock for the next move.
    fn note_time(&mut self, before: Option<(Seat, MoveNumber)>, at: Millis) {
        let Life::Playing(play) = &self.life else {
            return;
        };
        let Some((seat, number)) = before else {
            return;
        };
        if play.move_number() == number {
            return;
        }
        if let (Some(clock), Some(place)) = (self.clock, self.seats.get_mut(usize::from(seat))) {
            let left = place.left;
            place.left = left.map(|left| self.move_clock.left_after(clock, left, at));
        }
        self.move_clock = MoveClock::start(at);
    }
}
