# Verräter.

vt-title = Verräter
    .about = Zwei Königshäuser streiten um einen Ring von Landschaften. Wähle im Geheimen eine Aktionskarte, steh zu deinem Haus oder verrate es im letzten Augenblick.

## Houses, lands, buildings, roles

vt-side = { $side ->
    [eagle] Adler
   *[rose] Rose
}
vt-kind-wasteland = Ödnis
vt-kind-meadow = Weide
vt-kind-river = Fluss
vt-kind-forest = Wald
vt-kind-village = Dorf
vt-kind-city = Stadt
vt-land = { $kind } { $land }
vt-building = { $building ->
    [estate] Gutshof
   *[office] Kontor
}
vt-role-traitor = Verräter
    .the = den Verräter
    .text = Du wechselst die Seite, wenn die Aktionskarten aufgedeckt werden, und erhältst 1 SP.
vt-role-diplomat2 = Diplomat +2
    .the = den Diplomaten +2
    .text = Deine Seite hat 2 Konfliktpunkte mehr; du ziehst eine Versorgungskarte mehr.
vt-role-diplomat5 = Diplomat +5
    .the = den Diplomaten +5
    .text = Deine Seite hat 5 Konfliktpunkte mehr. Nach den Regeln von 2008 wechselst du die Seite, wenn alle auf einer Seite stehen.
vt-role-builder = Baumeister
    .the = den Baumeister
    .text = Du darfst ein Gebäude unter eine Landschaft legen oder eines von deinen umdrehen.
vt-role-strategist = Stratege
    .the = den Strategen
    .text = Du erhältst 2 SP und nimmst die Strategiekarte.
vt-role-farmer = Bauer
    .the = den Bauern
    .text = Du ziehst vor allen anderen: drei Versorgungskarten, gleich wie viele Gutshöfe du hast.

## Moments

vt-lap = Runde
vt-round = Runde { $round } von { $rounds }: { $phase }
vt-phase-setup = Der Tisch wird aufgebaut
vt-phase-conflict = der Ort des Konflikts
vt-phase-roles = Aktionskarten werden gewählt
vt-phase-supply = Versorgungskarten werden gespielt
vt-phase-reveal = Aktionskarten werden aufgedeckt
vt-phase-resolution = Der Konflikt wird entschieden
vt-phase-points = Siegpunkte
vt-phase-builder = der Baumeister
vt-phase-strategist = der Stratege
vt-phase-discard = Versorgungskarten werden abgelegt
vt-phase-draw = Versorgungskarten werden gezogen
vt-phase-return = Aktionskarten gehen zurück
vt-phase-start-player = der nächste Startspieler
vt-phase-round-end = Ende der Runde
vt-phase-over = Das Spiel ist zu Ende

## Questions

vt-ask-first-estate = Unter welche Landschaft legst du deinen ersten Gutshof?
vt-ask-conflict = Zwischen welchen beiden Landschaften findet der Konflikt dieser Runde statt?
vt-ask-role = Welche Aktionskarte nimmst du?
vt-ask-supply = Welche Versorgungskarten spielst du für deine Seite?
vt-ask-build = Legst du ein Gebäude an, oder drehst du eines um?
vt-ask-limit = Dir { $due ->
    [one] steht { $due } Versorgungskarte
   *[other] stehen { $due } Versorgungskarten
} zu, aber mehr als fünf darf niemand auf der Hand haben. Welche Karten legst du vorher ab? (höchstens { $excess })

## Choices

vt-do-estate = Den Gutshof unter { $land } legen
vt-do-conflict = { $eagle } des Adlers gegen { $rose } der Rose
vt-do-pick = { $role } nehmen
vt-do-supply = { $cards } spielen{ $count ->
    [one] {""}
   *[other] {" "}(zusammen { $sum })
}
vt-do-supply-against = { $what }: { $own } gegen { $other }
vt-do-no-supply = Keine Versorgungskarte spielen
vt-do-build = { $building ->
    [estate] Einen Gutshof
   *[office] Ein Kontor
} unter { $land } legen
vt-do-turn = Das Gebäude unter { $land } umdrehen
vt-do-no-build = Nichts bauen
vt-do-discard = { $cards } ablegen
vt-do-no-discard = Nichts ablegen

