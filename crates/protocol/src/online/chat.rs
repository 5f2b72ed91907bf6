//! The chat of a table.

use crate::ids::{MalformedError, Millis, PlayerName, Seat};
use serde::{Deserialize, Serialize};

/// The text of a chat message: 1 to 200 characters, none of them hidden.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[serde(try_from = "String", into = "String")]
pub struct ChatText(String);

impl ChatText {
    /// Checks a text.
    pub fn new(text: impl Into<String>) -> Result<ChatText, MalformedError> {
        let text = text.into();
        let length = text.chars().count();
        if (1..=200).contains(&length) && crate::ids::hides_nothing(&text) {
            return Ok(ChatText(text));
        }
        Err(MalformedError(
            "a chat message has 1 to 200 visible characters",
        ))
    }

    /// Returns the text as a string slice.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for ChatText {
    type Error = MalformedError;

    fn try_from(text: String) -> Result<ChatText, MalformedError> {
        ChatText::new(text)
    }
}

impl From<ChatText> for String {
    fn from(text: ChatText) -> String {
        text.0
    }
}

wire! {
    /// The kinds of messages that a table's chat allows.
    #[derive(Copy, Default)]
    #[serde(rename_all = "kebab-case")]
    pub enum ChatRule {
        Off,
        /// Only set phrases and emoji.
        #[default]
        Phrases,
        /// Set phrases, emoji, and free text from players with a seat. This rule is allowed only at
        /// tables by invitation.
        Free,
    }

    /// The set phrases. The page translates them into every language.
    #[derive(Copy)]
    #[serde(rename_all = "kebab-case")]
    pub enum Phrase {
        Hello,
        GoodLuck,
        HaveFun,
        WellPlayed,
        NiceShot,
        Thanks,
        Oops,
        Unlucky,
        Close,
        Wow,
        OneMoment,
        BackAgain,
        YourTurn,
        GoodGame,
        OnceMore,
        Bye,
    }

    /// The content of a chat message.
    #[serde(rename_all = "kebab-case")]
    pub enum Remark {
        Phrase(Phrase),
        /// One of [`EMOJI`].
        Emoji(String),
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        Text(#[cfg_attr(test, ts(type = "string"))] ChatText),
    }

    /// A chat message at a table.
    pub struct Said {
        #[cfg_attr(test, ts(type = "number"))]
        pub at: Millis,
        /// The seat of the sender; null for a spectator.
        pub seat: Option<Seat>,
        #[cfg_attr(test, ts(type = "string"))]
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        pub name: PlayerName,
        pub what: Remark,
        /// The id of the message, for reports.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub id: Option<String>,
        /// Whether the sender is a guest, that is, has no handle.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
        pub guest: bool,
    }
}

/// The allowed emoji.
pub const EMOJI: [&str; 16] = [
    "👍", "👏", "🙂", "😀", "😅", "😮", "😢", "🤔", "🎉", "🍀", "🎯", "⛳", "🎲", "🔥", "👋", "❤️",
];

impl Remark {
    /// Returns whether a rule allows the message. `seated` says whether the sender holds a seat.
    pub fn is_allowed(&self, rule: ChatRule, seated: bool) -> bool {
        match (rule, self) {
            (ChatRule::Off, _) => false,
            (_, Remark::Phrase(_)) => true,
            (_, Remark::Emoji(emoji)) => EMOJI.contains(&emoji.as_str()),
            (_, Remark::Text(_)) => rule == ChatRule::Free && seated,
        }
    }
}

impl Said {
    /// Returns the stored form, as JSON.
    pub fn to_json(&self) -> String {
        crate::json_line(self)
    }

    /// Reads the output of [`Said::to_json`].
    pub fn parse(text: &str) -> Result<Said, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn free_text_is_for_seated_players_of_invited_tables() {
        let text = Remark::Text(ChatText::new("<b>hi</b>").expect("fine"));
        assert!(text.is_allowed(ChatRule::Free, true));
        assert!(!text.is_allowed(ChatRule::Free, false));
        assert!(!text.is_allowed(ChatRule::Phrases, true));
        assert!(Remark::Phrase(Phrase::Hello).is_allowed(ChatRule::Phrases, false));
        assert!(!Remark::Phrase(Phrase::Hello).is_allowed(ChatRule::Off, true));
        assert!(!Remark::Emoji("x".to_owned()).is_allowed(ChatRule::Free, true));
    }
}
