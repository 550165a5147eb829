# Krieg und Frieden.

kr-title = Krieg und Frieden
    .about = Un vecchio re senza eredi cerca un successore. Risolvi i problemi del regno, difendi il tuo feudo, saccheggia quelli dei rivali e contribuisci a costruire la cattedrale.

## Cards, parts of the cathedral

kr-good-knights = Cavalieri
    .count = { $n ->
        [one] { $n } Cavaliere
       *[other] { $n } Cavalieri
    }
    .tile = un Privilegio Cavalieri
    .text = Lo scudo. Serve ad attaccare il feudo di un avversario o a respingere un attacco al tuo.
kr-good-wealth = Ricchezze
    .count = { $n ->
        [one] { $n } Ricchezza
       *[other] { $n } Ricchezze
    }
    .tile = un Privilegio Ricchezze
    .text = La coppa. Serve a corrompere un cavaliere avversario.
kr-good-workers = Lavoratori
    .count = { $n ->
        [one] { $n } Lavoratore
       *[other] { $n } Lavoratori
    }
    .tile = un Privilegio Lavoratori
    .text = Il martello. Serve a trasformare una casa colonica in una casa dei lavoratori, accanto alla cattedrale.
kr-good-grain = Grano
    .count = { $n } Grano
    .tile = un Privilegio Grano
    .text = Le spighe. Serve a costruire una casa colonica.
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
kr-moment-setup = Preparazione
kr-moment-over = Anno { $year }: partita finita
kr-season-winter = inverno: carta Agenda
kr-season-spring = primavera: asta
kr-season-summer = estate: azioni
kr-season-autumn = autunno: rendite, Aiuto del Re e Decime

## Questions

kr-ask-play = Quale carta Agenda giochi?
kr-ask-swap = Vuoi pagare un Privilegio per cambiare la carta Agenda?
kr-ask-first-bid = Nessuno ha ancora fatto offerte. Quanto offri?
kr-ask-bid = L'offerta più alta è { $high }. Rilanci o passi?
kr-ask-privilege = Quale Privilegio prendi?
kr-ask-act = Quale azione fai?
kr-ask-answer = { $by } attacca il tuo feudo. Ti difendi con un Cavaliere o perdi una casa?
kr-ask-first-card = Quale carta prendi dal mazzo come prima carta della rendita?
kr-ask-plea = Vuoi invocare l'Aiuto del Re? Scegli chi deve donarti metà delle sue carte.
kr-ask-tithe = Hai troppe carte in mano. { $due ->
    [one] Quale carta paghi come Decima?
   *[other] Quali { $due } carte paghi come Decime?
}

## Choices

kr-do-play = Gioca { $matter }
kr-do-swap = Paga { $tile } e cambia la carta con { $matter }
kr-do-take = Paga { $tile } e prendi in mano la carta sul tavolo
kr-do-let-stand = Passa: non cambiare la carta Agenda
kr-do-pass = Passa
kr-do-bid = Offri { $cards } (totale { $total })
kr-do-bid-nothing = Non offrire carte
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
kr-do-plead = Prendi metà delle carte di { $from }
kr-do-stay-proud = Rinuncia all'Aiuto del Re
kr-do-discard = Scarta { $cards }

## What happened

