//! `cargo xtask package`: builds a Debian package with `cargo-deb`, configured in
//! `crates/cli/Cargo.toml`. `--try` installs the package, checks the server's health, and removes
//! it again.

use crate::{build, inspect, program};
use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::time::{Duration, Instant};
use tools::{cargo_install, page, remap, root, succeed};

const VERSION: &str = "3.8.0";
/// The paths at which the package installs files.
const PROGRAM: &str = "/usr/bin/carambole";
const UNITS: [&str; 2] = [
    "/usr/lib/systemd/system/carambole.service",
    "/lib/systemd/system/carambole.service",
];

#[derive(Args)]
pub(crate) struct Arguments {
    /// Install the package, start the server, check its health, and remove it (needs root)
    #[arg(long = "try")]
    tried: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    ensure!(
        cfg!(target_os = "linux"),
        "Debian packages can only be built on Linux"
    );
    let host = remap::compiler("host: ")?;
    page::build()?;
    let built = build::program(&host)?;
    inspect::all(&built)?;
    let package = make(&built, &host)?;
    program::write_hash(&package)?;
    println!("{}", package.display());
    if arguments.tried {
        attempt(&package)?;
    }
    Ok(())
}

fn make(built: &build::Program, host: &str) -> Result<PathBuf> {
    let package = root().join(format!(
        "dist/carambole-{}-{host}.deb",
        env!("CARGO_PKG_VERSION")
    ));
    std::fs::create_dir_all(root().join("dist"))?;
    let mut deb = Command::new(cargo_install::find_or_install("cargo-deb", VERSION)?);
    deb.args(["--no-build", "--no-strip", "--package", "carambole"]);
    deb.args(["--target", host, "--output"]).arg(&package);
    deb.env("CARGO_TARGET_DIR", &built.target);
    deb.env("SOURCE_DATE_EPOCH", build::date()?);
    succeed(deb.current_dir(root()))?;
    Ok(package)
}

/// Installs the package, checks the server's health, and removes the package even if the check
/// fails.
fn attempt(package: &Path) -> Result<()> {
    ensure!(
        !Path::new(PROGRAM).exists(),
        "{PROGRAM} already exists: remove it first"
    );
    succeed(Command::new("dpkg").arg("--install").arg(package))?;
    let answer = started();
    let removed = succeed(Command::new("dpkg").args(["--purge", "carambole"]));
    println!("the installed server answers: {}", answer?);
    removed?;
    let left = UNITS.iter().chain(&[PROGRAM, "/etc/default/carambole"]);
    let left: Vec<&str> = left
        .copied()
        .filter(|file| Path::new(file).exists())
        .collect();
    ensure!(
        left.is_empty(),
        "not removed with the package: {}",
        left.join(", ")
    );
    println!("installed, started, checked and removed");
    Ok(())
}

/// Starts the installed server and returns its answer to the health check. Without systemd, starts
/// it with the command in the unit file.
fn started() -> Result<String> {
    let unit = UNITS.iter().find(|file| Path::new(file).exists());
    let unit = unit.context("the package has no systemd unit")?;
    if Path::new("/run/systemd/system").exists() {
        return health(8086);
    }
    let text = std::fs::read_to_string(unit)?;
    let mut words = command(&text).context("the unit has no ExecStart")?;
    let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?
        .local_addr()?
        .port();
    let folder = tempfile::tempdir()?;
    let mut serve = Command::new(words.next().unwrap_or_default());
    serve.args(words);
    serve.env("CARAMBOLE_LISTEN", format!("127.0.0.1:{port}"));
    serve.env("CARAMBOLE_DATA", folder.path().join("carambole.db"));
    let server = Server(serve.spawn().context("cannot start the program")?);
    let answer = health(port);
    drop(server);
    answer
}

/// Returns the words of the command that a systemd unit starts.
fn command(unit: &str) -> Option<impl Iterator<Item = &str>> {
    let mut lines = unit.lines();
    let line = lines.find_map(|line| line.strip_prefix("ExecStart="))?;
    Some(line.split_whitespace())
}

struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Waits until `/api/health` answers 200. Returns the answer.
fn health(port: u16) -> Result<String> {
    let begin = Instant::now();
    let mut last = String::new();
    while begin.elapsed() < Duration::from_secs(30) {
        match ask(port) {
            Ok(answer)
                if answer.starts_with("HTTP/1.0 200") || answer.starts_with("HTTP/1.1 200") =>
            {
                let body = answer.split("\r\n\r\n").nth(1).unwrap_or_default();
                return Ok(body.trim().to_owned());
            }
            Ok(answer) => last = answer,
            Err(problem) => last = problem.to_string(),
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    bail!("the server is not healthy: {last}")
}

fn ask(port: u16) -> Result<String> {
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port))?;
    write!(
        stream,
        "GET /api/health HTTP/1.0\r\nhost: 127.0.0.1:{port}\r\n\r\n"
    )?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}

#[cfg(test)]
mod tests {
    use super::{PROGRAM, command};
    use tools::root;

    #[test]
    fn unit_starts_the_program_that_the_package_installs() {
        let file = root().join("packaging/debian/carambole.service");
        let unit = std::fs::read_to_string(file).expect("the unit exists");
        let words: Vec<&str> = command(&unit).expect("it has an ExecStart").collect();
        assert_eq!(words, [PROGRAM, "serve"]);
        let manifest = root().join("crates/cli/Cargo.toml");
        let manifest = std::fs::read_to_string(manifest).expect("the manifest exists");
        assert!(manifest.contains(r#"["target/release/carambole", "usr/bin/", "755"]"#));
        assert!(manifest.contains(r#"maintainer-scripts = "../../packaging/debian""#));
    }
}
