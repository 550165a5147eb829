# Words of the tools: reports, pictures, and the help of the program.

## Numbers

tool-decimal = {","}
tool-thousands = {"."}
tool-games = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}

## While one waits

tool-bar-games = { $done }/{ $all } Partien, { $pace }, noch { $left }
tool-bar-minutes = { $done } von { $all } s, { $what }
tool-bar-learnt = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}, Überraschung { $net } (Ritter { $linear })

## Levels of bots

tool-level = { $name } ({ $about })
tool-level-page = zufällig, aber regelgerecht
tool-level-squire = spielt wie ein ordentlicher Anfänger, ohne nachzudenken
tool-level-knight = denkt voraus
tool-level-marshal = denkt voraus, mit einem Urteil aus vielen Partien

## Simulate

tool-simulate-games = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
} in { $seconds } s, im Schnitt { $plies } Züge
tool-simulate-pace = { $ns } ns je Entscheidung auf einem Thread, { $bytes } Byte je Spielstand
tool-simulate-score = Punkte im Mittel nach Plätzen
tool-simulate-wins = Siegquote nach Plätzen

## Check

tool-check-legal = { $file }: gültig. { $verdict }
tool-check-flawed = { $file }: { $why }
tool-check-finished = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}, beendet mit { $points }, Sieg: { $winners }.
tool-check-seat = Platz { $seat }
tool-check-open = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}, nicht beendet, bisher { $points }; als Nächstes: { $expected }.
tool-expect-box = es wird gezogen, etwa „{ $example }“
tool-expect-seat = Platz { $seat } ist am Zug, etwa { $examples }
tool-expect-more = Platz { $seat } ist am Zug, etwa { $examples } und { $n ->
    [one] ein weiterer
   *[other] { $n } weitere
}
tool-expect-example = „{ $example }“
tool-expect-or = {" oder "}

## Arena

tool-arena-games = { tool-games }, { $deals ->
    [one] { $deals } Ausgangslage
   *[other] { $deals } Ausgangslagen
}
tool-arena-bot = Bot
tool-arena-wins = Siege
tool-arena-interval = 95-%-Intervall
tool-arena-place = Rang
tool-arena-margin = Abstand
tool-arena-rating = Stärke
tool-arena-time = je Zug
tool-arena-pace = It/s
tool-arena-range = { $low } bis { $high } %
tool-arena-challenger = Herausforderer (ausgeglichen wären { $even } %)
tool-arena-test = Test von { $hoped } % gegen { $even } %: { $verdict } (Evidenz { $evidence })
tool-arena-better = besser
tool-arena-not-better = nicht besser
tool-arena-open = offen

## The picture of the arena

tool-ladder-title = { $game }: Wer gewinnt?
tool-ladder-played = { tool-games } mit { $bots }; Startwert { $seed }
tool-ladder-played-options = { tool-games } mit { $bots }; { $options }; Startwert { $seed }
tool-ladder-note-whiskers = Die Striche sind 95-%-Intervalle: Normalnäherung, jede Ausgangslage als ein Cluster gezählt.
tool-ladder-note-ratings = Die der Stärke sind doppelt so lang wie ihre Abweichung: sie schrumpfen langsam.
tool-ladder-note-seats = Jede Ausgangslage wurde einmal mit dem zuerst genannten Bot auf jedem Platz gespielt.
tool-ladder-wins = Siege
tool-ladder-wins-reading = Siegquote eines Platzes
tool-ladder-points = Punkte
tool-ladder-points-reading = Punkte über dem Mittel der anderen
tool-ladder-rating = Stärke
tool-ladder-rating-reading = nach Weng und Lin, über alle Ränge
tool-ladder-time = { $time } je Zug
tool-ladder-place = mittlerer Rang
tool-ladder-even = gleichauf
tool-ladder-margin = Abstand
tool-ladder-begin = alle beginnen bei
tool-ladder-from = gegenüber 25

## Pictures

tool-dot = { $name }: { $mean }, { $n }-mal; { $what } { $number }
tool-dot-range = { $name }: { $mean } ({ $low } bis { $high }), { $n }-mal; { $what } { $number }
tool-even-share = ausgeglichen

## Bench

tool-bench-decision = { $number } µs je Entscheidung
tool-bench-positions = { $number } Iterationen je Sekunde mitten im Spiel ({ $n ->
    [one] { $n } Stellung
   *[other] { $n } Stellungen
})
tool-bench-iterations = { $number } Iterationen je Sekunde
tool-bench-answer = mit 50 ms Bedenkzeit antwortet ein Ritter im Mittel nach { $mean } ms, spätestens nach { $most }

