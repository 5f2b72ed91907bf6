//! Names, ids and numbers that other types use. Each string is checked once, when it is created.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// Why a string is malformed, as a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MalformedError(pub &'static str);

impl fmt::Display for MalformedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl std::error::Error for MalformedError {}

/// Represents a type as another type in TypeScript.
macro_rules! typescript_as {
    ([$($generics:tt)*] $name:ty, $shown:ty) => {
        impl<$($generics)*> ts_rs::TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(config: &ts_rs::Config) -> String {
                <$shown as ts_rs::TS>::name(config)
            }

            fn inline(config: &ts_rs::Config) -> String {
                <$shown as ts_rs::TS>::inline(config)
            }

            fn visit_dependencies(visitor: &mut impl ts_rs::TypeVisitor)
            where
                Self: 'static,
            {
                <$shown as ts_rs::TS>::visit_dependencies(visitor);
            }

            fn visit_generics(visitor: &mut impl ts_rs::TypeVisitor)
            where
                Self: 'static,
            {
                <$shown as ts_rs::TS>::visit_generics(visitor);
            }
        }
    };
}
pub(crate) use typescript_as;

/// Defines a checked string type. `$check` tests new values, and `$kept` tests values stored in
/// files and databases; `$min` and `$max` appear only in the `OpenAPI` schema.
macro_rules! text_id {
    (
        $(#[$doc:meta])*
        $name:ident, $min:literal, $max:literal, $check:expr, $kept:expr, $complaint:literal
    ) => {
        $(#[$doc])*
        #[derive(
            Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, serde::Serialize, serde::Deserialize,
        )]
        #[serde(try_from = "String")]
        pub struct $name(String);

        impl $name {
            /// Checks a new string.
            pub fn new(text: impl Into<String>) -> Result<$name, $crate::ids::MalformedError> {
                Self::checked(text.into(), $check)
            }

            fn checked(
                text: String,
                check: fn(&str) -> bool,
            ) -> Result<$name, $crate::ids::MalformedError> {
                if check(&text) {
                    Ok($name(text))
                } else {
                    Err($crate::ids::MalformedError($complaint))
                }
            }

            /// Returns the text as a string slice.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl TryFrom<String> for $name {
            type Error = $crate::ids::MalformedError;

            fn try_from(text: String) -> Result<$name, Self::Error> {
                Self::checked(text, $kept)
            }
        }

        impl From<$name> for String {
            fn from(name: $name) -> String {
                name.0
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.0)
            }
        }

        $crate::ids::typescript_as!([] $name, String);

        #[cfg(feature = "openapi")]
        impl utoipa::PartialSchema for $name {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
                utoipa::openapi::ObjectBuilder::new()
                    .schema_type(utoipa::openapi::Type::String)
                    .min_length(Some($min))
                    .max_length(Some($max))
                    .into()
            }
        }

        #[cfg(feature = "openapi")]
        impl utoipa::ToSchema for $name {}
    };
}
pub(crate) use text_id;

fn is_plain(text: &str) -> bool {
    let plain = |b: u8| b.is_ascii_alphanumeric() || b == b'-' || b == b'_';
    (1..=40).contains(&text.len()) && text.bytes().all(plain)
}

/// Returns whether players can choose this name, that is, whether it is short and has no hidden
/// characters.
fn is_name(text: &str) -> bool {
    is_kept_name(text) && hides_nothing(text)
}

/// Returns whether older versions accepted this name. Records and databases with such names must
/// stay readable.
fn is_kept_name(text: &str) -> bool {
    let length = text.chars().count();
    let hidden = |c: char| c.is_control() || (reorders(c) && c != JOINER);
    (1..=30).contains(&length) && text.trim() == text && !text.contains(hidden)
}

/// The character that joins emoji into one picture, as in 🏌️‍♀️.
const JOINER: char = '\u{200d}';

/// Returns whether a character is an invisible formatting character, such as one that reorders the
/// text around it.
fn reorders(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// Returns whether a text has no hidden characters: no control characters, none that reorder the
/// text around them, and none that are invisible. Joiners and variation selectors are allowed only
/// in emoji.
///
/// Player names, course titles and chat messages all follow this rule.
pub fn hides_nothing(text: &str) -> bool {
    let mut before = ' ';
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let fits = match c {
            JOINER => is_emoji_part(before) && chars.peek().is_some_and(|next| is_emoji(*next)),
            VARIATION_TEXT | VARIATION_EMOJI => {
                is_emoji(before) || before.is_ascii_digit() || matches!(before, '#' | '*')
            }
            // The tags after a black flag name a region, as in the flag of Wales.
            '\u{e0020}'..='\u{e007f}' => before == '🏴' || is_tag(before) && before != END_OF_TAG,
            _ => !(c.is_control() || reorders(c) || has_no_shape(c)),
        };
        let unfinished = is_tag(before) && before != END_OF_TAG && !is_tag(c);
        if !fits || unfinished {
            return false;
        }
        before = c;
    }
    !is_tag(before) || before == END_OF_TAG
}

const VARIATION_TEXT: char = '\u{fe0e}';
const VARIATION_EMOJI: char = '\u{fe0f}';
const END_OF_TAG: char = '\u{e007f}';

fn is_tag(c: char) -> bool {
    matches!(c, '\u{e0020}'..='\u{e007f}')
}

/// Returns whether a joiner may follow this character: an emoji or an emoji's variation selector.
fn is_emoji_part(c: char) -> bool {
    is_emoji(c) || c == VARIATION_EMOJI
}

