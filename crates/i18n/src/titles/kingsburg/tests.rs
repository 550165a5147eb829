//! Tests of texts that the golden games do not have.

use crate::{GameText, Locale, MessageContext, book, messages};
use engine::{Eye, Game, Seat, SeatSet};
use games::titles::kingsburg::{INFO, standard};
use kingsburg::faces::Faces;
use kingsburg::invaders::Race;
use kingsburg::module::{
    Action as ModuleAction, Ask as ModuleAsk, Event as ModuleEvent, Fate, Permit, Power, Way,
};
use kingsburg::notation::{Group, Payment};
use kingsburg::plan::Season;
use kingsburg::{
    Action, Advisor, Ask, Building, Event, Good, Goods, Kingsburg, Options, Reason, Scene, Source, View,
};

fn seat(n: usize) -> Seat {
    Seat::new(n)
}

fn advisor(number: u8) -> Advisor {
    Advisor::new(number).unwrap()
}

fn faces(faces: &[u8]) -> Faces {
    faces.iter().copied().collect()
}

fn in_every_tongue(mut say: impl FnMut(&MessageContext<'_>)) {
    Locale::ALL.into_iter().for_each(|locale| say(&MessageContext::new(messages(locale), &[])));
}

fn english() -> MessageContext<'static> {
    MessageContext::new(messages(Locale::English), &[])
}

