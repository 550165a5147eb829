# Words of the tools: reports, pictures, and the help of the program.

## Numbers

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
tool-level-page = { ht-page.text }
tool-level-squire = spielt wie ein ordentlicher Anfänger, ohne nachzudenken
tool-level-knight = { ht-knight.text }
tool-level-marshal = { ht-marshal.text }

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

## Verify

tool-verify-fair = { $file }: fair. { $n ->
    [one] { $n } Ziehung ist
   *[other] { $n } Ziehungen sind alle
} so, wie es der Startwert verlangt.
tool-verify-unfair = { $file }: nicht fair. { $n ->
    [one] { $n } Ziehung stimmt
   *[other] { $n } Ziehungen stimmen
} mit dem Startwert überein.
tool-verify-differs = Die erste, die es nicht tut, ist in Zeile { $line }: Hier steht „{ $stands }“, nach dem Startwert müsste es „{ $should }“ sein.
tool-verify-commitment = Die Festlegung passt zum Startwert: { $commitment }
tool-verify-not-shown = Die Festlegung, die vor der Partie zu sehen war, ist nicht die der Aufzeichnung, { $commitment }: Gespielt wurde mit einem anderen Startwert.
tool-verify-other-seed = Die Festlegung { $commitment } gehört nicht zum Startwert: Dieser stand vor der Partie nicht fest.
tool-verify-spent = { $n ->
    [one] { $n } Ziehung wurde
   *[other] { $n } Ziehungen wurden
} zurückgenommen; du solltest dich an die Rücknahmen erinnern.
tool-verify-open = Die Aufzeichnung endet vor der Partie.

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
tool-arena-pace = it/s
tool-arena-range = { $low } bis { $high } %
tool-arena-challenger = Herausforderer (ausgeglichen wären { $even } %)
tool-arena-test = Test von { $hoped } % gegen { $even } %: { $verdict } (Evidenz { $evidence })
tool-arena-few = Test von { $hoped } % gegen { $even } %: zu wenige Ausgangslagen, nötig sind { $least }
tool-arena-better = besser
tool-arena-not-better = nicht besser
tool-arena-open = offen

## The picture of the arena

tool-ladder-title = { $game }: Wer gewinnt?
tool-ladder-played = { tool-games } mit { $bots }; Startwert { $seed }
tool-ladder-played-options = { tool-games } mit { $bots }; { $options }; Startwert { $seed }
tool-ladder-note-whiskers = Die Striche sind 95-%-Intervalle: nach Student, jede Ausgangslage als ein Cluster gezählt.
tool-ladder-note-ratings = Die der Stärke sind doppelt so lang wie ihre Abweichung: Sie schrumpfen langsam.
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
tool-bench-positions = { $number } Durchläufe je Sekunde mitten im Spiel ({ $n ->
    [one] { $n } Stellung
   *[other] { $n } Stellungen
})
tool-bench-iterations = { $number } Durchläufe je Sekunde
tool-bench-patient = { ht-knight }, 500 ms
tool-bench-answer = mit 50 ms Bedenkzeit antworten Ritter und Marschälle im Mittel nach { $mean } ms, spätestens nach { $most }

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
tool-balance-note = 95-%-Intervalle: nach Student, jede Partie als ein Cluster gezählt
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
tool-cards-note-whiskers = Die Striche sind 95-%-Intervalle: nach Student, jede Partie als ein Cluster gezählt.
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
tool-watch-played = { tool-games }; Überraschung der letzten Runde { $net } Nat (nach Meinung von Knappen { $linear })
tool-watch-title = { $game }: lernen, was Ritter tun
tool-watch-up = Überraschung über eine Wahl, in Nat (weniger ist besser)
tool-watch-net = Gewohnheiten (Marschall)
tool-watch-linear = Meinungen von Knappen

## What went wrong

