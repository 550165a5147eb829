-- The component figures that a table is played with, as a component file of what differs from the standard ones.
ALTER TABLE tables ADD COLUMN components TEXT;
-- Component files that people keep under a name.
CREATE TABLE figure_sets (
    id      TEXT PRIMARY KEY NOT NULL,
    owner   TEXT NOT NULL REFERENCES people (id),
    game    TEXT NOT NULL,
    name    TEXT NOT NULL,
    text    TEXT NOT NULL,
    created INTEGER NOT NULL,
    UNIQUE (owner, game, name)
);
