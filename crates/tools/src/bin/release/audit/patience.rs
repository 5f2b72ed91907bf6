//! Runs commands with a timeout, because servers on the network may fail to answer.

use std::io::Read;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// The exit status of a command, and its standard output.
pub(super) struct Answer {
    pub(super) success: bool,
    pub(super) text: String,
}

/// Runs a command for at most `limit`. Returns `None` if it cannot be started or does not end in
/// time.
pub(super) fn within(limit: Duration, command: &mut Command) -> Option<Answer> {
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    let mut output = child.stdout.take()?;
    // Another thread reads the output. Otherwise long output would fill the pipe and block the
    // command.
    let reader = std::thread::spawn(move || {
        let mut bytes = Vec::new();
        output.read_to_end(&mut bytes).map(|_| bytes)
    });
    let end = Instant::now() + limit;
    let status = loop {
        if let Some(status) = child.try_wait().ok()? {
            break status;
        }
        if Instant::now() > end {
            // The command may have ended in the meantime.
            let _ = child.kill();
            let _ = child.wait();
            return None;
        }
        std::thread::sleep(Duration::from_millis(50));
    };
    let bytes = reader.join().ok()?.ok()?;
    Some(Answer {
        success: status.success(),
        text: String::from_utf8_lossy(&bytes).into_owned(),
    })
}

#[cfg(all(test, unix))]
mod tests {
    use super::within;
    use std::process::Command;
    use std::time::Duration;

    #[test]
    fn command_that_does_not_end_is_given_up() {
        let mut command = Command::new("sleep");
        assert!(within(Duration::from_millis(100), command.arg("60")).is_none());
    }

    #[test]
    fn long_answers_are_read_to_their_end() {
        let mut command = Command::new("seq");
        let answer = within(Duration::from_mins(1), command.arg("100000"));
        let answer = answer.expect("seq ends");
        assert!(answer.success && answer.text.ends_with("100000\n"));
    }
}
