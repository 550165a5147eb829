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
    .text = Puoi cambiare 1 merce con 1 merce di ciascuno degli altri 2 tipi.
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
    .text = Segheria, Tagliapietre, Oreficeria, Zecca
    .alternative = Cantiere dei Muratori, Magazzino, Loggia dei Costruttori, Gilda degli Architetti
kb-row-b = Linea B
    .text = Statua, Cappella, Chiesa, Cattedrale
    .alternative = Ponte, Altare, Monastero, Cupola
kb-row-c = Linea C
    .text = Locanda, Mercato, Fattorie, Gilda dei Mercanti
    .alternative = Birrificio, Mercato Itinerante, Vigneto, Caravanserraglio
kb-row-d = Linea D
    .text = Torre di Guardia, Fucina, Caserma, Gilda dei Maghi
    .alternative = Armeria, Bombarda, Allevamento Grifoni, Torre dei Negromanti
kb-row-e = Linea E
    .text = Palizzata, Scuderie, Muro di Pietra, Fortezza
    .alternative = Piccola Palizzata, Posto di Vedetta, Rifugio Nascosto, Mastio
kb-row-f = Linea F
    .text = Barricata, Argano, Municipio, Ambasciata
    .alternative = Fontana, Scuola, Maneggio, Università
kb-row-g = Linea G
    .text = Fortificazioni Sommarie, Centro di Reclutamento, Campo d'Addestramento, Accademia Militare
    .alternative = Fuochi di Segnalazione, Ufficio di Leva, Casa dei Veterani, Commenda

## Buildings of the province

kb-sawmill = Segheria
    .text = Alla fine di ogni Estate puoi pagare 1 legno per ricevere 2 ori. Una volta per stagione.
kb-quarry = Tagliapietre
    .text = Alla fine di ogni Estate puoi pagare 1 pietra per ricevere 3 ori. Una volta per stagione.
kb-goldsmith = Oreficeria
    .text = Alla fine di ogni Estate puoi pagare 1 oro per reclutare 1 soldato e guadagnare 1 PV. Una volta per stagione.
kb-mint = Zecca
    .text = Puoi usare Segheria, Tagliapietre e Oreficeria anche alla fine di ogni Primavera e di ogni Autunno, ciascun edificio una volta per stagione.
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
    .text = Una volta per stagione 1 tuo gruppo di dadi può influenzare il Consigliere il cui numero è superiore o inferiore di 1 rispetto al valore del gruppo.
kb-farms = Fattorie
    .text = In ogni stagione produttiva lanci 1 dado bianco in più. -1 in battaglia.
kb-merchants-guild = Gilda dei Mercanti
    .text = All'inizio di ogni stagione produttiva, prima del lancio, ricevi 1 oro.
kb-guard-tower = Torre di Guardia
    .text = +1 in battaglia.
kb-blacksmith = Fucina
    .text = +1 in battaglia.
kb-barracks = Caserma
    .text = Nella Fase 7 ogni soldato ti costa 1 merce invece di 2.
kb-wizards-guild = Gilda dei Maghi
    .text = +2 in battaglia.
kb-palisade = Palizzata
    .text = +1 in battaglia; +2 contro gli Zombi.
kb-stable = Scuderie
    .text = Ogni volta che l'aiuto di un Consigliere ti dà almeno 1 soldato, recluti 1 soldato in più, una volta per gruppo.
    .general = Ogni volta che il Generale (10) ti concede l'aiuto stampato nella sua casella, recluti 1 soldato in più, una volta per gruppo.
kb-stone-wall = Muro di Pietra
    .text = +1 in battaglia. Se il tuo totale è uguale alla forza degli invasori, vinci la battaglia.
kb-fortress = Fortezza
    .text = +1 in battaglia. Ogni battaglia che vinci ti dà 1 PV in più.
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
    .text = In Inverno, quando i rinforzi sono noti, lanci 1 dado bianco: se il risultato è più alto del tuo rinforzo, lo sostituisce. Con i gettoni Richiesta di Truppe conta solo la metà del dado, arrotondata per eccesso, e il gettone è speso comunque.

## Buildings of the alternative rows

