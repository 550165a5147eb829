# The pages of the server.

## Around every page

web-rules = Regeln
web-me = Profil
web-back = Zur Übersicht
web-refused = Das hat leider nicht geklappt
web-keep = Speichern
web-your-name = Dein Name

## The lobby

web-lobby = Brettspiele online
web-my-tables = Deine Tische
web-open-tables = Offene Tische
web-your-turn = Du bist am Zug
web-waits-for = Warten auf { $names }
web-waits-for-people = Warten auf Mitspieler
web-frozen = angehalten
web-players = { $least } bis { $most } Spieler

## Setting up

web-set-up = Neuer Tisch
web-seats = Plätze
web-seat-me = Ich
web-seat-friend = Per Link einladen
web-seat-guest = Weiterer Spieler an diesem Gerät
web-seat-none = Geschlossen
web-guest-name = Name des Spielers
web-time = Bedenkzeit
web-limit-none = Unbegrenzt
web-limit-minutes = 10 Minuten pro Zug, danach zieht ein Bot
web-limit-day = 1 Tag pro Zug, danach zieht ein Bot
web-limit-days = 3 Tage pro Zug, danach zieht ein Bot
web-listed = Öffentlicher Tisch: Alle können mitspielen

## Before the game

web-invite = Lade deine Mitspieler mit diesem Link ein:
web-watch = Link für Zuschauer:
web-start = { $n ->
    [0] Partie starten
    [one] Partie starten (der freie Platz geht an einen Bot)
   *[other] Partie starten (die { $n } freien Plätze gehen an Bots)
}
web-sit-down = Mitspielen
web-nobody = frei
web-away = (abwesend, ein Bot spielt)

## At the table

web-log = Spielprotokoll
web-whole-log = Ganzes Protokoll
web-rule = Regel
web-do-it = Ausführen
web-not-possible = Was gerade nicht geht – und warum
web-curtain = An diesem Gerät spielen mehrere Personen. Ansicht wechseln:
web-look-as = { $name }
web-pass-screen = Gerät weitergeben
web-look-over = Sicht von { $name }
web-leave = Bot für mich spielen lassen
web-come-back = Wieder selbst spielen
web-show = Zuschauern zeigen, was ich sehe (den Zuschauerlink haben auch die anderen am Tisch)
web-hide = Vor Zuschauern wieder verbergen, was ich sehe
web-undo = Zurücknehmen
web-ask-undo = Rücknahme anfragen
web-asks-undo = { $name } möchte den letzten Zug zurücknehmen.
web-grant = Annehmen
web-refuse = Ablehnen
web-withdraw = Anfrage zurückziehen
web-vote = Dafür stimmen, dass ein Bot für { $name } zieht
web-record = Partie herunterladen
web-rematch = Revanche (Plätze rotieren)
web-talk = Chat
web-say = Senden
web-frozen-about = Diese Partie wurde mit einer anderen Version der Regeln begonnen und kann auf diesem Server nicht weitergehen. Nichts ist verloren: Ein Server mit der passenden Version kann sie fortsetzen.
web-goes-on = Diese Partie war angehalten, weil der Server eine andere Version der Regeln hatte. Jetzt geht sie an derselben Stelle weiter.

## Fair dice

web-fair = Sind Würfel und Karten fair?
web-fair-about = Alle Würfel und Karten ergeben sich aus einem geheimen Startwert, der vor der Partie festgelegt wurde. Das ist sein Fingerabdruck (SHA-256). Nach der Partie wird der Startwert gezeigt, und jeder kann ihn mit der heruntergeladenen Partie prüfen.
web-fair-seed = Startwert:
web-word = Eigenes Wort zum Startwert hinzufügen:

## Oneself

web-other-device = Weiteres Gerät
web-other-device-about = Mit einem persönlichen Link spielst du auf einem anderen Gerät weiter. Gib ihn niemandem: Wer ihn hat, kann in deinem Namen spielen.
web-make-link = Link erstellen
web-enter-as = Auf diesem Gerät als { $name } weiterspielen?
web-enter = Ja, weiter

## What is refused

