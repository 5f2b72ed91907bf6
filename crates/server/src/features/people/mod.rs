//! Handles, profiles, and followed and blocked players.

pub(crate) mod blocked_words;
pub(crate) mod handles;
pub(crate) mod look_alikes;
pub(crate) mod profiles;
pub(crate) mod routes;

pub(crate) use routes::{people_of, waiting};
