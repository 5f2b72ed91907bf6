//! Standard output that may be closed at any time, as by `| head`.

use std::fmt::Display;
use std::io::{self, ErrorKind, Write};

/// Prints a text as it is.
pub(crate) fn print(text: impl Display) {
    let mut out = io::stdout().lock();
    let result = write!(out, "{text}").and_then(|()| out.flush());
    if let Err(error) = result {
        // Whoever read us has heard enough; anything else is worth a word.
        if error.kind() != ErrorKind::BrokenPipe {
            eprintln!("error: cannot write: {error}");
        }
        std::process::exit(1);
    }
}

/// Prints a line.
pub(crate) fn line(text: impl Display) {
    print(format_args!("{text}\n"));
}
