# Words of the tools: reports, pictures, and the help of the program.

## Numbers

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
tool-level-page = { ht-page.text }
tool-level-squire = gioca come un discreto principiante, all'istante
tool-level-knight = { ht-knight.text }
tool-level-marshal = { ht-marshal.text }

## Simulate

tool-simulate-games = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
} in { $seconds } s, { $plies } mosse a partita
tool-simulate-pace = { $ns } ns per decisione su un thread, { $bytes } byte per stato
tool-simulate-score = punteggio medio per posto
tool-simulate-wins = quota di vittorie per posto

## Check

tool-check-legal = { $file }: valida. { $verdict }
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

## Verify

tool-verify-fair = { $file }: leale. { $n ->
    [one] { $n } estrazione è
   *[other] { $n } estrazioni sono tutte
} come dice il seme.
tool-verify-unfair = { $file }: non leale. { $n ->
    [one] { $n } estrazione coincide
   *[other] { $n } estrazioni coincidono
} con il seme.
tool-verify-differs = La prima che non coincide è alla riga { $line }: qui c'è «{ $stands }», ma il seme dice «{ $should }».
tool-verify-commitment = L'impegno corrisponde al seme: { $commitment }
tool-verify-not-shown = L'impegno mostrato prima della partita non è quello della registrazione, { $commitment }: si è giocato con un altro seme.
tool-verify-other-seed = L'impegno { $commitment } non è quello del seme: questo seme non era fissato prima della partita.
tool-verify-spent = { $n ->
    [one] { $n } estrazione è stata annullata
   *[other] { $n } estrazioni sono state annullate
}, da ritiri di mosse che dovresti ricordare.
tool-verify-open = La registrazione finisce prima della partita.

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
tool-arena-few = prova del { $hoped } % contro il { $even } %: troppo poche distribuzioni, ne servono { $least }
tool-arena-better = migliore
tool-arena-not-better = non migliore
tool-arena-open = incerto

## The picture of the arena

tool-ladder-title = { $game }: chi vince?
tool-ladder-played = { tool-games } fra { $bots }; seme { $seed }
tool-ladder-played-options = { tool-games } fra { $bots }; { $options }; seme { $seed }
tool-ladder-note-whiskers = I baffi sono intervalli al 95 %: secondo Student, ogni distribuzione presa come un grappolo.
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
tool-bench-patient = { ht-knight }, 500 ms
tool-bench-answer = con 50 ms per muovere, cavalieri e marescialli rispondono in media in { $mean } ms, al più in { $most }

## Balance

tool-balance-games = { tool-games }, seme { $seed }, bot: { $bots }
tool-balance-even = quota di vittorie alla pari { $even } %, media di tutti i giocatori { $mean } PV
tool-balance-governors = Governatore
tool-balance-alternative = linea edifici alternativi
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
tool-balance-note = intervalli al 95 %: secondo Student, ogni partita presa come un grappolo
tool-balance-star = * ricostruita: non è il testo stampato

## The picture of the balance

tool-cards-title = Kingsburg: quanto sono forti { $what ->
    [governors] i Governatori
    [alternative] le linee edifici alternativi
    [fate] le carte Fato
   *[cards] le carte
}?
tool-cards-played = { $games } partite in { $seats } giocatori, { $who }; { $options }; seme { $seed }
tool-cards-bot = bot { $bot } ({ $about })
tool-cards-bots = bot { $bots }
tool-cards-note-whiskers = I baffi sono intervalli al 95 %: secondo Student, ogni partita presa come un grappolo.
tool-cards-note-right = A destra: PV finali sopra o sotto { $mean }, la media di tutti i giocatori.
tool-cards-governors = Governatori
    .reading = quota di vittorie
tool-cards-alternative = Linee edifici alternativi
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
tool-watch-played = { tool-games }; sorpresa dell'ultimo giro { $net } nat (secondo il parere di scudieri { $linear })
tool-watch-title = { $game }: imparare che cosa fanno i cavalieri
tool-watch-up = sorpresa per una scelta, in nat (meno è meglio)
tool-watch-net = abitudini (maresciallo)
tool-watch-linear = pareri di scudieri

## What went wrong