kr-event-dealt = Le carte sono state distribuite. { $adviser } è Consigliere del Re; la carta Agenda sul tavolo è quella iniziale, { $matter }.
kr-event-year-began = Inizia l'anno { $year }.
kr-event-played = { $by } gioca la carta Agenda { $matter }.
kr-event-swapped = { $by } paga { $tile }, gioca { $matter } e prende in mano { $back }.
kr-event-took = { $by } paga { $tile } e prende in mano { $matter } dal tavolo; un altro giocatore deve sostituirla.
kr-event-let-stand = { $by } passa e non cambia la carta Agenda.
kr-event-raised = { $by } offre { $cards } (totale { $total }).
kr-event-folded = { $by } passa.
kr-event-folded-back = { $by } passa e riprende { $back }.
kr-event-folded-lost = { $by } passa e riprende { $back }; perde { $lost }.
kr-event-won = { $by } vince l'asta con { $total }, diventa Consigliere del Re e scarta { $lost }.
kr-event-won-free = { $by } vince l'asta senza carte e diventa Consigliere del Re.
kr-event-sealed = { $by } riceve { $vp } PV dal Re.
kr-event-built = { $by } costruisce { $part } e riceve { $vp } PV{ $workers ->
    [0] .
    [one] , di cui 1 per una casa dei lavoratori, che torna nella riserva.
   *[other] , di cui { $workers } per le case dei lavoratori, che tornano nella riserva.
}
kr-event-privileged = { $by } prende { $tile } dalla riserva comune.
kr-event-privileged-from = { $by } prende { $tile } da { $from }.
kr-event-no-privilege = { $by } non può prendere nessun Privilegio.
kr-event-retired = La carta Agenda { $matter } esce dal gioco.
kr-event-founded = { $by } costruisce una casa colonica.
kr-event-sent = { $by } assegna lavoratori alla cattedrale.
kr-event-attacked = { $by } attacca { $target }.
kr-event-defended = { $target } respinge l'attacco con un Cavaliere.
kr-event-burned-outer = { $by } brucia una casa colonica di { $target }.
kr-event-burned-inner = { $by } brucia una casa dei lavoratori di { $target }.
kr-event-looted = { $by } mette da parte { $count ->
    [one] una carta coperta
   *[other] { $count } carte coperte
} di bottino.
kr-event-bribed = { $by } corrompe un cavaliere di { $target }, che deve scartarlo.
kr-event-bribe-failed = { $by } tenta di corrompere { $target }, che non ha Cavalieri e deve mostrare la mano.
kr-event-shown = { $by } vede la mano di { $target }: { $cards }.
kr-event-shown-nothing = { $target } non ha carte da mostrare a { $by }.
kr-event-turn-ended = { $by } termina il turno.
kr-event-turn-ended-loot = { $by } termina il turno e prende in mano { $loot ->
    [one] la carta
   *[other] le { $loot } carte
} del bottino.
kr-event-loot-taken = Bottino di { $by }: { $cards }.
kr-event-reshuffled = Gli scarti vengono rimescolati e formano il nuovo mazzo.
kr-event-drew = { $by } pesca { $count ->
    [one] una carta
   *[other] { $count } carte
}.
kr-event-drew-cards = Carte pescate da { $by }: { $cards }.
kr-event-no-cards = Non ci sono più carte da dare a { $by }.
kr-event-looked-through = { $by } guarda il mazzo, che contiene ancora { $kinds }.
kr-event-chose = { $by } sceglie { $card } dal mazzo.
kr-event-recovered = { $by } prende { $card } dagli scarti con un Privilegio.
kr-event-pleaded = { $by } invoca l'Aiuto del Re: { $from } deve donare metà delle carte.
kr-event-proud = { $by } rinuncia all'Aiuto del Re.
kr-event-gave = { $to } riceve { $count ->
    [one] una carta pescata
   *[other] { $count } carte pescate
} a caso dalla mano di { $from }.
kr-event-gave-cards = Carte passate da { $from } a { $to }: { $cards }.
kr-event-tithed = { $by } scarta { $cards } per le Decime.
kr-event-mobilised = { $by } scopre le carte: { $cards } valgono { $vp } PV, restano { $left }.
kr-event-mobilised-all = { $by } scopre le carte e ottiene { $vp } PV: { $cards }.
kr-event-mobilised-nothing = { $by } scopre le carte e non ottiene PV: restano { $left }.
kr-event-mobilised-empty = { $by } non ha carte da scoprire.
kr-event-ended = La partita è finita.

## Why not

