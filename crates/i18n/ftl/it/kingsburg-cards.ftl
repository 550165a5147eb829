### Kingsburg: the names of its pieces and the texts of its cards.

## Advisors

kb-advisor-1 = Giullare
    .text = Guadagni 1 PV.
kb-advisor-2 = Signorotto
    .text = Ricevi 1 oro.
kb-advisor-3 = Architetto
    .text = Ricevi 1 legno.
kb-advisor-4 = Mercante
    .text = Ricevi 1 oro oppure 1 legno.
kb-advisor-5 = Sergente
    .text = Recluti 1 soldato.
kb-advisor-6 = Alchimista
    .text = Puoi cedere 1 merce per ricevere 1 merce di ciascuno degli altri 2 tipi.
kb-advisor-7 = Astronomo
    .text = Ricevi 1 merce a tua scelta e 1 gettone «+2».
kb-advisor-8 = Tesoriere
    .text = Ricevi 2 ori.
kb-advisor-9 = Capocaccia
    .text = Ricevi 1 legno e, a tua scelta, 1 oro oppure 1 pietra.
kb-advisor-10 = Generale
    .text = Recluti 2 soldati e guardi in segreto la carta Invasori in cima al mazzo.
kb-advisor-11 = Armaiolo
    .text = Ricevi 1 pietra e, a tua scelta, 1 oro oppure 1 legno.
kb-advisor-12 = Nobildonna
    .text = Ricevi 2 merci a tua scelta e 1 gettone «+2».
kb-advisor-13 = Campione
    .text = Ricevi 3 pietre.
kb-advisor-14 = Spia
    .text = Puoi pagare 1 PV, anche scendendo sotto 0, per ricevere 3 merci a tua scelta.
kb-advisor-15 = Inventore
    .text = Ricevi 1 oro, 1 legno e 1 pietra.
kb-advisor-16 = Mago
    .text = Ricevi 4 ori.
kb-advisor-17 = Regina
    .text = Ricevi 2 merci a tua scelta, guadagni 3 PV e guardi in segreto la carta Invasori in cima al mazzo.
kb-advisor-18 = Re
    .text = Ricevi 1 oro, 1 legno e 1 pietra e recluti 1 soldato.

## Private advisors of the Politician

kb-private-3 = Consigliere privato 3
    .text = Ricevi 1 legno oppure 1 pietra.
kb-private-5 = Consigliere privato 5
    .text = Recluti 1 soldato oppure guadagni 1 PV.
kb-private-8 = Consigliere privato 8
    .text = Ricevi 2 merci di tipo diverso.

## Rows of a province: their buildings, and those of their alternative side

kb-row-a = Linea A
    .text = { $name-sawmill }, { $name-quarry }, { $name-goldsmith }, { $name-mint }
    .alternative = { $name-masons-yard }, { $name-depot }, { $name-builders-lodge }, { $name-architects-guild }
kb-row-b = Linea B
    .text = { $name-statue }, { $name-chapel }, { $name-church }, { $name-cathedral }
    .alternative = { $name-bridge }, { $name-altar }, { $name-monastery }, { $name-dome }
kb-row-c = Linea C
    .text = { $name-inn }, { $name-market }, { $name-farms }, { $name-merchants-guild }
    .alternative = { $name-brewery }, { $name-traveling-market }, { $name-vineyard }, { $name-caravanserai }
kb-row-d = Linea D
    .text = { $name-guard-tower }, { $name-blacksmith }, { $name-barracks }, { $name-wizards-guild }
    .alternative = { $name-armory }, { $name-bombard }, { $name-griffin-ranch }, { $name-necromancers-tower }
kb-row-e = Linea E
    .text = { $name-palisade }, { $name-stable }, { $name-stone-wall }, { $name-fortress }
    .alternative = { $name-small-palisade }, { $name-lookout-post }, { $name-hidden-refuge }, { $name-keep }
kb-row-f = Linea F
    .text = { $name-barricade }, { $name-crane }, { $name-town-hall }, { $name-embassy }
    .alternative = { $name-fountain }, { $name-school }, { $name-riding-arena }, { $name-university }
kb-row-g = Linea G
    .text = { $name-improvised-defences }, { $name-recruiting-centre }, { $name-training-camp }, { $name-military-academy }
    .alternative = { $name-signal-fires }, { $name-levy-office }, { $name-veterans-lodge }, { $name-commandery }

## Buildings of the province

kb-sawmill = Segheria
    .text = Alla fine di ogni Estate puoi pagare 1 legno per ricevere 2 ori. Una volta per stagione.
kb-quarry = Tagliapietre
    .text = Alla fine di ogni Estate puoi pagare 1 pietra per ricevere 3 ori. Una volta per stagione.
kb-goldsmith = Oreficeria
    .text = Alla fine di ogni Estate puoi pagare 1 oro per reclutare 1 soldato e guadagnare 1 PV. Una volta per stagione.
kb-mint = Zecca
    .text = Puoi usare { $name-sawmill }, { $name-quarry } e { $name-goldsmith } anche alla fine di ogni Primavera e di ogni Autunno, ciascun edificio una volta per stagione.
kb-statue = Statua
    .text = Dopo il lancio, se tutti i tuoi dadi, bianchi inclusi, mostrano lo stesso numero, puoi rilanciarne 1. Una volta per stagione.
kb-chapel = Cappella
    .text = Dopo il lancio, se il totale dei tuoi dadi è 7 o meno, puoi rilanciarli tutti. Una volta per stagione.
kb-church = Chiesa
    .text = +1 in battaglia contro i Demoni.
kb-cathedral = Cattedrale
    .text = A fine partita guadagni 1 PV ogni 2 merci che possiedi.
kb-inn = Locanda
    .text = Alla fine di ogni Estate ricevi 1 gettone «+2».
kb-market = Mercato
    .text = Una volta per stagione 1 tuo gruppo di dadi può influenzare un Consigliere il cui numero è superiore o inferiore di 1 al valore del gruppo.
kb-farms = Fattorie
    .text = In ogni stagione produttiva lanci 1 dado bianco in più. { $battle-signed } in battaglia.
kb-merchants-guild = Gilda dei Mercanti
    .text = All'inizio di ogni stagione produttiva, prima del lancio, ricevi 1 oro.
kb-guard-tower = Torre di Guardia
    .text = { $battle-signed } in battaglia.
kb-blacksmith = Fucina
    .text = { $battle-signed } in battaglia.
kb-barracks = Caserma
    .text = Nella Fase 7 ogni soldato ti costa 1 merce invece di 2.
