//! Macros that implement parts of [`Game`](crate::Game) for simple games.

/// Implements `observed_action` for a game in which every observer sees every action: `ObservedAction` is `Action`.
///
/// Write it inside `impl Game for …`. The [crate documentation](crate) has an example.
#[macro_export]
macro_rules! open_actions {
    () => {
        type ObservedAction = Self::Action;

        fn observed_action(
            &self,
            _: &Self::State,
            action: Self::Action,
            _: $crate::Seat,
            _: $crate::Eye,
        ) -> Self::Action {
            action
        }
    };
}

/// Implements `observed_chance` for a game in which every observer sees every chance outcome: `ObservedChance` is `Chance`.
///
/// Write it inside `impl Game for …`.
#[macro_export]
macro_rules! open_chance {
    () => {
        type ObservedChance = Self::Chance;

        fn observed_chance(&self, _: &Self::State, chance: Self::Chance, _: $crate::Eye) -> Self::Chance {
            chance
        }
    };
}

/// Implements the chance methods for a game without chance events.
///
/// Write it inside `impl Game for …`.
#[macro_export]
macro_rules! no_chance {
    () => {
        type Chance = $crate::NoChance;
        $crate::open_chance!();

        fn apply_chance(
            &self,
            _: &mut Self::State,
            chance: $crate::NoChance,
            _: &mut impl $crate::EventSink<Self::Event>,
        ) {
            match chance {}
        }
    };
}

/// Implements `ask` for a game with one kind of question and one reason for refusing an action, [`NotLegal`](crate::NotLegal).
///
/// Write it inside `impl Game for …`.
#[macro_export]
macro_rules! plain_questions {
    () => {
        type Ask = ();
        type Reason = $crate::NotLegal;

        fn ask(&self, state: &Self::State, seat: $crate::Seat) -> Option<()> {
            $crate::Game::turn(self, state).is_for(seat).then_some(())
        }
    };
}