kr-reason-game-over = La partita è finita.
kr-reason-not-your-turn = Non tocca a te.
kr-reason-other-question = Questa mossa non risponde alla domanda in corso.
kr-reason-no-such-matter = Non hai questa carta Agenda.
kr-reason-no-such-privilege = Non hai un Privilegio di questo tipo.
kr-reason-has-matters = Può prendere la carta sul tavolo solo chi non ha carte Agenda; tu puoi cambiarla.
kr-reason-empty-bid = Per rilanciare serve almeno una carta.
kr-reason-not-in-hand = Non hai in mano queste carte.
kr-reason-bid-too-low = Il tuo totale deve superare l'offerta più alta.
kr-reason-exhausted = Nella riserva comune non ci sono più Privilegi di questo tipo.
kr-reason-still-in-supply = Nella riserva comune c'è ancora un Privilegio di questo tipo: puoi prenderlo a un altro giocatore solo quando sono esauriti.
kr-reason-no-tile-there = Questo giocatore non ha un Privilegio di questo tipo.
kr-reason-fewer-points = Questo giocatore ha meno PV di te: la variante Light lo protegge.
kr-reason-oneself = Devi scegliere un avversario.
kr-reason-nobody-there = In quel posto non c'è nessuno.
kr-reason-no-grain = Per costruire una casa colonica serve una carta Grano e non ne hai.
kr-reason-no-reserve = Non hai più case nella riserva.
kr-reason-no-workers = Per assegnare lavoratori serve una carta Lavoratori e non ne hai.
kr-reason-no-inner-site = I tuoi spazi interni, accanto alla cattedrale, sono tutti occupati.
kr-reason-too-few-farms = Avresti più case dei lavoratori che case coloniche.
kr-reason-no-knights = Serve una carta Cavaliere e non ne hai.
kr-reason-nothing-to-burn = Questo giocatore non ha case da bruciare.
kr-reason-no-wealth = Per corrompere serve una carta Ricchezze e non ne hai.
kr-reason-no-house-there = Non hai case di questo tipo.
kr-reason-not-in-deck = Nel mazzo non ci sono carte di questo tipo.
kr-reason-poorer-than-you = Questo giocatore ha meno PV di te.
kr-reason-too-few-cards = Questo giocatore ha meno di due carte: non può donarne metà.
kr-reason-wrong-tithe = Devi scartare fino a restare esattamente con il limite di carte in mano.
kr-reason-not-the-box = Ora non c'è nulla da pescare.
kr-reason-other-draw = Ora va pescato qualcos'altro.
kr-reason-wrong-count = Il numero di carte pescate non è corretto.
kr-reason-not-in-box = Queste carte non si trovano dove dovrebbero essere.
kr-reason-wrong-adviser = Il primo Consigliere non è quello previsto.

## What could have been read

kr-expected-action = play CARTA, swap K CARTA, take K, pass, bid CARTE, privilege K [from POSTO], farm, worker, attack POSTO, bribe POSTO, done, defend, lose outer|inner, choose K, plead POSTO o discard CARTE
kr-expected-cards = le carte come lettere (K, C, H, G), o - per nessuna
kr-expected-agenda-card = una carta Agenda: war, tax, revolt o famine, /, cathedral o privilege
kr-expected-fewer-agenda-cards = meno carte Agenda
kr-expected-kind = un tipo: K, C, H o G
kr-expected-seat = un posto: da 1 a 4
kr-expected-site = outer o inner
kr-expected-draw = draw CARTE, oppure deal adviser=POSTO POSTO:CARTE:CARTE…
kr-expected-adviser = adviser=POSTO
kr-expected-deal = POSTO:CARTE:CARTE, una volta per posto e in ordine

## Figures that make no game

kr-misfit-hand-limit = il limite di carte in mano deve essere da 1 a 10
kr-misfit-start-hand = la mano iniziale deve avere almeno 1 carta e non superare il limite di carte in mano
kr-misfit-resources = servono da 1 a 40 carte per tipo, abbastanza per quattro mani iniziali
kr-misfit-start-farms = un feudo non può iniziare con più case coloniche che case
kr-misfit-houses = servono da 1 a 20 case per giocatore, e uno spazio esterno per ognuna
kr-misfit-start-card = la carta iniziale deve essere una delle carte Agenda
kr-misfit-strategic-removes = una carta che la variante strategica toglie deve esistere in aggiunta alla carta iniziale
kr-misfit-agenda-deal = le carte Agenda devono potersi dividere in parti uguali sia fra tre sia fra quattro giocatori: 16 (o 28, 40…), di cui 12 (o 24…) oltre alla carta iniziale nella variante strategica
kr-misfit-too-few-cathedrals = servono almeno sei carte con la cattedrale, anche nella variante strategica: altrimenti la partita non finirebbe
kr-misfit-values = i valori per un problema devono essere 1, 2, 3 e 4, ognuno una volta
kr-misfit-privileges = non ci possono essere più di nove tessere per tipo di Privilegio
kr-misfit-points = una ricompensa non può superare nove punti
kr-misfit-agenda-card = «{ $name }» non è valido; previsto: { kr-expected-agenda-card }
kr-misfit-parts = la cattedrale ha sei parti: indica i punti di ciascuna

