# Words of the tools: reports, pictures, and the help of the program.

## Numbers

tool-thousands = {"."}
tool-games = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}

## While one waits

tool-bar-games = { $done }/{ $all } partite, { $pace }, mancano { $left }
tool-bar-minutes = { $done } di { $all } s, { $what }
tool-bar-learnt = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}, entropia incrociata { $net } (cavaliere { $linear })

## Levels of bots

tool-level = { $name } ({ $about })
tool-level-page = { ht-page.text }
tool-level-squire = gioca come un buon principiante, senza tempo di riflessione
tool-level-knight = { ht-knight.text }
tool-level-marshal = { ht-marshal.text }

## Simulate

tool-simulate-games = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
} in { $seconds } s, in media { $plies } mosse per partita
tool-simulate-pace = { $ns } ns per decisione su un thread, { $bytes } byte per stato
tool-simulate-score = punteggio medio per posto
tool-simulate-wins = percentuale di vittorie per posto

## Check

tool-check-legal = { $file }: registrazione valida. { $verdict }
tool-check-flawed = { $file }: { $why }
tool-check-finished = { $n ->
    [one] { $n } mossa
   *[other] { $n } mosse
}, partita finita { $points }, vince: { $winners }.
tool-check-seat = posto { $seat }
tool-check-open = { $n ->
    [one] { $n } mossa
   *[other] { $n } mosse
}, partita non finita, punti finora { $points }; previsto: { $expected }.

## Verify

tool-verify-fair = { $file }: regolare. { $n ->
    [one] { $n } estrazione su { $n } corrisponde
   *[other] { $n } estrazioni su { $n } corrispondono
} al seme.
tool-verify-unfair = { $file }: non regolare. { $n ->
    [one] { $n } estrazione corrisponde
   *[other] { $n } estrazioni corrispondono
} al seme.
tool-verify-differs = La prima differenza è alla riga { $line }: nel file c'è «{ $stands }», secondo il seme dovrebbe esserci «{ $should }».
tool-verify-commitment = L'impronta corrisponde al seme: { $commitment }
tool-verify-not-shown = L'impronta mostrata prima della partita non è quella della registrazione, { $commitment }: è stato usato un altro seme.
tool-verify-other-seed = L'impronta { $commitment } non corrisponde al seme: il seme non era stato fissato prima della partita.
tool-verify-spent = { $n ->
    [one] { $n } estrazione è stata annullata
   *[other] { $n } estrazioni sono state annullate
} insieme a mosse annullate durante la partita: verifica di ricordartele.
tool-verify-open = La registrazione si interrompe prima della fine della partita.

## Arena

tool-arena-games = { tool-games }, { $deals ->
    [one] { $deals } distribuzione
   *[other] { $deals } distribuzioni
}
tool-arena-bot = bot
tool-arena-wins = vinte
tool-arena-interval = intervallo 95%
tool-arena-place = pos.
tool-arena-margin = scarto
tool-arena-rating = rating
tool-arena-time = a mossa
tool-arena-pace = it/s
tool-arena-range = da { $low } a { $high }%
tool-arena-challenger = sfidante (percentuale di vittorie alla pari: { $even }%)
tool-arena-test = test del { $hoped }% contro il { $even }%: { $verdict } (log-rapporto di verosimiglianza { $evidence })
tool-arena-few = test del { $hoped }% contro il { $even }%: distribuzioni insufficienti, ne servono almeno { $least }
tool-arena-better = migliore
tool-arena-not-better = non migliore
tool-arena-open = incerto

## The picture of the arena

tool-ladder-title = { $game }: chi vince?
tool-ladder-played = { tool-games } fra { $bots }; seme { $seed }
tool-ladder-played-options = { tool-games } fra { $bots }; { $options }; seme { $seed }
tool-ladder-note-whiskers = Le barre indicano intervalli di confidenza al 95% (t di Student, un cluster per distribuzione).
tool-ladder-note-ratings = Per i rating le barre indicano due deviazioni standard e si accorciano lentamente.
tool-ladder-note-seats = Ogni distribuzione è stata giocata una volta con il primo bot in ciascun posto.
tool-ladder-wins = Vittorie
tool-ladder-wins-reading = percentuale di vittorie di un posto
tool-ladder-points = Punti
tool-ladder-points-reading = punti rispetto alla media degli altri
tool-ladder-rating = Rating
tool-ladder-rating-reading = Weng-Lin, su tutti i piazzamenti
tool-ladder-time = { $time } per mossa
tool-ladder-place = piazzamento medio
tool-ladder-even = alla pari
tool-ladder-margin = scarto
tool-ladder-begin = valore iniziale per tutti
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
tool-even-share = percentuale alla pari

