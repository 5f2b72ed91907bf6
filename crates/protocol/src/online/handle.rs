//! Handles and public profiles.

use super::course::CourseEntry;
use super::rating::{RatingChange, Ratings};
use super::table::{GameKind, SeatEntry};
use crate::golf_wire::GolfMode;
use crate::ids::{Millis, PlayerName, TableId, text_id};
use serde::{Deserialize, Serialize};

text_id!(
    /// A player's public name: 3 to 20 letters, digits, hyphens and underscores. ASCII only,
    /// because letters from other alphabets can look the same.
    Handle,
    3,
    20,
    is_handle,
    is_handle,
    "a handle has 3 to 20 letters from a to z and digits, begins with a letter, and has single \
     hyphens or underscores only between them"
);

fn is_handle(text: &str) -> bool {
    let is_sign = |b: u8| b == b'-' || b == b'_';
    let bytes = text.as_bytes();
    (3..=20).contains(&bytes.len())
        && bytes
            .iter()
            .all(|&b| b.is_ascii_alphanumeric() || is_sign(b))
        && bytes[0].is_ascii_alphabetic()
        && !is_sign(bytes[bytes.len() - 1])
        && !bytes
            .windows(2)
            .any(|two| is_sign(two[0]) && is_sign(two[1]))
}

impl Handle {
    /// The version of [`Handle::look`]. Raise this number when that function changes: stored looks
    /// are then recomputed.
    pub const LOOK_VERSION: u64 = 2;

    /// Returns the handle's look: a string that is the same for all handles that look alike. No two
    /// players may have handles with the same look.
    pub fn look(&self) -> String {
        look_of(&self.0)
    }
}

/// Returns the look of a string: case and punctuation are ignored, and letters and digits that
/// resemble each other become the same character. Letters from other alphabets stay unchanged.
pub fn look_of(text: &str) -> String {
    // In decomposed text, accents are separate characters.
    let is_seen = |c: &char| c.is_alphanumeric() || ('\u{300}'..='\u{36f}').contains(c);
    let letters = text.chars().flat_map(char::to_lowercase).filter(is_seen);
    let alike = letters.map(|c| match c {
        '0' => 'o',
        '1' | 'i' => 'l',
        '5' => 's',
        'v' => 'u',
        other => other,
    });
    let alike: String = alike.collect();
    alike.replace("rn", "m").replace("uu", "w")
}

wire! {
    /// A request to claim or change a handle.
    pub struct NewHandle {
        pub handle: Handle,
        /// Whether others see only the handle and the name.
        #[serde(default)]
        pub private: bool,
    }

    /// A player's public profile.
    pub struct PublicProfile {
        pub handle: String,
        pub name: PlayerName,
        /// Whether this is the caller's profile.
        pub own: bool,
        /// Whether others see only the handle and the name.
        pub private: bool,
        /// Whether programs play under this account.
        #[serde(default)]
        pub bot: bool,
        /// Whether the caller follows the player, and whether the caller blocks them.
        pub following: bool,
        pub blocked: bool,
        /// The rest of the profile; null in another player's private profile.
        pub about: Option<Box<PlayerAbout>>,
    }

    /// The part of a profile that players can keep private.
    pub struct PlayerAbout {
        /// When the player signed up.
        pub since: Millis,
        /// Whether the player is online.
        pub here: bool,
        /// How many of the player's latest 500 matches were against others, and how many of those
        /// the player won.
        pub played: u32,
        pub won: u32,
        /// The latest finished matches against others.
        pub matches: Vec<PlayedMatch>,
        /// The latest published courses.
        pub courses: Vec<CourseEntry>,
        pub daily: DailyTally,
        pub ratings: Ratings,
        /// The caller's results against this player; null on the caller's own profile and for
        /// callers without a key.
        pub versus: Option<HeadToHead>,
    }

    /// A finished match, as seen by one of its players.
    pub struct PlayedMatch {
        /// The table, for the replay. Rated matches are public; casual matches at invitation-only
        /// tables are shown only to their players.
        pub table: Option<TableId>,
        pub game: GameKind,
        #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
        pub mode: Option<GolfMode>,
        /// The number of courses.
        pub courses: u32,
        pub at: Millis,
        pub outcome: MatchOutcome,
        /// How the match changed the player's rating, if it was rated.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub rating: Option<RatingChange>,
        /// The other players; empty if the caller may not see the table.
        pub others: Vec<SeatEntry>,
    }

    /// The outcome of a match for one player.
    #[derive(Copy)]
    #[serde(rename_all = "kebab-case")]
    pub enum MatchOutcome {
        Won,
        Drawn,
        Lost,
    }

    /// A player's results in the daily challenge.
    pub struct DailyTally {
        /// The most recent results, the latest first.
        pub days: Vec<DayPlace>,
        /// How many times the player came first, second and third, counting only days on which
        /// another player ranked equal or lower.
        pub medals: [u32; 3],
    }

    /// A player's result on one day.
    pub struct DayPlace {
        pub day: String,
        pub total: i32,
        pub rank: u32,
        /// The number of players on the same course with the same dice.
        pub players: u32,
    }

    /// Two players' results against each other, from the caller's point of view.
    pub struct HeadToHead {
        pub played: u32,
        pub won: u32,
        pub lost: u32,
    }
}

#[cfg(test)]
mod tests {
    use super::Handle;

    #[test]
    fn handles_are_plain() {
        for good in ["Ada", "ada_l", "A-1-b", "abcdefghijklmnopqrst"] {
            assert!(Handle::new(good).is_ok(), "{good:?}");
        }
        let bad = [
            "",
            "ab",
            "1da",
            "_ada",
            "ada_",
            "a--b",
            "a_-b",
            "a b",
            " ada",
            "ada ",
            "ada.",
            "a/b",
            "Adá",
            "аda",
            "ada\u{200b}",
            "ada\n",
            "ada\0",
            "@ada",
            "%61da",
            "ａｄａ",
            "abcdefghijklmnopqrstu",
        ];
        for bad in bad {
            assert!(Handle::new(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn what_passes_for_another_looks_like_it() {
        let look = super::look_of;
        for (one, other) in [
            ("Ada", "aDA"),
            ("ada-l", "adaI"),
            ("Bo0", "b_oo"),
            ("lil", "l1l"),
            ("arnold", "amold"),
            ("vvilma", "Wilma"),
            ("Vera", "uera"),
            ("5am", "sam"),
        ] {
            assert_eq!(look(one), look(other), "{one} {other}");
        }
        assert_ne!(look("ada"), look("adam"));
    }
}
