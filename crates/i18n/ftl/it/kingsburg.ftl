# Kingsburg.

kb-title = Kingsburg
    .about = Hai cinque anni per sviluppare una provincia di confine: influenza i Consiglieri del Re con i dadi, costruisci edifici e ogni Inverno respingi gli invasori.

## Amounts and dice

kb-goods = { $good ->
    [gold] { $n ->
        [one] { $n } oro
       *[other] { $n } ori
    }
    [wood] { $n ->
        [one] { $n } legno
       *[other] { $n } legni
    }
   *[stone] { $n ->
        [one] { $n } pietra
       *[other] { $n } pietre
    }
}
kb-any-goods = { $n ->
    [one] { $n } merce a scelta
   *[other] { $n } merci a scelta
}
kb-book-goods = { $n ->
    [one] { $n } merce
   *[other] { $n } merci
}
kb-tokens = { $n ->
    [one] { $n } gettone «+2»
   *[other] { $n } gettoni «+2»
}
kb-soldiers = { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}
kb-buildings = { $n ->
    [one] { $n } edificio
   *[other] { $n } edifici
}
kb-nothing = niente
kb-one-token = un gettone «+2»
kb-die = un { $face }
kb-white = un { $face } bianco
kb-dice-white = { $dice } ({ $n ->
    [one] bianco { $white }
   *[other] bianchi { $white }
})
kb-dice-only-white = { $n ->
    [one] bianco { $white }
   *[other] bianchi { $white }
}
kb-rolled = { $seat } { $dice }

## Pieces to which something is done

kb-own-name = «{ $name }»
kb-the =
    .sawmill = la { kb-sawmill }
    .quarry = il { kb-quarry }
    .goldsmith = l'{ kb-goldsmith }
    .mint = la { kb-mint }
    .statue = la { kb-statue }
    .chapel = la { kb-chapel }
    .church = la { kb-church }
    .cathedral = la { kb-cathedral }
    .inn = la { kb-inn }
    .market = il { kb-market }
    .farms = le { kb-farms }
    .merchants-guild = la { kb-merchants-guild }
    .guard-tower = la { kb-guard-tower }
    .blacksmith = la { kb-blacksmith }
    .barracks = la { kb-barracks }
    .wizards-guild = la { kb-wizards-guild }
    .palisade = la { kb-palisade }
    .stable = le { kb-stable }
    .stone-wall = il { kb-stone-wall }
    .fortress = la { kb-fortress }
    .barricade = la { kb-barricade }
    .crane = l'{ kb-crane }
    .town-hall = il { kb-town-hall }
    .embassy = l'{ kb-embassy }
    .improvised-defences = le { kb-improvised-defences }
    .recruiting-centre = il { kb-recruiting-centre }
    .training-camp = il { kb-training-camp }
    .military-academy = l'{ kb-military-academy }
    .masons-yard = il { kb-masons-yard }
    .depot = il { kb-depot }
    .builders-lodge = la { kb-builders-lodge }
    .architects-guild = la { kb-architects-guild }
    .bridge = il { kb-bridge }
    .altar = l'{ kb-altar }
    .monastery = il { kb-monastery }
    .dome = la { kb-dome }
    .brewery = il { kb-brewery }
    .traveling-market = il { kb-traveling-market }
    .vineyard = il { kb-vineyard }
    .caravanserai = il { kb-caravanserai }
    .armory = l'{ kb-armory }
    .bombard = la { kb-bombard }
    .griffin-ranch = l'{ kb-griffin-ranch }
    .necromancers-tower = la { kb-necromancers-tower }
    .small-palisade = la { kb-small-palisade }
    .lookout-post = il { kb-lookout-post }
    .hidden-refuge = il { kb-hidden-refuge }
    .keep = il { kb-keep }
    .fountain = la { kb-fountain }
    .school = la { kb-school }
    .riding-arena = il { kb-riding-arena }
    .university = l'{ kb-university }
    .signal-fires = i { kb-signal-fires }
    .levy-office = l'{ kb-levy-office }
    .veterans-lodge = la { kb-veterans-lodge }
    .commandery = la { kb-commandery }
    .thief = il { kb-thief }
    .miner = il { kb-miner }
    .carpenter = il { kb-carpenter }
    .sculptor = lo { kb-sculptor }
    .minstrel = il { kb-minstrel }
    .politician = il { kb-politician }
    .architect = l'{ kb-architect }
    .paladin = il { kb-paladin }
    .prince = il { kb-prince }
    .philosopher = il { kb-philosopher }
    .preacher = il { kb-preacher }
    .tax-collector = l'{ kb-tax-collector }
    .sorcerer = lo { kb-sorcerer }
    .duke = il { kb-duke }
    .priest = il { kb-priest }
    .fairy = la { kb-fairy }
    .general = il { kb-general }
    .damsel = la { kb-damsel }
    .trickster = l'{ kb-trickster }
    .heiress = l'{ kb-heiress }
    .ambassador = l'{ kb-ambassador }
    .quartermaster = il { kb-quartermaster }
    .moneychanger = il { kb-moneychanger }
    .hermit = l'{ kb-hermit }
    .advisor-1 = il { kb-advisor-1 } (1)
    .advisor-2 = il { kb-advisor-2 } (2)
    .advisor-3 = l'{ kb-advisor-3 } (3)
    .advisor-4 = il { kb-advisor-4 } (4)
    .advisor-5 = il { kb-advisor-5 } (5)
    .advisor-6 = l'{ kb-advisor-6 } (6)
    .advisor-7 = l'{ kb-advisor-7 } (7)
    .advisor-8 = il { kb-advisor-8 } (8)
    .advisor-9 = il { kb-advisor-9 } (9)
    .advisor-10 = il { kb-advisor-10 } (10)
    .advisor-11 = l'{ kb-advisor-11 } (11)
    .advisor-12 = la { kb-advisor-12 } (12)
    .advisor-13 = il { kb-advisor-13 } (13)
    .advisor-14 = la { kb-advisor-14 } (14)
    .advisor-15 = l'{ kb-advisor-15 } (15)
    .advisor-16 = il { kb-advisor-16 } (16)
    .advisor-17 = la { kb-advisor-17 } (17)
    .advisor-18 = il { kb-advisor-18 } (18)
    .private-3 = il { kb-private-3 }
    .private-5 = il { kb-private-5 }
    .private-8 = il { kb-private-8 }

