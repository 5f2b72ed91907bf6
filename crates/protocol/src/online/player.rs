//! Players, their keys, and the tokens of bots.

use crate::ids::{Millis, PlayerName};
use serde::{Deserialize, Serialize};

wire! {
    /// Somebody who wants to play: all there is to say is a name.
    pub struct NewPlayer {
        #[serde(deserialize_with = "PlayerName::chosen")]
        #[cfg_attr(test, ts(type = "string"))]
        #[cfg_attr(feature = "openapi", schema(value_type = String, min_length = 1, max_length = 30))]
        pub name: PlayerName,
    }

    /// A player and the key that proves it. The host keeps only a hash of the key.
    pub struct Identity {
        pub player: String,
        #[cfg_attr(test, ts(type = "string"))]
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        pub name: PlayerName,
        pub key: String,
    }

    /// What a player sees of themselves.
    pub struct Profile {
        pub player: String,
        #[cfg_attr(test, ts(type = "string"))]
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        pub name: PlayerName,
        #[cfg_attr(test, ts(type = "number"))]
        pub created: Millis,
        /// What the player goes by in public, if anything.
        pub handle: Option<String>,
        /// Whether others see nothing but handle and name.
        pub private: bool,
        /// Whether programs play as this player: others are told so.
        #[serde(default)]
        pub bot: bool,
    }

    /// What a code is for.
    #[derive(Copy)]
    #[serde(rename_all = "kebab-case")]
    pub enum CodeKind {
        /// Another device; good for a quarter of an hour.
        Device,
        /// Written down for the day the key is lost; good until used, or until the next is made.
        Recovery,
    }

    /// Asks for a code.
    pub struct NewCode {
        pub kind: CodeKind,
    }

    /// A code that gives a new key, once.
    pub struct Code {
        pub code: String,
        /// The page with the code in its fragment, which no server sees.
        pub link: String,
        #[cfg_attr(test, ts(type = "number | null"))]
        pub expires: Option<Millis>,
    }

    /// Turns a code into a key.
    pub struct UseCode {
        #[cfg_attr(feature = "openapi", schema(max_length = 100))]
        pub code: String,
    }

    /// What a bot may do.
    #[derive(Copy)]
    #[serde(rename_all = "kebab-case")]
    pub enum Scope {
        /// See tables of its player and those open to everyone, and their streams.
        Look,
        /// Take seats and act at tables.
        Play,
        /// Create tables.
        Host,
        /// Publish and rate courses.
        Courses,
    }

    /// Asks for a bot's token.
    pub struct NewToken {
        #[serde(deserialize_with = "PlayerName::chosen")]
        #[cfg_attr(test, ts(type = "string"))]
        #[cfg_attr(feature = "openapi", schema(value_type = String, min_length = 1, max_length = 30))]
        pub name: PlayerName,
        pub scopes: Vec<Scope>,
    }

    /// A browser or program that has a key of the player.
    pub struct Device {
        pub id: String,
        /// What it called itself when it came; empty if it did not.
        pub name: String,
        #[cfg_attr(test, ts(type = "number"))]
        pub created: Millis,
        /// Whether it is the one that asks.
        pub here: bool,
    }

    /// A passkey of the player.
    pub struct Passkey {
        pub id: String,
        /// What the browser called itself when it was made; empty if it did not.
        pub name: String,
        #[cfg_attr(test, ts(type = "number"))]
        pub created: Millis,
        /// When somebody signed in with it last.
        #[cfg_attr(test, ts(type = "number | null"))]
        pub used: Option<Millis>,
    }

    /// A bot's token; `token` is told only when it is made.
    pub struct Token {
        pub id: String,
        pub name: String,
        pub scopes: Vec<Scope>,
        #[cfg_attr(test, ts(type = "number"))]
        pub created: Millis,
        pub token: Option<String>,
    }
}
