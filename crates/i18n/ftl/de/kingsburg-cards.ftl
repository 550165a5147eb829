### Kingsburg: the names of its pieces and the texts of its cards.

## Advisors

kb-advisor-1 = Hofnarr
    .text = Erhalte 1 SP.
kb-advisor-2 = Junker
    .text = Nimm 1 Gold.
kb-advisor-3 = Architekt
    .text = Nimm 1 Holz.
kb-advisor-4 = Händler
    .text = Nimm 1 Gold oder 1 Holz.
kb-advisor-5 = Feldwebel
    .text = Rekrutiere 1 Soldaten.
kb-advisor-6 = Alchemist
    .text = Du darfst 1 Ware gegen je 1 Ware der 2 anderen Sorten tauschen.
kb-advisor-7 = Astronom
    .text = Nimm 1 Ware deiner Wahl und 1 „+2“-Marker.
kb-advisor-8 = Schatzmeister
    .text = Nimm 2 Gold.
kb-advisor-9 = Jagdmeister
    .text = Nimm 1 Holz und dazu 1 Gold oder 1 Stein.
kb-advisor-10 = General
    .text = Rekrutiere 2 Soldaten und sieh dir heimlich die oberste Feindkarte an.
kb-advisor-11 = Waffenschmied
    .text = Nimm 1 Stein und dazu 1 Gold oder 1 Holz.
kb-advisor-12 = Herzogin
    .text = Nimm 2 Waren deiner Wahl und 1 „+2“-Marker.
kb-advisor-13 = Recke
    .text = Nimm 3 Stein.
kb-advisor-14 = Spion
    .text = Du darfst 1 SP zahlen, auch unter 0, und dafür 3 Waren deiner Wahl nehmen.
kb-advisor-15 = Erfinder
    .text = Nimm 1 Gold, 1 Holz und 1 Stein.
kb-advisor-16 = Zauberer
    .text = Nimm 4 Gold.
kb-advisor-17 = Königin
    .text = Nimm 2 Waren deiner Wahl, erhalte 3 SP und sieh dir heimlich die oberste Feindkarte an.
kb-advisor-18 = König
    .text = Nimm 1 Gold, 1 Holz und 1 Stein und rekrutiere 1 Soldaten.

## Private advisors of the Politician

kb-private-3 = Privater Berater 3
    .text = Nimm 1 Holz oder 1 Stein.
kb-private-5 = Privater Berater 5
    .text = Rekrutiere 1 Soldaten oder erhalte 1 SP.
kb-private-8 = Privater Berater 8
    .text = Nimm 2 Waren verschiedener Sorten.

## Rows of a province: their buildings, and those of their alternative side

kb-row-a = Reihe A
    .text = { $name-sawmill }, { $name-quarry }, { $name-goldsmith }, { $name-mint }
    .alternative = { $name-masons-yard }, { $name-depot }, { $name-builders-lodge }, { $name-architects-guild }
kb-row-b = Reihe B
    .text = { $name-statue }, { $name-chapel }, { $name-church }, { $name-cathedral }
    .alternative = { $name-bridge }, { $name-altar }, { $name-monastery }, { $name-dome }
kb-row-c = Reihe C
    .text = { $name-inn }, { $name-market }, { $name-farms }, { $name-merchants-guild }
    .alternative = { $name-brewery }, { $name-traveling-market }, { $name-vineyard }, { $name-caravanserai }
kb-row-d = Reihe D
    .text = { $name-guard-tower }, { $name-blacksmith }, { $name-barracks }, { $name-wizards-guild }
    .alternative = { $name-armory }, { $name-bombard }, { $name-griffin-ranch }, { $name-necromancers-tower }
kb-row-e = Reihe E
    .text = { $name-palisade }, { $name-stable }, { $name-stone-wall }, { $name-fortress }
    .alternative = { $name-small-palisade }, { $name-lookout-post }, { $name-hidden-refuge }, { $name-keep }
kb-row-f = Reihe F
    .text = { $name-barricade }, { $name-crane }, { $name-town-hall }, { $name-embassy }
    .alternative = { $name-fountain }, { $name-school }, { $name-riding-arena }, { $name-university }
kb-row-g = Reihe G
    .text = { $name-improvised-defences }, { $name-recruiting-centre }, { $name-training-camp }, { $name-military-academy }
    .alternative = { $name-signal-fires }, { $name-levy-office }, { $name-veterans-lodge }, { $name-commandery }

## Buildings of the province

kb-sawmill = Sägemühle
    .text = Am Ende jedes Sommers darfst du 1 Holz zahlen und 2 Gold nehmen. Einmal pro Jahreszeit.
kb-quarry = Steinbruch
    .text = Am Ende jedes Sommers darfst du 1 Stein zahlen und 3 Gold nehmen. Einmal pro Jahreszeit.
kb-goldsmith = Goldschmiede
    .text = Am Ende jedes Sommers darfst du 1 Gold zahlen, um 1 Soldaten zu rekrutieren und 1 SP zu erhalten. Einmal pro Jahreszeit.
kb-mint = Münze
    .text = Du darfst { $name-sawmill }, { $name-quarry } und { $name-goldsmith } auch am Ende jedes Frühlings und jedes Herbstes je einmal nutzen.
kb-statue = Statue
    .text = Wenn nach dem Würfeln alle deine Würfel (auch die weißen) dieselbe Zahl zeigen, darfst du 1 davon neu würfeln. Einmal pro Jahreszeit.
kb-chapel = Kapelle
    .text = Wenn die Summe deiner Würfel nach dem Würfeln höchstens 7 beträgt, darfst du alle neu würfeln. Einmal pro Jahreszeit.
kb-church = Kirche
    .text = +1 im Kampf gegen Dämonen.
kb-cathedral = Kathedrale
    .text = Am Spielende erhältst du 1 SP für je 2 Waren, die du besitzt.
kb-inn = Wirtshaus
    .text = Am Ende jedes Sommers nimmst du 1 „+2“-Marker.
kb-market = Markt
    .text = Einmal pro Jahreszeit darf 1 deiner Würfelgruppen einen Berater beeinflussen, dessen Zahl um 1 höher oder niedriger ist als ihr Wert.
kb-farms = Bauernhöfe
    .text = In jeder produktiven Jahreszeit wirfst du 1 weißen Würfel zusätzlich. { $battle-signed } im Kampf.
kb-merchants-guild = Gilde der Kaufleute
    .text = Zu Beginn jeder produktiven Jahreszeit, vor dem Würfeln, nimmst du 1 Gold.
kb-guard-tower = Wachturm
    .text = { $battle-signed } im Kampf.
kb-blacksmith = Schmiede
    .text = { $battle-signed } im Kampf.
