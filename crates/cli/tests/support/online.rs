//! The real server in its own process, and scripted clients for it.

#![allow(dead_code, clippy::unwrap_used)]

use futures_util::{SinkExt, StreamExt};
use protocol::Event;
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock, Mutex};
use std::time::{Duration, Instant};
use table::{CourseCache, State};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

/// A server process, killed on drop.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: String,
}

impl Server {
    pub(crate) fn start(data: &Path) -> Server {
        let data = data.to_string_lossy();
        Server::with(&["--listen", "127.0.0.1:0", "--data", &*data])
    }

    /// Starts one of several servers on a database.
    pub(crate) fn node(port: u16, database: &str, nats: &str) -> Server {
        let listen = format!("127.0.0.1:{port}");
        Server::with(&["--listen", &listen, "--database", database, "--nats", nats])
    }

    fn with(arguments: &[&str]) -> Server {
        let is_troubled = arguments.contains(&"--nats");
        Server::run(arguments, &[], is_troubled).unwrap_or_else(|said| panic!("{said}"))
    }

    /// Starts a server with environment variables. If the server does not start, returns its
    /// output. `is_troubled` hides the server's log, because the test causes failures on purpose.
    pub(crate) fn run(
        arguments: &[&str],
        environment: &[(&str, &OsStr)],
        is_troubled: bool,
    ) -> Result<Server, String> {
        // Logs of expected failures are shown only on request.
        let log = if is_troubled && std::env::var_os("NODE_LOG").is_none() {
            Stdio::null()
        } else {
            Stdio::inherit()
        };
        let mut child = Command::new(env!("CARGO_BIN_EXE_carambole"))
            .arg("serve")
            .args(arguments)
            .args(["--connections-per-address", "30000"])
            .args(["--messages-per-second", "100000"])
            .args(["--requests-per-second", "100000"])
            .args(["--bytes-per-second", "1000000000"])
            .args(["--new-players", "1000000"])
            .args(["--tables-per-day", "1000000"])
            .envs(environment.iter().copied())
            .args(["--tables-at-once", "1000000"])
            .args(["--open-tables", "1000000"])
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .unwrap();
        let mut line = String::new();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        output.read_line(&mut line).unwrap();
        let Some(address) = line.strip_prefix("Carambole is open at http://") else {
            let ended = child.wait().unwrap();
            return Err(format!("{line}{ended}"));
        };
        let address = address.trim().to_owned();
        Ok(Server { child, address })
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Asks the server to stop and waits for it. Returns whether the server exited cleanly.
    pub(crate) fn stop(&mut self) -> bool {
        let id = rustix::process::Pid::from_raw(self.child.id() as i32).unwrap();
        rustix::process::kill_process(id, rustix::process::Signal::TERM).unwrap();
        self.child.wait().unwrap().success()
    }

    /// Kills the server with `kill -9`, which gives it no chance to finish or write anything.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Sends a request to the API. Returns the answer as JSON.
pub(crate) async fn call(address: &str, method: &str, path: &str, key: &str, body: &str) -> Value {
    let answer = attempt(address, method, path, key, body).await;
    answer.unwrap_or_else(|| panic!("{path}: no answer")).1
}

/// Sends a request to the API. Returns the status and the answer, or `None` if there is no answer.
pub(crate) async fn attempt(
    address: &str,
    method: &str,
    path: &str,
    key: &str,
    body: &str,
) -> Option<(u16, Value)> {
    let mut stream = TcpStream::connect(address).await.ok()?;
    let length = body.len();
    let text = format!(
        "{method} {path} HTTP/1.0\r\nhost: {address}\r\nauthorization: Bearer {key}\r\n\
         content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
    );
    // Without a key, leave out the header.
    let text = if key.is_empty() {
        text.replace("authorization: Bearer \r\n", "")
    } else {
        text
    };
    stream.write_all(text.as_bytes()).await.ok()?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.ok()?;
    let answer = String::from_utf8(answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let read = match body {
        "" => Ok(Value::Null),
        body => serde_json::from_str(body),
    };
    Some((status, read.unwrap_or_else(|_| panic!("{path}: {answer}"))))
}

pub(crate) async fn new_player(address: &str, name: &str) -> String {
    let body = json!({"name": name}).to_string();
    let player = call(address, "POST", "/api/players", "", &body).await;
    player["key"].as_str().unwrap().to_owned()
}

/// Creates a table for a long two-player match. On each course, the players play one after the
/// other.
pub(crate) async fn new_table(address: &str, key: &str) -> String {
    new_match(address, key, "basic", &ALL_COURSES, 30).await
}

pub(crate) const ALL_COURSES: [&str; 9] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/// Creates a table for a two-player match. In `carom` mode the players take turns.
pub(crate) async fn new_match(
    address: &str,
    key: &str,
    mode: &str,
    courses: &[&str],
    limit: u8,
) -> String {
    let table = json!({
        "setup": {"golf": {"courses": courses, "mode": mode, "balls": 1, "limit": limit,
                           "kit": "dice", "tokens": false}},
        "seats": [{"type": "person"}, {"type": "person"}],
        "clock": null, "open": false
    });
    let link = call(address, "POST", "/api/tables", key, &table.to_string()).await;
    let table = link["table"].as_str();
    table.unwrap_or_else(|| panic!("{link}")).to_owned()
}

pub(crate) type Socket = WebSocketStream<TcpStream>;

/// Counts the acknowledged actions of many clients.
#[derive(Default)]
pub(crate) struct Tally {
    number: AtomicU64,
    times: Mutex<Vec<Duration>>,
}

impl Tally {
    fn note(&self, time: Duration) {
        self.number.fetch_add(1, Ordering::Relaxed);
        self.times.lock().unwrap().push(time);
    }

    pub(crate) fn number(&self) -> u64 {
        self.number.load(Ordering::Relaxed)
    }

    /// Returns the response times recorded since the previous call of this function, sorted.
    pub(crate) fn take_times(&self) -> Vec<Duration> {
        let mut times = std::mem::take(&mut *self.times.lock().unwrap());
        times.sort();
        times
    }
}

/// A client for one seat at a table.
pub(crate) struct Client {
    pub(crate) table: String,
    pub(crate) seat: u64,
    key: String,
    chance: u64,
    sent: u64,
    /// The message that has not been answered yet.
    pub(crate) pending: Option<(String, Value, Instant)>,
    /// Ids of accepted messages, and the versions of their events.
    pub(crate) accepted: BTreeMap<String, u64>,
    pub(crate) refused: Vec<Value>,
    /// The hash chain that the server sent at each version.
    pub(crate) chains: BTreeMap<u64, String>,
    pub(crate) view: Value,
    /// Response times: from sending a message to receiving the answer, which arrives just before
    /// the event.
    pub(crate) times: Vec<Duration>,
    /// Whether the client applies events itself, like the page, instead of receiving views from the
    /// server.
    pub(crate) follows: bool,
    /// The state of the table computed from events.
    state: Option<Box<State>>,
    /// How long the client waits before each action.
    pub(crate) pace: Duration,
    /// The tally shared with other clients.
    pub(crate) tally: Option<Arc<Tally>>,
    /// The total number of connections that the clients have opened.
    pub(crate) connects: Option<Arc<AtomicU64>>,
    /// The latest version received, for tests that wait for it.
    pub(crate) latest: Arc<AtomicU64>,
}

impl Client {
    pub(crate) fn new(table: &str, seat: u64, key: &str) -> Client {
        Client {
            table: table.to_owned(),
            seat,
            key: key.to_owned(),
            chance: seat + table.bytes().map(u64::from).sum::<u64>(),
            sent: 0,
            pending: None,
            accepted: BTreeMap::new(),
            refused: Vec::new(),
            chains: BTreeMap::new(),
            view: Value::Null,
            times: Vec::new(),
            // At a two-player table, one client applies events itself and the other receives views.
            follows: seat == 0,
            state: None,
            pace: Duration::ZERO,
            tally: None,
            connects: None,
            latest: Arc::default(),
        }
    }

    pub(crate) async fn connect(&self, address: &str) -> Option<Socket> {
        let key = Some(&*self.key).filter(|key| !key.is_empty());
        socket(address, &self.table, key, self.follows).await
    }

    /// Connects with retries, because a server that is short of processor time may refuse
    /// connections at first.
    async fn connect_patiently(&self, address: &str) -> Socket {
        let begin = Instant::now();
        loop {
            if let Some(socket) = self.connect(address).await {
                return socket;
            }
            assert!(
                begin.elapsed() < Duration::from_secs(30),
                "no answer from {address}"
            );
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// Takes the seat and reports ready.
    pub(crate) async fn sit(&mut self, address: &str) {
        let mut socket = self.connect_patiently(address).await;
        let (seat, share) = (self.seat, "0".repeat(32));
        let join = json!({"type": "join", "seat": seat, "name": "Ada", "contribution": share});
        let ready = json!({"type": "ready", "seat": seat, "ready": true});
        for request in [join, ready] {
            self.send(&mut socket, request).await;
            while self.pending.is_some() {
                assert!(self.hear(&mut socket).await);
            }
        }
        assert_eq!(self.refused, [Value::Null; 0]);
    }

    async fn send(&mut self, socket: &mut Socket, request: Value) {
        self.sent += 1;
        let id = format!("{}-{}", self.seat, self.sent);
        self.pending = Some((id, request, Instant::now()));
        self.resend(socket).await;
    }

    /// Sends the pending message again with the same id.
    async fn resend(&mut self, socket: &mut Socket) {
        if let Some((id, request, _)) = &self.pending {
            let message = json!({"id": id, "request": request}).to_string();
            let _ = socket.send(Message::text(message)).await;
        }
    }

    /// Plays until the server is gone, `stop` returns true, or the match is over.
    pub(crate) async fn play(&mut self, address: &str, stop: impl Fn() -> bool) {
        let Some(mut socket) = self.connect(address).await else {
            return;
        };
        self.look_again(&mut socket).await;
        while !stop() {
            self.act_in_turn(&mut socket).await;
            if self.is_over() || !self.hear(&mut socket).await {
                return;
            }
        }
    }

    /// Plays at any available node until `stop` returns true or the match is over. If a node is
    /// gone or does not answer, tries the next one.
    pub(crate) async fn roam(&mut self, addresses: &[String], stop: impl Fn() -> bool) {
        // The players at a table start at different nodes.
        let mut at = self.seat as usize;
        while !stop() && !self.is_over() {
            let address = &addresses[at % addresses.len()];
            let connecting = self.connect(address);
            if let Ok(Some(socket)) = tokio::time::timeout(ANSWER_TIMEOUT, connecting).await {
                self.stay(socket, &stop).await;
            }
            if !stop() {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
            at += 1;
        }
    }

    async fn stay(&mut self, mut socket: Socket, stop: &impl Fn() -> bool) {
        if let Some(connects) = &self.connects {
            connects.fetch_add(1, Ordering::Relaxed);
        }
        self.look_again(&mut socket).await;
        while !stop() && !self.is_over() {
            self.act_in_turn(&mut socket).await;
            let moment = Duration::from_millis(100);
            match tokio::time::timeout(moment, socket.next()).await {
                Ok(Some(Ok(message))) => self.take(message),
                Ok(_) => return,
                Err(_) => {}
            }
            let waits = |(_, _, begin): &(String, Value, Instant)| begin.elapsed() > ANSWER_TIMEOUT;
            if self.pending.as_ref().is_some_and(waits) {
                // The pending message keeps its id and is sent to another node.
                if let Some((_, _, begin)) = &mut self.pending {
                    *begin = Instant::now();
                }
                return;
            }
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.view["status"] == "over"
    }

    /// After reconnecting, resends the pending message and requests the state of the table.
    async fn look_again(&mut self, socket: &mut Socket) {
        self.resend(socket).await;
        let request = if self.follows {
            let known = self.state.as_ref().map_or(0, |state| state.version());
            json!({"type": "since", "version": known})
        } else {
            json!({"type": "look"})
        };
        let look = json!({"id": "look", "request": request}).to_string();
        let _ = socket.send(Message::text(look)).await;
    }

    async fn act_in_turn(&mut self, socket: &mut Socket) {
        if self.pending.is_some() || self.view["turn"] != self.seat {
            return;
        }
        if !self.pace.is_zero() {
            tokio::time::sleep(self.pace).await;
        }
        let action = self.choose();
        let seat = self.seat;
        let act = json!({"type": "act", "seat": seat, "action": {"golf": action}, "version": null});
        // Wait for the update before the next choice.
        self.view["turn"] = Value::Null;
        self.send(socket, act).await;
    }

    fn choose(&mut self) -> Value {
        if let Some(state) = &self.state {
            self.view = serde_json::to_value(state.view()).unwrap();
        }
        let actions = self.view["game"]["golf"]["actions"].as_array().unwrap();
        self.chance = self
            .chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let random = (self.chance >> 33) as usize;
        let last = actions.len() - 1;
        let index = if random.is_multiple_of(4) {
            random / 4 % actions.len()
        } else {
            last
        };
        actions[index].clone()
    }

    /// Handles the next message. Returns whether there was a message.
    async fn hear(&mut self, socket: &mut Socket) -> bool {
        match socket.next().await {
            Some(Ok(Message::Close(_)) | Err(_)) | None => false,
            Some(Ok(message)) => {
                self.take(message);
                true
            }
        }
    }

    fn take(&mut self, message: Message) {
        let Message::Text(text) = message else {
            return;
        };
        let message: Value = serde_json::from_str(&text).unwrap();
        match message["type"].as_str() {
            Some("update") => self.update(&message),
            Some("events") => self.follow(&message["events"]),
            Some("answer") => self.answer(&message),
            _ => {}
        }
    }

    fn update(&mut self, message: &Value) {
        assert!(!self.follows, "it asked for events only");
        self.note(&message["events"]);
        self.look(&message["view"]);
    }

    fn note(&mut self, events: &Value) {
        for event in events.as_array().unwrap() {
            let version = event["version"].as_u64().unwrap();
            let chain = event["chain"].as_str().unwrap().to_owned();
            self.latest.fetch_max(version, Ordering::Relaxed);
            let before = self.chains.insert(version, chain.clone());
            assert!(
                before.is_none_or(|before| before == chain),
                "the server changed history"
            );
        }
    }

    /// Applies events. Events that follow a gap are ignored; they arrive again with the answer to
    /// `since`.
    fn follow(&mut self, events: &Value) {
        static SHELF: LazyLock<Mutex<CourseCache>> = LazyLock::new(Mutex::default);
        assert!(self.follows, "it asked for views only");
        self.note(events);
        let events = events.as_array().unwrap().iter();
        let events: Vec<Event> = events
            .map(|event| Event::deserialize(event).unwrap())
            .collect();
        if self.state.is_none() && events.first().is_some_and(|event| event.version == 1) {
            let first = State::new(&events[0], &mut SHELF.lock().unwrap());
            self.state = Some(Box::new(first.unwrap()));
        }
        let Some(state) = &mut self.state else {
            return;
        };
        for event in &events {
            if event.version == state.version() + 1 {
                state.apply(event).unwrap();
            }
        }
        // The client has already responded to known versions.
        if self.view["version"].as_u64() < Some(u64::from(state.version())) {
            self.view = json!({
                "version": state.version(), "status": state.status(), "turn": state.turn(),
            });
        }
    }

    fn look(&mut self, view: &Value) {
        if view["version"].as_u64() > self.view["version"].as_u64() {
            self.view = view.clone();
        }
    }

    fn answer(&mut self, message: &Value) {
        let answer = &message["answer"];
        if answer["type"] == "table" {
            self.look(&answer["snapshot"]["view"]);
            return;
        }
        if answer["type"] == "events" {
            self.follow(&answer["events"]);
            return;
        }
        let Some((id, _, begin)) = self.pending.take_if(|(id, _, _)| message["id"] == *id) else {
            return;
        };
        match answer["version"].as_u64() {
            Some(version) => {
                self.accepted.insert(id, version);
                if let Some(tally) = &self.tally {
                    tally.note(begin.elapsed());
                }
                self.times.push(begin.elapsed());
            }
            None => self.refused.push(answer.clone()),
        }
    }
}

/// Opens a socket to a table and waits for the welcome.
pub(crate) async fn socket(
    address: &str,
    table: &str,
    key: Option<&str>,
    follow: bool,
) -> Option<Socket> {
    let stream = TcpStream::connect(address).await.ok()?;
    stream.set_nodelay(true).ok()?;
    let url = format!("ws://{address}/api/tables/{table}/socket");
    let (mut socket, _) = tokio_tungstenite::client_async(url, stream).await.ok()?;
    let hello = json!({"type": "hello", "key": key, "follow": follow}).to_string();
    socket.send(Message::text(hello)).await.ok()?;
    let welcome = socket.next().await?.ok()?;
    let welcomed = welcome.to_text().ok()?.contains("\"welcome\"");
    welcomed.then_some(socket)
}

/// How long a client waits for an answer before it tries another node.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(6);

/// Seats two clients at each new table, ready to play.
pub(crate) async fn seated(addresses: &[String], tables: u64) -> Vec<Client> {
    let keys = [
        new_player(&addresses[0], "Ada").await,
        new_player(&addresses[0], "Ben").await,
    ];
    let mut clients = Vec::new();
    for index in 0..tables as usize {
        let address = |more: usize| &addresses[(index + more) % addresses.len()];
        let table = new_match(address(0), &keys[0], "carom", &ALL_COURSES, 30).await;
        for (seat, key) in (0..).zip(&keys) {
            let mut client = Client::new(&table, seat, key);
            client.sit(address(seat as usize)).await;
            clients.push(client);
        }
    }
    clients
}

/// Returns the stored events of a table.
pub(crate) async fn events(address: &str, table: &str) -> Vec<Event> {
    let path = format!("/api/tables/{table}/events");
    let begin = Instant::now();
    loop {
        let told = call(address, "GET", &path, "", "").await;
        if let Some(events) = told.as_array() {
            let events = events.iter();
            return events
                .map(|event| Event::parse(&event.to_string()).unwrap())
                .collect();
        }
        // Right after a fault, a server may still ask clients to retry.
        assert_eq!(told["reason"], "unavailable", "{table}: {told}");
        assert!(begin.elapsed() < Duration::from_secs(30), "{table}: {told}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// Returns the events and the view of a table once they agree. The last actions of clients that
/// have left may not have arrived yet.
async fn quiet(address: &str, table: &str) -> (Vec<Event>, Value) {
    loop {
        let events = events(address, table).await;
        let told = call(address, "GET", &format!("/api/tables/{table}"), "", "").await;
        if told["snapshot"]["view"]["version"] == events.len() {
            return (events, told);
        }
    }
}

/// Checks that no acknowledged move is lost or executed twice, and that tables are in the state
/// that their clients saw.
pub(crate) async fn check(address: &str, clients: &[Client]) {
    let mut shelf = CourseCache::new();
    for pair in clients.chunks(2) {
        let table = &pair[0].table;
        let (events, told) = quiet(address, table).await;
        let mut causes: BTreeMap<String, u64> = BTreeMap::new();
        for event in &events {
            if let Some(cause) = &event.cause {
                let before = causes.insert(cause.id.to_string(), u64::from(event.version));
                assert_eq!(before, None, "{} happened twice at {table}", cause.id);
            }
        }
        for client in pair {
            assert_eq!(client.refused, [Value::Null; 0], "{table}");
            for (id, version) in &client.accepted {
                assert_eq!(causes.get(id), Some(version), "{id} is lost at {table}");
            }
            for (version, chain) in &client.chains {
                let kept = events.get(*version as usize - 1);
                let kept = kept.map(|event| event.chain.to_string());
                assert_eq!(kept.as_ref(), Some(chain), "version {version} at {table}");
            }
        }
        // The server's view agrees with the events.
        let state = State::replay(&events, &mut shelf).unwrap();
        let view = serde_json::to_value(state.view()).unwrap();
        assert_eq!(told["snapshot"]["view"], view, "{table}");
    }
}
