# The pages of the server.

## Around every page

web-rules = Regeln
web-me = Wer ich bin
web-back = Zurück zur Übersicht
web-refused = Das hat nicht geklappt
web-keep = Behalten
web-your-name = Dein Name

## The lobby

web-lobby = Spiele um Krone und Hof
web-my-tables = Deine Tische
web-open-tables = Offene Tische
web-your-turn = Du bist am Zug
web-waits-for = wartet auf { $names }
web-waits-for-people = wartet auf Mitspieler
web-frozen = angehalten
web-players = { $least } bis { $most } Spieler
web-about-krieg = Die Fürsten eines alten Königs bestimmen das Schicksal des Reiches, bieten um seine Nöte und bauen miteinander und gegeneinander eine Kathedrale.
web-about-verraeter = Zwei Königshäuser kämpfen um einen Ring von Landschaften. Rollen werden heimlich gewählt, und ein Verräter wechselt im letzten Augenblick die Seite.
web-about-kingsburg = Statthalter würfeln, gewinnen die Gunst der Berater des Königs, bauen ihre Provinz auf und trotzen in jedem Winter den Angreifern.

## Setting up

web-set-up = Tisch aufbauen
web-seats = Plätze
web-seat-me = ich
web-seat-friend = jemand, dem ich den Link schicke
web-seat-guest = jemand an diesem Bildschirm
web-seat-none = niemand
web-guest-name = Name des Gastes
web-time = Bedenkzeit
web-limit-none = So lange man will
web-limit-minutes = Zehn Minuten, dann zieht ein Bot
web-limit-day = Ein Tag, dann zieht ein Bot
web-limit-days = Drei Tage, dann zieht ein Bot
web-listed = Alle dürfen diesen Tisch finden und mitspielen

## Before the game

web-invite = Schick diesen Link an deine Freunde:
web-watch = Wer diesen Link hat, darf zuschauen:
web-start = { $n ->
    [0] Anfangen
    [one] Anfangen; den freien Platz bekommt ein Bot
   *[other] Anfangen; die { $n } freien Plätze bekommen Bots
}
web-sit-down = Platz nehmen
web-nobody = frei
web-away = (abwesend, ein Bot zieht)

## At the table

web-log = Was geschah
web-whole-log = Von Anfang an
web-rule = Regel
web-do-it = Ausführen
web-not-possible = Jetzt nicht möglich, und warum
web-curtain = Mehrere teilen sich diesen Bildschirm. Gib ihn weiter, dann schau als:
web-look-as = { $name }
web-pass-screen = Bildschirm weitergeben
web-look-over = { $name } über die Schulter schauen
web-leave = Meinen Platz einem Bot überlassen
web-come-back = Ich bin wieder da
web-show = Alle, die den Link für Zuschauer haben, sehen lassen, was ich sehe (auch die anderen am Tisch haben ihn)
web-hide = Zuschauer nicht mehr sehen lassen, was ich sehe
web-undo = Zurücknehmen
web-ask-undo = Um Rücknahme bitten
web-asks-undo = { $name } möchte den letzten Zug zurücknehmen.
web-grant = Einverstanden
web-refuse = Lieber nicht
web-withdraw = Doch nicht
web-vote = Für { $name } einen Bot ziehen lassen
web-record = Aufzeichnung herunterladen
web-rematch = Noch einmal, alle einen Platz weiter
web-talk = Gespräch
web-say = Sagen
web-frozen-about = Diese Partie wurde nach anderen Regeln begonnen, als dieser Server sie hat, und kann nicht weitergehen. Nichts ist verloren; ein Server ihrer Version kann sie fortsetzen.
web-goes-on = Dieses Spiel war angehalten, weil der Server andere Regeln hatte als die, mit denen es begonnen wurde. Jetzt geht es weiter, wo es war.

## Fair dice

web-fair = Sind die Würfel ehrlich?
web-fair-about = Alle Würfel und Karten kommen aus einem geheimen Startwert, der vor dem Spiel feststand. Dies ist sein Fingerabdruck (SHA-256); am Ende wird der Startwert gezeigt, und jeder kann ihn mit der Aufzeichnung prüfen.
web-fair-seed = Der Startwert:
web-word = Füge dem Startwert ein eigenes Wort hinzu:

