//! A NATS server.

use crate::find::nats_program;
use crate::place::{folder, free_port, signal, wait_for};
use anyhow::{Context, Result};
use rustix::process::Signal;
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

/// A running NATS server, killed on drop.
pub struct Nats {
    child: Child,
    port: u16,
    /// The port of the HTTP monitoring interface.
    monitor: Option<u16>,
    /// The required user and password, if any.
    login: Option<(String, String)>,
    _folder: TempDir,
}

impl Nats {
    /// Starts a server without authentication.
    pub fn start() -> Result<Nats> {
        Nats::with(None, None)
    }

    /// Starts a server that requires a user and a password.
    pub fn start_with_login(user: &str, password: &str) -> Result<Nats> {
        Nats::with(None, Some((user.to_owned(), password.to_owned())))
    }

    /// Starts a server with the monitoring interface, for measurements.
    pub fn start_counting() -> Result<Nats> {
        Nats::with(Some(free_port()), None)
    }

    fn with(monitor: Option<u16>, login: Option<(String, String)>) -> Result<Nats> {
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

    /// Returns the server's port on 127.0.0.1.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Returns the server's URL, for `--nats`.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Returns the port of the monitoring interface on 127.0.0.1, if it is enabled.
    pub fn monitor(&self) -> Option<u16> {
        self.monitor
    }

    /// Returns the server's process id.
    pub fn process(&self) -> u32 {
        self.child.id()
    }

    /// Pauses the process without closing connections (`SIGSTOP`).
    pub fn freeze(&self) {
        signal(&self.child, Signal::STOP);
    }

    /// Resumes the process after [`Nats::freeze`].
    pub fn thaw(&self) {
        signal(&self.child, Signal::CONT);
    }

    /// Kills the process.
    pub fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Restarts the server at the same address after [`Nats::kill`].
    pub fn restart(&mut self) -> Result<()> {
        self.child = launch(self.port, self.monitor, self.login.as_ref())?;
        Ok(())
    }
}

fn launch(port: u16, monitor: Option<u16>, login: Option<&(String, String)>) -> Result<Child> {
    let program = nats_program().context("nats-server is not installed")?;
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
        .context("cannot start NATS")?;
    if let Err(why) = wait_for(&mut child, port) {
        let _ = child.kill();
        let _ = child.wait();
        return Err(why.context("cannot start NATS"));
    }
    Ok(child)
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.kill();
    }
}
