#!/usr/bin/env python3
"""Checks the luck of a High Table record against its seed.

Follows docs/fair-dice.md, shares nothing with the program that played the game, and needs nothing but the standard library of
Python 3.9. It speaks for Krieg und Frieden, Verräter and Kingsburg with all options, played with the figures of the
house. It is no referee: whether moves are legal says `hightable check`.

    python3 fair-dice.py game.txt [--commitment HEX]

Exit code 0: everything agrees. 1: something does not. 2: the file cannot be checked.
"""

import argparse
import hashlib
import json
import re
import sys

# The page speaks of these figures; the short names stand in the header.
FIGURES = {"krieg": "ff33bb66e71b", "verraeter": "a8588e47b776"}
# The versions of the rules whose draws are those of the page.
RULES = {"krieg": ["1"], "verraeter": ["1"], "kingsburg": ["1", "2"]}


class Unable(Exception):
    """The file cannot be checked."""


class Differs(Exception):
    """The record is not what the seed says."""


# From the seed to a number.


class Dice:
    """The dice of one draw."""

    def __init__(self, key, draw):
        self.start = key + draw.to_bytes(8, "big")
        self.block = 0
        self.bytes = b""

    def below(self, n):
        while True:
            if not self.bytes:
                self.bytes = hashlib.sha256(self.start + self.block.to_bytes(8, "big")).digest()
                self.block += 1
            x, self.bytes = int.from_bytes(self.bytes[:4], "big"), self.bytes[4:]
            if x < 2**32 - 2**32 % n:
                return x % n

    def die(self):
        return self.below(6) + 1


def key_of(seed, words):
    text = [word.encode("utf-8") for word in words]
    return hashlib.sha256(seed + b"".join(len(word).to_bytes(4, "big") + word for word in text)).digest()


# The record.


class Record:
    """The lines of a game, read one after the other; every draw is compared as it comes."""

    def __init__(self, text):
        lines = [(n, line.rstrip()) for n, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1)]
        played = [(n, line) for n, line in lines if line and not line.startswith("#")]
        if not played:
            raise Unable("there is no game in it")
        self.read_proof([line for n, line in lines if n < played[0][0]])
        self.game, *pairs = played[0][1].split()
        self.options = dict(pair.split("=", 1) for pair in pairs if "=" in pair)
        self.seats = int(self.options.get("seats", 0))
        self.check_header()
        self.lines = played[1:]
        self.at = 0
        self.draw = -1
        self.agree = 0

    def read_proof(self, comments):
        found = dict(re.findall(r"^#\s*(seed|commitment|words|spent)\s*:\s*(.*)$", "\n".join(comments), re.M))
        if "seed" not in found:
            raise Unable("it names no seed: its luck cannot be checked")
        try:
            self.seed = bytes.fromhex(found["seed"])
            self.commitment = bytes.fromhex(found["commitment"]).hex()
            self.words = json.loads(found["words"])
            self.spent = {int(number) for number in found.get("spent", "").split(",") if number}
        except (KeyError, ValueError) as error:
            raise Unable(f"its comments cannot be read: {error}") from error
        if len(self.seed) != 32 or not all(isinstance(word, str) for word in self.words):
            raise Unable("a seed has 32 bytes, and the words are strings")
        self.key = key_of(self.seed, self.words)

    def check_header(self):
        if self.options.get("rules") not in RULES.get(self.game, ()):
            raise Unable("it is of a game or of rules that this program does not know")
        if self.options.get("components", FIGURES.get(self.game)) != FIGURES.get(self.game, self.options.get("components")):
            raise Unable("it was played with other figures than those of the house")
        if len(self.words) != self.seats:
            raise Unable(f"there are {len(self.words)} words for {self.seats} seats")

    def has(self, option, value):
        return value in self.options.get(option, "").split("+")

    def peek(self, ahead=0):
        """The words of a line to come; nothing behind the last."""
        place = self.at + ahead
        return self.lines[place][1].split(" ") if place < len(self.lines) else []

    def next(self):
        self.at += 1
        return self.lines[self.at - 1][1].split(" ")

    def wrong(self, why):
        return Differs(f"line {self.lines[min(self.at, len(self.lines)) - 1][0]}: {why}")

    def box(self, derive):
        """The next line must be what the dice of the next draw say."""
        self.draw += 1
        while self.draw in self.spent:
            self.draw += 1
        should = "box " + derive(Dice(self.key, self.draw))
        if self.at == len(self.lines):
            raise Differs(f"the record ends where draw {self.draw} should be: {should}")
        line, stands = self.lines[self.at]
        if stands != should:
            raise Differs(f"line {line}: draw {self.draw}\n  stands: {stands}\n  should: {should}")
        self.at += 1
        self.agree += 1


