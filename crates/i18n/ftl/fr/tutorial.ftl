# The guide through a first game: what a newcomer is told at each question, and while others decide.

## All games

web-guide = Première partie, avec un guide
web-guide-name = Votre guide
web-guide-off = Désactiver le guide
ht-guide-alone = Vous pouvez maintenant jouer sans aide. Le guide reste affiché aussi longtemps que vous le souhaitez et se désactive ci-dessous ; le bouton « Indice », sous les choix, vous montre ce que jouerait un chevalier, et les règles restent à portée de clic.

## Krieg und Frieden

kr-guide-welcome = Vous êtes l'un des barons d'un vieux roi sans héritier, qui cherche son successeur. Il vous faut des points de victoire (PV) : quand la voûte de sa cathédrale est bâtie, la partie se termine aussitôt, et celui qui a le plus de PV gagne. Les points viennent des enchères du printemps : le vainqueur reçoit un privilège ou bâtit un élément de la cathédrale, et quand il bâtit, ses ateliers lui rapportent d'autres points. Vous avez en main huit cartes ressource (chevaliers, richesse, travailleurs et blé), et elles servent à tout : miser au printemps et agir en été. Sur la table, vous voyez la carte problème de l'année, la cathédrale au milieu et les baronnies autour ; dans la vôtre se trouvent deux fermes. Les cartes problème de votre main comptent à partir de la deuxième année.
    .title = Bienvenue à la cour du vieux roi
kr-guide-bid-first = La carte problème indique le problème du royaume. Cette année, c'est { $start-problem ->
    [war] une guerre
    [tax] l'impôt
    [famine] une famine
   *[revolt] une révolte
} : une carte travailleurs vaut { $start-workers }, chevaliers { $start-knights }, blé { $start-grain } et richesse { $start-wealth }. Celui qui mise le plus résout le problème, { $start-symbol ->
    [cathedral] construit le premier élément de la cathédrale
   *[privilege] reçoit { $points-classic-privilege } PV ({ $points-spada-privilege } dans La Spada e la Fede), prend un privilège
} et devient chancelier : il est le premier à chaque saison et joue la carte problème de l'année suivante. Si vous passez, vous reprenez votre dernière enchère : une première mise dépassée ne coûte donc rien ; mais le vainqueur perd ses cartes, et il vous en faudra encore quelques-unes en été.
    .title = Printemps : les enchères
kr-guide-bid = Regardez la carte problème : son problème indique la valeur de chaque carte ce printemps, et son symbole la récompense du vainqueur. Le symbole de la cathédrale donne l'élément suivant de la cathédrale, avec ses PV et 1 PV de plus pour chaque atelier du vainqueur ; le symbole du privilège donne { $points-classic-privilege } PV ({ $points-spada-privilege } dans La Spada e la Fede) et un privilège. Seul le vainqueur perd toute sa mise. Celui qui passe reprend sa dernière enchère et ne perd que ce qu'il avait misé auparavant.
    .title = Printemps : les enchères
kr-guide-raise = Votre mise a été dépassée, mais vous êtes encore en lice. Surenchérir, c'est ajouter des cartes à celles qui sont devant vous, et le total doit dépasser la plus haute enchère. Si vous passez, vous ne reprenez que votre dernière enchère et perdez tout ce que vous aviez misé auparavant : chaque enchère rend donc l'abandon plus cher. Demandez-vous combien la récompense vaut pour vous, et combien de cartes il reste aux autres.
    .title = Printemps : surenchérir ou passer
kr-guide-privilege = Chaque automne, un privilège vous rapporte une carte de son type, et en hiver il permet de changer la carte problème. Choisissez un type dont vous aurez souvent besoin : les travailleurs mènent aux points, le blé aux fermes, les chevaliers vous protègent et la richesse fait perdre des chevaliers aux autres. Vous le prenez à la banque, et à un adversaire seulement si elle n'en a plus de ce type.
    .title = Un privilège pour vous
