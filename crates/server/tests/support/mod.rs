//! Starts a server for each test, and provides a client that can send and read raw bytes.

use serde_json::{Value, json};
use server::{Config, Limits, Location, Page, PushSettings, Rate, Server};
use std::collections::VecDeque;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, HandshakeError, Message, WebSocket};

/// A temporary folder, deleted when the test ends.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("carambole-test-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(folder.join("dist")).unwrap();
        Folder(folder)
    }

    /// Returns the folder for the page's files.
    pub(crate) fn path(&self) -> PathBuf {
        self.0.join("dist")
    }

    /// Returns the path of the database file.
    pub(crate) fn data(&self) -> PathBuf {
        self.0.join("data/carambole.db")
    }

    pub(crate) fn write(&self, name: &str, bytes: &[u8]) {
        let path = self.path().join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, bytes).unwrap();
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The default configuration of test servers.
pub(crate) fn config(folder: &Folder) -> Config {
    let rate = Rate {
        per_second: 10_000.0,
        burst: 10_000.0,
    };
    Config {
        listen: "127.0.0.1:0".to_owned(),
        page: Page::Folder(folder.path()),
        data: Location::File(folder.data()),
        nats: None,
        public_url: None,
        behind_proxy: false,
        contact: None,
        push: PushSettings {
            enabled: false,
            ..PushSettings::default()
        },
        limits: Limits {
            requests: rate,
            players: rate,
            messages: rate,
            connections_per_address: 20_000,
            open_tables: rate,
            bytes: Rate {
                per_second: 1e9,
                burst: 1e9,
            },
            ..Limits::default()
        },
        blocked_words: String::new(),
    }
}

/// A running server.
pub(crate) struct Web {
    runtime: Option<Runtime>,
    stop: Option<oneshot::Sender<()>>,
    running: Option<tokio::task::JoinHandle<()>>,
    address: SocketAddr,
    /// The host for the `Host` header of requests: the public URL's host, if there is one.
    host: String,
}

impl Web {
    pub(crate) fn over(folder: &Folder) -> Web {
        Web::with(config(folder))
    }

    pub(crate) fn with(config: Config) -> Web {
        let runtime = Runtime::new().unwrap();
        let host = config.public_url.as_deref().unwrap_or("http://test");
        let host = host
            .split("://")
            .last()
            .unwrap()
            .trim_end_matches('/')
            .to_owned();
        let server = runtime.block_on(Server::start(config)).unwrap();
        let address = server.address();
        let (stop, stopped) = oneshot::channel();
        let running = runtime.spawn(server.run_until(async {
            let _ = stopped.await;
        }));
        Web {
            runtime: Some(runtime),
            stop: Some(stop),
            running: Some(running),
            address,
            host,
        }
    }

