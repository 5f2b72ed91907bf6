//! A wire between a node and a service that can be cut and slowed down.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// How the wire is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mood {
    /// Everything passes.
    Well,
    /// What passes comes later by so much.
    Slow(Duration),
    /// Nothing passes, and nobody is told: as if a cable were out.
    Silent,
    /// Connections break, and there are no new ones.
    Cut,
    /// Every third `COMMIT` to a database is lost, and the connection with it.
    CutBeforeCommit,
    /// Every third `COMMIT` reaches the database, but the connection breaks before the answer.
    CutAfterCommit,
}

/// A wire from a port of its own to a service on 127.0.0.1. It lasts as long as the process.
#[derive(Clone)]
pub struct Proxy {
    port: u16,
    shared: Arc<Shared>,
}

struct Shared {
    mood: Mutex<Mood>,
    commits: AtomicU64,
    streams: Mutex<Vec<TcpStream>>,
}

impl Proxy {
    /// A wire to a port.
    ///
    /// # Panics
    /// If no port is free.
    pub fn to(service: u16) -> Proxy {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("loopback has ports");
        let port = listener.local_addr().expect("it is bound").port();
        let shared = Arc::new(Shared {
            mood: Mutex::new(Mood::Well),
            commits: AtomicU64::new(0),
            streams: Mutex::default(),
        });
        let inside = Arc::clone(&shared);
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                inside.connect(stream, service);
            }
        });
        Proxy { port, shared }
    }

    /// Where it begins.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// From now on.
    pub fn set(&self, mood: Mood) {
        *self
            .shared
            .mood
            .lock()
            .unwrap_or_else(PoisonError::into_inner) = mood;
        if mood == Mood::Cut {
            let streams = &self.shared.streams;
            let mut streams = streams.lock().unwrap_or_else(PoisonError::into_inner);
            for stream in streams.drain(..) {
                let _ = stream.shutdown(Shutdown::Both);
            }
        }
    }
}

impl Shared {
    fn mood(&self) -> Mood {
        *self.mood.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn connect(self: &Arc<Shared>, near: TcpStream, service: u16) {
        if self.mood() == Mood::Cut {
            return;
        }
        let Ok(far) = TcpStream::connect((Ipv4Addr::LOCALHOST, service)) else {
            return;
        };
        let _ = (near.set_nodelay(true), far.set_nodelay(true));
        let copies = [
            near.try_clone(),
            far.try_clone(),
            near.try_clone(),
            far.try_clone(),
        ];
        let [Ok(near_again), Ok(far_again), Ok(near_kept), Ok(far_kept)] = copies else {
            return;
        };
        let mut streams = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        streams.extend([near_kept, far_kept]);
        drop(streams);
        for (from, to, asks) in [(near, far, true), (far_again, near_again, false)] {
            let shared = Arc::clone(self);
            thread::spawn(move || shared.carry(from, to, asks));
        }
    }

    /// Whether the connection breaks at these bytes.
    fn breaks(&self, bytes: &[u8]) -> bool {
        let fragile = matches!(self.mood(), Mood::CutBeforeCommit | Mood::CutAfterCommit);
        fragile
            && bytes.windows(7).any(|word| word == b"COMMIT\0")
            && self.commits.fetch_add(1, Ordering::Relaxed) % 3 == 2
    }

    /// Carries bytes one way; who `asks` is the client of the service.
    fn carry(&self, mut from: TcpStream, mut to: TcpStream, asks: bool) {
        let mut bytes = vec![0; 64 << 10];
        while let Ok(length @ 1..) = from.read(&mut bytes) {
            while self.mood() == Mood::Silent {
                thread::sleep(Duration::from_millis(20));
            }
            if let Mood::Slow(time) = self.mood() {
                thread::sleep(time);
            }
            if asks && self.breaks(&bytes[..length]) {
                if self.mood() == Mood::CutAfterCommit {
                    // No answer can pass any more when the question does.
                    let _ = (
                        from.shutdown(Shutdown::Both),
                        to.write_all(&bytes[..length]),
                    );
                    thread::sleep(Duration::from_millis(50));
                }
                break;
            }
            if to.write_all(&bytes[..length]).is_err() {
                break;
            }
        }
        let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
    }
}
