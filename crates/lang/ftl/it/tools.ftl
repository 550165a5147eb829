# Words of the tools: reports, pictures, and the help of the program.

## Numbers

tool-decimal = {","}
tool-thousands = {"."}
tool-games = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}

## While one waits

tool-bar-games = { $done }/{ $all } partite, { $pace }, ancora { $left }
tool-bar-minutes = { $done } di { $all } s, { $what }
tool-bar-learnt = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}, sorpresa { $net } (cavalieri { $linear })

## Levels of bots

tool-level = { $name } ({ $about })
tool-level-page = a caso, ma secondo le regole
tool-level-squire = gioca come un discreto principiante, all'istante
tool-level-knight = guarda avanti
tool-level-marshal = guarda avanti, con un giudizio appreso da molte partite

## Simulate

tool-simulate-games = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
} in { $seconds } s, { $plies } mosse a partita
tool-simulate-pace = { $ns } ns per decisione su un thread, { $bytes } byte per stato
tool-simulate-score = punteggio medio per posto
tool-simulate-wins = quota di vittorie per posto

## Check

tool-check-legal = { $file }: regolare. { $verdict }
tool-check-flawed = { $file }: { $why }
tool-check-finished = { $n ->
    [one] { $n } mossa
   *[other] { $n } mosse
}, partita finita { $points }, vittoria: { $winners }.
tool-check-seat = posto { $seat }
tool-check-open = { $n ->
    [one] { $n } mossa
   *[other] { $n } mosse
}, partita non finita, finora { $points }; poi: { $expected }.
tool-expect-box = si pesca, come in «{ $example }»
tool-expect-seat = tocca al posto { $seat }, come in { $examples }
tool-expect-more = tocca al posto { $seat }, come in { $examples } e { $n ->
    [one] un'altra
   *[other] altre { $n }
}
tool-expect-example = «{ $example }»
tool-expect-or = {" oppure "}

## Arena

tool-arena-games = { tool-games }, { $deals ->
    [one] { $deals } distribuzione
   *[other] { $deals } distribuzioni
}
tool-arena-bot = bot
tool-arena-wins = vinte
tool-arena-interval = intervallo 95 %
tool-arena-place = rango
tool-arena-margin = scarto
tool-arena-rating = rating
tool-arena-time = a mossa
tool-arena-pace = it/s
tool-arena-range = da { $low } a { $high } %
tool-arena-challenger = sfidante (la quota alla pari è { $even } %)
tool-arena-test = prova del { $hoped } % contro il { $even } %: { $verdict } (evidenza { $evidence })
tool-arena-better = migliore
tool-arena-not-better = non migliore
tool-arena-open = incerto

## The picture of the arena

tool-ladder-title = { $game }: chi vince?
tool-ladder-played = { tool-games } fra { $bots }; seme { $seed }
tool-ladder-played-options = { tool-games } fra { $bots }; { $options }; seme { $seed }
tool-ladder-note-whiskers = I baffi sono intervalli al 95 %: approssimazione normale, ogni distribuzione presa come un grappolo.
tool-ladder-note-ratings = Quelli dei rating valgono il doppio della loro deviazione: si accorciano lentamente.
tool-ladder-note-seats = Ogni distribuzione è stata giocata una volta con il primo bot indicato in ciascun posto.
tool-ladder-wins = Vittorie
tool-ladder-wins-reading = quota di vittorie di un posto
tool-ladder-points = Punti
tool-ladder-points-reading = punti sopra la media degli altri
tool-ladder-rating = Rating
tool-ladder-rating-reading = secondo Weng e Lin, su tutti i ranghi
tool-ladder-time = { $time } a mossa
tool-ladder-place = rango medio
tool-ladder-even = alla pari
tool-ladder-margin = scarto
tool-ladder-begin = tutti partono da
tool-ladder-from = rispetto a 25

## Pictures

tool-dot = { $name }: { $mean }, { $n ->
    [one] { $n } volta
   *[other] { $n } volte
}; { $what } { $number }
tool-dot-range = { $name }: { $mean } (da { $low } a { $high }), { $n ->
    [one] { $n } volta
   *[other] { $n } volte
}; { $what } { $number }
tool-even-share = quota alla pari

## Bench

tool-bench-decision = { $number } µs per decisione
tool-bench-positions = { $number } iterazioni al secondo a metà partita ({ $n ->
    [one] { $n } posizione
   *[other] { $n } posizioni
})
tool-bench-iterations = { $number } iterazioni al secondo
tool-bench-answer = con 50 ms per muovere, un cavaliere risponde in media in { $mean } ms, al più in { $most }