## The table

kr-table = Il regno
kr-adviser = Consigliere del Re: { $adviser }
kr-lying = Carta Agenda: { $matter } (giocata da { $by })
kr-lying-start = Carta Agenda: { $matter } (carta iniziale)
kr-values = Valore delle carte ({ $problem }): { $values }
kr-cathedral = Cattedrale: { $parts } { $parts ->
    [one] parte
   *[other] parti
} su { $all }; prossima: { $next }
kr-cathedral-complete = La cattedrale è completa.
kr-deck = Mazzo: { $deck }
kr-deck-kinds = { $cards }, tipi: { $kinds }
kr-discards = Scarti: { $cards }
kr-supply = Privilegi nella riserva comune: { $tiles }
kr-loot = Bottino messo da parte: { $loot }
kr-retired = Carte Agenda uscite dal gioco: { $matters }
kr-auction = { $high ->
    [0] Nessuna offerta
   *[other] Offerta più alta: { $high }
}; ancora in gara: { $seats }
kr-looted = Feudi già saccheggiati in questo turno: { $seats }
kr-poor = Una sola carta di rendita in questo autunno: { $seats }
kr-seat = { $seat }: { $vp } PV, { $farms ->
    [one] { $farms } casa colonica
   *[other] { $farms } case coloniche
}, { $workers ->
    [one] { $workers } casa dei lavoratori
   *[other] { $workers } case dei lavoratori
}, { $reserve ->
    [one] { $reserve } casa
   *[other] { $reserve } case
} in riserva
kr-seat-privileges = Privilegi: { $tiles }
kr-seat-hand = Mano ({ $size }): { $cards }
kr-seat-hand-hidden = Mano: { $size }
kr-seat-hand-known = Mano: { $size }, tra cui { $cards }
kr-seat-seen = Carte note a tutti: { $cards }
kr-seat-matters = Carte Agenda: { $matters }
kr-seat-matters-hidden = Carte Agenda: { $n }
kr-seat-matters-known = Carte Agenda: { $n }, tra cui { $matters }
kr-seat-bid = Offerta di { $total }: { $raises }
kr-then = {", poi "}
kr-seat-has-seen = Carte viste nella mano di { $of }: { $cards }

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

kr-draw-council = Carta Agenda
kr-draw-no-matter = Nessuna carta Agenda sul tavolo.
kr-draw-values = Valore delle carte
kr-draw-auction = Asta
kr-draw-highest = offerta più alta
kr-draw-deck = Mazzo
kr-draw-discards = Scarti
kr-draw-supply = Privilegi nella riserva comune
kr-draw-loot = Bottino
kr-draw-retired = Fuori dal gioco
kr-draw-privileges = Privilegi

## Options

