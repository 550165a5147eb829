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
    .text = gioca mosse valide a caso
ht-squire = scudiero
    .text = gioca come un buon principiante
ht-knight = cavaliere
    .text = calcola le mosse successive
ht-marshal = maresciallo
    .text = calcola le mosse successive e valuta le posizioni con l'esperienza di molte partite
ht-who-person = { $name }
ht-who-bot = { $name } ({ $level })

## Setting up

ht-setup-game = Quale gioco? { $games }
ht-setup-seats = Quanti giocatori? Da { $least } a { $most } (Invio: { $usual })
ht-setup-who = Chi gioca al posto { $seat }? Un nome, oppure page, squire, knight, marshal (Invio: { $usual })
ht-setup-bad-seats = Scrivi un numero da { $least } a { $most }.
ht-setup-name-taken = Questo nome è già in uso.
ht-setup-bad-name = Un nome può avere da 1 a 20 lettere, cifre, spazi o trattini.
ht-setup-you = Giocatore
ht-setup-left = Il tavolo non era ancora pronto: nessuna partita è stata avviata.
ht-setup-crowded = Ci sono troppe partite in questa cartella: indica un file con --save.
ht-setup-saved = La partita viene salvata in { $file } a ogni mossa.
ht-setup-resumed = Partita ripresa da { $file }.
ht-setup-help = Scrivi il numero di una mossa. ? spiega la domanda, hint dà un suggerimento, help elenca tutti i comandi.

## At the table

ht-since = Dal tuo ultimo turno
ht-so-far = Finora
ht-your-turn = { $name }, tocca a te.
ht-choices = Mosse possibili
ht-refused = Mosse non possibili (why N spiega perché)
ht-thinking = { $name } sta pensando…
ht-curtain = Passa il dispositivo a { $name } e premi Invio.
ht-rule = Regola { $number }: { $title }
ht-over = La partita è finita.
ht-final = Punteggio finale
ht-place = { $place }. { $name }: { $points } PV
ht-chart = Andamento dei punti
ht-chart-lap = { $lap } { $n }: { $points }
ht-chart-mark = { $name } { $points }
ht-winner = Vince { $name }.
ht-winners = Vittoria condivisa: { $names }.

## Commands

ht-help-number = fai la mossa con quel numero (vale anche la notazione)
ht-help-keys = nella modalità a schermo intero: seleziona e conferma una mossa; Pag↑ e Pag↓ scorrono il tabellone
ht-help-explain = spiega la domanda e mostra la regola
ht-help-why = spiega perché la mossa N non è possibile
ht-help-hint = chiedi un suggerimento a un bot
ht-help-undo = annulla la tua ultima mossa, se nel frattempo non è successo altro
ht-help-table = mostra di nuovo il tavolo in versione testuale
ht-help-log = mostra gli ultimi N eventi
ht-help-rules = mostra l'indice delle regole, un capitolo o un paragrafo
ht-help-save = salva una copia della partita
ht-help-quit = esci; per riprendere usa --resume

## Answers

ht-no-such-choice = La mossa { $n } non esiste: scrivi un numero da 1 a { $most }, oppure help.
ht-not-understood = Comando non riconosciuto. Scrivi il numero di una mossa, ? oppure help.
ht-possible = La mossa { $n } è possibile.
ht-undone = Mossa annullata: { $what }
ht-undo-nothing = Non hai mosse da annullare.
ht-undo-revealed = Non puoi più annullare: nel frattempo altri hanno giocato oppure sono usciti carte o dadi.
ht-no-such-rule = Il paragrafo o capitolo { $id } non esiste: rules mostra l'indice.
ht-copied = Copia salvata in { $file }.
ht-not-copied = Impossibile scrivere { $file }: { $why }
ht-exists = { $file } esiste già; scegli un altro nome.
ht-hint = Suggerimento (livello { $level }):
ht-hint-line = { $n }. { $text } (probabilità di vittoria { $chance }%). { $why }
ht-hint-line-plain = { $n }. { $text }. { $why }
ht-hint-secret = Questa scelta è segreta: conviene non essere prevedibili.
ht-bye = Partita salvata. Per riprenderla: { $command }
ht-press-enter = Premi Invio per continuare.

## Rulebooks

ht-contents = Indice
ht-quick-start = Le regole in 3 minuti
ht-quick-start-of = { $game }: le regole in 3 minuti
ht-reconstructed = ★ ricostruito: non trovato a stampa

## What went wrong