tool-serve-open = High Table ist offen: { $url } (Strg-C schließt)
tool-serve-unnamed = Links beginnen mit dieser Adresse. Erreicht man diesen Rechner unter einer anderen, nenne sie mit --public-url, etwa http://NAME:7474.
tool-bad-listen = An { $address } kann nicht gelauscht werden; nenne mit --listen eine andere Adresse, etwa 127.0.0.1:8080:
tool-bad-store = Das Aufbewahrte lässt sich nicht öffnen; nenne mit --data einen anderen Ordner oder mit --database eine Datenbank: { $why }
tool-bad-newer = Das Aufbewahrte stammt von einer neueren Version dieses Programms: Nimm jene oder mit --data einen anderen Ordner ({ $why })
tool-bad-config = { $file }, Zeile { $line } ({ $key }): Diese Einstellung ist nicht brauchbar: { $why }
tool-bad-config-file = { $file } lässt sich nicht lesen; nenne mit --config eine Datei mit Einstellungen, die es gibt:
tool-bad-url = Mit { $url } kann kein Link beginnen; schreib es wie in https://spiele.example.org
tool-bad-shared = { $file } wird schon von einem anderen Server gebraucht; beende ihn, nenne mit --data einen anderen Ordner, oder lass beide ein PostgreSQL nehmen (--database postgres://…)
tool-bad-home = Es gibt keinen eigenen Ordner zum Aufbewahren; nenne einen mit --data
tool-load-tables = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $listeners } Zuhörer
tool-load-actions = { $n } Aktionen je Sekunde
tool-load-late = Von einem Befehl bis zu seinem Ereignis an jedem anderen Platz: die Hälfte binnen { $half } ms, 99 von 100 binnen { $most } ms
tool-load-memory = Speicher: { $table } KB je Tisch, { $listener } KB je Zuhörer
tool-bad-silent = Der Server hat nicht geantwortet, wie er sollte; sieh mit `hightable serve` nach, warum
tool-bad-large = { $file } ist größer als { $most } MB: So groß ist keine Aufzeichnung und keine Datei mit Spielteilen
tool-bad-no-text = { $file } ist kein Text (nicht UTF-8)
tool-bad-no-seed = { $file } nennt keinen Startwert: Es wurde nicht mit nachprüfbaren Würfeln gespielt, oder der Tisch hat seinen Startwert noch nicht gezeigt. Ob die Züge gültig sind, sagt dir `hightable check`.
tool-bad-proof = Was { $file } über den Startwert sagt, ist nicht zu gebrauchen.
tool-bad-threads = die Threads lassen sich nicht starten; verlange mit --threads weniger
tool-bad-bots = das sind { $bots } Bots für { $seats } Plätze
tool-bad-seat = einen Platz { $seat } gibt es an diesem Tisch nicht: Die Plätze gehen von 1 bis { $seats }
tool-bad-sprt = --sprt will einen Anteil über den ausgeglichenen { $even } % und höchstens 100
tool-bad-man = { $file } kann nicht geschrieben werden; gib einen vorhandenen Ordner an, in den du schreiben darfst:
tool-bad-weights = { $file } ist nicht zu gebrauchen:
tool-bad-course = Mit { $file } geht es nicht weiter (--fresh beginnt von vorn):
tool-bad-course-seed = { $file } geht mit dem Startwert weiter, mit dem der Kurs begann: Lass --seed weg, oder beginne mit --fresh von vorn
tool-bad-taken = { $file } gibt es schon, ohne einen Kurs zum Fortsetzen: Nenne mit --out eine andere Datei, oder überschreibe sie mit --fresh
tool-bad-no-habits = in { $game } hat niemand Gewohnheiten, die zu lernen wären: Lass --habits weg
tool-bad-no-cards = { $title } hat keine Karten zu messen; das Spiel, das welche hat, ist kingsburg
tool-bad-modules = nenne die Module mit --modules, nicht unter den Optionen
tool-bad-module = Das lässt sich nicht aufbauen: Keines dieser Module hat Karten zu messen; welche haben: { $possible }
tool-bad-company = Das lässt sich nicht aufbauen: { $bots } Bots für { $seats } Plätze: Nenne einen, oder für jeden Platz einen
tool-bad-bot = einen Bot „{ $name }“ gibt es nicht; die Bots sind: { $possible }
tool-bad-thoughtless = { $bot } entscheidet sofort: Nur knight und marshal brauchen Zeit
tool-bad-budget = „{ $text }“ ist keine Bedenkzeit: Schreibe etwa 200ms, 1s oder 5000it (Durchläufe)
tool-bad-foreign = das sind keine Gewichte von High Table
tool-bad-shape = diese Gewichte sind für { $found } Merkmale einer Stellung, und das Spiel hat { $expected }: Trainiere neu
tool-bad-traits = diese Gewohnheiten kennen { $found } Eigenschaften einer Aktion, und das Spiel hat { $expected }: Trainiere neu
tool-bad-no-number = in diesen Gewichten steht etwas, das keine Zahl ist
tool-bad-length = diese Gewichte haben { $found } Byte statt { $expected }: Sie sind beschädigt oder älter als das Spiel; trainiere neu
tool-bad-foreign-course = das ist kein Kurs von High Table, nur ein Teil davon oder mehr als einer

