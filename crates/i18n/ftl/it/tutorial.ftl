# The guide through a first game: what a newcomer is told at each question, and while others decide.

## All games

web-guide = Prima partita, con una guida
web-guide-name = La tua guida
web-guide-off = Disattiva la guida
ht-guide-alone = Da qui in poi puoi giocare per conto tuo. La guida resta finché vuoi e si disattiva qui sotto; il pulsante sotto le scelte ti dice che cosa farebbe un cavaliere, e le regole sono sempre a portata di clic.

## Krieg und Frieden

kr-guide-welcome = Sei uno dei nobili fra cui un vecchio re senza eredi cerca il suo successore. Ti servono punti vittoria (PV): quando viene costruito il tetto della sua cattedrale la partita finisce subito, e vince chi ha più PV. I punti vengono dall'asta di primavera: chi la vince riceve un Privilegio oppure costruisce una parte della cattedrale, e quando costruisce ottiene altri punti con le case dei lavoratori. Hai in mano otto carte Risorsa (Cavalieri, Ricchezze, Lavoratori e Grano) e ti servono per tutto: per offrire in primavera e per agire in estate. Sul tavolo vedi la carta Agenda dell'anno, al centro la cattedrale e intorno i feudi; nel tuo ci sono due case coloniche. Le carte Agenda che hai in mano contano dal secondo anno in poi.
    .title = Alla corte del vecchio re
kr-guide-bid-first = La carta Agenda indica il problema del regno. Quest'anno è { $start-problem ->
    [war] una Guerra
    [tax] una Tassazione
    [famine] una Carestia
   *[revolt] una Rivolta
}: una carta Lavoratori vale { $start-workers }, Cavalieri { $start-knights }, Grano { $start-grain } e Ricchezze { $start-wealth }. Chi offre di più risolve il problema, { $start-symbol ->
    [cathedral] costruisce la prima parte della cattedrale
   *[privilege] riceve { $points-classic-privilege } PV ({ $points-spada-privilege } ne La Spada e la Fede), prende un Privilegio
} e diventa Consigliere del Re, che è il primo in ogni stagione e gioca la carta Agenda dell'anno prossimo. Se passi, riprendi il tuo ultimo rilancio, perciò essere superati una volta non costa nulla; ma le carte dell'offerta vincente sono perse, e in estate ne vorrai ancora qualcuna.
    .title = Primavera: l'asta
kr-guide-bid = Guarda la carta Agenda: il problema dice quanto vale ogni carta in questa primavera, il simbolo che cosa riceve chi vince. Il simbolo della cattedrale significa la parte successiva della cattedrale, con i suoi PV e 1 PV in più per ogni casa dei lavoratori del vincitore; il simbolo del Privilegio significa { $points-classic-privilege } PV ({ $points-spada-privilege } ne La Spada e la Fede) e un Privilegio. Solo chi vince perde tutta la sua offerta. Chi passa riprende l'ultimo rilancio e perde soltanto ciò che aveva offerto prima.
    .title = Primavera: l'asta
kr-guide-raise = La tua offerta è stata superata, ma sei ancora nell'asta. Con un rilancio aggiungi carte a quelle che hai davanti, e il totale deve superare l'offerta più alta. Se passi, riprendi solo il tuo ultimo rilancio e perdi tutto ciò che avevi offerto prima: a ogni rilancio rinunciare costa di più. Chiediti quanto vale per te la ricompensa e quante carte hanno ancora gli altri.
    .title = Primavera: rilanciare o passare
kr-guide-privilege = Ogni autunno un Privilegio ti rende una carta del suo tipo, e in inverno può pagare il cambio della carta Agenda. Scegli un tipo che ti servirà spesso: i Lavoratori portano punti, il Grano case coloniche, i Cavalieri ti proteggono e le Ricchezze fanno perdere Cavalieri agli altri. Lo prendi dalla riserva comune, e da un avversario solo se lì non ce ne sono più di quel tipo.
    .title = Un Privilegio per te