kr-option-edition = Edizione
kr-option-edition-classic = Krieg und Frieden: { $points-classic-privilege } PV con una carta Privilegio; { $points-classic-parts-1 }, { $points-classic-parts-2 }, { $points-classic-parts-3 }, { $points-classic-parts-4 }, { $points-classic-parts-5 } e { $points-classic-parts-6 } PV per le parti della cattedrale; in inverno il primo a poter cambiare la carta è il giocatore alla sinistra del Consigliere.
kr-option-edition-spada = La Spada e la Fede: { $points-spada-privilege } PV con una carta Privilegio; { $points-spada-parts-1 }, { $points-spada-parts-2 }, { $points-spada-parts-3 }, { $points-spada-parts-4 }, { $points-spada-parts-5 } e { $points-spada-parts-6 } PV per le parti; in inverno il primo a poter cambiare la carta è il giocatore alla sinistra di chi l'ha giocata.
kr-option-variants = Varianti
kr-option-variants-strategic = Strategica: tre carte Agenda in meno; chi costruisce una parte della cattedrale prende anche un Privilegio.
kr-option-variants-light = Light: puoi prendere un Privilegio solo a chi ha almeno tanti PV quanti te.
kr-option-variants-global = Globale: Strategica e Light insieme, e ogni autunno ciascuno sceglie la prima carta della propria rendita.
kr-option-variants-dagger = Dagger: i PV de La Spada e la Fede nell'edizione classica.
kr-option-variants-mobilisation = Mobilitazione: l'anno in cui si costruisce il tetto si gioca fino in fondo, poi le carte in mano danno PV.
kr-option-adviser = Primo Consigliere (in tre o con la variante strategica)
kr-option-adviser-drawn = Sorteggiato.
kr-option-adviser-1 = Il giocatore al primo posto.
kr-option-adviser-2 = Il giocatore al secondo posto.
kr-option-adviser-3 = Il giocatore al terzo posto.
kr-option-adviser-4 = Il giocatore al quarto posto.

## Why a bot likes or dislikes it

kr-why-suits-my-hand = Questa carta favorisce te più dei tuoi rivali.
kr-why-suits-rivals = Questa carta favorisce i tuoi rivali più di te.
kr-why-ends-well = Con questa carta si può costruire il tetto, e probabilmente vinceresti.
kr-why-ends-badly = Con questa carta si può costruire il tetto, ma probabilmente non vinceresti.
kr-why-lets-stand = La carta sul tavolo ti va bene.
kr-why-better-agenda = La nuova carta vale la spesa di un Privilegio.
kr-why-swap-too-dear = La nuova carta non vale la spesa di un Privilegio.
kr-why-wards-off-agenda = Togliere la carta dal tavolo vale la spesa di un Privilegio.
kr-why-taking-too-dear = Togliere la carta dal tavolo non vale la spesa di un Privilegio.
kr-why-wins-auction = L'offerta dovrebbe bastare per vincere, e la ricompensa vale le carte.
kr-why-tries-for-prize = L'offerta può bastare, o costringere un rivale a offrire di più.
kr-why-bid-too-dear = Le carte valgono più della ricompensa.
kr-why-builds-to-win = Costruendo il tetto vinceresti la partita.
kr-why-builds-to-lose = Costruendo il tetto perderesti la partita.
kr-why-prize-too-small = La ricompensa non ti serve.
kr-why-keeps-cards = Conservi le carte per dopo.
kr-why-cuts-losses = Perdi solo le carte offerte prima dell'ultimo rilancio.
kr-why-completes-pair = Completa una coppia di case coloniche: una carta in più ogni autunno.
kr-why-founds-farm = Serve per una coppia di case coloniche o per una futura casa dei lavoratori.
kr-why-sends-worker = Una casa dei lavoratori vale 1 PV quando costruisci una parte della cattedrale.
kr-why-farm-pays-more = La casa colonica e la carta valgono più di una casa dei lavoratori.
kr-why-raids-unguarded = Il feudo è probabilmente senza Cavalieri in difesa.
kr-why-raids-guarded = Probabilmente un Cavaliere respingerà l'attacco.
kr-why-burns-without-loot = Brucia una casa, ma in questo turno il feudo è già stato saccheggiato.
kr-why-bribes-knight = Probabilmente il bersaglio ha un Cavaliere.
kr-why-bribe-wasted = Probabilmente il bersaglio non ha Cavalieri.
kr-why-keeps-the-rest = Conservi le carte che ti restano in mano.
kr-why-saves-house = Salvi una casa e impedisci il bottino.
kr-why-loses-farm = Perdi una casa colonica e parte della rendita.
kr-why-loses-worker = Perdi una casa dei lavoratori e un PV futuro.
kr-why-takes-from-supply = Viene dalla riserva comune e non toglie nulla agli altri.
kr-why-takes-from-rival = Lo togli a un rivale.
kr-why-chooses-card = Dipende da quanto ti serve la carta.
kr-why-pleads-for-cards = Metà della mano vale più del Privilegio che va a chi dona.
kr-why-plea-helps-giver = Conviene di più a chi dona.
kr-why-stays-proud = Non prendi carte e nessuno riceve un Privilegio.
kr-why-pays-tithe = Dipende da quanto ti servono queste carte.
kr-earned-seals = Privilegi vinti
kr-earned-cathedral = Cattedrale
kr-earned-mobilisation = Mobilitazione

