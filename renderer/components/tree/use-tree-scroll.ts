import { type RefObject, useRef } from 'react';
import { useVirtualScroll, type VirtualScroll } from '#renderer/components/large-text-view/use-virtual-scroll.ts';

/** The rows of a tree and which of them are visible. */
export interface TreeScroll extends VirtualScroll {
  /** The element with the role `tree`, which scrolls. */
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** The number of rows whose parents are all open. */
  readonly rowCount: number;
  /** The height of every row, in pixels. */
  readonly rowHeight: number;
}

/** Scrolls a `Tree`. It is apart from the component because a tree of any size loads only the rows that are visible. */
export function useTreeScroll(rowCount: number, rowHeight: number): TreeScroll {
  const scroller = useRef<HTMLDivElement>(null);
  return { scroller, rowCount, rowHeight, ...useVirtualScroll(scroller, { rowCount, rowHeight }) };
}
