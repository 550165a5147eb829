# Verräter.

vt-title = Verräter
    .about = Due Case Reali si contendono un cerchio di territori. Scegli in segreto una carta Azione: resta fedele alla tua Casa o tradiscila all'ultimo momento.

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
    .text = Alla rivelazione delle carte Azione cambi fazione e guadagni 1 PV.
vt-role-diplomat2 = Diplomatico +2
    .the = il Diplomatico +2
    .text = La tua fazione riceve 2 punti conflitto e peschi una carta Rifornimento in più.
vt-role-diplomat5 = Diplomatico +5
    .the = il Diplomatico +5
    .text = La tua fazione riceve 5 punti conflitto. Con le regole del 2008 cambi fazione se tutti stanno con la stessa Casa.
vt-role-builder = Costruttore
    .the = il Costruttore
    .text = Puoi piazzare un edificio sotto un territorio oppure girare un tuo edificio.
vt-role-strategist = Stratega
    .the = lo Stratega
    .text = Guadagni 2 PV e prendi la carta Strategia.
vt-role-farmer = Contadino
    .the = il Contadino
    .text = Peschi per primo tre carte Rifornimento, qualunque sia il numero dei tuoi Magazzini.

## Moments

vt-lap = Round
vt-round = Round { $round } di { $rounds }: { $phase }
vt-phase-setup = preparazione
vt-phase-conflict = luogo del conflitto
vt-phase-roles = scelta delle carte Azione
vt-phase-supply = carte Rifornimento
vt-phase-reveal = rivelazione delle carte Azione
vt-phase-resolution = risoluzione del conflitto
vt-phase-points = punti vittoria
vt-phase-builder = Costruttore
vt-phase-strategist = Stratega
vt-phase-discard = scarto delle carte Rifornimento
vt-phase-draw = pesca delle carte Rifornimento
vt-phase-return = restituzione delle carte Azione
vt-phase-start-player = nuovo giocatore iniziale
vt-phase-round-end = fine del round
vt-phase-over = partita finita

## Questions

vt-ask-first-estate = Sotto quale territorio piazzi il primo Magazzino?
vt-ask-conflict = Tra quali due territori avviene il conflitto di questo round?
vt-ask-role = Quale carta Azione prendi?
vt-ask-supply = Quali carte Rifornimento giochi per la tua fazione?
vt-ask-build = Vuoi piazzare o girare un edificio?
vt-ask-limit = { $due ->
    [one] Devi pescare { $due } carta Rifornimento
   *[other] Devi pescare { $due } carte Rifornimento
}, ma puoi averne in mano al massimo cinque. Quali scarti prima? (al massimo { $excess })

## Choices

