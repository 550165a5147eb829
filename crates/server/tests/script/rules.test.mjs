import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { listenForRules } from "../../src/web/script/rules.mjs";
import { setDocument } from "./dom.mjs";

beforeEach(() => {
  setDocument(`<main>
    <input data-search=""><p hidden><span id="found"></span></p><div data-unsearched="">About</div>
    <div class="chapter"><div data-paragraph="">The Cathedral</div><div data-paragraph="">A farm</div></div>
    <div class="chapter"><div data-paragraph="">Winter</div></div>
  </main>`);
  listenForRules();
});

function search(text) {
  const field = document.querySelector("[data-search]");
  field.value = text;
  document.fire("input", field);
  const visible = (selector) => document.querySelectorAll(`${selector}:not([hidden])`).map((element) => element.textContent);
  return { paragraphs: visible("[data-paragraph]"), chapters: visible(".chapter").length, rest: visible("[data-unsearched]") };
}

test("a search shows the paragraphs with a text in any case, and how many there are", () => {
  assert.deepEqual(search(" cathedral"), { paragraphs: ["The Cathedral"], chapters: 1, rest: [] });
  assert.equal(document.querySelector("#found").textContent, "1");
  assert.equal(document.querySelector("p").hidden, false);
});

test("an empty search shows everything", () => {
  search("winter");
  assert.deepEqual(search(" "), { paragraphs: ["The Cathedral", "A farm", "Winter"], chapters: 2, rest: ["About"] });
  assert.equal(document.querySelector("p").hidden, true);
});
