//! Figures of the modules: each number on a card has a name, and a component file may change it.

use core::ops::RangeInclusive;

macro_rules! figures {
    ($($name:ident $key:literal = $standard:literal,)*) => {
        /// A number on a card.
        #[expect(missing_docs, reason = "a figure is named by its card and what it counts there")]
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Figure {
            $($name,)*
        }

        impl Figure {
            /// All variants.
            pub const ALL: &'static [Figure] = &[$(Figure::$name,)*];

            /// The standard values, in the order of [`Figure::ALL`].
            const STANDARD: [i8; Figure::ALL.len()] = [$($standard,)*];

            /// Returns the card's id and the figure's name in a component file, with a dot between.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self {
                    $(Figure::$name => $key,)*
                }
            }
        }
    };
}

figures! {
    DepotWood "depot.wood" = 1,
    DepotStone "depot.stone" = 1,
    GuildVpPerBuilding "architects-guild.vp_per_later_building" = 1,
    GuildVpPerColumnFour "architects-guild.end_vp_per_col4" = 1,
    BridgeMaxTotal "bridge.max_total" = 7,
    BridgeGoods "bridge.goods_any" = 1,
    AltarMaxTotal "altar.max_total" = 8,
    MonasteryMaxGoods "monastery.max_goods" = 0,
    MonasteryVp "monastery.vp" = 1,
    DomeMinBuildings "dome.row_min_buildings" = 2,
    DomeVpPerRow "dome.vp_per_row" = 1,
    BreweryGold "brewery.gold" = 1,
    BreweryBonus "brewery.bonus_gold_if_soldiers_lost" = 1,
    MarketStepSpring "traveling-market.step_spring" = 1,
    MarketStepSummer "traveling-market.step_summer" = 2,
    MarketStepAutumn "traveling-market.step_autumn" = 3,
    VineyardDice "vineyard.white_dice" = 1,
    CaravanseraiGoods "caravanserai.amount" = 1,
    ArmoryBattle "armory.battle" = 2,
    BombardOne "bombard.face_1" = -1,
    BombardTwo "bombard.face_2" = 1,
    BombardThree "bombard.face_3" = 1,
    BombardFour "bombard.face_4" = 2,
    BombardFive "bombard.face_5" = 2,
    BombardSix "bombard.face_6" = 2,
    GriffinMaxTotal "griffin-ranch.max_total" = 8,
    GriffinSoldiers "griffin-ranch.soldiers" = 1,
    TowerVp "necromancers-tower.vp_if_not_won" = -1,
    SmallPalisadeMinSoldiers "small-palisade.min_soldiers" = 1,
    SmallPalisadeSoldiers "small-palisade.soldiers" = 1,
    LookoutBattle "lookout-post.battle" = 1,
    KeepGoods "keep.goods_any" = 1,
    FountainVp "fountain.vp" = 1,
    SchoolMinSoldiers "school.min_soldiers" = 3,
    SchoolVp "school.vp" = 1,
    RidingArenaMinAdvisors "riding-arena.min_advisors" = 3,
    RidingArenaVp "riding-arena.vp" = 1,
    UniversityMaxTotal "university.max_total" = 9,
    UniversityVp "university.vp" = 2,
    SignalFiresMinStrength "signal-fires.min_printed_strength" = 6,
    SignalFiresBattle "signal-fires.battle" = 1,
    LevyVp "levy-office.vp_cost" = 1,
    LevySoldiers "levy-office.soldiers" = 1,
    LevyMost "levy-office.max_per_year" = 2,
    VeteransKeep "veterans-lodge.keep" = 1,
    CommanderyMaxReinforcement "commandery.max_reinforcement" = 2,
    CommanderySoldiers "commandery.soldiers" = 2,
    CommanderyMaxToken "commandery.module5_max_token" = 1,
    CommanderyTokenSoldiers "commandery.module5_soldiers" = 1,

    ThiefStartVp "thief.start_vp" = -3,
    ThiefSupplyGold "thief.two_player_spring_gold" = 1,
    MinerGoods "miner.amount" = 1,
    MinerDiscount "miner.discount_once" = 1,
    CarpenterGoods "carpenter.amount" = 1,
    CarpenterDiscount "carpenter.discount_once" = 1,
    SculptorGoods "sculptor.amount" = 1,
    SculptorDiscount "sculptor.discount_once" = 1,
    MinstrelTiedVp "minstrel.vp_if_tied" = 1,
    MinstrelLowestVp "minstrel.vp_if_lowest" = 1,
    MinstrelGoods "minstrel.goods_if_not_lowest" = 1,
    ArchitectDiscount "architect.discount_gold" = 1,
    ArchitectEndVp "architect.end_vp" = 2,
    PaladinBattle "paladin.battle" = 1,
    PaladinVpPerWin "paladin.end_vp_per_win" = 1,
    PrinceMaxTotal "prince.max_total" = 8,
    PrinceTokens "prince.token" = 1,
    PhilosopherMaxTotal "philosopher.max_total" = 10,
    PhilosopherVp "philosopher.vp_if_lower" = 1,
    PhilosopherTokens "philosopher.start_tokens" = 2,
    PreacherVp "preacher.vp" = 1,
    TaxGoodsForTwo "tax-collector.goods_2_players" = 3,
    TaxGoodsForThree "tax-collector.goods_3_players" = 2,
    TaxGoodsForFour "tax-collector.goods_4_players" = 2,
    TaxGoodsForFive "tax-collector.goods_5_players" = 1,
    SorcererYear "sorcerer.year" = 3,
    SorcererBuildings "sorcerer.max_buildings" = 3,
    DukeNoToken "duke.no_token" = 1,
    PriestVp "priest.priest_vp" = 1,
    FairyDice "fairy.white_dice" = 1,
    GeneralBattle "general.battle" = 1,
    DamselSoldiers "damsel.soldiers" = 2,
    TricksterFives "trickster.turn_5" = 1,
    TricksterTokens "trickster.start_tokens" = 2,
    HeiressMaxTotal "heiress.max_total" = 8,
    HeiressTokens "heiress.tokens" = 2,
    AmbassadorTokens "ambassador.token" = 1,
    QuartermasterKeep "quartermaster.keep" = 2,
    MoneychangerGoods "moneychanger.max_exchange" = 2,
    HermitMaxNumber "hermit.max_number" = 12,
    HermitVp "hermit.vp" = 1,

    FamineDice "famine.coloured_dice" = -1,
    FamineTokens "famine.tokens" = 2,
    SilverTokens "silver-tongues.tokens" = 1,
    ShortAudiencesDice "short-audiences.max_dice_per_group" = 2,
    IllKingRedirect "ill-king.redirect" = 1,
    WeddingVp "royal-wedding.vp" = 2,
    CallSoldiers "call-to-arms.soldiers" = 1,
    CallPrice "call-to-arms.recruit_cost" = 1,
    QuarriesMinFace "generous-quarries.min_face" = 4,
    QuarriesStone "generous-quarries.stone" = 1,
    GiftGoods "royal-gift.goods_any" = 1,
    TitheVp "royal-tithe.vp" = 1,
    BanditsMaxGoods "bandits.max_goods" = 4,
    FairGoods "trade-fair.max_exchange" = 1,
    LabourGold "scarce-labour.extra_gold" = 1,
    LabourVp "scarce-labour.extra_vp" = 1,
    FierceStrength "fierce-enemies.strength" = 1,
    SnowReinforcement "heavy-snow.reinforcement" = 2,
    DividedStrength "divided-enemies.strength" = -1,
    SpoilsGoods "spoils-of-war.win_goods_any" = 1,
    SpoilsVp "spoils-of-war.loss_vp" = 1,
    BandsPrice "mercenary-bands.cost" = 1,

    RegencyVp "the-regency.vp_per_pair" = 1,
    HoardStrength "the-dragons-hoard.strength_bonus" = 2,
    HoardKeepDivisor "the-dragons-hoard.keep_divisor" = 2,
    HoardKeepMost "the-dragons-hoard.keep_max" = 3,
    HoardPerStrength "the-dragons-hoard.goods_per_strength" = 4,
    HoardPerStrengthWithTokens "the-dragons-hoard.module5_goods_per_strength" = 6,
    HoardPerVpBest "the-dragons-hoard.goods_per_vp_best" = 4,
    HoardPerVpOther "the-dragons-hoard.goods_per_vp_other" = 8,
    WintersRewardVp "four-winters.king_reward_vp" = 2,
    ChartersFirstVp "royal-charters.first_vp" = 3,
    ChartersLaterVp "royal-charters.later_vp" = 1,
    ChartersMostVp "royal-charters.most_vp" = 2,
    ChartersEndFrom "royal-charters.early_end_from_year" = 3,
}