kb-barracks = Kaserne
    .text = In Phase 7 kostet dich jeder Soldat 1 Ware statt 2.
kb-wizards-guild = Gilde der Zauberer
    .text = { $battle-signed } im Kampf.
kb-palisade = Palisade
    .text = { $battle-signed } im Kampf; gegen Zombies noch einmal +1.
kb-stable = Ställe
    .text = Immer wenn dir die Hilfe eines Beraters mindestens 1 Soldaten bringt, rekrutierst du 1 Soldaten mehr, einmal pro Würfelgruppe.
    .general = Immer wenn dir der General (10) seine aufgedruckte Hilfe gibt, rekrutierst du 1 Soldaten mehr, einmal pro Würfelgruppe.
kb-stone-wall = Steinwall
    .text = { $battle-signed } im Kampf. Bei Gleichstand gewinnst du den Kampf.
kb-fortress = Festung
    .text = { $battle-signed } im Kampf. Für jeden gewonnenen Kampf erhältst du 1 SP mehr.
kb-barricade = Barrikade
    .text = +1 im Kampf gegen Goblins.
kb-crane = Kran
    .text = Gebäude der Spalten III und IV kosten dich 1 Gold weniger.
kb-town-hall = Rathaus
    .text = Am Ende jeder produktiven Jahreszeit darfst du 1 Ware oder 1 „+2“-Marker zahlen und erhältst dafür 1 SP. Einmal pro Jahreszeit.
kb-embassy = Botschaft
    .text = Am Ende jeder produktiven Jahreszeit erhältst du 1 SP.
kb-improvised-defences = Behelfsbefestigung
    .text = +1 im Kampf gegen Feinde, deren aufgedruckte Stärke höchstens 5 beträgt.
kb-recruiting-centre = Werbebüro
    .text = Wenn du in Phase 7 rekrutierst, zählt jeder „+2“-Marker, den du zahlst, als 1 Ware.
kb-training-camp = Übungslager
    .text = Wenn du unmittelbar vor Phase 7 weniger als 2 Soldaten hast, rekrutierst du 1 Soldaten.
kb-military-academy = Militärakademie
    .text = Wirf im Winter, wenn die Verstärkung feststeht, 1 weißen Würfel: Ist er höher als deine Verstärkung, ersetzt er sie. Mit Truppenmarkern zählt nur die Hälfte des Würfels (aufgerundet), und dein Marker ist trotzdem verbraucht.

## Buildings of the alternative rows

kb-masons-yard = Maurerhof
    .text = Wenn du ein Gebäude bezahlst, darfst du 1 Ware seiner Kosten durch 1 Ware einer anderen Sorte ersetzen. Einmal pro Jahreszeit.
kb-depot = Lagerhaus
    .text = Am Ende jedes Sommers nimmst du { $wood } Holz und { $stone } Stein.
kb-builders-lodge = Bauhütte
    .text = Einmal pro Jahr darfst du nach deinem normalen Bau 1 weiteres Gebäude zu vollen Kosten bauen.
kb-architects-guild = Gilde der Architekten
    .text = Jedes Gebäude, das du nach diesem baust, bringt dir sofort { $vp_per_later_building } SP mehr. Wenn die Gilde am Spielende steht, erhältst du { $end_vp_per_col4 } SP für jedes deiner Gebäude in Spalte IV, auch für die Gilde selbst.
kb-bridge = Brücke
    .text = Wenn die endgültige Summe deiner Würfel höchstens { $max_total } beträgt, nimmst du { $goods_any ->
            [one] { $goods_any } Ware
           *[other] { $goods_any } Waren
        } deiner Wahl. Einmal pro Jahreszeit.
kb-altar = Altar
    .text = Wenn die Summe deiner Würfel nach dem Würfeln höchstens { $max_total } beträgt, darfst du beliebig viele davon neu würfeln. Einmal pro Jahreszeit.
kb-monastery = Kloster
    .text = Wenn du am Ende einer produktiven Jahreszeit { $max_goods ->
            [0] keine Waren
           *[other] höchstens { $max_goods } Waren
        } besitzt, erhältst du { $vp } SP.
kb-dome = Kuppelbau
    .text = Am Spielende erhältst du { $vp_per_row } SP für jede deiner Reihen (auch diese), in der du mindestens { $row_min_buildings } Gebäude besitzt.
kb-brewery = Brauerei
    .text = Am Ende jedes Sommers nimmst du { $gold } Gold und verlierst dann alle deine Soldaten. Verlierst du mindestens 1, nimmst du { $bonus_gold_if_soldiers_lost } Gold mehr.
kb-traveling-market = Wandermarkt
    .text = Einmal pro Jahreszeit darf 1 deiner Würfelgruppen einen Berater beeinflussen, dessen Zahl um genau { $step_spring } (Frühling), { $step_summer } (Sommer) oder { $step_autumn } (Herbst) höher oder niedriger ist als ihr Wert.
kb-vineyard = Weinberg
    .text = In jedem Sommer und jedem Herbst wirfst du { $white_dice ->
            [one] { $white_dice } weißen Würfel zusätzlich
           *[other] { $white_dice } weiße Würfel zusätzlich
        }.
kb-caravanserai = Karawanserei
    .text = Zu Beginn jeder produktiven Jahreszeit, vor dem Würfeln, nimmst du { $amount } Holz oder { $amount } Stein.
kb-armory = Rüstkammer
    .text = Im Winter, wenn die Verstärkung feststeht, darfst du 1 Ware deiner Wahl zahlen und hast { $battle-signed } in diesem Kampf. Einmal pro Winter.
kb-bombard = Steinbüchse
    .text = Wirf im Winter, wenn die Verstärkung feststeht, 1 Würfel für diesen Kampf: Eine 1 gibt { $face_1-signed }, eine 2 { $face_2-signed }, eine 3 { $face_3-signed }, eine 4 { $face_4-signed }, eine 5 { $face_5-signed }, eine 6 { $face_6-signed }.
kb-griffin-ranch = Greifenzucht
    .text = { $battle-signed } im Kampf. Wenn die endgültige Summe deiner Würfel höchstens { $max_total } beträgt, rekrutierst du { $soldiers } Soldaten. Einmal pro Jahreszeit.
kb-necromancers-tower = Turm der Nekromanten
    .text = { $battle-signed } im Kampf. In jedem Winter, in dem du deinen Kampf nicht gewinnst, { $vp_if_not_won-sign ->
            [minus] verlierst
           *[plus] erhältst
        } du { $vp_if_not_won-size } SP.
kb-small-palisade = Kleine Palisade
    .text = Wenn du zu Beginn des Winters mindestens { $min_soldiers } Soldaten hast, rekrutierst du { $soldiers } Soldaten.
