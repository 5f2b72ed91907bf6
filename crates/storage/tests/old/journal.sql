-- A file as a program with three migrations left it when it was killed (sqlite3 .dump): rows of the
-- log with several events, and events that were still in the journal.
BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO "_sqlx_migrations" VALUES(1,'start','2026-11-16 23:20:30',1,X'B39B97065933AA1199295613B7FB281324A08761D82D54569E717DB02D05F4A6C8B5A86C94D62D502D89CF7F9D1D4E58',19813965);
INSERT INTO "_sqlx_migrations" VALUES(2,'cluster','2026-11-16 23:20:30',1,X'9A12D331488620BEA0F0DE563A8C40BD787F69CDBE4313230AA7C926719AFA5F448FB340365ADC8C6970F24B8F2BCD06',8495705);
INSERT INTO "_sqlx_migrations" VALUES(3,'journal','2026-11-16 23:20:30',1,X'4E53E294A360BA854A069DE7B4A59192780BBCBC2AADE3082E4273E83C5ABD0FEA4B3E4C2EDF7C6F2BE7DF9AC4E33329',12476601);
CREATE TABLE absences (
    since_at BIGINT NOT NULL,
    until_at BIGINT NOT NULL PRIMARY KEY
);
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
INSERT INTO "credentials" VALUES('cm34hkv00w4kfnuu','65c5v5usrnxuj3','key','b0ef57af15216fbf14bff5d9993c9c02160a01287a3b4587b480ec7e99c551b0','','',1794871230667,NULL);
INSERT INTO "credentials" VALUES('3nv7uf060u3f3x3z','y99rzm358c4ayq','key','5eef4a5860c57dfeec89d77b36055f51418ee9ed3e492bdcc76c3e9844c540cd','','',1794871230676,NULL);
CREATE TABLE daily_results (
    day TEXT NOT NULL,
    player TEXT NOT NULL,
    print TEXT NOT NULL,
    total BIGINT NOT NULL,
    record TEXT NOT NULL,
    made_at BIGINT NOT NULL,
    PRIMARY KEY (day, player)
);
CREATE TABLE events (
    table_id TEXT NOT NULL,
    version BIGINT NOT NULL,
    event TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
);
INSERT INTO "events" VALUES('p3v0rbm28sj5h5',1,'{"version":1,"at":1794871230689,"cause":null,"what":{"type":"created","table":"p3v0rbm28sj5h5","rules":"2026-1","commitment":"6b6b685329e4cb30c34bf8cff207accf1b09bc4c459505210818755999eac618","setup":{"golf":{"mode":"carom","balls":[["red"],["blue"]],"courses":[{"id":"1","file":"format = 1\nname = \"The Long Step\"\nboard = \"base\"\norder = [\"orange\", \"red\", \"violet\", \"green\", \"blue\", \"yellow\"]\nlimit = 10\norigin = [15, 7]\nmap = ''''''\n                      # # # # # # # # # # % %\n                     # . . . . . . . . . . . %\n    % % # # # # # # # . . . . . . . . . . . . %\n   % . . . . . . . . . . . . . . . . . . . . . %\n  % . . . . . . . . . . . . . . . . . . . . . . %\n % . s s s . . . . . . . . . . . . . . . o . . %\n% . . s s s . . . . . . . . . . . . . . . . . %\n % . . . . . . . . . . . . . . . . . . . . . %\n  % . . . . . . . . . . # # # # # # # # # % %\n   % . . . . . . . . . #\n    % % # # # # # # # #\n''''''\n\n[names]\nen = \"The Long Step\"\nfr = \"Le Grand Pas\"\nde = \"Der lange Schritt\"\npl = \"Długi krok\"\n"}],"limit":30,"dice":[{"id":"white","impulses":[1,2,3,4,5,6]},{"id":"blue","impulses":[1,1,2,2,3,3]},{"id":"yellow","impulses":[4,5,6,7,8,9]},{"id":"green","impulses":[8,9,10,11,12,13]},{"id":"orange","impulses":[3,6,9,12,15,18]},{"id":"violet","impulses":[1,4,9,16,25,36]}],"cards":[],"tokens":null}},"seats":[{"type":"person"},{"type":"person"}],"clock":null},"chain":"932666ef92550cd68db71778aae2cbcb"}');
INSERT INTO "events" VALUES('c3fgjbhhk5cmpe',1,'{"version":1,"at":1794871230847,"cause":null,"what":{"type":"created","table":"c3fgjbhhk5cmpe","rules":"2026-1","commitment":"9563345259e8be16855b0982d14ed7befe4e33c25d9dd11dcd371be04a63fa7a","setup":{"golf":{"mode":"basic","balls":[["red"]],"courses":[{"id":"1","file":"format = 1\nname = \"The Long Step\"\nboard = \"base\"\norder = [\"orange\", \"red\", \"violet\", \"green\", \"blue\", \"yellow\"]\nlimit = 10\norigin = [15, 7]\nmap = ''''''\n                      # # # # # # # # # # % %\n                     # . . . . . . . . . . . %\n    % % # # # # # # # . . . . . . . . . . . . %\n   % . . . . . . . . . . . . . . . . . . . . . %\n  % . . . . . . . . . . . . . . . . . . . . . . %\n % . s s s . . . . . . . . . . . . . . . o . . %\n% . . s s s . . . . . . . . . . . . . . . . . %\n % . . . . . . . . . . . . . . . . . . . . . %\n  % . . . . . . . . . . # # # # # # # # # % %\n   % . . . . . . . . . #\n    % % # # # # # # # #\n''''''\n\n[names]\nen = \"The Long Step\"\nfr = \"Le Grand Pas\"\nde = \"Der lange Schritt\"\npl = \"Długi krok\"\n"}],"limit":30,"dice":[{"id":"white","impulses":[1,2,3,4,5,6]},{"id":"blue","impulses":[1,1,2,2,3,3]},{"id":"yellow","impulses":[4,5,6,7,8,9]},{"id":"green","impulses":[8,9,10,11,12,13]},{"id":"orange","impulses":[3,6,9,12,15,18]},{"id":"violet","impulses":[1,4,9,16,25,36]}],"cards":[],"tokens":null}},"seats":[{"type":"person"}],"clock":null},"chain":"5665ba44b7a7337758eeaa44e968ca3c"}');
INSERT INTO "events" VALUES('c3fgjbhhk5cmpe',4,'{"version":2,"at":1794871230855,"cause":{"id":"s0join","print":"7cbb24df606c47a3"},"what":{"type":"joined","seat":0,"name":"Ada","contribution":"00000000000000000000000000000000"},"chain":"3cf1f4ddb045fe175a30f428353e8122"}
{"version":3,"at":1794871230862,"cause":{"id":"s0ready","print":"ba3a6cc31aeac920"},"what":{"type":"ready","seat":0,"ready":true},"chain":"5d34bc47eeab1ce9da18260859581f5b"}
{"version":4,"at":1794871230862,"cause":null,"what":{"type":"started"},"chain":"3a4f36e0c1f706424a456ba1d7bbaa87"}');
INSERT INTO "events" VALUES('p3v0rbm28sj5h5',15,'{"version":2,"at":1794871230735,"cause":{"id":"s0join","print":"7cbb24df606c47a3"},"what":{"type":"joined","seat":0,"name":"Ada","contribution":"00000000000000000000000000000000"},"chain":"4b67bf01108588bb613761127690bc28"}
{"version":3,"at":1794871230789,"cause":{"id":"s0ready","print":"ba3a6cc31aeac920"},"what":{"type":"ready","seat":0,"ready":true},"chain":"f8651bfdc0a040100a65446d421170ac"}
{"version":4,"at":1794871230804,"cause":{"id":"s1join","print":"4a13df18c42f08e9"},"what":{"type":"joined","seat":1,"name":"Ada","contribution":"00000000000000000000000000000000"},"chain":"5f5a4f71ced82eb100ac2c815014384d"}
{"version":5,"at":1794871230822,"cause":{"id":"s1ready","print":"314f9ebac8240a52"},"what":{"type":"ready","seat":1,"ready":true},"chain":"c2aafb13cda595032346ccc36dac4c2d"}
{"version":6,"at":1794871230822,"cause":null,"what":{"type":"started"},"chain":"2e922ea67916b568597457a3772c6d4e"}
{"version":7,"at":1794871230889,"cause":{"id":"m1","print":"653f216601236661"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"pick","pick":{"die":"violet"}}}},"chain":"b7cda608a189fbb26e34bc1b62905373"}
{"version":8,"at":1794871230894,"cause":{"id":"m2","print":"1eaf60a28affe4e0"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"pick","pick":{"die":"orange"}}}},"chain":"e7741afe513770b4d172496671b60b5a"}
{"version":9,"at":1794871230899,"cause":{"id":"m3","print":"653f216601236661"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"pick","pick":{"die":"violet"}}}},"chain":"04a60e39e2a5aee98d1cccfd270bd946"}
{"version":10,"at":1794871230903,"cause":{"id":"m4","print":"1eaf60a28affe4e0"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"pick","pick":{"die":"orange"}}}},"chain":"5597ef4b51566de62c9c9d8ab140a378"}
{"version":11,"at":1794871230908,"cause":{"id":"m5","print":"653f216601236661"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"pick","pick":{"die":"violet"}}}},"chain":"7b91b03a6acff5e8cad0705ee85375ce"}
{"version":12,"at":1794871230913,"cause":{"id":"m6","print":"1eaf60a28affe4e0"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"pick","pick":{"die":"orange"}}}},"chain":"aa8d0f3248fe0f186f42910a1945d6bb"}
{"version":13,"at":1794871230918,"cause":{"id":"m7","print":"653f216601236661"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"pick","pick":{"die":"violet"}}}},"chain":"0bb534dd339e818d222ff24fa06ca4c9"}
{"version":14,"at":1794871230922,"cause":{"id":"m8","print":"1eaf60a28affe4e0"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"pick","pick":{"die":"orange"}}}},"chain":"779471fbb946245ec86e196a19d5cc1f"}
{"version":15,"at":1794871230927,"cause":{"id":"m9","print":"653f216601236661"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"pick","pick":{"die":"violet"}}}},"chain":"e836adad1059d4bdb1e2bf6ef16dde23"}');
CREATE TABLE holders (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    player TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
INSERT INTO "holders" VALUES('p3v0rbm28sj5h5',0,'65c5v5usrnxuj3');
INSERT INTO "holders" VALUES('p3v0rbm28sj5h5',1,'y99rzm358c4ayq');
INSERT INTO "holders" VALUES('c3fgjbhhk5cmpe',0,'65c5v5usrnxuj3');
CREATE TABLE journal (
    id INTEGER NOT NULL PRIMARY KEY,
    events TEXT NOT NULL
);
INSERT INTO "journal" VALUES(1,'p3v0rbm28sj5h5 16 215 {"version":16,"at":1794871230935,"cause":{"id":"m10","print":"1eaf60a28affe4e0"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"pick","pick":{"die":"orange"}}}},"chain":"074aaedf9cda0d3bc14747e31ce02093"}');
INSERT INTO "journal" VALUES(2,'p3v0rbm28sj5h5 17 215 {"version":17,"at":1794871230941,"cause":{"id":"m11","print":"653f216601236661"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"pick","pick":{"die":"violet"}}}},"chain":"a32510682812d4ee83aff5d7d5340f8f"}');
INSERT INTO "journal" VALUES(3,'p3v0rbm28sj5h5 18 215 {"version":18,"at":1794871230946,"cause":{"id":"m12","print":"1eaf60a28affe4e0"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"pick","pick":{"die":"orange"}}}},"chain":"1642f212407075e18bad247319290b91"}');
INSERT INTO "journal" VALUES(4,'c3fgjbhhk5cmpe 5 214 {"version":5,"at":1794871230951,"cause":{"id":"m13","print":"653f216601236661"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"pick","pick":{"die":"violet"}}}},"chain":"4f987b088148b72d14f3e667b32f4f17"}');
INSERT INTO "journal" VALUES(5,'c3fgjbhhk5cmpe 6 214 {"version":6,"at":1794871230969,"cause":{"id":"m14","print":"1eaf60a28affe4e0"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"pick","pick":{"die":"orange"}}}},"chain":"7ff0b6b094ca8c9fa288f32eb9e8e802"}');
INSERT INTO "journal" VALUES(6,'c3fgjbhhk5cmpe 7 214 {"version":7,"at":1794871230974,"cause":{"id":"m15","print":"653f216601236661"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"pick","pick":{"die":"violet"}}}},"chain":"96e24c083d11d907d335cf708ca0dffb"}');
INSERT INTO "journal" VALUES(7,'c3fgjbhhk5cmpe 8 214 {"version":8,"at":1794871230989,"cause":{"id":"m16","print":"1eaf60a28affe4e0"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"pick","pick":{"die":"orange"}}}},"chain":"138066d88fab29395e6402fd18b70c5f"}');
CREATE TABLE leases (
    table_id TEXT NOT NULL PRIMARY KEY,
    node TEXT NOT NULL,
    until_at BIGINT NOT NULL
);
CREATE TABLE marks (
    name TEXT NOT NULL PRIMARY KEY,
    number BIGINT NOT NULL
);
INSERT INTO "marks" VALUES('alive',1794871230696);
CREATE TABLE players (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
INSERT INTO "players" VALUES('65c5v5usrnxuj3','Ada',1794871230667);
INSERT INTO "players" VALUES('y99rzm358c4ayq','Zażółć',1794871230676);
CREATE TABLE ratings (
    course TEXT NOT NULL,
    player TEXT NOT NULL,
    stars BIGINT NOT NULL,
    PRIMARY KEY (course, player)
);
CREATE TABLE remarks (
    id TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL,
    player TEXT NOT NULL,
    said_at BIGINT NOT NULL,
    remark TEXT NOT NULL
);
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
INSERT INTO "tables" VALUES('p3v0rbm28sj5h5','65c5v5usrnxuj3','89a374a7335432edcd46006d68208e25e4d3af53372859ac69578e78e931ab94',1,'phrases',NULL,1794871230689,'{"table":"p3v0rbm28sj5h5","game":"golf","mode":"carom","courses":["1"],"seats":[{"kind":{"type":"person"},"name":"Ada"},{"kind":{"type":"person"},"name":"Ada"}],"clock":null,"open":true,"chat":"phrases","status":"playing","turn":0,"deadline":null,"created":1794871230689,"updated":1794871230946}','playing',0,NULL,18,1794871230946);
INSERT INTO "tables" VALUES('c3fgjbhhk5cmpe','65c5v5usrnxuj3','d1d5a1f8912068609c57f97b89b853beafd7d5bb1d1a607dd513ea6c2f614b93',1,'phrases',NULL,1794871230847,'{"table":"c3fgjbhhk5cmpe","game":"golf","mode":"basic","courses":["1"],"seats":[{"kind":{"type":"person"},"name":"Ada"}],"clock":null,"open":true,"chat":"phrases","status":"playing","turn":0,"deadline":null,"created":1794871230847,"updated":1794871230989}','playing',0,NULL,8,1794871230989);
CREATE INDEX credentials_player ON credentials (player);
CREATE INDEX tables_lobby ON tables (listed, status, updated_at);
CREATE INDEX tables_deadline ON tables (deadline);
CREATE INDEX holders_player ON holders (player);
CREATE INDEX remarks_table ON remarks (table_id, said_at);
CREATE INDEX remarks_player ON remarks (player);
CREATE INDEX courses_owner ON courses (owner);
CREATE INDEX courses_created ON courses (created_at);
CREATE INDEX ratings_player ON ratings (player);
CREATE INDEX daily_results_board ON daily_results (day, print, total);
CREATE INDEX daily_results_player ON daily_results (player);
CREATE INDEX tables_owner ON tables (owner, created_at);
COMMIT;