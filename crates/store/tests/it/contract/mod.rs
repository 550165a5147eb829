//! What a store promises, on every database alike.

mod chat;
mod databases;
mod figure_sets;
mod migrations;
mod notices;
mod people;
mod plies;
mod support;
mod tables;

/// Every promise as a test of every database.
macro_rules! contract {
    ($($part:ident { $($promise:ident),+ $(,)? })+) => {
        mod memory { $(mod $part { $(contract!(@on memory, $part, $promise);)+ })+ }
        mod file { $(mod $part { $(contract!(@on file, $part, $promise);)+ })+ }
        mod postgres { $(mod $part { $(contract!(@on postgres, $part, $promise);)+ })+ }
    };
    (@on $database:ident, $part:ident, $promise:ident) => {
        #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
        async fn $promise() -> crate::contract::support::Held {
            let Some(opened) = crate::contract::support::$database().await else { return Ok(()) };
            crate::contract::$part::$promise(opened.store).await
        }
    };
}

contract! {
    people {
        a_person_is_known_by_every_session,
        all_sessions_but_one_are_ended,
        a_person_changes_name_and_tongue,
        an_id_and_a_key_are_given_once,
    }
    figure_sets {
        figure_sets_are_listed_for_their_owner_by_game_and_name,
        a_figure_set_of_the_same_name_is_replaced,
        no_more_figure_sets_are_saved_than_the_limit,
        saves_at_once_do_not_exceed_the_limit,
        a_figure_set_is_renamed_unless_the_name_is_taken,
        a_figure_set_is_deleted,
        nobody_else_reads_renames_or_deletes_a_figure_set,
    }
    tables {
        a_table_comes_back_as_it_was_added,
        a_table_is_added_with_all_its_seats_or_not_at_all,
        a_person_finds_the_tables_where_they_host_or_sit,
        no_more_than_200_tables_of_a_person_are_found,
        the_newest_hundred_tables_are_listed,
        tables_are_found_by_their_status,
        tables_are_late_when_nothing_was_appended_for_their_limit,
        a_table_is_changed_only_at_its_version,
        of_many_changes_at_once_one_is_made,
        a_change_that_fails_changes_nothing,
        running_says_when_a_table_was_started,
    }
    plies {
        plies_come_back_in_order_behind_a_number,
        plies_leave_no_hole,
        thousands_are_appended_at_once,
        of_two_who_append_at_once_one_wins,
        a_command_is_appended_once,
        a_command_sent_many_times_at_once_is_appended_once,
        many_writers_spoil_nothing_for_each_other,
    }
    chat {
        plies_and_chat_need_a_table,
        chat_is_numbered_without_gaps_by_many_at_once,
        a_line_sent_many_times_at_once_is_said_once,
        any_text_comes_back,
        a_closed_store_says_so,
    }
}