kr-guide-act = En été, chaque action coûte une carte, et vous pouvez en faire autant que vous voulez avant de terminer votre tour. Le blé bâtit une ferme, et chaque paire de fermes rapporte une carte de plus chaque automne ; une carte travailleur transforme une ferme en atelier, qui vaut 1 PV quand vous bâtissez un élément de la cathédrale. Un chevalier brûle une maison d'un adversaire qui ne repousse pas l'attaque, et la première maison de chaque adversaire vous rapporte deux cartes de butin ; la richesse corrompt un chevalier adverse. Gardez quelques cartes : les chevaliers vous protègent pendant le tour des autres, et au printemps prochain vous voudrez miser.
    .title = Été : votre tour
kr-guide-answer = Si vous défaussez un chevalier, les deux chevaliers s'annulent et rien ne se passe. Sinon, vous perdez une maison, et pour la première de vos maisons qui brûle pendant ce tour, l'attaquant reçoit deux cartes de butin. Avec une ferme, vous perdez peut-être une carte de vos prochains revenus, avec un atelier un point quand vous bâtissez. Il est donc souvent utile de défausser un chevalier ici, sauf si vous en avez besoin pour vos propres projets.
    .title = On vous attaque !
kr-guide-first-card = Vous pouvez choisir dans la pioche la première carte de vos revenus ; les autres voient son type. Le reste de vos revenus est pioché au hasard. Pensez à ce que vous voulez faire l'été prochain, et au prochain problème possible.
    .title = Automne : une carte de votre choix
kr-guide-plea = Vos revenus se limitent à une carte et votre main est petite : vous pouvez faire appel à la générosité royale. Désignez un adversaire : la moitié de ses cartes, tirées au hasard, passe dans votre main. En échange, le donneur reçoit un privilège. Mieux vaut choisir un joueur qui a beaucoup de cartes ; vous pouvez aussi renoncer.
    .title = Automne : la générosité royale
kr-guide-tithe = Personne ne garde plus de { $counts-hand_limit } cartes ressource pour l'hiver : vous défaussez donc l'excédent. Gardez ce qui vaut beaucoup pour les problèmes de vos propres cartes problème, et un ou deux chevaliers pour vous défendre. Les cartes défaussées restent visibles, et un privilège permettra peut-être à quelqu'un de les récupérer.
    .title = Automne : les taxes
kr-guide-play = Vous jouez la carte problème de l'année : vous choisissez donc le problème et la récompense. Choisissez un problème pour lequel votre main vaut beaucoup. Le symbole de la cathédrale profite à ceux qui ont des ateliers et rapproche la fin de la partie ; le symbole du privilège donne { $points-classic-privilege } PV ({ $points-spada-privilege } dans La Spada e la Fede) et un privilège. Mais tout joueur qui paie un privilège peut changer votre carte.
    .title = Hiver : vous fixez le problème
kr-guide-swap = Un joueur a choisi une carte problème qui convient sans doute à sa main. Contre l'un de vos privilèges, vous pouvez poser l'une de vos cartes problème à la place et prendre l'autre dans votre main ; si vous n'avez pas de carte problème, vous pouvez seulement prendre celle de la table, et un autre joueur doit en jouer une nouvelle. Cela vaut la peine si votre main est bien plus forte pour un autre problème. Sinon, gardez votre privilège : il rapporte une carte chaque automne.
    .title = Hiver : un autre problème ?
kr-guide-wait-setup = On distribue les cartes : { $counts-start_hand } cartes ressource à chacun, et les cartes problème. Celui qui reçoit la carte de départ est le premier chancelier et commence.
    .title = Avant la première année
kr-guide-wait-winter = En hiver, le chancelier joue la carte problème de l'année, et les autres peuvent la changer contre un privilège. Attendez de voir quel problème ce sera : il décide de la valeur de vos cartes au printemps.
    .title = Hiver : les autres fixent le problème
kr-guide-wait-spring = On mise à tour de rôle, dans le sens horaire à partir du chancelier, jusqu'à ce qu'il n'en reste qu'un. Regardez les cartes devant les autres : ce que le vainqueur a misé lui manquera en été. Tous les événements figurent dans le « Journal de la partie ».
    .title = Printemps : les autres misent