kb-masons-yard = Cantiere dei Muratori
    .text = Quando paghi un edificio puoi sostituire 1 merce del suo costo con 1 merce di un altro tipo. Una volta per stagione.
kb-depot = Magazzino
    .text = Alla fine di ogni Estate ricevi 1 legno e 1 pietra.
kb-builders-lodge = Loggia dei Costruttori
    .text = Una volta l'anno, dopo la tua normale costruzione, puoi costruire 1 altro edificio a costo pieno.
kb-architects-guild = Gilda degli Architetti
    .text = Ogni edificio che costruisci dopo questo ti dà subito 1 PV in più. A fine partita, se la Gilda è in piedi, guadagni 1 PV per ogni edificio che possiedi nella colonna IV, Gilda inclusa.
kb-bridge = Ponte
    .text = Se il totale definitivo dei tuoi dadi è 7 o meno, ricevi 1 merce a tua scelta. Una volta per stagione.
kb-altar = Altare
    .text = Dopo il lancio, se il totale dei tuoi dadi è 8 o meno, puoi rilanciarne quanti vuoi. Una volta per stagione.
kb-monastery = Monastero
    .text = Alla fine di ogni stagione produttiva, se non possiedi merci, guadagni 1 PV.
kb-dome = Cupola
    .text = A fine partita guadagni 1 PV per ogni tua linea, questa inclusa, in cui possiedi almeno 2 edifici.
kb-brewery = Birrificio
    .text = Alla fine di ogni Estate ricevi 1 oro, poi perdi tutti i tuoi soldati; se ne perdi almeno 1, ricevi 1 altro oro.
kb-traveling-market = Mercato Itinerante
    .text = Una volta per stagione 1 tuo gruppo di dadi può influenzare un Consigliere il cui numero è superiore o inferiore al valore del gruppo di esattamente 1 in Primavera, 2 in Estate, 3 in Autunno.
kb-vineyard = Vigneto
    .text = In ogni Estate e in ogni Autunno lanci 1 dado bianco in più.
kb-caravanserai = Caravanserraglio
    .text = All'inizio di ogni stagione produttiva, prima del lancio, ricevi 1 legno oppure 1 pietra.
kb-armory = Armeria
    .text = In Inverno, quando i rinforzi sono noti, puoi pagare 1 merce a tua scelta per avere +2 in questa battaglia. Una volta per Inverno.
kb-bombard = Bombarda
    .text = In Inverno, quando i rinforzi sono noti, lanci 1 dado per questa battaglia: con 1 hai -1, con 2 o 3 hai +1, con 4, 5 o 6 hai +2.
kb-griffin-ranch = Allevamento Grifoni
    .text = +1 in battaglia. Se il totale definitivo dei tuoi dadi è 8 o meno, recluti 1 soldato. Una volta per stagione.
kb-necromancers-tower = Torre dei Negromanti
    .text = +3 in battaglia. In ogni Inverno in cui non vinci la battaglia, perdi 1 PV.
kb-small-palisade = Piccola Palizzata
    .text = All'inizio di ogni Inverno, se hai almeno 1 soldato, recluti 1 soldato.
kb-lookout-post = Posto di Vedetta
    .text = All'inizio di ogni Autunno, prima del lancio, puoi guardare in segreto la carta Invasori in cima al mazzo. +1 in battaglia contro Orchi e Barbari.
kb-hidden-refuge = Rifugio Nascosto
    .text = Quando perdi una battaglia non perdi le merci né i PV indicati sulla carta Invasori. Gli edifici sono distrutti come al solito, e i loro PV sono persi.
kb-keep = Mastio
    .text = +1 in battaglia. In ogni Inverno in cui vinci o pareggi la battaglia, ricevi 1 merce a tua scelta.
kb-fountain = Fontana
    .text = Ogni volta che ricevi il Premio del Re, guadagni 1 PV in più.
kb-school = Scuola
    .text = Dopo la Fase 7, se hai almeno 3 soldati, guadagni 1 PV. Una volta l'anno.
kb-riding-arena = Maneggio
    .text = Alla fine di ogni stagione produttiva, se durante la stagione hai influenzato almeno 3 Consiglieri, guadagni 1 PV.
