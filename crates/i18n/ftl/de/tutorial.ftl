# The guide through a first game: what a newcomer is told at each question, and while others decide.

## All games

web-guide = Erstes Spiel, mit Begleitung
web-guide-name = Deine Begleitung
web-guide-off = Begleitung ausschalten
ht-guide-alone = Von hier an kannst du allein weiterspielen. Die Begleitung bleibt, solange du magst, und lässt sich hier unten ausschalten; der Knopf unter den Möglichkeiten sagt dir, was ein Ritter täte, und die Regeln sind immer nur einen Klick entfernt.

## Krieg und Frieden

kr-guide-welcome = Du gehörst zu den Fürsten, unter denen ein alter König ohne Erben seinen Nachfolger sucht. Du willst Siegpunkte (SP): Ist das Dach seiner Kathedrale gebaut, endet das Spiel sofort, und wer die meisten SP hat, gewinnt. Punkte bringt die Versteigerung im Frühling: Wer sie gewinnt, bekommt ein Privileg oder baut einen Teil der Kathedrale, und beim Bauen bringen Arbeiterhütten weitere Punkte. Du hast acht Machtkarten auf der Hand (Ritter, Reichtum, Arbeiter und Korn) und brauchst sie für alles: im Frühling zum Bieten, im Sommer für Aktionen. Auf dem Tisch siehst du die Schicksalskarte des Jahres, in der Mitte die Kathedrale und darum herum die Fürstentümer; in deinem stehen zwei Höfe. Die Schicksalskarten auf deiner Hand werden ab dem zweiten Jahr wichtig.
    .title = Willkommen am Hof des alten Königs
kr-guide-bid-first = Die Schicksalskarte nennt das Problem des Reiches. In diesem Jahr ist es { $start-problem ->
    [war] ein Krieg
    [tax] eine Steuer
    [famine] eine Hungersnot
   *[revolt] ein Aufruhr
}: Ein Arbeiter ist { $start-workers } wert, ein Ritter { $start-knights }, ein Korn { $start-grain } und ein Reichtum { $start-wealth }. Wer am meisten bietet, löst das Problem, { $start-symbol ->
    [cathedral] baut den ersten Teil der Kathedrale
   *[privilege] bekommt { $points-classic-privilege } SP ({ $points-spada-privilege } in La Spada e la Fede), nimmt ein Privileg
} und wird Königlicher Berater; der ist in jeder Jahreszeit zuerst an der Reihe und spielt die nächste Schicksalskarte. Wenn du passt, nimmst du deine letzte Erhöhung zurück, also kostet es dich nichts, einmal überboten zu werden; die Karten des höchsten Gebots aber sind weg, und im Sommer wirst du noch welche brauchen.
    .title = Frühling: die Versteigerung
kr-guide-bid = Sieh dir die Schicksalskarte an: Ihr Problem sagt, was jede Karte in diesem Frühling wert ist, ihr Symbol, was der Sieger bekommt. Das Symbol Kathedrale bringt den nächsten Teil der Kathedrale mit seinen SP und 1 SP mehr für jede Arbeiterhütte des Siegers, das Symbol Privileg { $points-classic-privilege } SP ({ $points-spada-privilege } in La Spada e la Fede) und ein Privileg. Nur der Sieger verliert sein ganzes Gebot. Wer passt, nimmt seine letzte Erhöhung zurück und verliert nur, was er davor geboten hat.
    .title = Frühling: die Versteigerung
kr-guide-raise = Du bist überboten worden, aber noch dabei. Eine Erhöhung kommt zu den Karten, die schon vor dir liegen, und die Summe muss das höchste Gebot übertreffen. Wenn du passt, nimmst du nur deine letzte Erhöhung zurück und verlierst alles, was du davor geboten hast; mit jeder Erhöhung wird das Aufgeben also teurer. Frag dich, was dir die Belohnung wert ist und wie viele Karten die anderen noch haben.
    .title = Frühling: erhöhen oder passen
