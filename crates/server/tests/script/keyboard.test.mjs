import assert from "node:assert/strict";
import { test } from "node:test";
import { commandOf } from "../../src/web/script/keyboard.mjs";

const press = (key, isOnSpot = false, modifiers = {}) => commandOf({ key, ...modifiers }, isOnSpot);

test("Enter and space select the spot that has the focus", () => {
  assert.equal(press("Enter", true), "select");
  assert.equal(press(" ", true), "select");
  assert.equal(press("Enter"), null);
});

test("digits go to choices, Escape clears, u and ? press their buttons", () => {
  assert.deepEqual(["1", "9", "Escape", "u", "?"].map((key) => press(key)), ["choice", "choice", "clear", "button", "button"]);
});

test("other keys and shortcuts of the browser do nothing", () => {
  assert.deepEqual(["0", "x", "Tab", "F1"].map((key) => press(key)), [null, null, null, null]);
  for (const modifier of ["ctrlKey", "metaKey", "altKey"]) assert.equal(press("1", false, { [modifier]: true }), null);
});
