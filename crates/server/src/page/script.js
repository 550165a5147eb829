// What makes a table lively: news as they come, pieces to point at, a keyboard, the past. Everything works without it, by forms.
// It knows spots, not games: an element with data-spot is a place, a button with data-spots an action that is made of such places.
"use strict";

const main = () => document.querySelector("main");
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const kept = (key, usual) => localStorage.getItem("hightable-" + key) ?? usual;
const keep = (key, value) => localStorage.setItem("hightable-" + key, value);

// --- Spots: what is chosen, what can be chosen next -------------------------------------------------------------------

let chosen = []; // elements, in the order in which they were pointed at

const names = (element) => (element.dataset.spots ?? "").split(" ").filter(Boolean);
const actions = () => all("#choices [data-spots]");

/** The spots of `whole` without those of `part`, each as often as it stands there; null if `part` has more. */
function without(whole, part) {
  const rest = [...whole];
  for (const name of part) {
    const at = rest.indexOf(name);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

const picked = () => chosen.map((element) => element.dataset.spot);

/** Lights what can be pointed at, hides the actions that what is chosen rules out, and readies the one that is made of it. */
function light() {
  chosen = chosen.filter((element) => element.isConnected);
  const every = actions().map((button) => [button, without(names(button), picked())]);
  const open = every.filter(([, rest]) => rest !== null);
  const next = new Set(open.flatMap(([, rest]) => rest));
  const only = open.length === 1 && chosen.length > 0;
  const refused = new Set(all("#refused [data-spots]").flatMap(names));
  for (const [button, rest] of every) {
    button.closest("li").hidden = rest === null;
    button.classList.toggle("ready", rest !== null && chosen.length > 0 && (only || rest.length === 0));
  }
  for (const element of places()) {
    const mine = chosen.includes(element);
    const lit = mine || next.has(element.dataset.spot);
    element.classList.toggle("lit", lit);
    element.classList.toggle("chosen", mine);
    if (lit) {
      mark(element, { tabindex: "0", role: "button", "aria-pressed": String(mine) });
    } else {
      mark(element, refused.has(element.dataset.spot) ? { tabindex: "0", role: "button", "aria-disabled": "true" } : {});
    }
  }
  for (const list of new Set(places().map((element) => element.closest("ul, ol")))) if (list) group(list);
  const list = document.querySelector("#choices");
  list?.classList.toggle("many", open.length > 12 && places().some((element) => next.has(element.dataset.spot)));
  if (only) document.querySelector("#choices .ready").focus();
}

const places = () => all("[data-spot]");

/** What cannot be taken back is asked for twice: this is the first time. */
function ready(button) {
  chosen = [];
  light();
  button.classList.add("ready");
  document.querySelector("#why")?.replaceChildren(button.closest("#choices").dataset.confirm);
}

/** Says to those who cannot see it what an element is for. */
function mark(element, marks) {
  for (const name of ["tabindex", "role", "aria-pressed", "aria-disabled"]) {
    if (name in marks) element.setAttribute(name, marks[name]);
    else element.removeAttribute(name);
  }
}

/** A list that has buttons for items is none any more, but a group. */
function group(list) {
  const buttons = [...list.children].some((item) => item.getAttribute("role") === "button");
  if (buttons) list.setAttribute("role", "group");
  else list.removeAttribute("role");
  for (const item of list.children) {
    if (item.getAttribute("role") !== "button") mark(item, buttons ? { role: "none" } : {});
  }
}

/** Why a place cannot be pointed at now. */
function refusal(element) {
  return all("#refused [data-spots]").find((line) => names(line).includes(element.dataset.spot));
}

function point(element) {
  if (element.classList.contains("chosen")) chosen = chosen.filter((other) => other !== element);
  else if (element.classList.contains("lit")) chosen.push(element);
  else return explain(element);
  explain(null);
  light();
}

function explain(element) {
  const place = document.querySelector("#why");
  if (!place) return;
  const line = element && !element.classList.contains("lit") ? refusal(element) : null;
  place.replaceChildren(...(line ? [...line.cloneNode(true).childNodes] : []));
}

document.addEventListener("click", (event) => {
  const element = event.target.closest("[data-spot]");
  if (element && !event.target.closest("a, button, form")) point(element);
});
document.addEventListener("pointerover", (event) => {
  const element = event.target.closest?.("[data-spot]");
  if (element) explain(element);
  const line = event.target.closest?.("#log [data-spots]");
  for (const lit of all(".said")) lit.classList.remove("said");
  if (line) for (const spot of all("[data-spot]")) spot.classList.toggle("said", names(line).includes(spot.dataset.spot));
});
document.addEventListener("focusin", (event) => {
  if (event.target.matches?.("[data-spot]")) explain(event.target);
});
document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
  const spot = event.target.closest("[data-spot]");
  if (spot && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    point(spot);
  } else if (event.key === "Escape") {
    chosen = [];
    light();
  } else if (event.key === "u") document.querySelector("[data-key=undo]")?.click();
  else if (event.key === "?") document.querySelector("[data-key=hint]")?.click();
  else if (/^[1-9]$/.test(event.key)) actions().filter((button) => !button.closest("li").hidden)[event.key - 1]?.focus();
});