kr-guide-privilege = Jeden Herbst bringt dir ein Privileg eine Karte seiner Art, und im Winter kannst du damit bezahlen, um die Schicksalskarte zu tauschen. Wähle eine Art, die du immer wieder brauchst: Arbeiter führen zu Punkten, Korn zu Höfen, Ritter schützen dich, und Reichtum kostet andere ihre Ritter. Du nimmst es aus dem Vorrat, und nur wenn dort keines dieser Art mehr liegt, von einem Gegner.
    .title = Ein Privileg für dich
kr-guide-act = Im Sommer kostet jede Aktion eine Karte, und du darfst so viele ausführen, wie du willst, bevor du deinen Zug beendest. Mit Korn baust du einen Hof, und jedes Paar Höfe bringt jeden Herbst eine Karte mehr; ein Arbeiter macht aus einem Hof eine Arbeiterhütte, die 1 SP wert ist, wenn du einen Teil der Kathedrale baust. Ein Ritter brennt ein Haus eines Gegners nieder, der den Angriff nicht abwehrt, und das erste Haus jedes Gegners bringt dir zwei Karten Beute; Reichtum besticht einen gegnerischen Ritter. Behalte einige Karten: Ritter schützen dich, wenn die anderen am Zug sind, und im nächsten Frühling willst du bieten.
    .title = Sommer: dein Zug
kr-guide-answer = Wirfst du einen Ritter ab, heben sich die beiden Ritter auf, und nichts geschieht. Sonst verlierst du ein Haus, und für das erste deiner Häuser, das in diesem Zug brennt, bekommt der Angreifer zwei Karten Beute. Mit einem Hof verlierst du vielleicht eine Karte deines nächsten Einkommens, mit einer Arbeiterhütte einen Punkt beim Bauen. Ein Ritter ist hier also oft gut angelegt, wenn du ihn nicht für eigene Pläne aufheben willst.
    .title = Du wirst angegriffen!
kr-guide-first-card = Die erste Karte deines Einkommens darfst du dir aus dem Nachziehstapel aussuchen; die anderen sehen, welche Art du nimmst. Der Rest deines Einkommens wird blind gezogen. Denk daran, was du im nächsten Sommer vorhast und welches Problem die nächste Schicksalskarte bringen könnte.
    .title = Herbst: eine Karte deiner Wahl
kr-guide-plea = Dein Einkommen war eine einzige Karte, und du hast nur wenige auf der Hand; darum hört dich der König an. Nenne einen Gegner: Die Hälfte seiner Karten, zufällig gezogen, gehört dann dir. Doch der König dankt dem Geber mit einem Privileg. Am besten fragst du jemanden mit vielen Karten; du darfst aber auch verzichten.
    .title = Herbst: die Gnade des Königs
kr-guide-tithe = Niemand behält über den Winter mehr als { $counts-hand_limit } Machtkarten, darum wirfst du alle darüber ab. Behalte, was für die Probleme auf deinen eigenen Schicksalskarten viel wert ist, und ein oder zwei Ritter zur Verteidigung. Was du abwirfst, liegt offen, und Privilegien bringen es vielleicht jemandem zurück.
    .title = Herbst: die Kirchensteuer
kr-guide-play = Du spielst die Schicksalskarte des Jahres und bestimmst damit Problem und Belohnung. Wähle ein Problem, für das deine eigenen Karten viel wert sind. Das Symbol Kathedrale nützt denen, die Arbeiterhütten haben, und bringt das Ende des Spiels näher; das Symbol Privileg bringt { $points-classic-privilege } SP ({ $points-spada-privilege } in La Spada e la Fede) und ein Privileg. Wer ein Privileg zahlen kann, darf deine Karte aber tauschen.
    .title = Winter: du bestimmst das Schicksal