kr-guide-wait-summer = Chacun a un tour, en commençant par le chancelier. Les autres bâtissent des fermes, envoient des artisans sur le chantier, attaquent et corrompent. Si un joueur vous attaque, vous choisirez si vous vous défendez.
    .title = Été : les autres agissent
kr-guide-wait-autumn = Chacun pioche une carte, une de plus pour chaque paire de fermes, et en reçoit une pour chaque privilège. Puis ceux dont les revenus sont les plus maigres peuvent faire appel à la générosité royale, et ceux qui ont plus de { $counts-hand_limit } cartes paient les taxes.
    .title = Automne : les revenus
kr-guide-farewell = Vous avez joué l'hiver, le printemps, l'été et l'automne ; chaque année se déroule ainsi. Seul l'hiver change : désormais, le chancelier joue une carte problème de sa main, et les autres peuvent la changer contre un privilège. Chaque symbole de la cathédrale remporté bâtit l'un des six éléments ; le sixième est la voûte, et avec elle la partie se termine aussitôt, même au milieu d'une année.
    .title = Vous avez vu une année entière

## Verräter

vt-guide-welcome = Deux maisons royales, l'Aigle et la Rose, se disputent un anneau de douze territoires. Vous soutenez l'une d'elles, mais seuls comptent vos propres points de victoire (PV) : celui qui en a le plus après huit manches gagne, quelle que soit la maison pour laquelle il les a marqués. À chaque manche, un conflit oppose deux territoires voisins, et tous ceux du camp vainqueur marquent les points du territoire que l'autre perd : moins il y a de vainqueurs, plus chacun marque. Auparavant, chacun prend en secret l'une des six cartes Action, et l'une d'elles, le Traître, change de camp au dernier moment. Les cartes Ravitaillement de votre main renforcent votre camp, et vos Greniers vous en rapportent de nouvelles.
    .title = Bienvenue dans les Highlands
vt-guide-estate = À la fin de chaque manche, un Grenier vous rapporte une carte Ravitaillement, tant que son territoire appartient à la maison que vous soutenez. Placez-le donc sous un territoire de votre maison. Seuls des territoires voisins de maisons différentes peuvent s'affronter : un territoire entre deux autres de sa propre maison est pour l'instant à l'abri. Vos deux autres cartes Bâtiment entreront en jeu plus tard, avec le Bâtisseur.
    .title = Avant la première manche : votre premier Grenier
vt-guide-conflict = Vous avez la carte Stratégie et choisissez la frontière où les maisons s'affrontent. Chacun des deux territoires apporte à sa maison des points de conflit, et les vainqueurs marquent les points de victoire du territoire perdu. Un territoire faible de l'autre maison est plus facile à prendre, un territoire fort vaut davantage. Évitez d'exposer un territoire de votre camp sous lequel se trouve l'un de vos Greniers.
    .title = Phase 1 : où les maisons s'affrontent-elles ?
vt-guide-role = Prenez l'une des cartes reçues ; les autres ne sauront laquelle qu'à la révélation. Les Diplomates apportent à votre camp 2 ou 5 points de conflit, le Stratège vous donne 2 PV et le choix du prochain conflit, le Bâtisseur vous permet de construire et le Paysan pioche trois cartes Ravitaillement. Le Traître vous donne 1 PV et vous fait passer dans l'autre camp, avec les cartes Ravitaillement que vous jouez : prenez-le si vous pensez que l'autre camp va gagner. Retenez les cartes que vous passez : les joueurs suivants choisissent parmi elles.
    .title = Phase 2 : votre carte Action
vt-guide-supply = Vous pouvez jouer face visible autant de cartes Ravitaillement que vous voulez, et chacune ajoute sa valeur à votre camp. Comparez les deux camps : les territoires, les cartes déjà jouées et ce que des Diplomates cachés peuvent ajouter ; et n'oubliez pas que quelqu'un est peut-être le Traître. Toutes les cartes jouées sont défaussées, quel que soit le vainqueur. Jouez-en donc assez pour gagner, ou gardez-les pour un meilleur moment.
    .title = Phase 3 : cartes Ravitaillement