## What happened

vt-event-ring-laid = Der Ring der Landschaften liegt aus. { $start } beginnt; { $strategy } hat die Strategiekarte.
vt-event-handed-out = Alle nehmen die Versorgungskarten { $cards }.
vt-event-round-began = Runde { $round } beginnt mit { $start }.
vt-event-conflict-placed = { $by } bestimmt den Konflikt: { $eagle } des Adlers gegen { $rose } der Rose.
vt-event-set-aside = Eine Aktionskarte wird verdeckt beiseitegelegt.
vt-event-choosing-from = { $by } hat zur Wahl: { $roles }.
vt-event-picked = { $by } nimmt verdeckt eine Aktionskarte.
vt-event-picked-role = { $by } hat { $role } genommen.
vt-event-left-over = { $by } lässt { $count ->
    [one] eine Aktionskarte
   *[other] { $count } Aktionskarten
} verdeckt liegen.
vt-event-left-over-roles = Übrig: { $roles }.
vt-event-supplied = { $by } spielt die { $count ->
    [one] Versorgungskarte
   *[other] Versorgungskarten
} { $cards }.
vt-event-supplied-nothing = { $by } spielt keine Versorgungskarte.
vt-event-revealed = { $by } deckt auf: { $role }.
vt-event-switched = Als { $role } wechselt { $by } { $side ->
    [eagle] zum Adler
   *[rose] zur Rose
}!
vt-event-totalled = Der Adler hat { $eagle } Konfliktpunkte, die Rose { $rose }.
vt-event-tied = Beide Seiten sind gleich stark: Keine Landschaft wechselt den Besitzer.
vt-event-won = { $side ->
    [eagle] Der Adler
   *[rose] Die Rose
} gewinnt den Konflikt{ $winners ->
    [0] , doch niemand steht auf dieser Seite.
    [one] {" "}mit einem Spieler auf dieser Seite.
   *[other] {" "}mit { $winners } Spielern auf dieser Seite.
}
vt-event-scored = { $by } erhält { $vp } SP für die eroberte Landschaft.
vt-event-flipped = { $land } fällt { $side ->
    [eagle] an den Adler
   *[rose] an die Rose
}.
vt-event-bonus = { $by } erhält { $vp } SP als { $role }.
vt-event-built = { $by } legt { $building ->
    [estate] einen Gutshof
   *[office] ein Kontor
} unter { $land }.
vt-event-turned = { $by } dreht das Gebäude unter { $land } um: Jetzt ist es ein { $building ->
    [estate] Gutshof
   *[office] Kontor
}.
vt-event-did-not-build = { $by } baut nichts.
vt-event-strategy-taken = { $by } nimmt die Strategiekarte.
vt-event-discarded = Die gespielten Versorgungskarten werden abgelegt.
vt-event-made-room = { $by } legt ab, um Platz zu schaffen: { $cards }.
vt-event-made-no-room = { $by } legt nichts ab.
vt-event-reshuffled = Der Ablagestapel wird gemischt und zum neuen Nachziehstapel.
vt-event-drew = { $by } zieht { $count ->
    [one] eine Versorgungskarte
   *[other] { $count } Versorgungskarten
}.
vt-event-drew-cards = { $by } hat gezogen: { $cards }.
vt-event-roles-returned = Alle Aktionskarten kommen zurück in die Mitte.
vt-event-start-passed = Die Startspielerkarte geht an { $to }.
vt-event-one-house = Alle Landschaften gehören { $side ->
    [eagle] dem Adler
   *[rose] der Rose
}: Das Spiel endet vorzeitig.
vt-event-final-scored = { $by } erhält am Ende { $vp } SP: { $offices ->
    [one] ein Kontor
   *[other] { $offices } Kontore
} mal { $cards ->
    [one] eine Versorgungskarte
   *[other] { $cards } Versorgungskarten
}.
vt-event-ended = Das Spiel ist zu Ende.

