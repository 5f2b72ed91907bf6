//! Checks the rules in `docs/rules`: every cited rule id exists, and every rule has a test and an
//! entry in the rulebook.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

const LETTERS: &str = "BSRWFTDCLGKQE";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Returns the paths and contents of all files below `folder` whose names end with one of
/// `endings`.
fn files(folder: &str, endings: &[&str]) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of the tree") {
            let path = entry.expect("an entry").path();
            let name = path.file_name().and_then(|name| name.to_str());
            if path.is_dir() {
                if !matches!(name, Some("node_modules" | "generated" | "target")) {
                    folders.push(path);
                }
            } else if endings
                .iter()
                .any(|end| name.is_some_and(|name| name.ends_with(end)))
            {
                let inside = path.strip_prefix(root()).expect("below the root");
                let text = fs::read_to_string(&path).expect("a text");
                found.push((inside.to_string_lossy().into_owned(), text));
            }
        }
    }
    assert!(!found.is_empty(), "{folder} is empty");
    found
}

/// Returns the rule ids in a text: `S4`, `K10`, `K-F3`. Piece ids (`F-C4`) are left out.
fn ids(text: &str) -> BTreeSet<String> {
    text.split(|sign: char| !(sign.is_ascii_alphanumeric() || sign == '-' || sign == '_'))
        .filter_map(|word| {
            let (letter, number) = match word.strip_prefix("K-F") {
                Some(number) => ("K-F", number),
                None => word.split_at_checked(1)?,
            };
            let known = letter == "K-F" || LETTERS.contains(letter);
            let counts = (1..=2).contains(&number.len())
                && !number.starts_with('0')
                && number.bytes().all(|digit| digit.is_ascii_digit());
            (known && counts).then(|| word.to_owned())
        })
        .collect()
}

/// Returns the rule ids in comments after `//` and in test names (`fn k_f1_…` tests K-F1).
fn cited_in_code(text: &str) -> BTreeSet<String> {
    let mut cited = BTreeSet::new();
    for line in text.lines() {
        if let Some((_, comment)) = line.split_once("//") {
            cited.extend(ids(comment));
        }
        if let Some((_, name)) = line.trim_start().split_once("fn ") {
            let name = name.split('(').next().unwrap_or_default().to_uppercase();
            let name = name.replace("K_F", "K-F");
            cited.extend(ids(&name.replace('_', " ")));
        }
    }
    cited
}

/// Returns the rules, each with the file that states it. A rule is a list entry or a table row that
/// begins with the id in bold.
fn rules() -> BTreeMap<String, &'static str> {
    let mut rules = BTreeMap::new();
    for path in ["docs/rules/minigolf.md", "docs/rules/carramboule.md"] {
        for line in read(path).lines() {
            let stated = line
                .strip_prefix("- **")
                .or_else(|| line.strip_prefix("| **"))
                .and_then(|rest| rest.split("**").next())
                .filter(|id| ids(id).contains(*id));
            if let Some(id) = stated {
                let before = rules.insert(id.to_owned(), path);
                assert_eq!(before, None, "{id} is stated twice");
            }
        }
    }
    assert!(rules.len() > 60, "{rules:?}");
    rules
}

/// Returns the names of the rulings in `docs/rules`.
fn rulings() -> BTreeSet<String> {
    let text = read("docs/rules/minigolf.md") + &read("docs/rules/carramboule.md");
    let marked = text.lines().filter_map(|line| {
        let line = line.trim_start().strip_prefix("- ")?;
        let name = line.strip_prefix("**Ruling** ").unwrap_or(line);
        name.strip_prefix('`')?.split('`').next()
    });
    marked.map(str::to_owned).collect()
}

