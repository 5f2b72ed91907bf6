-- What players go by in public. `look` is what a handle looks like: no two look alike.
CREATE TABLE handles (
    look TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL UNIQUE,
    handle TEXT NOT NULL,
    private BIGINT NOT NULL,
    claimed_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);

-- Public keys of passkeys, by the id their authenticator has given them.
CREATE TABLE passkeys (
    id TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL,
    name TEXT NOT NULL,
    public_key TEXT NOT NULL,
    state TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    used_at BIGINT
);
CREATE INDEX passkeys_player ON passkeys (player);

-- Challenges to authenticators that wait for their answer, on whichever node. Without a player it
-- is somebody who signs in.
CREATE TABLE ceremonies (
    id TEXT NOT NULL PRIMARY KEY,
    player TEXT,
    state TEXT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX ceremonies_expiry ON ceremonies (expires_at);

CREATE TABLE follows (
    player TEXT NOT NULL,
    followed TEXT NOT NULL,
    since_at BIGINT NOT NULL,
    PRIMARY KEY (player, followed)
);
CREATE INDEX follows_followed ON follows (followed);

CREATE TABLE blocks (
    player TEXT NOT NULL,
    blocked TEXT NOT NULL,
    since_at BIGINT NOT NULL,
    PRIMARY KEY (player, blocked)
);
CREATE INDEX blocks_blocked ON blocks (blocked);

-- Tables that wait for somebody who was called there by name.
CREATE TABLE challenges (
    table_id TEXT NOT NULL PRIMARY KEY,
    challenger TEXT NOT NULL,
    player TEXT NOT NULL,
    made_at BIGINT NOT NULL
);
CREATE INDEX challenges_player ON challenges (player);
CREATE INDEX challenges_challenger ON challenges (challenger);

-- For the operators. The handle is kept as it was.
CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY,
    reporter TEXT NOT NULL,
    reported TEXT NOT NULL,
    handle TEXT NOT NULL,
    reason TEXT NOT NULL,
    made_at BIGINT NOT NULL
);
CREATE INDEX reports_reporter ON reports (reporter, made_at);
CREATE INDEX reports_reported ON reports (reported);

-- Ratings follow from matches that are over, and can be made anew from the log at any time.
-- Ratings and deviations are thousandths, volatilities millionths of a millionth.
CREATE TABLE judged_matches (
    table_id TEXT NOT NULL PRIMARY KEY,
    ended_at BIGINT NOT NULL,
    reviewed BIGINT NOT NULL
);
CREATE INDEX judged_matches_order ON judged_matches (ended_at, table_id);
CREATE INDEX judged_matches_reviewed ON judged_matches (reviewed, ended_at);
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
