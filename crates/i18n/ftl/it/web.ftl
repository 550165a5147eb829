# The pages of the server.

## Around every page

web-rules = Regole
web-me = Profilo
web-back = Torna alla pagina iniziale
web-refused = Operazione non riuscita
web-keep = Salva
web-your-name = Il tuo nome

## The lobby

web-lobby = Giochi da tavolo
web-my-tables = I tuoi tavoli
web-open-tables = Tavoli aperti
web-your-turn = Tocca a te
web-waits-for = in attesa di { $names }
web-waits-for-people = in attesa di giocatori
web-frozen = partita sospesa
web-players = da { $least } a { $most } giocatori

## Setting up

web-set-up = Crea un tavolo
web-seats = Posti
web-seat-me = Io
web-seat-friend = Invito tramite link
web-seat-guest = Giocatore su questo dispositivo
web-seat-none = Chiuso
web-guest-name = nome del giocatore
web-time = Tempo per mossa
web-limit-none = Nessun limite
web-limit-minutes = Dieci minuti, poi gioca un bot
web-limit-day = Un giorno, poi gioca un bot
web-limit-days = Tre giorni, poi gioca un bot
web-listed = Tavolo pubblico: chiunque può trovarlo e unirsi

## Before the game

web-invite = Link di invito:
web-watch = Link per gli spettatori:
web-start = { $n ->
    [0] Inizia la partita
    [one] Inizia la partita (un bot occupa il posto libero)
   *[other] Inizia la partita (i bot occupano i { $n } posti liberi)
}
web-sit-down = Unisciti
web-nobody = posto libero
web-away = (assente, gioca un bot)

## At the table

web-log = Registro di gioco
web-whole-log = Mostra tutto il registro
web-rule = regola
web-do-it = Vai
web-not-possible = Perché non posso…?
web-curtain = Più persone giocano su questo dispositivo. Per guardare il tavolo dal posto di un altro, scegli il nome:
web-look-as = { $name }
web-pass-screen = Passa il dispositivo
web-look-over = Guarda le carte di { $name }
web-leave = Fai giocare un bot al mio posto
web-come-back = Riprendi il posto
web-show = Mostra le mie carte agli spettatori (e a chiunque altro abbia il link, compresi gli altri giocatori)
web-hide = Nascondi le mie carte agli spettatori
web-undo = Annulla mossa
web-ask-undo = Chiedi di annullare la mossa
web-asks-undo = { $name } chiede di annullare l'ultima mossa.
web-grant = Accetta
web-refuse = Rifiuta
web-withdraw = Ritira la richiesta
web-vote = Proponi che un bot giochi per { $name }
web-record = Scarica la partita
web-rematch = Rivincita (i posti ruotano)
web-talk = Chat
web-say = Invia
web-frozen-about = Questa partita è iniziata con una versione delle regole diversa da quella del server e qui non può continuare. Nulla è andato perso: un server con la stessa versione può riprenderla.
web-goes-on = Questa partita era sospesa perché il server aveva un'altra versione delle regole. Ora riprende da dove era rimasta.

## Fair dice

web-fair = Il sorteggio è equo?
web-fair-about = Tutti i dadi e le carte derivano da un seme segreto, fissato prima della partita. Questa è la sua impronta (SHA-256). A fine partita il seme viene pubblicato e chiunque può verificarlo con il file della partita.
web-fair-seed = Il seme:
web-word = Aggiungi una tua parola al seme:

## Oneself

web-other-device = Accedi da un altro dispositivo
web-other-device-about = Con un link personale ritrovi i tuoi posti su un altro dispositivo. Non condividerlo: chiunque lo apra può giocare al posto tuo.
web-make-link = Crea link
web-enter-as = Vuoi accedere come { $name } su questo dispositivo?
web-enter = Accedi

## What is refused