## Oneself

web-other-device = Ein anderes Gerät
web-other-device-about = Ein eigener Link nimmt deine Plätze auf ein anderes Gerät mit. Gib ihn niemandem: Wer ihn hat, ist du.
web-make-link = Link machen
web-enter-as = Willst du auf diesem Gerät { $name } sein?
web-enter = Ja, das bin ich

## What is refused

web-refused-unknown = Hier ist nichts. Vielleicht ist der Link nicht vollständig.
web-refused-nameless = Sag zuerst, wie du heißt.
web-refused-foreign = Das ist für andere: Du brauchst eine Einladung, oder der Platz gehört dir nicht.
web-refused-stale = Am Tisch ist es inzwischen weitergegangen. Schau noch einmal hin und entscheide dann.
web-refused-too-much = Das war zu viel auf einmal. Warte einen Augenblick.
web-refused-busy = Die Ritter beraten gerade andere oder schon dich. Frag gleich noch einmal.
web-refused-elsewhere = Das kam von einer anderen Seite und wurde nicht getan.
web-refused-store = Der Server erreicht gerade sein Gedächtnis nicht. Es wurde nichts getan; versuch es bald wieder.
web-refused-frozen = Diese Partie ist angehalten und kann nicht weitergehen.
web-refused-full = Alle Plätze sind besetzt.
web-refused-taken = Dort sitzt schon jemand.
web-refused-no-vote = Einen Bot kannst du dir nur anstelle von jemand anderem wünschen, der am Zug ist, und nur einmal.
web-refused-not-over = Die Partie ist noch nicht zu Ende.
web-refused-not-started = Die Partie hat noch nicht begonnen.
web-refused-nothing-asked = Gerade bittet dich niemand um etwas.
web-refused-nothing-to-undo = Du hast nichts zurückzunehmen.
web-refused-over = Die Partie ist zu Ende.
web-refused-started = Die Partie hat schon begonnen.
web-refused-bad-action = Sag, was du tun willst.
web-refused-bad-answer = Sag ja oder nein.
web-refused-bad-json = Die Anfrage ist nicht das JSON, das hier erwartet wird; /api beschreibt es.
web-refused-bad-lang = Die Sprachen sind en, it, fr und de.
web-refused-bad-limit = Die Bedenkzeit ist eine Zahl von Sekunden, von einer Minute bis zu einem Monat.
web-refused-bad-line = Eine Zeile hat 1 bis 500 sichtbare Zeichen.
web-refused-bad-name = Ein Name hat 1 bis 24 sichtbare Zeichen.
web-refused-bad-place = Ein Platz ist für me, friend, guest, page, squire, knight oder marshal.
web-refused-bad-ply = Sag, für welche Stellung am Tisch es gedacht ist (ply).
web-refused-bad-seat = Sag, welcher Platz.
web-refused-bad-word = Ein Wort hat höchstens 40 sichtbare Zeichen.
web-refused-bad-key = Der Schlüssel eines Befehls hat höchstens 200 sichtbare Zeichen.
web-again = Diese Seite wird alle paar Sekunden neu geladen.
web-still = Das lassen
web-undone = Eben wurde etwas zurückgenommen.
web-rematch-there = Es wird wieder gespielt: hingehen
web-voted = Gewünscht von { $names }: dass ein Bot für dich zieht. Zieh, und du behältst deinen Platz.
web-words = Wörter, die dem Startwert hinzugefügt wurden:
web-limited-minutes = { $n ->
    [one] Eine Minute je Zug, dann zieht ein Bot.
   *[other] { $n } Minuten je Zug, dann zieht ein Bot.
}
web-limited-hours = { $n ->
    [one] Eine Stunde je Zug, dann zieht ein Bot.
   *[other] { $n } Stunden je Zug, dann zieht ein Bot.
}
web-limited-days = { $n ->
    [one] Ein Tag je Zug, dann zieht ein Bot.
   *[other] { $n } Tage je Zug, dann zieht ein Bot.
}
web-join = An diesem Tisch: { $names }. Möchtest du dich setzen?
web-wait = Erst beginnen, wenn ich es sage (damit alle vorher ein Wort zu den Würfeln beitragen können)
web-guest = Gast
web-forget-about = Wenn du ein Gerät verlierst oder einen Link weggegeben hast, mach alle anderen Geräte und alle deine Links zu Fremden:
web-forget = Alle anderen Geräte vergessen
web-enter-instead = Auf diesem Gerät bist du { $name }. Wenn du weitermachst, vergisst das Gerät das, und die Plätze von { $name } sind von hier nicht mehr zu erreichen. Mach zuerst einen Link für { $name }:
web-refused-verb = Das geht an dieser Adresse nicht.
web-refused-too-large = Das ist zu groß.
web-refused-bad-query = Diese Adresse hat dir dieser Server nicht gegeben. Geh zurück zur Halle.
web-refused-bad-form = Das Formular wurde nicht so ausgefüllt, wie es sein soll. Geh zurück und versuch es noch einmal.
web-refused-away = Du hast deinen Platz einem Bot überlassen. Komm zuerst zurück.
web-refused-asked-already = Jemand hat schon gebeten, etwas zurückzunehmen; das muss erst beantwortet werden.
web-refused-vote-early = Für diesen Zug waren noch keine zwei Minuten Zeit. Gib ihnen ein wenig Zeit.
web-refused-key-used = Diesen Schlüssel hast du für einen anderen Befehl gebraucht. Nimm einen neuen.
web-lost = Die Verbindung ist weg. Am Tisch ist nichts verloren; diese Seite macht von selbst weiter.
web-wishes = Wie es dir gefällt
web-theme = Farben
web-theme-own = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-size = Schrift
web-size-usual = gewöhnlich
web-size-large = groß
web-size-huge = sehr groß
web-sound = Töne
web-notify = Mir sagen, wenn ich am Zug bin
web-in-words = Der Tisch in Worten
web-hint = Was täte ein Ritter?
web-hint-is = Ein Ritter würde: { $choice }
web-past = Vergangenes
web-now = Zurück zur Gegenwart
web-eyes = Gesehen von
web-eye-open = allen
web-earlier = Davor
web-at-once = Gleich spielen, gegen Ritter
web-earnings = Woher jeder Punkt kommt
web-sum = Zusammen
web-play-on = Von hier weiterspielen, gegen Ritter
web-play-on-as = Als
web-study = eine Aufzeichnung
web-told = Dieser Tisch setzt eine Partie fort, die anderswo begonnen hat; für die ganze Partie gibt es daher keinen Beweis des ehrlichen Glücks.
web-open-record = Eine Aufzeichnung öffnen
web-open-record-about = Sieh eine Partie noch einmal an, Zug für Zug und mit den Augen aller, und spiel von jeder Stellung aus weiter. Eine Aufzeichnung ist der Text, den man an jedem Tisch herunterladen kann oder den das Programm im Terminal schreibt.
web-record-file = Aus einer Datei
web-record-text = oder als Text
web-search = In den Regeln suchen
web-close = Schließen
web-confirm = Wähle es noch einmal: Danach sind die anderen an der Reihe, und es lässt sich nicht mehr ohne Weiteres zurücknehmen.
web-minutes = etwa { $n } Minuten

## What is chosen, how long it takes, and keys

web-clear = Auswahl aufheben
web-picked = Gewählt:
web-ways = Wähle unten Teile aus. Mögliche Züge:
web-unfold = Alle zeigen
web-next-luck = Als Nächstes: Würfel oder Karten.
web-thinking-time = Bedenkzeit bisher:
web-time-left = Verbleibende Zeit:
web-clock-since = seit { $time } UTC
web-clock-until = bis { $time } UTC
web-keys = Mit der Tastatur
web-key-tab = von Teil zu Teil
web-key-enter = ein Teil wählen, oder ausführen
web-key-number = zu dieser Möglichkeit
web-key-escape = von Neuem wählen
web-found = Gefundene Absätze:
web-new-table = { $game }: ein neuer Tisch
web-step-first = An den Anfang
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt weiter
web-step-last = Ans Ende
web-log-empty = Noch nichts.
web-guide-more = Weiterlesen
web-curtain-pass = Gib den Bildschirm an { $name } weiter.
web-curtain-show = Ich bin { $name }: zeig mir meine Karten
