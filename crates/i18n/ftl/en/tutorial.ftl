# The guide through a first game: what a newcomer is told at each question, and while others decide.

## All games

web-guide = First game, with a guide
web-guide-name = Your guide
web-guide-off = Turn the guide off
ht-guide-alone = From here on you can play on your own. The guide stays as long as you like and can be turned off below; the button under the choices tells you what a knight would do, and the rules are never more than a click away.

## Krieg und Frieden

kr-guide-welcome = You are one of the nobles among whom an old king without an heir will find his successor. You want victory points (VP): when the roof of the king's cathedral is built the game ends at once, and whoever has the most VP wins. Points come from the auction in spring, whose winner gets a privilege or builds a part of the cathedral, and scores more for workers' houses when building. You hold eight resource cards (knights, wealth, workers and grain) and need them for everything: to bid in spring and to act in summer. On the table you see the agenda card of the year, the cathedral in the middle and the fiefs around it; two farms stand in yours. The agenda cards in your hand matter from the second year on.
    .title = Welcome to the old king's court
kr-guide-bid-first = The agenda card names the realm's problem. This year it is { $start-problem ->
    [war] a war
    [tax] a tax
    [famine] a famine
   *[revolt] a revolt
}: a workers card is worth { $start-workers }, knights { $start-knights }, grain { $start-grain } and wealth { $start-wealth }. Whoever bids the most solves it, { $start-symbol ->
    [cathedral] builds the first part of the cathedral
   *[privilege] scores { $points-classic-privilege } VP ({ $points-spada-privilege } in La Spada e la Fede), takes a privilege
} and becomes the king's adviser, who is first in every season and plays next year's agenda card. If you pass, you take back your latest raise, so being outbid once costs you nothing; but the cards of the winning bid are gone, and you will want some cards for summer.
    .title = Spring: the auction
kr-guide-bid = Look at the agenda card: its problem says what each card is worth this spring, its symbol what the winner gets. The cathedral symbol means the next part of the cathedral, with its VP and 1 VP more for each workers' house of the winner; the privilege symbol means { $points-classic-privilege } VP ({ $points-spada-privilege } in La Spada e la Fede) and a privilege. Only the winner loses the whole bid. Whoever passes takes back the latest raise and loses only what was bid before it.
    .title = Spring: the auction
kr-guide-raise = You have been outbid, but you are still in the auction. A raise adds cards to those in front of you, and the total must be higher than the highest bid. If you pass, you take back only your latest raise and lose all that you bid before it, so every raise makes giving up dearer. Ask yourself what the reward is worth to you, and how many cards the others still hold.
    .title = Spring: raise or pass
kr-guide-privilege = Every autumn a privilege brings you a card of its kind, and in winter it can pay for swapping the agenda card. Choose a kind that you will need again and again: workers lead to points, grain to farms, knights protect you, and wealth makes others lose their knights. You take it from the supply, and from another player only if the supply has none left of that kind.
    .title = A privilege for you
kr-guide-act = In summer every action costs one card, and you may do as many as you like before you end your turn. Grain founds a farm, and every pair of farms brings one card more each autumn; a workers card turns a farm into a workers' house, worth 1 VP when you build a part of the cathedral. A knight burns down a house of an opponent who does not beat off the attack, and the first house of each opponent brings you two cards of loot; wealth bribes away an opponent's knight. Keep some cards: knights protect you in the others' turns, and next spring you will want to bid.
    .title = Summer: your turn
kr-guide-answer = If you discard a knight, the two knights cancel each other out and nothing happens. Otherwise you lose a house, and for the first of your houses that burns in this turn the attacker gets two cards of loot. With a farm you may lose a card of your next income, with a workers' house a point when you build. So a knight is often well spent here, unless you want to keep it for your own plans.
    .title = You are attacked!
kr-guide-first-card = You may take the first card of your income from the deck, of a kind that you choose; the others see which. The rest of your income is drawn blindly. Think of what you want to do next summer, and of the problem that the next agenda card may bring.
    .title = Autumn: a card of your choice
kr-guide-plea = Your income was a single card and your hand is small, so the king will hear you. Name an opponent: half of their cards, drawn at random, become yours. But the king thanks the giver with a privilege. It is best to ask somebody who holds many cards; and you may also do without.
    .title = Autumn: a plea to the king
