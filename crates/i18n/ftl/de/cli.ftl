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
}, Kreuzentropie { $net } (Ritter { $linear })

## Levels of bots

tool-level = { $name } ({ $about })
tool-level-page = { ht-page.text }
tool-level-squire = spielt wie ein solider Anfänger, ohne Bedenkzeit
tool-level-knight = { ht-knight.text }
tool-level-marshal = { ht-marshal.text }

## Simulate

tool-simulate-games = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
} in { $seconds } s, { $plies } Züge pro Partie
tool-simulate-pace = { $ns } ns pro Entscheidung auf einem Thread, { $bytes } Byte pro Spielstand
tool-simulate-score = Mittlere Punktzahl nach Platz
tool-simulate-wins = Siegquote nach Platz

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
}, nicht beendet, bisher { $points }; als nächste Zeile erwartet: { $expected }.

## Verify

tool-verify-fair = { $file }: fair. { $n ->
    [one] { $n } Ziehung stimmt
   *[other] { $n } Ziehungen stimmen
} mit dem Startwert überein.
tool-verify-unfair = { $file }: nicht fair. Nur { $n ->
    [one] { $n } Ziehung stimmt
   *[other] { $n } Ziehungen stimmen
} mit dem Startwert überein.
tool-verify-differs = Erste Abweichung in Zeile { $line }: In der Aufzeichnung steht „{ $stands }“, der Startwert ergibt „{ $should }“.
tool-verify-commitment = Die Festlegung passt zum Startwert: { $commitment }
tool-verify-not-shown = Die vor der Partie gezeigte Festlegung ist nicht die der Aufzeichnung ({ $commitment }): Gespielt wurde mit einem anderen Startwert.
tool-verify-other-seed = Die Festlegung { $commitment } passt nicht zum Startwert: Er stand vor der Partie nicht fest.
tool-verify-spent = { $n ->
    [one] { $n } Ziehung wurde
   *[other] { $n } Ziehungen wurden
} zurückgenommen; prüfe, ob du dich an diese Rücknahmen erinnerst.
tool-verify-open = Die Aufzeichnung endet vor dem Ende der Partie.

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
tool-arena-rating = Rating
tool-arena-time = pro Zug
tool-arena-pace = it/s
tool-arena-range = { $low } bis { $high } %
tool-arena-challenger = Herausforderer (ausgeglichen: { $even } %)
tool-arena-test = Test von { $hoped } % gegen { $even } %: { $verdict } (Log-Likelihood-Quotient { $evidence })
tool-arena-few = Test von { $hoped } % gegen { $even } %: zu wenige Ausgangslagen, nötig sind mindestens { $least }
tool-arena-better = besser
tool-arena-not-better = nicht besser
tool-arena-open = offen

## The picture of the arena

tool-ladder-title = { $game }: Wer gewinnt?
tool-ladder-played = { tool-games } mit { $bots }; Startwert { $seed }
tool-ladder-played-options = { tool-games } mit { $bots }; { $options }; Startwert { $seed }
tool-ladder-note-whiskers = Fehlerbalken: 95-%-Konfidenzintervalle (Student-t, geclustert nach Ausgangslage).
tool-ladder-note-ratings = Fehlerbalken der Ratings: zwei Standardabweichungen; sie werden nur langsam kleiner.
tool-ladder-note-seats = Der zuerst genannte Bot spielte jede Ausgangslage einmal auf jedem Platz.
tool-ladder-wins = Siege
tool-ladder-wins-reading = Siegquote pro Platz
tool-ladder-points = Punkte
tool-ladder-points-reading = Punkte über dem Mittel der anderen
tool-ladder-rating = Rating
tool-ladder-rating-reading = Weng-Lin-Rating, aus allen Rängen berechnet
tool-ladder-time = { $time } pro Zug
tool-ladder-place = mittlerer Rang
tool-ladder-even = ausgeglichen
tool-ladder-margin = Abstand
tool-ladder-begin = Startwert für alle
tool-ladder-from = Start bei 25

## Pictures

tool-dot = { $name }: { $mean }, n = { $n }; { $what } { $number }
tool-dot-range = { $name }: { $mean } ({ $low } bis { $high }), n = { $n }; { $what } { $number }
tool-even-share = ausgeglichen

## Bench

