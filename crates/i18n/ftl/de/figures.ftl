### Component figures: the labels of the figures, the figure editor, and what tables say of changed figures.

## Krieg und Frieden

kr-figure-counts = Aufbau und Grenzen
kr-figure-resource_each = Machtkarten pro Art
kr-figure-houses_each = Häuser pro Spieler
kr-figure-start_farms = Höfe zu Beginn
kr-figure-outer_sites = Äußere Bauplätze
kr-figure-inner_sites = Innere Bauplätze
kr-figure-start_hand = Karten auf der Starthand
kr-figure-hand_limit = Handkartenlimit
kr-figure-privileges = Privilegplättchen
kr-figure-values = Wert einer Karte in der Versteigerung
kr-figure-symbols = Schicksalskarten
kr-figure-start_card = Startkarte
kr-figure-removed = In der strategischen Variante entfernt: Karte { $n }
kr-figure-points = Siegpunkte
kr-figure-privilege = Für eine Privilegkarte
kr-figure-part = Für Teil { $n } der Kathedrale

## Verräter

vt-figure-supply = Versorgungskarten
vt-figure-supply-value = Karten mit Wert { $n }
vt-figure-lands = Landschaften
vt-figure-cp = Konfliktpunkte
vt-figure-vp = { $n ->
    [one] SP für den einzigen Sieger
   *[other] SP für jeden von { $n } Siegern
}

## Kingsburg

kb-figure-building = Gebäude: { $row }
kb-figure-alternative = Gebäude: { $row } (alternativ)
kb-figure-governor = Gouverneure
kb-figure-fate = Schicksale
kb-figure-scenario = Szenarien
kb-figure-troop_tokens = Truppenmarker
kb-figure-token = Marker { $n }
kb-figure-invaders = Feinde des Jahres { $year }
kb-figure-invader = Feindkarte { $n }
kb-figure-cost = Kosten in { $good }
kb-figure-vp = SP
kb-figure-battle = Kampfbonus
kb-figure-strength = Stärke
kb-figure-race = Volk
kb-figure-lose = Niederlage: { $what }
kb-figure-win = Sieg: { $what }
kb-figure-goods = Waren nach Wahl
kb-figure-buildings = Gebäude
kb-figure-points = SP

## Kingsburg: numbers of cards

kb-param-amount = Erhaltene Waren
kb-param-battle = Bonus des Effekts
kb-param-bonus_gold_if_soldiers_lost = Gold für verlorene Soldaten
kb-param-coloured_dice = Farbige Würfel mehr oder weniger
kb-param-cost = Waren pro Soldat
kb-param-discount_gold = Gold weniger für ein Gebäude
kb-param-discount_once = Rabatt einmal pro Partie
kb-param-early_end_from_year = Vorzeitiges Ende möglich ab Jahr
kb-param-end_vp = SP am Ende
kb-param-end_vp_per_col4 = SP am Ende je Gebäude der Spalte IV
kb-param-end_vp_per_win = SP am Ende je gewonnenem Kampf
kb-param-extra_gold = Zusätzliches Gold
kb-param-extra_vp = Zusätzliche SP
kb-param-face_1 = Bonus bei einer 1
kb-param-face_2 = Bonus bei einer 2
kb-param-face_3 = Bonus bei einer 3
kb-param-face_4 = Bonus bei einer 4
kb-param-face_5 = Bonus bei einer 5
kb-param-face_6 = Bonus bei einer 6
kb-param-first_vp = SP für die Ersten
kb-param-gold = Anzahl Gold
kb-param-goods_2_players = Waren bei 2 Spielern
kb-param-goods_3_players = Waren bei 3 Spielern
kb-param-goods_4_players = Waren bei 4 Spielern
kb-param-goods_5_players = Waren bei 5 Spielern
kb-param-goods_any = Waren nach Wahl
kb-param-goods_if_not_lowest = Waren, wenn jemand weniger SP hat
kb-param-goods_per_strength = Waren im Hort pro Stärkepunkt
kb-param-goods_per_vp_best = Waren pro SP für den besten Sieger
kb-param-goods_per_vp_other = Waren pro SP für die anderen Sieger
kb-param-keep = Behaltene Soldaten
kb-param-keep_divisor = Behaltene Soldaten: einer von
kb-param-keep_max = Behaltene Soldaten, höchstens
kb-param-king_reward_vp = SP der Belohnung des Königs
kb-param-later_vp = SP für die Späteren
kb-param-loss_vp = SP-Verlust bei Niederlage
kb-param-max_buildings = Höchstzahl der Gebäude
kb-param-max_dice_per_group = Höchstzahl der Würfel pro Gruppe
kb-param-max_exchange = Höchstzahl getauschter Waren
kb-param-max_goods = Höchstzahl eigener Waren
kb-param-max_number = Höchste Zahl des Beraters
kb-param-max_per_year = Höchstens pro Jahr
kb-param-max_reinforcement = Höchste Verstärkung des Königs
kb-param-max_total = Höchste Würfelsumme
kb-param-min_advisors = Mindestzahl beeinflusster Berater
kb-param-min_face = Niedrigste Würfelzahl
kb-param-min_printed_strength = Niedrigste gedruckte Stärke
kb-param-min_soldiers = Mindestzahl der Soldaten
kb-param-module5_goods_per_strength = Waren im Hort pro Stärkepunkt, mit Truppenmarkern
kb-param-module5_max_token = Höchster Truppenmarker
kb-param-module5_soldiers = Soldaten mit Truppenmarkern
kb-param-most_vp = SP für die meisten Freibriefe
kb-param-no_token = Ohne „+2“-Marker (0 oder 1)
kb-param-priest_vp = SP für den Spieler des Priesters
kb-param-recruit_cost = Zusätzliche Waren pro Soldat
kb-param-redirect = 18 darf auf die Königin (0 oder 1)
kb-param-reinforcement = Verstärkung
kb-param-row_min_buildings = Mindestzahl der Gebäude in einer Reihe
kb-param-soldiers = Soldaten
kb-param-start_tokens = „+2“-Marker zu Beginn
kb-param-start_vp = SP zu Beginn
kb-param-step_autumn = Abstand im Herbst
kb-param-step_spring = Abstand im Frühling
kb-param-step_summer = Abstand im Sommer
kb-param-stone = Stein
kb-param-strength = Stärke der Feinde mehr oder weniger
kb-param-strength_bonus = Zusätzliche Stärke der Feinde
kb-param-token = „+2“-Marker
kb-param-tokens = „+2“-Marker
kb-param-turn_5 = Auch die 5 darf gedreht werden (0 oder 1)
kb-param-two_player_spring_gold = Gold im Frühling bei 2 Spielern
kb-param-year = Jahr der Fähigkeit
kb-param-vp = Erhaltene SP
kb-param-vp_cost = Bezahlte SP
kb-param-vp_if_lower = SP bei niedrigerer Summe
kb-param-vp_if_lowest = SP, wenn niemand weniger SP hat
kb-param-vp_if_not_won = SP für einen nicht gewonnenen Kampf
kb-param-vp_if_tied = SP bei Gleichstand
kb-param-vp_per_later_building = SP für jedes spätere Gebäude
kb-param-vp_per_pair = SP pro Paar
kb-param-vp_per_row = SP pro Reihe
kb-param-white_dice = Weiße Würfel
kb-param-win_goods_any = Waren für einen Sieg
kb-param-wood = Holz

