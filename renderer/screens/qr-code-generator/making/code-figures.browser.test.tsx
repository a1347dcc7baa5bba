import Box from '@mui/material/Box';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { CodeFigures } from './code-figures.tsx';

const code = {
  version: 6,
  level: 'M',
  mask: 3,
  moduleCount: 41,
  byteCount: 87,
  modes: ['Alphanumeric', 'Byte'],
  filled: 0.81,
  width: 511,
  png: new Blob(),
  svg: '',
  dataUrl: '',
  risks: [],
} as const;

test('a line ends between two figures, whatever the width', async () => {
  const { container, rerender } = await render(<div />);
  for (let width = 260; width <= 520; width += 10) {
    await rerender(
      <Box sx={{ width }}>
        <CodeFigures code={code} />
      </Box>,
    );
    const text = container.textContent ?? '';
    for (const figure of ['Version 6 (41 × 41 modules)', '511 × 511 pixels']) {
      expect(countLines(container, text.indexOf(figure), figure.length), `“${figure}” at ${width} pixels`).toBe(1);
    }
  }
});

/** Counts the lines on which a part of the text in an element stands. */
function countLines(element: Element, start: number, length: number): number {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const tops = new Set<number>();
  let offset = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { length: size } = node.textContent ?? '';
    const range = document.createRange();
    range.setStart(node, Math.min(size, Math.max(0, start - offset)));
    range.setEnd(node, Math.min(size, Math.max(0, start + length - offset)));
    for (const { top, width } of range.getClientRects()) {
      if (width > 0) {
        tops.add(Math.round(top));
      }
    }
    offset += size;
  }
  return tops.size;
}
