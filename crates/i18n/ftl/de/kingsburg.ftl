# Kingsburg.

kb-title = Kingsburg
    .about = Fünf Jahre als Gouverneur einer Grenzprovinz: Beeinflusse mit deinen Würfeln die Berater des Königs, bau deine Provinz auf und verteidige sie jeden Winter gegen Feinde.

## Amounts and dice

kb-goods = { $good ->
    [gold] { $n } Gold
    [wood] { $n } Holz
   *[stone] { $n } Stein
}
kb-any-goods = { $n ->
    [one] { $n } Ware nach Wahl
   *[other] { $n } Waren nach Wahl
}
kb-book-goods = { $n ->
    [one] { $n } Ware
   *[other] { $n } Waren
}
kb-tokens = { $n } „+2“-Marker
kb-soldiers = { $n ->
    [one] { $n } Soldat
   *[other] { $n } Soldaten
}
kb-buildings = { $n } Gebäude
kb-nothing = nichts
kb-one-token = einen „+2“-Marker
kb-die = eine { $face }
kb-white = eine weiße { $face }
kb-dice-white = { $dice } (weiß { $white })
kb-dice-only-white = weiß { $white }
kb-rolled = { $seat } { $dice }

## Pieces to which something is done

kb-own-name = „{ $name }“
kb-the =
    .sawmill = die { kb-sawmill }
    .quarry = den { kb-quarry }
    .goldsmith = die { kb-goldsmith }
    .mint = die { kb-mint }
    .statue = die { kb-statue }
    .chapel = die { kb-chapel }
    .church = die { kb-church }
    .cathedral = die { kb-cathedral }
    .inn = das { kb-inn }
    .market = den { kb-market }
    .farms = die { kb-farms }
    .merchants-guild = die { kb-merchants-guild }
    .guard-tower = den { kb-guard-tower }
    .blacksmith = die { kb-blacksmith }
    .barracks = die { kb-barracks }
    .wizards-guild = die { kb-wizards-guild }
    .palisade = die { kb-palisade }
    .stable = die { kb-stable }
    .stone-wall = den { kb-stone-wall }
    .fortress = die { kb-fortress }
    .barricade = die { kb-barricade }
    .crane = den { kb-crane }
    .town-hall = das { kb-town-hall }
    .embassy = die { kb-embassy }
    .improvised-defences = die { kb-improvised-defences }
    .recruiting-centre = das { kb-recruiting-centre }
    .training-camp = das { kb-training-camp }
    .military-academy = die { kb-military-academy }
    .masons-yard = den { kb-masons-yard }
    .depot = das { kb-depot }
    .builders-lodge = die { kb-builders-lodge }
    .architects-guild = die { kb-architects-guild }
    .bridge = die { kb-bridge }
    .altar = den { kb-altar }
    .monastery = das { kb-monastery }
    .dome = den { kb-dome }
    .brewery = die { kb-brewery }
    .traveling-market = den { kb-traveling-market }
    .vineyard = den { kb-vineyard }
    .caravanserai = die { kb-caravanserai }
    .armory = die { kb-armory }
    .bombard = die { kb-bombard }
    .griffin-ranch = die { kb-griffin-ranch }
    .necromancers-tower = den { kb-necromancers-tower }
    .small-palisade = die { kb-small-palisade }
    .lookout-post = den { kb-lookout-post }
    .hidden-refuge = die { kb-hidden-refuge }
    .keep = den { kb-keep }
    .fountain = den { kb-fountain }
    .school = die { kb-school }
    .riding-arena = die { kb-riding-arena }
    .university = die { kb-university }
    .signal-fires = die { kb-signal-fires }
    .levy-office = das { kb-levy-office }
    .veterans-lodge = das { kb-veterans-lodge }
    .commandery = die { kb-commandery }
    .thief = den { kb-thief }
    .miner = den { kb-miner }
    .carpenter = den { kb-carpenter }
    .sculptor = den { kb-sculptor }
    .minstrel = den { kb-minstrel }
    .politician = den { kb-politician }
    .architect = den { kb-architect }en
    .paladin = den { kb-paladin }
    .prince = den { kb-prince }en
    .philosopher = den { kb-philosopher }en
    .preacher = den { kb-preacher }
    .tax-collector = den { kb-tax-collector }
    .sorcerer = den { kb-sorcerer }
    .duke = den { kb-duke }
    .priest = den { kb-priest }
    .fairy = die { kb-fairy }
    .general = den { kb-general }
    .damsel = das { kb-damsel }
    .trickster = das { kb-trickster }
    .heiress = die { kb-heiress }
    .ambassador = die { kb-ambassador }
    .quartermaster = den { kb-quartermaster }
    .moneychanger = den { kb-moneychanger }
    .hermit = den { kb-hermit }
    .advisor-1 = den { kb-advisor-1 }en (1)
    .advisor-2 = den { kb-advisor-2 } (2)
    .advisor-3 = den { kb-advisor-3 }en (3)
    .advisor-4 = den { kb-advisor-4 } (4)
    .advisor-5 = den { kb-advisor-5 } (5)
    .advisor-6 = den { kb-advisor-6 }en (6)
    .advisor-7 = den { kb-advisor-7 }en (7)
    .advisor-8 = den { kb-advisor-8 } (8)
    .advisor-9 = den { kb-advisor-9 } (9)
    .advisor-10 = den { kb-advisor-10 } (10)
    .advisor-11 = den { kb-advisor-11 } (11)
    .advisor-12 = die { kb-advisor-12 } (12)
    .advisor-13 = den { kb-advisor-13 }n (13)
    .advisor-14 = den { kb-advisor-14 } (14)
    .advisor-15 = den { kb-advisor-15 } (15)
    .advisor-16 = den { kb-advisor-16 } (16)
    .advisor-17 = die { kb-advisor-17 } (17)
    .advisor-18 = den { kb-advisor-18 } (18)
    .private-3 = den privaten Berater 3
    .private-5 = den privaten Berater 5
    .private-8 = den privaten Berater 8

## Advisors who do something, at the head of a sentence

