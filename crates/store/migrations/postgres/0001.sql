CREATE TABLE people (
    id      TEXT PRIMARY KEY,
    name    TEXT NOT NULL,
    tongue  TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE sessions (
    key     TEXT PRIMARY KEY,
    person  TEXT NOT NULL REFERENCES people (id),
    created BIGINT NOT NULL
);

CREATE TABLE tables (
    id       TEXT PRIMARY KEY,
    header   TEXT NOT NULL,
    host     TEXT NOT NULL REFERENCES people (id),
    status   TEXT NOT NULL,
    listed   BOOLEAN NOT NULL,
    seconds  BIGINT,
    seed     BYTEA NOT NULL,
    watch    TEXT NOT NULL,
    previous TEXT REFERENCES tables (id),
    created  BIGINT NOT NULL,
    started  BIGINT,
    version  BIGINT NOT NULL,
    -- How many lines of chat there are: raising it numbers the next one.
    lines    BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX tables_host ON tables (host);
CREATE INDEX tables_status ON tables (status);
CREATE INDEX tables_listed ON tables (created) WHERE listed;

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     BIGINT NOT NULL,
    kind     TEXT NOT NULL,
    person   TEXT REFERENCES people (id),
    bot      TEXT,
    name     TEXT NOT NULL,
    invite   TEXT NOT NULL,
    word     TEXT NOT NULL,
    shown    BOOLEAN NOT NULL,
    away     BOOLEAN NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_person ON seats (person) WHERE person IS NOT NULL;

CREATE TABLE plies (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n        BIGINT NOT NULL,
    seat     BIGINT,
    entry    TEXT NOT NULL,
    command  TEXT,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
);
CREATE UNIQUE INDEX plies_command ON plies (table_id, command) WHERE command IS NOT NULL;

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n        BIGINT NOT NULL,
    seat     BIGINT,
    name     TEXT NOT NULL,
    text     TEXT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE FUNCTION refuse_to_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
CREATE TRIGGER plies_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON plies
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change();
CREATE TRIGGER chat_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON chat
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change();

-- Every change tells all who listen which table it concerns, when it is committed.
-- Seats change with the version of their table, and chat with its count of lines.
CREATE FUNCTION tell_table() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('hightable', NEW.id);
    RETURN NULL;
END $$;
CREATE FUNCTION tell_ply() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('hightable', NEW.table_id);
    RETURN NULL;
END $$;
CREATE TRIGGER tables_tell AFTER INSERT OR UPDATE ON tables FOR EACH ROW EXECUTE FUNCTION tell_table();
CREATE TRIGGER plies_tell AFTER INSERT ON plies FOR EACH ROW EXECUTE FUNCTION tell_ply();
