-- Whether the table starts only when its host says so; its status tells that no longer once it has.
ALTER TABLE tables ADD COLUMN waits BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE tables SET waits = TRUE WHERE status = 'waiting';
