//! Checks that no file of the server imports a file on a higher floor, that modules on one floor do
//! not import each other in a circle, and that the server leaves JSON to `protocol`. ARCHITECTURE.md
//! lists the floors, lowest first.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The heading of the table of floors.
const HEADING: &str = "| in `crates/server/src` | what it does |";

/// The modules of the server that may use `serde_json`. `http/extract` parses request bodies,
/// and `tables/room/world` is part of the tests. ARCHITECTURE.md names the formats of the others.
const USES_JSON: [&str; 7] = [
    "features/account/routes",
    "features/notifications/service",
    "features/tables/socket",
    "http/extract",
    "identity/webauthn",
    "push/vapid",
    "tables/room/world",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Returns the floor of each module that ARCHITECTURE.md lists, such as `http`, `features` and
/// `features/*/state`.
fn floors() -> BTreeMap<String, usize> {
    let text = fs::read_to_string(root().join("ARCHITECTURE.md")).expect("ARCHITECTURE.md");
    let (_, table) = text.split_once(HEADING).expect("the table of floors");
    let rows = table.lines().skip(2).take_while(|row| row.starts_with('|'));
    let cells = rows.map(|row| row.split('|').nth(1).expect("a cell"));
    let names = cells.map(|cell| cell.split('`').skip(1).step_by(2));
    let floors = names
        .enumerate()
        .flat_map(|(floor, names)| names.map(move |name| (name.to_owned(), floor)));
    floors.collect()
}

/// Returns the modules of the server with their files' texts. A module's name is its path:
/// `features/cups/state`.
fn modules() -> BTreeMap<String, String> {
    let source = root().join("crates/server/src");
    let mut modules = BTreeMap::new();
    let mut folders = vec![source.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of the server") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let inside = path.strip_prefix(&source).expect("below the source");
            let name = inside.with_extension("").to_string_lossy().into_owned();
            let name = name.strip_suffix("/mod").unwrap_or(&name).to_owned();
            modules.insert(name, fs::read_to_string(&path).expect("a text"));
        }
    }
    modules.remove("lib");
    modules
}

/// Returns the unit that a module belongs to: a module at the top, the folder of a feature, or the
/// state of a feature.
fn unit(module: &str) -> String {
    let parts: Vec<&str> = module.split('/').collect();
    match *parts {
        ["features", feature, "state", ..] => format!("features/{feature}/state"),
        ["features", feature, ..] => format!("features/{feature}"),
        _ => parts[0].to_owned(),
    }
}

fn floor_of(unit: &str, floors: &BTreeMap<String, usize>) -> usize {
    let listed = match unit.split('/').collect::<Vec<_>>()[..] {
        ["features", _, "state"] => "features/*/state",
        ["features", ..] => "features",
        _ => unit,
    };
    let floor = floors.get(listed).copied();
    floor.unwrap_or_else(|| panic!("ARCHITECTURE.md does not list the floor of {listed}"))
}

/// Returns the paths of a `use` tree that follows `before`: `a::{b, c::d}` is `a/b` and `a/c/d`.
fn paths(before: &str, tree: &str, found: &mut Vec<String>) {
    let tree = tree.trim_start();
    let is_name = |sign: char| sign.is_alphanumeric() || sign == '_';
    let (name, rest) = tree.split_at(tree.find(|sign| !is_name(sign)).unwrap_or(tree.len()));
    let path = format!("{before}/{name}");
    if let Some(rest) = rest.strip_prefix("::") {
        paths(&path, rest, found);
    } else if let Some(rest) = rest.strip_prefix('{') {
        let mut depth = 0;
        let mut begin = 0;
        for (at, sign) in rest.char_indices() {
            match sign {
                '{' => depth += 1,
                ',' | '}' if depth == 0 => {
                    paths(before, &rest[begin..at], found);
                    begin = at + 1;
                    if sign == '}' {
                        return;
                    }
                }
                '}' => depth -= 1,
                _ => {}
            }
        }
    } else {
        found.push(path);
    }
}

/// Returns the modules that a module imports from.
fn imports<'m>(module: &str, modules: &'m BTreeMap<String, String>) -> BTreeSet<&'m str> {
    let code = modules[module].lines();
    let code: Vec<&str> = code
        .map(|line| line.split("//").next().unwrap_or(""))
        .collect();
    let code = code.join("\n");
    let mut found = Vec::new();
    for (at, root) in code.match_indices("crate::") {
        paths("", &code[at + root.len()..], &mut found);
    }
    let parent = module.rsplit_once('/').map_or("", |(parent, _)| parent);
    for (at, root) in code.match_indices("\nuse super::") {
        paths(&format!("/{parent}"), &code[at + root.len()..], &mut found);
    }
    let module_of = |path: &String| {
        let mut path = path.trim_start_matches('/');
        loop {
            if let Some((module, _)) = modules.get_key_value(path) {
                return Some(module.as_str());
            }
            path = path.rsplit_once('/')?.0;
        }
    };
    found.iter().filter_map(module_of).collect()
}

#[test]
fn no_file_of_the_server_imports_a_file_on_a_higher_floor() {
    let (floors, modules) = (floors(), modules());
    let mut wrong = Vec::new();
    let mut below: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for module in modules.keys() {
        let from = unit(module);
        for imported in imports(module, &modules) {
            let to = unit(imported);
            let (low, high) = (floor_of(&from, &floors), floor_of(&to, &floors));
            if high > low {
                wrong.push(format!(
                    "{module} imports {imported}, which is on a higher floor"
                ));
            } else if to != from {
                below.entry(from.clone()).or_default().insert(to);
            }
        }
    }
    assert!(below.len() > 20, "the imports were not found: {below:?}");
    // Remove modules that are in no circle until only circles are left.
    let mut rest: BTreeSet<&String> = below.keys().collect();
    let is_free = |unit: &String, rest: &BTreeSet<&String>| {
        !below[unit].iter().any(|to| rest.contains(to))
            || !rest.iter().any(|from| below[*from].contains(unit))
    };
    while let Some(&free) = rest.iter().find(|unit| is_free(unit, &rest)) {
        rest.remove(free);
    }
    if !rest.is_empty() {
        wrong.push(format!(
            "these modules import each other in a circle: {rest:?}"
        ));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_server_leaves_json_to_protocol() {
    let modules = modules();
    let uses_json = |(_, text): &(&String, &String)| text.contains("serde_json");
    let found: Vec<&str> = modules
        .iter()
        .filter(uses_json)
        .map(|(name, _)| name.as_str())
        .collect();
    assert_eq!(found, USES_JSON);
}
