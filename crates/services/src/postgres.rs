//! A `PostgreSQL` server with an empty database cluster.

use crate::find::postgres_folder;
use crate::place::{folder, free_port, is_root, signal, wait_for};
use anyhow::{Context, Result, bail};
use rustix::process::Signal;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

/// A running `PostgreSQL` server, stopped and deleted on drop.
pub struct Postgres {
    child: Child,
    fsync: &'static str,
    port: u16,
    programs: PathBuf,
    folder: TempDir,
}

impl Postgres {
    /// Creates and starts a server. It runs without `fsync`, because tests kill only
    /// processes, never machines.
    pub fn start() -> Result<Postgres> {
        Postgres::with("off")
    }

    /// Starts a server with `fsync`, as in production, for measurements.
    pub fn start_durable() -> Result<Postgres> {
        Postgres::with("on")
    }

    /// Starts a server with the settings from Debian's packages: `postgres` is the administrator,
    /// and users need passwords.
    pub fn start_with_passwords(password: &str) -> Result<Postgres> {
        Postgres::set_up("off", |place| {
            let file = place.join("password");
            let written = std::fs::write(&file, password);
            written.with_context(|| format!("cannot write {}", file.display()))?;
            Ok(vec![
                "--auth=scram-sha-256".to_owned(),
                "--username=postgres".to_owned(),
                format!("--pwfile={}", file.display()),
            ])
        })
    }

    fn with(fsync: &'static str) -> Result<Postgres> {
        Postgres::set_up(fsync, |_| {
            Ok(["--auth=trust", "--username=carambole"]
                .map(str::to_owned)
                .to_vec())
        })
    }

    fn set_up(
        fsync: &'static str,
        who: impl FnOnce(&Path) -> Result<Vec<String>>,
    ) -> Result<Postgres> {
        let programs = postgres_folder().context("PostgreSQL is not installed")?;
        let folder = folder()?;
        if is_root() {
            // PostgreSQL does not run as root.
            let owner = format!("{USER}:");
            run(Command::new("chown").arg(owner).arg(folder.path()))?;
        }
        let mut initdb = as_user(&programs.join("initdb"));
        initdb
            .args(who(folder.path())?)
            .args([
                "--encoding=UTF8",
                "--locale=C.UTF-8",
                "--no-sync",
                "--pgdata",
            ])
            .arg(folder.path().join("data"));
        run(&mut initdb)?;
        let port = free_port();
        let child = launch(&programs, folder.path(), port, fsync)?;
        Ok(Postgres {
            child,
            fsync,
            port,
            programs,
            folder,
        })
    }

    /// Returns the server's port on 127.0.0.1.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Returns the URL for the server's first database, for `--database`.
    pub fn url(&self) -> String {
        address(self.port, "postgres")
    }

    /// Creates another database, which is empty. Returns its URL.
    pub fn database(&self, name: &str) -> Result<String> {
        let mut create = Command::new(self.programs.join("createdb"));
        create.args(["--host=127.0.0.1", "--username=carambole", "--port"]);
        run(create.arg(self.port.to_string()).arg(name))?;
        Ok(address(self.port, name))
    }

    /// Returns the process id of the server's main process.
    pub fn process(&self) -> u32 {
        self.child.id()
    }

    /// Returns the ids of all running server processes, the main process first.
    pub fn processes(&self) -> Vec<u32> {
        let parent = self.child.id();
        let listed = std::fs::read_to_string(format!("/proc/{parent}/task/{parent}/children"));
        let listed = listed.unwrap_or_default();
        let children = listed.split_whitespace().filter_map(|id| id.parse().ok());
        std::iter::once(parent).chain(children).collect()
    }

    /// Runs SQL, which must yield one row, on the first database. Returns the values in that row.
    pub fn ask(&self, sql: &str) -> Result<Vec<String>> {
        let mut psql = Command::new(self.programs.join("psql"));
        psql.args(["--no-psqlrc", "--tuples-only", "--no-align", "--command"]);
        // Allow the SQL even while a test limits writes or statement times for other clients.
        let free = "-c statement_timeout=0 -c default_transaction_read_only=off";
        psql.env("PGOPTIONS", free);
        let output = run(psql.arg(sql).arg(self.url()))?;
        let values = output.trim().split('|').map(str::to_owned);
        Ok(values.collect())
    }