## Where the component figures come from

kr-provenance-counts = { kr-figure-counts }
kr-provenance-privileges = { kr-figure-privileges }
    .note = I regolamenti parlano di otto tessere. Le recensioni riferiscono che sono due per tipo.
kr-provenance-war-printed = { kr-problem-war } ({ kr-good-knights }, { kr-good-grain })
kr-provenance-war-assumed = { kr-problem-war } ({ kr-good-wealth }, { kr-good-workers })
    .note = Ipotizzati in modo che ogni riga e ogni colonna della tabella contenga una volta i valori da uno a quattro.
kr-provenance-tax = { kr-problem-tax }
    .note = La Spada e la Fede dice che le Ricchezze valgono di più. Gli altri valori sono ipotizzati: ogni riga e ogni colonna contiene una volta i valori da uno a quattro.
kr-provenance-revolt = { kr-problem-revolt }
    .note = La Spada e la Fede dice che i Lavoratori valgono di più e che i Cavalieri sono forti. Gli altri valori sono ipotizzati: ogni riga e ogni colonna contiene una volta i valori da uno a quattro.
kr-provenance-famine = { kr-problem-famine }
    .note = Dall'esempio di un'asta.
kr-provenance-symbols = { kr-figure-symbols }
    .note = Otto carte con la cattedrale e otto con il privilegio derivano dalla variante strategica. Che siano due per tipo per ogni problema è ipotizzato.
kr-provenance-start-card = { kr-figure-start_card }
    .note = È stampato che questa carta è una Rivolta. Il suo simbolo è ipotizzato.
kr-provenance-strategic-removes = Carte tolte con la variante strategica
kr-provenance-points = { kr-figure-points }

## Description and tutorial

kr-about = I nobili si contendono la successione al trono: risolvi i problemi del regno all'asta, difendi il tuo feudo e contribuisci a costruire la cattedrale.
kr-guide-welcome = Sei uno dei nobili che si contendono la successione a un re senza eredi. Ti servono punti vittoria (PV): la partita finisce appena viene costruito il tetto della cattedrale e vince chi ha più PV. I punti vengono soprattutto dall'asta di primavera: chi la vince riceve un Privilegio oppure costruisce una parte della cattedrale, e in questo caso guadagna altri punti con le case dei lavoratori. Hai in mano otto carte Risorsa (Cavalieri, Ricchezze, Lavoratori e Grano) e ti servono per tutto: per fare offerte in primavera e per agire in estate. Sul tavolo vedi la carta Agenda dell'anno, la cattedrale al centro e i feudi intorno; nel tuo ci sono due case coloniche. Le carte Agenda che hai in mano ti serviranno dal secondo anno.
    .title = Scopo del gioco
kr-guide-bid-first = La carta Agenda indica il problema del regno. Quest'anno è una { $start-problem ->
    [war] Guerra
    [tax] Tassazione
    [famine] Carestia
   *[revolt] Rivolta
}: una carta Lavoratori vale { $start-workers }, Cavalieri { $start-knights }, Grano { $start-grain } e Ricchezze { $start-wealth }. Chi offre di più risolve il problema, { $start-symbol ->
    [cathedral] costruisce la prima parte della cattedrale
   *[privilege] riceve { $points-classic-privilege } PV ({ $points-spada-privilege } ne La Spada e la Fede), prende un Privilegio
} e diventa Consigliere del Re, cioè gioca per primo in ogni stagione e sceglie la carta Agenda dell'anno prossimo. Se passi, riprendi le carte del tuo ultimo rilancio: essere superati una volta non costa nulla; le carte dell'offerta vincente invece sono perse, e in estate te ne servirà ancora qualcuna.
    .title = Primavera: l'asta
