//! Tests `carambole serve` with the real program.

#![cfg(unix)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use tempfile::tempdir;

fn serve(listen: &str, folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_carambole"));
    command.args(["serve", "--listen", listen]);
    // Without --data, the data is stored below this folder.
    command.env("XDG_DATA_HOME", folder).env("HOME", folder);
    command
}

fn started(folder: &Path) -> (Child, BufReader<ChildStdout>, String) {
    let mut child = serve("127.0.0.1:0", folder)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    output.read_line(&mut line).unwrap();
    let address = line.strip_prefix("Carambole is open at http://").unwrap();
    (child, output, address.trim().to_owned())
}

fn signal(child: &Child, name: &str) {
    let id = child.id().to_string();
    Command::new("kill").args([name, &id]).status().unwrap();
}

#[test]
fn it_tells_its_address_answers_and_stops_when_asked_to() {
    let folder = tempdir().unwrap();
    for stop in ["-INT", "-TERM"] {
        let (mut child, _output, address) = started(folder.path());
        let mut stream = TcpStream::connect(&address).unwrap();
        stream
            .write_all(b"GET /gone.txt HTTP/1.1\r\nhost: test\r\nconnection: close\r\n\r\n")
            .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 404"), "{answer}");
        signal(&child, stop);
        assert_eq!(child.wait().unwrap().code(), Some(0), "{stop}");
    }
}

#[test]
fn an_address_in_use_is_bad_input() {
    let (folder, other) = (tempdir().unwrap(), tempdir().unwrap());
    let (mut child, _output, address) = started(folder.path());
    let second = serve(&address, other.path()).output().unwrap();
    assert_eq!(second.status.code(), Some(2));
    let words = String::from_utf8(second.stderr).unwrap();
    assert_eq!(words.lines().count(), 1, "{words}");
    assert!(words.contains("is in use"), "{words}");
    signal(&child, "-TERM");
    child.wait().unwrap();
}

#[test]
fn a_backup_of_a_running_server_serves_again() {
    let folder = tempdir().unwrap();
    let copy = folder.path().join("copy.db");
    let (mut child, _output, address) = started(folder.path());
    let answer = ask(
        &address,
        "POST /api/players HTTP/1.0\r\ncontent-type: application/json\r\ncontent-length: 14\r\n\
         \r\n{\"name\":\"Ada\"}",
    );
    let key = answer.split("\"key\":\"").nth(1).unwrap();
    let key = key.split('"').next().unwrap();
    let me = format!("GET /api/me HTTP/1.0\r\nauthorization: Bearer {key}\r\n\r\n");
    let backup = |to: &Path| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_carambole"));
        command.arg("backup").arg(to);
        command
            .env("XDG_DATA_HOME", folder.path())
            .env("HOME", folder.path());
        command.output().unwrap()
    };
    let first = backup(&copy);
    assert_eq!(first.status.code(), Some(0), "{first:?}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = copy.metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "only the user can read keys and names");
    }
    let second = backup(&copy);
    assert_eq!(second.status.code(), Some(2), "{second:?}");
    signal(&child, "-KILL");
    child.wait().unwrap();
    // A server that uses the copy knows the player's key.
    let mut restored = serve("127.0.0.1:0", folder.path())
        .arg("--data")
        .arg(&copy)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    let mut output = BufReader::new(restored.stdout.take().unwrap());
    output.read_line(&mut line).unwrap();
    let address = line.trim().rsplit('/').next().unwrap();
    let answer = ask(address, &me);
    assert!(answer.contains("\"name\":\"Ada\""), "{answer}");
    signal(&restored, "-TERM");
    restored.wait().unwrap();
}

#[test]
fn what_is_wrong_with_several_servers_is_told_in_one_sentence() {
    let folder = tempdir().unwrap();
    let nowhere = "127.0.0.1:1";
    let database = format!("postgres://ada:secret@{nowhere}/carambole");
    let nats = format!("nats://ada:secret@{nowhere}");
    for (arguments, words) in [
        (vec!["--nats", &*nats], "--database postgres://"),
        (
            vec!["--database", "mysql://ada:secret@host/x"],
            "postgres://",
        ),
        (vec!["--database", &*database], "at 127.0.0.1:1:"),
        (vec!["--database", &*database, "--nats", &*nats], "refused"),
    ] {
        let output = serve("127.0.0.1:0", folder.path())
            .args(&arguments)
            .output();
        let output = output.unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(said.lines().count(), 1, "{said}");
        assert!(said.contains(words), "{said}");
        assert!(!said.contains("secret"), "{said}");
    }
    let mut help = serve("127.0.0.1:0", folder.path());
    help.arg("--help").env("CARAMBOLE_DATABASE", &database);
    let help = help.env("CARAMBOLE_NATS", &nats).output().unwrap();
    assert!(!String::from_utf8(help.stdout).unwrap().contains("secret"));
    if !services::available() {
        return;
    }
    // NATS may be unreachable, but an invalid NATS URL is an error.
    let postgres = services::Postgres::start().unwrap();
    let url = postgres.url();
    let wrong = serve("127.0.0.1:0", folder.path())
        .args(["--database", &url, "--nats", "http://host"])
        .output()
        .unwrap();
    let said = String::from_utf8(wrong.stderr).unwrap();
    assert!(said.contains("--nats takes nats://"), "{said}");
    // The log reports that NATS is unreachable, but does not show the password.
    let mut away = serve("127.0.0.1:0", folder.path())
        .args(["--database", &url, "--nats", &nats])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut address = String::new();
    let mut told = BufReader::new(away.stdout.take().unwrap());
    told.read_line(&mut address).unwrap();
    away.kill().unwrap();
    let said = String::from_utf8(away.wait_with_output().unwrap().stderr).unwrap();
    assert!(address.contains("http://"), "{address}{said}");
    assert!(!said.contains("secret"), "{said}");
    // A server refuses a database used by a much newer version.
    let newer = "UPDATE marks SET number = 9 WHERE name = 'protocol'";
    postgres.ask(newer).unwrap();
    let mut older = serve("127.0.0.1:0", folder.path());
    let older = older.args(["--database", &url]).output().unwrap();
    assert_eq!(older.status.code(), Some(2));
    let said = String::from_utf8(older.stderr).unwrap();
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(said.contains("protocol 9"), "{said}");
    // The server also refuses an invalid log filter.
    let mut unclear = serve("127.0.0.1:0", folder.path());
    let unclear = unclear.env("RUST_LOG", "loud=very").output().unwrap();
    assert_eq!(unclear.status.code(), Some(2));
    let said = String::from_utf8(unclear.stderr).unwrap();
    assert!(said.contains("RUST_LOG=info"), "{said}");
}

fn ask(address: &str, request: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}
