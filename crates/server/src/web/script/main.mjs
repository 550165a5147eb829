// The script of all pages. Everything works without it, by forms and links; with it a table shows moves as they happen, and
// moves are made by clicking on the board. It knows spots, not games.

import { announce } from "./announcements.mjs";
import { startClocks, updateClocks } from "./clock.mjs";
import { revealScripted } from "./dom.mjs";
import { listenForFields } from "./forms.mjs";
import { listenForKeys } from "./keyboard.mjs";
import { updateTurn } from "./notifications.mjs";
import { listenForForms, onShow, pageShown } from "./page.mjs";
import { applyPreferences, listenForPreferences } from "./preferences.mjs";
import { listenForRules } from "./rules.mjs";
import { listenOnBoard, updateBoard } from "./spots.mjs";
import { connect, listenForConnection } from "./updates.mjs";

for (const listener of [applyPreferences, revealScripted, updateBoard, updateTurn, connect, announce, updateClocks]) {
  onShow(listener);
}
listenOnBoard();
listenForKeys();
listenForForms();
listenForPreferences();
listenForRules();
listenForFields();
listenForConnection();
startClocks();
pageShown(false);
