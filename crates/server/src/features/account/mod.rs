//! A player's own account: creating it, signing in to it, its devices and passkeys, its data, and
//! deleting it.

pub(crate) mod deletion;
pub(crate) mod devices;
pub(crate) mod passkeys;
pub(crate) mod players;
pub(crate) mod routes;
