//! The state of a table. It follows from the table's events alone.

mod apply;
mod remembered;

use crate::chain;
use crate::clock::{self, MoveClock};
use crate::course_cache::CourseCache;
use crate::error::TableError;
use crate::play::{CheckedSetup, Play};
use crate::sealed::Context;
use protocol::{
    Clock, Event, EventKind, Hex, MatchSetup, MessageId, Millis, PlayerName, RulesVersion, Seat,
    SeatKind, SeatResult, Status, TableId, Version,
};
use remembered::{Done, Remembered};

/// A seat and its player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SeatState {
    pub(crate) kind: SeatKind,
    pub(crate) guest: Option<(PlayerName, Hex<16>)>,
    pub(crate) ready: bool,
    pub(crate) rematch: bool,
    pub(crate) has_moved: bool,
    /// The player's remaining total time.
    pub(crate) left: Option<Millis>,
}

impl SeatState {
    pub(crate) fn is_person(&self) -> bool {
        matches!(self.kind, SeatKind::Person {})
    }
}

/// The phase of a table, with the data that exists only in that phase.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Life {
    Waiting,
    Playing(Play),
    Over(Play, Vec<SeatResult>),
}

/// The state of a table. Tables with equal states react in the same way to the same events.
#[derive(Clone, Debug)]
pub struct State {
    pub(crate) table: TableId,
    pub(crate) commitment: Hex<32>,
    /// The name that seeds the dice in place of the table's id, if other tables have the same dice.
    pub(crate) dice: Option<TableId>,
    pub(crate) agreed: CheckedSetup,
    pub(crate) clock: Option<Clock>,
    pub(crate) version: Version,
    pub(crate) at: Millis,
    pub(crate) chain: Hex<16>,
    pub(crate) seats: Vec<SeatState>,
    pub(crate) life: Life,
    /// The number of dice draws so far.
    pub(crate) drawn: u32,
    /// The public input to the dice, once the match has begun.
    pub(crate) context: Option<Context>,
    pub(crate) move_clock: MoveClock,
    pub(crate) done: Remembered,
}

impl PartialEq for State {
    fn eq(&self, other: &Self) -> bool {
        // The setup need not be compared: it comes from the first event, which the chain covers.
        self.table == other.table
            && self.commitment == other.commitment
            && self.dice == other.dice
            && self.clock == other.clock
            && self.version == other.version
            && self.at == other.at
            && self.chain == other.chain
            && self.seats == other.seats
            && self.life == other.life
            && self.drawn == other.drawn
            && self.context == other.context
            && self.move_clock == other.move_clock
            && self.done == other.done
    }
}

impl Eq for State {}

impl State {
    /// The maximum number of seats at a table.
    pub const MAX_SEATS: usize = 12;
    /// How many processed messages are remembered so that resent ones are recognised.
    pub const REMEMBERED: usize = 128;

    /// Returns the state after the first event, which creates the table.
    pub fn new(event: &Event, cache: &mut CourseCache) -> Result<State, TableError> {
        let EventKind::Created {
            table,
            rules,
            commitment,
            setup,
            seats,
            clock,
            dice,
        } = &event.what
        else {
            return Err(TableError::illegal("a table begins with its creation"));
        };
        if event.version != 1 || event.cause.is_some() {
            return Err(TableError::illegal(
                "the first event has version 1 and no cause",
            ));
        }
        if event.chain != chain::link(chain::START, event) {
            return Err(TableError::illegal("the event does not fit its chain"));
        }
        let version = RulesVersion::named(rules).ok_or_else(|| {
            TableError::illegal(
                "the match uses rules this program does not know; a newer version may",
            )
        })?;
        let agreed = agreed(setup, seats, *clock, version, cache)?;
        let seat = |kind: &SeatKind| SeatState {
            kind: kind.clone(),
            guest: None,
            ready: false,
            rematch: false,
            has_moved: false,
            left: clock.and_then(|clock| clock.total_ms),
        };
        Ok(State {
            table: table.clone(),
            commitment: *commitment,
            dice: dice.clone(),
            agreed,
            clock: *clock,
            version: 1,
            at: event.at,
            chain: event.chain,
            seats: seats.iter().map(seat).collect(),
            life: Life::Waiting,
            drawn: 0,
            context: None,
            move_clock: MoveClock::default(),
            done: Remembered::default(),
        })
    }

    /// Returns the table's id.
    pub fn table(&self) -> &TableId {
        &self.table
    }

    /// Returns whether the table shares its dice with other tables, as in a cup.
    pub fn has_shared_dice(&self) -> bool {
        self.dice.is_some()
    }