kb-who =
    .advisor-1 = Der { kb-advisor-1 } (1)
    .advisor-2 = Der { kb-advisor-2 } (2)
    .advisor-3 = Der { kb-advisor-3 } (3)
    .advisor-4 = Der { kb-advisor-4 } (4)
    .advisor-5 = Der { kb-advisor-5 } (5)
    .advisor-6 = Der { kb-advisor-6 } (6)
    .advisor-7 = Der { kb-advisor-7 } (7)
    .advisor-8 = Der { kb-advisor-8 } (8)
    .advisor-9 = Der { kb-advisor-9 } (9)
    .advisor-10 = Der { kb-advisor-10 } (10)
    .advisor-11 = Der { kb-advisor-11 } (11)
    .advisor-12 = Die { kb-advisor-12 } (12)
    .advisor-13 = Der { kb-advisor-13 } (13)
    .advisor-14 = Der { kb-advisor-14 } (14)
    .advisor-15 = Der { kb-advisor-15 } (15)
    .advisor-16 = Der { kb-advisor-16 } (16)
    .advisor-17 = Die { kb-advisor-17 } (17)
    .advisor-18 = Der { kb-advisor-18 } (18)
    .private-3 = Der private Berater 3
    .private-5 = Der private Berater 5
    .private-8 = Der private Berater 8

## Moments

kb-lap = Jahr
kb-moment = Jahr { $year }, { $season }
kb-moment-setup = Vorbereitung

## Questions

kb-ask-change = Änderst du deine Würfel?
kb-ask-influence = Welchen Berater beeinflusst du?
kb-ask-choose = Welche Ware nimmst du?
kb-ask-alchemy = Tauschst du beim Alchemisten eine Ware gegen je eine der beiden anderen Sorten?
kb-ask-spy = Zahlst du dem Spion 1 SP für 3 Waren deiner Wahl?
kb-ask-build = Welches Gebäude baust du?
kb-ask-build-again = Baust du mit dem Gesandten des Königs ein zweites Gebäude?
kb-ask-powers = Ende der Jahreszeit: Nutzt du eine Fähigkeit?
kb-ask-recruit = Rekrutierst du einen Soldaten?
kb-ask-give-up = Welche Ware gibst du ab?
kb-ask-troops = Welchen Truppenmarker spielst du?
kb-ask-put-back = Welchen Truppenmarker legst du zurück in die Schachtel?
kb-ask-draft = Welche Alternativreihe nimmst du?
kb-ask-lay = Welche deiner Alternativreihen legst du aus?
kb-ask-govern = Welchen Gouverneur spielst du?
kb-ask-offer = Welchen Gouverneur versteigerst du, und wie viel bietest du?
kb-ask-bid = Erhöhst du das Gebot?
kb-ask-free = Welches Gebäude der Spalte I baust du kostenlos?
kb-ask-look = Siehst du dir die Feindkarte an?
kb-ask-bless = Sprichst du den Segen?
kb-ask-die-from = Du kannst einen weißen Würfel vom Guten Jahr oder vom Segen bekommen. Welchen nimmst du?
kb-ask-move = Versetzt du eine Würfelgruppe zur Herzogin?
kb-ask-soldier-or-vp = Nimmst du einen Soldaten oder einen SP?
kb-ask-both = Welche zwei Waren nimmst du?
kb-ask-swap = Tauschst du eine Ware?
kb-ask-again = Baust du noch ein Gebäude?
kb-ask-tithe = Womit zahlst du den Zehnten?
kb-ask-arm = Zahlst du für { $the-armory }, um in diesem Kampf stärker zu sein?
kb-ask-request = Welchen Gunstbeweis nimmst du?

## Questions about whims

kb-ask-tokens = Laune des Junkers: Nimmst du zwei „+2“-Marker, oder zahlst du einen für einen Soldaten und 1 Gold?
kb-ask-name = Welche Ware bestimmst du für deinen Nachbarn?
kb-ask-stall = Welche Ware nimmst du vom Plättchen des Händlers?
kb-ask-bargain = Laune des Alchemisten: Nimmst du den Tausch an?
kb-ask-favour = Welchen Spieler wählst du?
kb-ask-share = Welche Ware nimmst du? Der andere Spieler bekommt zwei davon.
kb-ask-two = Laune des Jagdmeisters: Was nimmst du? Zum Soldaten gehört ein „+2“-Marker.
kb-ask-pair = Laune des Generals: Welche Ware nimmst du doppelt?
kb-ask-exchange = Laune des Waffenschmieds: 1 Stein, 1 Soldat und 1 SP. Verzichtest du auf eines davon und nimmst ein anderes doppelt?
kb-ask-largesse = Laune der Herzogin: 3 Gold für dich und je 1 SP für die anderen, oder 3 SP für dich und je 1 Gold für die anderen?
kb-ask-first = Was nimmst du? Die vier anderen bekommt der andere Spieler.
kb-ask-give = Welche Ware gibst du ab, und an wen?

## Choices

kb-do-statue = Neu würfeln: { $die } (durch { $the-statue })
kb-do-chapel = Alle Würfel neu würfeln (durch { $the-chapel })
kb-do-done = Fertig
kb-do-place = { $dice } auf { $advisor }{ $market ->
    [market] , über { $the-market }
    [traveling-market] , über { $the-traveling-market }
   *[none] {""}
}{ $way ->
    [envoy] , mit dem Gesandten des Königs
    [ambassador] , { kb-way-ambassador }
    [seal] , { kb-way-seal }
    [deal] , { kb-way-deal }
   *[usual] {""}
}
kb-do-pass = Passen
kb-do-take = { $goods } nehmen
kb-do-trade = { $goods } gegen { $others } tauschen
kb-do-spy = 1 SP zahlen
kb-do-build = Bauen: { $building }
kb-do-build-for = Bauen: { $building } für { $price }
kb-do-town-hall = 1 SP für { $price } (durch { $the-town-hall })
kb-do-sawmill = 2 Gold für 1 Holz (durch { $the-sawmill })
kb-do-quarry = 3 Gold für 1 Stein (durch { $the-quarry })
kb-do-goldsmith = 1 Soldat und 1 SP für 1 Gold (durch { $the-goldsmith })
kb-do-recruit = Soldaten für { $price } rekrutieren
kb-do-give-up = { $goods } abgeben