## Advisors who do something, at the head of a sentence

kb-who =
    .advisor-1 = Il { kb-advisor-1 } (1)
    .advisor-2 = Il { kb-advisor-2 } (2)
    .advisor-3 = L'{ kb-advisor-3 } (3)
    .advisor-4 = Il { kb-advisor-4 } (4)
    .advisor-5 = Il { kb-advisor-5 } (5)
    .advisor-6 = L'{ kb-advisor-6 } (6)
    .advisor-7 = L'{ kb-advisor-7 } (7)
    .advisor-8 = Il { kb-advisor-8 } (8)
    .advisor-9 = Il { kb-advisor-9 } (9)
    .advisor-10 = Il { kb-advisor-10 } (10)
    .advisor-11 = L'{ kb-advisor-11 } (11)
    .advisor-12 = La { kb-advisor-12 } (12)
    .advisor-13 = Il { kb-advisor-13 } (13)
    .advisor-14 = La { kb-advisor-14 } (14)
    .advisor-15 = L'{ kb-advisor-15 } (15)
    .advisor-16 = Il { kb-advisor-16 } (16)
    .advisor-17 = La { kb-advisor-17 } (17)
    .advisor-18 = Il { kb-advisor-18 } (18)
    .private-3 = Il { kb-private-3 }
    .private-5 = Il { kb-private-5 }
    .private-8 = Il { kb-private-8 }

## Moments

kb-lap = Anno
kb-moment = Anno { $year }, { $season }
kb-moment-setup = Preparazione

## Questions

kb-ask-change = Vuoi modificare i tuoi dadi?
kb-ask-influence = Quale Consigliere vuoi influenzare, e con quali dadi?
kb-ask-choose = Quale merce prendi?
kb-ask-alchemy = Vuoi cedere una merce all'Alchimista per riceverne una di ciascuno degli altri due tipi?
kb-ask-spy = Vuoi pagare 1 PV alla Spia per 3 merci a tua scelta?
kb-ask-build = Quale edificio costruisci?
kb-ask-build-again = Vuoi usare l'Agente del Re per costruire un secondo edificio?
kb-ask-powers = Fine della stagione: vuoi usare un effetto?
kb-ask-recruit = Vuoi reclutare un soldato?
kb-ask-give-up = Quale merce cedi?
kb-ask-troops = Quale gettone Richiesta di Truppe giochi?
kb-ask-put-back = Quale gettone Richiesta di Truppe rimetti nella scatola?
kb-ask-draft = Quale linea edifici alternativi prendi?
kb-ask-lay = Quali linee edifici alternativi usi nella tua provincia?
kb-ask-govern = Quale Governatore scegli?
kb-ask-offer = Quale Governatore metti all'asta, e quanto offri?
kb-ask-bid = Vuoi rilanciare?
kb-ask-free = Quale edificio della colonna I costruisci gratis?
kb-ask-look = Vuoi guardare la carta Invasori?
kb-ask-bless = Vuoi impartire la benedizione?
kb-ask-die-from = Buona Annata e benedizione ti offrono entrambe un dado bianco. Quale accetti?
kb-ask-move = Vuoi spostare un gruppo di dadi sulla Nobildonna?
kb-ask-soldier-or-vp = Vuoi un soldato o un PV?
kb-ask-both = Quali due merci prendi?
kb-ask-swap = Vuoi scambiare una merce?
kb-ask-again = Vuoi costruire un altro edificio?
kb-ask-tithe = Con che cosa paghi la decima?
kb-ask-arm = Vuoi pagare per usare { $the-armory } in questa battaglia?
kb-ask-request = Quale favore prendi?

## Questions about whims

kb-ask-tokens = Capriccio del Signorotto: ricevi due gettoni «+2», oppure paghi un gettone «+2» per un soldato e 1 oro?
kb-ask-name = Quale merce riceve il tuo vicino?
kb-ask-stall = Quale merce prendi dalla tessera del Mercante?
kb-ask-bargain = Capriccio dell'Alchimista: vuoi fare uno scambio?
kb-ask-favour = Quale giocatore scegli?
kb-ask-share = Quale merce prendi? L'altro giocatore ne riceve due dello stesso tipo.
kb-ask-two = Capriccio del Capocaccia: quali due ricompense scegli? Con il soldato ricevi anche un gettone «+2».
kb-ask-pair = Capriccio del Generale: quali due merci uguali ricevi?
kb-ask-exchange = Capriccio dell'Armaiolo: 1 pietra, 1 soldato e 1 PV. Vuoi rinunciare a una ricompensa per raddoppiarne un'altra?
kb-ask-largesse = Capriccio della Nobildonna: 3 ori a te e 1 PV a ciascuno degli altri, oppure 3 PV a te e 1 oro a ciascuno degli altri?
kb-ask-first = Quale ricompensa scegli? L'altro giocatore riceve le altre quattro.
kb-ask-give = Quale merce dai, e a chi?

## Choices

kb-do-statue = Rilancia { $die } con { $the-statue }
kb-do-chapel = Rilancia tutti i dadi con { $the-chapel }
kb-do-done = Fatto
kb-do-place = Influenza { $advisor } con { $dice }{ $market ->
    [market] , usando { $the-market }
    [traveling-market] , usando { $the-traveling-market }
   *[none] {""}
}{ $way ->
    [envoy] , usando l'{ kb-piece-envoy }
    [ambassador] , { kb-way-ambassador }
    [seal] , { kb-way-seal }
    [deal] , { kb-way-deal }
   *[usual] {""}
}
kb-do-pass = Passa
kb-do-take = Prendi { $goods }
kb-do-trade = Cedi { $goods } e ricevi { $others }
kb-do-spy = Paga 1 PV
kb-do-build = Costruisci { $building }
kb-do-build-for = Costruisci { $building } pagando { $price }
kb-do-town-hall = Usa { $the-town-hall }: { $price } per 1 PV
kb-do-sawmill = Usa { $the-sawmill }: 1 legno per 2 ori
kb-do-quarry = Usa { $the-quarry }: 1 pietra per 3 ori
kb-do-goldsmith = Usa { $the-goldsmith }: 1 oro per 1 soldato e 1 PV
kb-do-recruit = Recluta un soldato per { $price }
kb-do-give-up = Cedi { $goods }

