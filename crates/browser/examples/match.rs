//! Plays a match between computer players and prints its record. A test compares this record with
//! the page's. Run it with `cargo run -p browser --example match -- NEW SECRET SEED`. NEW is a
//! `NewLocalTable` as JSON, SECRET has 64 hexadecimal digits, and SEED is a number.

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match played(&arguments) {
        Ok(record) => {
            print!("{record}");
            ExitCode::SUCCESS
        }
        Err(text) => {
            eprintln!("{text}");
            ExitCode::from(2)
        }
    }
}

fn played(arguments: &[String]) -> Result<String, String> {
    let [new, secret, seed] = arguments else {
        return Err("give a table, a secret and a seed".to_owned());
    };
    let secret: protocol::Hex<32> = secret
        .clone()
        .try_into()
        .map_err(|error: protocol::MalformedError| error.to_string())?;
    let seed = seed
        .parse()
        .map_err(|error: std::num::ParseIntError| error.to_string())?;
    browser::match_of_computers(new, &secret.0, seed)
}
