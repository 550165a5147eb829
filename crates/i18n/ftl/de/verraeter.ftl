# Verräter.

vt-title = Verräter
    .about = Zwei Königshäuser kämpfen um einen Ring von Landschaften. Wähle verdeckt eine Aktionskarte, halte zu deinem Haus oder wechsle im letzten Moment die Seite.

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
    .text = Du wechselst beim Aufdecken die Seite und bekommst 1 SP.
vt-role-diplomat2 = Diplomat +2
    .the = den Diplomaten +2
    .text = Deine Seite bekommt 2 Konfliktpunkte; du ziehst eine Versorgungskarte mehr.
vt-role-diplomat5 = Diplomat +5
    .the = den Diplomaten +5
    .text = Deine Seite bekommt 5 Konfliktpunkte. In der Ausgabe von 2008 wechselst du die Seite, wenn alle auf derselben Seite stehen.
vt-role-builder = Baumeister
    .the = den Baumeister
    .text = Du darfst ein Gebäude unter eine Landschaft legen oder eines deiner Gebäude umdrehen.
vt-role-strategist = Stratege
    .the = den Strategen
    .text = Du bekommst 2 SP und nimmst die Strategiekarte.
vt-role-farmer = Bauer
    .the = den Bauern
    .text = Du ziehst als Erster drei Versorgungskarten, egal wie viele Gutshöfe du hast.

## Moments

vt-lap = Runde
vt-round = Runde { $round } von { $rounds }: { $phase }
vt-phase-setup = Vorbereitung
vt-phase-conflict = Konflikt bestimmen
vt-phase-roles = Aktionskarten wählen
vt-phase-supply = Versorgungskarten spielen
vt-phase-reveal = Aktionskarten aufdecken
vt-phase-resolution = Konflikt entscheiden
vt-phase-points = Siegpunkte
vt-phase-builder = Baumeister
vt-phase-strategist = Stratege
vt-phase-discard = Versorgungskarten ablegen
vt-phase-draw = Versorgungskarten ziehen
vt-phase-return = Aktionskarten zurücklegen
vt-phase-start-player = Neuer Startspieler
vt-phase-round-end = Ende der Runde
vt-phase-over = Partie beendet

## Questions

vt-ask-first-estate = Unter welche Landschaft legst du deinen ersten Gutshof?
vt-ask-conflict = Zwischen welchen beiden Landschaften wird in dieser Runde gekämpft?
vt-ask-role = Welche Aktionskarte nimmst du?
vt-ask-supply = Welche Versorgungskarten spielst du?
vt-ask-build = Legst du ein Gebäude oder drehst du eines um?
vt-ask-limit = Du darfst { $due ->
    [one] { $due } Versorgungskarte
   *[other] { $due } Versorgungskarten
} ziehen, aber höchstens fünf auf der Hand haben. Welche Karten legst du vorher ab? (höchstens { $excess })

## Choices

vt-do-estate = Gutshof unter { $land } legen
vt-do-conflict = { $eagle } (Adler) gegen { $rose } (Rose)
vt-do-pick = { $role } nehmen
vt-do-supply = { $cards } spielen{ $count ->
    [one] {""}
   *[other] {" "}(Summe { $sum })
}
vt-do-supply-against = { $what }: { $own } gegen { $other }
vt-do-no-supply = Keine Versorgungskarte spielen
vt-do-build = { $building ->
    [estate] Gutshof
   *[office] Kontor
} unter { $land } legen
vt-do-turn = Gebäude unter { $land } umdrehen
vt-do-no-build = Nichts bauen
vt-do-discard = { $cards } ablegen
vt-do-no-discard = Nichts ablegen

## What happened