// --- Showing a page in the place of this one ----------------------------------------------------------------------------

let asked = 0; // pages asked for so far
let shown = 0; // the latest of them that was shown: an older answer does not replace a newer one

/** Loads an address and shows its main part here. */
async function show(address, options = {}) {
  const turn = ++asked;
  const answer = await fetch(address, { headers: { accept: "text/html" }, ...options });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (turn < shown) return;
  shown = turn;
  const next = page.querySelector("main");
  // What stands before the server says that it is not there: no page of ours.
  if (!next && answer.status >= 500) throw new Error(answer.statusText);
  if (!next) return location.assign(address);
  document.body.classList.remove("lost");
  const stood = standing();
  // What is chosen stays chosen while nothing has moved: somebody has only said something.
  if (next.dataset.lines !== main().dataset.lines) chosen = [];
  morph(main(), next);
  main().dataset.shown = turn;
  document.title = page.title;
  const field = document.querySelector("#talk input[name=text]");
  if (field && options.body?.has("text")) field.value = "";
  arrive();
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches && !document.hidden) glide(stood);
}

/** Makes an element what another is and keeps all that is the same: the browser has only that to draw which has changed. */
function morph(old, next) {
  // A choice that has the focus must not turn into another one under somebody's finger.
  const apart = old.nodeType !== Node.ELEMENT_NODE || old.nodeName !== next.nodeName || old.id !== next.id || old.id === "choices";
  if (apart) return old.replaceWith(next);
  // What somebody has opened stays open.
  for (const { name } of [...old.attributes]) if (!next.hasAttribute(name) && name !== "open") old.removeAttribute(name);
  for (const { name, value } of next.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (old.type === "range") old.value = next.getAttribute("value");
  morphChildren(old, [...old.childNodes], [...next.childNodes]);
}

/** What is the same at the beginning and at the end stays; of the rest, one after the other becomes what it should be. */
function morphChildren(parent, olds, nexts) {
  let after = null;
  while (olds.length && nexts.length && olds[0].isEqualNode(nexts[0])) olds.shift(), nexts.shift();
  while (olds.length && nexts.length && olds.at(-1).isEqualNode(nexts.at(-1))) after = olds.pop(), nexts.pop();
  nexts.forEach((next, place) => {
    if (place < olds.length) morph(olds[place], next);
    else parent.insertBefore(next, after);
  });
  for (const old of olds.slice(nexts.length)) old.remove();
}

/** Where each piece is, seen from the corner of the board, and which side of it is up. */
function standing() {
  const board = document.querySelector("#board")?.getBoundingClientRect();
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

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.closest("main") || !form.matches("[data-live]")) return;
  event.preventDefault();
  if (event.submitter?.matches("[data-final]:not(.ready)")) return ready(event.submitter);
  const body = new URLSearchParams(new FormData(form, event.submitter));
  const address = new URL(form.getAttribute("action") ?? "", location);
  if (form.method === "get") {
    address.search = body;
    // A place in the past can be kept and sent on; a hint is for once.
    if (form.id === "past") history.replaceState(null, "", address);
    return void show(address).catch(lost);
  }
  for (const button of all("button", form)) button.disabled = true;
  show(address, { method: "POST", body }).then(sound).catch(lost);
});

document.addEventListener("input", (event) => {
  if (event.target.matches("#past input[type=range]")) event.target.form.requestSubmit();
});

// --- News ---------------------------------------------------------------------------------------------------------------

