// What makes a table lively: news as they come, pieces to point at, a keyboard, the past. Everything works without it, by forms.
// It knows spots, not games: an element with data-spot is a place, a button with data-spots an action that is made of such places.
"use strict";

const main = () => one("main");
const one = (selector, root = document) => root.querySelector(selector);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
/** Does something when an event of a kind happens within what a selector finds. */
const on = (kind, selector, act) => document.addEventListener(kind, (event) => {
  const found = event.target.closest?.(selector);
  if (found) act(found, event);
});
const kept = (key, usual) => localStorage.getItem("hightable-" + key) ?? usual;
const keep = (key, value) => localStorage.setItem("hightable-" + key, value);
// --- Spots: what is chosen, what can be chosen next -------------------------------------------------------------------
let chosen = []; // elements, in the order in which they were pointed at
const names = (element) => (element.dataset.spots ?? "").split(" ").filter(Boolean);
const actions = () => all("#choices [data-spots]");
const places = () => all("[data-spot]:not(.diagram *)");
const picked = () => chosen.map((element) => element.dataset.spot);

/** The spots of `whole` without those of `part`, each as often as it stands there; null if `part` has more. */
const without = (whole, part) => part.reduce((rest, name) => (rest?.includes(name) ? rest.toSpliced(rest.indexOf(name), 1) : null), whole);

/** Lights what can be pointed at, hides the actions that what is chosen rules out, and readies the one that is made of it. */
function light() {
  chosen = chosen.filter((element) => element.isConnected);
  const there = new Set(places().map((element) => element.dataset.spot));
  const every = actions().map((button) => [button, without(names(button), picked())]);
  const open = every.filter(([, rest]) => rest !== null);
  const next = new Set(open.flatMap(([, rest]) => rest));
  const only = open.length === 1 && chosen.length > 0;
  const refused = new Set(all("#refused [data-spots]").flatMap(names));
  for (const [button, rest] of every) {
    button.closest("li").hidden = rest === null;
    button.closest("li").classList.toggle("placed", names(button).every((name) => there.has(name)));
    button.classList.toggle("ready", rest !== null && chosen.length > 0 && (only || rest.length === 0));
  }
  for (const element of places()) {
    const mine = element.classList.toggle("chosen", chosen.includes(element));
    const lit = element.classList.toggle("lit", mine || next.has(element.dataset.spot));
    if (lit) mark(element, { tabindex: "0", role: "button", "aria-pressed": String(mine) });
    else mark(element, refused.has(element.dataset.spot) ? { tabindex: "0", role: "button", "aria-disabled": "true" } : {});
  }
  for (const list of new Set(places().map((element) => element.closest("ul, ol")))) if (list) group(list);
  sumUp(open.length, next);
  if (only) one("#choices .ready").focus({ preventScroll: true });
}

/** Says what is chosen and how many ways lead on; many of them are not all listed as long as pieces show the way. */
function sumUp(ways, next) {
  const most = matchMedia("(max-width: 40rem)").matches ? 6 : 12;
  const many = ways > most && places().some((element) => next.has(element.dataset.spot));
  one("#choices")?.classList.toggle("many", many);
  for (const place of all("#ways")) [place.hidden, one("b", place).textContent] = [!many, ways];
  const worth = chosen.reduce((sum, element) => sum + (element.matches(".card") ? parseInt(element.textContent) : NaN), 0);
  for (const place of all("#picked")) {
    place.hidden = chosen.length === 0;
    one("output", place).textContent = Number.isNaN(worth) ? chosen.length : `${chosen.length} (${worth})`;
  }
  gather();
}

/** While something is chosen or explained, a telephone shows it at its foot, where the thumb is; nothing moves away under it. */
function gather() {
  const frame = one("#decide")?.closest("section");
  if (!frame) return;
  const busy = chosen.length > 0 || one("#why").hasChildNodes();
  if (busy) frame.style.minHeight ||= frame.offsetHeight + "px";
  one("#decide").classList.toggle("busy", busy);
}
const clear = () => { chosen = []; explain(null); light(); };
/** What cannot be taken back is asked for twice: this is the first time. */
function ready(button) {
  clear();
  button.classList.add("ready");
  one("#why").replaceChildren(button.closest("#choices").dataset.confirm);
  gather();
}

