# Krieg und Frieden.

kr-title = Krieg und Frieden
    .about = Ein alter König ohne Erben sucht seinen Nachfolger. Löse die Probleme des Reiches, bau dein Fürstentum aus, überfalle deine Rivalen und bau Teil für Teil an der Kathedrale mit.

## Cards, parts of the cathedral

kr-good-knights = Ritter
    .count = { $n } Ritter
    .tile = ein Ritterprivileg
    .text = Der Schild. Mit einem Ritter greifst du ein gegnerisches Fürstentum an oder wehrst einen Angriff ab.
kr-good-wealth = Reichtum
    .count = { $n } Reichtum
    .tile = ein Reichtumsprivileg
    .text = Der Kelch. Damit bestichst du einen gegnerischen Ritter.
kr-good-workers = Arbeiter
    .count = { $n } Arbeiter
    .tile = ein Arbeiterprivileg
    .text = Der Hammer. Damit machst du aus einem Hof eine Arbeiterhütte an der Kathedrale.
kr-good-grain = Korn
    .count = { $n } Korn
    .tile = ein Kornprivileg
    .text = Die Ähren. Damit baust du einen Hof.
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
kr-moment-setup = Die Karten werden ausgeteilt
kr-moment-over = Jahr { $year }: Partie beendet
kr-season-winter = Winter: Schicksal
kr-season-spring = Frühling: Versteigerung
kr-season-summer = Sommer: Aktionen
kr-season-autumn = Herbst: Einkommen, Gnade und Kirchensteuer

## Questions

kr-ask-play = Welche Schicksalskarte spielst du?
kr-ask-swap = Tauschst du die Schicksalskarte für ein Privileg?
kr-ask-first-bid = Noch kein Gebot. Was bietest du?
kr-ask-bid = Höchstes Gebot: { $high }. Erhöhst du oder passt du?
kr-ask-privilege = Welches Privileg nimmst du?
kr-ask-act = Was möchtest du tun?
kr-ask-answer = { $by } greift dich an! Wehrst du mit einem Ritter ab, oder welches Haus verlierst du?
kr-ask-first-card = Welche Karte nimmst du als erste Einkommenskarte aus dem Nachziehstapel?
kr-ask-plea = Dein Einkommen war nur eine Karte. Bittest du den König um Gnade? Dann wähle, wer die Hälfte seiner Karten abgibt.
kr-ask-tithe = Du hast zu viele Handkarten. { $due ->
    [one] Welche Karte gibst du als Kirchensteuer ab?
   *[other] Welche { $due } Karten gibst du als Kirchensteuer ab?
}

## Choices

kr-do-play = { $matter } spielen
kr-do-swap = Gegen { $matter } tauschen (kostet { $tile })
kr-do-take = Karte vom Tisch nehmen (kostet { $tile })
kr-do-let-stand = Nicht tauschen
kr-do-pass = Passen
kr-do-bid = { $cards } bieten (Summe { $total })
kr-do-bid-nothing = Ohne Karte bieten
kr-do-privilege = Aus dem Vorrat nehmen: { $tile }
kr-do-privilege-from = Von { $from } nehmen: { $tile }
kr-do-farm = Hof bauen (1 Korn)
kr-do-worker = Arbeiter zur Kathedrale schicken (1 Arbeiter)
kr-do-attack = { $target } angreifen (1 Ritter)
kr-do-bribe = Ritter von { $target } bestechen (1 Reichtum)
kr-do-done = Zug beenden
kr-do-defend = Angriff abwehren (1 Ritter)
kr-do-lose-outer = Hof verlieren
kr-do-lose-inner = Arbeiterhütte verlieren
kr-do-choose = { $card } nehmen
kr-do-plead = Um die Hälfte der Karten von { $from } bitten
kr-do-stay-proud = Nicht um Gnade bitten
kr-do-discard = { $cards } abwerfen

## What happened