tool-serve-open = High Table è aperta: { $url } (Ctrl-C la chiude)
tool-serve-unnamed = I link cominciano con questo indirizzo. Se questa macchina si raggiunge con un altro, indicalo con --public-url, per esempio http://NOME:7474.
tool-bad-listen = Non si può ascoltare su { $address }; indica un altro indirizzo con --listen, come 127.0.0.1:8080:
tool-bad-store = Ciò che è conservato non si può aprire; indica un'altra cartella con --data o un database con --database: { $why }
tool-bad-newer = Ciò che è conservato è di una versione più nuova di questo programma: usa quella, o un'altra cartella con --data ({ $why })
tool-bad-config = { $file }, riga { $line } ({ $key }): questa impostazione non si può usare: { $why }
tool-bad-config-file = { $file } non si può leggere; indica con --config un file di impostazioni che esista:
tool-bad-url = Un link non può cominciare con { $url }; scrivilo come in https://giochi.example.org
tool-bad-shared = Un altro server usa già { $file }; chiudilo, indica un'altra cartella con --data, o lascia che entrambi usino un PostgreSQL (--database postgres://…)
tool-bad-home = Non c'è una cartella personale in cui conservare; indicane una con --data
tool-load-tables = { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
}, { $listeners } in ascolto
tool-load-actions = { $n } azioni al secondo
tool-load-late = Da un comando al suo evento a ogni altro posto: la metà entro { $half } ms, 99 su 100 entro { $most } ms
tool-load-memory = Memoria: { $table } KB per tavolo, { $listener } KB per chi ascolta
tool-bad-silent = Il server non ha risposto come dovrebbe; prova `hightable serve` per vedere perché
tool-bad-large = { $file } supera i { $most } MB: nessuna registrazione e nessun file dei componenti è così grande
tool-bad-no-text = { $file } non è un testo (non è UTF-8)
tool-bad-no-seed = { $file } non indica un seme: non si è giocato con dadi verificabili, oppure il tavolo non ha ancora mostrato il suo seme. Se le mosse sono valide lo dice `hightable check`.
tool-bad-proof = Quello che { $file } dice del suo seme non si può usare.
tool-bad-threads = i thread non si possono avviare; chiedine di meno con --threads
tool-bad-bots = ci sono { $bots } bot per { $seats } posti
tool-bad-seat = a questo tavolo il posto { $seat } non c'è: i posti vanno da 1 a { $seats }
tool-bad-sprt = --sprt vuole una quota superiore a quella alla pari ({ $even } %) e al massimo 100
tool-bad-man = { $file } non si può scrivere; indica una cartella esistente in cui puoi scrivere:
tool-bad-weights = { $file } non si può usare:
tool-bad-course = Con { $file } non si può continuare (--fresh ricomincia da capo):
tool-bad-course-seed = { $file } continua con il seme con cui è cominciato: togli --seed, o ricomincia da capo con --fresh
tool-bad-taken = { $file } c'è già, senza un corso da continuare: indica un altro file con --out, o sovrascrivilo con --fresh
tool-bad-no-habits = in { $game } nessuno ha abitudini da imparare: togli --habits
tool-bad-no-cards = { $title } non ha carte da misurare; il gioco che le ha è kingsburg
tool-bad-modules = indica i moduli con --modules, non fra le opzioni
tool-bad-module = La partita non si può preparare: nessuno di questi moduli ha carte da misurare; quelli che le hanno sono: { $possible }
tool-bad-company = La partita non si può preparare: { $bots } bot per { $seats } posti: indicane uno solo, oppure uno per posto
tool-bad-bot = non c'è un bot chiamato «{ $name }»; i bot sono: { $possible }
tool-bad-thoughtless = { $bot } decide all'istante: dai tempo solo a knight e marshal
tool-bad-budget = «{ $text }» non è un tempo per pensare: scrivi 200ms, 1s o 5000it (iterazioni)
tool-bad-foreign = questi non sono pesi di High Table
tool-bad-shape = questi pesi sono per { $found } caratteristiche di una posizione e il gioco ne ha { $expected }: va allenato da capo
tool-bad-traits = queste abitudini conoscono { $found } tratti di un'azione e il gioco ne ha { $expected }: va allenato da capo
tool-bad-no-number = questi pesi contengono qualcosa che non è un numero
tool-bad-length = questi pesi hanno { $found } byte invece di { $expected }: sono guasti o più vecchi del gioco; va allenato da capo
tool-bad-foreign-course = questo non è un corso di High Table, o lo è solo in parte, o è più di uno

## Help