kb-wizards-guild = Gilda dei Maghi
    .text = { $battle-signed } in battaglia.
kb-palisade = Palizzata
    .text = { $battle-signed } in battaglia; un altro +1 contro gli Zombi.
kb-stable = Scuderie
    .text = Ogni volta che l'aiuto di un Consigliere ti dà almeno 1 soldato, recluti 1 soldato in più, una volta per gruppo.
    .general = Ogni volta che ricevi l'aiuto stampato del Generale (10), recluti 1 soldato in più, una volta per gruppo.
kb-stone-wall = Muro di Pietra
    .text = { $battle-signed } in battaglia. Se il tuo totale è uguale alla forza degli invasori, vinci la battaglia.
kb-fortress = Fortezza
    .text = { $battle-signed } in battaglia. Ogni battaglia che vinci ti dà 1 PV in più.
kb-barricade = Barricata
    .text = +1 in battaglia contro i Goblin.
kb-crane = Argano
    .text = Gli edifici delle colonne III e IV ti costano 1 oro in meno.
kb-town-hall = Municipio
    .text = Alla fine di ogni stagione produttiva puoi pagare 1 merce o 1 gettone «+2» per guadagnare 1 PV. Una volta per stagione.
kb-embassy = Ambasciata
    .text = Alla fine di ogni stagione produttiva guadagni 1 PV.
kb-improvised-defences = Fortificazioni Sommarie
    .text = +1 in battaglia contro invasori la cui forza stampata è 5 o meno.
kb-recruiting-centre = Centro di Reclutamento
    .text = Quando recluti nella Fase 7, ogni gettone «+2» che paghi vale come 1 merce.
kb-training-camp = Campo d'Addestramento
    .text = Subito prima della Fase 7, se hai meno di 2 soldati, recluti 1 soldato.
kb-military-academy = Accademia Militare
    .text = In Inverno, quando i rinforzi sono noti, lanci 1 dado bianco: se il risultato è più alto del tuo rinforzo, lo sostituisce. Con i gettoni Richiesta di Truppe vale la metà del dado, arrotondata per eccesso, e il gettone è comunque speso.

## Buildings of the alternative rows

kb-masons-yard = Cantiere dei Muratori
    .text = Quando paghi un edificio puoi sostituire 1 merce del suo costo con 1 merce di un altro tipo. Una volta per stagione.
kb-depot = Magazzino
    .text = Alla fine di ogni Estate ricevi { $wood ->
            [one] { $wood } legno
           *[other] { $wood } legni
        } e { $stone ->
            [one] { $stone } pietra
           *[other] { $stone } pietre
        }.
kb-builders-lodge = Loggia dei Costruttori
    .text = Una volta l'anno, dopo la tua normale costruzione, puoi costruire 1 altro edificio a costo pieno.
kb-architects-guild = Gilda degli Architetti
    .text = Ogni edificio che costruisci dopo questo ti dà subito { $vp_per_later_building } PV in più. A fine partita, se la Gilda è in piedi, guadagni { $end_vp_per_col4 } PV per ogni edificio che possiedi nella colonna IV, Gilda inclusa.
kb-bridge = Ponte
    .text = Se il totale definitivo dei tuoi dadi è { $max_total } o meno, ricevi { $goods_any ->
            [one] { $goods_any } merce
           *[other] { $goods_any } merci
        } a tua scelta. Una volta per stagione.
kb-altar = Altare
    .text = Dopo il lancio, se il totale dei tuoi dadi è { $max_total } o meno, puoi rilanciarne quanti vuoi. Una volta per stagione.
kb-monastery = Monastero
    .text = Alla fine di ogni stagione produttiva, se { $max_goods ->
            [0] non possiedi merci
           *[other] possiedi al massimo { $max_goods } merci
        }, guadagni { $vp } PV.
kb-dome = Cupola
    .text = A fine partita guadagni { $vp_per_row } PV per ogni tua linea, questa inclusa, in cui possiedi almeno { $row_min_buildings ->
            [one] { $row_min_buildings } edificio
           *[other] { $row_min_buildings } edifici
        }.
kb-brewery = Birrificio
    .text = Alla fine di ogni Estate ricevi { $gold ->
            [one] { $gold } oro
           *[other] { $gold } ori
        }, poi perdi tutti i tuoi soldati; se ne perdi almeno 1, ricevi { $bonus_gold_if_soldiers_lost ->
            [one] { $bonus_gold_if_soldiers_lost } altro oro
           *[other] { $bonus_gold_if_soldiers_lost } altri ori
        }.
kb-traveling-market = Mercato Itinerante
    .text = Una volta per stagione 1 tuo gruppo di dadi può influenzare un Consigliere il cui numero è superiore o inferiore al valore del gruppo di esattamente { $step_spring } in Primavera, { $step_summer } in Estate, { $step_autumn } in Autunno.
kb-vineyard = Vigneto
    .text = In ogni Estate e in ogni Autunno lanci { $white_dice ->
            [one] { $white_dice } dado bianco in più
           *[other] { $white_dice } dadi bianchi in più
        }.
kb-caravanserai = Caravanserraglio
    .text = All'inizio di ogni stagione produttiva, prima del lancio, ricevi { $amount ->
            [one] { $amount } legno
           *[other] { $amount } legni
        } oppure { $amount ->
            [one] { $amount } pietra
           *[other] { $amount } pietre
        }.
kb-armory = Armeria
    .text = In Inverno, quando i rinforzi sono noti, puoi pagare 1 merce a tua scelta per avere { $battle-signed } in questa battaglia. Una volta per Inverno.
kb-bombard = Bombarda
    .text = In Inverno, quando i rinforzi sono noti, lanci 1 dado per questa battaglia: con 1 hai { $face_1-signed }, con 2 { $face_2-signed }, con 3 { $face_3-signed }, con 4 { $face_4-signed }, con 5 { $face_5-signed }, con 6 { $face_6-signed }.
kb-griffin-ranch = Allevamento Grifoni
    .text = { $battle-signed } in battaglia. Se il totale definitivo dei tuoi dadi è { $max_total } o meno, recluti { $soldiers ->
            [one] { $soldiers } soldato
           *[other] { $soldiers } soldati
        }. Una volta per stagione.
kb-necromancers-tower = Torre dei Negromanti
    .text = { $battle-signed } in battaglia. In ogni Inverno in cui non vinci la battaglia, { $vp_if_not_won-sign ->
            [minus] perdi
           *[plus] guadagni
        } { $vp_if_not_won-size } PV.