kb-do-troops = Truppenmarker { $value } spielen
kb-do-put-back = Truppenmarker { $value } zurücklegen
kb-do-draft = { $row } nehmen: { $buildings }
kb-do-lay = { $rows } auslegen
kb-do-lay-none = Keine Alternativreihe auslegen
kb-do-govern = Spielen: { $governor }
kb-do-offer = Versteigern: { $governor }, Gebot { $bid } SP
kb-do-bid = { $bid } SP bieten
kb-do-free = Kostenlos bauen: { $building }
kb-do-reroll = Neu würfeln: { $die } ({ $name-second-thoughts })
kb-do-altar = Neu würfeln: { $dice } (durch { $the-altar })
kb-do-prince = Farbige Würfel auf { $dice } drehen ({ $name-prince })
kb-do-philosopher = Alle Würfel neu würfeln ({ $name-philosopher })
kb-do-trickster = Würfel auf { $dice } drehen ({ $name-trickster })
kb-do-look = Karte ansehen
kb-do-bless = Segen sprechen
kb-do-die-from = { $source ->
    [blessing] Würfel vom Segen, dazu 1 Ware deiner Wahl vom Guten Jahr
   *[year] Würfel vom Guten Jahr, dazu 1 SP vom Segen
}
kb-do-move = Gruppe zur Herzogin (12) versetzen
kb-do-swap = { $from } gegen { $to } tauschen
kb-do-collect = Nutzen: { $building }
kb-do-steal = { $goods } von { $from } stehlen
kb-do-steal-supply = { $goods } aus dem Vorrat nehmen
kb-do-tithe = { $goods } zahlen
kb-do-tithe-vp = { $fate-royal-tithe-params-vp } SP verlieren
kb-do-levy = { $building-levy-office-params-soldiers ->
    [one] Einen Soldaten
   *[other] { $building-levy-office-params-soldiers } Soldaten
} für { $building-levy-office-params-vp_cost } SP rekrutieren ({ $name-levy-office })
kb-do-arm = { $goods } zahlen für { $the-armory }
kb-do-request = Gunstbeweis „{ $favour }“ nehmen

kb-do-pick = { $prize ->
    [gold] Gold
    [wood] Holz
    [stone] Stein
    [token] „+2“-Marker
    [soldier] Soldat
   *[vp] SP
}
kb-do-bargain = { $prize ->
    [vp] 1 SP gegen 1 Soldaten und 1 Ware deiner Wahl tauschen
    [soldier] 1 Soldaten gegen 1 SP und 1 Ware deiner Wahl tauschen
    [gold] 1 Gold gegen 1 Soldaten und 1 SP tauschen
    [wood] 1 Holz gegen 1 Soldaten und 1 SP tauschen
    [stone] 1 Stein gegen 1 Soldaten und 1 SP tauschen
   *[token] 1 „+2“-Marker zahlen
}
kb-do-favour = { $seat } wählen
kb-do-exchange = { $to ->
    [stone] Zweiten Stein
    [soldier] Zweiten Soldaten
   *[vp] Zweiten SP
} statt { $from ->
    [stone] des Steins
    [soldier] des Soldaten
   *[vp] des SP
} nehmen
kb-do-give = { $goods } an { $seat } geben

## What happened

kb-event-year-began = Jahr { $year } beginnt.
kb-event-aided = Königliche Hilfe: { $seat } bekommt für den Frühling einen weißen Würfel.
kb-event-rewarded = Die Königliche Belohnung geht an { $seats }.
kb-event-envoy-sent = Der Gesandte des Königs geht an { $to }.
kb-event-envoy-stays = Der Gesandte des Königs geht an niemanden.
kb-event-season-began = { $season ->
    [spring] Der Frühling beginnt.
    [summer] Der Sommer beginnt.
   *[autumn] Der Herbst beginnt.
}
kb-event-rolled = Gewürfelt: { $rolls }.
kb-event-rolled-unseen = Alle würfeln.
kb-event-rerolled = { $by } nutzt { $building } und würfelt neu.
kb-event-ordered = Spielreihenfolge: { $order }.
kb-event-neutral-on = Neutrale Würfel blockieren { $advisor }.
kb-event-influenced = { $by } legt { $dice } auf { $advisor }{ $market ->
    [market] , über { $the-market }
    [traveling-market] , über { $the-traveling-market }
   *[none] {""}
}{ $way ->
    [envoy] , mit dem Gesandten des Königs
    [ambassador] , { kb-way-ambassador }
    [seal] , { kb-way-seal }
    [deal] , { kb-way-deal }
   *[usual] {""}
}.
kb-event-passed = { $by } passt.
kb-event-aid = { $who } hilft { $to }.
kb-event-gained = { $by } nimmt { $what }.
kb-event-soldiers = { $by } rekrutiert { $n } Soldaten.
kb-event-vp-gained = { $by } bekommt { $vp } SP.
kb-event-vp-lost = { $by } verliert { $vp } SP.
kb-event-paid = { $by } zahlt { $what }.
kb-event-lost = { $by } verliert { $what }.
kb-event-peeked = { $by } sieht sich heimlich die Feindkarte an.
kb-event-saw = { $by } sieht: { $race }, Stärke { $strength }.
kb-event-built = { $by } baut { $building }.
kb-event-built-envoy = { $by } baut mit dem Gesandten des Königs { $building }.
kb-event-revealed = Feindkarte aufgedeckt: { $race }, Stärke { $strength }.
kb-event-revealed-unseen = Die Feindkarte wird aufgedeckt.
kb-event-reinforced = { $soldiers ->
    [0] { $seat } bekommt keine Verstärkung.
    [one] { $seat } bekommt 1 Soldaten als Verstärkung.
   *[other] { $seat } bekommt { $soldiers } Soldaten als Verstärkung.
}
kb-event-won = { $by } gewinnt den Kampf (Summe { $total }).
kb-event-lost-battle = { $by } verliert den Kampf (Summe { $total }).
kb-event-drawn = { $by } erreicht Gleichstand (Summe { $total }).
kb-event-destroyed = Die Feinde zerstören ein Gebäude von { $of }: { $building }.
kb-event-best = { $count ->
    [one] Stärkster Sieger: { $seats }.
   *[other] Stärkste Sieger (Gleichstand): { $seats }.
}
kb-event-ended = Die Partie ist zu Ende.

