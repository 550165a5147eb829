# Krieg und Frieden.

kr-title = Krieg und Frieden
    .about = Un vecchio re senza eredi osserva i suoi nobili. Risolvi i problemi del regno, cura il tuo feudo, saccheggia quelli dei rivali e costruisci, parte dopo parte, la sua cattedrale.

## Cards, parts of the cathedral

kr-good-knights = Cavalieri
    .count = { $n ->
        [one] { $n } Cavaliere
       *[other] { $n } Cavalieri
    }
    .tile = un Privilegio Cavalieri
    .text = Lo scudo. Un cavaliere attacca il feudo di un avversario o respinge un attacco al tuo.
kr-good-wealth = Ricchezze
    .count = { $n ->
        [one] { $n } Ricchezza
       *[other] { $n } Ricchezze
    }
    .tile = un Privilegio Ricchezze
    .text = La coppa. Corrompe un cavaliere avversario.
kr-good-workers = Lavoratori
    .count = { $n ->
        [one] { $n } Lavoratore
       *[other] { $n } Lavoratori
    }
    .tile = un Privilegio Lavoratori
    .text = Il martello. Trasforma una casa colonica in una casa dei lavoratori, accanto alla cattedrale.
kr-good-grain = Grano
    .count = { $n } Grano
    .tile = un Privilegio Grano
    .text = Le spighe. Servono a costruire una casa colonica.
kr-problem-war = Guerra
kr-problem-tax = Tassazione
kr-problem-revolt = Rivolta
kr-problem-famine = Carestia
kr-symbol-cathedral = cattedrale
    .text = Chi vince costruisce la parte successiva della cattedrale.
kr-symbol-privilege = privilegio
    .text = Chi vince riceve PV e prende un Privilegio.
kr-matter = { $problem }/{ $symbol }
kr-part-nave = navata centrale
    .the = la navata centrale
kr-part-aisle = prima navata laterale
    .the = la prima navata laterale
kr-part-second-aisle = seconda navata laterale
    .the = la seconda navata laterale
kr-part-choir = coro
    .the = il coro
kr-part-facade = facciata
    .the = la facciata
kr-part-roof = tetto
    .the = il tetto
kr-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}

## Moments

kr-lap = Anno
kr-moment = Anno { $year }, { $season }
kr-moment-setup = Si stanno per distribuire le carte
kr-moment-over = Anno { $year }: la partita è finita
kr-season-winter = inverno: l'Agenda
kr-season-spring = primavera: l'asta
kr-season-summer = estate: le azioni
kr-season-autumn = autunno: rendite, Aiuto del Re e Decime

## Questions

kr-ask-play = Quale carta Agenda giochi?
kr-ask-swap = Paghi un Privilegio per cambiare la carta Agenda?
kr-ask-first-bid = Nessuno ha ancora offerto. Che cosa offri?
kr-ask-bid = L'offerta più alta è { $high }. Rilanci o passi?
kr-ask-privilege = Quale Privilegio prendi?
kr-ask-act = Che cosa fai ora?
kr-ask-answer = { $by } attacca il tuo feudo! Ti difendi con un Cavaliere, oppure quale casa perdi?
kr-ask-first-card = Quale carta prendi dal mazzo come prima della tua rendita?
kr-ask-plea = La tua rendita è misera. Invochi l'Aiuto del Re? E chi deve donarti metà delle sue carte?
kr-ask-tithe = Hai troppe carte in mano. { $due ->
    [one] Quale carta versi come Decima?
   *[other] Quali { $due } carte versi come Decime?
}

## Choices