kb-do-troops = Gioca il gettone Richiesta di Truppe { $value }
kb-do-put-back = Rimetti nella scatola il gettone Richiesta di Truppe { $value }
kb-do-draft = Prendi la { $row } alternativa: { $buildings }
kb-do-lay = Usa le linee alternative: { $rows }
kb-do-lay-none = Non usare linee alternative
kb-do-govern = Scegli { $governor }
kb-do-offer = Metti all'asta { $governor } e offri { $bid } PV
kb-do-bid = Offri { $bid } PV
kb-do-free = Costruisci gratis { $building }
kb-do-reroll = Rilancia { $die } ({ $name-second-thoughts })
kb-do-altar = Rilancia { $dice } con { $the-altar }
kb-do-prince = Gira i dadi colorati su { $dice } ({ $name-prince })
kb-do-philosopher = Rilancia tutti i dadi ({ $name-philosopher })
kb-do-trickster = Gira i dadi per avere { $dice } ({ $name-trickster })
kb-do-look = Guarda la carta
kb-do-bless = Impartisci la benedizione
kb-do-die-from = { $source ->
    [blessing] Il dado della benedizione, e 1 merce a scelta per la Buona Annata
   *[year] Il dado della Buona Annata, e 1 PV per la benedizione
}
kb-do-move = Sposta il gruppo sulla Nobildonna (12)
kb-do-swap = Scambia { $from } con { $to }
kb-do-collect = Usa { $building }
kb-do-steal = Ruba { $goods } a { $from }
kb-do-steal-supply = Prendi { $goods } dalla riserva
kb-do-tithe = Paga { $goods }
kb-do-tithe-vp = Perdi { $fate-royal-tithe-params-vp } PV
kb-do-levy = Recluta { $building-levy-office-params-soldiers ->
    [one] un soldato
   *[other] { $building-levy-office-params-soldiers } soldati
} per { $building-levy-office-params-vp_cost } PV ({ $name-levy-office })
kb-do-arm = Paga { $goods } per usare { $the-armory }
kb-do-request = Prendi il favore «{ $favour }»

kb-do-pick = { $prize ->
    [gold] Oro
    [wood] Legno
    [stone] Pietra
    [token] Gettone «+2»
    [soldier] Soldato
   *[vp] PV
}
kb-do-bargain = { $prize ->
    [vp] Paga 1 PV per 1 soldato e 1 merce a tua scelta
    [soldier] Paga 1 soldato per 1 PV e 1 merce a tua scelta
    [gold] Paga 1 oro per 1 soldato e 1 PV
    [wood] Paga 1 legno per 1 soldato e 1 PV
    [stone] Paga 1 pietra per 1 soldato e 1 PV
   *[token] Paga 1 gettone «+2»
}
kb-do-favour = Scegli { $seat }
kb-do-exchange = { $from ->
    [stone] Rinuncia alla pietra
    [soldier] Rinuncia al soldato
   *[vp] Rinuncia al PV
} { $to ->
    [stone] per un'altra pietra
    [soldier] per un altro soldato
   *[vp] per un altro PV
}
kb-do-give = Dai { $goods } a { $seat }

## What happened

kb-event-year-began = Inizia l'anno { $year }.
kb-event-aided = Aiuto del Re: in Primavera { $seat } lancia un dado bianco in più.
kb-event-rewarded = Il Premio del Re va a { $seats }.
kb-event-envoy-sent = L'Agente del Re va a { $to }.
kb-event-envoy-stays = Nessuno riceve l'Agente del Re.
kb-event-season-began = { $season ->
    [spring] Inizia la Primavera.
    [summer] Inizia l'Estate.
   *[autumn] Inizia l'Autunno.
}
kb-event-rolled = Dadi: { $rolls }.
kb-event-rolled-unseen = Tutti lanciano i dadi.
kb-event-rerolled = { $by } usa { $building } e rilancia.
kb-event-ordered = Ordine di gioco: { $order }.
kb-event-neutral-on = I dadi neutrali occupano { $advisor }.
kb-event-influenced = { $by } influenza { $advisor } con { $dice }{ $market ->
    [market] , usando { $the-market }
    [traveling-market] , usando { $the-traveling-market }
   *[none] {""}
}{ $way ->
    [envoy] , usando l'{ kb-piece-envoy }
    [ambassador] , { kb-way-ambassador }
    [seal] , { kb-way-seal }
    [deal] , { kb-way-deal }
   *[usual] {""}
}.
kb-event-passed = { $by } passa.
kb-event-aid = { $who } aiuta { $to }.
kb-event-gained = { $by } riceve { $what }.
kb-event-soldiers = { $by } recluta { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}.
kb-event-vp-gained = { $by } guadagna { $vp } PV.
kb-event-vp-lost = { $by } perde { $vp } PV.
kb-event-paid = { $by } paga { $what }.
kb-event-lost = { $by } perde { $what }.
kb-event-peeked = { $by } guarda in segreto la carta Invasori.
kb-event-saw = Carta vista da { $by }: { $race }, forza { $strength }.
kb-event-built = { $by } costruisce { $building }.
kb-event-built-envoy = { $by } usa l'Agente del Re e costruisce { $building }.
kb-event-revealed = Carta Invasori: { $race }, forza { $strength }.
kb-event-revealed-unseen = Viene rivelata la carta Invasori.
kb-event-reinforced = { $soldiers ->
    [0] { $seat } non riceve rinforzi.
    [one] { $seat } riceve 1 soldato di rinforzo.
   *[other] { $seat } riceve { $soldiers } soldati di rinforzo.
}
kb-event-won = { $by } vince la battaglia (totale { $total }).
kb-event-lost-battle = { $by } perde la battaglia (totale { $total }).
kb-event-drawn = { $by } pareggia la battaglia (totale { $total }).
kb-event-destroyed = Gli invasori distruggono { $building } di { $of }.
kb-event-best = { $count ->
    [one] Totale più alto tra i vincitori: { $seats }.
   *[other] Totale più alto tra i vincitori, a pari merito: { $seats }.
}
kb-event-ended = La partita è finita.