tool-bench-decision = { $number } µs pro Entscheidung
tool-bench-positions = { $number } Iterationen pro Sekunde mitten in der Partie ({ $n ->
    [one] { $n } Stellung
   *[other] { $n } Stellungen
})
tool-bench-iterations = { $number } Iterationen pro Sekunde
tool-bench-patient = { ht-knight }, 500 ms
tool-bench-answer = bei 50 ms Bedenkzeit antworten Ritter und Marschälle im Mittel nach { $mean } ms, spätestens nach { $most } ms

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
tool-balance-note = 95-%-Konfidenzintervalle (Student-t, geclustert nach Partie)
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
tool-cards-note-whiskers = Fehlerbalken: 95-%-Konfidenzintervalle (Student-t, geclustert nach Partie).
tool-cards-note-right = Rechts: SP am Ende im Vergleich zu { $mean }, dem Mittel aller Spieler.
tool-cards-governors = Gouverneure
    .reading = Siegquote
tool-cards-alternative = Alternative Reihen
    .reading = Siegquote: ● Reihe ausgelegt, ○ gezogen, aber nicht ausgelegt
tool-cards-fate = Schicksale
    .reading = SP eines Spielers im Jahr der Karte
tool-cards-any-year = beliebiges Jahr
tool-cards-final = SP am Ende ±

## Train

tool-train-nothing = Es wurden keine Partien gespielt
tool-train-played = { tool-games }; Kreuzentropie der letzten Runde { $net } Nat (Ritter { $linear })
tool-train-weights = Gewichte gespeichert: { $file }
tool-curve-title = { $game }: Vorhersage des Siegers
tool-curve-played = { tool-games }; jede Runde wird vor dem Training auf ihr ausgewertet
tool-curve-across = Partien
tool-curve-up = Kreuzentropie des Ergebnisses, in Nat (weniger ist besser)
tool-curve-net = neuronales Netz (Marschall)
tool-curve-linear = lineare Bewertung (Ritter)
tool-watch-played = { tool-games }; Kreuzentropie der letzten Runde { $net } Nat (Policy der Knappen { $linear })
tool-watch-title = { $game }: Vorhersage der Züge von Rittern
tool-watch-up = Kreuzentropie der Züge, in Nat (weniger ist besser)
tool-watch-net = Gegnermodell (Marschall)
tool-watch-linear = Policy der Knappen

## What went wrong

