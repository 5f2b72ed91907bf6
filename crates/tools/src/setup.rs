//! Installs system programs that some tasks need, on systems that use Debian packages.

use crate::{chromium, has, succeed};
use anyhow::{Result, bail};
use std::process::{Command, Stdio};

/// System programs that a task may need.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// Chromium, with or without a window.
    Browser,
    /// Chromium with a window.
    Window,
    /// `WebKit` with its driver, and a virtual screen.
    WebKit,
    /// `PostgreSQL` and NATS.
    Services,
    /// nginx.
    Proxy,
    /// valgrind.
    Counter,
}

impl Need {
    /// All system programs that any task needs.
    pub const ALL: [Need; 6] = [
        Need::Browser,
        Need::Window,
        Need::WebKit,
        Need::Services,
        Need::Proxy,
        Need::Counter,
    ];

    fn why(self) -> &'static str {
        match self {
            Need::Browser => "tests of the page run in a browser",
            Need::Window => "`cargo xtask test page --headed` shows the browser",
            Need::WebKit => "`cargo xtask test --all` also tests the page in the engine of iPhones",
            Need::Proxy => "`cargo xtask test --all` puts the server behind a proxy",
            Need::Services => "tests with several servers need a database and messaging",
            Need::Counter => "benchmarks count instructions",
        }
    }

    /// Returns the packages that are missing.
    fn missing(self) -> Vec<&'static str> {
        let unless = |there: bool, package| if there { vec![] } else { vec![package] };
        match self {
            Need::Browser => unless(chromium::find().is_some(), "chromium-headless-shell"),
            Need::Window => unless(chromium::find_with_window().is_some(), "chromium"),
            Need::WebKit => {
                let packages = [
                    ("WebKitWebDriver", "webkit2gtk-driver"),
                    ("Xvfb", "xvfb"),
                    ("xsettingsd", "xsettingsd"),
                ];
                // These programs fail with `--version`, so ask `which` instead.
                let missing = packages.iter().filter(|(name, _)| !has("which", name));
                missing.map(|(_, package)| *package).collect()
            }
            Need::Proxy => unless(has("nginx", "-v") || has("/usr/sbin/nginx", "-v"), "nginx"),
            Need::Counter => unless(has("valgrind", "--version"), "valgrind"),
            #[cfg(unix)]
            Need::Services => services::missing(),
            #[cfg(not(unix))]
            Need::Services => Vec::new(),
        }
    }
}

/// Installs missing programs, and prints their names and why they are needed. Returns an error if
/// they cannot be installed.
pub fn ensure(needs: &[Need]) -> Result<()> {
    let missing = needs.iter().map(|need| (need, need.missing()));
    let missing: Vec<_> = missing.filter(|(_, list)| !list.is_empty()).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let reasons = missing.iter().map(|(need, packages)| {
        let packages = packages.join(" and ");
        format!("{packages} ({})", need.why())
    });
    let reasons = reasons.collect::<Vec<_>>().join(", ");
    let packages: Vec<&str> = missing.into_iter().flat_map(|(_, list)| list).collect();
    let by_hand = format!(
        "install them (on Debian: apt-get install {})",
        packages.join(" ")
    );
    if !has("apt-get", "--version") || !(is_root() || has("sudo", "--version")) {
        bail!("these programs are missing: {reasons}; {by_hand} and try again");
    }
    println!("Installing missing programs: {reasons}.");
    let mut update = as_root("apt-get");
    // Ignore an error: an old package list may be enough; otherwise the next step fails.
    let _ = update.args(["-qq", "update"]).status();
    let mut install = as_root("apt-get");
    install.args(["-qq", "-y", "--no-install-recommends", "install"]);
    install.args(&packages).stdout(Stdio::null());
    if succeed(install.env("DEBIAN_FRONTEND", "noninteractive")).is_err() {
        bail!("apt-get failed: {by_hand} and try again");
    }
    Ok(())
}

/// Returns the path of Chromium. If it is missing, installs it first if possible.
pub fn chromium() -> Result<String> {
    ensure(&[Need::Browser])?;
    match chromium::find() {
        Some(found) => Ok(found),
        None => bail!("Chromium is still missing; install it, or set CHROMIUM to its path"),
    }
}

/// Returns the path of a Chromium that can open a window. If it is missing, installs it first if
/// possible.
pub fn chromium_with_window() -> Result<String> {
    ensure(&[Need::Window])?;
    match chromium::find_with_window() {
        Some(found) => Ok(found),
        None => bail!("Chromium is still missing; install it, or set CHROMIUM to its path"),
    }
}

/// Returns whether the programs are installed, or have just been installed without asking for a
/// password.
#[must_use]
pub fn is_quietly_there(need: Need) -> bool {
    need.missing().is_empty() || is_root() && ensure(&[need]).is_ok()
}

fn as_root(program: &str) -> Command {
    if is_root() {
        Command::new(program)
    } else {
        let mut command = Command::new("sudo");
        command.arg(program);
        command
    }
}

/// Returns whether this process may install packages without a password.
fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
