# Words of the house, for every game.

ht-and = {" and "}
ht-nothing = nothing
ht-nobody = nobody
ht-seat = Seat { $seat }
ht-vp = { $n ->
    [one] { $n } VP
   *[other] { $n } VP
}
ht-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
ht-players = Players
