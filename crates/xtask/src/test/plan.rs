//! Decides which parts to test.

use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::path::Path;
use tools::{metadata, root};

/// The parts to test.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Plan {
    /// Package names.
    pub(super) crates: Vec<String>,
    /// The page's tests in files with these names, or all if empty; `None` leaves out the page.
    pub(super) page: Option<Vec<String>>,
}

impl Plan {
    /// Parses the command line's words: crates, then `page`, then the page's test files.
    pub(super) fn of(words: &[String]) -> Result<Plan> {
        let mut parts = words.splitn(2, |word| word == "page");
        let crates = parts.next().unwrap_or_default();
        let page = parts.next().map(<[String]>::to_vec);
        Ok(Plan {
            crates: packages(crates)?,
            page: page.map(checked).transpose()?,
        })
    }

    pub(super) fn is_everything(&self) -> bool {
        self.crates.is_empty() && self.page.is_none()
    }
}

/// Returns the package names. The arguments are names of crates or of their folders.
fn packages(names: &[String]) -> Result<Vec<String>> {
    if names.is_empty() {
        return Ok(Vec::new());
    }
    let metadata = metadata()?;
    let packages = metadata["packages"].as_array();
    let packages = packages.context("cargo does not list our crates")?;
    names.iter().map(|name| package(name, packages)).collect()
}

fn package(name: &str, packages: &[Value]) -> Result<String> {
    let folder = |package: &Value| -> Option<String> {
        let folder = Path::new(package["manifest_path"].as_str()?).parent()?;
        Some(folder.file_name()?.to_str()?.to_owned())
    };
    let is_meant = |package: &&Value| {
        package["name"] == name || folder(package).is_some_and(|folder| folder == name)
    };
    let found = packages.iter().find(is_meant);
    if let Some(package) = found.and_then(|package| package["name"].as_str()) {
        return Ok(package.to_owned());
    }
    let known: Vec<String> = packages.iter().filter_map(folder).collect();
    bail!(
        "there is no part {name}; choose page ({}), or the crates {}",
        files()?.join(", "),
        known.join(", ")
    )
}

/// Checks that the page has test files with these names.
fn checked(names: Vec<String>) -> Result<Vec<String>> {
    let known = files()?;
    if let Some(name) = names.iter().find(|name| !known.contains(name)) {
        bail!("the page has no {name} tests; it has {}", known.join(", "));
    }
    Ok(names)
}

/// Returns the names by which page tests can be selected: source folders, and test files without
/// their extension.
pub(super) fn files() -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in std::fs::read_dir(root().join("web/src"))? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            names.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    for (folder, end) in [("web/e2e", ".spec.ts"), ("web/tests", ".test.ts")] {
        for entry in std::fs::read_dir(root().join(folder))? {
            let name = entry?.file_name().to_string_lossy().into_owned();
            names.extend(name.strip_suffix(end).map(str::to_owned));
        }
    }
    names.sort();
    names.dedup();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::Plan;

    fn plan(words: &str) -> anyhow::Result<Plan> {
        let words: Vec<String> = words.split_whitespace().map(str::to_owned).collect();
        Plan::of(&words)
    }

    #[test]
    fn crates_and_files_of_the_page_are_told_apart() {
        let both = plan("golf cli page golf workshop").expect("both exist");
        assert_eq!(both.crates, ["golf", "carambole"]);
        let page = both.page.expect("the page is chosen");
        assert_eq!(page, ["golf", "workshop"]);
        assert!(plan("").expect("nothing is everything").is_everything());
        assert_eq!(plan("page").expect("all of it").page, Some(Vec::new()));
    }

    #[test]
    fn part_that_is_not_there_is_refused_with_those_that_are() {
        let words = plan("gulf").expect_err("there is none").to_string();
        assert!(
            words.contains("workshop") && words.contains("carramboule"),
            "{words}"
        );
        let words = plan("page gulf").expect_err("there is none").to_string();
        assert!(words.contains("workshop"), "{words}");
    }
}