vt-guide-supply-traitor = Personne ne sait encore que vous êtes le Traître : à la révélation, vous changez de camp, et les cartes Ravitaillement que vous jouez maintenant vous suivent. La question est donc de savoir si elles aident l'autre camp à gagner. Ceux qui sont maintenant à vos côtés joueront peut-être leurs propres cartes et les gaspilleront. Mais ce que vous jouez est défaussé dans tous les cas.
    .title = Phase 3 : cartes Ravitaillement du Traître
vt-guide-build = Vous pouvez placer une de vos cartes Bâtiment sous un territoire qui n'en a pas, ou retourner l'un de vos bâtiments. Un Grenier vous rapporte une carte Ravitaillement à chaque manche tant que son territoire appartient à votre camp. Un Comptoir ne rapporte pas de cartes ; mais à la fin, chaque Comptoir vaut 1 PV pour chaque carte Ravitaillement qui vous reste en main, dont trois au plus comptent. Les Greniers sont donc pour les premières manches, les Comptoirs pour les dernières.
    .title = Phase 7 : vous êtes le Bâtisseur
vt-guide-limit = Personne ne peut avoir plus de cinq cartes Ravitaillement en main. Avant de piocher, vous pouvez en défausser pour faire de la place à celles que vous allez recevoir ; ou bien vous les gardez et en piochez moins. Défaussez d'abord les cartes basses.
    .title = Phase 10 : votre main est pleine
vt-guide-wait-setup = L'anneau des territoires est en place, et chacun à son tour place un premier Grenier. Regardez où les autres s'installent : ils ne voudront pas perdre ces territoires. Ensuite, chacun reçoit trois cartes Ravitaillement.
    .title = Avant la première manche
vt-guide-wait-conflict = Le joueur qui a la carte Stratégie choisit maintenant le conflit de cette manche. Seuls deux territoires voisins de maisons différentes peuvent être choisis.
    .title = Phase 1 : le lieu du conflit
vt-guide-wait-roles = Une des six cartes Action est écartée sans être vue. Les autres font le tour de la table à partir du premier joueur, et chacun en prend une en secret. Ce qui reste est posé face cachée et n'a pas d'effet dans cette manche.
    .title = Phase 2 : les cartes Action font le tour
vt-guide-wait-supply = Chacun à son tour peut jouer des cartes Ravitaillement, face visible. Puis toutes les cartes Action sont révélées en même temps, le Traître change de camp, et le camp qui a le plus de points de conflit prend le territoire de l'autre. Tous les événements figurent dans le « Journal de la partie ».
    .title = Phase 3 : les autres jouent des cartes Ravitaillement
vt-guide-wait-builder = Les cartes Action sont révélées, le conflit est résolu et les points sont comptés. Maintenant, celui qui a le Bâtisseur peut construire, et le Stratège prend la carte Stratégie pour la manche suivante.
    .title = Après la révélation
vt-guide-wait-draw = Les cartes Ravitaillement jouées sont défaussées, et l'on en pioche de nouvelles. Le Paysan est le premier et en pioche trois ; puis tous les autres en piochent une pour chacun de leurs Greniers sous un territoire de leur camp, et le Diplomate +2 une de plus. Personne ne pioche plus de trois cartes ni n'en a plus de cinq en main.
    .title = Phase 10 : nouvelles cartes Ravitaillement
vt-guide-farewell = Vous avez joué une manche : conflit, cartes Action, ravitaillement, révélation, construction et pioche ; chaque manche se déroule ainsi. La carte Premier joueur passe à gauche, tandis que camps, territoires et mains restent comme ils sont. La partie se termine après la huitième manche, ou plus tôt si tous les territoires appartiennent à une seule maison. On compte alors les Comptoirs, et celui qui a le plus de PV gagne.
    .title = Vous avez vu une manche entière

## Kingsburg

kb-guide-welcome = Le Roi vous confie pour cinq ans une province à construire, au bord d'une frontière dangereuse. Il vous faut des points de victoire (PV) : par vos bâtiments, par les conseillers et par les batailles gagnées ; celui qui en a le plus après cinq ans gagne. Trois fois par an, tous lancent leurs dés et les placent sur les conseillers du Roi, numérotés de 1 à 18, qui donnent ressources, soldats et autres aides. Avec l'or, le bois et la pierre, vous construisez dans votre province, chaque ligne de gauche à droite. Et chaque hiver viennent les envahisseurs, que chacun doit affronter seul.
    .title = Bienvenue à la frontière