kr-do-play = Gioca { $matter }
kr-do-swap = Paga { $tile } e cambia la carta con { $matter }
kr-do-take = Paga { $tile } e prendi la carta dal tavolo
kr-do-let-stand = Lascia l'Agenda com'è
kr-do-pass = Passa
kr-do-bid = Offri { $cards }: in tutto { $total }
kr-do-bid-nothing = Offri senza carte
kr-do-privilege = Prendi { $tile } dalla riserva comune
kr-do-privilege-from = Prendi { $tile } da { $from }
kr-do-farm = Costruisci una casa colonica con 1 Grano
kr-do-worker = Assegna lavoratori alla cattedrale con 1 Lavoratore
kr-do-attack = Attacca { $target } con 1 Cavaliere
kr-do-bribe = Corrompi un cavaliere di { $target } con 1 Ricchezza
kr-do-done = Termina il turno
kr-do-defend = Respingi l'attacco con 1 Cavaliere
kr-do-lose-outer = Perdi una casa colonica
kr-do-lose-inner = Perdi una casa dei lavoratori
kr-do-choose = Prendi { $card }
kr-do-plead = Chiedi metà delle carte di { $from }
kr-do-stay-proud = Non invocare l'Aiuto del Re
kr-do-discard = Scarta { $cards }

## What happened

kr-event-dealt = Le carte sono distribuite. { $adviser } è Consigliere del Re; sul tavolo c'è la carta iniziale { $matter }.
kr-event-year-began = Comincia l'anno { $year }.
kr-event-played = { $by } gioca la carta Agenda { $matter }.
kr-event-swapped = { $by } paga { $tile }, gioca { $matter } e prende in mano { $back }.
kr-event-took = { $by } paga { $tile } e prende { $matter } dal tavolo; un'altra carta deve sostituirla.
kr-event-let-stand = { $by } lascia l'Agenda com'è.
kr-event-raised = { $by } offre { $cards }: in tutto { $total }.
kr-event-folded = { $by } passa.
kr-event-folded-back = { $by } passa e riprende { $back }.
kr-event-folded-lost = { $by } passa e riprende { $back }; perde { $lost }.
kr-event-won = { $by } vince l'asta con { $total }, è Consigliere del Re e scarta { $lost }.
kr-event-won-free = { $by } vince l'asta senza carte ed è Consigliere del Re.
kr-event-sealed = Il Re premia { $by } con { $vp } PV.
kr-event-built = { $by } costruisce { $part } e riceve { $vp } PV{ $workers ->
    [0] .
    [one] , di cui 1 per una casa dei lavoratori che torna nella riserva.
   *[other] , di cui { $workers } per case dei lavoratori che tornano nella riserva.
}
kr-event-privileged = { $by } prende { $tile } dalla riserva comune.
kr-event-privileged-from = { $by } prende { $tile } da { $from }.
kr-event-no-privilege = Non c'è nessun Privilegio che { $by } possa prendere.
kr-event-retired = La carta Agenda { $matter } esce dal gioco.
kr-event-founded = { $by } costruisce una casa colonica.
kr-event-sent = { $by } assegna lavoratori alla cattedrale.
kr-event-attacked = { $by } attacca { $target }.
kr-event-defended = { $target } respinge l'attacco con un Cavaliere.
kr-event-burned-outer = { $by } brucia una casa colonica di { $target }.
kr-event-burned-inner = { $by } brucia una casa dei lavoratori di { $target }.
kr-event-looted = { $by } mette da parte, { $count ->
    [one] coperta, una carta
   *[other] coperte, { $count } carte
} di bottino.
kr-event-bribed = { $by } corrompe un cavaliere di { $target }, che deve scartarlo.
kr-event-bribe-failed = { $by } tenta di corrompere { $target }, che non ha Cavalieri e deve mostrare tutta la mano.
kr-event-shown = { $by } vede la mano di { $target }: { $cards }.
kr-event-shown-nothing = { $by } vede che { $target } non ha carte.
kr-event-turn-ended = { $by } termina il turno.
kr-event-turn-ended-loot = { $by } termina il turno e prende in mano { $loot ->
    [one] la carta
   *[other] le { $loot } carte
} del bottino.
kr-event-loot-taken = { $by } ha preso come bottino { $cards }.
kr-event-reshuffled = Gli scarti vengono mescolati e formano un nuovo mazzo.
kr-event-drew = { $by } pesca { $count ->
    [one] una carta
   *[other] { $count } carte
}.
kr-event-drew-cards = { $by } ha pescato { $cards }.
kr-event-no-cards = Per { $by } non c'è più nessuna carta.
kr-event-looked-through = { $by } guarda nel mazzo, che contiene ancora { $kinds }.
kr-event-chose = { $by } sceglie { $card } dal mazzo.
kr-event-recovered = { $by } prende { $card } dagli scarti grazie a un Privilegio.
kr-event-pleaded = { $by } invoca l'Aiuto del Re: { $from } deve donare.
kr-event-proud = { $by } non invoca l'Aiuto del Re.
kr-event-gave = { $to } riceve da { $from } { $count ->
    [one] una carta pescata
   *[other] { $count } carte pescate
} a caso.
kr-event-gave-cards = { $to } ha ricevuto da { $from }: { $cards }.
kr-event-tithed = { $by } versa come Decime { $cards }.
kr-event-mobilised = { $by } scopre le carte, converte { $cards } in { $vp } PV e tiene { $left }.
kr-event-mobilised-all = { $by } scopre le carte e le converte in { $vp } PV: { $cards }.
kr-event-mobilised-nothing = { $by } scopre le carte, non ne ricava PV e tiene { $left }.
kr-event-mobilised-empty = { $by } non ha carte da scoprire.
kr-event-ended = La partita è finita.

