import type { ReactNode } from 'react';

interface Props {
  /** The height of all rows, as `useVirtualScroll` gives it, in pixels. */
  readonly height: number;
  /** Where the first of the rows begins, above the upper edge of what is in sight: 0 or less, in pixels. */
  readonly offset: number;
  /** The active row where it is out of sight: what the focus is said to be at has to be there. */
  readonly activeRow?: ReactNode;
  /** The rows in sight. */
  readonly children: ReactNode;
}

/** Not `hidden`, which would hide it from screen readers as well. */
const outOfSight = {
  position: 'absolute',
  height: 1,
  width: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  pointerEvents: 'none',
} as const;

/** What is inside of an element that scrolls with `useVirtualScroll`: as tall as all rows, with those in sight. */
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
