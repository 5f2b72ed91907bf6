//! A bot in Rust that takes a seat at a table and plays random legal actions.
//!
//! `cargo run -p server --example bot -- 127.0.0.1:8086 TABLE SEAT bot_…`
//!
//! To get a token, send `POST /api/me/tokens` with the scopes `look` and `play`. The bot needs only
//! plain HTTP and the message types. It survives server restarts: it reopens the stream and resends
//! unanswered messages with the same ids.

use protocol::online::TableInfo;
use protocol::{
    Answer, CarrambouleAction, CarrambouleChoice, CarramboulePhase, ClientToServer, GameAction,
    GameView, GolfAction, Hex, MessageId, PlayerName, Reason, Request, Seat, ServerToClient,
    Status, View,
};
use std::error::Error;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::thread::sleep;
use std::time::Duration;

struct Bot {
    address: String,
    table: String,
    token: String,
    seat: Seat,
}

impl Bot {
    /// Sends a request over HTTP/1.0, where the response ends when the connection closes. Retries
    /// while the server is down or busy.
    fn open(
        &self,
        method: &str,
        end: &str,
        body: &str,
    ) -> Result<BufReader<TcpStream>, Box<dyn Error>> {
        loop {
            let Ok((status, wait, mut reader)) = self.send(method, end, body) else {
                sleep(Duration::from_secs(1));
                continue;
            };
            match status {
                200 => return Ok(reader),
                429 | 500.. => sleep(wait),
                _ => {
                    let mut text = String::new();
                    reader.read_to_string(&mut text)?;
                    return Err(text.into());
                }
            }
        }
    }

    /// Returns the status, the `Retry-After` delay if there is one, and a reader for the response
    /// body.
    fn send(
        &self,
        method: &str,
        end: &str,
        body: &str,
    ) -> io::Result<(u16, Duration, BufReader<TcpStream>)> {
        let mut stream = TcpStream::connect(&self.address)?;
        // A stream sends at least an empty line every 20 seconds.
        stream.set_read_timeout(Some(Duration::from_mins(1)))?;
        write!(
            stream,
            "{method} /api/tables/{}{end} HTTP/1.0\r\nhost: {}\r\nauthorization: Bearer {}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.table,
            self.address,
            self.token,
            body.len()
        )?;
        let mut reader = BufReader::new(stream);
        let mut line = String::new();
        reader.read_line(&mut line)?;
        let status = line.split(' ').nth(1).and_then(|word| word.parse().ok());
        let status = status.ok_or(io::ErrorKind::InvalidData)?;
        let mut wait = 2;
        while !line.trim().is_empty() {
            line.clear();
            reader.read_line(&mut line)?;
            if let Some((name, value)) = line.split_once(':')
                && name.eq_ignore_ascii_case("retry-after")
            {
                wait = value.trim().parse().unwrap_or(wait);
            }
        }
        Ok((status, Duration::from_secs(wait), reader))
    }

    /// Reads a complete response. If the response is truncated, sends the request again.
    fn read<T: serde::de::DeserializeOwned>(
        &self,
        method: &str,
        end: &str,
        body: &str,
    ) -> Result<T, Box<dyn Error>> {
        loop {
            let mut text = String::new();
            let read = self.open(method, end, body)?.read_to_string(&mut text);
            match serde_json::from_str(&text) {
                Ok(value) => return Ok(value),
                Err(error) if read.is_ok() && !error.is_eof() => return Err(error.into()),
                Err(_) => sleep(Duration::from_secs(1)),
            }
        }
    }

    /// Sends one message to the table. Sending a message again with the same id has no further
    /// effect.
    fn ask(&self, request: Request) -> Result<Answer, Box<dyn Error>> {
        let id = MessageId::new(Hex(random::<8>()?).to_string())?;
        let message = ClientToServer { id, request }.to_json();
        self.read("POST", "/requests", &message)
    }

    fn holds_seat(&self) -> Result<bool, Box<dyn Error>> {
        let info: TableInfo = self.read("GET", "", "")?;
        Ok(info.seats.contains(&self.seat))
    }

