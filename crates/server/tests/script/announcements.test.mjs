import assert from "node:assert/strict";
import { describe, it, test } from "node:test";
import { announce, announcementOf } from "../../src/web/script/announcements.mjs";
import { setDocument } from "./dom.mjs";

const LINES = [
  { ply: 12, events: ["Spring begins.", "Bert passes."] },
  { ply: 11, events: ["Anna bids two cards."] },
  { ply: 9, events: ["The cards are dealt."] },
];

describe("an announcement", () => {
  it("has all events after the known ply, the earliest first", () => {
    const { text, last } = announcementOf(LINES, 9);
    assert.equal(text, "Anna bids two cards. Bert passes. Spring begins.");
    assert.equal(last, 12);
  });

  it("is empty on the first page, and if nothing has happened", () => {
    assert.deepEqual(announcementOf(LINES, null), { text: "", last: 12 });
    assert.deepEqual(announcementOf(LINES, 12), { text: "", last: 12 });
  });

  it("is empty after an undo, and the ply that is known goes back", () => {
    assert.deepEqual(announcementOf(LINES.slice(1), 12), { text: "", last: 11 });
    assert.deepEqual(announcementOf([], 3), { text: "", last: 0 });
  });
});

test("what happened on a table is announced once, and the past is not", () => {
  const line = ({ ply, events }) => `<li data-ply="${ply}">${events.map((text) => `<div>${text}</div>`).join("")}</li>`;
  const page = (lines, then = "") =>
    `<p id="news"></p><div id="play" class="${then}"></div><section id="log"><ul>${lines.map(line).join("")}</ul></section>`;
  const announced = () => (announce(), document.querySelector("#news").textContent);
  setDocument(page(LINES.slice(2)));
  assert.equal(announced(), "");
  setDocument(page(LINES));
  assert.equal(announced(), "Anna bids two cards. Bert passes. Spring begins.");
  setDocument(page(LINES.slice(1), "then"));
  assert.equal(announced(), "");
  setDocument(page(LINES));
  assert.equal(announced(), "");
});
