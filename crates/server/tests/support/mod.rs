//! A server of its own for each test, and a client that sees every byte.

#![allow(dead_code, clippy::unwrap_used)]

use server::{Config, Page, Server};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use tokio::runtime::Runtime;
use tokio::sync::oneshot;

/// A folder that goes with the test.
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

    /// The folder of the page.
    pub(crate) fn path(&self) -> PathBuf {
        self.0.join("dist")
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

fn config(listen: &str, page: &Path) -> Config {
    Config {
        listen: listen.to_owned(),
        page: Page::Folder(page.to_owned()),
    }
}

/// A running server.
pub(crate) struct Web {
    runtime: Option<Runtime>,
    stop: Option<oneshot::Sender<()>>,
    address: SocketAddr,
}

impl Web {
    pub(crate) fn over(page: impl AsRef<Path>) -> Web {
        let runtime = Runtime::new().unwrap();
        let config = config("127.0.0.1:0", page.as_ref());
        let server = runtime.block_on(Server::bind(config)).unwrap();
        let address = server.address();
        let (stop, stopped) = oneshot::channel();
        runtime.spawn(server.run_until(async {
            let _ = stopped.await;
        }));
        Web {
            runtime: Some(runtime),
            stop: Some(stop),
            address,
        }
    }

    /// The sentence with which a server refuses to start.
    pub(crate) fn refused(listen: &str) -> String {
        let runtime = Runtime::new().unwrap();
        let config = config(listen, Path::new("nowhere"));
        runtime
            .block_on(Server::bind(config))
            .unwrap_err()
            .to_string()
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
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

/// What came back.
#[derive(Debug)]
pub(crate) struct Got {
    pub(crate) status: u16,
    headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Got {
    /// The value of a header, empty if it is not there.
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

/// Sends bytes as they are and reads to the end.
pub(crate) fn raw(web: &Web, bytes: &[u8]) -> Got {
    let mut stream = TcpStream::connect(web.address).unwrap();
    stream.write_all(bytes).unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    parse(&answer)
}

fn parse(answer: &[u8]) -> Got {
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n");
    let end = end.expect("a head");
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
