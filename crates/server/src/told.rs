//! What a table answers to those who look at it, as JSON that is made once.

use crate::live::Live;
use protocol::{Answer, ClientToServer, Event, EventKind, MatchSetup, Request, Snapshot, Version};
use std::sync::Arc;

/// So many events are written anew each time; more of them are kept as text.
const FEW: usize = 64;

/// The JSON of a table in memory, as far as somebody has asked for it.
#[derive(Debug, Default)]
pub(crate) struct Told {
    /// Of the setup, which is most of a snapshot and never changes.
    setup: Option<Arc<str>>,
    /// The table as it stood at a version.
    snapshot: Option<(Version, Arc<str>)>,
    /// All events with commas between, and where each ends.
    events: String,
    ends: Vec<usize>,
}

impl Told {
    /// Adds events that follow those it has.
    fn add(&mut self, events: &[Event]) {
        for event in events {
            if !self.ends.is_empty() {
                self.events.push(',');
            }
            self.events.push_str(&event.to_json());
            self.ends.push(self.events.len());
        }
    }

    /// The events after a version; all of them must have been added.
    fn since(&self, version: Version) -> &str {
        let begin = match (version as usize).checked_sub(1) {
            None => 0,
            // After the comma.
            Some(last) => self.ends.get(last).map_or(self.events.len(), |end| end + 1),
        };
        self.events.get(begin..).unwrap_or_default()
    }
}

impl Live {
    /// Makes what is much work ready on another thread, before a message is answered.
    pub(crate) async fn prepare(&mut self, message: &ClientToServer) {
        match message.request {
            Request::Look {} if self.told_json.setup.is_none() => {
                let Some(setup) = self.setup().cloned() else {
                    return;
                };
                let written = tokio::task::spawn_blocking(move || setup.to_json());
                self.told_json.setup = written.await.ok().map(Into::into);
            }
            Request::Since { version } if self.is_long(version) => {
                let known = self.told_json.ends.len();
                let missing = self.table.events_since(known as Version).to_vec();
                if missing.len() <= FEW {
                    self.told_json.add(&missing);
                    return;
                }
                let mut told = std::mem::take(&mut self.told_json);
                let adding = tokio::task::spawn_blocking(move || {
                    told.add(&missing);
                    told
                });
                self.told_json = adding.await.unwrap_or_default();
            }
            _ => {}
        }
    }

    fn is_long(&self, version: Version) -> bool {
        self.table.events_since(version).len() > FEW
    }

    fn setup(&self) -> Option<&MatchSetup> {
        match &self.table.events().first()?.what {
            EventKind::Created { setup, .. } => Some(setup),
            _ => None,
        }
    }

    /// The answer to somebody who looks; nothing for all other messages.
    pub(crate) fn looked(&mut self, message: &ClientToServer) -> Option<String> {
        let state = self.table.state().version();
        let version = match message.request {
            Request::Look {} => None,
            Request::Since { version } if version <= state => Some(version),
            _ => return None,
        };
        if let Some(known) = self.table.known_answer(message) {
            return Some(known.to_json());
        }
        match version {
            None => Some(Answer::table_json(&self.snapshot_json()?)),
            Some(version) if self.is_long(version) => {
                let known = self.told_json.ends.len();
                let missing = self.table.events_since(known as Version);
                self.told_json.add(missing);
                Some(Answer::events_json(self.told_json.since(version)))
            }
            Some(version) => {
                let events = self.table.events_since(version).iter();
                let events: Vec<String> = events.map(Event::to_json).collect();
                Some(Answer::events_json(&events.join(",")))
            }
        }
    }

    /// The table as it stands, written once for each version.
    pub(crate) fn snapshot_json(&mut self) -> Option<Arc<str>> {
        let version = self.table.state().version();
        if let Some((known, text)) = &self.told_json.snapshot
            && *known == version
        {
            return Some(Arc::clone(text));
        }
        let setup = match &self.told_json.setup {
            Some(setup) => Arc::clone(setup),
            None => self.setup()?.to_json().into(),
        };
        let first = self.table.events().first()?;
        let view = self.table.state().view();
        let text: Arc<str> = Snapshot::to_json_with(first, &setup, &view)?.into();
        self.told_json.setup = Some(setup);
        self.told_json.snapshot = Some((version, Arc::clone(&text)));
        Some(text)
    }
}
