//! Component files that users save under a name.

use crate::contract::support::{TestResult, add_user, figure_set};
use store::{FigureSet, SavedSet, Store};
use tokio::task::JoinSet;

const LIMIT: i64 = 20;

fn done(id: &str) -> SavedSet {
    SavedSet::Done(id.to_string())
}

pub(crate) async fn figure_sets_are_listed_for_their_owner_by_game_and_name(store: Store) -> TestResult {
    add_user(&store, "ada").await;
    add_user(&store, "bob").await;
    let sets =
        [figure_set("3", "krieg", "a"), figure_set("1", "krieg", "b"), figure_set("2", "verraeter", "a")];
    for set in sets.iter().rev() {
        assert_eq!(store.save_figure_set(set, LIMIT).await?, done(&set.id));
    }
    assert_eq!(store.figure_sets("ada").await?, sets);
    assert_eq!(store.figure_sets("bob").await?, []);
    assert_eq!(store.figure_set("ada", "1").await?.as_ref(), Some(&sets[1]));
    assert_eq!(store.figure_set("ada", "4").await?, None);
    let stranger = FigureSet { owner: "nobody".to_string(), ..figure_set("5", "krieg", "a") };
    store.save_figure_set(&stranger, LIMIT).await.expect_err("the owner is not known");
    Ok(())
}

pub(crate) async fn a_figure_set_of_the_same_name_is_replaced(store: Store) -> TestResult {
    add_user(&store, "ada").await;
    store.save_figure_set(&figure_set("1", "krieg", "mine"), 1).await?;
    let changed = FigureSet { text: "changed".to_string(), created: 9, ..figure_set("2", "krieg", "mine") };
    assert_eq!(store.save_figure_set(&changed, 1).await?, done("1"));
    let kept = FigureSet { text: "changed".to_string(), ..figure_set("1", "krieg", "mine") };
    assert_eq!(store.figure_sets("ada").await?, [kept]);
    Ok(())
}

pub(crate) async fn no_more_figure_sets_are_saved_than_the_limit(store: Store) -> TestResult {
    add_user(&store, "ada").await;
    for n in 0..2 {
        let id = n.to_string();
        assert_eq!(store.save_figure_set(&figure_set(&id, "krieg", &id), 2).await?, done(&id));
    }
    assert_eq!(store.save_figure_set(&figure_set("2", "krieg", "2"), 2).await?, SavedSet::TooMany);
    assert_eq!(store.figure_sets("ada").await?.len(), 2);
    Ok(())
}

pub(crate) async fn saves_at_once_do_not_exceed_the_limit(store: Store) -> TestResult {
    add_user(&store, "ada").await;
    let saves = (0..16).map(|n| {
        let (store, id) = (store.clone(), n.to_string());
        async move {
            store.save_figure_set(&figure_set(&id, "krieg", &id), 3).await.expect("the database answers")
        }
    });
    let saved = saves.collect::<JoinSet<_>>().join_all().await;
    assert_eq!(saved.iter().filter(|saved| **saved != SavedSet::TooMany).count(), 3);
    assert_eq!(store.figure_sets("ada").await?.len(), 3);
    Ok(())
}

pub(crate) async fn a_figure_set_is_renamed_unless_the_name_is_taken(store: Store) -> TestResult {
    add_user(&store, "ada").await;
    for (id, game, name) in [("1", "krieg", "a"), ("2", "krieg", "b"), ("3", "verraeter", "c")] {
        store.save_figure_set(&figure_set(id, game, name), LIMIT).await?;
    }
    assert!(!store.rename_figure_set("ada", "1", "b").await?);
    assert!(store.rename_figure_set("ada", "1", "a").await?);
    assert!(store.rename_figure_set("ada", "1", "c").await?, "only a set of another game has this name");
    assert_eq!(store.figure_set("ada", "1").await?, Some(figure_set("1", "krieg", "c")));
    Ok(())
}

pub(crate) async fn a_figure_set_is_deleted(store: Store) -> TestResult {
    add_user(&store, "ada").await;
    store.save_figure_set(&figure_set("1", "krieg", "a"), 1).await?;
    assert!(store.delete_figure_set("ada", "1").await?);
    assert!(!store.delete_figure_set("ada", "1").await?);
    assert_eq!(store.save_figure_set(&figure_set("2", "krieg", "a"), 1).await?, done("2"));
    Ok(())
}

pub(crate) async fn another_user_cannot_read_rename_or_delete_a_figure_set(store: Store) -> TestResult {
    add_user(&store, "ada").await;
    add_user(&store, "bob").await;
    let set = figure_set("1", "krieg", "a");
    store.save_figure_set(&set, LIMIT).await?;
    assert_eq!(store.figure_set("bob", "1").await?, None);
    assert!(!store.rename_figure_set("bob", "1", "b").await?);
    assert!(!store.delete_figure_set("bob", "1").await?);
    assert_eq!(store.figure_sets("ada").await?, [set]);
    Ok(())
}
