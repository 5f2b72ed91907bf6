//! A NATS server.

use crate::find::nats_program;
use crate::place::{folder, free_port, signal, wait_for};
use rustix::process::Signal;
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

/// A running NATS server; it ends with this.
pub struct Nats {
    child: Child,
    port: u16,
    /// Where it tells what it counts.
    monitor: Option<u16>,
    /// Whom it lets in, if not everyone.
    login: Option<(String, String)>,
    _folder: TempDir,
}

impl Nats {
    /// Starts one; an error is a sentence.
    pub fn start() -> Result<Nats, String> {
        Nats::with(None, None)
    }

    /// One that wants a user and a password.
    pub fn start_with_login(user: &str, password: &str) -> Result<Nats, String> {
        Nats::with(None, Some((user.to_owned(), password.to_owned())))
    }

    /// One that tells what it counts, for measurements.
    pub fn start_counting() -> Result<Nats, String> {
        Nats::with(Some(free_port()), None)
    }

    fn with(monitor: Option<u16>, login: Option<(String, String)>) -> Result<Nats, String> {
        let folder = folder()?;
        let port = free_port();
        let child = launch(port, monitor, login.as_ref())?;
        Ok(Nats {
            child,
            port,
            monitor,
            login,
            _folder: folder,
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

    /// Where one that counts answers over HTTP on 127.0.0.1.
    pub fn monitor(&self) -> Option<u16> {
        self.monitor
    }

    /// Its process.
    pub fn process(&self) -> u32 {
        self.child.id()
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
        self.child = launch(self.port, self.monitor, self.login.as_ref())?;
        Ok(())
    }
}

fn launch(
    port: u16,
    monitor: Option<u16>,
    login: Option<&(String, String)>,
) -> Result<Child, String> {
    let program = nats_program().ok_or("nats-server is not installed")?;
    let mut command = Command::new(program);
    command.args(["--addr", "127.0.0.1", "--port", &port.to_string()]);
    if let Some(monitor) = monitor {
        command.args(["--http_port", &monitor.to_string()]);
    }
    if let Some((user, password)) = login {
        command.args(["--user", user, "--pass", password]);
    }
    let mut child = command
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