tool-usage = Uso:
tool-commands = Comandi
tool-arguments = Argomenti
tool-options = Opzioni
tool-default = [predefinito: { $value }]
tool-flag-help = Mostra l'aiuto
    .more = Mostra l'aiuto (in dettaglio con «--help»)
    .long = Mostra l'aiuto (in breve con «-h»)
tool-flag-version = Mostra la versione
tool-value-command = COMANDO
tool-value-game = GIOCO
tool-value-options = OPZIONI
tool-value-file = FILE
tool-value-who = CHI
tool-value-modules = MODULI
tool-value-bots = BOT
tool-value-eye = OCCHIO
tool-value-seat = POSTO
tool-value-share = QUOTA
tool-value-lang = LINGUA
tool-value-folder = CARTELLA

## The program

tool-cmd = High Table: giochi di corona e di corte, con ogni regola fatta rispettare
    .long =
        High Table: giochi di corona e di corte, con ogni regola fatta rispettare.

        Senza un comando apre la casa: si gioca nel browser, all'indirizzo che stampa.
tool-cmd-lang = La lingua: en, it, fr o de; se manca, quella dell'ambiente
tool-cmd-help = Mostra questo testo o l'aiuto di un comando

## Play

tool-cmd-play = Gioca nel terminale: persone a questo schermo e bot, insieme
tool-cmd-play-game = Il gioco, come lo elenca `hightable games`; se manca, viene chiesto
tool-cmd-play-seats = In quanti si gioca; viene chiesto se manca e manca anche --players
tool-cmd-play-options = Opzioni come CHIAVE=VALORE, separate da virgole
tool-cmd-play-components = Un file TOML con valori dei componenti diversi da quelli della casa
tool-cmd-play-players = Chi siede dove, separati da virgole: nomi di persone, e page, squire, knight, marshal, knight:500ms …
tool-cmd-play-save = Dove si salva la registrazione man mano che cresce; se manca, un file nuovo in questa cartella
tool-cmd-play-resume = Riprende la partita salvata in questo file
tool-cmd-play-seed = La sorte di pescate e bot; se manca, ogni volta un'altra
tool-cmd-play-plain = Righe semplici invece di uno schermo disegnato

## Rules

tool-cmd-rules = Mostra le regole di un gioco, o un loro capitolo o paragrafo
tool-cmd-rules-game = Il gioco, come lo elenca `hightable games`
tool-cmd-rules-id = Un capitolo o paragrafo per il suo nome, come spring o spring.raise; `contents` li elenca
tool-cmd-rules-plain = Stampa il testo invece di sfogliarlo
tool-cmd-rules-components = { tool-cmd-play-components }

## Games

tool-cmd-games = Elenca i giochi: posti, opzioni, valori predefiniti e quali valori sono ricostruiti
tool-cmd-games-game = Solo questo gioco
tool-cmd-games-json = Stampa un oggetto JSON per gioco, con i valori dei componenti

## Simulate

tool-cmd-simulate = Gioca partite a caso, ogni scelta ugualmente probabile, e riferisce come e quanto in fretta
tool-cmd-simulate-game = { tool-cmd-rules-game }
tool-cmd-simulate-seats = In quanti si gioca; se manca, il numero consueto del gioco
tool-cmd-simulate-options = Opzioni come CHIAVE=VALORE, separate da virgole, come in edition=spada,variants=light+mobilisation
tool-cmd-simulate-components = { tool-cmd-play-components }
tool-cmd-simulate-games = Quante partite
tool-cmd-simulate-seed = Il seme: lo stesso seme gioca le stesse partite, con qualunque numero di thread
tool-cmd-simulate-threads = Thread su cui giocare
tool-cmd-simulate-json = Stampa un oggetto JSON

## Balance

tool-cmd-balance = Misura le carte dei moduli di un gioco: quanto spesso ha vinto chi ne aveva una, e con quanti punti
tool-cmd-balance-game = { tool-cmd-rules-game }
tool-cmd-balance-seats = { tool-cmd-simulate-seats }
tool-cmd-balance-options = { tool-cmd-simulate-options }
tool-cmd-balance-components = { tool-cmd-play-components }
tool-cmd-balance-modules = I moduli con cui giocare, uniti da +; quelli con carte da misurare sono governors, alternative e fate
tool-cmd-balance-bots = Chi gioca: un bot per tutti i posti, o uno per ciascuno separati da virgole; ci sono page, squire, knight e marshal
tool-cmd-balance-ms = Millisecondi che knight e marshal dedicano a una decisione
tool-cmd-balance-games = { tool-cmd-simulate-games }
tool-cmd-balance-seed = { tool-cmd-simulate-seed }
tool-cmd-balance-threads = { tool-cmd-simulate-threads }
tool-cmd-balance-json = Stampa un oggetto JSON per carta, e uno per l'insieme
tool-cmd-balance-plot = Ne disegna anche una figura