/** Says to those who cannot see it what an element is for. */
function mark(element, marks) {
  for (const name of ["tabindex", "role", "aria-pressed", "aria-disabled"]) element.toggleAttribute(name, name in marks);
  for (const name in marks) element.setAttribute(name, marks[name]);
}
/** A list that has buttons for items is none any more, but a group. */
function group(list) {
  const others = [...list.children].filter((item) => item.getAttribute("role") !== "button");
  const buttons = others.length < list.children.length;
  mark(list, buttons ? { role: "group" } : {});
  for (const item of others) mark(item, buttons ? { role: "none" } : {});
}

function point(element) {
  if (element.classList.contains("chosen")) chosen = chosen.filter((other) => other !== element);
  else if (element.classList.contains("lit")) chosen.push(element);
  else return explain(element);
  explain(null);
  light();
}

/** Says why a place cannot be pointed at now. */
function explain(element) {
  const about = (line) => !element.classList.contains("lit") && names(line).includes(element.dataset.spot);
  const lines = element ? all("#refused [data-spots]").filter(about) : [];
  const line = lines.find((line) => without(names(line), picked())) ?? lines[0];
  one("#why")?.replaceChildren(...(line ? line.cloneNode(true).childNodes : []));
  gather();
}

/** Marks what a line of the log or a hint is about. What somebody else did it with lies before him, not before who looks. */
function say(line, mark) {
  for (const marked of all("." + mark)) marked.classList.remove(mark);
  if (!line) return;
  const by = line.dataset.by;
  for (const name of names(line)) {
    places().find((spot) => spot.dataset.spot === name && !spot.classList.contains(mark) && (!by || isFor(spot, by)))?.classList.add(mark);
  }
  if (by) one(`#board .player.seat-${by}`)?.classList.add(mark);
}
/** Whether a place is common to all, belongs to the one who did something, or is named after whom it belongs to. */
function isFor(spot, by) {
  const owner = spot.closest("[class*=seat-]")?.getAttribute("class").match(/seat-(\d)/)[1];
  return !owner || owner === by || spot.dataset.spot.split("-").includes(owner);
}
on("click", "[data-spot]", (element, event) => { if (!event.target.closest("a, button, form")) point(element); });
on("click", "[data-clear]", clear);
on("click", "[data-unfold]", () => one("#choices").classList.add("unfolded"));
on("click", "#log [data-spots]", () => one(".said")?.scrollIntoView({ block: "nearest" }));
for (const kind of ["pointerover", "focusin"]) {
  on(kind, "[data-spot]", explain);
  on(kind, "body", (_, event) => say(event.target.closest("#log [data-spots]"), "said"));
}
document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
  const spot = event.target.closest("[data-spot]");
  if (spot && ["Enter", " "].includes(event.key)) event.preventDefault(), point(spot);
  else if (event.key === "Escape") clear();
  else if (["u", "?"].includes(event.key)) one(`[data-key="${event.key}"]`)?.click();
  else if (/^[1-9]$/.test(event.key)) actions().filter((button) => button.checkVisibility())[event.key - 1]?.focus();
});
// --- Showing a page in the place of this one ----------------------------------------------------------------------------
let [asked, shown] = [0, 0]; // pages asked for, and the latest of them that was shown: an older one does not replace a newer one
let still = false; // whether it shows the position that was shown before
let held = false; // whether something in the page had the focus
async function load(address, options = {}) {
  const answer = await fetch(address, { headers: { accept: "text/html" }, ...options });
  return [answer, new DOMParser().parseFromString(await answer.text(), "text/html")];
}

/** Loads an address and shows its main part here. */
async function show(address, options = {}) {
  const turn = ++asked;
  const [answer, page] = await load(address, options);
  if (turn < shown) return;
  const next = one("main", page);
  // What stands before the server says that it is not there: no page of ours.
  if (!next && answer.status >= 500) throw new Error(answer.statusText);
  if (!next) return location.assign(address);
  shown = turn;
  document.body.classList.remove("lost");
  const stood = standing();
  // What is chosen stays chosen while nothing has moved: somebody has only said something.
  still = next.dataset.lines === main().dataset.lines;
  if (!still) chosen = [];
  held ||= document.activeElement !== document.body;
  morph(main(), next);
  main().dataset.shown = turn;
  document.title = page.title;
  if (options.body?.has("text")) one("#talk input[name=text]").value = "";
  arrive();
  hold();
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches && !document.hidden) glide(stood);
}

