//! The number of random cases per property test.

/// Returns `few`, or `many` under `cargo xtask test --all`.
pub fn cases(few: u64, many: u64) -> u64 {
    if std::env::var_os("CARAMBOLE_ALL_TESTS").is_some() {
        many
    } else {
        few
    }
}