kb-small-palisade = Piccola Palizzata
    .text = All'inizio di ogni Inverno, se hai almeno { $min_soldiers ->
            [one] { $min_soldiers } soldato
           *[other] { $min_soldiers } soldati
        }, recluti { $soldiers ->
            [one] { $soldiers } soldato
           *[other] { $soldiers } soldati
        }.
kb-lookout-post = Posto di Vedetta
    .text = All'inizio di ogni Autunno, prima del lancio, puoi guardare in segreto la carta Invasori in cima al mazzo. { $battle-signed } in battaglia contro Orchi e Barbari.
kb-hidden-refuge = Rifugio Nascosto
    .text = Quando perdi una battaglia non perdi le merci né i PV indicati sulla carta Invasori. Gli edifici sono distrutti come al solito, e i loro PV sono persi.
kb-keep = Mastio
    .text = { $battle-signed } in battaglia. In ogni Inverno in cui vinci o pareggi la battaglia, ricevi { $goods_any ->
            [one] { $goods_any } merce
           *[other] { $goods_any } merci
        } a tua scelta.
kb-fountain = Fontana
    .text = Ogni volta che ricevi il Premio del Re, guadagni { $vp } PV in più.
kb-school = Scuola
    .text = Dopo la Fase 7, se hai almeno { $min_soldiers ->
            [one] { $min_soldiers } soldato
           *[other] { $min_soldiers } soldati
        }, guadagni { $vp } PV. Una volta l'anno.
kb-riding-arena = Maneggio
    .text = Alla fine di ogni stagione produttiva, se durante la stagione hai influenzato almeno { $min_advisors ->
            [one] { $min_advisors } Consigliere
           *[other] { $min_advisors } Consiglieri
        }, guadagni { $vp } PV.
kb-university = Università
    .text = Se il totale definitivo dei tuoi dadi è { $max_total } o meno, guadagni { $vp } PV. Una volta per stagione.
kb-signal-fires = Fuochi di Segnalazione
    .text = { $battle-signed } in battaglia contro invasori la cui forza stampata è { $min_printed_strength } o più.
kb-levy-office = Ufficio di Leva
    .text = Nella Fase 7 puoi pagare { $vp_cost } PV per reclutare { $soldiers ->
            [one] { $soldiers } soldato
           *[other] { $soldiers } soldati
        }, al massimo { $max_per_year ->
            [1] una volta
            [2] due volte
           *[other] { $max_per_year } volte
        } l'anno.
kb-veterans-lodge = Casa dei Veterani
    .text = In ogni Inverno in cui non perdi la battaglia, conservi { $keep ->
            [one] { $keep } soldato
           *[other] { $keep } soldati
        } quando i soldati sono congedati.
kb-commandery = Commenda
    .text = In Inverno, quando il rinforzo del Re è { $max_reinforcement } o meno, recluti { $soldiers ->
            [one] { $soldiers } soldato
           *[other] { $soldiers } soldati
        }. Con i gettoni Richiesta di Truppe, invece, recluti { $module5_soldiers ->
            [one] { $module5_soldiers } soldato
           *[other] { $module5_soldiers } soldati
        } quando il gettone che riveli è { $module5_max_token } o meno. Una volta per Inverno.

## Governors; what they are without the figures added by the house stands under purist

kb-thief = Ladro
    .text = Inizi la partita con { $start_vp-size } PV in { $start_vp-sign ->
            [minus] meno
           *[plus] più
        }. Alla fine di ogni Primavera e di ogni Estate puoi prendere 1 merce a tua scelta a un avversario che possiede più merci di te. In 2 giocatori, in Primavera prendi invece { $two_player_spring_gold ->
            [one] { $two_player_spring_gold } oro
           *[other] { $two_player_spring_gold } ori
        } dalla riserva.
kb-miner = Minatore
    .text = Alla fine di ogni anno, quinto incluso, ricevi { $amount ->
            [one] { $amount } oro
           *[other] { $amount } ori
        }. Una volta per partita un edificio ti costa { $discount_once ->
            [one] { $discount_once } oro
           *[other] { $discount_once } ori
        } in meno.
    .purist = Alla fine di ogni anno, quinto incluso, ricevi { $amount ->
            [one] { $amount } oro
           *[other] { $amount } ori
        }.
kb-carpenter = Carpentiere
    .text = Alla fine di ogni anno, quinto incluso, ricevi { $amount ->
            [one] { $amount } legno
           *[other] { $amount } legni
        }. Una volta per partita un edificio ti costa { $discount_once ->
            [one] { $discount_once } legno
           *[other] { $discount_once } legni
        } in meno.
    .purist = Alla fine di ogni anno, quinto incluso, ricevi { $amount ->
            [one] { $amount } legno
           *[other] { $amount } legni
        }.
kb-sculptor = Scultore
    .text = Alla fine di ogni anno, quinto incluso, ricevi { $amount ->
            [one] { $amount } pietra
           *[other] { $amount } pietre
        }. Una volta per partita un edificio ti costa { $discount_once ->
            [one] { $discount_once } pietra
           *[other] { $discount_once } pietre
        } in meno.
    .purist = Alla fine di ogni anno, quinto incluso, ricevi { $amount ->
            [one] { $amount } pietra
           *[other] { $amount } pietre
        }.
kb-minstrel = Menestrello
    .text = Alla fine di ogni anno, dopo ogni altro effetto, confronta i tuoi PV con quelli degli avversari (lo stesso confronto vale per entrambi gli effetti): se almeno 1 avversario ha esattamente i tuoi PV, guadagni { $vp_if_tied } PV; se nessun avversario ha meno PV di te, guadagni { $vp_if_lowest } PV, altrimenti ricevi { $goods_if_not_lowest ->
            [one] { $goods_if_not_lowest } merce
           *[other] { $goods_if_not_lowest } merci
        } a tua scelta.
    .purist = Alla fine di ogni anno, dopo ogni altro effetto, confronta i tuoi PV con quelli degli avversari (lo stesso confronto vale per entrambi gli effetti): se almeno 1 avversario ha esattamente i tuoi PV, guadagni { $vp_if_tied } PV; se nessun avversario ha meno PV di te, guadagni { $vp_if_lowest } PV.
kb-politician = Politico
    .text = Hai 3 Consiglieri privati, sui quali solo tu puoi piazzare gruppi di dadi invece che sul tabellone, ciascuno una volta per stagione. Consigliere 3: 1 legno oppure 1 pietra. Consigliere 5: 1 soldato oppure 1 PV. Consigliere 8: 2 merci di tipo diverso.