web-refused-unknown = Diese Seite gibt es nicht. Vielleicht ist der Link unvollständig.
web-refused-nameless = Gib zuerst deinen Namen ein.
web-refused-foreign = Kein Zugriff: Du brauchst eine Einladung, oder der Platz gehört dir nicht.
web-refused-stale = Die Partie ist inzwischen weitergegangen. Sieh dir den neuen Stand an und wähle noch einmal.
web-refused-too-much = Zu viele Anfragen auf einmal. Bitte warte einen Moment.
web-refused-busy = Die Bots berechnen gerade andere Tipps oder schon deinen. Versuch es gleich noch einmal.
web-refused-elsewhere = Diese Anfrage kam von einer fremden Seite und wurde nicht ausgeführt.
web-refused-store = Der Server erreicht seine Datenbank gerade nicht. Es wurde nichts ausgeführt; versuch es gleich noch einmal.
web-refused-frozen = Diese Partie ist angehalten und kann nicht weitergehen.
web-refused-full = Alle Plätze sind besetzt.
web-refused-taken = Dieser Platz ist schon besetzt.
web-refused-no-vote = Du kannst nur für andere einen Bot verlangen, nur wenn sie am Zug sind und nur einmal.
web-refused-not-over = Die Partie ist noch nicht zu Ende.
web-refused-not-started = Die Partie hat noch nicht begonnen.
web-refused-nothing-asked = Es gibt gerade keine offene Anfrage.
web-refused-nothing-to-undo = Du hast keinen Zug zum Zurücknehmen.
web-refused-over = Die Partie ist zu Ende.
web-refused-started = Die Partie hat schon begonnen.
web-refused-bad-action = Bitte wähle einen Zug.
web-refused-bad-answer = Bitte nimm an oder lehne ab.
web-refused-bad-json = Die Anfrage enthält nicht das erwartete JSON; die Beschreibung steht unter /api.
web-refused-bad-lang = Verfügbare Sprachen: en, it, fr, de.
web-refused-bad-limit = Die Bedenkzeit wird in Sekunden angegeben und muss zwischen einer Minute und einem Monat liegen.
web-refused-bad-line = Eine Nachricht muss 1 bis 500 sichtbare Zeichen haben.
web-refused-bad-name = Ein Name muss 1 bis 24 sichtbare Zeichen haben.
web-refused-bad-place = Ein Platz kann me, friend, guest, page, squire, knight oder marshal sein.
web-refused-bad-ply = Gib an, für welchen Stand der Partie der Befehl gilt (ply).
web-refused-bad-seat = Gib den Platz an.
web-refused-bad-word = Ein Wort darf höchstens 40 sichtbare Zeichen haben.
web-refused-bad-key = Der Schlüssel eines Befehls darf höchstens 200 sichtbare Zeichen haben.
web-again = Diese Seite lädt alle paar Sekunden neu.
web-still = Automatisches Neuladen ausschalten
web-undone = Ein Zug wurde zurückgenommen.
web-rematch-there = Die Revanche läuft: zum neuen Tisch
web-voted = Dafür, dass ein Bot für dich zieht: { $names }. Wenn du jetzt ziehst, behältst du deinen Platz.
web-words = Hinzugefügte Wörter:
web-limited-minutes = { $n ->
    [one] 1 Minute pro Zug, danach zieht ein Bot.
   *[other] { $n } Minuten pro Zug, danach zieht ein Bot.
}
web-limited-hours = { $n ->
    [one] 1 Stunde pro Zug, danach zieht ein Bot.
   *[other] { $n } Stunden pro Zug, danach zieht ein Bot.
}
web-limited-days = { $n ->
    [one] 1 Tag pro Zug, danach zieht ein Bot.
   *[other] { $n } Tage pro Zug, danach zieht ein Bot.
}
web-join = An diesem Tisch: { $names }. Möchtest du mitspielen?
web-wait = Manuell starten (damit vorher alle ein Wort zum Startwert hinzufügen können)
web-guest = Gast
web-forget-about = Du hast ein Gerät verloren oder einen Link weitergegeben? Melde alle anderen Geräte ab und mach alle deine Links ungültig:
web-forget = Alle anderen Geräte abmelden
web-enter-instead = Auf diesem Gerät spielst du als { $name }. Wenn du weitermachst, wirst du hier abgemeldet und kannst die Plätze von { $name } von diesem Gerät aus nicht mehr erreichen. Erstelle vorher einen Link für { $name }:
web-refused-verb = Diese Adresse unterstützt die Anfrage nicht.
web-refused-too-large = Die gesendeten Daten sind zu groß.
web-refused-bad-query = Diese Adresse ist ungültig. Geh zurück zur Übersicht.
web-refused-bad-form = Das Formular ist nicht richtig ausgefüllt. Geh zurück und versuch es noch einmal.
web-refused-away = Für dich spielt gerade ein Bot. Übernimm zuerst wieder deinen Platz.
web-refused-asked-already = Es gibt schon eine Anfrage zur Rücknahme. Sie muss zuerst beantwortet werden.
web-refused-vote-early = Für diesen Zug sind noch keine zwei Minuten vergangen. Hab noch etwas Geduld.
web-refused-key-used = Diesen Schlüssel hast du schon für einen anderen Befehl verwendet. Nimm einen neuen.
web-lost = Verbindung unterbrochen. Am Tisch geht nichts verloren; die Seite verbindet sich von selbst wieder.
web-wishes = Einstellungen
web-theme = Farbschema
web-theme-own = Systemeinstellung
web-theme-light = Hell
web-theme-dark = Dunkel
web-size = Schriftgröße
web-size-usual = Normal
web-size-large = Groß
web-size-huge = Sehr groß
web-sound = Töne
web-notify = Benachrichtigen, wenn ich am Zug bin
web-in-words = Textansicht
web-hint = Tipp
web-hint-is = Tipp (Ritter): { $choice }
web-past = Verlauf
web-now = Zum aktuellen Stand
web-eyes = Ansicht:
web-eye-open = alles aufgedeckt
web-earlier = Davor
web-at-once = Sofort gegen Bots spielen
web-earnings = Punkteübersicht
web-sum = Gesamt
web-play-on = Von hier gegen Bots weiterspielen
web-play-on-as = Spielen als
web-study = importierte Partie
web-told = Diese Partie wurde anderswo begonnen und hier fortgesetzt. Für die ganze Partie lässt sich deshalb nicht nachweisen, dass Würfel und Karten fair waren.
web-open-record = Partie importieren
web-open-record-about = Sieh dir eine Partie Zug für Zug und aus jeder Sicht an und spiel von jeder Stellung aus weiter. Du brauchst dazu die Aufzeichnung: den Text, den man an jedem Tisch herunterladen kann oder den das Programm im Terminal speichert.
web-record-file = Datei
web-record-text = oder Text einfügen
web-search = Regeln durchsuchen
web-print = Drucken
web-close = Schließen
web-confirm = Zum Bestätigen noch einmal wählen: Danach sind die anderen am Zug, und du kannst nur mit ihrer Zustimmung zurücknehmen.
web-minutes = ca. { $n } Minuten

## What is chosen, how long it takes, and keys

web-clear = Auswahl aufheben
web-picked = Ausgewählt:
web-ways = Wähle Spielteile auf dem Plan. Mögliche Züge:
web-unfold = Alle anzeigen
web-next-luck = Es wird gezogen oder gewürfelt …
web-thinking-time = Zugdauer:
web-time-left = Verbleibende Zeit:
web-clock-since = seit { $time } UTC
web-clock-until = bis { $time } UTC
web-keys = Tastenkürzel
web-key-tab = zum nächsten Teil
web-key-enter = Teil auswählen oder Zug ausführen
web-key-number = zum Zug mit dieser Nummer
web-key-escape = Auswahl aufheben
web-found = Gefundene Regeln:
web-new-table = { $game }: neuer Tisch
web-step-first = Zum Anfang
web-step-back = Ein Zug zurück
web-step-on = Ein Zug vor
web-step-last = Zum Ende
web-log-empty = Noch keine Einträge.
web-guide-more = Weiterlesen
web-curtain-pass = Gib das Gerät an { $name } weiter.
web-curtain-show = Ich bin { $name }: Karten anzeigen

web-guide = Erste Partie mit Einführung
web-guide-name = Einführung
web-guide-off = Einführung ausblenden
