// What happened since the page before, announced once by a live region for those who cannot see it.

import { all, one } from "./dom.mjs";

/**
 * The text to announce, empty if there is none, and the number of the latest ply. `lines` are those of the log with their
 * `ply` and `events`, the latest first in both; `last` is the latest ply that is known, or null on the first page.
 */
export function announcementOf(lines, last) {
  const news = last === null ? [] : lines.filter(({ ply }) => ply > last);
  const text = [...news].reverse().flatMap(({ events }) => [...events].reverse()).join(" ");
  return { text, last: lines[0]?.ply ?? 0 };
}

/** The number of the ply that was announced last. */
let last = null;

/** A page is shown. A position of the past is not announced. */
export function announce() {
  const region = one("#news");
  if (!region || one(".then")) return;
  const lineOf = (line) => ({ ply: Number(line.dataset.ply), events: [...line.children].map((event) => event.textContent) });
  const announcement = announcementOf(all("#log [data-ply]").map(lineOf), last);
  if (announcement.text) region.textContent = announcement.text;
  last = announcement.last;
}
