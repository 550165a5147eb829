// The selection logic, without a DOM. An action is a multiset of spots: the names of the places on the board that it is made
// of, each as often as it is needed. A selection of spots narrows the actions down to those that contain it.

/** The spots in an attribute `data-spots`. */
export const parseSpots = (text) => (text ?? "").split(" ").filter(Boolean);

/** The spots of `whole` without those of `part`, both multisets; null if `part` is not contained in `whole`. */
export function subtract(whole, part) {
  const rest = [...whole];
  for (const spot of part) {
    const at = rest.indexOf(spot);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

/**
 * What a selection leaves of some actions.
 *
 * `remaining`: for each action the spots that are still to be selected, or null if the selection rules it out.
 * `open`: the number of actions that remain. `selectable`: the spots that can be selected next.
 * `isSettled`: whether the selection leaves one action only.
 */
export function narrow(actions, selected) {
  const remaining = actions.map((action) => subtract(action, selected));
  const rests = remaining.filter((rest) => rest !== null);
  return {
    remaining,
    open: rests.length,
    selectable: new Set(rests.flat()),
    isSettled: selected.length > 0 && rests.length === 1,
  };
}

/** Whether the button of an action is highlighted: the selection is all of its spots, or leaves no other action. */
export function isReady(rest, selected, isSettled) {
  return rest !== null && selected.length > 0 && (isSettled || rest.length === 0);
}

/** The selection after a click on an item: without it if it was selected, else with it, or null if it cannot be selected. */
export function toggle(selected, item, isSelectable) {
  if (selected.includes(item)) return selected.filter((other) => other !== item);
  return isSelectable ? [...selected, item] : null;
}

/** The index of the refused action that explains best why a spot cannot be selected: one that contains the selection, too. */
export function explanation(refused, spot, selected) {
  const about = refused.map((spots, index) => [spots, index]).filter(([spots]) => spots.includes(spot));
  const best = about.find(([spots]) => subtract(spots, selected)) ?? about[0];
  return best ? best[1] : null;
}

/** Whether so many choices are counted instead of listed, because spots on the board lead to them. */
export function isFolded(open, hasSelectable, isNarrowScreen) {
  return hasSelectable && open > (isNarrowScreen ? 6 : 12);
}

/** What is selected, as text: how many items, with the sum of their values if all are cards with a value. */
export function selectionLabel(values) {
  const sum = values.reduce((total, value) => total + value, 0);
  return values.length === 0 || Number.isNaN(sum) ? String(values.length) : `${values.length} (${sum})`;
}
