import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { coalesce, isOutdated, parseUpdate, retryDelay } from "../../src/web/script/updates.mjs";

describe("an event", () => {
  it("is read as the server sends it", () => {
    const talk = [{ n: 3, name: "Anna", text: "Hello" }];
    const data = JSON.stringify({ lines: 41, reload: false, plies: [], turn: [2], over: false, seats: false, talk });
    assert.deepEqual(parseUpdate(data), { lines: 41, reload: false, seats: false, messages: 1 });
  });

  it("may leave out what is empty", () => {
    assert.deepEqual(parseUpdate('{"lines":0}'), { lines: 0, reload: false, seats: false, messages: 0 });
  });

  it("is null if it cannot be read", () => {
    for (const data of ["", "{", "null", "7", "{}", '{"lines":"41"}', '{"lines":1,"talk":null}']) assert.equal(parseUpdate(data), null);
  });
});

describe("a page is outdated", () => {
  const update = (changes) => ({ lines: 41, reload: false, seats: false, messages: 0, ...changes });

  it("by other lines, seats, messages or a reload, and by nothing else", () => {
    assert.equal(isOutdated("41", update({})), false);
    for (const changes of [{ lines: 42 }, { lines: 40 }, { seats: true }, { messages: 1 }, { reload: true }]) {
      assert.equal(isOutdated("41", update(changes)), true, JSON.stringify(changes));
    }
  });

  it("by an event that cannot be read", () => {
    assert.equal(isOutdated("41", null), true);
  });
});

describe("the delay before reconnecting", () => {
  it("doubles up to half a minute", () => {
    assert.deepEqual([0, 1, 2, 3, 4, 5, 6, 2000].map((failures) => retryDelay(failures, 1)),
      [1000, 2000, 4000, 8000, 16000, 30000, 30000, 30000]);
  });

  it("is spread over its second half", () => {
    assert.equal(retryDelay(3, 0), 4000);
    assert.equal(retryDelay(3, 0.5), 6000);
    for (let n = 0; n < 100; n += 1) assert.ok(retryDelay(0) >= 500 && retryDelay(0) <= 1000);
  });
});

describe("coalesce", () => {
  /** A task that runs until it is ended, and how often it was started. */
  function controlled() {
    const control = { starts: 0, end: null, fail: null };
    const task = () => new Promise((resolve, reject) => {
      control.starts += 1;
      [control.end, control.fail] = [resolve, reject];
    });
    return [control, coalesce(task)];
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve));

  it("runs once more for all calls during a run", async () => {
    const [control, call] = controlled();
    for (let n = 0; n < 5; n += 1) call();
    assert.equal(control.starts, 1);
    control.end();
    await settle();
    assert.equal(control.starts, 2);
    control.end();
    await settle();
    assert.equal(control.starts, 2);
  });

  it("can run again after a failure", async () => {
    const [control, call] = controlled();
    const first = call();
    control.fail(new Error("no connection"));
    await assert.rejects(first);
    call();
    assert.equal(control.starts, 2);
  });
});