## Bench

tool-bench-decision = { $number } µs per decisione
tool-bench-positions = { $number } iterazioni al secondo a metà partita ({ $n ->
    [one] { $n } posizione
   *[other] { $n } posizioni
})
tool-bench-iterations = { $number } iterazioni al secondo
tool-bench-patient = { ht-knight }, 500 ms
tool-bench-answer = con 50 ms per mossa, cavalieri e marescialli rispondono in media in { $mean } ms, al massimo in { $most }

## Balance

tool-balance-games = { tool-games }, seme { $seed }, bot: { $bots }
tool-balance-even = percentuale di vittorie alla pari { $even }%, media di tutti i giocatori { $mean } PV
tool-balance-governors = Governatore
tool-balance-alternative = linea edifici alternativi
tool-balance-fate = carta Fato
tool-balance-in-play = in gioco
tool-balance-wins = vittorie
tool-balance-interval = intervallo 95%
tool-balance-final = PV finali
tool-balance-differs = scarto
tool-balance-years = anni
tool-balance-then = PV/anno
tool-balance-row = { $row }: { $detail }
tool-balance-ends = da { $first } a { $last }
tool-balance-laid = usata
tool-balance-left = pescata, non usata
tool-balance-note = intervalli di confidenza al 95% (t di Student, un cluster per partita)
tool-balance-star = * ricostruita: il testo non è quello stampato

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
tool-cards-note-whiskers = Le barre indicano intervalli di confidenza al 95% (t di Student, un cluster per partita).
tool-cards-note-right = A destra: PV finali rispetto a { $mean }, la media di tutti i giocatori.
tool-cards-governors = Governatori
    .reading = percentuale di vittorie
tool-cards-alternative = Linee edifici alternativi
    .reading = percentuale di vittorie: ● linea usata, ○ pescata ma non usata
tool-cards-fate = Carte Fato
    .reading = PV guadagnati da un giocatore nell'anno della carta
tool-cards-any-year = un anno qualsiasi
tool-cards-final = PV finali ±

## Train

tool-train-nothing = nessuna partita giocata
tool-train-played = { tool-games }; entropia incrociata dell'ultimo ciclo { $net } nat (cavaliere { $linear })
tool-train-weights = Pesi salvati in { $file }
tool-curve-title = { $game }: previsione del vincitore
tool-curve-played = { tool-games }; ogni ciclo è valutato prima di usarlo per l'addestramento
tool-curve-across = partite
tool-curve-up = entropia incrociata dell'esito, in nat (meno è meglio)
tool-curve-net = rete neurale (maresciallo)
tool-curve-linear = modello lineare (cavaliere)
tool-watch-played = { tool-games }; entropia incrociata dell'ultimo ciclo { $net } nat (politica dello scudiero { $linear })
tool-watch-title = { $game }: previsione delle mosse dei cavalieri
tool-watch-up = entropia incrociata delle mosse, in nat (meno è meglio)
tool-watch-net = modello dell'avversario (maresciallo)
tool-watch-linear = politica dello scudiero

## What went wrong