## Why not

kr-reason-game-over = La partita è finita.
kr-reason-not-your-turn = Non tocca a te.
kr-reason-other-question = Questo non risponde alla domanda in corso.
kr-reason-no-such-matter = Non hai quella carta Agenda.
kr-reason-no-such-privilege = Non hai un Privilegio di quel tipo con cui pagare.
kr-reason-has-matters = Solo chi non ha carte Agenda può prendere quella sul tavolo; tu puoi cambiarla.
kr-reason-empty-bid = Un rilancio richiede almeno una carta.
kr-reason-not-in-hand = Non hai in mano queste carte.
kr-reason-bid-too-low = Il tuo totale deve superare l'offerta più alta.
kr-reason-exhausted = La riserva comune non ha più Privilegi di quel tipo.
kr-reason-still-in-supply = La riserva comune ha ancora un Privilegio di quel tipo; solo quando non ne ha più puoi prenderlo a un altro giocatore.
kr-reason-no-tile-there = Quel giocatore non ha un Privilegio di quel tipo.
kr-reason-fewer-points = Quel giocatore ha meno PV di te; la variante light protegge i più deboli.
kr-reason-oneself = Devi indicare un avversario.
kr-reason-nobody-there = Lì non siede nessuno.
kr-reason-no-grain = Una casa colonica costa una carta Grano, e non ne hai.
kr-reason-no-reserve = Non hai più case nella tua riserva.
kr-reason-no-workers = Assegnare lavoratori costa una carta Lavoratori, e non ne hai.
kr-reason-no-inner-site = I tuoi spazi accanto alla cattedrale sono tutti occupati.
kr-reason-too-few-farms = Avresti più case dei lavoratori che case coloniche.
kr-reason-no-knights = Serve una carta Cavaliere, e non ne hai.
kr-reason-nothing-to-burn = Quel giocatore non ha case da bruciare.
kr-reason-no-wealth = Corrompere costa una carta Ricchezze, e non ne hai.
kr-reason-no-house-there = Non hai una casa di quel tipo.
kr-reason-not-in-deck = Nel mazzo non ci sono carte di quel tipo.
kr-reason-poorer-than-you = Quel giocatore ha meno PV di te.
kr-reason-too-few-cards = Quel giocatore ha troppo poche carte per donarne metà.
kr-reason-wrong-tithe = Le Decime riportano la mano al limite, né più né meno.
kr-reason-not-the-box = Ora non si pesca nulla.
kr-reason-other-draw = Bisognava pescare qualcos'altro.
kr-reason-wrong-count = Bisognava pescare un altro numero di carte.
kr-reason-not-in-box = Le carte non sono dove dovrebbero essere.
kr-reason-wrong-adviser = Il primo Consigliere è stabilito in altro modo.