kb-university = Università
    .text = Se il totale definitivo dei tuoi dadi è 9 o meno, guadagni 2 PV. Una volta per stagione.
kb-signal-fires = Fuochi di Segnalazione
    .text = +1 in battaglia contro invasori la cui forza stampata è 6 o più.
kb-levy-office = Ufficio di Leva
    .text = Nella Fase 7 puoi pagare 1 PV per reclutare 1 soldato, al massimo due volte l'anno.
kb-veterans-lodge = Casa dei Veterani
    .text = In ogni Inverno in cui non perdi la battaglia, conservi 1 soldato quando i soldati sono congedati.
kb-commandery = Commenda
    .text = In Inverno, quando il rinforzo del Re è 2 o meno, recluti 2 soldati. Con i gettoni Richiesta di Truppe, invece, recluti 1 soldato quando il gettone che riveli è 0 o 1. Una volta per Inverno.

## Governors; what they are without the figures added by the house stands under purist

kb-thief = Ladro
    .text = Inizi la partita con 3 PV in meno. Alla fine di ogni Primavera e di ogni Estate puoi prendere 1 merce a tua scelta a un avversario che possiede più merci di te. In 2 giocatori, in Primavera prendi invece 1 oro dalla riserva.
kb-miner = Minatore
    .text = Alla fine di ogni anno, quinto incluso, ricevi 1 oro. Una volta per partita un edificio ti costa 1 oro in meno.
    .purist = Alla fine di ogni anno, quinto incluso, ricevi 1 oro.
kb-carpenter = Carpentiere
    .text = Alla fine di ogni anno, quinto incluso, ricevi 1 legno. Una volta per partita un edificio ti costa 1 legno in meno.
    .purist = Alla fine di ogni anno, quinto incluso, ricevi 1 legno.
kb-sculptor = Scultore
    .text = Alla fine di ogni anno, quinto incluso, ricevi 1 pietra. Una volta per partita un edificio ti costa 1 pietra in meno.
    .purist = Alla fine di ogni anno, quinto incluso, ricevi 1 pietra.
kb-minstrel = Menestrello
    .text = Alla fine di ogni anno, dopo ogni altro effetto, confronta i PV una sola volta per le due parti: se almeno 1 avversario ha esattamente i tuoi PV, guadagni 1 PV; se nessun avversario ha meno PV di te, guadagni 1 PV, altrimenti ricevi 1 merce a tua scelta.
    .purist = Alla fine di ogni anno, dopo ogni altro effetto, confronta i PV una sola volta per le due parti: se almeno 1 avversario ha esattamente i tuoi PV, guadagni 1 PV; se nessun avversario ha meno PV di te, guadagni 1 PV.
kb-politician = Politico
    .text = Questa carta ha 3 Consiglieri privati sui quali solo tu puoi piazzare i tuoi gruppi, invece che sul tabellone, ciascuno una volta per stagione. Consigliere 3: 1 legno oppure 1 pietra. Consigliere 5: 1 soldato oppure 1 PV. Consigliere 8: 2 merci di tipo diverso.
kb-architect = Architetto
    .text = All'inizio del tuo turno di costruzione, se almeno metà dei tuoi avversari, arrotondata per eccesso, possiede più edifici di te, il primo edificio di questo turno ti costa 1 oro in meno. A fine partita, se nessun avversario possiede più edifici di te, guadagni 2 PV.
kb-paladin = Paladino
    .text = +1 in battaglia contro Zombi, Demoni e Draghi. A fine partita guadagni 1 PV per ogni battaglia che hai vinto.
kb-prince = Principe
    .text = Dopo il lancio, se il totale dei tuoi dadi è 8 o meno, puoi girare i tuoi dadi colorati su 3, 4 e 6, uno ciascuno; se lo fai, ricevi 1 gettone «+2». Una volta per stagione.
    .purist = Dopo il lancio, se il totale dei tuoi dadi è 8 o meno, puoi girare i tuoi dadi colorati su 3, 4 e 6, uno ciascuno. Una volta per stagione.
