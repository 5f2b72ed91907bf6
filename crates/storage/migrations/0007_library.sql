-- What a published course is worth, found once and kept; no numbers where it cannot be told.
-- Values are thousandths of a stroke, names are in small letters for the search, pieces are ids
-- with spaces between.
CREATE TABLE course_facts (
    course TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    author TEXT NOT NULL,
    par BIGINT,
    value BIGINT,
    average BIGINT,
    cells BIGINT,
    pieces TEXT NOT NULL
);
