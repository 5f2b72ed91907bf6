//! Chooses the number of random cases for property tests.

/// Returns `few`, or `many` under `cargo xtask test --all`.
pub(crate) fn cases(few: usize, many: usize) -> usize {
    if std::env::var_os("CARAMBOLE_ALL_TESTS").is_some() {
        many
    } else {
        few
    }
}