kr-guide-swap = Jemand hat eine Schicksalskarte gespielt, die wohl zu seinen eigenen Karten passt. Für eines deiner Privilegien darfst du eine deiner Schicksalskarten an ihre Stelle legen und die andere auf die Hand nehmen; ohne eigene Schicksalskarten kannst du sie nur wegnehmen, und ein anderer muss eine neue spielen. Das lohnt sich, wenn deine Karten für ein anderes Problem viel stärker sind. Sonst behalte dein Privileg, denn es bringt jeden Herbst eine Karte.
    .title = Winter: ein anderes Schicksal?
kr-guide-wait-setup = Die Karten werden ausgeteilt: für jeden { $counts-start_hand } Machtkarten, dazu die Schicksalskarten. Wer die Startkarte findet, ist der erste Berater des Königs und beginnt.
    .title = Vor dem ersten Jahr
kr-guide-wait-winter = Im Winter spielt der Berater die Schicksalskarte des Jahres, und für ein Privileg dürfen andere sie tauschen. Warte ab, welches Problem es wird: Es entscheidet, was deine Karten im Frühling wert sind.
    .title = Winter: andere bestimmen das Schicksal
kr-guide-wait-spring = Geboten wird reihum, vom Berater an im Uhrzeigersinn, bis nur noch einer übrig ist. Sieh dir die Karten vor den anderen an: Was der Sieger geboten hat, fehlt ihm im Sommer. Alles steht in Worten unter „Was geschah“.
    .title = Frühling: andere bieten
kr-guide-wait-summer = Jeder hat einen Zug, beginnend mit dem Berater. Die anderen bauen Höfe, entsenden Arbeiter zur Kathedrale, greifen an und bestechen. Greift dich jemand an, wirst du gefragt, ob du dich wehrst.
    .title = Sommer: andere sind am Zug
kr-guide-wait-autumn = Jeder zieht eine Karte, eine weitere für jedes Paar Höfe und bekommt eine für jedes Privileg. Dann dürfen die mit dem kargsten Einkommen den König um Gnade bitten, und wer mehr als { $counts-hand_limit } Karten hat, zahlt Kirchensteuer.
    .title = Herbst: Einkommen
kr-guide-farewell = Das waren Winter, Frühling, Sommer und Herbst, und so geht jedes Jahr. Neu ist nur der Winter: Von jetzt an spielt der Berater eine Schicksalskarte aus der Hand, und für ein Privileg dürfen andere sie tauschen. Jedes gewonnene Symbol Kathedrale baut einen von sechs Teilen; der sechste ist das Dach, und mit ihm endet das Spiel sofort, auch mitten im Jahr.
    .title = Du hast ein ganzes Jahr gesehen

## Verräter

vt-guide-welcome = Zwei Königshäuser, der Adler und die Rose, streiten um einen Ring von zwölf Landschaften. Du stehst für eines von ihnen, doch es zählen nur deine eigenen Siegpunkte (SP): Wer nach acht Runden die meisten hat, gewinnt, gleich für welches Haus sie errungen wurden. In jeder Runde gibt es einen Konflikt zwischen zwei benachbarten Landschaften, und alle auf der siegreichen Seite erhalten die Punkte der Landschaft, die die andere verliert: je weniger Sieger, desto mehr für jeden. Davor nimmt jeder heimlich eine von sechs Aktionskarten, und eine davon, der Verräter, wechselt im letzten Augenblick die Seite. Die Versorgungskarten auf deiner Hand machen deine Seite stärker, und deine Gutshöfe bringen dir neue.
    .title = Willkommen in den Highlands
vt-guide-estate = Am Ende jeder Runde bringt dir ein Gutshof eine Versorgungskarte, solange seine Landschaft dem Haus gehört, für das du stehst. Lege ihn also unter eine Landschaft deines Hauses. Kämpfen können nur benachbarte Landschaften verschiedener Häuser: Eine Landschaft zwischen zwei Landschaften ihres eigenen Hauses ist fürs Erste sicher. Deine beiden anderen Gebäudekarten kommen später ins Spiel, mit dem Baumeister.
    .title = Vor der ersten Runde: dein erster Gutshof
