//! Checks a `package-lock.json`: every package must have a hash of its content and come from a
//! registry.

use serde_json::{Map, Value};

/// Returns the number of packages in a lock file, or all errors in it.
pub(super) fn check(text: &str) -> Result<usize, Vec<String>> {
    let lock: Value = match serde_json::from_str(text) {
        Ok(lock) => lock,
        Err(error) => return Err(vec![format!("it is not JSON: {error}")]),
    };
    if lock["lockfileVersion"] != 3 {
        return Err(vec!["its version is not 3".to_owned()]);
    }
    let Some(packages) = lock["packages"].as_object() else {
        return Err(vec!["it has no packages".to_owned()]);
    };
    let mut mistakes = Vec::new();
    let mut count = 0;
    for (place, package) in packages {
        if place.is_empty() {
            mistakes.extend(wishes(package));
        } else {
            count += 1;
            let wrong = mistake(place, package);
            mistakes.extend(wrong.map(|wrong| format!("{place} {wrong}")));
        }
    }
    if mistakes.is_empty() {
        Ok(count)
    } else {
        Err(mistakes)
    }
}

/// Returns an error for each dependency in the project's own `package.json` that does not come from
/// a registry.
fn wishes(own: &Value) -> Vec<String> {
    let kinds = ["dependencies", "devDependencies", "optionalDependencies"];
    let wishes = kinds.iter().filter_map(|kind| own[kind].as_object());
    let outside = |(name, wish): (&String, &Value)| {
        let wish = wish.as_str().unwrap_or_default();
        let version = wish.strip_prefix("npm:").unwrap_or(wish);
        let is_outside = version.contains(':') || version.contains('/') && !wish.contains("npm:");
        is_outside.then(|| format!("{name} is required as {wish}, which is not in a registry"))
    };
    wishes.flat_map(Map::iter).filter_map(outside).collect()
}

fn mistake(place: &str, package: &Value) -> Option<&'static str> {
    if package["link"] == true {
        return Some("is a link to a folder");
    }
    let version = package["version"].as_str().unwrap_or_default();
    if !version.starts_with(|letter: char| letter.is_ascii_digit()) || version.contains('/') {
        return Some("has no registry version");
    }
    // If a package has no URL, npm uses the registry that is configured on the machine.
    let resolved = &package["resolved"];
    if !resolved.is_null() && !is_of_registry(name(place, package), version, resolved) {
        return Some("is taken from outside a registry");
    }
    // The hash of a package also covers the packages bundled with it.
    if package["inBundle"] != true && !is_hash(&package["integrity"]) {
        return Some("has no hash of its content");
    }
    None
}

/// Returns the package's name in the registry. The package may be installed under another name.
fn name<'a>(place: &'a str, package: &'a Value) -> &'a str {
    let folder = place.rsplit("node_modules/").next().unwrap_or(place);
    package["name"].as_str().unwrap_or(folder)
}

/// Returns whether the URL has the form that all registries use, `…/NAME/-/LAST-VERSION.tgz`, on
/// any host.
fn is_of_registry(name: &str, version: &str, resolved: &Value) -> bool {
    let Some(address) = resolved.as_str() else {
        return false;
    };
    let last = name.rsplit('/').next().unwrap_or(name);
    address.starts_with("https://") && address.ends_with(&format!("/{name}/-/{last}-{version}.tgz"))
}

/// Returns whether a value is a SHA-512 hash in base64.
fn is_hash(value: &Value) -> bool {
    let hash = value.as_str().and_then(|text| text.strip_prefix("sha512-"));
    hash.is_some_and(|hash| hash.len() == 88 && hash.ends_with("=="))
}

#[cfg(test)]
mod tests {
    use super::check;
    use serde_json::{Value, json};

    fn hash() -> String {
        format!("sha512-{}==", "a".repeat(86))
    }

    /// Returns the errors in a lock file that contains this package.
    fn mistakes(package: &Value) -> Vec<String> {
        let lock = json!({
            "lockfileVersion": 3,
            "packages": { "": { "dependencies": { "ball": "1.2.3" } }, "node_modules/ball": package },
        });
        check(&lock.to_string()).err().unwrap_or_default()
    }

    #[test]
    fn packages_of_a_registry_with_a_hash_pass() {
        let nothing: [String; 0] = [];
        let plain = json!({ "version": "1.2.3", "integrity": hash() });
        assert_eq!(mistakes(&plain), nothing);
        let address = "https://registry.example/ball/-/ball-1.2.3.tgz";
        let whole = json!({ "version": "1.2.3", "integrity": hash(), "resolved": address });
        assert_eq!(mistakes(&whole), nothing);
        let alias = json!({
            "name": "@golf/ball",
            "version": "2.0.0-rc.1",
            "integrity": hash(),
            "resolved": "https://registry.example/@golf/ball/-/ball-2.0.0-rc.1.tgz",
        });
        assert_eq!(mistakes(&alias), nothing);
        assert_eq!(
            mistakes(&json!({ "version": "1.2.3", "inBundle": true })),
            nothing
        );
    }

    #[test]
    fn package_without_a_hash_is_refused() {
        let wrong = ["node_modules/ball has no hash of its content"];
        assert_eq!(mistakes(&json!({ "version": "1.2.3" })), wrong);
        let weak = json!({ "version": "1.2.3", "integrity": "sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=" });
        assert_eq!(mistakes(&weak), wrong);
    }

    #[test]
    fn package_from_outside_a_registry_is_refused() {
        for address in [
            "git+ssh://git@host.example/golf/ball.git#0123456789abcdef",
            "git+https://host.example/golf/ball.git#0123456789abcdef",
            "file:../ball",
            "file:ball-1.2.3.tgz",
            "https://host.example/ball.tgz",
            "http://registry.example/ball/-/ball-1.2.3.tgz",
            "https://registry.example/ball/-/ball-1.2.4.tgz",
            "https://registry.example/other/-/other-1.2.3.tgz",
        ] {
            let package = json!({ "version": "1.2.3", "integrity": hash(), "resolved": address });
            let wrong = ["node_modules/ball is taken from outside a registry"];
            assert_eq!(mistakes(&package), wrong, "{address}");
        }
        let link = json!({ "resolved": "../ball", "link": true });
        assert_eq!(mistakes(&link), ["node_modules/ball is a link to a folder"]);
        let version = json!({ "version": "git+ssh://git@host.example/ball.git" });
        let wrong = ["node_modules/ball has no registry version"];
        assert_eq!(mistakes(&version), wrong);
    }

    #[test]
    fn wish_for_something_outside_a_registry_is_refused() {
        for wish in [
            "git+ssh://git@host.example/ball.git",
            "file:../ball",
            "golf/ball",
        ] {
            let own = json!({ "devDependencies": { "ball": wish } });
            let lock = json!({ "lockfileVersion": 3, "packages": { "": own } });
            assert_eq!(
                check(&lock.to_string()).map_err(|wrong| wrong.len()),
                Err(1),
                "{wish}"
            );
        }
        let own = json!({ "dependencies": { "a": "^1.2.3", "b": "npm:@golf/ball@7.0.2" } });
        let lock = json!({ "lockfileVersion": 3, "packages": { "": own } });
        assert_eq!(check(&lock.to_string()), Ok(0));
    }

    #[test]
    fn what_is_no_lock_file_is_refused() {
        for text in [
            "",
            "[]",
            "{}",
            r#"{"lockfileVersion":3}"#,
            r#"{"lockfileVersion":1}"#,
        ] {
            assert!(check(text).is_err(), "{text}");
        }
    }
}