kr-event-dealt = Die Karten sind ausgeteilt. Erster Berater: { $adviser }. Startkarte: { $matter }.
kr-event-year-began = Jahr { $year } beginnt.
kr-event-played = { $by } spielt die Schicksalskarte { $matter }.
kr-event-swapped = { $by } zahlt { $tile }, spielt { $matter } und nimmt { $back } auf die Hand.
kr-event-took = { $by } zahlt { $tile } und nimmt { $matter } vom Tisch. Jemand anderes muss eine neue Karte spielen.
kr-event-let-stand = { $by } tauscht nicht.
kr-event-raised = { $by } bietet { $cards } (Summe { $total }).
kr-event-folded = { $by } passt.
kr-event-folded-back = { $by } passt und nimmt { $back } zurück.
kr-event-folded-lost = { $by } passt, nimmt { $back } zurück und verliert { $lost }.
kr-event-won = { $by } gewinnt die Versteigerung mit { $total }, wirft { $lost } ab und wird Berater.
kr-event-won-free = { $by } gewinnt die Versteigerung ohne Karten und wird Berater.
kr-event-sealed = { $by } bekommt als Belohnung { $vp } SP.
kr-event-built = { $by } baut { $part } und bekommt { $vp } SP{ $workers ->
    [0] .
    [one] , davon 1 für eine Arbeiterhütte, die zurück in den Vorrat kommt.
   *[other] , davon { $workers } für Arbeiterhütten, die zurück in den Vorrat kommen.
}
kr-event-privileged = { $by } nimmt { $tile } aus dem Vorrat.
kr-event-privileged-from = { $by } nimmt { $from } { $tile } weg.
kr-event-no-privilege = Für { $by } gibt es kein Privileg.
kr-event-retired = Die Schicksalskarte { $matter } kommt aus dem Spiel.
kr-event-founded = { $by } baut einen Hof.
kr-event-sent = { $by } schickt Arbeiter von einem Hof zur Kathedrale.
kr-event-attacked = { $by } greift { $target } an.
kr-event-defended = { $target } wehrt den Angriff mit einem Ritter ab.
kr-event-burned-outer = { $by } brennt einen Hof von { $target } nieder.
kr-event-burned-inner = { $by } brennt eine Arbeiterhütte von { $target } nieder.
kr-event-looted = { $by } legt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} als Beute verdeckt beiseite.
kr-event-bribed = { $by } besticht einen Ritter von { $target }; er wird abgeworfen.
kr-event-bribe-failed = { $by } will { $target } bestechen, findet aber keinen Ritter und sieht die ganze Hand.
kr-event-shown = { $by } sieht die Hand von { $target }: { $cards }.
kr-event-shown-nothing = { $by } sieht die Hand von { $target }: keine Karten.
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
kr-event-no-cards = Für { $by } gibt es keine Karte mehr.
kr-event-looked-through = { $by } sieht die Arten im Nachziehstapel: { $kinds }.
kr-event-chose = { $by } wählt { $card } aus dem Nachziehstapel.
kr-event-recovered = { $by } nimmt für ein Privileg { $card } von der Ablage.
kr-event-pleaded = { $by } bittet den König um Gnade. { $from } muss Karten abgeben.
kr-event-proud = { $by } bittet nicht um Gnade.
kr-event-gave = { $from } gibt { $to } { $count ->
    [one] eine zufällig gezogene Karte
   *[other] { $count } zufällig gezogene Karten
}.
kr-event-gave-cards = { $to } hat von { $from } { $cards } bekommen.
kr-event-tithed = { $by } zahlt { $cards } als Kirchensteuer.
kr-event-mobilised = { $by } deckt die Hand auf, tauscht { $cards } gegen { $vp } SP und behält { $left }.
kr-event-mobilised-all = { $by } deckt die Hand auf und tauscht alle Karten gegen { $vp } SP: { $cards }.
kr-event-mobilised-nothing = { $by } deckt die Hand auf, bekommt dafür keine SP und behält { $left }.
kr-event-mobilised-empty = { $by } hat keine Handkarten.
kr-event-ended = Die Partie ist zu Ende.

## Why not

