# The guide for a first game: one lesson per question, and one for waiting.

## All games

web-guide = First game with a guide
web-guide-name = Guide
web-guide-off = Turn the guide off
ht-guide-alone = You can play on your own from here. The guide stays until you turn it off below. The Hint button suggests a move, and the rules are always one click away.

## Krieg und Frieden

kr-guide-welcome = You are one of the nobles competing to succeed an old king who has no heir. Collect victory points (VP): the game ends as soon as the roof of the king's cathedral is built, and the player with the most VP wins. You score in the spring auction, whose winner gets a privilege or builds a part of the cathedral, with extra VP for workers' houses when building. You hold eight resource cards (knights, wealth, workers and grain), which you use both to bid in spring and to act in summer. The table shows the agenda card of the year, the cathedral in the middle and the fiefs around it; your fief starts with two farms. You will need the agenda cards in your hand from the second year on.
    .title = Welcome to the old king's court
kr-guide-bid-first = The agenda card shows the realm's problem. This year it is { $start-problem ->
    [war] a war
    [tax] a tax
    [famine] a famine
   *[revolt] a revolt
}: a workers card is worth { $start-workers }, knights { $start-knights }, grain { $start-grain } and wealth { $start-wealth }. The highest bidder solves it, { $start-symbol ->
    [cathedral] builds the first part of the cathedral
   *[privilege] scores { $points-classic-privilege } VP ({ $points-spada-privilege } in La Spada e la Fede), takes a privilege
} and becomes the king's adviser, who goes first in every season and plays next year's agenda card. If you pass, you take back your latest raise, so being outbid once costs nothing; but the winner loses all cards bid, and you will want some cards for summer.
    .title = Spring: the auction
kr-guide-bid = Look at the agenda card: its problem shows what each card is worth this spring, and its symbol shows the reward. The cathedral symbol means the next part of the cathedral, with its VP and 1 extra VP for each of the winner's workers' houses; the privilege symbol means { $points-classic-privilege } VP ({ $points-spada-privilege } in La Spada e la Fede) and a privilege. Only the winner loses the whole bid. When you pass, you take back your latest raise and lose only what you bid before it.
    .title = Spring: the auction
kr-guide-raise = You have been outbid, but you are still in the auction. A raise adds cards to those you have already bid, and your total must be higher than the highest bid. If you pass, you take back only your latest raise and lose everything you bid before it, so each raise makes it more expensive to give up. Consider what the reward is worth to you, and how many cards the others still have.
    .title = Spring: raise or pass
kr-guide-privilege = Each autumn, a privilege gives you a card of its kind, and in winter you can pay it to swap the agenda card. Choose a kind that you will need often: workers for points, grain for farms, knights for protection, or wealth to make others lose their knights. You take it from the supply, or from another player if the supply has none of that kind left.
    .title = A privilege for you
kr-guide-act = In summer, each action costs one card, and you may take as many actions as you like before you end your turn. Grain founds a farm, and each pair of farms gives you one extra card every autumn; a workers card turns a farm into a workers' house, worth 1 VP when you build a part of the cathedral. A knight burns down a house of an opponent who doesn't beat off the attack, and the first house of each opponent gives you two cards of loot; wealth bribes away an opponent's knight. Keep some cards: knights protect you during the other players' turns, and you will want to bid next spring.
    .title = Summer: your turn
kr-guide-answer = If you discard a knight, the two knights cancel each other out and nothing happens. Otherwise you lose a house, and if it is the first one you lose this turn, the attacker gets two cards of loot. Losing a farm may cost you a card of your next income, and losing a workers' house may cost you a point when you build. Using a knight here is often worth it, unless you need it for your own plans.
    .title = You are under attack!
kr-guide-first-card = Choose the kind of your first income card and take it from the deck; the others see your choice. The rest of your income is drawn at random. Think about what you want to do next summer, and about the problem that the next agenda card may bring.
    .title = Autumn: a card of your choice
kr-guide-plea = Your income was only one card and your hand is small, so you may plead with the king. Choose an opponent: you get half of their cards, drawn at random, but they take a privilege in return. It is best to choose a player with many cards. You may also decline.
    .title = Autumn: a plea to the king
