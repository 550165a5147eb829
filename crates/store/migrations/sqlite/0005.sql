-- Standard names: users, the journal with its sequence numbers, and columns that say what they hold.
ALTER TABLE people RENAME TO users;
ALTER TABLE users RENAME COLUMN tongue TO locale;
ALTER TABLE sessions RENAME COLUMN person TO user_id;

ALTER TABLE tables RENAME COLUMN seconds TO move_limit;
ALTER TABLE tables RENAME COLUMN watch TO watch_key;
ALTER TABLE tables RENAME COLUMN waits TO manual_start;
-- How many chat messages there are: raising it numbers the next one.
ALTER TABLE tables RENAME COLUMN lines TO chat_count;

ALTER TABLE seats RENAME COLUMN person TO user_id;
ALTER TABLE seats RENAME COLUMN word TO seed_contribution;
ALTER TABLE seats RENAME COLUMN shown TO is_shown;
ALTER TABLE seats RENAME COLUMN away TO is_away;
DROP INDEX seats_person;
CREATE INDEX seats_user ON seats (user_id) WHERE user_id IS NOT NULL;

DROP TRIGGER plies_are_not_changed;
DROP TRIGGER plies_are_not_deleted;
DROP INDEX plies_command;
ALTER TABLE plies RENAME TO journal;
ALTER TABLE journal RENAME COLUMN n TO seq;
ALTER TABLE journal RENAME COLUMN command TO idempotency_key;
CREATE UNIQUE INDEX journal_idempotency_key ON journal (table_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
CREATE TRIGGER journal_is_not_changed BEFORE UPDATE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER journal_is_not_deleted BEFORE DELETE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;

DROP INDEX chat_command;
ALTER TABLE chat RENAME COLUMN n TO seq;
ALTER TABLE chat RENAME COLUMN command TO idempotency_key;
CREATE UNIQUE INDEX chat_idempotency_key ON chat (table_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
