import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Pixels of the button “…”, and the least that a name keeps once all options are behind it. */
const moreWidth = 44;
const shortName = 72;

/**
 * How many items must be folded for the others to fit into a row.
 * @param widths the widths of the items, in the order in which they fold
 * @param gap the gap between any two items, and before the first
 * @param available the width of the row in pixels
 * @param name the width in pixels of what precedes the items: it is cut, down to 72, before more than `mayFold` items
 * fold
 * @param hasMore whether “…” is there anyway
 */
export function countFolded(
  widths: readonly number[],
  gap: number,
  available: number,
  name: number,
  mayFold: number,
  hasMore = false,
): number {
  const shown = widths.map((width) => (width === 0 ? 0 : width + gap));
  let needed = shown.reduce((sum, width) => sum + width, 0);
  for (const [count, width] of shown.entries()) {
    const withMore = needed + (count > 0 || hasMore ? moreWidth + gap : 0);
    if (withMore + (count < mayFold ? name : Math.min(name, shortName)) <= available) {
      return count;
    }
    needed -= width;
  }
  return shown.length;
}

const none: ReadonlySet<number> = new Set();

/**
 * Watches a row whose children `[data-toolbar-item]` should stay on one line.
 * @param order the positions of the items, the first to be folded first
 * @param mayFold how many items fold before the name of the row is cut
 * @param hasMore whether “…” is there anyway
 * @returns the positions of the items that do not fit
 */
export function useFolding(
  row: RefObject<HTMLElement | null>,
  order: readonly number[],
  mayFold: number,
  hasMore = false,
): ReadonlySet<number> {
  const [folded, setFolded] = useState(none);
  const current = useRef({ folded, order, mayFold, hasMore });
  current.current = { folded, order, mayFold, hasMore };
  const count = order.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items have to be watched then
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) {
      return undefined;
    }
    const items = [...element.querySelectorAll<HTMLElement>(':scope > [data-toolbar-item]')];
    const measure = () => {
      const { order: places, folded: before, mayFold: fold, hasMore: more } = current.current;
      const style = getComputedStyle(element);
      const gap = Number.parseFloat(style.columnGap);
      const padding = Number.parseFloat(style.paddingInlineStart) + Number.parseFloat(style.paddingInlineEnd);
      // The width of a cut text is known in whole pixels only.
      const name = (element.firstElementChild?.scrollWidth ?? 0) + 1;
      const widths = places.map((place) => items[place]?.getBoundingClientRect().width ?? 0);
      // If the row has no size, its screen is hidden.
      const available = element.clientWidth - padding;
      const number = available > 0 ? countFolded(widths, gap, available, name, fold, more) : before.size;
      const next = places.slice(0, number).filter((place) => (items[place]?.offsetWidth ?? 0) > 0);
      if (next.length !== before.size || next.some((place) => !before.has(place))) {
        return next.length === 0 ? none : new Set(next);
      }
      return undefined;
    };
    const first = measure();
    if (first !== undefined) {
      setFolded(first);
    }
    // Runs between layout and paint, so that overflowing items are never seen.
    const observer = new ResizeObserver(() => {
      const next = measure();
      if (next !== undefined) {
        flushSync(() => setFolded(next));
      }
    });
    observer.observe(element);
    for (const item of items) {
      observer.observe(item);
    }
    return () => observer.disconnect();
  }, [row, count, hasMore]);
  return folded;
}
