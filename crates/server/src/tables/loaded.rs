//! A match in memory, rebuilt from its events.

use super::answers::AnswerCache;
use super::entry::{About, chat_rule, entry, summary};
use crate::http::error::AnyError;
use crate::metrics::Metrics;
use crate::push::{Notice, takes_days};
use crate::tables::fair::can_be_rated;
use protocol::online::{ChatRule, OwnTable, TableEntry};
use protocol::{
    Event, EventKind, GolfError, Hex, MatchSetup, Millis, Seat, Status, TableId, Version,
};
use sha2::{Digest, Sha256};
use std::sync::Arc;
use storage::{Batch, Downtime, EventRow, Holder, Reserved, Summary, TableRow};
use table::{CourseCache, Secret, Table};

/// A match and its associated server data.
#[derive(Clone, Debug)]
pub(crate) struct LoadedTable {
    pub(super) table: Table,
    name: Arc<str>,
    /// The player in each seat.
    pub(super) holders: Vec<Option<Arc<str>>>,
    pub(super) owner: Arc<str>,
    pub(super) open: bool,
    pub(super) chat: ChatRule,
    /// Whether the match is rated.
    pub(super) rated: bool,
    /// The players for whom the seats are reserved, at a table created by a tournament or by "Play
    /// now".
    pub(super) reserved: Option<Reserved>,
    /// The table of the rematch.
    pub(super) next: Option<TableId>,
    created: Millis,
    /// The seed for the computer players' choices.
    pub(super) seed: u64,
    /// The last version in the log.
    pub(super) stored: Version,
    /// The due action as stored, or `None` if it is unknown.
    due: Option<Due>,
    /// The downtimes that are already deducted from the players' clocks.
    absences: Arc<[Downtime]>,
    /// Cached responses to requests for data.
    pub(super) answers: AnswerCache,
    /// The status and turn in the last notification to players.
    last_notified: Option<(Status, Option<Seat>)>,
    /// The status and turn at the last push notice, or when the table was loaded.
    last_noticed: (Status, Option<Seat>),
    _counted: CountedTable,
}

/// When the table acts without a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Due {
    /// Never, because the table is waiting for a player.
    Never,
    /// It is a computer player's turn.
    AtOnce,
    /// At this time, because a player's time runs out then.
    At(Millis),
}

/// A batch of events to commit, and what to announce after the commit.
pub(super) struct Uncommitted {
    pub(super) batch: Batch,
    /// The version before the batch.
    pub(super) after: Version,
    /// Whether the summary for lists is outdated after the batch.
    pub(super) leaves_summary: bool,
    pub(super) seats_changed: bool,
}

impl LoadedTable {
    /// Rebuilds a table from its stored events.
    pub(super) fn restore(
        row: TableRow,
        events: &[String],
        absences: Arc<[Downtime]>,
        courses: impl FnOnce(&MatchSetup) -> Result<CourseCache, GolfError>,
        metrics: &Arc<Metrics>,
    ) -> Result<LoadedTable, AnyError> {
        let events = events.iter().map(|event| Event::parse(event));
        let events = events.collect::<Result<Vec<Event>, _>>()?;
        let Some(EventKind::Created { setup, .. }) = events.first().map(|event| &event.what) else {
            return Err("there is no first event".into());
        };
        let mut courses = courses(setup)?;
        let secret = Hex::<32>::try_from(row.secret)?;
        let stored = events.len() as Version;
        let mut table = Table::restore(events, Secret::new(secret.0), &mut courses)?;
        pause_clock(&mut table, &absences);
        let mut loaded = LoadedTable {
            name: row.id.into(),
            holders: vec![None; table.state().seats().len()],
            owner: row.owner.into(),
            open: row.listed,
            chat: chat_rule(&row.chat),
            rated: !row.casual && can_be_rated(table.events()),
            reserved: row.reserved,
            next: row.next.and_then(|next| TableId::new(next).ok()),
            created: row.created,
            seed: seed(&secret),
            stored,
            due: None,
            absences,
            answers: AnswerCache::default(),
            last_notified: None,
            last_noticed: (Status::Waiting, None),
            table,
            _counted: CountedTable::new(metrics),
        };
        loaded.last_noticed = loaded.standing();
        loaded.seat(row.holders);
        Ok(loaded)
    }

    /// Assigns the seats to their players.
    pub(super) fn seat(&mut self, held: Vec<(Seat, String)>) {
        self.holders.fill(None);
        for (seat, player) in held {
            if let Some(holder) = self.holders.get_mut(usize::from(seat)) {
                *holder = Some(player.into());
            }
        }
    }

    pub(super) fn version(&self) -> Version {
        self.table.state().version()
    }

    /// Returns whether some events are not in the log yet.
    pub(super) fn is_uncommitted(&self) -> bool {
        self.stored < self.version()
    }

    fn due(&self) -> Due {
        let state = self.table.state();
        match (state.computer_in_turn(), state.deadline()) {
            (Some(_), _) => Due::AtOnce,
            (None, Some(deadline)) => Due::At(deadline),
            (None, None) => Due::Never,
        }
    }

    /// Deducts newly known downtimes from the players' clocks.
    pub(super) fn pause_clock(&mut self, absences: &Arc<[Downtime]>) {
        if !Arc::ptr_eq(&self.absences, absences) {
            pause_clock(&mut self.table, absences);
            self.absences = Arc::clone(absences);
        }
    }

