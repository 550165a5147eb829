# Verräter.

vt-title = Verräter
    .about = Due Case Reali si contendono un cerchio di territori. Scegli in segreto una carta Azione, poi resta fedele alla tua Casa o tradiscila all'ultimo momento.

## Houses, lands, buildings, roles

vt-side = { $side ->
    [eagle] Aquila
   *[rose] Rosa
}
vt-kind-wasteland = Landa
vt-kind-meadow = Prateria
vt-kind-river = Fiume
vt-kind-forest = Bosco
vt-kind-village = Villaggio
vt-kind-city = Città
vt-land = { $kind } { $land }
vt-building = { $building ->
    [estate] Magazzino
   *[office] Proprietà
}
vt-role-traitor = Traditore
    .the = il Traditore
    .text = Cambi fazione quando le carte Azione vengono rivelate e guadagni 1 PV.
vt-role-diplomat2 = Diplomatico +2
    .the = il Diplomatico +2
    .text = La tua fazione ha 2 punti conflitto in più; peschi una carta Rifornimento in più.
vt-role-diplomat5 = Diplomatico +5
    .the = il Diplomatico +5
    .text = La tua fazione ha 5 punti conflitto in più. Con le regole del 2008 cambi fazione se tutti stanno dalla stessa parte.
vt-role-builder = Costruttore
    .the = il Costruttore
    .text = Puoi piazzare un edificio sotto un territorio o girarne uno tuo.
vt-role-strategist = Stratega
    .the = lo Stratega
    .text = Guadagni 2 PV e prendi la carta Strategia.
vt-role-farmer = Contadino
    .the = il Contadino
    .text = Peschi prima di tutti: tre carte Rifornimento, indipendentemente dai tuoi Magazzini.

## Moments

vt-lap = Round
vt-round = Round { $round } di { $rounds }: { $phase }
vt-phase-setup = si prepara il tavolo
vt-phase-conflict = il luogo del conflitto
vt-phase-roles = si scelgono le carte Azione
vt-phase-supply = si giocano le carte Rifornimento
vt-phase-reveal = si rivelano le carte Azione
vt-phase-resolution = si risolve il conflitto
vt-phase-points = punti vittoria
vt-phase-builder = il Costruttore
vt-phase-strategist = lo Stratega
vt-phase-discard = si scartano le carte Rifornimento
vt-phase-draw = si pescano le carte Rifornimento
vt-phase-return = si restituiscono le carte Azione
vt-phase-start-player = il prossimo giocatore iniziale
vt-phase-round-end = fine del round
vt-phase-over = la partita è finita

## Questions

vt-ask-first-estate = Sotto quale territorio piazzi il tuo primo Magazzino?
vt-ask-conflict = Tra quali due territori avviene il conflitto di questo round?
vt-ask-role = Quale carta Azione prendi?
vt-ask-supply = Quali carte Rifornimento giochi per la tua fazione?
vt-ask-build = Piazzi un edificio o ne giri uno?
vt-ask-limit = Ti { $due ->
    [one] spetta { $due } carta Rifornimento
   *[other] spettano { $due } carte Rifornimento
}, ma in mano se ne tengono al massimo cinque. Quali carte scarti prima? (al massimo { $excess })

## Choices

vt-do-estate = Piazza il Magazzino sotto { $land }
vt-do-conflict = { $eagle } dell'Aquila contro { $rose } della Rosa
vt-do-pick = Prendi { $role }
vt-do-supply = Gioca { $cards }{ $count ->
    [one] {""}
   *[other] {" "}({ $sum } in tutto)
}
vt-do-supply-against = { $what }: { $own } contro { $other }
vt-do-no-supply = Non giocare carte Rifornimento
vt-do-build = Piazza { $building ->
    [estate] un Magazzino
   *[office] una Proprietà
} sotto { $land }
vt-do-turn = Gira l'edificio sotto { $land }
vt-do-no-build = Non costruire
vt-do-discard = Scarta { $cards }
vt-do-no-discard = Non scartare nulla

## What happened