web-refused-unknown = Pagina non trovata. Forse il link è incompleto.
web-refused-nameless = Prima inserisci il tuo nome.
web-refused-foreign = Non hai accesso: ti serve un invito, oppure questo posto non è tuo.
web-refused-stale = Nel frattempo la situazione al tavolo è cambiata. Controlla e riprova.
web-refused-too-much = Troppe richieste. Aspetta un momento.
web-refused-busy = I suggerimenti sono occupati da altre richieste, o ne hai già una in corso. Riprova tra un momento.
web-refused-elsewhere = Richiesta proveniente da un altro sito: non è stata eseguita.
web-refused-store = Il server non riesce ad accedere ai dati. Nulla è stato modificato: riprova tra poco.
web-refused-frozen = Questa partita è sospesa e non può continuare.
web-refused-full = Tutti i posti sono occupati.
web-refused-taken = Questo posto è già occupato.
web-refused-no-vote = Puoi proporre un bot solo per un altro giocatore di turno, e una volta sola.
web-refused-not-over = La partita non è ancora finita.
web-refused-not-started = La partita non è ancora iniziata.
web-refused-nothing-asked = Ora non devi decidere nulla.
web-refused-nothing-to-undo = Non hai mosse da annullare.
web-refused-over = La partita è finita.
web-refused-started = La partita è già iniziata.
web-refused-bad-action = Indica una mossa.
web-refused-bad-answer = Rispondi sì o no.
web-refused-bad-json = La richiesta non contiene il JSON previsto: vedi /api.
web-refused-bad-lang = Lingue disponibili: en, it, fr, de.
web-refused-bad-limit = Il tempo per mossa è un numero di secondi, da un minuto a un mese.
web-refused-bad-line = Un messaggio può avere da 1 a 500 caratteri visibili.
web-refused-bad-name = Un nome può avere da 1 a 24 caratteri visibili.
web-refused-bad-place = Valori possibili per un posto: me, friend, guest, page, squire, knight, marshal.
web-refused-bad-ply = Indica a quale posizione della partita ti riferisci (ply).
web-refused-bad-seat = Indica un posto.
web-refused-bad-word = Una parola può avere al massimo 40 caratteri visibili.
web-refused-bad-key = La chiave di un comando può avere al massimo 200 caratteri visibili.
web-again = La pagina si aggiorna da sola ogni pochi secondi.
web-still = Interrompi l'aggiornamento
web-undone = L'ultima mossa è stata annullata.
web-rematch-there = Vai alla rivincita
web-voted = { $names }: proposta di far giocare un bot per te. Gioca ora per mantenere il posto.
web-words = Parole aggiunte al seme:
web-limited-minutes = { $n ->
    [one] Un minuto per mossa, poi gioca un bot.
   *[other] { $n } minuti per mossa, poi gioca un bot.
}
web-limited-hours = { $n ->
    [one] Un'ora per mossa, poi gioca un bot.
   *[other] { $n } ore per mossa, poi gioca un bot.
}
web-limited-days = { $n ->
    [one] Un giorno per mossa, poi gioca un bot.
   *[other] { $n } giorni per mossa, poi gioca un bot.
}
web-join = A questo tavolo: { $names }. Vuoi unirti?
web-wait = Avvio manuale (prima ognuno può aggiungere una parola al seme)
web-guest = Ospite
web-forget-about = Se perdi un dispositivo o hai condiviso per errore un link personale, puoi disconnettere tutti gli altri dispositivi e annullare i tuoi link:
web-forget = Disconnetti tutti gli altri dispositivi
web-enter-instead = Su questo dispositivo hai effettuato l'accesso come { $name }. Se continui, da qui non potrai più raggiungere i posti di { $name }. Prima crea un link per { $name }:
web-refused-verb = Metodo non consentito per questo indirizzo.
web-refused-too-large = Contenuto troppo grande.
web-refused-bad-query = Indirizzo non valido. Torna alla pagina iniziale.
web-refused-bad-form = Il modulo non è compilato correttamente. Torna indietro e riprova.
web-refused-away = Al tuo posto sta giocando un bot. Prima riprendi il posto.
web-refused-asked-already = C'è già una richiesta di annullamento in attesa di risposta.
web-refused-vote-early = Il giocatore di turno ha avuto meno di due minuti per questa mossa. Lasciagli ancora un po' di tempo.
web-refused-key-used = Hai già usato questa chiave per un altro comando. Usane una nuova.
web-lost = Connessione persa. La partita è al sicuro: la pagina si ricollega da sola.
web-wishes = Impostazioni
web-theme = Tema
web-theme-own = Sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
web-size = Dimensione del testo
web-size-usual = Normale
web-size-large = Grande
web-size-huge = Molto grande
web-sound = Suoni
web-notify = Avvisami quando tocca a me
web-in-words = Versione testuale
web-hint = Suggerimento
web-hint-is = Suggerimento: { $choice }
web-past = Cronologia: mossa
web-now = Torna alla posizione attuale
web-eyes = Visuale:
web-eye-open = tutte le carte
web-earlier = In precedenza
web-at-once = Gioca contro i bot (livello medio)
web-earnings = Dettaglio dei punti
web-sum = Totale
web-play-on = Continua da qui contro i bot
web-play-on-as = Gioca come
web-study = partita importata
web-told = Questo tavolo continua una partita iniziata altrove: l'equità del sorteggio non è verificabile per l'intera partita.
web-open-record = Importa una partita
web-open-record-about = Rivedi una partita mossa per mossa, dal punto di vista di ogni giocatore, e continuala da qualsiasi posizione. Serve il testo che si scarica da ogni tavolo o che il programma salva nel terminale.
web-record-file = Da un file
web-record-text = oppure incolla il testo
web-search = Cerca nelle regole
web-print = Stampa
web-close = Chiudi
web-confirm = Premi di nuovo per confermare: poi toccherà agli altri e la mossa non si potrà più annullare liberamente.
web-minutes = circa { $n } minuti

## What is chosen, how long it takes, and keys

web-clear = Deseleziona tutto
web-picked = Selezione:
web-ways = Seleziona carte o spazi qui sotto. Mosse possibili:
web-unfold = Elencale tutte
web-next-luck = Si pescano carte o si lanciano dadi…
web-thinking-time = Tempo di riflessione:
web-time-left = Tempo rimasto:
web-clock-since = dal { $time } UTC
web-clock-until = fino al { $time } UTC
web-keys = Scorciatoie da tastiera
web-key-tab = passa all'elemento successivo
web-key-enter = seleziona un elemento o conferma
web-key-number = vai alla mossa con questo numero
web-key-escape = annulla la selezione
web-found = Paragrafi trovati:
web-new-table = { $game }: nuovo tavolo
web-step-first = Inizio della partita
web-step-back = Mossa precedente
web-step-on = Mossa successiva
web-step-last = Ultima mossa
web-log-empty = Ancora nessun evento.
web-guide-more = Continua a leggere
web-curtain-pass = Passa il dispositivo a { $name }.
web-curtain-show = Sono { $name }: mostra le mie carte

web-guide = Prima partita guidata
web-guide-name = Guida
web-guide-off = Disattiva la guida
