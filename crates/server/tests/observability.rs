//! Tests that all metrics are documented, and that the dashboard uses only existing metrics.

use crate::support::{Folder, Web, get};
use std::collections::BTreeSet;

fn open() -> (Folder, Web) {
    let folder = Folder::new();
    let web = Web::over(&folder);
    (folder, web)
}

/// Returns the metrics mentioned in a text, without histogram suffixes.
fn names(text: &str) -> BTreeSet<&str> {
    let letters = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let words = text.split(|c| !letters(c));
    let words = words.filter(|word| {
        word.starts_with("carambole_") && *word != "carambole_restored"
            || word.starts_with("process_")
    });
    let base = |word| {
        let endings = ["_bucket", "_sum", "_count"];
        let mut bases = endings
            .iter()
            .filter_map(|end| str::strip_suffix(word, end));
        bases.next().unwrap_or(word)
    };
    words.map(base).collect()
}

#[test]
fn what_is_counted_is_documented_and_the_dashboard_asks_for_nothing_else() {
    let (_folder, web) = open();
    let metrics = get(&web, "/api/metrics", &[]);
    let metrics = String::from_utf8(metrics.body).expect("text");
    let counted = names(&metrics);
    assert!(counted.len() > 25, "{counted:?}");
    let documented = names(include_str!("../../../docs/operations.md"));
    assert_eq!(counted, documented);
    let dashboard = names(include_str!("../../../docs/grafana.json"));
    let unknown: Vec<&&str> = dashboard.difference(&counted).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
    assert!(dashboard.len() > 20, "{dashboard:?}");
}

#[test]
fn a_server_is_ready_when_it_has_resumed_what_was_left() {
    let (_folder, web) = open();
    let begin = std::time::Instant::now();
    while get(&web, "/api/ready", &[]).status != 204 {
        assert!(
            begin.elapsed().as_secs() < 60,
            "the server never becomes ready"
        );
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    assert_eq!(get(&web, "/api/health", &[]).status, 200);
}
