// Settings that the browser keeps: colours, size of text, sound, notifications.

import { all, on } from "./dom.mjs";

export const preference = (key, standard) => localStorage.getItem("hightable-" + key) ?? standard;

/** A page is shown: applies the settings, and shows them in their fields. */
export function applyPreferences() {
  const { dataset } = document.documentElement;
  dataset.theme = preference("theme", "");
  dataset.size = preference("size", "usual");
  for (const field of all("[data-wish]")) {
    if (field.type === "checkbox") field.checked = preference(field.dataset.wish) === "yes";
    else field.value = preference(field.dataset.wish, field.options[0].value);
  }
}

function change(field) {
  const value = field.type === "checkbox" ? (field.checked ? "yes" : "no") : field.value;
  localStorage.setItem("hightable-" + field.dataset.wish, value);
  if (field.dataset.wish === "notify" && value === "yes") window.Notification?.requestPermission();
  applyPreferences();
}

export const listenForPreferences = () => on("change", "[data-wish]", change);