kb-architect = Architetto
    .text = All'inizio del tuo turno di costruzione, se almeno metà dei tuoi avversari, arrotondata per eccesso, possiede più edifici di te, il primo edificio di questo turno ti costa { $discount_gold ->
            [one] { $discount_gold } oro
           *[other] { $discount_gold } ori
        } in meno. A fine partita, se nessun avversario possiede più edifici di te, guadagni { $end_vp } PV.
kb-paladin = Paladino
    .text = { $battle-signed } in battaglia contro Zombi, Demoni e Draghi. A fine partita guadagni { $end_vp_per_win } PV per ogni battaglia che hai vinto.
kb-prince = Principe
    .text = Dopo il lancio, se il totale dei tuoi dadi è { $max_total } o meno, puoi girare i tuoi dadi colorati su 3, 4 e 6, uno ciascuno; se lo fai, ricevi { $token ->
            [one] { $token } gettone «+2»
           *[other] { $token } gettoni «+2»
        }. Una volta per stagione.
    .purist = Dopo il lancio, se il totale dei tuoi dadi è { $max_total } o meno, puoi girare i tuoi dadi colorati su 3, 4 e 6, uno ciascuno. Una volta per stagione.
kb-philosopher = Filosofo
    .text = Inizi la partita con { $start_tokens ->
            [one] { $start_tokens } gettone «+2»
           *[other] { $start_tokens } gettoni «+2»
        }. Dopo il lancio, se il totale dei tuoi dadi è { $max_total } o meno, puoi rilanciarli tutti; se il nuovo totale è più basso di quello subito precedente e in questa stagione non rilanci più nulla, guadagni { $vp_if_lower } PV. Una volta per stagione.
    .purist = Dopo il lancio, se il totale dei tuoi dadi è { $max_total } o meno, puoi rilanciarli tutti; se il nuovo totale è più basso di quello subito precedente e in questa stagione non rilanci più nulla, guadagni { $vp_if_lower } PV. Una volta per stagione.
kb-preacher = Predicatore
    .text = Alla fine di ogni Estate e di ogni Autunno, se almeno 1 giocatore (puoi essere anche tu) non ha costruito nulla in quella stagione, guadagni { $vp } PV. In 2 giocatori guadagni { $vp } PV per ogni giocatore che non ha costruito.
kb-tax-collector = Esattore
    .text = Ogni volta che un avversario costruisce un edificio della colonna IV, ricevi subito dalla riserva merci a tua scelta: { $goods_2_players } in 2 giocatori, { $goods_3_players } in 3, { $goods_4_players } in 4, { $goods_5_players } in 5.
kb-sorcerer = Stregone
    .text = All'inizio dell'anno { $year-roman } puoi costruire gratis fino a { $max_buildings ->
            [one] { $max_buildings } edificio
           *[other] { $max_buildings } edifici
        } della colonna I. Non ti danno PV. Una volta per partita.
kb-duke = Duca
    .text = Dopo che tutti hanno passato, se la Nobildonna (12) non è stata influenzata, puoi spostare su di lei 1 tuo gruppo, togliendolo dal Consigliere con il numero più alto che hai influenzato. Ricevi allora il suo aiuto{ $no_token ->
            [0] .
           *[other] , ma nessun gettone «+2».
        } Una volta per stagione.
    .purist = Dopo che tutti hanno passato, se la Nobildonna (12) non è stata influenzata, puoi spostare su di lei 1 tuo gruppo, togliendolo dal Consigliere con il numero più alto che hai influenzato. Ricevi allora il suo aiuto. Una volta per stagione.
kb-priest = Sacerdote
    .text = Una volta l'anno, prima del lancio dei dadi, puoi impartire la benedizione. Guadagni { $priest_vp } PV; poi ogni giocatore senza dado bianco (puoi essere anche tu) ne riceve 1 per questa stagione, e ogni giocatore che ne ha già uno guadagna 1 PV.
    .purist = Una volta l'anno, prima del lancio dei dadi, puoi impartire la benedizione: ogni giocatore senza dado bianco (puoi essere anche tu) ne riceve 1 per questa stagione, e ogni giocatore che ne ha già uno guadagna 1 PV.
kb-fairy = Fata
    .text = In ogni Estate lanci { $white_dice ->
            [one] { $white_dice } dado bianco in più
           *[other] { $white_dice } dadi bianchi in più
        }.
kb-general = Generale
    .text = { $battle-signed } in ogni battaglia. Subito prima della Fase 7 puoi guardare in segreto la carta Invasori in cima al mazzo. Una volta l'anno.
kb-damsel = Damigella
    .text = All'inizio di ogni Inverno, se nessun avversario ha meno soldati di te, recluti { $soldiers ->
            [one] { $soldiers } soldato
           *[other] { $soldiers } soldati
        }.
kb-trickster = Imbroglione
    .text = Inizi la partita con { $start_tokens ->
            [one] { $start_tokens } gettone «+2»
           *[other] { $start_tokens } gettoni «+2»
        }. Dopo il lancio puoi girare su 1 o 3 quanti vuoi dei tuoi dadi che mostrano 2{ $turn_5 ->
            [0] , tutti insieme.
           *[other] , e su 4 o 6 quanti vuoi di quelli che mostrano 5, tutti insieme, ogni dado una volta sola.
        } Una volta per stagione.
    .purist = Dopo il lancio puoi girare su 1 o 3 quanti vuoi dei tuoi dadi che mostrano 2, tutti insieme. Una volta per stagione.
kb-heiress = Ereditiera
    .text = Se il totale definitivo dei tuoi dadi è { $max_total } o meno, ricevi { $tokens ->
            [one] { $tokens } gettone «+2»
           *[other] { $tokens } gettoni «+2»
        }. Una volta per stagione.
kb-ambassador = Ambasciatrice
    .text = Una volta l'anno puoi piazzare un gruppo come con l'Agente del Re, su qualunque Consigliere, già influenzato o no; poi ricevi { $token ->
            [one] { $token } gettone «+2»
           *[other] { $token } gettoni «+2»
        }.
kb-quartermaster = Quartiermastro
    .text = In ogni Inverno in cui non perdi la battaglia, conservi fino a { $keep ->
            [one] { $keep } soldato
           *[other] { $keep } soldati
        } quando i soldati sono congedati.
kb-moneychanger = Cambiavalute
    .text = All'inizio del tuo turno di costruzione puoi scambiare fino a { $max_exchange ->
            [one] { $max_exchange } tua merce
           *[other] { $max_exchange } tue merci
        }, 1 a 1, con merci di altri tipi. Una volta per stagione.
