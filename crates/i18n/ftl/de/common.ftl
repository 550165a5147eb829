# Words of the house, for every game.

## Lists and counts

ht-and = {" und "}
ht-nothing = nichts
ht-nobody = niemand
ht-seat = Platz { $seat }
ht-vp = { $n } SP
ht-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}

## Who plays

ht-players = Spieler
ht-page = Page
    .text = spielt zufällig, aber regelkonform
ht-squire = Knappe
    .text = spielt wie ein solider Anfänger
ht-knight = Ritter
    .text = denkt voraus
ht-marshal = Marschall
    .text = denkt voraus, mit einer in vielen Partien trainierten Bewertung
ht-who-person = { $name }
ht-who-bot = { $name } ({ $level })

## Setting up

ht-setup-game = Welches Spiel? { $games }
ht-setup-seats = Wie viele Spieler? { $least } bis { $most } (Eingabetaste: { $usual })
ht-setup-who = Wer spielt auf Platz { $seat }? Ein Name oder page, squire, knight, marshal (Eingabetaste: { $usual })
ht-setup-bad-seats = Bitte eine Zahl von { $least } bis { $most } eingeben.
ht-setup-name-taken = Diesen Namen gibt es an diesem Tisch schon.
ht-setup-bad-name = Ein Name darf 1 bis 20 Buchstaben, Ziffern, Leerzeichen oder Bindestriche haben.
ht-setup-you = Du
ht-setup-left = Abgebrochen: Es wurde keine Partie begonnen.
ht-setup-crowded = In diesem Ordner liegen zu viele Partien: Gib mit --save eine Datei an.
ht-setup-saved = Die Partie wird laufend in { $file } gespeichert.
ht-setup-resumed = Die Partie aus { $file } wird fortgesetzt.
ht-setup-help = Gib die Nummer eines Zuges ein. ? erklärt die Frage, hint gibt einen Tipp, help zeigt alle Befehle.

## At the table

ht-since = Seit deinem letzten Zug
ht-so-far = Bisher
ht-your-turn = { $name }, du bist am Zug.
ht-choices = Mögliche Züge
ht-refused = Gerade nicht möglich (why N erklärt, warum)
ht-thinking = { $name } denkt nach …
ht-curtain = Gib das Gerät an { $name } weiter und drücke die Eingabetaste.
ht-rule = Regel { $number }: { $title }
ht-over = Die Partie ist zu Ende.
ht-final = Endstand
ht-place = { $place }. { $name }: { $points } SP
ht-chart = Punkte im Verlauf der Partie
ht-chart-lap = { $lap } { $n }: { $points }
ht-chart-mark = { $name } { $points }
ht-winner = { $name } gewinnt.
ht-winners = { $names } teilen sich den Sieg.

## Commands

ht-help-number = diesen Zug ausführen (auch in Notation möglich)
ht-help-keys = auf dem gezeichneten Bildschirm einen Zug auswählen und ausführen; Bild↑ und Bild↓ verschieben den Plan
ht-help-explain = die Frage erklären, mit der passenden Regel
ht-help-why = erklären, warum Zug N nicht möglich ist
ht-help-hint = Tipp eines Bots anzeigen
ht-help-undo = letzten Zug zurücknehmen, solange danach nichts geschehen ist
ht-help-table = Spielstand als Text anzeigen
ht-help-log = die letzten N Ereignisse anzeigen
ht-help-rules = Inhaltsverzeichnis, Kapitel oder Absatz der Regeln anzeigen
ht-help-save = Kopie der Aufzeichnung speichern
ht-help-quit = beenden; mit --resume geht es später weiter

## Answers