kr-reason-game-over = Die Partie ist zu Ende.
kr-reason-not-your-turn = Du bist nicht am Zug.
kr-reason-other-question = Das passt nicht zur aktuellen Entscheidung.
kr-reason-no-such-matter = Diese Schicksalskarte hast du nicht.
kr-reason-no-such-privilege = Du hast kein solches Privileg zum Bezahlen.
kr-reason-has-matters = Nur wer keine Schicksalskarten hat, darf die Karte vom Tisch nehmen. Du kannst sie nur tauschen.
kr-reason-empty-bid = Zum Erhöhen brauchst du mindestens eine Karte.
kr-reason-not-in-hand = Diese Karten hast du nicht auf der Hand.
kr-reason-bid-too-low = Deine Summe muss höher sein als das höchste Gebot.
kr-reason-exhausted = Im Vorrat liegt kein solches Privileg mehr.
kr-reason-still-in-supply = Im Vorrat liegt noch ein solches Privileg. Wegnehmen darfst du es erst, wenn dort keines mehr liegt.
kr-reason-no-tile-there = Dieser Spieler hat kein solches Privileg.
kr-reason-fewer-points = Dieser Spieler hat weniger SP als du; mit der Variante Light darfst du ihm nichts wegnehmen.
kr-reason-oneself = Du kannst dich nicht selbst wählen.
kr-reason-nobody-there = Dort sitzt niemand.
kr-reason-no-grain = Ein Hof kostet eine Kornkarte; du hast keine.
kr-reason-no-reserve = Du hast kein Haus mehr im Vorrat.
kr-reason-no-workers = Das kostet eine Arbeiterkarte; du hast keine.
kr-reason-no-inner-site = Alle deine Bauplätze an der Kathedrale sind besetzt.
kr-reason-too-few-farms = Du hättest mehr Arbeiterhütten als Höfe.
kr-reason-no-knights = Das kostet eine Ritterkarte; du hast keine.
kr-reason-nothing-to-burn = Dieser Spieler hat kein Haus.
kr-reason-no-wealth = Bestechen kostet eine Reichtumskarte; du hast keine.
kr-reason-no-house-there = Du hast kein solches Haus.
kr-reason-not-in-deck = Im Nachziehstapel liegt keine Karte dieser Art.
kr-reason-poorer-than-you = Dieser Spieler hat weniger SP als du.
kr-reason-too-few-cards = Dieser Spieler hat weniger als zwei Karten.
kr-reason-wrong-tithe = Du musst genau so viele Karten abwerfen, dass du das Handkartenlimit erreichst.
kr-reason-not-the-box = Jetzt wird nichts gezogen.
kr-reason-other-draw = Hier wird etwas anderes gezogen.
kr-reason-wrong-count = Hier wird eine andere Anzahl Karten gezogen.
kr-reason-not-in-box = Diese Karten können hier nicht gezogen werden.
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
kr-misfit-start-hand = Die Starthand muss mindestens 1 Karte haben und darf das Handkartenlimit nicht überschreiten
kr-misfit-resources = Von jeder Art muss es 1 bis 40 Karten geben, genug für vier Starthände
kr-misfit-start-farms = Ein Fürstentum kann nicht mit mehr Höfen beginnen, als es Häuser hat
kr-misfit-houses = Es muss 1 bis 20 Häuser geben und für jedes einen äußeren Bauplatz
kr-misfit-start-card = Die Startkarte muss eine der Schicksalskarten sein
kr-misfit-strategic-removes = Eine Karte, die in der strategischen Variante entfernt wird, gibt es nicht oder ist die Startkarte
kr-misfit-agenda-deal = Die Schicksalskarten müssen sich an drei und an vier Spieler gleichmäßig verteilen lassen: 16 (oder 28, 40 …), von denen in der strategischen Variante außer der Startkarte 12 (oder 24 …) übrig bleiben
kr-misfit-too-few-cathedrals = Auch in der strategischen Variante muss es sechs Kathedralenkarten geben, sonst endet das Spiel nie
kr-misfit-values = Die Werte für ein Problem müssen 1, 2, 3 und 4 sein, jeder genau einmal
kr-misfit-privileges = Von einer Art darf es höchstens neun Privilegien geben
kr-misfit-points = Eine Belohnung darf höchstens neun Punkte bringen
kr-misfit-agenda-card = „{ $name }“ ist keine gültige Karte; erwartet: { kr-expected-agenda-card }
kr-misfit-parts = Die Kathedrale hat sechs Teile: Gib die Punkte für jeden Teil an

## The table

