# The pages of the server.

## Around every page

web-rules = Regole
web-me = Chi sono
web-back = Torna all'ingresso
web-refused = Non è andata
web-keep = Conserva
web-your-name = Il tuo nome

## The lobby

web-lobby = Giochi di corona e di corte
web-my-tables = I tuoi tavoli
web-open-tables = Tavoli aperti
web-your-turn = Tocca a te
web-waits-for = in attesa di { $names }
web-waits-for-people = in attesa di giocatori
web-frozen = fermo
web-players = da { $least } a { $most } giocatori
web-about-krieg = I nobili di un vecchio re decidono le sorti del regno, si contendono i suoi problemi e costruiscono una cattedrale, insieme e l'uno contro l'altro.
web-about-verraeter = Due case reali si contendono un anello di terre. I ruoli si scelgono in segreto, e un traditore cambia parte all'ultimo momento.
web-about-kingsburg = I governatori tirano i dadi, si guadagnano il favore dei consiglieri del re, costruiscono la loro provincia e resistono agli invasori di ogni inverno.

## Setting up

web-set-up = Prepara un tavolo
web-seats = Posti
web-seat-me = io
web-seat-friend = un amico, con un link
web-seat-guest = qualcuno a questo schermo
web-seat-none = nessuno
web-guest-name = nome dell'ospite
web-time = Tempo per muovere
web-limit-none = Quanto si vuole
web-limit-minutes = Dieci minuti, poi muove un bot
web-limit-day = Un giorno, poi muove un bot
web-limit-days = Tre giorni, poi muove un bot
web-listed = Tutti possono trovare questo tavolo e partecipare

## Before the game

web-invite = Manda questo link agli amici:
web-watch = Chi ha questo link può guardare:
web-start = { $n ->
    [0] Si comincia
    [one] Si comincia; un bot prende il posto libero
   *[other] Si comincia; i bot prendono i { $n } posti liberi
}
web-sit-down = Siediti
web-nobody = libero
web-away = (assente, muove un bot)

## At the table