tool-serve-open = High Table è in esecuzione: { $url } (Ctrl-C per chiudere)
tool-serve-unnamed = I link iniziano con questo indirizzo. Se il server si raggiunge da un altro indirizzo, indicalo con --public-url, per esempio http://NOME:7474.
tool-bad-listen = Impossibile ascoltare su { $address }; indica un altro indirizzo con --listen, per esempio 127.0.0.1:8080:
tool-bad-store = Impossibile aprire i dati salvati; indica un'altra cartella con --data o un database con --database: { $why }
tool-bad-newer = I dati salvati sono di una versione più recente del programma: usa quella versione, oppure un'altra cartella con --data ({ $why })
tool-bad-config = { $file }, riga { $line } ({ $key }): impostazione non valida: { $why }
tool-bad-config-file = Impossibile leggere { $file }; indica con --config un file di configurazione esistente:
tool-bad-url = { $url } non è un indirizzo valido per i link; usa un formato come https://giochi.example.org
tool-bad-shared = Un altro server sta già usando { $file }: chiudilo, indica un'altra cartella con --data, oppure fai usare a entrambi lo stesso PostgreSQL (--database postgres://…)
tool-bad-home = Manca una cartella personale in cui salvare i dati; indicane una con --data
tool-load-tables = { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
}, { $listeners } client collegati
tool-load-actions = { $n } azioni al secondo
tool-load-late = Latenza da un comando al suo evento in ogni altro posto: mediana { $half } ms, 99º percentile { $most } ms
tool-load-memory = Memoria: { $table } KB per tavolo, { $listener } KB per client
tool-bad-silent = Il server non ha risposto come previsto; avvia `hightable serve` per vedere il motivo
tool-bad-large = { $file } supera i { $most } MB: è troppo grande per una registrazione o un file dei componenti
tool-bad-no-text = { $file } non è un file di testo (UTF-8)
tool-bad-no-seed = { $file } non contiene un seme: la partita non è stata giocata con dadi verificabili, oppure il tavolo non ha ancora pubblicato il seme. Per controllare le mosse usa `hightable check`.
tool-bad-proof = I dati sul seme in { $file } non sono utilizzabili.
tool-bad-threads = impossibile avviare i thread; usane meno con --threads
tool-bad-bots = { $bots } bot indicati per { $seats } posti
tool-bad-seat = il posto { $seat } non esiste: i posti di questo tavolo vanno da 1 a { $seats }
tool-bad-sprt = --sprt richiede una percentuale superiore a quella alla pari ({ $even }%) e al massimo 100
tool-bad-man = Impossibile scrivere { $file }; indica una cartella esistente in cui puoi scrivere:
tool-bad-weights = Impossibile usare { $file }:
tool-bad-course = Impossibile continuare l'addestramento da { $file } (--fresh ricomincia da capo):
tool-bad-course-seed = { $file } continua con il seme con cui è iniziato: togli --seed, oppure ricomincia da capo con --fresh
tool-bad-taken = { $file } esiste già, senza un addestramento da continuare: indica un altro file con --out, oppure sovrascrivilo con --fresh
tool-bad-no-habits = per { $game } non è previsto un modello dell'avversario: togli --habits
tool-bad-no-cards = { $title } non ha carte da misurare; l'unico gioco che ne ha è kingsburg
tool-bad-modules = indica i moduli con --modules, non tra le opzioni
tool-bad-module = Impossibile preparare la partita: nessuno di questi moduli ha carte da misurare; quelli che ne hanno sono: { $possible }
tool-bad-company = Impossibile preparare la partita: { $bots } bot per { $seats } posti; indicane uno solo, oppure uno per posto
tool-bad-bot = il bot «{ $name }» non esiste; i bot sono: { $possible }
tool-bad-thoughtless = { $bot } non usa tempo di riflessione: indica un tempo solo per knight e marshal
tool-bad-budget = «{ $text }» non è un tempo di riflessione valido: scrivi 200ms, 1s o 5000it (iterazioni)
tool-bad-foreign = non è un file di pesi di High Table
tool-bad-shape = i pesi hanno { $found } caratteristiche per posizione, il gioco ne ha { $expected }: serve un nuovo addestramento
tool-bad-traits = il modello dell'avversario ha { $found } caratteristiche per mossa, il gioco ne ha { $expected }: serve un nuovo addestramento
tool-bad-no-number = i pesi contengono un valore che non è un numero
tool-bad-length = i pesi occupano { $found } byte invece di { $expected }: sono danneggiati o più vecchi del gioco; serve un nuovo addestramento
tool-bad-foreign-course = non è un addestramento di High Table, oppure è incompleto o ne contiene più di uno

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