tool-serve-open = High Table läuft: { $url } (Beenden mit Strg+C)
tool-serve-unnamed = Alle Links beginnen mit dieser Adresse. Ist dieser Rechner unter einer anderen erreichbar, gib sie mit --public-url an, etwa http://NAME:7474.
tool-bad-listen = Auf { $address } können keine Verbindungen angenommen werden; gib mit --listen eine andere Adresse an, etwa 127.0.0.1:8080:
tool-bad-store = Die gespeicherten Daten lassen sich nicht öffnen; gib mit --data einen anderen Ordner oder mit --database eine Datenbank an: { $why }
tool-bad-newer = Die gespeicherten Daten stammen von einer neueren Programmversion: Nimm diese Version oder gib mit --data einen anderen Ordner an ({ $why })
tool-bad-config = { $file }, Zeile { $line } ({ $key }): ungültige Einstellung: { $why }
tool-bad-config-file = { $file } lässt sich nicht lesen; gib mit --config eine vorhandene Einstellungsdatei an:
tool-bad-url = { $url } ist keine gültige Basisadresse für Links; gültig ist etwa https://spiele.example.org
tool-bad-shared = { $file } wird schon von einem anderen Server verwendet; beende ihn, gib mit --data einen anderen Ordner an oder lass beide dieselbe PostgreSQL-Datenbank nutzen (--database postgres://…)
tool-bad-home = Es gibt kein Home-Verzeichnis für die Daten; gib mit --data einen Ordner an
tool-load-tables = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $listeners } Verbindungen
tool-load-actions = { $n } Aktionen pro Sekunde
tool-load-late = Vom Befehl bis zum Ereignis an allen anderen Plätzen: Median { $half } ms, 99. Perzentil { $most } ms
tool-load-memory = Speicher: { $table } KB pro Tisch, { $listener } KB pro Verbindung
tool-bad-silent = Der Server hat nicht wie erwartet geantwortet; den Grund zeigt `hightable serve`
tool-bad-large = { $file } ist größer als { $most } MB und damit zu groß für eine Aufzeichnung oder eine Datei mit Spielteilen
tool-bad-no-text = { $file } ist keine Textdatei (kein gültiges UTF-8)
tool-bad-no-seed = { $file } enthält keinen Startwert: Die Partie wurde ohne nachprüfbare Würfel gespielt, oder der Tisch hat seinen Startwert noch nicht gezeigt. Ob die Züge gültig sind, prüft `hightable check`.
tool-bad-proof = Die Angaben zum Startwert in { $file } sind ungültig.
tool-bad-threads = Die Threads lassen sich nicht starten; gib mit --threads weniger an
tool-bad-bots = { $bots } Bots für { $seats } Plätze angegeben
tool-bad-seat = Platz { $seat } gibt es an diesem Tisch nicht: Möglich sind 1 bis { $seats }
tool-bad-sprt = --sprt muss über den ausgeglichenen { $even } % und darf höchstens bei 100 liegen
tool-bad-man = { $file } kann nicht geschrieben werden; gib einen vorhandenen Ordner mit Schreibrecht an:
tool-bad-weights = { $file } lässt sich nicht verwenden:
tool-bad-course = Das Training in { $file } lässt sich nicht fortsetzen (--fresh beginnt von vorn):
tool-bad-course-seed = { $file } wird mit dem ursprünglichen Startwert fortgesetzt: Lass --seed weg oder beginne mit --fresh von vorn
tool-bad-taken = { $file } gibt es schon, aber ohne Trainingsstand zum Fortsetzen: Gib mit --out eine andere Datei an oder überschreibe sie mit --fresh
tool-bad-no-habits = Für { $game } gibt es kein Gegnermodell: Lass --habits weg
tool-bad-no-cards = { $title } hat keine Karten zum Messen; das geht nur mit kingsburg
tool-bad-modules = Gib die Module mit --modules an, nicht unter den Optionen
tool-bad-module = Ungültige Einstellung: Keines dieser Module hat Karten zum Messen. Möglich: { $possible }
tool-bad-company = Ungültige Einstellung: { $bots } Bots für { $seats } Plätze. Gib einen an oder einen pro Platz
tool-bad-bot = unbekannter Bot „{ $name }“; verfügbar: { $possible }
tool-bad-thoughtless = { $bot } zieht sofort: Bedenkzeit gibt es nur für knight und marshal
tool-bad-budget = „{ $text }“ ist keine gültige Bedenkzeit: Gültig sind etwa 200ms, 1s oder 5000it (Iterationen)
tool-bad-foreign = das ist keine Gewichtsdatei von High Table
tool-bad-shape = diese Gewichte erwarten { $found } Merkmale pro Stellung, das Spiel hat { $expected }: Trainiere neu
tool-bad-traits = dieses Gegnermodell erwartet { $found } Merkmale pro Aktion, das Spiel hat { $expected }: Trainiere neu
tool-bad-no-number = diese Gewichte enthalten Werte, die keine Zahlen sind
tool-bad-length = diese Gewichte haben { $found } Byte statt { $expected } und sind beschädigt oder veraltet: Trainiere neu
tool-bad-foreign-course = das ist kein vollständiger Trainingsstand von High Table

## Help

tool-usage = Aufruf:
tool-commands = Befehle
tool-arguments = Argumente
tool-options = Optionen
tool-default = [Standard: { $value }]
tool-flag-help = Hilfe anzeigen
    .more = Hilfe anzeigen (ausführlich mit „--help“)
    .long = Hilfe anzeigen (kurz mit „-h“)
tool-flag-version = Version anzeigen
tool-value-command = BEFEHL
tool-value-game = SPIEL
tool-value-options = OPTIONEN
tool-value-file = DATEI
tool-value-who = WER
tool-value-modules = MODULE
tool-value-bots = BOTS
tool-value-eye = SICHT
tool-value-seat = PLATZ
tool-value-share = ANTEIL
tool-value-lang = SPRACHE
tool-value-folder = ORDNER

## The program

tool-cmd = High Table: drei Brettspiele im Browser und im Terminal, mit vollständiger Regelprüfung
    .long =
        High Table: drei Brettspiele im Browser und im Terminal, mit vollständiger Regelprüfung.

        Ohne Befehl wird der Server gestartet und seine URL ausgegeben.
tool-cmd-lang = Sprache: en, it, fr oder de; Standard: aus der Umgebung
tool-cmd-help = Diese Hilfe oder die Hilfe zu einem Befehl anzeigen

## Play