vt-event-ring-laid = Der Ring der Landschaften liegt aus. Startspieler: { $start }. Strategiekarte: { $strategy }.
vt-event-hand = Alle bekommen die Versorgungskarten { $cards }.
vt-event-round-began = Runde { $round } beginnt. Startspieler: { $start }.
vt-event-conflict-placed = { $by } bestimmt den Konflikt: { $eagle } (Adler) gegen { $rose } (Rose).
vt-event-set-aside = Eine Aktionskarte wird verdeckt beiseitegelegt.
vt-event-choosing-from = { $by } wählt aus: { $roles }.
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
vt-event-totalled = Konfliktpunkte: Adler { $eagle }, Rose { $rose }.
vt-event-tied = Gleichstand: Keine Landschaft wechselt den Besitzer.
vt-event-won = { $side ->
    [eagle] Der Adler
   *[rose] Die Rose
} gewinnt den Konflikt{ $winners ->
    [0] , aber niemand steht auf dieser Seite.
    [one] {" "}mit einem Spieler auf dieser Seite.
   *[other] {" "}mit { $winners } Spielern auf dieser Seite.
}
vt-event-scored = { $by } bekommt { $vp } SP für die eroberte Landschaft.
vt-event-flipped = { $land } gehört jetzt { $side ->
    [eagle] dem Adler
   *[rose] der Rose
}.
vt-event-bonus = { $by } bekommt { $vp } SP als { $role }.
vt-event-built = { $by } legt { $building ->
    [estate] einen Gutshof
   *[office] ein Kontor
} unter { $land }.
vt-event-turned = { $by } dreht das Gebäude unter { $land } um: Es ist jetzt ein { $building ->
    [estate] Gutshof
   *[office] Kontor
}.
vt-event-did-not-build = { $by } baut nichts.
vt-event-strategy-taken = { $by } nimmt die Strategiekarte.
vt-event-discarded = Die gespielten Versorgungskarten werden abgelegt.
vt-event-made-room = { $by } legt vor dem Ziehen ab: { $cards }.
vt-event-made-no-room = { $by } legt vor dem Ziehen nichts ab.
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
}: Die Partie endet vorzeitig.
vt-event-final-scored = { $by } bekommt am Ende { $vp } SP: { $offices ->
    [one] ein Kontor
   *[other] { $offices } Kontore
} mal { $cards ->
    [one] eine Versorgungskarte
   *[other] { $cards } Versorgungskarten
}.
vt-event-ended = Die Partie ist zu Ende.

## Why not

vt-reason-game-over = Die Partie ist zu Ende.
vt-reason-nobody-there = Dort sitzt niemand.
vt-reason-not-your-turn = Du bist nicht am Zug.
vt-reason-other-question = Das passt nicht zur aktuellen Entscheidung.
vt-reason-has-building = Unter dieser Landschaft liegt schon ein Gebäude.
vt-reason-same-house = Beide Landschaften gehören demselben Haus. Kämpfen können nur Landschaften verschiedener Häuser.
vt-reason-not-offered = Diese Aktionskarte steht dir nicht zur Wahl.
vt-reason-not-in-hand = Diese Karten hast du nicht auf der Hand.
vt-reason-none-in-reserve = Du hast schon alle drei Gebäude gelegt und kannst nur noch eines umdrehen.
vt-reason-too-many-offices = Du darfst höchstens zwei Kontore haben.
vt-reason-no-building = Unter dieser Landschaft liegt kein Gebäude.
vt-reason-not-yours = Dieses Gebäude gehört dir nicht.
vt-reason-too-many-discarded = Du darfst nur so viele Karten ablegen, wie du sonst über fünf Handkarten hättest.
vt-reason-not-the-box = Jetzt wird nichts gezogen.
vt-reason-other-draw = Hier wird etwas anderes gezogen.
vt-reason-wrong-count = Hier wird eine andere Anzahl Karten gezogen.
vt-reason-not-in-box = Diese Karten können hier nicht gezogen werden.
vt-reason-wrong-ring = Der Ring muss jede Art von Landschaft zweimal enthalten, einmal für jedes Haus.
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

vt-misfit-supply = Es muss mindestens 20 Versorgungskarten geben (vier volle Hände) und höchstens 20 von jedem Wert
vt-misfit-first-hands = Von den Werten 3, 4 und 5 muss es jeweils mindestens vier Karten geben: Sie sind die Starthand der Ausgabe von 1998
vt-misfit-strength = Eine Landschaft darf höchstens 50 Konfliktpunkte haben
vt-misfit-points = Eine Landschaft darf höchstens 20 SP wert sein und bei mehr Siegern jedem nicht mehr bringen als bei weniger
vt-misfit-four-figures = Eine Landschaft braucht vier Werte: die SP für jeden bei einem, zwei, drei und vier Siegern

## The table

