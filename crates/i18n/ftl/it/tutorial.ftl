# The guide through a first game: what a newcomer is told at each question, and while others decide.

## All games

web-guide = Prima partita guidata
web-guide-name = Guida
web-guide-off = Disattiva la guida
ht-guide-alone = D'ora in poi puoi giocare senza aiuto. La guida resta attiva finché non la disattivi qui sotto. Il pulsante «Suggerimento» ti propone una mossa e le regole sono sempre a portata di clic.

## Krieg und Frieden

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

## Verräter

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

## Kingsburg

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