tool-cmd-play = Im Terminal spielen, gegen Bots und gegen andere an diesem Gerät
tool-cmd-play-game = Das Spiel, siehe `hightable games`; wird sonst abgefragt
tool-cmd-play-seats = Anzahl der Spieler; wird sonst abgefragt, wenn auch --players fehlt
tool-cmd-play-options = Optionen als NAME=WERT, durch Kommas getrennt
tool-cmd-play-components = TOML-Datei mit Werten der Spielteile, die vom Standard abweichen
tool-cmd-play-players = Die Spieler in Platzreihenfolge, durch Kommas getrennt: Name einer Person oder Bot: page, squire, knight, marshal, knight:500ms …
tool-cmd-play-save = Datei, in der die Partie nach jedem Zug gespeichert wird; Standard: eine neue Datei in diesem Ordner
tool-cmd-play-resume = Die in dieser Datei gespeicherte Partie fortsetzen
tool-cmd-play-seed = Startwert für Würfel, Karten und Bots; Standard: zufällig
tool-cmd-play-plain = Einfache Textausgabe statt Vollbild

## Rules

tool-cmd-rules = Die Regeln eines Spiels anzeigen, ganz oder nur ein Kapitel oder einen Absatz
tool-cmd-rules-game = Das Spiel, siehe `hightable games`
tool-cmd-rules-id = ID eines Kapitels oder Absatzes, etwa spring oder spring.raise; `contents` zeigt das Inhaltsverzeichnis
tool-cmd-rules-quick = Die Spielregeln in 3 Minuten auf einer Seite ausgeben
tool-cmd-rules-plain = Text ausgeben, ohne darin zu blättern
tool-cmd-rules-components = { tool-cmd-play-components }

## Games

tool-cmd-games = Spiele auflisten, mit Plätzen, Optionen, Standardwerten und rekonstruierten Werten
tool-cmd-games-game = Nur dieses Spiel
tool-cmd-games-json = Ein JSON-Objekt pro Spiel ausgeben, mit den Werten der Spielteile

## Simulate

tool-cmd-simulate = Zufällige Partien spielen (alle Züge gleich wahrscheinlich) und Ergebnisse und Tempo ausgeben
tool-cmd-simulate-game = { tool-cmd-rules-game }
tool-cmd-simulate-seats = Anzahl der Spieler; Standard: die übliche Zahl des Spiels
tool-cmd-simulate-options = Optionen als NAME=WERT, durch Kommas getrennt, etwa edition=spada,variants=light+mobilisation
tool-cmd-simulate-components = { tool-cmd-play-components }
tool-cmd-simulate-games = Anzahl der Partien
tool-cmd-simulate-seed = Startwert; derselbe Wert ergibt dieselben Partien, auf beliebig vielen Threads
tool-cmd-simulate-threads = Anzahl der Threads
tool-cmd-simulate-json = Ein JSON-Objekt ausgeben

## Balance

tool-cmd-balance = Die Balance der Modulkarten eines Spiels messen: Siegquote und Punkte der Spieler, die sie hatten
tool-cmd-balance-game = { tool-cmd-rules-game }
tool-cmd-balance-seats = { tool-cmd-simulate-seats }
tool-cmd-balance-options = { tool-cmd-simulate-options }
tool-cmd-balance-components = { tool-cmd-play-components }
tool-cmd-balance-modules = Die Module, mit denen gespielt wird, durch + verbunden; Karten zum Messen haben governors, alternative und fate
tool-cmd-balance-bots = Die Bots: einer für alle Plätze oder einer pro Platz, durch Kommas getrennt (page, squire, knight, marshal)
tool-cmd-balance-ms = Bedenkzeit von knight und marshal pro Entscheidung, in Millisekunden
tool-cmd-balance-games = { tool-cmd-simulate-games }
tool-cmd-balance-seed = { tool-cmd-simulate-seed }
tool-cmd-balance-threads = { tool-cmd-simulate-threads }
tool-cmd-balance-json = Ein JSON-Objekt pro Karte ausgeben und eines für das Gesamtergebnis
tool-cmd-balance-plot = Zusätzlich ein Diagramm in dieser Datei speichern

## Record

tool-cmd-record = Eine zufällige Partie spielen und ihre Aufzeichnung ausgeben
tool-cmd-record-game = { tool-cmd-rules-game }
tool-cmd-record-seats = { tool-cmd-simulate-seats }
tool-cmd-record-options = { tool-cmd-simulate-options }
tool-cmd-record-components = { tool-cmd-play-components }
tool-cmd-record-seed = Startwert; derselbe Wert ergibt dieselbe Partie

