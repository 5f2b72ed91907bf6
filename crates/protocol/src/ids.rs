//! Names and numbers that everything else refers to. Each is checked once, when it is made.

use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

/// A text that is not what it should be; a sentence says why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Malformed(pub &'static str);

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl std::error::Error for Malformed {}

macro_rules! text_id {
    ($(#[$doc:meta])* $name:ident, $check:expr, $complaint:literal) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
        #[serde(try_from = "String")]
        pub struct $name(String);

        impl $name {
            /// Checks a text.
            pub fn new(text: impl Into<String>) -> Result<$name, Malformed> {
                let text = text.into();
                let check: fn(&str) -> bool = $check;
                if check(&text) { Ok($name(text)) } else { Err(Malformed($complaint)) }
            }

            /// The text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl TryFrom<String> for $name {
            type Error = Malformed;

            fn try_from(text: String) -> Result<$name, Malformed> {
                Self::new(text)
            }
        }

        impl From<$name> for String {
            fn from(name: $name) -> String {
                name.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

fn is_plain(text: &str) -> bool {
    let plain = |b: u8| b.is_ascii_alphanumeric() || b == b'-' || b == b'_';
    (1..=40).contains(&text.len()) && text.bytes().all(plain)
}

fn is_name(text: &str) -> bool {
    let length = text.chars().count();
    let shown = |c: char| !c.is_control() && !is_invisible(c);
    (1..=30).contains(&length) && text.trim() == text && text.chars().all(shown)
}

/// Characters that reorder or hide text around them.
pub(crate) fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

text_id!(
    /// A table's id: 1 to 40 of `A–Z a–z 0–9 - _`.
    TableId,
    is_plain,
    "an id has 1 to 40 letters, digits, - or _"
);

text_id!(
    /// The id of a client's message, chosen by the client, different for each
    /// message at a table: 1 to 40 of `A–Z a–z 0–9 - _`, best random.
    MessageId,
    is_plain,
    "an id has 1 to 40 letters, digits, - or _"
);

text_id!(
    /// A name shown to others: 1 to 30 characters, none of them invisible.
    PlayerName,
    is_name,
    "a name has 1 to 30 visible characters"
);

/// The number of an event at its table, counted from 1 without gaps.
pub type Version = u32;

/// A seat at a table, counted from 0.
pub type Seat = u8;

/// Milliseconds, since 1970 where it is a time.
pub type Millis = u64;

/// `N` bytes, written as hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(try_from = "String")]
pub struct Hex<const N: usize>(pub [u8; N]);

impl<const N: usize> Hex<N> {
    /// Hands the digits to `take`. Every event is full of them, so they need no allocation.
    fn digits<T>(&self, take: impl FnOnce(&str) -> T) -> T {
        const DIGITS: &[u8; 16] = b"0123456789abcdef";
        let pair = |byte: u8| [byte >> 4, byte & 15].map(|half| DIGITS[usize::from(half)]);
        let pairs: [[u8; 2]; N] = self.0.map(pair);
        let digits = std::str::from_utf8(pairs.as_flattened());
        take(digits.expect("digits are ASCII"))
    }
}

impl<const N: usize> fmt::Display for Hex<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.digits(|digits| f.write_str(digits))
    }
}

impl<const N: usize> Serialize for Hex<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.digits(|digits| serializer.serialize_str(digits))
    }
}

impl<const N: usize> fmt::Debug for Hex<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl<const N: usize> TryFrom<String> for Hex<N> {
    type Error = Malformed;

    fn try_from(text: String) -> Result<Self, Malformed> {
        let digits = text.as_bytes();
        let lower = |b: &u8| matches!(b, b'0'..=b'9' | b'a'..=b'f');
        if digits.len() != 2 * N || !digits.iter().all(lower) {
            return Err(Malformed(
                "expected lower-case hexadecimal digits of another length",
            ));
        }
        let value = |digit: u8| match digit {
            b'0'..=b'9' => digit - b'0',
            _ => digit - b'a' + 10,
        };
        let byte = |index: usize| value(digits[2 * index]) << 4 | value(digits[2 * index + 1]);
        Ok(Hex(std::array::from_fn(byte)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_could_deceive_are_refused() {
        for name in [
            "",
            " Ada",
            "Ada\n",
            "A\u{202e}da",
            "\u{200b}",
            &"x".repeat(31),
        ] {
            assert!(PlayerName::new(name).is_err(), "{name:?}");
        }
        assert!(PlayerName::new("Żółw 7").is_ok());
    }

    #[test]
    fn hex_is_strict() {
        let hex = |text: &str| Hex::<2>::try_from(text.to_owned());
        assert_eq!(hex("0aff"), Ok(Hex([10, 255])));
        for text in ["0aFf", "0af", "0aff0", "0x0a", "żż", "+1+1"] {
            assert!(hex(text).is_err(), "{text}");
        }
    }
}
