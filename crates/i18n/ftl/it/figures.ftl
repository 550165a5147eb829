### Component figures: the labels of the figures, the figure editor, and what tables say of changed figures.

## Krieg und Frieden

kr-figure-counts = Preparazione e limiti
kr-figure-resource_each = Carte Risorsa per tipo
kr-figure-houses_each = Case per giocatore
kr-figure-start_farms = Case coloniche all'inizio
kr-figure-outer_sites = Spazi esterni
kr-figure-inner_sites = Spazi interni
kr-figure-start_hand = Carte nella mano iniziale
kr-figure-hand_limit = Limite di carte in mano
kr-figure-privileges = Tessere Privilegio
kr-figure-values = Valore di una carta all'asta
kr-figure-symbols = Carte Agenda
kr-figure-start_card = Carta iniziale
kr-figure-removed = Carta { $n } tolta dalla variante strategica
kr-figure-points = Punti vittoria
kr-figure-privilege = Con una carta Privilegio
kr-figure-part = Per la parte { $n } della cattedrale

## Verräter

vt-figure-supply = Carte Rifornimento
vt-figure-supply-value = Carte di valore { $n }
vt-figure-lands = Carte Territorio
vt-figure-cp = Punti conflitto
vt-figure-vp = { $n ->
    [one] PV per l'unico vincitore
   *[other] PV per ciascuno di { $n } vincitori
}

## Kingsburg

kb-figure-building = Edifici: { $row }
kb-figure-alternative = Edifici: { $row }, alternativa
kb-figure-governor = Governatori
kb-figure-fate = Carte Fato
kb-figure-scenario = Scenari
kb-figure-troop_tokens = Gettoni Richiesta di Truppe
kb-figure-token = Gettone { $n }
kb-figure-invaders = Invasori dell'anno { $year }
kb-figure-invader = Carta Invasori { $n }
kb-figure-cost = Costo in { $good }
kb-figure-vp = PV
kb-figure-battle = Bonus in battaglia
kb-figure-strength = Forza
kb-figure-race = Razza
kb-figure-lose = Sconfitta: { $what }
kb-figure-win = Vittoria: { $what }
kb-figure-goods = merci a scelta
kb-figure-buildings = edifici
kb-figure-points = PV

## Kingsburg: numbers of cards

kb-param-amount = Merci ricevute
kb-param-battle = Bonus dell'effetto in battaglia
kb-param-bonus_gold_if_soldiers_lost = Oro per i soldati persi
kb-param-coloured_dice = Dadi colorati (variazione)
kb-param-cost = Merci per soldato
kb-param-discount_gold = Sconto in oro su un edificio
kb-param-discount_once = Sconto (una volta per partita)
kb-param-early_end_from_year = Fine anticipata possibile dall'anno
kb-param-end_vp = PV a fine partita
kb-param-end_vp_per_col4 = PV a fine partita per edificio della colonna IV
kb-param-end_vp_per_win = PV a fine partita per battaglia vinta
kb-param-extra_gold = Oro in più
kb-param-extra_vp = PV in più
kb-param-face_1 = Bonus con un 1
kb-param-face_2 = Bonus con un 2
kb-param-face_3 = Bonus con un 3
kb-param-face_4 = Bonus con un 4
kb-param-face_5 = Bonus con un 5
kb-param-face_6 = Bonus con un 6
kb-param-first_vp = PV per i primi
kb-param-gold = Oro
kb-param-goods_2_players = Merci con 2 giocatori
kb-param-goods_3_players = Merci con 3 giocatori
kb-param-goods_4_players = Merci con 4 giocatori
kb-param-goods_5_players = Merci con 5 giocatori
kb-param-goods_any = Merci a scelta
kb-param-goods_if_not_lowest = Merci se qualcuno ha meno PV
kb-param-goods_per_strength = Merci nel tesoro per punto di forza
kb-param-goods_per_vp_best = Merci per PV al migliore
kb-param-goods_per_vp_other = Merci per PV agli altri
kb-param-keep = Soldati conservati
kb-param-keep_divisor = Soldati conservati: uno ogni
kb-param-keep_max = Soldati conservati, massimo
kb-param-king_reward_vp = PV del Premio del Re
kb-param-later_vp = PV per i successivi
kb-param-loss_vp = PV persi in caso di sconfitta
kb-param-max_buildings = Edifici, massimo
kb-param-max_dice_per_group = Dadi per gruppo, massimo
kb-param-max_exchange = Merci scambiate, massimo
kb-param-max_goods = Merci possedute, massimo
kb-param-max_number = Numero del Consigliere, massimo
kb-param-max_per_year = Volte all'anno
kb-param-max_reinforcement = Rinforzo del Re, massimo
kb-param-max_total = Totale dei dadi, massimo
kb-param-min_advisors = Consiglieri influenzati, minimo
kb-param-min_face = Risultato del dado, minimo
kb-param-min_printed_strength = Forza stampata, minimo
kb-param-min_soldiers = Soldati, minimo
kb-param-module5_goods_per_strength = Merci nel tesoro per punto di forza, con i gettoni Richiesta di Truppe
kb-param-module5_max_token = Gettone Richiesta di Truppe, massimo
kb-param-module5_soldiers = Soldati con i gettoni Richiesta di Truppe
kb-param-most_vp = PV per chi ha più patenti
kb-param-no_token = Senza il gettone «+2» (0 o 1)
kb-param-priest_vp = PV per chi impartisce la benedizione
kb-param-recruit_cost = Merci in più per soldato
kb-param-redirect = Un gruppo da 18 può andare sulla Regina (0 o 1)
kb-param-reinforcement = Rinforzo
kb-param-row_min_buildings = Edifici in una linea, minimo
kb-param-soldiers = Soldati
kb-param-start_tokens = Gettoni «+2» all'inizio
kb-param-start_vp = PV all'inizio
kb-param-step_autumn = Scarto in Autunno
kb-param-step_spring = Scarto in Primavera
kb-param-step_summer = Scarto in Estate
kb-param-stone = Pietra
kb-param-strength = Forza degli invasori (variazione)
kb-param-strength_bonus = Forza degli invasori in più
kb-param-token = Gettoni «+2»
kb-param-tokens = Gettoni «+2»
kb-param-turn_5 = Si può girare anche il 5 (0 o 1)
kb-param-two_player_spring_gold = Oro in Primavera con 2 giocatori
kb-param-year = Anno in cui vale
kb-param-vp = PV guadagnati
kb-param-vp_cost = PV pagati
kb-param-vp_if_lower = PV con un totale inferiore
kb-param-vp_if_lowest = PV se nessuno ne ha meno
kb-param-vp_if_not_won = PV per una battaglia non vinta
kb-param-vp_if_tied = PV in caso di parità
kb-param-vp_per_later_building = PV per ogni edificio successivo
kb-param-vp_per_pair = PV per coppia di merci
kb-param-vp_per_row = PV per linea
kb-param-white_dice = Dadi bianchi
kb-param-win_goods_any = Merci in caso di vittoria
kb-param-wood = Legno