/** What had the focus is gone, or waited for a question: whoever plays by keys goes on at what is asked. */
function hold() {
  const lost = document.activeElement === document.body || document.activeElement.matches(".ask .turn");
  if (held && lost) (one(".ask h2") ?? one(".ask .turn"))?.focus({ preventScroll: true });
  held = false;
}

/** Makes an element what another is and keeps all that is the same: the browser has only that to draw which has changed. */
function morph(old, next) {
  // A choice that has the focus must not turn into another one under somebody's finger.
  if (old.id === next.id && (old.id === "news" || (still && old.id === "choices"))) return;
  const apart = old.nodeType !== Node.ELEMENT_NODE || old.nodeName !== next.nodeName || old.id !== next.id || old.id === "choices";
  if (apart) return old.replaceWith(next);
  // What somebody has opened stays open.
  for (const { name } of [...old.attributes]) if (!next.hasAttribute(name) && name !== "open") old.removeAttribute(name);
  for (const { name, value } of next.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (old.type === "range") old.value = next.getAttribute("value");
  morphChildren(old, [...old.childNodes], [...next.childNodes]);
}

/** What is the same at the beginning and at the end stays, and what has the same id; the rest becomes, one by one, what it should be. */
function morphChildren(parent, olds, nexts) {
  let after = null;
  while (olds.length && nexts.length && olds[0].isEqualNode(nexts[0])) olds.shift(), nexts.shift();
  while (olds.length && nexts.length && olds.at(-1).isEqualNode(nexts.at(-1))) after = olds.pop(), nexts.pop();
  const kept = new Set(nexts.map((next) => next.id).filter((id) => id && olds.some((old) => old.id === id)));
  for (const next of nexts) {
    if (kept.has(next.id)) while (olds.length && olds[0].id !== next.id) kept.delete(olds[0].id), olds.shift().remove();
    if (olds.length && (olds[0].id === next.id || !kept.has(olds[0].id))) morph(olds.shift(), next);
    else parent.insertBefore(next, olds[0] ?? after);
  }
  for (const old of olds) old.remove();
}

/** Where each piece is, seen from the corner of the board, and which side of it is up. */
function standing() {
  const board = one("#board")?.getBoundingClientRect();
  const place = (piece, box) => ({ x: box.left - board.left, y: box.top - board.top, face: piece.dataset.face });
  return new Map(all("#board [data-piece]").map((piece) => [piece.dataset.piece, place(piece, piece.getBoundingClientRect())]));
}

/** What a piece does that comes, or that shows another side than before. */
const changes = {
  roll: { rotate: ["-1turn", "0turn"], scale: [0.4, 1] },
  flip: { rotate: ["y 0.5turn", "y 0turn"] },
  burn: { filter: ["sepia(1) saturate(9) hue-rotate(-40deg) brightness(1.2)", "none"] },
};
/** Pieces keep their names: each that is elsewhere now moves there from where it stood. Nobody has to wait for it. */
function glide(stood) {
  if (stood.size === 0) return;
  const moved = { duration: 300, easing: "ease-in-out" };
  const stand = standing();
  for (const piece of all("#board [data-piece]")) {
    const [from, to] = [stood.get(piece.dataset.piece), stand.get(piece.dataset.piece)];
    if (!from) piece.animate(changes[piece.dataset.comes] ?? { opacity: [0, 1] }, moved);
    else if (Math.hypot(from.x - to.x, from.y - to.y) > 1) piece.animate({ translate: [way(piece, from, to), "0 0"] }, moved);
    const turned = from && from.face !== to.face && (piece.dataset.was ?? from.face) === from.face;
    if (turned && piece.dataset.change) piece.animate(changes[piece.dataset.change], { duration: 600 });
  }
}
/** The way back to where a piece stood, in the measure of the picture that it is part of. */
function way(piece, from, to) {
  const { a, b, c, d } = piece.parentNode.getScreenCTM?.() ?? new DOMMatrix();
  const { x, y } = new DOMPoint(from.x - to.x, from.y - to.y).matrixTransform(new DOMMatrix([a, b, c, d, 0, 0]).inverse());
  return `${x}px ${y}px`;
}

on("submit", "main form[data-live]", (form, event) => {
  event.preventDefault();
  if (event.submitter?.matches("[data-final]:not(.ready)")) return ready(event.submitter);
  const body = new URLSearchParams(new FormData(form, event.submitter));
  const address = new URL(form.getAttribute("action") ?? "", location);
  if (form.method === "get") {
    // A place in the past can be kept and sent on, now is not one of them; a hint is for once.
    if (form.elements.ply?.value === form.elements.ply?.max) body.delete("ply");
    address.search = body;
    if (form.id === "past") history.replaceState(null, "", address);
    return void show(address).catch(lost);
  }
  for (const button of all("button", form)) button.disabled = true;
  held = true;
  show(address, { method: "POST", body }).then(sound).catch(lost);
});
on("input", "#past input[type=range]", (field) => field.form.requestSubmit());
/** A link that is followed in the same window is followed here. */
const follow = (selector, go) => on("click", selector, (link, event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || !main().dataset.events) return;
  event.preventDefault();
  go(link).catch(() => location.assign(link.href));
});
follow("#past a[data-step]", (link) => {
  history.replaceState(null, "", link.href);
  return show(link.href);
});
// --- News ---------------------------------------------------------------------------------------------------------------
let events = null;
function listen() {
  const address = main().dataset.events;
  if (events && events.url === new URL(address ?? "", location).href) return;
  events?.close();
  events = address ? new EventSource(address) : null;
  if (!events) return;
  events.onmessage = (message) => {
    document.body.classList.remove("lost");
    const { lines, seats, talk } = JSON.parse(message.data);
    if (String(lines) !== main().dataset.lines || seats || talk.length > 0) refresh();
  };
  events.onerror = () => {
    lost();
    // A browser gives up where the answer was a refusal: then the page itself says why, once it can be had.
    if (events?.readyState === EventSource.CLOSED) [events] = [null, setTimeout(again, 5000)];
  };
}

