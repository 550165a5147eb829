// Updates of a table over server-sent events. An update says that something is new; the page itself is then loaded and patched.

import { main } from "./dom.mjs";
import { playSound } from "./notifications.mjs";
import { connectionLost, show } from "./page.mjs";

const FIRST_DELAY = 1_000;
const LONGEST_DELAY = 30_000;

/** The content of an event, or null if it cannot be read. */
export function parseUpdate(data) {
  try {
    const { lines, reload = false, seats = false, talk = [] } = JSON.parse(data);
    return Number.isInteger(lines) ? { lines, reload, seats, messages: talk.length } : null;
  } catch {
    return null;
  }
}

/** Whether a page that shows so many lines of the journal is outdated by an update. What cannot be read outdates it, too. */
export function isOutdated(shownLines, update) {
  if (!update) return true;
  return update.reload || update.seats || update.messages > 0 || String(update.lines) !== shownLines;
}

/**
 * Milliseconds until the next attempt to reconnect after so many failures: doubled each time up to a limit. A random half of it
 * spreads the attempts of many pages that lost their server at the same moment.
 */
export function retryDelay(failures, random = Math.random()) {
  const longest = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** failures);
  return Math.round(longest * (0.5 + random / 2));
}

/** Wraps an asynchronous task: calls while it runs cause one more run afterwards, however many they are. */
export function coalesce(task) {
  let [isRunning, isRequested] = [false, false];
  return async () => {
    isRequested = true;
    while (isRequested && !isRunning) {
      [isRunning, isRequested] = [true, false];
      await task().finally(() => { isRunning = false; });
    }
  };
}

let source = null;
let failures = 0;
let timer = null;

/** Connects to the events of the table that is shown, or disconnects if there is none. */
export function connect() {
  const address = main().dataset.events;
  if (source && source.url === new URL(address ?? "", location).href) return;
  source?.close();
  source = address ? new EventSource(address) : null;
  if (!source) return;
  source.onmessage = receive;
  source.onerror = disconnected;
}

function receive({ data }) {
  failures = 0;
  clearTimeout(timer);
  document.body.classList.remove("lost");
  if (isOutdated(main().dataset.lines, parseUpdate(data))) refresh();
}

/** The browser reconnects by itself, except after a refusal: then the page is loaded again, which tells the reason. */
function disconnected() {
  connectionLost();
  if (source?.readyState !== EventSource.CLOSED) return;
  source = null;
  retry();
}

function retry() {
  clearTimeout(timer);
  timer = setTimeout(() => reload().catch(retry), retryDelay(failures));
  failures += 1;
}

const refresh = coalesce(() => reload().then(playSound).catch(() => {}));

async function reload() {
  try {
    await show(location.href);
  } catch (error) {
    connectionLost();
    throw error;
  }
}

export function listenForConnection() {
  const tryReload = () => reload().catch(() => {});
  window.addEventListener("offline", connectionLost);
  window.addEventListener("online", tryReload);
  window.addEventListener("pageshow", (event) => { if (event.persisted) tryReload(); });
}
