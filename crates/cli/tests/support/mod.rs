//! Servers, nodes, disks and clients for the tests.

pub(crate) mod cups;
#[cfg(target_os = "linux")]
pub(crate) mod disk;
pub(crate) mod nodes;
pub(crate) mod online;

/// Returns the number in the environment variable `name`, or `usual` if the variable is not set.
pub(crate) fn wanted(name: &str, usual: u64) -> u64 {
    let value = std::env::var(name).ok();
    value.and_then(|value| value.parse().ok()).unwrap_or(usual)
}

/// Returns `few`; under `cargo xtask test --all`, returns `many`.
pub(crate) fn cases(few: u64, many: u64) -> u64 {
    if std::env::var_os("CARAMBOLE_ALL_TESTS").is_some() {
        many
    } else {
        few
    }
}