kb-philosopher = Filosofo
    .text = Inizi la partita con 2 gettoni «+2». Dopo il lancio, se il totale dei tuoi dadi è 10 o meno, puoi rilanciarli tutti; se il nuovo totale è più basso di quello subito precedente e in questa stagione non rilanci più nulla, guadagni 1 PV. Una volta per stagione.
    .purist = Dopo il lancio, se il totale dei tuoi dadi è 10 o meno, puoi rilanciarli tutti; se il nuovo totale è più basso di quello subito precedente e in questa stagione non rilanci più nulla, guadagni 1 PV. Una volta per stagione.
kb-preacher = Predicatore
    .text = Alla fine di ogni Estate e di ogni Autunno, se almeno 1 giocatore (puoi essere anche tu) non ha costruito nulla in quella stagione, guadagni 1 PV. In 2 giocatori guadagni 1 PV per ogni giocatore che non ha costruito.
kb-tax-collector = Esattore
    .text = Ogni volta che un avversario costruisce un edificio della colonna IV, ricevi subito dalla riserva merci a tua scelta: 3 in 2 giocatori, 2 in 3 o 4 giocatori, 1 in 5 giocatori.
kb-sorcerer = Stregone
    .text = All'inizio dell'anno III puoi costruire gratis fino a 3 edifici della colonna I. Non ti danno PV. Una volta per partita.
kb-duke = Duca
    .text = Dopo che tutti hanno passato, se la Nobildonna (12) non è stata influenzata, puoi spostare su di lei 1 tuo gruppo, togliendolo dal Consigliere con il numero più alto che hai influenzato. Ricevi allora il suo aiuto, ma nessun gettone «+2». Una volta per stagione.
    .purist = Dopo che tutti hanno passato, se la Nobildonna (12) non è stata influenzata, puoi spostare su di lei 1 tuo gruppo, togliendolo dal Consigliere con il numero più alto che hai influenzato. Ricevi allora il suo aiuto. Una volta per stagione.
kb-priest = Sacerdote
    .text = Una volta l'anno, prima del lancio dei dadi, puoi impartire la benedizione. Guadagni 1 PV; poi ogni giocatore senza dado bianco (puoi essere anche tu) ne riceve 1 per questa stagione, e ogni giocatore che ne ha già uno guadagna 1 PV.
    .purist = Una volta l'anno, prima del lancio dei dadi, puoi impartire la benedizione: ogni giocatore senza dado bianco (puoi essere anche tu) ne riceve 1 per questa stagione, e ogni giocatore che ne ha già uno guadagna 1 PV.
kb-fairy = Fata
    .text = In ogni Estate lanci 1 dado bianco in più.
kb-general = Generale
    .text = +1 in ogni battaglia. Subito prima della Fase 7 puoi guardare in segreto la carta Invasori in cima al mazzo. Una volta l'anno.
kb-damsel = Damigella
    .text = All'inizio di ogni Inverno, se nessun avversario ha meno soldati di te, i cavalieri erranti accorrono in tuo aiuto: recluti 2 soldati.
kb-trickster = Imbroglione
    .text = Inizi la partita con 2 gettoni «+2». Dopo il lancio puoi girare su 1 o 3 quanti vuoi dei tuoi dadi che mostrano 2, e su 4 o 6 quanti vuoi di quelli che mostrano 5, tutti insieme, ogni dado una volta sola. Una volta per stagione.
    .purist = Dopo il lancio puoi girare su 1 o 3 quanti vuoi dei tuoi dadi che mostrano 2, tutti insieme. Una volta per stagione.
kb-heiress = Ereditiera
    .text = Se il totale definitivo dei tuoi dadi è 8 o meno, ricevi 2 gettoni «+2». Una volta per stagione.
kb-ambassador = Ambasciatrice
    .text = Una volta l'anno puoi piazzare un gruppo come con l'Agente del Re, su qualunque Consigliere, già influenzato o no; poi ricevi 1 gettone «+2».
kb-quartermaster = Quartiermastro
    .text = In ogni Inverno in cui non perdi la battaglia, conservi fino a 2 soldati quando i soldati sono congedati.
kb-moneychanger = Cambiavalute
    .text = All'inizio del tuo turno di costruzione puoi scambiare fino a 2 tue merci, 1 a 1, con merci di altri tipi. Una volta per stagione.