kb-lookout-post = Ausguck
    .text = Zu Beginn jedes Herbstes, vor dem Würfeln, darfst du dir heimlich die oberste Feindkarte ansehen. { $battle-signed } im Kampf gegen Orks und Barbaren.
kb-hidden-refuge = Verborgene Zuflucht
    .text = Wenn du einen Kampf verlierst, verlierst du weder die Waren noch die SP, die auf der Feindkarte stehen. Gebäude werden wie üblich zerstört, und ihre SP gehen verloren.
kb-keep = Bergfried
    .text = { $battle-signed } im Kampf. In jedem Winter, in dem du deinen Kampf nicht verlierst, nimmst du { $goods_any ->
            [one] { $goods_any } Ware
           *[other] { $goods_any } Waren
        } deiner Wahl.
kb-fountain = Brunnen
    .text = Immer wenn du die Königliche Belohnung erhältst, erhältst du { $vp } SP mehr.
kb-school = Schule
    .text = Wenn du nach Phase 7 mindestens { $min_soldiers } Soldaten hast, erhältst du { $vp } SP. Einmal pro Jahr.
kb-riding-arena = Reitbahn
    .text = Wenn du in einer produktiven Jahreszeit mindestens { $min_advisors } Berater beeinflusst hast, erhältst du an ihrem Ende { $vp } SP.
kb-university = Universität
    .text = Wenn die endgültige Summe deiner Würfel höchstens { $max_total } beträgt, erhältst du { $vp } SP. Einmal pro Jahreszeit.
kb-signal-fires = Signalfeuer
    .text = { $battle-signed } im Kampf gegen Feinde, deren aufgedruckte Stärke mindestens { $min_printed_strength } beträgt.
kb-levy-office = Musterungsamt
    .text = In Phase 7 darfst du { $vp_cost } SP zahlen und { $soldiers } Soldaten rekrutieren, höchstens { $max_per_year ->
            [1] einmal
            [2] zweimal
           *[other] { $max_per_year }-mal
        } pro Jahr.
kb-veterans-lodge = Veteranenhaus
    .text = In jedem Winter, in dem du deinen Kampf nicht verlierst, behältst du { $keep } Soldaten, wenn die Soldaten entlassen werden.
kb-commandery = Komturei
    .text = Wenn im Winter die Verstärkung des Königs höchstens { $max_reinforcement } beträgt, rekrutierst du { $soldiers } Soldaten. Mit Truppenmarkern rekrutierst du stattdessen { $module5_soldiers } Soldaten, wenn du höchstens eine { $module5_max_token } aufdeckst. Einmal pro Winter.

## Governors; what they are without the figures added by the house stands under purist

kb-thief = Dieb
    .text = Du beginnst das Spiel mit { $start_vp-size } SP { $start_vp-sign ->
            [minus] weniger
           *[plus] mehr
        }. Am Ende jedes Frühlings und jedes Sommers darfst du 1 Ware deiner Wahl von einem Mitspieler nehmen, der mehr Waren besitzt als du. Bei 2 Spielern nimmst du im Frühling stattdessen { $two_player_spring_gold } Gold aus dem Vorrat.
kb-miner = Bergmann
    .text = Am Ende jedes Jahres, auch des fünften, nimmst du { $amount } Gold. Einmal pro Spiel kostet dich ein Gebäude { $discount_once } Gold weniger.
    .purist = Am Ende jedes Jahres, auch des fünften, nimmst du { $amount } Gold.
kb-carpenter = Zimmermann
    .text = Am Ende jedes Jahres, auch des fünften, nimmst du { $amount } Holz. Einmal pro Spiel kostet dich ein Gebäude { $discount_once } Holz weniger.
    .purist = Am Ende jedes Jahres, auch des fünften, nimmst du { $amount } Holz.
kb-sculptor = Bildhauer
    .text = Am Ende jedes Jahres, auch des fünften, nimmst du { $amount } Stein. Einmal pro Spiel kostet dich ein Gebäude { $discount_once } Stein weniger.
    .purist = Am Ende jedes Jahres, auch des fünften, nimmst du { $amount } Stein.
kb-minstrel = Minnesänger
    .text = Ganz am Ende jedes Jahres werden die SP einmal verglichen: Hat mindestens 1 Mitspieler genauso viele SP wie du, erhältst du { $vp_if_tied } SP. Hat kein Mitspieler weniger SP als du, erhältst du { $vp_if_lowest } SP, andernfalls nimmst du { $goods_if_not_lowest ->
            [one] { $goods_if_not_lowest } Ware
           *[other] { $goods_if_not_lowest } Waren
        } deiner Wahl.
    .purist = Ganz am Ende jedes Jahres werden die SP einmal verglichen: Hat mindestens 1 Mitspieler genauso viele SP wie du, erhältst du { $vp_if_tied } SP. Hat kein Mitspieler weniger SP als du, erhältst du { $vp_if_lowest } SP.
kb-politician = Politiker
    .text = Du hast 3 private Berater, auf die nur du Würfelgruppen legen darfst, auf jeden einmal pro Jahreszeit. Berater 3: 1 Holz oder 1 Stein. Berater 5: 1 Soldat oder 1 SP. Berater 8: 2 Waren verschiedener Sorten.
kb-architect = Architekt
    .text = Wenn zu Beginn deines Bauzugs mindestens die Hälfte deiner Mitspieler (aufgerundet) mehr Gebäude besitzt als du, kostet dich das erste Gebäude dieses Zugs { $discount_gold } Gold weniger. Wenn am Spielende kein Mitspieler mehr Gebäude besitzt als du, erhältst du { $end_vp } SP.
kb-paladin = Paladin
    .text = { $battle-signed } im Kampf gegen Zombies, Dämonen und Drachen. Am Spielende erhältst du { $end_vp_per_win } SP für jeden Kampf, den du gewonnen hast.
kb-prince = Prinz
    .text = Wenn die Summe deiner Würfel nach dem Würfeln höchstens { $max_total } beträgt, darfst du deine farbigen Würfel auf 3, 4 und 6 drehen (je einen) und nimmst dann { $token } „+2“-Marker. Einmal pro Jahreszeit.
    .purist = Wenn die Summe deiner Würfel nach dem Würfeln höchstens { $max_total } beträgt, darfst du deine farbigen Würfel auf 3, 4 und 6 drehen (je einen). Einmal pro Jahreszeit.
