//! Handles, profiles, and followed and blocked players.

pub(crate) mod handles;
pub(crate) mod profiles;
pub(crate) mod routes;
pub(crate) mod state;

pub(crate) use routes::{people_of, waiting};
