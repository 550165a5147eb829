// Motion of pieces: after a patch, each piece that is elsewhere moves from its old place to the new one, and a piece that is new
// or shows another face is animated. Elements with `data-piece` keep their names from one position to the next.

import { all, one } from "./dom.mjs";

/** Animations that a piece names in `data-comes` (it is new) or `data-change` (it shows another face). */
const EFFECTS = {
  roll: { rotate: ["-1turn", "0turn"], scale: [0.4, 1] },
  flip: { rotate: ["y 0.5turn", "y 0turn"] },
  burn: { filter: ["sepia(1) saturate(9) hue-rotate(-40deg) brightness(1.2)", "none"] },
};
const FADE_IN = { opacity: [0, 1] };
const MOVE = { duration: 300, easing: "ease-in-out" };
const CHANGE = { duration: 600 };

/**
 * The animations of a piece, each with its keyframes and its options. `data` is its dataset; `from` and `to` are its places
 * before and after, with the face that it shows; `translation` returns the CSS value that moves it back to its old place.
 */
export function animationsOf(data, from, to, translation) {
  if (!from) return [[EFFECTS[data.comes] ?? FADE_IN, MOVE]];
  const animations = [];
  if (Math.hypot(from.x - to.x, from.y - to.y) > 1) animations.push([{ translate: [translation(), "0 0"] }, MOVE]);
  const isTurned = from.face !== to.face && (data.was ?? from.face) === from.face;
  if (isTurned && data.change in EFFECTS) animations.push([EFFECTS[data.change], CHANGE]);
  return animations;
}

/** The place of each piece, relative to the board, and its face. */
export function piecePlaces() {
  const board = one("#board")?.getBoundingClientRect();
  const place = (piece, box) => ({ x: box.left - board.left, y: box.top - board.top, face: piece.dataset.face });
  return new Map(all("#board [data-piece]").map((piece) => [piece.dataset.piece, place(piece, piece.getBoundingClientRect())]));
}

/** Animates all pieces from their earlier places. Nobody has to wait: the page is in its new state already. */
export function animatePieces(before) {
  if (before.size === 0 || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const after = piecePlaces();
  for (const piece of all("#board [data-piece]")) {
    const [from, to] = [before, after].map((places) => places.get(piece.dataset.piece));
    const animations = animationsOf(piece.dataset, from, to, () => translationBack(piece, from, to));
    for (const [keyframes, options] of animations) piece.animate(keyframes, options);
  }
}

/** The translation from a piece's new place to its old one, in the coordinates of the SVG image that it is part of. */
function translationBack(piece, from, to) {
  const { a, b, c, d } = piece.parentNode.getScreenCTM?.() ?? new DOMMatrix();
  const { x, y } = new DOMPoint(from.x - to.x, from.y - to.y).matrixTransform(new DOMMatrix([a, b, c, d, 0, 0]).inverse());
  return `${x}px ${y}px`;
}
