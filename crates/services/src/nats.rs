//! A NATS server.

use crate::install::nats_program;
use crate::place::{Place, free_port, signal, wait_for};
use rustix::process::Signal;
use std::process::{Child, Command, Stdio};

/// A running NATS server; it ends with this.
pub struct Nats {
    child: Child,
    port: u16,
    _place: Place,
}

impl Nats {
    /// Starts one; an error is a sentence.
    pub fn start() -> Result<Nats, String> {
        let place = Place::new("nats")?;
        let port = free_port();
        let child = launch(port)?;
        Ok(Nats {
            child,
            port,
            _place: place,
        })
    }

    /// Where it listens on 127.0.0.1.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Its address for `--nats`.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Stands still without a word: `SIGSTOP`.
    pub fn freeze(&self) {
        signal(&self.child, Signal::STOP);
    }

    /// Goes on after [`Nats::freeze`].
    pub fn thaw(&self) {
        signal(&self.child, Signal::CONT);
    }

    /// Ends it at once.
    pub fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Starts again at the same address after [`Nats::kill`].
    pub fn restart(&mut self) -> Result<(), String> {
        self.child = launch(self.port)?;
        Ok(())
    }
}

fn launch(port: u16) -> Result<Child, String> {
    let program = nats_program().ok_or("nats-server is not installed")?;
    let mut child = Command::new(program)
        .args(["--addr", "127.0.0.1", "--port", &port.to_string()])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| format!("cannot start NATS: {error}"))?;
    if let Err(why) = wait_for(&mut child, port) {
        let _ = child.kill();
        let _ = child.wait();
        return Err(format!("cannot start NATS: {why}"));
    }
    Ok(child)
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.kill();
    }
}
