//! A table on the server: its state, its events, and the dice secret.

use crate::chain;
use crate::course_cache::CourseCache;
use crate::error::{ReplayError, TableError};
use crate::play::Play;
use crate::player::Player;
use crate::refusals::Refusals;
use crate::sealed::{Draws, Secret};
use crate::state::State;
use protocol::{
    Cause, Clock, Event, EventKind, MatchSetup, Millis, Record, Seat, SeatKind, ServerToClient,
    Snapshot, Status, TableId, TraceFile, Version, Withdrawal,
};

/// One match with all data that its server keeps. The state follows from the events alone. The
/// secret is kept separately. The final event publishes it, unless the table shares its dice with
/// other tables.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
    pub(crate) secret: Secret,
    pub(crate) refused: Refusals,
    /// The newest events as JSON, until the server takes them.
    lines: Vec<String>,
}

/// Upper bound on events kept as JSON.
const LINES: usize = 16;

/// The parameters of a new table.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct NewTable {
    pub id: TableId,
    pub setup: MatchSetup,
    pub seats: Vec<SeatKind>,
    pub clock: Option<Clock>,
}

impl Table {
    /// Creates a table.
    pub fn create(
        new: NewTable,
        secret: Secret,
        cache: &mut CourseCache,
        now: Millis,
    ) -> Result<Table, TableError> {
        Table::open(new, None, secret, cache, now)
    }

    /// Creates a table that shares its dice with other tables: all tables with the same secret,
    /// dice name and contributions roll the same numbers. The end of the match does not publish the
    /// secret.
    pub fn create_with_shared_dice(
        new: NewTable,
        dice: TableId,
        secret: Secret,
        cache: &mut CourseCache,
        now: Millis,
    ) -> Result<Table, TableError> {
        Table::open(new, Some(dice), secret, cache, now)
    }

    fn open(
        mut new: NewTable,
        dice: Option<TableId>,
        secret: Secret,
        cache: &mut CourseCache,
        now: Millis,
    ) -> Result<Table, TableError> {
        if let MatchSetup::Golf(golf) = &mut new.setup {
            golf.write_files_once();
        }
        let what = EventKind::Created {
            table: new.id,
            rules: new.setup.newest_rules().to_owned(),
            commitment: secret.commitment(),
            setup: Box::new(new.setup),
            seats: new.seats,
            clock: new.clock,
            dice,
        };
        let (event, line) = linked(1, now, None, what, chain::START);
        let mut table = Table {
            state: State::new(&event, cache)?,
            events: vec![event],
            secret,
            refused: Refusals::default(),
            lines: vec![line],
        };
        // A table without people starts the match at once.
        table.follow_up(now);
        Ok(table)
    }

    /// Restores a table from its events so that the match can continue.
    pub fn restore(
        events: Vec<Event>,
        secret: Secret,
        cache: &mut CourseCache,
    ) -> Result<Table, ReplayError> {
        let state = State::replay(&events, cache)?;
        if secret.commitment() != state.commitment {
            let text = "the secret does not match its commitment".to_owned();
            return Err(ReplayError { version: 1, text });
        }
        let mut table = Table {
            state,
            events,
            secret,
            refused: Refusals::default(),
            lines: Vec::new(),
        };
        // The server may have stopped before adding an event that follows automatically.
        table.follow_up(table.state.at);
        Ok(table)
    }

    /// Returns the state.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Returns all events, in order.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Returns the events after `version`.
    pub fn events_since(&self, version: Version) -> &[Event] {
        self.events.get(version as usize..).unwrap_or(&[])
    }

    /// Returns the events after `version` as lines of JSON. The newest events are already
    /// serialised.
    pub fn take_lines(&mut self, version: Version) -> Vec<String> {
        let mut lines = std::mem::take(&mut self.lines);
        let events = self.events_since(version);
        match lines.len().checked_sub(events.len()) {
            Some(known) => lines.split_off(known),
            None => events.iter().map(Event::to_json).collect(),
        }
    }

