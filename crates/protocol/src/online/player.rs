//! Players, their keys, and bot tokens.

use crate::ids::{Millis, PlayerName};
use serde::{Deserialize, Serialize};

wire! {
    /// A request to create a player. Only a name is required.
    pub struct NewPlayer {
        #[serde(deserialize_with = "PlayerName::chosen")]
        pub name: PlayerName,
    }

    /// A player and the key that signs them in. The server stores only a hash of the key.
    pub struct Identity {
        pub player: String,
        pub name: PlayerName,
        pub key: String,
    }

    /// A player's own profile.
    pub struct Profile {
        pub player: String,
        pub name: PlayerName,
        pub created: Millis,
        /// The public handle of the player, if any.
        pub handle: Option<String>,
        /// Whether others see only the handle and the name.
        pub private: bool,
        /// Whether programs play under this account. Other players can see that an account is used
        /// by programs.
        #[serde(default)]
        pub bot: bool,
    }

    /// The purpose of a code.
    #[derive(Copy)]
    #[serde(rename_all = "kebab-case")]
    pub enum CodeKind {
        /// A code that signs in another device; valid for 15 minutes.
        Device,
        /// A code to write down in case the key is lost; valid until it is used or replaced.
        Recovery,
    }

    /// A request for a code.
    pub struct NewCode {
        pub kind: CodeKind,
    }

    /// A one-time code that players exchange for a new key.
    pub struct Code {
        pub code: String,
        /// The URL of the page with the code in its fragment, which browsers do not send to
        /// servers.
        pub link: String,
        pub expires: Option<Millis>,
    }

    /// A request to exchange a code for a key.
    pub struct UseCode {
        #[cfg_attr(feature = "openapi", schema(max_length = 100))]
        pub code: String,
    }

    /// A permission for a bot.
    #[derive(Copy)]
    #[serde(rename_all = "kebab-case")]
    pub enum Scope {
        /// List the player's own tables and open tables, and read their streams.
        Look,
        /// Take seats, and act at tables.
        Play,
        /// Create tables.
        Host,
        /// Publish and rate courses.
        Courses,
    }

    /// A request for a bot token.
    pub struct NewToken {
        #[serde(deserialize_with = "PlayerName::chosen")]
        pub name: PlayerName,
        pub scopes: Vec<Scope>,
    }

    /// A browser or program that holds one of the player's keys.
    pub struct Device {
        pub id: String,
        /// The browser and system of the device, such as `Edge, Windows`; empty if unknown.
        pub name: String,
        pub created: Millis,
        /// Whether this device made the request.
        pub here: bool,
    }

    /// One of the player's passkeys.
    pub struct Passkey {
        pub id: String,
        /// The browser and system in which the passkey was created; empty if unknown.
        pub name: String,
        pub created: Millis,
        /// When the player last signed in with this passkey.
        pub used: Option<Millis>,
    }

    /// A bot token. `token` is sent only on creation.
    pub struct Token {
        pub id: String,
        pub name: String,
        pub scopes: Vec<Scope>,
        pub created: Millis,
        pub token: Option<String>,
    }
}
