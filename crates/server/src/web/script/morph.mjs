// Patching of the page: an element is changed into another one, and all nodes that are the same are kept. The browser redraws
// only what differs, and what somebody has typed, opened or focused stays.

/**
 * Changes `old` into `next`.
 *
 * `rules.keep`: ids of elements that stay as they are. `rules.replace`: ids of elements that are replaced as a whole, because a
 * button must not turn into another one under a finger.
 */
export function morph(old, next, rules) {
  if (old.id === next.id && rules.keep.has(old.id)) return;
  if (!isPatchable(old, next) || rules.replace.has(old.id)) return old.replaceWith(next);
  morphAttributes(old, next);
  // The value of a field that somebody has changed does not follow its attribute. A slider has to: it shows a position.
  if (old.type === "range") old.value = next.getAttribute("value");
  morphChildren(old, [...old.childNodes], [...next.childNodes], rules);
}

const ELEMENT = 1;
const isPatchable = (old, next) => old.nodeType === ELEMENT && old.nodeName === next.nodeName && old.id === next.id;

function morphAttributes(old, next) {
  for (const { name } of [...old.attributes]) {
    // `open`: what somebody has unfolded stays so.
    if (!next.hasAttribute(name) && name !== "open") old.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}

/** Keeps equal children at the beginning and at the end and children with the same id, and patches the others in their order. */
function morphChildren(parent, olds, nexts, rules) {
  let after = null;
  while (olds.length && nexts.length && olds[0].isEqualNode(nexts[0])) olds.shift(), nexts.shift();
  while (olds.length && nexts.length && olds.at(-1).isEqualNode(nexts.at(-1))) after = olds.pop(), nexts.pop();
  const kept = new Set(nexts.map((next) => next.id).filter((id) => id && olds.some((old) => old.id === id)));
  for (const next of nexts) {
    if (kept.has(next.id)) while (olds.length && olds[0].id !== next.id) kept.delete(olds[0].id), olds.shift().remove();
    if (olds.length && (olds[0].id === next.id || !kept.has(olds[0].id))) morph(olds.shift(), next, rules);
    else parent.insertBefore(next, olds[0] ?? after);
  }
  for (const old of olds) old.remove();
}