kb-event-troops-chosen = { $by } wählt verdeckt einen Truppenmarker.
kb-event-troops-put-back = { $by } legt verdeckt einen Truppenmarker zurück.
kb-event-whim-placed = Neu im Spiel: { $whim }.
kb-event-whim-removed = Aus dem Spiel: { $whim }.
kb-event-row-taken = { $by } nimmt eine Alternativreihe: { $row } ({ $buildings }).
kb-event-row-laid = { $by } legt eine Alternativreihe aus: { $row } ({ $buildings }).
kb-event-governor-chosen = { $by } wählt verdeckt einen Gouverneur.
kb-event-bid = { $by } bietet { $bid } SP für { $governor }.
kb-event-governs = { $by } spielt { $governor }.
kb-event-scenario-drawn = Das Szenario wird ausgelost. { $scenario }
kb-event-fated = Schicksal des Jahres: { $fate }.
kb-event-absent = { $who } ist in dieser Jahreszeit nicht am Hof.
kb-event-blessed = { $by } spricht den Segen.
kb-event-changed-reroll = { $by } würfelt { $die } neu ({ $name-second-thoughts }).
kb-event-changed-altar = { $by } nutzt { $the-altar } und würfelt { $dice } neu.
kb-event-changed-prince = { $by } dreht farbige Würfel auf { $dice } ({ $name-prince }).
kb-event-changed-philosopher = { $by } würfelt alle Würfel neu ({ $name-philosopher }).
kb-event-changed-trickster = { $by } dreht Würfel und hat jetzt { $dice } ({ $name-trickster }).
kb-event-moved = { $by } verlässt { $from } und versetzt die Gruppe zur Herzogin (12).
kb-event-founded = { $by } baut kostenlos { $building }.
kb-event-built-again = { $permit ->
    [strike] Das ist ein zusätzliches Gebäude ({ $name-summer-strike }).
    [winters] Das ist ein zusätzliches Gebäude ({ $name-four-winters }).
    [works] Das ist ein zusätzliches Gebäude ({ kb-favour-works }).
   *[lodge] Das ist ein zusätzliches Gebäude ({ $name-builders-lodge }).
}
kb-event-soldiers-left = { $count ->
    [one] { $of } verliert { $count } Soldaten.
   *[other] { $of } verliert { $count } Soldaten.
}
kb-event-stolen = { $by } stiehlt { $goods } von { $from }.
kb-event-strengthened = { $seat } bekommt { $bonus } in diesem Kampf.
kb-event-favoured = { $seat } nimmt den Gunstbeweis „{ $favour }“.
kb-event-hoarded = { $seat } bekommt einen Anteil am Drachenhort.
kb-event-chartered = { $by } erfüllt einen Freibrief: { $charter }.

## Why not

kb-reason-game-over = Die Partie ist zu Ende.
kb-reason-not-your-turn = Du bist nicht am Zug.
kb-reason-nobody-there = Dort sitzt niemand.
kb-reason-other-question = Das passt nicht zur aktuellen Entscheidung.
kb-reason-no-such-building = Dir fehlt das Gebäude dafür.
kb-reason-used-this-season = Das hast du in dieser Jahreszeit schon genutzt.
kb-reason-other-season = Das geht nur in einer anderen Jahreszeit.
kb-reason-dice-differ = Deine Würfel zeigen nicht alle dieselbe Zahl.
kb-reason-total-too-high = Die Summe deiner Würfel ist zu hoch.
kb-reason-no-such-dice = Diese Würfel hast du nicht.
kb-reason-no-coloured-die = Jede Würfelgruppe braucht mindestens einen farbigen Würfel.
kb-reason-no-token = Du hast keinen „+2“-Marker.
kb-reason-token-used = Du hast in dieser Jahreszeit schon einen „+2“-Marker in einer Würfelgruppe genutzt.
kb-reason-out-of-reach = Die Würfel ergeben nicht die Zahl dieses Beraters.
kb-reason-occupied = Dieser Berater wurde in dieser Jahreszeit schon beeinflusst.
kb-reason-too-many-dice = In diesem Jahr ist die Zahl der Würfel pro Gruppe begrenzt.
kb-reason-closed = Dieser Berater kann jetzt nicht beeinflusst werden.
kb-reason-nobody-yet = Diesen Berater hat noch kein anderer Spieler beeinflusst.
kb-reason-no-seal = Du hast das Siegel nicht.
kb-reason-other-governor = Diese Fähigkeit hat ein anderer Gouverneur.
kb-reason-not-this-year = Das geht nur in einem anderen Jahr.
kb-reason-used-this-year = Das hast du in diesem Jahr schon genutzt.
kb-reason-not-on-offer = Diese Ware steht nicht zur Wahl.
kb-reason-no-such-good = Diese Ware hast du nicht.
kb-reason-stands = Dieses Gebäude hast du schon.
kb-reason-not-next-in-row = Zuerst musst du die Gebäude links davon bauen.
kb-reason-no-such-row = Diese Reihe gibt es in deiner Provinz nicht.
kb-reason-cannot-pay = Das kannst du nicht bezahlen.
kb-reason-price-is-open = Du zahlst eine Ware weniger: Gib an, was du zahlst.
kb-reason-plain-price = Die normalen Kosten werden nicht angegeben.
kb-reason-not-column-one = Nur Gebäude der Spalte I sind kostenlos.
kb-reason-has-goods = Du hast noch Waren.
kb-reason-not-richer = Du darfst nur von Spielern stehlen, die mehr Waren haben als du.
kb-reason-bad-bid = Ein Gebot muss das letzte übertreffen, höchstens um 20. Das erste Gebot liegt zwischen 0 und 20.
kb-reason-wrong-price = Das ist nicht der Preis.
kb-reason-tokens-do-not-pay = Mit „+2“-Markern kannst du Soldaten nur bezahlen, wenn du { $the-recruiting-centre } hast.
kb-reason-not-left = Das steht nicht zur Wahl.
kb-reason-oneself = Dich selbst kannst du nicht wählen.
kb-reason-no-soldier = Du hast keinen Soldaten zum Bezahlen.
kb-reason-no-vp = Du hast keinen SP zum Bezahlen.
kb-reason-not-the-box = Jetzt wird nichts gezogen.
kb-reason-other-draw = Hier wird etwas anderes gezogen.
kb-reason-wrong-dice = Hier werden andere Würfel geworfen.
kb-reason-wrong-order = In der Spielreihenfolge muss jeder Spieler genau einmal stehen.
kb-reason-not-in-pile = Das liegt nicht im Stapel.
kb-reason-wrong-cards = Hier werden andere Karten gezogen.

## What could have been read