## Record

tool-cmd-record = Gioca una partita a caso e ne stampa la registrazione
tool-cmd-record-game = { tool-cmd-rules-game }
tool-cmd-record-seats = { tool-cmd-simulate-seats }
tool-cmd-record-options = { tool-cmd-simulate-options }
tool-cmd-record-components = { tool-cmd-play-components }
tool-cmd-record-seed = Il seme: lo stesso seme gioca la stessa partita

## Check

tool-cmd-check = Dice se una registrazione è valida: se non lo è, la riga, che cosa era previsto e perché non è ammessa (codice di uscita 1)
tool-cmd-check-record = La registrazione di una partita; - la legge dallo standard input
tool-cmd-check-components = { tool-cmd-play-components }
tool-cmd-check-json = { tool-cmd-simulate-json }

## Verify

tool-cmd-serve = Apri la casa: si gioca nel browser, tra persone e contro i bot (ciò che accade se non si indica nessun comando)
tool-cmd-serve-listen = L'indirizzo su cui ascoltare
tool-cmd-serve-data = La cartella in cui conservare tutto
tool-cmd-serve-database = Invece, un database PostgreSQL: postgres://UTENTE:PASSWORD@HOST/NOME
tool-cmd-serve-public_url = L'indirizzo da cui si raggiunge il server: così cominciano i link
tool-cmd-serve-bot_pace = Millisecondi che i bot aspettano prima di muovere
tool-cmd-serve-bot_time = Millisecondi che i bot hanno per pensare
tool-cmd-serve-rate = Richieste al secondo che un indirizzo può fare (0: quante ne vuole)
tool-cmd-serve-log = Come scrivere il registro
tool-cmd-serve-config = Un file TOML con queste impostazioni; opzioni e ambiente hanno la precedenza
tool-cmd-load = Giocare a molti tavoli di un server proprio tutti insieme, e misurare come regge
    .long =
        Giocare a molti tavoli di un server proprio tutti insieme, e misurare come regge.

        Ogni tavolo ha chi ascolta a ogni posto e uno spettatore. Il server gira su questa macchina, con una cartella che poi viene buttata.
tool-cmd-load-tables = Quanti tavoli
tool-cmd-load-minutes = Per quanto tempo
tool-cmd-load-pace = Millisecondi tra due azioni a un tavolo
tool-cmd-load-database = Un database PostgreSQL invece di un file
tool-cmd-load-json = { tool-cmd-simulate-json }
tool-cmd-completions = Stampa lo script di completamento per una shell
tool-cmd-completions-shell = La shell
tool-cmd-man = Scrive le pagine di manuale in una cartella, una per comando
tool-cmd-man-folder = La cartella
tool-cmd-verify = Dice se ogni dado e ogni carta di una partita finita vengono dal seme a cui il tavolo si era impegnato (codice di uscita 1 se non è così)
tool-cmd-verify-record = { tool-cmd-check-record }
tool-cmd-verify-components = { tool-cmd-play-components }
tool-cmd-verify-commitment = L'impegno mostrato prima della partita, da confrontare
tool-cmd-verify-json = { tool-cmd-simulate-json }

## Replay

tool-cmd-replay = Mostra una posizione di una partita registrata come la vedeva uno dei giocatori
tool-cmd-replay-record = { tool-cmd-check-record }
tool-cmd-replay-components = { tool-cmd-play-components }
tool-cmd-replay-ply = La posizione dopo tante mosse; se manca, l'ultima
tool-cmd-replay-eye = Con quali occhi: un posto da 1, `table` per quelli di uno spettatore, `open` per tutta la verità
tool-cmd-replay-json = Stampa un oggetto JSON: la vista, la domanda e le scelte

## Trace

tool-cmd-trace = Stampa tutta la verità dopo ogni mossa, un oggetto JSON per riga, per gli arbitri (vedi docs/trace.md)
tool-cmd-trace-record = { tool-cmd-check-record }
tool-cmd-trace-components = { tool-cmd-play-components }

## Arena

