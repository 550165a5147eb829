use super::*;
use i18n::messages;
use std::collections::BTreeSet;

/// A text of the help: the message it has, and the English that the comments give it.
type Text = (String, String);

/// The texts of a command, its arguments and its subcommands; `help` only repeats the others.
fn texts(command: &Command, id: &str) -> Vec<Text> {
    let about = |text: Option<&clap::builder::StyledStr>| text.map(ToString::to_string);
    let mut texts = vec![(id.to_string(), about(command.get_about()).unwrap_or_default())];
    texts.extend(about(command.get_long_about()).map(|long| (format!("{id}.long"), long)));
    for arg in command.get_arguments() {
        let name = id_of(arg, id);
        if arg.get_id() == "help" && arg.get_long_help().is_some() {
            texts.push((format!("{name}.more"), about(arg.get_help()).unwrap_or_default()));
            texts.push((format!("{name}.long"), about(arg.get_long_help()).unwrap_or_default()));
        } else {
            assert!(arg.get_long_help().is_none(), "{name} would need a long message");
            texts.push((name, about(arg.get_help()).unwrap_or_default()));
        }
    }
    if command.get_name() != "help" {
        for sub in command.get_subcommands() {
            texts.extend(self::texts(sub, &format!("tool-cmd-{}", sub.get_name())));
        }
    }
    texts
}

fn all_texts() -> Vec<Text> {
    let mut command = Cli::command();
    command.build();
    texts(&command, "tool-cmd")
}

#[test]
fn every_command_and_argument_has_a_message_in_every_language() {
    for (id, _) in all_texts() {
        for locale in Locale::ALL {
            assert!(messages(locale).contains(&id), "no message {id} in {locale}");
        }
    }
}

#[test]
fn the_english_messages_say_what_the_comments_say() {
    for (id, english) in all_texts() {
        assert_eq!(messages(Locale::English).get(&id), english, "{id}");
    }
}

#[test]
fn there_is_no_message_of_a_command_or_argument_that_is_not_there() {
    let known: BTreeSet<String> = all_texts().into_iter().map(|(id, _)| id).collect();
    let file = include_str!("../../../i18n/ftl/en/cli.ftl");
    let ids =
        file.lines().filter(|line| line.starts_with("tool-cmd")).filter_map(|line| line.split(' ').next());
    let stale: Vec<&str> = ids.filter(|id| !known.contains(*id)).collect();
    assert!(stale.is_empty(), "{stale:?}");
}

/// The help of a command and of all below it, in short and at length.
fn rendered(command: &mut Command) -> String {
    let mut text = format!("{}\n{}\n", command.render_help(), command.render_long_help());
    command.get_subcommands_mut().for_each(|sub| text.push_str(&rendered(sub)));
    text
}

#[test]
fn no_english_word_of_claps_is_left() {
    for locale in [Locale::Italian, Locale::French, Locale::German] {
        let text = rendered(&mut command(locale));
        for english in
            ["Usage", "Options:", "Arguments:", "Commands:", "default", "Print", "COMMAND]", "<GAME>"]
        {
            assert!(!text.contains(english), "{english} in {locale}:\n{text}");
        }
    }
}

/// Whatever the language, the same arguments mean the same.
#[test]
fn arguments_are_understood_in_every_language() {
    let args =
        ["hightable", "arena", "krieg", "--bots", "page", "--sprt", "40", "--plot", "x.svg", "--lang", "de"];
    for locale in Locale::ALL {
        let mut matches = command(locale).try_get_matches_from(args).unwrap();
        assert_eq!(Cli::from_arg_matches_mut(&mut matches).unwrap().lang, Some(Locale::German));
        assert!(command(locale).try_get_matches_from(["hightable", "rules"]).is_err());
        command(locale).debug_assert();
    }
}

#[test]
fn the_language_is_found_among_the_arguments() {
    let asked = |args: &str| locale(args.split(' ').map(Into::into));
    assert_eq!(asked("arena --lang de krieg"), Some(Locale::German));
    assert_eq!(asked("--lang=it_IT games"), Some(Locale::Italian));
    assert_eq!(asked("games krieg"), None);
    assert_eq!(asked("games --lang"), None);
    assert_eq!(asked("--lang la games"), None);
    assert_eq!(asked("games -- --lang de"), None);
}
