# The guide through a first game: what a newcomer is told at each question, and while others decide.

## All games

web-guide = Erste Partie mit Einführung
web-guide-name = Einführung
web-guide-off = Einführung ausblenden
ht-guide-alone = Ab jetzt kommst du auch allein zurecht. Die Einführung bleibt sichtbar, bis du sie hier unten ausblendest. Der Knopf unter den Zügen gibt dir jederzeit einen Tipp, und die Regeln sind nur einen Klick entfernt.

## Krieg und Frieden

kr-guide-welcome = Du bist einer der Fürsten, unter denen ein alter König ohne Erben seinen Nachfolger sucht. Du sammelst Siegpunkte (SP): Sobald das Dach der Kathedrale gebaut ist, endet das Spiel, und wer die meisten SP hat, gewinnt. Punkte bringt vor allem die Versteigerung im Frühling: Wer sie gewinnt, bekommt SP und ein Privileg oder baut einen Teil der Kathedrale, und beim Bauen zählen auch die eigenen Arbeiterhütten. Auf der Hand hast du Machtkarten (Ritter, Reichtum, Arbeiter und Korn): Mit ihnen bietest du im Frühling, und mit ihnen bezahlst du im Sommer deine Aktionen. Auf dem Plan siehst du die Schicksalskarte des Jahres, in der Mitte die Kathedrale und ringsum die Fürstentümer; in deinem stehen zwei Höfe. Deine Schicksalskarten brauchst du erst ab dem zweiten Jahr.
    .title = Willkommen am Hof des alten Königs
kr-guide-bid-first = Die Schicksalskarte zeigt das Problem des Jahres, und das Problem bestimmt, was deine Karten wert sind. Diesmal ist es { $start-problem ->
    [war] ein Krieg
    [tax] eine Steuer
    [famine] eine Hungersnot
   *[revolt] ein Aufruhr
}: Ein Arbeiter ist { $start-workers } wert, ein Ritter { $start-knights }, ein Korn { $start-grain } und ein Reichtum { $start-wealth }. Wer am meisten bietet, { $start-symbol ->
    [cathedral] baut den ersten Teil der Kathedrale
   *[privilege] bekommt { $points-classic-privilege } SP ({ $points-spada-privilege } in La Spada e la Fede), nimmt ein Privileg
} und wird Königlicher Berater: Er ist in jeder Jahreszeit zuerst am Zug und spielt die nächste Schicksalskarte. Wenn du passt, nimmst du deine letzte Erhöhung zurück; einmal überboten zu werden kostet also nichts, aber wer gewinnt, verliert alle gebotenen Karten, und im Sommer brauchst du noch welche.
    .title = Frühling: die Versteigerung
kr-guide-bid = Das Problem auf der Schicksalskarte bestimmt, was deine Karten in diesem Frühling wert sind, das Symbol, was der Sieger bekommt. Kathedrale: den nächsten Teil mit seinen SP und 1 SP für jede eigene Arbeiterhütte; Privileg: { $points-classic-privilege } SP ({ $points-spada-privilege } in La Spada e la Fede) und ein Privileg. Nur der Sieger verliert sein ganzes Gebot. Wer passt, nimmt seine letzte Erhöhung zurück und verliert nur, was er davor geboten hat.
    .title = Frühling: die Versteigerung
kr-guide-raise = Du wurdest überboten, bist aber noch dabei. Wenn du erhöhst, kommen neue Karten zu deinem Gebot dazu, und die Summe muss über dem höchsten Gebot liegen. Wenn du passt, nimmst du nur deine letzte Erhöhung zurück; je öfter du erhöhst, desto teurer wird das Aussteigen. Überleg dir, was dir die Belohnung wert ist und wie viele Karten die anderen noch haben.
    .title = Frühling: erhöhen oder passen
kr-guide-privilege = Ein Privileg bringt dir jeden Herbst eine Karte seiner Art, und im Winter kannst du damit die Schicksalskarte tauschen. Nimm eine Art, die du oft brauchst: Arbeiter bringen Punkte, Korn bringt Höfe, Ritter schützen dich, und mit Reichtum bestichst du die Ritter der anderen. Du nimmst es aus dem Vorrat; nur wenn dort keines dieser Art mehr liegt, nimmst du es einem Gegner weg.
    .title = Du bekommst ein Privileg
