//! Handles the requests that clients send to a table.

use crate::chain;
use crate::error::TableError;
use crate::table::Table;
use protocol::{
    Answer, Cause, ClientToServer, EventKind, Hex, MessageId, Millis, Reason, Request, Seat,
    ServerToClient, TraceFile, Withdrawal,
};

/// The seats for which a client may act. The server knows which client holds which seats.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Caller(u16);

impl Caller {
    /// A client without a seat. Such a client may watch and join.
    pub const GUEST: Caller = Caller(0);

    /// Returns a caller that holds these seats.
    pub fn holding(seats: impl IntoIterator<Item = Seat>) -> Caller {
        let bit = |seat: Seat| 1_u16.checked_shl(u32::from(seat)).unwrap_or(0);
        Caller(seats.into_iter().fold(0, |held, seat| held | bit(seat)))
    }

    /// Returns whether the client may act for a seat.
    pub fn holds(self, seat: Seat) -> bool {
        self.0.checked_shr(u32::from(seat)).unwrap_or(0) & 1 == 1
    }
}

/// The messages that result from a request. Before sending them, the server must make the new
/// events ([`Table::events_since`]) durable.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Reply {
    /// The answer for the client that sent the request.
    pub answer: Answer,
    /// The update for all clients, if there are new events.
    pub update: Option<ServerToClient>,
    /// Whether the message had been processed before.
    pub resent: bool,
}

/// The answer to a request, for servers that distribute events themselves.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Answered {
    /// The answer for the client that sent the request.
    pub answer: Answer,
    /// Whether the message had been processed before.
    pub resent: bool,
}

impl Answered {
    /// Returns an answer to a message that was not processed before.
    pub fn only(answer: Answer) -> Answered {
        Answered {
            answer,
            resent: false,
        }
    }
}

impl Table {
    /// Processes a message from a client.
    pub fn request(&mut self, caller: Caller, message: &ClientToServer, now: Millis) -> Reply {
        let from = self.state.version;
        let (answered, trace) = self.answer_with_trace(caller, message, now);
        Reply {
            answer: answered.answer,
            update: self.update_since(from, trace),
            resent: answered.resent,
        }
    }

    /// Processes a message from a client. If the message plays a stroke, also returns the trace of
    /// the stroke.
    pub fn answer_with_trace(
        &mut self,
        caller: Caller,
        message: &ClientToServer,
        now: Millis,
    ) -> (Answered, Option<TraceFile>) {
        // The trace is computed first because the stroke moves the balls.
        let trace = match &message.request {
            Request::Act { seat, action, .. } => self.state.trace(*seat, action),
            _ => None,
        };
        let answered = self.answer(caller, message, now);
        let accepted = matches!(answered.answer, Answer::Accepted { .. });
        (answered, trace.filter(|_| accepted))
    }

    /// Processes a message from a client. The new events contain all effects of the message.
    pub fn answer(&mut self, caller: Caller, message: &ClientToServer, now: Millis) -> Answered {
        let fingerprint = chain::fingerprint(&message.request);
        if let Some(answer) = self.known(&message.id, fingerprint) {
            let resent = true;
            return Answered {
                resent,
                ..Answered::only(answer)
            };
        }
        if let Some(answer) = self.look(&message.request) {
            return Answered::only(answer);
        }
        let from = self.state.version;
        self.time_out(now);
        let id = message.id.clone();
        let answer = match self.carry_out(caller, message, fingerprint, from, now) {
            Ok(version) => Answer::Accepted { version },
            Err(error) => {
                let answer = refused(error);
                self.refused.keep(id, fingerprint, answer.clone());
                answer
            }
        };
        Answered::only(answer)
    }

    /// Forgets that a message was refused, so that it will be processed again. Servers call this
    /// function after receiving events that were new to them.
    pub fn reconsider(&mut self, id: &MessageId) {
        self.refused.forget(id);
    }