    /// Returns the events since the last commit. If a player takes a seat in them, `by` is that
    /// player.
    pub(super) fn uncommitted(&mut self, by: Option<&Arc<str>>) -> Option<Uncommitted> {
        if !self.is_uncommitted() {
            return None;
        }
        let after = self.stored;
        let mut batch = Batch::default();
        let (mut listed, mut seats_changed) = (false, false);
        let lines = self.table.take_lines(after);
        for (event, line) in self.table.events_since(after).iter().zip(lines) {
            batch.events.push(EventRow {
                table: Arc::clone(&self.name),
                version: event.version,
                event: line,
            });
            listed |= changes_lists(event);
            if let Some((seat, held)) = holding(event) {
                let player = by.filter(|_| held).cloned();
                batch.holders.push(Holder {
                    table: Arc::clone(&self.name),
                    seat,
                    player: player.as_deref().map(str::to_owned),
                });
                if let Some(holder) = self.holders.get_mut(usize::from(seat)) {
                    *holder = player;
                }
                seats_changed = true;
            }
        }
        // Due actions are found through the summary, so its due action must always be up to date.
        let due = Some(self.due());
        listed |= self.due != due;
        self.due = due;
        if listed {
            batch.summaries.push(self.summary());
        }
        Some(Uncommitted {
            batch,
            after,
            leaves_summary: !listed,
            seats_changed,
        })
    }

    /// Notes that another node has already stored and announced all events in memory.
    pub(super) fn note_followed(&mut self) {
        self.stored = self.version();
        self.due = Some(self.due());
        self.last_notified = Some(self.standing());
        self.last_noticed = self.standing();
    }

    fn standing(&self) -> (Status, Option<Seat>) {
        let state = self.table.state();
        (state.status(), state.turn())
    }

    /// Returns whether players must be notified of a new turn. Only the first call per turn returns
    /// true.
    pub(super) fn turn_changed(&mut self) -> bool {
        let standing = Some(self.standing());
        std::mem::replace(&mut self.last_notified, standing) != standing
    }

    /// Returns the notice for a player who may be away, once per turn in a correspondence game.
    pub(super) fn turn_notice(&mut self) -> Option<Notice> {
        let standing = self.standing();
        let is_new = std::mem::replace(&mut self.last_noticed, standing) != standing;
        let entry = is_new.then(|| self.entry())?;
        if !takes_days(entry.clock.as_ref()) {
            return None;
        }
        let holder = standing
            .1
            .and_then(|seat| self.holders.get(usize::from(seat)));
        let player = holder.cloned().flatten();
        let own = self.seats_of(player.as_ref());
        Some(Notice::turn(player, &entry, &own))
    }

    /// Returns the seats that a player holds.
    pub(super) fn seats_of(&self, player: Option<&Arc<str>>) -> Vec<Seat> {
        let Some(player) = player else {
            return Vec::new();
        };
        let held = (0..).zip(&self.holders);
        held.filter(|(_, holder)| holder.as_ref() == Some(player))
            .map(|(seat, _)| seat)
            .collect()
    }

    /// Returns the seated players without duplicates.
    pub(super) fn players(&self) -> Vec<Arc<str>> {
        let mut players: Vec<Arc<str>> = self.holders.iter().flatten().cloned().collect();
        players.sort();
        players.dedup();
        players
    }

    /// Returns the table's entry for a player's own list.
    pub(super) fn own(&self, player: &Arc<str>) -> OwnTable {
        let seats = self.seats_of(Some(player));
        let table = self.entry();
        OwnTable {
            your_turn: table.turn.is_some_and(|turn| seats.contains(&turn)),
            table,
            seats,
        }
    }

    fn entry(&self) -> TableEntry {
        let about = About {
            open: self.open,
            chat: self.chat,
            rated: self.rated,
            created: self.created,
        };
        entry(&self.table, about)
    }

    /// Returns the summary to store for lists.
    pub(super) fn summary(&self) -> Summary {
        summary(&self.table, &self.entry())
    }
}

/// Returns whether the summary for lists must be stored together with an event. After other events,
/// it is stored a little later.
fn changes_lists(event: &Event) -> bool {
    !matches!(
        event.what,
        EventKind::Acted { .. } | EventKind::Drawn { .. } | EventKind::Resumed { .. }
    )
}

/// If an event takes or frees a seat, returns the seat and whether it is now taken.
fn holding(event: &Event) -> Option<(Seat, bool)> {
    match event.what {
        EventKind::Joined { seat, .. } => Some((seat, true)),
        EventKind::Left { seat } => Some((seat, false)),
        _ => None,
    }
}

/// Adds an event for each downtime, because clocks did not run then.
fn pause_clock(table: &mut Table, absences: &[Downtime]) {
    let has_clock = table.snapshot().is_some_and(|table| table.clock.is_some());
    if !has_clock || table.state().status() != Status::Playing {
        return;
    }
    for absence in absences {
        let last = table.events().last().map_or(0, |event| event.at);
        if absence.until > last {
            // Clients learn of the downtime through the event.
            let _ = table.resume(absence.since, absence.until);
        }
    }
}

/// Derives the table's seed for computer players. The seed reveals nothing about the dice.
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

/// Counts a match in memory until this value is dropped.
#[derive(Debug)]
struct CountedTable(Arc<Metrics>);

impl CountedTable {
    fn new(metrics: &Arc<Metrics>) -> CountedTable {
        metrics.live_tables.add(1);
        CountedTable(Arc::clone(metrics))
    }
}

impl Clone for CountedTable {
    fn clone(&self) -> CountedTable {
        CountedTable::new(&self.0)
    }
}

impl Drop for CountedTable {
    fn drop(&mut self) {
        self.0.live_tables.sub(1);
    }
}
