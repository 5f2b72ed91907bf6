//! A bot in Rust: sits down at a table of Carambole and plays legally, no better.
//!
//! `cargo run -p server --example bot -- 127.0.0.1:8086 TABLE SEAT bot_…`
//!
//! The token comes from `POST /api/me/tokens` with the scopes `look` and `play`. Plain HTTP and
//! the types of the wire are all it takes.

use protocol::{
    Answer, ClientToServer, GameAction, GameView, Hex, MessageId, PlayerName, Request, Seat,
    ServerToClient, Status, View,
};
use std::error::Error;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;

struct Bot {
    address: String,
    table: String,
    token: String,
    seat: Seat,
    count: u32,
}

impl Bot {
    /// Sends a request over HTTP/1.0: the answer ends when the connection does.
    fn call(
        &self,
        method: &str,
        end: &str,
        body: &str,
    ) -> Result<BufReader<TcpStream>, Box<dyn Error>> {
        let mut stream = TcpStream::connect(&self.address)?;
        write!(
            stream,
            "{method} /api/tables/{}/{end} HTTP/1.0\r\nhost: {}\r\nauthorization: Bearer {}\r\n\
             content-length: {}\r\n\r\n{body}",
            self.table,
            self.address,
            self.token,
            body.len()
        )?;
        let mut reader = BufReader::new(stream);
        let mut line = String::new();
        reader.read_line(&mut line)?;
        if !line.contains(" 200 ") {
            return Err(line.trim().into());
        }
        while line.trim() != "" {
            line.clear();
            reader.read_line(&mut line)?;
        }
        Ok(reader)
    }

    fn ask(&mut self, request: Request) -> Result<Answer, Box<dyn Error>> {
        self.count += 1;
        let id = MessageId::new(format!("bot-{}-{}", std::process::id(), self.count))?;
        let message = ClientToServer { id, request };
        let mut answer = String::new();
        self.call("POST", "requests", &message.to_json())?
            .read_to_string(&mut answer)?;
        Ok(serde_json::from_str(&answer)?)
    }

    fn act(&mut self, view: &View) -> Result<(), Box<dyn Error>> {
        let Some(GameView::Golf(game)) = &view.game else {
            return Ok(());
        };
        if view.status != Status::Playing || view.turn != Some(self.seat) {
            return Ok(());
        }
        let mut chance = [0; 4];
        getrandom::fill(&mut chance).map_err(|error| error.to_string())?;
        let index = u32::from_le_bytes(chance) as usize % game.actions.len().max(1);
        let action = game.actions.get(index).ok_or("nothing can be done")?;
        self.ask(Request::Act {
            seat: self.seat,
            action: GameAction::Golf(action.clone()),
            version: Some(view.version),
        })?;
        Ok(())
    }

    fn play(&mut self) -> Result<(), Box<dyn Error>> {
        let (seat, stream) = (self.seat, self.call("GET", "stream", "")?);
        let name = PlayerName::new("Rust bot")?;
        let mut share = [0; 16];
        getrandom::fill(&mut share).map_err(|error| error.to_string())?;
        let contribution = Hex(share);
        self.ask(Request::Join {
            seat,
            name,
            contribution,
        })?;
        self.ask(Request::Ready { seat, ready: true })?;
        for line in stream.lines() {
            let Ok(ServerToClient::Update { view, .. }) = serde_json::from_str(&line?) else {
                continue;
            };
            self.act(&view)?;
            if let Some(results) = view.results {
                println!("over: {results:?}");
                break;
            }
        }
        Ok(())
    }
}

/// Plays one match to its end.
pub(crate) fn play(
    address: &str,
    table: &str,
    seat: Seat,
    token: &str,
) -> Result<(), Box<dyn Error>> {
    let mut bot = Bot {
        address: address.to_owned(),
        table: table.to_owned(),
        token: token.to_owned(),
        seat,
        count: 0,
    };
    bot.play()
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [address, table, seat, token] = &*arguments else {
        return Err("bot ADDRESS TABLE SEAT TOKEN".into());
    };
    play(address, table, seat.parse()?, token)
}
