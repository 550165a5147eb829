//! The help of the program in the user's language.
//!
//! The doc comments of commands and arguments are its English; every other language has messages of the same names. The
//! tests see to it that none is missing and that the English ones equal the comments.

#[cfg(test)]
mod tests;

use crate::{Cli, LocaleContext};
use clap::{Arg, Command, CommandFactory, FromArgMatches};
use i18n::Locale;
use std::ffi::OsString;

/// The language that the arguments ask for, looked for before anything else of them is understood.
pub(crate) fn locale(args: impl Iterator<Item = OsString>) -> Option<Locale> {
    let mut args = args.map(|arg| arg.to_string_lossy().into_owned()).take_while(|arg| arg != "--");
    while let Some(arg) = args.next() {
        let code = if arg == "--lang" { args.next() } else { arg.strip_prefix("--lang=").map(Into::into) };
        if let Some(code) = code {
            return code.parse().ok();
        }
    }
    None
}

/// Reads the arguments of the program, or exits with the help or an error.
pub(crate) fn parse(locale: Locale) -> Cli {
    let mut matches = command(locale).get_matches();
    Cli::from_arg_matches_mut(&mut matches).unwrap_or_else(|error| error.format(&mut command(locale)).exit())
}

/// The command line, with help in a language.
pub(crate) fn command(locale: Locale) -> Command {
    let mut command = Cli::command();
    if locale == Locale::English {
        return command;
    }
    // Only a built command has the arguments and the subcommand that clap adds.
    command.build();
    translated(LocaleContext { locale }, command, "tool-cmd")
}

/// A command, with its arguments and subcommands, in other words.
fn translated(ctx: LocaleContext, command: Command, id: &str) -> Command {
    let command = headed(ctx, described(ctx, command, id));
    let command = command.mut_args(|arg| argument(ctx, arg, id));
    let command = used(ctx, command);
    command.mut_subcommands(|sub| {
        let id = format!("tool-cmd-{}", sub.get_name());
        translated(ctx, sub, &id)
    })
}

fn described(ctx: LocaleContext, command: Command, id: &str) -> Command {
    let has_long = command.get_long_about().is_some();
    let command = command.about(ctx.message(id));
    if has_long { command.long_about(ctx.message(&format!("{id}.long"))) } else { command }
}

fn headed(ctx: LocaleContext, command: Command) -> Command {
    let (style, usage) = (*command.get_styles().get_usage(), ctx.message("tool-usage"));
    let command = command
        .subcommand_help_heading(ctx.message("tool-commands"))
        .subcommand_value_name(ctx.message("tool-value-command"));
    command.help_template(format!(
        "{{before-help}}{{about-with-newline}}\n{style}{usage}{style:#} {{usage}}\n\n{{all-args}}{{after-help}}"
    ))
}

/// How a command is used: clap knows no other word for its options.
fn used(ctx: LocaleContext, mut command: Command) -> Command {
    let usage = command.render_usage().ansi().to_string();
    let usage = usage.split_once("Usage:").map_or(usage.as_str(), |(_, usage)| usage);
    let reset = format!("{:#}", command.get_styles().get_usage());
    let usage = usage.strip_prefix(reset.as_str()).unwrap_or(usage).trim_start();
    let options = format!("[{}]", ctx.message("tool-value-options"));
    let usage = usage.replace("[OPTIONS]", &options);
    command.override_usage(usage)
}

fn argument(ctx: LocaleContext, arg: Arg, command: &str) -> Arg {
    let heading = if arg.is_positional() { "tool-arguments" } else { "tool-options" };
    let (short, long) = help(ctx, &arg, command);
    let names: Vec<String> =
        arg.get_value_names().unwrap_or_default().iter().map(|name| value(ctx, name)).collect();
    let arg = arg.help(short).long_help(long).help_heading(ctx.message(heading)).hide_default_value(true);
    if names.is_empty() { arg } else { arg.value_names(names) }
}

/// The short and the long help of an argument. Clap has a longer help of its own flag if there is more to show.
fn help(ctx: LocaleContext, arg: &Arg, command: &str) -> (String, String) {
    let id = id_of(arg, command);
    if arg.get_id() == "help" && arg.get_long_help().is_some() {
        return (ctx.message(&format!("{id}.more")), ctx.message(&format!("{id}.long")));
    }
    let text = ctx.message(&id);
    match default(ctx, arg) {
        Some(default) => (format!("{text} {default}"), format!("{text}\n\n{default}")),
        None => (text.clone(), text),
    }
}

/// The message of an argument; those that all commands have in common have one.
fn id_of(arg: &Arg, command: &str) -> String {
    match arg.get_id().as_str() {
        "help" => "tool-flag-help".into(),
        "version" => "tool-flag-version".into(),
        "lang" => "tool-cmd-lang".into(),
        name => format!("{command}-{name}"),
    }
}

/// The text of an argument's default value, if it is to be shown.
fn default(ctx: LocaleContext, arg: &Arg) -> Option<String> {
    let values: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    let is_said = arg.get_action().takes_values() && !arg.is_hide_default_value_set() && !values.is_empty();
    is_said.then(|| ctx.format("tool-default").text("value", values.join(" ")).build())
}

/// The placeholder of a value; `FILE.svg` is a `FILE` with a suffix.
fn value(ctx: LocaleContext, name: &str) -> String {
    let (stem, ending) = name.split_at(name.find('.').unwrap_or(name.len()));
    let id = format!("tool-value-{}", stem.to_lowercase());
    if ctx.messages().contains(&id) { format!("{}{ending}", ctx.message(&id)) } else { name.into() }
}