kr-guide-bid = Guarda la carta Agenda: il problema determina quanto vale ogni carta in questa primavera, il simbolo che cosa riceve chi vince. Con il simbolo della cattedrale si costruisce la parte successiva e si ottengono i suoi PV, più 1 PV per ogni propria casa dei lavoratori; con il simbolo del Privilegio si ottengono { $points-classic-privilege } PV ({ $points-spada-privilege } ne La Spada e la Fede) e un Privilegio. Solo chi vince perde tutta la propria offerta. Chi passa riprende l'ultimo rilancio e perde soltanto le carte offerte prima.
    .title = Primavera: l'asta
kr-guide-raise = La tua offerta è stata superata, ma sei ancora in gara. Se rilanci, aggiungi carte a quelle già offerte e il totale deve superare l'offerta più alta. Se passi, riprendi solo l'ultimo rilancio e perdi le carte offerte prima: più rilanci, più ti costa rinunciare. Valuta quanto vale per te la ricompensa e quante carte hanno ancora gli altri.
    .title = Primavera: rilanciare o passare
kr-guide-privilege = Ogni autunno un Privilegio ti dà una carta del suo tipo, e in inverno puoi spenderlo per cambiare la carta Agenda. Scegli un tipo che ti servirà spesso: i Lavoratori portano punti, il Grano case coloniche, i Cavalieri ti difendono e le Ricchezze fanno scartare Cavalieri agli altri. Il Privilegio viene dalla riserva comune; lo prendi a un avversario solo se nella riserva quel tipo è esaurito.
    .title = Scegli un Privilegio
kr-guide-act = In estate ogni azione costa una carta e puoi farne quante vuoi prima di terminare il turno. Con il Grano costruisci una casa colonica: ogni coppia di case coloniche ti dà una carta in più in autunno. Una carta Lavoratori trasforma una casa colonica in una casa dei lavoratori, che vale 1 PV quando costruisci una parte della cattedrale; un Cavaliere brucia una casa di un avversario che non si difende (e la prima casa di ogni avversario ti dà due carte di bottino); le Ricchezze corrompono un cavaliere avversario. Tieni qualche carta: i Cavalieri ti difendono nei turni degli altri e la prossima primavera ti serviranno carte per l'asta.
    .title = Estate: il tuo turno
kr-guide-answer = Se scarti un Cavaliere, i due cavalieri si annullano e non succede nulla. Altrimenti perdi una casa, e per la prima casa che ti brucia in questo turno chi attacca riceve due carte di bottino. Con una casa colonica puoi perdere una carta della prossima rendita, con una casa dei lavoratori un punto quando costruirai. Di solito conviene difendersi, a meno che il Cavaliere non ti serva per altro.
    .title = Ti attaccano!
kr-guide-first-card = Scegli la prima carta della tua rendita dal mazzo; gli altri vedono di che tipo è. Le altre carte della rendita si pescano a caso. Pensa a che cosa vuoi fare in estate e al problema che potrebbe uscire il prossimo anno.
    .title = Autunno: una carta a tua scelta
kr-guide-plea = Hai ricevuto una sola carta di rendita e ne hai poche in mano: puoi invocare l'Aiuto del Re. Scegli un avversario: riceverai metà delle sue carte, pescate a caso. In cambio lui prenderà un Privilegio. Conviene scegliere chi ha molte carte; puoi anche rinunciare.
    .title = Autunno: l'Aiuto del Re
kr-guide-tithe = In autunno si possono tenere al massimo { $counts-hand_limit } carte Risorsa: devi scartare quelle in eccesso. Tieni le carte che valgono molto per i problemi delle tue carte Agenda e un paio di Cavalieri per difenderti. Gli scarti sono visibili, e con i Privilegi qualcuno potrebbe recuperarli.
    .title = Autunno: le Decime
