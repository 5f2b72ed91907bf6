//! Several servers on loopback with their own database and NATS, and connections that tests can
//! break.

#![allow(dead_code, clippy::unwrap_used)]

use super::online::Server;
use futures_util::StreamExt;
use services::{Mood, Nats, Postgres, Proxy, free_port};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;

/// Nodes with their database, NATS and connections.
pub(crate) struct Nodes {
    servers: Vec<Option<Server>>,
    ports: Vec<u16>,
    pub(crate) addresses: Vec<String>,
    wires: Vec<Option<(Proxy, Proxy)>>,
    pub(crate) postgres: Postgres,
    pub(crate) nats: Nats,
}

impl Nodes {
    pub(crate) fn start(number: usize) -> Nodes {
        let postgres = Postgres::start().unwrap();
        let nats = Nats::start().unwrap();
        let wire = |_| Some((Proxy::to(postgres.port()), Proxy::to(nats.port())));
        let wires = (0..number).map(wire).collect();
        Nodes::on(postgres, nats, wires)
    }

    /// Starts nodes that connect to the database and NATS directly, without proxies. The database
    /// commits synchronously, as in production.
    pub(crate) fn start_in_earnest(number: usize) -> Nodes {
        let postgres = Postgres::start_durable().unwrap();
        let nats = Nats::start().unwrap();
        Nodes::on(postgres, nats, (0..number).map(|_| None).collect())
    }

    /// Works like `start_in_earnest`, but also counts the NATS traffic.
    pub(crate) fn start_counted(number: usize) -> Nodes {
        let postgres = Postgres::start_durable().unwrap();
        let nats = Nats::start_counting().unwrap();
        Nodes::on(postgres, nats, (0..number).map(|_| None).collect())
    }

    fn on(postgres: Postgres, nats: Nats, wires: Vec<Option<(Proxy, Proxy)>>) -> Nodes {
        let number = wires.len();
        let ports: Vec<u16> = (0..number).map(|_| free_port()).collect();
        let mut nodes = Nodes {
            servers: (0..number).map(|_| None).collect(),
            addresses: ports
                .iter()
                .map(|port| format!("127.0.0.1:{port}"))
                .collect(),
            wires,
            ports,
            postgres,
            nats,
        };
        for node in 0..number {
            nodes.start_node(node);
        }
        nodes
    }

    pub(crate) fn start_node(&mut self, node: usize) {
        let (postgres, nats) = match &self.wires[node] {
            Some((postgres, nats)) => (postgres.port(), nats.port()),
            None => (self.postgres.port(), self.nats.port()),
        };
        let database = format!("postgres://carambole@127.0.0.1:{postgres}/postgres");
        let nats = format!("nats://127.0.0.1:{nats}");
        self.servers[node] = Some(Server::node(self.ports[node], &database, &nats));
    }

    pub(crate) fn kill(&mut self, node: usize) {
        if let Some(mut server) = self.servers[node].take() {
            server.kill();
        }
    }

    /// Asks a node to stop. Returns whether the node exited cleanly.
    pub(crate) fn stop(&mut self, node: usize) -> bool {
        let server = self.servers[node].take();
        server.is_some_and(|mut server| server.stop())
    }

    pub(crate) fn process(&self, node: usize) -> u32 {
        self.servers[node].as_ref().unwrap().id()
    }

    /// Makes a node's connection to the database faulty for the given number of seconds; `mood` is
    /// the kind of fault.
    pub(crate) async fn to_postgres(&self, node: usize, mood: Mood, seconds: f64) {
        let wires = self.wires[node].as_ref().unwrap();
        during(&wires.0, mood, seconds).await;
    }

    /// Makes a node's connection to NATS faulty for the given number of seconds; `mood` is the kind
    /// of fault.
    pub(crate) async fn to_nats(&self, node: usize, mood: Mood, seconds: f64) {
        let wires = self.wires[node].as_ref().unwrap();
        during(&wires.1, mood, seconds).await;
    }

    /// Returns the sum of a metric over all nodes.
    pub(crate) async fn sum(&self, name: &str) -> u64 {
        let mut sum = 0;
        for address in &self.addresses {
            sum += metric(address, name).await;
        }
        sum
    }
}

async fn during(wire: &Proxy, mood: Mood, seconds: f64) {
    wire.set(mood);
    tokio::time::sleep(Duration::from_secs_f64(seconds)).await;
    wire.set(Mood::Well);
}

/// Returns a node's value for a metric.
pub(crate) async fn metric(address: &str, name: &str) -> u64 {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let request = "GET /api/metrics HTTP/1.0\r\n\r\n";
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).await.unwrap();
    let line = text.lines().find_map(|line| {
        let value = line.strip_prefix(name)?.strip_prefix(' ')?;
        value.parse().ok()
    });
    line.unwrap_or_else(|| panic!("there is no {name}"))
}

/// Makes every message between nodes arrive twice, the second time a little later.
pub(crate) async fn duplicate_messages(nodes: &Nodes) -> JoinHandle<()> {
    let options = async_nats::ConnectOptions::new().no_echo();
    let client = options.connect(nodes.nats.url()).await.unwrap();
    let mut messages = client.subscribe("carambole.>").await.unwrap();
    client.flush().await.unwrap();
    tokio::spawn(async move {
        while let Some(message) = messages.next().await {
            let client = client.clone();
            tokio::spawn(async move {
                tokio::time::sleep(Duration::from_millis(60)).await;
                let _ = client.publish(message.subject, message.payload).await;
            });
        }
    })
}
