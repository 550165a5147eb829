//! People and their sessions.

use crate::contract::support::{Held, add_person, person};
use store::{Person, Store, StoreError};

pub(crate) async fn a_person_is_known_by_every_session(store: Store) -> Held {
    add_person(&store, "ada").await;
    store.add_session("second", "ada", 2).await?;
    for key in ["key-ada", "second"] {
        assert_eq!(store.person_of(key).await?, Some(person("ada")));
    }
    assert_eq!(store.person_of("third").await?, None);
    assert_eq!(store.person("ada").await?, Some(person("ada")));
    assert_eq!(store.person("bob").await?, None);
    store.add_session("key-bob", "bob", 2).await.expect_err("there is no bob");
    Ok(())
}

pub(crate) async fn all_sessions_but_one_are_ended(store: Store) -> Held {
    add_person(&store, "ada").await;
    add_person(&store, "bob").await;
    store.add_session("second", "ada", 2).await?;
    store.add_session("third", "ada", 3).await?;
    store.end_sessions("ada", "second").await?;
    for (key, known) in
        [("key-ada", None), ("second", Some("ada")), ("third", None), ("key-bob", Some("bob"))]
    {
        assert_eq!(store.person_of(key).await?, known.map(person), "{key}");
    }
    Ok(())
}

pub(crate) async fn a_person_changes_name_and_tongue(store: Store) -> Held {
    add_person(&store, "ada").await;
    add_person(&store, "bob").await;
    let changed = Person { name: "Countess".to_string(), locale: "fr".to_string(), ..person("ada") };
    store.change_person(&changed).await?;
    assert_eq!(store.person_of("key-ada").await?, Some(changed));
    assert_eq!(store.person("bob").await?, Some(person("bob")));
    store.change_person(&person("nobody")).await.expect_err("there is nobody of this id");
    Ok(())
}

pub(crate) async fn an_id_and_a_key_are_given_once(store: Store) -> Held {
    add_person(&store, "ada").await;
    store.add_person(&person("ada"), "other", 2).await.expect_err("the id is given");
    assert_eq!(store.person_of("other").await?, None);
    let error = store.add_person(&person("bob"), "key-ada", 2).await.expect_err("the key is given");
    assert!(matches!(error, StoreError::Database { doing: "add a person", .. }), "{error:?}");
    assert_eq!(store.person("bob").await?, None);
    Ok(())
}
