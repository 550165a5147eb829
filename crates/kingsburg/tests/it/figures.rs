//! The figures of the tests: the standard ones, or those with one changed.

use games::titles::kingsburg::{figures, new};
use kingsburg::invaders::{Card, Invader, YEARS};
use kingsburg::module::Figure;
use kingsburg::{Building, Figures, Good, Kingsburg, Options};
use std::env;

/// The environment variable that changes a figure: `depot.wood=2`.
pub(crate) const CHANGE: &str = "HIGHTABLE_TEST_FIGURE";

/// The rules with these options and the figures that the tests play with.
pub(crate) fn standard(options: Options) -> Kingsburg {
    new(options, changed(figures::standard())).expect("the options of a test are possible")
}

fn changed(figures: Figures) -> Figures {
    let Ok(change) = env::var(CHANGE) else { return figures };
    let (key, value) = change.split_once('=').expect("a change is written `key=value`");
    let number = Number::all().find(|number| number.key() == key).expect("a change names a figure");
    let value = value.parse().expect("the new figure is a number");
    number.set(figures, value).expect("the changed figures make a game")
}

/// A figure on a component.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Number {
    /// A figure in the text of a card.
    Text(Figure),
    /// How much of a good a building costs.
    Cost(Building, Good),
    /// The VP of a building.
    Vp(Building),
    /// The strength of a building in every battle.
    Battle(Building),
    /// A figure of an invader of a year, from 1.
    Invader(u8, Card, InvaderFigure),
}

/// A figure of an invader.
#[derive(Copy, Clone, Debug)]
pub(crate) enum InvaderFigure {
    Strength,
    LoseGoods(Good),
    LoseAnyGoods,
    LoseBuildings,
    LoseVp,
    WinGoods(Good),
    WinAnyGoods,
    WinVp,
}

const GOODS: [Good; 3] = [Good::Gold, Good::Wood, Good::Stone];

impl InvaderFigure {
    fn all() -> impl Iterator<Item = InvaderFigure> {
        use InvaderFigure::{LoseAnyGoods, LoseBuildings, LoseVp, Strength, WinAnyGoods, WinVp};
        let goods = GOODS.into_iter().map(InvaderFigure::LoseGoods);
        goods.chain(GOODS.into_iter().map(InvaderFigure::WinGoods)).chain([
            Strength,
            LoseAnyGoods,
            LoseBuildings,
            LoseVp,
            WinAnyGoods,
            WinVp,
        ])
    }

    fn of(self, invader: &mut Invader) -> &mut u8 {
        match self {
            InvaderFigure::Strength => &mut invader.strength,
            InvaderFigure::LoseGoods(good) => &mut invader.lose.goods.0[good as usize],
            InvaderFigure::LoseAnyGoods => &mut invader.lose.any_goods,
            InvaderFigure::LoseBuildings => &mut invader.lose.buildings,
            InvaderFigure::LoseVp => &mut invader.lose.vp,
            InvaderFigure::WinGoods(good) => &mut invader.win.goods.0[good as usize],
            InvaderFigure::WinAnyGoods => &mut invader.win.any_goods,
            InvaderFigure::WinVp => &mut invader.win.vp,
        }
    }
}

impl Number {
    /// All variants.
    pub(crate) fn all() -> impl Iterator<Item = Number> {
        let texts = Figure::ALL.iter().copied().map(Number::Text);
        texts.chain(Building::ALL.into_iter().flat_map(Number::printed_on)).chain(Number::of_invaders())
    }

    fn printed_on(building: Building) -> impl Iterator<Item = Number> {
        let cost = GOODS.into_iter().map(move |good| Number::Cost(building, good));
        cost.chain([Number::Vp(building), Number::Battle(building)])
    }

    fn of_invaders() -> impl Iterator<Item = Number> {
        let cards = (1..=YEARS as u8).flat_map(|year| Card::all().map(move |card| (year, card)));
        cards.flat_map(|(year, card)| {
            InvaderFigure::all().map(move |figure| Number::Invader(year, card, figure))
        })
    }

    /// Its name: a card's id and what it counts there.
    pub(crate) fn key(self) -> String {
        match self {
            Number::Text(figure) => figure.key().to_string(),
            Number::Cost(building, good) => format!("{}.cost-{good:?}", building.word()).to_lowercase(),
            Number::Vp(building) => format!("{}.printed-vp", building.word()),
            Number::Battle(building) => format!("{}.printed-battle", building.word()),
            Number::Invader(year, card, figure) => format!("invader-{year}-{}.{figure:?}", card.place()),
        }
    }

    /// Its value.
    pub(crate) fn get(self, mut figures: Figures) -> i8 {
        match self {
            Number::Text(figure) => figures.modules.get(figure),
            Number::Battle(building) => figures.building(building).battle,
            Number::Cost(..) | Number::Vp(_) | Number::Invader(..) => *self.count(&mut figures) as i8,
        }
    }

    /// The figures with another value; none if they make no game.
    pub(crate) fn set(self, mut figures: Figures, value: i8) -> Option<Figures> {
        match self {
            Number::Text(figure) => figures.modules.cards[figure as usize] = value,
            Number::Battle(building) => figures.buildings[building as usize].battle = value,
            Number::Cost(..) | Number::Vp(_) | Number::Invader(..) => {
                *self.count(&mut figures) = u8::try_from(value).ok()?;
            }
        }
        figures.check().is_ok().then_some(figures)
    }

    /// The place of a figure that is never negative.
    fn count(self, figures: &mut Figures) -> &mut u8 {
        match self {
            Number::Cost(building, good) => &mut figures.buildings[building as usize].cost.0[good as usize],
            Number::Vp(building) => &mut figures.buildings[building as usize].vp,
            Number::Invader(year, card, figure) => {
                figure.of(&mut figures.invaders[usize::from(year) - 1][card.place()])
            }
            Number::Text(_) | Number::Battle(_) => unreachable!("these may be negative"),
        }
    }
}
