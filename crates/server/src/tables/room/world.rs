//! A small world for checking [`Room`]s: two nodes, one log, two players and a computer. Everything
//! that can happen between them, including every failure, is an [`Action`]. If a rule is broken,
//! [`World::broken`] says which.

mod equality;

use super::{
    Asked, ChatMessage, Client, Effect, Input, LoadedTable, NameCheck, Now, Reply, Room, Told,
};
use crate::metrics::Metrics;
use crate::peers::Lease;
use crate::tables::entry::{About, new_row};
use crate::writer::CommitError;
use golf::Collection;
use golf::game::{DiceSet, Mode, Rules, Setup, Tokens};
use protocol::cluster::NodeToNode;
use protocol::online::{ChatRule, SocketMessage};
use protocol::{
    Answer, ClientToServer, Clock, Event, GameAction, GolfAction, GolfSetup, Hex, MatchSetup,
    MessageId, Millis, PlayerName, Request, Seat, SeatKind, Status, TableId, Version,
};
use std::sync::{Arc, LazyLock, Mutex};
use std::time::{Duration, Instant};
use storage::{Batch, StorageError, TableRow};
use table::{CourseCache, NewTable, Play, Secret, Table};

static COURSES: LazyLock<Mutex<CourseCache>> = LazyLock::new(Mutex::default);
static METRICS: LazyLock<Arc<Metrics>> = LazyLock::new(Arc::default);
static START: LazyLock<Instant> = LazyLock::new(Instant::now);

/// Something that can happen in the world.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Action {
    /// A player sends the next message to a node, or the same one again.
    Send { player: usize, node: usize },
    /// A node's question is answered.
    Answer { node: usize, how: How },
    /// A published message arrives at a node. The same message may arrive again.
    Hear(usize),
    /// A published message is lost.
    Lose(usize),
    /// A computer player's decision arrives.
    Decide(usize),
    /// A client joins the table on this node.
    Join(usize),
    /// A node wakes the table.
    Wake(usize),
    /// A node compares the table with the log.
    Compare(usize),
    /// Time passes until a node's alarm.
    Ring(usize),
    /// A node stops without warning and starts again.
    Die(usize),
    /// The nodes find out that the database does not respond, or responds again.
    Outage,
    /// The lease ends, even if the node that holds it does not notice.
    EndLease,
}

/// How a question is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum How {
    Well,
    /// The database does not respond.
    Badly,
    /// The database commits, but the node does not learn of it.
    InDoubt,
}

/// The two nodes, their shared state, and the players.
#[derive(Clone, Debug)]
pub(super) struct World {
    pub(super) nodes: [Node; 2],
    /// The stored events as JSON, and parsed.
    pub(super) log: Arc<Vec<(String, Event)>>,
    /// The match as stored.
    stored: Arc<Table>,
    row: TableRow,
    /// The node that holds the lease according to the database.
    lease: Option<usize>,
    /// Published messages on their way to a node.
    pub(super) news: Vec<(usize, NodeToNode, String)>,
    players: Vec<Player>,
    /// The time since the world began, in milliseconds.
    time: Millis,
    is_ready: bool,
    /// The first rule that was broken, if any.
    pub(super) broken: Option<String>,
}

#[derive(Clone, Debug)]
pub(super) struct Node {
    room: Room,
    /// The room's unanswered question, and the player and message that await the reply.
    question: Option<Effect>,
    asker: Option<(usize, ClientToServer)>,
    /// The computer player's decision.
    decision: Option<(Version, GameAction)>,
    /// Whether the node believes that it holds the lease.
    lease: bool,
    /// The version that the client on this node knows.
    client: Option<Version>,
    /// How many times the alarm has rung without a pause.
    rings: u8,
}

#[derive(Clone, Default, Debug)]
struct Player {
    /// The message that has not been answered yet.
    waiting: Option<ClientToServer>,
    sent: usize,
    acknowledged: usize,
}

impl Node {
    fn new(now: Instant) -> Node {
        let name = Arc::from("simulated");
        Node {
            room: Room::new(name, 60_000, Arc::clone(&METRICS), now),
            question: None,
            asker: None,
            decision: None,
            lease: false,
            client: None,
            rings: 0,
        }
    }
}