kr-guide-tithe = Nobody may keep more than { $counts-hand_limit } resource cards over the winter, so you must discard down to { $counts-hand_limit }. Keep the cards that are worth most for the problems on your own agenda cards, and a knight or two for defence. Your discards are face up, and privileges may bring them back to other players.
    .title = Autumn: the tithe
kr-guide-play = You play the agenda card of the year and so choose the problem and the reward. Choose a problem that makes your own hand valuable. The cathedral symbol rewards players with workers' houses and brings the end of the game closer; the privilege symbol gives { $points-classic-privilege } VP ({ $points-spada-privilege } in La Spada e la Fede) and a privilege. But any player with a privilege may pay it to swap your card.
    .title = Winter: you set the agenda
kr-guide-swap = Another player has played an agenda card that probably suits their own hand. You may pay one of your privileges to replace it with one of your agenda cards and take the other into your hand; if you have no agenda cards, you can only take it, and another player must play a new one. This is worth it if your hand is much stronger for another problem. Otherwise keep your privilege, which gives you a card every autumn.
    .title = Winter: swap the agenda?
kr-guide-wait-setup = The cards are being dealt: { $counts-start_hand } resource cards for each player, and the agenda cards. The player who gets the start card becomes the king's first adviser and goes first.
    .title = Before the first year
kr-guide-wait-winter = In winter, the adviser plays the agenda card of the year, and other players may pay a privilege to swap it. Watch which problem it will be: it determines what your cards are worth in spring.
    .title = Winter: others set the agenda
kr-guide-wait-spring = Bidding goes clockwise from the adviser until only one player is left. Look at the cards in front of the others: the winner won't have the bid cards in summer. You can follow everything in the 'Game log'.
    .title = Spring: others bid
kr-guide-wait-summer = Each player has one turn, starting with the adviser. The others found farms, send workers to the cathedral, attack and bribe. If you are attacked, you will be asked whether you want to defend.
    .title = Summer: others act
kr-guide-wait-autumn = Each player draws one card, one extra card for each pair of farms, and a card for each privilege. Then players with the lowest income may plead with the king, and players with more than { $counts-hand_limit } cards pay the tithe.
    .title = Autumn: income
kr-guide-farewell = You have played winter, spring, summer and autumn, and every year follows this pattern. Only winter changes: from now on, the adviser plays an agenda card from hand, and other players may pay a privilege to swap it. Each cathedral symbol won builds one of six parts. The sixth is the roof, which ends the game immediately, even in the middle of a year.
    .title = You have seen a whole year

## Verräter

vt-guide-welcome = Two royal houses, the Eagle and the Rose, fight over a ring of twelve lands. You are a noble on one side, but only your own victory points (VP) count: the player with the most VP after eight rounds wins, no matter which side they were scored on. Each round has one conflict between two neighbouring lands, and each player on the winning side scores the land that the other side loses: the fewer winners, the more VP for each. Before the conflict, everyone secretly takes one of six action cards, and one of them, the Traitor, changes sides at the last moment. The supply cards in your hand make your side stronger, and your estates bring you new ones.
    .title = Welcome to the Highlands
vt-guide-estate = At the end of each round, an estate gives you a supply card if its land belongs to your house. So place it under a land of your own house. Only neighbouring lands of different houses can fight: a land between two lands of its own house is safe for now. Your two other building cards come into play later, with the Builder.
    .title = Before the first round: your first estate
vt-guide-conflict = You have the strategy card and choose the border where the houses fight. Each of the two lands adds conflict points for its house, and the winners score the victory points of the lost land. A weak land of the other house is easier to win, a strong one is worth more. Avoid risking a land of your side with your own estate.
    .title = Phase 1: choose the conflict
vt-guide-role = Take one of the cards passed to you; the others see it only at the reveal. The Diplomats give your side 2 or 5 conflict points, the Strategist gives you 2 VP and the choice of the next conflict, the Builder lets you build, and the Farmer draws three supply cards. The Traitor gives you 1 VP and takes you, with the supply cards you play, to the other side: a good choice if you think the other side will win. Remember which cards you pass on, because the next players choose from them.
    .title = Phase 2: your action card
vt-guide-supply = You may play any number of your supply cards face up, and each adds its value to your side. Compare both sides: the lands, the cards already played, and what hidden Diplomats may add; and remember that someone may be the Traitor. All played cards are discarded, no matter who wins. So play enough to win, or save your cards for a better moment.
    .title = Phase 3: supply cards