## Set-up page and tables

web-figures = Valori dei componenti
web-figures-about = Alcuni valori stampati non sono noti: nel set standard sono stati ricostruiti.
web-figures-which = Vedi quali
web-figures-standard = Valori standard
web-figures-server = { $name } (di questo server)
web-figures-own = { $name } (salvato da te)
web-figures-upload = Carica un file dei componenti
web-figures-file = File dei componenti
web-figures-text = Testo del file dei componenti (TOML)
web-figures-edit = Modifica i valori dei componenti
web-figures-changed = Questo tavolo usa valori dei componenti modificati: { $names }
web-figures-count = { $n ->
    [one] { $n } modifica
   *[other] { $n } modifiche
}
web-figures-difference = { $figure }: { $value } invece di { $standard }
web-figures-new-name = { $card }: nome { $name } ({ $language })
web-figures-new-text = { $card }: testo ({ $language }): { $text }

## The figure editor

web-figures-title = { $game }: valori dei componenti
web-figures-editor-about = Inserisci i valori stampati sui tuoi componenti. Salva il set con un nome e selezionalo quando crei un tavolo. I campi non modificati mantengono il valore standard.
web-figures-was = valore standard: { $standard }
web-figures-reconstructed = ricostruito
web-figures-mark = ★ Valore standard ricostruito: quello stampato non è noto.
web-figures-sources = Fonti dei valori standard
web-figures-source-rulebook = dal regolamento
web-figures-source-published = pubblicato altrove
web-figures-source-reconstructed = ricostruito da noi
web-figures-words = Nome e testo
web-figures-card-name = Nome ({ $language })
web-figures-card-text = Testo ({ $language })
web-figures-name = Nome del set
web-figures-check = Controlla
web-figures-save = Salva
web-figures-download = Scarica come file
web-figures-load = Modifica questo file
web-figures-reset = Ripristina i valori standard
web-figures-sets = Set salvati
web-figures-server-sets = Set di questo server
web-figures-rename = Rinomina
web-figures-delete = Elimina
web-figures-saved = Salvato con il nome { $name }.
web-figures-valid = Valori validi: si può giocare.
web-figures-invalid = Valori non validi: non si può giocare.
web-figures-upload-title = Modifica un file dei componenti
web-refused-bad-figure-set = Non esiste un set di valori con questo nome.
web-refused-bad-figure-name = Il nome di un set può avere da 1 a 40 caratteri visibili.
web-refused-figure-name-taken = Hai già un set con questo nome per questo gioco.
web-refused-too-many-figure-sets = Hai già 50 set di valori: eliminane uno.
web-refused-bad-card-text = Il nome di una carta può avere al massimo 40 caratteri visibili, il testo al massimo 600.
web-refused-large-component-file = Un file dei componenti può essere al massimo di 64 KiB.

## hightable serve

tool-cmd-serve-components = Un file dei componenti, di nome GIOCO-NOME.toml, selezionabile quando si crea un tavolo; si può ripetere
tool-serve-components = Impossibile usare { $file }: { $why }
tool-serve-components-name = Il nome deve essere GIOCO-NOME.toml, con uno dei giochi { $possible } e un nome da 1 a 40 caratteri.
tool-serve-components-twice = Un altro file contiene già un set con questo nome per lo stesso gioco.
tool-serve-components-large = Supera i { $most } KiB.