tool-cmd-arena = Fa giocare i bot fra loro e misura quanto sono forti
    .long =
        Fa giocare i bot fra loro e misura quanto sono forti

        Il primo bot indicato è lo sfidante. Ogni distribuzione si gioca una volta con lo sfidante in ciascun posto.
tool-cmd-arena-game = { tool-cmd-rules-game }
tool-cmd-arena-seats = { tool-cmd-simulate-seats }
tool-cmd-arena-options = { tool-cmd-simulate-options }
tool-cmd-arena-components = { tool-cmd-play-components }
tool-cmd-arena-bots = Un bot per posto, separati da virgole, lo sfidante per primo; l'ultimo prende tutti i posti che restano. Ci sono page, squire, knight e marshal; un tempo proprio segue i due punti, come in knight:50ms o marshal:2000it
tool-cmd-arena-games = Quante partite; si arrotonda per eccesso a distribuzioni intere
tool-cmd-arena-ms = Millisecondi che knight e marshal dedicano a una decisione, se non è detto altro
tool-cmd-arena-seed = Il seme: lo stesso seme distribuisce le stesse partite
tool-cmd-arena-threads = Partite che si giocano insieme; se manca, quanti sono i processori
tool-cmd-arena-sprt = Si ferma appena è chiaro (19 a 1) se la quota di vittorie dello sfidante è alla pari o alta come questa, in percento
tool-cmd-arena-weights = Pesi con cui giudicare o abitudini con cui prevedere al posto di quelli del programma, come li scrive `hightable train`
tool-cmd-arena-json = Stampa un oggetto JSON per partita, e uno per l'insieme
tool-cmd-arena-plot = Disegna anche una figura della classifica

## Advise

tool-cmd-advise = Chiede a un bot che cosa farebbe a un certo punto di una partita registrata, e perché
tool-cmd-advise-record = { tool-cmd-check-record }
tool-cmd-advise-components = { tool-cmd-play-components }
tool-cmd-advise-ply = Dopo quante mosse; se manca, alla fine della registrazione
tool-cmd-advise-eye = Con gli occhi di chi: un posto che in quel momento deve decidere; se manca, il primo di questi
tool-cmd-advise-bot = A chi chiedere: page, squire, knight o marshal, anche con un tempo proprio come in knight:50ms
tool-cmd-advise-ms = Millisecondi che può pensare
tool-cmd-advise-threads = Thread su cui pensare
tool-cmd-advise-seed = Il seme dei suoi dadi
tool-cmd-advise-most = Mostra al più tante azioni
tool-cmd-advise-json = Stampa un oggetto JSON con tutte le azioni

## Train

tool-cmd-train = Impara, giocando contro sé stesso, chi vincerà: ciò con cui marescialli e cavalieri giudicano le posizioni
    .long =
        Impara, giocando contro sé stesso, chi vincerà: ciò con cui marescialli e cavalieri giudicano le posizioni

        I pesi vanno nel file indicato e accanto, con `.course` in coda al nome, ciò che serve per continuare un altro giorno.
tool-cmd-train-game = { tool-cmd-rules-game }
tool-cmd-train-habits = Impara invece, osservandoli, che cosa fanno i cavalieri: ciò con cui i marescialli prevedono le scelte. Se manca, il file è GIOCO.habits.bin
tool-cmd-train-minutes = Per quanti minuti
tool-cmd-train-games = Si ferma dopo tante partite in tutto, se succede prima: allora ciò che impara dipende solo dal seme
tool-cmd-train-out = Il file dei pesi; se manca, GIOCO.bin
tool-cmd-train-seed = Il seme di un nuovo corso; se manca, 1
tool-cmd-train-fresh = Ricomincia da capo anche se c'è un corso da continuare o se il file contiene altri pesi
tool-cmd-train-threads = Thread; ciò che impara non dipende da loro
tool-cmd-train-plot = Disegna anche la curva dell'apprendimento

## Bench

tool-cmd-bench-bots = Misura quanto in fretta pensano i bot, su un thread
tool-cmd-bench-bots-game = Il gioco; se manca, tutti i giochi
tool-cmd-bench-bots-seats = { tool-cmd-simulate-seats }
tool-cmd-bench-bots-options = { tool-cmd-play-options }
tool-cmd-bench-bots-seed = Il seme: lo stesso seme misura le stesse posizioni
tool-cmd-bench-bots-json = Stampa un oggetto JSON per gioco
