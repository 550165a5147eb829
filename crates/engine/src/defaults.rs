//! Parts of an implementation of [`Game`](crate::Game) for games that have nothing special to say.

/// Everybody sees every action: `Seen` is `Action`.
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

/// Everybody sees every chance outcome: `Glimpse` is `Chance`.
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

/// The game has no chance events.
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

/// The game asks nothing but "what do you do?", and says nothing but "that is not legal".
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
