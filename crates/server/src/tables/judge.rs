//! Judging messages: what the rules say, and what this host puts up with beside them.

use super::loaded::LoadedTable;
use protocol::{
    Answer, ClientToServer, EventKind, GameAction, GolfAction, Millis, Reason, Request, Seat,
    Status, TraceFile,
};
use std::sync::Arc;
use table::Caller;

impl LoadedTable {
    /// Answers a message; the trace of a stroke only if somebody wants to see it.
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
        let known = self.table.known_answer(message).is_some();
        if !known && let Some((reason, text)) = self.policy(player, message) {
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

    /// What the rules would allow, but not this host: a table is not filled by what leads nowhere.
    fn policy(
        &self,
        player: Option<&Arc<str>>,
        message: &ClientToServer,
    ) -> Option<(Reason, &'static str)> {
        let status = self.table.state().status();
        match &message.request {
            Request::Join { .. } if player.is_none() => Some((
                Reason::NotYourSeat,
                "say hello with a key before you take a seat",
            )),
            Request::Join { seat, .. } if !self.is_kept_for(player, *seat) => Some((
                Reason::NotYourSeat,
                "the seats of this table are reserved for two players",
            )),
            Request::Rematch { .. } if self.tournament().is_some() => Some((
                Reason::Illegal,
                "in a tournament, the next round tells who plays",
            )),
            Request::Rematch { .. } if self.table.state().has_shared_dice() => Some((
                Reason::Illegal,
                "you have one try at this edition of the cup",
            )),
            Request::Join { .. } | Request::Ready { .. }
                if status == Status::Waiting && self.table.events().len() >= COMING_AND_GOING =>
            {
                let text = "there was too much coming and going here; create a new table";
                Some((Reason::Illegal, text))
            }
            Request::Rematch { .. }
                if self.trailing(|what| matches!(what, EventKind::Rematch { .. })) >= CHANGES =>
            {
                let text = "minds were changed too often here; create a new table";
                Some((Reason::Illegal, text))
            }
            Request::Act { action, .. }
                if is_choice(action)
                    && self.trailing(|what| match what {
                        EventKind::Acted { action, .. } => is_choice(action),
                        _ => false,
                    }) >= CHANGES =>
            {
                let text = "start and die were changed often enough in this turn; roll now";
                Some((Reason::Illegal, text))
            }
            _ => None,
        }
    }

    /// Whether a seat is free for a player, or kept for them.
    fn is_kept_for(&self, player: Option<&Arc<str>>, seat: Seat) -> bool {
        let Some(reserved) = &self.reserved else {
            return true;
        };
        let kept = reserved.players.get(usize::from(seat));
        kept.is_some_and(|kept| player.is_some_and(|player| **player == **kept))
    }

    /// The tournament that the table belongs to.
    pub(super) fn tournament(&self) -> Option<&str> {
        self.reserved.as_ref()?.tournament.as_deref()
    }

    /// How many of the last events are of a kind, as far as it matters.
    fn trailing(&self, is_meant: impl Fn(&EventKind) -> bool) -> usize {
        let last = self.table.events().iter().rev().take(CHANGES);
        last.take_while(|event| is_meant(&event.what)).count()
    }
}

/// So many events there may be before a match begins.
const COMING_AND_GOING: usize = 500;
/// So often in a row something may be chosen anew that has no effect yet.
const CHANGES: usize = 100;

/// Whether an action can be changed afterwards.
fn is_choice(action: &GameAction) -> bool {
    let GameAction::Golf(action) = action else {
        return false;
    };
    matches!(action, GolfAction::Start { .. } | GolfAction::Pick { .. })
}

/// What comes of a message.
pub(super) struct Judged {
    /// The answer as JSON.
    pub(super) answer: String,
    pub(super) is_refused: bool,
    /// Whether the message was known already.
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