kr-guide-act = In estate ogni azione costa una carta, e puoi compierne quante vuoi prima di terminare il turno. Con il Grano costruisci una casa colonica, e ogni coppia di case coloniche rende una carta in più ogni autunno; una carta Lavoratori trasforma una casa colonica in una casa dei lavoratori, che vale 1 PV quando costruisci una parte della cattedrale. Un Cavaliere brucia una casa di un avversario che non respinge l'attacco, e la prima casa di ogni avversario ti frutta due carte di bottino; le Ricchezze corrompono un cavaliere avversario. Conserva qualche carta: i Cavalieri ti proteggono nei turni degli altri, e la prossima primavera vorrai offrire.
    .title = Estate: il tuo turno
kr-guide-answer = Se scarti un Cavaliere, i due cavalieri si annullano e non succede nulla. Altrimenti perdi una casa, e per la prima delle tue case che brucia in questo turno chi attacca riceve due carte di bottino. Con una casa colonica perdi forse una carta della prossima rendita, con una casa dei lavoratori un punto quando costruisci. Perciò un Cavaliere qui è spesso ben speso, a meno che tu non lo voglia tenere per i tuoi piani.
    .title = Ti attaccano!
kr-guide-first-card = La prima carta della tua rendita puoi sceglierla dal mazzo; gli altri vedono di che tipo è. Il resto della rendita si pesca alla cieca. Pensa a che cosa vuoi fare la prossima estate e al problema che può portare la prossima carta Agenda.
    .title = Autunno: una carta a tua scelta
kr-guide-plea = La tua rendita è stata una sola carta e ne hai poche in mano: per questo il re ti ascolta. Indica un avversario: metà delle sue carte, pescate a caso, diventa tua. Ma il re ringrazia chi dona con un Privilegio. Conviene chiedere a chi ha molte carte; e puoi anche rinunciare.
    .title = Autunno: l'Aiuto del Re
kr-guide-tithe = Nessuno conserva per l'inverno più di { $counts-hand_limit } carte Risorsa, perciò scarti quelle di troppo. Tieni ciò che vale molto per i problemi delle tue carte Agenda e un paio di Cavalieri per difenderti. Ciò che scarti resta scoperto, e i Privilegi potrebbero riportarlo a qualcuno.
    .title = Autunno: le Decime
kr-guide-play = Giochi tu la carta Agenda dell'anno, e con essa scegli il problema e la ricompensa. Scegli un problema per cui la tua mano vale molto. Il simbolo della cattedrale favorisce chi ha case dei lavoratori e avvicina la fine della partita; il simbolo del Privilegio porta { $points-classic-privilege } PV ({ $points-spada-privilege } ne La Spada e la Fede) e un Privilegio. Ma chi può pagare un Privilegio può cambiare la tua carta.
    .title = Inverno: decidi tu l'Agenda
kr-guide-swap = Qualcuno ha giocato una carta Agenda che probabilmente conviene alla sua mano. Con uno dei tuoi Privilegi puoi mettere al suo posto una tua carta Agenda e prendere l'altra in mano; senza carte Agenda tue puoi solo portarla via, e un altro giocatore deve giocarne una nuova. Conviene se la tua mano è molto più forte per un altro problema. Altrimenti tieni il Privilegio, che rende una carta ogni autunno.
    .title = Inverno: un'altra Agenda?
kr-guide-wait-setup = Si distribuiscono le carte: { $counts-start_hand } carte Risorsa a ciascuno, e le carte Agenda. Chi trova la carta iniziale è il primo Consigliere del Re e comincia.
    .title = Prima del primo anno
kr-guide-wait-winter = In inverno il Consigliere gioca la carta Agenda dell'anno, e con un Privilegio altri possono cambiarla. Aspetta di vedere quale problema sarà: da esso dipende quanto valgono le tue carte in primavera.
    .title = Inverno: gli altri decidono l'Agenda
kr-guide-wait-spring = Si offre a turno, in senso orario dal Consigliere, finché ne resta uno solo. Guarda le carte davanti agli altri: ciò che il vincitore ha offerto gli mancherà in estate. Tutto è raccontato a parole sotto «Che cosa è successo».
    .title = Primavera: gli altri offrono
