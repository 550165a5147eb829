# Krieg und Frieden.

kr-title = Krieg und Frieden
    .about = Ein alter König ohne Erben beobachtet seine Fürsten. Löse die Probleme des Reiches, sorge für dein Fürstentum, überfalle deine Rivalen und baue Teil für Teil an seiner Kathedrale.

## Cards, parts of the cathedral

kr-good-knights = Ritter
    .count = { $n } Ritter
    .tile = ein Ritterprivileg
    .text = Der Schild. Ein Ritter greift ein gegnerisches Fürstentum an oder wehrt einen Angriff auf deines ab.
kr-good-wealth = Reichtum
    .count = { $n } Reichtum
    .tile = ein Reichtumsprivileg
    .text = Der Kelch. Er besticht einen gegnerischen Ritter.
kr-good-workers = Arbeiter
    .count = { $n } Arbeiter
    .tile = ein Arbeiterprivileg
    .text = Der Hammer. Er macht aus einem Hof eine Arbeiterhütte an der Kathedrale.
kr-good-grain = Korn
    .count = { $n } Korn
    .tile = ein Kornprivileg
    .text = Die Ähren. Mit ihnen baust du einen Hof.
kr-problem-war = Krieg
kr-problem-tax = Steuer
kr-problem-revolt = Aufruhr
kr-problem-famine = Hungersnot
kr-symbol-cathedral = Kathedrale
    .text = Wer gewinnt, baut den nächsten Teil der Kathedrale.
kr-symbol-privilege = Privileg
    .text = Wer gewinnt, bekommt SP und nimmt ein Privileg.
kr-matter = { $problem }/{ $symbol }
kr-part-nave = Mittelschiff
    .the = das Mittelschiff
kr-part-aisle = erstes Seitenschiff
    .the = das erste Seitenschiff
kr-part-second-aisle = zweites Seitenschiff
    .the = das zweite Seitenschiff
kr-part-choir = Chor
    .the = den Chor
kr-part-facade = Fassade
    .the = die Fassade
kr-part-roof = Dach
    .the = das Dach
kr-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}

## Moments

kr-lap = Jahr
kr-moment = Jahr { $year }, { $season }
kr-moment-setup = Gleich werden die Karten ausgeteilt
kr-moment-over = Jahr { $year }: Das Spiel ist zu Ende
kr-season-winter = Winter: das Schicksal
kr-season-spring = Frühling: die Versteigerung
kr-season-summer = Sommer: die Aktionen
kr-season-autumn = Herbst: Einkommen, Gnade und Kirchensteuer

## Questions

kr-ask-play = Welche Schicksalskarte spielst du?
kr-ask-swap = Zahlst du ein Privileg, um die Schicksalskarte zu ersetzen?
kr-ask-first-bid = Noch hat niemand geboten. Was bietest du?
kr-ask-bid = Das höchste Gebot ist { $high }. Erhöhst du, oder passt du?
kr-ask-privilege = Welches Privileg nimmst du?
kr-ask-act = Was tust du als Nächstes?
kr-ask-answer = { $by } greift dein Fürstentum an! Wehrst du dich mit einem Ritter, oder welches Haus verlierst du?
kr-ask-first-card = Welche Karte nimmst du aus dem Nachziehstapel als erste deines Einkommens?
kr-ask-plea = Dein Einkommen ist karg. Bittest du den König um Gnade, und wer soll dir die Hälfte seiner Karten geben?
kr-ask-tithe = Du hast zu viele Karten auf der Hand. { $due ->
    [one] Welche Karte zahlst du als Kirchensteuer?
   *[other] Welche { $due } Karten zahlst du als Kirchensteuer?
}

## Choices

