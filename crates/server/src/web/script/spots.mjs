// Spots on the board and the list of choices. An element with `data-spot` is a spot; a button in `#choices` with `data-spots` is
// an action; a line in `#refused` with `data-spots` is an action that is not possible, with its reason.

import { all, on, one, setAccessibility } from "./dom.mjs";
import { explanation, isFolded, isReady, narrow, parseSpots, selectionLabel, toggle } from "./selection.mjs";

/** The selected elements, in the order of selection. */
let selected = [];

const spotElements = () => all("[data-spot]").filter((element) => !element.closest(".diagram"));
const actionButtons = () => all("#choices [data-spots]");
const spotsOf = (element) => parseSpots(element.dataset.spots);
const spotOf = (element) => element.dataset.spot;
const isSelectable = (element) => element.classList.contains("lit");

/** The buttons of all actions that are listed now. */
export const visibleActions = () => actionButtons().filter((button) => button.checkVisibility());

/** Highlights selectable spots, hides actions that the selection rules out, and highlights the action that is selected. */
function update() {
  selected = selected.filter((element) => element.isConnected);
  const buttons = actionButtons();
  const names = selected.map(spotOf);
  const result = narrow(buttons.map(spotsOf), names);
  updateChoices(buttons, result, names);
  updateSpots(result.selectable);
  updateSummary(result);
  if (result.isSettled) one("#choices .ready").focus({ preventScroll: true });
}

function updateChoices(buttons, { remaining, isSettled }, names) {
  const onBoard = new Set(spotElements().map(spotOf));
  for (const [index, button] of buttons.entries()) {
    const item = button.closest("li");
    item.hidden = remaining[index] === null;
    item.classList.toggle("placed", spotsOf(button).every((spot) => onBoard.has(spot)));
    button.classList.toggle("ready", isReady(remaining[index], names, isSettled));
  }
}

function updateSpots(selectable) {
  const refused = new Set(all("#refused [data-spots]").flatMap(spotsOf));
  for (const element of spotElements()) {
    const isSelected = element.classList.toggle("chosen", selected.includes(element));
    const isLit = element.classList.toggle("lit", isSelected || selectable.has(spotOf(element)));
    const button = { tabindex: "0", role: "button" };
    if (isLit) setAccessibility(element, { ...button, "aria-pressed": String(isSelected) });
    else setAccessibility(element, refused.has(spotOf(element)) ? { ...button, "aria-disabled": "true" } : {});
  }
  for (const list of new Set(spotElements().map((element) => element.closest("ul, ol")))) if (list) setListRole(list);
}

/** A list whose items are buttons is a group for assistive technology. */
function setListRole(list) {
  const others = [...list.children].filter((item) => item.getAttribute("role") !== "button");
  const hasButtons = others.length < list.children.length;
  setAccessibility(list, hasButtons ? { role: "group" } : {});
  for (const item of others) setAccessibility(item, hasButtons ? { role: "none" } : {});
}

/** Shows what is selected and how many actions remain, and folds the list of choices if they are many. */
function updateSummary({ open, selectable }) {
  const hasSelectable = spotElements().some((element) => selectable.has(spotOf(element)));
  const folded = isFolded(open, hasSelectable, matchMedia("(max-width: 40rem)").matches);
  one("#choices")?.classList.toggle("many", folded);
  for (const ways of all("#ways")) {
    ways.hidden = !folded;
    one("b", ways).textContent = open;
  }
  const values = selected.map((element) => (element.matches(".card") ? parseInt(element.textContent) : NaN));
  for (const summary of all("#picked")) {
    summary.hidden = selected.length === 0;
    one("output", summary).textContent = selectionLabel(values);
  }
  updateBar();
}

/**
 * While something is selected or explained, a narrow screen shows it in a bar at the bottom. The question keeps its height, so
 * that nothing moves under a finger.
 */
function updateBar() {
  const section = one("#decide")?.closest("section");
  if (!section) return;
  const isBusy = selected.length > 0 || one("#why").hasChildNodes();
  if (isBusy) section.style.minHeight ||= section.offsetHeight + "px";
  one("#decide").classList.toggle("busy", isBusy);
}

export function clearSelection() {
  selected = [];
  explain(null);
  update();
}

/** Highlights the button of an action that cannot be taken back and asks for a second click on it. */
export function requestConfirmation(button) {
  clearSelection();
  button.classList.add("ready");
  one("#why").replaceChildren(button.closest("#choices").dataset.confirm);
  updateBar();
}

/** Selects a spot, or removes it from the selection; explains why if that is not possible. */
export function selectSpot(element) {
  const next = toggle(selected, element, isSelectable(element));
  if (!next) return explain(element);
  selected = next;
  explain(null);
  update();
}

/** Shows why a spot cannot be selected now. */
function explain(element) {
  const lines = element && !isSelectable(element) ? all("#refused [data-spots]") : [];
  const index = element ? explanation(lines.map(spotsOf), spotOf(element), selected.map(spotOf)) : null;
  one("#why")?.replaceChildren(...(index === null ? [] : lines[index].cloneNode(true).childNodes));
  updateBar();
}

/** Gives a class to the spots that a line of the log or a hint is about, and to nothing else. */
function markSpotsOf(line, className) {
  for (const marked of all("." + className)) marked.classList.remove(className);
  if (!line) return;
  const { by } = line.dataset;
  for (const name of spotsOf(line)) {
    const isMeant = (spot) => spotOf(spot) === name && !spot.classList.contains(className) && (!by || belongsTo(spot, by));
    spotElements().find(isMeant)?.classList.add(className);
  }
  if (by) one(`#board .player.seat-${by}`)?.classList.add(className);
}

/** Whether a spot is common to all seats, lies in the area of a seat, or names it. */
function belongsTo(spot, seat) {
  const owner = spot.closest("[class*=seat-]")?.getAttribute("class").match(/seat-(\d)/)[1];
  return !owner || owner === seat || spotOf(spot).split("-").includes(owner);
}

function markHint() {
  const hint = one(".hint[data-spots]");
  markSpotsOf(hint, "hinted");
  actionButtons().find((button) => button.value === hint?.dataset.action)?.classList.add("hinted");
}

/** A page is shown. Its selection is kept if it has the same position as the page before. */
export function updateBoard({ samePosition }) {
  if (!samePosition) selected = [];
  update();
  markHint();
}

/** Handles clicks, and what the pointer or the focus is on. */
export function listenOnBoard() {
  on("click", "[data-spot]", (element, event) => {
    if (!event.target.closest("a, button, form")) selectSpot(element);
  });
  on("click", "[data-clear]", clearSelection);
  on("click", "[data-unfold]", () => one("#choices").classList.add("unfolded"));
  on("click", "#log [data-spots]", () => one(".said")?.scrollIntoView({ block: "nearest" }));
  for (const kind of ["pointerover", "focusin"]) {
    on(kind, "[data-spot]", explain);
    on(kind, "body", (_, event) => markSpotsOf(event.target.closest("#log [data-spots]"), "said"));
  }
}