kr-guide-play = Giochi tu la carta Agenda dell'anno e quindi scegli il problema e la ricompensa. Conviene un problema per cui la tua mano vale molto. Il simbolo della cattedrale favorisce chi ha case dei lavoratori e avvicina la fine della partita; il simbolo del Privilegio dà { $points-classic-privilege } PV ({ $points-spada-privilege } ne La Spada e la Fede) e un Privilegio. Attenzione: chi ha un Privilegio da spendere può cambiare la tua carta.
    .title = Inverno: scegli la carta Agenda
kr-guide-swap = La carta Agenda sul tavolo probabilmente conviene a chi l'ha giocata. Con un Privilegio puoi sostituirla con una delle tue e prenderla in mano; se non hai carte Agenda puoi solo prenderla, e un altro giocatore dovrà giocarne una nuova. Ne vale la pena se la tua mano è molto più forte per un altro problema. Altrimenti tieni il Privilegio, che ogni autunno ti dà una carta.
    .title = Inverno: cambiare la carta Agenda
kr-guide-wait-setup = Si distribuiscono le carte: { $counts-start_hand } carte Risorsa a testa e le carte Agenda. Chi ha la carta iniziale è il primo Consigliere del Re e comincia.
    .title = Prima del primo anno
kr-guide-wait-winter = In inverno il Consigliere gioca la carta Agenda dell'anno e gli altri possono cambiarla pagando un Privilegio. Aspetta di vedere quale problema esce: da questo dipende il valore delle tue carte in primavera.
    .title = Inverno: la carta Agenda
kr-guide-wait-spring = Si fanno offerte a turno, in senso orario a partire dal Consigliere, finché resta in gara un solo giocatore. Osserva le carte offerte: chi vince le perde e in estate non le avrà più. Trovi tutte le mosse nel «Registro di gioco».
    .title = Primavera: tocca agli altri
kr-guide-wait-summer = Ognuno gioca il suo turno, a partire dal Consigliere: costruisce case coloniche, assegna lavoratori alla cattedrale, attacca o corrompe. Se qualcuno ti attacca, potrai scegliere se difenderti.
    .title = Estate: tocca agli altri
kr-guide-wait-autumn = Ognuno pesca una carta, più una per ogni coppia di case coloniche, e ne riceve una per ogni Privilegio. Poi chi ha avuto una sola carta di rendita e ne ha poche in mano può invocare l'Aiuto del Re, e chi ha più di { $counts-hand_limit } carte paga le Decime.
    .title = Autunno: le rendite
kr-guide-farewell = Hai giocato inverno, primavera, estate e autunno: ogni anno si svolge così. Cambia solo l'inverno: d'ora in poi il Consigliere gioca una carta Agenda dalla propria mano e gli altri possono cambiarla pagando un Privilegio. Ogni vittoria con il simbolo della cattedrale costruisce una delle sei parti; la sesta è il tetto, e con quello la partita finisce subito, anche a metà anno.
    .title = Il primo anno è finito

## The labels of the board in the rules

kr-diagram-hand = La tua mano
    .text = Carte Risorsa: in primavera si offrono all'asta, in estate si giocano. Le vedi solo tu.
kr-diagram-agenda-hand = Le tue carte Agenda
    .text = Ogni inverno il Consigliere del Re ne gioca una delle sue.
kr-diagram-farms = Case coloniche
    .text = Case sugli spazi esterni. Ogni due case coloniche si pesca una carta in più in autunno.
kr-diagram-workers = Spazi interni
    .text = Per le case dei lavoratori, che danno PV quando costruisci una parte della cattedrale.
kr-diagram-reserve = La tua riserva
    .text = Case che puoi ancora mettere sul tabellone.
kr-diagram-cathedral = La cattedrale
    .text = Ha sei parti. Quando si costruisce il tetto, la partita finisce.
kr-diagram-agenda = La carta Agenda
    .text = Il problema dell'anno e la ricompensa per chi lo risolve.
kr-diagram-auction = L'asta
    .text = Le offerte di ogni giocatore, rilancio per rilancio. Vince il totale più alto.
kr-diagram-values = Valore delle carte
    .text = Quanto vale una carta Risorsa per ogni problema. Quello attuale è evidenziato.
kr-diagram-stores = Mazzo, scarti e riserva comune
    .text = Nella riserva comune ci sono i Privilegi che nessuno possiede.