kb-hermit = Eremita
    .text = Se in questa stagione hai influenzato esattamente 1 Consigliere, di numero 12 o meno, guadagni 1 PV. Una volta per stagione.

## Fates

kb-famine = Carestia
    .text = Subito ogni giocatore riceve 2 gettoni «+2». Per tutto l'anno ogni giocatore lancia 1 dado colorato in meno.
    .purist = Per tutto l'anno ogni giocatore lancia 1 dado colorato in meno.
kb-good-year = Buona Annata
    .text = In Primavera e in Estate, prima del lancio, ogni giocatore senza dado bianco ne riceve 1 per quella stagione; ogni giocatore che ne ha già uno riceve 1 merce a sua scelta.
kb-second-thoughts = Ripensamenti
    .text = Una volta per stagione, dopo il lancio, ogni giocatore può rilanciare esattamente 1 dei suoi dadi.
kb-topsy-turvy-court = Corte Sottosopra
    .text = Per tutto l'anno l'ordine di gioco va dal totale più alto al più basso.
kb-silver-tongues = Lingue d'Argento
    .text = Subito ogni giocatore riceve 1 gettone «+2». Per tutto l'anno un gettone «+2» usato per influenzare un Consigliere aggiunge 1, 2 o 3, come preferisce chi lo usa.
kb-short-audiences = Udienze Brevi
    .text = Per tutto l'anno nessun gruppo può contenere più di 2 dadi, bianchi inclusi.
kb-ill-king = Il Re è Malato
    .text = Per tutto l'anno il Re (18) non può essere influenzato. Un gruppo che vale 18 può essere piazzato sulla Regina (17), se è accessibile.
    .purist = Per tutto l'anno il Re (18) non può essere influenzato.
kb-rising-stars = Astri Nascenti
    .text = All'inizio di ogni stagione produttiva c'è un dono su ciascuno di 5 Consiglieri: 1 gettone «+2» sul 3, 1 oro sul 5, 1 PV sul 6, 1 pietra sul 10, 1 oro sul 13. Il primo giocatore che vi piazza un gruppo lo riceve subito.
kb-secret-deals = Accordi Segreti
    .text = Ogni giocatore ha 1 gettone Accordo per quest'anno. Spendendolo può piazzare un gruppo su un Consigliere che un altro giocatore ha già influenzato in questa stagione.
kb-royal-wedding = Nozze Reali
    .text = Per tutto l'anno ogni gruppo che riceve l'aiuto della Regina (17) o del Re (18) porta anche 2 PV.
kb-feast-of-fools = Festa dei Folli
    .text = Per tutto l'anno la Regina (17) e il Re (18) non possono essere influenzati. I Consiglieri 1, 2 e 3 concedono due volte il loro aiuto.
kb-call-to-arms = Chiamata alle Armi
    .text = Per tutto l'anno i Consiglieri 5, 10 e 18 danno 1 soldato in più ogni volta che il loro aiuto comprende un soldato. Nella Fase 7 ogni soldato costa 1 merce in più.
kb-absent-advisor = Consigliere Assente
    .text = All'inizio di ogni stagione produttiva il primo giocatore lancia 2 dadi bianchi: il Consigliere il cui numero è pari al loro totale non può essere influenzato in questa stagione.
kb-open-doors = Porte Aperte
    .text = Per tutto l'anno ciascuno dei Consiglieri da 1 a 6 può essere influenzato da 2 giocatori diversi.
kb-generous-quarries = Cave Generose
    .text = In ogni stagione produttiva, prima del lancio, ogni giocatore lancia 1 dado bianco: con 4, 5 o 6 riceve 1 pietra.
kb-royal-gift = Dono Reale
    .text = Subito ogni giocatore riceve 1 merce a sua scelta.
kb-royal-tithe = Decima Reale
    .text = Alla chiusura dell'Autunno ogni giocatore restituisce 1 merce a sua scelta oppure perde 1 PV.
kb-bandits = Briganti sulle Strade
    .text = Alla chiusura di ogni stagione produttiva chi ha più di 4 merci ne restituisce a sua scelta finché gliene restano 4.
