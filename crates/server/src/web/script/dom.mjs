// Short names for DOM operations that all modules use.

export const one = (selector, root = document) => root.querySelector(selector);
export const all = (selector, root = document) => [...root.querySelectorAll(selector)];
/** The part of the page that is replaced when another page is shown. */
export const main = () => one("main");

/** Handles events of a kind on all elements that match a selector, also on those that are added later. */
export function on(kind, selector, handler) {
  document.addEventListener(kind, (event) => {
    const element = event.target.closest?.(selector);
    if (element) handler(element, event);
  });
}

/** Sets the given attributes of those that tell assistive technology what an element does, and removes the others. */
export function setAccessibility(element, attributes) {
  for (const name of ["tabindex", "role", "aria-pressed", "aria-disabled"]) {
    if (!(name in attributes)) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

/** Shows what is of use only with a script. */
export function revealScripted() {
  for (const element of all("[data-scripted]")) element.hidden = false;
}