    fn sit(&self) -> Result<(), Box<dyn Error>> {
        if self.holds_seat()? {
            // The bot already holds the seat, perhaps from an earlier run.
            return Ok(());
        }
        let answer = self.ask(Request::Join {
            seat: self.seat,
            name: PlayerName::new("Rust bot")?,
            contribution: Hex(random()?),
        })?;
        match answer {
            Answer::Refused { text, .. } if !self.holds_seat()? => {
                Err(format!("cannot sit down: {text}").into())
            }
            _ => Ok(()),
        }
    }

    fn choose(&self, game: &GameView) -> Result<GameAction, Box<dyn Error>> {
        Ok(match game {
            GameView::Golf(golf) => {
                // The start cell and the die can be changed until the roll, so roll as soon as
                // possible.
                let roll = |action: &&GolfAction| matches!(action, GolfAction::Roll {});
                let any = golf.actions.get(below(golf.actions.len())?);
                let action = golf.actions.iter().find(roll).or(any);
                GameAction::Golf(action.ok_or("there is no possible action")?.clone())
            }
            GameView::Carramboule(game) if game.phase == CarramboulePhase::Choice => {
                GameAction::Carramboule(CarrambouleAction::Choose {
                    choice: CarrambouleChoice::Pass,
                })
            }
            GameView::Carramboule(_) => {
                let direction = 400_000 + below(2_300_000)? as i32;
                GameAction::Carramboule(CarrambouleAction::Shoot {
                    across: 130_000 + below(480_000)? as i32,
                    direction: if self.seat == 0 {
                        direction
                    } else {
                        -direction
                    },
                    speed: 1_500 + below(3_500)? as i32,
                    side: 0,
                    top: 0,
                    elevation: 0,
                })
            }
        })
    }

    /// Marks the bot as ready if necessary. If it is the bot's turn, plays one action.
    fn act(&self, view: &View) -> Result<(), Box<dyn Error>> {
        let seat = self.seat;
        let own = view.seats.get(usize::from(seat));
        if view.status == Status::Waiting && own.is_some_and(|own| !own.ready) {
            self.ask(Request::Ready { seat, ready: true })?;
        }
        while let (Status::Playing, Some(game)) = (view.status, &view.game)
            && view.turn == Some(seat)
        {
            let answer = self.ask(Request::Act {
                seat,
                action: self.choose(game)?,
                version: Some(view.version),
            })?;
            // A shot is illegal if the cue ball is placed touching another ball: try a different
            // shot. In all other cases, the stream sends an update.
            let illegal = Reason::Illegal;
            if !matches!(answer, Answer::Refused { reason, .. } if reason == illegal) {
                break;
            }
        }
        Ok(())
    }

    fn play(&self) -> Result<(), Box<dyn Error>> {
        self.sit()?;
        loop {
            let stream = self.open("GET", "/stream", "")?;
            for line in stream.lines().map_while(Result::ok) {
                let view = match serde_json::from_str(&line) {
                    // The first line contains the current state of the table.
                    Ok(ServerToClient::Answer {
                        answer: Answer::Table { snapshot },
                        ..
                    }) => snapshot.view,
                    Ok(ServerToClient::Update { view, .. }) => *view,
                    _ => continue,
                };
                self.act(&view)?;
                if let Some(results) = view.results {
                    println!("over: {results:?}");
                    return Ok(());
                }
            }
            sleep(Duration::from_secs(1));
        }
    }
}

fn random<const N: usize>() -> Result<[u8; N], Box<dyn Error>> {
    let mut chance = [0; N];
    getrandom::fill(&mut chance).map_err(|error| error.to_string())?;
    Ok(chance)
}

fn below(end: usize) -> Result<usize, Box<dyn Error>> {
    Ok(u32::from_le_bytes(random()?) as usize % end.max(1))
}

/// Plays one match to the end.
pub(crate) fn play(
    address: &str,
    table: &str,
    seat: Seat,
    token: &str,
) -> Result<(), Box<dyn Error>> {
    let bot = Bot {
        address: address.to_owned(),
        table: table.to_owned(),
        token: token.to_owned(),
        seat,
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