tool-cmd = High Table: giochi da tavolo con tutte le regole controllate dal programma
    .long =
        High Table: giochi da tavolo con tutte le regole controllate dal programma.

        Senza un comando avvia il server e ne mostra l'indirizzo: si gioca nel browser.
tool-cmd-lang = Lingua: en, it, fr o de; se omessa, quella dell'ambiente
tool-cmd-help = Mostra questo testo o l'aiuto di un comando

## Play

tool-cmd-play = Gioca nel terminale, da soli o in più persone, anche con bot
tool-cmd-play-game = Gioco, come elencato da `hightable games`; se omesso, viene chiesto
tool-cmd-play-seats = Numero di giocatori; viene chiesto se manca anche --players
tool-cmd-play-options = Opzioni nella forma CHIAVE=VALORE, separate da virgole
tool-cmd-play-components = File TOML con valori dei componenti diversi da quelli standard
tool-cmd-play-players = Giocatori in ordine di posto, separati da virgole: nomi di persone oppure page, squire, knight, marshal, knight:500ms…
tool-cmd-play-save = File in cui salvare la partita a ogni mossa; se omesso, un nuovo file in questa cartella
tool-cmd-play-resume = Riprende la partita salvata in questo file
tool-cmd-play-seed = Seme per estrazioni e bot; se omesso, è ogni volta diverso
tool-cmd-play-plain = Testo semplice invece dell'interfaccia a schermo intero

## Rules

tool-cmd-rules = Mostra le regole di un gioco, un capitolo o un paragrafo
tool-cmd-rules-game = Gioco, come elencato da `hightable games`
tool-cmd-rules-id = Identificativo di un capitolo o paragrafo, per esempio spring o spring.raise; `contents` li elenca
tool-cmd-rules-quick = Mostra le regole in 3 minuti, su una pagina
tool-cmd-rules-plain = Stampa il testo senza paginazione
tool-cmd-rules-components = { tool-cmd-play-components }

## Games

tool-cmd-games = Elenca i giochi: posti, opzioni, valori predefiniti e valori ricostruiti
tool-cmd-games-game = Solo questo gioco
tool-cmd-games-json = Stampa un oggetto JSON per gioco, con i valori dei componenti

## Simulate

tool-cmd-simulate = Gioca partite con mosse casuali equiprobabili e ne riassume risultati e velocità
tool-cmd-simulate-game = { tool-cmd-rules-game }
tool-cmd-simulate-seats = Numero di giocatori; se omesso, quello predefinito del gioco
tool-cmd-simulate-options = Opzioni nella forma CHIAVE=VALORE, separate da virgole, per esempio edition=spada,variants=light+mobilisation
tool-cmd-simulate-components = { tool-cmd-play-components }
tool-cmd-simulate-games = Numero di partite
tool-cmd-simulate-seed = Seme: lo stesso seme produce le stesse partite, con qualsiasi numero di thread
tool-cmd-simulate-threads = Numero di thread
tool-cmd-simulate-json = Stampa un oggetto JSON

## Balance

tool-cmd-balance = Misura le carte dei moduli di un gioco: percentuale di vittorie e punti di chi le aveva
tool-cmd-balance-game = { tool-cmd-rules-game }
tool-cmd-balance-seats = { tool-cmd-simulate-seats }
tool-cmd-balance-options = { tool-cmd-simulate-options }
tool-cmd-balance-components = { tool-cmd-play-components }
tool-cmd-balance-modules = Moduli da usare, uniti da +; quelli con carte da misurare sono governors, alternative e fate
tool-cmd-balance-bots = Un bot per tutti i posti, oppure uno per posto separati da virgole: page, squire, knight, marshal
tool-cmd-balance-ms = Millisecondi di riflessione di knight e marshal per decisione
tool-cmd-balance-games = { tool-cmd-simulate-games }
tool-cmd-balance-seed = { tool-cmd-simulate-seed }
tool-cmd-balance-threads = { tool-cmd-simulate-threads }
tool-cmd-balance-json = Stampa un oggetto JSON per carta e uno riassuntivo
tool-cmd-balance-plot = Crea anche un grafico