kb-guide-aid = Au début de l'année, le Roi aide ceux qui ont le moins. En cas d'égalité, comme toujours la première année, les joueurs concernés prennent chacun une ressource de leur choix. La plupart des bâtiments coûtent de l'or et autre chose. Pensez à ce que vous voudriez construire d'abord : { $the-statue } coûte { $cost-statue }, { $the-inn } { $cost-inn }, { $the-palisade } { $cost-palisade }.
    .title = Phase 1 : l'Aide du Roi
kb-guide-change = L'un de vos bâtiments vous permet de relancer : { $the-statue } un dé, si tous vos dés montrent le même nombre, { $the-chapel } tous les dés, si leur total est de 7 ou moins. Des dés élevés donnent accès à des conseillers plus puissants, mais le plus petit total joue en premier. Si vos dés vous conviennent, choisissez « Terminé ».
    .title = Vos dés peuvent encore changer
kb-guide-influence-spring = Tous ont lancé leurs dés, et le plus petit total commence. Placez un ou plusieurs de vos dés sur un conseiller dont ils forment exactement le numéro ; il est alors occupé pour la saison, et les autres jouent avant votre prochain groupe. Trois petits conseillers ou un seul grand : regardez ce que donne chacun et ce que vous voulez construire. Et prenez d'abord ce qu'un autre pourrait vous enlever.
    .title = Printemps : influencez les conseillers
kb-guide-influence-summer = Tout se passe comme au printemps : à chaque tour un groupe de dés sur un conseiller libre, jusqu'à ce que tous aient passé. Le Roi vient de donner 1 PV à celui qui a le plus de bâtiments : construire tôt rapporte. Comptez les ressources qui manquent à votre prochain bâtiment, et visez les conseillers qui les donnent.
    .title = Été : influencez les conseillers
kb-guide-influence-autumn = C'est la dernière saison avant l'hiver. Sergent (5), Général (10) et Roi (18) donnent des soldats ; Général et Reine (17) vous montrent aussi quel ennemi arrive. La première année, sa force va de { $least-strength-1 } à { $most-strength-1 }, et le dé du Roi apportera à tous de 1 à 6 soldats. Si vous détenez l'Envoyé du Roi, il vous donne accès à un conseiller déjà pris ou vous permet de construire un second bâtiment.
    .title = Automne : influencez les conseillers
kb-guide-choose = Ce conseiller vous laisse choisir votre ressource. Regardez votre province : quel bâtiment voulez-vous construire ensuite, et que vous manque-t-il encore ? Les ressources que vous ne dépensez pas vous restent, mais une bataille perdue en hiver peut vous en coûter.
    .title = Un conseiller vous aide
kb-guide-alchemy = Vous pouvez donner une ressource à l'Alchimiste et en prendre une de chacun des deux autres types : deux pour une. Cela vaut presque toujours la peine, sauf si votre prochain bâtiment demande justement la ressource que vous donneriez.
    .title = L'Alchimiste
kb-guide-spy = L'Espion vous vend trois ressources de votre choix pour 1 PV. Trois ressources, c'est souvent un bâtiment entier, et la plupart des bâtiments rapportent plus d'1 PV. C'est donc en général une bonne affaire, même si vous passez un moment sous zéro.
    .title = L'Espion
kb-guide-build = À chaque saison, vous pouvez construire un bâtiment que vous pouvez payer, chaque ligne de gauche à droite. Vous gagnez aussitôt ses PV, et son effet est immédiat. Le premier bâtiment d'une ligne donne accès à de meilleurs ; certains, comme { $the-guard-tower } et { $the-palisade }, vous rendent plus fort en hiver. Vous pouvez aussi garder vos ressources pour un bâtiment plus cher, mais avant l'été le Roi récompense celui qui a le plus de bâtiments.
    .title = Construire