kb-trade-fair = Fiera Annuale
    .text = Per tutto l'anno, all'inizio del suo turno di costruzione, ogni giocatore può scambiare 1 merce con 1 merce di un altro tipo.
kb-master-masons = Mastri Muratori
    .text = Il primo edificio che ciascun giocatore costruisce quest'anno costa 1 merce in meno, di un tipo presente nel suo costo, a scelta di chi costruisce.
kb-scarce-labour = Manodopera Scarsa
    .text = Per tutto l'anno gli edifici delle colonne III e IV costano 1 oro in più e danno 1 PV in più quando sono costruiti.
kb-royal-inspection = Ispezione Reale
    .text = Il Premio del Re è assegnato una seconda volta alla chiusura dell'Autunno.
kb-summer-strike = Sciopero d'Estate
    .text = In Estate nessuno costruisce. In Autunno ogni giocatore può costruire 2 edifici nel suo turno di costruzione, ciascuno a costo pieno.
kb-fierce-enemies = Nemici Feroci
    .text = Quest'Inverno la forza degli invasori aumenta di 1.
kb-heavy-snow = Nevicate Abbondanti
    .text = Quest'Inverno il dado del Re non viene lanciato: ogni giocatore riceve 2 rinforzi. Nessun effetto con i gettoni Richiesta di Truppe.
kb-divided-enemies = Nemici Divisi
    .text = Quest'Inverno la forza degli invasori diminuisce di 1 e non c'è alcun PV per il miglior vincitore.
kb-spoils-of-war = Bottino di Guerra
    .text = Quest'Inverno chi vince la sua battaglia riceve anche 1 merce a sua scelta; chi la perde perde anche 1 PV.
kb-mercenary-bands = Compagnie di Ventura
    .text = Nella Fase 7 ogni soldato costa 1 merce. Chi possiede la Caserma recluta inoltre 1 soldato gratis.
kb-beacons-lit = Fuochi d'Allarme
    .text = Scoprite ora la carta Invasori di quest'anno; resta visibile a tutti.

## Scenarios, a paragraph to a line

kb-the-regency = La Reggenza
    .text =
        Preparazione: l'Agente del Re non si usa. Disponete i 6 favori: Dado, Sigillo, Lavori, Borsa, Guardia e Lode.
        Favori: le Fasi 1, 3 e 5 diventano fasi dei favori. Ogni giocatore prende 1 favore: prima chi ha meno edifici, poi chi ha meno merci, poi chi è più indietro nell'ordine di gioco. In ogni fase un favore può essere preso da 1 solo giocatore e nessuno può rinunciare; per la fase dei favori successiva tornano tutti e 6.
        Effetti: Dado: lanci 1 dado bianco in più nella prossima stagione produttiva. Sigillo: nella prossima stagione produttiva puoi piazzare una volta un gruppo come con l'Agente del Re. Lavori: nella prossima stagione produttiva puoi costruire 1 altro edificio, a costo pieno, dopo la tua normale costruzione. Borsa: ricevi subito 1 merce a tua scelta. Guardia: recluti subito 1 soldato. Lode: guadagni subito 1 PV. Sigillo e Lavori non usati entro la fine di quella stagione sono persi.
        Fine: dopo l'anno V, come al solito. Guadagni 1 PV per ogni tipo di favore che hai preso almeno due volte.
kb-the-dragons-hoard = Il Tesoro del Drago
    .text =
        Preparazione: l'invasore dell'anno V è la carta Draghi di forza 9, scoperta sotto le altre 4. Il tesoro è vuoto.
        Invasori: negli anni II, III e IV la forza degli invasori aumenta di 2.
        Soldati: quando i soldati sono congedati, ogni giocatore ne conserva la metà, arrotondata per difetto, ma al massimo 3.
        Tesoro: alla fine di ogni Inverno degli anni da I a IV aggiungete al tesoro tanti ori della riserva quanta è la forza stampata degli invasori appena affrontati. Anche ogni merce razziata dagli invasori finisce nel tesoro.
        Drago: nell'anno V la forza del Drago è 9, più 1 ogni 4 merci nel tesoro (ogni 6 con i gettoni Richiesta di Truppe).
        Fine: dopo l'anno V, come al solito. Nell'ultima battaglia i vincitori con il totale più alto guadagnano 1 PV ogni 4 merci nel tesoro, gli altri vincitori 1 PV ogni 8, arrotondando per difetto, oltre a tutte le altre ricompense.
