// The rulebook: in a dialog beside the table, and the search in it.

import { all, on, one, revealScripted } from "./dom.mjs";
import { follow, load } from "./page.mjs";

/** Shows the page of a link in the dialog, at the paragraph that the link names. */
async function openDialog(link) {
  const [, page] = await load(link.href);
  const dialog = one("#drawer");
  one("div", dialog).replaceChildren(...one("main", page).childNodes);
  revealScripted();
  if (!dialog.open) dialog.showModal();
  if (link.hash) document.getElementById(link.hash.slice(1))?.scrollIntoView();
}

/** Shows the paragraphs that contain what is typed, and how many there are. */
function search(field) {
  const book = field.closest("main, #drawer");
  const wanted = field.value.trim().toLowerCase();
  for (const part of all("[data-paragraph]", book)) part.hidden = !part.textContent.toLowerCase().includes(wanted);
  for (const chapter of all(".chapter", book)) chapter.hidden = !one("[data-paragraph]:not([hidden])", chapter);
  for (const part of all("[data-unsearched]", book)) part.hidden = wanted !== "";
  const found = one("#found", book);
  found.textContent = all("[data-paragraph]:not([hidden])", book).length;
  found.parentNode.hidden = wanted === "";
}

export function listenForRules() {
  follow('a[href^="/rules/"]', openDialog);
  on("input", "[data-search]", search);
  on("click", "[data-print]", () => print());
}