vt-guide-conflict = Du hast die Strategiekarte und bestimmst die Grenze, an der die Häuser kämpfen. Jede der beiden Landschaften bringt ihrem Haus Konfliktpunkte, und die Sieger erhalten die Siegpunkte der verlorenen Landschaft. Eine schwache Landschaft des anderen Hauses ist leichter zu nehmen, eine starke ist mehr wert. Und verschone eine Landschaft deiner Seite, unter der dein eigener Gutshof liegt.
    .title = Phase 1: Wo kämpfen die Häuser?
vt-guide-role = Nimm eine der Karten, die zu dir gekommen sind; welche, erfahren die anderen erst beim Aufdecken. Die Diplomaten bringen deiner Seite 2 oder 5 Konfliktpunkte, der Stratege bringt dir 2 SP und die Wahl des nächsten Konflikts, der Baumeister lässt dich bauen, und der Bauer zieht drei Versorgungskarten. Der Verräter bringt dir 1 SP und führt dich auf die andere Seite, mitsamt den Versorgungskarten, die du spielst: das Richtige, wenn du glaubst, dass die andere Seite gewinnt. Merk dir, was du weitergibst: Daraus wählen die nach dir.
    .title = Phase 2: deine Aktionskarte
vt-guide-supply = Du darfst so viele deiner Versorgungskarten offen spielen, wie du willst, und jede bringt deiner Seite ihren Wert. Vergleiche beide Seiten: die Landschaften, die Karten, die schon daliegen, und was verborgene Diplomaten noch bringen könnten; und denk daran, dass jemand der Verräter sein kann. Alle gespielten Karten werden abgelegt, gleich wer gewinnt. Spiele also genug, um zu gewinnen, oder heb sie für einen besseren Augenblick auf.
    .title = Phase 3: Versorgungskarten
vt-guide-supply-traitor = Noch weiß niemand, dass du der Verräter bist: Beim Aufdecken wechselst du die Seite, und die Versorgungskarten, die du jetzt spielst, gehen mit dir. Die Frage ist also, ob sie der anderen Seite zum Sieg verhelfen. Wer jetzt noch an deiner Seite steht, spielt vielleicht eigene Karten und verschwendet sie. Was du spielst, wird aber auf jeden Fall abgelegt.
    .title = Phase 3: Versorgungskarten, als Verräter
vt-guide-build = Du darfst eine deiner Gebäudekarten unter eine Landschaft legen, unter der noch keines liegt, oder eines deiner Gebäude umdrehen. Ein Gutshof bringt dir jede Runde eine Versorgungskarte, solange seine Landschaft deiner Seite gehört. Ein Kontor bringt keine Karten; am Ende aber ist jedes Kontor 1 SP wert für jede Versorgungskarte, die du noch auf der Hand hast, wobei höchstens drei zählen. Gutshöfe sind also etwas für die frühen Runden, Kontore für die späten.
    .title = Phase 7: du bist der Baumeister
vt-guide-limit = Niemand darf mehr als fünf Versorgungskarten auf der Hand haben. Bevor du ziehst, darfst du Karten ablegen, um Platz für die zu schaffen, die dir zustehen; oder du behältst sie und ziehst weniger. Trenn dich zuerst von niedrigen Karten.
    .title = Phase 10: deine Hand ist voll
vt-guide-wait-setup = Der Ring der Landschaften liegt aus, und reihum legt jeder seinen ersten Gutshof. Sieh dir an, wo sich die anderen niederlassen: Diese Landschaften werden sie nicht verlieren wollen. Danach bekommt jeder drei Versorgungskarten.
    .title = Vor der ersten Runde