let events = null;

function listen() {
  const address = main().dataset.events;
  if (events && events.url === new URL(address ?? "", location).href) return;
  events?.close();
  events = null;
  if (!address) return;
  events = new EventSource(address);
  events.onmessage = (message) => {
    document.body.classList.remove("lost");
    const news = JSON.parse(message.data);
    const known = String(news.lines) === main().dataset.lines;
    if (!known || news.seats || news.talk.length > 0) refresh();
  };
  events.onerror = () => {
    lost();
    // A browser gives up where the answer was a refusal: then the page itself says why, once it can be had.
    if (events?.readyState !== EventSource.CLOSED) return;
    events = null;
    setTimeout(again, 5000);
  };
}

let loading = false;
let outdated = false;

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
function again() {
  show(location.href).catch(() => {
    lost();
    setTimeout(again, 5000);
  });
}

function lost() {
  document.body.classList.add("lost");
  for (const button of all("main button[disabled]")) button.disabled = false;
}

window.addEventListener("offline", lost);
window.addEventListener("online", () => show(location.href).catch(lost));
window.addEventListener("pageshow", (event) => { if (event.persisted) show(location.href).catch(lost); });

// --- My turn: title, icon, sound, notification -------------------------------------------------------------------------

let mine = null;

function call() {
  const now = main().dataset.mine === "yes";
  document.title = document.title.replace(/^● /, "");
  if (now) document.title = "● " + document.title;
  const icon = document.querySelector("link[rel=icon]");
  if (icon) icon.href = now ? "/icon-turn.svg" : "/icon.svg";
  if (now && mine === false && document.hidden && kept("notify") === "yes" && Notification.permission === "granted") {
    new Notification(document.title, { tag: location.pathname, icon: "/icon-turn.svg" });
  }
  mine = now;
}

function sound() {
  if (kept("sound") !== "yes" || !window.AudioContext) return;
  const room = new AudioContext();
  const tone = room.createOscillator();
  const loud = room.createGain();
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
  const theme = kept("theme", "");
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  document.documentElement.dataset.size = kept("size", "usual");
  for (const field of all("[data-wish]")) {
    if (field.type === "checkbox") field.checked = kept(field.dataset.wish) === "yes";
    else field.value = kept(field.dataset.wish, field.options[0].value);
  }
}

document.addEventListener("change", (event) => {
  const wish = event.target.dataset?.wish;
  if (!wish) return;
  const value = event.target.type === "checkbox" ? (event.target.checked ? "yes" : "no") : event.target.value;
  keep(wish, value);
  if (wish === "notify" && value === "yes") Notification?.requestPermission();
  dress();
});

// --- Rules: a drawer beside the table, and a search in it ---------------------------------------------------------------

document.addEventListener("click", (event) => {
  const link = event.target.closest?.('a[href^="/rules/"]');
  if (!link || !main().dataset.events || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  draw(link).catch(() => location.assign(link.href));
});

async function draw(link) {
  const answer = await fetch(link.href, { headers: { accept: "text/html" } });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const drawer = document.querySelector("#drawer");
  drawer.querySelector("div").replaceChildren(...page.querySelector("main").childNodes);
  scripted();
  if (!drawer.open) drawer.showModal();
  if (link.hash) document.getElementById(link.hash.slice(1))?.scrollIntoView();
}

const scripted = () => all("[data-scripted]").forEach((element) => { element.hidden = false; });

document.addEventListener("input", (event) => {
  if (!event.target.matches("[data-search]")) return;
  const wanted = event.target.value.trim().toLowerCase();
  for (const part of all("[data-paragraph]")) part.hidden = wanted !== "" && !part.textContent.toLowerCase().includes(wanted);
  for (const chapter of all(".chapter")) chapter.hidden = all("[data-paragraph]:not([hidden])", chapter).length === 0;
});

// --- Records: a file is read into the form --------------------------------------------------------------------------------

document.addEventListener("change", async (event) => {
  const into = event.target.dataset?.into;
  if (into && event.target.files[0]) document.getElementById(into).value = await event.target.files[0].text();
});

/** A page has come: by loading, or in the place of another. */
function arrive() {
  dress();
  scripted();
  light();
  call();
  listen();
  const news = document.querySelector("#news");
  if (news) news.textContent = news.dataset.text ?? "";
}

arrive();
