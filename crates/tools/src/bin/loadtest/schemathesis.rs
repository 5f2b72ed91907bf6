//! `cargo xtask schemathesis`: sends a temporary server every kind of request that the `OpenAPI`
//! document allows, and many that it does not.

use anyhow::{Context, Result, bail};
use clap::Args;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use tools::{cargo, succeed, target_folder};

#[derive(Args)]
pub(crate) struct Arguments {
    /// Maximum duration, in seconds
    #[arg(long, default_value_t = 180)]
    seconds: u32,
    /// Random seed; the same seed sends the same requests
    #[arg(long)]
    seed: Option<u128>,
}

const PACKAGE: &str = "schemathesis==4.32.0";

/// A Schemathesis check that our API cannot pass. A request that matches the `OpenAPI` document may
/// still contain an unplayable setup, an invalid course or an invalid name.
const NOT_PROMISED: &str = "positive_data_acceptance";

/// Invalid requests may also be too large, so 413 counts as a refusal.
const CONFIGURATION: &str = "[checks.negative_data_rejection]\n\
    expected-statuses = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429, \"5xx\"]\n";

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let folder = target_folder()?.join("schemathesis");
    std::fs::create_dir_all(&folder)?;
    std::fs::write(folder.join("schemathesis.toml"), CONFIGURATION)?;
    let tool = environment(&folder)?;
    succeed(&mut cargo(&["build", "--package", "carambole"]))?;
    let program = target_folder()?.join("debug/carambole");
    let server = Server::start(&program, &folder)?;
    let key = new_key(&server.address)?;
    let mut test = Command::new(tool);
    test.arg("run")
        .arg(format!("http://{}/api/openapi.json", server.address))
        .args(["--header", &format!("Authorization: Bearer {key}")])
        .args(["--max-time", &arguments.seconds.to_string()])
        .args(["--exclude-checks", NOT_PROMISED])
        // Streams do not end, and after a request that deletes the player, the server would refuse
        // all later requests.
        .args(["--exclude-path", "/api/tables/{id}/stream"])
        .args(["--exclude-operation-id", "delete"])
        .args(["--continue-on-failure", "--workers", "1"]);
    if let Some(seed) = arguments.seed {
        test.args(["--seed", &seed.to_string()]);
    }
    succeed(test.current_dir(&folder))
}

/// A server with an empty database file, killed on drop.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(program: &Path, folder: &Path) -> Result<Server> {
        let data = folder.join("carambole.db");
        for end in ["", "-wal", "-shm"] {
            let mut file = data.clone().into_os_string();
            file.push(end);
            // The file is missing on the first run.
            let _ = std::fs::remove_file(file);
        }
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(&data)
            .args(["--requests-per-second", "100000"])
            .args(["--tables-per-day", "1000000"])
            .stdout(Stdio::piped())
            .spawn()
            .context("cannot start the server")?;
        let output = child
            .stdout
            .take()
            .context("the server has no standard output")?;
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line)?;
        let address = line.trim().rsplit("http://").next().unwrap_or_default();
        let address = address.to_owned();
        Ok(Server { child, address })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Creates a player. Returns the key.
fn new_key(address: &str) -> Result<String> {
    let mut stream = TcpStream::connect(address)?;
    let body = "{\"name\":\"Ada\"}";
    write!(
        stream,
        "POST /api/players HTTP/1.0\r\nhost: {address}\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    )?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    let key = answer.split("\"key\":\"").nth(1);
    match key.and_then(|rest| rest.split('"').next()) {
        Some(key) => Ok(key.to_owned()),
        None => bail!("the server sent no key: {answer}"),
    }
}

/// Installs Schemathesis once in its own Python environment. Returns the path of the program.
fn environment(folder: &Path) -> Result<PathBuf> {
    let home = folder.join("venv");
    let tool = home.join("bin/schemathesis");
    if !tool.exists() {
        succeed(Command::new("python3").args(["-m", "venv"]).arg(&home))?;
        let mut pip = Command::new(home.join("bin/python"));
        succeed(pip.args(["-m", "pip", "install", "--quiet", PACKAGE]))?;
    }
    Ok(tool)
}