# Piles: how many cards of each kind, in the order of the kinds.


def total(pile):
    return sum(pile.values())


def move(pile, cards, to):
    for kind, count in cards.items():
        pile[kind] -= count
        to[kind] += count


def nth(pile, n):
    for kind, count in pile.items():
        if n < count:
            return kind
        n -= count
    raise AssertionError("the dice stay below the number of cards")


def take(dice, pile, count):
    """Takes cards off a pile and says which."""
    taken = dict.fromkeys(pile, 0)
    if count == total(pile):
        move(pile, dict(pile), taken)
        return taken
    for _ in range(count):
        move(pile, {nth(pile, dice.below(total(pile))): 1}, taken)
    return taken


class Stock:
    """A stock and its discards."""

    def __init__(self, cards):
        self.cards = dict(cards)
        self.discards = dict.fromkeys(cards, 0)

    def renew(self):
        self.cards, self.discards = self.discards, dict.fromkeys(self.cards, 0)

    def draw(self, dice, count):
        first = min(count, total(self.cards))
        drawn = take(dice, self.cards, first)
        if first < count:
            self.renew()
            rest = take(dice, self.cards, count - first)
            move(dict(rest), rest, drawn)
        return drawn

    def there(self):
        return total(self.cards) + total(self.discards)


# Krieg und Frieden.