kb-philosopher = Philosoph
    .text = Du beginnst das Spiel mit { $start_tokens ->
            [one] { $start_tokens } „+2“-Marker
           *[other] { $start_tokens } „+2“-Markern
        }. Wenn die Summe deiner Würfel nach dem Würfeln höchstens { $max_total } beträgt, darfst du alle neu würfeln. Ist die neue Summe niedriger als die unmittelbar davor und würfelst du in dieser Jahreszeit nichts mehr neu, erhältst du { $vp_if_lower } SP. Einmal pro Jahreszeit.
    .purist = Wenn die Summe deiner Würfel nach dem Würfeln höchstens { $max_total } beträgt, darfst du alle neu würfeln. Ist die neue Summe niedriger als die unmittelbar davor und würfelst du in dieser Jahreszeit nichts mehr neu, erhältst du { $vp_if_lower } SP. Einmal pro Jahreszeit.
kb-preacher = Prediger
    .text = Wenn in einem Sommer oder Herbst mindestens 1 Spieler (auch du selbst) nichts gebaut hat, erhältst du an dessen Ende { $vp } SP. Bei 2 Spielern erhältst du { $vp } SP für jeden Spieler, der nichts gebaut hat.
kb-tax-collector = Steuereintreiber
    .text = Immer wenn ein Mitspieler ein Gebäude der Spalte IV baut, nimmst du sofort Waren deiner Wahl aus dem Vorrat: bei 2 Spielern { $goods_2_players }, bei 3 Spielern { $goods_3_players }, bei 4 Spielern { $goods_4_players }, bei 5 Spielern { $goods_5_players }.
kb-sorcerer = Hexenmeister
    .text = Zu Beginn von Jahr { $year-roman } darfst du bis zu { $max_buildings } Gebäude der Spalte I kostenlos bauen. Sie bringen dir keine SP. Einmal pro Spiel.
kb-duke = Herzog
    .text = Wenn alle gepasst haben und die Herzogin (12) nicht beeinflusst wurde, darfst du 1 deiner Würfelgruppen von dem Berater mit der höchsten Zahl, den du beeinflusst hast, zu ihr versetzen. Du erhältst dann ihre Hilfe{ $no_token ->
            [0] .
           *[other] , aber keinen „+2“-Marker.
        } Einmal pro Jahreszeit.
    .purist = Wenn alle gepasst haben und die Herzogin (12) nicht beeinflusst wurde, darfst du 1 deiner Würfelgruppen von dem Berater mit der höchsten Zahl, den du beeinflusst hast, zu ihr versetzen. Du erhältst dann ihre Hilfe. Einmal pro Jahreszeit.
kb-priest = Priester
    .text = Einmal pro Jahr darfst du vor dem Würfeln den Segen sprechen. Du erhältst { $priest_vp } SP. Dann bekommt jeder Spieler ohne weißen Würfel (auch du selbst) 1 für diese Jahreszeit, und jeder Spieler, der schon einen hat, erhält 1 SP.
    .purist = Einmal pro Jahr darfst du vor dem Würfeln den Segen sprechen: Jeder Spieler ohne weißen Würfel (auch du selbst) bekommt 1 für diese Jahreszeit, und jeder Spieler, der schon einen hat, erhält 1 SP.
kb-fairy = Fee
    .text = In jedem Sommer wirfst du { $white_dice ->
            [one] { $white_dice } weißen Würfel zusätzlich
           *[other] { $white_dice } weiße Würfel zusätzlich
        }.
kb-general = General
    .text = { $battle-signed } in jedem Kampf. Unmittelbar vor Phase 7 darfst du dir heimlich die oberste Feindkarte ansehen. Einmal pro Jahr.
kb-damsel = Edelfräulein
    .text = Wenn zu Beginn des Winters kein Mitspieler weniger Soldaten hat als du, rekrutierst du { $soldiers } Soldaten.
kb-trickster = Schlitzohr
    .text = Du beginnst das Spiel mit { $start_tokens ->
            [one] { $start_tokens } „+2“-Marker
           *[other] { $start_tokens } „+2“-Markern
        }. Nach dem Würfeln darfst du beliebig viele deiner Würfel, die eine 2 zeigen, auf 1 oder 3 drehen{ $turn_5 ->
            [0] , alle auf einmal.
           *[other] { " " }und beliebig viele, die eine 5 zeigen, auf 4 oder 6, alle auf einmal, jeden Würfel nur einmal.
        } Einmal pro Jahreszeit.
    .purist = Nach dem Würfeln darfst du beliebig viele deiner Würfel, die eine 2 zeigen, auf 1 oder 3 drehen, alle auf einmal. Einmal pro Jahreszeit.
kb-heiress = Erbin
    .text = Wenn die endgültige Summe deiner Würfel höchstens { $max_total } beträgt, nimmst du { $tokens } „+2“-Marker. Einmal pro Jahreszeit.
kb-ambassador = Botschafterin
    .text = Einmal pro Jahr darfst du eine Würfelgruppe wie mit dem Gesandten auf einen beliebigen Berater legen, auch auf einen noch nicht beeinflussten. Danach nimmst du { $token } „+2“-Marker.
kb-quartermaster = Quartiermeister
    .text = In jedem Winter, in dem du deinen Kampf nicht verlierst, behältst du bis zu { $keep } Soldaten, wenn die Soldaten entlassen werden.
kb-moneychanger = Geldwechsler
    .text = Zu Beginn deines Bauzugs darfst du bis zu { $max_exchange } deiner Waren 1 zu 1 gegen Waren anderer Sorten tauschen. Einmal pro Jahreszeit.
kb-hermit = Einsiedler
    .text = Wenn du in dieser Jahreszeit genau 1 Berater beeinflusst hast und seine Zahl höchstens { $max_number } ist, erhältst du { $vp } SP. Einmal pro Jahreszeit.

## Fates

kb-famine = Hungersnot
    .text = Jeder Spieler nimmt sofort { $tokens } „+2“-Marker. Das ganze Jahr wirft jeder Spieler { $coloured_dice-size ->
            [one] { $coloured_dice-size } farbigen Würfel
           *[other] { $coloured_dice-size } farbige Würfel
        } { $coloured_dice-sign ->
            [minus] weniger
           *[plus] mehr
        }.
    .purist = Das ganze Jahr wirft jeder Spieler { $coloured_dice-size ->
            [one] { $coloured_dice-size } farbigen Würfel
           *[other] { $coloured_dice-size } farbige Würfel
        } { $coloured_dice-sign ->
            [minus] weniger
           *[plus] mehr
        }.
kb-good-year = Gutes Jahr
    .text = Im Frühling und im Sommer bekommt vor dem Würfeln jeder Spieler ohne weißen Würfel 1 für diese Jahreszeit; jeder Spieler, der schon einen hat, nimmt 1 Ware seiner Wahl.
kb-second-thoughts = Bedenkzeit
    .text = Einmal pro Jahreszeit darf jeder Spieler nach dem Würfeln genau 1 seiner Würfel neu würfeln.
