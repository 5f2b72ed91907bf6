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
