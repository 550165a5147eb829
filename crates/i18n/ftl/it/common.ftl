# Words of the house, for every game.

## Lists and counts

ht-and = {" e "}
ht-nothing = niente
ht-nobody = nessuno
ht-seat = Posto { $seat }
ht-vp = { $n } PV
ht-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}

## Who plays

ht-players = Giocatori
ht-page = paggio
    .text = a caso, ma secondo le regole
ht-squire = scudiero
    .text = gioca come un discreto principiante
ht-knight = cavaliere
    .text = guarda avanti
ht-marshal = maresciallo
    .text = guarda avanti, con un giudizio appreso da molte partite
ht-who-person = { $name }
ht-who-bot = { $name } ({ $level })

## Setting up

ht-setup-game = Quale gioco? { $games }
ht-setup-seats = In quanti si gioca? Da { $least } a { $most } (Invio: { $usual })
ht-setup-who = Chi siede al posto { $seat }? Un nome, oppure page, squire, knight, marshal (Invio: { $usual })
ht-setup-bad-seats = Scrivi un numero da { $least } a { $most }.
ht-setup-name-taken = Quel nome è già preso.
ht-setup-bad-name = Un nome ha da 1 a 20 lettere, cifre, spazi o trattini.
ht-setup-you = Tu
ht-setup-left = Il tavolo non era ancora pronto; non è cominciato niente.
ht-setup-crowded = In questa cartella ci sono troppe partite: indica un file con --save.
ht-setup-saved = La partita viene salvata in { $file } man mano che procede.
ht-setup-resumed = Riprende la partita salvata in { $file }.
ht-setup-help = Scrivi il numero di una scelta. ? spiega, hint chiede a un bot, help elenca tutto il resto.

## At the table

ht-since = Dal tuo ultimo turno
ht-so-far = Finora
ht-your-turn = { $name }, tocca a te.
ht-choices = Puoi
ht-refused = Ora non è possibile (why N spiega)
ht-thinking = { $name } sta pensando …
ht-curtain = Passa lo schermo a { $name } e premi Invio.
ht-rule = Regola { $number }: { $title }
ht-over = La partita è finita.
ht-final = Punteggio finale
ht-place = { $place }. { $name }: { $points } PV
ht-chart = I punti nel corso della partita
ht-chart-lap = { $lap } { $n }: { $points }
ht-chart-mark = { $name } { $points }
ht-winner = Vince { $name }.
ht-winners = { $names } vincono insieme.

## Commands

ht-help-number = fai quella scelta (vale anche la notazione)
ht-help-keys = evidenzia una scelta e falla, sullo schermo disegnato; Pag↑ e Pag↓ fanno scorrere il tabellone
ht-help-explain = spiega la domanda, con la sua regola
ht-help-why = spiega perché la scelta N non è possibile
ht-help-hint = chiedi a un bot che cosa farebbe
ht-help-undo = annulla la tua ultima decisione, se non è successo altro
ht-help-table = mostra di nuovo il tavolo, a parole
ht-help-log = racconta le ultime N cose successe
ht-help-rules = mostra un paragrafo o un capitolo delle regole, o l'indice
ht-help-save = scrivi una copia della registrazione
ht-help-quit = esci; --resume riprende più tardi

## Answers

ht-no-such-choice = Non c'è una scelta { $n }: scrivi un numero da 1 a { $most }, oppure help.
ht-not-understood = Non si capisce. Scrivi il numero di una scelta, ? oppure help.
ht-possible = La scelta { $n } è possibile.
ht-undone = Annullato: { $what }
ht-undo-nothing = Non hai nulla da annullare.
ht-undo-revealed = Nel frattempo altri hanno giocato o si è pescato: non si può annullare.
ht-no-such-rule = Non c'è un paragrafo o capitolo { $id }. rules li elenca.
ht-copied = Una copia è in { $file }.
ht-not-copied = Non si può scrivere { $file }: { $why }
ht-exists = { $file } esiste già; scegli un altro nome.
ht-hint = Suggerimento (livello: { $level }):
ht-hint-line = { $n }. { $text } (probabilità di vittoria { $chance } %). { $why }
ht-hint-line-plain = { $n }. { $text }. { $why }
ht-hint-secret = Gli altri non vedono questa scelta: un buon giocatore la varia.
ht-bye = La partita è salvata. Riprendi con: { $command }
ht-press-enter = Premi Invio per continuare.

## Rulebooks

ht-contents = Indice
ht-reconstructed = ★ ricostruito: non trovato a stampa

## What went wrong

