import type { KeyboardEvent, RefObject } from 'react';

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: (_index, last) => last,
};

interface Options {
  /** The element that contains all rows. */
  readonly region: RefObject<HTMLElement | null>;
  readonly onDelete: (id: string) => void;
  /** Called when the user moves up from the first row, to the field above. */
  readonly onLeave: () => void;
}

const rowsIn = (region: HTMLElement) => [...region.querySelectorAll<HTMLElement>('[data-history-row]')];

/** Focuses a row, which means the button that restores it. */
export function focusRow(region: HTMLElement | null, index: number): boolean {
  const button = region && rowsIn(region)[index]?.querySelector<HTMLElement>('[data-history-restore]');
  button?.focus();
  return button !== null && button !== undefined;
}

/** Handles the keys of the list: the arrows, Home and End move, Delete deletes. */
export function useRowKeys({ region, onDelete, onLeave }: Options): (event: KeyboardEvent) => void {
  return (event) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-history-row]') : null;
    const id = row?.dataset.historyRow;
    if (region.current === null || row === null || id === undefined || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const rows = rowsIn(region.current);
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!focusRow(region.current, step(rows.indexOf(row), rows.length - 1))) {
        onLeave();
      }
    } else if (event.key === 'Delete') {
      event.preventDefault();
      onDelete(id);
    }
  };
}
