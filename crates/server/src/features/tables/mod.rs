//! The API of tables: routes, and the `WebSockets` of tables and players.

pub(crate) mod player_socket;
pub(crate) mod routes;
pub(crate) mod socket;
