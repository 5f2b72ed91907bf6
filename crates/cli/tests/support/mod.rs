//! Servers, nodes, disks and clients for the tests.

pub(crate) mod cups;
#[cfg(target_os = "linux")]
pub(crate) mod disk;
pub(crate) mod nodes;
pub(crate) mod online;