ht-no-such-choice = Zug { $n } gibt es nicht: Gib eine Zahl von 1 bis { $most } oder help ein.
ht-not-understood = Unbekannte Eingabe. Gib die Nummer eines Zuges, ? oder help ein.
ht-possible = Zug { $n } ist möglich.
ht-undone = Zurückgenommen: { $what }
ht-undo-nothing = Du hast keinen Zug zum Zurücknehmen.
ht-undo-revealed = Das lässt sich nicht mehr zurücknehmen: Inzwischen haben andere gezogen, oder es wurden Karten gezogen.
ht-no-such-rule = Kapitel oder Absatz { $id } gibt es nicht. rules zeigt das Inhaltsverzeichnis.
ht-copied = Kopie gespeichert: { $file }
ht-not-copied = { $file } konnte nicht gespeichert werden: { $why }
ht-exists = { $file } gibt es schon. Wähle einen anderen Namen.
ht-hint = Tipp ({ $level }):
ht-hint-line = { $n }. { $text } (Gewinnwahrscheinlichkeit { $chance } %). { $why }
ht-hint-line-plain = { $n }. { $text }. { $why }
ht-hint-secret = Diese Wahl sehen die anderen nicht: Gute Spieler variieren hier.
ht-bye = Die Partie ist gespeichert. Weiterspielen mit: { $command }
ht-press-enter = Weiter mit der Eingabetaste.

## Rulebooks

ht-contents = Inhalt
ht-quick-start = Spielregeln in 3 Minuten
ht-quick-start-of = { $game }: Spielregeln in 3 Minuten
ht-reconstructed = ★ rekonstruiert: in keiner gedruckten Quelle gefunden

## What went wrong

ht-bad-game = Unbekanntes Spiel „{ $name }“; verfügbar: { $possible }.
ht-bad-no-value = „{ $word }“ ist keine gültige Option: Schreibe NAME=WERT.
ht-bad-twice = Die Option „{ $key }“ ist doppelt angegeben.
ht-bad-option = Unbekannte Option „{ $key }“; möglich: { $possible }.
ht-bad-value = „{ $value }“ ist kein gültiger Wert für „{ $key }“; möglich: { $possible }.
ht-bad-seats = { $title } ist ein Spiel für { $least } bis { $most } Spieler, nicht für { $seats }.
ht-bad-nobody = { $key }: Diesen Platz gibt es bei { $seats } Spielern nicht.
ht-bad-adviser = Zu viert ist erster Berater, wer die Startkarte erhält: Lass adviser=drawn stehen, oder spiel zu dritt oder mit variants=strategic.
ht-bad-variant = alternative=draft braucht modules=alternative, governors=auction braucht modules=governors, restoration=yes braucht modules=whims, purist=yes braucht modules=governors oder fate.
ht-bad-rules = Die Partie wurde nach Version { $found } der Regeln von { $game } gespielt, dieses Programm hat Version { $known }. Nimm die Programmversion, mit der sie aufgezeichnet wurde.
ht-bad-figures = Die Partie wurde mit anderen Werten der Spielteile gespielt (components={ $found }, hier { $known }): Gib die passende Datei mit --components an.
ht-bad-components = Fehler in der Datei mit den Spielteilen, Zeile { $line }: { $why }.
ht-bad-other = Der Tisch kann nicht erstellt werden: { $why }.
ht-bad-empty = Die Aufzeichnung ist leer. In der ersten Zeile muss das Spiel stehen, etwa „krieg rules=1 seats=4“.
ht-bad-header = Zeile { $line }: { $why }
ht-bad-header-game = Die Aufzeichnung muss mit dem Spiel beginnen. { $why }
ht-bad-header-missing = In der ersten Zeile fehlt { $key }=ZAHL.
ht-bad-header-number = { $key }={ $value }: Hier wird eine Zahl erwartet.
ht-bad-header-seats = seats={ $seats }: Diese Spielerzahl gibt es nicht.
ht-bad-entry = Zeile { $line }: „{ $entry }“ ist nicht möglich. { $why } Erwartet: { $expected }
ht-bad-proof-missing = Die Zeile „# { $key }: …“ zum Startwert fehlt.
ht-bad-proof-twice = Zeile { $line }: „# { $key }:“ kommt doppelt vor.
ht-bad-proof-hex = Zeile { $line }: „{ $value }“ ist kein gültiger Wert für { $key }; erwartet werden 64 hexadezimale Ziffern.
ht-bad-proof-words = Zeile { $line }: „{ $value }“ ist keine gültige Wortliste; erwartet wird ein JSON-Array von Zeichenketten, etwa ["Rose",""].
ht-bad-proof-seats = { $words } Wörter für { $seats } Plätze. Zu jedem Platz gehört genau ein Wort; "" steht für Plätze ohne Wort.
ht-bad-proof-spent = Zeile { $line }: „{ $value }“ ist keine gültige Liste zurückgenommener Ziehungen; erwartet werden aufsteigende Zahlen, durch Kommas getrennt.
ht-bad-unreadable = Ungültige Eingabe; erwartet: { $expected }.
ht-expected-entry = „box“ oder ein Platz, danach ein Leerzeichen und der Zug
ht-bad-record = { $file } ist keine gültige Aufzeichnung.
ht-bad-no-game = { $file } lässt sich nicht lesen: { $why }
ht-bad-save-exists = { $file } gibt es schon: Gib eine andere Datei an oder setze die Partie mit --resume fort.
ht-bad-count = { $players } Spieler für { $seats } Plätze: Gib für jeden Platz einen an.
ht-bad-ply = Zug { $ply } gibt es nicht: Die Aufzeichnung hat { $plies } Züge.
ht-bad-eye = Platz { $eye } gibt es nicht: Der Tisch hat { $seats } Plätze.
ht-bad-not-asked = Nach Zug { $ply } ist Platz { $seat } nicht am Zug. { $next }
ht-bad-nobody-asked = Nach Zug { $ply } ist niemand am Zug. { $next }

