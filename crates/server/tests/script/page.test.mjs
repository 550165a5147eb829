import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { connectionLost, listenForForms, onShow, show } from "../../src/web/script/page.mjs";
import { parse, setDocument } from "./dom.mjs";

const page = (lines, text) => `<main data-lines="${lines}"><p>${text}</p>
  <section><form data-live=""><div id="decide">
    <ul id="choices" data-confirm="Sure?"><li><button data-final="">choice of ${text}</button></li></ul><p id="why"></p>
  </div></form></section>
  <form id="talk"><input name="text"></form></main>`;
const text = () => document.querySelector("main p").textContent;
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Requests that wait for their answers, in the order in which they were made. */
let requests = [];
/** What listeners were told. */
let told = [];
onShow((info) => told.push(info.samePosition));

beforeEach(() => {
  [requests, told] = [[], []];
  setDocument(page(1, "first"));
  globalThis.location = { href: "/t/abc", assign: (address) => { globalThis.location.href = address; } };
  globalThis.fetch = (address, options) => new Promise((resolve, reject) => {
    const answer = (html, status = 200) => resolve({ status, statusText: `status ${status}`, text: async () => html });
    requests.push({ address, options, answer, reject });
  });
  globalThis.DOMParser = class {
    parseFromString = (html) => ({ title: "Verräter", querySelector: (name) => parse(html).find((node) => node.matches?.(name)) });
  };
});

describe("a page that is loaded", () => {
  it("replaces the one that is shown, in the same main element", async () => {
    const main = document.querySelector("main");
    const shown = show("/t/abc");
    requests[0].answer(page(2, "second"));
    await shown;
    assert.equal(text(), "second");
    assert.equal(document.querySelector("main"), main);
    assert.equal(document.title, "Verräter");
    assert.deepEqual(told, [false]);
  });

  it("is ignored if a later one is shown", async () => {
    const shown = [show("/t/abc"), show("/t/abc")];
    requests[1].answer(page(3, "later"));
    await shown[1];
    requests[0].answer(page(2, "earlier"));
    await shown[0];
    assert.equal(text(), "later");
  });

  it("keeps choices and what is typed as long as the position is the same", async () => {
    const button = document.querySelector("#choices button");
    document.querySelector("#talk input").value = "half a sen";
    for (const [lines, isKept] of [[1, true], [2, false]]) {
      const shown = show("/t/abc");
      requests.at(-1).answer(page(lines, "next"));
      await shown;
      assert.equal(document.querySelector("#choices button") === button, isKept);
      assert.equal(document.querySelector("#talk input").value, "half a sen");
    }
    assert.deepEqual(told, [true, false]);
  });

  it("empties the field of a message that was sent", async () => {
    document.querySelector("#talk input").value = "Hello";
    const shown = show("/t/abc/say", { method: "POST", body: new URLSearchParams({ text: "Hello" }) });
    requests[0].answer(page(1, "first"));
    await shown;
    assert.equal(document.querySelector("#talk input").value, "");
  });
});

describe("an answer without a page", () => {
  it("is a lost connection if it comes from a gateway", async () => {
    const shown = show("/t/abc");
    requests[0].answer("Bad gateway", 502);
    await assert.rejects(shown, /status 502/);
    assert.equal(text(), "first");
  });

  it("is loaded by the browser otherwise", async () => {
    const shown = show("/t/abc/record");
    requests[0].answer("a text");
    await shown;
    assert.equal(location.href, "/t/abc/record");
  });
});

describe("a lost connection", () => {
  it("is told, and enables buttons again", () => {
    document.querySelector("main button").setAttribute("disabled", "");
    connectionLost();
    assert.equal(document.body.classList.contains("lost"), true);
    assert.equal(document.querySelector("main button").disabled, false);
  });

  it("is no longer told once a page is shown", async () => {
    connectionLost();
    const shown = show("/t/abc");
    requests[0].answer(page(1, "first"));
    await shown;
    assert.equal(document.body.classList.contains("lost"), false);
  });
});

describe("a form with an action that cannot be taken back", () => {
  it("is not sent by the first click, which asks for a second one", async () => {
    listenForForms();
    const submitter = document.querySelector("#choices button");
    document.fire("submit", document.querySelector("form[data-live]"), { submitter });
    await settle();
    assert.equal(requests.length, 0);
    assert.equal(document.querySelector("#why").textContent, "Sure?");
    assert.equal(submitter.matches("[data-final]:not(.ready)"), false);
  });
});
