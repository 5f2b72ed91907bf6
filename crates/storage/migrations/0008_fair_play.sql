-- Fair play: what counts for ratings, cups on the server, moderation, organisers, notifications.

-- Whether a match does not count for the ratings: its maker chose so, or its setup is not fair.
ALTER TABLE tables ADD COLUMN casual BIGINT NOT NULL DEFAULT 0;

-- The opponents of a rated match, with spaces between: ids of players, or `house-3` and the like.
ALTER TABLE rating_points ADD COLUMN opponents TEXT NOT NULL DEFAULT '';
-- 1 for the last point of a player and kind.
ALTER TABLE rating_points ADD COLUMN latest BIGINT NOT NULL DEFAULT 0;
CREATE INDEX rating_points_best ON rating_points (kind, latest, rating);
CREATE INDEX rating_points_table ON rating_points (table_id);

-- Only fair matches count now. Ratings are computed again from the log.
DELETE FROM judged_matches;
DELETE FROM rating_points;
DELETE FROM skill_points;

-- The secret of an edition's dice, in hexadecimal digits. It is published when the edition is over.
-- Empty for editions that were begun before there were secrets: their dice follow from public
-- values, and everybody in them keeps the same dice.
CREATE TABLE cup_editions (
    cup TEXT NOT NULL,
    edition BIGINT NOT NULL,
    secret TEXT NOT NULL,
    made_at BIGINT NOT NULL,
    PRIMARY KEY (cup, edition)
);
INSERT INTO cup_editions (cup, edition, secret, made_at)
    SELECT cup, edition, '', MIN(begun_at) FROM cup_results GROUP BY cup, edition;

-- The table at which a player plays their one try; NULL for results sent from home, as before.
-- `left_at` is when a try ended without a result: given up, or too late.
ALTER TABLE cup_results ADD COLUMN table_id TEXT;
ALTER TABLE cup_results ADD COLUMN left_at BIGINT;
CREATE UNIQUE INDEX cup_results_table ON cup_results (table_id);

-- Matches played at home that have counted, and for whom: a copy counts for nobody else. `print`
-- stands for the match, whatever name or time a copy carries. `player` is empty if the player is
-- gone.
CREATE TABLE home_matches (
    print TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL
);
CREATE INDEX home_matches_player ON home_matches (player);
INSERT INTO home_matches (print, player)
    SELECT print, MIN(player) FROM course_results GROUP BY print;
INSERT INTO home_matches (print, player)
    SELECT last, MIN(player) FROM course_results
    WHERE last NOT IN (SELECT print FROM course_results) GROUP BY last;

-- Where the reporter met the reported player, as JSON of the protocol; NULL in older reports.
ALTER TABLE reports ADD COLUMN place TEXT;

-- Hidden by an operator: kept, and shown to nobody.
ALTER TABLE remarks ADD COLUMN hidden BIGINT NOT NULL DEFAULT 0;
ALTER TABLE cups ADD COLUMN hidden BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tournaments ADD COLUMN hidden BIGINT NOT NULL DEFAULT 0;

-- Matches that count for no rating, by an operator's decision.
CREATE TABLE unrated_matches (
    table_id TEXT NOT NULL PRIMARY KEY,
    reason TEXT NOT NULL,
    at BIGINT NOT NULL
);

-- The key of the hashes below. It never leaves the database.
CREATE TABLE address_keys (
    name TEXT NOT NULL PRIMARY KEY,
    key TEXT NOT NULL
);

-- Keyed hashes of the networks that players came from, each for 30 days.
CREATE TABLE player_addresses (
    player TEXT NOT NULL,
    hash TEXT NOT NULL,
    seen_at BIGINT NOT NULL,
    PRIMARY KEY (player, hash)
);
CREATE INDEX player_addresses_hash ON player_addresses (hash);
CREATE INDEX player_addresses_seen ON player_addresses (seen_at);

-- Networks from which no new players come, because of a banned player.
CREATE TABLE address_holds (
    hash TEXT NOT NULL,
    player TEXT NOT NULL,
    until_at BIGINT NOT NULL,
    PRIMARY KEY (hash, player)
);

-- Handles are found by their text. `look` only keeps look-alikes away.
CREATE INDEX handles_text ON handles (LOWER(handle));

-- The organiser has paused a tournament since `paused_at`. Waiting times at tables that have not
-- begun count from `resumed_at`.
ALTER TABLE tournaments ADD COLUMN paused_at BIGINT;
ALTER TABLE tournaments ADD COLUMN resumed_at BIGINT;

-- A corrected result: who corrected it last, when, and the points before the first correction.
ALTER TABLE tournament_boards ADD COLUMN corrected_by TEXT;
ALTER TABLE tournament_boards ADD COLUMN corrected_at BIGINT;
ALTER TABLE tournament_boards ADD COLUMN was_first BIGINT;
ALTER TABLE tournament_boards ADD COLUMN was_second BIGINT;

-- Players whom the organiser has removed; they cannot enter the tournament again.
CREATE TABLE tournament_removals (
    tournament TEXT NOT NULL,
    player TEXT NOT NULL,
    removed_at BIGINT NOT NULL,
    PRIMARY KEY (tournament, player)
);
CREATE INDEX tournament_removals_player ON tournament_removals (player);

-- The two players for whom the seats of a table are reserved, by seat, with a space between.
ALTER TABLE tables ADD COLUMN reserved TEXT;

-- A hash of the board of a course, without its name: equal boards are published once. Courses
-- published before there were such hashes get theirs after the start of the server; a course whose
-- file cannot be read any more has an empty one.
ALTER TABLE courses ADD COLUMN board TEXT;
CREATE INDEX courses_board ON courses (board);

-- Web Push: the key pair of the server, as PKCS #8 in base64url. All nodes share it.
CREATE TABLE push_keys (
    name TEXT NOT NULL PRIMARY KEY,
    pkcs8 TEXT NOT NULL
);

-- Browsers that want notifications, one per device. Quiet hours are minutes of the day, the offset
-- is in minutes east of UTC. `seen_at` is when the player had the page open last.
CREATE TABLE push_subscriptions (
    credential TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    quiet_from BIGINT,
    quiet_until BIGINT,
    quiet_offset BIGINT,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);
CREATE INDEX push_subscriptions_player ON push_subscriptions (player);
CREATE INDEX push_subscriptions_endpoint ON push_subscriptions (endpoint);

-- Notifications that wait to be sent: at most one per device and topic, which is a table.
CREATE TABLE push_queue (
    credential TEXT NOT NULL,
    topic TEXT NOT NULL,
    player TEXT NOT NULL,
    kind TEXT NOT NULL,
    message TEXT NOT NULL,
    due_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    PRIMARY KEY (credential, topic)
);
CREATE INDEX push_queue_due ON push_queue (due_at);
CREATE INDEX push_queue_topic ON push_queue (topic);