kr-guide-tithe = Nobody keeps more than { $counts-hand_limit } resource cards over the winter, so you discard down to { $counts-hand_limit }. Keep what is worth much for the problems on your own agenda cards, and a knight or two to defend yourself. What you discard lies open, and privileges may bring it back to somebody.
    .title = Autumn: the tithe
kr-guide-play = You play the agenda card of the year, and with it you choose the problem and the reward. Choose a problem for which your own hand is worth much. The cathedral symbol pays those who have workers' houses and brings the end of the game nearer; the privilege symbol brings { $points-classic-privilege } VP ({ $points-spada-privilege } in La Spada e la Fede) and a privilege. But whoever has a privilege to pay with may swap your card.
    .title = Winter: you set the agenda
kr-guide-swap = Somebody has played an agenda card that probably suits their own hand. For one of your privileges you may lay one of your agenda cards in its place and take the other into your hand; without agenda cards of your own you can only take it away, and another player must play a new one. This is worth it if your hand is much stronger for another problem. Otherwise keep your privilege, for it brings a card every autumn.
    .title = Winter: another agenda?
kr-guide-wait-setup = The cards are being dealt: { $counts-start_hand } resource cards for everybody, and the agenda cards. Whoever finds the start card is the king's first adviser and begins.
    .title = Before the first year
kr-guide-wait-winter = In winter the adviser plays the agenda card of the year, and for a privilege others may swap it. Wait and see which problem it will be: it decides what your cards are worth in spring.
    .title = Winter: others set the agenda
kr-guide-wait-spring = The bidding goes round, clockwise from the adviser, until only one is left. Look at the cards in front of the others: whatever the winner has bid will be missing in summer. Everything is told in words under 'What happened'.
    .title = Spring: others bid
kr-guide-wait-summer = Everyone has one turn, beginning with the adviser. The others found farms, send workers to the cathedral, attack and bribe. If somebody attacks you, you will be asked whether you defend yourself.
    .title = Summer: others act
kr-guide-wait-autumn = Everyone draws a card, one more for each pair of farms, and a card for each privilege. Then those with the barest income may plead with the king, and whoever holds more than { $counts-hand_limit } cards pays the tithe.
    .title = Autumn: income
kr-guide-farewell = That was winter, spring, summer and autumn, and every year goes like this. Only the winter is new: from now on the adviser plays an agenda card from hand, and for a privilege others may swap it. Every cathedral symbol that is won builds one of six parts; the sixth is the roof, and with it the game ends at once, even in the middle of a year.
    .title = You have seen a whole year

## Verräter

vt-guide-welcome = Two royal houses, the Eagle and the Rose, fight over a ring of twelve lands. You are a noble who stands for one of them, but only your own victory points (VP) count: whoever has the most after eight rounds wins, whichever house they were won for. Each round there is one conflict between two neighbouring lands, and everyone on the winning side scores the land that the other side loses: the fewer winners, the more for each. Before that everyone takes one of six action cards in secret, and one of them, the Traitor, changes sides at the last moment. The supply cards in your hand make your side stronger, and your estates bring you new ones.
    .title = Welcome to the Highlands
vt-guide-estate = At the end of each round an estate brings you a supply card, as long as its land belongs to the house that you stand for. So place it under a land of your own house. Only neighbouring lands of different houses can fight: a land between two lands of its own house is safe for the moment. Your two other building cards come into play later, with the Builder.
    .title = Before the first round: your first estate
vt-guide-conflict = You have the strategy card and choose the border at which the houses fight. Each of the two lands brings its house conflict points, and the winners score the victory points of the land that is lost. A weak land of the other house is easier to take, a strong one is worth more. And spare a land of your side under which your own estate lies.
    .title = Phase 1: where do the houses fight?
vt-guide-role = Take one of the cards that have come to you; the others learn which only at the reveal. The Diplomats bring your side 2 or 5 conflict points, the Strategist brings you 2 VP and the choice of the next conflict, the Builder lets you build, and the Farmer draws three supply cards. The Traitor brings you 1 VP and takes you over to the other side, together with the supply cards that you play: right for you if you believe that the other side wins. Remember what you pass on: those after you choose from it.
    .title = Phase 2: your action card
vt-guide-supply = You may play as many of your supply cards as you like, face up, and each adds its value to your side. Compare both sides: the lands, the cards that already lie there, and what hidden Diplomats may add; and remember that somebody may be the Traitor. All cards that are played are discarded, whoever wins. So play enough to win, or keep them for a better moment.
    .title = Phase 3: supply cards