    /// Returns the complete table for a client that has just connected.
    pub fn snapshot(&self) -> Option<Snapshot> {
        let EventKind::Created {
            table,
            rules,
            commitment,
            setup,
            clock,
            ..
        } = &self.events.first()?.what
        else {
            return None;
        };
        Some(Snapshot {
            table: table.clone(),
            rules: rules.clone(),
            commitment: *commitment,
            setup: (**setup).clone(),
            clock: *clock,
            view: self.state.view(),
        })
    }

    /// Returns the record so far. Anyone can verify the record of a finished match.
    pub fn record(&self) -> Record {
        Record::new(self.events.clone())
    }

    /// Creates a table for a rematch if all people agree. Players keep their seats, and the next
    /// player starts.
    pub fn rematch(
        &self,
        id: TableId,
        secret: Secret,
        courses: &mut CourseCache,
        now: Millis,
    ) -> Result<Table, TableError> {
        if !self.state.rematch_agreed() {
            return Err(TableError::illegal("not everyone wants a rematch"));
        }
        let own = self.snapshot();
        let own = own.ok_or_else(|| TableError::illegal("the table has no setup"))?;
        let new = NewTable {
            id,
            setup: next_starts(own.setup),
            seats: self
                .state
                .seats
                .iter()
                .map(|seat| seat.kind.clone())
                .collect(),
            clock: own.clock,
        };
        Table::create(new, secret, courses, now)
    }

    /// Frees a seat before the match, at the request of the table's creator.
    pub fn free_seat(&mut self, seat: Seat, now: Millis) -> Result<(), TableError> {
        self.push(EventKind::Left { seat }, None, now)
    }

    /// Withdraws the active player if the player's time is up. Returns the update for clients.
    pub fn tick(&mut self, now: Millis) -> Option<ServerToClient> {
        let from = self.state.version;
        self.time_out(now);
        self.update_since(from, None)
    }

    /// Records that the server was down since `since`, or since the last event if that is later.
    /// This time does not count against the players' clocks.
    pub fn resume(&mut self, since: Millis, now: Millis) -> Option<ServerToClient> {
        let from = self.state.version;
        if self.state.status() == Status::Playing {
            let since = since.max(self.state.at);
            let resumed = self.push(EventKind::Resumed { since }, None, now.max(since));
            debug_assert!(resumed.is_ok(), "the server was down after the last event");
        }
        self.update_since(from, None)
    }

    /// If it is a computer player's turn, lets this player act once. Fails if the player chooses an
    /// illegal action.
    pub fn computer_turn(
        &mut self,
        player: &mut dyn Player,
        now: Millis,
    ) -> Result<Option<ServerToClient>, TableError> {
        let (Some((seat, level)), Some(play)) = (self.state.computer_in_turn(), self.state.play())
        else {
            return Ok(None);
        };
        let action = player.choose(play, seat, level);
        let trace = self.state.trace(seat, &action);
        let from = self.state.version;
        let acted = EventKind::Acted {
            seat,
            action,
            outcome: None,
        };
        self.push(acted, None, now)?;
        self.follow_up(now);
        Ok(self.update_since(from, trace))
    }

    /// Applies an event that another server for this table has made durable. An event that does not
    /// continue the log is refused and changes nothing.
    pub fn follow(&mut self, event: Event) -> Result<(), TableError> {
        self.state.apply(&event)?;
        self.events.push(event);
        self.lines.clear();
        Ok(())
    }

    pub(crate) fn time_out(&mut self, now: Millis) {
        while let (Some(end), Some(seat)) = (self.state.deadline(), self.state.turn()) {
            if now < end {
                break;
            }
            self.withdraw_late(seat, now);
        }
    }

    fn withdraw_late(&mut self, seat: Seat, now: Millis) {
        let why = Withdrawal::OutOfTime;
        let withdrawn = self.push(EventKind::Withdrawn { seat, why }, None, now);
        debug_assert!(
            withdrawn.is_ok(),
            "a player can be withdrawn during their turn"
        );
        self.follow_up(now);
    }

