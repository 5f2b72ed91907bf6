//! The example bots play a match against each other.

#![allow(clippy::unwrap_used)]

#[path = "../examples/bot.rs"]
#[allow(dead_code)]
mod bot;
mod support;

use serde_json::{Value, json};
use std::path::Path;
use std::process::{Command, Stdio};
use support::{Folder, Somebody, Web, call, get, golf};

fn token(web: &Web, who: &Somebody) -> String {
    let body = json!({"name": "Bot", "scopes": ["look", "play"]}).to_string();
    let got = call(web, "POST", "/api/me/tokens", &who.key, &body);
    got.json()["token"].as_str().unwrap().to_owned()
}

#[test]
fn the_example_bots_play_a_match() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let folder = Folder::new();
    let web = Web::over(&folder);
    let (ada, ben) = (Somebody::new(&web, "Ada"), Somebody::new(&web, "Ben"));
    let table = ada.create(&web, &golf("basic", 2));
    let address = web.address().to_string();
    let python = Command::new("python3")
        .arg(root.join("examples/bot.py"))
        .args([
            &*format!("http://{address}"),
            &table,
            "0",
            &token(&web, &ada),
        ])
        .env("NO_PROXY", "127.0.0.1")
        .stdout(Stdio::piped())
        .spawn();
    let rust = |seat: u8, token: String| {
        let (address, table) = (address.clone(), table.clone());
        let played =
            move || bot::play(&address, &table, seat, &token).map_err(|error| error.to_string());
        std::thread::spawn(played)
    };
    let mut bots = vec![rust(1, token(&web, &ben))];
    match python {
        Ok(python) => {
            let output = python.wait_with_output().unwrap();
            assert!(output.status.success(), "{output:?}");
            assert!(output.stdout.starts_with(b"over:"), "{output:?}");
        }
        // Where there is no Python, the bot in Rust plays both sides.
        Err(_) => bots.push(rust(0, token(&web, &ada))),
    }
    for bot in bots {
        bot.join().unwrap().unwrap();
    }
    let info = get(&web, &format!("/api/tables/{table}"), &[]).json();
    assert_eq!(info["snapshot"]["view"]["status"], "over");
    assert_ne!(info["snapshot"]["view"]["results"], Value::Null);
}