kb-hermit = Eremita
    .text = Se in questa stagione hai influenzato esattamente 1 Consigliere, di numero { $max_number } o meno, guadagni { $vp } PV. Una volta per stagione.

## Fates

kb-famine = Carestia
    .text = Ogni giocatore riceve subito { $tokens ->
            [one] { $tokens } gettone «+2»
           *[other] { $tokens } gettoni «+2»
        }. Per tutto l'anno ogni giocatore lancia { $coloured_dice-size ->
            [one] { $coloured_dice-size } dado colorato
           *[other] { $coloured_dice-size } dadi colorati
        } in { $coloured_dice-sign ->
            [minus] meno
           *[plus] più
        }.
    .purist = Per tutto l'anno ogni giocatore lancia { $coloured_dice-size ->
            [one] { $coloured_dice-size } dado colorato
           *[other] { $coloured_dice-size } dadi colorati
        } in { $coloured_dice-sign ->
            [minus] meno
           *[plus] più
        }.
kb-good-year = Buona Annata
    .text = In Primavera e in Estate, prima del lancio, ogni giocatore senza dado bianco ne riceve 1 per quella stagione; ogni giocatore che ne ha già uno riceve 1 merce a sua scelta.
kb-second-thoughts = Ripensamenti
    .text = Una volta per stagione, dopo il lancio, ogni giocatore può rilanciare esattamente 1 dei suoi dadi.
kb-topsy-turvy-court = Corte Sottosopra
    .text = Per tutto l'anno l'ordine di gioco va dal totale più alto al più basso.
kb-silver-tongues = Lingue d'Argento
    .text = Ogni giocatore riceve subito { $tokens ->
            [one] { $tokens } gettone «+2»
           *[other] { $tokens } gettoni «+2»
        }. Per tutto l'anno un gettone «+2» usato per influenzare un Consigliere aggiunge 1, 2 o 3, a scelta di chi lo usa.
kb-short-audiences = Udienze Brevi
    .text = Per tutto l'anno nessun gruppo può contenere più di { $max_dice_per_group ->
            [one] { $max_dice_per_group } dado
           *[other] { $max_dice_per_group } dadi
        }, bianchi inclusi.
kb-ill-king = Il Re è Malato
    .text = Per tutto l'anno il Re (18) non può essere influenzato.{ $redirect ->
            [0] { "" }
           *[other] { " " }Un gruppo che vale 18 può essere piazzato sulla Regina (17), se è accessibile.
        }
    .purist = Per tutto l'anno il Re (18) non può essere influenzato.
kb-rising-stars = Astri Nascenti
    .text = All'inizio di ogni stagione produttiva c'è un dono su ciascuno di 5 Consiglieri: 1 gettone «+2» sul 3, 1 oro sul 5, 1 PV sul 6, 1 pietra sul 10, 1 oro sul 13. Il primo giocatore che vi piazza un gruppo lo riceve subito.
kb-secret-deals = Accordi Segreti
    .text = Ogni giocatore ha 1 gettone Accordo per quest'anno: può spenderlo per piazzare un gruppo su un Consigliere che un altro giocatore ha già influenzato in questa stagione.
kb-royal-wedding = Nozze Reali
    .text = Per tutto l'anno ogni gruppo che riceve l'aiuto della Regina (17) o del Re (18) dà anche { $vp } PV.
kb-feast-of-fools = Festa dei Folli
    .text = Per tutto l'anno la Regina (17) e il Re (18) non possono essere influenzati. I Consiglieri 1, 2 e 3 danno due volte il loro aiuto.
kb-call-to-arms = Chiamata alle Armi
    .text = Per tutto l'anno i Consiglieri 5, 10 e 18 danno { $soldiers ->
            [one] { $soldiers } soldato
           *[other] { $soldiers } soldati
        } in più ogni volta che il loro aiuto comprende un soldato. Nella Fase 7 ogni soldato costa { $recruit_cost ->
            [one] { $recruit_cost } merce
           *[other] { $recruit_cost } merci
        } in più.
kb-absent-advisor = Consigliere Assente
    .text = All'inizio di ogni stagione produttiva il primo giocatore lancia 2 dadi bianchi: il Consigliere il cui numero è pari al loro totale non può essere influenzato in questa stagione.
kb-open-doors = Porte Aperte
    .text = Per tutto l'anno ciascuno dei Consiglieri da 1 a 6 può essere influenzato da 2 giocatori diversi.
kb-generous-quarries = Cave Generose
    .text = In ogni stagione produttiva, prima del lancio, ogni giocatore lancia 1 dado bianco: con { $min_face } o più riceve { $stone ->
            [one] { $stone } pietra
           *[other] { $stone } pietre
        }.
kb-royal-gift = Dono Reale
    .text = Ogni giocatore riceve subito { $goods_any ->
            [one] { $goods_any } merce
           *[other] { $goods_any } merci
        } a sua scelta.
kb-royal-tithe = Decima Reale
    .text = Alla chiusura dell'Autunno ogni giocatore restituisce 1 merce a sua scelta oppure perde { $vp } PV.
kb-bandits = Briganti sulle Strade
    .text = Alla chiusura di ogni stagione produttiva chi ha più di { $max_goods ->
            [one] { $max_goods } merce
           *[other] { $max_goods } merci
        } ne restituisce a sua scelta finché gliene restano { $max_goods }.
kb-trade-fair = Fiera Annuale
    .text = Per tutto l'anno, all'inizio del suo turno di costruzione, ogni giocatore può scambiare { $max_exchange ->
            [one] { $max_exchange } merce con 1 merce di un altro tipo
           *[other] fino a { $max_exchange } merci, 1 a 1, con merci di altri tipi
        }.
kb-master-masons = Mastri Muratori
    .text = Il primo edificio che ciascun giocatore costruisce quest'anno costa 1 merce in meno, di un tipo presente nel suo costo, a scelta di chi costruisce.
kb-scarce-labour = Manodopera Scarsa
    .text = Per tutto l'anno gli edifici delle colonne III e IV costano { $extra_gold ->
            [one] { $extra_gold } oro
           *[other] { $extra_gold } ori
        } in più e danno { $extra_vp } PV in più quando sono costruiti.
kb-royal-inspection = Ispezione Reale
    .text = Il Premio del Re è assegnato una seconda volta alla chiusura dell'Autunno.
kb-summer-strike = Sciopero d'Estate
    .text = In Estate nessuno costruisce. In Autunno ogni giocatore può costruire 2 edifici nel suo turno di costruzione, ciascuno a costo pieno.
kb-fierce-enemies = Nemici Feroci
    .text = Quest'Inverno la forza degli invasori { $strength-sign ->
            [minus] diminuisce
           *[plus] aumenta
        } di { $strength-size }.