kr-guide-wait-summer = Ognuno ha un turno, a partire dal Consigliere. Gli altri costruiscono case coloniche, assegnano lavoratori alla cattedrale, attaccano e corrompono. Se qualcuno ti attacca, ti verrà chiesto se ti difendi.
    .title = Estate: gli altri agiscono
kr-guide-wait-autumn = Ognuno pesca una carta, più una per ogni coppia di case coloniche, e ne riceve una per ogni Privilegio. Poi chi ha avuto la rendita più misera può invocare l'Aiuto del Re, e chi ha più di { $counts-hand_limit } carte versa le Decime.
    .title = Autunno: le rendite
kr-guide-farewell = Questi erano inverno, primavera, estate e autunno, e ogni anno va così. Di nuovo c'è solo l'inverno: d'ora in poi il Consigliere gioca una carta Agenda dalla propria mano, e con un Privilegio altri possono cambiarla. Ogni simbolo della cattedrale vinto costruisce una delle sei parti; la sesta è il tetto, e con esso la partita finisce subito, anche a metà dell'anno.
    .title = Hai visto un anno intero

## Verräter

vt-guide-welcome = Due Case Reali, l'Aquila e la Rosa, si contendono un cerchio di dodici territori. Tu stai con una di loro, ma contano solo i tuoi punti vittoria (PV): chi ne ha di più dopo otto round vince, qualunque sia la Casa per cui li ha ottenuti. In ogni round c'è un conflitto tra due territori vicini, e tutti quelli della fazione vincitrice ottengono i punti del territorio che l'altra perde: meno sono i vincitori, più ottiene ciascuno. Prima ognuno prende in segreto una di sei carte Azione, e una di queste, il Traditore, cambia fazione all'ultimo momento. Le carte Rifornimento che hai in mano rafforzano la tua fazione, e i tuoi Magazzini te ne procurano di nuove.
    .title = Nelle Highlands
vt-guide-estate = Alla fine di ogni round un Magazzino ti procura una carta Rifornimento, finché il suo territorio appartiene alla Casa con cui stai. Piazzalo quindi sotto un territorio della tua Casa. Possono affrontarsi solo territori vicini di Case diverse: un territorio tra due della sua stessa Casa per il momento è al sicuro. Le altre due carte edificio entreranno in gioco più tardi, con il Costruttore.
    .title = Prima del primo round: il tuo primo Magazzino
vt-guide-conflict = Hai la carta Strategia e scegli il confine su cui le Case si affrontano. Ciascuno dei due territori porta alla sua Casa punti conflitto, e i vincitori ottengono i punti vittoria del territorio perduto. Un territorio debole dell'altra Casa è più facile da prendere, uno forte vale di più. E risparmia un territorio della tua fazione sotto cui c'è un tuo Magazzino.
    .title = Fase 1: dove si affrontano le Case?
vt-guide-role = Prendi una delle carte che ti sono arrivate; gli altri sapranno quale solo quando si rivelano. I Diplomatici portano alla tua fazione 2 o 5 punti conflitto, lo Stratega ti dà 2 PV e la scelta del prossimo conflitto, il Costruttore ti fa costruire e il Contadino pesca tre carte Rifornimento. Il Traditore ti dà 1 PV e ti porta nell'altra fazione, insieme alle carte Rifornimento che giochi: fa per te se credi che vincerà l'altra. Ricorda che cosa passi: chi viene dopo di te sceglie tra quelle carte.
    .title = Fase 2: la tua carta Azione
vt-guide-supply = Puoi giocare scoperte quante carte Rifornimento vuoi, e ciascuna aggiunge il suo valore alla tua fazione. Confronta le due parti: i territori, le carte già giocate e ciò che i Diplomatici nascosti possono aggiungere; e ricorda che qualcuno può essere il Traditore. Tutte le carte giocate vengono scartate, chiunque vinca. Giocane quindi abbastanza per vincere, oppure tienile per un momento migliore.
    .title = Fase 3: carte Rifornimento