kr-guide-act = Im Sommer kostet jede Aktion eine Karte, und du darfst so viele ausführen, wie du willst, bevor du deinen Zug beendest. Mit Korn baust du einen Hof, und jedes Paar Höfe bringt jeden Herbst eine Karte mehr; mit einem Arbeiter machst du aus einem Hof eine Arbeiterhütte, die 1 SP bringt, wenn du einen Teil der Kathedrale baust. Mit einem Ritter greifst du an: Wehrt der Gegner nicht ab, verliert er ein Haus, und für sein erstes Haus bekommst du zwei Karten Beute; mit Reichtum bestichst du einen gegnerischen Ritter. Behalte ein paar Karten: Ritter für die Verteidigung und etwas zum Bieten für den nächsten Frühling.
    .title = Sommer: dein Zug
kr-guide-answer = Wirfst du einen Ritter ab, ist der Angriff abgewehrt. Sonst verlierst du ein Haus, und für dein erstes Haus in diesem Zug bekommt der Angreifer zwei Karten Beute. Ein verlorener Hof kostet dich vielleicht eine Karte Einkommen, eine verlorene Arbeiterhütte einen Punkt beim Bauen. Abwehren lohnt sich meistens, außer du brauchst den Ritter für eigene Pläne.
    .title = Du wirst angegriffen!
kr-guide-first-card = Die erste Karte deines Einkommens darfst du aus dem Nachziehstapel aussuchen; die anderen sehen, welche Art du nimmst. Den Rest ziehst du wie gewohnt verdeckt. Überleg dir, was du im nächsten Sommer vorhast und welches Problem als Nächstes kommen könnte.
    .title = Herbst: eine Karte deiner Wahl
kr-guide-plea = Dein Einkommen war nur eine Karte, und du hast wenige auf der Hand: Deshalb darfst du den König um Gnade bitten. Nenne einen Gegner, und du bekommst die Hälfte seiner Karten, zufällig gezogen. Dafür nimmt er sich ein Privileg. Am meisten bringt ein Gegner mit vielen Karten; du darfst aber auch verzichten.
    .title = Herbst: die Gnade des Königs
kr-guide-tithe = Du darfst höchstens { $counts-hand_limit } Machtkarten behalten und musst die übrigen abwerfen. Behalte Karten, die bei den Problemen auf deinen Schicksalskarten viel wert sind, und ein oder zwei Ritter zur Verteidigung. Was du abwirfst, liegt offen auf der Ablage, und die anderen können es durch Privilegien bekommen.
    .title = Herbst: die Kirchensteuer
kr-guide-play = Du bestimmst mit deiner Schicksalskarte Problem und Belohnung des Jahres. Wähle ein Problem, bei dem deine Karten viel wert sind. Das Symbol Kathedrale nützt Spielern mit Arbeiterhütten und bringt das Spielende näher; das Symbol Privileg bringt { $points-classic-privilege } SP ({ $points-spada-privilege } in La Spada e la Fede) und ein Privileg. Denk daran, dass andere deine Karte für ein Privileg tauschen können.
    .title = Winter: Du bestimmst das Schicksal
kr-guide-swap = Die Schicksalskarte auf dem Tisch passt wohl zu den Karten dessen, der sie gespielt hat. Für ein Privileg darfst du sie durch eine von deinen ersetzen und auf die Hand nehmen; hast du keine, kannst du sie nur wegnehmen, und jemand anderes muss eine neue spielen. Das lohnt sich, wenn deine Karten bei einem anderen Problem viel mehr wert sind. Sonst behalte dein Privileg, denn es bringt jeden Herbst eine Karte.
    .title = Winter: Tauschst du die Schicksalskarte?
kr-guide-wait-setup = Die Karten werden ausgeteilt: für jeden { $counts-start_hand } Machtkarten und dazu Schicksalskarten. Wer die Startkarte bekommt, ist der erste Berater des Königs und beginnt.
    .title = Vor dem ersten Jahr
kr-guide-wait-winter = Im Winter spielt der Berater die Schicksalskarte des Jahres, und die anderen dürfen sie für ein Privileg tauschen. Achte auf das Problem: Es bestimmt, was deine Karten im Frühling wert sind.
    .title = Winter: Die anderen wählen das Schicksal
kr-guide-wait-spring = Reihum wird geboten, beginnend beim Berater, bis nur noch einer übrig ist. Achte darauf, welche Karten die anderen bieten: Was der Sieger geboten hat, fehlt ihm im Sommer. Alle Gebote stehen im Spielprotokoll.
    .title = Frühling: Die anderen bieten