kr-do-play = Spiele { $matter }
kr-do-swap = Zahle { $tile } und ersetze die Karte durch { $matter }
kr-do-take = Zahle { $tile } und nimm die Karte vom Tisch
kr-do-let-stand = Lass die Schicksalskarte liegen
kr-do-pass = Passe
kr-do-bid = Biete { $cards }: zusammen { $total }
kr-do-bid-nothing = Biete ohne Karte
kr-do-privilege = Nimm { $tile } aus dem Vorrat
kr-do-privilege-from = Nimm { $from } { $tile } weg
kr-do-farm = Baue für 1 Korn einen Hof
kr-do-worker = Mach für 1 Arbeiter aus einem Hof eine Arbeiterhütte
kr-do-attack = Greif { $target } mit 1 Ritter an
kr-do-bribe = Bestich mit 1 Reichtum einen Ritter von { $target }
kr-do-done = Beende deinen Zug
kr-do-defend = Wehre den Angriff mit 1 Ritter ab
kr-do-lose-outer = Verliere einen Hof
kr-do-lose-inner = Verliere eine Arbeiterhütte
kr-do-choose = Nimm { $card }
kr-do-plead = Bitte um die Hälfte der Karten von { $from }
kr-do-stay-proud = Bitte nicht um Gnade
kr-do-discard = Wirf { $cards } ab

## What happened

kr-event-dealt = Die Karten sind ausgeteilt. { $adviser } berät den König; auf dem Tisch liegt die Startkarte { $matter }.
kr-event-year-began = Jahr { $year } beginnt.
kr-event-played = { $by } spielt die Schicksalskarte { $matter }.
kr-event-swapped = { $by } zahlt { $tile }, spielt { $matter } und nimmt { $back } auf die Hand.
kr-event-took = { $by } zahlt { $tile } und nimmt { $matter } vom Tisch; eine andere Karte muss sie ersetzen.
kr-event-let-stand = { $by } lässt die Schicksalskarte liegen.
kr-event-raised = { $by } bietet { $cards }: zusammen { $total }.
kr-event-folded = { $by } passt.
kr-event-folded-back = { $by } passt und nimmt { $back } zurück.
kr-event-folded-lost = { $by } passt, nimmt { $back } zurück und verliert { $lost }.
kr-event-won = { $by } gewinnt die Versteigerung mit { $total }, berät nun den König und wirft { $lost } ab.
kr-event-won-free = { $by } gewinnt die Versteigerung ohne eine Karte und berät nun den König.
kr-event-sealed = Der König belohnt { $by } mit { $vp } SP.
kr-event-built = { $by } baut { $part } und bekommt { $vp } SP{ $workers ->
    [0] .
    [one] , davon 1 für eine Arbeiterhütte, die in den Vorrat zurückkommt.
   *[other] , davon { $workers } für Arbeiterhütten, die in den Vorrat zurückkommen.
}
kr-event-privileged = { $by } nimmt { $tile } aus dem Vorrat.
kr-event-privileged-from = { $by } nimmt { $from } { $tile } weg.
kr-event-no-privilege = Es gibt kein Privileg, das { $by } nehmen dürfte.
kr-event-retired = Die Schicksalskarte { $matter } kommt aus dem Spiel.
kr-event-founded = { $by } baut einen Hof.
kr-event-sent = { $by } entsendet Arbeiter von einem Hof zur Kathedrale.
kr-event-attacked = { $by } greift { $target } an.
kr-event-defended = { $target } wehrt den Angriff mit einem Ritter ab.
kr-event-burned-outer = { $by } brennt einen Hof von { $target } nieder.
kr-event-burned-inner = { $by } brennt eine Arbeiterhütte von { $target } nieder.
kr-event-looted = { $by } legt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} als Beute verdeckt beiseite.
kr-event-bribed = { $by } besticht einen Ritter von { $target }; er wird abgeworfen.
kr-event-bribe-failed = { $by } will { $target } bestechen, doch da ist kein Ritter: Die ganze Hand muss gezeigt werden.
kr-event-shown = { $by } sieht die Hand von { $target }: { $cards }.
kr-event-shown-nothing = { $by } sieht, dass { $target } keine Karten hat.
kr-event-turn-ended = { $by } beendet den Zug.
kr-event-turn-ended-loot = { $by } beendet den Zug und nimmt { $loot ->
    [one] die Beutekarte
   *[other] die { $loot } Beutekarten
} auf die Hand.
kr-event-loot-taken = { $by } hat { $cards } erbeutet.
kr-event-reshuffled = Die Ablage wird gemischt und zum neuen Nachziehstapel.
kr-event-drew = { $by } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
kr-event-drew-cards = { $by } hat { $cards } gezogen.
kr-event-no-cards = Für { $by } ist keine Karte mehr da.
kr-event-looked-through = { $by } sieht den Nachziehstapel durch; er enthält noch { $kinds }.
kr-event-chose = { $by } wählt { $card } aus dem Nachziehstapel.
kr-event-recovered = { $by } nimmt für ein Privileg { $card } von der Ablage.
kr-event-pleaded = { $by } bittet den König um Gnade: { $from } muss geben.
kr-event-proud = { $by } bittet nicht um Gnade.
kr-event-gave = { $from } gibt { $to } { $count ->
    [one] eine zufällig gezogene Karte
   *[other] { $count } zufällig gezogene Karten
}.
kr-event-gave-cards = { $to } hat von { $from } { $cards } bekommen.
kr-event-tithed = { $by } zahlt { $cards } als Kirchensteuer.
kr-event-mobilised = { $by } deckt alle Karten auf, tauscht { $cards } gegen { $vp } SP und behält { $left }.
kr-event-mobilised-all = { $by } deckt alle Karten auf und tauscht sie gegen { $vp } SP: { $cards }.
kr-event-mobilised-nothing = { $by } deckt alle Karten auf, bekommt dafür keine SP und behält { $left }.
kr-event-mobilised-empty = { $by } hat keine Karten aufzudecken.
kr-event-ended = Das Spiel ist zu Ende.

