// How people learn that it is their turn: the title and the icon of the page, a sound, a notification of the browser.

import { main, one } from "./dom.mjs";
import { preference } from "./preferences.mjs";

const TURN_MARK = "● ";

/** The title of a page, with a mark if it is the reader's turn. */
export function turnTitle(title, isMyTurn) {
  const plain = title.startsWith(TURN_MARK) ? title.slice(TURN_MARK.length) : title;
  return isMyTurn ? TURN_MARK + plain : plain;
}

/** Whether a turn is notified: it has just begun, the page cannot be seen, and the reader wants it. */
export function shouldNotify({ isMyTurn, wasMyTurn, isHidden, isWanted, permission }) {
  return isMyTurn && wasMyTurn === false && isHidden && isWanted && permission === "granted";
}

const isMyTurn = () => main().dataset.mine === "yes";
/** Whether it was the reader's turn on the page before; null if there was none. */
let wasMyTurn = null;

/** A page is shown. */
export function updateTurn() {
  document.title = turnTitle(document.title, isMyTurn());
  one("link[rel=icon]").href = isMyTurn() ? "/icon-turn.svg" : "/icon.svg";
  const { hidden: isHidden } = document;
  const isWanted = preference("notify") === "yes";
  const permission = window.Notification?.permission;
  if (shouldNotify({ isMyTurn: isMyTurn(), wasMyTurn, isHidden, isWanted, permission })) {
    new Notification(document.title, { tag: location.pathname, icon: "/icon-turn.svg" });
  }
  wasMyTurn = isMyTurn();
}

/** A short tone, higher if it is the reader's turn. */
export function playSound() {
  if (preference("sound") !== "yes" || !window.AudioContext) return;
  const context = new AudioContext();
  const [oscillator, gain] = [context.createOscillator(), context.createGain()];
  const end = context.currentTime + 0.25;
  oscillator.frequency.value = isMyTurn() ? 660 : 440;
  gain.gain.setValueAtTime(0.08, context.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start();
  oscillator.stop(end);
  oscillator.onended = () => context.close();
}
