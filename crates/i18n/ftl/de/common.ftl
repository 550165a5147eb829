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
    .text = zufällig, aber regelgerecht
ht-squire = Knappe
    .text = spielt wie ein ordentlicher Anfänger
ht-knight = Ritter
    .text = denkt voraus
ht-marshal = Marschall
    .text = denkt voraus, mit an vielen Partien geschultem Urteil
ht-who-person = { $name }
ht-who-bot = { $name } ({ $level })

## Setting up

ht-setup-game = Welches Spiel? { $games }
ht-setup-seats = Wie viele spielen mit? { $least } bis { $most } (Eingabetaste: { $usual })
ht-setup-who = Wer sitzt auf Platz { $seat }? Ein Name oder page, squire, knight, marshal (Eingabetaste: { $usual })
ht-setup-bad-seats = Bitte eine Zahl von { $least } bis { $most } eingeben.
ht-setup-name-taken = Diesen Namen hat schon jemand.
ht-setup-bad-name = Ein Name hat 1 bis 20 Buchstaben, Ziffern, Leerzeichen oder Bindestriche.
ht-setup-you = Du
ht-setup-left = Der Tisch war noch nicht aufgebaut; es wurde nichts begonnen.
ht-setup-crowded = In diesem Ordner liegen zu viele Partien: Nenne mit --save eine Datei.
ht-setup-saved = Die Partie wird fortlaufend in { $file } festgehalten.
ht-setup-resumed = Die Partie in { $file } geht weiter.
ht-setup-help = Tippe die Nummer einer Möglichkeit. ? erklärt, hint fragt einen Bot, help zeigt alles andere.

## At the table

ht-since = Seit deinem letzten Zug
ht-so-far = Bisher
ht-your-turn = { $name }, du bist dran.
ht-choices = Deine Möglichkeiten
ht-refused = Jetzt nicht möglich (why N erklärt, warum)
ht-thinking = { $name } denkt nach …
ht-curtain = Gib den Bildschirm an { $name } weiter und drücke die Eingabetaste.
ht-rule = Regel { $number }: { $title }
ht-over = Das Spiel ist zu Ende.
ht-final = Endstand
ht-place = { $place }. { $name }: { $points } SP
ht-chart = Punkte im Lauf der Partie
ht-chart-lap = { $lap } { $n }: { $points }
ht-chart-mark = { $name } { $points }
ht-winner = { $name } gewinnt.
ht-winners = { $names } teilen sich den Sieg.

## Commands

ht-help-number = diese Möglichkeit wählen (ihre Notation geht auch)
ht-help-keys = eine Möglichkeit markieren und wählen, auf dem gezeichneten Bildschirm; Bild↑ und Bild↓ verschieben den Plan
ht-help-explain = die Frage mit ihrer Regel erklären
ht-help-why = erklären, warum Möglichkeit N nicht geht
ht-help-hint = einen Bot fragen, was er tun würde
ht-help-undo = deine letzte Entscheidung zurücknehmen, solange nichts anderes geschehen ist
ht-help-table = den Tisch noch einmal zeigen, in Worten
ht-help-log = die letzten N Ereignisse erzählen
ht-help-rules = einen Absatz oder ein Kapitel der Regeln oder das Inhaltsverzeichnis zeigen
ht-help-save = eine Kopie der Aufzeichnung schreiben
ht-help-quit = aufhören; mit --resume geht es später weiter

## Answers

