-- Standard names: users, the journal with its sequence numbers, and columns that say what they hold.
ALTER TABLE people RENAME TO users;
ALTER INDEX people_pkey RENAME TO users_pkey;
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
ALTER INDEX seats_person RENAME TO seats_user;

ALTER TABLE plies RENAME TO journal;
ALTER INDEX plies_pkey RENAME TO journal_pkey;
ALTER INDEX plies_command RENAME TO journal_idempotency_key;
ALTER TABLE journal RENAME COLUMN n TO seq;
ALTER TABLE journal RENAME COLUMN command TO idempotency_key;
ALTER TRIGGER plies_stay ON journal RENAME TO journal_stays;
ALTER TRIGGER plies_tell ON journal RENAME TO journal_notifies;
ALTER TRIGGER tables_tell ON tables RENAME TO tables_notify;
ALTER FUNCTION tell_ply() RENAME TO notify_of_journal;
ALTER FUNCTION tell_table() RENAME TO notify_of_table;

ALTER TABLE chat RENAME COLUMN n TO seq;
ALTER TABLE chat RENAME COLUMN command TO idempotency_key;
ALTER INDEX chat_command RENAME TO chat_idempotency_key;