vt-event-ring-laid = Il cerchio dei territori è pronto. Inizia { $start }; la carta Strategia va a { $strategy }.
vt-event-handed-out = Tutti prendono le carte Rifornimento { $cards }.
vt-event-round-began = Comincia il round { $round }; inizia { $start }.
vt-event-conflict-placed = { $by } sceglie il conflitto: { $eagle } dell'Aquila contro { $rose } della Rosa.
vt-event-set-aside = Una carta Azione viene messa da parte, coperta.
vt-event-choosing-from = { $by } può scegliere tra { $roles }.
vt-event-picked = { $by } prende una carta Azione, coperta.
vt-event-picked-role = { $by } ha preso { $role }.
vt-event-left-over = { $by } lascia { $count ->
    [one] una carta Azione coperta
   *[other] { $count } carte Azione coperte
}.
vt-event-left-over-roles = In avanzo: { $roles }.
vt-event-supplied = { $by } gioca { $count ->
    [one] la carta
   *[other] le carte
} Rifornimento { $cards }.
vt-event-supplied-nothing = { $by } non gioca carte Rifornimento.
vt-event-revealed = { $by } rivela la carta Azione: { $role }.
vt-event-switched = Come { $role }, { $by } passa { $side ->
    [eagle] all'Aquila
   *[rose] alla Rosa
}!
vt-event-totalled = L'Aquila ha { $eagle } punti conflitto, la Rosa { $rose }.
vt-event-tied = Le due fazioni sono ugualmente forti: nessun territorio cambia padrone.
vt-event-won = { $side ->
    [eagle] L'Aquila
   *[rose] La Rosa
} vince il conflitto{ $winners ->
    [0] , ma nessuno sta dalla sua parte.
    [one] {" "}con un giocatore dalla sua parte.
   *[other] {" "}con { $winners } giocatori dalla sua parte.
}
vt-event-scored = { $by } guadagna { $vp } PV per il territorio conquistato.
vt-event-flipped = { $land } passa { $side ->
    [eagle] all'Aquila
   *[rose] alla Rosa
}.
vt-event-bonus = { $by } guadagna { $vp } PV come { $role }.
vt-event-built = { $by } piazza { $building ->
    [estate] un Magazzino
   *[office] una Proprietà
} sotto { $land }.
vt-event-turned = { $by } gira l'edificio sotto { $land }: ora è { $building ->
    [estate] un Magazzino
   *[office] una Proprietà
}.
vt-event-did-not-build = { $by } non costruisce.
vt-event-strategy-taken = { $by } prende la carta Strategia.
vt-event-discarded = Le carte Rifornimento giocate vengono scartate.
vt-event-made-room = { $by } scarta { $cards } per fare posto.
vt-event-made-no-room = { $by } non scarta nulla.
vt-event-reshuffled = Gli scarti vengono mescolati e formano un nuovo mazzo.
vt-event-drew = { $by } pesca { $count ->
    [one] una carta Rifornimento
   *[other] { $count } carte Rifornimento
}.
vt-event-drew-cards = { $by } ha pescato { $cards }.
vt-event-roles-returned = Tutte le carte Azione tornano al centro.
vt-event-start-passed = Il prossimo giocatore iniziale è { $to }.
vt-event-one-house = Tutti i territori appartengono { $side ->
    [eagle] all'Aquila
   *[rose] alla Rosa
}: la partita finisce in anticipo.
vt-event-final-scored = { $by } guadagna { $vp } PV alla fine: { $offices ->
    [one] una Proprietà
   *[other] { $offices } Proprietà
} per { $cards ->
    [one] una carta Rifornimento
   *[other] { $cards } carte Rifornimento
}.
vt-event-ended = La partita è finita.

## Why not

vt-reason-game-over = La partita è finita.
vt-reason-nobody-there = Lì non siede nessuno.
vt-reason-not-your-turn = Non è il tuo turno.
vt-reason-other-question = Questo non risponde alla domanda in corso.
vt-reason-has-building = Sotto quel territorio c'è già un edificio.
vt-reason-same-house = I due territori appartengono alla stessa Casa; un conflitto avviene tra territori di Case opposte.
vt-reason-not-offered = Quella carta Azione non è tra quelle che ti sono state passate.
vt-reason-not-in-hand = Non hai in mano queste carte.
vt-reason-none-in-reserve = Hai già piazzato tutte e tre le tue carte edificio: puoi soltanto girarne una.
vt-reason-too-many-offices = Nessuno può avere più di due Proprietà.
vt-reason-no-building = Sotto quel territorio non c'è nessun edificio.
vt-reason-not-yours = Quell'edificio è di un altro giocatore.
vt-reason-too-many-discarded = Puoi scartare al massimo tante carte quante sono quelle oltre il limite di cinque carte in mano.
vt-reason-not-the-box = Ora non si pesca nulla.
vt-reason-other-draw = Bisognava pescare qualcos'altro.
vt-reason-wrong-count = Bisognava pescare un altro numero di carte.
vt-reason-not-in-box = Le carte non sono dove dovrebbero essere.
vt-reason-wrong-ring = Il cerchio contiene ogni tipo di territorio due volte, una per Casa.
vt-reason-wrong-start = Il giocatore iniziale è stabilito in altro modo.

