//! Tables' list entries, and the stored data from which lists are made.

use protocol::online::{ChatRule, GameKind, SeatEntry, TableEntry};
use protocol::{EventKind, Hex, MatchSetup, Millis, SeatResult, Status};
use storage::{EventRow, NewTable, Summary};
use table::Table;

/// Table settings that are not part of the match.
#[derive(Clone, Copy)]
pub(crate) struct About {
    pub(crate) open: bool,
    pub(crate) chat: ChatRule,
    /// Whether the match is rated.
    pub(crate) rated: bool,
    pub(crate) created: Millis,
}

/// Returns the row to store for a new table.
pub(crate) fn new_row(
    table: &Table,
    about: About,
    owner: String,
    secret: [u8; 32],
    rematch_of: Option<String>,
) -> NewTable {
    let [first, ..] = table.events() else {
        unreachable!("the first event of a table is its creation");
    };
    NewTable {
        owner,
        secret: Hex(secret).to_string(),
        listed: about.open,
        chat: chat_word(about.chat).to_owned(),
        casual: !about.rated,
        created: about.created,
        first: EventRow {
            table: table.state().table().as_str().into(),
            version: first.version,
            event: first.to_json(),
        },
        summary: summary(table, &entry(table, about)),
        rematch_of,
        reserved: None,
    }
}

pub(super) fn entry(table: &Table, about: About) -> TableEntry {
    let state = table.state();
    let first = table.events().first().map(|event| &event.what);
    let Some(EventKind::Created {
        table: id,
        setup,
        clock,
        ..
    }) = first
    else {
        unreachable!("the first event of a table is its creation");
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
        handle: None,
        bot: false,
        rating: None,
        guest: false,
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
        rated: about.rated,
        status: state.status(),
        turn: state.turn(),
        deadline: state.deadline(),
        created: about.created,
        updated: table
            .events()
            .last()
            .map_or(about.created, |event| event.at),
        results: state.results().map(<[SeatResult]>::to_vec),
        aborted: state.is_aborted(),
    }
}

pub(super) fn summary(table: &Table, entry: &TableEntry) -> Summary {
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

fn chat_word(rule: ChatRule) -> &'static str {
    match rule {
        ChatRule::Off => "off",
        ChatRule::Phrases => "phrases",
        ChatRule::Free => "free",
    }
}

pub(super) fn chat_rule(word: &str) -> ChatRule {
    match word {
        "off" => ChatRule::Off,
        "free" => ChatRule::Free,
        _ => ChatRule::Phrases,
    }
}