let [loading, outdated] = [false, false];
/** Shows the page anew; news that come meanwhile are one more reason to do so afterwards, not many. */
async function refresh() {
  outdated = true;
  while (outdated && !loading) {
    [loading, outdated] = [true, false];
    await show(location.href).then(sound).catch(lost);
    loading = false;
  }
}

/** Shows the page anew, as soon as that is possible. */
const again = () => show(location.href).catch(() => (lost(), setTimeout(again, 5000)));
const enable = () => all("main button[disabled]").forEach((button) => { button.disabled = false; });
const lost = () => { document.body.classList.add("lost"); enable(); };
window.addEventListener("offline", lost);
window.addEventListener("online", () => show(location.href).catch(lost));
window.addEventListener("pageshow", (event) => { if (event.persisted) show(location.href).catch(lost); });
// --- My turn: title, icon, sound, notification -------------------------------------------------------------------------
let mine = null;
function call() {
  const now = main().dataset.mine === "yes";
  document.title = (now ? "● " : "") + document.title.replace(/^● /, "");
  one("link[rel=icon]").href = now ? "/icon-turn.svg" : "/icon.svg";
  if (now && mine === false && document.hidden && kept("notify") === "yes" && Notification.permission === "granted") {
    new Notification(document.title, { tag: location.pathname, icon: "/icon-turn.svg" });
  }
  mine = now;
}

function sound() {
  if (kept("sound") !== "yes" || !window.AudioContext) return;
  const room = new AudioContext();
  const [tone, loud] = [room.createOscillator(), room.createGain()];
  tone.frequency.value = main().dataset.mine === "yes" ? 660 : 440;
  loud.gain.setValueAtTime(0.08, room.currentTime);
  loud.gain.exponentialRampToValueAtTime(0.0001, room.currentTime + 0.25);
  tone.connect(loud).connect(room.destination);
  tone.start();
  tone.stop(room.currentTime + 0.25);
  tone.onended = () => room.close();
}
// --- Wishes of one's own: theme, size of text, sound, notifications -----------------------------------------------------
function dress() {
  Object.assign(document.documentElement.dataset, { theme: kept("theme", ""), size: kept("size", "usual") });
  for (const field of all("[data-wish]")) {
    if (field.type === "checkbox") field.checked = kept(field.dataset.wish) === "yes";
    else field.value = kept(field.dataset.wish, field.options[0].value);
  }
}

