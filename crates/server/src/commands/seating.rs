//! Seating: taking a seat, leaving it, returning to it, and the settings of a seat.

use super::append::MAX_ATTEMPTS;
use super::create_table::unique_name;
use super::start::start_if_full;
use super::undo::resolve_undo_request;
use super::vote::clear_votes;
use crate::app::App;
use crate::auth;
use crate::error::ApiError;
use crate::journal::{Occupant, SeatAssignment, Snapshot, TableState};
use crate::live_table::{BotSchedule, LiveTable};
use crate::validation::is_printable;
use engine::Seat;
use std::sync::Arc;
use store::User;

/// The maximum number of characters of a seed contribution.
const MAX_SEED_CONTRIBUTION: usize = 40;

/// Gives a user an empty seat: this one, or any. A user with a seat keeps it; with another seat requested, the user gets
/// both, for people who share a screen.
pub(crate) async fn take_seat(
    app: &Arc<App>,
    table: &Arc<LiveTable>,
    user: &User,
    invite: &str,
    seat: Option<Seat>,
) -> Result<Seat, ApiError> {
    let mut taken = None;
    update_seats(app, table, |snapshot| {
        let own = snapshot.seats_of(&user.id).iter().next();
        if own.is_none() {
            auth::authorize_join(snapshot, invite)?;
        }
        let any = || own.or_else(|| snapshot.empty_seats().iter().next());
        let requested = seat.or_else(any).ok_or(ApiError::Conflict("full"))?;
        let assignment = snapshot.assignment(requested).ok_or(ApiError::NotFound)?;
        if assignment.belongs_to(&user.id) {
            taken = Some(requested);
            return Ok(Vec::new());
        }
        if assignment.occupant != Occupant::Empty {
            return Err(ApiError::Conflict("taken"));
        }
        taken = Some(requested);
        let occupant = Occupant::User { id: user.id.clone(), away: false };
        let name = unique_name(&snapshot.seats, &user.name);
        Ok(vec![SeatAssignment { occupant, name, ..assignment.vacated() }])
    })
    .await?;
    start_if_full(app, table).await?;
    taken.ok_or(ApiError::Stale)
}

/// Leaves a seat: it becomes empty before the game, and gets a bot in it.
pub(crate) async fn leave_seat(app: &Arc<App>, table: &Arc<LiveTable>, seat: Seat) -> Result<(), ApiError> {
    update_seat(app, table, seat, |snapshot, assignment| {
        Ok(match snapshot.state {
            TableState::SettingUp => assignment.vacated(),
            TableState::Playing(_) | TableState::Suspended(_) => with_presence(assignment, true),
        })
    })
    .await?;
    resolve_undo_request(app, table).await?;
    app.bots.schedule(table, BotSchedule::Now);
    Ok(())
}

/// Returns to a seat for which a bot has moved. The votes against the seat are cleared.
pub(crate) async fn return_to_seat(
    app: &Arc<App>,
    table: &Arc<LiveTable>,
    seat: Seat,
) -> Result<(), ApiError> {
    clear_votes(app, table, seat).await?;
    update_seat(app, table, seat, |_, assignment| Ok(with_presence(assignment, false))).await
}

/// The assignment with the user of the seat away or present; unchanged if it is no user's.
fn with_presence(assignment: &SeatAssignment, away: bool) -> SeatAssignment {
    match &assignment.occupant {
        Occupant::User { id, .. } => {
            SeatAssignment { occupant: Occupant::User { id: id.clone(), away }, ..assignment.clone() }
        }
        Occupant::Empty | Occupant::Bot(_) => assignment.clone(),
    }
}

/// Shows the view of a seat to spectators, or hides it.
pub(crate) async fn show_to_spectators(
    app: &Arc<App>,
    table: &Arc<LiveTable>,
    seat: Seat,
    is_shown: bool,
) -> Result<(), ApiError> {
    update_seat(app, table, seat, |_, assignment| Ok(SeatAssignment { is_shown, ..assignment.clone() })).await
}