kb-four-winters = Quattro Inverni
    .text =
        Preparazione: la partita inizia nell'anno II; non si estrae alcun invasore dell'anno I. In ordine di gioco inverso ogni giocatore mette gratis sul proprio tabellone 1 edificio della colonna I, poi, in ordine di gioco, un secondo di un'altra linea. Entrambi danno i PV stampati. Con i gettoni Richiesta di Truppe, ognuno ne rimette inoltre 1 nella scatola in segreto.
        Costruzione: in ogni Autunno ogni giocatore può costruire un secondo edificio, a costo pieno, dopo la sua normale costruzione.
        Premio del Re: vale 2 PV.
        Fine: dopo l'anno V, come al solito: 4 anni, 12 stagioni produttive.
kb-royal-charters = Le Patenti Reali
    .text =
        Preparazione: mescolate le 8 patenti e rivelatene 4.
        Punteggio: nel momento che indica, ogni patente è verificata per tutti i giocatori insieme. Chi la soddisfa la prima volta che qualcuno vi riesce guadagna 3 PV; ogni altro giocatore guadagna 1 PV la prima volta che la soddisfa in seguito. Ogni giocatore ottiene ciascuna patente una volta sola.
        Patenti: alla chiusura di ogni stagione produttiva Frontiera, Orizzonte, Capolavoro, Granaio, Cortigiano e Lettere; all'inizio dell'Inverno Armata; alla fine dell'anno Allori.
        Fine: alla fine dell'anno III o IV la partita termina subito se ogni patente rivelata è stata ottenuta da almeno 1 giocatore; altrimenti dopo l'anno V. Poi chi ha ottenuto più patenti, almeno 1, guadagna 2 PV (tutti, in caso di parità). Con i gettoni Richiesta di Truppe, se la partita termina prima, ognuno segna il gettone più basso che gli resta.

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
    .text = Prendi 1 merce da questa tessera. Quando la tessera è piazzata e ogni volta che è vuota, mettetevi 1 oro, 1 legno e 1 pietra.
kb-whim-5 = Capriccio del Sergente
    .text = Prendi la merce su questa tessera. Quando la tessera è piazzata e ogni volta che la merce viene presa, estraete a sorte oro, legno o pietra e mettetene 1 sulla tessera.
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
    .text = Ricevi 1 pietra, recluti 1 soldato e guadagni 1 PV. Se prima di ciò nessuno ha meno merci di te, puoi rinunciare al soldato o al PV per 1 pietra in più; se nessuno ha meno soldati, alla pietra o al PV per 1 soldato in più; se nessuno ha meno PV, alla pietra o al soldato per 1 PV in più. Puoi fare al massimo 1 di questi scambi.
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
    .text = Non porta soldati; vale 0 PV se ti resta a fine partita.
kb-troop-1 = Richiesta di Truppe 1
    .text = Porta 1 soldato; vale 1 PV se ti resta a fine partita.
kb-troop-2 = Richiesta di Truppe 2
    .text = Porta 2 soldati; vale 2 PV se ti resta a fine partita.
kb-troop-3 = Richiesta di Truppe 3
    .text = Porta 3 soldati; vale 3 PV se ti resta a fine partita.
kb-troop-4 = Richiesta di Truppe 4
    .text = Porta 4 soldati; vale 4 PV se ti resta a fine partita.

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
    .text = La prima stagione produttiva: lanciate i dadi, influenzate i Consiglieri, ricevetene l'aiuto, costruite.
kb-phase-3 = Premio del Re
    .text = Chi ha più edifici guadagna 1 PV; in caso di parità, tutti.
kb-phase-4 = Estate
    .text = La seconda stagione produttiva: lanciate i dadi, influenzate i Consiglieri, ricevetene l'aiuto, costruite.