vt-do-estate = Piazza il Magazzino sotto { $land }
vt-do-conflict = { $eagle } (Aquila) contro { $rose } (Rosa)
vt-do-pick = Prendi { $role }
vt-do-supply = Gioca { $cards }{ $count ->
    [one] {""}
   *[other] {" "}(totale { $sum })
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
vt-event-hand = Ognuno prende le carte Rifornimento { $cards }.
vt-event-round-began = Inizia il round { $round }. Giocatore iniziale: { $start }.
vt-event-conflict-placed = { $by } sceglie il conflitto: { $eagle } (Aquila) contro { $rose } (Rosa).
vt-event-set-aside = Una carta Azione viene messa da parte coperta.
vt-event-choosing-from = { $by } può scegliere tra { $roles }.
vt-event-picked = { $by } prende una carta Azione coperta.
vt-event-picked-role = { $by } prende { $role }.
vt-event-left-over = { $by } lascia { $count ->
    [one] una carta Azione coperta
   *[other] { $count } carte Azione coperte
}.
vt-event-left-over-roles = Carte avanzate: { $roles }.
vt-event-supplied = { $by } gioca { $count ->
    [one] la carta
   *[other] le carte
} Rifornimento { $cards }.
vt-event-supplied-nothing = { $by } non gioca carte Rifornimento.
vt-event-revealed = { $by } rivela: { $role }.
vt-event-switched = { $by } ({ $role }) passa { $side ->
    [eagle] all'Aquila
   *[rose] alla Rosa
}!
vt-event-totalled = Punti conflitto: Aquila { $eagle }, Rosa { $rose }.
vt-event-tied = Parità: nessun territorio cambia Casa.
vt-event-won = { $side ->
    [eagle] L'Aquila
   *[rose] La Rosa
} vince il conflitto{ $winners ->
    [0] , ma nessun giocatore sta con questa Casa.
    [one] {" "}con un giocatore.
   *[other] {" "}con { $winners } giocatori.
}
vt-event-scored = { $by } guadagna { $vp } PV per il territorio conquistato.
vt-event-flipped = { $land } passa { $side ->
    [eagle] all'Aquila
   *[rose] alla Rosa
}.
vt-event-bonus = { $by } guadagna { $vp } PV ({ $role }).
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
vt-event-made-room = { $by } scarta { $cards } per fare posto in mano.
vt-event-made-no-room = { $by } non scarta nulla.
vt-event-reshuffled = Gli scarti vengono rimescolati e formano il nuovo mazzo.
vt-event-drew = { $by } pesca { $count ->
    [one] una carta Rifornimento
   *[other] { $count } carte Rifornimento
}.
vt-event-drew-cards = Carte pescate da { $by }: { $cards }.
vt-event-roles-returned = Tutte le carte Azione tornano al centro.
vt-event-start-passed = Nuovo giocatore iniziale: { $to }.
vt-event-one-house = Tutti i territori appartengono { $side ->
    [eagle] all'Aquila
   *[rose] alla Rosa
}: la partita finisce in anticipo.
vt-event-final-scored = { $by } guadagna { $vp } PV a fine partita: { $offices ->
    [one] una Proprietà
   *[other] { $offices } Proprietà
} × { $cards ->
    [one] una carta Rifornimento
   *[other] { $cards } carte Rifornimento
}.
vt-event-ended = La partita è finita.

## Why not

vt-reason-game-over = La partita è finita.
vt-reason-nobody-there = In quel posto non c'è nessuno.
vt-reason-not-your-turn = Non tocca a te.
vt-reason-other-question = Questa mossa non risponde alla domanda in corso.
vt-reason-has-building = Sotto questo territorio c'è già un edificio.
vt-reason-same-house = I due territori appartengono alla stessa Casa: il conflitto avviene solo tra Case diverse.
vt-reason-not-offered = Questa carta Azione non è tra quelle che hai ricevuto.
vt-reason-not-in-hand = Non hai in mano queste carte.
vt-reason-none-in-reserve = Hai già piazzato tutte e tre le carte edificio: puoi soltanto girarne una.
vt-reason-too-many-offices = Puoi avere al massimo due Proprietà.
vt-reason-no-building = Sotto questo territorio non c'è nessun edificio.
vt-reason-not-yours = Questo edificio è di un altro giocatore.
vt-reason-too-many-discarded = Puoi scartare solo tante carte quante ne avresti oltre il limite di cinque.
vt-reason-not-the-box = Ora non c'è nulla da pescare.
vt-reason-other-draw = Ora va pescato qualcos'altro.
vt-reason-wrong-count = Il numero di carte pescate non è corretto.
vt-reason-not-in-box = Queste carte non si trovano dove dovrebbero essere.
vt-reason-wrong-ring = Il cerchio deve contenere ogni tipo di territorio due volte, una per Casa.
vt-reason-wrong-start = Il giocatore iniziale non è quello previsto.

## What could have been read

vt-expected-action = estate TERRITORIO, conflict CONFINE, pick RUOLO, supply CARTE, build estate|office TERRITORIO, turn TERRITORIO, pass o discard CARTE
vt-expected-cards = le carte Rifornimento come valori uniti da + (2, 3, 4, 5, 6, 8), o - per nessuna
vt-expected-fewer-cards = al massimo 20 carte dello stesso valore
vt-expected-place = un territorio o un confine: da 1 a 12
vt-expected-role = una carta Azione: traitor, diplomat2, diplomat5, builder, strategist o farmer
vt-expected-seat = un posto: da 1 a 4
vt-expected-draw = ring start=POSTO TERRITORIO/CASA…, deal POSTO:CARTE…, aside RUOLO o draw CARTE
vt-expected-start = start=POSTO
vt-expected-ring = dodici territori dopo il giocatore iniziale
vt-expected-land = un territorio e la sua Casa: wasteland, meadow, river, forest, village o city, /, eagle o rose
vt-expected-deal = POSTO:CARTE, una volta per posto e in ordine

## Figures that make no game

vt-misfit-supply = servono almeno 20 carte Rifornimento, per quattro mani piene, e al massimo 20 dello stesso valore
vt-misfit-first-hands = servono almeno quattro carte di ciascuno dei valori 3, 4 e 5: le mani iniziali dell'edizione 1998
vt-misfit-strength = un territorio non può avere più di 50 punti conflitto
vt-misfit-points = un territorio può valere al massimo 20 punti, e con più vincitori non può dare di più a ciascuno
vt-misfit-four-figures = un territorio ha quattro valori: i punti a testa con uno, due, tre o quattro vincitori

## The table

vt-table = Il cerchio dei territori
vt-land-line = { $land } { $side ->
    [eagle] (Aquila)
   *[rose] (Rosa)
}
vt-land-line-built = { $land } { $side ->
    [eagle] (Aquila)
   *[rose] (Rosa)
}: { $building ->
    [estate] Magazzino
   *[office] Proprietà
} di { $owner }
vt-conflict = Conflitto: { $eagle } (Aquila) contro { $rose } (Rosa).
vt-start = Giocatore iniziale: { $start }. Carta Strategia: { $strategy }.
vt-stock = Mazzo: { $stock }. Scarti: { $discards }.
vt-shuffled = Carte nel mazzo all'ultima rimescolata: { $cards }.
vt-empty = nessuna
vt-due = { $seat } deve pescare { $due ->
    [one] una carta Rifornimento
   *[other] { $due } carte Rifornimento
}.
vt-set-aside = Carta Azione messa da parte: { $role }.
vt-unseen = una carta Azione coperta
vt-untaken = Carte Azione avanzate: { $roles }.
vt-seat-unsided = { $seat }: { $vp } PV, { $cards ->
    [one] { $cards } carta Rifornimento
   *[other] { $cards } carte Rifornimento
}
vt-seat = { $seat } ({ $side ->
    [eagle] Aquila
   *[rose] Rosa
}): { $vp } PV, { $cards ->
    [one] { $cards } carta Rifornimento
   *[other] { $cards } carte Rifornimento
}
vt-seat-hand = In mano: { $cards }
vt-seat-known = Carte note in mano: { $cards }
vt-seat-played = Carte giocate: { $cards }
vt-seat-buildings = Magazzini: { $estates }, Proprietà: { $offices }, carte edificio in riserva: { $reserve }
vt-seat-role = Carta Azione: { $role }
vt-seat-role-down = Carta Azione: { $role }, coperta
vt-seat-role-unknown = Carta Azione: coperta
vt-seat-received = Carte ricevute: { $roles }
vt-seat-passed-on = Carte passate: { $roles }

## The board

vt-lands = Valore dei territori
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
vt-known = carta nota a tutti
vt-draft = Scegli una carta Azione
vt-action-card = La tua carta Azione
vt-hand = Le tue carte Rifornimento
vt-idle = Per ora non dà carte: il territorio è dell'altra Casa.
vt-reserve = in riserva: { $n }
vt-stock-pile = Mazzo
vt-discard-pile = Scarti
vt-shuffled-pile = Dopo l'ultima rimescolata
vt-aside = Carta Azione messa da parte

## Options

vt-option-edition = Edizione
vt-option-edition-1998 = Edizione 1998: tutti iniziano con un 3, un 4 e un 5; solo il Traditore cambia fazione.
vt-option-edition-2008 = Edizione 2008: ognuno riceve tre carte a caso; se tutti stanno con la stessa Casa, anche il Diplomatico +5 cambia fazione.
vt-option-start = Giocatore iniziale
vt-option-start-drawn = Sorteggiato.
vt-option-start-1 = Il giocatore al primo posto.
vt-option-start-2 = Il giocatore al secondo posto.
vt-option-start-3 = Il giocatore al terzo posto.
vt-option-start-4 = Il giocatore al quarto posto.

## Why a bot likes or dislikes it

vt-why-sheltered-home = Il territorio è della tua Casa e non confina con l'altra.
vt-why-home-at-the-border = Il territorio è della tua Casa, ma confina con l'altra.
vt-why-home-abroad = Il territorio è dell'altra Casa: il Magazzino non dà carte finché non cambi fazione o il territorio non cambia Casa.
vt-why-promising-conflict = La tua fazione probabilmente vince, e tu guadagni punti.
vt-why-conflict-for-a-traitor = Qui ti converrebbe cambiare fazione con il Traditore.
vt-why-open-conflict = L'esito è incerto, ma nel complesso ti conviene.
vt-why-helps-rivals = Conviene ai tuoi rivali più che a te.
vt-why-deserts-to-winners = Se cambi fazione, probabilmente vincerà l'altra.
vt-why-deserts-for-the-point = Cambiare fazione ti dà poco più di 1 PV.
vt-why-diplomacy-decides = I suoi punti conflitto possono essere decisivi.
vt-why-diplomacy-is-idle = L'esito non dipende da un Diplomatico.
vt-why-has-plans-to-build = Hai un edificio utile da costruire.
vt-why-nothing-to-build = Non hai quasi nulla di utile da costruire.
vt-why-sure-points = 2 PV sicuri.
vt-why-sure-points-and-strategy = 2 PV sicuri e la scelta del prossimo conflitto.
vt-why-hand-needs-cards = Ti servono più carte di quante ne danno i tuoi Magazzini.
vt-why-cards-are-of-no-use = Le carte del Contadino non starebbero in mano o servirebbero a poco.
vt-why-conflict-is-won = Vinci il conflitto anche senza carte.
vt-why-conflict-is-lost = Perdi comunque il conflitto.
vt-why-saves-cards = Conservi le carte per dopo.
vt-why-wins-conflict = Con queste carte probabilmente vinci il conflitto.
vt-why-raises-chances = Queste carte aumentano la probabilità di vincere il conflitto.
vt-why-wastes-cards = Queste carte non cambiano quasi nulla.
vt-why-cards-are-free = Più avanti queste carte non ti servirebbero.
vt-why-estate-pays = Il Magazzino dà carte da subito.
vt-why-estate-for-later = Il territorio è dell'altra Casa: il Magazzino potrà dare carte più avanti.
vt-why-office-counts = A fine partita una Proprietà trasforma in PV le carte in mano.
vt-why-office-is-untimely = Una Proprietà adesso sarebbe prematura o tardiva.
vt-why-estate-becomes-office = Il Magazzino non serve più: ora vale di più una Proprietà.
vt-why-office-becomes-estate = Rinunci alla Proprietà per le carte di un Magazzino.
vt-why-builds-nothing = Il Costruttore resta inutilizzato.
vt-why-all-is-built = I tuoi edifici vanno bene così.
vt-why-replaces-weak-cards = Scarti le carte deboli per pescarne di migliori.
vt-why-keeps-good-cards = La tua mano conserva il suo valore.
vt-why-loses-good-cards = Perderesti carte buone.
vt-earned-lands = Territori conquistati
vt-earned-roles = Carte Azione
vt-earned-offices = Proprietà a fine partita

## Where the component figures come from

vt-provenance-supply = { vt-figure-supply }
vt-provenance-cp-printed = { vt-kind-river }, { vt-kind-city } (punti conflitto)
    .note = Dall'esempio di un round.
vt-provenance-cp-published = { vt-kind-wasteland }, { vt-kind-meadow }, { vt-kind-forest }, { vt-kind-village } (punti conflitto)
vt-provenance-vp-printed = { vt-kind-river } (PV per un vincitore), { vt-kind-city } (PV per tre vincitori)
    .note = Dall'esempio di un round.
vt-provenance-river-vp-published = { vt-kind-river } (PV per due vincitori)
vt-provenance-river-vp-assumed = { vt-kind-river } (PV per tre e quattro vincitori)
    .note = Ipotizzati come continuazione regolare dei valori per uno e due vincitori.
vt-provenance-city-vp-assumed = { vt-kind-city } (PV per uno, due e quattro vincitori)
    .note = Ipotizzati intorno al valore per tre vincitori: il territorio più forte vale di più.
vt-provenance-vp-assumed = { vt-kind-wasteland }, { vt-kind-meadow }, { vt-kind-forest }, { vt-kind-village } (PV)
    .note = Ipotizzati a partire da fiume e città: un territorio più forte vale di più, e vale meno per ciascuno quanti più giocatori lo conquistano.

## Description and tutorial

vt-about = Due Case Reali si contendono dodici territori. Scegli un ruolo in segreto: il Traditore cambia fazione all'ultimo momento.
vt-guide-welcome = Due Case Reali, l'Aquila e la Rosa, si contendono un cerchio di dodici territori. Tu stai con una delle due, ma contano solo i tuoi punti vittoria (PV): dopo otto round vince chi ne ha di più, qualunque sia la sua Casa. In ogni round c'è un conflitto tra due territori vicini, e i giocatori della fazione vincitrice ottengono i punti del territorio conquistato: meno sono, più punti prende ciascuno. Prima ognuno sceglie in segreto una delle sei carte Azione; una di queste, il Traditore, cambia fazione all'ultimo momento. Le carte Rifornimento rafforzano la tua fazione e i tuoi Magazzini te ne procurano di nuove.
    .title = Scopo del gioco
vt-guide-estate = Alla fine di ogni round un Magazzino ti dà una carta Rifornimento, se il suo territorio appartiene alla Casa con cui stai. Conviene quindi piazzarlo sotto un territorio della tua Casa. Il conflitto avviene solo tra territori vicini di Case diverse: un territorio tra due della stessa Casa per ora è al sicuro. Potrai piazzare le altre due carte edificio più avanti, con il Costruttore.
    .title = Preparazione: il primo Magazzino
vt-guide-conflict = Hai la carta Strategia: scegli tra quali territori avviene il conflitto. Ciascun territorio dà punti conflitto alla propria Casa, e chi vince ottiene i punti vittoria del territorio perduto dall'altra. Un territorio debole dell'altra Casa è più facile da conquistare, uno forte vale di più. Evita di mettere in gioco un territorio della tua fazione con un tuo Magazzino.
    .title = Fase 1: il luogo del conflitto
vt-guide-role = Prendi una delle carte che hai ricevuto; gli altri la vedranno solo alla rivelazione. I Diplomatici danno alla tua fazione 2 o 5 punti conflitto, lo Stratega ti dà 2 PV e la scelta del prossimo conflitto, il Costruttore ti fa costruire e il Contadino pesca tre carte Rifornimento. Il Traditore ti dà 1 PV e ti porta nell'altra fazione con le carte Rifornimento che giochi: sceglilo se pensi che vincerà l'altra. Ricorda le carte che passi: chi viene dopo di te sceglie tra quelle.
    .title = Fase 2: la tua carta Azione
vt-guide-supply = Puoi giocare scoperte quante carte Rifornimento vuoi: ciascuna aggiunge il suo valore alla tua fazione. Confronta le due fazioni: i territori, le carte già giocate e i punti che potrebbero aggiungere i Diplomatici; e ricorda che qualcuno può essere il Traditore. Le carte giocate vengono scartate, chiunque vinca. Giocane abbastanza per vincere, oppure tienile per un'occasione migliore.
    .title = Fase 3: carte Rifornimento
vt-guide-supply-traitor = Nessuno sa ancora che sei il Traditore: alla rivelazione cambi fazione, e le carte Rifornimento che giochi ora contano per la nuova. Chiediti quindi se servono a far vincere l'altra fazione. I tuoi attuali alleati potrebbero sprecare le loro carte. Ma anche le tue vengono scartate in ogni caso.
    .title = Fase 3: carte Rifornimento (sei il Traditore)
vt-guide-build = Puoi piazzare una carta edificio sotto un territorio libero oppure girare un tuo edificio. Un Magazzino ti dà una carta Rifornimento a ogni round finché il suo territorio appartiene alla tua fazione. Una Proprietà non dà carte, ma a fine partita vale 1 PV per ogni carta Rifornimento che ti resta in mano, contandone al massimo tre. I Magazzini servono nei primi round, le Proprietà negli ultimi.
    .title = Fase 7: sei il Costruttore
vt-guide-limit = Puoi avere in mano al massimo cinque carte Rifornimento. Prima di pescare puoi scartarne alcune per fare posto alle nuove, oppure tenerle e pescarne di meno. Conviene scartare quelle di valore basso.
    .title = Fase 10: la tua mano è piena
vt-guide-wait-setup = Il cerchio dei territori è pronto e a turno ognuno piazza il suo primo Magazzino. Osserva dove li piazzano gli altri: difenderanno quei territori. Poi ognuno riceve tre carte Rifornimento.
    .title = Preparazione
vt-guide-wait-conflict = Chi ha la carta Strategia sceglie il luogo del conflitto di questo round. Può scegliere solo due territori vicini di Case diverse.
    .title = Fase 1: il luogo del conflitto
vt-guide-wait-roles = Una delle sei carte Azione viene messa da parte senza guardarla. Le altre passano di mano in mano a partire dal giocatore iniziale, e ognuno ne prende una in segreto. Le carte che avanzano restano coperte e in questo round non hanno effetto.
    .title = Fase 2: la scelta delle carte Azione
vt-guide-wait-supply = A turno ognuno può giocare carte Rifornimento scoperte. Poi si rivelano insieme le carte Azione, il Traditore cambia fazione, e la fazione con più punti conflitto conquista il territorio dell'altra. Trovi i dettagli nel «Registro di gioco».
    .title = Fase 3: tocca agli altri
vt-guide-wait-builder = Le carte Azione sono scoperte, il conflitto è risolto e i punti sono assegnati. Ora il Costruttore può costruire e lo Stratega prende la carta Strategia per il prossimo round.
    .title = Dopo la rivelazione
vt-guide-wait-draw = Le carte Rifornimento giocate vengono scartate e se ne pescano di nuove. Il Contadino pesca per primo e prende tre carte; gli altri ne pescano una per ogni proprio Magazzino sotto un territorio della propria fazione, e il Diplomatico +2 una in più. Nessuno può pescare più di tre carte o averne in mano più di cinque.
    .title = Fase 10: nuove carte Rifornimento
vt-guide-farewell = Hai giocato un round: conflitto, carte Azione, rifornimenti, rivelazione, costruzione e pesca. La carta Giocatore Iniziale passa a sinistra, mentre fazioni, territori e carte in mano restano come sono. La partita finisce dopo l'ottavo round, o prima se tutti i territori appartengono a una sola Casa. Poi si contano le Proprietà e vince chi ha più PV.
    .title = Il primo round è finito

## The labels of the board in the rules

vt-diagram-land = Un territorio
    .text = La fascia mostra la sua Casa, Aquila o Rosa, e i suoi punti conflitto.
vt-diagram-building = Un edificio
    .text = Un Magazzino procura carte, una Proprietà dà punti alla fine. Il colore indica di chi è.
vt-diagram-conflict = Il conflitto
    .text = I due territori tra cui si combatte in questo round.
vt-diagram-worth = Valore dei territori
    .text = Punti conflitto, e PV per ogni vincitore: meno sono i vincitori, più PV ottengono.
vt-diagram-houses = Le due fazioni
    .text = Chi sta con quale Casa, e i punti conflitto di ogni fazione.
vt-diagram-hand = Le tue carte Rifornimento
    .text = Giocale per rafforzare la tua fazione.
vt-diagram-action = La tua carta Azione
    .text = Ogni round se ne prende una in segreto. Si rivelano tutte insieme.
vt-diagram-stock = Mazzo e scarti
    .text = Dal mazzo si pescano le carte Rifornimento.