kb-event-troops-chosen = { $by } sceglie in segreto un gettone Richiesta di Truppe.
kb-event-troops-put-back = { $by } rimette in segreto un gettone Richiesta di Truppe nella scatola.
kb-event-whim-placed = Entra in gioco: { $whim }.
kb-event-whim-removed = Esce dal gioco: { $whim }.
kb-event-row-taken = { $by } prende la { $row } alternativa ({ $buildings }).
kb-event-row-laid = { $by } usa la { $row } alternativa ({ $buildings }).
kb-event-governor-chosen = { $by } sceglie in segreto un Governatore.
kb-event-bid = { $by } offre { $bid } PV per { $governor }.
kb-event-governs = { $by } gioca con { $governor }.
kb-event-scenario-drawn = Scenario sorteggiato: { $scenario }
kb-event-fated = Carta Fato dell'anno: { $fate }.
kb-event-absent = { $who } è assente in questa stagione.
kb-event-blessed = { $by } impartisce la benedizione.
kb-event-changed-reroll = { $by } rilancia { $die } ({ $name-second-thoughts }).
kb-event-changed-altar = { $by } rilancia { $dice } con { $the-altar }.
kb-event-changed-prince = { $by } gira i dadi colorati su { $dice } ({ $name-prince }).
kb-event-changed-philosopher = { $by } rilancia tutti i dadi ({ $name-philosopher }).
kb-event-changed-trickster = { $by } gira i dadi e ora ha { $dice } ({ $name-trickster }).
kb-event-moved = { $by } lascia { $from } e sposta il gruppo sulla Nobildonna (12).
kb-event-founded = { $by } costruisce gratis { $building }.
kb-event-built-again = { $permit ->
    [strike] È un edificio in più ({ $name-summer-strike }).
    [winters] È un edificio in più ({ $name-four-winters }).
    [works] È un edificio in più ({ kb-favour-works }).
   *[lodge] È un edificio in più ({ $name-builders-lodge }).
}
kb-event-soldiers-left = { $count ->
    [one] { $of } perde { $count } soldato.
   *[other] { $of } perde { $count } soldati.
}
kb-event-stolen = { $by } ruba { $goods } a { $from }.
kb-event-strengthened = { $seat } ha { $bonus } in questa battaglia.
kb-event-favoured = Favore di { $seat }: { $favour }.
kb-event-hoarded = { $seat } riceve una parte del tesoro del Drago.
kb-event-chartered = { $by } ottiene una patente: { $charter }.

## Why not

kb-reason-game-over = La partita è finita.
kb-reason-not-your-turn = Non tocca a te.
kb-reason-nobody-there = In quel posto non c'è nessuno.
kb-reason-other-question = Questa mossa non risponde alla domanda in corso.
kb-reason-no-such-building = Non hai l'edificio che lo permette.
kb-reason-used-this-season = L'hai già usato in questa stagione.
kb-reason-other-season = Si usa in un'altra stagione.
kb-reason-dice-differ = I tuoi dadi non mostrano tutti lo stesso numero.
kb-reason-total-too-high = Il totale dei tuoi dadi è troppo alto.
kb-reason-no-such-dice = Non hai questi dadi.
kb-reason-no-coloured-die = In ogni gruppo serve almeno un dado colorato.
kb-reason-no-token = Non hai gettoni «+2».
kb-reason-token-used = In questa stagione hai già usato un gettone «+2» per influenzare un Consigliere.
kb-reason-out-of-reach = La somma di questi dadi non corrisponde al numero del Consigliere.
kb-reason-occupied = Questo Consigliere è già stato influenzato in questa stagione.
kb-reason-too-many-dice = Quest'anno un gruppo non può avere tanti dadi.
kb-reason-closed = Ora questo Consigliere non può essere influenzato.
kb-reason-nobody-yet = Nessun altro ha ancora influenzato questo Consigliere.
kb-reason-no-seal = Non hai il Sigillo del reggente.
kb-reason-other-governor = Può farlo solo un altro Governatore.
kb-reason-not-this-year = Vale in un altro anno.
kb-reason-used-this-year = L'hai già usato quest'anno.
kb-reason-not-on-offer = Questa merce non è disponibile.
kb-reason-no-such-good = Non hai questa merce.
kb-reason-stands = Hai già costruito questo edificio.
kb-reason-not-next-in-row = Prima devi costruire gli edifici alla sua sinistra.
kb-reason-no-such-row = La tua provincia non ha questa linea.
kb-reason-cannot-pay = Non hai le merci per pagarlo.
kb-reason-price-is-open = Ti costa una merce in meno: indica che cosa paghi.
kb-reason-plain-price = Questo è il costo normale: non va indicato.
kb-reason-not-column-one = Solo gli edifici della colonna I sono gratis.
kb-reason-has-goods = Hai ancora delle merci.
kb-reason-not-richer = Puoi rubare solo a chi ha più merci di te.
kb-reason-bad-bid = Un'offerta deve superare l'ultima di 20 al massimo. La prima va da 0 a 20.
kb-reason-wrong-price = Il costo non è questo.
kb-reason-tokens-do-not-pay = Per pagare i soldati con i gettoni «+2» serve { $the-recruiting-centre }.
kb-reason-not-left = Non è tra le scelte possibili.
kb-reason-oneself = Devi scegliere un altro giocatore.
kb-reason-no-soldier = Non hai soldati da pagare.
kb-reason-no-vp = Non hai PV da pagare.
kb-reason-not-the-box = Ora non c'è nulla da estrarre.
kb-reason-other-draw = Ora va estratto qualcos'altro.
kb-reason-wrong-dice = I dadi lanciati non sono quelli previsti.
kb-reason-wrong-order = L'ordine di gioco deve indicare ogni giocatore una volta.
kb-reason-not-in-pile = Non è nella pila.
kb-reason-wrong-cards = Le carte estratte non sono quelle previste.