kr-guide-wait-summer = Jeder hat einen Zug, beginnend beim Berater. Die anderen bauen Höfe, schicken Arbeiter zur Kathedrale, greifen an und bestechen. Wirst du angegriffen, entscheidest du, ob du abwehrst.
    .title = Sommer: Die anderen sind am Zug
kr-guide-wait-autumn = Jeder bekommt eine Karte, eine weitere für jedes Paar Höfe und eine für jedes Privileg. Danach darf um Gnade bitten, wer nur eine Karte bekommen hat und wenige auf der Hand hat, und wer mehr als { $counts-hand_limit } Karten hat, zahlt Kirchensteuer.
    .title = Herbst: Einkommen
kr-guide-farewell = Das waren Winter, Frühling, Sommer und Herbst, und jedes Jahr läuft gleich ab. Neu ist nur der Winter: Ab jetzt spielt der Berater eine Schicksalskarte von der Hand, und die anderen dürfen sie für ein Privileg tauschen. Jedes gewonnene Symbol Kathedrale baut einen von sechs Teilen; der sechste ist das Dach, und mit ihm endet das Spiel sofort.
    .title = Das erste Jahr ist vorbei

## Verräter

vt-guide-welcome = Zwei Königshäuser, Adler und Rose, kämpfen um einen Ring von zwölf Landschaften. Du stehst auf einer der beiden Seiten, aber es zählen nur deine eigenen Siegpunkte (SP): Wer nach acht Runden die meisten hat, gewinnt. In jeder Runde gibt es einen Konflikt zwischen zwei benachbarten Landschaften, und jeder auf der siegreichen Seite bekommt Punkte für die eroberte Landschaft: je weniger Sieger, desto mehr für jeden. Vorher nimmt jeder verdeckt eine von sechs Aktionskarten, und eine davon, der Verräter, wechselt im letzten Moment die Seite. Mit den Versorgungskarten auf deiner Hand stärkst du deine Seite, und deine Gutshöfe bringen dir neue.
    .title = Willkommen in den Highlands
vt-guide-estate = Ein Gutshof bringt dir am Ende jeder Runde eine Versorgungskarte, solange seine Landschaft deiner Seite gehört. Lege ihn also unter eine Landschaft deiner Seite. Kämpfen können nur benachbarte Landschaften verschiedener Häuser: Eine Landschaft zwischen zwei Landschaften desselben Hauses ist vorerst sicher. Deine beiden anderen Gebäude kommen später mit dem Baumeister ins Spiel.
    .title = Vor der ersten Runde: dein erster Gutshof
vt-guide-conflict = Du hast die Strategiekarte und bestimmst, an welcher Grenze gekämpft wird. Jede der beiden Landschaften bringt ihrer Seite Konfliktpunkte, und die Sieger bekommen die Siegpunkte der eroberten Landschaft. Eine schwache Landschaft ist leichter zu erobern, eine starke bringt mehr. Verschone möglichst Landschaften deiner Seite, unter denen dein Gutshof liegt.
    .title = Phase 1: Wo wird gekämpft?
vt-guide-role = Nimm eine der Karten; die anderen erfahren erst beim Aufdecken, welche. Die Diplomaten bringen deiner Seite 2 oder 5 Konfliktpunkte, der Stratege bringt dir 2 SP und die Wahl des nächsten Konflikts, mit dem Baumeister darfst du bauen, und mit dem Bauern ziehst du drei Versorgungskarten. Der Verräter bringt dir 1 SP und wechselt mit dir und deinen gespielten Versorgungskarten die Seite: Nimm ihn, wenn du glaubst, dass die andere Seite gewinnt. Merk dir, welche Karten du weitergibst: Daraus wählen die nächsten.
    .title = Phase 2: Deine Aktionskarte
vt-guide-supply = Du darfst beliebig viele deiner Versorgungskarten offen spielen, und jede bringt deiner Seite ihren Wert. Vergleiche die Seiten: die Landschaften, die schon gespielten Karten und was verdeckte Diplomaten noch bringen könnten; und denk daran, dass jemand der Verräter sein kann. Gespielte Karten werden immer abgelegt, egal wer gewinnt. Spiel also genug, um zu gewinnen, oder heb dir deine Karten für später auf.
    .title = Phase 3: Versorgungskarten
