#!/usr/bin/env python3
"""A small client of High Table: sits down at a table of its own with three bots and plays at random to the end.

    python3 docs/api-client.py http://127.0.0.1:7474 verraeter

It needs nothing but Python. docs/api.md explains what it does.
"""

import json
import random
import sys
import urllib.request


class House:
    def __init__(self, url):
        self.url, self.key = url, None

    def request(self, path, body=None, headers=None):
        """Asks for a path; sends a body as JSON if there is one."""
        headers = dict(headers or {})
        if self.key:
            headers["Authorization"] = f"Bearer {self.key}"
        data = None
        if body is not None:
            data, headers["Content-Type"] = json.dumps(body).encode(), "application/json"
        return urllib.request.urlopen(urllib.request.Request(self.url + path, data, headers))

    def ask(self, path, body=None):
        with self.request(path, body) as answer:
            return json.load(answer)

    def news(self, table):
        """News of a table, one by one, as they happen."""
        with self.request(f"/api/tables/{table}/events", headers={"Accept": "text/event-stream"}) as events:
            for line in events:
                if line.startswith(b"data: "):
                    yield json.loads(line[len(b"data: "):])


def main(url, game):
    house = House(url)
    house.key = house.ask("/api/me", {"name": "Example"})["key"]
    table = house.ask("/api/tables", {"game": game, "seats": ["me", "squire", "squire", "squire"]})["id"]
    # The first news come at once; every later one says that something has changed.
    for _ in house.news(table):
        view = house.ask(f"/api/tables/{table}/view")
        while view["offer"] and not view["over"]:
            action = random.choice(view["offer"]["choices"])
            # The key makes it safe to send a command again when an answer was lost.
            command = {"ply": view["ply"], "action": action, "key": f"{view['ply']}-{action}"}
            house.ask(f"/api/tables/{table}/act", command)
            view = house.ask(f"/api/tables/{table}/view")
        if view["over"]:
            print(view["text"])
            for score in sorted(view["scores"], key=lambda score: score["place"]):
                print(f"{score['place']}. seat {score['seat']}: {score['points']} points")
            return


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(sys.argv[1].rstrip("/"), sys.argv[2])