vt-guide-supply-traitor = Nessuno sa ancora che sei il Traditore: quando le carte si rivelano cambi fazione, e le carte Rifornimento che giochi ora vengono con te. La domanda è quindi se aiutano l'altra fazione a vincere. Chi adesso sta con te giocherà forse carte proprie e le sprecherà. Ma ciò che giochi viene scartato in ogni caso.
    .title = Fase 3: carte Rifornimento, da Traditore
vt-guide-build = Puoi piazzare una delle tue carte edificio sotto un territorio che non ne ha, o girare un tuo edificio. Un Magazzino ti procura una carta Rifornimento a ogni round finché il suo territorio appartiene alla tua fazione. Una Proprietà non procura carte; ma alla fine ogni Proprietà vale 1 PV per ogni carta Rifornimento che ti resta in mano, contandone al massimo tre. I Magazzini quindi servono nei primi round, le Proprietà negli ultimi.
    .title = Fase 7: sei il Costruttore
vt-guide-limit = Nessuno può avere in mano più di cinque carte Rifornimento. Prima di pescare puoi scartarne per fare posto a quelle che ti spettano; oppure le tieni e ne peschi di meno. Separati prima dalle carte basse.
    .title = Fase 10: la tua mano è piena
vt-guide-wait-setup = Il cerchio dei territori è pronto, e a turno ognuno piazza il suo primo Magazzino. Guarda dove si sistemano gli altri: quei territori non vorranno perderli. Poi ognuno riceve tre carte Rifornimento.
    .title = Prima del primo round
vt-guide-wait-conflict = Chi ha la carta Strategia ora sceglie dove le Case si affrontano in questo round. Si possono scegliere solo due territori vicini di Case diverse.
    .title = Fase 1: il luogo del conflitto
vt-guide-wait-roles = Una delle sei carte Azione viene messa da parte senza guardarla. Le altre fanno il giro dal giocatore iniziale in poi, e ognuno ne prende una in segreto. Ciò che avanza resta coperto e in questo round non ha effetto.
    .title = Fase 2: le carte Azione fanno il giro
vt-guide-wait-supply = A turno ognuno può giocare carte Rifornimento, scoperte. Poi si rivelano insieme tutte le carte Azione, il Traditore cambia fazione, e la fazione con più punti conflitto prende il territorio dell'altra. Come ci si è arrivati è raccontato sotto «Che cosa è successo».
    .title = Fase 3: gli altri giocano carte Rifornimento
vt-guide-wait-builder = Le carte Azione sono scoperte, il conflitto è deciso e i punti sono contati. Ora chi ha il Costruttore può costruire, e lo Stratega prende la carta Strategia per il prossimo round.
    .title = Dopo la rivelazione
vt-guide-wait-draw = Le carte Rifornimento giocate vengono scartate e se ne pescano di nuove. Il Contadino è il primo e ne pesca tre; poi tutti gli altri ne pescano una per ogni proprio Magazzino sotto un territorio della propria fazione, e il Diplomatico +2 una in più. Nessuno pesca più di tre carte o ne ha in mano più di cinque.
    .title = Fase 10: nuove carte Rifornimento
vt-guide-farewell = Questo era un round: conflitto, carte Azione, rifornimenti, rivelazione, costruzione e pesca; e ogni round va così. La carta Giocatore Iniziale passa a sinistra, mentre fazioni, territori e carte in mano restano come sono. La partita finisce dopo l'ottavo round, o prima se tutti i territori appartengono a una sola Casa. Allora si contano le Proprietà, e vince chi ha più PV.
    .title = Hai visto un round intero

## Kingsburg

kb-guide-welcome = Il Re ti ha affidato una provincia spoglia su un confine pericoloso e cinque anni per farne qualcosa. Ti servono punti vittoria (PV): con gli edifici, dai Consiglieri e con le battaglie vinte; chi ne ha di più dopo cinque anni vince. Tre volte all'anno tutti lanciano i dadi e li piazzano sui Consiglieri del Re, numerati da 1 a 18, che danno merci, soldati e altri aiuti. Con oro, legno e pietra costruisci nella tua provincia, ogni linea da sinistra a destra. E ogni Inverno arrivano gli invasori, che ognuno deve affrontare da solo.
    .title = Al confine del regno
