/** @param key the `key` of a keyboard event: only the horizontal arrows count */
export const isArrow = (key: string) => key === 'ArrowLeft' || key === 'ArrowRight';

/** The header of a table's column, by its index from 0. */
export function headerOf(table: HTMLElement, column: number): HTMLElement | undefined {
  return table.querySelectorAll<HTMLElement>('[role=columnheader]')[column];
}

/** Scrolls horizontally until the cell is visible. */
export function bringIntoView(scroller: HTMLElement | null, cell: HTMLElement | null): void {
  if (scroller === null || cell === null) {
    return;
  }
  const outer = scroller.getBoundingClientRect();
  const inner = cell.getBoundingClientRect();
  if (inner.left < outer.left) {
    scroller.scrollLeft += inner.left - outer.left;
  } else if (inner.right > outer.right) {
    scroller.scrollLeft += Math.min(inner.right - outer.right, inner.left - outer.left);
  }
}
