//! Code shared by all routes: limits, errors, request extraction, and the page's files.

pub(crate) mod error;
pub(crate) mod extract;
pub(crate) mod limits;
pub(crate) mod listen;
pub(crate) mod page;
pub(crate) mod security_headers;

use limits::{Addresses, Buckets, Bytes, Limits};
use page::Page;

/// Settings and limits shared by all routes.
#[derive(Debug)]
pub(crate) struct Http {
    /// The server's public URL: `https://…` without a trailing slash.
    pub(crate) public_url: Option<String>,
    pub(crate) behind_proxy: bool,
    /// How to contact the server's operator.
    pub(crate) contact: Option<String>,
    pub(crate) page: Page,
    /// Rate limit for API requests, per IP address.
    pub(crate) requests: Buckets,
    /// Rate limit for large responses, in bytes.
    pub(crate) bytes: Bytes,
    /// Maximum number of open connections.
    pub(crate) connections: usize,
    /// Open connections per IP address. Behind a proxy, only WebSockets and event streams are
    /// counted.
    pub(crate) addresses: Addresses,
}

impl Http {
    pub(crate) fn new(
        public_url: Option<String>,
        behind_proxy: bool,
        contact: Option<String>,
        page: Page,
        limits: &Limits,
    ) -> Http {
        Http {
            public_url,
            behind_proxy,
            contact,
            page,
            requests: Buckets::new(limits.requests),
            bytes: Bytes::new(limits),
            connections: limits.connections,
            addresses: Addresses::new(limits.connections_per_address),
        }
    }
}