#[test]
fn every_id_that_is_cited_is_a_rule() {
    let rules = rules();
    let mut unknown = Vec::new();
    let mut check = |path: &str, cited: BTreeSet<String>| {
        unknown.extend(
            cited
                .into_iter()
                .filter(|id| !rules.contains_key(id))
                .map(|id| format!("{path}: {id}")),
        );
    };
    for (path, text) in files("crates", &[".rs"]) {
        check(&path, cited_in_code(&text));
    }
    for (path, text) in files("web/src", &[".ts", ".svelte"]) {
        check(&path, cited_in_code(&text));
    }
    for (path, text) in files("figures", &[".toml"]) {
        let named = text.lines().filter(|line| line.starts_with("rules"));
        check(&path, ids(&named.collect::<String>()));
    }
    for (path, text) in files("locales", &[".ftl"]) {
        check(&path, ids(&text));
    }
    for (path, text) in files("docs", &[".md"]) {
        // Record files and messages omit the `K-` in foul ids.
        let lines = text.lines().filter(|line| !line.contains("foul"));
        check(&path, ids(&lines.collect::<Vec<_>>().join("\n")));
    }
    assert_eq!(unknown, [""; 0]);
}

#[test]
fn carramboule_cites_no_rule_of_mini_golf() {
    let of_golf = |id: &String| rules().get(id) == Some(&"docs/rules/minigolf.md");
    for (path, text) in files("crates/carramboule/src", &[".rs"])
        .into_iter()
        .chain(files("crates/protocol/src/carramboule", &[".rs"]))
        .chain(files("crates/coach/src/shots", &[".rs"]))
        .chain(files("web/src/games/carramboule", &[".ts", ".svelte"]))
    {
        let foreign: Vec<String> = cited_in_code(&text).into_iter().filter(of_golf).collect();
        assert_eq!(foreign, [""; 0], "{path}");
    }
}

#[test]
fn every_rule_has_a_test() {
    let mut tested = BTreeSet::new();
    for (path, text) in files("crates", &[".rs"]) {
        if path.contains("/tests/") || path.ends_with("tests.rs") {
            tested.extend(cited_in_code(&text));
        } else if let Some((_, tests)) = text.split_once("#[cfg(test)]") {
            tested.extend(cited_in_code(tests));
        }
    }
    let untested: Vec<String> = rules()
        .into_keys()
        .filter(|id| !tested.contains(id))
        .collect();
    assert_eq!(untested, [""; 0]);
}

#[test]
fn every_rule_and_ruling_is_in_the_rulebook() {
    for folder in fs::read_dir(root().join("locales")).expect("a folder") {
        let language = folder.expect("an entry").file_name();
        let language = language.to_string_lossy();
        let book = read(&format!("locales/{language}/rulebook.ftl"));
        let keys = |prefix: &str| -> BTreeSet<String> {
            book.lines()
                .filter_map(|line| {
                    line.strip_prefix(prefix)?
                        .split_once(" =")
                        .map(|(key, _)| key)
                })
                .filter(|key| !key.ends_with("-title"))
                .map(str::to_owned)
                .collect()
        };
        assert_eq!(keys("rule-"), rules().into_keys().collect(), "{language}");
        assert_eq!(keys("ruling-"), rulings(), "{language}");
    }
}

/// Rules that only the crate `golf` may decide, each with a code fragment that a second
/// implementation would contain.
const DECIDED_IN_GOLF: [(&str, &str); 5] = [
    ("S3", "fn price("),
    ("S3", "Surface::Water =>"),
    ("G2", "fn playing_order("),
    ("B1", "fn distance(a: Cell"),
    ("D2", "fn occupied("),
];

#[test]
fn rules_of_mini_golf_are_written_in_golf_alone() {
    for (path, text) in files("crates", &[".rs"]) {
        let elsewhere = path.contains("/src/") && !path.starts_with("crates/golf/");
        for (rule, words) in DECIDED_IN_GOLF {
            let twice = elsewhere && text.contains(words);
            assert!(
                !twice,
                "{path} decides {rule} (`{words}`): ask `golf` instead"
            );
        }
    }
}