kb-heavy-snow = Nevicate Abbondanti
    .text = Quest'Inverno il dado del Re non viene lanciato: ogni giocatore riceve { $reinforcement ->
            [one] { $reinforcement } rinforzo
           *[other] { $reinforcement } rinforzi
        }. Nessun effetto con i gettoni Richiesta di Truppe.
kb-divided-enemies = Nemici Divisi
    .text = Quest'Inverno la forza degli invasori { $strength-sign ->
            [minus] diminuisce
           *[plus] aumenta
        } di { $strength-size } e il miglior vincitore non guadagna PV.
kb-spoils-of-war = Bottino di Guerra
    .text = Quest'Inverno chi vince la sua battaglia riceve anche { $win_goods_any ->
            [one] { $win_goods_any } merce
           *[other] { $win_goods_any } merci
        } a sua scelta; chi la perde perde anche { $loss_vp } PV.
kb-mercenary-bands = Compagnie di Ventura
    .text = Nella Fase 7 ogni soldato costa { $cost ->
            [one] { $cost } merce
           *[other] { $cost } merci
        }. Chi possiede { $the-barracks } recluta inoltre 1 soldato gratis.
kb-beacons-lit = Fuochi d'Allarme
    .text = La carta Invasori di quest'anno viene scoperta subito e resta visibile a tutti.

## Scenarios, a paragraph to a line

kb-the-regency = La Reggenza
    .text =
        Preparazione: l'Agente del Re non si usa. Si usano 6 favori: Dado, Sigillo, Lavori, Borsa, Guardia e Lode.
        Favori: le Fasi 1, 3 e 5 diventano fasi dei favori. Ogni giocatore prende 1 favore: prima chi ha meno edifici, poi chi ha meno merci, poi chi è più indietro nell'ordine di gioco. In ogni fase un favore può essere preso da 1 solo giocatore e nessuno può rinunciare; per la fase dei favori successiva tornano tutti e 6.
        Effetti: Dado: lanci 1 dado bianco in più nella prossima stagione produttiva. Sigillo: nella prossima stagione produttiva puoi piazzare una volta un gruppo come con l'Agente del Re. Lavori: nella prossima stagione produttiva puoi costruire 1 altro edificio, a costo pieno, dopo la tua normale costruzione. Borsa: ricevi subito 1 merce a tua scelta. Guardia: recluti subito 1 soldato. Lode: guadagni subito 1 PV. Sigillo e Lavori non usati entro la fine di quella stagione sono persi.
        Fine: dopo l'anno V, come al solito. Guadagni { $vp_per_pair } PV per ogni tipo di favore che hai preso almeno due volte.
kb-the-dragons-hoard = Il Tesoro del Drago
    .text =
        Preparazione: l'invasore dell'anno V è la carta Draghi di forza { $invader-5-5-strength }, scoperta sotto le altre 4. Il tesoro è vuoto.
        Invasori: negli anni II, III e IV la forza degli invasori aumenta di { $strength_bonus }.
        Soldati: quando i soldati sono congedati, ogni giocatore ne conserva { $keep_divisor ->
            [1] tutti
            [2] la metà, arrotondata per difetto
           *[other] 1 ogni { $keep_divisor }
        }, ma al massimo { $keep_max }.
        Tesoro: alla fine di ogni Inverno degli anni da I a IV si aggiungono al tesoro tanti ori della riserva quanta è la forza stampata degli invasori appena affrontati. Anche ogni merce razziata dagli invasori finisce nel tesoro.
        Drago: nell'anno V la forza del Drago è { $invader-5-5-strength }, più 1 ogni { $goods_per_strength } merci nel tesoro (ogni { $module5_goods_per_strength } con i gettoni Richiesta di Truppe).
        Fine: dopo l'anno V, come al solito. Nell'ultima battaglia i vincitori con il totale più alto guadagnano 1 PV ogni { $goods_per_vp_best } merci nel tesoro, gli altri vincitori 1 PV ogni { $goods_per_vp_other }, arrotondando per difetto, oltre a tutte le altre ricompense.
kb-four-winters = Quattro Inverni
    .text =
        Preparazione: la partita inizia nell'anno II; non si estrae alcun invasore dell'anno I. In ordine di gioco inverso ogni giocatore mette gratis sul proprio tabellone 1 edificio della colonna I; poi, in ordine di gioco, un secondo di un'altra linea. Entrambi danno i PV stampati. Con i gettoni Richiesta di Truppe, ognuno ne rimette inoltre 1 nella scatola in segreto.
        Costruzione: in ogni Autunno ogni giocatore può costruire un secondo edificio, a costo pieno, dopo la sua normale costruzione.
        Premio del Re: vale { $king_reward_vp } PV.
        Fine: dopo l'anno V, come al solito: 4 anni, 12 stagioni produttive.
kb-royal-charters = Le Patenti Reali
    .text =
        Preparazione: si mescolano le 8 patenti e se ne rivelano 4.
        Punteggio: nel momento indicato, ogni patente viene verificata per tutti i giocatori insieme. Chi la soddisfa la prima volta che qualcuno ci riesce guadagna { $first_vp } PV; ogni altro giocatore guadagna { $later_vp } PV la prima volta che la soddisfa in seguito. Ogni giocatore ottiene ciascuna patente una volta sola.
        Patenti: alla chiusura di ogni stagione produttiva Frontiera, Orizzonte, Capolavoro, Granaio, Cortigiano e Lettere; all'inizio dell'Inverno Armata; alla fine dell'anno Allori.
        Fine: alla fine dell'anno { $early_end_from_year ->
            [1] I, II, III o IV
            [2] II, III o IV
            [3] III o IV
            [4] IV
           *[other] { $early_end_from_year-roman }
        } la partita termina subito se ogni patente rivelata è stata ottenuta da almeno 1 giocatore; altrimenti dopo l'anno V. Poi chi ha ottenuto più patenti, almeno 1, guadagna { $most_vp } PV (tutti, in caso di parità). Con i gettoni Richiesta di Truppe, se la partita termina prima, ognuno segna il gettone più basso che gli resta.

## Favours of the Regency

kb-favour-die = Dado
    .text = Lanci 1 dado bianco in più nella prossima stagione produttiva.
kb-favour-seal = Sigillo
    .text = Nella prossima stagione produttiva puoi piazzare una volta un gruppo come con l'Agente del Re.
kb-favour-works = Lavori
    .text = Nella prossima stagione produttiva puoi costruire 1 altro edificio, a costo pieno, dopo la tua normale costruzione.
