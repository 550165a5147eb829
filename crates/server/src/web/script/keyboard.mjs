// Keys of a table. The page lists them under its settings.

import { on, one } from "./dom.mjs";
import { clearSelection, selectSpot, visibleActions } from "./spots.mjs";

/** What a key does: `select`, `clear`, `button` (the button with that `data-key`), `choice` (the one with that number) or null. */
export function commandOf({ key, ctrlKey, metaKey, altKey }, isOnSpot) {
  if (ctrlKey || metaKey || altKey) return null;
  if (isOnSpot && (key === "Enter" || key === " ")) return "select";
  if (key === "Escape") return "clear";
  if (key === "u" || key === "?") return "button";
  return /^[1-9]$/.test(key) ? "choice" : null;
}

function run(command, event, spot) {
  if (command === "select") {
    event.preventDefault();
    selectSpot(spot);
  }
  if (command === "clear") clearSelection();
  if (command === "button") one(`[data-key="${event.key}"]`)?.click();
  if (command === "choice") visibleActions()[event.key - 1]?.focus();
}

export function listenForKeys() {
  on("keydown", "body", (_, event) => {
    // Keys in a field are text.
    if (event.target.closest("input, select, textarea")) return;
    const spot = event.target.closest("[data-spot]");
    run(commandOf(event, Boolean(spot)), event, spot);
  });
}
