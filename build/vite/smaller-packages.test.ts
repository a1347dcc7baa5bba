import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const files = readdirSync('renderer', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
  .map((path) => ({ path, source: readFileSync(join('renderer', path), 'utf8') }));

/** What only a page in development would show, since builds omit the code for it. */
const omitted = {
  'a button that shows progress without an indicator of its own':
    /<(?:Icon)?Button\b(?![^<]*\sloadingIndicator=)[^<]*\sloading(?:=|\s|>)/u,
  'a select of the browser, or a field that is not outlined':
    /<(?:Select|TextField)\b[^<]*(?:\snative(?:=|\s|>)|\svariant="(?:standard|filled)")/u,
  'a link that prefetches a page': /<(?:Router)?Link\b[^<]*\sprefetch=/u,
  'a component with the statics of another': /\bwithTheme\b/u,
};

test.each(Object.entries(omitted))('the page does not have %s', (_, pattern) => {
  expect(files.filter(({ source }) => pattern.test(source)).map(({ path }) => path)).toEqual([]);
});

test.each([
  [
    'a button that shows progress without an indicator of its own',
    '<Button size="small" loading={isBusy} onClick={go}>',
  ],
  ['a button that shows progress without an indicator of its own', '<IconButton\n  loading\n  size="small">'],
  ['a select of the browser, or a field that is not outlined', '<Select size="small" native value={value}>'],
  ['a select of the browser, or a field that is not outlined', '<TextField label="Name" variant="standard" />'],
  ['a link that prefetches a page', '<RouterLink to="/about" prefetch="intent">'],
  ['a component with the statics of another', 'export const Themed = withTheme(Plain);'],
] as const)('%s is found', (what, source) => {
  expect(omitted[what].test(source)).toBe(true);
});

test.each([
  [
    'a button that shows progress without an indicator of its own',
    '<Button loading={busy} loadingIndicator={spinner}>',
  ],
  ['a button that shows progress without an indicator of its own', '<Button disabled>\n<LazyPart loading={a} />'],
  ['a select of the browser, or a field that is not outlined', '<TextField label="Name" variant="outlined" />'],
] as const)('nothing else is taken for %s', (what, source) => {
  expect(omitted[what].test(source)).toBe(false);
});
