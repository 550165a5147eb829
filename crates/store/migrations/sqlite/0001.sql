CREATE TABLE people (
    id      TEXT PRIMARY KEY NOT NULL,
    name    TEXT NOT NULL,
    tongue  TEXT NOT NULL,
    created INTEGER NOT NULL
);

CREATE TABLE sessions (
    key     TEXT PRIMARY KEY NOT NULL,
    person  TEXT NOT NULL REFERENCES people (id),
    created INTEGER NOT NULL
);

CREATE TABLE tables (
    id       TEXT PRIMARY KEY NOT NULL,
    header   TEXT NOT NULL,
    host     TEXT NOT NULL REFERENCES people (id),
    status   TEXT NOT NULL,
    listed   BOOLEAN NOT NULL,
    seconds  INTEGER,
    seed     BLOB NOT NULL,
    watch    TEXT NOT NULL,
    previous TEXT REFERENCES tables (id),
    created  INTEGER NOT NULL,
    started  INTEGER,
    version  INTEGER NOT NULL,
    -- How many lines of chat there are: raising it numbers the next one.
    lines    INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX tables_host ON tables (host);
CREATE INDEX tables_status ON tables (status);
CREATE INDEX tables_listed ON tables (created) WHERE listed;

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    kind     TEXT NOT NULL,
    person   TEXT REFERENCES people (id),
    bot      TEXT,
    name     TEXT NOT NULL,
    invite   TEXT NOT NULL,
    word     TEXT NOT NULL,
    shown    BOOLEAN NOT NULL,
    away     BOOLEAN NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_person ON seats (person) WHERE person IS NOT NULL;

CREATE TABLE plies (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n        INTEGER NOT NULL,
    seat     INTEGER,
    entry    TEXT NOT NULL,
    command  TEXT,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
CREATE UNIQUE INDEX plies_command ON plies (table_id, command) WHERE command IS NOT NULL;

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n        INTEGER NOT NULL,
    seat     INTEGER,
    name     TEXT NOT NULL,
    text     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;

CREATE TRIGGER plies_are_not_changed BEFORE UPDATE ON plies
BEGIN SELECT RAISE(ABORT, 'plies are append-only'); END;
CREATE TRIGGER plies_are_not_deleted BEFORE DELETE ON plies
BEGIN SELECT RAISE(ABORT, 'plies are append-only'); END;
CREATE TRIGGER chat_is_not_changed BEFORE UPDATE ON chat
BEGIN SELECT RAISE(ABORT, 'chat is append-only'); END;
CREATE TRIGGER chat_is_not_deleted BEFORE DELETE ON chat
BEGIN SELECT RAISE(ABORT, 'chat is append-only'); END;