kr-table = Das Reich
kr-adviser = Königlicher Berater: { $adviser }
kr-lying = Schicksalskarte auf dem Tisch: { $matter } (von { $by })
kr-lying-start = Schicksalskarte auf dem Tisch: { $matter } (Startkarte)
kr-values = Wert der Karten ({ $problem }): { $values }
kr-cathedral = Kathedrale: { $parts } von { $all } Teilen gebaut; nächster Teil: { $next }
kr-cathedral-complete = Die Kathedrale ist fertig.
kr-deck = Nachziehstapel: { $deck }
kr-deck-kinds = { $cards }; enthaltene Arten: { $kinds }
kr-discards = Ablage: { $cards }
kr-supply = Privilegien im Vorrat: { $tiles }
kr-loot = Beute, verdeckt beiseite: { $loot }
kr-retired = Schicksalskarten aus dem Spiel: { $matters }
kr-auction = { $high ->
    [0] Noch kein Gebot
   *[other] Höchstes Gebot: { $high }
}; noch dabei: { $seats }
kr-looted = In diesem Zug schon geplündert: { $seats }
kr-poor = Nur eine Karte Einkommen in diesem Herbst: { $seats }
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
kr-seat-hand-known = Hand: { $size }, davon bekannt: { $cards }
kr-seat-seen = Allen bekannte Karten: { $cards }
kr-seat-matters = Schicksalskarten: { $matters }
kr-seat-matters-hidden = Schicksalskarten: { $n }
kr-seat-matters-known = Schicksalskarten: { $n }, davon bekannt: { $matters }
kr-seat-bid = Gebot { $total }: { $raises }
kr-then = {", dann "}
kr-seat-has-seen = Kennt Karten von { $of }: { $cards }

## The board

kr-board-vp = { $vp } SP
kr-board-farms = Höfe
kr-board-workers = Arbeiterhütten
kr-board-no-privilege = kein Privileg
kr-board-cathedral = Kathedrale { $parts }/6
kr-board-passed = hat gepasst
kr-board-piles = Stapel { $deck } · Ablage { $discards } · freie Privilegien { $supply }
kr-board-loot = {" · "}Beute { $loot }
kr-board-legend = ♔ Berater · ◆ 5 SP · • 1 SP · [K] Privileg · ▮ Machtkarte · ▯ Schicksalskarte

## The board, drawn

kr-draw-council = Königlicher Rat
kr-draw-no-matter = Keine Schicksalskarte auf dem Tisch.
kr-draw-values = Wert der Karten
kr-draw-auction = Versteigerung
kr-draw-highest = höchstes Gebot
kr-draw-deck = Nachziehstapel
kr-draw-discards = Ablage
kr-draw-supply = Privilegien im Vorrat
kr-draw-loot = Beute
kr-draw-retired = Aus dem Spiel
kr-draw-privileges = Privilegien

## Options

kr-option-edition = Ausgabe
kr-option-edition-classic = Krieg und Frieden: { $points-classic-privilege } SP mit einer Privilegkarte, { $points-classic-parts-1 }, { $points-classic-parts-2 }, { $points-classic-parts-3 }, { $points-classic-parts-4 }, { $points-classic-parts-5 } und { $points-classic-parts-6 } SP für die Teile der Kathedrale; im Winter wird ab dem Spieler links vom Berater getauscht.
kr-option-edition-spada = La Spada e la Fede: { $points-spada-privilege } SP mit einer Privilegkarte, { $points-spada-parts-1 }, { $points-spada-parts-2 }, { $points-spada-parts-3 }, { $points-spada-parts-4 }, { $points-spada-parts-5 } und { $points-spada-parts-6 } SP für die Teile; im Winter wird ab dem Spieler links von dem getauscht, der die Karte gespielt hat.
kr-option-variants = Varianten
kr-option-variants-strategic = Strategisch: drei Schicksalskarten weniger; wer einen Teil der Kathedrale baut, nimmt auch ein Privileg.
kr-option-variants-light = Light: Privilegien dürfen nur Spielern weggenommen werden, die mindestens so viele SP haben.
kr-option-variants-global = Global: Strategisch und Light; außerdem wählen alle in jedem Herbst ihre erste Einkommenskarte.
kr-option-variants-dagger = Dagger: die Punkte von La Spada e la Fede in der klassischen Ausgabe.
kr-option-variants-mobilisation = Mobilmachung: Nach dem Bau des Daches wird das Jahr zu Ende gespielt, dann bringen Handkarten SP.
kr-option-adviser = Erster Berater (zu dritt oder mit der strategischen Variante)
kr-option-adviser-drawn = Der erste Berater wird ausgelost.
kr-option-adviser-1 = Der Spieler auf dem ersten Platz.
kr-option-adviser-2 = Der Spieler auf dem zweiten Platz.
kr-option-adviser-3 = Der Spieler auf dem dritten Platz.
kr-option-adviser-4 = Der Spieler auf dem vierten Platz.

