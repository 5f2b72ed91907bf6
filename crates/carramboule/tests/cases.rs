//! Decides how many random cases a property is tested with.

/// Returns `few`; under `cargo xtask test --all`, returns `many`.
pub fn cases(few: u64, many: u64) -> u64 {
    if std::env::var_os("CARAMBOLE_ALL_TESTS").is_some() {
        many
    } else {
        few
    }
}
