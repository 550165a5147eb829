# Words of the house, for every game.

ht-and = {" e "}