vt-guide-wait-conflict = Wer die Strategiekarte hat, bestimmt jetzt, wo die Häuser in dieser Runde kämpfen. In Frage kommen nur zwei benachbarte Landschaften verschiedener Häuser.
    .title = Phase 1: der Ort des Konflikts
vt-guide-wait-roles = Eine der sechs Aktionskarten wird ungesehen beiseitegelegt. Die anderen gehen vom Startspieler an herum, und jeder nimmt heimlich eine. Was übrig bleibt, liegt verdeckt in der Mitte und wirkt in dieser Runde nicht.
    .title = Phase 2: die Aktionskarten gehen herum
vt-guide-wait-supply = Reihum darf jeder offen Versorgungskarten spielen. Dann werden alle Aktionskarten zugleich aufgedeckt, der Verräter wechselt die Seite, und die Seite mit mehr Konfliktpunkten nimmt der anderen ihre Landschaft ab. Wie es dazu kam, steht unter „Was geschah“.
    .title = Phase 3: andere spielen Versorgungskarten
vt-guide-wait-builder = Die Aktionskarten liegen offen, der Konflikt ist entschieden, und die Punkte sind gezählt. Jetzt darf bauen, wer den Baumeister hat, und der Stratege nimmt die Strategiekarte für die nächste Runde.
    .title = Nach dem Aufdecken
vt-guide-wait-draw = Die gespielten Versorgungskarten werden abgelegt, und neue werden gezogen. Zuerst zieht der Bauer drei, dann ziehen alle anderen eine für jeden ihrer Gutshöfe unter einer Landschaft ihrer Seite und der Diplomat +2 eine mehr. Niemand zieht mehr als drei Karten oder hat mehr als fünf auf der Hand.
    .title = Phase 10: neue Versorgungskarten
vt-guide-farewell = Das war eine Runde: Konflikt, Aktionskarten, Versorgung, Aufdecken, Bauen und Ziehen; und so geht jede Runde. Die Startspielerkarte wandert nach links, aber Seiten, Landschaften und Handkarten bleiben, wie sie sind. Das Spiel endet nach der achten Runde oder früher, wenn einem Haus alle Landschaften gehören. Dann werden die Kontore gewertet, und wer die meisten SP hat, gewinnt.
    .title = Du hast eine ganze Runde gesehen

## Kingsburg

kb-guide-welcome = Der König hat dir eine kahle Provinz an einer gefährlichen Grenze gegeben und fünf Jahre, um etwas daraus zu machen. Du willst Siegpunkte (SP): für Gebäude, von Beratern und für gewonnene Kämpfe; wer nach fünf Jahren die meisten hat, gewinnt. Dreimal im Jahr würfeln alle und legen ihre Würfel auf die Berater des Königs, die von 1 bis 18 nummeriert sind und Waren, Soldaten und andere Hilfe geben. Mit Gold, Holz und Stein baust du in deiner Provinz, jede Reihe von links nach rechts. Und jeden Winter kommen Feinde, denen jeder allein standhalten muss.
    .title = Willkommen an der Grenze
kb-guide-aid = Zu Beginn des Jahres hilft der König denen, die am wenigsten haben. Wer gleichauf liegt, und im ersten Jahr sind das alle, nimmt sich eine Ware seiner Wahl. Die meisten Gebäude kosten Gold und noch etwas dazu. Überleg dir, was du zuerst bauen möchtest: { $name-statue } kostet { $cost-statue }, { $name-inn } { $cost-inn }, { $name-palisade } { $cost-palisade }.
    .title = Phase 1: Königliche Hilfe
kb-guide-change = Eines deiner Gebäude lässt dich noch einmal würfeln: { $name-statue } mit einem Würfel, wenn alle deine Würfel dieselbe Zahl zeigen, { $name-chapel } mit allen, wenn ihre Summe höchstens 7 ist. Hohe Würfel erreichen größere Berater, aber die niedrigste Summe wählt zuerst. Bist du zufrieden, sag, dass das alles ist.
    .title = Noch kannst du deine Würfel ändern
