//! `cargo xtask dev`: server and page while one works on them. Vite reloads what changes in the
//! page; when Rust changes, the core and the server are built again.

use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::time::{Duration, SystemTime};
use toolbox::{cargo, page, root, succeed, target_folder, wasm};

/// Where Vite passes on what is meant for the server.
const LISTEN: &str = "127.0.0.1:8086";
/// How often files are looked at.
const PAUSE: Duration = Duration::from_millis(500);
/// What the core and the server are made from.
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
    /// Build and serve once, and do not look for changes
    #[arg(long)]
    once: bool,
    /// Passed on to Vite, after `--`
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
        // Whoever ends Vite is done.
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
        println!("Rust changed: building the core and the server again");
        // What does not compile has been told; the next change may.
        if build().is_ok() {
            drop(server);
            server = Running::server(&program, &data)?;
        }
    }
}

/// The core for the page, and the server.
fn build() -> Result<()> {
    page::glue(&wasm::modules(wasm::How::Soon)?)?;
    succeed(&mut cargo(&["build", "--quiet", "--package", "carambole"]))
}

/// A program that ends with this one.
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
        // One that has ended does not mind.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// When the newest of our files was written.
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
    use toolbox::root;

    #[test]
    fn everything_that_is_watched_is_there() {
        for source in SOURCES {
            assert!(root().join(source).exists(), "{source} is gone");
        }
        assert!(newest().is_some());
    }
}
