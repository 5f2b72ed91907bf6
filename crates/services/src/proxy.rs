//! A TCP proxy between a node and a service. Tests use it to slow down or interrupt connections.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// The proxy's behaviour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mood {
    /// Forwards everything.
    Well,
    /// Delays all data by this duration.
    Slow(Duration),
    /// Forwards nothing but keeps connections open, as if a cable were unplugged.
    Silent,
    /// Closes all connections and refuses new ones.
    Cut,
    /// Drops every third `COMMIT` sent to a database and closes the connection.
    CutBeforeCommit,
    /// After forwarding every third `COMMIT`, closes the connection before the response.
    CutAfterCommit,
}

/// A proxy on its own port for a service on 127.0.0.1. Runs until the process ends.
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
    /// Starts a proxy in front of a service's port.
    ///
    /// # Panics
    /// Panics if no port is free.
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

    /// Returns the proxy's port.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Sets the proxy's behaviour.
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

    /// Returns whether the proxy must break the connection because of these bytes.
    fn breaks(&self, bytes: &[u8]) -> bool {
        let fragile = matches!(self.mood(), Mood::CutBeforeCommit | Mood::CutAfterCommit);
        fragile
            && bytes.windows(7).any(|word| word == b"COMMIT\0")
            && self.commits.fetch_add(1, Ordering::Relaxed) % 3 == 2
    }

    /// Forwards bytes in one direction. `asks` is true for the direction from client to service.
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
                    // Close the client's side first, or the response could still reach the client.
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