kb-phase-5 = Agente del Re
    .text = L'Agente torna sul tabellone; poi lo riceve chi ha meno edifici e, a parità, meno merci. Se la parità persiste, non lo riceve nessuno.
kb-phase-6 = Autunno
    .text = La terza stagione produttiva: lanciate i dadi, influenzate i Consiglieri, ricevetene l'aiuto, costruite.
kb-phase-7 = Mercenari
    .text = In ordine di gioco ciascuno può reclutare quanti soldati vuole, a 2 merci l'uno.
kb-phase-8 = Inverno
    .text = Si rivelano gli invasori, il Re manda rinforzi, ognuno combatte la propria battaglia e i soldati sono congedati.

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
    .text = Aggiunge 2 al valore di un gruppo; al massimo 1 per stagione. Non è una merce.
kb-piece-coloured-die = dado colorato
    .text = Ne lanci 3 in ogni stagione produttiva. Ogni gruppo ne richiede almeno 1.
kb-piece-white-die = dado bianco
    .text = Un dado extra. Può far parte di un gruppo, ma mai formarne uno da solo.
kb-piece-neutral-die = dado neutrale
    .text = In 2 giocatori, in ogni stagione produttiva si lanciano dadi neutrali, che bloccano i Consiglieri corrispondenti ai loro totali. Nessuno ne riceve l'aiuto.
kb-piece-envoy = Agente del Re
    .text = Lo usi una volta: per piazzare un gruppo su un Consigliere già influenzato in questa stagione, da chiunque, oppure per costruire un secondo edificio, a costo pieno, dopo la tua normale costruzione. Poi torna sul tabellone.
kb-piece-deal = gettone Accordo
    .text = Lo usi una volta in quest'anno per piazzare un gruppo su un Consigliere che un altro giocatore ha già influenzato in questa stagione.
kb-piece-troop = gettone Richiesta di Truppe
    .text = In Inverno ciascuno sceglie in segreto 1 dei suoi: porta tanti soldati quanto è il suo valore ed esce dal gioco. L'ultimo rimasto vale altrettanti PV.
kb-piece-whim = Capriccio
    .text = Una tessera che copre un Consigliere e ne sostituisce l'aiuto.
kb-piece-strip = linea alternativa
    .text = Una linea di 4 altri edifici da sovrapporre a quella con la stessa lettera.
kb-piece-building = edificio
    .text = Si costruisce da sinistra a destra nella sua linea. Dà i suoi PV quando è costruito e li fa perdere quando è distrutto.
kb-piece-invader = carta Invasori
    .text = Mostra la razza e la forza degli invasori di un anno, quanto costa una sconfitta e che cosa porta una vittoria.
kb-piece-governor = Governatore
    .text = Chi interpreti: un'abilità per tutta la partita.
kb-piece-fate = Fato
    .text = Vale per tutti i giocatori per un anno.
kb-piece-scenario = scenario
    .text = Cambia la partita nel suo insieme.
kb-piece-favour = favore
    .text = Ciò che il reggente concede nelle Fasi 1, 3 e 5.
kb-piece-charter = patente
    .text = Un obiettivo per tutti i giocatori.
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
    .text = I Governatori si assegnano all'asta, in PV, invece di essere distribuiti.
kb-variant-purist = Purista
    .text = Le carte dei Governatori e del Fato si usano senza i valori aggiunti per bilanciarle.

## How a group comes to an advisor

kb-way-usual = come al solito
    .text = Il Consigliere è libero, o l'Agente del Re apre la porta.
kb-way-private = su un Consigliere privato
    .text = Il Politico piazza il gruppo su un Consigliere privato.
kb-way-ambassador = con l'Ambasciatrice
    .text = L'Ambasciatrice piazza il gruppo come con l'Agente del Re.
kb-way-seal = con il Sigillo
    .text = Il Sigillo del reggente apre la porta a un Consigliere già influenzato.
kb-way-deal = con il gettone Accordo
    .text = Il gruppo si unisce a quello di un altro giocatore su questo Consigliere.
kb-way-private-deal = con il gettone Accordo, su un Consigliere privato
    .text = Il gruppo si unisce a quello del Politico su un Consigliere privato.