impl World {
    /// Creates a world with a new table for `people` players and a computer.
    pub(super) fn new(people: usize, strokes: u8, clock: Option<Clock>, seed: u8) -> World {
        let course = Collection::all().next().expect("there is a course").id;
        let course = Collection::course(course).expect("there").expect("sound");
        let setup = Setup {
            mode: Mode::Basic,
            players: table::deal(people + 1, 1),
            courses: vec![Arc::new(course)],
            limit: Some(strokes),
            dice: DiceSet::dice_of_the_box(),
            tokens: Tokens::Printed,
        };
        let rules = Rules::new(setup).expect("a sound setup");
        let mut seats = vec![SeatKind::Person {}; people];
        seats.push(SeatKind::Computer { level: 1 });
        let new = NewTable {
            id: TableId::new("simulated").expect("an id"),
            setup: MatchSetup::Golf(GolfSetup::new(&rules)),
            seats,
            clock,
        };
        let secret = [seed; 32];
        let mut courses = COURSES.lock().expect("no test panics with it");
        let table = Table::create(new, Secret::new(secret), &mut courses, 0).expect("a table");
        let about = About {
            open: false,
            chat: ChatRule::Off,
            rated: false,
            created: 0,
        };
        let new = new_row(&table, about, "p0".to_owned(), secret, None);
        let first = Event::parse(&new.first.event).expect("an event");
        World {
            nodes: [Node::new(*START), Node::new(*START)],
            log: Arc::new(vec![(new.first.event, first)]),
            stored: Arc::new(table),
            row: TableRow {
                id: "simulated".to_owned(),
                owner: new.owner,
                secret: new.secret,
                listed: new.listed,
                chat: new.chat,
                casual: new.casual,
                next: None,
                created: 0,
                summary: String::new(),
                version: 1,
                holders: Vec::new(),
                reserved: None,
            },
            lease: None,
            news: Vec::new(),
            players: vec![Player::default(); people],
            time: 0,
            is_ready: true,
            broken: None,
        }
    }

    /// Returns whether all messages are answered.
    pub(super) fn is_answered(&self) -> bool {
        self.players.iter().all(|player| player.waiting.is_none())
    }

    /// Returns whether all messages are answered, and no node waits for anything.
    pub(super) fn is_at_rest(&self) -> bool {
        let is_free = |node: &Node| node.question.is_none() && node.decision.is_none();
        self.is_answered() && self.nodes.iter().all(is_free)
    }

    pub(super) fn is_ready(&self) -> bool {
        self.is_ready
    }

    pub(super) fn is_over(&self) -> bool {
        self.is_at_rest() && self.stored.state().status() == Status::Over
    }

    pub(super) fn is_turn_of_computer(&self) -> bool {
        self.stored.state().computer_in_turn().is_some()
    }

    /// Returns whether a node is committing versions that another node has already committed.
    pub(super) fn has_conflict(&self) -> bool {
        self.nodes.iter().any(|node| match &node.question {
            Some(Effect::Commit(batch)) => {
                let first = batch.events.first();
                first.is_some_and(|first| first.version as usize <= self.log.len())
            }
            _ => false,
        })
    }

    /// Returns all actions that are possible now, except failures.
    pub(super) fn ordinary(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        for (node, one) in self.nodes.iter().enumerate() {
            if one.question.is_some() {
                let how = How::Well;
                actions.push(Action::Answer { node, how });
                continue;
            }
            if one.client.is_none() {
                actions.push(Action::Join(node));
            }
            if one.decision.is_some() {
                actions.push(Action::Decide(node));
            }
            for player in 0..self.players.len() {
                actions.push(Action::Send { player, node });
            }
        }
        actions.extend((0..self.news.len()).map(Action::Hear));
        actions
    }

