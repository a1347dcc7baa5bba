import type { KeyboardEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { type ActiveRow, navigateTree } from './tree-navigation.ts';

/** Ten rows, four of which are visible from row 2 on. Row 3 has the focus; its parent is row 1. */
async function press(key: string, active: ActiveRow | undefined, modifiers: Partial<KeyboardEvent> = {}) {
  const calls: string[] = [];
  const { onKeyDown } = navigateTree({
    rowCount: 10,
    activeRow: 3,
    active,
    top: 2,
    visible: 4.5,
    scrollTo: (top) => calls.push(`scroll to ${top}`),
    onActivate: (row) => calls.push(`row ${row}`),
    onToggle: () => calls.push('toggle'),
    parentRow: async () => 1,
  });
  const preventDefault = vi.fn();
  await onKeyDown({ key, preventDefault, ...modifiers } as unknown as KeyboardEvent);
  return { calls, isHandled: preventDefault.mock.calls.length > 0 };
}

const open: ActiveRow = { isOpen: true };
const closed: ActiveRow = { isOpen: false };

test.each([
  ['ArrowUp', closed, ['row 2']],
  ['ArrowDown', closed, ['row 4']],
  ['PageUp', closed, ['row 0', 'scroll to 0']],
  ['PageDown', closed, ['row 6', 'scroll to 2.5']],
  ['Home', closed, ['row 0', 'scroll to 0']],
  ['End', closed, ['row 9', 'scroll to 5.5']],
  ['ArrowRight', open, ['row 4']],
  ['ArrowRight', closed, ['toggle']],
  ['ArrowLeft', open, ['toggle']],
  ['ArrowLeft', closed, ['row 1', 'scroll to 1']],
  ['Enter', open, ['toggle']],
  [' ', closed, ['toggle']],
  ['ArrowRight', undefined, []],
  ['ArrowDown', undefined, ['row 4']],
])('%s at %o', async (key, active, calls) => {
  expect(await press(key, active)).toEqual({ calls, isHandled: true });
});

test.each([
  ['a', {}],
  ['Home', { ctrlKey: true }],
  ['ArrowLeft', { altKey: true }],
])('%s with %o is left to the browser', async (key, modifiers) => {
  expect(await press(key, closed, modifiers)).toEqual({ calls: [], isHandled: false });
});