## Why a bot likes or dislikes it

kr-why-suits-my-hand = Die Karte passt besser zu deiner Hand als zu der deiner Rivalen.
kr-why-suits-rivals = Die Karte nützt deinen Rivalen mehr als dir.
kr-why-ends-well = Damit kann das Dach gebaut werden, und du würdest wahrscheinlich gewinnen.
kr-why-ends-badly = Damit kann das Dach gebaut werden, aber du würdest wahrscheinlich nicht gewinnen.
kr-why-lets-stand = Die Karte auf dem Tisch ist gut genug.
kr-why-better-agenda = Die neue Karte ist das Privileg wert.
kr-why-swap-too-dear = Die neue Karte ist das Privileg nicht wert.
kr-why-wards-off-agenda = Die Karte loszuwerden ist das Privileg wert.
kr-why-taking-too-dear = Die Karte loszuwerden ist das Privileg nicht wert.
kr-why-wins-auction = Das Gebot reicht wahrscheinlich, und die Belohnung ist die Karten wert.
kr-why-tries-for-prize = Das Gebot könnte reichen oder es für einen Rivalen teurer machen.
kr-why-bid-too-dear = Die Karten sind mehr wert als die Belohnung.
kr-why-builds-to-win = Mit dem Dach würdest du gewinnen.
kr-why-builds-to-lose = Mit dem Dach würdest du verlieren.
kr-why-prize-too-small = Die Belohnung bringt dir nichts.
kr-why-keeps-cards = Du behältst deine Karten für später.
kr-why-cuts-losses = Du verlierst nur, was du vor deiner letzten Erhöhung geboten hast.
kr-why-completes-pair = Das ergibt ein Paar Höfe: jeden Herbst eine Karte mehr.
kr-why-founds-farm = Das ist die Hälfte eines Paares oder eine künftige Arbeiterhütte.
kr-why-sends-worker = Eine Arbeiterhütte bringt 1 SP, wenn du einen Teil der Kathedrale baust.
kr-why-farm-pays-more = Hof und Karte sind mehr wert als eine Arbeiterhütte.
kr-why-raids-unguarded = Wahrscheinlich kann der Angriff nicht abgewehrt werden.
kr-why-raids-guarded = Wahrscheinlich wird der Angriff mit einem Ritter abgewehrt.
kr-why-burns-without-loot = Ein Haus brennt, aber Beute gibt es hier in diesem Zug nicht mehr.
kr-why-bribes-knight = Wahrscheinlich gibt es dort einen Ritter.
kr-why-bribe-wasted = Wahrscheinlich gibt es dort keinen Ritter.
kr-why-keeps-the-rest = Du behältst deine restlichen Karten.
kr-why-saves-house = Das rettet ein Haus und verhindert Beute.
kr-why-loses-farm = Du verlierst einen Hof und damit einen Teil deines Einkommens.
kr-why-loses-worker = Du verlierst eine Arbeiterhütte und damit einen künftigen SP.
kr-why-takes-from-supply = Es kommt aus dem Vorrat und schadet niemandem.
kr-why-takes-from-rival = Ein Rivale verliert es.
kr-why-chooses-card = Entscheidend ist, wie nützlich die Karte für dich ist.
kr-why-pleads-for-cards = Die halbe Hand ist mehr wert als das Privileg, das der andere bekommt.
kr-why-plea-helps-giver = Der andere hätte mehr davon als du.
kr-why-stays-proud = Du verzichtest, und niemand gewinnt dabei.
kr-why-pays-tithe = Entscheidend ist, wie sehr dir diese Karten fehlen werden.
kr-earned-seals = Gewonnene Privilegien
kr-earned-cathedral = Kathedrale
kr-earned-mobilisation = Mobilmachung

## Where the component figures come from

kr-provenance-counts = { kr-figure-counts }
kr-provenance-privileges = { kr-figure-privileges }
    .note = Die Regelhefte nennen acht Plättchen. Nach Rezensionen sind es zwei jeder Art.
