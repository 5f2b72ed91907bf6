-- Ratings follow from matches that are over, and can be made anew from the log at any time.
-- Ratings and deviations are thousandths, volatilities millionths of a millionth.
CREATE TABLE judged_matches (
    table_id TEXT NOT NULL PRIMARY KEY,
    ended_at BIGINT NOT NULL
);
CREATE INDEX judged_matches_order ON judged_matches (ended_at, table_id);
CREATE INDEX tables_over ON tables (status, updated_at);

-- How a player stands after their nth rated match of a kind. `player` is `house-3` and the like
-- for the players of the house.
CREATE TABLE rating_points (
    player TEXT NOT NULL,
    kind TEXT NOT NULL,
    number BIGINT NOT NULL,
    table_id TEXT NOT NULL,
    at BIGINT NOT NULL,
    rating BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    volatility BIGINT NOT NULL,
    PRIMARY KEY (player, kind, number)
);

-- What choices and luck came to in a match, in thousandths of a stroke.
CREATE TABLE skill_points (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    at BIGINT NOT NULL,
    choices BIGINT NOT NULL,
    loss BIGINT NOT NULL,
    luck BIGINT NOT NULL,
    PRIMARY KEY (player, table_id)
);

-- Who looks for somebody to play with now, and the table found for them.
CREATE TABLE seeks (
    player TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    rating BIGINT NOT NULL,
    since BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    table_id TEXT,
    seat BIGINT
);
