//! A local table in the page.

use crate::view::{self, NewLocalTable};
use coach::ComputerPlayer;
use protocol::{ClientToServer, MessageId, Millis, Record, SeatKind, ServerToClient};
use table::{Caller, CourseCache, NewTable, Secret, Table};
use wasm_bindgen::prelude::wasm_bindgen;

/// A local table. All people at the table share one page, so the page may act for each of them.
#[wasm_bindgen]
pub struct Host {
    table: Table,
    computer: ComputerPlayer,
    people: Caller,
}

#[wasm_bindgen]
impl Host {
    /// Opens a table (`NewLocalTable`) with a secret of 32 random bytes. `seed` determines the
    /// random choices of the computer players.
    pub fn open(new: &str, secret: &[u8], seed: u64, now: f64) -> Result<Host, String> {
        let new = NewLocalTable::parse(new)?;
        let mut shelf = CourseCache::new();
        let new = NewTable {
            id: new.table,
            setup: new.setup,
            seats: new.seats,
            clock: new.clock,
        };
        let people = people(&new.seats);
        let table = Table::create(new, read_secret(secret)?, &mut shelf, millis(now));
        Ok(Host {
            table: table.map_err(|problem| problem.to_string())?,
            computer: ComputerPlayer::new(seed),
            people,
        })
    }

    /// Restores a table from its events (a JSON array), so that the match can continue.
    pub fn restore(events: &str, secret: &[u8], seed: u64) -> Result<Host, String> {
        let events = view::events(events)?;
        let mut shelf = CourseCache::new();
        let table = Table::restore(events, read_secret(secret)?, &mut shelf);
        let table = table.map_err(|fault| fault.to_string())?;
        let seats: Vec<SeatKind> = table
            .state()
            .view()
            .seats
            .into_iter()
            .map(|s| s.kind)
            .collect();
        Ok(Host {
            people: people(&seats),
            table,
            computer: ComputerPlayer::new(seed),
        })
    }

    /// Processes a message (`ClientToServer`). Returns an array of `ServerToClient`; the answer to
    /// the message comes first.
    pub fn send(&mut self, message: &str, now: f64) -> String {
        let message = match ClientToServer::parse(message.as_bytes()) {
            Ok(message) => message,
            Err(error) => return view::messages(&[malformed(error.to_string())]),
        };
        let reply = self.table.request(self.people, &message, millis(now));
        let mut messages = vec![ServerToClient::Answer {
            id: message.id,
            answer: reply.answer,
        }];
        messages.extend(reply.update);
        view::messages(&messages)
    }

    /// If it is a computer player's turn, lets that player act once. Returns an array with one
    /// update, or an empty array if nothing has changed.
    pub fn computer_turn(&mut self, now: f64) -> Result<String, String> {
        let update = self.table.computer_turn(&mut self.computer, millis(now));
        let update = update.map_err(|problem| problem.to_string())?;
        Ok(view::messages(update.as_slice()))
    }

    /// Returns whether it is a computer player's turn.
    pub fn awaits_computer(&self) -> bool {
        self.table.state().computer_in_turn().is_some()
    }

    /// Resumes the match after the page was closed. The time since the last event does not count
    /// against the players' clocks.
    pub fn resume(&mut self, now: f64) -> String {
        view::messages(self.table.resume(0, millis(now)).as_slice())
    }

    /// Returns the events after a version, as a JSON array.
    pub fn events_since(&self, version: u32) -> String {
        view::json(&self.table.events_since(version))
    }
}

/// Plays a complete match between computer players and returns the text of its record file. The
/// same input gives the same text on every machine.
pub fn match_of_computers(new: &str, secret: &[u8], seed: u64) -> Result<String, String> {
    let mut host = Host::open(new, secret, seed, 0.0)?;
    while host.awaits_computer() {
        host.computer_turn(0.0)?;
    }
    Ok(Record::new(host.table.events().to_vec()).to_string())
}

/// Returns the text of the record file of a match. `events` are all events of its table, as a JSON
/// array.
#[wasm_bindgen]
pub fn record_of(events: &str) -> Result<String, String> {
    Ok(Record::new(view::events(events)?).to_string())
}

fn people(seats: &[SeatKind]) -> Caller {
    let seats = seats.iter().enumerate();
    let people = seats.filter(|(_, kind)| matches!(kind, SeatKind::Person {}));
    Caller::holding(people.map(|(seat, _)| seat as u8))
}

fn read_secret(bytes: &[u8]) -> Result<Secret, String> {
    let bytes = bytes.try_into().map_err(|_| "the secret has 32 bytes")?;
    Ok(Secret::new(bytes))
}

fn millis(now: f64) -> Millis {
    now.max(0.0) as Millis
}

fn malformed(text: String) -> ServerToClient {
    ServerToClient::Answer {
        id: MessageId::new("unread").expect("a plain word"),
        answer: protocol::Answer::Refused {
            reason: protocol::Reason::Malformed,
            text,
        },
    }
}