/// Sets what a seat contributes to the seed; only before the game.
pub(crate) async fn set_seed_contribution(
    app: &Arc<App>,
    table: &Arc<LiveTable>,
    seat: Seat,
    text: &str,
) -> Result<(), ApiError> {
    if text.chars().count() > MAX_SEED_CONTRIBUTION || !is_printable(text) {
        return Err(ApiError::Invalid("bad-word"));
    }
    update_seat(app, table, seat, |snapshot, assignment| match snapshot.state {
        TableState::SettingUp => Ok(SeatAssignment { seed_contribution: text.into(), ..assignment.clone() }),
        TableState::Playing(_) | TableState::Suspended(_) => Err(ApiError::Conflict("started")),
    })
    .await
}

/// Updates a seat to what `update` returns for the current state, unless the seat has changed hands meanwhile.
async fn update_seat(
    app: &App,
    table: &LiveTable,
    seat: Seat,
    update: impl Fn(&Snapshot, &SeatAssignment) -> Result<SeatAssignment, ApiError>,
) -> Result<(), ApiError> {
    let user_of = |snapshot: &Snapshot| {
        snapshot.assignment(seat).and_then(|assignment| assignment.user().map(String::from))
    };
    let user = user_of(&table.snapshot());
    update_seats(app, table, |snapshot| {
        let assignment = snapshot.assignment(seat).ok_or(ApiError::NotFound)?;
        if user_of(snapshot) != user {
            return Err(ApiError::Forbidden);
        }
        let updated = update(snapshot, assignment)?;
        Ok(if updated == *assignment { Vec::new() } else { vec![updated] })
    })
    .await
}

/// Updates the seats that `decide` returns for the current state. If another update was first, `decide` is called again.
async fn update_seats(
    app: &App,
    table: &LiveTable,
    mut decide: impl FnMut(&Snapshot) -> Result<Vec<SeatAssignment>, ApiError>,
) -> Result<(), ApiError> {
    let mut snapshot = table.snapshot();
    for _ in 0..MAX_ATTEMPTS {
        let updated = decide(&snapshot)?;
        if updated.is_empty() {
            return Ok(());
        }
        let rows: Vec<_> = updated.iter().map(SeatAssignment::to_row).collect();
        let is_done = app.store.update_table(&snapshot.row.id, snapshot.row.version, &rows, None).await?;
        snapshot = app.reload(table).await?;
        if is_done {
            return Ok(());
        }
    }
    Err(ApiError::Stale)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::{NewTable, SeatRequest, create_table, start};
    use crate::config::ServerConfig;
    use crate::test_support::{app_on, host, new_table, store};
    use games::Title;

    /// Two servers on one store, neither of which follows the other.
    async fn two_servers() -> (Arc<App>, Arc<App>) {
        let store = store().await;
        let app = || app_on(&store, ServerConfig { bot_threads: 1, ..ServerConfig::default() });
        (app(), app())
    }

    fn for_two() -> NewTable {
        let seats = vec![SeatRequest::Host, SeatRequest::Friend];
        NewTable { manual_start: true, ..new_table(Title::Kingsburg, seats) }
    }

    #[tokio::test]
    async fn a_seed_contribution_that_comes_while_the_game_starts_is_rejected() {
        let (one, other) = two_servers().await;
        let table = create_table(&one, &host(), &for_two()).await.expect("the table is created");
        let same = other.table(&table.snapshot().row.id).await.expect("the other server has it, too");
        start(&other, &same).await.expect("it starts");
        let late = set_seed_contribution(&one, &table, Seat::new(0), "late").await;
        assert!(matches!(late, Err(ApiError::Conflict("started"))), "{late:?}");
        assert_eq!(table.snapshot().seed_contributions(), ["", ""]);
    }

    #[tokio::test]
    async fn a_setting_of_a_seat_is_not_applied_for_its_next_user() {
        let (one, other) = two_servers().await;
        let table = create_table(&one, &host(), &for_two()).await.expect("the table is created");
        let invite = table.snapshot().seats[0].invite.clone();
        let eve = User { id: "eve".into(), name: "Eve".into(), locale: "en".into() };
        one.store.add_user(&eve, "other key", 0).await.expect("a user is added");
        let same = other.table(&table.snapshot().row.id).await.expect("the other server has it, too");
        leave_seat(&other, &same, Seat::new(0)).await.expect("the host leaves");
        take_seat(&other, &same, &eve, &invite, Some(Seat::new(0))).await.expect("another takes the seat");
        let late = show_to_spectators(&one, &table, Seat::new(0), true).await;
        assert!(matches!(late, Err(ApiError::Forbidden)), "{late:?}");
        assert!(!table.snapshot().seats[0].is_shown);
    }
}