    /// Returns the version of the last event.
    pub fn version(&self) -> Version {
        self.version
    }

    /// Returns the status of the match: not begun, in progress or over.
    pub fn status(&self) -> Status {
        match self.life {
            Life::Waiting => Status::Waiting,
            Life::Playing(_) => Status::Playing,
            Life::Over(..) => Status::Over,
        }
    }

    /// Returns the result of each seat, once the match is over.
    pub fn results(&self) -> Option<&[SeatResult]> {
        match &self.life {
            Life::Over(_, results) => Some(results),
            _ => None,
        }
    }

    /// Returns the game, once it has begun.
    pub fn play(&self) -> Option<&Play> {
        match &self.life {
            Life::Waiting => None,
            Life::Playing(play) | Life::Over(play, _) => Some(play),
        }
    }

    /// Returns the seat of the player whose turn it is.
    pub fn turn(&self) -> Option<Seat> {
        match &self.life {
            Life::Playing(play) => play.turn(),
            _ => None,
        }
    }

    /// Returns the deadline of the current move, if there is a clock. Computer players have no
    /// deadline.
    pub fn deadline(&self) -> Option<Millis> {
        let seat = self.seats.get(usize::from(self.turn()?))?;
        if !seat.is_person() {
            return None;
        }
        self.move_clock.deadline(self.clock?, seat.left)
    }

    /// If it is a computer player's turn, returns that player's seat and level.
    pub fn computer_in_turn(&self) -> Option<(Seat, u8)> {
        let turn = self.turn()?;
        match self.seats.get(usize::from(turn))?.kind {
            SeatKind::Computer { level } => Some((turn, level)),
            SeatKind::Person {} => None,
        }
    }

    /// Returns the seat of a computer player who is still in the match although all people have
    /// left it. If no people ever took part, returns `None`, so that the computers continue for
    /// spectators.
    pub(crate) fn computer_left_alone(&self) -> Option<Seat> {
        let play = self.play()?;
        let places = || (0..).zip(&self.seats);
        let has_people = places().any(|(_, seat)| seat.is_person());
        let mut people = places().filter(|(_, seat)| seat.is_person());
        if !has_people || people.any(|(seat, _)| !play.has_withdrawn(seat)) {
            return None;
        }
        let mut computers = places().filter(|(_, seat)| !seat.is_person());
        computers
            .find(|(seat, _)| !play.has_withdrawn(*seat))
            .map(|(seat, _)| seat)
    }

    /// Returns whether a match with several players has begun and fewer than two players have
    /// moved. A match that ends in this state is aborted and has no result.
    pub fn is_abortable(&self) -> bool {
        let moved = self.seats.iter().filter(|seat| seat.has_moved).count();
        self.status() != Status::Waiting && self.seats.len() > 1 && moved < 2
    }

    /// Returns whether the match ended before two players had moved.
    pub fn is_aborted(&self) -> bool {
        self.status() == Status::Over && self.is_abortable()
    }

    /// Returns whether all people at the table want a rematch.
    pub fn rematch_agreed(&self) -> bool {
        let mut people = self.seats.iter().filter(|seat| seat.is_person());
        self.status() == Status::Over && people.all(|seat| seat.rematch)
    }

    /// Returns whether all seats are taken and ready.
    pub(crate) fn can_start(&self) -> bool {
        let ready = |seat: &SeatState| !seat.is_person() || (seat.guest.is_some() && seat.ready);
        self.status() == Status::Waiting && self.seats.iter().all(ready)
    }

    pub(crate) fn remembered(&self, id: &MessageId) -> Option<&Done> {
        self.done.find(id)
    }
}

fn agreed(
    setup: &MatchSetup,
    seats: &[SeatKind],
    clock: Option<Clock>,
    version: RulesVersion,
    cache: &mut CourseCache,
) -> Result<CheckedSetup, TableError> {
    if !(1..=State::MAX_SEATS).contains(&seats.len()) {
        return Err(TableError::illegal("a table has 1 to 12 seats"));
    }
    let level = |kind: &SeatKind| match kind {
        SeatKind::Person {} => true,
        SeatKind::Computer { level } => (1..=5).contains(level),
    };
    if !seats.iter().all(level) {
        return Err(TableError::illegal(
            "computer players have the levels 1 to 5",
        ));
    }
    if clock.is_some_and(|clock| !clock::is_sound(clock)) {
        return Err(TableError::illegal(
            "the clock must run, for at most a year",
        ));
    }
    let agreed = CheckedSetup::new(setup, version, cache)?;
    if agreed.seats() != seats.len() {
        return Err(TableError::illegal(
            "there must be a seat for each player of the match",
        ));
    }
    Ok(agreed)
}
