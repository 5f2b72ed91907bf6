//! A cache of JSON responses that show a table's state.

use protocol::{Answer, ClientToServer, Event, EventKind, MatchSetup, Request, Snapshot, Version};
use std::sync::Arc;
use table::Table;

/// A response with at most this many events is not worth caching.
const FEW: usize = 64;

/// The JSON for a table in memory. Contains only the parts that clients have requested.
#[derive(Clone, Debug, Default)]
pub(crate) struct AnswerCache {
    /// The setup, which makes up most of a snapshot and never changes.
    setup: Option<Arc<str>>,
    /// The table's snapshot and its version.
    snapshot: Option<(Version, Arc<str>)>,
    /// All events, separated by commas, and the positions where they end.
    events: String,
    ends: Vec<usize>,
}

/// Work that fills a cache.
#[derive(Clone, Debug)]
pub(crate) struct CacheWork {
    answers: AnswerCache,
    missing: Missing,
}

#[derive(Clone, Debug)]
enum Missing {
    Setup(Box<MatchSetup>),
    Events(Vec<Event>),
}

impl CacheWork {
    /// Adds the missing part to the cache and returns the cache.
    pub(super) fn run(self) -> AnswerCache {
        let mut answers = self.answers;
        match self.missing {
            Missing::Setup(setup) => answers.setup = Some(setup.to_json().into()),
            Missing::Events(events) => answers.add(&events),
        }
        answers
    }
}

impl AnswerCache {
    /// Appends events that follow the cached ones.
    fn add(&mut self, events: &[Event]) {
        for event in events {
            if !self.ends.is_empty() {
                self.events.push(',');
            }
            self.events.push_str(&event.to_json());
            self.ends.push(self.events.len());
        }
    }

    /// Returns the events after a version, all of which must have been added already.
    fn since(&self, version: Version) -> &str {
        let begin = match (version as usize).checked_sub(1) {
            None => 0,
            // Skip the comma.
            Some(last) => self.ends.get(last).map_or(self.events.len(), |end| end + 1),
        };
        self.events.get(begin..).unwrap_or_default()
    }
}

impl AnswerCache {
    /// Returns any work that should be done on another thread before a request for data is
    /// answered. The work takes the cache and returns it.
    pub(super) fn prepare(&mut self, table: &Table, request: &Request) -> Option<CacheWork> {
        let missing = match *request {
            Request::Look {} if self.setup.is_none() => {
                Missing::Setup(Box::new(setup(table)?.clone()))
            }
            Request::Since { version } if is_long(table, version) => {
                let missing = table.events_since(self.ends.len() as Version);
                if missing.len() <= FEW {
                    self.add(missing);
                    return None;
                }
                Missing::Events(missing.to_vec())
            }
            _ => return None,
        };
        let answers = std::mem::take(self);
        Some(CacheWork { answers, missing })
    }

    /// Returns the response to a request for data. Returns `None` for any other message, or if the
    /// requested version does not exist yet.
    pub(super) fn looked(&mut self, table: &Table, message: &ClientToServer) -> Option<String> {
        let version = match message.request {
            Request::Look {} => None,
            Request::Since { version } if version <= table.state().version() => Some(version),
            _ => return None,
        };
        if let Some(known) = table.known_answer(message) {
            return Some(known.to_json());
        }
        match version {
            None => Some(Answer::table_json(&self.snapshot(table)?)),
            Some(version) if is_long(table, version) => {
                self.add(table.events_since(self.ends.len() as Version));
                Some(Answer::events_json(self.since(version)))
            }
            Some(version) => {
                let events = table.events_since(version).iter();
                let events: Vec<String> = events.map(Event::to_json).collect();
                Some(Answer::events_json(&events.join(",")))
            }
        }
    }

    /// Returns the table as JSON. The table is serialised only once per version.
    pub(super) fn snapshot(&mut self, table: &Table) -> Option<Arc<str>> {
        let version = table.state().version();
        if let Some((known, text)) = &self.snapshot
            && *known == version
        {
            return Some(Arc::clone(text));
        }
        let setup = match &self.setup {
            Some(setup) => Arc::clone(setup),
            None => setup(table)?.to_json().into(),
        };
        let first = table.events().first()?;
        let view = table.state().view();
        let text: Arc<str> = Snapshot::to_json_with(first, &setup, &view)?.into();
        self.setup = Some(setup);
        self.snapshot = Some((version, Arc::clone(&text)));
        Some(text)
    }
}

fn is_long(table: &Table, version: Version) -> bool {
    table.events_since(version).len() > FEW
}

fn setup(table: &Table) -> Option<&MatchSetup> {
    match &table.events().first()?.what {
        EventKind::Created { setup, .. } => Some(setup),
        _ => None,
    }
}
