import type { ReactNode } from 'react';

interface Props {
  /** The height of all rows in pixels, as returned by `useVirtualScroll`. */
  readonly height: number;
  /** Where the first of the rows begins relative to the upper edge of the viewport: 0 or less, in pixels. */
  readonly offset: number;
  /** The active row if it is out of sight: the element that `aria-activedescendant` refers to must exist. */
  readonly activeRow?: ReactNode;
  /** The visible rows. */
  readonly children: ReactNode;
}

/** The row is not `hidden`, which would hide it from screen readers as well. */
const outOfSight = {
  position: 'absolute',
  height: 1,
  width: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  pointerEvents: 'none',
} as const;

/** The content of an element that scrolls with `useVirtualScroll`: as tall as all rows, with the visible ones in it. */
export function ScrolledRows({ height, offset, activeRow, children }: Props) {
  return (
    <div role="presentation" style={{ height, minWidth: 'max-content' }}>
      <div role="presentation" style={{ position: 'sticky', top: 0, height: 0 }}>
        {activeRow && (
          <div role="presentation" style={outOfSight}>
            {activeRow}
          </div>
        )}
        <div role="presentation" style={{ transform: `translateY(${offset}px)` }}>
          {children}
        </div>
      </div>
    </div>
  );
}