## What could have been read

kr-expected-action = play CARTA, swap K CARTA, take K, pass, bid CARTE, privilege K [from POSTO], farm, worker, attack POSTO, bribe POSTO, done, defend, lose outer|inner, choose K, plead POSTO o discard CARTE
kr-expected-cards = le carte come lettere (K, C, H, G), o - per nessuna
kr-expected-agenda-card = una carta Agenda: war, tax, revolt o famine, /, cathedral o privilege
kr-expected-fewer-agenda-cards = meno carte Agenda
kr-expected-kind = un tipo: K, C, H o G
kr-expected-seat = un posto: da 1 a 4
kr-expected-site = outer o inner
kr-expected-draw = draw CARTE, oppure deal adviser=POSTO POSTO:CARTE:CARTE …
kr-expected-adviser = adviser=POSTO
kr-expected-deal = POSTO:CARTE:CARTE, ogni posto una volta e in ordine

## Figures that make no game

kr-misfit-hand-limit = il limite di carte in mano va da 1 a 10
kr-misfit-start-hand = la mano iniziale ha almeno 1 carta e non supera il limite di carte in mano
kr-misfit-resources = servono da 1 a 40 carte per tipo, abbastanza per quattro mani iniziali
kr-misfit-start-farms = un feudo non può iniziare con più case coloniche che case
kr-misfit-houses = servono da 1 a 20 case, e uno spazio esterno per ognuna
kr-misfit-start-card = la carta iniziale deve essere una delle carte Agenda
kr-misfit-strategic-removes = una carta che la variante strategica toglie non esiste in aggiunta alla carta iniziale
kr-misfit-agenda-deal = le carte Agenda devono potersi dividere in parti uguali fra tre e fra quattro giocatori: 16 (o 28, 40 …), di cui la variante strategica ne lascia 12 (o 24 …) oltre alla carta iniziale
kr-misfit-too-few-cathedrals = anche nella variante strategica servono sei carte con la cattedrale, altrimenti la partita non finirebbe
kr-misfit-values = i valori per un problema devono essere 1, 2, 3 e 4, ognuno una volta
kr-misfit-privileges = non ci possono essere più di nove tessere per tipo di Privilegio
kr-misfit-points = una ricompensa non può superare nove punti
kr-misfit-agenda-card = «{ $name }» non si legge; previsto: { kr-expected-agenda-card }
kr-misfit-parts = la cattedrale ha sei parti: indica i punti di ognuna

## The table

