//! Chat at a table.

use crate::ids::{Millis, PlayerName, Seat, hides_nothing, text_id};
use crate::json::JsonError;
use serde::{Deserialize, Serialize};

text_id!(
    /// The text of a chat message: 1 to 200 characters, none of them hidden.
    ChatText,
    1,
    200,
    is_chat_text,
    is_chat_text,
    "a chat message has 1 to 200 visible characters"
);

fn is_chat_text(text: &str) -> bool {
    (1..=200).contains(&text.chars().count()) && hides_nothing(text)
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
        /// Set phrases, emoji, and free text from players with a seat. Only invitation-only tables
        /// may use this rule.
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
        Text(ChatText),
    }

    /// A chat message at a table.
    pub struct Said {
        pub at: Millis,
        /// The seat of the sender; null for a spectator.
        pub seat: Option<Seat>,
        pub name: PlayerName,
        pub what: Remark,
        /// The id of the message, for reports.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub id: Option<String>,
        /// Whether the sender is a guest, that is, a player without a handle.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
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
    /// Returns the form stored in the database, as JSON.
    pub fn to_json(&self) -> String {
        crate::json::line(self)
    }

    /// Reads the output of [`Said::to_json`].
    pub fn parse(text: &str) -> Result<Said, JsonError> {
        serde_json::from_str(text).map_err(JsonError::with("the remark cannot be read"))
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