vt-guide-supply-traitor = Noch weiß niemand, dass du der Verräter bist: Beim Aufdecken wechselst du die Seite, und die Versorgungskarten, die du jetzt spielst, zählen für die andere Seite. Überleg dir also, ob sie der anderen Seite zum Sieg verhelfen. Vielleicht verschwenden deine jetzigen Verbündeten auch eigene Karten, wenn du etwas spielst. Abgelegt werden deine gespielten Karten auf jeden Fall.
    .title = Phase 3: Versorgungskarten, als Verräter
vt-guide-build = Du darfst eines deiner Gebäude unter eine freie Landschaft legen oder ein eigenes Gebäude umdrehen. Ein Gutshof bringt dir jede Runde eine Versorgungskarte, solange seine Landschaft deiner Seite gehört. Ein Kontor bringt keine Karten; dafür ist es am Ende 1 SP wert für jede Versorgungskarte auf deiner Hand, wobei höchstens drei zählen. Baue also früh Gutshöfe und spät Kontore.
    .title = Phase 7: Du bist der Baumeister
vt-guide-limit = Du darfst höchstens fünf Versorgungskarten auf der Hand haben. Vor dem Ziehen darfst du Karten ablegen, um Platz zu schaffen; oder du behältst alle und ziehst weniger. Leg zuerst niedrige Karten ab.
    .title = Phase 10: Deine Hand ist voll
vt-guide-wait-setup = Der Ring der Landschaften liegt aus, und reihum legt jeder seinen ersten Gutshof. Achte darauf, wo die anderen ihren hinlegen: Diese Landschaften wollen sie nicht verlieren. Danach bekommt jeder drei Versorgungskarten.
    .title = Vor der ersten Runde
vt-guide-wait-conflict = Wer die Strategiekarte hat, bestimmt jetzt, wo in dieser Runde gekämpft wird. Möglich sind nur zwei benachbarte Landschaften verschiedener Häuser.
    .title = Phase 1: Wo wird gekämpft?
vt-guide-wait-roles = Eine der sechs Aktionskarten wird verdeckt beiseitegelegt. Die anderen werden ab dem Startspieler weitergegeben, und jeder nimmt verdeckt eine. Was übrig bleibt, liegt verdeckt in der Mitte und hat in dieser Runde keine Wirkung.
    .title = Phase 2: Aktionskarten werden gewählt
vt-guide-wait-supply = Reihum darf jeder offen Versorgungskarten spielen. Dann werden alle Aktionskarten aufgedeckt, der Verräter wechselt die Seite, und die Seite mit mehr Konfliktpunkten erobert die Landschaft der anderen. Alles Weitere steht im Spielprotokoll.
    .title = Phase 3: Die anderen spielen Versorgungskarten
vt-guide-wait-builder = Die Aktionskarten liegen offen, der Konflikt ist entschieden, und die Punkte sind vergeben. Jetzt darf der Baumeister bauen, und der Stratege nimmt die Strategiekarte für die nächste Runde.
    .title = Nach dem Aufdecken
vt-guide-wait-draw = Die gespielten Versorgungskarten werden abgelegt, und neue werden gezogen. Zuerst zieht der Bauer drei; die anderen ziehen eine für jeden ihrer Gutshöfe unter einer Landschaft ihrer Seite, der Diplomat +2 eine mehr. Niemand zieht mehr als drei Karten oder hat mehr als fünf auf der Hand.
    .title = Phase 10: Neue Versorgungskarten
vt-guide-farewell = Das war eine Runde: Konflikt, Aktionskarten, Versorgung, Aufdecken, Bauen und Ziehen; jede Runde läuft gleich ab. Die Startspielerkarte geht nach links weiter; Seiten, Landschaften und Handkarten bleiben, wie sie sind. Das Spiel endet nach der achten Runde oder früher, wenn einem Haus alle Landschaften gehören. Dann werden die Kontore gewertet, und wer die meisten SP hat, gewinnt.
    .title = Die erste Runde ist vorbei

## Kingsburg

kb-guide-welcome = Der König hat dir eine leere Provinz an einer gefährlichen Grenze gegeben und fünf Jahre, um etwas daraus zu machen. Du sammelst Siegpunkte (SP): für Gebäude, von Beratern und für gewonnene Kämpfe; wer nach fünf Jahren die meisten hat, gewinnt. Dreimal im Jahr würfeln alle und legen ihre Würfel auf die Berater des Königs, die von 1 bis 18 nummeriert sind und Waren, Soldaten und andere Hilfe geben. Mit Gold, Holz und Stein baust du Gebäude, in jeder Reihe von links nach rechts. Und jeden Winter kommen Feinde, gegen die jeder allein kämpft.
    .title = Willkommen an der Grenze