## Balance

tool-balance-games = { tool-games }, seme { $seed }, bot: { $bots }
tool-balance-even = quota di vittorie alla pari { $even } %, media di tutti i giocatori { $mean } PV
tool-balance-governors = Governatore
tool-balance-alternative = linea alternativa
tool-balance-fate = carta Fato
tool-balance-in-play = in gioco
tool-balance-wins = vittorie
tool-balance-interval = intervallo 95 %
tool-balance-final = PV finali
tool-balance-differs = scarto
tool-balance-years = anni
tool-balance-then = PV/anno
tool-balance-row = { $row }: { $detail }
tool-balance-ends = da { $first } a { $last }
tool-balance-laid = posata
tool-balance-left = pescata, non posata
tool-balance-note = intervalli al 95 %: approssimazione normale, ogni partita presa come un grappolo
tool-balance-star = * ricostruita: non è il testo stampato

## The picture of the balance

tool-cards-title = Kingsburg: quanto sono forti { $what ->
    [governors] i Governatori
    [alternative] le linee alternative
    [fate] le carte Fato
   *[cards] le carte
}?
tool-cards-played = { $games } partite in { $seats } giocatori, { $who }; { $options }; seme { $seed }
tool-cards-bot = bot { $bot } ({ $about })
tool-cards-bots = bot { $bots }
tool-cards-note-whiskers = I baffi sono intervalli al 95 %: approssimazione normale, ogni partita presa come un grappolo.
tool-cards-note-right = A destra: PV finali sopra o sotto { $mean }, la media di tutti i giocatori.
tool-cards-governors = Governatori
    .reading = quota di vittorie
tool-cards-alternative = Linee alternative
    .reading = quota di vittorie: ● linea posata, ○ pescata ma non posata
tool-cards-fate = Carte Fato
    .reading = PV che un giocatore guadagna nell'anno della carta
tool-cards-any-year = un anno qualsiasi
tool-cards-final = PV finali ±

## Train

tool-train-nothing = non si è giocato nulla
tool-train-played = { tool-games }; sorpresa dell'ultimo giro { $net } nat (cavalieri { $linear })
tool-train-weights = { $file } contiene i pesi
tool-curve-title = { $game }: imparare chi vincerà
tool-curve-played = { tool-games }; ogni giro è giudicato prima che se ne impari qualcosa
tool-curve-across = partite
tool-curve-up = sorpresa per l'esito, in nat (meno è meglio)
tool-curve-net = rete (maresciallo)
tool-curve-linear = somma pesata (cavaliere)

## What went wrong

tool-bad-large = { $file } supera i { $most } MB: nessun verbale o file dei componenti è così grande
tool-bad-no-text = { $file } non è un testo (non è UTF-8)
tool-bad-threads = i thread non si possono avviare; chiedine di meno con --threads
tool-bad-bots = ci sono { $bots } bot per { $seats } posti
tool-bad-sprt = --sprt vuole una quota superiore a quella alla pari ({ $even } %) e al massimo 100
tool-bad-weights = { $file } non si può usare:
tool-bad-course = Con { $file } non si può continuare (--fresh ricomincia da capo):
tool-bad-no-cards = { $title } non ha carte da misurare; il gioco che le ha è kingsburg
tool-bad-modules = indica i moduli con --modules, non fra le opzioni
tool-bad-module = Non si può preparare: nessuno di questi moduli ha carte da misurare; quelli che le hanno sono: { $possible }
tool-bad-company = Non si può preparare: { $bots } bot per { $seats } posti: indicane uno solo, oppure uno per posto
tool-bad-bot = non c'è un bot chiamato «{ $name }»; i bot sono: { $possible }
tool-bad-thoughtless = { $bot } decide all'istante: dai tempo solo a knight e marshal
tool-bad-budget = «{ $text }» non è un tempo per pensare: scrivi 200ms, 1s o 5000it (iterazioni)
tool-bad-foreign = questi non sono pesi di High Table
tool-bad-shape = questi pesi sono per { $found } caratteristiche di una posizione e il gioco ne ha { $expected }: va allenato da capo
tool-bad-length = questi pesi hanno { $found } byte invece di { $expected }
tool-bad-foreign-course = questo non è un corso di High Table, o lo è solo in parte