kb-guide-aid = All'inizio dell'anno il Re aiuta chi ha meno. Chi è in parità, e nel primo anno lo sono tutti, prende una merce a sua scelta. La maggior parte degli edifici costa oro e qualcos'altro. Pensa a che cosa vorresti costruire per primo: { $the-statue } costa { $cost-statue }, { $the-inn } { $cost-inn }, { $the-palisade } { $cost-palisade }.
    .title = Fase 1: l'Aiuto del Re
kb-guide-change = Uno dei tuoi edifici ti fa rilanciare: { $the-statue } un dado, se tutti i tuoi dadi mostrano lo stesso numero, { $the-chapel } tutti i dadi, se il totale è 7 o meno. I dadi alti raggiungono Consiglieri più importanti, ma il totale più basso sceglie per primo. Quando ti vanno bene, scegli «Basta così».
    .title = I tuoi dadi possono ancora cambiare
kb-guide-influence-spring = Tutti hanno lanciato, e il totale più basso è il primo. Piazza uno o più dadi su un Consigliere di cui danno esattamente il numero; allora è occupato per questa stagione, e tocca agli altri prima che tu possa piazzare di nuovo. Tre Consiglieri piccoli o uno grande: guarda che cosa dà ciascuno e che cosa vuoi costruire. E prendi per primo ciò che un altro potrebbe toglierti.
    .title = Primavera: conquista i Consiglieri
kb-guide-influence-summer = Va come in Primavera: a ogni turno un gruppo di dadi su un Consigliere libero, finché tutti hanno passato. Il Re ha appena premiato con 1 PV chi ha più edifici, perciò costruire presto conviene. Conta che cosa manca al tuo prossimo edificio e punta a quello.
    .title = Estate: conquista i Consiglieri
kb-guide-influence-autumn = Questa è l'ultima stagione prima dell'Inverno. Sergente (5), Generale (10) e Re (18) danno soldati; Generale e Regina (17) ti mostrano anche quale nemico arriva. Nel primo anno la sua forza va da { $least-strength-1 } a { $most-strength-1 }, e il dado del Re porterà a tutti da 1 a 6 soldati. Se hai l'Agente del Re, ti apre un Consigliere già occupato o ti permette un secondo edificio.
    .title = Autunno: conquista i Consiglieri
kb-guide-choose = Questo Consigliere ti lascia scegliere la merce. Guarda la tua provincia: quale edificio viene dopo in una delle linee, e che cosa gli manca ancora? Le merci che non spendi restano tue, ma una battaglia persa in Inverno può costartene qualcuna.
    .title = Un Consigliere ti aiuta
kb-guide-alchemy = Puoi dare una merce all'Alchimista e prenderne una di ciascuno degli altri due tipi: due per una. Conviene quasi sempre, a meno che al tuo prossimo edificio serva proprio la merce che daresti.
    .title = L'Alchimista
kb-guide-spy = La Spia ti vende tre merci a tua scelta per 1 PV. Tre merci sono spesso un intero edificio, e la maggior parte degli edifici porta più di 1 PV. Quindi di solito conviene, anche se per un momento scendi sotto lo zero.
    .title = La Spia
kb-guide-build = In ogni stagione puoi costruire un edificio che puoi pagare, ogni linea da sinistra a destra. Guadagni subito i suoi PV, e il suo effetto vale da quel momento. Il primo edificio di una linea apre la strada a edifici migliori; alcuni, come { $name-guard-tower } e { $name-palisade }, ti rendono più forte in Inverno. Puoi anche risparmiare le merci per qualcosa di più grande, ma prima dell'Estate il Re premia chi ha più edifici.
    .title = Costruire
