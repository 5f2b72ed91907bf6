//! Tests what docs/operations.md says about several servers, with the real programs on loopback.
//!
//! `cargo test -p carambole --test main operations -- --ignored --nocapture` carries out the page's
//! instructions block by block, with nginx as the proxy. The test takes the commands and
//! configurations from the page and replaces only the addresses and passwords in them. With
//! `OPERATIONS=FILE`, it follows another file instead.

#![cfg(unix)]

use crate::support::nodes::metric;
use crate::support::online::{
    Client, Server, Socket, Tally, attempt, call, check, events, new_player, new_table, seated,
    socket,
};
use futures_util::StreamExt;
use serde_json::{Value, json};
use services::{Nats, Postgres, free_port};
use std::io::Write;
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

async fn health(address: &str) -> Value {
    call(address, "GET", "/api/health", "", "").await
}

/// Waits until a node reports the expected NATS state.
async fn wait_for_nats(address: &str, expected: bool) {
    let begin = Instant::now();
    while health(address).await["nats"] != expected {
        assert!(begin.elapsed() < Duration::from_mins(2), "NATS: {expected}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn players_find_and_challenge_each_other_at_different_nodes() {
    if !services::available() {
        return;
    }
    let (postgres, nats) = (Postgres::start().unwrap(), Nats::start().unwrap());
    let node = || Server::node(free_port(), &postgres.url(), &nats.url());
    let (north, south) = (node(), node());
    let ada = new_player(&north.address, "Ada").await;
    let ben = new_player(&south.address, "Ben").await;
    // Both players claim the same handle at different nodes, and only one gets it.
    let twin = r#"{"handle":"Twin"}"#;
    let claim = async |address: &str, key: &str, handle: &str| {
        let claimed = attempt(address, "PUT", "/api/me/handle", key, handle).await;
        claimed.unwrap().0
    };
    let (one, other) = tokio::join!(
        claim(&north.address, &ada, twin),
        claim(&south.address, &ben, twin)
    );
    assert_eq!(one.min(other), 200);
    assert_eq!(one.max(other), 409);
    assert_eq!(
        claim(&north.address, &ada, r#"{"handle":"Ada"}"#).await,
        200
    );
    assert_eq!(
        claim(&south.address, &ben, r#"{"handle":"Ben"}"#).await,
        200
    );
    let seen = call(&south.address, "GET", "/api/players/ada", "", "").await;
    assert_eq!(seen["name"], "Ada");
    let table = json!({"setup": {"carramboule": {"starts": 0}}, "clock": null, "open": false,
        "seats": [{"type": "person"}, {"type": "person"}]});
    let path = "/api/players/ben/challenge";
    let called = call(&north.address, "POST", path, &ada, &table.to_string()).await;
    let waiting = call(&south.address, "GET", "/api/me/people", &ben, "").await;
    assert_eq!(waiting["challenges"][0]["table"]["table"], called["table"]);
    assert_eq!(waiting["challenges"][0]["by"]["handle"], "Ada");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "all: a database, NATS and three starts"]
async fn a_node_tells_nats_user_and_password_of_its_address() {
    if !services::available() {
        return;
    }
    let postgres = Postgres::start().unwrap();
    let nats = Nats::start_with_login("carambole", "p@ss/w:rd%").unwrap();
    let place = format!("@127.0.0.1:{}", nats.port());
    let right = format!("nats://carambole:p%40ss%2Fw%3Ard%25{place}");
    let node = Server::node(free_port(), &postgres.url(), &right);
    wait_for_nats(&node.address, true).await;
    assert_eq!(metric(&node.address, "carambole_nats_connected").await, 1);
    // A wrong password is reported at once, without being shown.
    for wrong in [format!("nats://carambole:wrong{place}"), nats.url()] {
        let refused = Command::new(env!("CARGO_BIN_EXE_carambole"))
            .args(["serve", "--listen", "127.0.0.1:0", "--nats", &wrong])
            .args(["--database", &postgres.url()])
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(!refused.status.success(), "{said}");
        assert!(
            said.contains("does not accept this user and password"),
            "{said}"
        );
        assert!(!said.contains("wrong"), "{said}");
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "all: a cluster waits for NATS"]
async fn a_node_starts_while_nats_is_away_and_joins_when_it_comes() {
    if !services::available() {
        return;
    }
    let postgres = Postgres::start().unwrap();
    let mut nats = Nats::start().unwrap();
    nats.kill();
    let start = || Server::node(free_port(), &postgres.url(), &nats.url());
    let nodes = [start(), start()];
    let addresses = nodes.each_ref().map(|node| node.address.clone());
    for address in &addresses {
        assert_eq!(health(address).await["nats"], false);
        assert_eq!(health(address).await["storage"], true);
    }
    // Events at one node reach the other node through the database.
    let clients = seated(&addresses, 1).await;
    assert_eq!(events(&addresses[1], &clients[0].table).await.len(), 6);
    nats.restart().unwrap();
    for address in &addresses {
        wait_for_nats(address, true).await;
    }
    let key = new_player(&addresses[0], "Eve").await;
    assert!(!key.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "all: a cluster"]
async fn who_is_deleted_at_one_node_loses_the_sockets_at_another() {
    if !services::available() {
        return;
    }
    let postgres = Postgres::start().unwrap();
    let nats = Nats::start().unwrap();
    let start = || Server::node(free_port(), &postgres.url(), &nats.url());
    let nodes = [start(), start()];
    for node in &nodes {
        wait_for_nats(&node.address, true).await;
    }
    let keys = [
        new_player(&nodes[0].address, "Ada").await,
        new_player(&nodes[0].address, "Ben").await,
    ];
    let table = new_table(&nodes[0].address, &keys[1]).await;
    let mut open = Vec::new();
    for key in &keys {
        open.push(
            socket(&nodes[1].address, &table, Some(key), false)
                .await
                .unwrap(),
        );
    }
    let mut stream = TcpStream::connect(&nodes[0].address).unwrap();
    let words = format!(
        "DELETE /api/me HTTP/1.0\r\nauthorization: Bearer {}\r\n\r\n",
        keys[0]
    );
    stream.write_all(words.as_bytes()).unwrap();
    let last = async |socket: &mut Socket| {
        let mut last = String::new();
        let reading = async {
            while let Some(Ok(message)) = socket.next().await {
                last = message.to_text().unwrap_or_default().to_owned();
                if last.contains("fatal") {
                    break;
                }
            }
        };
        let ended = tokio::time::timeout(Duration::from_mins(1), reading).await;
        (ended.is_ok(), last)
    };
    let (ended, words) = last(&mut open[0]).await;
    assert!(ended && words.contains("\"unknown\""), "{words}");
    // The other player is not affected.
    let mut other = Client::new(&table, 0, &keys[1]);
    other.sit(&nodes[1].address).await;
}

/// The text of docs/operations.md, and the ports that replace the addresses in it.
struct Page {
    text: String,
    database: u16,
    nats: u16,
    nodes: [u16; 3],
    front: u16,
}

/// A password with characters that URLs must escape.
const PASSWORD: &str = "p@ss/w:rd%1";
const IN_ADDRESSES: &str = "p%40ss%2Fw%3Ard%251";

impl Page {
    fn read() -> Page {
        let usual = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/operations.md");
        let path = std::env::var("OPERATIONS").unwrap_or_else(|_| usual.to_owned());
        Page {
            text: std::fs::read_to_string(path).unwrap(),
            database: 0,
            nats: free_port(),
            nodes: [free_port(), free_port(), free_port()],
            front: free_port(),
        }
    }

    /// Returns the first code block in `language` whose text contains `with`.
    fn block(&self, language: &str, with: &str) -> String {
        let fence = format!("```{language}\n");
        let blocks = self.text.split(&fence).skip(1);
        let mut blocks = blocks.map(|rest| rest.split("```").next().unwrap_or_default());
        let found = blocks.find(|block| block.contains(with));
        found
            .unwrap_or_else(|| panic!("no block {language} with {with}"))
            .to_owned()
    }

    fn commands(&self, with: &str, node: u16) -> String {
        let (database, nats) = (self.database, self.nats);
        self.block("sh", with)
            .replace("@db.internal/", &format!("@127.0.0.1:{database}/"))
            .replace("=db.internal", &format!("=127.0.0.1 --port={database}"))
            .replace("nats.internal:4222", &format!("127.0.0.1:{nats}"))
            .replace("0.0.0.0:8086", &format!("127.0.0.1:{node}"))
            .replace("PASSWORD", IN_ADDRESSES)
            .replace("\ncarambole serve", "\nexec carambole serve")
    }

    fn nginx(&self, folder: &Path) -> String {
        let mut upstream = self.block("nginx", "upstream carambole");
        for (number, port) in (1..).zip(self.nodes) {
            let own = format!("127.0.0.1:{port}");
            upstream = upstream.replace(&format!("10.0.0.{number}:8086"), &own);
        }
        let ways = self.block("nginx", "proxy_next_upstream");
        let server = self.block("nginx", "listen 443 ssl");
        assert!(server.contains("proxy_pass http://127.0.0.1:8086;"));
        let server = server
            .replace(
                "listen 443 ssl;",
                &format!("listen 127.0.0.1:{};", self.front),
            )
            .replace("proxy_pass http://127.0.0.1:8086;", &ways);
        let place = folder.display();
        // If the test runs as root, the workers do, too: other users cannot read the folder.
        // Without root, nginx ignores the line.
        format!(
            "user root;\npid {place}/nginx.pid;\nerror_log {place}/error.log;\n\
             events {{}}\nhttp {{\naccess_log off;\nclient_body_temp_path {place}/body;\n\
             proxy_temp_path {place}/proxy;\n{upstream}\n{server}\n}}\n"
        )
    }
}

/// A child process, killed on drop.
struct Program(Child);

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Program {
    fn start(command: &mut Command) -> Program {
        Program(command.stdin(Stdio::null()).spawn().unwrap())
    }

    /// Asks the process to stop. Returns whether the process exited cleanly.
    fn stop(&mut self) -> bool {
        let id = rustix::process::Pid::from_raw(self.0.id() as i32).unwrap();
        rustix::process::kill_process(id, rustix::process::Signal::TERM).unwrap();
        self.0.wait().unwrap().success()
    }
}

fn shell(script: &str, folder: &Path) -> Command {
    let own = PathBuf::from(env!("CARGO_BIN_EXE_carambole"));
    let path = std::env::var("PATH").unwrap();
    let path = format!("{}:{path}:/usr/sbin", own.parent().unwrap().display());
    let mut shell = Command::new("sh");
    shell
        .args(["-ec", script])
        .current_dir(folder)
        .env("PATH", path);
    // An administrator would type the password at the prompt.
    shell.env("PGPASSWORD", PASSWORD).stdout(Stdio::null());
    shell
}

/// Returns whether a program is installed, that is, whether this command succeeds.
fn is_installed(mut version: Command) -> bool {
    let said = version.stderr(Stdio::null()).status();
    said.is_ok_and(|status| status.success())
}

fn is_open(port: u16) -> bool {
    TcpStream::connect(("127.0.0.1", port)).is_ok()
}

fn wait_until_open(port: u16) {
    let begin = Instant::now();
    while !is_open(port) {
        assert!(begin.elapsed() < Duration::from_mins(2), "port {port}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// Waits until `/api/health` answers 200, as the page says.
async fn wait_until_well(port: u16) {
    let address = format!("127.0.0.1:{port}");
    wait_until_open(port);
    let begin = Instant::now();
    while health(&address).await["storage"] != true {
        assert!(begin.elapsed() < Duration::from_mins(2), "node {port}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Sends ten requests per second through the proxy. Returns the longest time during which no
/// request succeeded.
async fn longest_outage(front: u16, stop: Arc<AtomicBool>) -> Duration {
    let (mut longest, mut last) = (Duration::ZERO, Instant::now());
    while !stop.load(Ordering::Relaxed) {
        let answer = tokio::task::spawn_blocking(move || status(front)).await;
        if answer.unwrap() == Some(200) {
            last = Instant::now();
        }
        longest = longest.max(last.elapsed());
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    longest
}

fn status(port: u16) -> Option<u16> {
    use std::io::Read;
    let mut stream = TcpStream::connect(("127.0.0.1", port)).ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(2))).ok()?;
    stream.write_all(b"GET /api/health HTTP/1.0\r\n\r\n").ok()?;
    let mut text = String::new();
    stream.read_to_string(&mut text).ok()?;
    text.split(' ').nth(1)?.parse().ok()
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "all: a cluster behind nginx, every node stopped once"]
#[expect(
    clippy::too_many_lines,
    reason = "one page, followed from top to bottom"
)]
async fn the_page_followed_to_the_letter_works() {
    let nginx = shell("nginx -v", Path::new("/"));
    assert!(is_installed(nginx), "nginx is not installed");
    let folder = tempfile::tempdir().unwrap();
    let mut page = Page::read();
    let postgres = Postgres::start_with_passwords(PASSWORD).unwrap();
    page.database = postgres.port();
    let roles = page
        .block("sql", "CREATE DATABASE")
        .replace("'PASSWORD'", &format!("'{PASSWORD}'"));
    std::fs::write(folder.path().join("roles.sql"), &roles).unwrap();
    let psql = format!(
        "psql --no-psqlrc --set=ON_ERROR_STOP=1 --host=127.0.0.1 --port={} --username=postgres \
         --dbname=postgres --file=roles.sql",
        page.database
    );
    assert!(
        shell(&psql, folder.path()).status().unwrap().success(),
        "{roles}"
    );
    let nats = page
        .block("text", "authorization")
        .replace("PASSWORD", PASSWORD);
    let nats = nats.replace("0.0.0.0:4222", &format!("127.0.0.1:{}", page.nats));
    std::fs::write(folder.path().join("nats.conf"), nats).unwrap();
    let mut nats = shell("exec nats-server --config nats.conf", folder.path());
    let _nats = Program::start(nats.stderr(Stdio::null()));
    wait_until_open(page.nats);
    let start = |node: usize| {
        let script = page.commands("carambole serve", page.nodes[node]);
        Program::start(shell(&script, folder.path()).stderr(Stdio::null()))
    };
    let mut nodes: Vec<Program> = (0..3).map(start).collect();
    for port in page.nodes {
        wait_until_well(port).await;
        wait_for_nats(&format!("127.0.0.1:{port}"), true).await;
    }
    std::fs::write(folder.path().join("nginx.conf"), page.nginx(folder.path())).unwrap();
    let nginx = format!(
        "exec nginx -p {0} -c {0}/nginx.conf -g 'daemon off;'",
        folder.path().display()
    );
    let mut nginx = Program::start(&mut shell(&nginx, folder.path()));
    wait_until_open(page.front);
    let front = format!("127.0.0.1:{}", page.front);

    // Clients play through the proxy while one node after another is stopped and started again.
    let stop = Arc::new(AtomicBool::new(false));
    let tally = Arc::new(Tally::default());
    let mut clients = Vec::new();
    for mut client in seated(std::slice::from_ref(&front), 3).await {
        client.pace = Duration::from_millis(150);
        client.tally = Some(Arc::clone(&tally));
        let (stop, front) = (Arc::clone(&stop), vec![front.clone()]);
        clients.push(tokio::spawn(async move {
            client.roam(&front, || stop.load(Ordering::Relaxed)).await;
            client
        }));
    }
    let outage = tokio::spawn(longest_outage(page.front, Arc::clone(&stop)));
    for (node, program) in nodes.iter_mut().enumerate() {
        let before = tally.number();
        assert!(program.stop(), "it shuts down cleanly");
        *program = start(node);
        wait_until_well(page.nodes[node]).await;
        let begin = Instant::now();
        while tally.number() < before + 6 {
            assert!(
                begin.elapsed() < Duration::from_mins(1),
                "no client can continue"
            );
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    stop.store(true, Ordering::Relaxed);
    let mut played: Vec<Client> = Vec::new();
    for client in clients {
        played.push(client.await.unwrap());
    }
    let (outage, slowest) = (outage.await.unwrap(), tally.take_times().pop().unwrap());
    println!(
        "{} moves; the longest outage {outage:.1?}, the slowest move {slowest:.1?}",
        tally.number()
    );
    check(&front, &played).await;
    // Without other nodes the outage would last a minute, which is how long nginx waits for a node.
    assert!(outage < Duration::from_secs(20), "{outage:?}");
    let metrics = call(&front, "GET", "/api/health", "", "").await;
    assert_eq!(metrics["storage"], true);

    // Backup and restore.
    let mut stored = Vec::new();
    for client in &played {
        stored.push(events(&front, &client.table).await.len());
    }
    let serve = page.commands("carambole serve", page.nodes[0]);
    let database = serve
        .lines()
        .find(|line| line.contains("CARAMBOLE_DATABASE"))
        .unwrap();
    let dump = format!("{database}\n{}", page.commands("pg_dump", 0));
    assert!(
        shell(&dump, folder.path()).status().unwrap().success(),
        "{dump}"
    );
    for node in &mut nodes {
        assert!(node.stop());
    }
    let restore = page.commands("pg_restore", 0);
    assert!(
        shell(&restore, folder.path()).status().unwrap().success(),
        "{restore}"
    );
    let restored = restore
        .lines()
        .find(|line| line.contains("CARAMBOLE_DATABASE"));
    let script = serve.replace(database, restored.unwrap());
    nodes[0] = Program::start(shell(&script, folder.path()).stderr(Stdio::null()));
    wait_until_well(page.nodes[0]).await;
    for (client, stored) in played.iter().zip(stored) {
        assert_eq!(events(&front, &client.table).await.len(), stored);
    }
    assert_eq!(json!(status(page.front)), json!(200));
    // Killing nginx would leave its workers behind.
    nginx.stop();
}
