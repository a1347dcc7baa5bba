/** How Tesseract segments the page (its "page segmentation modes"), in the order in which they are offered. */
export const layouts = [
  { value: 'auto', label: 'Any layout', mode: '3' },
  { value: 'column', label: 'One column', mode: '4' },
  { value: 'block', label: 'One block', mode: '6' },
  { value: 'line', label: 'One line', mode: '7' },
  { value: 'sparse', label: 'Scattered words', mode: '11' },
] as const;

export type PageLayout = (typeof layouts)[number]['value'];

export const pageLayouts = layouts.map(({ value }) => value);
