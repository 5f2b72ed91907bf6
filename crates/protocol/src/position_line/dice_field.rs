//! The dice field of a position line: a keyword for a set from the game boxes, or a list of all
//! faces.

use crate::golf_wire::home;
use golf::game::{DiceSet, Face};
use golf::{Card, Die};
use std::fmt::Write;

/// Returns `dice`, `cards`, `all`, or `white=1.2.3.4.5.6,…` with cards after a `/`.
pub(super) fn write(set: &DiceSet) -> String {
    for (word, standard) in standard() {
        if *set == standard {
            return word.to_owned();
        }
    }
    let dice: Vec<String> = set
        .dice()
        .iter()
        .map(|die| entry(&die.id, die.faces))
        .collect();
    let cards: Vec<String> = set
        .cards()
        .iter()
        .map(|card| entry(&card.id, card.impulses))
        .collect();
    format!("{}/{}", dice.join(","), cards.join(","))
}

pub(super) fn read(text: &str) -> Result<DiceSet, String> {
    for (word, standard) in standard() {
        if text == word {
            return Ok(standard);
        }
    }
    let (dice, cards) = text.split_once('/').ok_or("the dice cannot be read")?;
    let dice = entries(dice)?.into_iter().map(|(id, faces)| Die {
        home: home(&id),
        id,
        faces,
    });
    let cards = entries(cards)?
        .into_iter()
        .map(|(id, impulses)| Card { id, impulses });
    DiceSet::new(dice.collect(), cards.collect()).map_err(|error| error.to_string())
}

fn standard() -> [(&'static str, DiceSet); 3] {
    [
        ("dice", DiceSet::dice_of_the_box()),
        ("cards", DiceSet::cards_of_the_box()),
        ("all", DiceSet::everything()),
    ]
}

/// Returns the entry for a die or card. In its id, letters and digits stay as they are; other bytes
/// become `%` and two hexadecimal digits.
fn entry(id: &str, numbers: [u8; 6]) -> String {
    let mut text = String::new();
    for byte in id.bytes() {
        if byte.is_ascii_alphanumeric() {
            text.push(char::from(byte));
        } else {
            // Writing to a string cannot fail.
            let _ = write!(text, "%{byte:02x}");
        }
    }
    text.push('=');
    text + &numbers.map(|number| number.to_string()).join(".")
}

fn entries(text: &str) -> Result<Vec<(String, [u8; 6])>, String> {
    if text.is_empty() {
        return Ok(Vec::new());
    }
    let entry = |part: &str| {
        let (id, numbers) = part.split_once('=')?;
        let numbers = numbers.split('.').map(|number| number.parse().ok());
        let numbers: Vec<u8> = numbers.collect::<Option<_>>()?;
        Some((
            unescaped(id)?,
            <[u8; Face::ALL.len()]>::try_from(numbers).ok()?,
        ))
    };
    let all = text.split(',').map(entry).collect::<Option<_>>();
    all.ok_or_else(|| "the dice cannot be read".to_owned())
}

fn unescaped(text: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let digit = |b: u8| char::from(b).to_digit(16);
                let (high, low) = (digit(rest.next()?)?, digit(rest.next()?)?);
                (high * 16 + low) as u8
            }
            byte => byte,
        });
    }
    String::from_utf8(bytes).ok()
}