## What could have been read

kb-expected-action = place DADI>CONSIGLIERE, pass, statue DADO, chapel, done, take MERCE, trade MERCE, spy, give-up MERCE, build EDIFICIO, town-hall MERCE|token, sawmill, quarry, goldsmith, recruit MERCI, o un'azione di un modulo
kb-expected-good = gold, wood o stone
kb-expected-building = il nome di un edificio
kb-expected-die = un dado: da 1 a 6, seguito da w se è bianco
kb-expected-fewer-dice = meno dadi
kb-expected-group = i dadi uniti da + e il Consigliere dopo >, come in 1+3+5>9
kb-expected-way = dopo il Consigliere niente, p, a, s, d o pd
kb-expected-fewer-goods = meno merci
kb-expected-draw = order POSTI, roll POSTO:DADI…, reroll DADI, neutral DADI,DADI, invader da 1 a 5, die FACCIA, o un'estrazione di un modulo
kb-expected-faces = i dadi come cifre da 1 a 6
kb-expected-seat = un posto
kb-expected-number = un numero
kb-expected-two-words = due parole
kb-expected-one-die = un solo dado
kb-expected-coloured-dice = dadi colorati
kb-expected-row = una linea, da «a» a «g»
kb-expected-rows = le linee in ordine, unite da +
kb-expected-strips = strips POSTO:LINEA+LINEA…
kb-expected-price = le merci unite da +, prima gold, poi wood, poi stone, o none
kb-expected-building-for-price = un edificio al costo indicato
kb-expected-wish = soldier, vp o due merci diverse
kb-expected-cards-in-order = le carte in ordine, ognuna una volta
kb-expected-governor = il nome di un Governatore
kb-expected-fate = il nome di un Fato
kb-expected-scenario = il nome di uno scenario
kb-expected-favour = die, seal, works, purse, guard o praise
kb-expected-charter = il nome di una patente
kb-expected-token = un gettone Richiesta di Truppe da 0 a 4
kb-expected-prize = gold, wood, stone, token, soldier o vp
kb-expected-whim = pick COSA, bargain COSA, favour POSTO, exchange COSA COSA o give MERCE POSTO
kb-expected-whim-draw = whim da 1 a 16, o lot MERCE

## Figures that make no game

kb-misfit-building = un valore di «{ $id }» supera 20
kb-misfit-invader = un valore di un invasore dell'anno { $year } supera 20
kb-misfit-troop-tokens = ogni giocatore deve avere sei gettoni Richiesta di Truppe
kb-misfit-card = il numero «{ $figure }» deve andare da { $least } a { $most }
kb-misfit-no-building = l'edificio «{ $id }» non esiste
kb-misfit-cost = un costo deve avere tre numeri: oro, legno e pietra
kb-misfit-no-card = la carta «{ $id }» non esiste
kb-misfit-no-number = nessuna carta «{ $id }» ha un valore «{ $name }»
kb-misfit-year = gli anni vanno da 1 a 5
kb-misfit-no-race = la razza «{ $race }» non esiste
kb-misfit-five-invaders = un anno deve avere cinque invasori
kb-misfit-all-invaders = ogni anno ha cinque invasori: indicali tutti e 25, nessuno, oppure solo alcuni con anno (year) e carta (card)
kb-misfit-whole-invader = un invasore senza numero di carta (card) deve avere forza (strength) e razza (race)
kb-misfit-name = un nome può avere da 1 a { $most } caratteri stampabili
kb-misfit-text = il testo di una carta può avere da 1 a { $most } caratteri stampabili
kb-misfit-token-value = i gettoni Richiesta di Truppe possono valere da 0 a 4

## The table

kb-table = La corte
kb-order = Ordine di gioco: { $order }.
kb-invaders = Invasori: { $race }, forza { $strength }. Sconfitta: { $lose }. Vittoria: { $win }.
kb-invaders-unseen = Invasori: carta coperta.
kb-invaders-known = Invasori: carta coperta, già vista da { $seats }.
kb-envoy = Agente del Re: { $seat }.
kb-aided = { $seat } lancia un dado bianco in più.
kb-advisor-line = { $number } { $advisor }: { $who }
kb-neutral = dadi neutrali
kb-scenario = Scenario: { $scenario }.
kb-fate-text = Carta Fato dell'anno: { $fate }. { $text }
kb-absent = { $who } è assente in questa stagione.
kb-gifts = Ci sono doni sui Consiglieri { $advisors }.
kb-lots = Governatori all'asta: { $governors }.
kb-bidding = Offerta più alta per { $governor }: { $bid } PV. Ancora in gara: { $seats }.
kb-seal = Sigillo del reggente: { $seat }.
kb-works = Lavori del reggente: { $seat }.
kb-hoard = Tesoro del Drago: { $n ->
    [one] { $n } merce
   *[other] { $n } merci
}.
kb-whims = Capricci a Corte
kb-stall = Merci sulla tessera del Mercante: { $goods }.
kb-lot = Merce sulla tessera del Sergente: { $goods }.
kb-card = { $name }: { $text }
kb-charters = Patenti reali