    /// Returns the answer to a message that has already been answered; `None` for a new message.
    pub fn known_answer(&self, message: &ClientToServer) -> Option<Answer> {
        self.known(&message.id, chain::fingerprint(&message.request))
    }

    fn known(&self, id: &MessageId, fingerprint: Hex<8>) -> Option<Answer> {
        let accepted = self.state.remembered(id).map(|done| {
            let version = done.version;
            (done.fingerprint, Answer::Accepted { version })
        });
        let (before, answer) = accepted.or_else(|| self.refused.find(id))?;
        if before == fingerprint {
            return Some(answer);
        }
        let text = "this id was used for another message";
        Some(refused(TableError::new(Reason::IdReused, text)))
    }

    /// Answers a request that only reads data; `None` for other requests.
    fn look(&self, request: &Request) -> Option<Answer> {
        match request {
            Request::Since { version } if *version > self.state.version => {
                let text = "the table has not reached that version";
                Some(refused(TableError::new(Reason::Future, text)))
            }
            Request::Since { version } => Some(Answer::Events {
                events: self.events_since(*version).to_vec(),
            }),
            Request::Look {} => {
                let snapshot = Box::new(self.snapshot()?);
                Some(Answer::Table { snapshot })
            }
            _ => None,
        }
    }

    fn carry_out(
        &mut self,
        caller: Caller,
        message: &ClientToServer,
        fingerprint: Hex<8>,
        from: protocol::Version,
        now: Millis,
    ) -> Result<protocol::Version, TableError> {
        if let Request::Act {
            version: Some(version),
            ..
        } = message.request
            && version != from
        {
            let text = "the table has changed since that version";
            return Err(TableError::new(Reason::Stale, text));
        }
        let (seat, what) = meant(&message.request)?;
        let allowed = match message.request {
            Request::Join { .. } => true,
            Request::Claim { .. } => !caller.holds(seat) && self.is_played_by(caller),
            _ => caller.holds(seat),
        };
        if !allowed {
            return Err(TableError::new(
                Reason::NotYourSeat,
                "this seat is not yours",
            ));
        }
        let id = message.id.clone();
        self.push(what, Some(Cause { id, fingerprint }), now)?;
        let version = self.state.version;
        self.follow_up(now);
        Ok(version)
    }

    /// Returns whether a client holds a seat whose player is still in the match.
    fn is_played_by(&self, caller: Caller) -> bool {
        let seats = self.state.seats();
        (0..)
            .zip(&seats)
            .any(|(seat, view)| caller.holds(seat) && !view.withdrawn)
    }
}

fn refused(error: TableError) -> Answer {
    Answer::Refused {
        reason: error.reason,
        text: error.text,
    }
}

/// Returns the seat that a request is about, and the event that the request asks for.
fn meant(request: &Request) -> Result<(Seat, EventKind), TableError> {
    Ok(match request.clone() {
        Request::Join {
            seat,
            name,
            contribution,
        } => (
            seat,
            EventKind::Joined {
                seat,
                name,
                contribution,
            },
        ),
        Request::Leave { seat } => (seat, EventKind::Left { seat }),
        Request::Ready { seat, ready } => (seat, EventKind::Ready { seat, ready }),
        Request::Act { seat, action, .. } => {
            // The table adds the outcome.
            let outcome = None;
            (
                seat,
                EventKind::Acted {
                    seat,
                    action,
                    outcome,
                },
            )
        }
        Request::Resign { seat } => {
            let why = Withdrawal::Resigned;
            (seat, EventKind::Withdrawn { seat, why })
        }
        Request::Claim { seat } => {
            let why = Withdrawal::Absent;
            (seat, EventKind::Withdrawn { seat, why })
        }
        Request::Rematch { seat, agree } => (seat, EventKind::Rematch { seat, agree }),
        Request::Since { .. } | Request::Look {} => {
            return Err(TableError::illegal("this request changes nothing"));
        }
    })
}