/// Returns whether a character is in a block of emoji.
fn is_emoji(c: char) -> bool {
    matches!(c, '©' | '®' | '‼' | '⁉' | '™' | 'ℹ' | 'Ⓜ' | '〰' | '〽' | '㊗' | '㊙'
        | '\u{2190}'..='\u{21ff}' | '\u{2300}'..='\u{23ff}' | '\u{25a0}'..='\u{27bf}'
        | '\u{2900}'..='\u{297f}' | '\u{2b00}'..='\u{2bff}' | '\u{1f000}'..='\u{1faff}')
}

/// Returns whether a character is invisible or shows only a gap. Ordinary spaces do not count.
fn has_no_shape(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{2028}' | '\u{2029}' | '\u{2800}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
        | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

text_id!(
    /// The id of a table: 1 to 40 characters from `A–Z a–z 0–9 - _`.
    TableId,
    1,
    40,
    is_plain,
    is_plain,
    "an id has 1 to 40 letters, digits, - or _"
);

text_id!(
    /// The id of a client's message: 1 to 40 characters from `A–Z a–z 0–9 - _`, unique at its
    /// table. The client chooses this id, preferably at random.
    MessageId,
    1,
    40,
    is_plain,
    is_plain,
    "an id has 1 to 40 letters, digits, - or _"
);

text_id!(
    /// A player's name as others see it: 1 to 30 characters, none of them hidden
    /// ([`hides_nothing`]).
    ///
    /// [`PlayerName::new`] is for names that players choose. [`PlayerName::kept`] is for stored
    /// names, which may break today's rules.
    PlayerName,
    1,
    30,
    is_name,
    is_kept_name,
    "a name has 1 to 30 visible characters and no space at its ends"
);

impl PlayerName {
    /// Reads a stored name.
    pub fn kept(text: impl Into<String>) -> Result<PlayerName, MalformedError> {
        PlayerName::try_from(text.into())
    }

    /// Reads a newly chosen name from a message.
    pub(crate) fn chosen<'de, D: Deserializer<'de>>(reader: D) -> Result<PlayerName, D::Error> {
        PlayerName::new(String::deserialize(reader)?).map_err(serde::de::Error::custom)
    }
}

/// The number of an event at its table, counted from 1 without gaps.
pub type Version = u32;

/// A seat at a table, counted from 0.
pub type Seat = u8;

/// A duration in milliseconds, or a point in time as milliseconds since the start of 1970 (UTC).
pub type Millis = u64;

/// `N` bytes, written as lower-case hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(try_from = "String")]
pub struct Hex<const N: usize>(pub [u8; N]);

typescript_as!([const N: usize] Hex<N>, String);

#[cfg(feature = "openapi")]
impl<const N: usize> utoipa::PartialSchema for Hex<N> {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        String::schema()
    }
}

#[cfg(feature = "openapi")]
impl<const N: usize> utoipa::ToSchema for Hex<N> {}

impl<const N: usize> Hex<N> {
    /// Passes the digits to `take` without allocating memory, because every event contains several
    /// such values.
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
    type Error = MalformedError;

    fn try_from(text: String) -> Result<Self, MalformedError> {
        let digits = text.as_bytes();
        let lower = |b: &u8| matches!(b, b'0'..=b'9' | b'a'..=b'f');
        if digits.len() != 2 * N || !digits.iter().all(lower) {
            return Err(MalformedError(
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
            " ",
            " Ada",
            "Ada\u{a0}",
            "Ada\n",
            "A\u{202e}da",
            "A\u{2067}da",
            "A\u{200f}da",
            "A\u{61c}da",
            "\u{200b}",
            "A\u{ad}da",
            "A\u{2028}da",
            "\u{3164}",
            "\u{2800}",
            "Ada\u{fe0f}",
            "Ada\u{200d}",
            "A\u{200d}da",
            "🏌\u{200d}",
            "\u{200d}🏌",
            "🏌\u{200d}\u{200d}♀",
            "🏌\u{fe0f}\u{fe0f}",
            "A\u{e0061}\u{e007f}",
            "🏴\u{e0067}",
            "🏴\u{e0067}x",
            "A\u{e0100}",
            &"x".repeat(31),
        ] {
            assert!(PlayerName::new(name).is_err(), "{name:?}");
        }
    }

    #[test]
    fn names_of_every_language_and_joined_emoji_are_fine() {
        for name in [
            "Żółw 7",
            "O’Neill-Müller",
            "علي",
            "דנה",
            "木村",
            "नेहा",
            "Zoë\u{301}",
            "🏌️‍♀️",
            "Ada 🏌🏽‍♂️",
            "👨‍👩‍👧‍👦",
            "👩‍❤️‍👨",
            "🏳️‍🌈",
            "🏴󠁧󠁢󠁷󠁬󠁳󠁿 Dai",
            "🇵🇱",
            "❤️",
            "1️⃣",
            "⛳",
            &"x".repeat(30),
        ] {
            assert!(PlayerName::new(name).is_ok(), "{name:?}");
        }
    }

    #[test]
    fn names_of_old_records_can_be_read_for_ever() {
        for name in ["A\u{ad}da", "Ada\u{fe0f}", "\u{3164}"] {
            assert!(PlayerName::new(name).is_err(), "{name:?}");
            assert!(PlayerName::kept(name).is_ok(), "{name:?}");
        }
        assert!(PlayerName::kept("A\u{202e}da").is_err());
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