## Component files

ht-figures-toml = kein gültiges TOML ({ $why })
ht-figures-unknown = „{ $word }“ ist hier unbekannt; möglich: { $possible }
ht-figures-missing = „{ $key }“ fehlt
ht-figures-wrong = erwartet: { $wanted }; gefunden: { $found }
ht-figures-byte = eine ganze Zahl von 0 bis 255
ht-figures-signed-byte = eine ganze Zahl von -128 bis 127
ht-figures-number = eine ganze Zahl
ht-figures-text = ein Text in Anführungszeichen
ht-figures-list = eine Liste
ht-figures-table = eine Tabelle

## What may come next

ht-expect-over = nichts mehr
ht-expect-box = eine Ziehung, etwa „{ $example }“
ht-expect-seat = Platz { $seat } ist am Zug, etwa { $examples }
ht-expect-more = Platz { $seat } ist am Zug, etwa { $examples } und { $n ->
    [one] ein weiterer
   *[other] { $n } weitere
}
ht-expect-example = „{ $example }“
ht-expect-or = {" oder "}

## The list of games

ht-games-seats = Spieler: { $least } bis { $most }, Standard: { $usual }.
ht-games-options = Optionen (--options NAME=WERT,NAME=WERT):
ht-games-option = { $key }: { $about } (Standard: { $usual })
ht-games-reconstructed = Rekonstruierte Werte (in keiner gedruckten Quelle gefunden; wer das Spiel besitzt, kann sie mit --components ersetzen):
ht-reconstructed-figures = Einige Werte dieser Partie sind rekonstruiert („hightable games“ führt sie auf).

## Replaying

ht-ply = Zug { $ply }
ht-next-box = Jetzt wird gezogen oder gewürfelt.
ht-next-seats = Warten auf { $names }.

## Advice

ht-decimal = {","}
ht-advise = { $seat } nach Zug { $ply }, Analyse: { $bot ->
    [page] Page
    [squire] Knappe
    [knight] Ritter
   *[marshal] Marschall
}{ $iterations ->
    [0] {""}
    [one] {" "}({ $iterations } Iteration)
   *[other] {" "}({ $iterations } Iterationen)
}
ht-advise-share = Anteil
ht-advise-chance = Gewinn
ht-advise-visits = Besuche
ht-advise-choice = Zug
ht-advise-more = und { $n } weitere

## Rulebooks

ht-book-standard-figures = Dieses Beispiel verwendet die Standardwerte.
ht-book-plural = { $n ->
    [one] { $one }
   *[other] { $other }
}

ht-guide-alone = Ab jetzt kommst du auch allein zurecht. Die Einführung bleibt sichtbar, bis du sie hier unten ausblendest. Der Knopf unter den Zügen gibt dir jederzeit einen Tipp, und die Regeln sind nur einen Klick entfernt.
