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