ht-bad-game = Non c'è un gioco chiamato «{ $name }»; i giochi sono: { $possible }.
ht-bad-no-value = «{ $word }» non è un'opzione valida: scrivi CHIAVE=VALORE.
ht-bad-twice = L'opzione «{ $key }» è indicata due volte.
ht-bad-option = L'opzione «{ $key }» non esiste; le opzioni sono: { $possible }.
ht-bad-value = «{ $value }» non è un valore valido per l'opzione «{ $key }»; valori possibili: { $possible }.
ht-bad-seats = { $title } è per { $least }-{ $most } giocatori, non per { $seats }.
ht-bad-nobody = { $key } indica un posto che non esiste in una partita da { $seats } giocatori.
ht-bad-adviser = In quattro il primo Consigliere è chi riceve la carta iniziale: lascia adviser=drawn, oppure gioca in tre o con variants=strategic.
ht-bad-variant = alternative=draft richiede modules=alternative, governors=auction richiede modules=governors, restoration=yes richiede modules=whims, purist=yes richiede modules=governors o fate.
ht-bad-rules = La partita è stata giocata con la versione { $found } delle regole di { $game }, mentre questo programma usa la versione { $known }: aprila con il programma che l'ha registrata.
ht-bad-figures = La partita è stata giocata con altri valori dei componenti (components={ $found }, qui { $known }): indica il file con --components.
ht-bad-components = File dei componenti non valido, riga { $line }: { $why }.
ht-bad-other = Impossibile preparare la partita: { $why }.
ht-bad-empty = La registrazione è vuota: la prima riga deve indicare il gioco, per esempio «krieg rules=1 seats=4».
ht-bad-header = Riga { $line }: { $why }
ht-bad-header-game = La registrazione deve iniziare con il nome del gioco. { $why }
ht-bad-header-missing = Nella prima riga manca { $key }=NUMERO.
ht-bad-header-number = { $key }={ $value }: serve un numero.
ht-bad-header-seats = seats={ $seats }: numero di giocatori non valido.
ht-bad-entry = Riga { $line }: «{ $entry }» non è valido. { $why } Previsto: { $expected }
ht-bad-proof-missing = Manca la riga «# { $key }: …» che deve accompagnare il seme.
ht-bad-proof-twice = Riga { $line }: «# { $key }:» è ripetuto.
ht-bad-proof-hex = Riga { $line }: «{ $value }» non è un valore valido per { $key }: servono 64 cifre esadecimali.
ht-bad-proof-words = Riga { $line }: «{ $value }» non è una lista di parole valida: serve un array JSON di stringhe, come ["rosa",""].
ht-bad-proof-seats = Parole: { $words }, posti: { $seats }. Serve una parola per posto, "" per chi non ne ha aggiunte.
ht-bad-proof-spent = Riga { $line }: «{ $value }» non è un elenco valido di estrazioni annullate: servono numeri crescenti separati da virgole.
ht-bad-unreadable = Formato non riconosciuto; previsto: { $expected }.
ht-expected-entry = «box» o un posto, uno spazio e la mossa
ht-bad-record = { $file } non è una registrazione valida.
ht-bad-no-game = Impossibile leggere { $file }: { $why }
ht-bad-save-exists = { $file } esiste già: indica un altro file o riprendi la partita con --resume.
ht-bad-count = { $players } giocatori per { $seats } posti: indica un giocatore per ogni posto.
ht-bad-ply = La partita ha { $plies } mosse: la mossa { $ply } non esiste.
ht-bad-eye = Il tavolo ha { $seats } posti: il posto { $eye } non esiste.
ht-bad-not-asked = Dopo la mossa { $ply } non tocca al posto { $seat }. { $next }
ht-bad-nobody-asked = Dopo la mossa { $ply } non tocca a nessuno. { $next }

## Component files

ht-figures-toml = non è TOML valido ({ $why })
ht-figures-unknown = «{ $word }» non è previsto qui; valori possibili: { $possible }
ht-figures-missing = manca «{ $key }»
ht-figures-wrong = qui serve { $wanted }, non { $found }
ht-figures-byte = un numero intero da 0 a 255
ht-figures-signed-byte = un numero intero da -128 a 127
ht-figures-number = un numero intero
ht-figures-text = un testo tra virgolette
ht-figures-list = una lista
ht-figures-table = una tabella

## What may come next

ht-expect-over = nient'altro
ht-expect-box = un'estrazione, per esempio «{ $example }»
ht-expect-seat = una mossa del posto { $seat }, per esempio { $examples }
ht-expect-more = una mossa del posto { $seat }, per esempio { $examples } e { $n ->
    [one] un'altra
   *[other] altre { $n }
}
ht-expect-example = «{ $example }»
ht-expect-or = {" oppure "}

## The list of games

ht-games-seats = Giocatori: da { $least } a { $most } (predefinito: { $usual }).
ht-games-options = Opzioni (--options CHIAVE=VALORE,CHIAVE=VALORE):
ht-games-option = { $key }: { $about } (predefinito: { $usual })
ht-games-reconstructed = Valori ricostruiti (non trovati a stampa; chi possiede la scatola può sostituirli con --components):
ht-reconstructed-figures = Alcuni valori di questa partita sono ricostruiti (li elenca «hightable games»).

## Replaying

ht-ply = Mossa { $ply }
ht-next-box = Si pescano carte o si lanciano dadi.
ht-next-seats = In attesa di { $names }.

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
ht-advise-share = quota
ht-advise-chance = vittoria
ht-advise-visits = visite
ht-advise-choice = mossa
ht-advise-more = e altre { $n }

## Rulebooks

ht-book-standard-figures = Questo esempio usa i valori standard.
ht-book-plural = { $n ->
    [one] { $one }
   *[other] { $other }
}

ht-guide-alone = D'ora in poi puoi giocare senza aiuto. La guida resta attiva finché non la disattivi qui sotto. Il pulsante «Suggerimento» ti propone una mossa e le regole sono sempre a portata di clic.