kb-guide-aid = Zu Beginn des Jahres hilft der König dem Spieler mit den wenigsten Gebäuden und Waren. Bei Gleichstand nimmt jeder Betroffene eine Ware seiner Wahl; im ersten Jahr sind das alle. Die meisten Gebäude kosten Gold und noch etwas anderes. Überleg dir, was du zuerst bauen möchtest, zum Beispiel { $name-statue } ({ $cost-statue }), { $name-inn } ({ $cost-inn }) oder { $name-palisade } ({ $cost-palisade }).
    .title = Phase 1: Königliche Hilfe
kb-guide-change = Mit einem deiner Gebäude darfst du neu würfeln ({ $name-statue }: einen Würfel, wenn alle deine Würfel dieselbe Zahl zeigen; { $name-chapel }: alle, wenn ihre Summe höchstens 7 ist). Mit hohen Würfeln erreichst du höhere Berater, aber wer die niedrigste Summe hat, wählt zuerst. Bist du zufrieden, wähle „Fertig“.
    .title = Du darfst deine Würfel ändern
kb-guide-influence-spring = Alle haben gewürfelt, und wer die niedrigste Summe hat, beginnt. Lege einen oder mehrere deiner Würfel auf einen Berater, dessen Zahl sie genau ergeben; dann ist er für diese Jahreszeit vergeben, und die anderen sind am Zug, bevor du wieder legst. Drei kleine Berater oder ein großer: Das hängt davon ab, was sie geben und was du bauen willst. Nimm zuerst, was dir jemand wegschnappen könnte.
    .title = Frühling: Berater beeinflussen
kb-guide-influence-summer = Es läuft wie im Frühling: In jedem Zug legst du eine Würfelgruppe auf einen freien Berater, bis alle gepasst haben. Gerade hat der König den Spieler mit den meisten Gebäuden mit 1 SP belohnt; früh zu bauen lohnt sich also. Prüfe, was dir für dein nächstes Gebäude noch fehlt, und hol es dir.
    .title = Sommer: Berater beeinflussen
kb-guide-influence-autumn = Das ist die letzte Jahreszeit vor dem Winter. Feldwebel (5), General (10) und König (18) geben Soldaten; General und Königin (17) zeigen dir außerdem, welcher Feind kommt. Im ersten Jahr hat er Stärke { $least-strength-1 } bis { $most-strength-1 }, und der Würfel des Königs bringt jedem 1 bis 6 Soldaten. Hast du den Gesandten des Königs, kannst du mit ihm einen schon vergebenen Berater beeinflussen oder ein zweites Gebäude bauen.
    .title = Herbst: Berater beeinflussen
kb-guide-choose = Bei diesem Berater wählst du die Ware selbst. Sieh dir deine Provinz an: Welches Gebäude kommt in einer der Reihen als Nächstes, und was fehlt dir dafür noch? Übrige Waren behältst du, aber ein verlorener Kampf im Winter kann dich welche kosten.
    .title = Ein Berater hilft dir
kb-guide-alchemy = Du darfst dem Alchemisten eine Ware geben und je eine der beiden anderen Sorten nehmen: zwei für eine. Das lohnt sich fast immer, außer du brauchst für dein nächstes Gebäude genau die Ware, die du abgeben würdest.
    .title = Der Alchemist
kb-guide-spy = Der Spion verkauft dir drei Waren deiner Wahl für 1 SP. Drei Waren sind oft ein ganzes Gebäude, und die meisten Gebäude bringen mehr als 1 SP. Es lohnt sich also meistens, auch wenn du kurz unter null fällst.
    .title = Der Spion
kb-guide-build = In jeder Jahreszeit darfst du ein Gebäude bauen, in jeder Reihe von links nach rechts. Du bekommst sofort seine SP, und seine Wirkung gilt ab jetzt. Das erste Gebäude einer Reihe ist die Voraussetzung für bessere; manche, wie { $name-guard-tower } und { $name-palisade }, machen dich im Winter stärker. Du kannst auch für etwas Größeres sparen, aber wer die meisten Gebäude hat, wird vor dem Sommer vom König belohnt.
    .title = Gebäude bauen