## Why not

vt-reason-game-over = Das Spiel ist zu Ende.
vt-reason-nobody-there = Dort sitzt niemand.
vt-reason-not-your-turn = Du bist nicht an der Reihe.
vt-reason-other-question = Das beantwortet nicht die offene Frage.
vt-reason-has-building = Unter dieser Landschaft liegt schon ein Gebäude.
vt-reason-same-house = Beide Landschaften gehören demselben Haus; ein Konflikt findet zwischen Landschaften verschiedener Häuser statt.
vt-reason-not-offered = Diese Aktionskarte ist nicht unter denen, die dir weitergegeben wurden.
vt-reason-not-in-hand = Diese Karten hast du nicht auf der Hand.
vt-reason-none-in-reserve = Du hast alle drei Gebäudekarten angelegt; du kannst nur noch eine umdrehen.
vt-reason-too-many-offices = Niemand darf mehr als zwei Kontore haben.
vt-reason-no-building = Unter dieser Landschaft liegt kein Gebäude.
vt-reason-not-yours = Das Gebäude dort gehört jemand anderem.
vt-reason-too-many-discarded = Du darfst höchstens so viele Karten ablegen, wie du über fünf Handkarten hinaus hättest.
vt-reason-not-the-box = Jetzt wird nichts gezogen.
vt-reason-other-draw = Es war etwas anderes zu ziehen.
vt-reason-wrong-count = Es war eine andere Zahl von Karten zu ziehen.
vt-reason-not-in-box = Die Karten sind nicht dort, wo sie herkommen müssten.
vt-reason-wrong-ring = Der Ring enthält jede Art von Landschaft zweimal, einmal für jedes Haus.
vt-reason-wrong-start = Der Startspieler wird anders bestimmt.

## What could have been read

vt-expected-action = estate LANDSCHAFT, conflict GRENZE, pick ROLLE, supply KARTEN, build estate|office LANDSCHAFT, turn LANDSCHAFT, pass oder discard KARTEN
vt-expected-cards = Versorgungskarten als Werte mit + dazwischen (2, 3, 4, 5, 6, 8) oder - für keine
vt-expected-fewer-cards = höchstens 20 Karten eines Wertes
vt-expected-place = eine Landschaft oder Grenze: 1 bis 12
vt-expected-role = eine Aktionskarte: traitor, diplomat2, diplomat5, builder, strategist oder farmer
vt-expected-seat = ein Platz: 1 bis 4
vt-expected-draw = ring start=PLATZ LANDSCHAFT/HAUS …, deal PLATZ:KARTEN …, aside ROLLE oder draw KARTEN
vt-expected-start = start=PLATZ
vt-expected-ring = zwölf Landschaften nach dem Startspieler
vt-expected-land = eine Landschaft und ihr Haus: wasteland, meadow, river, forest, village oder city, /, eagle oder rose
vt-expected-deal = PLATZ:KARTEN, jeder Platz einmal und der Reihe nach

## Figures that make no game

vt-misfit-supply = Es muss mindestens 20 Versorgungskarten geben, für vier volle Hände, und höchstens 20 eines Wertes
vt-misfit-first-hands = Von den Werten 3, 4 und 5 muss es je mindestens vier Karten geben: die ersten Handkarten der Ausgabe von 1998
vt-misfit-strength = Eine Landschaft kann nicht mehr als 50 Konfliktpunkte haben
vt-misfit-points = Eine Landschaft kann höchstens 20 Punkte wert sein und bei mehr Siegern jedem nicht mehr bringen als bei weniger
vt-misfit-four-figures = Eine Landschaft hat vier Werte: was sie jedem bringt, wenn es einen, zwei, drei oder vier Sieger gibt

