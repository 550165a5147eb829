import assert from "node:assert/strict";
import { test } from "node:test";
import { clockText } from "../../src/web/script/clock.mjs";
import { isChanged } from "../../src/web/script/forms.mjs";

test("a figure is changed if it has a value that is not the standard one", () => {
  assert.equal(isChanged("9", "3"), true);
  assert.equal(isChanged(" 3 ", "3"), false);
  assert.equal(isChanged("", "3"), false);
});

test("a clock shows minutes and seconds, and hours if there are any", () => {
  const times = [[-5, "0:00"], [0, "0:00"], [999, "0:00"], [65_000, "1:05"], [3_599_999, "59:59"], [3_845_000, "1:04:05"]];
  for (const [milliseconds, text] of times) assert.equal(clockText(milliseconds), text);
});