## Why not

kr-reason-game-over = Das Spiel ist zu Ende.
kr-reason-not-your-turn = Du bist nicht am Zug.
kr-reason-other-question = Das beantwortet nicht die offene Frage.
kr-reason-no-such-matter = Diese Schicksalskarte hast du nicht.
kr-reason-no-such-privilege = Du hast kein solches Privileg, mit dem du zahlen könntest.
kr-reason-has-matters = Nur wer keine Schicksalskarten hat, darf die Karte vom Tisch nehmen; du kannst sie tauschen.
kr-reason-empty-bid = Zum Erhöhen brauchst du mindestens eine Karte.
kr-reason-not-in-hand = Diese Karten hast du nicht auf der Hand.
kr-reason-bid-too-low = Deine Summe muss höher sein als das höchste Gebot.
kr-reason-exhausted = Der Vorrat hat kein solches Privileg mehr.
kr-reason-still-in-supply = Der Vorrat hat noch ein solches Privileg; erst wenn er keines mehr hat, darfst du es jemandem wegnehmen.
kr-reason-no-tile-there = Dieser Spieler hat kein solches Privileg.
kr-reason-fewer-points = Dieser Spieler hat weniger SP als du; die Variante Light schont die Schwächeren.
kr-reason-oneself = Dich selbst kannst du nicht nennen.
kr-reason-nobody-there = Dort sitzt niemand.
kr-reason-no-grain = Ein Hof kostet eine Kornkarte, und du hast keine.
kr-reason-no-reserve = Du hast kein Haus mehr im Vorrat.
kr-reason-no-workers = Arbeiter zu entsenden kostet eine Arbeiterkarte, und du hast keine.
kr-reason-no-inner-site = Deine Bauplätze an der Kathedrale sind alle besetzt.
kr-reason-too-few-farms = Du hättest mehr Arbeiterhütten als Höfe.
kr-reason-no-knights = Das kostet eine Ritterkarte, und du hast keine.
kr-reason-nothing-to-burn = Dieser Spieler hat kein Haus, das brennen könnte.
kr-reason-no-wealth = Bestechen kostet eine Reichtumskarte, und du hast keine.
kr-reason-no-house-there = Ein solches Haus hast du nicht.
kr-reason-not-in-deck = Der Nachziehstapel hat keine Karte dieser Art.
kr-reason-poorer-than-you = Dieser Spieler hat weniger SP als du.
kr-reason-too-few-cards = Dieser Spieler hat zu wenige Karten, um die Hälfte davon abzugeben.
kr-reason-wrong-tithe = Die Kirchensteuer bringt deine Hand genau auf die erlaubte Zahl, nicht mehr und nicht weniger.
kr-reason-not-the-box = Jetzt wird nichts gezogen.
kr-reason-other-draw = Es war etwas anderes zu ziehen.
kr-reason-wrong-count = Es war eine andere Zahl von Karten zu ziehen.
kr-reason-not-in-box = Die Karten sind nicht dort, wo sie herkommen müssten.
kr-reason-wrong-adviser = Der erste Berater wird anders bestimmt.