## The table

vt-table = Der Ring der Landschaften
vt-land-line = { $land } { $side ->
    [eagle] des Adlers
   *[rose] der Rose
}
vt-land-line-built = { $land } { $side ->
    [eagle] des Adlers
   *[rose] der Rose
}: { $building ->
    [estate] Gutshof
   *[office] Kontor
} von { $owner }
vt-conflict = Konflikt: { $eagle } des Adlers gegen { $rose } der Rose.
vt-start = Startspieler: { $start }. Strategiekarte: { $strategy }.
vt-stock = Nachziehstapel: { $stock }. Ablagestapel: { $discards }.
vt-shuffled = Der Nachziehstapel wurde zuletzt aus { $cards } gemischt.
vt-empty = keine
vt-due = { $seat } { $due ->
    [one] steht eine Versorgungskarte
   *[other] stehen { $due } Versorgungskarten
} vom Nachziehstapel zu.
vt-set-aside = Beiseitegelegt: { $role }.
vt-unseen = eine verdeckte Aktionskarte
vt-untaken = Aktionskarten, die niemand genommen hat: { $roles }.
vt-seat-unsided = { $seat }: { $vp } SP, { $cards ->
    [one] { $cards } Versorgungskarte
   *[other] { $cards } Versorgungskarten
}
vt-seat = { $seat }, für { $side ->
    [eagle] den Adler
   *[rose] die Rose
}: { $vp } SP, { $cards ->
    [one] { $cards } Versorgungskarte
   *[other] { $cards } Versorgungskarten
}
vt-seat-hand = Hand: { $cards }
vt-seat-known = Bekannte Karten auf der Hand: { $cards }
vt-seat-played = Gespielt: { $cards }
vt-seat-buildings = Gutshöfe: { $estates }, Kontore: { $offices }, noch nicht angelegt: { $reserve }
vt-seat-role = Aktionskarte: { $role }
vt-seat-role-down = Aktionskarte: { $role }, verdeckt
vt-seat-role-unknown = Aktionskarte: verdeckt
vt-seat-received = Hatte zur Wahl: { $roles }
vt-seat-passed-on = Hat weitergegeben: { $roles }

## The board

vt-lands = Was Landschaften wert sind
vt-land-kind = Landschaft
vt-conflict-points = Konfliktpunkte
vt-worth = SP für jeden, je nach Zahl der Sieger
vt-owned = { $n ->
    [one] { $n } Landschaft
   *[other] { $n } Landschaften
}
vt-prize = Zu gewinnen: { $land }, { $n ->
    [one] {""}
   *[other] je{" "}
}{ $vp } SP
vt-decided = { $side ->
    [eagle] Der Adler
   *[rose] Die Rose
} hat den Konflikt gewonnen.
vt-to-move = am Zug
vt-start-player = Startspieler
vt-strategy-card = Strategiekarte
vt-conflict-card = Konfliktkarte
vt-face-down = verdeckt
vt-known = alle kennen diese Karte
vt-draft = Aktionskarten zur Wahl
vt-action-card = Deine Aktionskarte
vt-hand = Deine Versorgungskarten
vt-idle = Bringt zurzeit keine Karte: Die Landschaft gehört dem anderen Haus.
vt-reserve = noch nicht angelegt: { $n }
vt-stock-pile = Nachziehstapel
vt-discard-pile = Ablagestapel
vt-shuffled-pile = Zuletzt gemischt aus
vt-aside = Beiseitegelegte Aktionskarte

## Options