vt-guide-supply-traitor = Nobody knows yet that you are the Traitor: at the reveal you change sides, and the supply cards that you play now go with you. So the question is whether they help the other side to win. Those who stand by you now may play cards of their own and waste them. But what you play is discarded in any case.
    .title = Phase 3: supply cards, as the Traitor
vt-guide-build = You may place one of your building cards under a land that has none, or turn one of your buildings over. An estate brings you a supply card each round while its land belongs to your side. An office brings no cards; but at the end each office is worth 1 VP for every supply card left in your hand, of which three count at most. So estates are for the early rounds and offices for the late ones.
    .title = Phase 7: you are the Builder
vt-guide-limit = Nobody may hold more than five supply cards. Before you draw you may discard cards to make room for those that you are due; or you keep them and draw fewer. Part with low cards first.
    .title = Phase 10: your hand is full
vt-guide-wait-setup = The ring of lands is laid, and in turn everyone places a first estate. Watch where the others settle: they will not want to lose these lands. Then everyone is dealt three supply cards.
    .title = Before the first round
vt-guide-wait-conflict = Whoever has the strategy card now chooses where the houses fight this round. Only two neighbouring lands of different houses can be chosen.
    .title = Phase 1: the place of the conflict
vt-guide-wait-roles = One of the six action cards is set aside unseen. The others go round from the start player on, and everyone takes one in secret. What is left over lies face down and has no effect in this round.
    .title = Phase 2: the action cards go round
vt-guide-wait-supply = In turn everyone may play supply cards, face up. Then all action cards are shown at once, the Traitor changes sides, and the side with more conflict points takes the other's land. How it came about is told under 'What happened'.
    .title = Phase 3: others play supply cards
vt-guide-wait-builder = The action cards lie open, the conflict is decided and the points are counted. Now whoever has the Builder may build, and the Strategist takes the strategy card for the next round.
    .title = After the reveal
vt-guide-wait-draw = The supply cards that were played are discarded, and new ones are drawn. The Farmer is first and draws three; then all others draw one for each of their estates under a land of their side, and Diplomat +2 draws one more. Nobody draws more than three cards or holds more than five.
    .title = Phase 10: new supply cards
vt-guide-farewell = That was a round: conflict, action cards, supply, reveal, building and drawing; and every round goes like this. The start player card passes to the left, while sides, lands and hands stay as they are. The game ends after the eighth round, or earlier if one house owns all the lands. Then offices are scored, and whoever has the most VP wins.
    .title = You have seen a whole round

## Kingsburg

kb-guide-welcome = The king has given you a bare province on a dangerous border and five years to make something of it. You want victory points (VP): for buildings, from advisors and for battles won; whoever has the most after five years wins. Three times a year all roll their dice and place them on the king's advisors, who are numbered from 1 to 18 and give goods, soldiers and favours. With gold, wood and stone you build in your province, each row from left to right. And every winter invaders come, whom everybody has to face alone.
    .title = Welcome to the border
kb-guide-aid = At the start of the year the king helps those who have least. Those who are level, and in the first year that is everybody, each take one good of their choice. Most buildings cost gold and something else. Think of what you would like to build first: { $the-statue } costs { $cost-statue }, { $the-inn } { $cost-inn }, { $the-palisade } { $cost-palisade }.
    .title = Phase 1: the King's Aid
kb-guide-change = One of your buildings lets you roll again: { $the-statue } one die if all your dice show the same number, { $the-chapel } all dice if they total 7 or less. High dice reach greater advisors, but the lowest total is first to choose. When you are content, say that this is all.
    .title = Your dice can still change
kb-guide-influence-spring = All have rolled, and the lowest total is first. Place one or more of your dice on an advisor whose number they make exactly; then he is taken for this season, and the others have their turn before you place again. Three small advisors or a single great one: look at what each of them gives, and at what you want to build. And take first what somebody else might take from you.
    .title = Spring: win the advisors
kb-guide-influence-summer = It goes as in spring: in each turn a group of dice on one free advisor, until all have passed. The king has just rewarded whoever has the most buildings with 1 VP, so building early pays. Count what your next building still lacks, and go for that.
    .title = Summer: win the advisors
