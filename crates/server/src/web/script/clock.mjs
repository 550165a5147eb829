// Clocks: how long a player has been thinking, or how much time is left.

import { all } from "./dom.mjs";

/** Minutes and seconds, with hours if there are any: `4:05`, `1:04:05`. */
export function clockText(milliseconds) {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const parts = hours > 0 ? [hours, String(minutes).padStart(2, "0")] : [minutes];
  return [...parts, String(seconds % 60).padStart(2, "0")].join(":");
}

export function updateClocks() {
  for (const clock of all("time[data-since]")) {
    const { since, until } = clock.dataset;
    clock.textContent = clockText(until ? until - Date.now() : Date.now() - since);
  }
}

export const startClocks = () => setInterval(updateClocks, 1000);