## Check

tool-cmd-check = Prüfen, ob eine Aufzeichnung gültig ist; wenn nicht, Zeile, Grund und erwartete Eingabe ausgeben (Exit-Code 1)
tool-cmd-check-record = Aufzeichnung einer Partie; - liest von der Standardeingabe
tool-cmd-check-components = { tool-cmd-play-components }
tool-cmd-check-json = { tool-cmd-simulate-json }

## Verify

tool-cmd-serve = Webserver starten: Gespielt wird im Browser, gegeneinander und gegen Bots (Standardbefehl)
tool-cmd-serve-listen = Adresse, auf der Verbindungen angenommen werden
tool-cmd-serve-data = Ordner für alle gespeicherten Daten
tool-cmd-serve-database = PostgreSQL-Datenbank statt Dateien: postgres://NUTZER:PASSWORT@RECHNER/NAME
tool-cmd-serve-public_url = Öffentliche Basisadresse des Servers für Links
tool-cmd-serve-bot_pace = Wartezeit vor dem Zug eines Bots, in Millisekunden
tool-cmd-serve-bot_time = Bedenkzeit der Bots, in Millisekunden
tool-cmd-serve-rate = Erlaubte Anfragen pro Sekunde und Adresse (0: unbegrenzt)
tool-cmd-serve-log = Format des Logs
tool-cmd-serve-config = TOML-Datei mit diesen Einstellungen; Schalter und Umgebungsvariablen haben Vorrang
tool-cmd-load = Lasttest: an vielen Tischen eines eigenen Servers gleichzeitig spielen
    .long =
        Lasttest: an vielen Tischen eines eigenen Servers gleichzeitig spielen.

        Jeder Tisch hat eine Verbindung pro Platz und eine für einen Zuschauer. Der Server läuft auf diesem Rechner in einem temporären Ordner.
tool-cmd-load-tables = Anzahl der Tische
tool-cmd-load-minutes = Dauer in Minuten
tool-cmd-load-pace = Millisekunden zwischen zwei Aktionen an einem Tisch
tool-cmd-load-database = Eine PostgreSQL-Datenbank statt einer Datei
tool-cmd-load-json = { tool-cmd-simulate-json }
tool-cmd-completions = Vervollständigungsskript für eine Shell ausgeben
tool-cmd-completions-shell = Die Shell
tool-cmd-man = Manpages in einen Ordner schreiben, eine pro Befehl
tool-cmd-man-folder = Der Ordner
tool-cmd-verify = Prüfen, ob alle Würfel und Karten einer beendeten Partie aus dem vorher festgelegten Startwert stammen (sonst Exit-Code 1)
tool-cmd-verify-record = { tool-cmd-check-record }
tool-cmd-verify-components = { tool-cmd-play-components }
tool-cmd-verify-commitment = Die vor der Partie gezeigte Festlegung, zum Vergleich
tool-cmd-verify-json = { tool-cmd-simulate-json }

## Replay

tool-cmd-replay = Eine Stellung einer aufgezeichneten Partie aus der Sicht eines Spielers anzeigen
tool-cmd-replay-record = { tool-cmd-check-record }
tool-cmd-replay-components = { tool-cmd-play-components }
tool-cmd-replay-ply = Die Stellung nach so vielen Zügen; Standard: die letzte
tool-cmd-replay-eye = Sicht: ein Platz ab 1, `table` für Zuschauer, `open` für alles aufgedeckt
tool-cmd-replay-json = Ein JSON-Objekt ausgeben: sichtbarer Spielstand, Frage und mögliche Züge

## Trace

tool-cmd-trace = Den vollständigen Spielstand nach jedem Zug ausgeben, ein JSON-Objekt pro Zeile, zur Regelprüfung (siehe docs/trace.md)
tool-cmd-trace-record = { tool-cmd-check-record }
tool-cmd-trace-components = { tool-cmd-play-components }

## Arena

tool-cmd-arena = Bots gegeneinander spielen lassen und ihre Stärke messen
    .long =
        Bots gegeneinander spielen lassen und ihre Stärke messen

        Der zuerst genannte Bot ist der Herausforderer. Er spielt jede Ausgangslage einmal auf jedem Platz.