    /// Performs an action. Returns false if the action is not possible now.
    pub(super) fn happen(&mut self, action: Action) -> bool {
        let node = match action {
            Action::Send { node, .. }
            | Action::Decide(node)
            | Action::Join(node)
            | Action::Wake(node)
            | Action::Compare(node)
            | Action::Ring(node) => node,
            Action::Hear(index) => match self.news.get(index) {
                Some((to, ..)) => *to,
                None => return false,
            },
            Action::Answer { node, how } => return self.answer(node, how),
            Action::Lose(index) => {
                let is_there = index < self.news.len();
                if is_there {
                    self.news.remove(index);
                }
                return is_there;
            }
            Action::Die(node) => {
                self.nodes[node] = Node::new(self.instant());
                return true;
            }
            Action::Outage => {
                self.is_ready = !self.is_ready;
                return true;
            }
            Action::EndLease => return self.lease.take().is_some(),
        };
        if self.nodes[node].question.is_some() {
            return false;
        }
        let input = match action {
            Action::Send { player, .. } => {
                let Some(message) = self.message(player) else {
                    return false;
                };
                self.nodes[node].asker = Some((player, message.clone()));
                Input::Request(Asked {
                    player: Some(format!("p{player}").into()),
                    message,
                    client: None,
                })
            }
            Action::Hear(index) => {
                let (_, message, text) = self.news[index].clone();
                Input::Heard(message, text)
            }
            Action::Decide(_) => match self.nodes[node].decision.take() {
                Some((version, action)) => Input::Decided(version, Some(action)),
                None => return false,
            },
            Action::Join(_) if self.nodes[node].client.is_none() => Input::Join(
                Client {
                    number: 0,
                    player: None,
                    follows: true,
                },
                None,
            ),
            Action::Wake(_) => Input::Wake,
            Action::Compare(_) => Input::Compare(storage::Standing {
                table: self.row.id.clone(),
                version: self.log.len() as Version,
                next: None,
                said: None,
            }),
            Action::Ring(_) => {
                let Some(alarm) = self.nodes[node].room.alarm(&self.now()) else {
                    return false;
                };
                let until = alarm.saturating_duration_since(*START).as_millis() as Millis;
                // An alarm never rings early.
                self.time = self.time.max(until + 1);
                Input::Alarm
            }
            _ => return false,
        };
        self.handle(node, input);
        true
    }

    /// Returns the player's message: the one that waits for an answer, or the next one.
    fn message(&mut self, player: usize) -> Option<ClientToServer> {
        if self.players[player].waiting.is_none() {
            let (state, seat) = (self.stored.state(), player as Seat);
            let held = self.row.holders.iter().any(|(held, _)| *held == seat);
            let request = match state.status() {
                Status::Waiting if !held => Request::Join {
                    seat,
                    name: PlayerName::kept(format!("Player {player}")).expect("a name"),
                    contribution: Hex([player as u8; 16]),
                },
                Status::Waiting if !state.seats()[player].ready => {
                    Request::Ready { seat, ready: true }
                }
                Status::Playing if state.turn() == Some(seat) => Request::Act {
                    seat,
                    action: quickest(state.play()?, state.version())?,
                    version: None,
                },
                _ => return None,
            };
            let one = &mut self.players[player];
            one.sent += 1;
            let id = MessageId::new(format!("p{player}-{}", one.sent)).expect("an id");
            one.waiting = Some(ClientToServer { id, request });
        }
        self.players[player].waiting.clone()
    }

    fn instant(&self) -> Instant {
        *START + Duration::from_millis(self.time)
    }

    fn now(&self) -> Now {
        static NEVER: LazyLock<Arc<[storage::Downtime]>> = LazyLock::new(|| Arc::from([]));
        Now {
            instant: self.instant(),
            time: self.time,
            is_ready: self.is_ready,
            downtimes: Arc::clone(&NEVER),
        }
    }

    fn handle(&mut self, node: usize, input: Input) {
        let now = self.now();
        let is_alarm = matches!(input, Input::Alarm);
        for effect in self.nodes[node].room.handle(input, &now) {
            self.perform(node, effect);
        }
        if !self.nodes[node].room.is_waiting() {
            self.nodes[node].asker = None;
            self.check_memory(node);
            let alarm = self.nodes[node].room.alarm(&now);
            let rings_again = is_alarm && alarm.is_some_and(|alarm| alarm <= now.instant);
            let rings = &mut self.nodes[node].rings;
            *rings = if rings_again { *rings + 1 } else { 0 };
            // Several alarms may be due at once.
            if *rings > 3 {
                self.breaks("an alarm rings again and again");
            }
        }
    }