    /// Returns the error from a server that refuses to start.
    pub(crate) fn refused(config: Config) -> String {
        let runtime = Runtime::new().unwrap();
        let refused = runtime.block_on(Server::start(config));
        refused.unwrap_err().to_string()
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// Stops the server gracefully, and waits until it has stopped.
    pub(crate) fn stop(mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        let running = self.running.take().unwrap();
        self.runtime.as_ref().unwrap().block_on(running).unwrap();
    }
}

impl Drop for Web {
    fn drop(&mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// A response.
#[derive(Debug)]
pub(crate) struct Got {
    pub(crate) status: u16,
    headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Got {
    /// Returns the value of a header, or an empty string if the header is missing.
    pub(crate) fn header(&self, name: &str) -> &str {
        let found = self.headers.iter().find(|(known, _)| known == name);
        found.map_or("", |(_, value)| value)
    }
}

pub(crate) fn get(web: &Web, path: &str, headers: &[(&str, &str)]) -> Got {
    let mut head = format!("GET {path} HTTP/1.1\r\nhost: test\r\nconnection: close\r\n");
    for (name, value) in headers {
        head.extend([name, ": ", value, "\r\n"]);
    }
    raw(web, (head + "\r\n").as_bytes())
}

/// Sends raw bytes and reads the complete response.
pub(crate) fn raw(web: &Web, bytes: &[u8]) -> Got {
    let mut stream = TcpStream::connect(web.address).unwrap();
    stream.write_all(bytes).unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    parse(&answer)
}

fn parse(answer: &[u8]) -> Got {
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n");
    let end = end.expect("a response head");
    let head = String::from_utf8(answer[..end].to_vec()).unwrap();
    let mut lines = head.split("\r\n");
    let status = lines.next().unwrap().split(' ').nth(1).unwrap();
    let headers: Vec<(String, String)> = lines
        .map(|line| line.split_once(": ").unwrap())
        .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
        .collect();
    let body = answer[end + 4..].to_vec();
    let chunked = headers.iter().any(|(name, _)| name == "transfer-encoding");
    Got {
        status: status.parse().unwrap(),
        headers,
        body: if chunked { unchunked(&body) } else { body },
    }
}

fn unchunked(mut rest: &[u8]) -> Vec<u8> {
    let mut body = Vec::new();
    loop {
        let end = rest.windows(2).position(|two| two == b"\r\n").unwrap();
        let size = std::str::from_utf8(&rest[..end]).unwrap();
        let size = usize::from_str_radix(size, 16).unwrap();
        if size == 0 {
            return body;
        }
        body.extend(&rest[end + 2..end + 2 + size]);
        rest = &rest[end + 4 + size..];
    }
}

/// Sends a request. Leaves out an empty body or key.
pub(crate) fn call(web: &Web, method: &str, path: &str, key: &str, body: &str) -> Got {
    let authorization = format!("Bearer {key}");
    let mut headers = vec![("host", &*web.host), ("content-type", "application/json")];
    if !key.is_empty() {
        headers.push(("authorization", &authorization));
    }
    if body.is_empty() {
        headers.remove(1);
    }
    send(web, method, path, &headers, body)
}

/// Sends a request with these headers and a content length.
pub(crate) fn send(
    web: &Web,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Got {
    let mut head = format!("{method} {path} HTTP/1.1\r\nconnection: close\r\n");
    for (name, value) in headers {
        head.extend([name, ": ", value, "\r\n"]);
    }
    let length = body.len().to_string();
    head.extend(["content-length: ", &length, "\r\n\r\n", body]);
    raw(web, head.as_bytes())
}

impl Got {
    /// Returns the body as JSON.
    pub(crate) fn json(&self) -> Value {
        let text = String::from_utf8_lossy(&self.body);
        serde_json::from_str(&text).unwrap_or_else(|_| panic!("{}: {text}", self.status))
    }
}

/// A player with a key.
#[derive(Clone, Debug)]
pub(crate) struct TestPlayer {
    pub(crate) name: String,
    pub(crate) key: String,
}

impl TestPlayer {
    pub(crate) fn new(web: &Web, name: &str) -> TestPlayer {
        let body = json!({"name": name}).to_string();
        let got = call(web, "POST", "/api/players", "", &body);
        assert_eq!(got.status, 201, "{got:?}");
        TestPlayer {
            name: name.to_owned(),
            key: got.json()["key"].as_str().unwrap().to_owned(),
        }
    }

    pub(crate) fn get(&self, web: &Web, path: &str) -> Value {
        let got = call(web, "GET", path, &self.key, "");
        assert_eq!(got.status, 200, "{path}: {got:?}");
        got.json()
    }

    /// Creates a table from a request body, such as the one from `golf`, and returns the table's
    /// id.
    pub(crate) fn create(&self, web: &Web, table: &Value) -> String {
        let got = call(web, "POST", "/api/tables", &self.key, &table.to_string());
        assert_eq!(got.status, 201, "{}", String::from_utf8_lossy(&got.body));
        let link = got.json();
        let id = link["table"].as_str().unwrap().to_owned();
        assert_eq!(link["link"], format!("http://test/t/{id}"));
        id
    }

    pub(crate) fn at(&self, web: &Web, table: &str) -> Player {
        Player::connect(web, table, Some(&self.key))
    }
}

/// The request body for a table with seats for this number of people.
pub(crate) fn golf(mode: &str, people: usize) -> Value {
    let seats = vec![json!({"type": "person"}); people];
    json!({
        "setup": {"golf": {"courses": ["1"], "mode": mode, "balls": 1, "limit": 4,
                           "kit": "dice", "tokens": false}},
        "seats": seats, "clock": null, "open": true, "chat": "phrases"
    })
}

/// The request body for a table that can be rated, with three collection courses and one ball per
/// player.
pub(crate) fn rated_golf(mode: &str, people: usize) -> Value {
    let mut table = golf(mode, people);
    table["setup"]["golf"]["courses"] = json!(["1", "2", "3"]);
    table["setup"]["golf"]["limit"] = Value::Null;
    table
}

pub(crate) type Ws = WebSocket<TcpStream>;

/// Opens a WebSocket. If the server refuses, returns the response status.
pub(crate) fn socket(web: &Web, path: &str, origin: Option<&str>) -> Result<Ws, u16> {
    let stream = TcpStream::connect(web.address()).unwrap();
    stream
        .set_read_timeout(Some(Duration::from_mins(1)))
        .unwrap();
    stream.set_nodelay(true).unwrap();
    let mut request = format!("ws://{}{path}", web.address())
        .into_client_request()
        .unwrap();
    if let Some(origin) = origin {
        request
            .headers_mut()
            .insert("origin", origin.parse().unwrap());
    }
    match tungstenite::client(request, stream) {
        Ok((socket, _)) => Ok(socket),
        Err(HandshakeError::Failure(tungstenite::Error::Http(answer))) => {
            Err(answer.status().as_u16())
        }
        Err(error) => panic!("{error}"),
    }
}

/// A client at a table.
pub(crate) struct Player {
    pub(crate) socket: Ws,
    pub(crate) welcome: Value,
    sent: u32,
    prefix: String,
    /// Updates and other messages that arrived while the client was waiting for a response.
    pub(crate) news: VecDeque<Value>,
}

impl Player {
    pub(crate) fn connect(web: &Web, table: &str, key: Option<&str>) -> Player {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let path = format!("/api/tables/{table}/socket");
        let mut socket = socket(web, &path, None).unwrap();
        let hello = json!({"type": "hello", "key": key}).to_string();
        socket.send(Message::text(hello)).unwrap();
        let mut player = Player {
            socket,
            welcome: Value::Null,
            sent: 0,
            prefix: format!("p{}", NUMBER.fetch_add(1, Ordering::Relaxed)),
            news: VecDeque::new(),
        };
        player.welcome = player.next();
        assert_eq!(player.welcome["type"], "welcome", "{}", player.welcome);
        player
    }

    /// Returns the next message of any type.
    pub(crate) fn next(&mut self) -> Value {
        loop {
            match self.socket.read().unwrap() {
                Message::Text(text) => return serde_json::from_str(&text).unwrap(),
                Message::Close(frame) => panic!("closed: {frame:?}"),
                _ => {}
            }
        }
    }

    /// Returns the next message of a type, dropping all others.
    pub(crate) fn wait(&mut self, kind: &str) -> Value {
        loop {
            let message = self.news.pop_front().unwrap_or_else(|| self.next());
            if message["type"] == kind {
                return message;
            }
        }
    }

    pub(crate) fn send(&mut self, message: &Value) {
        self.socket
            .send(Message::text(message.to_string()))
            .unwrap();
    }

    /// Sends a request and waits for its response.
    pub(crate) fn ask(&mut self, request: &Value) -> Value {
        self.sent += 1;
        let id = format!("{}-{}", self.prefix, self.sent);
        self.ask_as(&id, request)
    }

    pub(crate) fn ask_as(&mut self, id: &str, request: &Value) -> Value {
        self.send(&json!({"id": id, "request": request}));
        loop {
            let message = self.next();
            if message["type"] == "answer" && message["id"] == id {
                return message["answer"].clone();
            }
            self.news.push_back(message);
        }
    }

    /// Takes a seat and marks the player as ready.
    pub(crate) fn sit(&mut self, seat: u8, name: &str) {
        let share = format!("{seat:032x}");
        let join = json!({"type": "join", "seat": seat, "name": name, "contribution": share});
        assert_eq!(self.ask(&join)["type"], "accepted");
        let ready = json!({"type": "ready", "seat": seat, "ready": true});
        assert_eq!(self.ask(&ready)["type"], "accepted");
    }

    pub(crate) fn act(&mut self, seat: u64, action: &Value) -> Value {
        let action = json!({"golf": action});
        self.ask(&json!({"type": "act", "seat": seat, "action": action, "version": null}))
    }

    pub(crate) fn view(&mut self) -> Value {
        self.ask(&json!({"type": "look"}))["snapshot"]["view"].clone()
    }
}

/// Returns a possible action. In half of all cases, returns the last action in the list, so that
/// the match makes progress.
pub(crate) fn some_action(view: &Value, chance: &mut u64) -> Value {
    let actions = view["game"]["golf"]["actions"].as_array().unwrap();
    *chance = chance
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407);
    let random = (*chance >> 33) as usize;
    let index = if random.is_multiple_of(2) {
        actions.len() - 1
    } else {
        random / 2 % actions.len()
    };
    actions[index].clone()
}

/// Plays a match to the end. Each player's index is the player's seat number.
pub(crate) fn play_out(players: &mut [Player]) -> Value {
    play_while(players, |_| true)
}

/// Plays until every player has made at least this many strokes.
pub(crate) fn play_strokes(players: &mut [Player], strokes: u32) -> Value {
    let mut made = vec![0; players.len()];
    play_while(players, |stroke| {
        if let Some(seat) = stroke {
            made[seat] += 1;
        }
        made.iter().any(|count| *count < strokes)
    })
}

/// Plays while the condition holds. The condition is checked before each action. If the previous
/// action was a stroke, the condition receives the seat that made it.
fn play_while(players: &mut [Player], mut goes_on: impl FnMut(Option<usize>) -> bool) -> Value {
    let mut chance = 7;
    let mut view = players[0].view();
    let mut stroke = None;
    while view["status"] == "playing" && goes_on(stroke.take()) {
        let seat = view["turn"].as_u64().unwrap();
        let action = some_action(&view, &mut chance);
        if action["type"] == "play" || action["type"] == "pass" {
            stroke = Some(seat as usize);
        }
        let player = &mut players[seat as usize];
        let answer = player.act(seat, &action);
        assert_eq!(answer["type"], "accepted", "{answer}");
        view = loop {
            let update = player.wait("update");
            if update["view"]["version"].as_u64() >= answer["version"].as_u64() {
                break update["view"].clone();
            }
        };
    }
    view
}

/// Returns a collection course with another name and without the fairway cell selected by `number`.
/// Unchanged collection courses cannot be published.
pub(crate) fn altered(id: &str, name: &str, number: usize) -> String {
    let course = golf::Collection::course(id).unwrap().unwrap();
    let file = protocol::CourseText::new(&course).file;
    let line = file
        .lines()
        .find(|line| line.starts_with("name ="))
        .unwrap();
    let file = file.replacen(line, &format!("name = {}", json!(name)), 1);
    let map = file.find("map = ").unwrap();
    let cells = file[map..].match_indices('.').map(|(at, _)| map + at);
    let without = |at: usize| {
        let mut file = file.clone();
        file.replace_range(at..=at, "#");
        file
    };
    let is_playable = |file: &String| {
        let (id, file) = ("altered".to_owned(), file.clone());
        protocol::CourseText { id, file }.course().is_ok()
    };
    cells.map(without).filter(is_playable).nth(number).unwrap()
}

/// Returns today's date in UTC.
pub(crate) fn today() -> String {
    let since = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap();
    contest::Day::at(since.as_millis() as u64).to_string()
}

/// Returns the record of an offline match on a day's course.
pub(crate) fn daily_record(day: &str) -> String {
    record_of(&contest::Daily::of(day.parse().unwrap()))
}

/// Returns a copy of a record with this many milliseconds between successive events.
pub(crate) fn at_pace(record: &str, pace: u64) -> String {
    let mut record = protocol::Record::parse(record.as_bytes()).unwrap();
    for event in &mut record.events {
        event.at = u64::from(event.version) * pace;
    }
    table::relink(&mut record.events);
    record.to_string()
}

pub(crate) fn record_of(daily: &contest::Daily) -> String {
    played(&daily.new, &daily.secret, daily.contribution, None)
}

/// Returns the record of a single-player match in which the player plays at random and resigns
/// after this many actions.
pub(crate) fn played(
    new: &table::NewTable,
    secret: &table::Secret,
    contribution: protocol::Hex<16>,
    patience: Option<u32>,
) -> String {
    use table::Player as _;
    let mut coin = coach::RandomPlayer::new(2);
    let mut count = 0;
    played_out(new, secret, contribution, |play| {
        count += 1;
        (patience != Some(count)).then(|| coin.choose(play, 0, 1))
    })
}

/// Returns the record of a single-player match in which the player resigns when `choose` returns
/// `None`.
pub(crate) fn played_out(
    new: &table::NewTable,
    secret: &table::Secret,
    contribution: protocol::Hex<16>,
    mut choose: impl FnMut(&table::Play) -> Option<protocol::GameAction>,
) -> String {
    use protocol::{ClientToServer, MessageId, PlayerName, Request};
    use table::{Caller, CourseCache, Table};
    let mut cache = CourseCache::new();
    let mut table = Table::create(new.clone(), secret.clone(), &mut cache, 0).unwrap();
    let mut count = 0;
    let mut ask = |table: &mut Table, request| {
        count += 1;
        let id = MessageId::new(format!("m{count}")).unwrap();
        let message = ClientToServer { id, request };
        table.request(Caller::holding([0]), &message, 0);
    };
    let name = PlayerName::new("Ada").unwrap();
    let seat = 0;
    ask(
        &mut table,
        Request::Join {
            seat,
            name,
            contribution,
        },
    );
    ask(&mut table, Request::Ready { seat, ready: true });
    while table.state().turn() == Some(seat) {
        let request = match choose(table.state().play().unwrap()) {
            Some(action) => Request::Act {
                seat,
                action,
                version: None,
            },
            None => Request::Resign { seat },
        };
        ask(&mut table, request);
    }
    table.record().to_string()
}