kr-provenance-war-printed = { kr-problem-war } ({ kr-good-knights }, { kr-good-grain })
kr-provenance-war-assumed = { kr-problem-war } ({ kr-good-wealth }, { kr-good-workers })
    .note = Angenommen, sodass jede Zeile und jede Spalte der Tabelle die Werte eins bis vier einmal enthält.
kr-provenance-tax = { kr-problem-tax }
    .note = Laut La Spada e la Fede zählt Reichtum am meisten. Die übrigen Werte sind angenommen: Jede Zeile und jede Spalte enthält eins bis vier einmal.
kr-provenance-revolt = { kr-problem-revolt }
    .note = Laut La Spada e la Fede zählen Arbeiter am meisten, und Ritter sind stark. Die übrigen Werte sind angenommen: Jede Zeile und jede Spalte enthält eins bis vier einmal.
kr-provenance-famine = { kr-problem-famine }
    .note = Aus dem Beispiel einer Versteigerung.
kr-provenance-symbols = { kr-figure-symbols }
    .note = Acht Karten mit Kathedrale und acht mit Privileg folgen aus der strategischen Variante. Dass es je zwei für jedes Problem sind, ist angenommen.
kr-provenance-start-card = { kr-figure-start_card }
    .note = Gedruckt ist, dass diese Karte ein Aufruhr ist. Ihr Symbol ist angenommen.
kr-provenance-strategic-removes = Karten, die in der strategischen Variante entfernt werden
kr-provenance-points = { kr-figure-points }

## Description and tutorial

kr-about = Als Fürst eines alten Königs bestimmst du das Schicksal des Reiches, bietest um die Lösung seiner Probleme und baust mit deinen Rivalen und gegen sie an einer Kathedrale.
kr-guide-welcome = Du bist einer der Fürsten, unter denen ein alter König ohne Erben seinen Nachfolger sucht. Du sammelst Siegpunkte (SP): Sobald das Dach der Kathedrale gebaut ist, endet das Spiel, und wer die meisten SP hat, gewinnt. Punkte bringt vor allem die Versteigerung im Frühling: Wer sie gewinnt, bekommt SP und ein Privileg oder baut einen Teil der Kathedrale, und beim Bauen zählen auch die eigenen Arbeiterhütten. Auf der Hand hast du Machtkarten (Ritter, Reichtum, Arbeiter und Korn): Mit ihnen bietest du im Frühling, und mit ihnen bezahlst du im Sommer deine Aktionen. Auf dem Plan siehst du die Schicksalskarte des Jahres, in der Mitte die Kathedrale und ringsum die Fürstentümer; in deinem stehen zwei Höfe. Deine Schicksalskarten brauchst du erst ab dem zweiten Jahr.
    .title = Willkommen am Hof des alten Königs
kr-guide-bid-first = Die Schicksalskarte zeigt das Problem des Jahres, und das Problem bestimmt, was deine Karten wert sind. Diesmal ist es { $start-problem ->
    [war] ein Krieg
    [tax] eine Steuer
    [famine] eine Hungersnot
   *[revolt] ein Aufruhr
}: Ein Arbeiter ist { $start-workers } wert, ein Ritter { $start-knights }, ein Korn { $start-grain } und ein Reichtum { $start-wealth }. Wer am meisten bietet, { $start-symbol ->
    [cathedral] baut den ersten Teil der Kathedrale
   *[privilege] bekommt { $points-classic-privilege } SP ({ $points-spada-privilege } in La Spada e la Fede), nimmt ein Privileg
} und wird Königlicher Berater: Er ist in jeder Jahreszeit zuerst am Zug und spielt die nächste Schicksalskarte. Wenn du passt, nimmst du deine letzte Erhöhung zurück; einmal überboten zu werden kostet also nichts, aber wer gewinnt, verliert alle gebotenen Karten, und im Sommer brauchst du noch welche.
    .title = Frühling: die Versteigerung
kr-guide-bid = Das Problem auf der Schicksalskarte bestimmt, was deine Karten in diesem Frühling wert sind, das Symbol, was der Sieger bekommt. Kathedrale: den nächsten Teil mit seinen SP und 1 SP für jede eigene Arbeiterhütte; Privileg: { $points-classic-privilege } SP ({ $points-spada-privilege } in La Spada e la Fede) und ein Privileg. Nur der Sieger verliert sein ganzes Gebot. Wer passt, nimmt seine letzte Erhöhung zurück und verliert nur, was er davor geboten hat.
    .title = Frühling: die Versteigerung
