//! The parameters of a search.

use crate::policy::PriorTemperature;
use crate::utility::Utility;

/// How an open node selects an action.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Selection {
    /// UCB1 for subset-armed bandits (Auer, Cesa-Bianchi and Fischer, 2002; Cowling et al., 2012):
    /// `Q(a) + c · sqrt(ln N(a) / n(a))`, actions with `n(a) = 0` first. `N(a)` is the number of visits of the node in which `a`
    /// was legal, `n(a)` the number of times it was selected, `Q(a)` the mean utility after it.
    #[default]
    Ucb,
    /// PUCT (Rosin, 2011; Silver et al., 2017) with availability counts: `Q(a) + c · P(a) · sqrt(N(a)) / (1 + n(a))`, with `P(a)`
    /// the prior, normalised over the legal actions. `Q(a)` is the mean of the node minus
    /// [`fpu_reduction`](SearchConfig::fpu_reduction) while `n(a) = 0`.
    Puct,
}

/// At which nodes actions are chosen by regret matching instead of [`Selection`].
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum RegretMatching {
    /// At none.
    #[default]
    Never,
    /// Where some other seat cannot see which action is chosen: there the best choice is often a mixed strategy.
    HiddenActions,
    /// At every node.
    Always,
}

/// The parameters of a search. The default gives the textbook algorithm: UCB1, no priors, no opponent model.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct SearchConfig {
    /// The utility that is maximised.
    pub utility: Utility,
    /// How an open node selects an action.
    pub selection: Selection,
    /// The exploration constant `c` of [`Selection`].
    pub exploration: f32,
    /// First-play urgency (Gelly and Wang, 2006): the value of an action never selected is the mean of the node minus this.
    pub fpu_reduction: f32,
    /// Temperature `T` of the prior: `P(a) ∝ exp(logit(a) / T)`.
    pub prior_temperature: f32,
    /// Added to each unnormalised prior, against 1 for the best action, so that no action is excluded.
    pub prior_floor: f32,
    /// Where regret matching (Hart and Mas-Colell, 2000; with positive regrets as in CFR+, Tammelin, 2014) replaces the selection.
    pub regret_matching: RegretMatching,
    /// The share `γ` of uniform exploration at nodes with regret matching: `γ / k + (1 - γ) · σ(a)` for `k` legal actions.
    pub exploration_rate: f32,
    /// Probability that another seat acts by [`OpponentModel::sample_action`](crate::OpponentModel::sample_action) instead of the
    /// tree.
    pub opponent_model_share: f32,
    /// Whether the priors of other seats are computed in every determinization, by
    /// [`OpponentModel::predict`](crate::OpponentModel::predict), instead of once per node.
    pub per_world_priors: bool,
    /// Visits of a node after which its priors are multiplied by [`Evaluator::value`](crate::Evaluator::value) of the positions after
    /// its actions, divided by the best of them; never if it is 0.
    pub value_prior_after: u32,
    /// The maximum number of nodes of a tree. A full tree is updated without growing and is cleared before the next decision.
    pub max_nodes: usize,
}

impl SearchConfig {
    /// The textbook algorithm: UCB1 with `c = 0.7`, the value of Cowling, Powley and Whitehouse (2012).
    pub const TEXTBOOK: SearchConfig = SearchConfig {
        utility: Utility::WinShare,
        selection: Selection::Ucb,
        exploration: 0.7,
        fpu_reduction: 0.0,
        prior_temperature: 1.0,
        prior_floor: 0.0,
        regret_matching: RegretMatching::Never,
        exploration_rate: 0.1,
        opponent_model_share: 0.0,
        per_world_priors: false,
        value_prior_after: 0,
        max_nodes: 1 << 20,
    };

    /// A builder that begins with the defaults.
    #[must_use]
    pub const fn builder() -> SearchConfigBuilder {
        SearchConfigBuilder(SearchConfig::TEXTBOOK)
    }

    /// How scores of the policy become priors.
    #[must_use]
    pub const fn temperature(&self) -> PriorTemperature {
        PriorTemperature { temperature: self.prior_temperature, floor: self.prior_floor }
    }
}

impl Default for SearchConfig {
    fn default() -> Self {
        SearchConfig::TEXTBOOK
    }
}

/// Builds a [`SearchConfig`].
///
/// ```
/// use search::{RegretMatching, SearchConfig, Selection, Utility};
/// let config = SearchConfig::builder()
///     .utility(Utility::Rank)
///     .selection(Selection::Puct)
///     .exploration(1.5)
///     .regret_matching(RegretMatching::HiddenActions)
///     .build();
/// assert_eq!(config.exploration, 1.5);
/// ```
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct SearchConfigBuilder(SearchConfig);

/// A method of the builder for each parameter.
macro_rules! parameters {
    ($($name:ident: $type:ty,)*) => {
        impl SearchConfigBuilder {
            $(
                #[doc = concat!("Sets [`SearchConfig::", stringify!($name), "`].")]
                #[must_use]
                pub const fn $name(mut self, $name: $type) -> Self {
                    self.0.$name = $name;
                    self
                }
            )*

            /// The configuration.
            #[must_use]
            pub const fn build(self) -> SearchConfig {
                let SearchConfig { $($name),* } = self.0;
                SearchConfig { $($name),* }
            }
        }
    };
}

parameters! {
    utility: Utility,
    selection: Selection,
    exploration: f32,
    fpu_reduction: f32,
    prior_temperature: f32,
    prior_floor: f32,
    regret_matching: RegretMatching,
    exploration_rate: f32,
    opponent_model_share: f32,
    per_world_priors: bool,
    value_prior_after: u32,
    max_nodes: usize,
}
