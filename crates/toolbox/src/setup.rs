//! Programs of the system that some tasks need, installed where Debian's packages are at hand.

use crate::{chromium, has, succeed};
use anyhow::{Result, bail};
use std::process::{Command, Stdio};

/// What a task may need of the system.
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
    /// All of them.
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
            Need::WebKit => "`cargo xtask test --all` tests the page in the engine of phones too",
            Need::Proxy => "`cargo xtask test --all` puts the server behind a proxy",
            Need::Services => "tests of several servers share a database and messages",
            Need::Counter => "benchmarks count instructions",
        }
    }

    /// Packages that are missing.
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
                // They do not answer `--version` with success.
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

/// Installs what is missing, saying what and why; an error where that cannot be done.
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
    println!("Installing what is missing: {reasons}.");
    let mut update = as_root("apt-get");
    // An old list may do, so a failure shows in the next step.
    let _ = update.args(["-qq", "update"]).status();
    let mut install = as_root("apt-get");
    install.args(["-qq", "-y", "--no-install-recommends", "install"]);
    install.args(&packages).stdout(Stdio::null());
    if succeed(install.env("DEBIAN_FRONTEND", "noninteractive")).is_err() {
        bail!("apt-get failed: {by_hand} and try again");
    }
    Ok(())
}

/// The path of Chromium, which is installed where Debian's packages are at hand.
pub fn chromium() -> Result<String> {
    ensure(&[Need::Browser])?;
    match chromium::find() {
        Some(found) => Ok(found),
        None => bail!("Chromium is still missing; install it, or name it in CHROMIUM"),
    }
}

/// The path of a Chromium that can open a window.
pub fn chromium_with_window() -> Result<String> {
    ensure(&[Need::Window])?;
    match chromium::find_with_window() {
        Some(found) => Ok(found),
        None => bail!("Chromium is still missing; install it, or name it in CHROMIUM"),
    }
}

/// Whether everything that is needed is there, or could be installed without asking.
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

/// Whether we may install packages without asking for a password.
fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