kb-guide-build-again = Du hast den Gesandten des Königs und darfst mit ihm jetzt ein zweites Gebäude zu vollen Kosten bauen. Oder du behältst ihn und beeinflusst mit ihm später einen schon vergebenen Berater. Nutzt du ihn nicht, geht er im nächsten Jahr ohne Ausgleich zurück, bevor er neu vergeben wird.
    .title = Ein zweites Gebäude
kb-guide-powers = Du darfst jetzt Fähigkeiten deiner Gebäude nutzen, etwa { $name-town-hall }: 1 SP für eine Ware oder einen „+2“-Marker. So machst du noch Punkte aus dem, was du nicht zum Bauen brauchst. Du musst sie nicht nutzen.
    .title = Ende der Jahreszeit
kb-guide-recruit = Vor dem Winter darfst du Soldaten rekrutieren: Jeder kostet 2 Waren, durch { $the-barracks } nur 1. Zähl deine Soldaten und den Kampfbonus deiner Gebäude zusammen; der Würfel des Königs bringt noch 1 bis 6 dazu. Du gewinnst, wenn du mehr hast als die Stärke des Feindes, die im ersten Jahr bei { $least-strength-1 } bis { $most-strength-1 } liegt; bei genau gleich viel passiert nichts. Der stärkste Sieger bekommt 1 SP extra.
    .title = Phase 7: Söldner
kb-guide-spoils = Du hast deinen Kampf gewonnen und bekommst eine Ware deiner Wahl. Nimm, was dir für dein nächstes Gebäude fehlt.
    .title = Winter: Deine Belohnung
kb-guide-give-up = Diesmal waren die Feinde stärker, und du musst Waren deiner Wahl abgeben. Gib ab, was du für dein nächstes Gebäude am wenigsten brauchst. Nach dem Winter werden alle Soldaten entlassen, nur Gebäude bleiben; Mauern und Türme helfen dir also jedes Jahr.
    .title = Winter: Die Feinde plündern
kb-guide-module = Diese Frage gehört zu einem Modul oder Szenario, das die Einführung nicht behandelt; die erste Partie spielst du am besten ohne. Der Link neben der Frage führt zur Regel.
    .title = Eine Frage aus einem Modul
kb-guide-wait-setup = Der Tisch wird aufgebaut: Die erste Spielreihenfolge wird ausgelost, und für jedes der fünf Jahre liegt eine Feindkarte verdeckt bereit. Dann beginnt das erste Jahr mit der Königlichen Hilfe.
    .title = Vor dem ersten Jahr
kb-guide-wait-aid = Der König hilft dem Spieler mit den wenigsten Gebäuden, bei Gleichstand dem mit den wenigsten Waren: Er bekommt einen weißen Würfel für den Frühling. Steht es immer noch gleich, nimmt stattdessen jeder Betroffene eine Ware; im ersten Jahr sind das alle.
    .title = Phase 1: Königliche Hilfe
kb-guide-wait-season = In Spielreihenfolge legen alle reihum Würfel auf Berater. Haben alle gepasst, geben die Berater von 1 bis 18 ihre Hilfe, und jeder darf bauen. Achte darauf, welche Berater vergeben sind; alles steht auch im Spielprotokoll.
    .title = Die anderen sind am Zug
kb-guide-wait-recruit = Bevor der Winter kommt, darf jeder für Waren Soldaten rekrutieren. Vergleiche ihre Stärke mit deiner: Der stärkste Sieger bekommt 1 SP.
    .title = Phase 7: Söldner
kb-guide-wait-winter = Der Feind wird aufgedeckt, und der Würfel des Königs bringt allen gleich viele Soldaten. Jeder kämpft allein: Hast du mehr als die Stärke des Feindes, gewinnst du eine Belohnung; bei genau gleich viel passiert nichts; hast du weniger, verlierst du, was auf der Karte steht: Waren, Gebäude oder SP.
    .title = Phase 8: Winter
kb-guide-farewell = Das war ein Jahr, von der Königlichen Hilfe bis zum Kampf im Winter, und vier weitere folgen. Die Soldaten sind entlassen, aber deine Gebäude bleiben und werden immer wichtiger: Die Feinde werden jedes Jahr stärker, bis zu { $least-strength-5 } bis { $most-strength-5 } im fünften. Ab jetzt gehen die Königliche Hilfe (ein weißer Würfel für den Frühling) und später der Gesandte an den Spieler mit den wenigsten Gebäuden. Nach dem fünften Winter gewinnt, wer die meisten SP hat.
    .title = Das erste Jahr ist vorbei
