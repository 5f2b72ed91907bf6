//! `carambole serve`, the real program.

#![cfg(unix)]
#![allow(clippy::unwrap_used)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStdout, Command, Stdio};

fn serve(listen: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_carambole"));
    command.args(["serve", "--listen", listen]);
    command
}

fn started() -> (Child, BufReader<ChildStdout>, String) {
    let mut child = serve("127.0.0.1:0").stdout(Stdio::piped()).spawn().unwrap();
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
    for stop in ["-INT", "-TERM"] {
        let (mut child, _output, address) = started();
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
    let (mut child, _output, address) = started();
    let second = serve(&address).output().unwrap();
    assert_eq!(second.status.code(), Some(2));
    let words = String::from_utf8(second.stderr).unwrap();
    assert_eq!(words.lines().count(), 1, "{words}");
    assert!(words.contains("is in use"), "{words}");
    signal(&child, "-TERM");
    child.wait().unwrap();
}
