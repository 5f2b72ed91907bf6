-- What was on its way into the log is there (`upgrade.rs`): every event is a row of its own.
DROP TABLE journal;
