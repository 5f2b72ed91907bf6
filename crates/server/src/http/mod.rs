//! What all routes share: limits, errors, the parts of a request, and the files of the page.

pub(crate) mod error;
pub(crate) mod extract;
pub(crate) mod health;
pub(crate) mod limits;
pub(crate) mod listen;
pub(crate) mod page;
pub(crate) mod security_headers;