kb-topsy-turvy-court = Verkehrter Hof
    .text = Das ganze Jahr geht die Spielreihenfolge von der höchsten Summe zur niedrigsten.
kb-silver-tongues = Silberzungen
    .text = Jeder Spieler nimmt sofort { $tokens } „+2“-Marker. Das ganze Jahr zählt ein „+2“-Marker beim Beeinflussen nach Wahl seines Besitzers 1, 2 oder 3.
kb-short-audiences = Kurze Audienzen
    .text = Das ganze Jahr darf keine Würfelgruppe mehr als { $max_dice_per_group } Würfel haben, weiße eingeschlossen.
kb-ill-king = Der König ist krank
    .text = Das ganze Jahr kann der König (18) nicht beeinflusst werden.{ $redirect ->
            [0] { "" }
           *[other] { " " }Eine Würfelgruppe mit dem Wert 18 darf auf die Königin (17) gelegt werden, wenn sie zugänglich ist.
        }
    .purist = Das ganze Jahr kann der König (18) nicht beeinflusst werden.
kb-rising-stars = Aufsteigende Sterne
    .text = Zu Beginn jeder produktiven Jahreszeit liegt auf 5 Beratern ein Geschenk: 1 „+2“-Marker auf der 3, 1 Gold auf der 5, 1 SP auf der 6, 1 Stein auf der 10, 1 Gold auf der 13. Wer als Erster eine Würfelgruppe dorthin legt, nimmt es sofort.
kb-secret-deals = Geheime Absprachen
    .text = Jeder Spieler hat für dieses Jahr 1 Absprachemarker. Mit ihm darf er eine Würfelgruppe auf einen Berater legen, den ein anderer Spieler in dieser Jahreszeit schon beeinflusst hat.
kb-royal-wedding = Königliche Hochzeit
    .text = Das ganze Jahr bringt jede Würfelgruppe, die die Hilfe der Königin (17) oder des Königs (18) erhält, auch { $vp } SP.
kb-feast-of-fools = Narrenfest
    .text = Das ganze Jahr können die Königin (17) und der König (18) nicht beeinflusst werden. Die Berater 1, 2 und 3 geben ihre Hilfe zweimal.
kb-call-to-arms = Ruf zu den Waffen
    .text = Das ganze Jahr geben die Berater 5, 10 und 18 immer dann { $soldiers } Soldaten mehr, wenn zu ihrer Hilfe ein Soldat gehört. In Phase 7 kostet jeder Soldat { $recruit_cost ->
            [one] { $recruit_cost } Ware
           *[other] { $recruit_cost } Waren
        } mehr.
kb-absent-advisor = Abwesender Berater
    .text = Zu Beginn jeder produktiven Jahreszeit wirft der erste Spieler 2 weiße Würfel: Der Berater mit der Zahl ihrer Summe kann in dieser Jahreszeit nicht beeinflusst werden.
kb-open-doors = Offene Türen
    .text = Das ganze Jahr kann jeder der Berater 1 bis 6 von 2 verschiedenen Spielern beeinflusst werden.
kb-generous-quarries = Ergiebige Steinbrüche
    .text = In jeder produktiven Jahreszeit wirft vor dem Würfeln jeder Spieler 1 weißen Würfel: Bei { $min_face } oder mehr nimmt er { $stone } Stein.
kb-royal-gift = Königliches Geschenk
    .text = Jeder Spieler nimmt sofort { $goods_any ->
            [one] { $goods_any } Ware
           *[other] { $goods_any } Waren
        } seiner Wahl.
kb-royal-tithe = Königlicher Zehnt
    .text = Beim Abschluss des Herbstes gibt jeder Spieler 1 Ware seiner Wahl zurück oder verliert { $vp } SP.
kb-bandits = Räuber auf den Straßen
    .text = Beim Abschluss jeder produktiven Jahreszeit gibt jeder Spieler, der mehr als { $max_goods ->
            [one] { $max_goods } Ware
           *[other] { $max_goods } Waren
        } hat, Waren seiner Wahl zurück, bis er { $max_goods } hat.
kb-trade-fair = Jahrmarkt
    .text = Das ganze Jahr darf jeder Spieler zu Beginn seines Bauzugs { $max_exchange ->
            [one] { $max_exchange } Ware gegen 1 Ware einer anderen Sorte
           *[other] bis zu { $max_exchange } Waren 1 zu 1 gegen Waren anderer Sorten
        } tauschen.
kb-master-masons = Maurermeister
    .text = Das erste Gebäude, das ein Spieler in diesem Jahr baut, kostet ihn 1 Ware weniger, von einer Sorte seiner Wahl aus den Kosten.
kb-scarce-labour = Knappe Arbeitskräfte
    .text = Das ganze Jahr kosten Gebäude der Spalten III und IV { $extra_gold } Gold mehr und bringen beim Bau { $extra_vp } SP mehr.
kb-royal-inspection = Königliche Inspektion
    .text = Die Königliche Belohnung wird beim Abschluss des Herbstes ein zweites Mal vergeben.
kb-summer-strike = Sommerstreik
    .text = Im Sommer baut niemand. Im Herbst darf jeder Spieler in seinem Bauzug 2 Gebäude bauen, jedes zu vollen Kosten.
kb-fierce-enemies = Grimmige Feinde
    .text = In diesem Winter ist die Stärke der Feinde um { $strength-size } { $strength-sign ->
            [minus] niedriger
           *[plus] höher
        }.
kb-heavy-snow = Starker Schneefall
    .text = In diesem Winter wird der Würfel des Königs nicht geworfen: Jeder Spieler erhält { $reinforcement } Soldaten als Verstärkung. Mit Truppenmarkern ohne Wirkung.
kb-divided-enemies = Zerstrittene Feinde
    .text = In diesem Winter ist die Stärke der Feinde um { $strength-size } { $strength-sign ->
            [minus] niedriger
           *[plus] höher
        }, und für den besten Sieger gibt es keinen SP.
kb-spoils-of-war = Kriegsbeute
    .text = Wer in diesem Winter seinen Kampf gewinnt, nimmt auch { $win_goods_any ->
            [one] { $win_goods_any } Ware
           *[other] { $win_goods_any } Waren
        } seiner Wahl; wer ihn verliert, verliert auch { $loss_vp } SP.
kb-mercenary-bands = Söldnerhaufen
    .text = In Phase 7 kostet jeder Soldat { $cost ->
            [one] { $cost } Ware
           *[other] { $cost } Waren
        }. Wer { $the-barracks } besitzt, rekrutiert außerdem 1 Soldaten kostenlos.
kb-beacons-lit = Leuchtfeuer
    .text = Deckt sofort die Feindkarte dieses Jahres auf; sie bleibt für alle sichtbar.

## Scenarios, a paragraph to a line

