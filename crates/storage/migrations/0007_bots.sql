-- Whether a program has played as this player: from the first use of a token that may play.
ALTER TABLE players ADD COLUMN bot BIGINT NOT NULL DEFAULT 0;
UPDATE players SET bot = 1 WHERE id IN (SELECT player FROM tournament_entrants WHERE bot = 1);
