import { expect, it } from 'vitest';
import { recognise } from './recognise.ts';

const look = (text: string) => recognise({ text, size: text.length });

it.each([
  ['#bf3a2b', 0.95, 'rgba(191, 58, 43, 1), hsl(6.08 63.25% 45.88%), near firebrick'],
  [' #FF0000\n', 0.95, 'rgba(255, 0, 0, 1), hsl(0 100% 50%), red'],
  ['#ff000080', 0.95, 'rgba(255, 0, 0, 0.5), hsl(0 100% 50% / 0.5), red'],
  ['#f0c', 0.8, 'rgba(255, 0, 204, 1), hsl(312 100% 50%), near fuchsia'],
  ['#123', 0.4, /^rgba\(17, 34, 51, 1\)/],
  ['rgb(255 0 0 / 50%)', 0.97, '#ff000080, hsl(0 100% 50% / 0.5), red'],
  ['hsl(120deg, 100%, 25%)', 0.97, /^#008000ff, .*green$/],
  ['oklch(0.6 0.1 30)', 0.97, /^#[\da-f]{6}ff, hsl/],
  ['color(display-p3 1 0 0)', 0.97, /^#[\da-f]{6}ff, hsl/],
  ['color-mix(in oklch, red, rgb(0 0 255) 20%)', 0.97, /^#[\da-f]{6}ff, hsl/],
  ['rgb(from #bf3a2b calc(r * 0.5) g b / 50%)', 0.97, /^#603a2b80, hsl/],
  ['"#bf3a2b"', 0.95, /^rgba\(191, 58, 43, 1\), hsl/],
  ["'rgb(255 0 0)'", 0.97, /^#ff0000ff, hsl/],
  ['tomato', 0.5, '#ff6347ff, hsl(9.13 100% 63.92%)'],
  ['deadbeef', 0.3, /^rgba\(222, 173, 190, 0\.\d+\), /],
  ['ff8800', 0.3, /^rgba\(255, 136, 0, 1\), /],
  ['123456', 0.15, /^rgba\(18, 52, 86, 1\), /],
  ['background-color: #fff;', 0.9, 'rgba(255, 255, 255, 1), hsl(0 0% 100%), white'],
  ['--accent: rebeccapurple', 0.9, /^#663399ff, /],
])('%s', (text, confidence, preview) => {
  expect(look(text)).toMatchObject({
    confidence,
    preview: typeof preview === 'string' ? preview : expect.stringMatching(preview),
    operation: 'color.convert',
  });
});

it.each([
  '',
  ' ',
  'hello',
  'add',
  '12',
  '1737244800',
  '#12345',
  '#heading',
  'rgb(1)',
  'log(10)',
  'var(--accent)',
  'color-mix(in srgb, var(--accent), red)',
  'calc(1 + 2)',
  '"red"',
  '"(a)"',
  'name: red',
  'red green',
  '{"a":1}',
  'https://example.org/#fff',
  '\ud800',
  '['.repeat(100_000),
  'f'.repeat(100_000),
])('is nothing of this tool: %.40s', (text) => {
  expect(look(text)).toBeUndefined();
});