kr-table = Il regno
kr-adviser = Consigliere del Re: { $adviser }
kr-lying = Carta Agenda sul tavolo: { $matter }, giocata da { $by }
kr-lying-start = Carta Agenda sul tavolo: { $matter }, la carta iniziale
kr-values = Valore delle carte ({ $problem }): { $values }
kr-cathedral = Cattedrale: { $parts } { $parts ->
    [one] parte
   *[other] parti
} su { $all }; la prossima: { $next }
kr-cathedral-complete = La cattedrale è finita.
kr-deck = Mazzo: { $deck }
kr-deck-kinds = { $cards } dei tipi { $kinds }
kr-discards = Scarti: { $cards }
kr-supply = Privilegi nella riserva comune: { $tiles }
kr-loot = Bottino messo da parte: { $loot }
kr-retired = Carte Agenda uscite dal gioco: { $matters }
kr-auction = { $high ->
    [0] Nessuna offerta
   *[other] Offerta più alta: { $high }
}; ancora in gara: { $seats }
kr-looted = Feudi saccheggiati in questo turno: { $seats }
kr-poor = La rendita più misera di questo autunno: { $seats }
kr-seat = { $seat }: { $vp } PV, { $farms ->
    [one] { $farms } casa colonica
   *[other] { $farms } case coloniche
}, { $workers ->
    [one] { $workers } casa dei lavoratori
   *[other] { $workers } case dei lavoratori
}, { $reserve ->
    [one] { $reserve } casa
   *[other] { $reserve } case
} di riserva
kr-seat-privileges = Privilegi: { $tiles }
kr-seat-hand = Mano, { $size }: { $cards }
kr-seat-hand-hidden = Mano: { $size }
kr-seat-hand-known = Mano: { $size }, tra cui { $cards }
kr-seat-seen = Tutti ne hanno visto: { $cards }
kr-seat-matters = Carte Agenda: { $matters }
kr-seat-matters-hidden = Carte Agenda: { $n }
kr-seat-matters-known = Carte Agenda: { $n }, tra cui { $matters }
kr-seat-bid = Offerta di { $total }: { $raises }
kr-then = {", poi "}
kr-seat-has-seen = Ha visto nella mano di { $of }: { $cards }

## The board

kr-board-vp = { $vp } PV
kr-board-farms = case coloniche
kr-board-workers = case dei lavoratori
kr-board-no-privilege = nessun Privilegio
kr-board-cathedral = Cattedrale { $parts }/6
kr-board-passed = ha passato
kr-board-piles = Mazzo { $deck } · Scarti { $discards } · Privilegi rimasti { $supply }
kr-board-loot = {" · "}Bottino { $loot }
kr-board-legend = ♔ Consigliere · ◆ 5 PV · • 1 PV · [K] Privilegio · ▮ carta Risorsa · ▯ Agenda

## The board, drawn

kr-draw-council = Davanti al Re
kr-draw-no-matter = Nessuna carta Agenda sul tavolo.
kr-draw-values = Valore delle carte
kr-draw-auction = L'asta
kr-draw-highest = offerta più alta
kr-draw-deck = Mazzo
kr-draw-discards = Scarti
kr-draw-supply = Privilegi nella riserva comune
kr-draw-loot = Bottino
kr-draw-retired = Fuori dal gioco
kr-draw-privileges = Privilegi

## Options

kr-option-edition = Quale regolamento si segue
kr-option-edition-classic = Krieg und Frieden: { $points-classic-privilege } PV con una carta Privilegio, { $points-classic-parts-1 }, { $points-classic-parts-2 }, { $points-classic-parts-3 }, { $points-classic-parts-4 }, { $points-classic-parts-5 } e { $points-classic-parts-6 } per le parti della cattedrale; in inverno il giro dei cambi parte dalla sinistra del Consigliere.
kr-option-edition-spada = La Spada e la Fede: { $points-spada-privilege } PV con una carta Privilegio, { $points-spada-parts-1 }, { $points-spada-parts-2 }, { $points-spada-parts-3 }, { $points-spada-parts-4 }, { $points-spada-parts-5 } e { $points-spada-parts-6 } per le parti; in inverno il giro dei cambi parte dalla sinistra di chi ha giocato la carta.
kr-option-variants = Quali regole cambiano
kr-option-variants-strategic = Strategica: tre carte Agenda in meno; chi costruisce una parte della cattedrale prende anche un Privilegio.
kr-option-variants-light = Light: si può prendere un Privilegio solo a chi ha almeno altrettanti PV.
kr-option-variants-global = Globale: strategica e light, e ogni autunno ciascuno sceglie la prima carta della propria rendita.
kr-option-variants-dagger = Dagger: i punti de La Spada e la Fede nell'edizione classica.
kr-option-variants-mobilisation = Mobilitazione: l'anno del tetto si gioca fino in fondo, poi le carte in mano valgono PV.
kr-option-adviser = Chi è il primo Consigliere (in tre o con la variante strategica)
kr-option-adviser-drawn = Il primo Consigliere è estratto a sorte.
kr-option-adviser-1 = Il primo Consigliere siede al primo posto.
kr-option-adviser-2 = Il primo Consigliere siede al secondo posto.
kr-option-adviser-3 = Il primo Consigliere siede al terzo posto.
kr-option-adviser-4 = Il primo Consigliere siede al quarto posto.

