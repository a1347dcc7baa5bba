import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { moveShare, shareAt } from './divide.ts';

interface Options {
  /** Whether the panes are side by side. */
  readonly isBeside: boolean;
  /** The first pane's share when nobody moves the divider, in percent. */
  readonly share: number;
  /** The width or height of the divider, in pixels. */
  readonly dividerSize: number;
  /** The least size of a pane that is visible, in pixels. */
  readonly least: number;
  readonly onMoved: (share: number) => void;
  readonly onReset: () => void;
}

interface Divider {
  /** The first pane's share in percent, which follows the pointer while the divider is dragged. */
  readonly share: number;
  /** The props of the element between the panes, a separator. */
  readonly props: {
    readonly tabIndex: 0;
    readonly 'aria-orientation': 'vertical' | 'horizontal';
    readonly 'aria-valuenow': number;
    readonly style: CSSProperties;
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onLostPointerCapture: () => void;
    readonly onDoubleClick: () => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
}

/** Pixels that the pointer moves before it drags, so that a double click leaves the divider where it is. */
const dragAfter = 2;

/**
 * A divider between two panes that share the size of its parent element: it is dragged, or moved with the keyboard as
 * https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/ describes.
 */
export function useDivider({ isBeside, share, dividerSize, least, onMoved, onReset }: Options): Divider {
  const [draggedTo, setDraggedTo] = useState<number>();
  /** Where the pointer was, and where on the divider that is, in pixels, since it was pressed. */
  const grip = useRef<{ readonly start: number; readonly offset: number; hasMoved: boolean }>(undefined);
  const pointerAt = ({ clientX, clientY }: PointerEvent) => (isBeside ? clientX : clientY);
  const [start, size] = isBeside ? (['left', 'width'] as const) : (['top', 'height'] as const);
  const measure = (divider: HTMLElement) => {
    const room = divider.parentElement?.getBoundingClientRect() ?? new DOMRect();
    return { begin: room[start], space: { size: room[size] - dividerSize, least } };
  };
  /** Where the pointer has dragged the divider, if it has. */
  const shareUnder = (event: PointerEvent<HTMLElement>): number | undefined => {
    const pointer = pointerAt(event);
    if (grip.current === undefined || (!grip.current.hasMoved && Math.abs(pointer - grip.current.start) <= dragAfter)) {
      return undefined;
    }
    grip.current.hasMoved = true;
    const { begin, space } = measure(event.currentTarget);
    return shareAt(pointer - grip.current.offset - begin, space);
  };
  const shown = draggedTo ?? share;
  const [less, more] = isBeside ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  return {
    share: shown,
    props: {
      tabIndex: 0,
      'aria-orientation': isBeside ? 'vertical' : 'horizontal',
      'aria-valuenow': Math.round(shown),
      // The browser would scroll or select instead.
      style: { touchAction: 'none', userSelect: 'none', cursor: isBeside ? 'col-resize' : 'row-resize' },
      onPointerDown: (event) => {
        if (event.button === 0 && event.isPrimary) {
          const { currentTarget, pointerId } = event;
          currentTarget.setPointerCapture(pointerId);
          const pointer = pointerAt(event);
          const offset = pointer - currentTarget.getBoundingClientRect()[start];
          grip.current = { start: pointer, offset, hasMoved: false };
        }
      },
      onPointerMove: (event) => setDraggedTo(shareUnder(event)),
      onPointerUp: (event) => {
        const released = shareUnder(event);
        if (released !== undefined) {
          onMoved(released);
        }
      },
      // Follows the pointer's release, and also happens if the browser takes the pointer away.
      onLostPointerCapture: () => {
        grip.current = undefined;
        setDraggedTo(undefined);
      },
      onDoubleClick: onReset,
      onKeyDown: (event) => {
        const { key, currentTarget } = event;
        if (key === 'Enter') {
          onReset();
        } else if (key === 'Home' || key === 'End') {
          onMoved(key === 'Home' ? 0 : 100);
        } else if (key === less || key === more) {
          onMoved(moveShare(share, key === less ? 'less' : 'more', measure(currentTarget).space));
        } else {
          return;
        }
        event.preventDefault();
      },
    },
  };
}