kb-the-regency = Die Regentschaft
    .text =
        Vorbereitung: Der Gesandte wird nicht benutzt. Legt die 6 Gunstbeweise aus: Würfel, Siegel, Bauarbeiten, Beutel, Wache und Lob.
        Gunst: Die Phasen 1, 3 und 5 werden zu Gunstphasen. Jeder Spieler nimmt 1 Gunstbeweis: zuerst, wer die wenigsten Gebäude hat, bei Gleichstand die wenigsten Waren, und unter diesen, wer in der Spielreihenfolge weiter hinten steht. In jeder Phase kann ein Gunstbeweis nur von 1 Spieler genommen werden, und niemand darf verzichten; zur nächsten Gunstphase sind alle 6 wieder da.
        Wirkung: Würfel: Wirf in der nächsten produktiven Jahreszeit 1 weißen Würfel zusätzlich. Siegel: In der nächsten produktiven Jahreszeit darfst du einmal eine Würfelgruppe wie mit dem Gesandten legen. Bauarbeiten: In der nächsten produktiven Jahreszeit darfst du nach deinem normalen Bau 1 weiteres Gebäude zu vollen Kosten bauen. Beutel: Nimm sofort 1 Ware deiner Wahl. Wache: Rekrutiere sofort 1 Soldaten. Lob: Erhalte sofort 1 SP. Siegel und Bauarbeiten, die bis zum Ende dieser Jahreszeit nicht genutzt wurden, verfallen.
        Ende: Nach Jahr V, wie üblich. Du erhältst { $vp_per_pair } SP für jede Art von Gunstbeweis, die du mindestens zweimal genommen hast.
kb-the-dragons-hoard = Der Drachenhort
    .text =
        Vorbereitung: Der Feind von Jahr V ist die Karte Drachen mit Stärke { $invader-5-5-strength }, offen unter den 4 anderen. Der Hort ist leer.
        Feinde: In den Jahren II, III und IV ist die Stärke der Feinde um { $strength_bonus } höher.
        Soldaten: Wenn die Soldaten entlassen werden, behält jeder Spieler { $keep_divisor ->
            [1] alle seine
            [2] die Hälfte der seinen, abgerundet
           *[other] je 1 von { $keep_divisor }
        }, aber höchstens { $keep_max }.
        Hort: Legt am Ende jedes Winters der Jahre I bis IV so viel Gold aus dem Vorrat in den Hort, wie die aufgedruckte Stärke der eben bekämpften Feinde beträgt. Auch jede von Feinden geraubte Ware kommt in den Hort.
        Drache: In Jahr V beträgt die Stärke des Drachen { $invader-5-5-strength }, plus 1 für je { $goods_per_strength } Waren im Hort (für je { $module5_goods_per_strength } mit Truppenmarkern).
        Ende: Nach Jahr V, wie üblich. Im letzten Kampf erhalten die Sieger mit der höchsten Summe 1 SP für je { $goods_per_vp_best } Waren im Hort, alle anderen Sieger 1 SP für je { $goods_per_vp_other }, abgerundet, zusätzlich zu allen anderen Belohnungen.
kb-four-winters = Vier Winter
    .text =
        Vorbereitung: Das Spiel beginnt in Jahr II; es wird kein Feind von Jahr I gezogen. In umgekehrter Spielreihenfolge setzt jeder Spieler kostenlos 1 Gebäude der Spalte I in seine Provinz, dann in Spielreihenfolge ein zweites aus einer anderen Reihe. Beide bringen ihre aufgedruckten SP. Mit Truppenmarkern legt außerdem jeder Spieler heimlich 1 davon in die Schachtel zurück.
        Bauen: In jedem Herbst darf jeder Spieler nach seinem normalen Bau ein zweites Gebäude zu vollen Kosten bauen.
        Königliche Belohnung: Sie ist { $king_reward_vp } SP wert.
        Ende: Nach Jahr V, wie üblich: 4 Jahre, 12 produktive Jahreszeiten.
kb-royal-charters = Die königlichen Freibriefe
    .text =
        Vorbereitung: Mischt die 8 Freibriefe und deckt 4 auf.
        Wertung: Jeder Freibrief wird zu dem Zeitpunkt, den er nennt, für alle Spieler zugleich geprüft. Wer ihn erfüllt, wenn ihn zum ersten Mal jemand erfüllt, erhält { $first_vp } SP; jeder andere Spieler erhält { $later_vp } SP, wenn er ihn später zum ersten Mal erfüllt. Jeder Spieler wertet jeden Freibrief nur einmal.
        Freibriefe: beim Abschluss jeder produktiven Jahreszeit Grenzland, Stadtbild, Meisterwerk, Kornspeicher, Höfling und Briefe; zu Beginn des Winters Heerschar; am Ende des Jahres Lorbeer.
        Ende: Am Ende von Jahr { $early_end_from_year ->
            [1] I, II, III oder IV
            [2] II, III oder IV
            [3] III oder IV
            [4] IV
           *[other] { $early_end_from_year-roman }
        } endet das Spiel sofort, wenn jeder aufgedeckte Freibrief von mindestens 1 Spieler gewertet wurde; sonst nach Jahr V. Dann erhält, wer die meisten Freibriefe gewertet hat (mindestens 1), { $most_vp } SP; bei Gleichstand erhalten sie alle. Wird mit Truppenmarkern gespielt und endet das Spiel früher, wertet jeder den niedrigsten Marker, der ihm bleibt.

## Favours of the Regency

kb-favour-die = Würfel
    .text = Wirf in der nächsten produktiven Jahreszeit 1 weißen Würfel zusätzlich.
kb-favour-seal = Siegel
    .text = In der nächsten produktiven Jahreszeit darfst du einmal eine Würfelgruppe wie mit dem Gesandten legen.
kb-favour-works = Bauarbeiten
    .text = In der nächsten produktiven Jahreszeit darfst du nach deinem normalen Bau 1 weiteres Gebäude zu vollen Kosten bauen.
kb-favour-purse = Beutel
    .text = Nimm sofort 1 Ware deiner Wahl.
kb-favour-guard = Wache
    .text = Rekrutiere sofort 1 Soldaten.
kb-favour-praise = Lob
    .text = Erhalte sofort 1 SP.

## Royal charters

kb-charter-frontier = Grenzland
    .text = Besitze beim Abschluss einer produktiven Jahreszeit 5 Gebäude der Spalte I, oder 6 mit den Reihen A und G.
kb-charter-skyline = Stadtbild
    .text = Besitze beim Abschluss einer produktiven Jahreszeit 3 Gebäude der Spalte III.
kb-charter-masterwork = Meisterwerk
    .text = Besitze beim Abschluss einer produktiven Jahreszeit 1 Gebäude der Spalte IV.