    /// Returns the folder with the server's data.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Dumps the first database and restores it as another. Returns the URL of the copy.
    pub fn dump_and_restore(&self, name: &str) -> Result<String> {
        let file = self.folder.path().join(format!("{name}.dump"));
        let mut dump = Command::new(self.programs.join("pg_dump"));
        dump.args(["--format=custom", "--file"]).arg(&file);
        run(dump.arg(self.url()))?;
        let url = self.database(name)?;
        let mut restore = Command::new(self.programs.join("pg_restore"));
        restore.args(["--no-owner", "--dbname", &url]);
        run(restore.arg(&file))?;
        Ok(url)
    }

    /// Terminates the server at once, as in a crash (`SIGQUIT`). Committed data is kept.
    pub fn crash(&mut self) {
        signal(&self.child, Signal::QUIT);
        let _ = self.child.wait();
    }

    /// Pauses all server processes, including those that serve clients, without closing
    /// connections.
    pub fn freeze(&self) {
        self.signal_all(Signal::STOP);
    }

    /// Resumes the processes after [`Postgres::freeze`].
    pub fn thaw(&self) {
        self.signal_all(Signal::CONT);
    }

    fn signal_all(&self, what: Signal) {
        for id in self.processes() {
            if let Some(id) = rustix::process::Pid::from_raw(id as i32) {
                let _ = rustix::process::kill_process(id, what);
            }
        }
    }

    /// Restarts the server at the same address after [`Postgres::crash`].
    pub fn restart(&mut self) -> Result<()> {
        self.child = launch(&self.programs, self.folder.path(), self.port, self.fsync)?;
        Ok(())
    }
}

const USER: &str = "postgres";

fn address(port: u16, database: &str) -> String {
    format!("postgres://carambole@127.0.0.1:{port}/{database}")
}

/// Returns a command that runs a program as a user that `PostgreSQL` accepts. The process is the
/// program itself, not a shell.
fn as_user(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid", USER, "--regid", USER, "--init-groups", "--"]);
    command.arg(program);
    command
}

fn launch(programs: &Path, place: &Path, port: u16, fsync: &str) -> Result<Child> {
    let setting = |name: &str, value: &str| ["-c".to_owned(), format!("{name}={value}")];
    let mut command = as_user(&programs.join("postgres"));
    command
        .arg("-D")
        .arg(place.join("data"))
        .args(["-p", &port.to_string()])
        .args(setting("listen_addresses", "127.0.0.1"))
        .args(setting("unix_socket_directories", &place.to_string_lossy()))
        .args(setting("fsync", fsync))
        .args(setting("max_connections", "200"))
        .current_dir(place)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let mut child = command.spawn().context("cannot start PostgreSQL")?;
    let ready = wait_for(&mut child, port).and_then(|()| answers(programs, port));
    if let Err(why) = ready {
        let _ = child.kill();
        let _ = child.wait();
        return Err(why.context("cannot start PostgreSQL"));
    }
    Ok(child)
}

/// Waits until the server answers queries. It starts listening some time before that.
fn answers(programs: &Path, port: u16) -> Result<()> {
    let mut ready = Command::new(programs.join("pg_isready"));
    ready.args(["--quiet", "--host=127.0.0.1", "--port"]);
    ready.arg(port.to_string());
    for _ in 0..300 {
        if ready.status().is_ok_and(|status| status.success()) {
            return Ok(());
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    bail!("it does not answer")
}

fn run(command: &mut Command) -> Result<String> {
    let words = format!("{command:?}");
    let output = command.stdin(Stdio::null()).output();
    let output = output.with_context(|| format!("cannot start {words}"))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    bail!("{words} failed: {}", said.trim())
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.thaw();
        signal(&self.child, Signal::QUIT);
        let _ = self.child.wait();
    }
}