## Help

tool-usage = Aufruf:
tool-commands = Befehle
tool-arguments = Argumente
tool-options = Optionen
tool-default = [Vorgabe: { $value }]
tool-flag-help = Diese Hilfe zeigen
    .more = Die Hilfe zeigen (ausführlich mit „--help“)
    .long = Die Hilfe zeigen (kurz mit „-h“)
tool-flag-version = Die Version zeigen
tool-value-command = BEFEHL
tool-value-game = SPIEL
tool-value-options = OPTIONEN
tool-value-file = DATEI
tool-value-who = WER
tool-value-modules = MODULE
tool-value-bots = BOTS
tool-value-eye = AUGE
tool-value-seat = PLATZ
tool-value-share = ANTEIL
tool-value-lang = SPRACHE
tool-value-folder = ORDNER

## The program

tool-cmd = High Table: Spiele um Krone und Hof, bei denen jede Regel gilt
    .long =
        High Table: Spiele um Krone und Hof, bei denen jede Regel gilt.

        Ohne Befehl wird das Haus geöffnet: Man spielt im Browser, unter der Adresse, die angezeigt wird.
tool-cmd-lang = Die Sprache: en, it, fr oder de; sonst die der Umgebung
tool-cmd-help = Diesen Text oder die Hilfe eines Befehls zeigen

## Play

tool-cmd-play = Im Terminal spielen: Menschen an diesem Bildschirm und Bots, bunt gemischt
tool-cmd-play-game = Das Spiel, wie `hightable games` es nennt; sonst wird danach gefragt
tool-cmd-play-seats = Wie viele mitspielen; sonst wird danach gefragt, wenn auch --players fehlt
tool-cmd-play-options = Optionen als NAME=WERT, durch Kommas getrennt
tool-cmd-play-components = Eine TOML-Datei mit Werten der Spielteile, die von denen des Hauses abweichen
tool-cmd-play-players = Wer wo sitzt, durch Kommas getrennt: Namen von Menschen, und page, squire, knight, marshal, knight:500ms …
tool-cmd-play-save = Wo die Aufzeichnung fortlaufend gespeichert wird; sonst in einer neuen Datei in diesem Ordner
tool-cmd-play-resume = Die Partie in dieser Datei fortsetzen
tool-cmd-play-seed = Das Glück beim Ziehen und das der Bots; sonst jedes Mal ein anderes
tool-cmd-play-plain = Einfache Zeilen statt eines gezeichneten Bildschirms

## Rules

tool-cmd-rules = Die Regeln eines Spiels lesen, oder ein Kapitel oder einen Absatz daraus
tool-cmd-rules-game = Das Spiel, wie `hightable games` es nennt
tool-cmd-rules-id = Ein Kapitel oder Absatz bei seinem Namen, etwa spring oder spring.raise; `contents` zeigt sie alle
tool-cmd-rules-plain = Den Text ausgeben, statt darin zu blättern
tool-cmd-rules-components = { tool-cmd-play-components }