vt-table = Der Ring der Landschaften
vt-land-line = { $land } ({ $side ->
    [eagle] Adler
   *[rose] Rose
})
vt-land-line-built = { $land } ({ $side ->
    [eagle] Adler
   *[rose] Rose
}): { $building ->
    [estate] Gutshof
   *[office] Kontor
} von { $owner }
vt-conflict = Konflikt: { $eagle } (Adler) gegen { $rose } (Rose).
vt-start = Startspieler: { $start }. Strategiekarte: { $strategy }.
vt-stock = Nachziehstapel: { $stock }. Ablagestapel: { $discards }.
vt-shuffled = Zuletzt in den Nachziehstapel gemischt: { $cards }.
vt-empty = keine
vt-due = { $seat } darf { $due ->
    [one] eine Versorgungskarte
   *[other] { $due } Versorgungskarten
} ziehen.
vt-set-aside = Beiseitegelegt: { $role }.
vt-unseen = verdeckte Aktionskarte
vt-untaken = Nicht genommene Aktionskarten: { $roles }.
vt-seat-unsided = { $seat }: { $vp } SP, { $cards ->
    [one] { $cards } Versorgungskarte
   *[other] { $cards } Versorgungskarten
}
vt-seat = { $seat } ({ $side ->
    [eagle] Adler
   *[rose] Rose
}): { $vp } SP, { $cards ->
    [one] { $cards } Versorgungskarte
   *[other] { $cards } Versorgungskarten
}
vt-seat-hand = Hand: { $cards }
vt-seat-known = Bekannte Handkarten: { $cards }
vt-seat-played = Gespielt: { $cards }
vt-seat-buildings = Gutshöfe: { $estates }, Kontore: { $offices }, im Vorrat: { $reserve }
vt-seat-role = Aktionskarte: { $role }
vt-seat-role-down = Aktionskarte: { $role } (verdeckt)
vt-seat-role-unknown = Aktionskarte: verdeckt
vt-seat-received = Zur Wahl: { $roles }
vt-seat-passed-on = Weitergegeben: { $roles }

## The board

vt-lands = Wert der Landschaften
vt-land-kind = Landschaft
vt-conflict-points = Konfliktpunkte
vt-worth = SP für jeden Sieger, nach Zahl der Sieger
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
vt-known = allen bekannt
vt-draft = Aktionskarten zur Wahl
vt-action-card = Deine Aktionskarte
vt-hand = Deine Versorgungskarten
vt-idle = Bringt gerade keine Karte: Die Landschaft gehört dem anderen Haus.
vt-reserve = im Vorrat: { $n }
vt-stock-pile = Nachziehstapel
vt-discard-pile = Ablagestapel
vt-shuffled-pile = Zuletzt eingemischt
vt-aside = Beiseitegelegte Aktionskarte

## Options

vt-option-edition = Ausgabe
vt-option-edition-1998 = Ausgabe von 1998: Alle beginnen mit einer 3, einer 4 und einer 5; nur der Verräter wechselt die Seite.
vt-option-edition-2008 = Ausgabe von 2008: Alle bekommen drei zufällige Karten; auch der Diplomat +5 wechselt die Seite, wenn alle auf derselben stehen.
vt-option-start = Startspieler
vt-option-start-drawn = Der Startspieler wird ausgelost.
vt-option-start-1 = Der Spieler auf dem ersten Platz.
vt-option-start-2 = Der Spieler auf dem zweiten Platz.
vt-option-start-3 = Der Spieler auf dem dritten Platz.
vt-option-start-4 = Der Spieler auf dem vierten Platz.

## Why a bot likes or dislikes it

