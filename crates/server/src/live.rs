//! A match in memory, rebuilt from its events.

use crate::App;
use crate::cluster::Cluster;
use crate::error::Error;
use crate::limits::locked;
use crate::room::Progress;
use crate::told::Told;
use protocol::online::{ChatRule, GameKind, SeatEntry, TableEntry};
use protocol::{
    Answer, ClientToServer, Event, EventKind, GameAction, GolfAction, Hex, MatchSetup, Millis,
    Reason, Request, Seat, Status, TableId, TraceFile, Version,
};
use sha2::{Digest, Sha256};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use storage::Summary;
use table::{Caller, CourseCache, Secret, Table};

/// A match, and what the host knows beside it.
#[derive(Debug)]
pub(crate) struct Live {
    pub(crate) table: Table,
    /// Who holds which seat.
    pub(crate) holders: Vec<Option<Arc<str>>>,
    pub(crate) owner: String,
    pub(crate) open: bool,
    pub(crate) chat: ChatRule,
    pub(crate) next: Option<TableId>,
    created: Millis,
    /// What computer players' choices follow from.
    pub(crate) seed: u64,
    /// The version that was given to the writer.
    pub(crate) written: Version,
    pub(crate) progress: Arc<Progress>,
    /// Whether the stored summary lags behind.
    pub(crate) dirty: bool,
    /// Whether a computer player is being asked.
    pub(crate) thinking: bool,
    /// When the clock is looked at next.
    pub(crate) timer: Option<Millis>,
    /// What was stored of when something is due; nothing if that is not known.
    pub(crate) due: Option<Due>,
    /// The end of the last time without a server that the clock knows of.
    pub(crate) absent_until: Millis,
    /// What was written for those who look.
    pub(crate) told_json: Told,
    /// What the players were told last.
    pub(crate) told: Option<(Status, Option<Seat>)>,
    used: Instant,
}

/// When something happens at a table by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Due {
    /// Only when somebody acts.
    Never,
    /// A computer player is in turn.
    AtOnce,
    /// Somebody's time is over then.
    At(Millis),
}

/// Courses kept ready; beyond it the shelf is cleared. Tables in play keep theirs.
const SHELF: usize = 200;

/// The courses of a match, ready to be played.
pub(crate) fn shelf_for(app: &App, setup: &MatchSetup) -> Result<CourseCache, String> {
    let mut shelf = locked(&app.shelf);
    if shelf.len() > SHELF {
        *shelf = CourseCache::new();
    }
    shelf.part(setup)
}

impl Live {
    /// Rebuilds a table from what is stored.
    pub(crate) async fn load(app: &App, id: &TableId) -> Result<Live, Error> {
        let absent_until = app.cluster.as_ref().map_or(0, Cluster::absent_until);
        let row = app.store.table(id.as_str()).await?;
        let events = app.store.events(id.as_str(), 0).await?;
        let host = app.clone();
        let restored = tokio::task::spawn_blocking(move || restore(&host, &events, &row.secret));
        let restored = restored.await.map_err(|_| Error::unavailable())?;
        let (table, stored, seed) = restored.map_err(|text| {
            tracing::error!(table = %id, text, "a table cannot be rebuilt");
            Error::unavailable()
        })?;
        let holders = vec![None; table.state().seats().len()];
        let progress = Progress::default();
        progress.durable.store(stored, Ordering::Release);
        let mut live = Live {
            table,
            holders,
            owner: row.owner,
            open: row.listed,
            chat: chat_rule(&row.chat),
            next: row.next.and_then(|next| TableId::new(next).ok()),
            created: row.created,
            seed,
            written: stored,
            progress: Arc::new(progress),
            dirty: false,
            thinking: false,
            timer: None,
            due: None,
            absent_until,
            told_json: Told::default(),
            told: None,
            used: Instant::now(),
        };
        live.seat(row.holders);
        Ok(live)
    }

    /// Seats the players.
    pub(crate) fn seat(&mut self, held: Vec<(Seat, String)>) {
        self.holders.fill(None);
        for (seat, player) in held {
            if let Some(place) = self.holders.get_mut(usize::from(seat)) {
                *place = Some(player.into());
            }
        }
    }

    /// When something happens here by itself.
    pub(crate) fn due_now(&self) -> Due {
        let state = self.table.state();
        match (state.computer_in_turn(), state.deadline()) {
            (Some(_), _) => Due::AtOnce,
            (None, Some(deadline)) => Due::At(deadline),
            (None, None) => Due::Never,
        }
    }

    /// Whether something has happened that the writer does not have yet.
    pub(crate) fn is_unwritten(&self) -> bool {
        self.written < self.table.state().version()
    }

    /// Takes over times without a server that have become known.
    pub(crate) fn stand_still(&mut self, app: &App, until: Millis) {
        if self.absent_until < until {
            self.absent_until = until;
            stand_still(app, &mut self.table);
        }
    }

    pub(crate) fn touch(&mut self) {
        self.used = Instant::now();
    }

    /// Whether nothing has been done here for a while and all is stored.
    pub(crate) fn is_idle(&self, idle: Duration) -> bool {
        let durable = self.progress.durable.load(Ordering::Acquire) >= self.written;
        !self.dirty && !self.thinking && durable && self.used.elapsed() >= idle
    }

    /// The seats a player holds.
    pub(crate) fn seats_of(&self, player: Option<&Arc<str>>) -> Vec<Seat> {
        let Some(player) = player else {
            return Vec::new();
        };
        let held = (0..).zip(&self.holders);
        held.filter(|(_, holder)| holder.as_ref() == Some(player))
            .map(|(seat, _)| seat)
            .collect()
    }

