//! The fields of the figure editor, in groups and cards as in the component file.

use super::draft::{Draft, FIGURE, NAME, TEXT};
use super::view::reason;
use games::GameInfo;
use games::components::{Figure, MAX_NAME, MAX_TEXT, Provenance, Source, provenance_of};
use i18n::{DynGameText, FigureLabel, Locale, MessageContext, Messages, STAR, game_text, provenance_text};
use maud::{Markup, html};

/// The fields.
pub(super) struct Fields<'a> {
    pub(super) words: &'static Messages,
    pub(super) info: &'a GameInfo,
    pub(super) draft: &'a Draft,
}

/// The figures of a group, card by card.
struct Group<'a> {
    title: String,
    items: Vec<Item<'a>>,
    /// The sources of figures of several items.
    sources: Vec<String>,
}

/// A card or piece with its figures.
#[derive(Default)]
struct Item<'a> {
    label: FigureLabel,
    /// Its kind and id, if its name and text may be replaced.
    card: Option<(&'static str, &'static str)>,
    figures: Vec<(&'a Figure, String)>,
    /// The sources of figures of this item only.
    sources: Vec<String>,
}

impl Group<'_> {
    fn has_reconstructed_figures(&self) -> bool {
        let mut figures = self.items.iter().flat_map(|item| &item.figures);
        figures.any(|(figure, _)| figure.source == Source::Reconstructed)
    }
}

impl Item<'_> {
    /// Whether one of its figures, or the card itself, has this provenance.
    fn has_provenance(&self, all: &[Provenance], id: &str) -> bool {
        let is_of = |key: &str| provenance_of(all, key).is_some_and(|provenance| provenance.id == id);
        let is_of_card = |(kind, card): (&str, &str)| is_of(&format!("{kind}.{card}"));
        match (self.figures.as_slice(), self.card) {
            ([], card) => card.is_some_and(is_of_card),
            (figures, _) => figures.iter().any(|(figure, _)| is_of(&figure.key)),
        }
    }
}