ht-bad-game = Non c'è un gioco chiamato «{ $name }»; i giochi sono: { $possible }.
ht-bad-no-value = «{ $word }» non è un'opzione: scrivi CHIAVE=VALORE.
ht-bad-twice = L'opzione «{ $key }» è indicata due volte.
ht-bad-option = Qui non c'è l'opzione «{ $key }»; le opzioni sono: { $possible }.
ht-bad-value = «{ $value }» non è un valore dell'opzione «{ $key }»; può essere: { $possible }.
ht-bad-seats = { $title } è un gioco da { $least } a { $most } giocatori, non per { $seats }.
ht-bad-nobody = { $key } indica un posto che a un tavolo di { $seats } giocatori non c'è.
ht-bad-adviser = In quattro il primo Consigliere è chi riceve la carta iniziale: lascia adviser=drawn, oppure gioca in tre o con variants=strategic.
ht-bad-variant = alternative=draft richiede modules=alternative, governors=auction richiede modules=governors, restoration=yes richiede modules=whims, purist=yes richiede modules=governors o fate.
ht-bad-rules = La partita è stata giocata con la versione { $found } delle regole di { $game }; questo programma ha la versione { $known } e non tira a indovinare: usa il programma che l'ha registrata.
ht-bad-figures = La partita è stata giocata con altri valori dei componenti (components={ $found }, qui { $known }): indica il loro file con --components.
ht-bad-components = Il file dei componenti non si può usare, riga { $line }: { $why }.
ht-bad-other = La partita non si può preparare: { $why }.
ht-bad-empty = La registrazione è vuota: la prima riga indica il gioco, come in «krieg rules=1 seats=4».
ht-bad-header = Riga { $line }: { $why }
ht-bad-header-game = Una registrazione comincia con il suo gioco. { $why }
ht-bad-header-missing = Nella prima riga manca { $key }=NUMERO.
ht-bad-header-number = { $key }={ $value }: qui va un numero.
ht-bad-header-seats = seats={ $seats }: nessuno gioca in così tanti.
ht-bad-entry = Riga { $line }: «{ $entry }» non è ammesso. { $why } Previsto: { $expected }
ht-bad-proof-missing = Manca la riga «# { $key }: …», che accompagna ogni seme.
ht-bad-proof-twice = Riga { $line }: «# { $key }:» compare una seconda volta.
ht-bad-proof-hex = Riga { $line }: «{ $value }» non va bene per { $key }: servono 64 cifre esadecimali.
ht-bad-proof-words = Riga { $line }: «{ $value }» non sono parole: serve un array JSON di stringhe, come ["rosa",""].
ht-bad-proof-seats = Parole: { $words }, posti: { $seats }. C'è una parola per posto, "" per chi non ne ha aggiunte.
ht-bad-proof-spent = Riga { $line }: «{ $value }» non sono estrazioni annullate: servono numeri crescenti separati da virgole.
ht-bad-unreadable = Non si legge; previsto: { $expected }.
ht-expected-entry = «box» o un posto, uno spazio, e che cosa è stato fatto
ht-bad-record = { $file } non è una registrazione valida.
ht-bad-no-game = { $file } non si può leggere: { $why }
ht-bad-save-exists = { $file } esiste già: indica un altro file o riprendi con --resume.
ht-bad-count = { $players } giocatori per { $seats } posti: indicane uno per posto.
ht-bad-ply = La registrazione ha { $plies } mosse: la mossa { $ply } non c'è.
ht-bad-eye = Il tavolo ha { $seats } posti: nessuno guarda dal posto { $eye }.
ht-bad-not-asked = Dopo la mossa { $ply } non tocca al posto { $seat }. { $next }
ht-bad-nobody-asked = Dopo la mossa { $ply } non tocca a nessuno. { $next }

## Component files

ht-figures-toml = non è TOML valido ({ $why })
ht-figures-unknown = qui non c'è «{ $word }»; sono possibili: { $possible }
ht-figures-missing = manca «{ $key }»
ht-figures-wrong = qui va { $wanted }, non { $found }
ht-figures-byte = un numero intero da 0 a 255
ht-figures-signed-byte = un numero intero da -128 a 127
ht-figures-number = un numero intero
ht-figures-text = un testo fra virgolette
ht-figures-list = una lista
ht-figures-table = una tabella

## What may come next

ht-expect-over = più niente
ht-expect-box = si pesca, come in «{ $example }»
ht-expect-seat = tocca al posto { $seat }, come in { $examples }
ht-expect-more = tocca al posto { $seat }, come in { $examples } e { $n ->
    [one] un'altra
   *[other] altre { $n }
}
ht-expect-example = «{ $example }»
ht-expect-or = {" oppure "}

## The list of games

ht-games-seats = Giocatori: da { $least } a { $most }, di solito { $usual }.
ht-games-options = Opzioni (--options CHIAVE=VALORE,CHIAVE=VALORE):
ht-games-option = { $key }: { $about } (di solito { $usual })
ht-games-reconstructed = Valori ricostruiti (non trovati a stampa; chi possiede la scatola può sostituirli con --components):

## Replaying

ht-ply = Mossa { $ply }
ht-next-box = Poi: si pesca.
ht-next-seats = Poi: { $names }.

## Advice

ht-decimal = {","}
ht-advise = { $seat } dopo la mossa { $ply }, secondo { $bot ->
    [page] un paggio
    [squire] uno scudiero
    [knight] un cavaliere
   *[marshal] un maresciallo
}{ $iterations ->
    [0] {""}
    [one] {" "}({ $iterations } iterazione)
   *[other] {" "}({ $iterations } iterazioni)
}
ht-advise-share = gioca
ht-advise-chance = vince
ht-advise-visits = prove
ht-advise-choice = scelta
ht-advise-more = e altre { $n }

## Rulebooks

ht-book-standard-figures = Questo esempio usa i valori standard.
ht-book-plural = { $n ->
    [one] { $one }
   *[other] { $other }
}
