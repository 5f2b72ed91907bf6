-- Tournaments by the Swiss system. Everything about one follows from these rows: `round` is the
-- last one that was paired, `due_at` when the next is, `revision` grows with every change.
CREATE TABLE tournaments (
    id TEXT NOT NULL PRIMARY KEY,
    maker TEXT NOT NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    courses TEXT NOT NULL,
    clock TEXT NOT NULL,
    rounds BIGINT NOT NULL,
    listed BIGINT NOT NULL,
    bots BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    begins_at BIGINT,
    status TEXT NOT NULL,
    round BIGINT NOT NULL,
    due_at BIGINT,
    ended_at BIGINT,
    revision BIGINT NOT NULL
);
CREATE INDEX tournaments_status ON tournaments (status, begins_at);
CREATE INDEX tournaments_maker ON tournaments (maker, created_at);

-- Who takes part, numbered as they came; from which round on, and since when no more.
CREATE TABLE tournament_entrants (
    tournament TEXT NOT NULL,
    player TEXT NOT NULL,
    number BIGINT NOT NULL,
    rating BIGINT NOT NULL,
    bot BIGINT NOT NULL,
    joined_at BIGINT NOT NULL,
    from_round BIGINT NOT NULL,
    withdrawn_at BIGINT,
    PRIMARY KEY (tournament, player)
);
CREATE INDEX tournament_entrants_player ON tournament_entrants (player);

-- Who plays whom, counted from 1; without a second player it is a bye. Points are counted in
-- halves. `there` tells, before a table nobody played at is closed, who had come: 1 for the first,
-- 2 for the second.
CREATE TABLE tournament_boards (
    tournament TEXT NOT NULL,
    round BIGINT NOT NULL,
    board BIGINT NOT NULL,
    first_player TEXT NOT NULL,
    second_player TEXT,
    table_id TEXT,
    opened_at BIGINT,
    there BIGINT,
    first_halves BIGINT,
    second_halves BIGINT,
    how TEXT,
    PRIMARY KEY (tournament, round, board)
);
CREATE UNIQUE INDEX tournament_boards_table ON tournament_boards (table_id);
CREATE INDEX tournament_boards_first ON tournament_boards (first_player);
CREATE INDEX tournament_boards_second ON tournament_boards (second_player);

-- Cups in duplicate: editions follow from the clock, courses and dice from the id and the edition.
-- `days` is of a cup that is played once. With `drawn` 0 the courses are those of `courses`.
CREATE TABLE cups (
    id TEXT NOT NULL PRIMARY KEY,
    owner TEXT NOT NULL,
    name TEXT NOT NULL,
    rhythm TEXT NOT NULL,
    days BIGINT NOT NULL,
    drawn BIGINT NOT NULL,
    courses TEXT NOT NULL,
    made_at BIGINT NOT NULL,
    ended_at BIGINT
);
CREATE INDEX cups_owner ON cups (owner, made_at);

-- Who has begun an edition, and with `sent_at` what came of it: the scores course by course with
-- spaces between, every stroke on a line, the record.
CREATE TABLE cup_results (
    cup TEXT NOT NULL,
    edition BIGINT NOT NULL,
    player TEXT NOT NULL,
    id TEXT NOT NULL,
    begun_at BIGINT NOT NULL,
    sent_at BIGINT,
    scores TEXT NOT NULL,
    strokes TEXT NOT NULL,
    record TEXT NOT NULL,
    PRIMARY KEY (cup, edition, player)
);
CREATE INDEX cup_results_player ON cup_results (player, begun_at);

-- How often a published course was played alone to its end.
ALTER TABLE courses ADD COLUMN plays BIGINT NOT NULL DEFAULT 0;
CREATE INDEX courses_plays ON courses (plays);

-- The best match of each player alone on a published course. `print` stands for that match, `last`
-- for the latest one: sent twice, it counts once.
CREATE TABLE course_results (
    course TEXT NOT NULL,
    player TEXT NOT NULL,
    total BIGINT NOT NULL,
    made_at BIGINT NOT NULL,
    print TEXT NOT NULL,
    last TEXT NOT NULL,
    record TEXT NOT NULL,
    PRIMARY KEY (course, player)
);
CREATE UNIQUE INDEX course_results_print ON course_results (course, print);
CREATE INDEX course_results_order ON course_results (course, total, made_at, player);
CREATE INDEX course_results_player ON course_results (player);

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
