//! Code shared by all routes: limits, errors, request extraction, and the page's files.

pub(crate) mod error;
pub(crate) mod extract;
pub(crate) mod health;
pub(crate) mod limits;
pub(crate) mod listen;
pub(crate) mod page;
pub(crate) mod security_headers;