kb-expected-action = place WÜRFEL>BERATER, pass, statue WÜRFEL, chapel, done, take WARE, trade WARE, spy, give-up WARE, build GEBÄUDE, town-hall WARE|token, sawmill, quarry, goldsmith, recruit WAREN oder eine Aktion eines Moduls
kb-expected-good = gold, wood oder stone
kb-expected-building = der Name eines Gebäudes
kb-expected-die = ein Würfel: 1 bis 6, mit w dahinter, wenn er weiß ist
kb-expected-fewer-dice = weniger Würfel
kb-expected-group = Würfel mit + dazwischen und der Berater hinter >, etwa 1+3+5>9
kb-expected-way = hinter dem Berater nichts, p, a, s, d oder pd
kb-expected-fewer-goods = weniger Waren
kb-expected-draw = order PLÄTZE, roll PLATZ:WÜRFEL …, reroll WÜRFEL, neutral WÜRFEL,WÜRFEL, invader 1 bis 5, die ZAHL oder eine Ziehung eines Moduls
kb-expected-faces = Würfel als Ziffern von 1 bis 6
kb-expected-seat = ein Platz
kb-expected-number = eine Zahl
kb-expected-two-words = zwei Wörter
kb-expected-one-die = ein einzelner Würfel
kb-expected-coloured-dice = farbige Würfel
kb-expected-row = eine Reihe von a bis g
kb-expected-rows = Reihen in Reihenfolge, mit + dazwischen
kb-expected-strips = strips PLATZ:REIHE+REIHE …
kb-expected-price = Waren mit + dazwischen, gold vor wood vor stone, oder none
kb-expected-building-for-price = ein Gebäude für einen Preis
kb-expected-wish = soldier, vp oder zwei verschiedene Waren
kb-expected-cards-in-order = Karten in Reihenfolge, jede einmal
kb-expected-governor = der Name eines Gouverneurs
kb-expected-fate = der Name eines Schicksals
kb-expected-scenario = der Name eines Szenarios
kb-expected-favour = die, seal, works, purse, guard oder praise
kb-expected-charter = der Name eines Freibriefs
kb-expected-token = ein Truppenmarker von 0 bis 4
kb-expected-prize = gold, wood, stone, token, soldier oder vp
kb-expected-whim = pick DING, bargain DING, favour PLATZ, exchange DING DING oder give WARE PLATZ
kb-expected-whim-draw = whim 1 bis 16 oder lot WARE

## Figures that make no game

kb-misfit-building = Ein Wert von „{ $id }“ ist größer als 20
kb-misfit-invader = Ein Wert eines Feindes des Jahres { $year } ist größer als 20
kb-misfit-troop-tokens = Jeder Spieler hat genau sechs Truppenmarker
kb-misfit-card = „{ $figure }“ muss zwischen { $least } und { $most } liegen
kb-misfit-no-building = Unbekanntes Gebäude „{ $id }“
kb-misfit-cost = Kosten bestehen aus drei Zahlen: Gold, Holz und Stein
kb-misfit-no-card = Unbekannte Karte „{ $id }“
kb-misfit-no-number = Die Karte „{ $id }“ hat keinen Wert „{ $name }“
kb-misfit-year = Das Jahr muss zwischen 1 und 5 liegen
kb-misfit-no-race = Unbekanntes Volk „{ $race }“
kb-misfit-five-invaders = Ein Jahr muss fünf Feinde haben
kb-misfit-all-invaders = Jedes Jahr hat fünf Feinde: Gib alle 25 an, keinen oder einzelne mit Jahr (year) und Karte (card)
kb-misfit-whole-invader = Ein Feind ohne Kartennummer (card) braucht Stärke (strength) und Volk (race)
kb-misfit-name = Ein Name muss 1 bis { $most } druckbare Zeichen haben
kb-misfit-text = Ein Kartentext muss 1 bis { $most } druckbare Zeichen haben
kb-misfit-token-value = Truppenmarker haben Werte von 0 bis 4

## The table

kb-table = Der Hof
kb-order = Spielreihenfolge: { $order }.
kb-invaders = Feinde: { $race }, Stärke { $strength }. Niederlage: { $lose }. Sieg: { $win }.
kb-invaders-unseen = Feinde: verdeckt.
kb-invaders-known = Feinde: verdeckt, gesehen von { $seats }.
kb-envoy = Gesandter des Königs: { $seat }.
kb-aided = { $seat } würfelt mit einem weißen Würfel mehr.
kb-advisor-line = { $number } { $advisor }: { $who }
kb-neutral = neutrale Würfel
kb-scenario = Szenario: { $scenario }.
kb-fate-text = Schicksal des Jahres: { $fate }. { $text }
kb-absent = { $who } ist in dieser Jahreszeit nicht am Hof.
kb-gifts = Geschenke liegen bei den Beratern { $advisors }.
kb-lots = In der Versteigerung: { $governors }.
kb-bidding = Höchstes Gebot für { $governor }: { $bid } SP. Noch dabei: { $seats }.
kb-seal = Siegel: { $seat }.
kb-works = Bauarbeiten: { $seat }.
kb-hoard = Drachenhort: { $n ->
    [one] { $n } Ware
   *[other] { $n } Waren
}.
kb-whims = Launen des Hofes
kb-stall = Auf dem Plättchen des Händlers: { $goods }.
kb-lot = Auf dem Plättchen des Feldwebels: { $goods }.
kb-card = { $name }: { $text }
kb-charters = Königliche Freibriefe

kb-seat = { $seat }: { $things }
kb-seat-governor = Gouverneur: { $governor }
kb-seat-dealt = Wählt aus { $count ->
    [one] { $count } Gouverneur
   *[other] { $count } Gouverneuren
}
kb-seat-hand = Zur Wahl: { $governors }
kb-seat-chosen = Verdeckt gewählt: { $governor }
kb-seat-chosen-unseen = Verdeckt gewählt: ein Gouverneur
kb-seat-dice = Würfel: { $dice }
kb-seat-row = { $row }: { $buildings }
kb-seat-no-buildings = Keine Gebäude
kb-seat-strips = Alternativreihen zur Wahl: { $rows }
kb-seat-laid = Ausgelegte Alternativreihen: { $rows }
kb-seat-used = In dieser Jahreszeit genutzt: { $things }
kb-seat-spent = In diesem Jahr genutzt: { $things }
kb-seat-troops = Truppenmarker: { $tokens }
kb-seat-troop-chosen = Verdeckt gewählt: Truppenmarker { $value }
kb-seat-troop-chosen-unseen = Verdeckt gewählt: ein Truppenmarker
kb-seat-put-back = Zurückgelegt: Truppenmarker { $value }
kb-seat-put-back-unseen = Zurückgelegt: ein Truppenmarker
kb-seat-battle = Kampf: Verstärkung { $reinforced }, Summe { $total }
kb-seat-battle-won = Kampf: Verstärkung { $reinforced }, Summe { $total }, gewonnen
kb-seat-wins = Gewonnene Kämpfe: { $wins }
kb-seat-favours = Gunstbeweise: { $favours }
kb-seat-favour = { $favour } { $count }
kb-seat-charters = Freibriefe: { $charters }
kb-seat-courted = Schon beeinflusst: { $advisors }