kb-guide-influence-spring = Alle haben gewürfelt, und die niedrigste Summe beginnt. Lege einen oder mehrere deiner Würfel auf einen Berater, dessen Zahl sie genau ergeben; dann ist er für diese Jahreszeit vergeben, und die anderen sind an der Reihe, bevor du wieder legst. Drei kleine Berater oder ein großer: Sieh dir an, was sie geben und was du bauen willst. Und nimm zuerst, was dir ein anderer wegnehmen könnte.
    .title = Frühling: Gewinne die Berater
kb-guide-influence-summer = Es geht wie im Frühling: in jedem Zug eine Würfelgruppe auf einen freien Berater, bis alle gepasst haben. Gerade hat der König den mit den meisten Gebäuden mit 1 SP belohnt, frühes Bauen lohnt sich also. Zähl nach, was deinem nächsten Gebäude noch fehlt, und hol es dir.
    .title = Sommer: Gewinne die Berater
kb-guide-influence-autumn = Das ist die letzte Jahreszeit vor dem Winter. Feldwebel (5), General (10) und König (18) geben Soldaten; General und Königin (17) zeigen dir auch, welcher Feind kommt. Im ersten Jahr hat er eine Stärke von { $least-strength-1 } bis { $most-strength-1 }, und der Würfel des Königs wird jedem 1 bis 6 Soldaten bringen. Hast du den Gesandten des Königs, öffnet er dir einen schon vergebenen Berater oder erlaubt dir ein zweites Gebäude.
    .title = Herbst: Gewinne die Berater
kb-guide-choose = Dieser Berater lässt dich die Ware wählen. Sieh dir deine Provinz an: Welches Gebäude kommt in einer ihrer Reihen als Nächstes, und was fehlt dir dafür noch? Waren, die du nicht ausgibst, behältst du, aber ein verlorener Kampf im Winter kann dich welche kosten.
    .title = Ein Berater hilft dir
kb-guide-alchemy = Du darfst dem Alchemisten eine Ware geben und je eine der beiden anderen Sorten nehmen: zwei für eine. Das lohnt sich fast immer, außer wenn dein nächstes Gebäude gerade die Ware braucht, die du gäbest.
    .title = Der Alchemist
kb-guide-spy = Der Spion verkauft dir drei Waren deiner Wahl für 1 SP. Drei Waren sind oft ein ganzes Gebäude, und die meisten Gebäude bringen mehr als 1 SP. Es lohnt sich also meistens, auch wenn du für einen Augenblick unter null fällst.
    .title = Der Spion
kb-guide-build = In jeder Jahreszeit darfst du ein Gebäude bauen, das du bezahlen kannst, jede Reihe von links nach rechts. Du erhältst sofort seine SP, und seine Wirkung gilt von da an. Das erste Gebäude einer Reihe öffnet den Weg zu besseren; manche, wie { $name-guard-tower } und { $name-palisade }, machen dich im Winter stärker. Du darfst deine Waren auch für etwas Größeres sparen, aber wer die meisten Gebäude hat, wird vor dem Sommer vom König belohnt.
    .title = Bauen
kb-guide-build-again = Du hast den Gesandten des Königs: Mit seiner Hilfe darfst du jetzt ein zweites Gebäude bauen, zu seinen vollen Kosten. Oder du behältst ihn und beeinflusst mit ihm später einen schon vergebenen Berater. Nutzt du ihn nicht, bevor er im nächsten Jahr wieder ausgesandt wird, geht er ohne Ausgleich zurück.
    .title = Ein zweites Gebäude
kb-guide-powers = Eines deiner Gebäude hat eine Fähigkeit, die du jetzt nutzen darfst: { $name-town-hall } etwa gibt 1 SP für eine Ware oder einen „+2“-Marker. So machst du etwas aus dem, was dein nächstes Gebäude nicht braucht. Du musst sie nicht nutzen.
    .title = Das Ende der Jahreszeit
