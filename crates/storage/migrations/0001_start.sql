-- Only TEXT, BIGINT and NULL, so that one text serves SQLite and PostgreSQL. Times are
-- milliseconds since 1970, truth is 0 or 1, lists and records are JSON.

CREATE TABLE players (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    created_at BIGINT NOT NULL
);

-- Keys, codes and bot tokens are kept as hashes. `kind` is key, device, recovery or bot.
CREATE TABLE credentials (
    id TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL,
    kind TEXT NOT NULL,
    hash TEXT NOT NULL,
    name TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT
);
CREATE INDEX credentials_player ON credentials (player);

-- `summary` and the columns after it follow from the events up to `version`; they may lag.
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    owner TEXT NOT NULL,
    secret TEXT NOT NULL,
    listed BIGINT NOT NULL,
    chat TEXT NOT NULL,
    next_table TEXT,
    created_at BIGINT NOT NULL,
    summary TEXT NOT NULL,
    status TEXT NOT NULL,
    turn BIGINT,
    deadline BIGINT,
    version BIGINT NOT NULL,
    updated_at BIGINT NOT NULL
);
CREATE INDEX tables_lobby ON tables (listed, status, updated_at);
CREATE INDEX tables_deadline ON tables (deadline);

-- The log that everything about a table follows from. It is only ever added to.
CREATE TABLE events (
    table_id TEXT NOT NULL,
    version BIGINT NOT NULL,
    event TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
);

CREATE TABLE holders (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    player TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX holders_player ON holders (player);

CREATE TABLE remarks (
    id TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL,
    player TEXT NOT NULL,
    said_at BIGINT NOT NULL,
    remark TEXT NOT NULL
);
CREATE INDEX remarks_table ON remarks (table_id, said_at);
CREATE INDEX remarks_player ON remarks (player);

CREATE TABLE courses (
    id TEXT NOT NULL PRIMARY KEY,
    owner TEXT NOT NULL,
    name TEXT NOT NULL,
    file TEXT NOT NULL,
    hash TEXT NOT NULL UNIQUE,
    fork_of TEXT,
    created_at BIGINT NOT NULL,
    ratings BIGINT NOT NULL,
    stars BIGINT NOT NULL
);
CREATE INDEX courses_owner ON courses (owner);
CREATE INDEX courses_created ON courses (created_at);

CREATE TABLE ratings (
    course TEXT NOT NULL,
    player TEXT NOT NULL,
    stars BIGINT NOT NULL,
    PRIMARY KEY (course, player)
);
CREATE INDEX ratings_player ON ratings (player);

CREATE TABLE daily_results (
    day TEXT NOT NULL,
    player TEXT NOT NULL,
    print TEXT NOT NULL,
    total BIGINT NOT NULL,
    record TEXT NOT NULL,
    made_at BIGINT NOT NULL,
    PRIMARY KEY (day, player)
);
CREATE INDEX daily_results_board ON daily_results (day, print, total);
CREATE INDEX daily_results_player ON daily_results (player);

-- When no server ran: clocks stood still.
CREATE TABLE absences (
    since_at BIGINT NOT NULL,
    until_at BIGINT NOT NULL PRIMARY KEY
);

CREATE TABLE marks (
    name TEXT NOT NULL PRIMARY KEY,
    number BIGINT NOT NULL
);