## What could have been read

kr-expected-action = play KARTE, swap K KARTE, take K, pass, bid KARTEN, privilege K [from PLATZ], farm, worker, attack PLATZ, bribe PLATZ, done, defend, lose outer|inner, choose K, plead PLATZ oder discard KARTEN
kr-expected-cards = Karten als Buchstaben (K, C, H, G) oder - für keine
kr-expected-agenda-card = eine Schicksalskarte: war, tax, revolt oder famine, /, cathedral oder privilege
kr-expected-fewer-agenda-cards = weniger Schicksalskarten
kr-expected-kind = eine Art: K, C, H oder G
kr-expected-seat = ein Platz: 1 bis 4
kr-expected-site = outer oder inner
kr-expected-draw = draw KARTEN, oder deal adviser=PLATZ PLATZ:KARTEN:KARTEN …
kr-expected-adviser = adviser=PLATZ
kr-expected-deal = PLATZ:KARTEN:KARTEN, jeder Platz einmal und der Reihe nach

## Figures that make no game

kr-misfit-hand-limit = Das Handkartenlimit muss zwischen 1 und 10 liegen
kr-misfit-start-hand = Die erste Hand hat mindestens 1 Karte und hält das Handkartenlimit ein
kr-misfit-resources = Von jeder Art muss es 1 bis 40 Karten geben, genug für vier erste Hände
kr-misfit-start-farms = Ein Fürstentum kann nicht mit mehr Höfen beginnen, als es Häuser hat
kr-misfit-houses = Es muss 1 bis 20 Häuser geben und für jedes einen äußeren Bauplatz
kr-misfit-start-card = Die Startkarte muss eine der Schicksalskarten sein
kr-misfit-strategic-removes = Eine Karte, die die strategische Variante entfernt, gibt es neben der Startkarte nicht
kr-misfit-agenda-deal = Die Schicksalskarten müssen sich an drei und an vier Spieler gleichmäßig verteilen lassen: 16 (oder 28, 40 …), von denen die strategische Variante neben der Startkarte 12 (oder 24 …) übrig lässt
kr-misfit-too-few-cathedrals = Auch in der strategischen Variante muss es sechs Kathedralkarten geben, sonst endete das Spiel nicht
kr-misfit-values = Die Werte für ein Problem müssen 1, 2, 3 und 4 sein, jeder einmal
kr-misfit-privileges = Mehr als neun Privilegien einer Art kann es nicht geben
kr-misfit-points = Eine Belohnung kann nicht mehr als neun Punkte bringen
kr-misfit-agenda-card = „{ $name }“ ist nicht zu lesen; erwartet: { kr-expected-agenda-card }
kr-misfit-parts = Die Kathedrale hat sechs Teile: Gib die Punkte für jeden an

## The table