ht-no-such-choice = Eine Möglichkeit { $n } gibt es nicht: Tippe eine Zahl von 1 bis { $most } oder help.
ht-not-understood = Das wurde nicht verstanden. Tippe die Nummer einer Möglichkeit, ? oder help.
ht-possible = Möglichkeit { $n } geht.
ht-undone = Zurückgenommen: { $what }
ht-undo-nothing = Von dir gibt es nichts zurückzunehmen.
ht-undo-revealed = Seither haben andere gespielt, oder es wurden Karten gezogen: Das lässt sich nicht zurücknehmen.
ht-no-such-rule = Einen Absatz oder ein Kapitel { $id } gibt es nicht. rules zeigt sie alle.
ht-copied = Eine Kopie liegt in { $file }.
ht-not-copied = { $file } lässt sich nicht schreiben: { $why }
ht-exists = { $file } gibt es schon; wähle einen anderen Namen.
ht-hint = Ein { $level } würde wählen:
ht-hint-line = { $n }. { $text } (Siegchance { $chance } %). { $why }
ht-hint-line-plain = { $n }. { $text }. { $why }
ht-hint-secret = Die anderen sehen diese Wahl nicht: Wer gut spielt, wechselt ab.
ht-bye = Die Partie ist gespeichert. Weiter geht es mit: { $command }
ht-press-enter = Weiter mit der Eingabetaste.

## Rulebooks

ht-contents = Inhalt
ht-reconstructed = ★ rekonstruiert: gedruckt nicht zu finden

## What went wrong

ht-bad-game = Ein Spiel „{ $name }“ gibt es nicht; die Spiele sind: { $possible }.
ht-bad-no-value = „{ $word }“ ist keine Option: Schreibe NAME=WERT.
ht-bad-twice = Die Option „{ $key }“ ist zweimal angegeben.
ht-bad-option = Eine Option „{ $key }“ gibt es hier nicht; die Optionen sind: { $possible }.
ht-bad-value = „{ $value }“ ist kein Wert der Option „{ $key }“; möglich sind: { $possible }.
ht-bad-seats = { $title } ist für { $least } bis { $most } Spieler, nicht für { $seats }.
ht-bad-nobody = { $key } nennt einen Platz, den es an einem Tisch für { $seats } nicht gibt.
ht-bad-adviser = Zu viert ist erster Berater, wer die Startkarte erhält: Lass adviser=drawn stehen, oder spiele zu dritt oder mit variants=strategic.
ht-bad-variant = alternative=draft braucht modules=alternative, governors=auction braucht modules=governors, restoration=yes braucht modules=whims, purist=yes braucht modules=governors oder fate.
ht-bad-rules = Die Partie wurde nach Version { $found } der Regeln von { $game } gespielt; dieses Programm hat Version { $known } und rät nicht, was gemeint war: Nimm das Programm, das sie aufgezeichnet hat.
ht-bad-figures = Die Partie wurde mit anderen Werten der Spielteile gespielt (components={ $found }, hier { $known }): Nenne mit --components die Datei, in der sie stehen.
ht-bad-components = Die Datei mit den Spielteilen ist nicht zu gebrauchen, Zeile { $line }: { $why }.
ht-bad-other = Das lässt sich nicht aufbauen: { $why }.
ht-bad-empty = Die Aufzeichnung ist leer: Ihre erste Zeile nennt das Spiel, etwa „krieg rules=1 seats=4“.
ht-bad-header = Zeile { $line }: { $why }
ht-bad-header-game = Eine Aufzeichnung beginnt mit ihrem Spiel. { $why }
ht-bad-header-missing = In der ersten Zeile fehlt { $key }=ZAHL.
ht-bad-header-number = { $key }={ $value }: Hier gehört eine Zahl hin.
ht-bad-header-seats = seats={ $seats }: So viele spielen nirgends mit.
ht-bad-entry = Zeile { $line }: „{ $entry }“ geht nicht. { $why } Erwartet: { $expected }
ht-bad-proof-missing = Die Zeile „# { $key }: …“, die zu jedem Startwert gehört, fehlt.
ht-bad-proof-twice = Zeile { $line }: „# { $key }:“ steht hier ein zweites Mal.
ht-bad-proof-hex = Zeile { $line }: „{ $value }“ passt nicht zu { $key }: Dort stehen 64 hexadezimale Ziffern.
ht-bad-proof-words = Zeile { $line }: „{ $value }“ sind keine Wörter: Hier gehört ein JSON-Array von Zeichenketten hin, etwa ["Rose",""].
ht-bad-proof-seats = Wörter: { $words }, Plätze: { $seats }. Zu jedem Platz gehört ein Wort, "" zu einem, der keines beigetragen hat.
ht-bad-proof-spent = Zeile { $line }: „{ $value }“ sind keine zurückgenommenen Ziehungen: Hier gehören aufsteigende Zahlen hin, durch Kommas getrennt.
ht-bad-unreadable = Das ist nicht zu lesen; erwartet: { $expected }.
ht-expected-entry = „box“ oder ein Platz, ein Leerzeichen und was getan wurde
ht-bad-record = { $file } ist keine gültige Aufzeichnung.
ht-bad-no-game = { $file } lässt sich nicht lesen: { $why }
ht-bad-save-exists = { $file } gibt es schon: Nenne eine andere Datei oder mach mit --resume weiter.
ht-bad-count = { $players } Spieler für { $seats } Plätze: Nenne für jeden Platz einen.
ht-bad-ply = Die Aufzeichnung hat { $plies } Züge: Einen Zug { $ply } gibt es nicht.
ht-bad-eye = Der Tisch hat { $seats } Plätze: Von Platz { $eye } aus schaut niemand zu.
ht-bad-not-asked = Nach Zug { $ply } ist Platz { $seat } nicht gefragt. { $next }
ht-bad-nobody-asked = Nach Zug { $ply } ist niemand gefragt. { $next }