/// Figures that were added to what is known of a card: pure play leaves them out.
pub const RIDERS: [Figure; 12] = [
    Figure::MinerDiscount,
    Figure::CarpenterDiscount,
    Figure::SculptorDiscount,
    Figure::MinstrelGoods,
    Figure::PrinceTokens,
    Figure::PhilosopherTokens,
    Figure::DukeNoToken,
    Figure::PriestVp,
    Figure::TricksterFives,
    Figure::TricksterTokens,
    Figure::FamineTokens,
    Figure::IllKingRedirect,
];

/// No figure of a card is farther from 0 than this.
const MAX: i8 = 20;

/// Figures whose rules allow fewer values, and which.
const RANGES: [(Figure, RangeInclusive<i8>); 9] = [
    (Figure::MonasteryMaxGoods, 0..=MAX),
    (Figure::LevyMost, 0..=2),
    (Figure::MinerDiscount, 0..=1),
    (Figure::CarpenterDiscount, 0..=1),
    (Figure::SculptorDiscount, 0..=1),
    (Figure::DukeNoToken, 0..=1),
    (Figure::TricksterFives, 0..=1),
    (Figure::IllKingRedirect, 0..=1),
    (Figure::BandsPrice, 1..=MAX),
];

impl Figure {
    /// Returns the values that a component file may give it.
    #[must_use]
    pub fn range(self) -> RangeInclusive<i8> {
        let known = RANGES.iter().find(|(figure, _)| *figure == self);
        known.map_or(-MAX..=MAX, |(_, range)| range.clone())
    }
}

