//! Where a service lives for the time of a test.

use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::Child;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// A folder that goes with its service.
pub(crate) struct Place(pub(crate) PathBuf);

impl Place {
    pub(crate) fn new(name: &str) -> Result<Place, String> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("carambole-{name}-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let _ = std::fs::remove_dir_all(&folder);
        let made = std::fs::create_dir_all(&folder);
        made.map_err(|error| format!("cannot make {}: {error}", folder.display()))?;
        Ok(Place(folder))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A port of 127.0.0.1 that is free now.
///
/// # Panics
/// If there is none.
pub fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("loopback has ports");
    listener.local_addr().expect("it is bound").port()
}

/// Waits until somebody listens at the port.
pub(crate) fn wait_for(child: &mut Child, port: u16) -> Result<(), String> {
    let begin = Instant::now();
    while begin.elapsed() < Duration::from_secs(30) {
        if TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok() {
            return Ok(());
        }
        if let Ok(Some(status)) = child.try_wait() {
            return Err(format!("it ended at once ({status})"));
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    Err("it does not answer".to_owned())
}

pub(crate) fn is_root() -> bool {
    rustix::process::geteuid().is_root()
}

/// Sends a signal to a child; one that is gone does not mind.
pub(crate) fn signal(child: &Child, signal: rustix::process::Signal) {
    if let Some(id) = rustix::process::Pid::from_raw(child.id() as i32) {
        let _ = rustix::process::kill_process(id, signal);
    }
}