kb-guide-influence-autumn = This is the last season before winter. Sergeant (5), General (10) and King (18) give soldiers; General and Queen (17) also show you what enemy comes. In the first year its strength is from { $least-strength-1 } to { $most-strength-1 }, and the king's die will bring everybody 1 to 6 soldiers. If you hold the King's Envoy, he opens an advisor who is already taken, or allows a second building.
    .title = Autumn: win the advisors
kb-guide-choose = This advisor lets you choose your good. Look at your province: which building is next in one of its rows, and what does it still lack? Goods that you do not spend stay with you, but a battle lost in winter may cost you some.
    .title = An advisor gives his aid
kb-guide-alchemy = You may give the Alchemist one good and take one of each of the two other kinds: two for one. That is nearly always worth it, unless your next building needs just the good that you would give.
    .title = The Alchemist
kb-guide-spy = The Spy sells you three goods of your choice for 1 VP. Three goods are often a whole building, and most buildings bring more than 1 VP. So it usually pays, even if you fall below zero for a moment.
    .title = The Spy
kb-guide-build = In each season you may build one building that you can pay for, each row from left to right. You gain its VP at once, and its effect works from then on. The first building of a row opens the way to better ones; some, such as { $name-guard-tower } and { $name-palisade }, make you stronger in winter. You may also save your goods for something greater, but whoever has most buildings is rewarded by the king before summer.
    .title = Building
kb-guide-build-again = You hold the King's Envoy: with his help you may build a second building now, at its full cost. Or you keep him, and later he lets you influence an advisor who is already taken. If you do not use him before he is sent out again next year, he goes back without compensation.
    .title = A second building
kb-guide-powers = One of your buildings has a power that you may use now: { $the-town-hall }, for one, gives 1 VP for one good or '+2' token. That is a good use for what your next building does not need. You need not use it.
    .title = The end of the season
kb-guide-recruit = Before winter you may hire soldiers: each costs 2 goods, with { $the-barracks } 1. Add up your soldiers and what your buildings bring in battle; the king's die adds 1 to 6 more. You win if you have more than the invader's strength, which in the first year is from { $least-strength-1 } to { $most-strength-1 }; with just as much nothing happens to you. The strongest of the victors gains 1 VP more.
    .title = Phase 7: mercenaries
kb-guide-spoils = You have won your battle, and the reward is a good of your choice. Take what your next building lacks.
    .title = Winter: your reward
kb-guide-give-up = This time the invaders were stronger, and they take goods of your choice. Give up what your next building needs least. All soldiers go home after the winter, only buildings stay; so walls and towers help you every year anew.
    .title = Winter: the invaders plunder
kb-guide-module = This question comes from a module or a scenario, of which this guide does not speak; a first game is best played without them. The link next to the question leads to the rule.
    .title = A question beyond the first game
kb-guide-wait-setup = The table is being set up: the first turn order is drawn by lot, and an invader for each of the five years lies ready, face down. Then the king comes to the border for the first time.
    .title = Before the first year
kb-guide-wait-aid = The king helps whoever has the fewest buildings, or among those the fewest goods, with a white die for spring. If several are still level, each of them takes a good instead; in the first year that is everybody.
    .title = Phase 1: the King's Aid
kb-guide-wait-season = In turn order everybody places dice on advisors, round after round. When all have passed, the advisors give their aid, from 1 to 18, and everybody may build. Watch which advisors are taken; everything is told in words under 'What happened'.
    .title = The others at court
kb-guide-wait-recruit = Before winter comes, everybody may hire soldiers for goods. Compare their strength with yours: the strongest of those who win gains 1 VP.
    .title = Phase 7: mercenaries
kb-guide-wait-winter = The invader is turned up, and the king's die brings everybody the same number of soldiers. Each fights alone: with more than the invader's strength you win a reward, with as much nothing happens, with less you lose what the card says: goods, buildings or VP.
    .title = Phase 8: winter
kb-guide-farewell = That was a year, from the King's Aid to the battle in winter, and four more follow. The soldiers have gone home, but buildings stay, and they count all the more: the invaders grow stronger from year to year, up to { $least-strength-5 } to { $most-strength-5 } in the fifth. From now on the King's Aid, a white die for spring, and later the Envoy go to whoever has the fewest buildings. After the fifth winter whoever has the most VP wins.
    .title = You have seen a whole year