vt-why-sheltered-home = Die Landschaft gehört deiner Seite und liegt an keiner Grenze.
vt-why-home-at-the-border = Die Landschaft gehört deiner Seite, liegt aber an einer Grenze.
vt-why-home-abroad = Die Landschaft gehört der anderen Seite: Der Gutshof bringt vorerst nichts.
vt-why-promising-conflict = Hier gewinnt deine Seite wahrscheinlich, und du profitierst davon.
vt-why-conflict-for-a-traitor = Hier lohnt es sich für dich am meisten, als Verräter die Seite zu wechseln.
vt-why-open-conflict = Der Ausgang ist offen, aber insgesamt nützt es dir.
vt-why-helps-rivals = Das nützt deinen Rivalen mehr als dir.
vt-why-deserts-to-winners = Mit dir gewinnt wahrscheinlich die andere Seite.
vt-why-deserts-for-the-point = Der Seitenwechsel bringt kaum mehr als 1 SP.
vt-why-diplomacy-decides = Seine Konfliktpunkte können den Konflikt entscheiden.
vt-why-diplomacy-is-idle = Der Konflikt ist auch ohne Diplomaten entschieden.
vt-why-has-plans-to-build = Du hast etwas Lohnendes zu bauen.
vt-why-nothing-to-build = Du hast kaum etwas Lohnendes zu bauen.
vt-why-sure-points = 2 sichere SP.
vt-why-sure-points-and-strategy = 2 sichere SP, und du bestimmst den nächsten Konflikt.
vt-why-hand-needs-cards = Du brauchst mehr Karten, als deine Gutshöfe bringen.
vt-why-cards-are-of-no-use = Für die Karten des Bauern hast du keinen Platz oder kaum Verwendung.
vt-why-conflict-is-won = Der Konflikt ist auch ohne Karten gewonnen.
vt-why-conflict-is-lost = Der Konflikt ist ohnehin verloren.
vt-why-saves-cards = Du sparst deine Karten für später.
vt-why-wins-conflict = Diese Karten gewinnen wahrscheinlich den Konflikt.
vt-why-raises-chances = Diese Karten verbessern die Chance auf den Sieg.
vt-why-wastes-cards = Diese Karten ändern fast nichts.
vt-why-cards-are-free = Später wären diese Karten nichts wert.
vt-why-estate-pays = Der Gutshof bringt ab jetzt Karten.
vt-why-estate-for-later = Die Landschaft gehört der anderen Seite: Der Gutshof bringt vielleicht später Karten.
vt-why-office-counts = Ein Kontor macht am Ende aus Handkarten SP.
vt-why-office-is-untimely = Für ein Kontor ist es zu früh oder zu spät.
vt-why-estate-becomes-office = Ein Kontor ist jetzt mehr wert als der Gutshof.
vt-why-office-becomes-estate = Du gibst das Kontor für die Karten eines Gutshofs auf.
vt-why-builds-nothing = Damit verschenkst du den Baumeister.
vt-why-all-is-built = Deine Gebäude liegen gut.
vt-why-replaces-weak-cards = Schwache Karten machen Platz für bessere.
vt-why-keeps-good-cards = Du behältst deine guten Karten.
vt-why-loses-good-cards = Du würdest gute Karten hergeben.
vt-earned-lands = Eroberte Landschaften
vt-earned-roles = Aktionskarten
vt-earned-offices = Kontore und Karten am Ende

## Where the component figures come from

vt-provenance-supply = { vt-figure-supply }
vt-provenance-cp-printed = { vt-kind-river }, { vt-kind-city } (Konfliktpunkte)
    .note = Aus dem Beispiel einer Runde.
vt-provenance-cp-published = { vt-kind-wasteland }, { vt-kind-meadow }, { vt-kind-forest }, { vt-kind-village } (Konfliktpunkte)
vt-provenance-vp-printed = { vt-kind-river } (SP für einen Gewinner), { vt-kind-city } (SP für drei Gewinner)
    .note = Aus dem Beispiel einer Runde.
vt-provenance-river-vp-published = { vt-kind-river } (SP für zwei Gewinner)
vt-provenance-river-vp-assumed = { vt-kind-river } (SP für drei und vier Gewinner)
    .note = Angenommen als gleichmäßige Fortsetzung der Werte für einen und zwei Gewinner.
vt-provenance-city-vp-assumed = { vt-kind-city } (SP für einen, zwei und vier Gewinner)
    .note = Angenommen nach dem Wert für drei Gewinner: Das stärkste Land zählt am meisten.
vt-provenance-vp-assumed = { vt-kind-wasteland }, { vt-kind-meadow }, { vt-kind-forest }, { vt-kind-village } (SP)
    .note = Angenommen nach Fluss und Stadt: Ein stärkeres Land zählt mehr, und es zählt für jeden weniger, je mehr Spieler es erobern.

## Description and tutorial

