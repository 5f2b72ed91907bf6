//! API errors and the health report.

use crate::ids::Millis;
use serde::{Deserialize, Serialize};

wire! {
    /// An API error.
    pub struct ApiError {
        /// The reason, as a code for programs.
        pub reason: ApiErrorReason,
        /// The reason as a sentence, for people.
        pub text: String,
        /// The ban; present if the reason is `banned`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub ban: Option<Ban>,
        /// The printed or published course that has the same board; present only if the reason is
        /// `conflict`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub course: Option<String>,
    }

    /// A ban by an operator.
    pub struct Ban {
        /// The operator's explanation.
        pub reason: String,
        /// When the ban ends; null if it is permanent.
        pub until: Option<Millis>,
    }

    /// The reason for an error, as a code for programs.
    #[derive(Copy)]
    #[serde(rename_all = "kebab-case")]
    pub enum ApiErrorReason {
        /// The request cannot be read or contains invalid values.
        Malformed,
        /// The course cannot be published: it cannot be played, or its name is not suitable.
        Unpublishable,
        /// The key is missing or unknown.
        Unknown,
        /// The key does not permit the request.
        Forbidden,
        /// An operator has banned the player.
        Banned,
        NotFound,
        /// The request would change nothing, or the object has changed in the meantime.
        Conflict,
        TooLarge,
        /// The request was rate limited.
        TooMany,
        /// Temporarily unavailable; the client may try again in a moment.
        Unavailable,
    }

    /// The server's health.
    pub struct Health {
        pub version: String,
        /// Whether the database can be read and written.
        pub storage: bool,
        /// Whether NATS is connected; null if it is not configured. Players still receive
        /// everything while NATS is down.
        pub nats: Option<bool>,
        /// How to contact the operators, if configured.
        pub contact: Option<String>,
    }
}
