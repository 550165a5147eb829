// A small DOM for tests of modules that patch or read the page: what they use of it, and no more. Its HTML parser wants closed
// tags and quoted attributes; its selectors are compounds of tag, #id, .class, [name], [name=value] and :not(...), with descendants.

const VOID = new Set(["INPUT", "BR", "IMG", "LINK", "META"]);

class Node {
  parentNode = null;
  childNodes = [];

  get isConnected() {
    let root = this;
    while (root.parentNode) root = root.parentNode;
    return root.isDocument === true;
  }

  get textContent() {
    return this.childNodes.map((node) => node.textContent).join("");
  }

  set textContent(text) {
    this.replaceChildren(String(text));
  }

  hasChildNodes() {
    return this.childNodes.length > 0;
  }

  remove() {
    if (this.parentNode) this.parentNode.childNodes = this.parentNode.childNodes.filter((node) => node !== this);
    this.parentNode = null;
  }

  insertBefore(node, before) {
    node.remove();
    const at = before ? this.childNodes.indexOf(before) : this.childNodes.length;
    this.childNodes.splice(at, 0, node);
    node.parentNode = this;
  }

  replaceWith(node) {
    this.parentNode.insertBefore(node, this);
    this.remove();
  }

  replaceChildren(...nodes) {
    for (const node of [...this.childNodes]) node.remove();
    for (const node of nodes) this.insertBefore(typeof node === "string" ? new Text(node) : node, null);
  }
}

class Text extends Node {
  nodeType = 3;
  nodeName = "#text";

  constructor(data) {
    super();
    this.data = data;
  }

  get textContent() {
    return this.data;
  }

  isEqualNode(other) {
    return other.nodeType === 3 && other.data === this.data;
  }

  cloneNode() {
    return new Text(this.data);
  }
}

export class Element extends Node {
  nodeType = 1;
  style = {};
  offsetHeight = 0;
  #attributes = new Map();
  #value = null;

  constructor(name) {
    super();
    this.nodeName = name.toUpperCase();
    this.classList = new ClassList(this);
    this.dataset = new Proxy(this, DATASET);
  }

  get id() {
    return this.getAttribute("id") ?? "";
  }

  get type() {
    return this.getAttribute("type") ?? undefined;
  }

  /** What is typed, or the attribute as long as nobody has typed. */
  get value() {
    return this.#value ?? this.getAttribute("value") ?? "";
  }

  set value(text) {
    this.#value = text;
  }

  get hidden() {
    return this.hasAttribute("hidden");
  }

  set hidden(isHidden) {
    this.#setFlag("hidden", isHidden);
  }

  get disabled() {
    return this.hasAttribute("disabled");
  }

  set disabled(isDisabled) {
    this.#setFlag("disabled", isDisabled);
  }

  #setFlag(name, isSet) {
    if (isSet) this.setAttribute(name, "");
    else this.removeAttribute(name);
  }

  get children() {
    return this.childNodes.filter((node) => node.nodeType === 1);
  }

  get attributes() {
    return [...this.#attributes].map(([name, value]) => ({ name, value }));
  }

  get outerHTML() {
    const name = this.nodeName.toLowerCase();
    const attributes = this.attributes.map(({ name, value }) => ` ${name}="${value}"`).join("");
    const content = this.childNodes.map((node) => node.outerHTML ?? node.data).join("");
    return `<${name}${attributes}>` + (VOID.has(this.nodeName) ? "" : `${content}</${name}>`);
  }

  getAttribute = (name) => this.#attributes.get(name) ?? null;
  hasAttribute = (name) => this.#attributes.has(name);
  setAttribute = (name, value) => this.#attributes.set(name, String(value));
  removeAttribute = (name) => this.#attributes.delete(name);

  isEqualNode(other) {
    return other.nodeType === 1 && other.outerHTML === this.outerHTML;
  }

  cloneNode() {
    return parse(this.outerHTML)[0];
  }

  matches(selector) {
    return selector.split(",").some((alternative) => matchesPath(this, alternative.trim().split(/\s+/)));
  }

  closest(selector) {
    for (let element = this; element?.nodeType === 1; element = element.parentNode) if (element.matches(selector)) return element;
    return null;
  }

  querySelectorAll(selector) {
    return this.children.flatMap((child) => [...(child.matches(selector) ? [child] : []), ...child.querySelectorAll(selector)]);
  }

  querySelector(selector) {
    return this.querySelectorAll(selector)[0] ?? null;
  }

  focus() {
    globalThis.document.activeElement = this;
  }
}

