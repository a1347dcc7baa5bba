import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The limit in pixels. Browsers lay out at most about 17 to 33 million. */
const tallest = 10_000_000;

export interface VirtualScroll {
  /** The first visible row, including a fraction. */
  readonly top: number;
  /** The number of rows that fit, including a fraction. */
  readonly visible: number;
  /** The height of the scrolling element's content in pixels. */
  readonly height: number;
  scrollTo(top: number): void;
  readonly onScroll: () => void;
}

interface Options {
  readonly rowCount: number;
  /** The height of every row, in pixels. */
  readonly rowHeight: number;
  /** Pixels at the top of the scrolling element that are taken up by a sticky header. */
  readonly headerHeight?: number;
}

/**
 * Scrolls any number of rows of equal height. If they are taller than a browser can lay out, the scroll bar represents
 * the whole and the wheel moves row by row.
 * @param scroller the scrolling element, which contains the header and an element of the returned height
 */
export function useVirtualScroll(
  scroller: RefObject<HTMLElement | null>,
  { rowCount, rowHeight, headerHeight = 0 }: Options,
): VirtualScroll {
  const [top, setTop] = useState(0);
  const [room, setRoom] = useState(0);
  /** The position set by `scrollTo`: a scroll event for that position is ignored. */
  const placed = useRef(0);
  const visible = room / rowHeight;
  const highestTop = Math.max(0, rowCount - visible);
  const height = Math.min(rowCount * rowHeight, tallest);
  const isScaled = rowCount * rowHeight > tallest;

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) {
      return undefined;
    }
    const measure = () => setRoom(Math.max(0, element.clientHeight - headerHeight));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [scroller, headerHeight]);

  function scrollTo(wanted: number): void {
    const element = scroller.current;
    const next = Math.min(Math.max(0, wanted), highestTop);
    setTop(next);
    if (element !== null && highestTop > 0) {
      element.scrollTop = (next / highestTop) * (height - room);
      placed.current = element.scrollTop;
    }
  }

  function onScroll(): void {
    const position = scroller.current?.scrollTop ?? 0;
    const scrollable = height - room;
    if (Math.abs(position - placed.current) >= 1 && scrollable > 0) {
      placed.current = position;
      setTop(Math.min(1, position / scrollable) * highestTop);
    }
  }

  useEffect(() => {
    const element = scroller.current;
    if (element === null || !isScaled) {
      return undefined;
    }
    const onWheel = (event: WheelEvent) => {
      if (event.deltaY !== 0 && !event.ctrlKey && !event.shiftKey) {
        event.preventDefault();
        const rows = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY : event.deltaY / rowHeight;
        scrollTo(top + rows);
      }
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  });

  return { top: Math.min(top, highestTop), visible, height, scrollTo, onScroll };
}
