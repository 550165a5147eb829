import assert from "node:assert/strict";
import { describe, it, test } from "node:test";
import { morph } from "../../src/web/script/morph.mjs";
import { parse } from "./dom.mjs";

const RULES = { keep: new Set(["news"]), replace: new Set(["choices"]) };

/** Patches the content of an element; returns the element. Whatever happens, the result is the new content. */
function patched(old, next, change = () => {}) {
  const [[main], [target]] = [old, next].map((html) => parse(`<main>${html}</main>`));
  change(main);
  morph(main, target, RULES);
  return main;
}

describe("a patch", () => {
  it("changes attributes and texts", () => {
    const main = patched('<p class="a" title="x">one</p>', '<p class="b" lang="it">two</p>');
    assert.equal(main.outerHTML, '<main><p class="b" lang="it">two</p></main>');
  });

  it("keeps equal elements at both ends", () => {
    let [first, last] = [];
    const main = patched("<p>1</p><p>2</p><p>9</p>", "<p>1</p><b>3</b><i>4</i><p>9</p>", (main) => {
      [first, , last] = main.children;
    });
    assert.equal(main.outerHTML, "<main><p>1</p><b>3</b><i>4</i><p>9</p></main>");
    assert.equal(main.children[0], first);
    assert.equal(main.children.at(-1), last);
  });

  it("keeps an element with an id when others before it come or go", () => {
    for (const [old, next] of [
      ['<form id="past"><b>1</b></form>', '<p>new</p><form id="past"><b>2</b></form>'],
      ['<p>a</p><p>b</p><form id="past"><b>1</b></form>', '<form id="past"><b>2</b></form>'],
    ]) {
      let form;
      const main = patched(old, next, (main) => { form = main.querySelector("#past"); });
      assert.equal(main.querySelector("#past"), form);
      assert.equal(main.outerHTML, `<main>${next}</main>`);
    }
  });

  it("moves no element with an id into another", () => {
    const main = patched('<p id="a">1</p><p id="b">2</p>', '<p id="b">2</p><p id="c">3</p><p id="a">1</p>');
    assert.deepEqual(main.children.map(({ id }) => id), ["b", "c", "a"]);
  });

  it("keeps what somebody has typed", () => {
    const field = (says) => `<p>${says}</p><form id="talk"><input name="text" maxlength="${says.length}"></form>`;
    let input;
    const main = patched(field("one"), field("three"), (main) => {
      input = main.querySelector("input");
      input.value = "half a sen";
    });
    assert.equal(main.querySelector("input"), input);
    assert.equal(input.value, "half a sen");
    assert.equal(input.getAttribute("maxlength"), "5");
  });

  it("keeps details that somebody has opened", () => {
    const details = (text) => `<details><summary>Not possible</summary><p>${text}</p></details>`;
    const main = patched(details("a"), details("b"), (main) => main.children[0].setAttribute("open", ""));
    assert.equal(main.children[0].hasAttribute("open"), true);
    assert.equal(main.querySelector("p").textContent, "b");
  });

  it("sets a slider to the position that is shown", () => {
    const slider = (value) => `<input type="range" value="${value}">`;
    const main = patched(slider(40), slider(41), (main) => { main.children[0].value = "17"; });
    assert.equal(main.children[0].value, "41");
  });

  it("replaces choices as a whole, so that no button turns into another", () => {
    let button;
    const choices = (text) => `<ul id="choices"><li><button>${text}</button></li></ul>`;
    const main = patched(choices("pass"), choices("attack"), (main) => { button = main.querySelector("button"); });
    assert.notEqual(main.querySelector("button"), button);
    assert.equal(main.querySelector("button").textContent, "attack");
  });

  it("leaves the live region alone", () => {
    const main = patched('<p id="news">Anna passes.</p><p>a</p>', '<p id="news"></p><p>b</p>');
    assert.equal(main.outerHTML, '<main><p id="news">Anna passes.</p><p>b</p></main>');
  });
});

test("random patches lead to the new content", () => {
  let state = 1;
  const random = (below) => (state = (state * 48271) % 2147483647) % below;
  const item = () => [
    `<p>${random(3)}</p>`,
    `<b class="c${random(2)}">${random(3)}</b>`,
    `text${random(2)}`,
  ][random(3)];
  const named = (id) => `<div id="n${id}">${item()}</div>`;
  const content = () => {
    const ids = [0, 1, 2, 3].filter(() => random(2)).sort(() => random(3) - 1);
    return Array.from({ length: random(5) }, item).concat(ids.map(named)).sort(() => random(3) - 1).join("<hr></hr>");
  };
  for (let run = 0; run < 2000; run += 1) {
    const [old, next] = [content(), content()];
    assert.equal(patched(old, next).outerHTML, `<main>${next}</main>`, `from ${old}`);
  }
});
