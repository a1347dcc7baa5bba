import type { KeyboardEvent } from 'react';

/** What the keys need to know about the focused row. */
export interface ActiveRow {
  /** Whether its children are shown; also false if it has none. */
  readonly isOpen: boolean;
}

interface Options {
  readonly rowCount: number;
  /** The index among the rows that are shown, from 0. */
  readonly activeRow: number;
  /** Undefined while the row is not loaded: the focus can leave it, but it cannot be opened. */
  readonly active: ActiveRow | undefined;
  /** The first visible row and the number that fit, each including a fraction. */
  readonly top: number;
  readonly visible: number;
  readonly scrollTo: (top: number) => void;
  readonly onActivate: (row: number) => void;
  /** Opens or closes the active row, if it has children. */
  readonly onToggle: () => void;
  /** Returns the parent of the active row; undefined for the first row. */
  readonly parentRow: () => number | undefined | Promise<number | undefined>;
}

interface TreeNavigation {
  /** Moves the focus to a row, or the nearest that exists, and scrolls it into view. */
  readonly activate: (row: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => Promise<void>;
}

/**
 * Keyboard navigation in a tree that has the focus and handles the keys itself, following the tree view pattern of the
 * ARIA practices.
 */
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