## Record

tool-cmd-record = Gioca una partita con mosse casuali e ne stampa la registrazione
tool-cmd-record-game = { tool-cmd-rules-game }
tool-cmd-record-seats = { tool-cmd-simulate-seats }
tool-cmd-record-options = { tool-cmd-simulate-options }
tool-cmd-record-components = { tool-cmd-play-components }
tool-cmd-record-seed = Seme: lo stesso seme produce la stessa partita

## Check

tool-cmd-check = Controlla se una registrazione è valida; se non lo è, indica la riga, che cosa era previsto e il motivo (codice di uscita 1)
tool-cmd-check-record = Registrazione di una partita; - legge dallo standard input
tool-cmd-check-components = { tool-cmd-play-components }
tool-cmd-check-json = { tool-cmd-simulate-json }

## Verify

tool-cmd-serve = Avvia il server: si gioca nel browser contro altre persone e bot (comando predefinito)
tool-cmd-serve-listen = Indirizzo su cui ascoltare
tool-cmd-serve-data = Cartella in cui salvare i dati
tool-cmd-serve-database = Database PostgreSQL da usare al posto della cartella: postgres://UTENTE:PASSWORD@HOST/NOME
tool-cmd-serve-public_url = Indirizzo pubblico del server, usato per i link
tool-cmd-serve-bot_pace = Millisecondi di attesa prima della mossa di un bot
tool-cmd-serve-bot_time = Millisecondi di riflessione dei bot
tool-cmd-serve-rate = Richieste al secondo consentite a un indirizzo (0: senza limite)
tool-cmd-serve-log = Formato del log
tool-cmd-serve-config = File TOML con queste impostazioni; opzioni e variabili d'ambiente hanno la precedenza
tool-cmd-load = Test di carico: gioca a molti tavoli contemporaneamente su un server di prova
    .long =
        Test di carico: gioca a molti tavoli contemporaneamente su un server di prova

        Ogni tavolo ha un client per ogni posto e uno spettatore. Il server gira su questa macchina, con una cartella temporanea che viene eliminata.
tool-cmd-load-tables = Numero di tavoli
tool-cmd-load-minutes = Durata in minuti
tool-cmd-load-pace = Millisecondi tra due azioni a un tavolo
tool-cmd-load-database = Un database PostgreSQL invece di un file
tool-cmd-load-json = { tool-cmd-simulate-json }
tool-cmd-completions = Stampa lo script di completamento per una shell
tool-cmd-completions-shell = Shell di destinazione
tool-cmd-man = Genera le pagine di manuale in una cartella, una per comando
tool-cmd-man-folder = Cartella di destinazione
tool-cmd-verify = Verifica che tutti i dadi e le carte di una partita finita derivino dal seme fissato all'inizio (codice di uscita 1 in caso contrario)
tool-cmd-verify-record = { tool-cmd-check-record }
tool-cmd-verify-components = { tool-cmd-play-components }
tool-cmd-verify-commitment = Impronta mostrata prima della partita, da confrontare
tool-cmd-verify-json = { tool-cmd-simulate-json }

## Replay

tool-cmd-replay = Mostra una posizione di una partita registrata dal punto di vista di un giocatore
tool-cmd-replay-record = { tool-cmd-check-record }
tool-cmd-replay-components = { tool-cmd-play-components }
tool-cmd-replay-ply = Posizione dopo questo numero di mosse; se omesso, l'ultima
tool-cmd-replay-eye = Punto di vista: un posto a partire da 1, `table` per uno spettatore, `open` per vedere tutto
tool-cmd-replay-json = Stampa un oggetto JSON con vista, domanda e mosse possibili

## Trace

tool-cmd-trace = Stampa lo stato completo dopo ogni mossa, un oggetto JSON per riga, per programmi di controllo (vedi docs/trace.md)
tool-cmd-trace-record = { tool-cmd-check-record }
tool-cmd-trace-components = { tool-cmd-play-components }

## Arena

tool-cmd-arena = Fa giocare i bot tra loro e ne misura la forza
    .long =
        Fa giocare i bot tra loro e ne misura la forza

        Il primo bot indicato è lo sfidante. Ogni distribuzione si gioca una volta con lo sfidante in ciascun posto.