## Balance

tool-balance-games = { tool-games }, Startwert { $seed }, Bots: { $bots }
tool-balance-even = ausgeglichene Siegquote { $even } %, Mittel aller Spieler { $mean } SP
tool-balance-governors = Gouverneur
tool-balance-alternative = Alternativreihe
tool-balance-fate = Schicksal
tool-balance-in-play = im Spiel
tool-balance-wins = Siegquote
tool-balance-interval = 95-%-Intervall
tool-balance-final = End-SP
tool-balance-differs = Abstand
tool-balance-years = Jahre
tool-balance-then = SP/Jahr
tool-balance-row = { $row }: { $detail }
tool-balance-ends = { $first } bis { $last }
tool-balance-laid = ausgelegt
tool-balance-left = nur gezogen
tool-balance-note = 95-%-Intervalle: Normalnäherung, jede Partie als ein Cluster gezählt
tool-balance-star = * rekonstruiert: nicht der gedruckte Text

## The picture of the balance

tool-cards-title = Kingsburg: Wie stark sind die { $what ->
    [governors] Gouverneure
    [alternative] alternativen Reihen
    [fate] Schicksale
   *[cards] Karten
}?
tool-cards-played = { $games } Partien mit { $seats } Spielern, { $who }; { $options }; Startwert { $seed }
tool-cards-bot = Bot { $bot } ({ $about })
tool-cards-bots = Bots { $bots }
tool-cards-note-whiskers = Die Striche sind 95-%-Intervalle: Normalnäherung, jede Partie als ein Cluster gezählt.
tool-cards-note-right = Rechts: SP am Ende über oder unter { $mean }, dem Mittel aller Spieler.
tool-cards-governors = Gouverneure
    .reading = Siegquote
tool-cards-alternative = Alternative Reihen
    .reading = Siegquote: ● Reihe ausgelegt, ○ gezogen, aber nicht ausgelegt
tool-cards-fate = Schicksale
    .reading = SP, die ein Spieler im Jahr der Karte gewinnt
tool-cards-any-year = irgendein Jahr
tool-cards-final = SP am Ende ±

## Train

tool-train-nothing = es wurde nichts gespielt
tool-train-played = { tool-games }; Überraschung der letzten Runde { $net } Nat (Ritter { $linear })
tool-train-weights = { $file } enthält die Gewichte
tool-curve-title = { $game }: lernen, wer gewinnen wird
tool-curve-played = { tool-games }; jede Runde wird beurteilt, bevor aus ihr gelernt wird
tool-curve-across = Partien
tool-curve-up = Überraschung über den Ausgang, in Nat (weniger ist besser)
tool-curve-net = Netz (Marschall)
tool-curve-linear = gewichtete Summe (Ritter)

## What went wrong

tool-bad-large = { $file } ist größer als { $most } MB: so groß ist keine Aufzeichnung und keine Datei mit Spielteilen
tool-bad-no-text = { $file } ist kein Text (nicht UTF-8)
tool-bad-threads = die Threads lassen sich nicht starten; verlange mit --threads weniger
tool-bad-bots = das sind { $bots } Bots für { $seats } Plätze
tool-bad-sprt = --sprt will einen Anteil über den ausgeglichenen { $even } % und höchstens 100
tool-bad-weights = { $file } ist nicht zu gebrauchen:
tool-bad-course = Mit { $file } geht es nicht weiter (--fresh beginnt von vorn):
tool-bad-no-cards = { $title } hat keine Karten zu messen; das Spiel, das welche hat, ist kingsburg
tool-bad-modules = nenne die Module mit --modules, nicht unter den Optionen
tool-bad-module = Das lässt sich nicht aufbauen: keines dieser Module hat Karten zu messen; welche haben: { $possible }
tool-bad-company = Das lässt sich nicht aufbauen: { $bots } Bots für { $seats } Plätze: nenne einen, oder für jeden Platz einen
tool-bad-bot = einen Bot „{ $name }“ gibt es nicht; die Bots sind: { $possible }
tool-bad-thoughtless = { $bot } entscheidet sofort: nur knight und marshal brauchen Zeit
tool-bad-budget = „{ $text }“ ist keine Bedenkzeit: schreibe etwa 200ms, 1s oder 5000it (Iterationen)
tool-bad-foreign = das sind keine Gewichte von High Table
tool-bad-shape = diese Gewichte sind für { $found } Merkmale einer Stellung, und das Spiel hat { $expected }: trainiere neu
tool-bad-length = diese Gewichte haben { $found } Byte statt { $expected }
tool-bad-foreign-course = das ist kein Kurs von High Table oder nur ein Teil davon
