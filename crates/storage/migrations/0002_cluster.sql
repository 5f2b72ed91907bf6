-- Which node acts at a table by itself: for a computer player, or for the clock. By the
-- database's own clock.
CREATE TABLE leases (
    table_id TEXT NOT NULL PRIMARY KEY,
    node TEXT NOT NULL,
    until_at BIGINT NOT NULL
);
