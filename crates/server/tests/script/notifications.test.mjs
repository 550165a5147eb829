import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { shouldNotify, turnTitle } from "../../src/web/script/notifications.mjs";

describe("the title", () => {
  it("has one mark while it is the reader's turn", () => {
    assert.equal(turnTitle("Verräter", true), "● Verräter");
    assert.equal(turnTitle("● Verräter", true), "● Verräter");
  });

  it("loses the mark afterwards, and nothing else", () => {
    assert.equal(turnTitle("● Verräter", false), "Verräter");
    assert.equal(turnTitle("Ring ● Lands", false), "Ring ● Lands");
  });
});

describe("a notification", () => {
  const TURN = { isMyTurn: true, wasMyTurn: false, isHidden: true, isWanted: true, permission: "granted" };

  it("is sent when a turn begins on a page that cannot be seen", () => {
    assert.equal(shouldNotify(TURN), true);
  });

  it("is not sent otherwise", () => {
    for (const changes of [
      { isMyTurn: false }, { wasMyTurn: true }, { wasMyTurn: null }, { isHidden: false }, { isWanted: false },
      { permission: "default" }, { permission: undefined },
    ]) assert.equal(shouldNotify({ ...TURN, ...changes }), false, JSON.stringify(changes));
  });
});