fn view_of(eye: Eye, scene: impl Fn(Scene<'_>) -> Scene<'_>) -> View {
    let rules = standard(Options::base(4));
    let state = scene(Scene::new(&rules)).season(Season::Summer);
    rules.view(&state, eye)
}

#[test]
fn every_piece_has_its_messages() {
    in_every_tongue(|msg| {
        let all = msg.messages();
        let has = |id: String| assert!(all.contains(&id), "{id} in {}", all.locale());
        let buildings = Building::ALL.map(Building::word);
        let governors = kingsburg::module::Governor::ALL.iter().map(|governor| governor.word());
        buildings.into_iter().chain(governors).for_each(|word| {
            has(format!("kb-{word}"));
            has(format!("kb-the.{word}"));
        });
        for number in 1..=18 {
            has(format!("kb-the.advisor-{number}"));
            has(format!("kb-who.advisor-{number}"));
        }
        Race::ALL.iter().for_each(|race| has(format!("kb-race-{}", race.word())));
    });
}

#[test]
fn every_option_has_its_messages() {
    in_every_tongue(|msg| {
        let all = msg.messages();
        for option in INFO.options {
            assert!(all.contains(&format!("kb-option-{}", option.key)));
            let values = option.values.iter().copied().chain([option.default]);
            for value in values {
                let id = format!("kb-option-{}-{value}", option.key);
                assert!(!msg.text(&id).is_empty(), "{id}");
            }
        }
    });
}

#[test]
fn every_reason_has_its_message() {
    let reasons = [
        Reason::GameOver,
        Reason::NotYourTurn,
        Reason::NobodyThere,
        Reason::OtherQuestion,
        Reason::NoSuchBuilding,
        Reason::UsedThisSeason,
        Reason::OtherSeason,
        Reason::DiceDiffer,
        Reason::TotalTooHigh,
        Reason::NoSuchDice,
        Reason::NoColouredDie,
        Reason::NoToken,
        Reason::TokenUsed,
        Reason::OutOfReach,
        Reason::Occupied,
        Reason::TooManyDice,
        Reason::Closed,
        Reason::NobodyYet,
        Reason::NoSeal,
        Reason::OtherGovernor,
        Reason::NotThisYear,
        Reason::UsedThisYear,
        Reason::NotOnOffer,
        Reason::NoSuchGood,
        Reason::Stands,
        Reason::NotNextInRow,
        Reason::NoSuchRow,
        Reason::CannotPay,
        Reason::PriceIsOpen,
        Reason::PlainPrice,
        Reason::NotColumnOne,
        Reason::HasGoods,
        Reason::NotRicher,
        Reason::BadBid,
        Reason::WrongPrice,
        Reason::TokensDoNotPay,
        Reason::NotLeft,
        Reason::Oneself,
        Reason::NoSoldier,
        Reason::NoVp,
        Reason::NotTheBox,
        Reason::OtherDraw,
        Reason::WrongDice,
        Reason::WrongOrder,
        Reason::NotInPile,
        Reason::WrongCards,
    ];
    in_every_tongue(|msg| {
        for reason in reasons {
            assert!(!msg.text(&format!("kb-reason-{}", games::serialized_name(&reason))).is_empty());
            assert_is_paragraph(msg, Kingsburg::rule_for_reason(reason));
        }
    });
}

fn assert_is_paragraph(msg: &MessageContext<'_>, rule: &str) {
    let rules = book(games::Title::Kingsburg, msg.messages().locale());
    assert!(rules.find(rule).is_some(), "no paragraph {rule}");
}

#[test]
fn every_question_has_its_paragraph() {
    let asks = [
        Ask::Change,
        Ask::Influence,
        Ask::Choose,
        Ask::Alchemy,
        Ask::Spy,
        Ask::Build,
        Ask::BuildAgain,
        Ask::Powers,
        Ask::Recruit,
        Ask::GiveUp,
    ];
    let modules = [
        ModuleAsk::Troops,
        ModuleAsk::PutBack,
        ModuleAsk::Draft,
        ModuleAsk::Lay,
        ModuleAsk::Govern,
        ModuleAsk::Offer,
        ModuleAsk::Bid,
        ModuleAsk::Free,
        ModuleAsk::Look,
        ModuleAsk::Bless,
        ModuleAsk::DieFrom,
        ModuleAsk::Move,
        ModuleAsk::SoldierOrVp,
        ModuleAsk::Both,
        ModuleAsk::Swap,
        ModuleAsk::Again,
        ModuleAsk::Tithe,
        ModuleAsk::Arm,
        ModuleAsk::Request,
    ];
    in_every_tongue(|msg| {
        for ask in asks.into_iter().chain(modules.map(Ask::Module)) {
            assert!(!Kingsburg::question_text(msg, &ask).is_empty());
            assert_is_paragraph(msg, Kingsburg::rule_for_ask(&ask));
        }
    });
}

/// The questions of the whims by their names in JSON: they have no others outside the rules.
#[test]
fn every_question_about_a_whim_has_its_paragraph() {
    let asks = [
        "tokens", "name", "stall", "bargain", "favour", "share", "two", "pair", "exchange", "largesse",
        "first", "give",
    ];
    in_every_tongue(|msg| {
        for ask in asks {
            assert!(msg.messages().contains(&format!("kb-ask-{ask}")));
            let rule = super::rule::of_whim(ask);
            assert_ne!(rule, "whims.cover", "{ask}");
            assert_is_paragraph(msg, rule);
        }
    });
}

/// Events that are rare, or that the golden games do not have.
#[test]
fn rare_events_are_told() {
    let module = |module| Event::Module { module };
    let (dice, white) = (faces(&[1, 2]), faces(&[4]));
    let events = [
        Event::Rolled,
        Event::Saw { by: seat(0), card: kingsburg::invaders::Card::new(0).unwrap() },
        Event::Revealed { card: kingsburg::invaders::Card::new(0).unwrap() },
        Event::Reinforced { seat: seat(0), soldiers: 0 },
        Event::EnvoySent { to: None },
        Event::Best { seats: SeatSet::all(3) },
        module(ModuleEvent::PrivateAid { to: seat(1), advisor: advisor(8) }),
        module(ModuleEvent::BuiltAgain { by: seat(0), permit: Permit::Lodge }),
        module(ModuleEvent::Changed { by: seat(0), power: Power::Reroll { face: 3, white: true } }),
        module(ModuleEvent::Changed { by: seat(0), power: Power::Altar { dice, white } }),
        module(ModuleEvent::Strengthened { seat: seat(0), by: -1 }),
        module(ModuleEvent::TroopsPutBack { by: seat(3) }),
        module(ModuleEvent::Hoarded { seat: seat(2) }),
    ];
    let view = view_of(Eye::Omniscient, |scene| scene);
    in_every_tongue(|msg| {
        for event in &events {
            let told = Kingsburg::event_text(msg, &view, event);
            let is_look = matches!(event, Event::Saw { .. });
            assert!(told.is_some_and(|text| !text.is_empty()) != is_look, "{event:?}");
        }
    });
}

#[test]
fn what_comes_to_nothing_is_not_told() {
    let view = view_of(Eye::Omniscient, |scene| scene);
    let nothing = [
        Event::Gained { by: seat(0), goods: Goods::NONE },
        Event::Paid { by: seat(0), payment: Payment { goods: Goods::NONE, tokens: 0 } },
        Event::Vp { by: seat(0), vp: 0, source: Source::King },
        Event::Best { seats: SeatSet::NONE },
    ];
    assert!(nothing.iter().all(|event| Kingsburg::event_text(&english(), &view, event).is_none()));
}

#[test]
fn an_invader_is_named_while_it_is_there() {
    let view = view_of(Eye::Omniscient, |scene| scene.invader(Race::Goblins, 3));
    let card = kingsburg::invaders::Card::new(view.invader_card.unwrap() - 1).unwrap();
    let told = Kingsburg::event_text(&english(), &view, &Event::Revealed { card });
    assert_eq!(told.unwrap(), "The invaders are revealed: Goblins, strength 3.");
}

fn choice(view: &View, action: ModuleAction) -> String {
    Kingsburg::action_text(&english(), view, &Action::Module(action))
}

fn group(dice: &[u8], token: bool, number: u8, way: Way) -> Action {
    Action::Place(Group { dice: faces(dice), white: Faces::NONE, token, advisor: advisor(number), way })
}

#[test]
fn a_choice_tells_what_is_used_up() {
    let place = |view: &View, action| Kingsburg::action_text(&english(), view, &action);
    let view = view_of(Eye::Seat(seat(0)), |scene| scene.built(seat(0), &[Building::Inn, Building::Market]));
    let told = place(&view, group(&[3, 4], false, 8, Way::Usual));
    assert_eq!(told, "Influence the Treasurer (8) with 3 and 4, using the Market");
    let told = place(&view, group(&[6], true, 8, Way::Usual));
    assert_eq!(told, "Influence the Treasurer (8) with a 6 and a '+2' token");
    let told = place(&view, group(&[3, 5], false, 8, Way::Deal));
    assert_eq!(told, "Influence the Treasurer (8) with 3 and 5, with the deal token");
    let told = place(&view, group(&[3], false, 3, Way::PrivateDeal));
    assert_eq!(told, "Influence private advisor 3 with a 3, with the deal token");
}

#[test]
fn fates_change_what_a_group_needs() {
    let place = |fate, action| {
        let view = view_of(Eye::Seat(seat(0)), |scene| scene.fate(fate));
        Kingsburg::action_text(&english(), &view, &action)
    };
    let told = place(Fate::SilverTongues, group(&[5], true, 8, Way::Usual));
    assert_eq!(told, "Influence the Treasurer (8) with a 5 and a '+2' token");
    let told = place(Fate::IllKing, group(&[6, 6, 6], false, 17, Way::Usual));
    assert_eq!(told, "Influence the Queen (17) with 6, 6 and 6");
}

#[test]
fn rare_choices_are_told() {
    let view = view_of(Eye::Seat(seat(0)), |scene| scene);
    let price = Goods([1, 1, 0]);
    assert_eq!(choice(&view, ModuleAction::Steal(Good::Gold, None)), "Take 1 gold from the supply");
    assert_eq!(choice(&view, ModuleAction::Levy), "Recruit a soldier for 1 VP (Levy Office*)");
    assert_eq!(
        choice(&view, ModuleAction::BuildFor(Building::Inn, price)),
        "Build the Inn for 1 gold and 1 wood"
    );
    assert_eq!(
        choice(&view, ModuleAction::BuildFor(Building::Inn, Goods::NONE)),
        "Build the Inn for nothing"
    );
}
