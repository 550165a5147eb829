//! Users and their sessions.

use crate::contract::support::{TestResult, add_user, user};
use store::{Store, StoreError, User};

pub(crate) async fn a_user_is_found_by_every_session(store: Store) -> TestResult {
    add_user(&store, "ada").await;
    store.add_session("second", "ada", 2).await?;
    for key in ["key-ada", "second"] {
        assert_eq!(store.user_by_session(key).await?, Some(user("ada")));
    }
    assert_eq!(store.user_by_session("third").await?, None);
    assert_eq!(store.user("ada").await?, Some(user("ada")));
    assert_eq!(store.user("bob").await?, None);
    store.add_session("key-bob", "bob", 2).await.expect_err("there is no bob");
    Ok(())
}

pub(crate) async fn all_sessions_but_one_are_ended(store: Store) -> TestResult {
    add_user(&store, "ada").await;
    add_user(&store, "bob").await;
    store.add_session("second", "ada", 2).await?;
    store.add_session("third", "ada", 3).await?;
    store.end_sessions("ada", "second").await?;
    for (key, known) in
        [("key-ada", None), ("second", Some("ada")), ("third", None), ("key-bob", Some("bob"))]
    {
        assert_eq!(store.user_by_session(key).await?, known.map(user), "{key}");
    }
    Ok(())
}

pub(crate) async fn name_and_locale_of_a_user_are_updated(store: Store) -> TestResult {
    add_user(&store, "ada").await;
    add_user(&store, "bob").await;
    let changed = User { name: "Countess".to_string(), locale: "fr".to_string(), ..user("ada") };
    store.update_user(&changed).await?;
    assert_eq!(store.user_by_session("key-ada").await?, Some(changed));
    assert_eq!(store.user("bob").await?, Some(user("bob")));
    store.update_user(&user("nobody")).await.expect_err("there is nobody of this id");
    Ok(())
}

pub(crate) async fn ids_and_keys_are_unique(store: Store) -> TestResult {
    add_user(&store, "ada").await;
    store.add_user(&user("ada"), "other", 2).await.expect_err("the id is given");
    assert_eq!(store.user_by_session("other").await?, None);
    let error = store.add_user(&user("bob"), "key-ada", 2).await.expect_err("the key is given");
    assert!(matches!(error, StoreError::Database { operation: "add a user", .. }), "{error:?}");
    assert_eq!(store.user("bob").await?, None);
    Ok(())
}
