//! Checks messages against the game's rules and the server's limits.

use super::loaded::LoadedTable;
use protocol::{
    Answer, ClientToServer, EventKind, GameAction, GolfAction, Millis, Reason, Request, Seat,
    Status, TraceFile,
};
use std::sync::Arc;
use table::Caller;

impl LoadedTable {
    /// Responds to a message. Includes a stroke's trace only if a client wants to see it.
    pub(super) fn request(
        &mut self,
        player: Option<&Arc<str>>,
        message: &ClientToServer,
        now: Millis,
        is_viewed: bool,
    ) -> Judged {
        if let Some(answer) = self.answers.looked(&self.table, message) {
            return Judged {
                answer,
                is_refused: false,
                is_resent: false,
                trace: None,
            };
        }
        if let Some((reason, text)) = self.policy(player, message)
            && self.table.known_answer(message).is_none()
        {
            return Judged::refused(reason, text);
        }
        let caller = Caller::holding(self.seats_of(player));
        let (answered, trace) = if is_viewed {
            self.table.answer_with_trace(caller, message, now)
        } else {
            (self.table.answer(caller, message, now), None)
        };
        Judged {
            is_refused: matches!(answered.answer, Answer::Refused { .. }),
            answer: answered.answer.to_json(),
            is_resent: answered.resent,
            trace,
        }
    }

    /// Returns the server's reason for refusing a message that the rules allow, if any. For
    /// example, the server limits useless events.
    fn policy(
        &self,
        player: Option<&Arc<str>>,
        message: &ClientToServer,
    ) -> Option<(Reason, &'static str)> {
        let status = self.table.state().status();
        match &message.request {
            Request::Join { .. } if player.is_none() => Some((
                Reason::NotYourSeat,
                "send hello with a key before you take a seat",
            )),
            Request::Join { seat, .. } if !self.is_kept_for(player, *seat) => Some((
                Reason::NotYourSeat,
                "the seats of this table are reserved for two players",
            )),
            Request::Rematch { .. } if self.tournament().is_some() => Some((
                Reason::Illegal,
                "a tournament has no rematches; the next round decides who plays",
            )),
            Request::Rematch { .. } if self.table.state().has_shared_dice() => Some((
                Reason::Illegal,
                "you have one try at this edition of the cup",
            )),
            Request::Join { .. } | Request::Ready { .. }
                if status == Status::Waiting && self.table.events().len() >= COMING_AND_GOING =>
            {
                let text = "players have joined and left this table too often; create a new table";
                Some((Reason::Illegal, text))
            }
            Request::Rematch { .. }
                if self.trailing(|what| matches!(what, EventKind::Rematch { .. })) >= CHANGES =>
            {
                let text = "the rematch was agreed and cancelled too often; create a new table";
                Some((Reason::Illegal, text))
            }
            Request::Act { action, .. }
                if is_choice(action)
                    && self.trailing(|what| match what {
                        EventKind::Acted { action, .. } => is_choice(action),
                        _ => false,
                    }) >= CHANGES =>
            {
                let text = "you have changed the start or die too often in this turn; roll now";
                Some((Reason::Illegal, text))
            }
            _ => None,
        }
    }

    /// Returns whether a player may take a seat: the seat is not reserved, or is reserved for this
    /// player.
    fn is_kept_for(&self, player: Option<&Arc<str>>, seat: Seat) -> bool {
        let Some(reserved) = &self.reserved else {
            return true;
        };
        let kept = reserved.players.get(usize::from(seat));
        kept.is_some_and(|kept| player.is_some_and(|player| **player == **kept))
    }

    /// Returns the tournament that the table belongs to.
    pub(super) fn tournament(&self) -> Option<&str> {
        self.reserved.as_ref()?.tournament.as_deref()
    }

    /// Counts the consecutive events at the end of the log that satisfy a condition, up to
    /// `CHANGES`.
    fn trailing(&self, is_meant: impl Fn(&EventKind) -> bool) -> usize {
        let last = self.table.events().iter().rev().take(CHANGES);
        last.take_while(|event| is_meant(&event.what)).count()
    }
}

/// Maximum number of events before a match begins.
const COMING_AND_GOING: usize = 500;
/// Maximum number of consecutive events that only change a choice or the wish for a rematch.
const CHANGES: usize = 100;

/// Returns whether an action is a choice that can still be changed.
fn is_choice(action: &GameAction) -> bool {
    let GameAction::Golf(action) = action else {
        return false;
    };
    matches!(action, GolfAction::Start { .. } | GolfAction::Pick { .. })
}

/// The result of checking a message.
#[derive(Clone, Debug)]
pub(super) struct Judged {
    /// The response as JSON.
    pub(super) answer: String,
    pub(super) is_refused: bool,
    /// Whether the message was received before.
    pub(super) is_resent: bool,
    pub(super) trace: Option<TraceFile>,
}

impl Judged {
    pub(super) fn refused(reason: Reason, text: impl Into<String>) -> Judged {
        let text = text.into();
        Judged {
            answer: Answer::Refused { reason, text }.to_json(),
            is_refused: true,
            is_resent: false,
            trace: None,
        }
    }
}