class ClassList {
  #element;

  constructor(element) {
    this.#element = element;
  }

  #names = () => (this.#element.getAttribute("class") ?? "").split(" ").filter(Boolean);
  contains = (name) => this.#names().includes(name);
  add = (name) => this.toggle(name, true);
  remove = (name) => this.toggle(name, false);

  toggle(name, isWanted = !this.contains(name)) {
    const names = this.#names().filter((other) => other !== name);
    this.#element.setAttribute("class", [...names, ...(isWanted ? [name] : [])].join(" "));
    return isWanted;
  }
}

const DATASET = {
  get: (element, name) => element.getAttribute("data-" + name) ?? undefined,
  set: (element, name, value) => (element.setAttribute("data-" + name, value), true),
};

/** Whether an element matches the last of some compounds, and its ancestors the others. */
function matchesPath(element, compounds) {
  if (!matchesCompound(element, compounds.at(-1))) return false;
  if (compounds.length === 1) return true;
  for (let other = element.parentNode; other?.nodeType === 1; other = other.parentNode) {
    if (matchesPath(other, compounds.slice(0, -1))) return true;
  }
  return false;
}

function matchesCompound(element, compound) {
  const parts = compound.match(/:not\([^)]*\)|\[[^\]]*\]|[#.]?[\w-]+/g);
  if (parts?.join("") !== compound) throw new Error(`unknown selector ${compound}`);
  return parts.every((part) => matchesPart(element, part));
}

function matchesPart(element, part) {
  if (part.startsWith(":not(")) return !matchesCompound(element, part.slice(5, -1));
  if (part.startsWith("#")) return element.id === part.slice(1);
  if (part.startsWith(".")) return element.classList.contains(part.slice(1));
  if (!part.startsWith("[")) return element.nodeName === part.toUpperCase();
  const [, name, operator, value] = part.match(/^\[([\w-]+)(?:(\*?=)"?([^"\]]*)"?)?\]$/);
  const found = element.getAttribute(name);
  if (operator === "*=") return found?.includes(value) ?? false;
  return operator ? found === value : found !== null;
}

/** The nodes of some HTML. */
export function parse(html) {
  const root = new Element("root");
  const open = [root];
  for (const [, close, name, attributes, text] of html.matchAll(/<(\/?)([\w-]+)([^>]*)>|([^<]+)/g)) {
    const parent = open.at(-1);
    if (text !== undefined) parent.insertBefore(new Text(text), null);
    else if (close) open.pop();
    else {
      const element = new Element(name);
      for (const [, key, value] of attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)) element.setAttribute(key, value ?? "");
      parent.insertBefore(element, null);
      if (!VOID.has(element.nodeName)) open.push(element);
    }
  }
  for (const node of root.childNodes) node.parentNode = null;
  return root.childNodes;
}

/** Makes some HTML the body of a new global document, and returns its body. */
export function setDocument(html) {
  const body = parse(`<body>${html}</body>`)[0];
  body.parentNode = { isDocument: true };
  const handlers = [];
  globalThis.document = {
    body,
    activeElement: body,
    querySelector: (selector) => (body.matches(selector) ? body : body.querySelector(selector)),
    querySelectorAll: (selector) => body.querySelectorAll(selector),
    getElementById: (id) => body.querySelector("#" + id),
    addEventListener: (kind, handler) => handlers.push([kind, handler]),
    /** Calls the handlers of a kind of event. */
    fire: (kind, target, event = {}) => {
      for (const [known, handler] of handlers) if (known === kind) handler({ target, preventDefault() {}, ...event });
    },
  };
  globalThis.matchMedia = () => ({ matches: false });
  return body;
}
