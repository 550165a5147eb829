//! Options as text.

use games::{ConfigError, GameConfig, OptionValues, Title};

fn header(title: Title, seats: Option<u8>, options: &str) -> Result<String, ConfigError> {
    let set_up = GameConfig { seats, options: OptionValues::parse(options)?, components: None };
    Ok(title.info().configure(&set_up)?.header().to_string())
}

fn krieg(seats: u8, options: &str) -> String {
    header(Title::Krieg, Some(seats), options).expect("the options are possible").replace("components=", "c=")
}

#[test]
fn the_usual_game_needs_no_options() {
    let usual = header(Title::Krieg, None, "").expect("the usual game is possible");
    assert!(usual.starts_with("krieg rules=1 seats=4 edition=classic components="), "{usual}");
}

#[test]
fn options_print_in_one_order_whatever_the_order_they_were_written_in() {
    let one = krieg(4, "edition=spada,variants=light+mobilisation");
    let other = krieg(4, "variants=mobilisation+light,edition=spada");
    assert_eq!(one, other);
    assert!(one.starts_with("krieg rules=1 seats=4 edition=spada variants=light+mobilisation c="));
}

#[test]
fn equal_games_have_equal_headers() {
    assert_eq!(krieg(3, "variants=global"), krieg(3, "variants=global+strategic+light"));
    assert_eq!(krieg(3, "variants=none,adviser=drawn"), krieg(3, ""));
    assert_ne!(krieg(3, "variants=strategic+light"), krieg(3, "variants=global"));
}

#[test]
fn every_option_set_reads_back_from_its_own_header() {
    for game in Title::ALL.map(Title::info) {
        for rules in (game.all_variants)() {
            let header = rules.header();
            let set_up =
                GameConfig { seats: Some(header.seats), options: header.options.clone(), components: None };
            let again = game.configure(&set_up).expect("its own header is possible").header();
            assert_eq!(again, header);
        }
    }
}

#[test]
fn wrong_options_are_refused_with_what_would_be_possible() {
    let wrong = [
        "chess".parse::<Title>().map(|title| title.to_string()),
        header(Title::Krieg, Some(2), ""),
        header(Title::Krieg, Some(5), ""),
        header(Title::Krieg, None, "edition"),
        header(Title::Krieg, None, "edition=modern"),
        header(Title::Krieg, None, "variants=light+heavy"),
        header(Title::Krieg, None, "colour=red"),
        header(Title::Krieg, None, "edition=spada,edition=classic"),
        header(Title::Krieg, Some(4), "adviser=1"),
        header(Title::Krieg, Some(3), "adviser=4"),
        header(Title::Krieg, Some(3), "adviser=5"),
        header(Title::Krieg, Some(3), "adviser="),
    ];
    let told: Vec<String> =
        wrong.into_iter().map(|refused| refused.expect_err("it is impossible").to_string()).collect();
    insta::assert_snapshot!(told.join("\n"));
}

#[test]
fn each_option_of_the_catalogue_offers_values_that_are_accepted() {
    for game in Title::ALL.map(Title::info) {
        for option in game.options {
            for value in option.values {
                let settings = OptionValues::parse(&format!("{}={value}", option.key)).expect("a pair");
                let possible = |settings: &OptionValues| {
                    game.seats.clone().any(|seats| {
                        let set_up =
                            GameConfig { seats: Some(seats), options: settings.clone(), components: None };
                        game.configure(&set_up).is_ok()
                    })
                };
                // A variant of a module needs its module.
                let all = OptionValues::parse(&format!("modules=all,{}={value}", option.key));
                let fits = possible(&settings) || all.is_ok_and(|settings| possible(&settings));
                // The fourth adviser needs the strategic variant at four seats.
                let needs_more = (option.key, *value) == ("adviser", "4");
                assert!(
                    fits || needs_more,
                    "{} {}={value} is offered but never possible",
                    game.id(),
                    option.key
                );
            }
        }
    }
}
