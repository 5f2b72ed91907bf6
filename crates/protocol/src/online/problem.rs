//! Why a host does not do what it is asked for, and how it is.

use crate::ids::Millis;
use serde::{Deserialize, Serialize};

wire! {
    /// Why the host does not do what it is asked for.
    pub struct HostProblem {
        /// A word for programs.
        pub reason: HostReason,
        /// A sentence for people.
        pub text: String,
        /// With `banned`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub ban: Option<Ban>,
        /// With `conflict`, the course that has the same board: a printed or a published one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub course: Option<String>,
    }

    /// An operator has banned the player.
    pub struct Ban {
        /// In the operator's words.
        pub reason: String,
        /// Null for good.
        #[cfg_attr(test, ts(type = "number | null"))]
        pub until: Option<Millis>,
    }

    /// A word for programs.
    #[derive(Copy)]
    #[serde(rename_all = "kebab-case")]
    pub enum HostReason {
        /// What was sent cannot be read, or says what cannot be.
        Malformed,
        /// The course cannot be published: it has no good name, or cannot be played.
        Unpublishable,
        /// There is no key, or nobody has it.
        Unknown,
        /// The key does not allow it.
        Forbidden,
        /// An operator has banned the player.
        Banned,
        NotFound,
        /// It is so already, or has changed meanwhile.
        Conflict,
        TooLarge,
        /// Too much in too short a time.
        TooMany,
        /// The host cannot do it now; try again in a moment.
        Unavailable,
    }

    /// How the host is.
    pub struct Health {
        pub version: String,
        /// Whether the data can be read.
        pub storage: bool,
        /// Whether NATS is connected; null where it is not used. Players miss nothing without it.
        pub nats: Option<bool>,
        /// How to reach whoever runs the host, if they say so.
        pub contact: Option<String>,
    }
}