kb-charter-granary = Kornspeicher
    .text = Besitze beim Abschluss einer produktiven Jahreszeit 2 Gold, 2 Holz und 2 Stein.
kb-charter-host = Heerschar
    .text = Habe zu Beginn des Winters 5 Soldaten.
kb-charter-laurels = Lorbeer
    .text = Habe bis zum Ende eines Jahres 3 Kämpfe gewonnen.
kb-charter-courtier = Höfling
    .text = Habe bis zum Abschluss einer produktiven Jahreszeit im Laufe des Spiels sowohl die Königin (17) als auch den König (18) beeinflusst.
kb-charter-letters = Briefe
    .text = Besitze beim Abschluss einer produktiven Jahreszeit 3 „+2“-Marker.

## Whims

kb-whim-1 = Laune des Hofnarren
    .text = Du erhältst die Hilfe des niedrigsten Beraters, den in dieser Jahreszeit niemand beeinflusst hat; liegt auf ihm eine Laune, gilt diese.
kb-whim-2 = Laune des Junkers
    .text = Nimm 2 „+2“-Marker, oder zahle 1 „+2“-Marker, um 1 Gold zu nehmen und 1 Soldaten zu rekrutieren.
kb-whim-3 = Laune des Architekten
    .text = Der Spieler links von dir nennt Gold, Holz oder Stein: Nimm 1 Ware dieser Sorte.
kb-whim-4 = Laune des Händlers
    .text = Nimm 1 Ware von diesem Plättchen. Wenn das Plättchen gelegt wird und immer wenn es leer ist, legt 1 Gold, 1 Holz und 1 Stein darauf.
kb-whim-5 = Laune des Feldwebels
    .text = Nimm die Ware von diesem Plättchen. Wenn das Plättchen gelegt wird und immer wenn seine Ware genommen wird, lost ihr Gold, Holz oder Stein aus und legt 1 davon darauf.
kb-whim-6 = Laune des Alchemisten
    .text = Du darfst 1 Ware zahlen, um 1 Soldaten zu rekrutieren und 1 SP zu erhalten; oder 1 SP zahlen, um 1 Soldaten zu rekrutieren und 1 Ware deiner Wahl zu nehmen; oder 1 Soldaten abgeben, um 1 SP zu erhalten und 1 Ware deiner Wahl zu nehmen. Was du nicht hast, kannst du nicht zahlen.
kb-whim-7 = Laune des Astronomen
    .text = Wähle einen anderen Spieler; er nimmt 1 Ware seiner Wahl, dann nimmst du 2 Waren derselben Sorte.
kb-whim-8 = Laune des Schatzmeisters
    .text = Der Spieler links von dir nennt Gold, Holz oder Stein, dann der Spieler rechts von dir: Nimm für jede Nennung 1 Ware. Bei 2 Spielern nennt dein Mitspieler beide Male.
kb-whim-9 = Laune des Jagdmeisters
    .text = Wähle 2 verschiedene Möglichkeiten: Nimm 1 Gold; nimm 1 Holz; erhalte 1 SP; rekrutiere 1 Soldaten und nimm 1 „+2“-Marker.
kb-whim-10 = Laune des Generals
    .text = Nimm 2 Gold, 2 Holz oder 2 Stein.
kb-whim-11 = Laune des Waffenschmieds
    .text = Nimm 1 Stein, rekrutiere 1 Soldaten und erhalte 1 SP. Hat vorher niemand weniger Waren als du, darfst du auf den Soldaten oder den SP verzichten und 1 weiteren Stein nehmen; hat niemand weniger Soldaten, auf den Stein oder den SP für 1 weiteren Soldaten; hat niemand weniger SP, auf den Stein oder den Soldaten für 1 weiteren SP. Höchstens 1 solcher Tausch ist erlaubt.
kb-whim-12 = Laune der Herzogin
    .text = Nimm 3 Gold, und jeder andere Spieler erhält 1 SP; oder erhalte 3 SP, und jeder andere Spieler nimmt 1 Gold.
kb-whim-13 = Laune des Recken
    .text = Nimm 1 Ware deiner Wahl und 1 „+2“-Marker, erhalte 1 SP, rekrutiere 1 Soldaten und sieh dir heimlich die oberste Feindkarte an.
kb-whim-14 = Laune des Spions
    .text = Wähle einen anderen Spieler. Er wählt und erhält 1 davon: 1 Gold, 1 Holz, 1 Stein, 1 „+2“-Marker, 1 Soldat. Du erhältst die 4 anderen.
kb-whim-15 = Laune des Erfinders
    .text = Nimm 2 Gold, 2 Holz und 2 Stein; gib dann nach Belieben 2 dieser Waren an 1 oder 2 andere Spieler.
kb-whim-16 = Laune des Zauberers
    .text = Erhalte 5 SP.

## Troop tokens

kb-troop-0 = Truppenmarker 0
    .text = Bringt keine Soldaten. Am Spielende 0 SP wert, wenn er übrig ist.
kb-troop-1 = Truppenmarker 1
    .text = Bringt 1 Soldaten. Am Spielende 1 SP wert, wenn er übrig ist.
kb-troop-2 = Truppenmarker 2
    .text = Bringt 2 Soldaten. Am Spielende 2 SP wert, wenn er übrig ist.
kb-troop-3 = Truppenmarker 3
    .text = Bringt 3 Soldaten. Am Spielende 3 SP wert, wenn er übrig ist.
kb-troop-4 = Truppenmarker 4
    .text = Bringt 4 Soldaten. Am Spielende 4 SP wert, wenn er übrig ist.

## Invaders

kb-race-barbarians = Barbaren
kb-race-goblins = Goblins
kb-race-orcs = Orks
kb-race-zombies = Zombies
kb-race-demons = Dämonen
kb-race-dragons = Drachen

## Seasons and phases

kb-season-spring = Frühling
kb-season-summer = Sommer
kb-season-autumn = Herbst
kb-season-winter = Winter

kb-phase-1 = Königliche Hilfe
    .text = Wer die wenigsten Gebäude (bei Gleichstand: die wenigsten Waren) hat, wirft im Frühling 1 weißen Würfel zusätzlich. Bei erneutem Gleichstand nimmt stattdessen jeder Betroffene 1 Ware seiner Wahl.
kb-phase-2 = Frühling
    .text = Die erste produktive Jahreszeit: würfeln, Berater beeinflussen, ihre Hilfe erhalten, bauen.
kb-phase-3 = Königliche Belohnung
    .text = Wer die meisten Gebäude hat, erhält 1 SP; bei Gleichstand alle Betroffenen.
kb-phase-4 = Sommer
    .text = Die zweite produktive Jahreszeit: würfeln, Berater beeinflussen, ihre Hilfe erhalten, bauen.
