// Where text cannot be read: beyond the edge of the page, cut off by a box around it, or sticking out of the box it stands in.
const TOLERANCE = 1.5;
const BOX = ".card, .panel, button, section, fieldset, details, summary";
const [width, height] = arguments;
const wrong = [];
const page = document.documentElement;

if (innerWidth !== width || innerHeight !== height) wrong.push(`the page has ${innerWidth} by ${innerHeight}, the screen ${width} by ${height}`);
if (page.scrollWidth > page.clientWidth) wrong.push(`the page scrolls sideways: ${page.scrollWidth} > ${page.clientWidth}`);

/** How far a box reaches out of another, sideways. */
const beyond = (box, frame) => Math.max(frame.left - box.left, box.right - frame.right);

function around(element) {
  const found = [];
  for (let other = element; other && other !== document.body; other = other.parentElement) found.push(other);
  return found;
}

/** The frame that a text must not leave: what cuts it off, or the card, button or panel that it stands in. */
function frame(element) {
  for (const other of around(element)) {
    const { overflowX, position } = getComputedStyle(other);
    // Who scrolls reads it all.
    if (overflowX === "auto" || overflowX === "scroll") return null;
    if (overflowX === "hidden" || overflowX === "clip" || position === "absolute" || other.matches(BOX)) return other;
  }
  return page;
}

function judge(text) {
  const element = text.parentElement;
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
  const range = document.createRange();
  range.selectNodeContents(text);
  const outer = frame(element);
  if (!outer) return;
  for (const box of range.getClientRects()) {
    const out = Math.max(beyond(box, outer.getBoundingClientRect()), beyond(box, { left: 0, right: page.clientWidth }));
    if (box.width > 0 && out > TOLERANCE) {
      const name = outer.tagName.toLowerCase() + [...outer.classList].map((name) => "." + name).join("");
      return wrong.push(`"${text.data.trim().slice(0, 40)}" reaches ${out.toFixed(1)} beyond ${name}`);
    }
  }
}

const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (texts.nextNode()) {
  const { data, parentElement } = texts.currentNode;
  if (data.trim() && !parentElement.closest("script, style, noscript, option, title, desc")) judge(texts.currentNode);
}
return [...new Set(wrong)].slice(0, 12);