web-log = Che cosa è successo
web-whole-log = Dall'inizio
web-rule = regola
web-do-it = Fallo
web-not-possible = Non possibile ora, e perché
web-curtain = Più persone usano questo schermo. Passalo, poi guarda come:
web-look-as = { $name }
web-pass-screen = Passa lo schermo
web-look-over = Guarda le carte di { $name }
web-leave = Lascia il posto a un bot
web-come-back = Sono tornato
web-show = Mostra ciò che vedo a chiunque abbia il link per gli spettatori (ce l'hanno anche gli altri al tavolo)
web-hide = Non mostrare più agli spettatori ciò che vedo
web-undo = Torna indietro
web-ask-undo = Chiedi di tornare indietro
web-asks-undo = { $name } vorrebbe annullare l'ultima mossa.
web-grant = D'accordo
web-refuse = Meglio di no
web-withdraw = Lascia stare
web-vote = Fai muovere un bot per { $name }
web-record = Scarica la registrazione
web-rematch = Ancora una partita, ognuno un posto più in là
web-talk = Chiacchiere
web-say = Di'
web-frozen-about = Questa partita è cominciata con regole diverse da quelle di questo server e non può continuare. Niente è andato perduto: un server della sua versione può riprenderla.
web-goes-on = Questa partita era ferma perché il server aveva regole diverse da quelle con cui era cominciata. Ora continua da dove era rimasta.

## Fair dice

web-fair = I dadi sono onesti?
web-fair-about = Tutti i dadi e le carte vengono da un seme segreto fissato prima della partita. Questa è la sua impronta (SHA-256); a fine partita il seme viene mostrato, e chiunque può verificarlo con la registrazione.
web-fair-seed = Il seme:
web-word = Aggiungi al seme una tua parola:

## Oneself

web-other-device = Un altro dispositivo
web-other-device-about = Un link personale porta i tuoi posti su un altro dispositivo. Non darlo a nessuno: chi ce l'ha è te.
web-make-link = Crea un link
web-enter-as = Vuoi essere { $name } su questo dispositivo?
web-enter = Sì, sono io

## What is refused

web-refused-unknown = Qui non c'è niente. Forse il link non è completo.
web-refused-nameless = Prima di' come ti chiami.
web-refused-foreign = Questo è per altri: ti serve un invito, o il posto non è tuo.
web-refused-stale = Nel frattempo il tavolo è andato avanti. Guarda di nuovo, poi decidi.
web-refused-too-much = Troppo in una volta. Aspetta un momento.
web-refused-busy = I cavalieri stanno consigliando altri, o già te. Chiedi di nuovo tra un momento.
web-refused-elsewhere = Veniva da un altro sito e non è stato fatto.
web-refused-store = Il server non raggiunge la sua memoria. Non è stato fatto niente; riprova fra poco.
web-refused-frozen = Questa partita è ferma e non può continuare.
web-refused-full = Tutti i posti sono occupati.
web-refused-taken = Lì c'è già qualcuno.
web-refused-no-vote = Puoi chiedere un bot solo al posto di un altro che deve muovere, e una volta sola.
web-refused-not-over = La partita non è ancora finita.
web-refused-not-started = La partita non è ancora cominciata.
web-refused-nothing-asked = Ora nessuno ti chiede niente.
web-refused-nothing-to-undo = Non hai niente da annullare.
web-refused-over = La partita è finita.
web-refused-started = La partita è già cominciata.
web-refused-bad-action = Di' che cosa vuoi fare.
web-refused-bad-answer = Di' sì o no.
web-refused-bad-json = La richiesta non è il JSON che ci si aspetta qui; /api lo descrive.
web-refused-bad-lang = Le lingue sono en, it, fr e de.
web-refused-bad-limit = Il tempo per muovere è un numero di secondi, da un minuto a un mese.
web-refused-bad-line = Una riga ha da 1 a 500 caratteri visibili.
web-refused-bad-name = Un nome ha da 1 a 24 caratteri visibili.
web-refused-bad-place = Un posto è per me, friend, guest, page, squire, knight o marshal.
web-refused-bad-ply = Di' per quale posizione del tavolo vale (ply).
web-refused-bad-seat = Di' quale posto.
web-refused-bad-word = Una parola ha al massimo 40 caratteri visibili.
web-refused-bad-key = La chiave di un comando ha al massimo 200 caratteri visibili.
web-again = Questa pagina si ricarica ogni pochi secondi.
web-still = Fermala
web-undone = Qualcosa è stato appena ritirato.
web-rematch-there = Si gioca di nuovo: vai lì
web-voted = Desiderio di { $names }: che un bot giochi per te. Gioca, e il posto resta tuo.
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
web-join = A questo tavolo: { $names }. Vuoi sederti?
web-wait = Comincia solo quando lo dico io (così ognuno può prima aggiungere una parola ai dadi)
web-guest = Ospite
web-forget-about = Se perdi un dispositivo o hai dato via un link, rendi estranei tutti gli altri dispositivi e tutti i tuoi link:
web-forget = Dimentica tutti gli altri dispositivi
web-enter-instead = Su questo dispositivo sei { $name }. Se continui, il dispositivo lo dimentica e i posti di { $name } non si raggiungono più da qui. Crea prima un link per { $name }:
web-refused-verb = Questo non si può fare a questo indirizzo.
web-refused-too-large = È troppo grande.
web-refused-bad-query = Questo indirizzo non viene da questo server. Torna all'ingresso.
web-refused-bad-form = Il modulo non è compilato come dovrebbe. Torna indietro e riprova.
web-refused-away = Hai lasciato il posto a un bot. Prima torna.
web-refused-asked-already = Qualcuno ha già chiesto di ritirare qualcosa; prima va data risposta.
web-refused-vote-early = Questa mossa aspetta da meno di due minuti. Lascia un po' di tempo.
web-refused-key-used = Hai usato questa chiave per un altro comando. Prendine una nuova.
web-lost = La connessione è caduta. Al tavolo non si perde nulla; questa pagina riprende da sola.
web-wishes = Come piace a te
web-theme = Colori
web-theme-own = come il dispositivo
web-theme-light = chiari
web-theme-dark = scuri
web-size = Testo
web-size-usual = normale
web-size-large = grande
web-size-huge = molto grande
web-sound = Suoni
web-notify = Avvisami quando tocca a me
web-in-words = Il tavolo in parole
web-hint = Che farebbe un cavaliere?
web-hint-is = Un cavaliere farebbe: { $choice }
web-past = Il passato
web-now = Torna al presente
web-eyes = Visto da
web-eye-open = tutti
web-earlier = Prima
web-at-once = Gioca subito, contro cavalieri
web-earnings = Da dove viene ogni punto
web-sum = In tutto
web-play-on = Continua da qui, contro i cavalieri
web-play-on-as = Come
web-study = una partita registrata
web-told = Questo tavolo continua una partita giocata altrove: per l'intera partita non c'è quindi una prova della fortuna onesta.
web-open-record = Apri una registrazione
web-open-record-about = Riguarda una partita mossa per mossa e con gli occhi di ciascuno, e continua da qualsiasi posizione. La registrazione è il testo che ogni tavolo permette di scaricare, o che il programma scrive nel terminale.
web-record-file = Da un file
web-record-text = o come testo
web-search = Cerca nelle regole
web-close = Chiudi
web-confirm = Sceglilo ancora una volta: dopo tocca agli altri, e non si può più annullare senza di loro.
web-minutes = circa { $n } minuti

## What is chosen, how long it takes, and keys

web-clear = Annulla la scelta
web-picked = Scelti:
web-ways = Scegli i pezzi qui sotto. Modi di proseguire:
web-unfold = Mostrali tutti
web-next-luck = Ora: dadi o carte.
web-thinking-time = Tempo di riflessione:
web-time-left = Tempo rimasto:
web-clock-since = dal { $time } UTC
web-clock-until = fino al { $time } UTC
web-keys = Con la tastiera
web-key-tab = da un pezzo al prossimo
web-key-enter = scegli un pezzo, o fallo
web-key-number = vai a quella scelta
web-key-escape = scegli da capo
web-found = Paragrafi trovati:
web-new-table = { $game }: un nuovo tavolo
web-step-first = All'inizio
web-step-back = Un passo indietro
web-step-on = Un passo avanti
web-step-last = Alla fine
web-log-empty = Ancora niente.
web-guide-more = Continua a leggere
web-curtain-pass = Passa lo schermo a { $name }.
web-curtain-show = Sono { $name }: mostrami le mie carte
