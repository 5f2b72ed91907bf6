-- A file as the release before fair play left it (sqlite3 .dump): Ada has beaten Ben, also with one
-- ball against three, which counted then; Cleo has beaten Ada, which was not rated yet.
BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO "_sqlx_migrations" VALUES(1,'start','2026-11-18 20:46:25',1,X'B39B97065933AA1199295613B7FB281324A08761D82D54569E717DB02D05F4A6C8B5A86C94D62D502D89CF7F9D1D4E58',16473464);
INSERT INTO "_sqlx_migrations" VALUES(2,'cluster','2026-11-18 20:46:25',1,X'9A12D331488620BEA0F0DE563A8C40BD787F69CDBE4313230AA7C926719AFA5F448FB340365ADC8C6970F24B8F2BCD06',908574);
INSERT INTO "_sqlx_migrations" VALUES(3,'journal','2026-11-18 20:46:25',1,X'4E53E294A360BA854A069DE7B4A59192780BBCBC2AADE3082E4273E83C5ABD0FEA4B3E4C2EDF7C6F2BE7DF9AC4E33329',1142797);
INSERT INTO "_sqlx_migrations" VALUES(4,'one_row_an_event','2026-11-18 20:46:25',1,X'7A13E3497116D87BE79E4D546182CA8C31F9846A8C608B5A3C256B9B6497EF9F62BF78B3ECE0D5A4E4BDA4F75BB6E1A8',678639);
INSERT INTO "_sqlx_migrations" VALUES(5,'people','2026-11-18 20:46:25',1,X'92E3870A3A147A09A7896053CAFBDA886E170E92E644DB229C82A5FE09A3C6A362248ECF7CFEE069106784566BC388AE',13322856);
INSERT INTO "_sqlx_migrations" VALUES(6,'events','2026-11-18 20:46:25',1,X'DCCD622011EA7B70063257DDFE5FD0DDE26848CCEE9B5E1E833C9762994C5817D9F583619D4646B6B8F0892A61CE9E7B',34044920);
INSERT INTO "_sqlx_migrations" VALUES(7,'bots','2026-11-18 20:46:25',1,X'E547FB9DE08CC1B9C10D8832E7849DBDDA2A335E1F301B6E82B8E57969A75BC2F668E080DAE6708411C0258C7A0CFF01',1185990);
CREATE TABLE absences (
    since_at BIGINT NOT NULL,
    until_at BIGINT NOT NULL PRIMARY KEY
);
CREATE TABLE audit (
    number BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    operator TEXT NOT NULL,
    act TEXT NOT NULL,
    object TEXT NOT NULL,
    reason TEXT NOT NULL
);
CREATE TABLE bans (
    player TEXT NOT NULL PRIMARY KEY,
    reason TEXT NOT NULL,
    until_at BIGINT
);
CREATE TABLE blocks (
    player TEXT NOT NULL,
    blocked TEXT NOT NULL,
    since_at BIGINT NOT NULL,
    PRIMARY KEY (player, blocked)
);
CREATE TABLE ceremonies (
    id TEXT NOT NULL PRIMARY KEY,
    player TEXT,
    state TEXT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE TABLE challenges (
    table_id TEXT NOT NULL PRIMARY KEY,
    challenger TEXT NOT NULL,
    player TEXT NOT NULL,
    made_at BIGINT NOT NULL
);
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
, plays BIGINT NOT NULL DEFAULT 0, hidden BIGINT NOT NULL DEFAULT 0);
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
INSERT INTO "credentials" VALUES('h9fcb4e2aejbk3yr','dxd3ys3dh0ax77','key','aa280f2fb6075a4289c806dc36ec3fc1fcd8b43ab4c52ff1a5df9af903969eed','','',1795034785971,NULL);
INSERT INTO "credentials" VALUES('f8kz666n6s2cm2uq','u8ppwdrrr6rfn2','key','86cdd1da3d4fa41aabc1dc25631c8045ad47fed22629db12e118860b100cd0c1','','',1795034786078,NULL);
INSERT INTO "credentials" VALUES('nyfubcmwckx3c0rm','rdfrbepxbswumd','key','417e026678693529b5cb49d396f56c88943cc8e5009bd03dc153296b230ea68c','','',1795034786086,NULL);
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
INSERT INTO "events" VALUES('g42yayyqj3xw2d',1,'{"version":1,"at":1795034786113,"cause":null,"what":{"type":"created","table":"g42yayyqj3xw2d","rules":"2026-2","commitment":"794eba7000714423578128729d1d3a6f111c662b9e44c2fdaad5e0e85db06d2b","setup":{"golf":{"mode":"carom","balls":[["red"],["blue"]],"courses":[{"id":"1","file":"format = 1\nname = \"The Long Step\"\nboard = \"base\"\norder = [\"orange\", \"red\", \"violet\", \"green\", \"blue\", \"yellow\"]\nlimit = 10\norigin = [15, 7]\nmap = ''''''\n                      # # # # # # # # # # % %\n                     # . . . . . . . . . . . %\n    % % # # # # # # # . . . . . . . . . . . . %\n   % . . . . . . . . . . . . . . . . . . . . . %\n  % . . . . . . . . . . . . . . . . . . . . . . %\n % . s s s . . . . . . . . . . . . . . . o . . %\n% . . s s s . . . . . . . . . . . . . . . . . %\n % . . . . . . . . . . . . . . . . . . . . . %\n  % . . . . . . . . . . # # # # # # # # # % %\n   % . . . . . . . . . #\n    % % # # # # # # # #\n''''''\n\n[names]\nen = \"The Long Step\"\nfr = \"Le Grand Pas\"\nde = \"Der lange Schritt\"\npl = \"Długi krok\"\n"},{"id":"2","file":"format = 1\nname = \"The Elbow\"\nboard = \"base\"\norder = [\"orange\", \"green\", \"yellow\", \"blue\", \"violet\", \"red\"]\nlimit = 10\nmap = ''''''\n        # # # # # # # # # # # # # # # # # # # # # # # # # # # #\n       # . . . . . . . . . . . . . . . . . . . . . . . . . . . #\n      # . . . . . . . . . . . . . . . . . . . . . . . s s s . . #\n     # . . . . . . . . . . . . . . . . . . . . . . . . s s s . #\n    # . . . . . . . . . . . . . . . . . . . . . . . . . . . . . #\n   # . . . . . . . . . . . . . . . . . . . . . . . . . . . . . #\n  # . . . . . # # # # # # # # # # # # # # # # # # # # # # # # #\n # . . . . . #\n# . . . . . . #\n # . . . . . #\n# . . . . . . #\n # . . . . . #\n# . . . . . . #\n # . . . . . #\n# . . . . . . #\n # . . o . . #\n# . . . . . . #\n % . . . . . %\n  % % # # % %\n''''''\n\n[names]\nen = \"The Elbow\"\nfr = \"Le Coude\"\nde = \"Das Knie\"\npl = \"Łokieć\"\n"},{"id":"3","file":"format = 1\nname = \"The Horseshoe\"\nboard = \"base\"\norder = [\"yellow\", \"green\", \"blue\", \"violet\", \"orange\", \"red\"]\nlimit = 10\norigin = [1, 19]\nmap = ''''''\n    % # # # # # # # # # # # # # # % %\n   % . . . . . . . . . . . . . . . . %\n  % . . . . . . . . . . . . . . . . . #\n % . s s s . . . . . . . . . . . . . . #\n  % . s s s . . . . . . . . . . . . . . #\n   % . . . . . . . . . . . . . . . . . . #\n    % # # # # # # # # # # # # # . . . . . %\n                               # . . . . . %\n                                # . . . . . %\n                               # . . . . . %\n    % # # # # # # # # # # # # # . . . . . %\n   % . . . . . . . . . . . . . . . . . . #\n  % . . . . . . . . . . . . . . . . . . #\n % . . o . . . . . . . . . . . . . . . #\n  % . . . . . . . . . . . . . . . . . #\n   % . . . . . . . . . . . . . . . . %\n    % # # # # # # # # # # # # # # % %\n''''''\n\n[names]\nen = \"The Horseshoe\"\nfr = \"Le Fer à cheval\"\nde = \"Das Hufeisen\"\npl = \"Podkowa\"\n"}],"limit":null,"dice":[{"id":"white","impulses":[1,2,3,4,5,6]},{"id":"blue","impulses":[1,1,2,2,3,3]},{"id":"yellow","impulses":[4,5,6,7,8,9]},{"id":"green","impulses":[8,9,10,11,12,13]},{"id":"orange","impulses":[3,6,9,12,15,18]},{"id":"violet","impulses":[1,4,9,16,25,36]}],"cards":[],"tokens":null}},"seats":[{"type":"person"},{"type":"person"}],"clock":null},"chain":"2c0d517a44d12d3bcce775c62256d166"}');
INSERT INTO "events" VALUES('g42yayyqj3xw2d',2,'{"version":2,"at":1795034786285,"cause":{"id":"m1","print":"7cbb24df606c47a3"},"what":{"type":"joined","seat":0,"name":"Ada","contribution":"00000000000000000000000000000000"},"chain":"4349c04c83dd3badfa0a4a8bb4888f5d"}');
INSERT INTO "events" VALUES('g42yayyqj3xw2d',3,'{"version":3,"at":1795034786295,"cause":{"id":"m2","print":"ba3a6cc31aeac920"},"what":{"type":"ready","seat":0,"ready":true},"chain":"835838cf5e2ad0078a8ac7a4d07bd118"}');
INSERT INTO "events" VALUES('g42yayyqj3xw2d',4,'{"version":4,"at":1795034786309,"cause":{"id":"m3","print":"e7ece0b6eba1f606"},"what":{"type":"joined","seat":1,"name":"Ben","contribution":"00000000000000000000000000000001"},"chain":"2ef71efeeb0cd0b9f507eb53c84afb48"}');
INSERT INTO "events" VALUES('g42yayyqj3xw2d',5,'{"version":5,"at":1795034786322,"cause":{"id":"m4","print":"314f9ebac8240a52"},"what":{"type":"ready","seat":1,"ready":true},"chain":"374beace8c7465e940cdac8b90c00fdc"}');
INSERT INTO "events" VALUES('g42yayyqj3xw2d',6,'{"version":6,"at":1795034786322,"cause":null,"what":{"type":"started"},"chain":"ee9dea7fabeb6f171121f67a712433ea"}');
INSERT INTO "events" VALUES('g42yayyqj3xw2d',7,'{"version":7,"at":1795034786341,"cause":{"id":"m5","print":"3b2dd297354dd190"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"pick","pick":{"die":"green"}}}},"chain":"56f9350d1c1614d251006fbfa7a8ea61"}');
INSERT INTO "events" VALUES('g42yayyqj3xw2d',8,'{"version":8,"at":1795034786359,"cause":{"id":"m6","print":"1794ec4ae27c80b6"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"start","at":[23,13]}}},"chain":"aaa7a1e84c065cf61777be35d2e20bc0"}');
INSERT INTO "events" VALUES('g42yayyqj3xw2d',9,'{"version":9,"at":1795034786395,"cause":{"id":"m7","print":"d0ceb1750018dcba"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"roll"}}},"chain":"e4eca3e3daff98be55dcf3072f1bbe46"}');
INSERT INTO "events" VALUES('g42yayyqj3xw2d',10,'{"version":10,"at":1795034786395,"cause":null,"what":{"type":"drawn","first":0,"chance":{"golf":{"type":"face","face":1}}},"chain":"b21a4434a015ad07b1495d97ed429a3a"}');
INSERT INTO "events" VALUES('g42yayyqj3xw2d',11,'{"version":11,"at":1795034786446,"cause":{"id":"m8","print":"acb890bec928abe1"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"play","dir":"SE"}}},"chain":"f6c906261eec5e4754a58f89a33535f8"}');
INSERT INTO "events" VALUES('g42yayyqj3xw2d',12,'{"version":12,"at":1795034786497,"cause":{"id":"m9","print":"8d9fd6557121cf07"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"start","at":[25,13]}}},"chain":"8545e01f0a8b7ca4c41ebf0bee584479"}');
INSERT INTO "events" VALUES('g42yayyqj3xw2d',13,'{"version":13,"at":1795034786523,"cause":{"id":"m10","print":"1dc303cc7f228b3f"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"pick","pick":{"die":"violet"}}}},"chain":"4d681aa50b3b6c92e8027cd8f1b86cb0"}');
INSERT INTO "events" VALUES('g42yayyqj3xw2d',14,'{"version":14,"at":1795034786562,"cause":{"id":"m11","print":"9fad91eced9aa233"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"roll"}}},"chain":"7817d100fcbf892c3841b8654e302bcf"}');
INSERT INTO "events" VALUES('g42yayyqj3xw2d',15,'{"version":15,"at":1795034786562,"cause":null,"what":{"type":"drawn","first":1,"chance":{"golf":{"type":"face","face":2}}},"chain":"8977df80ff1525d01c093c26abf12efe"}');
INSERT INTO "events" VALUES('g42yayyqj3xw2d',16,'{"version":16,"at":1795034786582,"cause":{"id":"m12","print":"be13a6d005761d23"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"play","dir":"SW"}}},"chain":"1cca3bc3114cf27268c58152793f6476"}');
INSERT INTO "events" VALUES('g42yayyqj3xw2d',17,'{"version":17,"at":1795034786594,"cause":{"id":"m13","print":"78e2416f821f7831"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"pick","pick":{"die":"white"}}}},"chain":"9c79f649057b31f714793241187177db"}');
INSERT INTO "events" VALUES('g42yayyqj3xw2d',18,'{"version":18,"at":1795034786615,"cause":{"id":"m14","print":"d0ceb1750018dcba"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"roll"}}},"chain":"b0fe0bafb52bb8534908e2abeff9876f"}');
INSERT INTO "events" VALUES('g42yayyqj3xw2d',19,'{"version":19,"at":1795034786615,"cause":null,"what":{"type":"drawn","first":2,"chance":{"golf":{"type":"face","face":3}}},"chain":"66eedce7992cdf9193c7bc9bc44f6718"}');
INSERT INTO "events" VALUES('g42yayyqj3xw2d',20,'{"version":20,"at":1795034786659,"cause":{"id":"m15","print":"acb890bec928abe1"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"play","dir":"SE"}}},"chain":"c394ae2e148eb897e5738b40da969883"}');
INSERT INTO "events" VALUES('g42yayyqj3xw2d',21,'{"version":21,"at":1795034786683,"cause":{"id":"m16","print":"64f0e94e85e57e44"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"pick","pick":{"die":"blue"}}}},"chain":"2fce92a86b8d00794866dc85b4d41720"}');
INSERT INTO "events" VALUES('g42yayyqj3xw2d',22,'{"version":22,"at":1795034786708,"cause":{"id":"m17","print":"9fad91eced9aa233"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"roll"}}},"chain":"bac72c3be5855501f286ed7c97774aa8"}');
INSERT INTO "events" VALUES('g42yayyqj3xw2d',23,'{"version":23,"at":1795034786708,"cause":null,"what":{"type":"drawn","first":3,"chance":{"golf":{"type":"face","face":0}}},"chain":"872b25c0d2a903d064dcbdec8da0c621"}');
INSERT INTO "events" VALUES('g42yayyqj3xw2d',24,'{"version":24,"at":1795034786750,"cause":{"id":"m18","print":"aaf7f285627cab50"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"play","dir":"E"}}},"chain":"be1dbd914a3c3e60e5dee9b60fdfee02"}');
INSERT INTO "events" VALUES('g42yayyqj3xw2d',25,'{"version":25,"at":1795034786773,"cause":{"id":"m19","print":"407a5b72463bf3af"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"pick","pick":{"die":"blue"}}}},"chain":"83cd67f9f21435be41a249bec85e29bb"}');
INSERT INTO "events" VALUES('g42yayyqj3xw2d',26,'{"version":26,"at":1795034786801,"cause":{"id":"m20","print":"d0ceb1750018dcba"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"roll"}}},"chain":"320b723713aeaeda02548f47265f1f69"}');
INSERT INTO "events" VALUES('g42yayyqj3xw2d',27,'{"version":27,"at":1795034786801,"cause":null,"what":{"type":"drawn","first":4,"chance":{"golf":{"type":"face","face":1}}},"chain":"5bff74ca5644d0b138fcf0f39e5b84df"}');
INSERT INTO "events" VALUES('g42yayyqj3xw2d',28,'{"version":28,"at":1795034786848,"cause":{"id":"m21","print":"aad20041df014ac2"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"play","dir":"E"}}},"chain":"bcf488c1717549a4ef7b3b3a77090c84"}');
INSERT INTO "events" VALUES('g42yayyqj3xw2d',29,'{"version":29,"at":1795034786871,"cause":{"id":"m22","print":"9541d67f4d1db101"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"pick","pick":{"die":"yellow"}}}},"chain":"a8813bc9a7cf2fe68779a68edf1c627a"}');
INSERT INTO "events" VALUES('g42yayyqj3xw2d',30,'{"version":30,"at":1795034786915,"cause":{"id":"m23","print":"9fad91eced9aa233"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"roll"}}},"chain":"cff1b6d029d99bb54d7b8b98e222948d"}');
INSERT INTO "events" VALUES('g42yayyqj3xw2d',31,'{"version":31,"at":1795034786915,"cause":null,"what":{"type":"drawn","first":5,"chance":{"golf":{"type":"face","face":1}}},"chain":"22f76416c2f50f4a0ca24a84f80fcc45"}');
INSERT INTO "events" VALUES('g42yayyqj3xw2d',32,'{"version":32,"at":1795034786926,"cause":{"id":"m24","print":"50eb9c61c1d1a5c0"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"play","dir":"SE"}}},"chain":"2d41a1709475b60da3bb28c41d6f6b6c"}');
INSERT INTO "events" VALUES('g42yayyqj3xw2d',33,'{"version":33,"at":1795034786946,"cause":{"id":"m25","print":"de5dabe08785e7e9"},"what":{"type":"withdrawn","seat":1,"why":"resigned"},"chain":"ef97274a8d6db938a9d07e11d8e48eac"}');
INSERT INTO "events" VALUES('g42yayyqj3xw2d',34,'{"version":34,"at":1795034786946,"cause":null,"what":{"type":"ended","results":[{"total":0,"rank":1,"withdrawn":false},{"total":10,"rank":2,"withdrawn":true}],"secret":"a63e12e379a4d10e490ce85c950b3b95c04ea60a7491158189ff7c7679903773"},"chain":"6ce775b228e6fb71eee2db3bf7df9623"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',1,'{"version":1,"at":1795034786961,"cause":null,"what":{"type":"created","table":"0m5060hrq7uma4","rules":"2026-2","commitment":"2e628e281b646ed103fedaef0e91abb759b81ea2fa30577ca887a9e5e3fade31","setup":{"golf":{"mode":"carom","balls":[["green"],["red","blue","yellow"]],"courses":[{"id":"1","file":"format = 1\nname = \"The Long Step\"\nboard = \"base\"\norder = [\"orange\", \"red\", \"violet\", \"green\", \"blue\", \"yellow\"]\nlimit = 10\norigin = [15, 7]\nmap = ''''''\n                      # # # # # # # # # # % %\n                     # . . . . . . . . . . . %\n    % % # # # # # # # . . . . . . . . . . . . %\n   % . . . . . . . . . . . . . . . . . . . . . %\n  % . . . . . . . . . . . . . . . . . . . . . . %\n % . s s s . . . . . . . . . . . . . . . o . . %\n% . . s s s . . . . . . . . . . . . . . . . . %\n % . . . . . . . . . . . . . . . . . . . . . %\n  % . . . . . . . . . . # # # # # # # # # % %\n   % . . . . . . . . . #\n    % % # # # # # # # #\n''''''\n\n[names]\nen = \"The Long Step\"\nfr = \"Le Grand Pas\"\nde = \"Der lange Schritt\"\npl = \"Długi krok\"\n"},{"id":"2","file":"format = 1\nname = \"The Elbow\"\nboard = \"base\"\norder = [\"orange\", \"green\", \"yellow\", \"blue\", \"violet\", \"red\"]\nlimit = 10\nmap = ''''''\n        # # # # # # # # # # # # # # # # # # # # # # # # # # # #\n       # . . . . . . . . . . . . . . . . . . . . . . . . . . . #\n      # . . . . . . . . . . . . . . . . . . . . . . . s s s . . #\n     # . . . . . . . . . . . . . . . . . . . . . . . . s s s . #\n    # . . . . . . . . . . . . . . . . . . . . . . . . . . . . . #\n   # . . . . . . . . . . . . . . . . . . . . . . . . . . . . . #\n  # . . . . . # # # # # # # # # # # # # # # # # # # # # # # # #\n # . . . . . #\n# . . . . . . #\n # . . . . . #\n# . . . . . . #\n # . . . . . #\n# . . . . . . #\n # . . . . . #\n# . . . . . . #\n # . . o . . #\n# . . . . . . #\n % . . . . . %\n  % % # # % %\n''''''\n\n[names]\nen = \"The Elbow\"\nfr = \"Le Coude\"\nde = \"Das Knie\"\npl = \"Łokieć\"\n"},{"id":"3","file":"format = 1\nname = \"The Horseshoe\"\nboard = \"base\"\norder = [\"yellow\", \"green\", \"blue\", \"violet\", \"orange\", \"red\"]\nlimit = 10\norigin = [1, 19]\nmap = ''''''\n    % # # # # # # # # # # # # # # % %\n   % . . . . . . . . . . . . . . . . %\n  % . . . . . . . . . . . . . . . . . #\n % . s s s . . . . . . . . . . . . . . #\n  % . s s s . . . . . . . . . . . . . . #\n   % . . . . . . . . . . . . . . . . . . #\n    % # # # # # # # # # # # # # . . . . . %\n                               # . . . . . %\n                                # . . . . . %\n                               # . . . . . %\n    % # # # # # # # # # # # # # . . . . . %\n   % . . . . . . . . . . . . . . . . . . #\n  % . . . . . . . . . . . . . . . . . . #\n % . . o . . . . . . . . . . . . . . . #\n  % . . . . . . . . . . . . . . . . . #\n   % . . . . . . . . . . . . . . . . %\n    % # # # # # # # # # # # # # # % %\n''''''\n\n[names]\nen = \"The Horseshoe\"\nfr = \"Le Fer à cheval\"\nde = \"Das Hufeisen\"\npl = \"Podkowa\"\n"}],"limit":null,"dice":[{"id":"white","impulses":[1,2,3,4,5,6]},{"id":"blue","impulses":[1,1,2,2,3,3]},{"id":"yellow","impulses":[4,5,6,7,8,9]},{"id":"green","impulses":[8,9,10,11,12,13]},{"id":"orange","impulses":[3,6,9,12,15,18]},{"id":"violet","impulses":[1,4,9,16,25,36]}],"cards":[],"tokens":null}},"seats":[{"type":"person"},{"type":"person"}],"clock":null},"chain":"ee0b03270ee82b2b25ed321097075893"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',2,'{"version":2,"at":1795034787003,"cause":{"id":"m26","print":"7cbb24df606c47a3"},"what":{"type":"joined","seat":0,"name":"Ada","contribution":"00000000000000000000000000000000"},"chain":"42b301f15fe5cf512858cc17bbb276b4"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',3,'{"version":3,"at":1795034787043,"cause":{"id":"m27","print":"ba3a6cc31aeac920"},"what":{"type":"ready","seat":0,"ready":true},"chain":"3f997c106c676496fab8bf19b6583ae6"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',4,'{"version":4,"at":1795034787073,"cause":{"id":"m28","print":"e7ece0b6eba1f606"},"what":{"type":"joined","seat":1,"name":"Ben","contribution":"00000000000000000000000000000001"},"chain":"f1433712ce90a7179fec7f1be10f748a"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',5,'{"version":5,"at":1795034787094,"cause":{"id":"m29","print":"314f9ebac8240a52"},"what":{"type":"ready","seat":1,"ready":true},"chain":"7089e3807e2e817cda437bd39cefe5c6"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',6,'{"version":6,"at":1795034787094,"cause":null,"what":{"type":"started"},"chain":"c665ec7aa7c20bb73bb4970108971f3c"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',7,'{"version":7,"at":1795034787158,"cause":{"id":"m30","print":"0aeaad16cf8539da"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"start","at":[21,13]}}},"chain":"23432bb439214c97b4a2e3186b71e0c7"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',8,'{"version":8,"at":1795034787222,"cause":{"id":"m31","print":"64f0e94e85e57e44"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"pick","pick":{"die":"blue"}}}},"chain":"bda49adc5016beba5f23795959aa3551"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',9,'{"version":9,"at":1795034787246,"cause":{"id":"m32","print":"9fad91eced9aa233"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"roll"}}},"chain":"b7bd329a59bbb9122d2cf9d4a15a156b"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',10,'{"version":10,"at":1795034787246,"cause":null,"what":{"type":"drawn","first":0,"chance":{"golf":{"type":"face","face":4}}},"chain":"7ca45d2cf20e288399df9a33da26d5aa"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',11,'{"version":11,"at":1795034787298,"cause":{"id":"m33","print":"be13a6d005761d23"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"play","dir":"SW"}}},"chain":"5d55af2f9795b6ddd5e7e23550b58875"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',12,'{"version":12,"at":1795034787320,"cause":{"id":"m34","print":"4dfb943dfd8ac5aa"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"start","at":[22,12]}}},"chain":"269098399349618b3fc9c952a68f72f6"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',13,'{"version":13,"at":1795034787361,"cause":{"id":"m35","print":"1eaf60a28affe4e0"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"pick","pick":{"die":"orange"}}}},"chain":"0c2c99a812c98d964ec15ba28b2871ff"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',14,'{"version":14,"at":1795034787423,"cause":{"id":"m36","print":"d0ceb1750018dcba"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"roll"}}},"chain":"340d8d7e4688761bfdc854edeee8014b"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',15,'{"version":15,"at":1795034787423,"cause":null,"what":{"type":"drawn","first":1,"chance":{"golf":{"type":"face","face":3}}},"chain":"9f827f62c7ecbf69d2b8bf99f092e8ad"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',16,'{"version":16,"at":1795034787461,"cause":{"id":"m37","print":"153125c790e7c411"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"play","dir":"NE"}}},"chain":"d2ae7a1b24f7436e3df96414a1800a02"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',17,'{"version":17,"at":1795034787522,"cause":{"id":"m38","print":"b8bdd8af35a83aa8"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"start","at":[20,12]}}},"chain":"4f66119002551574d1f6ff48ef980d94"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',18,'{"version":18,"at":1795034787562,"cause":{"id":"m39","print":"6e586a503dd1af1c"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"start","at":[23,13]}}},"chain":"8839131c02f9a8bea5ea5553be850969"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',19,'{"version":19,"at":1795034787610,"cause":{"id":"m40","print":"64f0e94e85e57e44"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"pick","pick":{"die":"blue"}}}},"chain":"ed8fd85b7f1e198357efe536c34a703b"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',20,'{"version":20,"at":1795034787680,"cause":{"id":"m41","print":"9fad91eced9aa233"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"roll"}}},"chain":"00eeeb2ad2cfd26567bfc1130ffc9c62"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',21,'{"version":21,"at":1795034787680,"cause":null,"what":{"type":"drawn","first":2,"chance":{"golf":{"type":"face","face":2}}},"chain":"30e45f471f30dbcd5b523abaf57d0bad"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',22,'{"version":22,"at":1795034787726,"cause":{"id":"m42","print":"f9e5b23644ebd98c"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"play","dir":"NW"}}},"chain":"e37dd864e4e43217536d4071be680975"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',23,'{"version":23,"at":1795034787778,"cause":{"id":"m43","print":"bc87af4cc21604fa"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"start","at":[24,12]}}},"chain":"29e959d719ebb1cabf24d8d1e27daecd"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',24,'{"version":24,"at":1795034787810,"cause":{"id":"m44","print":"64f0e94e85e57e44"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"pick","pick":{"die":"blue"}}}},"chain":"218ff5df3b053ff14b0ef3ea4505ca2d"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',25,'{"version":25,"at":1795034787930,"cause":{"id":"m45","print":"9fad91eced9aa233"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"roll"}}},"chain":"da4adf138961d2a3071048966c9461eb"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',26,'{"version":26,"at":1795034787930,"cause":null,"what":{"type":"drawn","first":3,"chance":{"golf":{"type":"face","face":1}}},"chain":"0da5d77c531c1d37002e09beed3108a9"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',27,'{"version":27,"at":1795034787994,"cause":{"id":"m46","print":"7fd59366209db809"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"play","dir":"NE"}}},"chain":"468667ca35567abf7ffad650e70313dd"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',28,'{"version":28,"at":1795034788060,"cause":{"id":"m47","print":"a659c26fce3654cd"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"pick","pick":{"die":"white"}}}},"chain":"b7f6acbd978eca7cadbd3738716e34af"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',29,'{"version":29,"at":1795034788091,"cause":{"id":"m48","print":"9fad91eced9aa233"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"roll"}}},"chain":"36b33bd673187aa550574c0474f4e838"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',30,'{"version":30,"at":1795034788091,"cause":null,"what":{"type":"drawn","first":4,"chance":{"golf":{"type":"face","face":0}}},"chain":"00c7975d33a6decc1fd321bfdd933539"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',31,'{"version":31,"at":1795034788134,"cause":{"id":"m49","print":"7fd59366209db809"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"play","dir":"NE"}}},"chain":"477caa78539fa0c87349aea4ccba92db"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',32,'{"version":32,"at":1795034788197,"cause":{"id":"m50","print":"1eaf60a28affe4e0"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"pick","pick":{"die":"orange"}}}},"chain":"2a4fad93e89887a31b95563a8aaa3c98"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',33,'{"version":33,"at":1795034788242,"cause":{"id":"m51","print":"d0ceb1750018dcba"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"roll"}}},"chain":"d6204c91ddd4a6464d27f8c33b2a5c29"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',34,'{"version":34,"at":1795034788242,"cause":null,"what":{"type":"drawn","first":5,"chance":{"golf":{"type":"face","face":2}}},"chain":"52242d88b2a3f6f31ceef3688aaf32ab"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',35,'{"version":35,"at":1795034788286,"cause":{"id":"m52","print":"a8bcd1243472256e"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"play","dir":"SW"}}},"chain":"7498130d644baee93931676920720662"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',36,'{"version":36,"at":1795034788342,"cause":{"id":"m53","print":"03205f1e99201ef3"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"pick","pick":{"die":"green"}}}},"chain":"474c03255a11a775ffd5fcdab7097015"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',37,'{"version":37,"at":1795034788378,"cause":{"id":"m54","print":"9fad91eced9aa233"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"roll"}}},"chain":"9b767bca2ddda603ed62088472f72ee1"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',38,'{"version":38,"at":1795034788378,"cause":null,"what":{"type":"drawn","first":6,"chance":{"golf":{"type":"face","face":5}}},"chain":"d0d95e2a5a6bd772dc40aa9ca509f328"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',39,'{"version":39,"at":1795034788414,"cause":{"id":"m55","print":"7fd59366209db809"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"play","dir":"NE"}}},"chain":"5fdd270eb8f6a17fb912034492990539"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',40,'{"version":40,"at":1795034788470,"cause":{"id":"m56","print":"64f0e94e85e57e44"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"pick","pick":{"die":"blue"}}}},"chain":"1fff8308bc50fe5f48fa07b92761d61a"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',41,'{"version":41,"at":1795034788494,"cause":{"id":"m57","print":"9fad91eced9aa233"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"roll"}}},"chain":"2050c87a27e880a0117a7c7cfa124f52"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',42,'{"version":42,"at":1795034788494,"cause":null,"what":{"type":"drawn","first":7,"chance":{"golf":{"type":"face","face":3}}},"chain":"4e8187de1a4e2e11cabff6530a8f537c"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',43,'{"version":43,"at":1795034788547,"cause":{"id":"m58","print":"aaf7f285627cab50"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"play","dir":"E"}}},"chain":"a625b10b0fee978119501548f0168733"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',44,'{"version":44,"at":1795034788639,"cause":{"id":"m59","print":"a659c26fce3654cd"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"pick","pick":{"die":"white"}}}},"chain":"0506e850ea7bfeac9c834a733e387d8b"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',45,'{"version":45,"at":1795034788703,"cause":{"id":"m60","print":"9fad91eced9aa233"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"roll"}}},"chain":"b8f5278c9103341beabd2e3e2000cee8"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',46,'{"version":46,"at":1795034788703,"cause":null,"what":{"type":"drawn","first":8,"chance":{"golf":{"type":"face","face":3}}},"chain":"c07b03618740151f148838a47e7bfe1b"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',47,'{"version":47,"at":1795034788765,"cause":{"id":"m61","print":"7fd59366209db809"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"play","dir":"NE"}}},"chain":"8875198c43960ba7091b96a7a7d2c1aa"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',48,'{"version":48,"at":1795034788858,"cause":{"id":"m62","print":"407a5b72463bf3af"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"pick","pick":{"die":"blue"}}}},"chain":"f03a00fdcc0c3af6d61bc3b74dc7a9a8"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',49,'{"version":49,"at":1795034788893,"cause":{"id":"m63","print":"d0ceb1750018dcba"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"roll"}}},"chain":"fddeab7200470c14a889f8f36c830634"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',50,'{"version":50,"at":1795034788893,"cause":null,"what":{"type":"drawn","first":9,"chance":{"golf":{"type":"face","face":1}}},"chain":"5f94b4afcf44a762580938711b96f61a"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',51,'{"version":51,"at":1795034788959,"cause":{"id":"m64","print":"153125c790e7c411"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"play","dir":"NE"}}},"chain":"17fb725be40091cee2ad8c0afb587edb"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',52,'{"version":52,"at":1795034789014,"cause":{"id":"m65","print":"de5dabe08785e7e9"},"what":{"type":"withdrawn","seat":1,"why":"resigned"},"chain":"55eaf719c225e2360567c2e0e96ff9d9"}');
INSERT INTO "events" VALUES('0m5060hrq7uma4',53,'{"version":53,"at":1795034789014,"cause":null,"what":{"type":"ended","results":[{"total":0,"rank":1,"withdrawn":false},{"total":30,"rank":2,"withdrawn":true}],"secret":"c525814d78cbf1896f9b12c5788b4ec4b80344d596b05dade7a3a19d8c81bbd6"},"chain":"ed97e95d80af8646ce0809e67821d084"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',1,'{"version":1,"at":1795034789035,"cause":null,"what":{"type":"created","table":"24exgygfycj7hn","rules":"2026-2","commitment":"da5efd7608c0ff75f8b330fc27a3a2de1e917e04174525d9e883affd7916bbc1","setup":{"golf":{"mode":"carom","balls":[["red"],["blue"]],"courses":[{"id":"1","file":"format = 1\nname = \"The Long Step\"\nboard = \"base\"\norder = [\"orange\", \"red\", \"violet\", \"green\", \"blue\", \"yellow\"]\nlimit = 10\norigin = [15, 7]\nmap = ''''''\n                      # # # # # # # # # # % %\n                     # . . . . . . . . . . . %\n    % % # # # # # # # . . . . . . . . . . . . %\n   % . . . . . . . . . . . . . . . . . . . . . %\n  % . . . . . . . . . . . . . . . . . . . . . . %\n % . s s s . . . . . . . . . . . . . . . o . . %\n% . . s s s . . . . . . . . . . . . . . . . . %\n % . . . . . . . . . . . . . . . . . . . . . %\n  % . . . . . . . . . . # # # # # # # # # % %\n   % . . . . . . . . . #\n    % % # # # # # # # #\n''''''\n\n[names]\nen = \"The Long Step\"\nfr = \"Le Grand Pas\"\nde = \"Der lange Schritt\"\npl = \"Długi krok\"\n"},{"id":"2","file":"format = 1\nname = \"The Elbow\"\nboard = \"base\"\norder = [\"orange\", \"green\", \"yellow\", \"blue\", \"violet\", \"red\"]\nlimit = 10\nmap = ''''''\n        # # # # # # # # # # # # # # # # # # # # # # # # # # # #\n       # . . . . . . . . . . . . . . . . . . . . . . . . . . . #\n      # . . . . . . . . . . . . . . . . . . . . . . . s s s . . #\n     # . . . . . . . . . . . . . . . . . . . . . . . . s s s . #\n    # . . . . . . . . . . . . . . . . . . . . . . . . . . . . . #\n   # . . . . . . . . . . . . . . . . . . . . . . . . . . . . . #\n  # . . . . . # # # # # # # # # # # # # # # # # # # # # # # # #\n # . . . . . #\n# . . . . . . #\n # . . . . . #\n# . . . . . . #\n # . . . . . #\n# . . . . . . #\n # . . . . . #\n# . . . . . . #\n # . . o . . #\n# . . . . . . #\n % . . . . . %\n  % % # # % %\n''''''\n\n[names]\nen = \"The Elbow\"\nfr = \"Le Coude\"\nde = \"Das Knie\"\npl = \"Łokieć\"\n"},{"id":"3","file":"format = 1\nname = \"The Horseshoe\"\nboard = \"base\"\norder = [\"yellow\", \"green\", \"blue\", \"violet\", \"orange\", \"red\"]\nlimit = 10\norigin = [1, 19]\nmap = ''''''\n    % # # # # # # # # # # # # # # % %\n   % . . . . . . . . . . . . . . . . %\n  % . . . . . . . . . . . . . . . . . #\n % . s s s . . . . . . . . . . . . . . #\n  % . s s s . . . . . . . . . . . . . . #\n   % . . . . . . . . . . . . . . . . . . #\n    % # # # # # # # # # # # # # . . . . . %\n                               # . . . . . %\n                                # . . . . . %\n                               # . . . . . %\n    % # # # # # # # # # # # # # . . . . . %\n   % . . . . . . . . . . . . . . . . . . #\n  % . . . . . . . . . . . . . . . . . . #\n % . . o . . . . . . . . . . . . . . . #\n  % . . . . . . . . . . . . . . . . . #\n   % . . . . . . . . . . . . . . . . %\n    % # # # # # # # # # # # # # # % %\n''''''\n\n[names]\nen = \"The Horseshoe\"\nfr = \"Le Fer à cheval\"\nde = \"Das Hufeisen\"\npl = \"Podkowa\"\n"}],"limit":null,"dice":[{"id":"white","impulses":[1,2,3,4,5,6]},{"id":"blue","impulses":[1,1,2,2,3,3]},{"id":"yellow","impulses":[4,5,6,7,8,9]},{"id":"green","impulses":[8,9,10,11,12,13]},{"id":"orange","impulses":[3,6,9,12,15,18]},{"id":"violet","impulses":[1,4,9,16,25,36]}],"cards":[],"tokens":null}},"seats":[{"type":"person"},{"type":"person"}],"clock":null},"chain":"57345eca23466204eb81d778a7d7f2d5"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',2,'{"version":2,"at":1795034789091,"cause":{"id":"m66","print":"67a7bc70195055e1"},"what":{"type":"joined","seat":0,"name":"Cleo","contribution":"00000000000000000000000000000000"},"chain":"44a292e0256facf75fb00a20e0f7e00a"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',3,'{"version":3,"at":1795034789127,"cause":{"id":"m67","print":"ba3a6cc31aeac920"},"what":{"type":"ready","seat":0,"ready":true},"chain":"5b748701221b905424854c58a5b0dc8e"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',4,'{"version":4,"at":1795034789192,"cause":{"id":"m68","print":"5c0e78a93a5bda0a"},"what":{"type":"joined","seat":1,"name":"Ada","contribution":"00000000000000000000000000000001"},"chain":"d14efda14905a76ac1baf0fa583efa95"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',5,'{"version":5,"at":1795034789234,"cause":{"id":"m69","print":"314f9ebac8240a52"},"what":{"type":"ready","seat":1,"ready":true},"chain":"7cb17bd22413ebdcdddb2e9dbf3c415b"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',6,'{"version":6,"at":1795034789234,"cause":null,"what":{"type":"started"},"chain":"d6577559bce3920ff74ed6bcb9f4345b"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',7,'{"version":7,"at":1795034789258,"cause":{"id":"m70","print":"6731e0e3e73f9263"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"start","at":[24,12]}}},"chain":"b0e39482ba59116e5ec51a282244e769"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',8,'{"version":8,"at":1795034789270,"cause":{"id":"m71","print":"a3950d681df857f2"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"start","at":[25,13]}}},"chain":"840e35539c118dae427ebe53aed255d2"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',9,'{"version":9,"at":1795034789304,"cause":{"id":"m72","print":"78e2416f821f7831"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"pick","pick":{"die":"white"}}}},"chain":"27063de925c7d5e74c001fff01c82ae2"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',10,'{"version":10,"at":1795034789361,"cause":{"id":"m73","print":"d0ceb1750018dcba"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"roll"}}},"chain":"0ea1044f05a087d1611dbaa1e38a1eb5"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',11,'{"version":11,"at":1795034789361,"cause":null,"what":{"type":"drawn","first":0,"chance":{"golf":{"type":"face","face":0}}},"chain":"ddcf7f9ff47a0e75b1fb232cb2bfcbe5"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',12,'{"version":12,"at":1795034789434,"cause":{"id":"m74","print":"153125c790e7c411"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"play","dir":"NE"}}},"chain":"27562ecd0693e4ec3962f9e74825cdb8"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',13,'{"version":13,"at":1795034789446,"cause":{"id":"m75","print":"9541d67f4d1db101"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"pick","pick":{"die":"yellow"}}}},"chain":"16f979675d1ba5141fa785d4e3637927"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',14,'{"version":14,"at":1795034789538,"cause":{"id":"m76","print":"1dc303cc7f228b3f"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"pick","pick":{"die":"violet"}}}},"chain":"7ad4a6d21624a00ec32861403a69f1f8"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',15,'{"version":15,"at":1795034789562,"cause":{"id":"m77","print":"ca31eb5a42ffb26d"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"pick","pick":{"die":"orange"}}}},"chain":"48b5eb53066f744fa089327dbfe404b4"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',16,'{"version":16,"at":1795034789575,"cause":{"id":"m78","print":"0aeaad16cf8539da"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"start","at":[21,13]}}},"chain":"6375cb1ea02ef5f1f57cdc35839b590d"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',17,'{"version":17,"at":1795034789625,"cause":{"id":"m79","print":"9fad91eced9aa233"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"roll"}}},"chain":"1a7d3797fd86f816df0bca625eaea242"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',18,'{"version":18,"at":1795034789625,"cause":null,"what":{"type":"drawn","first":1,"chance":{"golf":{"type":"face","face":4}}},"chain":"5bb4fd9208116782aa14997f31470cd7"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',19,'{"version":19,"at":1795034789657,"cause":{"id":"m80","print":"7fd59366209db809"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"play","dir":"NE"}}},"chain":"c4498ccc61fe3145b007cc28d729d78f"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',20,'{"version":20,"at":1795034789698,"cause":{"id":"m81","print":"653f216601236661"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"pick","pick":{"die":"violet"}}}},"chain":"f67b174439b0bc6adfbb372ea2e1e03b"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',21,'{"version":21,"at":1795034789732,"cause":{"id":"m82","print":"d0ceb1750018dcba"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"roll"}}},"chain":"6ae481409b19991776d1d59393a0acc6"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',22,'{"version":22,"at":1795034789732,"cause":null,"what":{"type":"drawn","first":2,"chance":{"golf":{"type":"face","face":1}}},"chain":"72c869b90ee87e1ea567d89f3b8af3ca"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',23,'{"version":23,"at":1795034789791,"cause":{"id":"m83","print":"153125c790e7c411"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"play","dir":"NE"}}},"chain":"b3bc95c6034d7c51875467f31ca492bf"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',24,'{"version":24,"at":1795034789818,"cause":{"id":"m84","print":"03205f1e99201ef3"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"pick","pick":{"die":"green"}}}},"chain":"c9b61872a7fa00394ee7399e3e1b02a2"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',25,'{"version":25,"at":1795034789823,"cause":{"id":"m85","print":"9fad91eced9aa233"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"roll"}}},"chain":"128c06f55371df1d81c2861d0df1180c"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',26,'{"version":26,"at":1795034789823,"cause":null,"what":{"type":"drawn","first":3,"chance":{"golf":{"type":"face","face":5}}},"chain":"44050cc801dd7053696f7f6d29c85f32"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',27,'{"version":27,"at":1795034789844,"cause":{"id":"m86","print":"f9e5b23644ebd98c"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"play","dir":"NW"}}},"chain":"8c1befd36e95a2e3f120ea0c8faa2727"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',28,'{"version":28,"at":1795034789878,"cause":{"id":"m87","print":"78e2416f821f7831"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"pick","pick":{"die":"white"}}}},"chain":"75d6c64ab7200196c45807da54d213c5"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',29,'{"version":29,"at":1795034789903,"cause":{"id":"m88","print":"d0ceb1750018dcba"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"roll"}}},"chain":"942d4d0d11c05e09dc7f96e18434236e"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',30,'{"version":30,"at":1795034789903,"cause":null,"what":{"type":"drawn","first":4,"chance":{"golf":{"type":"face","face":5}}},"chain":"7743690be2c30c90fe71417bd207b3e2"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',31,'{"version":31,"at":1795034789925,"cause":{"id":"m89","print":"a8bcd1243472256e"},"what":{"type":"acted","seat":0,"action":{"golf":{"type":"play","dir":"SW"}}},"chain":"9e0d9582aff97d8eabe9232437985463"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',32,'{"version":32,"at":1795034789930,"cause":{"id":"m90","print":"03205f1e99201ef3"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"pick","pick":{"die":"green"}}}},"chain":"83c32613e04683879269ef828f8b71b3"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',33,'{"version":33,"at":1795034789951,"cause":{"id":"m91","print":"9fad91eced9aa233"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"roll"}}},"chain":"738f2e2603bf6e090b70415044604ea9"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',34,'{"version":34,"at":1795034789951,"cause":null,"what":{"type":"drawn","first":5,"chance":{"golf":{"type":"face","face":1}}},"chain":"cd217d86ce80437cab9a39088c94c55d"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',35,'{"version":35,"at":1795034789968,"cause":{"id":"m92","print":"7fd59366209db809"},"what":{"type":"acted","seat":1,"action":{"golf":{"type":"play","dir":"NE"}}},"chain":"698ba7354d3be7b69bc7cf2f57a2b563"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',36,'{"version":36,"at":1795034789981,"cause":{"id":"m93","print":"de5dabe08785e7e9"},"what":{"type":"withdrawn","seat":1,"why":"resigned"},"chain":"7ffdfc4f7422fbc6010252c60aead5e5"}');
INSERT INTO "events" VALUES('24exgygfycj7hn',37,'{"version":37,"at":1795034789981,"cause":null,"what":{"type":"ended","results":[{"total":0,"rank":1,"withdrawn":false},{"total":10,"rank":2,"withdrawn":true}],"secret":"d51fcc615f42bdd4cc83e6c7bdfc8c15ed331253880bf37686ceef4065e1f429"},"chain":"a09e7cbe5150cc09d13e181a87614bb7"}');
CREATE TABLE follows (
    player TEXT NOT NULL,
    followed TEXT NOT NULL,
    since_at BIGINT NOT NULL,
    PRIMARY KEY (player, followed)
);
CREATE TABLE handles (
    look TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL UNIQUE,
    handle TEXT NOT NULL,
    private BIGINT NOT NULL,
    claimed_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);
CREATE TABLE holders (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    player TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
INSERT INTO "holders" VALUES('g42yayyqj3xw2d',0,'dxd3ys3dh0ax77');
INSERT INTO "holders" VALUES('g42yayyqj3xw2d',1,'u8ppwdrrr6rfn2');
INSERT INTO "holders" VALUES('0m5060hrq7uma4',0,'dxd3ys3dh0ax77');
INSERT INTO "holders" VALUES('0m5060hrq7uma4',1,'u8ppwdrrr6rfn2');
INSERT INTO "holders" VALUES('24exgygfycj7hn',0,'rdfrbepxbswumd');
INSERT INTO "holders" VALUES('24exgygfycj7hn',1,'dxd3ys3dh0ax77');
CREATE TABLE judged_matches (
    table_id TEXT NOT NULL PRIMARY KEY,
    ended_at BIGINT NOT NULL,
    reviewed BIGINT NOT NULL
);
INSERT INTO "judged_matches" VALUES('g42yayyqj3xw2d',1795034786946,1);
INSERT INTO "judged_matches" VALUES('0m5060hrq7uma4',1795034789014,1);
CREATE TABLE leases (
    table_id TEXT NOT NULL PRIMARY KEY,
    node TEXT NOT NULL,
    until_at BIGINT NOT NULL
);
CREATE TABLE marks (
    name TEXT NOT NULL PRIMARY KEY,
    number BIGINT NOT NULL
);
INSERT INTO "marks" VALUES('looks',2);
INSERT INTO "marks" VALUES('alive',1795034796020);
CREATE TABLE passkeys (
    id TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL,
    name TEXT NOT NULL,
    public_key TEXT NOT NULL,
    state TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    used_at BIGINT
);
CREATE TABLE players (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    created_at BIGINT NOT NULL
, bot BIGINT NOT NULL DEFAULT 0);
INSERT INTO "players" VALUES('dxd3ys3dh0ax77','Ada',1795034785971,0);
INSERT INTO "players" VALUES('u8ppwdrrr6rfn2','Ben',1795034786078,0);
INSERT INTO "players" VALUES('rdfrbepxbswumd','Cleo',1795034786086,0);
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
INSERT INTO "rating_points" VALUES('dxd3ys3dh0ax77','carom',1,'g42yayyqj3xw2d',1795034786946,1662000,250000,60000000000);
INSERT INTO "rating_points" VALUES('u8ppwdrrr6rfn2','carom',1,'g42yayyqj3xw2d',1795034786946,1338000,250000,60000000000);
INSERT INTO "rating_points" VALUES('dxd3ys3dh0ax77','carom',2,'0m5060hrq7uma4',1795034789014,1850000,250000,60000000000);
INSERT INTO "rating_points" VALUES('u8ppwdrrr6rfn2','carom',2,'0m5060hrq7uma4',1795034789014,1200000,250000,60000000000);
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
CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY,
    reporter TEXT NOT NULL,
    reported TEXT NOT NULL,
    handle TEXT NOT NULL,
    reason TEXT NOT NULL,
    made_at BIGINT NOT NULL
, course TEXT, closed_at BIGINT);
CREATE TABLE seeks (
    player TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    rating BIGINT NOT NULL,
    since BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    table_id TEXT,
    seat BIGINT
);
CREATE TABLE skill_points (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    at BIGINT NOT NULL,
    choices BIGINT NOT NULL,
    loss BIGINT NOT NULL,
    luck BIGINT NOT NULL,
    PRIMARY KEY (player, table_id)
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
INSERT INTO "tables" VALUES('g42yayyqj3xw2d','dxd3ys3dh0ax77','a63e12e379a4d10e490ce85c950b3b95c04ea60a7491158189ff7c7679903773',1,'phrases',NULL,1795034786113,'{"table":"g42yayyqj3xw2d","game":"golf","mode":"carom","courses":["1","2","3"],"seats":[{"kind":{"type":"person"},"name":"Ada"},{"kind":{"type":"person"},"name":"Ben"}],"clock":null,"open":true,"chat":"phrases","rated":true,"status":"over","turn":null,"deadline":null,"created":1795034786113,"updated":1795034786946,"results":[{"total":0,"rank":1,"withdrawn":false},{"total":10,"rank":2,"withdrawn":true}]}','over',NULL,NULL,34,1795034786946);
INSERT INTO "tables" VALUES('0m5060hrq7uma4','dxd3ys3dh0ax77','c525814d78cbf1896f9b12c5788b4ec4b80344d596b05dade7a3a19d8c81bbd6',1,'phrases',NULL,1795034786961,'{"table":"0m5060hrq7uma4","game":"golf","mode":"carom","courses":["1","2","3"],"seats":[{"kind":{"type":"person"},"name":"Ada"},{"kind":{"type":"person"},"name":"Ben"}],"clock":null,"open":true,"chat":"phrases","rated":false,"status":"over","turn":null,"deadline":null,"created":1795034786961,"updated":1795034789014,"results":[{"total":0,"rank":1,"withdrawn":false},{"total":30,"rank":2,"withdrawn":true}]}','over',NULL,NULL,53,1795034789014);
INSERT INTO "tables" VALUES('24exgygfycj7hn','rdfrbepxbswumd','d51fcc615f42bdd4cc83e6c7bdfc8c15ed331253880bf37686ceef4065e1f429',1,'phrases',NULL,1795034789035,'{"table":"24exgygfycj7hn","game":"golf","mode":"carom","courses":["1","2","3"],"seats":[{"kind":{"type":"person"},"name":"Cleo"},{"kind":{"type":"person"},"name":"Ada"}],"clock":null,"open":true,"chat":"phrases","rated":true,"status":"over","turn":null,"deadline":null,"created":1795034789035,"updated":1795034789981,"results":[{"total":0,"rank":1,"withdrawn":false},{"total":10,"rank":2,"withdrawn":true}]}','over',NULL,NULL,37,1795034789981);
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
CREATE INDEX passkeys_player ON passkeys (player);
CREATE INDEX ceremonies_expiry ON ceremonies (expires_at);
CREATE INDEX follows_followed ON follows (followed);
CREATE INDEX blocks_blocked ON blocks (blocked);
CREATE INDEX challenges_player ON challenges (player);
CREATE INDEX challenges_challenger ON challenges (challenger);
CREATE INDEX reports_reporter ON reports (reporter, made_at);
CREATE INDEX reports_reported ON reports (reported);
CREATE INDEX judged_matches_order ON judged_matches (ended_at, table_id);
CREATE INDEX judged_matches_reviewed ON judged_matches (reviewed, ended_at);
CREATE INDEX tables_over ON tables (status, updated_at);
CREATE INDEX tournaments_status ON tournaments (status, begins_at);
CREATE INDEX tournaments_maker ON tournaments (maker, created_at);
CREATE INDEX tournament_entrants_player ON tournament_entrants (player);
CREATE UNIQUE INDEX tournament_boards_table ON tournament_boards (table_id);
CREATE INDEX tournament_boards_first ON tournament_boards (first_player);
CREATE INDEX tournament_boards_second ON tournament_boards (second_player);
CREATE INDEX cups_owner ON cups (owner, made_at);
CREATE INDEX cup_results_player ON cup_results (player, begun_at);
CREATE INDEX courses_plays ON courses (plays);
CREATE UNIQUE INDEX course_results_print ON course_results (course, print);
CREATE INDEX course_results_order ON course_results (course, total, made_at, player);
CREATE INDEX course_results_player ON course_results (player);
CREATE INDEX audit_object ON audit (object);
CREATE INDEX reports_open ON reports (closed_at, made_at);
COMMIT;
