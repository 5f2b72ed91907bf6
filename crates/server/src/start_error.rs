//! The error returned when the server cannot start.

use std::fmt;

/// The reason why the server cannot start, as a sentence.
#[derive(Debug)]
pub struct StartError(String);

impl StartError {
    pub(crate) fn because(text: impl Into<String>) -> StartError {
        StartError(text.into())
    }
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for StartError {}

/// Returns only the URL's host, for error messages, because the rest may contain a password.
pub(crate) fn without_password(url: &str) -> &str {
    let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
    let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
    let authority = &rest[..end];
    let (_, host) = authority.rsplit_once('@').unwrap_or(("", authority));
    // If the password contains `/`, `?` or `#`, this is not a valid URL, so hide everything.
    if rest[end..].contains('@') {
        "…"
    } else {
        host
    }
}

#[cfg(test)]
mod tests {
    use super::without_password;

    #[test]
    fn addresses_are_shown_without_passwords() {
        for (url, shown) in [
            ("nats://ada:secret@host:4222", "host:4222"),
            ("postgres://ada:s@cr@t@host/name?password=secret", "host"),
            ("postgres://ada:sec/ret@host/name", "…"),
            ("nats://token@[::1]:4222", "[::1]:4222"),
            ("host", "host"),
        ] {
            assert_eq!(without_password(url), shown, "{url}");
        }
    }
}