vt-about = Zwei Königshäuser kämpfen um einen Ring von Landschaften. Jede Runde wählen alle verdeckt eine Rolle, und der Verräter wechselt im letzten Moment die Seite.
vt-guide-welcome = Zwei Königshäuser, Adler und Rose, kämpfen um einen Ring von zwölf Landschaften. Du stehst auf einer der beiden Seiten, aber es zählen nur deine eigenen Siegpunkte (SP): Wer nach acht Runden die meisten hat, gewinnt. In jeder Runde gibt es einen Konflikt zwischen zwei benachbarten Landschaften, und jeder auf der siegreichen Seite bekommt Punkte für die eroberte Landschaft: je weniger Sieger, desto mehr für jeden. Vorher nimmt jeder verdeckt eine von sechs Aktionskarten, und eine davon, der Verräter, wechselt im letzten Moment die Seite. Mit den Versorgungskarten auf deiner Hand stärkst du deine Seite, und deine Gutshöfe bringen dir neue.
    .title = Willkommen in den Highlands
vt-guide-estate = Ein Gutshof bringt dir am Ende jeder Runde eine Versorgungskarte, solange seine Landschaft deiner Seite gehört. Lege ihn also unter eine Landschaft deiner Seite. Kämpfen können nur benachbarte Landschaften verschiedener Häuser: Eine Landschaft zwischen zwei Landschaften desselben Hauses ist vorerst sicher. Deine beiden anderen Gebäude kommen später mit dem Baumeister ins Spiel.
    .title = Vor der ersten Runde: dein erster Gutshof
vt-guide-conflict = Du hast die Strategiekarte und bestimmst, an welcher Grenze gekämpft wird. Jede der beiden Landschaften bringt ihrer Seite Konfliktpunkte, und die Sieger bekommen die Siegpunkte der eroberten Landschaft. Eine schwache Landschaft ist leichter zu erobern, eine starke bringt mehr. Verschone möglichst Landschaften deiner Seite, unter denen dein Gutshof liegt.
    .title = Phase 1: Wo wird gekämpft?
vt-guide-role = Nimm eine der Karten; die anderen erfahren erst beim Aufdecken, welche. Die Diplomaten bringen deiner Seite 2 oder 5 Konfliktpunkte, der Stratege bringt dir 2 SP und die Wahl des nächsten Konflikts, mit dem Baumeister darfst du bauen, und mit dem Bauern ziehst du drei Versorgungskarten. Der Verräter bringt dir 1 SP und wechselt mit dir und deinen gespielten Versorgungskarten die Seite: Nimm ihn, wenn du glaubst, dass die andere Seite gewinnt. Merk dir, welche Karten du weitergibst: Daraus wählen die nächsten.
    .title = Phase 2: Deine Aktionskarte
vt-guide-supply = Du darfst beliebig viele deiner Versorgungskarten offen spielen, und jede bringt deiner Seite ihren Wert. Vergleiche die Seiten: die Landschaften, die schon gespielten Karten und was verdeckte Diplomaten noch bringen könnten; und denk daran, dass jemand der Verräter sein kann. Gespielte Karten werden immer abgelegt, egal wer gewinnt. Spiel also genug, um zu gewinnen, oder heb dir deine Karten für später auf.
    .title = Phase 3: Versorgungskarten
vt-guide-supply-traitor = Noch weiß niemand, dass du der Verräter bist: Beim Aufdecken wechselst du die Seite, und die Versorgungskarten, die du jetzt spielst, zählen für die andere Seite. Überleg dir also, ob sie der anderen Seite zum Sieg verhelfen. Vielleicht verschwenden deine jetzigen Verbündeten auch eigene Karten, wenn du etwas spielst. Abgelegt werden deine gespielten Karten auf jeden Fall.
    .title = Phase 3: Versorgungskarten, als Verräter
vt-guide-build = Du darfst eines deiner Gebäude unter eine freie Landschaft legen oder ein eigenes Gebäude umdrehen. Ein Gutshof bringt dir jede Runde eine Versorgungskarte, solange seine Landschaft deiner Seite gehört. Ein Kontor bringt keine Karten; dafür ist es am Ende 1 SP wert für jede Versorgungskarte auf deiner Hand, wobei höchstens drei zählen. Baue also früh Gutshöfe und spät Kontore.
    .title = Phase 7: Du bist der Baumeister
