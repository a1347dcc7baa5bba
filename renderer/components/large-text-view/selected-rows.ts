/** The rows' elements, and whether a row continues the line of the one before it: `data-row="continued"`. */
const rowSelector = '[data-row]';

/**
 * Returns the selected text of rows, which the browser would copy with a line break after each, also within a line.
 * @param rows the element that contains the rows
 * @returns undefined if none of them is selected
 */
export function readSelectedRows(rows: HTMLElement): string | undefined {
  const selection = document.getSelection();
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) {
    return undefined;
  }
  const selected = selection.getRangeAt(0);
  let text: string | undefined;
  for (const row of rows.querySelectorAll<HTMLElement>(rowSelector)) {
    const content = row.querySelector('[data-row-text]');
    if (content !== null && selected.intersectsNode(content)) {
      const gap = text === undefined || row.dataset.row === 'continued' ? '' : '\n';
      text = `${text ?? ''}${gap}${textWithin(content, selected)}`;
    }
  }
  return text;
}

function textWithin(content: Element, selected: Range): string {
  const part = document.createRange();
  part.selectNodeContents(content);
  if (selected.compareBoundaryPoints(Range.START_TO_START, part) > 0) {
    part.setStart(selected.startContainer, selected.startOffset);
  }
  if (selected.compareBoundaryPoints(Range.END_TO_END, part) < 0) {
    part.setEnd(selected.endContainer, selected.endOffset);
  }
  return part.toString();
}