kb-phase-5 = Gesandter des Königs
    .text = Der Gesandte kehrt zurück und geht an den Spieler mit den wenigsten Gebäuden, bei Gleichstand mit den wenigsten Waren. Bei erneutem Gleichstand erhält ihn niemand.
kb-phase-6 = Herbst
    .text = Die dritte produktive Jahreszeit: würfeln, Berater beeinflussen, ihre Hilfe erhalten, bauen.
kb-phase-7 = Söldner
    .text = In Spielreihenfolge darf jeder Spieler beliebig viele Soldaten rekrutieren, für je 2 Waren.
kb-phase-8 = Winter
    .text = Die Feinde werden aufgedeckt, der König schickt Verstärkung, jeder Spieler trägt seinen eigenen Kampf aus, und die Soldaten werden entlassen.

## Goods

kb-good-gold = Gold
kb-good-wood = Holz
kb-good-stone = Stein

## Other pieces

kb-piece-good = Ware
    .text = Gold, Holz oder Stein. Der Vorrat ist unbegrenzt.
kb-piece-vp = SP
    .text = Siegpunkt. Wer die meisten hat, gewinnt; auch weniger als 0 ist möglich.
kb-piece-soldier = Soldat
    .text = Zählt 1 in deinem Kampf. Alle Soldaten werden am Ende des Winters entlassen.
kb-piece-token = „+2“-Marker
    .text = Erhöht den Wert einer Würfelgruppe um 2; höchstens 1 pro Jahreszeit. Er ist keine Ware.
kb-piece-coloured-die = farbiger Würfel
    .text = Du wirfst 3 davon in jeder produktiven Jahreszeit. Jede Würfelgruppe braucht mindestens 1.
kb-piece-white-die = weißer Würfel
    .text = Ein zusätzlicher Würfel. Er darf zu einer Würfelgruppe gehören, aber nie allein eine bilden.
kb-piece-neutral-die = neutraler Würfel
    .text = Bei 2 Spielern werden in jeder produktiven Jahreszeit neutrale Würfel geworfen; sie blockieren die Berater mit der Zahl, die sie ergeben. Für sie gibt kein Berater Hilfe.
kb-piece-envoy = Gesandter des Königs
    .text = Einmal nutzbar: um eine Würfelgruppe auf einen schon beeinflussten Berater zu legen oder um nach deinem normalen Bau ein zweites Gebäude zu vollen Kosten zu bauen. Danach kehrt er auf den Spielplan zurück.
kb-piece-deal = Absprachemarker
    .text = Einmal in diesem Jahr nutzbar, um eine Würfelgruppe auf einen Berater zu legen, den ein anderer Spieler in dieser Jahreszeit schon beeinflusst hat.
kb-piece-troop = Truppenmarker
    .text = Im Winter wählt jeder verdeckt 1 seiner Marker: Er bringt so viele Soldaten, wie er zeigt, und ist dann aus dem Spiel. Der letzte Marker ist am Ende so viele SP wert.
kb-piece-whim = Laune
    .text = Ein Plättchen, das auf einem Berater liegt und seine Hilfe ersetzt.
kb-piece-strip = Alternativreihe
    .text = Eine Reihe mit 4 anderen Gebäuden, die über die Reihe mit demselben Buchstaben gelegt wird.
kb-piece-building = Gebäude
    .text = Wird in seiner Reihe von links nach rechts gebaut. Es bringt beim Bau seine SP; wird es zerstört, gehen sie verloren.
kb-piece-invader = Feindkarte
    .text = Zeigt Volk und Stärke der Feinde eines Jahres, was eine Niederlage kostet und was ein Sieg bringt.
kb-piece-governor = Gouverneur
    .text = Deine Rolle: eine Fähigkeit für das ganze Spiel.
kb-piece-fate = Schicksal
    .text = Gilt ein Jahr lang für alle Spieler.
kb-piece-scenario = Szenario
    .text = Verändert das ganze Spiel.
kb-piece-favour = Gunstbeweis
    .text = Ein Bonus, den jeder Spieler in den Phasen 1, 3 und 5 wählt.
kb-piece-charter = Freibrief
    .text = Ein Ziel für alle Spieler.
kb-piece-hoard = Hort
    .text = Die gesammelten Waren des Drachen.

## Modules and their variants

kb-module-rows = Zusätzliche Reihen
    .text = Modul 1: Die Provinz hat 7 Reihen, von A bis G.
kb-module-alternative = Alternative Reihen
    .text = Modul 2: Reihen der Provinz können durch Alternativreihen mit je 4 anderen Gebäuden ersetzt werden.
kb-module-governors = Gouverneure
    .text = Modul 3: Jeder Spieler hat einen Gouverneur mit einer eigenen Fähigkeit.
kb-module-fate = Schicksale
    .text = Modul 4: Jedes Jahr gilt eine Schicksalskarte für alle Spieler.
kb-module-troops = Truppenmarker
    .text = Modul 5: Im Winter wählt jeder Spieler einen Marker; der Würfel des Königs entfällt.
kb-module-whims = Launen des Hofes
    .text = Modul 6: In jeder produktiven Jahreszeit verändert eine Laune die Hilfe eines Beraters für den Rest des Spiels.
kb-variant-restoration = Restauration
    .text = Alle Launen liegen von Anfang an aus, und nach jeder produktiven Jahreszeit kommt eine aus dem Spiel.
kb-variant-draft = Auswahl
    .text = Die Alternativreihen werden reihum gewählt statt zufällig gezogen.
kb-variant-auction = Versteigerung
    .text = Die Gouverneure werden um SP versteigert statt ausgeteilt.
kb-variant-purist = Puristisch
    .text = Die Karten der Gouverneure und Schicksale gelten ohne die Zusätze zum Ausgleich.

## How a group comes to an advisor

kb-way-usual = wie üblich
    .text = Der Berater ist frei, oder du nutzt den Gesandten.
kb-way-private = zu einem privaten Berater
    .text = Die Würfelgruppe kommt auf einen privaten Berater ({ $name-politician }).
kb-way-ambassador = durch { $the-ambassador }
    .text = Die Würfelgruppe kommt wie mit dem Gesandten auf einen Berater ({ $name-ambassador }).
kb-way-seal = mit dem Siegel
    .text = Mit dem Siegel darf die Gruppe auf einen schon beeinflussten Berater.
kb-way-deal = mit dem Absprachemarker
    .text = Die Gruppe kommt auf einen Berater, den ein anderer Spieler schon beeinflusst hat.
kb-way-private-deal = mit dem Absprachemarker, zu einem privaten Berater
    .text = Die Würfelgruppe kommt zu einer anderen auf einem privaten Berater ({ $name-politician }).