    /// Checks that the match in memory is the beginning of the stored match, as it must be between
    /// two jobs.
    fn check_memory(&mut self, node: usize) {
        let Some(loaded) = self.nodes[node].room.loaded() else {
            return;
        };
        let last = loaded.table.events().last();
        let stored = self.log.get(loaded.version() as usize - 1);
        if last != stored.map(|(_, event)| event) || loaded.is_uncommitted() {
            self.breaks("the match in memory differs from the stored one");
        }
    }

    fn breaks(&mut self, what: &str) {
        self.broken.get_or_insert_with(|| what.to_owned());
    }

    fn perform(&mut self, node: usize, effect: Effect) {
        let one = &mut self.nodes[node];
        match effect {
            Effect::Reply(reply) => self.reply(node, reply),
            Effect::Tell(broadcast) => self.told(node, &broadcast.events),
            Effect::DisconnectAll | Effect::Disconnect(_) => one.client = None,
            Effect::Publish(message, text) => {
                self.news.push((1 - node, message, text.to_string()));
            }
            Effect::Think(question, version) => {
                let action = quickest(&question.play, version);
                one.decision = action.map(|action| (version, action));
            }
            Effect::Release => {
                one.lease = false;
                if self.lease == Some(node) {
                    self.lease = None;
                }
            }
            Effect::TellAll(_)
            | Effect::TellExcept(..)
            | Effect::PublishPresence(..)
            | Effect::StopListening
            | Effect::NotifyPlayers(_)
            | Effect::StoreSummary(_)
            | Effect::ReadBlockers { .. }
            | Effect::ReadChat(_) => {}
            question => {
                if one.question.replace(question).is_some() {
                    self.breaks("a room asks two questions at once");
                }
            }
        }
    }

    fn reply(&mut self, node: usize, reply: Reply) {
        match reply {
            Reply::Welcome(welcome) => self.nodes[node].client = Some(welcome.version),
            Reply::Answer(text) => {
                let Some((player, message)) = self.nodes[node].asker.take() else {
                    return self.breaks("a request is answered twice");
                };
                let answer: Answer = serde_json::from_str(&text).expect("an answer");
                if let Answer::Accepted { version } = answer {
                    let stored = self.log.get(version as usize - 1);
                    let cause = stored.and_then(|(_, event)| event.cause.as_ref());
                    if cause.map(|cause| &cause.id) != Some(&message.id) {
                        self.breaks("an accepted message is not in the log");
                    }
                    self.players[player].acknowledged += 1;
                }
                let waiting = &mut self.players[player].waiting;
                if waiting.as_ref().is_some_and(|one| one.id == message.id) {
                    *waiting = None;
                }
            }
            Reply::Looked(_) | Reply::Done | Reply::Failed(_) => {}
        }
    }

    /// Checks the events that the client on a node receives.
    fn told(&mut self, node: usize, text: &str) {
        let Some(known) = self.nodes[node].client else {
            return;
        };
        let events = SocketMessage::parse_events(text).expect("events");
        for event in &events {
            let stored = self.log.get(event.version as usize - 1);
            if stored.map(|(_, stored)| stored) != Some(event) {
                self.breaks("a client hears of an event that is not stored");
            }
        }
        let (first, last) = (events.first(), events.last());
        if first.is_some_and(|first| first.version > known + 1) {
            self.breaks("a client misses an event");
        }
        let last = last.map_or(known, |last| last.version);
        self.nodes[node].client = Some(known.max(last));
    }