kb-guide-build-again = Hai l'Agente del Re: con il suo aiuto puoi costruire ora un secondo edificio, al suo costo pieno. Oppure lo tieni, e più tardi ti farà influenzare un Consigliere già occupato. Se non lo usi prima che venga inviato di nuovo l'anno prossimo, se ne va senza compenso.
    .title = Un secondo edificio
kb-guide-powers = Uno dei tuoi edifici ha un effetto che puoi usare ora: { $the-town-hall }, per esempio, dà 1 PV per una merce o un gettone «+2». È un buon uso per ciò che al tuo prossimo edificio non serve. Non è obbligatorio.
    .title = La fine della stagione
kb-guide-recruit = Prima dell'Inverno puoi reclutare soldati: ognuno costa 2 merci, con { $the-barracks } 1. Somma i tuoi soldati e ciò che i tuoi edifici portano in battaglia; il dado del Re ne aggiunge da 1 a 6. Vinci se superi la forza degli invasori, che nel primo anno va da { $least-strength-1 } a { $most-strength-1 }; se la eguagli non ti succede nulla. Il più forte dei vincitori guadagna 1 PV in più.
    .title = Fase 7: i mercenari
kb-guide-spoils = Hai vinto la tua battaglia, e la ricompensa è una merce a tua scelta. Prendi ciò che manca al tuo prossimo edificio.
    .title = Inverno: la tua ricompensa
kb-guide-give-up = Questa volta gli invasori erano più forti, e prendono merci a tua scelta. Rinuncia a ciò che serve meno al tuo prossimo edificio. Dopo l'Inverno tutti i soldati tornano a casa, solo gli edifici restano; mura e torri quindi ti aiutano ogni anno di nuovo.
    .title = Inverno: gli invasori saccheggiano
kb-guide-module = Questa domanda viene da un modulo o da uno scenario, di cui questa guida non parla; la prima partita è meglio giocarla senza. Il link accanto alla domanda porta alla regola.
    .title = Una domanda oltre la prima partita
kb-guide-wait-setup = Si prepara il tavolo: il primo ordine di gioco viene estratto a sorte, e per ciascuno dei cinque anni è pronta, coperta, una carta Invasori. Poi arriva per la prima volta il Re.
    .title = Prima del primo anno
kb-guide-wait-aid = Il Re aiuta chi ha meno edifici e, a parità, meno merci con un dado bianco per la Primavera. Se la parità persiste, ciascuno dei giocatori in parità prende invece una merce; nel primo anno lo sono tutti.
    .title = Fase 1: l'Aiuto del Re
kb-guide-wait-season = In ordine di gioco tutti piazzano dadi sui Consiglieri, un giro dopo l'altro. Quando tutti hanno passato, i Consiglieri concedono il loro aiuto, dall'1 al 18, e ognuno può costruire. Guarda quali Consiglieri sono occupati; tutto è raccontato a parole sotto «Che cosa è successo».
    .title = Gli altri a corte
kb-guide-wait-recruit = Prima che arrivi l'Inverno tutti possono reclutare soldati in cambio di merci. Confronta la loro forza con la tua: il più forte tra chi vince guadagna 1 PV.
    .title = Fase 7: i mercenari
kb-guide-wait-winter = Si rivela la carta Invasori, e il dado del Re porta a tutti lo stesso numero di soldati. Ognuno combatte da solo: se superi la forza degli invasori vinci una ricompensa, se la eguagli non succede nulla, se hai di meno perdi ciò che dice la carta: merci, edifici o PV.
    .title = Fase 8: l'Inverno
kb-guide-farewell = Questo era un anno, dall'Aiuto del Re alla battaglia d'Inverno, e ne seguono altri quattro. I soldati sono tornati a casa, ma gli edifici restano, e contano sempre di più: gli invasori diventano più forti di anno in anno, fino a una forza da { $least-strength-5 } a { $most-strength-5 } nel quinto. D'ora in poi l'Aiuto del Re, un dado bianco per la Primavera, e più tardi l'Agente vanno a chi ha meno edifici. Dopo il quinto Inverno vince chi ha più PV.
    .title = Hai visto un anno intero
