import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { clearSelection, listenOnBoard, requestConfirmation, updateBoard } from "../../src/web/script/spots.mjs";
import { listenForKeys } from "../../src/web/script/keyboard.mjs";
import { setDocument } from "./dom.mjs";

const PAGE = `
<section>
  <div id="decide">
    <ul id="choices" data-confirm="Click again to confirm.">
      <li><button value="bid K" data-spots="card-1">one</button></li>
      <li><button value="bid KK" data-spots="card-1 card-2">two</button></li>
      <li><button value="bid G" data-spots="card-3">three</button></li>
      <li><button value="pass" data-spots="">pass</button></li>
    </ul>
    <p id="why"></p>
    <p id="picked" hidden><output></output><button data-clear="">Clear</button></p>
    <p id="ways" hidden><b></b></p>
  </div>
  <ul id="refused"><li data-spots="land-1">Not now: it is winter.</li></ul>
</section>
<p class="hint" data-action="bid G" data-spots="card-3"></p>
<div id="board">
  <ul>
    <li class="card" data-spot="card-1">3</li><li class="card" data-spot="card-2">4</li><li class="card" data-spot="card-3">9</li>
  </ul>
  <div class="player seat-1"><span data-spot="land-1">Forest</span><span data-spot="land-2">River</span></div>
  <div class="player seat-2"><span data-spot="land-2">River</span></div>
</div>
<section id="log"><ul><li data-ply="3" data-by="2" data-spots="land-2">Bert buys a river.</li></ul></section>`;

const one = (selector) => document.querySelector(selector);
const spots = (className) => document.querySelectorAll(`[data-spot].${className}`).map((spot) => spot.dataset.spot);
const visible = () => document.querySelectorAll("#choices li:not([hidden])").map((item) => item.textContent);
const ready = () => document.querySelectorAll("#choices .ready").map((button) => button.textContent);
const click = (selector) => document.fire("click", one(selector));

beforeEach(() => {
  setDocument(PAGE);
  listenOnBoard();
  listenForKeys();
  updateBoard({ samePosition: false });
});

describe("a new position", () => {
  it("highlights selectable spots and lists all choices", () => {
    assert.deepEqual(spots("lit"), ["card-1", "card-2", "card-3"]);
    assert.deepEqual(visible(), ["one", "two", "three", "pass"]);
    assert.deepEqual(ready(), []);
    assert.equal(one("#picked").hidden, true);
  });

  it("makes selectable spots buttons, and tells that others are not possible", () => {
    const card = one("[data-spot=card-1]");
    assert.deepEqual(["role", "tabindex", "aria-pressed"].map(card.getAttribute), ["button", "0", "false"]);
    assert.equal(one("[data-spot=land-1]").getAttribute("aria-disabled"), "true");
    assert.equal(one("[data-spot=land-2]").getAttribute("role"), null);
    assert.equal(one("#board ul").getAttribute("role"), "group");
  });

  it("marks the choices that spots lead to", () => {
    const placed = document.querySelectorAll("#choices .placed").map((item) => item.textContent);
    assert.deepEqual(placed, ["one", "two", "three", "pass"]);
  });

  it("marks what a hint proposes", () => {
    assert.deepEqual(spots("hinted"), ["card-3"]);
    assert.equal(one("#choices .hinted").textContent, "three");
  });

  it("forgets the selection; the same position keeps it", () => {
    click("[data-spot=card-1]");
    updateBoard({ samePosition: true });
    assert.deepEqual(spots("chosen"), ["card-1"]);
    updateBoard({ samePosition: false });
    assert.deepEqual(spots("chosen"), []);
  });
});

describe("a selection", () => {
  it("hides the choices that it rules out and makes ready the one that it is", () => {
    click("[data-spot=card-1]");
    assert.deepEqual(visible(), ["one", "two"]);
    assert.deepEqual(ready(), ["one"]);
    assert.deepEqual(spots("lit"), ["card-1", "card-2"]);
    assert.equal(one("#picked output").textContent, "1 (3)");
    assert.equal(one("#decide").classList.contains("busy"), true);
  });

  it("focuses the last choice that it leaves", () => {
    click("[data-spot=card-1]");
    click("[data-spot=card-2]");
    assert.deepEqual(ready(), ["two"]);
    assert.equal(document.activeElement.textContent, "two");
    assert.equal(one("#picked output").textContent, "2 (7)");
  });

  it("is switched by clicking its spot again", () => {
    click("[data-spot=card-1]");
    click("[data-spot=card-1]");
    assert.equal(visible().length, 4);
    click("[data-spot=card-3]");
    assert.deepEqual(visible(), ["three"]);
  });

  it("is cleared by a button and by Escape", () => {
    for (const clear of [() => click("[data-clear]"), () => document.fire("keydown", document.body, { key: "Escape" })]) {
      click("[data-spot=card-1]");
      clear();
      assert.deepEqual(spots("chosen"), []);
      assert.equal(visible().length, 4);
      assert.equal(one("#decide").classList.contains("busy"), false);
    }
  });

  it("is made by Enter on a spot", () => {
    document.fire("keydown", one("[data-spot=card-3]"), { key: "Enter" });
    assert.deepEqual(spots("chosen"), ["card-3"]);
  });
});

describe("a spot that cannot be selected", () => {
  it("says why, and changes no selection", () => {
    click("[data-spot=card-1]");
    click("[data-spot=land-1]");
    assert.equal(one("#why").textContent, "Not now: it is winter.");
    assert.deepEqual(spots("chosen"), ["card-1"]);
    clearSelection();
    assert.equal(one("#why").textContent, "");
  });
});

describe("an action that cannot be taken back", () => {
  it("is highlighted and asks for a second click in the words of the page", () => {
    click("[data-spot=card-1]");
    requestConfirmation(one("#choices button[value=pass]"));
    assert.deepEqual(ready(), ["pass"]);
    assert.equal(one("#why").textContent, "Click again to confirm.");
    assert.deepEqual(spots("chosen"), []);
  });

  it("is forgotten with the next selection", () => {
    requestConfirmation(one("#choices button[value=pass]"));
    click("[data-spot=card-3]");
    assert.deepEqual(ready(), ["three"]);
    assert.equal(one("#why").textContent, "");
  });
});

describe("a line of the log", () => {
  it("marks the spots of the player who acted, not those of others", () => {
    document.fire("pointerover", one("#log li"));
    assert.deepEqual(document.querySelectorAll(".seat-2 .said").length, 1);
    assert.deepEqual(document.querySelectorAll(".seat-1 .said").length, 0);
    assert.equal(one(".player.said").classList.contains("seat-2"), true);
    document.fire("pointerover", document.body);
    assert.deepEqual(spots("said"), []);
  });
});
