//! What a store promises, on every database alike.

mod chat;
mod databases;
mod figure_sets;
mod journal;
mod migrations;
mod notifications;
mod support;
mod tables;
mod users;

/// Every promise as a test of every database.
macro_rules! contract {
    ($($part:ident { $($promise:ident),+ $(,)? })+) => {
        mod memory { $(mod $part { $(contract!(@on memory, $part, $promise);)+ })+ }
        mod file { $(mod $part { $(contract!(@on file, $part, $promise);)+ })+ }
        mod postgres { $(mod $part { $(contract!(@on postgres, $part, $promise);)+ })+ }
    };
    (@on $database:ident, $part:ident, $promise:ident) => {
        #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
        async fn $promise() -> crate::contract::support::TestResult {
            let Some(opened) = crate::contract::support::$database().await else { return Ok(()) };
            crate::contract::$part::$promise(opened.store).await
        }
    };
}

contract! {
    users {
        a_user_is_found_by_every_session,
        all_sessions_but_one_are_ended,
        name_and_locale_of_a_user_are_updated,
        ids_and_keys_are_unique,
    }
    figure_sets {
        figure_sets_are_listed_for_their_owner_by_game_and_name,
        a_figure_set_of_the_same_name_is_replaced,
        no_more_figure_sets_are_saved_than_the_limit,
        saves_at_once_do_not_exceed_the_limit,
        a_figure_set_is_renamed_unless_the_name_is_taken,
        a_figure_set_is_deleted,
        another_user_cannot_read_rename_or_delete_a_figure_set,
    }
    tables {
        a_table_is_read_as_it_was_added,
        a_table_is_added_with_all_its_seats_or_not_at_all,
        tables_of_a_user_are_those_with_a_seat_or_hosted,
        no_more_than_200_tables_of_a_user_are_found,
        the_newest_hundred_tables_are_listed,
        tables_are_found_by_their_status,
        tables_are_overdue_when_nothing_was_appended_for_their_limit,
        a_table_is_changed_only_at_its_version,
        of_many_changes_at_once_one_is_made,
        a_change_that_fails_changes_nothing,
        running_says_when_a_table_was_started,
    }
    journal {
        journal_entries_are_read_in_order_after_a_number,
        a_journal_has_no_gaps,
        thousands_of_entries_are_appended_at_once,
        of_two_concurrent_appends_one_succeeds,
        a_command_is_appended_once,
        a_command_sent_many_times_at_once_is_appended_once,
        concurrent_writers_do_not_affect_each_other,
    }
    chat {
        journal_and_chat_need_a_table,
        chat_is_numbered_without_gaps_by_many_at_once,
        a_message_sent_many_times_at_once_is_added_once,
        any_text_is_stored_unchanged,
        a_closed_store_returns_an_error,
    }
}