kb-board-order = Spielreihenfolge { $order }
kb-board-invaders = Feinde: { $race } { $strength }
kb-board-invaders-unseen = Feinde: ?
kb-board-fate = Schicksal: { $fate }
kb-board-envoy = Gesandter des Königs
kb-board-dice = Würfel { $dice }
kb-board-mark = { $mark ->
    [whim] ~ Laune
    [away] × abwesend
    [gift] + Geschenk
   *[neutral] ● neutrale Würfel
}
kb-board-turn-order = Spielreihenfolge
kb-board-foes = Feinde
kb-board-face-down = Verdeckt
kb-board-known-to = Gesehen von { $seats }.
kb-board-strength = Stärke { $n }
kb-board-strength-range = Stärke { $low } bis { $high }
kb-board-defeat = Niederlage: { $what }
kb-board-victory = Sieg: { $what }
kb-board-outcome = { $outcome ->
    [won] gewonnen
    [drawn] Gleichstand
   *[lost] verloren
}
kb-board-battle = Kampf in Jahr { $year }: { $race }
kb-star = * rekonstruiert: Gespielt wird nach dem Text hier; der gedruckte Text ist nicht bekannt.
kb-star-plain = * rekonstruiert: Der gedruckte Text ist nicht bekannt (mehr mit „hightable games“)
kb-reconstructed = Die Karten sind rekonstruiert und können von den gedruckten abweichen.
kb-board-defence = Soldaten und Gebäude zusammen: { $n }
kb-board-supply = Aus dem Vorrat
kb-board-away = abwesend
kb-board-gift = Geschenk
kb-board-auction = Versteigerung der Gouverneure
kb-board-bids = Gebote in SP
kb-board-strips = Alternativreihen zur Auswahl
kb-board-hand = Wähle deinen Gouverneur
kb-board-favours = Gunstbeweise

## Options

kb-option-modules = Erweiterungsmodule
kb-option-modules-none = Grundspiel.
kb-option-modules-all = Alle sechs Module.
kb-option-modules-rows = { kb-module-rows.text }
kb-option-modules-alternative = { kb-module-alternative.text } { kb-reconstructed }
kb-option-modules-governors = { kb-module-governors.text } { kb-reconstructed }
kb-option-modules-fate = { kb-module-fate.text } { kb-reconstructed }
kb-option-modules-troops = { kb-module-troops.text }
kb-option-modules-whims = { kb-module-whims.text }
kb-option-alternative = Verteilung der Alternativreihen
kb-option-alternative-dealt = Zufällig: Alle ziehen zwei.
kb-option-alternative-draft = { kb-variant-draft.text }
kb-option-governors = Verteilung der Gouverneure
kb-option-governors-dealt = Zufällig: Alle bekommen drei und wählen verdeckt einen.
kb-option-governors-auction = { kb-variant-auction.text }
kb-option-purist = Zusätze zum Ausgleich
kb-option-purist-no = Die Karten gelten mit den Zusätzen zum Ausgleich.
kb-option-purist-yes = { kb-variant-purist.text }
kb-option-scenario = Szenario
kb-option-scenario-none = Kein Szenario.
kb-option-scenario-the-regency = { kb-the-regency }: Statt der Königlichen Hilfe wählen alle Gunstbeweise; wer am weitesten zurückliegt, wählt zuerst. { kb-reconstructed }
kb-option-scenario-the-dragons-hoard = { kb-the-dragons-hoard }: Soldaten bleiben zum Teil erhalten, die Feinde sind stärker, und der letzte ist ein Drache. { kb-reconstructed }
kb-option-scenario-four-winters = { kb-four-winters }: kürzere Partie mit zwei Gebäuden zum Start. { kb-reconstructed }
kb-option-scenario-royal-charters = { kb-royal-charters }: gemeinsame Ziele und ein mögliches frühes Ende. { kb-reconstructed }
kb-option-scenario-random = Zufällig: Eines der vier wird ausgelost. { kb-reconstructed }
kb-option-restoration = Ablauf der Launen
kb-option-restoration-no = In jeder produktiven Jahreszeit kommt eine neue Laune dazu.
kb-option-restoration-yes = { kb-variant-restoration.text }
kb-option-stables = Wirkung der Ställe
kb-option-stables-any = Bei jedem Berater, der mindestens einen Soldaten gibt.
kb-option-stables-general = Nur beim General.

## Why a bot likes or dislikes it

kb-why-goods-for-building = Das bringt Waren für ein Gebäude.
kb-why-completes-a-building = Damit kannst du ein Gebäude bezahlen.
kb-why-soldiers-for-winter = Das bringt Soldaten für den Winter.
kb-why-points-at-once = Das bringt sofort SP.
kb-why-token-for-later = Das bringt einen „+2“-Marker.
kb-why-through-a-closed-door = Das verbraucht eine besondere Fähigkeit, um diesen Berater zu erreichen.
kb-why-fills-the-row = Das ist das letzte Gebäude der Reihe.
kb-why-needs-defence = Du brauchst die Stärke im Kampf.
kb-why-builds-for-points = Seine SP sind die Kosten wert.
kb-why-builds-for-its-effect = Wichtig sind die Wirkung oder die nächsten Gebäude der Reihe.
kb-why-saves-goods = Du sparst Waren für etwas Besseres.
kb-why-better-dice = Die Würfel können besser werden.
kb-why-dice-are-good = Die Würfel sind gut so.
kb-why-points-for-goods = Das macht aus einer Ware oder einem „+2“-Marker 1 SP.
kb-why-trades-up = Der Tausch kann nützlichere Waren bringen.
kb-why-gives-up-the-least = Entscheidend ist, was dir am wenigsten fehlen wird.
kb-why-knows-the-invader = Das zeigt, welcher Feind im Winter kommt.
kb-why-troops-that-are-needed = Entscheidend ist, wie viele Truppen du in den Kämpfen brauchst.
kb-why-better-row = Entscheidend ist, wie gut die Gebäude der Reihe sind.
kb-why-better-governor = Entscheidend ist, was dir der Gouverneur bringt.
kb-why-regents-favour = Entscheidend ist, wie sehr dir der Gunstbeweis hilft.
kb-why-whims-best = Entscheidend ist, was die Laune dir bringt, verglichen mit den anderen.
kb-why-must-be = Das ist früher oder später nötig.
kb-why-nothing-better = Kein besonderer Grund.
kb-earned-advisors = Berater
kb-earned-buildings = Gebäude
kb-earned-powers = Fähigkeiten der Gebäude
kb-earned-king = Königliche Belohnung
kb-earned-battles = Kämpfe
kb-earned-troops = Letzter Truppenmarker
kb-earned-governors = Gouverneure
kb-earned-fate = Schicksal
kb-earned-scenario = Szenario

