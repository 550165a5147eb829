// What somebody sees who is about to click, and where he clicks. Waits until he is asked and nothing moves any more.
const [urge, pick, patience] = arguments;

const all = (selector) => [...document.querySelectorAll(selector)];
const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
const choices = () => all("#choices button:enabled").filter(seen);
const asked = () => all("#choices button:enabled").length > 0;
const over = () => Boolean(document.querySelector("main form[action*='/rematch']"));
const moves = () => document.getAnimations().some((animation) => animation.playState === "running");
const any = (list) => list[pick % list.length];

/** Hears of clicks, and of how long it takes until the other page is painted after one that plays: with the second frame after
    the change, what was drawn in the first is on the screen. */
function spy() {
  const heard = { clicks: 0, button: null, shown: null, since: null, times: [] };
  addEventListener("click", (event) => {
    heard.clicks += 1;
    heard.button = event.target.closest?.("#choices button") ?? null;
    heard.shown = document.querySelector("main").dataset.shown;
    heard.since = heard.button && performance.now();
  }, true);
  new MutationObserver(() => {
    if (heard.since === null || document.querySelector("main").dataset.shown === heard.shown) return;
    const since = heard.since;
    heard.since = null;
    requestAnimationFrame(() => requestAnimationFrame(() => heard.times.push(performance.now() - since)));
  }).observe(document.body, { subtree: true, attributeFilter: ["data-shown"] });
  return heard;
}

/** A piece, as long as pieces lead on; then the button that is ready; where they lead nowhere, any choice that is listed. */
function target() {
  const ready = choices().filter((button) => button.classList.contains("ready"));
  const pieces = all("[data-spot].lit:not(.chosen)").filter(seen);
  if (ready.length > 0 && (pieces.length === 0 || urge % 4 > 0)) return any(ready);
  return any(pieces.length > 0 && (urge % 10 > 0 || choices().length === 0) ? pieces : choices());
}

/** A place where a click meets the element and nothing that lies over it; he scrolls on if the question lies over the middle. */
function place(element) {
  for (const block of ["center", "end"]) {
    element.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
    const free = [...element.getClientRects()].flatMap(points).find(({ x, y }) => meets(document.elementFromPoint(x, y), element));
    if (free) return free;
  }
  return {};
}

/** Points of a box, its middle first. */
function points(box) {
  const shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];
  const at = (right, down) => ({ x: Math.round(box.left + box.width * right), y: Math.round(box.top + box.height * down) });
  return shares.flatMap((down) => shares.map((right) => at(right, down)));
}

function meets(hit, element) {
  if (element.matches("button")) return hit?.closest("button") === element;
  return hit?.closest("[data-spot]") === element && !hit.closest("a, button, form");
}

return (async () => {
  const heard = (window.spy ??= spy());
  const end = performance.now() + patience;
  const rests = () => (over() || asked()) && !moves();
  while (!rests() && performance.now() < end) await new Promise((wake) => setTimeout(wake, 5));
  const lines = Number(document.querySelector("main").dataset.lines);
  const about = { rests: rests(), over: over(), lines, clicks: heard.clicks, times: heard.times.splice(0) };
  if (!about.rests || about.over) return about;
  const element = target();
  return { ...about, what: element.dataset.spot ?? element.textContent, ...place(element) };
})();