kr-table = Das Reich
kr-adviser = Königlicher Berater: { $adviser }
kr-lying = Schicksalskarte auf dem Tisch: { $matter }, gespielt von { $by }
kr-lying-start = Schicksalskarte auf dem Tisch: { $matter }, die Startkarte
kr-values = Wert der Karten ({ $problem }): { $values }
kr-cathedral = Kathedrale: { $parts } von { $all } Teilen; als Nächstes: { $next }
kr-cathedral-complete = Die Kathedrale ist fertig.
kr-deck = Nachziehstapel: { $deck }
kr-deck-kinds = { $cards } der Arten { $kinds }
kr-discards = Ablage: { $cards }
kr-supply = Privilegien im Vorrat: { $tiles }
kr-loot = Beute, beiseitegelegt: { $loot }
kr-retired = Ausgeschiedene Schicksalskarten: { $matters }
kr-auction = { $high ->
    [0] Noch kein Gebot
   *[other] Höchstes Gebot: { $high }
}; noch dabei: { $seats }
kr-looted = In diesem Zug geplündert: { $seats }
kr-poor = Das kargste Einkommen dieses Herbstes: { $seats }
kr-seat = { $seat }: { $vp } SP, { $farms ->
    [one] { $farms } Hof
   *[other] { $farms } Höfe
}, { $workers ->
    [one] { $workers } Arbeiterhütte
   *[other] { $workers } Arbeiterhütten
}, { $reserve ->
    [one] { $reserve } Haus
   *[other] { $reserve } Häuser
} im Vorrat
kr-seat-privileges = Privilegien: { $tiles }
kr-seat-hand = Hand, { $size }: { $cards }
kr-seat-hand-hidden = Hand: { $size }
kr-seat-hand-known = Hand: { $size }, darunter { $cards }
kr-seat-seen = Davon haben alle gesehen: { $cards }
kr-seat-matters = Schicksalskarten: { $matters }
kr-seat-matters-hidden = Schicksalskarten: { $n }
kr-seat-matters-known = Schicksalskarten: { $n }, darunter { $matters }
kr-seat-bid = Gebot von { $total }: { $raises }
kr-then = {", dann "}
kr-seat-has-seen = Hat auf der Hand von { $of } gesehen: { $cards }

## The board

kr-board-vp = { $vp } SP
kr-board-farms = Höfe
kr-board-workers = Arbeiterhütten
kr-board-no-privilege = kein Privileg
kr-board-cathedral = Kathedrale { $parts }/6
kr-board-passed = hat gepasst
kr-board-piles = Stapel { $deck } · Ablage { $discards } · Privilegien übrig { $supply }
kr-board-loot = {" · "}Beute { $loot }
kr-board-legend = ♔ Berater · ◆ 5 SP · • 1 SP · [K] Privileg · ▮ Machtkarte · ▯ Schicksalskarte

## The board, drawn

kr-draw-council = Vor dem König
kr-draw-no-matter = Es liegt keine Schicksalskarte aus.
kr-draw-values = Wert der Karten
kr-draw-auction = Die Versteigerung
kr-draw-highest = höchstes Gebot
kr-draw-deck = Nachziehstapel
kr-draw-discards = Ablage
kr-draw-supply = Privilegien im Vorrat
kr-draw-loot = Beute
kr-draw-retired = Ausgeschieden
kr-draw-privileges = Privilegien

## Options

kr-option-edition = Welche Regeln gelten
kr-option-edition-classic = Krieg und Frieden: { $points-classic-privilege } SP mit einer Privilegkarte, { $points-classic-parts-1 }, { $points-classic-parts-2 }, { $points-classic-parts-3 }, { $points-classic-parts-4 }, { $points-classic-parts-5 } und { $points-classic-parts-6 } für die Teile der Kathedrale; im Winter beginnt die Tauschrunde links vom Berater.
kr-option-edition-spada = La Spada e la Fede: { $points-spada-privilege } SP mit einer Privilegkarte, { $points-spada-parts-1 }, { $points-spada-parts-2 }, { $points-spada-parts-3 }, { $points-spada-parts-4 }, { $points-spada-parts-5 } und { $points-spada-parts-6 } für die Teile; im Winter beginnt die Tauschrunde links von dem, der die Karte gespielt hat.
kr-option-variants = Welche Regeln sich ändern
kr-option-variants-strategic = Strategisch: drei Schicksalskarten weniger; wer einen Teil der Kathedrale baut, nimmt auch ein Privileg.
kr-option-variants-light = Light: Ein Privileg darf nur jemandem weggenommen werden, der mindestens so viele SP hat.
kr-option-variants-global = Global: strategisch und Light, und in jedem Herbst wählen alle die erste Karte ihres Einkommens.
kr-option-variants-dagger = Dagger: die Punkte von La Spada e la Fede in der klassischen Ausgabe.
kr-option-variants-mobilisation = Mobilmachung: Das Jahr des Daches wird zu Ende gespielt, dann bringen Karten auf der Hand SP.
kr-option-adviser = Wer der erste Berater ist (zu dritt oder mit der strategischen Variante)
kr-option-adviser-drawn = Der erste Berater wird ausgelost.
kr-option-adviser-1 = Der erste Berater sitzt auf dem ersten Platz.
kr-option-adviser-2 = Der erste Berater sitzt auf dem zweiten Platz.
kr-option-adviser-3 = Der erste Berater sitzt auf dem dritten Platz.
kr-option-adviser-4 = Der erste Berater sitzt auf dem vierten Platz.