kr-guide-raise = Du wurdest überboten, bist aber noch dabei. Wenn du erhöhst, kommen neue Karten zu deinem Gebot dazu, und die Summe muss über dem höchsten Gebot liegen. Wenn du passt, nimmst du nur deine letzte Erhöhung zurück; je öfter du erhöhst, desto teurer wird das Aussteigen. Überleg dir, was dir die Belohnung wert ist und wie viele Karten die anderen noch haben.
    .title = Frühling: erhöhen oder passen
kr-guide-privilege = Ein Privileg bringt dir jeden Herbst eine Karte seiner Art, und im Winter kannst du damit die Schicksalskarte tauschen. Nimm eine Art, die du oft brauchst: Arbeiter bringen Punkte, Korn bringt Höfe, Ritter schützen dich, und mit Reichtum bestichst du die Ritter der anderen. Du nimmst es aus dem Vorrat; nur wenn dort keines dieser Art mehr liegt, nimmst du es einem Gegner weg.
    .title = Du bekommst ein Privileg
kr-guide-act = Im Sommer kostet jede Aktion eine Karte, und du darfst so viele ausführen, wie du willst, bevor du deinen Zug beendest. Mit Korn baust du einen Hof, und jedes Paar Höfe bringt jeden Herbst eine Karte mehr; mit einem Arbeiter machst du aus einem Hof eine Arbeiterhütte, die 1 SP bringt, wenn du einen Teil der Kathedrale baust. Mit einem Ritter greifst du an: Wehrt der Gegner nicht ab, verliert er ein Haus, und für sein erstes Haus bekommst du zwei Karten Beute; mit Reichtum bestichst du einen gegnerischen Ritter. Behalte ein paar Karten: Ritter für die Verteidigung und etwas zum Bieten für den nächsten Frühling.
    .title = Sommer: dein Zug
kr-guide-answer = Wirfst du einen Ritter ab, ist der Angriff abgewehrt. Sonst verlierst du ein Haus, und für dein erstes Haus in diesem Zug bekommt der Angreifer zwei Karten Beute. Ein verlorener Hof kostet dich vielleicht eine Karte Einkommen, eine verlorene Arbeiterhütte einen Punkt beim Bauen. Abwehren lohnt sich meistens, außer du brauchst den Ritter für eigene Pläne.
    .title = Du wirst angegriffen!
kr-guide-first-card = Die erste Karte deines Einkommens darfst du aus dem Nachziehstapel aussuchen; die anderen sehen, welche Art du nimmst. Den Rest ziehst du wie gewohnt verdeckt. Überleg dir, was du im nächsten Sommer vorhast und welches Problem als Nächstes kommen könnte.
    .title = Herbst: eine Karte deiner Wahl
kr-guide-plea = Dein Einkommen war nur eine Karte, und du hast wenige auf der Hand: Deshalb darfst du den König um Gnade bitten. Nenne einen Gegner, und du bekommst die Hälfte seiner Karten, zufällig gezogen. Dafür nimmt er sich ein Privileg. Am meisten bringt ein Gegner mit vielen Karten; du darfst aber auch verzichten.
    .title = Herbst: die Gnade des Königs
kr-guide-tithe = Du darfst höchstens { $counts-hand_limit } Machtkarten behalten und musst die übrigen abwerfen. Behalte Karten, die bei den Problemen auf deinen Schicksalskarten viel wert sind, und ein oder zwei Ritter zur Verteidigung. Was du abwirfst, liegt offen auf der Ablage, und die anderen können es durch Privilegien bekommen.
    .title = Herbst: die Kirchensteuer
kr-guide-play = Du bestimmst mit deiner Schicksalskarte Problem und Belohnung des Jahres. Wähle ein Problem, bei dem deine Karten viel wert sind. Das Symbol Kathedrale nützt Spielern mit Arbeiterhütten und bringt das Spielende näher; das Symbol Privileg bringt { $points-classic-privilege } SP ({ $points-spada-privilege } in La Spada e la Fede) und ein Privileg. Denk daran, dass andere deine Karte für ein Privileg tauschen können.
    .title = Winter: Du bestimmst das Schicksal