    fn answer(&mut self, node: usize, how: How) -> bool {
        let Some(question) = self.nodes[node].question.take() else {
            return false;
        };
        let gone = || StorageError::NotFound;
        let told = match (question, how) {
            (Effect::Load, How::Well) => {
                let events: Vec<String> = self.log.iter().map(|(text, _)| text.clone()).collect();
                let courses = |setup: &_| COURSES.lock().expect("not poisoned").part(setup);
                let row = self.row.clone();
                let downtimes = self.now().downtimes;
                let loaded = LoadedTable::restore(row, &events, downtimes, courses, &METRICS);
                Told::Loaded(Ok(Box::new(loaded.expect("the log is sound"))))
            }
            (Effect::Load, _) => Told::Loaded(Err(crate::http::error::Error::unavailable())),
            (Effect::Commit(_), How::Badly) => Told::Committed(Err(CommitError::Failed)),
            (Effect::Commit(batch), how) => {
                let committed = self.commit(batch);
                Told::Committed(match how {
                    How::InDoubt => Err(CommitError::Failed),
                    _ => committed,
                })
            }
            (Effect::CatchUp(known), How::Well) => {
                let newer = self.log.iter().skip(known as usize);
                Told::CaughtUp(Ok(newer.map(|(text, _)| text.clone()).collect()))
            }
            (Effect::CatchUp(_), _) => Told::CaughtUp(Err(gone())),
            (Effect::ReadSeats, How::Well) => Told::Seats(Ok(self.row.holders.clone())),
            (Effect::ReadSeats, _) => Told::Seats(Err(gone())),
            (Effect::Lease { only_if_held }, how) => {
                let is_held = self.nodes[node].lease;
                if only_if_held && !is_held {
                    Told::NotLeased
                } else if is_held {
                    Told::Leased(Lease::Held)
                } else if how == How::Well && self.lease.is_none_or(|holder| holder == node) {
                    self.lease = Some(node);
                    self.nodes[node].lease = true;
                    Told::Leased(Lease::Taken)
                } else {
                    Told::Leased(Lease::Refused)
                }
            }
            (Effect::CheckName(..), How::Well) => Told::NameChecked(Ok(NameCheck {
                has_blocked_word: false,
                blockers: Vec::new(),
                look_alike: None,
                is_kept: true,
            })),
            (Effect::CheckName(..), _) => Told::NameChecked(Err(gone())),
            (Effect::Prepare(work), _) => Told::Prepared(work.run()),
            (Effect::CreateRematch, _) => Told::Rematch(None),
            (Effect::Remove, _) => Told::Removed(Err(crate::http::error::Error::unavailable())),
            (Effect::StoreChat(..), _) => Told::Said(Ok(None::<ChatMessage>)),
            (effect, _) => unreachable!("not a question: {effect:?}"),
        };
        self.handle(node, Input::Told(told));
        true
    }

    /// Appends a batch to the log, unless another node has been faster.
    fn commit(&mut self, batch: Batch) -> Result<(), CommitError> {
        let first = batch.events.first().map(|row| row.version as usize);
        if first.is_some_and(|first| first != self.log.len() + 1) {
            return Err(CommitError::Conflict);
        }
        let log = Arc::make_mut(&mut self.log);
        let mut is_doubled = false;
        for row in batch.events {
            let event = Event::parse(&row.event).expect("an event");
            is_doubled |= event.cause.is_some()
                && log.iter().any(|(_, other)| {
                    other.cause.as_ref().map(|cause| &cause.id)
                        == event.cause.as_ref().map(|cause| &cause.id)
                });
            let followed = Arc::make_mut(&mut self.stored).follow(event.clone());
            followed.expect("a committed event continues the match");
            log.push((row.event, event));
        }
        for holder in batch.holders {
            self.row.holders.retain(|(seat, _)| *seat != holder.seat);
            if let Some(player) = holder.player {
                self.row.holders.push((holder.seat, player));
            }
        }
        if is_doubled {
            self.breaks("a message has two effects");
        }
        Ok(())
    }
}

/// Returns an action that brings the match closer to its end. A roll requires a start and a die, so
/// the function alternates between the first and the last action.
fn quickest(play: &Play, version: Version) -> Option<GameAction> {
    let mut actions = play.actions();
    let roll = GameAction::Golf(GolfAction::Roll {});
    if version.is_multiple_of(2) && !actions.contains(&roll) {
        return actions.into_iter().next();
    }
    actions.pop()
}