## Where the component figures come from

kb-provenance-buildings = Gebäude der Reihen B bis F
    .note = Die gedruckte Provinztafel und vier weitere Quellen stimmen überein.
kb-provenance-outer-buildings = Gebäude der Reihen A und G
    .note = Kosten und SP stammen aus einer einzigen Quelle.
kb-provenance-invaders = Feinde
    .note = Drei unabhängige Tabellen stimmen überein. Bei den Dämonen des Jahres IV gilt, was zwei von dreien angeben.
kb-provenance-troop-tokens = { kb-figure-troop_tokens }
kb-provenance-cards = Karten der alternativen Reihen, Gouverneure, Schicksale und Szenarien
    .note = Die gedruckten Karten lagen nicht vor. Wirkungen und Zahlen, die gedruckt nicht zu finden waren, sind rekonstruiert.

## Description and tutorial

kb-about = Als Gouverneur setzt du deine Würfel bei den Beratern des Königs ein, baust deine Provinz aus und verteidigst sie jeden Winter gegen Angreifer.
kb-guide-welcome = Der König hat dir eine leere Provinz an einer gefährlichen Grenze gegeben und fünf Jahre, um etwas daraus zu machen. Du sammelst Siegpunkte (SP): für Gebäude, von Beratern und für gewonnene Kämpfe; wer nach fünf Jahren die meisten hat, gewinnt. Dreimal im Jahr würfeln alle und legen ihre Würfel auf die Berater des Königs, die von 1 bis 18 nummeriert sind und Waren, Soldaten und andere Hilfe geben. Mit Gold, Holz und Stein baust du Gebäude, in jeder Reihe von links nach rechts. Und jeden Winter kommen Feinde, gegen die jeder allein kämpft.
    .title = Willkommen an der Grenze
kb-guide-aid = Zu Beginn des Jahres hilft der König dem Spieler mit den wenigsten Gebäuden und Waren. Bei Gleichstand nimmt jeder Betroffene eine Ware seiner Wahl; im ersten Jahr sind das alle. Die meisten Gebäude kosten Gold und noch etwas anderes. Überleg dir, was du zuerst bauen möchtest, zum Beispiel { $name-statue } ({ $cost-statue }), { $name-inn } ({ $cost-inn }) oder { $name-palisade } ({ $cost-palisade }).
    .title = Phase 1: Königliche Hilfe
kb-guide-change = Mit einem deiner Gebäude darfst du neu würfeln ({ $name-statue }: einen Würfel, wenn alle deine Würfel dieselbe Zahl zeigen; { $name-chapel }: alle, wenn ihre Summe höchstens 7 ist). Mit hohen Würfeln erreichst du höhere Berater, aber wer die niedrigste Summe hat, wählt zuerst. Bist du zufrieden, wähle „Fertig“.
    .title = Du darfst deine Würfel ändern
kb-guide-influence-spring = Alle haben gewürfelt, und wer die niedrigste Summe hat, beginnt. Lege einen oder mehrere deiner Würfel auf einen Berater, dessen Zahl sie genau ergeben; dann ist er für diese Jahreszeit vergeben, und die anderen sind am Zug, bevor du wieder legst. Drei kleine Berater oder ein großer: Das hängt davon ab, was sie geben und was du bauen willst. Nimm zuerst, was dir jemand wegschnappen könnte.
    .title = Frühling: Berater beeinflussen
kb-guide-influence-summer = Es läuft wie im Frühling: In jedem Zug legst du eine Würfelgruppe auf einen freien Berater, bis alle gepasst haben. Gerade hat der König den Spieler mit den meisten Gebäuden mit 1 SP belohnt; früh zu bauen lohnt sich also. Prüfe, was dir für dein nächstes Gebäude noch fehlt, und hol es dir.
    .title = Sommer: Berater beeinflussen
kb-guide-influence-autumn = Das ist die letzte Jahreszeit vor dem Winter. Feldwebel (5), General (10) und König (18) geben Soldaten; General und Königin (17) zeigen dir außerdem, welcher Feind kommt. Im ersten Jahr hat er Stärke { $least-strength-1 } bis { $most-strength-1 }, und der Würfel des Königs bringt jedem 1 bis 6 Soldaten. Hast du den Gesandten des Königs, kannst du mit ihm einen schon vergebenen Berater beeinflussen oder ein zweites Gebäude bauen.
    .title = Herbst: Berater beeinflussen
kb-guide-choose = Bei diesem Berater wählst du die Ware selbst. Sieh dir deine Provinz an: Welches Gebäude kommt in einer der Reihen als Nächstes, und was fehlt dir dafür noch? Übrige Waren behältst du, aber ein verlorener Kampf im Winter kann dich welche kosten.
    .title = Ein Berater hilft dir
kb-guide-alchemy = Du darfst dem Alchemisten eine Ware geben und je eine der beiden anderen Sorten nehmen: zwei für eine. Das lohnt sich fast immer, außer du brauchst für dein nächstes Gebäude genau die Ware, die du abgeben würdest.
    .title = Der Alchemist
kb-guide-spy = Der Spion verkauft dir drei Waren deiner Wahl für 1 SP. Drei Waren sind oft ein ganzes Gebäude, und die meisten Gebäude bringen mehr als 1 SP. Es lohnt sich also meistens, auch wenn du kurz unter null fällst.
    .title = Der Spion