vt-guide-supply-traitor = Nobody knows yet that you are the Traitor: at the reveal you change sides, and the supply cards you play now go with you. So consider whether they help the other side win. The players on your current side may play cards and waste them. But your own cards are discarded in any case.
    .title = Phase 3: supply cards, as the Traitor
vt-guide-build = You may place one of your building cards under a land that has none, or turn one of your buildings over. An estate gives you a supply card each round if its land belongs to your side. An office gives no cards, but at the end of the game each office is worth 1 VP for every supply card in your hand, up to three cards. So build estates early in the game and offices late.
    .title = Phase 7: you are the Builder
vt-guide-limit = Nobody may hold more than five supply cards. Before you draw, you may discard cards to make room for the new ones, or keep them and draw fewer. Discard low cards first.
    .title = Phase 10: your hand is full
vt-guide-wait-setup = The ring of lands is laid out, and each player in turn places a first estate. Note where the others build: they won't want to lose these lands. Then everyone is dealt three supply cards.
    .title = Before the first round
vt-guide-wait-conflict = The player with the strategy card now chooses where the houses fight this round. Only two neighbouring lands of different houses can be chosen.
    .title = Phase 1: choosing the conflict
vt-guide-wait-roles = One of the six action cards is set aside face down. The others are passed around from the start player, and everyone secretly takes one. Any cards left over stay face down and have no effect this round.
    .title = Phase 2: taking action cards
vt-guide-wait-supply = In turn, each player may play supply cards face up. Then all action cards are revealed, the Traitor changes sides, and the side with more conflict points wins the other side's land. You can follow everything in the 'Game log'.
    .title = Phase 3: others play supply cards
vt-guide-wait-builder = The action cards are revealed, the conflict is resolved and the points are scored. Now the player with the Builder may build, and the Strategist takes the strategy card for the next round.
    .title = After the reveal
vt-guide-wait-draw = The played supply cards are discarded, and new ones are drawn. The Farmer goes first and draws three; then the others draw one for each of their estates under a land of their side, and Diplomat +2 draws one extra card. Nobody draws more than three cards or holds more than five.
    .title = Phase 10: new supply cards
vt-guide-farewell = You have played a round: conflict, action cards, supply, reveal, building and drawing. Every round follows this pattern: the start player card passes to the left, while sides, lands and hands stay as they are. The game ends after the eighth round, or earlier if one house owns all the lands. Then offices are scored, and the player with the most VP wins.
    .title = You have seen a whole round

## Kingsburg

kb-guide-welcome = The king has given you an undeveloped province on a dangerous border and five years to build it up. Collect victory points (VP) for buildings, from advisors and for battles won; the player with the most after five years wins. Three times a year, everyone rolls their dice and places them on the king's advisors, numbered from 1 to 18, who give goods, soldiers and favours. With gold, wood and stone you build in your province, each row from left to right. And every winter invaders come, and each player must fight them alone.
    .title = Welcome to the border
kb-guide-aid = At the start of the year, the king helps the player who has the least. Players who are tied, which in the first year is everyone, each take one good of their choice instead. Most buildings cost gold and something else. Think about what you would like to build first: { $the-statue } costs { $cost-statue }, { $the-inn } { $cost-inn }, { $the-palisade } { $cost-palisade }.
    .title = Phase 1: the King's Aid
kb-guide-change = One of your buildings lets you reroll: { $the-statue } one die if all your dice show the same number, { $the-chapel } all dice if they total 7 or less. High dice reach better advisors, but the lowest total goes first. When you are happy with your dice, choose 'Done'.
    .title = Your dice can still change
kb-guide-influence-spring = Everyone has rolled, and the lowest total goes first. Place one or more of your dice that add up exactly to an advisor's number; this advisor is then taken for the season, and the others have their turns before you place again. Three low advisors or a single high one: consider what each of them gives, and what you want to build. Take first what another player might take from you.
    .title = Spring: influence the advisors
kb-guide-influence-summer = As in spring, each turn you place a group of dice on one free advisor, until everyone has passed. The king has just rewarded the player with the most buildings with 1 VP, so building early pays off. Check what you still need for your next building, and go for that.
    .title = Summer: influence the advisors
