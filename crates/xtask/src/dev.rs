//! `cargo xtask dev`: runs the server and the page during development. Vite applies changes to the
//! page at once; when Rust sources change, the core and the server are rebuilt.

use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::time::{Duration, SystemTime};
use tools::{cargo, page, root, succeed, target_folder, wasm};

/// The server's address, to which Vite forwards requests.
const LISTEN: &str = "127.0.0.1:8086";
/// The interval at which files are checked for changes.
const PAUSE: Duration = Duration::from_millis(500);
/// The sources of the core and the server.
const SOURCES: [&str; 6] = [
    "Cargo.toml",
    "crates",
    "courses",
    "figures",
    "locales",
    "puzzles",
];

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Build and serve once, without watching for changes
    #[arg(long)]
    once: bool,
    /// Arguments for Vite, after --
    #[arg(last = true)]
    vite: Vec<String>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let mut seen = newest();
    page::packages()?;
    build()?;
    let program = target_folder()?.join("debug/carambole");
    let data = target_folder()?.join("dev/carambole.sqlite");
    fs::create_dir_all(data.parent().unwrap_or(&data))?;
    let mut server = Running::server(&program, &data)?;
    let mut vite = page::npm(&["run", "--silent", "dev", "--"]);
    let vite = vite.args(&arguments.vite).spawn();
    let mut vite = Running(vite.context("cannot start Vite")?);
    loop {
        // When Vite exits, the task exits too.
        if let Some(status) = vite.0.try_wait()? {
            anyhow::ensure!(status.success(), "Vite ended ({status})");
            return Ok(());
        }
        std::thread::sleep(PAUSE);
        let now = newest();
        if now == seen || arguments.once {
            continue;
        }
        seen = now;
        println!("Rust sources changed: rebuilding the core and the server");
        // If the build fails, the compiler has reported the errors; wait for the next change.
        if build().is_ok() {
            drop(server);
            server = Running::server(&program, &data)?;
        }
    }
}

/// Builds the core for the page, and the server.
fn build() -> Result<()> {
    page::glue(wasm::How::Soon)?;
    succeed(&mut cargo(&["build", "--quiet", "--package", "carambole"]))
}

/// A child process, killed on drop.
struct Running(Child);

impl Running {
    fn server(program: &Path, data: &Path) -> Result<Running> {
        let mut serve = Command::new(program);
        serve
            .args(["serve", "--listen", LISTEN, "--data"])
            .arg(data);
        Ok(Running(serve.spawn().context("cannot start the server")?))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // The process may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Returns the modification time of the newest source file.
fn newest() -> Option<SystemTime> {
    let sources = SOURCES.iter().map(|name| root().join(name));
    sources.filter_map(|source| newest_in(&source)).max()
}

fn newest_in(path: &PathBuf) -> Option<SystemTime> {
    let about = fs::metadata(path).ok()?;
    if !about.is_dir() {
        return about.modified().ok();
    }
    let entries = fs::read_dir(path).ok()?.flatten();
    entries.filter_map(|entry| newest_in(&entry.path())).max()
}

#[cfg(test)]
mod tests {
    use super::{SOURCES, newest};
    use tools::root;

    #[test]
    fn everything_that_is_watched_is_there() {
        for source in SOURCES {
            assert!(root().join(source).exists(), "{source} does not exist");
        }
        assert!(newest().is_some());
    }
}