kb-seat = { $seat }: { $things }
kb-seat-governor = Governatore: { $governor }
kb-seat-dealt = Sceglie tra { $count ->
    [one] { $count } Governatore
   *[other] { $count } Governatori
}
kb-seat-hand = Sceglie tra: { $governors }
kb-seat-chosen = Governatore scelto in segreto: { $governor }
kb-seat-chosen-unseen = Ha scelto in segreto un Governatore
kb-seat-dice = Dadi: { $dice }
kb-seat-row = { $row }: { $buildings }
kb-seat-no-buildings = Nessun edificio
kb-seat-strips = Linee edifici alternativi pescate: { $rows }
kb-seat-laid = Linee edifici alternativi: { $rows }
kb-seat-used = Già usati in questa stagione: { $things }
kb-seat-spent = Già usati quest'anno: { $things }
kb-seat-troops = Gettoni Richiesta di Truppe: { $tokens }
kb-seat-troop-chosen = Gettone Richiesta di Truppe scelto in segreto: { $value }
kb-seat-troop-chosen-unseen = Ha scelto in segreto un gettone Richiesta di Truppe
kb-seat-put-back = Gettone Richiesta di Truppe rimesso nella scatola: { $value }
kb-seat-put-back-unseen = Un gettone Richiesta di Truppe è stato rimesso nella scatola
kb-seat-battle = Battaglia: rinforzi { $reinforced }, totale { $total }
kb-seat-battle-won = Battaglia: rinforzi { $reinforced }, totale { $total }, vinta
kb-seat-wins = Battaglie vinte: { $wins }
kb-seat-favours = Favori: { $favours }
kb-seat-favour = { $favour } { $count }
kb-seat-charters = Patenti: { $charters }
kb-seat-courted = Ha già influenzato: { $advisors }

kb-board-order = Ordine di gioco { $order }
kb-board-invaders = Invasori: { $race } { $strength }
kb-board-invaders-unseen = Invasori: ?
kb-board-fate = Fato: { $fate }
kb-board-envoy = Agente del Re
kb-board-dice = dadi { $dice }
kb-board-mark = { $mark ->
    [whim] ~ Capriccio
    [away] × assente
    [gift] + dono
   *[neutral] ● dadi neutrali
}
kb-board-turn-order = Ordine di gioco
kb-board-foes = Invasori
kb-board-face-down = La carta è coperta.
kb-board-known-to = Vista da: { $seats }.
kb-board-strength = Forza { $n }
kb-board-strength-range = Forza da { $low } a { $high }
kb-board-defeat = Sconfitta: { $what }
kb-board-victory = Vittoria: { $what }
kb-board-outcome = { $outcome ->
    [won] vinta
    [drawn] pareggio
   *[lost] persa
}
kb-board-battle = Battaglia dell'anno { $year }: { $race }
kb-star = * ricostruita: vale il testo riportato qui, che può essere diverso da quello stampato.
kb-star-plain = * ricostruita: può essere diversa da quella stampata (dettagli con «hightable games»)
kb-reconstructed = Le carte sono ricostruite e possono essere diverse da quelle stampate.
kb-board-defence = Soldati e bonus degli edifici: { $n }
kb-board-supply = Dalla riserva
kb-board-away = assente
kb-board-gift = dono
kb-board-auction = Asta dei Governatori
kb-board-bids = Offerte in PV
kb-board-strips = Linee edifici alternativi disponibili
kb-board-hand = Scegli il tuo Governatore
kb-board-favours = Favori del reggente

## Options

kb-option-modules = Moduli di espansione
kb-option-modules-none = Gioco base.
kb-option-modules-all = Tutti e sei i moduli.
kb-option-modules-rows = { kb-module-rows.text }
kb-option-modules-alternative = { kb-module-alternative.text } { kb-reconstructed }
kb-option-modules-governors = { kb-module-governors.text } { kb-reconstructed }
kb-option-modules-fate = { kb-module-fate.text } { kb-reconstructed }
kb-option-modules-troops = { kb-module-troops.text }
kb-option-modules-whims = { kb-module-whims.text }
kb-option-alternative = Assegnazione delle linee edifici alternativi
kb-option-alternative-dealt = Ognuno ne pesca due a caso.
kb-option-alternative-draft = { kb-variant-draft.text }
kb-option-governors = Assegnazione dei Governatori
kb-option-governors-dealt = Ognuno ne riceve tre e ne sceglie uno in segreto.
kb-option-governors-auction = { kb-variant-auction.text }
kb-option-purist = Aggiunte di bilanciamento alle carte
kb-option-purist-no = Le carte si usano con le aggiunte.
kb-option-purist-yes = { kb-variant-purist.text }
kb-option-scenario = Scenario di gioco
kb-option-scenario-none = Nessuno scenario.
kb-option-scenario-the-regency = { kb-the-regency }: invece degli aiuti del Re ognuno sceglie un favore, a partire da chi è più indietro. { kb-reconstructed }
kb-option-scenario-the-dragons-hoard = { kb-the-dragons-hoard }: una parte dei soldati resta, gli invasori sono più forti e l'ultimo è un Drago. { kb-reconstructed }
kb-option-scenario-four-winters = { kb-four-winters }: partita più breve, con alcuni edifici già costruiti. { kb-reconstructed }
kb-option-scenario-royal-charters = { kb-royal-charters }: obiettivi comuni e possibile fine anticipata. { kb-reconstructed }
kb-option-scenario-random = Uno dei quattro, sorteggiato prima dell'inizio della partita. { kb-reconstructed }
kb-option-restoration = Capricci a Corte
kb-option-restoration-no = In ogni stagione produttiva si aggiunge un Capriccio.
kb-option-restoration-yes = { kb-variant-restoration.text }
kb-option-stables = Consiglieri validi per le Scuderie
kb-option-stables-any = Tutti quelli il cui aiuto comprende un soldato.
kb-option-stables-general = Solo il Generale.

## Why a bot likes or dislikes it

