-- SQLite files number their new tables and keep the events of these tables under the number, because
-- a short key makes commits cheaper. Tables without a number keep their events in `events`, under
-- their id: tables from before this migration, and all tables in PostgreSQL.
ALTER TABLE tables ADD COLUMN number BIGINT;
CREATE UNIQUE INDEX tables_number ON tables (number) WHERE number IS NOT NULL;

CREATE TABLE numbered_events (
    number BIGINT NOT NULL,
    version BIGINT NOT NULL,
    event TEXT NOT NULL,
    PRIMARY KEY (number, version)
);