kb-guide-build = In jeder Jahreszeit darfst du ein Gebäude bauen, in jeder Reihe von links nach rechts. Du bekommst sofort seine SP, und seine Wirkung gilt ab jetzt. Das erste Gebäude einer Reihe ist die Voraussetzung für bessere; manche, wie { $name-guard-tower } und { $name-palisade }, machen dich im Winter stärker. Du kannst auch für etwas Größeres sparen, aber wer die meisten Gebäude hat, wird vor dem Sommer vom König belohnt.
    .title = Gebäude bauen
kb-guide-build-again = Du hast den Gesandten des Königs und darfst mit ihm jetzt ein zweites Gebäude zu vollen Kosten bauen. Oder du behältst ihn und beeinflusst mit ihm später einen schon vergebenen Berater. Nutzt du ihn nicht, geht er im nächsten Jahr ohne Ausgleich zurück, bevor er neu vergeben wird.
    .title = Ein zweites Gebäude
kb-guide-powers = Du darfst jetzt Fähigkeiten deiner Gebäude nutzen, etwa { $name-town-hall }: 1 SP für eine Ware oder einen „+2“-Marker. So machst du noch Punkte aus dem, was du nicht zum Bauen brauchst. Du musst sie nicht nutzen.
    .title = Ende der Jahreszeit
kb-guide-recruit = Vor dem Winter darfst du Soldaten rekrutieren: Jeder kostet 2 Waren, durch { $the-barracks } nur 1. Zähl deine Soldaten und den Kampfbonus deiner Gebäude zusammen; der Würfel des Königs bringt noch 1 bis 6 dazu. Du gewinnst, wenn du mehr hast als die Stärke des Feindes, die im ersten Jahr bei { $least-strength-1 } bis { $most-strength-1 } liegt; bei genau gleich viel passiert nichts. Der stärkste Sieger bekommt 1 SP extra.
    .title = Phase 7: Söldner
kb-guide-spoils = Du hast deinen Kampf gewonnen und bekommst eine Ware deiner Wahl. Nimm, was dir für dein nächstes Gebäude fehlt.
    .title = Winter: Deine Belohnung
kb-guide-give-up = Diesmal waren die Feinde stärker, und du musst Waren deiner Wahl abgeben. Gib ab, was du für dein nächstes Gebäude am wenigsten brauchst. Nach dem Winter werden alle Soldaten entlassen, nur Gebäude bleiben; Mauern und Türme helfen dir also jedes Jahr.
    .title = Winter: Die Feinde plündern
kb-guide-module = Diese Frage gehört zu einem Modul oder Szenario, das die Einführung nicht behandelt; die erste Partie spielst du am besten ohne. Der Link neben der Frage führt zur Regel.
    .title = Eine Frage aus einem Modul
kb-guide-wait-setup = Der Tisch wird aufgebaut: Die erste Spielreihenfolge wird ausgelost, und für jedes der fünf Jahre liegt eine Feindkarte verdeckt bereit. Dann beginnt das erste Jahr mit der Königlichen Hilfe.
    .title = Vor dem ersten Jahr
kb-guide-wait-aid = Der König hilft dem Spieler mit den wenigsten Gebäuden, bei Gleichstand dem mit den wenigsten Waren: Er bekommt einen weißen Würfel für den Frühling. Steht es immer noch gleich, nimmt stattdessen jeder Betroffene eine Ware; im ersten Jahr sind das alle.
    .title = Phase 1: Königliche Hilfe
kb-guide-wait-season = In Spielreihenfolge legen alle reihum Würfel auf Berater. Haben alle gepasst, geben die Berater von 1 bis 18 ihre Hilfe, und jeder darf bauen. Achte darauf, welche Berater vergeben sind; alles steht auch im Spielprotokoll.
    .title = Die anderen sind am Zug
kb-guide-wait-recruit = Bevor der Winter kommt, darf jeder für Waren Soldaten rekrutieren. Vergleiche ihre Stärke mit deiner: Der stärkste Sieger bekommt 1 SP.
    .title = Phase 7: Söldner
kb-guide-wait-winter = Der Feind wird aufgedeckt, und der Würfel des Königs bringt allen gleich viele Soldaten. Jeder kämpft allein: Hast du mehr als die Stärke des Feindes, gewinnst du eine Belohnung; bei genau gleich viel passiert nichts; hast du weniger, verlierst du, was auf der Karte steht: Waren, Gebäude oder SP.
    .title = Phase 8: Winter
kb-guide-farewell = Das war ein Jahr, von der Königlichen Hilfe bis zum Kampf im Winter, und vier weitere folgen. Die Soldaten sind entlassen, aber deine Gebäude bleiben und werden immer wichtiger: Die Feinde werden jedes Jahr stärker, bis zu { $least-strength-5 } bis { $most-strength-5 } im fünften. Ab jetzt gehen die Königliche Hilfe (ein weißer Würfel für den Frühling) und später der Gesandte an den Spieler mit den wenigsten Gebäuden. Nach dem fünften Winter gewinnt, wer die meisten SP hat.
    .title = Das erste Jahr ist vorbei

## The labels of the board in the rules

kb-diagram-court = Die Berater des Königs
    .text = Lege Würfel, die genau die Zahl eines Beraters ergeben, und du bekommst seine Hilfe.
kb-diagram-calendar = Der Kalender
    .text = Das Jahr und seine acht Phasen. Die aktuelle ist hervorgehoben.
kb-diagram-order = Die Spielreihenfolge
    .text = Nach jedem Wurf beginnt die niedrigste Summe.
kb-diagram-invaders = Der Feind
    .text = Die Karte bleibt bis zum Winter verdeckt, aber du weißt, wie stark der Feind in diesem Jahr sein kann.
kb-diagram-dice = Deine Würfel
    .text = Die, die du noch nicht gelegt hast.
kb-diagram-goods = Deine Waren
    .text = Gold, Holz und Stein, dann Soldaten und „+2“-Marker.
kb-diagram-points = Deine SP
    .text = Wer am Ende die meisten SP hat, gewinnt.
kb-diagram-province = Deine Provinz
    .text = Reihen werden von links nach rechts gebaut. Jedes Gebäude zeigt Kosten, SP und Kampfbonus.
