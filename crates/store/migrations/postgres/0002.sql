-- The key that the client gave what it said: no key is kept twice at a table.
ALTER TABLE chat ADD COLUMN command TEXT;
CREATE UNIQUE INDEX chat_command ON chat (table_id, command) WHERE command IS NOT NULL;