vt-option-edition = Nach welchen Regeln gespielt wird
vt-option-edition-1998 = Die Ausgabe von 1998: Alle beginnen mit einer 3, einer 4 und einer 5; nur der Verräter wechselt die Seite.
vt-option-edition-2008 = Die Überarbeitung von 2008: Alle erhalten drei zufällige Karten; auch der Diplomat +5 wechselt die Seite, wenn alle auf einer stehen.
vt-option-start = Wer beginnt
vt-option-start-drawn = Der Startspieler wird ausgelost.
vt-option-start-1 = Der erste Platz beginnt.
vt-option-start-2 = Der zweite Platz beginnt.
vt-option-start-3 = Der dritte Platz beginnt.
vt-option-start-4 = Der vierte Platz beginnt.

## Why a bot likes or dislikes it

vt-why-sheltered-home = Die Landschaft gehört deinem Haus und liegt an keiner Grenze.
vt-why-home-at-the-border = Die Landschaft gehört deinem Haus, liegt aber an einer Grenze.
vt-why-home-abroad = Die Landschaft gehört dem anderen Haus: Der Gutshof bringt nichts, bis du oder sie die Seite wechselt.
vt-why-promising-conflict = Hier gewinnt deine Seite wahrscheinlich, und du hast etwas davon.
vt-why-conflict-for-a-traitor = Hier hättest du am meisten davon, als Verräter die Seite zu wechseln.
vt-why-open-conflict = Keine Seite gewinnt sicher, aber alles in allem nützt es dir.
vt-why-helps-rivals = Das nützt deinen Rivalen mehr als dir.
vt-why-deserts-to-winners = Mit dir gewinnt wahrscheinlich die andere Seite.
vt-why-deserts-for-the-point = Der Seitenwechsel bringt kaum mehr als 1 SP.
vt-why-diplomacy-decides = Seine Konfliktpunkte können den Konflikt entscheiden.
vt-why-diplomacy-is-idle = Der Konflikt ist auch ohne Diplomaten entschieden.
vt-why-has-plans-to-build = Es gibt etwas, das sich zu bauen lohnt.
vt-why-nothing-to-build = Es gibt kaum etwas, das sich zu bauen lohnt.
vt-why-sure-points = 2 sichere SP.
vt-why-sure-points-and-strategy = 2 sichere SP und die Wahl des nächsten Konflikts.
vt-why-hand-needs-cards = Du brauchst mehr Karten, als deine Gutshöfe bringen.
vt-why-cards-are-of-no-use = Für die Karten des Bauern wäre kein Platz oder wenig Verwendung.
vt-why-conflict-is-won = Der Konflikt ist auch ohne Karten gewonnen.
vt-why-conflict-is-lost = Der Konflikt ist ohnehin verloren.
vt-why-saves-cards = Du sparst deine Karten für später.
vt-why-wins-conflict = Diese Karten gewinnen wahrscheinlich den Konflikt.
vt-why-raises-chances = Diese Karten machen den Sieg weniger unwahrscheinlich.
vt-why-wastes-cards = Diese Karten ändern so gut wie nichts.
vt-why-cards-are-free = Später wären diese Karten nichts wert.
vt-why-estate-pays = Der Gutshof bringt von jetzt an Karten.
vt-why-estate-for-later = Die Landschaft gehört dem anderen Haus: Der Gutshof bringt vielleicht später Karten.
vt-why-office-counts = Am Ende macht ein Kontor aus Handkarten SP.
vt-why-office-is-untimely = Ein Kontor käme zu früh oder zu spät.
vt-why-estate-becomes-office = Der Gutshof hat seinen Dienst getan; ein Kontor ist jetzt mehr wert.
vt-why-office-becomes-estate = Du gibst das Kontor für die Karten eines Gutshofs auf.
vt-why-builds-nothing = Das vergeudet den Baumeister.
vt-why-all-is-built = Deine Gebäude liegen gut so.
vt-why-replaces-weak-cards = Schwache Karten machen Platz für bessere.
vt-why-keeps-good-cards = Deine Hand behält ihren Wert.
vt-why-loses-good-cards = Du würdest gute Karten hergeben.
vt-earned-lands = Eroberte Landschaften
vt-earned-roles = Aktionskarten
vt-earned-offices = Kontore und Karten am Ende