kb-why-goods-for-building = Dà merci utili per un edificio.
kb-why-completes-a-building = Ti permette di pagare un edificio.
kb-why-soldiers-for-winter = Dà soldati per l'Inverno.
kb-why-points-at-once = Dà subito PV.
kb-why-token-for-later = Dà un gettone «+2».
kb-why-through-a-closed-door = Usa un diritto speciale per raggiungere questo Consigliere.
kb-why-fills-the-row = È l'ultimo edificio della sua linea.
kb-why-needs-defence = Ti servirà forza in battaglia.
kb-why-builds-for-points = I suoi PV valgono il costo.
kb-why-builds-for-its-effect = È utile per il suo effetto o per gli edifici successivi della linea.
kb-why-saves-goods = Conservi merci per qualcosa di meglio.
kb-why-better-dice = I dadi possono migliorare.
kb-why-dice-are-good = I dadi vanno già bene.
kb-why-points-for-goods = Trasforma una merce o un gettone «+2» in 1 PV.
kb-why-trades-up = Lo scambio può darti merci più utili.
kb-why-gives-up-the-least = Dipende da quanto ti serve.
kb-why-knows-the-invader = Ti fa vedere la carta Invasori dell'anno.
kb-why-troops-that-are-needed = Dipende da quanti soldati ti servono in battaglia.
kb-why-better-row = Dipende da quanto valgono gli edifici della linea.
kb-why-better-governor = Dipende da quanto ti è utile il Governatore.
kb-why-regents-favour = Dipende da quanto ti è utile il favore.
kb-why-whims-best = Conta quanto il Capriccio dà a te rispetto agli altri.
kb-why-must-be = Prima o poi va fatto.
kb-why-nothing-better = Nessun motivo particolare.
kb-earned-advisors = Consiglieri
kb-earned-buildings = Edifici
kb-earned-powers = Effetti degli edifici
kb-earned-king = Premio del Re
kb-earned-battles = Battaglie
kb-earned-troops = Ultimo gettone Richiesta di Truppe
kb-earned-governors = Governatori
kb-earned-fate = Carte Fato
kb-earned-scenario = PV dello scenario

## Where the component figures come from

kb-provenance-buildings = Edifici delle linee da B a F
    .note = Il tabellone Provincia stampato e altre quattro fonti concordano.
kb-provenance-outer-buildings = Edifici delle linee A e G
    .note = I costi e i PV provengono da una sola fonte.
kb-provenance-invaders = Invasori
    .note = Tre tabelle indipendenti concordano. Per i demoni dell'anno IV se ne seguono due su tre.
kb-provenance-troop-tokens = { kb-figure-troop_tokens }
kb-provenance-cards = Carte delle linee alternative, governatori, carte Fato e scenari
    .note = Non è stato possibile consultare le carte stampate. Gli effetti e i numeri non trovati a stampa sono ricostruiti.

## Description and tutorial

kb-about = Lancia i dadi per influenzare i Consiglieri del Re, costruisci la tua provincia e difendila dagli invasori che arrivano ogni Inverno.
kb-guide-welcome = Governi una provincia di confine e hai cinque anni per svilupparla. Ti servono punti vittoria (PV), che ottieni con gli edifici, dai Consiglieri e vincendo le battaglie: dopo cinque anni vince chi ne ha di più. Tre volte all'anno tutti lanciano i dadi e li piazzano sui Consiglieri del Re, numerati da 1 a 18, che danno merci, soldati e altri aiuti. Con oro, legno e pietra costruisci edifici nella tua provincia, in ogni linea da sinistra a destra. Ogni Inverno arrivano gli invasori, e ognuno deve affrontarli da solo.
    .title = Scopo del gioco
kb-guide-aid = All'inizio dell'anno il Re aiuta chi ha meno edifici e merci. In caso di parità, e nel primo anno lo sono tutti, ognuno prende una merce a sua scelta. Quasi tutti gli edifici costano oro e qualcos'altro. Pensa a che cosa vuoi costruire per primo: { $the-statue } costa { $cost-statue }, { $the-inn } { $cost-inn }, { $the-palisade } { $cost-palisade }.
    .title = Fase 1: l'Aiuto del Re
kb-guide-change = Uno dei tuoi edifici ti permette di rilanciare: { $the-statue } un dado, se tutti i tuoi dadi mostrano lo stesso numero, { $the-chapel } tutti i dadi, se il totale è 7 o meno. Con dadi alti raggiungi Consiglieri più importanti, ma chi ha il totale più basso sceglie per primo. Quando i dadi ti vanno bene, scegli «Fatto».
    .title = Puoi ancora modificare i dadi
kb-guide-influence-spring = Tutti hanno lanciato i dadi: chi ha il totale più basso gioca per primo. Piazza su un Consigliere uno o più dadi la cui somma è esattamente il suo numero; per questa stagione il Consigliere è occupato, e prima che tu possa piazzare di nuovo tocca agli altri. Tre Consiglieri di valore basso o uno di valore alto: confronta ciò che danno con ciò che vuoi costruire. Prendi per primo quello che gli altri potrebbero toglierti.
    .title = Primavera: influenza i Consiglieri
kb-guide-influence-summer = Funziona come in Primavera: a ogni turno un gruppo di dadi su un Consigliere libero, finché tutti hanno passato. Il Re ha appena dato 1 PV a chi ha più edifici, quindi costruire presto conviene. Calcola che cosa ti manca per il prossimo edificio e punta a quello.
    .title = Estate: influenza i Consiglieri
kb-guide-influence-autumn = È l'ultima stagione prima dell'Inverno. Sergente (5), Generale (10) e Re (18) danno soldati; Generale e Regina (17) ti mostrano anche la carta Invasori dell'anno. Nel primo anno la sua forza va da { $least-strength-1 } a { $most-strength-1 }, e il dado del Re darà a tutti da 1 a 6 soldati. Se hai l'Agente del Re, puoi influenzare un Consigliere già occupato oppure costruire un secondo edificio.
    .title = Autunno: influenza i Consiglieri
kb-guide-choose = Questo Consigliere ti fa scegliere la merce. Guarda la tua provincia: qual è il prossimo edificio di ogni linea, e che cosa ti manca per costruirlo? Le merci non spese restano a te, ma in Inverno, se perdi la battaglia, potresti doverne cedere qualcuna.
    .title = Scegli una merce