kb-favour-purse = Borsa
    .text = Ricevi subito 1 merce a tua scelta.
kb-favour-guard = Guardia
    .text = Recluti subito 1 soldato.
kb-favour-praise = Lode
    .text = Guadagni subito 1 PV.

## Royal charters

kb-charter-frontier = Frontiera
    .text = Possiedi 5 edifici della colonna I, o 6 con le linee A e G, alla chiusura di una stagione produttiva.
kb-charter-skyline = Orizzonte
    .text = Possiedi 3 edifici della colonna III alla chiusura di una stagione produttiva.
kb-charter-masterwork = Capolavoro
    .text = Possiedi 1 edificio della colonna IV alla chiusura di una stagione produttiva.
kb-charter-granary = Granaio
    .text = Possiedi 2 ori, 2 legni e 2 pietre alla chiusura di una stagione produttiva.
kb-charter-host = Armata
    .text = Hai 5 soldati all'inizio dell'Inverno.
kb-charter-laurels = Allori
    .text = Hai vinto 3 battaglie entro la fine di un anno.
kb-charter-courtier = Cortigiano
    .text = Hai influenzato sia la Regina (17) sia il Re (18) nel corso della partita, entro la chiusura di una stagione produttiva.
kb-charter-letters = Lettere
    .text = Possiedi 3 gettoni «+2» alla chiusura di una stagione produttiva.

## Whims

kb-whim-1 = Capriccio del Giullare
    .text = Ricevi l'aiuto del Consigliere con il numero più basso tra quelli che nessuno ha influenzato in questa stagione; se è coperto da un Capriccio, ricevi ciò che dà il Capriccio.
kb-whim-2 = Capriccio del Signorotto
    .text = Ricevi 2 gettoni «+2» oppure paghi 1 gettone «+2» per ricevere 1 oro e reclutare 1 soldato.
kb-whim-3 = Capriccio dell'Architetto
    .text = Il giocatore alla tua sinistra nomina oro, legno o pietra: ricevi 1 merce di quel tipo.
kb-whim-4 = Capriccio del Mercante
    .text = Prendi 1 merce da questa tessera. Quando la tessera viene piazzata e ogni volta che è vuota, vi si mettono 1 oro, 1 legno e 1 pietra.
kb-whim-5 = Capriccio del Sergente
    .text = Prendi la merce su questa tessera. Quando la tessera viene piazzata e ogni volta che la merce viene presa, si sorteggia oro, legno o pietra e se ne mette 1 sulla tessera.
kb-whim-6 = Capriccio dell'Alchimista
    .text = Puoi pagare 1 merce per reclutare 1 soldato e guadagnare 1 PV; oppure pagare 1 PV per reclutare 1 soldato e ricevere 1 merce a tua scelta; oppure pagare 1 soldato per guadagnare 1 PV e ricevere 1 merce a tua scelta. Paghi solo con ciò che possiedi.
kb-whim-7 = Capriccio dell'Astronomo
    .text = Scegli un altro giocatore, che riceve 1 merce a sua scelta; poi tu ricevi 2 merci dello stesso tipo.
kb-whim-8 = Capriccio del Tesoriere
    .text = Il giocatore alla tua sinistra nomina oro, legno o pietra, poi fa lo stesso quello alla tua destra: ricevi 1 merce per ogni scelta. In 2 giocatori il tuo avversario sceglie entrambe.
kb-whim-9 = Capriccio del Capocaccia
    .text = Scegli 2 opzioni diverse: ricevi 1 oro; ricevi 1 legno; guadagni 1 PV; recluti 1 soldato e ricevi 1 gettone «+2».
kb-whim-10 = Capriccio del Generale
    .text = Ricevi 2 ori, 2 legni oppure 2 pietre.
kb-whim-11 = Capriccio dell'Armaiolo
    .text = Ricevi 1 pietra, recluti 1 soldato e guadagni 1 PV. Se prima di ricevere l'aiuto nessuno ha meno merci di te, puoi rinunciare al soldato o al PV per 1 pietra in più; se nessuno ha meno soldati, alla pietra o al PV per 1 soldato in più; se nessuno ha meno PV, alla pietra o al soldato per 1 PV in più. Puoi fare al massimo 1 di questi scambi.
kb-whim-12 = Capriccio della Nobildonna
    .text = Ricevi 3 ori e ogni altro giocatore guadagna 1 PV; oppure guadagni 3 PV e ogni altro giocatore riceve 1 oro.
kb-whim-13 = Capriccio del Campione
    .text = Ricevi 1 merce a tua scelta e 1 gettone «+2», guadagni 1 PV, recluti 1 soldato e guardi in segreto la carta Invasori in cima al mazzo.
kb-whim-14 = Capriccio della Spia
    .text = Scegli un altro giocatore, che sceglie e riceve 1 di queste ricompense: 1 oro, 1 legno, 1 pietra, 1 gettone «+2», 1 soldato. Tu ricevi le altre 4.
kb-whim-15 = Capriccio dell'Inventore
    .text = Ricevi 2 ori, 2 legni e 2 pietre, poi dai 2 di queste merci, come preferisci, a 1 o 2 altri giocatori.
kb-whim-16 = Capriccio del Mago
    .text = Guadagni 5 PV.

## Troop tokens

kb-troop-0 = Richiesta di Truppe 0
    .text = Non dà soldati; vale 0 PV se ti resta a fine partita.
kb-troop-1 = Richiesta di Truppe 1
    .text = Dà 1 soldato; vale 1 PV se ti resta a fine partita.
kb-troop-2 = Richiesta di Truppe 2
    .text = Dà 2 soldati; vale 2 PV se ti resta a fine partita.
kb-troop-3 = Richiesta di Truppe 3
    .text = Dà 3 soldati; vale 3 PV se ti resta a fine partita.
kb-troop-4 = Richiesta di Truppe 4
    .text = Dà 4 soldati; vale 4 PV se ti resta a fine partita.

## Invaders

kb-race-barbarians = Barbari
kb-race-goblins = Goblin
kb-race-orcs = Orchi
kb-race-zombies = Zombi
kb-race-demons = Demoni
kb-race-dragons = Draghi

## Seasons and phases

kb-season-spring = Primavera
kb-season-summer = Estate
kb-season-autumn = Autunno
kb-season-winter = Inverno

kb-phase-1 = Aiuto del Re
    .text = Chi ha meno edifici e, a parità, meno merci lancia 1 dado bianco in più in Primavera. Se la parità persiste, ciascuno dei giocatori in parità riceve invece 1 merce a sua scelta.
