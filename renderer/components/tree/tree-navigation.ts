import type { KeyboardEvent } from 'react';

/** What the keys must know of the row that has the focus. */
export interface ActiveRow {
  /** Whether its children show; false also for one that has none. */
  readonly isOpen: boolean;
}

interface Options {
  readonly rowCount: number;
  /** From 0, among the rows that show. */
  readonly activeRow: number;
  /** Undefined while the row is not loaded: it can be left, and not opened. */
  readonly active: ActiveRow | undefined;
  /** The first row in sight and how many fit, each with a fraction. */
  readonly top: number;
  readonly visible: number;
  readonly scrollTo: (top: number) => void;
  readonly onActivate: (row: number) => void;
  /** Opens or closes the active row, if it has children. */
  readonly onToggle: () => void;
  /** Asks for the row that the active one is in; the first row is in none. */
  readonly parentRow: () => number | undefined | Promise<number | undefined>;
}

interface TreeNavigation {
  /** Moves the focus to a row, the nearest that there is, and brings that into sight. */
  readonly activate: (row: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => Promise<void>;
}

/** Moving in a tree that has the focus and the keys itself, as the tree view pattern of the ARIA practices has it. */
export function navigateTree(options: Options): TreeNavigation {
  const { rowCount, activeRow, active, top, visible, scrollTo, onActivate, onToggle, parentRow } = options;

  const activate = (row: number) => {
    const next = Math.min(Math.max(0, row), rowCount - 1);
    onActivate(next);
    if (next < top) {
      scrollTo(next);
    } else if (next + 1 > top + visible) {
      scrollTo(next + 1 - visible);
    }
  };

  const goToParent = async () => {
    const parent = await parentRow();
    if (parent !== undefined) {
      activate(parent);
    }
  };

  const onKeyDown = async (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor(visible) - 1);
    const rows: Partial<Record<string, number>> = {
      ArrowUp: activeRow - 1,
      ArrowDown: activeRow + 1,
      PageUp: activeRow - page,
      PageDown: activeRow + page,
      Home: 0,
      End: rowCount - 1,
    };
    const row = rows[event.key];
    const isHandled = row !== undefined || ['ArrowLeft', 'ArrowRight', 'Enter', ' '].includes(event.key);
    if (!isHandled || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    event.preventDefault();
    if (row !== undefined) {
      activate(row);
    } else if (active === undefined) {
      return;
    } else if (event.key === 'ArrowRight' && active.isOpen) {
      activate(activeRow + 1);
    } else if (event.key === 'ArrowLeft' && !active.isOpen) {
      await goToParent();
    } else {
      onToggle();
    }
  };

  return { activate, onKeyDown };
}