## What could have been read

vt-expected-action = estate TERRITORIO, conflict CONFINE, pick RUOLO, supply CARTE, build estate|office TERRITORIO, turn TERRITORIO, pass o discard CARTE
vt-expected-cards = le carte Rifornimento come valori uniti da + (2, 3, 4, 5, 6, 8), o - per nessuna
vt-expected-fewer-cards = al massimo 20 carte dello stesso valore
vt-expected-place = un territorio o un confine: da 1 a 12
vt-expected-role = una carta Azione: traitor, diplomat2, diplomat5, builder, strategist o farmer
vt-expected-seat = un posto: da 1 a 4
vt-expected-draw = ring start=POSTO TERRITORIO/CASA …, deal POSTO:CARTE …, aside RUOLO o draw CARTE
vt-expected-start = start=POSTO
vt-expected-ring = dodici territori dopo il giocatore iniziale
vt-expected-land = un territorio e la sua Casa: wasteland, meadow, river, forest, village o city, /, eagle o rose
vt-expected-deal = POSTO:CARTE, ogni posto una volta e in ordine

## Figures that make no game

vt-misfit-supply = servono almeno 20 carte Rifornimento, per quattro mani piene, e al massimo 20 dello stesso valore
vt-misfit-first-hands = servono almeno quattro carte di ciascuno dei valori 3, 4 e 5: le mani iniziali dell'edizione 1998
vt-misfit-strength = un territorio non può avere più di 50 punti conflitto
vt-misfit-points = un territorio non può valere più di 20 punti, né dare di più a ciascuno quando i vincitori sono di più
vt-misfit-four-figures = un territorio ha quattro valori: quanto dà a ciascuno con uno, due, tre o quattro vincitori

## The table

vt-table = Il cerchio dei territori
vt-land-line = { $land } { $side ->
    [eagle] dell'Aquila
   *[rose] della Rosa
}
vt-land-line-built = { $land } { $side ->
    [eagle] dell'Aquila
   *[rose] della Rosa
}: { $building ->
    [estate] Magazzino
   *[office] Proprietà
} di { $owner }
vt-conflict = Conflitto: { $eagle } dell'Aquila contro { $rose } della Rosa.
vt-start = Giocatore iniziale: { $start }. Carta Strategia: { $strategy }.
vt-stock = Mazzo: { $stock }. Scarti: { $discards }.
vt-shuffled = Mazzo all'ultima mescolata: { $cards }.
vt-empty = nessuna
vt-due = A { $seat } { $due ->
    [one] spetta una carta Rifornimento
   *[other] spettano { $due } carte Rifornimento
} dal mazzo.
vt-set-aside = Messa da parte: { $role }.
vt-unseen = una carta Azione coperta
vt-untaken = Carte Azione che nessuno ha preso: { $roles }.
vt-seat-unsided = { $seat }: { $vp } PV, { $cards ->
    [one] { $cards } carta Rifornimento
   *[other] { $cards } carte Rifornimento
}
vt-seat = { $seat }, per { $side ->
    [eagle] l'Aquila
   *[rose] la Rosa
}: { $vp } PV, { $cards ->
    [one] { $cards } carta Rifornimento
   *[other] { $cards } carte Rifornimento
}
vt-seat-hand = In mano: { $cards }
vt-seat-known = Carte note in mano: { $cards }
vt-seat-played = Giocate: { $cards }
vt-seat-buildings = Magazzini: { $estates }, Proprietà: { $offices }, carte edificio non ancora piazzate: { $reserve }
vt-seat-role = Carta Azione: { $role }
vt-seat-role-down = Carta Azione: { $role }, coperta
vt-seat-role-unknown = Carta Azione: coperta
vt-seat-received = Poteva scegliere tra { $roles }
vt-seat-passed-on = Ha passato { $roles }

## The board

vt-lands = Il valore dei territori
vt-land-kind = Territorio
vt-conflict-points = Punti conflitto
vt-worth = PV a testa, per numero di vincitori
vt-owned = { $n ->
    [one] { $n } territorio
   *[other] { $n } territori
}
vt-prize = In palio: { $land }, { $vp } PV{ $n ->
    [one] {""}
   *[other] {" "}a testa
}
vt-decided = { $side ->
    [eagle] L'Aquila
   *[rose] La Rosa
} ha vinto il conflitto.
vt-to-move = di turno
vt-start-player = Giocatore iniziale
vt-strategy-card = Carta Strategia
vt-conflict-card = Carta Conflitto
vt-face-down = coperta
vt-known = tutti conoscono questa carta
vt-draft = Carte Azione tra cui scegliere
vt-action-card = La tua carta Azione
vt-hand = Le tue carte Rifornimento
vt-idle = Per ora non porta carte: il territorio è dell'altra Casa.
vt-reserve = non ancora piazzati: { $n }
vt-stock-pile = Mazzo
vt-discard-pile = Scarti
vt-shuffled-pile = All'ultima mescolata
vt-aside = Carta Azione messa da parte