## Games

tool-cmd-games = Die Spiele auflisten: Plätze, Optionen, Vorgaben, und welche Werte rekonstruiert sind
tool-cmd-games-game = Nur dieses Spiel
tool-cmd-games-json = Ein JSON-Objekt je Spiel ausgeben, mit den Werten seiner Spielteile

## Simulate

tool-cmd-simulate = Zufällige Partien spielen, in denen jede Wahl gleich wahrscheinlich ist, und berichten, wie sie liefen und wie schnell
tool-cmd-simulate-game = { tool-cmd-rules-game }
tool-cmd-simulate-seats = Wie viele mitspielen; sonst so viele, wie für das Spiel üblich sind
tool-cmd-simulate-options = Optionen als NAME=WERT, durch Kommas getrennt, etwa edition=spada,variants=light+mobilisation
tool-cmd-simulate-components = { tool-cmd-play-components }
tool-cmd-simulate-games = Wie viele Partien
tool-cmd-simulate-seed = Der Startwert: Der gleiche ergibt die gleichen Partien, auf beliebig vielen Threads
tool-cmd-simulate-threads = Auf wie vielen Threads gespielt wird
tool-cmd-simulate-json = Ein JSON-Objekt ausgeben

## Balance

tool-cmd-balance = Die Karten der Module eines Spiels messen: wie oft gewann, wer eine hatte, und mit wie vielen Punkten
tool-cmd-balance-game = { tool-cmd-rules-game }
tool-cmd-balance-seats = { tool-cmd-simulate-seats }
tool-cmd-balance-options = { tool-cmd-simulate-options }
tool-cmd-balance-components = { tool-cmd-play-components }
tool-cmd-balance-modules = Die Module, mit denen gespielt wird, durch + verbunden; Karten zu messen haben governors, alternative und fate
tool-cmd-balance-bots = Wer spielt: ein Bot für alle Plätze, oder für jeden einer, durch Kommas getrennt; es gibt page, squire, knight und marshal
tool-cmd-balance-ms = Millisekunden, die knight und marshal über eine Entscheidung nachdenken
tool-cmd-balance-games = { tool-cmd-simulate-games }
tool-cmd-balance-seed = { tool-cmd-simulate-seed }
tool-cmd-balance-threads = { tool-cmd-simulate-threads }
tool-cmd-balance-json = Ein JSON-Objekt je Karte ausgeben und eines für das Ganze
tool-cmd-balance-plot = Auch ein Bild davon zeichnen

## Record

tool-cmd-record = Eine zufällige Partie spielen und ihre Aufzeichnung ausgeben
tool-cmd-record-game = { tool-cmd-rules-game }
tool-cmd-record-seats = { tool-cmd-simulate-seats }
tool-cmd-record-options = { tool-cmd-simulate-options }
tool-cmd-record-components = { tool-cmd-play-components }
tool-cmd-record-seed = Der Startwert: Der gleiche ergibt die gleiche Partie

## Check

tool-cmd-check = Sagen, ob eine Aufzeichnung gültig ist: wenn nicht, die Zeile, was erwartet wurde und warum es nicht geht (Rückgabewert 1)
tool-cmd-check-record = Die Aufzeichnung einer Partie; - liest sie von der Standardeingabe
tool-cmd-check-components = { tool-cmd-play-components }
tool-cmd-check-json = { tool-cmd-simulate-json }

## Verify

