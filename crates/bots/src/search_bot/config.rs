//! Search parameters of the levels.

use search::{RegretMatching, RolloutLimit, SearchConfig, Selection, Utility};

/// The parameters of a level that searches.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct LevelConfig {
    /// The parameters of the search.
    pub search: SearchConfig,
    /// The limit of rollouts, which follow the game's policy.
    pub rollout: RolloutLimit,
}

impl LevelConfig {
    /// A knight with a short budget: opponents always act by the opponent model.
    pub const FAST: LevelConfig = LevelConfig {
        search: SearchConfig {
            utility: Utility::WinShare,
            selection: Selection::Puct,
            exploration: 1.2,
            fpu_reduction: 0.05,
            prior_temperature: 1.5,
            prior_floor: 0.02,
            regret_matching: RegretMatching::HiddenActions,
            exploration_rate: 0.1,
            opponent_model_share: 1.0,
            per_world_priors: false,
            value_prior_after: 0,
            max_nodes: 1 << 20,
        },
        rollout: RolloutLimit { decisions: 8, chance_events: u8::MAX },
    };

    /// A knight with a long budget: opponents act by the tree in 80 % of the iterations, with priors computed in every determinization.
    /// A short budget is not enough to search their decisions.
    pub const STANDARD: LevelConfig =
        LevelConfig::FAST.with_opponent_model_share(0.2).with_per_world_priors();

    /// A marshal: as [`STANDARD`](LevelConfig::STANDARD), and priors of nodes are multiplied by values of the network after four visits.
    pub const STRONG: LevelConfig = LevelConfig::STANDARD.with_value_prior_after(4);

    /// The same with another exploration constant.
    #[must_use]
    pub const fn with_exploration(mut self, exploration: f32) -> LevelConfig {
        self.search.exploration = exploration;
        self
    }

    /// The same with another probability that opponents act by the opponent model.
    #[must_use]
    pub const fn with_opponent_model_share(mut self, share: f32) -> LevelConfig {
        self.search.opponent_model_share = share;
        self
    }

    /// The same with priors of opponents in every determinization.
    #[must_use]
    pub const fn with_per_world_priors(mut self) -> LevelConfig {
        self.search.per_world_priors = true;
        self
    }

    /// The same with priors from the evaluator after so many visits.
    #[must_use]
    pub const fn with_value_prior_after(mut self, visits: u32) -> LevelConfig {
        self.search.value_prior_after = visits;
        self
    }

    /// The same with rollouts of so many decisions and chance events.
    #[must_use]
    pub const fn with_rollout(mut self, decisions: u16, chance_events: u8) -> LevelConfig {
        self.rollout = RolloutLimit { decisions, chance_events };
        self
    }
}