    /// Adds an event. An invalid event is refused and changes nothing.
    pub(crate) fn push(
        &mut self,
        mut what: EventKind,
        cause: Option<Cause>,
        now: Millis,
    ) -> Result<(), TableError> {
        if let EventKind::Acted {
            seat,
            action,
            outcome,
        } = &mut what
            && self.state.turn() == Some(*seat)
            && let Some(play) = self.state.play()
        {
            *outcome = play.outcome(action).map(Box::new);
        }
        let at = now.max(self.state.at);
        let (event, line) = linked(self.state.version + 1, at, cause, what, self.state.chain);
        self.state.apply_linked(&event)?;
        self.events.push(event);
        if self.lines.len() == LINES {
            self.lines.clear();
        }
        self.lines.push(line);
        Ok(())
    }

    /// Adds the events that follow automatically: the start, the dice draws, computer withdrawals
    /// and the end.
    pub(crate) fn follow_up(&mut self, now: Millis) {
        while let Some(what) = self.owed() {
            if let Err(error) = self.push(what, None, now) {
                debug_assert!(false, "events that are due are always valid: {error}");
                return;
            }
        }
    }

    fn owed(&self) -> Option<EventKind> {
        if self.state.can_start() {
            return Some(EventKind::Started {});
        }
        if self.state.status() != Status::Playing {
            return None;
        }
        let play = self.state.play()?;
        if play.is_over() {
            return Some(EventKind::Ended {
                results: play.results(),
                secret: self.state.dice.is_none().then(|| self.secret.reveal()),
            });
        }
        // When the last person has left, the computers leave too.
        if let Some(seat) = self.state.computer_left_alone() {
            let why = Withdrawal::Resigned;
            return Some(EventKind::Withdrawn { seat, why });
        }
        self.drawn(play)
    }

    fn drawn(&self, play: &Play) -> Option<EventKind> {
        let first = self.state.drawn;
        let mut draws = Draws::new(&self.secret, self.state.context.as_ref()?, first);
        let roll = play.draw(&mut draws)?;
        Some(EventKind::Drawn {
            first,
            chance: roll,
        })
    }

    /// Returns an update with the events after `from`; `None` if there are none.
    pub fn update_since(&self, from: Version, trace: Option<TraceFile>) -> Option<ServerToClient> {
        let events = self.events_since(from).to_vec();
        if events.is_empty() {
            return None;
        }
        Some(ServerToClient::Update {
            events,
            trace,
            view: Box::new(self.state.view()),
        })
    }
}

/// Returns the setup for a rematch, in which the next player starts.
///
/// In mini golf, the order in which the colours play is printed on each course, so the balls are
/// rotated among the seats. If some players have more balls than others, all players keep their
/// balls, because rotating the balls would pass this handicap to other players.
fn next_starts(mut setup: MatchSetup) -> MatchSetup {
    match &mut setup {
        MatchSetup::Golf(golf) => {
            if golf
                .balls
                .windows(2)
                .all(|two| two[0].len() == two[1].len())
            {
                golf.balls.rotate_right(1);
            }
        }
        MatchSetup::Carramboule(carramboule) => carramboule.starts = 1 - carramboule.starts.min(1),
    }
    setup
}

/// Returns an event and its JSON.
pub(crate) fn linked(
    version: Version,
    at: Millis,
    cause: Option<Cause>,
    what: EventKind,
    before: protocol::Hex<16>,
) -> (Event, String) {
    let mut event = Event {
        version,
        at,
        cause,
        what,
        chain: chain::START,
    };
    let chained = event.chained_json();
    event.chain = chain::link_json(before, &chained);
    let line = Event::line(chained, event.chain);
    debug_assert_eq!(line, event.to_json(), "both ways of writing agree");
    (event, line)
}
