import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { animationsOf } from "../../src/web/script/motion.mjs";

const HERE = { x: 10, y: 10, face: "farm" };
const THERE = { x: 40, y: 10, face: "farm" };
const properties = (data, from, to) => animationsOf(data, from, to, () => "-30px 0px").map(([keyframes]) => Object.keys(keyframes)[0]);

describe("a piece", () => {
  it("that is new fades in, or does what it names", () => {
    assert.deepEqual(properties({}, undefined, HERE), ["opacity"]);
    assert.deepEqual(properties({ comes: "roll" }, undefined, HERE), ["rotate"]);
  });

  it("moves from its old place", () => {
    const [[keyframes]] = animationsOf({}, HERE, THERE, () => "-30px 0px");
    assert.deepEqual(keyframes, { translate: ["-30px 0px", "0 0"] });
  });

  it("stays where it is", () => {
    assert.deepEqual(properties({}, HERE, { ...HERE, x: 10.5 }), []);
  });

  it("that shows another face is animated if it names how", () => {
    const turned = { ...HERE, face: "spare" };
    assert.deepEqual(properties({ change: "flip" }, HERE, turned), ["rotate"]);
    assert.deepEqual(properties({}, HERE, turned), []);
    assert.deepEqual(properties({ change: "flip" }, HERE, { ...THERE, face: "spare" }), ["translate", "rotate"]);
  });

  it("that names the face before is animated only from that face", () => {
    const turned = { ...HERE, face: "spare" };
    assert.deepEqual(properties({ change: "burn", was: "farm" }, HERE, turned), ["filter"]);
    assert.deepEqual(properties({ change: "burn", was: "wood" }, HERE, turned), []);
  });
});