impl Fields<'_> {
    /// All groups.
    pub(super) fn show(&self) -> Markup {
        let voice = game_text(self.info.title);
        let standard = self.info.component_file.standard_set();
        let groups = self.groups(voice, standard.figures());
        html! {
            @for (n, group) in groups.iter().enumerate() {
                details.figures open[n == 0 || groups.len() < 8 || group.items.iter().any(|item| self.is_touched(item))] {
                    summary { (group.title) @if group.has_reconstructed_figures() { (self.mark()) } }
                    (self.sources(&group.sources))
                    div.items { @for item in &group.items { (self.item(voice, item)) } }
                }
            }
        }
    }

    fn groups<'f>(&self, voice: &dyn DynGameText, figures: &'f [Figure]) -> Vec<Group<'f>> {
        let msg = MessageContext::new(self.words, &[]);
        let mut groups: Vec<Group<'f>> = Vec::new();
        for figure in figures {
            let label = voice.figure_label(&msg, &figure.key);
            let group = group_of(&mut groups, &label);
            let named = label.figure.clone();
            if group.items.last().is_none_or(|item| item.label.item != label.item) {
                group.items.push(Item { card: self.card_of(&figure.key), label, ..Item::default() });
            }
            if let Some(item) = group.items.last_mut() {
                item.figures.push((figure, named));
            }
        }
        self.add_cards_without_figures(voice, &mut groups);
        groups.iter_mut().for_each(|group| self.add_sources(group));
        groups
    }

    /// Adds the provenance of its figures to a group: to the item if only one has them.
    fn add_sources(&self, group: &mut Group<'_>) {
        let all = (self.info.provenance)();
        for provenance in &all {
            let text = provenance_text(self.words, self.info.title, provenance).line();
            let is_meant = |item: &&mut Item<'_>| item.has_provenance(&all, &provenance.id);
            let count = group.items.len();
            let mut items: Vec<&mut Item<'_>> = group.items.iter_mut().filter(is_meant).collect();
            match items.as_mut_slice() {
                [] => {}
                [item] if count > 1 && !item.label.item.is_empty() => item.sources.push(text),
                _ => group.sources.push(text),
            }
        }
    }

    fn sources(&self, sources: &[String]) -> Markup {
        html! {
            @if !sources.is_empty() {
                ul.sources aria-label=(self.words.get("web-figures-sources")) { @for text in sources { li { (text) } } }
            }
        }
    }

    /// The mark of a reconstructed figure.
    fn mark(&self) -> Markup {
        html! {
            "\u{a0}" span.mark aria-hidden="true" { "★" }
            span.unseen { " (" (self.words.get("web-figures-reconstructed")) ")" }
        }
    }

    /// Cards that have no figure still have a name and a text.
    fn add_cards_without_figures(&self, voice: &dyn DynGameText, groups: &mut Vec<Group<'_>>) {
        let msg = MessageContext::new(self.words, &[]);
        for card in self.info.component_file.cards() {
            if groups.iter().any(|group| group.items.iter().any(|item| item.card == Some(card))) {
                continue;
            }
            let label = voice.figure_label(&msg, &format!("{}.{}", card.0, card.1));
            group_of(groups, &label).items.push(Item { card: Some(card), label, ..Item::default() });
        }
    }

    /// The card whose figure has this key.
    fn card_of(&self, key: &str) -> Option<(&'static str, &'static str)> {
        let mut parts = key.split('.');
        let (kind, id) = (parts.next()?, parts.next()?);
        self.info.component_file.cards().into_iter().find(|card| *card == (kind, id))
    }

    /// Whether something of a card was changed.
    fn is_touched(&self, item: &Item<'_>) -> bool {
        let text = |id: &str| {
            Locale::ALL.iter().any(|locale| {
                self.draft.name(id, locale.tag()).is_some() || self.draft.text(id, locale.tag()).is_some()
            })
        };
        item.figures.iter().any(|(figure, _)| self.draft.entered(&figure.key).is_some())
            || item.card.is_some_and(|(_, id)| text(id))
    }

    fn item(&self, voice: &dyn DynGameText, item: &Item<'_>) -> Markup {
        html! {
            @if item.label.item.is_empty() {
                @for (figure, label) in &item.figures { (self.figure(voice, figure, label)) }
            } @else {
                fieldset {
                    legend { (item.label.item) }
                    @if !item.label.text.is_empty() { p.quiet.text { (item.label.text) } }
                    (self.sources(&item.sources))
                    div.items { @for (figure, label) in &item.figures { (self.figure(voice, figure, label)) } }
                    @if let Some(card) = item.card { (self.words_of(voice, card)) }
                }
            }
        }
    }

    fn figure(&self, voice: &dyn DynGameText, figure: &Figure, label: &str) -> Markup {
        let msg = MessageContext::new(self.words, &[]);
        let names = voice.figure_names(&msg, &figure.key);
        let standard = named(&names, &figure.standard.to_string());
        let entered = self.draft.entered(&figure.key);
        let error = self.draft.errors.get(&figure.key);
        let id = format!("{FIGURE}{}", figure.key);
        let about = format!("s.{key} e.{key}", key = figure.key);
        html! {
            div.figure.changed[entered.is_some()] data-standard=(figure.standard) {
                label for=(id) {
                    (label)
                    @if figure.source == Source::Reconstructed { (self.mark()) }
                }
                @if names.is_empty() {
                    input id=(id) name=(id) value=(entered.unwrap_or(&figure.standard.to_string())) inputmode="text" autocomplete="off" maxlength="20"
                        aria-describedby=(about) aria-invalid=[error.map(|_| "true")];
                } @else {
                    select id=(id) name=(id) aria-describedby=(about) aria-invalid=[error.map(|_| "true")] {
                        @for (name, label) in &names {
                            option value=(name) selected[*name == entered.unwrap_or(&figure.standard.to_string())] { (label) }
                        }
                    }
                }
                small id={ "s." (figure.key) } { (msg.format("web-figures-was").text("standard", standard).build()) }
                span.error id={ "e." (figure.key) } { @if let Some(error) = error { (reason(self.words, error)) } }
            }
        }
    }

    /// The name and the text of a card in every language.
    fn words_of(&self, voice: &dyn DynGameText, (kind, id): (&str, &str)) -> Markup {
        let is_changed = Locale::ALL.iter().any(|locale| {
            self.draft.name(id, locale.tag()).is_some() || self.draft.text(id, locale.tag()).is_some()
        });
        html! {
            details.words open[is_changed] {
                summary { (self.words.get("web-figures-words")) }
                @for locale in Locale::ALL { (self.words_in(voice, kind, id, locale)) }
            }
        }
    }

    fn words_in(&self, voice: &dyn DynGameText, kind: &str, id: &str, locale: Locale) -> Markup {
        let msg = MessageContext::new(self.words, &[]);
        let standard =
            voice.figure_label(&MessageContext::new(i18n::messages(locale), &[]), &format!("{kind}.{id}"));
        let label = |message| msg.format(message).text("language", locale.name()).build();
        let code = locale.tag();
        let (name, text) = (format!("{NAME}{kind}.{id}.{code}"), format!("{TEXT}{kind}.{id}.{code}"));
        html! {
            p.words lang=(code) {
                label for=(name) lang=(self.words.locale().tag()) { (label("web-figures-card-name")) }
                input id=(name) name=(name) maxlength=(MAX_NAME) placeholder=(standard.item.trim_end_matches(STAR)) value=(self.draft.name(id, code).unwrap_or_default());
                label for=(text) lang=(self.words.locale().tag()) { (label("web-figures-card-text")) }
                textarea id=(text) name=(text) maxlength=(MAX_TEXT) rows="2" placeholder=(standard.text) { (self.draft.text(id, code).unwrap_or_default()) }
            }
        }
    }
}

/// The group of a label; a new one if there is none yet.
fn group_of<'g, 'f>(groups: &'g mut Vec<Group<'f>>, label: &FigureLabel) -> &'g mut Group<'f> {
    let at = groups.iter().position(|group| group.title == label.group).unwrap_or_else(|| {
        groups.push(Group { title: label.group.clone(), items: Vec::new(), sources: Vec::new() });
        groups.len() - 1
    });
    &mut groups[at]
}

/// The label of a value, if it is a name.
fn named(names: &[(String, String)], value: &str) -> String {
    names.iter().find(|(name, _)| name == value).map_or_else(|| value.to_string(), |(_, label)| label.clone())
}