## Set-up page and tables

web-figures = Werte der Spielteile
web-figures-about = Einige gedruckte Werte sind nicht bekannt; im Standardsatz sind sie rekonstruiert.
web-figures-which = Liste anzeigen
web-figures-standard = Standardwerte
web-figures-server = { $name } (von diesem Server)
web-figures-own = { $name } (von dir gespeichert)
web-figures-upload = Aus einer Datei
web-figures-file = Datei mit Spielteilen
web-figures-text = Inhalt der Datei (TOML)
web-figures-edit = Werte bearbeiten
web-figures-changed = Geänderte Werte der Spielteile an diesem Tisch: { $names }
web-figures-count = { $n ->
    [one] { $n } Änderung
   *[other] { $n } Änderungen
}
web-figures-difference = { $figure }: { $value } statt { $standard }
web-figures-new-name = { $card }: neuer Name { $name } ({ $language })
web-figures-new-text = { $card }: neuer Text ({ $language }): { $text }

## The figure editor

web-figures-title = { $game }: Werte der Spielteile
web-figures-editor-about = Gib die Werte ein, die auf deinen Spielteilen gedruckt sind. Speichere sie unter einem Namen und wähle sie beim Erstellen eines Tisches aus. Unveränderte Felder behalten den Standardwert.
web-figures-was = Standard: { $standard }
web-figures-reconstructed = rekonstruiert
web-figures-mark = ★ rekonstruiert: Der gedruckte Wert ist nicht bekannt.
web-figures-sources = Herkunft der Standardwerte
web-figures-source-rulebook = Spielregel
web-figures-source-published = andere Veröffentlichung
web-figures-source-reconstructed = rekonstruiert
web-figures-words = Name und Text
web-figures-card-name = Name (auf { $language })
web-figures-card-text = Text (auf { $language })
web-figures-name = Name des Satzes
web-figures-check = Prüfen
web-figures-save = Speichern
web-figures-download = Herunterladen
web-figures-load = Datei laden
web-figures-reset = Auf Standardwerte zurücksetzen
web-figures-sets = Gespeicherte Sätze
web-figures-server-sets = Sätze dieses Servers
web-figures-rename = Umbenennen
web-figures-delete = Löschen
web-figures-saved = Gespeichert als { $name }.
web-figures-valid = Die Werte sind gültig.
web-figures-invalid = Die Werte sind ungültig.
web-figures-upload-title = Werte aus einer Datei bearbeiten
web-refused-bad-figure-set = Diesen Satz von Werten gibt es nicht.
web-refused-bad-figure-name = Der Name eines Satzes muss 1 bis 40 sichtbare Zeichen haben.
web-refused-figure-name-taken = Du hast für dieses Spiel schon einen Satz mit diesem Namen.
web-refused-too-many-figure-sets = Du hast schon 50 Sätze gespeichert: Lösch zuerst einen.
web-refused-bad-card-text = Der Name einer Karte darf höchstens 40 und ihr Text höchstens 600 sichtbare Zeichen haben.
web-refused-large-component-file = Eine Datei mit Spielteilen darf höchstens 64 KiB groß sein.

## hightable serve

tool-cmd-serve-components = Datei mit Spielteilen, die alle beim Erstellen eines Tisches auswählen können; der Name muss SPIEL-NAME.toml sein; mehrfach möglich
tool-serve-components = { $file } wird nicht angeboten: { $why }
tool-serve-components-name = Der Name muss SPIEL-NAME.toml sein, mit einem der Spiele { $possible } und einem Namen von 1 bis 40 Zeichen.
tool-serve-components-twice = Eine andere Datei enthält schon einen Satz mit diesem Namen für dasselbe Spiel.
tool-serve-components-large = Die Datei ist größer als { $most } KiB.
