import assert from "node:assert/strict";
import { describe, it } from "node:test";
import {
  explanation, isFolded, isReady, narrow, parseSpots, selectionLabel, subtract, toggle,
} from "../../src/web/script/selection.mjs";

describe("spots of an action", () => {
  it("are separated by spaces", () => {
    assert.deepEqual(parseSpots("card-1 card-1 pass"), ["card-1", "card-1", "pass"]);
  });

  it("may be none", () => {
    assert.deepEqual(parseSpots(""), []);
    assert.deepEqual(parseSpots(undefined), []);
  });
});

describe("subtract", () => {
  it("removes each spot as often as it is named", () => {
    assert.deepEqual(subtract(["a", "a", "b"], ["a"]), ["a", "b"]);
    assert.deepEqual(subtract(["a", "a", "b"], ["a", "a"]), ["b"]);
  });

  it("does not depend on the order", () => {
    assert.deepEqual(subtract(["a", "b", "c"], ["c", "a"]), ["b"]);
  });

  it("returns null for what is not contained", () => {
    assert.equal(subtract(["a", "b"], ["c"]), null);
    assert.equal(subtract(["a", "b"], ["a", "a"]), null);
  });

  it("leaves its arguments alone", () => {
    const whole = ["a", "b"];
    subtract(whole, ["a"]);
    assert.deepEqual(whole, ["a", "b"]);
  });
});

describe("narrow", () => {
  // Bids with one or two cards of a kind, or one of each; a pass has no spot.
  const ACTIONS = [["k"], ["k", "k"], ["k", "g"], ["g"], []];

  it("without a selection all actions remain, and all their spots are selectable", () => {
    const { remaining, open, selectable, isSettled } = narrow(ACTIONS, []);
    assert.deepEqual(remaining, ACTIONS);
    assert.equal(open, 5);
    assert.deepEqual([...selectable].sort(), ["g", "k"]);
    assert.equal(isSettled, false);
  });

  it("a selection rules out the actions that do not contain it", () => {
    const { remaining, open, selectable } = narrow(ACTIONS, ["k"]);
    assert.deepEqual(remaining, [[], ["k"], ["g"], null, null]);
    assert.equal(open, 3);
    assert.deepEqual([...selectable].sort(), ["g", "k"]);
  });

  it("a spot is selectable as often as an action needs it", () => {
    const { remaining, selectable } = narrow(ACTIONS, ["k", "k"]);
    assert.deepEqual(remaining, [null, [], null, null, null]);
    assert.deepEqual([...selectable], []);
  });

  it("is settled when one action remains, even if not all of its spots are selected", () => {
    assert.equal(narrow([["a", "b"], ["c"]], ["a"]).isSettled, true);
    assert.equal(narrow([["a", "b"], ["a"]], ["a"]).isSettled, false);
  });

  it("is not settled by a single action that nobody has begun to select", () => {
    assert.equal(narrow([["a"]], []).isSettled, false);
  });

  it("the order of selection does not matter", () => {
    assert.deepEqual(narrow(ACTIONS, ["g", "k"]), narrow(ACTIONS, ["k", "g"]));
  });

  it("after an impossible selection nothing remains", () => {
    const { open, selectable } = narrow(ACTIONS, ["x"]);
    assert.equal(open, 0);
    assert.equal(selectable.size, 0);
  });
});

describe("the button of an action is ready", () => {
  it("when all of its spots are selected, while others remain", () => {
    const { remaining, isSettled } = narrow([["k"], ["k", "k"]], ["k"]);
    assert.deepEqual(remaining.map((rest) => isReady(rest, ["k"], isSettled)), [true, false]);
  });

  it("when it is the only one that remains", () => {
    const { remaining, isSettled } = narrow([["a", "b"], ["c"]], ["a"]);
    assert.deepEqual(remaining.map((rest) => isReady(rest, ["a"], isSettled)), [true, false]);
  });

  it("never without a selection", () => {
    assert.equal(isReady([], [], false), false);
  });
});

describe("toggle", () => {
  it("adds what is selectable", () => {
    assert.deepEqual(toggle(["a"], "b", true), ["a", "b"]);
  });

  it("removes what is selected, and only that", () => {
    assert.deepEqual(toggle(["a", "b"], "a", true), ["b"]);
  });

  it("refuses what is not selectable", () => {
    assert.equal(toggle(["a"], "b", false), null);
  });

  it("switching leads back to all choices, then to those of the other spot", () => {
    const actions = [["land-1", "farm"], ["land-2", "farm"]];
    const first = toggle([], "land-1", true);
    assert.deepEqual(narrow(actions, first).remaining, [["farm"], null]);
    const none = toggle(first, "land-1", true);
    assert.equal(narrow(actions, none).open, 2);
    const second = toggle(none, "land-2", true);
    assert.deepEqual(narrow(actions, second).remaining, [null, ["farm"]]);
  });
});

describe("explanation", () => {
  const REFUSED = [["a"], ["a", "b"], ["c"]];

  it("is a refused action with the spot and the selection", () => {
    assert.equal(explanation(REFUSED, "a", ["b"]), 1);
  });

  it("is any refused action with the spot if none contains the selection", () => {
    assert.equal(explanation(REFUSED, "a", ["c"]), 0);
  });

  it("is missing if no refused action has the spot", () => {
    assert.equal(explanation(REFUSED, "d", []), null);
  });
});

describe("many choices", () => {
  it("are folded from 13 on, from 7 on on a narrow screen", () => {
    assert.deepEqual([12, 13].map((open) => isFolded(open, true, false)), [false, true]);
    assert.deepEqual([6, 7].map((open) => isFolded(open, true, true)), [false, true]);
  });

  it("are listed if no spot leads to them", () => {
    assert.equal(isFolded(40, false, true), false);
  });
});

describe("the label of a selection", () => {
  it("has the sum of cards with values", () => {
    assert.equal(selectionLabel([3, 4]), "2 (7)");
  });

  it("counts only, if something has no value", () => {
    assert.equal(selectionLabel([3, NaN]), "2");
  });
});
