// Forms outside of a table: files that are read into the set-up form, and the figure editor.

import { all, on, one } from "./dom.mjs";

const CHECK_DELAY = 300;
let timer = null;

/** Reads a file into the text field that it names, which the form sends instead of the file, and selects its choice. */
async function readFile(field) {
  field.removeAttribute("name");
  document.getElementById(field.dataset.into).value = await field.files[0]?.text() ?? "";
  for (const choice of all("#figures-from-file")) choice.checked = true;
}

/** Whether a figure differs from its standard value; an empty field does not. */
export const isChanged = (value, standard) => value.trim() !== "" && value.trim() !== standard;

/** A figure is typed: marks it if it is changed, and checks the form after a pause. */
function figureTyped(field) {
  const figure = field.closest(".figure");
  figure?.classList.toggle("changed", isChanged(field.value, figure.dataset.standard));
  clearTimeout(timer);
  timer = setTimeout(checkFigures, CHECK_DELAY, field.form);
}

/** Asks the server whether the changed figures are valid, and shows its answer. */
async function checkFigures(form) {
  const fields = [
    ...all(".changed :is(input, select)", form),
    ...all(".words :is(input, textarea)", form).filter((field) => field.value.trim()),
  ];
  const body = new URLSearchParams(fields.map((field) => [field.name, field.value]));
  const answer = await fetch(form.dataset.figures, { method: "POST", body }).catch(() => null);
  if (!answer?.ok) return;
  const { state, errors } = await answer.json();
  for (const error of all(".figure .error", form)) showError(error, errors);
  one("#figures-state").textContent = state;
}

/** `e.KEY` is the place of an error, `f.KEY` the field that it is about. */
function showError(place, errors) {
  const key = place.id.slice(2);
  place.textContent = errors[key] ?? "";
  const field = document.getElementById("f." + key);
  if (key in errors) field.setAttribute("aria-invalid", "true");
  else field.removeAttribute("aria-invalid");
}

export function listenForFields() {
  on("change", "[data-into]", readFile);
  on("input", "#figures :is(.figure, .words) :is(input, select, textarea)", figureTyped);
}