class Krieg:
    KINDS = "KCHG"
    MATTERS = [f"{problem}/{symbol}" for problem in ("war", "tax", "revolt", "famine") for symbol in ("cathedral", "privilege")]

    def __init__(self, record):
        self.record = record
        self.seats = [str(seat + 1) for seat in range(record.seats)]
        self.variant_global = record.has("variants", "global")
        self.strategic = self.variant_global or record.has("variants", "strategic")
        self.stock = Stock(dict.fromkeys(self.KINDS, 17))
        self.hands = {seat: self.none() for seat in self.seats}
        self.tiles = {seat: self.none() for seat in self.seats}
        self.raises = {seat: [] for seat in self.seats}
        self.farms = dict.fromkeys(self.seats, 2)
        self.loot, self.looted = self.none(), set()
        self.attacker, self.done, self.in_autumn = None, 0, False

    def none(self):
        return dict.fromkeys(self.KINDS, 0)

    def cards(self, text):
        return {kind: text.count(kind) for kind in self.KINDS}

    def text(self, cards):
        return "".join(kind * cards[kind] for kind in self.KINDS)

    def spend(self, seat, text, to):
        cards = self.cards(text)
        if any(self.hands[seat][kind] < count for kind, count in cards.items()):
            raise self.record.wrong(f"seat {seat} does not have {text}")
        move(self.hands[seat], cards, to)

    def discard(self, seat, text):
        self.spend(seat, text, self.stock.discards)

    def deal(self, dice):
        for seat in self.seats:
            self.hands[seat] = take(dice, self.stock.cards, 8)
        adviser = self.record.options.get("adviser", "drawn")
        self.adviser = self.seats[dice.below(len(self.seats))] if adviser == "drawn" else adviser
        pile = dict.fromkeys(self.MATTERS, 2)
        for gone in ["revolt/privilege"] + ["war/cathedral", "famine/cathedral", "tax/privilege"] * self.strategic:
            pile[gone] -= 1
        words = [f"deal adviser={self.adviser}"]
        for seat in self.seats:
            dealt = dict.fromkeys(self.MATTERS, 0)
            for _ in range(self.matters_due(seat)):
                move(pile, {nth(pile, dice.below(total(pile))): 1}, dealt)
            matters = ",".join(matter for matter in self.MATTERS for _ in range(dealt[matter]))
            words.append(f"{seat}:{self.text(self.hands[seat])}:{matters}")
        return " ".join(words)

    def matters_due(self, seat):
        if self.strategic:
            return 12 // len(self.seats)
        return 5 if len(self.seats) == 3 else 4 - (seat == self.adviser)

    def draw_into(self, hand, due):
        """Cards from the deck; there is no line if there are none."""

        def derive(dice):
            drawn = self.stock.draw(dice, count)
            move(dict(drawn), drawn, hand)
            return f"draw {self.text(drawn)}"

        count = min(due, self.stock.there())
        if count:
            self.record.box(derive)

    def play(self):
        self.record.box(self.deal)
        while self.record.peek():
            if not self.in_autumn and self.record.peek()[1] in ("bid", "pass"):
                self.auction()
            else:
                self.entry(*self.record.next())

    def auction(self):
        """Passes and bids until something else comes: of the passes the last ones are the auction's."""
        run = 0
        while len(self.record.peek(run)) > 1 and self.record.peek(run)[1] in ("bid", "pass"):
            run += 1
        after = self.record.peek(run)
        entries = [self.record.next() for _ in range(run)]
        if after and after[1] in ("swap", "take", "play"):
            return
        passes = [n for n, (_, verb, *_) in enumerate(entries) if verb == "pass"][1 - len(self.seats) :]
        left = set(self.seats)
        for n, (seat, verb, *cards) in enumerate(entries):
            if verb == "bid":
                self.raises[seat].append(cards[0])
                self.spend(seat, cards[0], self.none())
            elif n in passes:
                left.discard(seat)
                self.leave(seat, self.raises[seat].pop() if self.raises[seat] else "")
        if after and len(left) == 1:
            self.adviser = left.pop()
            self.leave(self.adviser, "")

    def leave(self, seat, back):
        move(self.none(), self.cards(back), self.hands[seat])
        move(self.none(), self.cards("".join(self.raises[seat])), self.stock.discards)
        self.raises[seat] = []

    def entry(self, seat, verb, *args):
        if seat == "box":
            raise self.record.wrong("the box should not speak here")
        if verb == "play":
            self.in_autumn = False
        elif verb in ("swap", "take"):
            self.tiles[seat][args[0]] -= 1
        elif verb == "privilege":
            self.tiles[seat][args[0]] += 1
            if len(args) == 3:
                self.tiles[args[2]][args[0]] -= 1
        elif verb == "plead":
            self.plead(seat, args[0])
        elif verb == "discard":
            self.discard(seat, args[0])
        elif verb != "pass":
            self.summer(seat, verb, *args)

    def summer(self, seat, verb, *args):
        self.in_autumn = False
        price = {"farm": "G", "worker": "H", "attack": "K", "defend": "K", "bribe": "C"}
        self.discard(seat, price.get(verb, ""))
        if verb == "farm":
            self.farms[seat] += 1
        elif verb == "worker" or (verb, *args) == ("lose", "outer"):
            self.farms[seat] -= 1
        if verb == "bribe" and self.hands[args[0]]["K"]:
            self.discard(args[0], "K")
        if verb == "lose" and seat not in self.looted:
            self.looted.add(seat)
            self.draw_into(self.loot, 2)
        if verb == "done":
            self.end_turn(seat)

    def end_turn(self, seat):
        move(self.loot, dict(self.loot), self.hands[seat])
        self.looted, self.done = set(), self.done + 1
        if self.done == len(self.seats):
            self.done, self.in_autumn = 0, True
            first = self.seats.index(self.adviser)
            for seat in self.seats[first:] + self.seats[:first]:
                self.income(seat)

    def income(self, seat):
        pairs = self.farms[seat] // 2
        if self.variant_global:
            self.choose(seat)
        self.draw_into(self.hands[seat], pairs if self.variant_global else 1 + pairs)
        for kind in self.KINDS:
            for _ in range(self.tiles[seat][kind]):
                if self.stock.discards[kind]:
                    move(self.stock.discards, {kind: 1}, self.hands[seat])
                else:
                    self.draw_into(self.hands[seat], 1)

    def choose(self, seat):
        if not total(self.stock.cards):
            self.stock.renew()
        if not total(self.stock.cards):
            return
        if self.record.peek()[:2] != [seat, "choose"]:
            raise self.record.wrong(f"seat {seat} should choose a card next")
        move(self.stock.cards, {self.record.next()[2]: 1}, self.hands[seat])

    def plead(self, seat, giver):
        def derive(dice):
            given = take(dice, self.hands[giver], total(self.hands[giver]) // 2)
            move(dict(given), given, self.hands[seat])
            return f"draw {self.text(given)}"

        self.record.box(derive)


# Verräter.


class Verraeter:
    ROLES = ["traitor", "diplomat2", "diplomat5", "builder", "strategist", "farmer"]
    KINDS = ["wasteland", "meadow", "river", "forest", "village", "city"]

    def __init__(self, record):
        self.record = record
        self.stock = Stock({"2": 5, "3": 5, "4": 5, "5": 5, "6": 2, "8": 1})
        self.played = []
        if record.options.get("edition", "2008") == "1998":
            for value in "345":
                self.stock.cards[value] -= record.seats

    def text(self, cards):
        return "+".join(value for value in cards for _ in range(cards[value])) or "-"

    def ring(self, dice):
        lands = [f"{kind}/{house}" for kind in self.KINDS for house in ("eagle", "rose")]
        for i in range(11, 0, -1):
            other = dice.below(i + 1)
            lands[i], lands[other] = lands[other], lands[i]
        start = self.record.options.get("start", "drawn")
        start = str(dice.below(self.record.seats) + 1) if start == "drawn" else start
        return f"ring start={start} " + " ".join(lands)

    def deal(self, dice):
        hands = [self.text(take(dice, self.stock.cards, 3)) for _ in range(self.record.seats)]
        return "deal " + " ".join(f"{n}:{hand}" for n, hand in enumerate(hands, 1))

    def draw(self, dice):
        due = len(self.record.peek()[2].split("+"))
        if due > self.stock.there():
            raise self.record.wrong("more cards are drawn than there are")
        return "draw " + self.text(self.stock.draw(dice, due))

    def put_away(self):
        """Phase 9."""
        for value in self.played:
            self.stock.discards[value] += 1
        self.played = []

    def play(self):
        self.record.box(self.ring)
        while self.record.peek():
            self.entry(self.record.peek())

    def entry(self, entry):
        if entry[1] == "deal":
            self.record.box(self.deal)
        elif entry[1] == "aside":
            self.put_away()
            self.record.box(lambda dice: "aside " + self.ROLES[dice.below(6)])
        elif entry[0] == "box":
            self.put_away()
            self.record.box(self.draw)
        elif entry[1] == "supply":
            self.played += self.cards(self.record.next()[2])
        elif entry[1] == "discard":
            self.put_away()
            self.played = self.cards(self.record.next()[2])
            self.put_away()
        else:
            self.record.next()

    def cards(self, text):
        return [] if text == "-" else text.split("+")


# Kingsburg.


class Kingsburg:
    GOVERNORS = (
        "thief miner carpenter sculptor minstrel politician architect paladin prince philosopher preacher tax-collector "
        "sorcerer duke priest fairy general damsel trickster heiress ambassador quartermaster moneychanger hermit"
    ).split()
    FATES = (
        "famine good-year second-thoughts topsy-turvy-court silver-tongues short-audiences ill-king rising-stars secret-deals "
        "royal-wedding feast-of-fools call-to-arms absent-advisor open-doors generous-quarries royal-gift royal-tithe bandits "
        "trade-fair master-masons scarce-labour royal-inspection summer-strike fierce-enemies heavy-snow divided-enemies "
        "spoils-of-war mercenary-bands beacons-lit"
    ).split()
    SCENARIOS = "the-regency the-dragons-hoard four-winters royal-charters".split()
    CHARTERS = "frontier skyline masterwork granary host laurels courtier letters".split()

    def __init__(self, record):
        self.record = record
        self.governors_left = list(self.GOVERNORS)
        self.fates_left = list(self.FATES)
        self.whims_left = [str(tile) for tile in range(1, 17)]

    def play(self):
        if self.record.has("scenario", "random"):
            self.record.box(lambda dice: "scenario " + self.SCENARIOS[dice.below(4)])
        self.record.box(self.order)
        while entry := self.record.peek():
            if entry[0] != "box":
                self.record.next()
                continue
            said = getattr(self, f"say_{entry[1]}", None)
            if said is None:
                self.record.next()
                raise self.record.wrong("this is no draw of the game")
            self.record.box(lambda dice: f"{entry[1]} {said(dice, entry[2:])}")

    def order(self, dice):
        left = [str(seat + 1) for seat in range(self.record.seats)]
        return "order " + ",".join([left.pop(dice.below(len(left))) for _ in range(self.record.seats)])

    def throw(self, dice, like):
        """As many dice as in a text like 135/2, sorted on each side of the stroke."""
        parts = ["".join(sorted(str(dice.die()) for _ in part)) for part in like.split("/")]
        return "/".join(parts)

    def say_roll(self, dice, words):
        seats = [word.partition(":") for word in words]
        return " ".join(f"{n}:{self.throw(dice, like)}" for n, (_, _, like) in enumerate(seats, 1))

    def say_reroll(self, dice, words):
        return self.throw(dice, words[0])

    def say_neutral(self, dice, _):
        return self.throw(dice, "000") + "," + self.throw(dice, "00")

    def say_invader(self, dice, _):
        return dice.below(5) + 1

    def say_die(self, dice, _):
        return dice.die()

    def say_absent(self, dice, _):
        return dice.die() + dice.die()

    def say_lot(self, dice, _):
        return ["gold", "wood", "stone"][dice.below(3)]

    def say_whim(self, dice, _):
        return self.whims_left.pop(dice.below(len(self.whims_left)))

    def say_fate(self, dice, _):
        return self.fates_left.pop(dice.below(len(self.fates_left)))

    def say_governors(self, dice, _):
        due = self.record.seats + 1 if self.record.has("governors", "auction") else 3
        drawn = [self.governors_left.pop(dice.below(len(self.governors_left))) for _ in range(due)]
        return ",".join(sorted(drawn, key=self.GOVERNORS.index))

    def say_charters(self, dice, _):
        drawn = set()
        while len(drawn) < 4:
            drawn.add(self.CHARTERS[dice.below(8)])
        return ",".join(sorted(drawn, key=self.CHARTERS.index))

    def say_strips(self, dice, _):
        while True:
            if hands := self.deal_strips(dice):
                return " ".join(f"{n}:{'+'.join(sorted(hand))}" for n, hand in enumerate(hands, 1))

    def deal_strips(self, dice):
        rows = "abcdefg" if self.record.has("modules", "rows") else "bcdef"
        left = [row for row in rows for _ in range(2)]
        hands = [[] for _ in range(self.record.seats)]
        for hand in hands:
            for _ in range(2):
                laid = [row for row in left if row not in hand]
                if not laid:
                    return None
                row = laid[dice.below(len(laid))]
                left.remove(row)
                hand.append(row)
        return hands


def check(text, shown):
    """What can be said of a record that agrees."""
    record = Record(text)
    commitment = hashlib.sha256(record.seed).hexdigest()
    if record.commitment != commitment:
        raise Differs("the commitment in the record is not that of its seed")
    if shown is not None and shown.strip().lower() != commitment:
        raise Differs("the seed is not the one whose commitment was shown before the game")
    {"krieg": Krieg, "verraeter": Verraeter, "kingsburg": Kingsburg}[record.game](record).play()
    return f"{record.agree} draws agree, {len(record.spent)} were taken back; commitment {commitment}"


def main():
    parser = argparse.ArgumentParser(description="Check the luck of a High Table record against its seed.")
    parser.add_argument("record", help="the record of a finished game")
    parser.add_argument("--commitment", metavar="HEX", help="what was shown before the game")
    asked = parser.parse_args()
    try:
        with open(asked.record, encoding="utf-8") as file:
            print(f"{asked.record}: {check(file.read(), asked.commitment)}")
    except Differs as differs:
        print(f"{asked.record}: {differs}")
        return 1
    except (Unable, OSError, UnicodeDecodeError) as unable:
        print(f"{asked.record}: {unable}", file=sys.stderr)
        return 2
    except (KeyError, IndexError, ValueError) as odd:
        print(f"{asked.record}: a line cannot be read: {odd!r}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
