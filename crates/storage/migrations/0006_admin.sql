-- What operators do (`carambole admin`), in order; only ever added to. `act` is a word, `object` the
-- id of the player, course or report it was done to, and nothing else of them.
CREATE TABLE audit (
    number BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    operator TEXT NOT NULL,
    act TEXT NOT NULL,
    object TEXT NOT NULL,
    reason TEXT NOT NULL
);
CREATE INDEX audit_object ON audit (object);

-- Players who may not act; without an end, for good.
CREATE TABLE bans (
    player TEXT NOT NULL PRIMARY KEY,
    reason TEXT NOT NULL,
    until_at BIGINT
);

-- A hidden course is there for whoever published it, and for nobody else.
ALTER TABLE courses ADD COLUMN hidden BIGINT NOT NULL DEFAULT 0;

-- A report of a course has its id; `reported` is whoever published it, `handle` the course's name.
ALTER TABLE reports ADD COLUMN course TEXT;
ALTER TABLE reports ADD COLUMN closed_at BIGINT;
CREATE INDEX reports_open ON reports (closed_at, made_at);