on("change", "[data-wish]", (field) => {
  const value = field.type === "checkbox" ? (field.checked ? "yes" : "no") : field.value;
  keep(field.dataset.wish, value);
  if (field.dataset.wish === "notify" && value === "yes") Notification?.requestPermission();
  dress();
});
// --- Rules: a drawer beside the table, and a search in it ---------------------------------------------------------------
follow('a[href^="/rules/"]', draw);
async function draw(link) {
  const [, page] = await load(link.href);
  const drawer = one("#drawer");
  one("div", drawer).replaceChildren(...one("main", page).childNodes);
  scripted();
  if (!drawer.open) drawer.showModal();
  if (link.hash) document.getElementById(link.hash.slice(1))?.scrollIntoView();
}

const scripted = () => all("[data-scripted]").forEach((element) => { element.hidden = false; });
on("input", "[data-search]", (field) => {
  const book = field.closest("main, #drawer");
  const wanted = field.value.trim().toLowerCase();
  for (const part of all("[data-paragraph]", book)) part.hidden = !part.textContent.toLowerCase().includes(wanted);
  for (const chapter of all(".chapter", book)) chapter.hidden = !one("[data-paragraph]:not([hidden])", chapter);
  for (const part of all("[data-unsearched]", book)) part.hidden = wanted !== "";
  one("#found", book).textContent = all("[data-paragraph]:not([hidden])", book).length;
  one("#found", book).parentNode.hidden = wanted === "";
});

on("click", "[data-print]", () => print());

/** The text of a file is read into the form, and the choice that it belongs to is made. */
on("change", "[data-into]", async (field) => {
  document.getElementById(field.dataset.into).value = await field.files[0]?.text() ?? "";
  for (const choice of all("#figures-from-file")) choice.checked = true;
});
// --- Figure editor: what is changed, and what is wrong with it, as one types ---------------------------------------------
let checking = 0;
on("input", "#figures :is(.figure, .words) :is(input, select, textarea)", (field) => {
  const figure = field.closest(".figure");
  const value = field.value.trim();
  figure?.classList.toggle("changed", value !== "" && value !== figure.dataset.standard);
  clearTimeout(checking);
  checking = setTimeout(check, 300, field.form);
});
async function check(form) {
  const sent = new URLSearchParams();
  for (const field of all(".changed :is(input, select)", form)) sent.append(field.name, field.value);
  for (const field of all(".words :is(input, textarea)", form)) if (field.value.trim()) sent.append(field.name, field.value);
  const answer = await fetch(form.dataset.figures, { method: "POST", body: sent }).catch(() => null);
  if (!answer?.ok) return;
  const { state, errors } = await answer.json();
  for (const error of all(".figure .error", form)) {
    const key = error.id.slice(2);
    error.textContent = errors[key] ?? "";
    const field = document.getElementById("f." + key);
    if (key in errors) field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
  }
  one("#figures-state").textContent = state;
}
// --- What has happened, for who hears it, and how long somebody has been thinking --------------------------------------------
let told = null; // the ply that was told last
function tell() {
  if (!one("#news") || one(".then")) return;
  const lines = all("#log [data-ply]").reverse();
  const fresh = told === null ? [] : lines.filter((line) => Number(line.dataset.ply) > told);
  if (fresh.length > 0) one("#news").textContent = fresh.flatMap((line) => [...line.children].reverse().map((event) => event.textContent)).join(" ");
  told = Number(lines.at(-1)?.dataset.ply ?? 0);
}

function tick() {
  for (const clock of all("time[data-since]")) {
    const { since, until } = clock.dataset;
    const seconds = Math.max(0, Math.floor((until ? until - Date.now() : Date.now() - since) / 1000));
    const [hours, time] = [Math.floor(seconds / 3600), new Date(seconds * 1000).toISOString().slice(14, 19)];
    clock.textContent = hours > 0 ? `${hours}:${time}` : time.replace(/^0/, "");
  }
}
setInterval(tick, 1000);
/** A page has come: by loading, or in the place of another. */
function arrive() {
  for (const part of [dress, scripted, enable, light, call, listen, tell, tick]) part();
  const hint = one(".hint[data-spots]");
  say(hint, "hinted");
  actions().find((button) => button.value === hint?.dataset.action)?.classList.add("hinted");
  // Who goes back finds the curtain, and nothing of what was before it.
  if (one("#curtain")) history.replaceState(null, "", one("#curtain").dataset.address);
}

arrive();