## Why a bot likes or dislikes it

kr-why-suits-my-hand = La carta promette più a te che ai tuoi rivali.
kr-why-suits-rivals = La carta promette più ai tuoi rivali che a te.
kr-why-ends-well = Con questa carta si può costruire il tetto, e probabilmente vinceresti.
kr-why-ends-badly = Con questa carta si può costruire il tetto, ma probabilmente non vinceresti.
kr-why-lets-stand = La carta sul tavolo può restare.
kr-why-better-agenda = La nuova carta vale il Privilegio.
kr-why-swap-too-dear = La nuova carta non vale il Privilegio.
kr-why-wards-off-agenda = Liberarsi della carta vale il Privilegio.
kr-why-taking-too-dear = Liberarsi della carta non vale il Privilegio.
kr-why-wins-auction = L'offerta dovrebbe bastare, e il premio vale le carte.
kr-why-tries-for-prize = L'offerta può bastare, o far pagare di più un rivale.
kr-why-bid-too-dear = Le carte valgono più del premio.
kr-why-builds-to-win = Con il tetto vinceresti la partita.
kr-why-builds-to-lose = Con il tetto perderesti la partita.
kr-why-prize-too-small = Il premio per te non vale nulla.
kr-why-keeps-cards = Conservi le carte per dopo.
kr-why-cuts-losses = Perdi ciò che hai offerto prima dell'ultimo rilancio, ma non di più.
kr-why-completes-pair = Completa una coppia di case coloniche: una carta in più ogni autunno.
kr-why-founds-farm = È metà di una coppia di case coloniche, o una futura casa dei lavoratori.
kr-why-sends-worker = Una casa dei lavoratori vale 1 PV quando costruisci una parte della cattedrale.
kr-why-farm-pays-more = La casa colonica e la carta valgono più di una casa dei lavoratori.
kr-why-raids-unguarded = Probabilmente nessun Cavaliere difende il feudo.
kr-why-raids-guarded = Probabilmente un Cavaliere respingerà l'attacco.
kr-why-burns-without-loot = Brucia una casa, ma in questo turno il feudo è già stato saccheggiato.
kr-why-bribes-knight = Probabilmente c'è un Cavaliere da corrompere.
kr-why-bribe-wasted = Probabilmente non c'è nessun Cavaliere da corrompere.
kr-why-keeps-the-rest = Conservi ciò che ti resta in mano.
kr-why-saves-house = Salva una casa, e non c'è bottino.
kr-why-loses-farm = Si perde una casa colonica, e con essa una parte della tua rendita.
kr-why-loses-worker = Si perde una casa dei lavoratori, e con essa un PV futuro.
kr-why-takes-from-supply = Viene dalla riserva comune: nessuno ci perde.
kr-why-takes-from-rival = Lo perde un rivale.
kr-why-chooses-card = Conta quanto la carta ti è utile.
kr-why-pleads-for-cards = Metà della mano vale più del Privilegio che prende chi dona.
kr-why-plea-helps-giver = Ci guadagnerebbe di più chi dona.
kr-why-stays-proud = Non chiedi nulla, e nessuno ci guadagna.
kr-why-pays-tithe = Conta quanto ti mancheranno queste carte.
kr-earned-seals = Privilegi vinti
kr-earned-cathedral = Cattedrale
kr-earned-mobilisation = Mobilitazione