tool-cmd-serve = Das Haus öffnen: Man spielt im Browser, miteinander und gegen Bots (das geschieht auch, wenn kein Befehl genannt ist)
tool-cmd-serve-listen = Die Adresse, an der gelauscht wird
tool-cmd-serve-data = Der Ordner, in dem alles aufbewahrt wird
tool-cmd-serve-database = Stattdessen eine PostgreSQL-Datenbank: postgres://NUTZER:PASSWORT@RECHNER/NAME
tool-cmd-serve-public_url = Die Adresse, unter der man den Server erreicht: So beginnen die Links
tool-cmd-serve-bot_pace = Millisekunden, die Bots warten, bevor sie ziehen
tool-cmd-serve-bot_time = Millisekunden, die Bots nachdenken dürfen
tool-cmd-serve-rate = Anfragen je Sekunde, die eine Adresse stellen darf (0: so viele sie will)
tool-cmd-serve-log = Wie das Protokoll geschrieben wird
tool-cmd-serve-config = Eine TOML-Datei mit diesen Einstellungen; Schalter und Umgebung gehen vor
tool-cmd-load = An vielen Tischen eines eigenen Servers zugleich spielen und messen, wie er das erträgt
    .long =
        An vielen Tischen eines eigenen Servers zugleich spielen und messen, wie er das erträgt.

        An jedem Tisch hört an jedem Platz jemand zu, und ein Zuschauer. Der Server läuft auf diesem Rechner, mit einem Ordner, der danach weggeworfen wird.
tool-cmd-load-tables = Wie viele Tische
tool-cmd-load-minutes = Wie lange
tool-cmd-load-pace = Millisekunden zwischen zwei Aktionen an einem Tisch
tool-cmd-load-database = Eine PostgreSQL-Datenbank statt einer Datei
tool-cmd-load-json = { tool-cmd-simulate-json }
tool-cmd-completions = Gibt das Vervollständigungsskript für eine Shell aus
tool-cmd-completions-shell = Die Shell
tool-cmd-man = Schreibt die Manpages in einen Ordner, eine pro Befehl
tool-cmd-man-folder = Der Ordner
tool-cmd-verify = Sagen, ob jeder Würfel und jede Karte einer beendeten Partie aus dem Startwert kam, auf den sich der Tisch festgelegt hatte (sonst Rückgabewert 1)
tool-cmd-verify-record = { tool-cmd-check-record }
tool-cmd-verify-components = { tool-cmd-play-components }
tool-cmd-verify-commitment = Die Festlegung, wie sie vor der Partie zu sehen war, zum Vergleich
tool-cmd-verify-json = { tool-cmd-simulate-json }

## Replay

tool-cmd-replay = Eine Stellung einer aufgezeichneten Partie zeigen, wie einer der Spieler sie sah
tool-cmd-replay-record = { tool-cmd-check-record }
tool-cmd-replay-components = { tool-cmd-play-components }
tool-cmd-replay-ply = Die Stellung nach so vielen Zügen; sonst die letzte
tool-cmd-replay-eye = Mit wessen Augen: ein Platz ab 1, `table` für die eines Zuschauers, `open` für die ganze Wahrheit
tool-cmd-replay-json = Ein JSON-Objekt ausgeben: was zu sehen ist, die Frage und die Möglichkeiten

## Trace

tool-cmd-trace = Die ganze Wahrheit nach jedem Zug ausgeben, ein JSON-Objekt je Zeile, für Schiedsrichter (siehe docs/trace.md)
tool-cmd-trace-record = { tool-cmd-check-record }
tool-cmd-trace-components = { tool-cmd-play-components }

## Arena

tool-cmd-arena = Bots gegeneinander spielen lassen und messen, wie stark sie sind
    .long =
        Bots gegeneinander spielen lassen und messen, wie stark sie sind

        Der erste genannte Bot ist der Herausforderer. Jede Ausgangslage wird einmal mit ihm auf jedem Platz gespielt.