kb-guide-recruit = Vor dem Winter darfst du Soldaten rekrutieren: Jeder kostet 2 Waren, durch { $the-barracks } 1. Zähl deine Soldaten zusammen und was deine Gebäude im Kampf bringen; der Würfel des Königs bringt noch 1 bis 6 dazu. Du gewinnst, wenn du mehr hast als die Stärke des Feindes, die im ersten Jahr { $least-strength-1 } bis { $most-strength-1 } beträgt; bei genau so viel geschieht dir nichts. Der stärkste Sieger erhält 1 SP mehr.
    .title = Phase 7: Söldner
kb-guide-spoils = Du hast deinen Kampf gewonnen, und die Belohnung ist eine Ware deiner Wahl. Nimm, was deinem nächsten Gebäude fehlt.
    .title = Winter: deine Belohnung
kb-guide-give-up = Diesmal waren die Feinde stärker, und sie nehmen Waren deiner Wahl. Gib her, was dein nächstes Gebäude am wenigsten braucht. Nach dem Winter gehen alle Soldaten heim, nur Gebäude bleiben; Mauern und Türme helfen dir also jedes Jahr aufs Neue.
    .title = Winter: die Feinde plündern
kb-guide-module = Diese Frage kommt aus einem Modul oder einem Szenario, von dem diese Begleitung nicht spricht; ein erstes Spiel spielt man am besten ohne. Der Link neben der Frage führt zur Regel.
    .title = Eine Frage, die nicht zum ersten Spiel gehört
kb-guide-wait-setup = Der Tisch wird aufgebaut: Die erste Spielreihenfolge wird ausgelost, und für jedes der fünf Jahre liegt ein Feind verdeckt bereit. Dann kommt der König zum ersten Mal.
    .title = Vor dem ersten Jahr
kb-guide-wait-aid = Der König hilft dem mit den wenigsten Gebäuden, bei Gleichstand dem mit den wenigsten Waren, mit einem weißen Würfel für den Frühling. Herrscht noch immer Gleichstand, nimmt stattdessen jeder der Betroffenen eine Ware; im ersten Jahr sind das alle.
    .title = Phase 1: Königliche Hilfe
kb-guide-wait-season = In Spielreihenfolge legen alle Würfel auf Berater, Runde um Runde. Haben alle gepasst, geben die Berater ihre Hilfe, von 1 bis 18, und jeder darf bauen. Achte darauf, welche Berater vergeben sind; alles steht in Worten unter „Was geschah“.
    .title = Die anderen bei Hofe
kb-guide-wait-recruit = Bevor der Winter kommt, dürfen alle für Waren Soldaten rekrutieren. Vergleiche ihre Stärke mit deiner: Der stärkste unter den Siegern erhält 1 SP.
    .title = Phase 7: Söldner
kb-guide-wait-winter = Der Feind wird aufgedeckt, und der Würfel des Königs bringt allen gleich viele Soldaten. Jeder kämpft allein: Mit mehr als der Stärke des Feindes gewinnst du eine Belohnung, mit ebenso viel geschieht nichts, mit weniger verlierst du, was die Karte sagt: Waren, Gebäude oder SP.
    .title = Phase 8: Winter
kb-guide-farewell = Das war ein Jahr, von der Königlichen Hilfe bis zum Kampf im Winter, und vier weitere folgen. Die Soldaten sind heimgegangen, aber Gebäude bleiben, und sie zählen umso mehr: Die Feinde werden von Jahr zu Jahr stärker, bis zu { $least-strength-5 } bis { $most-strength-5 } im fünften. Von jetzt an gehen die Königliche Hilfe, ein weißer Würfel für den Frühling, und später der Gesandte an den mit den wenigsten Gebäuden. Nach dem fünften Winter gewinnt, wer die meisten SP hat.
    .title = Du hast ein ganzes Jahr gesehen