    /// Answers a message; the trace of a stroke only if somebody wants to see it.
    pub(crate) fn request(
        &mut self,
        player: Option<&Arc<str>>,
        message: &ClientToServer,
        now: Millis,
        is_viewed: bool,
    ) -> Judged {
        if let Some(answer) = self.looked(message) {
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

    /// How many of the last events are of a kind, as far as it matters.
    fn trailing(&self, is_meant: impl Fn(&EventKind) -> bool) -> usize {
        let last = self.table.events().iter().rev().take(CHANGES);
        last.take_while(|event| is_meant(&event.what)).count()
    }

    /// The table in a list.
    pub(crate) fn entry(&self) -> TableEntry {
        let about = About {
            open: self.open,
            chat: self.chat,
            created: self.created,
        };
        entry(&self.table, about)
    }

    /// What is stored for lists. A computer's turn is due at once.
    pub(crate) fn summary(&self) -> Summary {
        summary(&self.table, &self.entry())
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
pub(crate) struct Judged {
    /// The answer as JSON.
    pub(crate) answer: String,
    pub(crate) is_refused: bool,
    /// Whether the message was known already.
    pub(crate) is_resent: bool,
    pub(crate) trace: Option<TraceFile>,
}

impl Judged {
    pub(crate) fn refused(reason: Reason, text: impl Into<String>) -> Judged {
        let text = text.into();
        Judged {
            answer: Answer::Refused { reason, text }.to_json(),
            is_refused: true,
            is_resent: false,
            trace: None,
        }
    }
}

/// What the host decides about a table.
#[derive(Clone, Copy)]
pub(crate) struct About {
    pub(crate) open: bool,
    pub(crate) chat: ChatRule,
    pub(crate) created: Millis,
}

pub(crate) fn entry(table: &Table, about: About) -> TableEntry {
    let state = table.state();
    let first = table.events().first().map(|event| &event.what);
    let Some(EventKind::Created {
        table: id,
        setup,
        clock,
        ..
    }) = first
    else {
        unreachable!("a table begins with its creation");
    };
    let (game, mode, courses) = match &**setup {
        MatchSetup::Golf(golf) => {
            let ids = golf.courses.iter().map(|course| course.id.clone());
            (GameKind::Golf, Some(golf.mode), ids.collect())
        }
        MatchSetup::Carramboule(_) => (GameKind::Carramboule, None, Vec::new()),
    };
    let seat = |seat: protocol::SeatView| SeatEntry {
        kind: seat.kind,
        name: seat.name,
    };
    TableEntry {
        table: id.clone(),
        game,
        mode,
        courses,
        seats: state.seats().into_iter().map(seat).collect(),
        clock: *clock,
        open: about.open,
        chat: about.chat,
        status: state.status(),
        turn: state.turn(),
        deadline: state.deadline(),
        created: about.created,
        updated: table
            .events()
            .last()
            .map_or(about.created, |event| event.at),
    }
}

pub(crate) fn summary(table: &Table, entry: &TableEntry) -> Summary {
    let state = table.state();
    let due = state.computer_in_turn().map(|_| entry.updated);
    Summary {
        table: state.table().as_str().into(),
        version: state.version(),
        text: entry.to_json(),
        status: status_word(entry.status).to_owned(),
        turn: entry.turn,
        deadline: due.or(entry.deadline),
        updated: entry.updated,
    }
}

pub(crate) fn status_word(status: Status) -> &'static str {
    match status {
        Status::Waiting => "waiting",
        Status::Playing => "playing",
        Status::Over => "over",
    }
}

pub(crate) fn chat_word(rule: ChatRule) -> &'static str {
    match rule {
        ChatRule::Off => "off",
        ChatRule::Phrases => "phrases",
        ChatRule::Free => "free",
    }
}

fn chat_rule(word: &str) -> ChatRule {
    match word {
        "off" => ChatRule::Off,
        "free" => ChatRule::Free,
        _ => ChatRule::Phrases,
    }
}

/// The table, the version that is stored, and the seed of its computer players.
fn restore(app: &App, events: &[String], secret: &str) -> Result<(Table, Version, u64), String> {
    let events = events.iter().map(|event| Event::parse(event));
    let events = events.collect::<Result<Vec<Event>, String>>()?;
    let Some(EventKind::Created { setup, .. }) = events.first().map(|event| &event.what) else {
        return Err("there is no first event".to_owned());
    };
    let mut shelf = shelf_for(app, setup)?;
    let secret = Hex::<32>::try_from(secret.to_owned()).map_err(|error| error.to_string())?;
    let stored = events.len() as Version;
    let restored = Table::restore(events, Secret::new(secret.0), &mut shelf);
    let mut table = restored.map_err(|fault| fault.to_string())?;
    stand_still(app, &mut table);
    Ok((table, stored, seed(&secret)))
}

/// Clocks stood still while no server ran. An event says so, once for each absence.
fn stand_still(app: &App, table: &mut Table) {
    let has_clock = table.snapshot().is_some_and(|table| table.clock.is_some());
    if !has_clock || table.state().status() != Status::Playing {
        return;
    }
    let absences = Arc::clone(&locked(&app.absences));
    for absence in absences.iter() {
        let last = table.events().last().map_or(0, |event| event.at);
        if absence.until > last {
            // Nobody is here yet who could be told.
            let _ = table.resume(absence.since, absence.until);
        }
    }
}

/// Another seed for each table, which tells nothing of the dice.
fn seed(secret: &Hex<32>) -> u64 {
    let mut hash = Sha256::new();
    hash.update(b"computer players");
    hash.update(secret.0);
    let bytes: [u8; 32] = hash.finalize().into();
    bytes
        .iter()
        .take(8)
        .fold(0, |seed, byte| seed << 8 | u64::from(*byte))
}