kb-guide-build-again = Vous détenez l'Envoyé du Roi : avec son aide, vous pouvez construire maintenant un second bâtiment, à son coût entier. Ou bien vous le gardez, et plus tard il vous permettra d'influencer un conseiller déjà pris. Si vous ne l'utilisez pas avant qu'il soit envoyé de nouveau l'année prochaine, il est perdu sans compensation.
    .title = Un second bâtiment
kb-guide-powers = L'un de vos bâtiments a un pouvoir que vous pouvez utiliser maintenant : { $the-town-hall }, par exemple, donne 1 PV contre une ressource ou un jeton « +2 ». C'est un bon usage des ressources inutiles pour votre prochain bâtiment. Ce n'est pas obligatoire.
    .title = La fin de la saison
kb-guide-recruit = Avant l'hiver, vous pouvez recruter des soldats : chacun coûte 2 ressources, avec { $the-barracks } 1. Additionnez vos soldats et ce que vos bâtiments apportent au combat ; le dé du Roi en ajoute de 1 à 6. Vous gagnez si vous dépassez la force de l'envahisseur, qui va de { $least-strength-1 } à { $most-strength-1 } la première année ; si vous l'égalez, il ne vous arrive rien. Le plus fort des vainqueurs gagne 1 PV de plus.
    .title = Phase 7 : les mercenaires
kb-guide-spoils = Vous avez gagné votre bataille, et la récompense est une ressource de votre choix. Prenez ce qui manque à votre prochain bâtiment.
    .title = Hiver : votre récompense
kb-guide-give-up = Cette fois, les envahisseurs étaient plus forts, et ils prennent des ressources de votre choix. Abandonnez ce qui est le moins utile pour votre prochain bâtiment. Après l'hiver, tous les soldats partent, seuls les bâtiments restent ; murs et tours vous aident donc chaque année.
    .title = Hiver : les envahisseurs pillent
kb-guide-module = Cette question vient d'un module ou d'un scénario, dont ce guide ne parle pas ; mieux vaut jouer une première partie sans eux. Le lien à côté de la question ouvre la règle.
    .title = Une question hors du guide
kb-guide-wait-setup = On prépare la table : le premier ordre du tour est tiré au sort, et pour chacune des cinq années un envahisseur est prêt, face cachée. Puis vient la première Aide du Roi.
    .title = Avant la première année
kb-guide-wait-aid = Le Roi aide celui qui a le moins de bâtiments et, à égalité, le moins de ressources, par un dé blanc pour le printemps. Si l'égalité persiste, chacun des ex æquo prend à la place une ressource ; la première année, c'est tout le monde.
    .title = Phase 1 : l'Aide du Roi
kb-guide-wait-season = Dans l'ordre du tour, tous placent des dés sur les conseillers, tour après tour. Quand tous ont passé, les conseillers accordent leur aide, du 1 au 18, et chacun peut construire. Regardez quels conseillers sont pris ; tous les événements figurent dans le « Journal de la partie ».
    .title = Les autres à la cour
kb-guide-wait-recruit = Avant l'hiver, chacun peut recruter des soldats contre des ressources. Comparez leur force à la vôtre : le plus fort de ceux qui gagnent reçoit 1 PV.
    .title = Phase 7 : les mercenaires
kb-guide-wait-winter = L'envahisseur est révélé, et le dé du Roi apporte à tous le même nombre de soldats. Chacun combat seul : si vous dépassez la force de l'envahisseur, vous gagnez une récompense, si vous l'égalez, rien ne se passe, si vous avez moins, vous perdez ce que dit la carte : des ressources, des bâtiments ou des PV.
    .title = Phase 8 : l'hiver
kb-guide-farewell = Vous avez joué une année, de l'Aide du Roi à la bataille de l'hiver, et il en reste quatre. Les soldats sont partis, mais les bâtiments restent, et ils comptent de plus en plus : les envahisseurs deviennent plus forts d'année en année, jusqu'à une force de { $least-strength-5 } à { $most-strength-5 } la cinquième. Désormais, l'Aide du Roi, un dé blanc pour le printemps, et plus tard l'Envoyé vont à celui qui a le moins de bâtiments. Après le cinquième hiver, celui qui a le plus de PV gagne.
    .title = Vous avez vu une année entière
