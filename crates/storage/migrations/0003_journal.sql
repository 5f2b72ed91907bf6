-- Only a file uses it: events on their way into the log, all of a transaction in one row.
CREATE TABLE journal (
    id INTEGER NOT NULL PRIMARY KEY,
    events TEXT NOT NULL
);

CREATE INDEX tables_owner ON tables (owner, created_at);
