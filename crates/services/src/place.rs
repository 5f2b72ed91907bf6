//! A service's folder, port and process during a test.

use anyhow::{Context, Result, bail};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::{self, Child};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Creates a temporary folder.
pub(crate) fn folder() -> Result<TempDir> {
    tempfile::tempdir().context("cannot create a folder")
}

/// Returns a free port below the range used for outgoing connections, so that no such connection
/// can take it. Each process starts its search at a different port.
pub fn free_port() -> u16 {
    static TAKEN: AtomicU32 = AtomicU32::new(0);
    loop {
        let taken = TAKEN.fetch_add(1, Ordering::Relaxed);
        let port = 15_000 + (process::id().wrapping_mul(61).wrapping_add(taken) % 17_000) as u16;
        if TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok() {
            return port;
        }
    }
}

/// Waits until the child process listens on the port.
pub(crate) fn wait_for(child: &mut Child, port: u16) -> Result<()> {
    let begin = Instant::now();
    while begin.elapsed() < Duration::from_secs(30) {
        if TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok() {
            return Ok(());
        }
        if let Ok(Some(status)) = child.try_wait() {
            bail!("it exited at once ({status})");
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    bail!("it does not answer")
}

pub(crate) fn is_root() -> bool {
    rustix::process::geteuid().is_root()
}

/// Sends a signal to a child process. Ignores errors, because the child may have ended.
pub(crate) fn signal(child: &Child, signal: rustix::process::Signal) {
    if let Some(id) = rustix::process::Pid::from_raw(child.id() as i32) {
        let _ = rustix::process::kill_process(id, signal);
    }
}