## Component files

ht-figures-toml = Das ist kein gültiges TOML ({ $why })
ht-figures-unknown = „{ $word }“ gibt es hier nicht; möglich sind: { $possible }
ht-figures-missing = „{ $key }“ fehlt
ht-figures-wrong = Hier gehört { $wanted } hin, nicht { $found }
ht-figures-byte = eine ganze Zahl von 0 bis 255
ht-figures-signed-byte = eine ganze Zahl von -128 bis 127
ht-figures-number = eine ganze Zahl
ht-figures-text = ein Text in Anführungszeichen
ht-figures-list = eine Liste
ht-figures-table = eine Tabelle

## What may come next

ht-expect-over = nichts mehr
ht-expect-box = es wird gezogen, etwa „{ $example }“
ht-expect-seat = Platz { $seat } ist am Zug, etwa { $examples }
ht-expect-more = Platz { $seat } ist am Zug, etwa { $examples } und { $n ->
    [one] ein weiterer
   *[other] { $n } weitere
}
ht-expect-example = „{ $example }“
ht-expect-or = {" oder "}

## The list of games

ht-games-seats = Spieler: { $least } bis { $most }, üblich { $usual }.
ht-games-options = Optionen (--options NAME=WERT,NAME=WERT):
ht-games-option = { $key }: { $about } (üblich: { $usual })
ht-games-reconstructed = Rekonstruierte Werte (gedruckt nicht zu finden; wer die Schachtel besitzt, kann sie mit --components ersetzen):

## Replaying

ht-ply = Zug { $ply }
ht-next-box = Als Nächstes wird gezogen.
ht-next-seats = Als Nächstes: { $names }.

## Advice

ht-decimal = {","}
ht-advise = { $seat } nach Zug { $ply }, wie { $bot ->
    [page] ein Page es sieht
    [squire] ein Knappe es sieht
    [knight] ein Ritter es sieht
   *[marshal] ein Marschall es sieht
}{ $iterations ->
    [0] {""}
    [one] {" "}({ $iterations } Durchlauf)
   *[other] {" "}({ $iterations } Durchläufe)
}
ht-advise-share = spielt
ht-advise-chance = siegt
ht-advise-visits = Versuche
ht-advise-choice = Möglichkeit
ht-advise-more = und { $n } weitere

## Rulebooks

ht-book-standard-figures = Dieses Beispiel verwendet die Standardwerte.
ht-book-plural = { $n ->
    [one] { $one }
   *[other] { $other }
}