vt-guide-limit = Du darfst höchstens fünf Versorgungskarten auf der Hand haben. Vor dem Ziehen darfst du Karten ablegen, um Platz zu schaffen; oder du behältst alle und ziehst weniger. Leg zuerst niedrige Karten ab.
    .title = Phase 10: Deine Hand ist voll
vt-guide-wait-setup = Der Ring der Landschaften liegt aus, und reihum legt jeder seinen ersten Gutshof. Achte darauf, wo die anderen ihren hinlegen: Diese Landschaften wollen sie nicht verlieren. Danach bekommt jeder drei Versorgungskarten.
    .title = Vor der ersten Runde
vt-guide-wait-conflict = Wer die Strategiekarte hat, bestimmt jetzt, wo in dieser Runde gekämpft wird. Möglich sind nur zwei benachbarte Landschaften verschiedener Häuser.
    .title = Phase 1: Wo wird gekämpft?
vt-guide-wait-roles = Eine der sechs Aktionskarten wird verdeckt beiseitegelegt. Die anderen werden ab dem Startspieler weitergegeben, und jeder nimmt verdeckt eine. Was übrig bleibt, liegt verdeckt in der Mitte und hat in dieser Runde keine Wirkung.
    .title = Phase 2: Aktionskarten werden gewählt
vt-guide-wait-supply = Reihum darf jeder offen Versorgungskarten spielen. Dann werden alle Aktionskarten aufgedeckt, der Verräter wechselt die Seite, und die Seite mit mehr Konfliktpunkten erobert die Landschaft der anderen. Alles Weitere steht im Spielprotokoll.
    .title = Phase 3: Die anderen spielen Versorgungskarten
vt-guide-wait-builder = Die Aktionskarten liegen offen, der Konflikt ist entschieden, und die Punkte sind vergeben. Jetzt darf der Baumeister bauen, und der Stratege nimmt die Strategiekarte für die nächste Runde.
    .title = Nach dem Aufdecken
vt-guide-wait-draw = Die gespielten Versorgungskarten werden abgelegt, und neue werden gezogen. Zuerst zieht der Bauer drei; die anderen ziehen eine für jeden ihrer Gutshöfe unter einer Landschaft ihrer Seite, der Diplomat +2 eine mehr. Niemand zieht mehr als drei Karten oder hat mehr als fünf auf der Hand.
    .title = Phase 10: Neue Versorgungskarten
vt-guide-farewell = Das war eine Runde: Konflikt, Aktionskarten, Versorgung, Aufdecken, Bauen und Ziehen; jede Runde läuft gleich ab. Die Startspielerkarte geht nach links weiter; Seiten, Landschaften und Handkarten bleiben, wie sie sind. Das Spiel endet nach der achten Runde oder früher, wenn einem Haus alle Landschaften gehören. Dann werden die Kontore gewertet, und wer die meisten SP hat, gewinnt.
    .title = Die erste Runde ist vorbei

## The labels of the board in the rules

vt-diagram-land = Eine Landschaft
    .text = Das Band zeigt ihr Haus, Adler oder Rose, und ihre Konfliktpunkte.
vt-diagram-building = Ein Gebäude
    .text = Ein Gutshof bringt Karten, ein Kontor am Ende SP. Die Farbe zeigt, wem es gehört.
vt-diagram-conflict = Der Konflikt
    .text = Die Grenze, an der die beiden Häuser in dieser Runde kämpfen.
vt-diagram-worth = Wert der Landschaften
    .text = Konfliktpunkte und SP für jeden Sieger: je weniger Sieger, desto mehr SP.
vt-diagram-houses = Die beiden Seiten
    .text = Wer zu welchem Haus hält, und die Konfliktpunkte jeder Seite.
vt-diagram-hand = Deine Versorgungskarten
    .text = Spiele sie, um deine Seite zu stärken.
vt-diagram-action = Deine Aktionskarte
    .text = Jede Runde verdeckt genommen. Alle werden gleichzeitig aufgedeckt.
vt-diagram-stock = Nachziehstapel und Ablagestapel
    .text = Versorgungskarten ziehst du vom Nachziehstapel.