tool-cmd-arena-game = { tool-cmd-rules-game }
tool-cmd-arena-seats = { tool-cmd-simulate-seats }
tool-cmd-arena-options = { tool-cmd-simulate-options }
tool-cmd-arena-components = { tool-cmd-play-components }
tool-cmd-arena-bots = Für jeden Platz ein Bot, durch Kommas getrennt, der Herausforderer zuerst; der letzte nimmt alle übrigen Plätze. Es gibt page, squire, knight und marshal; eine eigene Bedenkzeit folgt nach einem Doppelpunkt, etwa knight:50ms oder marshal:2000it
tool-cmd-arena-games = Wie viele Partien; auf ganze Ausgangslagen aufgerundet
tool-cmd-arena-ms = Millisekunden, die knight und marshal über eine Entscheidung nachdenken, wenn nichts anderes gesagt ist
tool-cmd-arena-seed = Der Startwert: Der gleiche ergibt die gleichen Ausgangslagen
tool-cmd-arena-threads = Partien, die gleichzeitig gespielt werden; sonst so viele, wie es Prozessoren gibt
tool-cmd-arena-sprt = Aufhören, sobald klar ist (19 zu 1), ob die Siegquote des Herausforderers ausgeglichen ist oder so hoch wie diese, in Prozent
tool-cmd-arena-weights = Gewichte zum Urteilen oder Gewohnheiten zum Vorhersehen anstelle derer des Programms, wie `hightable train` sie schreibt
tool-cmd-arena-json = Ein JSON-Objekt je Partie ausgeben und eines für das Ganze
tool-cmd-arena-plot = Auch ein Bild der Rangliste zeichnen

## Advise

tool-cmd-advise = Einen Bot fragen, was er an einer Stelle einer aufgezeichneten Partie tun würde, und warum
tool-cmd-advise-record = { tool-cmd-check-record }
tool-cmd-advise-components = { tool-cmd-play-components }
tool-cmd-advise-ply = Nach wie vielen Zügen; sonst am Ende der Aufzeichnung
tool-cmd-advise-eye = Mit wessen Augen: ein Platz, der dann entscheiden muss; sonst der erste davon
tool-cmd-advise-bot = Wer gefragt wird: page, squire, knight oder marshal, auch mit eigener Bedenkzeit wie knight:50ms
tool-cmd-advise-ms = Millisekunden, die er nachdenken darf
tool-cmd-advise-threads = Auf wie vielen Threads er nachdenkt
tool-cmd-advise-seed = Der Startwert seiner Würfel
tool-cmd-advise-most = So viele Züge zeigen
tool-cmd-advise-json = Ein JSON-Objekt mit allen Zügen ausgeben

## Train

tool-cmd-train = Aus Partien gegen sich selbst lernen, wer gewinnen wird: Danach beurteilen Marschälle und Ritter eine Stellung
    .long =
        Aus Partien gegen sich selbst lernen, wer gewinnen wird: Danach beurteilen Marschälle und Ritter eine Stellung

        Die Gewichte kommen in die genannte Datei, und in eine daneben, deren Name auf `.course` endet, was nötig ist, um an einem anderen Tag weiterzumachen.
tool-cmd-train-game = { tool-cmd-rules-game }
tool-cmd-train-habits = Stattdessen durch Zusehen lernen, was Ritter tun: Danach sehen Marschälle voraus, was andere wählen. Die Datei ist sonst SPIEL.habits.bin
tool-cmd-train-minutes = Wie viele Minuten lang
tool-cmd-train-games = Nach insgesamt so vielen Partien aufhören, wenn das früher ist: Was gelernt wird, hängt dann allein vom Startwert ab
tool-cmd-train-out = Die Datei der Gewichte; sonst SPIEL.bin
tool-cmd-train-seed = Der Startwert eines neuen Kurses; sonst 1
tool-cmd-train-fresh = Von vorn beginnen, auch wenn sich ein Kurs fortsetzen ließe oder die Datei andere Gewichte enthält
tool-cmd-train-threads = Threads; was gelernt wird, hängt nicht von ihnen ab
tool-cmd-train-plot = Auch die Lernkurve zeichnen

## Bench

tool-cmd-bench-bots = Messen, wie schnell die Bots denken, auf einem Thread
tool-cmd-bench-bots-game = Das Spiel; sonst alle Spiele
tool-cmd-bench-bots-seats = { tool-cmd-simulate-seats }
tool-cmd-bench-bots-options = { tool-cmd-play-options }
tool-cmd-bench-bots-seed = Der Startwert: Der gleiche misst die gleichen Stellungen
tool-cmd-bench-bots-json = Ein JSON-Objekt je Spiel ausgeben
