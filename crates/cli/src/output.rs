//! Writes to standard output, which may be closed at any time, for example by `| head`.

use std::fmt::Display;
use std::io::{self, ErrorKind, Write};

/// Prints a text unchanged. Ends the process with code 1 if that fails.
pub(crate) fn print(text: impl Display) {
    let mut out = io::stdout().lock();
    let result = write!(out, "{text}").and_then(|()| out.flush());
    if let Err(error) = result {
        // A closed pipe means that the reader has finished. Report only other errors.
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