kb-guide-influence-autumn = This is the last season before winter. Sergeant (5), General (10) and King (18) give soldiers; General and Queen (17) also show you the invader. In the first year its strength is { $least-strength-1 } to { $most-strength-1 }, and the king's die will give everyone 1 to 6 soldiers. If you have the King's Envoy, use it to influence an advisor who is already taken, or for a second building.
    .title = Autumn: influence the advisors
kb-guide-choose = This advisor lets you choose a good. Look at your province: which building is next in one of its rows, and what do you still need for it? You keep the goods that you don't spend, but a lost battle in winter may cost you some.
    .title = An advisor's aid
kb-guide-alchemy = You may give the Alchemist one good and take one of each of the other two kinds: two for one. That is nearly always worth it, unless your next building needs exactly the good that you would give.
    .title = The Alchemist
kb-guide-spy = The Spy sells you three goods of your choice for 1 VP. Three goods are often a whole building, and most buildings give more than 1 VP. So it usually pays off, even if your score drops below zero for a while.
    .title = The Spy
kb-guide-build = In each season you may build one building that you can pay for, each row from left to right. You gain its VP immediately, and its effect works from then on. The first building of a row opens the way to better ones, and some, such as { $name-guard-tower } and { $name-palisade }, make you stronger in winter. You may also save your goods for something bigger, but the king rewards the player with the most buildings before summer.
    .title = Building
kb-guide-build-again = You have the King's Envoy: you may use it to build a second building now, at its full cost. Or keep it and use it later to influence an advisor who is already taken. If you don't use it before it is given out again next year, you lose it without compensation.
    .title = A second building
kb-guide-powers = You may now use the power of one of your buildings: for example, { $the-town-hall } gives 1 VP for one good or '+2' token. That is a good use for goods that your next building doesn't need. You don't have to use it.
    .title = The end of the season
kb-guide-recruit = Before winter you may recruit soldiers: each costs 2 goods, or 1 with { $the-barracks }. Add up your soldiers and the battle bonuses of your buildings; the king's die adds 1 to 6. You win if your total is higher than the invader's strength, which in the first year is { $least-strength-1 } to { $most-strength-1 }; if it is equal, nothing happens to you. The strongest winner gains 1 extra VP.
    .title = Phase 7: mercenaries
kb-guide-spoils = You have won your battle, and the reward is a good of your choice. Take what you need for your next building.
    .title = Winter: your reward
kb-guide-give-up = The invaders were stronger this time, and you lose goods of your choice. Give up what you need least for your next building. All soldiers leave after the winter, but buildings stay, so walls and towers help you every year.
    .title = Winter: you lose goods
kb-guide-module = This decision comes from a module or a scenario that the guide doesn't cover; a first game is best played without them. The link next to the question leads to the rule.
    .title = Beyond the first game
kb-guide-wait-setup = The table is being set up: the first turn order is drawn at random, and an invader card for each of the five years is placed face down. Then the first year starts with the King's Aid.
    .title = Before the first year
kb-guide-wait-aid = The king helps the player with the fewest buildings (if tied, the fewest goods) with a white die for spring. If players are still tied, each of them takes a good instead; in the first year that is everyone.
    .title = Phase 1: the King's Aid
kb-guide-wait-season = In turn order, players place dice on advisors, round after round. When all have passed, the advisors give their aid, from 1 to 18, and everyone may build. Watch which advisors are taken; you can follow everything in the 'Game log'.
    .title = The other players' turns
kb-guide-wait-recruit = Before winter, everyone may recruit soldiers for goods. Compare their strength with yours: the strongest winner gains 1 VP.
    .title = Phase 7: mercenaries
kb-guide-wait-winter = The invader is revealed, and the king's die gives everyone the same number of soldiers. Each player fights alone: if your total is higher than the invader's strength, you win a reward; if it is equal, nothing happens; if it is lower, you lose what the card says: goods, buildings or VP.
    .title = Phase 8: winter
kb-guide-farewell = You have played a year, from the King's Aid to the battle in winter, and four more follow. The soldiers have left, but buildings stay, and they become more important: the invaders grow stronger every year, up to { $least-strength-5 } to { $most-strength-5 } in the fifth. From now on the King's Aid, a white die for spring, and later the Envoy go to the player with the fewest buildings. After the fifth winter, the player with the most VP wins.
    .title = You have seen a whole year