tool-cmd-arena-game = { tool-cmd-rules-game }
tool-cmd-arena-seats = { tool-cmd-simulate-seats }
tool-cmd-arena-options = { tool-cmd-simulate-options }
tool-cmd-arena-components = { tool-cmd-play-components }
tool-cmd-arena-bots = Ein Bot pro Platz, durch Kommas getrennt, der Herausforderer zuerst; der letzte bekommt alle übrigen Plätze. Möglich sind page, squire, knight und marshal, mit Bedenkzeit nach einem Doppelpunkt, etwa knight:50ms oder marshal:2000it
tool-cmd-arena-games = Anzahl der Partien; wird auf ganze Ausgangslagen aufgerundet
tool-cmd-arena-ms = Bedenkzeit von knight und marshal pro Entscheidung, in Millisekunden, falls nicht beim Bot angegeben
tool-cmd-arena-seed = Startwert; derselbe Wert ergibt dieselben Ausgangslagen
tool-cmd-arena-threads = Anzahl gleichzeitiger Partien; Standard: Anzahl der Prozessoren
tool-cmd-arena-sprt = Aufhören, sobald feststeht (19 zu 1), ob die Siegquote des Herausforderers ausgeglichen ist oder bei diesem Prozentsatz liegt
tool-cmd-arena-weights = Gewichte oder Gegnermodell statt der eingebauten, wie sie `hightable train` speichert
tool-cmd-arena-json = Ein JSON-Objekt pro Partie ausgeben und eines für das Gesamtergebnis
tool-cmd-arena-plot = Zusätzlich ein Diagramm der Rangliste in dieser Datei speichern

## Advise

tool-cmd-advise = Eine Stellung einer aufgezeichneten Partie von einem Bot analysieren lassen, mit Begründung
tool-cmd-advise-record = { tool-cmd-check-record }
tool-cmd-advise-components = { tool-cmd-play-components }
tool-cmd-advise-ply = Die Stellung nach so vielen Zügen; Standard: das Ende der Aufzeichnung
tool-cmd-advise-eye = Sicht: ein Platz, der am Zug ist; Standard: der erste davon
tool-cmd-advise-bot = Der Bot: page, squire, knight oder marshal, auch mit Bedenkzeit wie knight:50ms
tool-cmd-advise-ms = Bedenkzeit in Millisekunden
tool-cmd-advise-threads = Anzahl der Threads
tool-cmd-advise-seed = Startwert der Suche
tool-cmd-advise-most = Höchstzahl der angezeigten Züge
tool-cmd-advise-json = Ein JSON-Objekt mit allen Zügen ausgeben

## Train

tool-cmd-train = Durch Selbstspiel eine Bewertung trainieren, mit der Marschälle und Ritter Stellungen beurteilen
    .long =
        Durch Selbstspiel eine Bewertung trainieren, mit der Marschälle und Ritter Stellungen beurteilen

        Die Gewichte kommen in die angegebene Datei. Eine zweite Datei daneben, deren Name auf `.course` endet, enthält den Trainingsstand, um später weiterzumachen.
tool-cmd-train-game = { tool-cmd-rules-game }
tool-cmd-train-habits = Stattdessen ein Gegnermodell aus Partien von Rittern trainieren, mit dem Marschälle Züge anderer vorhersagen. Standarddatei: SPIEL.habits.bin
tool-cmd-train-minutes = Dauer in Minuten
tool-cmd-train-games = Schon nach insgesamt so vielen Partien aufhören; das Ergebnis hängt dann nur vom Startwert ab
tool-cmd-train-out = Datei für die Gewichte; Standard: SPIEL.bin
tool-cmd-train-seed = Startwert für ein neues Training; Standard: 1
tool-cmd-train-fresh = Von vorn beginnen, auch wenn sich ein Training fortsetzen ließe oder die Datei andere Gewichte enthält
tool-cmd-train-threads = Anzahl der Threads; ohne Einfluss auf das Ergebnis
tool-cmd-train-plot = Zusätzlich die Lernkurve in dieser Datei speichern

## Bench

tool-cmd-bench-bots = Das Tempo der Bots auf einem Thread messen
tool-cmd-bench-bots-game = Das Spiel; Standard: alle Spiele
tool-cmd-bench-bots-seats = { tool-cmd-simulate-seats }
tool-cmd-bench-bots-options = { tool-cmd-play-options }
tool-cmd-bench-bots-seed = Startwert; derselbe Wert ergibt dieselben Stellungen
tool-cmd-bench-bots-json = Ein JSON-Objekt pro Spiel ausgeben