tool-cmd-arena-game = { tool-cmd-rules-game }
tool-cmd-arena-seats = { tool-cmd-simulate-seats }
tool-cmd-arena-options = { tool-cmd-simulate-options }
tool-cmd-arena-components = { tool-cmd-play-components }
tool-cmd-arena-bots = Un bot per posto, separati da virgole, lo sfidante per primo; l'ultimo occupa i posti restanti. Bot: page, squire, knight, marshal; un tempo di riflessione si indica dopo i due punti, per esempio knight:50ms o marshal:2000it
tool-cmd-arena-games = Numero di partite, arrotondato per eccesso a distribuzioni intere
tool-cmd-arena-ms = Millisecondi di riflessione di knight e marshal per decisione, se non indicati per il bot
tool-cmd-arena-seed = Seme: lo stesso seme produce le stesse distribuzioni
tool-cmd-arena-threads = Partite giocate in parallelo; se omesso, una per processore
tool-cmd-arena-sprt = Si ferma appena è chiaro (19 a 1) se la percentuale di vittorie dello sfidante è alla pari o raggiunge questo valore
tool-cmd-arena-weights = File di pesi o di modello dell'avversario, scritto da `hightable train`, da usare al posto di quelli inclusi
tool-cmd-arena-json = Stampa un oggetto JSON per partita e uno riassuntivo
tool-cmd-arena-plot = Crea anche un grafico della classifica

## Advise

tool-cmd-advise = Chiede a un bot che mossa farebbe in un punto di una partita registrata, e perché
tool-cmd-advise-record = { tool-cmd-check-record }
tool-cmd-advise-components = { tool-cmd-play-components }
tool-cmd-advise-ply = Numero di mosse già giocate; se omesso, tutta la registrazione
tool-cmd-advise-eye = Punto di vista: un posto che deve muovere in quel momento; se omesso, il primo
tool-cmd-advise-bot = Bot da interrogare: page, squire, knight o marshal, anche con un tempo di riflessione, per esempio knight:50ms
tool-cmd-advise-ms = Millisecondi di riflessione
tool-cmd-advise-threads = Numero di thread
tool-cmd-advise-seed = Seme del bot
tool-cmd-advise-most = Numero massimo di mosse da mostrare
tool-cmd-advise-json = Stampa un oggetto JSON con tutte le mosse

## Train

tool-cmd-train = Addestra con self-play la valutazione delle posizioni usata da marescialli e cavalieri
    .long =
        Addestra con self-play la valutazione delle posizioni usata da marescialli e cavalieri

        I pesi vengono scritti nel file indicato; accanto, con estensione `.course`, i dati per riprendere l'addestramento.
tool-cmd-train-game = { tool-cmd-rules-game }
tool-cmd-train-habits = Addestra invece il modello dell'avversario sulle mosse dei cavalieri, con cui i marescialli prevedono le scelte. File predefinito: GIOCO.habits.bin
tool-cmd-train-minutes = Durata in minuti
tool-cmd-train-games = Si ferma dopo questo numero di partite complessive, se arriva prima: il risultato dipende allora solo dal seme
tool-cmd-train-out = File dei pesi; se omesso, GIOCO.bin
tool-cmd-train-seed = Seme di un nuovo addestramento; se omesso, 1
tool-cmd-train-fresh = Ricomincia da capo anche se c'è un addestramento da continuare o il file contiene altri pesi
tool-cmd-train-threads = Numero di thread; non influisce sul risultato
tool-cmd-train-plot = Crea anche il grafico della curva di apprendimento

## Bench

tool-cmd-bench-bots = Misura la velocità dei bot su un thread
tool-cmd-bench-bots-game = Gioco; se omesso, tutti
tool-cmd-bench-bots-seats = { tool-cmd-simulate-seats }
tool-cmd-bench-bots-options = { tool-cmd-play-options }
tool-cmd-bench-bots-seed = Seme: lo stesso seme misura le stesse posizioni
tool-cmd-bench-bots-json = Stampa un oggetto JSON per gioco
