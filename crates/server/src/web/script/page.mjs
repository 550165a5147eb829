// Showing a page in place of the current one: forms and links of a table are sent and followed without loading it anew.

import { all, main, on, one } from "./dom.mjs";
import { morph } from "./morph.mjs";
import { animatePieces, piecePlaces } from "./motion.mjs";
import { playSound } from "./notifications.mjs";
import { requestConfirmation } from "./spots.mjs";

/** The number of pages requested, and the number of the latest one that was shown: an older page does not replace a newer one. */
let [requested, shown] = [0, 0];
/** Whether an element of the page had the focus, so that one has to have it afterwards. */
let hadFocus = false;
const listeners = [];

/** Calls a function whenever a page is shown, also for the one that is loaded first. */
export const onShow = (listener) => listeners.push(listener);

export async function load(address, options = {}) {
  const answer = await fetch(address, { headers: { accept: "text/html" }, ...options });
  return [answer, new DOMParser().parseFromString(await answer.text(), "text/html")];
}

/** Loads an address and shows its main part. */
export async function show(address, options = {}) {
  const number = ++requested;
  const [answer, page] = await load(address, options);
  if (number < shown) return;
  const next = one("main", page);
  // A gateway that answers in place of the server sends no page of ours.
  if (!next && answer.status >= 500) throw new Error(answer.statusText);
  if (!next) return location.assign(address);
  shown = number;
  replaceMain(next, page.title);
  if (options.body?.has("text")) one("#talk input[name=text]").value = "";
}

function replaceMain(next, title) {
  document.body.classList.remove("lost");
  const before = piecePlaces();
  const samePosition = next.dataset.lines === main().dataset.lines;
  hadFocus ||= document.activeElement !== document.body;
  morph(main(), next, { keep: new Set(samePosition ? ["news", "choices"] : ["news"]), replace: new Set(["choices"]) });
  main().dataset.shown = shown;
  document.title = title;
  pageShown(samePosition);
  restoreFocus();
  animatePieces(before);
}

/** Runs all that has to happen when a page is shown, the first one included. */
export function pageShown(samePosition) {
  enableButtons();
  for (const listener of listeners) listener({ samePosition });
  // Going back in the history leads to the hand-over screen, not to what it hides.
  const curtain = one("#curtain");
  if (curtain) history.replaceState(null, "", curtain.dataset.address);
}

/** Moves the focus to the question if the focused element is gone, or waited for a question: so players by keyboard go on. */
function restoreFocus() {
  const isLost = document.activeElement === document.body || document.activeElement.matches(".ask .turn");
  if (hadFocus && isLost) (one(".ask h2") ?? one(".ask .turn"))?.focus({ preventScroll: true });
  hadFocus = false;
}

function enableButtons() {
  for (const button of all("main button[disabled]")) button.disabled = false;
}

/** Says that there is no connection, and lets people try again. */
export function connectionLost() {
  document.body.classList.add("lost");
  enableButtons();
}

function submit(form, event) {
  event.preventDefault();
  if (event.submitter?.matches("[data-final]:not(.ready)")) return requestConfirmation(event.submitter);
  const body = new URLSearchParams(new FormData(form, event.submitter));
  const address = new URL(form.getAttribute("action") ?? "", location);
  if (form.method === "get") return get(form, address, body);
  for (const button of all("button", form)) button.disabled = true;
  hadFocus = true;
  show(address, { method: "POST", body }).then(playSound).catch(connectionLost);
}

function get(form, address, query) {
  // The current position has no number in the address: it goes on.
  if (form.elements.ply?.value === form.elements.ply?.max) query.delete("ply");
  address.search = query;
  // A position of the past can be kept and shared by its address; a hint is meant for once.
  if (form.id === "past") history.replaceState(null, "", address);
  show(address).catch(connectionLost);
}

/** Follows links of a table by a function, unless they are to be opened elsewhere. */
export function follow(selector, handler) {
  on("click", selector, (link, event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !main().dataset.events) return;
    event.preventDefault();
    handler(link).catch(() => location.assign(link.href));
  });
}

export function listenForForms() {
  on("submit", "main form[data-live]", submit);
  on("input", "#past input[type=range]", (field) => field.form.requestSubmit());
  follow("#past a[data-step]", (link) => {
    history.replaceState(null, "", link.href);
    return show(link.href);
  });
}
