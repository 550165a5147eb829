//! Figures of the modules: each number on a card has a name, and a component file may change it.

use core::ops::RangeInclusive;

macro_rules! figures {
    ($($name:ident $key:literal,)*) => {
        /// A number on a card.
        #[expect(missing_docs, reason = "a figure is named by its card and what it counts there")]
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Figure {
            $($name,)*
        }

        impl Figure {
            /// All of them.
            pub const ALL: &'static [Figure] = &[$(Figure::$name,)*];

            /// The card's id and the figure's name in a component file, with a dot between.
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
    DepotWood "depot.wood",
    DepotStone "depot.stone",
    GuildVpPerBuilding "architects-guild.vp_per_later_building",
    GuildVpPerColumnFour "architects-guild.end_vp_per_col4",
    BridgeMaxTotal "bridge.max_total",
    BridgeGoods "bridge.goods_any",
    AltarMaxTotal "altar.max_total",
    MonasteryMaxGoods "monastery.max_goods",
    MonasteryVp "monastery.vp",
    DomeMinBuildings "dome.row_min_buildings",
    DomeVpPerRow "dome.vp_per_row",
    BreweryGold "brewery.gold",
    BreweryBonus "brewery.bonus_gold_if_soldiers_lost",
    MarketStepSpring "traveling-market.step_spring",
    MarketStepSummer "traveling-market.step_summer",
    MarketStepAutumn "traveling-market.step_autumn",
    VineyardDice "vineyard.white_dice",
    CaravanseraiGoods "caravanserai.amount",
    ArmoryBattle "armory.battle",
    BombardOne "bombard.face_1",
    BombardTwo "bombard.face_2",
    BombardThree "bombard.face_3",
    BombardFour "bombard.face_4",
    BombardFive "bombard.face_5",
    BombardSix "bombard.face_6",
    GriffinMaxTotal "griffin-ranch.max_total",
    GriffinSoldiers "griffin-ranch.soldiers",
    TowerVp "necromancers-tower.vp_if_not_won",
    SmallPalisadeMinSoldiers "small-palisade.min_soldiers",
    SmallPalisadeSoldiers "small-palisade.soldiers",
    LookoutBattle "lookout-post.battle",
    KeepGoods "keep.goods_any",
    FountainVp "fountain.vp",
    SchoolMinSoldiers "school.min_soldiers",
    SchoolVp "school.vp",
    RidingArenaMinAdvisors "riding-arena.min_advisors",
    RidingArenaVp "riding-arena.vp",
    UniversityMaxTotal "university.max_total",
    UniversityVp "university.vp",
    SignalFiresMinStrength "signal-fires.min_printed_strength",
    SignalFiresBattle "signal-fires.battle",
    LevyVp "levy-office.vp_cost",
    LevySoldiers "levy-office.soldiers",
    LevyMost "levy-office.max_per_year",
    VeteransKeep "veterans-lodge.keep",
    CommanderyMaxReinforcement "commandery.max_reinforcement",
    CommanderySoldiers "commandery.soldiers",
    CommanderyMaxToken "commandery.module5_max_token",
    CommanderyTokenSoldiers "commandery.module5_soldiers",

    ThiefStartVp "thief.start_vp",
    ThiefSupplyGold "thief.two_player_spring_gold",
    MinerGoods "miner.amount",
    MinerDiscount "miner.discount_once",
    CarpenterGoods "carpenter.amount",
    CarpenterDiscount "carpenter.discount_once",
    SculptorGoods "sculptor.amount",
    SculptorDiscount "sculptor.discount_once",
    MinstrelTiedVp "minstrel.vp_if_tied",
    MinstrelLowestVp "minstrel.vp_if_lowest",
    MinstrelGoods "minstrel.goods_if_not_lowest",
    ArchitectDiscount "architect.discount_gold",
    ArchitectEndVp "architect.end_vp",
    PaladinBattle "paladin.battle",
    PaladinVpPerWin "paladin.end_vp_per_win",
    PrinceMaxTotal "prince.max_total",
    PrinceTokens "prince.token",
    PhilosopherMaxTotal "philosopher.max_total",
    PhilosopherVp "philosopher.vp_if_lower",
    PhilosopherTokens "philosopher.start_tokens",
    PreacherVp "preacher.vp",
    TaxGoodsForTwo "tax-collector.goods_2_players",
    TaxGoodsForThree "tax-collector.goods_3_players",
    TaxGoodsForFour "tax-collector.goods_4_players",
    TaxGoodsForFive "tax-collector.goods_5_players",
    SorcererYear "sorcerer.year",
    SorcererBuildings "sorcerer.max_buildings",
    DukeNoToken "duke.no_token",
    PriestVp "priest.priest_vp",
    FairyDice "fairy.white_dice",
    GeneralBattle "general.battle",
    DamselSoldiers "damsel.soldiers",
    TricksterFives "trickster.turn_5",
    TricksterTokens "trickster.start_tokens",
    HeiressMaxTotal "heiress.max_total",
    HeiressTokens "heiress.tokens",
    AmbassadorTokens "ambassador.token",
    QuartermasterKeep "quartermaster.keep",
    MoneychangerGoods "moneychanger.max_exchange",
    HermitMaxNumber "hermit.max_number",
    HermitVp "hermit.vp",

    FamineDice "famine.coloured_dice",
    FamineTokens "famine.tokens",
    SilverTokens "silver-tongues.tokens",
    ShortAudiencesDice "short-audiences.max_dice_per_group",
    IllKingRedirect "ill-king.redirect",
    WeddingVp "royal-wedding.vp",
    CallSoldiers "call-to-arms.soldiers",
    CallPrice "call-to-arms.recruit_cost",
    QuarriesMinFace "generous-quarries.min_face",
    QuarriesStone "generous-quarries.stone",
    GiftGoods "royal-gift.goods_any",
    TitheVp "royal-tithe.vp",
    BanditsMaxGoods "bandits.max_goods",
    FairGoods "trade-fair.max_exchange",
    LabourGold "scarce-labour.extra_gold",
    LabourVp "scarce-labour.extra_vp",
    FierceStrength "fierce-enemies.strength",
    SnowReinforcement "heavy-snow.reinforcement",
    DividedStrength "divided-enemies.strength",
    SpoilsGoods "spoils-of-war.win_goods_any",
    SpoilsVp "spoils-of-war.loss_vp",
    BandsPrice "mercenary-bands.cost",

    RegencyVp "the-regency.vp_per_pair",
    HoardStrength "the-dragons-hoard.strength_bonus",
    HoardKeepDivisor "the-dragons-hoard.keep_divisor",
    HoardKeepMost "the-dragons-hoard.keep_max",
    HoardPerStrength "the-dragons-hoard.goods_per_strength",
    HoardPerStrengthWithTokens "the-dragons-hoard.module5_goods_per_strength",
    HoardPerVpBest "the-dragons-hoard.goods_per_vp_best",
    HoardPerVpOther "the-dragons-hoard.goods_per_vp_other",
    WintersRewardVp "four-winters.king_reward_vp",
    ChartersFirstVp "royal-charters.first_vp",
    ChartersLaterVp "royal-charters.later_vp",
    ChartersMostVp "royal-charters.most_vp",
    ChartersEndFrom "royal-charters.early_end_from_year",
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
const MOST: i8 = 20;

/// Figures whose rules allow fewer values, and which.
const RANGES: [(Figure, RangeInclusive<i8>); 9] = [
    (Figure::MonasteryMaxGoods, 0..=MOST),
    (Figure::LevyMost, 0..=2),
    (Figure::MinerDiscount, 0..=1),
    (Figure::CarpenterDiscount, 0..=1),
    (Figure::SculptorDiscount, 0..=1),
    (Figure::DukeNoToken, 0..=1),
    (Figure::TricksterFives, 0..=1),
    (Figure::IllKingRedirect, 0..=1),
    (Figure::BandsPrice, 1..=MOST),
];

impl Figure {
    /// The values that a component file may give it.
    #[must_use]
    pub fn range(self) -> RangeInclusive<i8> {
        let known = RANGES.iter().find(|(figure, _)| *figure == self);
        known.map_or(-MOST..=MOST, |(_, range)| range.clone())
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

    /// A number on a card.
    #[inline]
    #[must_use]
    pub const fn get(&self, figure: Figure) -> i8 {
        self.cards[figure as usize]
    }

    /// A number on a card that counts something.
    #[inline]
    #[must_use]
    pub const fn count(&self, figure: Figure) -> u8 {
        let number = self.get(figure);
        if number < 0 { 0 } else { number as u8 }
    }

    /// Without what was added to the cards.
    #[must_use]
    pub(crate) fn without_riders(mut self) -> Figures {
        RIDERS.iter().for_each(|&rider| self.cards[rider as usize] = 0);
        self
    }

    /// A player has six troop tokens: one is left after five winters.
    pub(crate) fn fit(&self) -> bool {
        self.troop_tokens.iter().map(|&count| u32::from(count)).sum::<u32>() == 6
    }

    /// A number out of its range.
    pub(crate) fn out_of_range(&self) -> Option<Figure> {
        Figure::ALL.iter().copied().find(|&figure| !figure.range().contains(&self.get(figure)))
    }
}