kb-phase-2 = Primavera
    .text = Prima stagione produttiva: si lanciano i dadi, si influenzano i Consiglieri, si riceve il loro aiuto e si costruisce.
kb-phase-3 = Premio del Re
    .text = Chi ha più edifici guadagna 1 PV; in caso di parità, tutti.
kb-phase-4 = Estate
    .text = Seconda stagione produttiva: si lanciano i dadi, si influenzano i Consiglieri, si riceve il loro aiuto e si costruisce.
kb-phase-5 = Agente del Re
    .text = L'Agente torna sul tabellone e va a chi ha meno edifici e, a parità, meno merci. Se la parità persiste, non lo riceve nessuno.
kb-phase-6 = Autunno
    .text = Terza stagione produttiva: si lanciano i dadi, si influenzano i Consiglieri, si riceve il loro aiuto e si costruisce.
kb-phase-7 = Mercenari
    .text = In ordine di gioco ognuno può reclutare quanti soldati vuole, a 2 merci l'uno.
kb-phase-8 = Inverno
    .text = Si rivela la carta Invasori, il Re invia i rinforzi, ognuno combatte la propria battaglia e i soldati vengono congedati.

## Goods

kb-good-gold = oro
kb-good-wood = legno
kb-good-stone = pietra

## Other pieces

kb-piece-good = merce
    .text = Oro, legno o pietra. La riserva è illimitata.
kb-piece-vp = PV
    .text = Un Punto Vittoria. Vince chi ne ha di più; si può scendere sotto 0.
kb-piece-soldier = soldato
    .text = Vale 1 nella tua battaglia. Tutti i soldati sono congedati alla fine dell'Inverno.
kb-piece-token = gettone «+2»
    .text = Aggiunge 2 al valore di un gruppo; puoi usarne al massimo 1 per stagione. Non è una merce.
kb-piece-coloured-die = dado colorato
    .text = Ne lanci 3 in ogni stagione produttiva. Ogni gruppo deve contenerne almeno 1.
kb-piece-white-die = dado bianco
    .text = Un dado extra. Può far parte di un gruppo solo insieme a dadi colorati.
kb-piece-neutral-die = dado neutrale
    .text = In 2 giocatori, in ogni stagione produttiva si lanciano dadi neutrali, che occupano i Consiglieri corrispondenti alle loro somme. Nessuno riceve il loro aiuto.
kb-piece-envoy = Agente del Re
    .text = Si usa una volta: per piazzare un gruppo su un Consigliere già influenzato in questa stagione, da chiunque, oppure per costruire un secondo edificio, a costo pieno, dopo la normale costruzione. Poi torna sul tabellone.
kb-piece-deal = gettone Accordo
    .text = Si usa una volta in quest'anno per piazzare un gruppo su un Consigliere che un altro giocatore ha già influenzato in questa stagione.
kb-piece-troop = gettone Richiesta di Truppe
    .text = In Inverno ognuno sceglie in segreto 1 dei suoi: dà tanti soldati quanto è il suo valore ed esce dal gioco. L'ultimo rimasto vale altrettanti PV.
kb-piece-whim = Capriccio
    .text = Una tessera che copre un Consigliere e ne sostituisce l'aiuto.
kb-piece-strip = linea alternativa
    .text = Una linea di 4 edifici diversi, che sostituisce quella con la stessa lettera.
kb-piece-building = edificio
    .text = In ogni linea si costruisce da sinistra a destra. Dà i suoi PV quando viene costruito e li fa perdere quando viene distrutto.
kb-piece-invader = carta Invasori
    .text = Mostra la razza e la forza degli invasori di un anno, le perdite in caso di sconfitta e la ricompensa in caso di vittoria.
kb-piece-governor = Governatore
    .text = Il tuo personaggio: ha un'abilità che vale per tutta la partita.
kb-piece-fate = Fato
    .text = Vale per tutti i giocatori per un anno.
kb-piece-scenario = scenario
    .text = Cambia le regole di tutta la partita.
kb-piece-favour = favore
    .text = Un aiuto del reggente nelle Fasi 1, 3 e 5.
kb-piece-charter = patente
    .text = Un obiettivo comune a tutti i giocatori.
kb-piece-hoard = tesoro
    .text = Le merci che il Drago ha accumulato.

## Modules and their variants

kb-module-rows = Linee Edifici Addizionali
    .text = Modulo 1: la provincia ha 7 linee, da A a G.
kb-module-alternative = Linee Edifici Alternativi
    .text = Modulo 2: alcune linee della provincia possono essere sostituite da altre, con 4 edifici diversi.
kb-module-governors = Governatori
    .text = Modulo 3: ogni giocatore ha un Governatore con un'abilità propria.
kb-module-fate = Carte Fato
    .text = Modulo 4: ogni anno una carta Fato vale per tutti i giocatori.
kb-module-troops = Rinforzi Invernali Determinabili
    .text = Modulo 5: in Inverno ogni giocatore sceglie un gettone Richiesta di Truppe al posto del dado del Re.
kb-module-whims = Capricci a Corte
    .text = Modulo 6: in ogni stagione produttiva un Capriccio cambia l'aiuto di un Consigliere per il resto della partita.
kb-variant-restoration = Restaurazione
    .text = Tutti i Capricci sono sul tabellone dall'inizio, e dopo ogni stagione produttiva uno esce dal gioco.
kb-variant-draft = Scelta a turno
    .text = Le linee alternative si scelgono a turno invece di essere pescate a caso.
kb-variant-auction = Asta
    .text = I Governatori si assegnano con un'asta in PV invece di essere distribuiti.
kb-variant-purist = Purista
    .text = Le carte Governatore e Fato si usano senza le aggiunte di bilanciamento.

## How a group comes to an advisor

kb-way-usual = come al solito
    .text = Il Consigliere è libero, oppure si usa l'Agente del Re.
kb-way-private = su un Consigliere privato
    .text = Il gruppo va su un Consigliere privato ({ $name-politician }).
kb-way-ambassador = con { $the-ambassador }
    .text = Il gruppo va su un Consigliere come con l'Agente del Re ({ $name-ambassador }).
kb-way-seal = con il Sigillo
    .text = Il Sigillo del reggente permette di influenzare un Consigliere già influenzato.
kb-way-deal = con il gettone Accordo
    .text = Il gruppo si aggiunge a quello di un altro giocatore sullo stesso Consigliere.
kb-way-private-deal = con il gettone Accordo, su un Consigliere privato
    .text = Il gruppo si aggiunge a un altro su un Consigliere privato ({ $name-politician }).