## Options

vt-option-edition = Quali regole si seguono
vt-option-edition-1998 = L'edizione del 1998: tutti iniziano con un 3, un 4 e un 5; solo il Traditore cambia fazione.
vt-option-edition-2008 = L'edizione riveduta del 2008: ognuno riceve tre carte a caso; se tutti stanno dalla stessa parte, anche il Diplomatico +5 cambia fazione.
vt-option-start = Chi inizia
vt-option-start-drawn = Il giocatore iniziale viene sorteggiato.
vt-option-start-1 = Inizia chi siede al primo posto.
vt-option-start-2 = Inizia chi siede al secondo posto.
vt-option-start-3 = Inizia chi siede al terzo posto.
vt-option-start-4 = Inizia chi siede al quarto posto.

## Why a bot likes or dislikes it

vt-why-sheltered-home = Il territorio è della tua Casa e non tocca nessun confine.
vt-why-home-at-the-border = Il territorio è della tua Casa, ma tocca un confine.
vt-why-home-abroad = Il territorio è dell'altra Casa: il Magazzino non rende nulla finché non cambi fazione o il territorio non cambia padrone.
vt-why-promising-conflict = Qui la tua fazione probabilmente vince, e tu ci guadagni.
vt-why-conflict-for-a-traitor = Qui guadagneresti di più cambiando fazione come Traditore.
vt-why-open-conflict = Nessuna fazione è sicura di vincere, ma nel complesso ti giova.
vt-why-helps-rivals = Giova ai tuoi rivali più che a te.
vt-why-deserts-to-winners = Con te, probabilmente vincerà l'altra fazione.
vt-why-deserts-for-the-point = Cambiare fazione porta poco più di 1 PV.
vt-why-diplomacy-decides = I suoi punti conflitto possono decidere il conflitto.
vt-why-diplomacy-is-idle = Il conflitto è deciso anche senza un Diplomatico.
vt-why-has-plans-to-build = C'è qualcosa che vale la pena costruire.
vt-why-nothing-to-build = Non c'è quasi nulla che valga la pena costruire.
vt-why-sure-points = 2 PV sicuri.
vt-why-sure-points-and-strategy = 2 PV sicuri e la scelta del prossimo conflitto.
vt-why-hand-needs-cards = Ti servono più carte di quante ne portino i tuoi Magazzini.
vt-why-cards-are-of-no-use = Le carte del Contadino non troverebbero posto o servirebbero a poco.
vt-why-conflict-is-won = Il conflitto è vinto anche senza carte.
vt-why-conflict-is-lost = Il conflitto è perso comunque.
vt-why-saves-cards = Conservi le carte per dopo.
vt-why-wins-conflict = Con queste carte il conflitto è probabilmente vinto.
vt-why-raises-chances = Queste carte rendono la vittoria meno improbabile.
vt-why-wastes-cards = Queste carte non cambiano quasi nulla.
vt-why-cards-are-free = Più tardi queste carte non varrebbero nulla.
vt-why-estate-pays = Il Magazzino porta carte da subito.
vt-why-estate-for-later = Il territorio è dell'altra Casa: il Magazzino potrà portare carte più tardi.
vt-why-office-counts = Alla fine una Proprietà trasforma in PV le carte in mano.
vt-why-office-is-untimely = Una Proprietà arriverebbe troppo presto o troppo tardi.
vt-why-estate-becomes-office = Il Magazzino ha fatto la sua parte; ora vale di più una Proprietà.
vt-why-office-becomes-estate = Rinunci alla Proprietà per le carte di un Magazzino.
vt-why-builds-nothing = Il Costruttore va sprecato.
vt-why-all-is-built = I tuoi edifici vanno bene così.
vt-why-replaces-weak-cards = Le carte deboli fanno posto a carte migliori.
vt-why-keeps-good-cards = La tua mano conserva il suo valore.
vt-why-loses-good-cards = Daresti via buone carte.
vt-earned-lands = Territori conquistati
vt-earned-roles = Carte Azione
vt-earned-offices = Proprietà e carte alla fine