kr-guide-swap = Die Schicksalskarte auf dem Tisch passt wohl zu den Karten dessen, der sie gespielt hat. Für ein Privileg darfst du sie durch eine von deinen ersetzen und auf die Hand nehmen; hast du keine, kannst du sie nur wegnehmen, und jemand anderes muss eine neue spielen. Das lohnt sich, wenn deine Karten bei einem anderen Problem viel mehr wert sind. Sonst behalte dein Privileg, denn es bringt jeden Herbst eine Karte.
    .title = Winter: Tauschst du die Schicksalskarte?
kr-guide-wait-setup = Die Karten werden ausgeteilt: für jeden { $counts-start_hand } Machtkarten und dazu Schicksalskarten. Wer die Startkarte bekommt, ist der erste Berater des Königs und beginnt.
    .title = Vor dem ersten Jahr
kr-guide-wait-winter = Im Winter spielt der Berater die Schicksalskarte des Jahres, und die anderen dürfen sie für ein Privileg tauschen. Achte auf das Problem: Es bestimmt, was deine Karten im Frühling wert sind.
    .title = Winter: Die anderen wählen das Schicksal
kr-guide-wait-spring = Reihum wird geboten, beginnend beim Berater, bis nur noch einer übrig ist. Achte darauf, welche Karten die anderen bieten: Was der Sieger geboten hat, fehlt ihm im Sommer. Alle Gebote stehen im Spielprotokoll.
    .title = Frühling: Die anderen bieten
kr-guide-wait-summer = Jeder hat einen Zug, beginnend beim Berater. Die anderen bauen Höfe, schicken Arbeiter zur Kathedrale, greifen an und bestechen. Wirst du angegriffen, entscheidest du, ob du abwehrst.
    .title = Sommer: Die anderen sind am Zug
kr-guide-wait-autumn = Jeder bekommt eine Karte, eine weitere für jedes Paar Höfe und eine für jedes Privileg. Danach darf um Gnade bitten, wer nur eine Karte bekommen hat und wenige auf der Hand hat, und wer mehr als { $counts-hand_limit } Karten hat, zahlt Kirchensteuer.
    .title = Herbst: Einkommen
kr-guide-farewell = Das waren Winter, Frühling, Sommer und Herbst, und jedes Jahr läuft gleich ab. Neu ist nur der Winter: Ab jetzt spielt der Berater eine Schicksalskarte von der Hand, und die anderen dürfen sie für ein Privileg tauschen. Jedes gewonnene Symbol Kathedrale baut einen von sechs Teilen; der sechste ist das Dach, und mit ihm endet das Spiel sofort.
    .title = Das erste Jahr ist vorbei

## The labels of the board in the rules

kr-diagram-hand = Deine Hand
    .text = Machtkarten. Im Frühling bietest du mit ihnen, im Sommer spielst du sie. Nur du siehst sie.
kr-diagram-agenda-hand = Deine Schicksalskarten
    .text = Jeden Winter spielt der Berater eine von seinen.
kr-diagram-farms = Höfe
    .text = Häuser auf den äußeren Bauplätzen. Je zwei bringen im Herbst eine Karte mehr.
kr-diagram-workers = Innere Bauplätze
    .text = Für Arbeiterhütten. Sie bringen SP, wenn du einen Teil der Kathedrale baust.
kr-diagram-reserve = Dein Vorrat
    .text = Häuser, die du noch auf den Spielplan stellen kannst.
kr-diagram-cathedral = Die Kathedrale
    .text = Sie hat sechs Teile. Ist das Dach gebaut, endet das Spiel.
kr-diagram-agenda = Die Schicksalskarte
    .text = Das Problem des Jahres und die Belohnung, wenn du es löst.
kr-diagram-auction = Die Versteigerung
    .text = Was jeder geboten hat, Erhöhung für Erhöhung. Die höchste Summe gewinnt.
kr-diagram-values = Wert der Karten
    .text = Was eine Machtkarte bei jedem Problem wert ist. Das aktuelle ist hervorgehoben.
kr-diagram-stores = Nachziehstapel, Ablage und Vorrat
    .text = Im Vorrat liegen die Privilegien, die niemand hat.