/// Figures that the modules bring.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Figures {
    /// How many troop tokens of each value, from 0, a player has.
    pub troop_tokens: [u8; 5],
    /// The numbers on the cards, in the order of [`Figure::ALL`].
    pub cards: [i8; Figure::ALL.len()],
}

impl Figures {
    /// Nothing at all, to be filled from a component file.
    pub const BLANK: Figures = Figures { troop_tokens: [0; 5], cards: [0; Figure::ALL.len()] };

    /// The standard figures.
    pub const STANDARD: Figures = Figures { troop_tokens: [1, 2, 1, 1, 1], cards: Figure::STANDARD };

    /// Returns a number on a card.
    #[inline]
    #[must_use]
    pub const fn get(&self, figure: Figure) -> i8 {
        self.cards[figure as usize]
    }

    /// Returns a number on a card that counts something.
    #[inline]
    #[must_use]
    pub const fn count(&self, figure: Figure) -> u8 {
        let number = self.get(figure);
        if number < 0 { 0 } else { number as u8 }
    }

    /// Returns the figures without what was added to the cards.
    #[must_use]
    pub(crate) fn without_riders(mut self) -> Figures {
        RIDERS.iter().for_each(|&rider| self.cards[rider as usize] = 0);
        self
    }

    /// A player has six troop tokens: one is left after five winters.
    pub(crate) fn fit(&self) -> bool {
        self.troop_tokens.iter().map(|&count| u32::from(count)).sum::<u32>() == 6
    }

    /// Returns a number out of its range.
    pub(crate) fn out_of_range(&self) -> Option<Figure> {
        Figure::ALL.iter().copied().find(|&figure| !figure.range().contains(&self.get(figure)))
    }
}