kb-guide-alchemy = Puoi cedere una merce all'Alchimista e riceverne una di ciascuno degli altri due tipi. Conviene quasi sempre, a meno che per il prossimo edificio non ti serva proprio la merce che cederesti.
    .title = L'Alchimista
kb-guide-spy = La Spia ti dà tre merci a tua scelta per 1 PV. Tre merci spesso bastano per un edificio, e quasi tutti gli edifici danno più di 1 PV. Di solito quindi conviene, anche se per un momento scendi sotto lo zero.
    .title = La Spia
kb-guide-build = In ogni stagione puoi costruire un edificio, se hai le merci necessarie e hai già costruito quelli alla sua sinistra. Guadagni subito i suoi PV e il suo effetto vale da quel momento. In genere gli edifici migliori sono più a destra; alcuni, come { $name-guard-tower } e { $name-palisade }, ti rendono più forte in Inverno. Puoi anche conservare le merci per un edificio più costoso, ma prima dell'Estate il Re premia chi ha più edifici.
    .title = Costruisci un edificio
kb-guide-build-again = Hai l'Agente del Re: puoi usarlo per costruire subito un secondo edificio, a costo pieno. Oppure puoi tenerlo per influenzare più avanti un Consigliere già occupato. Se non lo usi prima della prossima assegnazione, lo perdi senza compenso.
    .title = Un secondo edificio
kb-guide-powers = Uno dei tuoi edifici ha un effetto che puoi usare ora: { $the-town-hall }, per esempio, dà 1 PV per una merce o un gettone «+2». È un buon modo di usare ciò che non ti serve per il prossimo edificio. Non è obbligatorio.
    .title = Fine della stagione
kb-guide-recruit = Prima dell'Inverno puoi reclutare soldati: ognuno costa 2 merci, oppure 1 con { $the-barracks }. Somma i tuoi soldati e i bonus dei tuoi edifici; il dado del Re aggiungerà da 1 a 6 soldati. Vinci se superi la forza degli invasori, che nel primo anno va da { $least-strength-1 } a { $most-strength-1 }; se la eguagli non succede nulla. Tra i vincitori, chi ha il totale più alto guadagna 1 PV in più.
    .title = Fase 7: Mercenari
kb-guide-spoils = Hai vinto la battaglia e come ricompensa ricevi una merce a tua scelta. Prendi quella che ti manca per il prossimo edificio.
    .title = Inverno: la tua ricompensa
kb-guide-give-up = Questa volta gli invasori erano più forti e devi cedere merci a tua scelta. Cedi quelle che ti servono meno per il prossimo edificio. Dopo l'Inverno tutti i soldati vengono congedati, mentre gli edifici restano: quelli difensivi ti aiutano ogni anno.
    .title = Inverno: le perdite
kb-guide-module = Questa domanda riguarda un modulo o uno scenario, che la guida non spiega: per la prima partita è meglio il gioco base. Il link accanto alla domanda porta alla regola.
    .title = Moduli e scenari
kb-guide-wait-setup = Si prepara il tavolo: il primo ordine di gioco viene sorteggiato e per ciascuno dei cinque anni si mette da parte una carta Invasori coperta. Poi comincia il primo anno con l'Aiuto del Re.
    .title = Preparazione
kb-guide-wait-aid = Chi ha meno edifici e, a parità, meno merci lancia un dado bianco in più in Primavera. Se la parità persiste, ciascuno dei giocatori in parità prende invece una merce; nel primo anno lo sono tutti.
    .title = Fase 1: l'Aiuto del Re
kb-guide-wait-season = In ordine di gioco tutti piazzano i dadi sui Consiglieri, un gruppo alla volta. Quando tutti hanno passato, i Consiglieri danno il loro aiuto, dall'1 al 18, e ognuno può costruire. Osserva quali Consiglieri sono occupati; trovi tutte le mosse nel «Registro di gioco».
    .title = Stagione produttiva: tocca agli altri
kb-guide-wait-recruit = Prima dell'Inverno tutti possono reclutare soldati pagando merci. Confronta la forza degli altri con la tua: tra i vincitori, chi ha il totale più alto guadagna 1 PV.
    .title = Fase 7: Mercenari
kb-guide-wait-winter = Si rivela la carta Invasori e il dado del Re dà a tutti lo stesso numero di soldati. Ognuno combatte da solo: se superi la forza degli invasori ricevi la ricompensa, se la eguagli non succede nulla, se non la raggiungi perdi le merci, gli edifici o i PV indicati sulla carta.
    .title = Fase 8: Inverno
kb-guide-farewell = Hai giocato un anno intero, dall'Aiuto del Re alla battaglia d'Inverno: ne restano quattro. I soldati sono stati congedati, mentre gli edifici restano e contano sempre di più: gli invasori diventano più forti ogni anno, fino a una forza da { $least-strength-5 } a { $most-strength-5 } nel quinto. D'ora in poi l'Aiuto del Re (un dado bianco per la Primavera) e l'Agente del Re vanno a chi ha meno edifici. Dopo il quinto Inverno vince chi ha più PV.
    .title = Il primo anno è finito

## The labels of the board in the rules

kb-diagram-court = I Consiglieri del Re
    .text = Piazza dadi per il numero esatto di un Consigliere e ricevi l'aiuto indicato.
kb-diagram-calendar = Il Calendario
    .text = L'anno e le sue otto fasi. Quella attuale è evidenziata.
kb-diagram-order = L'ordine di gioco
    .text = Dopo ogni lancio comincia chi ha il totale più basso.
kb-diagram-invaders = Gli invasori
    .text = La carta resta coperta fino all'Inverno, ma sai quanto possono essere forti quest'anno.
kb-diagram-dice = I tuoi dadi
    .text = Quelli che non hai ancora piazzato.
kb-diagram-goods = Le tue merci
    .text = Oro, legno e pietra, poi soldati e gettoni «+2».
kb-diagram-points = I tuoi PV
    .text = Alla fine vince chi ha più PV.
kb-diagram-province = La tua provincia
    .text = Le righe si costruiscono da sinistra a destra. Ogni edificio mostra costo, PV e bonus in battaglia.