## Why a bot likes or dislikes it

kr-why-suits-my-hand = Die Karte verspricht dir mehr als deinen Rivalen.
kr-why-suits-rivals = Die Karte verspricht deinen Rivalen mehr als dir.
kr-why-ends-well = Mit dieser Karte kann das Dach gebaut werden, und du würdest wohl gewinnen.
kr-why-ends-badly = Mit dieser Karte kann das Dach gebaut werden, aber du würdest wohl nicht gewinnen.
kr-why-lets-stand = Die Karte auf dem Tisch darf liegen bleiben.
kr-why-better-agenda = Die neue Karte ist das Privileg wert.
kr-why-swap-too-dear = Die neue Karte ist das Privileg nicht wert.
kr-why-wards-off-agenda = Die Karte loszuwerden ist das Privileg wert.
kr-why-taking-too-dear = Die Karte loszuwerden ist das Privileg nicht wert.
kr-why-wins-auction = Das Gebot sollte reichen, und der Gewinn ist die Karten wert.
kr-why-tries-for-prize = Das Gebot könnte reichen oder es für einen Rivalen teurer machen.
kr-why-bid-too-dear = Die Karten sind mehr wert als der Gewinn.
kr-why-builds-to-win = Mit dem Dach würdest du gewinnen.
kr-why-builds-to-lose = Mit dem Dach würdest du verlieren.
kr-why-prize-too-small = Der Gewinn bringt dir nichts.
kr-why-keeps-cards = Du behältst deine Karten für später.
kr-why-cuts-losses = Du verlierst, was du vor deiner letzten Erhöhung geboten hast, aber nicht mehr.
kr-why-completes-pair = Das macht ein Paar Höfe voll: jeden Herbst eine Karte mehr.
kr-why-founds-farm = Das ist ein halbes Paar Höfe oder eine künftige Arbeiterhütte.
kr-why-sends-worker = Eine Arbeiterhütte ist 1 SP wert, wenn du einen Teil der Kathedrale baust.
kr-why-farm-pays-more = Hof und Karte sind mehr wert als eine Arbeiterhütte.
kr-why-raids-unguarded = Wahrscheinlich verteidigt kein Ritter das Fürstentum.
kr-why-raids-guarded = Wahrscheinlich wehrt ein Ritter den Angriff ab.
kr-why-burns-without-loot = Ein Haus brennt, aber das Fürstentum wurde in diesem Zug schon geplündert.
kr-why-bribes-knight = Wahrscheinlich gibt es einen Ritter zu bestechen.
kr-why-bribe-wasted = Wahrscheinlich gibt es keinen Ritter zu bestechen.
kr-why-keeps-the-rest = Du behältst, was dir auf der Hand bleibt.
kr-why-saves-house = Das rettet ein Haus, und es gibt keine Beute.
kr-why-loses-farm = Ein Hof geht verloren und mit ihm ein Teil deines Einkommens.
kr-why-loses-worker = Eine Arbeiterhütte geht verloren und mit ihr ein künftiger SP.
kr-why-takes-from-supply = Es kommt aus dem Vorrat: Niemand verliert dabei.
kr-why-takes-from-rival = Ein Rivale verliert es.
kr-why-chooses-card = Es zählt, wie nützlich dir die Karte ist.
kr-why-pleads-for-cards = Die halbe Hand ist mehr wert als das Privileg, das der Geber nimmt.
kr-why-plea-helps-giver = Der Geber hätte mehr davon als du.
kr-why-stays-proud = Du bittest um nichts, und niemand gewinnt dabei.
kr-why-pays-tithe = Es zählt, wie sehr dir diese Karten fehlen werden.
kr-earned-seals = Gewonnene Privilegien
kr-earned-cathedral = Kathedrale
kr-earned-mobilisation = Mobilmachung
